import { describe, expect, test } from "vitest";
import { retreatLoss } from "../../src/games/hannibal/rules/aftermath.ts";
import { attritionLoss } from "../../src/games/hannibal/rules/attrition.ts";
import { BATTLE_DECK } from "../../src/games/hannibal/rules/battle-cards.ts";
import { BATTLE_CARDS } from "../../src/games/hannibal/rules/state.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import {
  allCUs,
  battleAt,
  beatenAttacker,
  type Cards,
  cus,
  elephants,
  type Field,
  hand,
  holding,
  scene,
  whereIs,
} from "./field.ts";
import { type Game, logged, options, play } from "./table.ts";

// 14 Battles

/** Hasdrubal marches on P. Scipio in no man's land: nobody has allies there. */
const atNarbo: Field = {
  space: "narbo",
  attacker: "carthage",
  from: "emporiae",
  rome: { cus: 6, generals: ["p_scipio"] },
  carthage: { cus: 5, generals: ["hasdrubal"] },
};

/** What a side got battle cards for: the last word of each reason, and how many. */
const reasons = (game: Game, seat: Seat): Record<string, number> =>
  Object.fromEntries(
    game.state.battle!.reasons[seat].map(({ amount, because }) => [because.replace("hannibal.because.", ""), amount]),
  );

test("14 the battle cards are 12 frontal assaults, 9 of each flank, 8 probes, 6 double envelopments and 4 reserves", () => {
  expect(Object.fromEntries(BATTLE_CARDS.map((name, type) => [name, BATTLE_DECK[type]]))).toEqual({
    frontal: 12,
    "flank-left": 9,
    "flank-right": 9,
    probe: 8,
    envelopment: 6,
    reserve: 4,
  });
  expect(BATTLE_DECK.reduce((sum, count) => sum + count, 0)).toBe(48);
});

test("14 an army that meets CUs which do not get away fights, and its move is over", () => {
  const game = scene(
    {
      active: "rome",
      hands: { rome: [33], carthage: [] },
      consuls: ["p_scipio"],
      forces: [
        { side: "rome", at: "emporiae", cus: 5, generals: ["p_scipio"] },
        { side: "carthage", at: "narbo", cus: 2 },
      ],
    },
    { seed: "meeting" },
  );
  play(game, ["play-card", "card:33"], ["use-card", "move"], ["march", "space:narbo"]);
  expect(game.question?.prompt).toBe("hannibal.attack");
  expect(game.state.battle).toMatchObject({ attacker: "rome", initiative: "rome", stage: "rounds" });
  expect(game.state.march!.fought).toBe(true);
});

describe("14.1 battle cards dealt", () => {
  test("14.1 a card for each point of the commander's battle rating and for each CU", () => {
    const game = battleAt(atNarbo);
    expect(reasons(game, "rome")).toEqual({ "battle-rating": 2, cus: 6 });
    expect(reasons(game, "carthage")).toEqual({ "battle-rating": 3, cus: 5 });
    expect([hand(game, "rome"), hand(game, "carthage")]).toEqual([8, 8]);
    expect(game.state.battle!.deck.reduce((sum, count) => sum + count, 0)).toBe(48 - 16);
  });

  test("14.1 CUs without a general get cards for themselves alone", () => {
    const game = battleAt({ ...atNarbo, rome: { cus: 3 } });
    expect(reasons(game, "rome")).toEqual({ cus: 3 });
  });

  test("14.1 elephants count as CUs, subordinates add nothing, nor does the siege train", () => {
    const game = battleAt({
      ...atNarbo,
      carthage: { cus: 4, elephants: 2, generals: ["hannibal", "hasdrubal", "mago"] },
      more: { siegeTrain: "narbo" },
    });
    play(game, ["elephants", "no"]);
    expect(reasons(game, "carthage")).toEqual({ "battle-rating": 4, cus: 6 });
  });

  test("14.1 a successful interception gives one card, however many armies intercepted", () => {
    const game = battleAt({ ...atNarbo, battle: { interceptors: ["tolosa", "nemausus"] } });
    expect(reasons(game, "rome").interception).toBe(1);
    expect(reasons(game, "carthage").interception).toBeUndefined();
    expect(hand(game, "rome")).toBe(9);
  });

  test("14.1 a defender who failed to avoid battle gets one card less", () => {
    const game = battleAt({ ...atNarbo, battle: { failedToAvoid: true } });
    expect(reasons(game, "rome")["failed-to-avoid"]).toBe(-1);
    expect([hand(game, "rome"), hand(game, "carthage")]).toEqual([7, 8]);
  });

  test("14.1 everything together: rating, CUs, interception, a failed escape, allies and militia", () => {
    const game = battleAt({
      ...atNarbo,
      space: "rome",
      from: "praeneste",
      rome: { cus: 6, generals: ["fabius_maximus"] },
      battle: { interceptors: ["capua"], failedToAvoid: true },
    });
    expect(reasons(game, "rome")).toEqual({
      "battle-rating": 3,
      cus: 6,
      interception: 1,
      "failed-to-avoid": -1,
      allies: 2,
      militia: 2,
    });
    expect(hand(game, "rome")).toBe(13);
  });

  test("14.1 nobody gets more than twenty cards", () => {
    const game = battleAt({ ...atNarbo, carthage: { cus: 19, generals: ["hasdrubal"] }, battle: { failedToAvoid: true } });
    expect(hand(game, "carthage")).toBe(20);
  });

  test("14.1 the limit of twenty comes before what elephants take away", () => {
    const game = battleAt(
      { ...atNarbo, rome: { cus: 25, generals: ["p_scipio"] }, carthage: { cus: 1, elephants: 4, generals: ["hasdrubal"] } },
      { dice: [3] },
    );
    play(game, ["elephants", "yes"]);
    expect(hand(game, "rome")).toBe(16);
  });

  test("14.1 the limit of twenty comes before what a rampage takes away", () => {
    const game = battleAt({ ...atNarbo, carthage: { cus: 20, elephants: 2, generals: ["hasdrubal"] } }, { dice: [1] });
    play(game, ["elephants", "yes"]);
    expect(hand(game, "carthage")).toBe(19);
  });
});

describe("14.2 allies", () => {
  const allies = (game: Game): [rome: number, carthage: number] => [
    reasons(game, "rome").allies ?? 0,
    reasons(game, "carthage").allies ?? 0,
  ];
  /** Both sides have a general with a CU in the space. */
  const meeting = (space: string, from: string, control: Field["control"]): Field => ({
    space,
    attacker: "carthage",
    from,
    rome: { cus: 1, generals: ["p_scipio"] },
    carthage: { cus: 1, generals: ["hasdrubal"] },
    ...(control && { control }),
  });

  test("14.2 example 1: three Spanish provinces for Carthage and one for Rome give three cards and one", () => {
    const idubeda = ["iberus", "ilerda", "numantia", "bilbilis"];
    expect(allies(battleAt(meeting("segobriga", "laminium", holding({ rome: idubeda }))))).toEqual([1, 3]);
  });

  test("14.2 example 2: Carthago and Carthaginia against Western Numidia give two cards each in Africa", () => {
    const control = holding({
      rome: ["icosium", "zuccabar", "tupusuctu"],
      nobody: ["sitifis", "cirta", "thamugadi"],
    });
    expect(allies(battleAt(meeting("zama", "theveste", control)))).toEqual([2, 2]);
  });

  test("14.2 each Numidia is worth two cards: Carthage has six allies' cards in Africa at the start of the war", () => {
    expect(allies(battleAt(meeting("zama", "theveste", undefined)))).toEqual([0, 6]);
  });

  test("14.2 example 3: on Sicily only Sicilia and Syracuse count, a card each, for whoever holds them", () => {
    expect(allies(battleAt(meeting("enna", "panormus", holding({ carthage: ["syracuse"] }))))).toEqual([1, 1]);
    expect(allies(battleAt(meeting("enna", "panormus", undefined)))).toEqual([2, 0]);
  });

  test("14.2 allies of an island fight on that island alone; Corsica and Sardinia are one province", () => {
    expect(allies(battleAt(meeting("aleria", "sassari", undefined)))).toEqual([1, 0]);
    expect(allies(battleAt(meeting("baleares", "dianium", undefined)))).toEqual([0, 1]);
    const control = holding({ carthage: ["sassari", "oristano", "nuoro"] });
    expect(allies(battleAt(meeting("aleria", "sassari", control)))).toEqual([0, 1]);
  });

  test("14.2 allies of a province that is part of no country stay in it", () => {
    const control = holding({ rome: ["narbo", "emporiae"] });
    expect(allies(battleAt(meeting("nemausus", "rhone", control)))).toEqual([1, 0]);
    expect(allies(battleAt(meeting("rhone", "nemausus", control)))).toEqual([0, 0]);
  });

  test("14.2 control is counted when the battle is fought: half of a province is not enough", () => {
    const control = holding({ rome: ["capua"], carthage: ["neapolis"], nobody: ["pisae", "faesulae", "falerii"] });
    const game = battleAt(meeting("cosa", "tarquinii", control));
    // Samnium, Apulia and Lucania for Rome, more than it may count; nothing for half of Campania
    expect(allies(game)).toEqual([2, 0]);
  });
});

describe("14.3 restrictions on allies", () => {
  test("14.3 allies come only to a general", () => {
    const game = battleAt({
      space: "zama",
      attacker: "rome",
      from: "hadrumetum",
      rome: { cus: 3, generals: ["p_scipio"] },
      carthage: { cus: 3 },
    });
    expect(reasons(game, "carthage")).toEqual({ cus: 3 });
  });

  const atCannae: Field = {
    space: "cannae",
    attacker: "carthage",
    from: "arpi",
    rome: { cus: 5, generals: ["varro"] },
    carthage: { cus: 5, generals: ["hannibal"] },
  };

  test("14.3 example: at Cannae two Italian provinces against three give two cards each", () => {
    const control = holding({
      carthage: ["verona", "heraclea", "croton", "paestum"], // Gallia Cisalpina and Lucania
      nobody: ["arpi", "cannae", "beneventum"], // Apulia is nobody's
    });
    const game = battleAt({ ...atCannae, control });
    expect(reasons(game, "rome").allies).toBe(2);
    expect(reasons(game, "carthage").allies).toBe(2);
  });

  test("14.3 Rome never counts more than two Italian allies, Carthage up to six", () => {
    expect(reasons(battleAt(atCannae), "rome").allies).toBe(2);
    const italy = [
      ..."verona pisae faesulae falerii ariminum firmum_picenum sena capua neapolis".split(" "),
      ..."arpi cannae beneventum heraclea paestum".split(" "),
    ];
    const game = battleAt({ ...atCannae, control: holding({ carthage: italy }) });
    expect(reasons(game, "carthage").allies).toBe(6);
    expect(reasons(game, "rome").allies).toBeUndefined();
  });

  test("14.3 Latium is no ally of anybody", () => {
    const italy = "verona pisae faesulae falerii ariminum firmum_picenum sena arpi cannae beneventum heraclea paestum".split(" ");
    const game = battleAt({ ...atCannae, control: holding({ carthage: italy }) });
    expect(reasons(game, "rome").allies).toBe(1); // Campania alone
  });
});

describe("14.4 militia and friendly tribes", () => {
  test("14.4 Rome gets two cards in Latium even without a general", () => {
    const game = battleAt({
      space: "rome",
      attacker: "carthage",
      from: "praeneste",
      rome: { cus: 4 },
      carthage: { cus: 8, generals: ["hannibal"] },
    });
    expect(reasons(game, "rome")).toEqual({ cus: 4, militia: 2 });
  });

  test("14.4 the militia comes on top of the two Italian allies", () => {
    const game = battleAt({
      space: "rome",
      attacker: "carthage",
      from: "praeneste",
      rome: { cus: 4, generals: ["fabius_maximus"] },
      carthage: { cus: 8, generals: ["hannibal"] },
    });
    expect(reasons(game, "rome")).toEqual({ "battle-rating": 3, cus: 4, allies: 2, militia: 2 });
  });

  test("14.4 a pro-Carthaginian tribe in the space gives Carthage a card, with or without a general", () => {
    const field: Field = {
      space: "boii",
      attacker: "rome",
      from: "mutina",
      rome: { cus: 5, generals: ["p_scipio"] },
      carthage: { cus: 2 },
    };
    expect(reasons(battleAt(field), "carthage")).toEqual({ cus: 2, tribe: 1 });
    const subjugated = battleAt({ ...field, control: holding({ rome: ["boii"] }), more: { tribes: ["insubres", "bruttium"] } });
    expect(reasons(subjugated, "carthage")).toEqual({ cus: 2 });
  });

  test("14.4 a neutral tribe helps nobody", () => {
    const game = battleAt({ ...atNarbo, space: "aquitani", from: "tolosa" });
    expect(reasons(game, "rome").tribe).toBeUndefined();
    expect(reasons(game, "carthage").tribe).toBeUndefined();
  });
});

describe("14.5 the course of a battle", () => {
  test("14.5 command, the attacker's cards, the defender's, elephants, panic, then the battle cards", () => {
    const game = battleAt(
      {
        space: "cannae",
        attacker: "rome",
        from: "arpi",
        rome: { cus: 8, generals: ["varro", "a_paulus"] },
        carthage: { cus: 6, elephants: 1, generals: ["hannibal"] },
        hands: { rome: [20, 42], carthage: [59] },
        more: { consuls: ["varro", "a_paulus"], discard: [] },
      },
      { dice: [3] },
    );
    const asked: [string, string][] = [];
    while (game.question!.prompt !== "hannibal.attack") {
      asked.push([game.question!.seat, game.question!.prompt.replace("hannibal.", "")]);
      game.answer(["change-of-command", "elephants"].includes(asked.at(-1)![1]) ? "yes" : "pass");
    }
    expect(asked).toEqual([
      ["carthage", "change-of-command"],
      ["rome", "battle-cards"],
      ["carthage", "battle-cards"],
      ["carthage", "elephants"],
      ["rome", "elephant-fright"],
      ["rome", "ally-deserts"],
      ["carthage", "ally-deserts"],
    ]);
  });

  test("14.5 the side that moves is the attacker, also when it was intercepted", () => {
    const game = battleAt({ ...atNarbo, battle: { interceptors: ["tolosa"] } });
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.attack" });
  });

  test("14.5 a side without strategy cards is asked for none", () => {
    const game = battleAt({ ...atNarbo, more: { discard: [] } });
    expect(game.question?.prompt).toBe("hannibal.attack");
  });
});

/** Two armies with the battle cards named, Carthage attacking at Narbo. */
const cards = (rome: Cards, carthage: Cards, field: Partial<Field> = {}): Field => ({
  ...atNarbo,
  ...field,
  cards: { rome, carthage },
});

describe("14.6 a round", () => {
  test("14.6 the attacker plays a card, the defender answers, and the next round follows", () => {
    const game = battleAt(cards({ frontal: 2 }, { frontal: 1, probe: 1 }));
    play(game, ["attack", "frontal"], ["match", "frontal"], ["counterattack", "no"]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.attack" });
    expect(game.state.battle!.rounds).toHaveLength(1);
    expect([hand(game, "rome"), hand(game, "carthage")]).toEqual([1, 1]);
  });

  test("14.6 a defender who does not want to match loses the battle", () => {
    const game = battleAt(cards({ frontal: 2 }, { frontal: 1 }), { dice: [1, 1] });
    play(game, ["attack", "frontal"], ["match", "concede"]);
    expect(logged(game, "won")).toEqual([{ seat: "seat:carthage", space: "space:narbo" }]);
  });
});

test("14.7 only a card of the same kind, or a reserve, matches", () => {
  const game = battleAt(
    cards({ frontal: 1, "flank-left": 1, "flank-right": 1, probe: 1, envelopment: 1, reserve: 1 }, { "flank-left": 2 }),
  );
  play(game, ["attack", "flank-left"]);
  expect(options(game, "match")).toEqual(["flank-left", "reserve:flank-left", "concede"]);
});

describe("14.8 counterattacks", () => {
  const frontals = cards({ frontal: 3 }, { frontal: 3 });

  test("14.8 a die up to the battle rating makes the defender the attacker", () => {
    const game = battleAt(frontals, { dice: [2] });
    play(game, ["attack", "frontal"], ["match", "frontal"], ["counterattack", "yes"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.attack" });
  });

  test("14.8 when the die is told of, the initiative has changed hands", () => {
    const game = battleAt(frontals, { dice: [2] });
    const told: unknown[] = [];
    game.watch = ({ event }, state) => {
      if (event === "hannibal.log.counterattack-roll") told.push((state as typeof game.state).battle!.initiative);
    };
    play(game, ["attack", "frontal"], ["match", "frontal"], ["counterattack", "yes"]);
    expect(told).toEqual(["rome"]);
  });

  test("14.8 a higher die leaves him the defender", () => {
    const game = battleAt(frontals, { dice: [3] });
    play(game, ["attack", "frontal"], ["match", "frontal"], ["counterattack", "yes"]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.attack" });
  });

  test("14.8 he need not try", () => {
    const game = battleAt(frontals);
    play(game, ["attack", "frontal"], ["match", "frontal"], ["counterattack", "no"]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.attack" });
    expect(logged(game, "counterattack-roll")).toEqual([]);
  });

  test("14.8 CUs without a general cannot counterattack", () => {
    const game = battleAt({ ...frontals, rome: { cus: 6 } });
    play(game, ["attack", "frontal"], ["match", "frontal"]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.attack" });
  });

  const envelopments = cards({ envelopment: 2 }, { envelopment: 2 });

  test("14.8 a matched double envelopment gives the defender the initiative without a roll", () => {
    const game = battleAt(envelopments);
    play(game, ["attack", "envelopment"], ["match", "envelopment"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.attack" });
  });

  test("14.8 with the Valley rules, too; by an option of the game he may leave it", () => {
    const valley = battleAt(envelopments, { ruleset: "valley" });
    play(valley, ["attack", "envelopment"], ["match", "envelopment"]);
    expect(valley.question).toMatchObject({ seat: "rome", prompt: "hannibal.attack" });
    const game = battleAt(envelopments, { options: { envelopmentInitiative: "may" } });
    play(game, ["attack", "envelopment"], ["match", "envelopment"], ["initiative", "no"]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.attack" });
  });

  test("14.8 it makes attackers even of CUs without a general", () => {
    const game = battleAt({ ...envelopments, rome: { cus: 6 } });
    play(game, ["attack", "envelopment"], ["match", "envelopment"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.attack" });
    expect(options(game, "attack")).toEqual(["envelopment"]); // and nobody to lead a withdrawal
  });
});

describe("14.9 reserves", () => {
  test("14.9 an attacking reserve stands for any of the five other kinds, and must be matched as such", () => {
    const game = battleAt(cards({ probe: 1, frontal: 1 }, { reserve: 1 }, { from: "tolosa" }));
    expect(options(game, "attack").slice(0, 5)).toEqual([
      "reserve:frontal",
      "reserve:flank-left",
      "reserve:flank-right",
      "reserve:probe",
      "reserve:envelopment",
    ]);
    play(game, ["attack", "reserve:probe"]);
    expect(options(game, "match")).toEqual(["probe", "concede"]);
  });

  test("14.9 a reserve played as a double envelopment loses the initiative when matched", () => {
    const game = battleAt(cards({ envelopment: 1, frontal: 1 }, { reserve: 1, frontal: 1 }));
    play(game, ["attack", "reserve:envelopment"], ["match", "envelopment"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.attack" });
  });

  test("14.9 a reserve that wins as a double envelopment or a probe changes the retreat die as they do", () => {
    const won = (as: string) => {
      const game = battleAt(cards({ frontal: 1 }, { reserve: 1 }), { dice: [1, 3] });
      play(game, ["attack", `reserve:${as}`], ["match", "concede"]);
      return logged(game, "retreat-roll")[0];
    };
    expect(won("envelopment")).toMatchObject({ die: 3, losses: 4 });
    expect(won("probe")).toMatchObject({ die: 3, losses: 2 });
    expect(won("frontal")).toMatchObject({ die: 3, losses: 3 });
  });
});

describe("14.10 winning", () => {
  test("14.10 the attacker wins when his card cannot be matched", () => {
    const game = battleAt(cards({ probe: 5 }, { frontal: 1 }), { dice: [1, 1] });
    play(game, ["attack", "frontal"], ["match", "concede"]);
    expect(logged(game, "won")[0]).toMatchObject({ seat: "seat:carthage" });
  });

  test("14.10 the defender wins when the attacker has no card left at the start of a round, though he has none himself", () => {
    const game = battleAt(cards({ frontal: 1 }, { frontal: 1 }), { dice: [1, 1] });
    play(game, ["attack", "frontal"], ["match", "frontal"], ["counterattack", "no"]);
    expect(logged(game, "won")[0]).toMatchObject({ seat: "seat:rome" });
  });

  test("14.10 who has no cards at all at the start has lost as attacker, without a round and without casualties", () => {
    const game = beatenAttacker(atNarbo, [1]);
    expect(logged(game, "casualties")).toEqual([]);
    expect(logged(game, "won")[0]).toMatchObject({ seat: "seat:rome" });
  });
});

describe("14.11 casualties", () => {
  const afterRounds = (rounds: number, field: Partial<Field> = {}): Field =>
    cards(
      { probe: 1 },
      { frontal: 1 },
      {
        ...field,
        battle: { rounds: Array.from({ length: rounds - 1 }, () => ({ by: "carthage", attack: "frontal", match: "frontal" })) },
      },
    );

  test("14.11 example: four rounds and a die of 5 cost both sides one CU", () => {
    const game = battleAt(afterRounds(4), { dice: [5, 1] });
    play(game, ["attack", "frontal"], ["match", "concede"]);
    expect(logged(game, "casualties")).toEqual([{ die: 5, rounds: 4, losses: 1 }]);
    expect(cus(game, "carthage", "narbo")).toBe(4);
    expect(logged(game, "lost").slice(0, 2)).toMatchObject([{ seat: "seat:carthage", lost: 1 }, { lost: 1 }]);
  });

  test("14.11 the column is the number of rounds, up to ten and more", () => {
    const die6 = [1, 2, 3, 4, 5, 6, 7, 9, 10, 14].map((rounds) => attritionLoss(rounds, 6).losses);
    expect(die6).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 3]);
    const die1 = [1, 4, 6, 7, 10].map((rounds) => attritionLoss(rounds, 1).losses);
    expect(die1).toEqual([0, 0, 0, 1, 1]);
  });

  test("14.11 the round that is not matched counts, a failed withdrawal does not", () => {
    const game = battleAt(cards({ frontal: 1, probe: 1 }, { frontal: 2 }, { from: "tolosa" }), { dice: [6, 6, 1] });
    play(game, ["attack", "withdraw"], ["initiative", "no"]);
    play(game, ["attack", "frontal"], ["match", "frontal"], ["counterattack", "no"], ["attack", "frontal"], ["match", "concede"]);
    expect(logged(game, "casualties")[0]).toMatchObject({ rounds: 2 });
  });

  test("14.11 a general who loses his last CU to casualties stays in play; beaten, he retreats alone", () => {
    const game = battleAt(
      {
        ...cards({ probe: 1 }, { frontal: 1 }),
        rome: { cus: 1, generals: ["p_scipio"] },
        control: holding({ rome: ["nemausus"] }),
      },
      { dice: [6] },
    );
    play(game, ["attack", "frontal"], ["match", "concede"]);
    expect(logged(game, "retreat-roll")).toEqual([]);
    expect(whereIs(game, "p_scipio")).toBe("nemausus");
  });
});

describe("14.12 the retreat table", () => {
  test("14.12 up to four CUs at the start of the battle use the left column, more the right", () => {
    const column = (strength: number) => [0, 1, 2, 3, 4, 5, 6].map((die) => retreatLoss(strength, die));
    for (const small of [1, 4]) expect(column(small)).toEqual([0, 1, 1, 2, 2, 2, 3]);
    for (const large of [5, 12]) expect(column(large)).toEqual([1, 2, 2, 3, 3, 4, 5]);
    expect(retreatLoss(4, -1)).toBe(0);
    expect(retreatLoss(5, -1)).toBe(1);
    expect(retreatLoss(2, 7)).toBe(Number.POSITIVE_INFINITY);
    expect(retreatLoss(12, 8)).toBe(Number.POSITIVE_INFINITY);
  });

  test("14.12 the strength that counts is that before casualties", () => {
    const game = battleAt({ ...cards({ probe: 1 }, { frontal: 1 }), rome: { cus: 5, generals: ["p_scipio"] } }, { dice: [6, 6] });
    play(game, ["attack", "frontal"], ["match", "concede"]);
    expect(logged(game, "casualties")[0]).toMatchObject({ losses: 1 });
    expect(logged(game, "retreat-roll")[0]).toMatchObject({ losses: 4 }); // five, of which only four are left
  });

  const beaten = (attack: string, die: number, rome = 6) => {
    const game = battleAt(
      {
        ...cards({ "flank-left": 1 }, { frontal: 1, probe: 1, envelopment: 1 }),
        rome: { cus: rome, generals: ["p_scipio"] },
        control: holding({ rome: ["nemausus"] }),
      },
      { dice: [1, die] },
    );
    play(game, ["attack", attack], ["match", "concede"]);
    return game;
  };

  test("14.12 a double envelopment adds two to the die, a probe takes two off", () => {
    expect(logged(beaten("frontal", 4), "retreat-roll")[0]).toMatchObject({ losses: 3 });
    expect(logged(beaten("envelopment", 4), "retreat-roll")[0]).toMatchObject({ losses: 5 });
    expect(logged(beaten("probe", 4), "retreat-roll")[0]).toMatchObject({ losses: 2 });
    expect(logged(beaten("probe", 1), "retreat-roll")[0]).toMatchObject({ losses: 1 });
    expect(logged(beaten("probe", 2, 4), "retreat-roll")[0]).toMatchObject({ losses: 0 });
  });

  test("14.12 above six everything is lost and the generals are displaced", () => {
    const game = beaten("envelopment", 5, 9);
    expect(allCUs(game, "rome")).toBe(0);
    expect(whereIs(game, "p_scipio")).toBe("displaced");
  });

  test("14.12 an attacker who ran out of cards rolls without a modifier", () => {
    const game = beatenAttacker(atNarbo, [4]);
    expect(logged(game, "retreat-roll")[0]).toMatchObject({ seat: "seat:carthage", die: 4, modifiers: [], losses: 3 });
  });

  test("14.12 the first CU lost is an elephant, the others need not be", () => {
    const game = battleAt(
      {
        ...cards({ frontal: 1 }, { probe: 1 }, { attacker: "rome", from: "nemausus" }),
        carthage: { cus: 4, elephants: 2, generals: ["hasdrubal"] },
        control: holding({ carthage: ["emporiae"] }),
      },
      { dice: [1, 3] },
    );
    play(game, ["attack", "frontal"], ["match", "concede"]);
    expect(game.question).toMatchObject({ kind: "amount", prompt: "hannibal.lose-elephants", min: 1, max: 2 });
    play(game, ["lose-elephants", 1]);
    expect(cus(game, "carthage", "emporiae")).toBe(3);
    expect(elephants(game, "emporiae")).toBe(1);
  });

  test("14.12 two elephants may go in one battle: one to a 6 in the casualties, one to the retreat", () => {
    const game = battleAt(
      {
        ...cards({ frontal: 1 }, { probe: 1 }, { attacker: "rome", from: "nemausus" }),
        carthage: { cus: 4, elephants: 2, generals: ["hasdrubal"] },
        control: holding({ carthage: ["emporiae"] }),
      },
      { dice: [6, 1] },
    );
    play(game, ["attack", "frontal"], ["match", "concede"]);
    expect(elephants(game, "emporiae")).toBe(0);
    expect(cus(game, "carthage", "emporiae")).toBe(3);
  });
});

test("14.7 a card that has matched an attack lies open: it is not taken back", () => {
  const game = battleAt({
    space: "cannae",
    attacker: "carthage",
    from: "arpi",
    carthage: { cus: 5, generals: ["hannibal"] },
    rome: { cus: 5, generals: ["varro"] },
    cards: { carthage: { frontal: 1, probe: 1 }, rome: { frontal: 1, probe: 1 } },
  });
  play(game, ["attack", "frontal"], ["match", "frontal"]);
  expect(game.question?.prompt).toBe("hannibal.counterattack");
  expect(game.canUndo("rome")).toBe(false);
});
