import { describe, expect, test } from "vitest";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import {
  battleAt,
  type Cards,
  COUNTERS,
  cus,
  type Field,
  hand,
  holding,
  onlyHolding,
  type Scene,
  SPARE,
  type Stack,
  turnOf,
  whereIs,
} from "./field.ts";
import { type Game, logged, options, play, type Situation } from "./table.ts";
import { told } from "./told.ts";

// Counter events: 6, 7, 8, 20, 31, 32, 41, 42, 59, 60

const stacks = (...forces: Stack[]) => forces as never[];

/** Carthage attacks at Narbo, with these strategy cards in the hands and these battle cards. */
const field = (hands: Field["hands"] & object, cards?: Record<Seat, Cards>, more: Partial<Field> = {}): Field => ({
  space: "narbo",
  attacker: "carthage",
  from: "tolosa",
  rome: { cus: 6, generals: ["p_scipio"] },
  carthage: { cus: 5, generals: ["hasdrubal"] },
  control: onlyHolding([], []),
  hands,
  ...(cards && { cards }),
  ...more,
});

describe("card 6 Maharbal's Cavalry", () => {
  test("card 6 Maharbal's Cavalry: an extra double envelopment for Carthage, attacking", () => {
    const game = battleAt(field({ carthage: [6] }, { rome: { frontal: 1 }, carthage: { frontal: 1 } }), { dice: [1, 3] });
    play(game, ["attack", "card:6"], ["match", "concede"]);
    expect(logged(game, "retreat-roll")[0]).toMatchObject({ modifiers: ["battle:envelopment=+2"], losses: 4 });
    expect(game.state.discard).toContain(6);
  });

  test("card 6 Maharbal's Cavalry: matched, it does not give the initiative away; a roll is needed", () => {
    const game = battleAt(field({ carthage: [6] }, { rome: { envelopment: 1, frontal: 1 }, carthage: { frontal: 1 } }), {
      dice: [3],
    });
    play(game, ["attack", "card:6"], ["match", "envelopment"], ["counterattack", "yes"]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.attack" });
  });

  test("card 6 Maharbal's Cavalry: it may come after the last battle card has gone, or be forgone to withdraw (16.1)", () => {
    const game = battleAt(field({ carthage: [6] }, { rome: { frontal: 1 }, carthage: {} }), { dice: [1, 1] });
    expect(options(game, "attack")).toEqual(["card:6", "withdraw", "concede"]);
    play(game, ["attack", "card:6"], ["match", "concede"]);
    expect(logged(game, "won")[0]).toMatchObject({ seat: "seat:carthage" });
  });

  test("card 6 Maharbal's Cavalry: it matches a double envelopment, and nothing else; that takes the initiative as usual", () => {
    const rounds = (attack: string) => {
      const game = battleAt(
        field(
          { carthage: [6] },
          { rome: { envelopment: 1, frontal: 1 }, carthage: { probe: 1 } },
          { battle: { initiative: "rome" } },
        ),
      );
      return play(game, ["attack", attack]);
    };
    expect(options(rounds("frontal"), "match")).toEqual(["concede"]);
    const game = rounds("envelopment");
    expect(options(game, "match")).toEqual(["card:6", "concede"]);
    play(game, ["match", "card:6"]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.attack" });
  });

  test("card 6 Maharbal's Cavalry: in Roman hands it is only a card with one operation", () => {
    const game = battleAt(
      field({ rome: [6] }, { rome: { frontal: 2 }, carthage: { frontal: 1 } }, { battle: { initiative: "rome" } }),
    );
    expect(options(game, "attack")).not.toContain("card:6");
  });
});

/** Hannibal on the march with a card of one operation; Rome holds the counter events named. */
function marching(from: string, counters: number[], more: Scene = {}, dice: number[] = [], count = 6): Game {
  const game = turnOf(
    "carthage",
    61,
    {
      hands: { carthage: [61], rome: counters },
      forces: stacks({ side: "carthage", at: from, cus: count, generals: ["hannibal"] }),
      ...more,
    },
    { dice },
  );
  return play(game, ["play-card", "card:61"], ["use-card", "event"], ["take.cus", { cus: count }]);
}

describe("hostile tribes", () => {
  test.each([[7], [8]])(
    "card %i Hostile Tribes: an army that enters Gallia Transalpina or Liguria is struck, by the column for five and six",
    (card) => {
      for (const [from, to] of [
        ["narbo", "tolosa"],
        ["nice", "western_ligurians"],
      ] as const) {
        const game = marching(from, [card], {}, [5]);
        play(game, ["march", `space:${to}`], ["hostile-tribes", `card:${card}`]);
        expect(logged(game, "attrition")[0]).toMatchObject({ die: 5, losses: 2 });
        expect(cus(game, "carthage", to)).toBe(4);
        expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.march" }); // and marches on
      }
    },
  );

  test.each([[7], [8]])("card %i Hostile Tribes: elsewhere nobody is asked", (card) => {
    const game = marching("tolosa", [card]);
    play(game, ["march", "space:narbo"]);
    expect(game.question?.prompt).toBe("hannibal.march");
  });

  test.each([[7], [8]])("card %i Hostile Tribes: or as a turn of its own, against an army or CUs that stand there", (card) => {
    const game = turnOf(
      "rome",
      card,
      { forces: stacks({ side: "carthage", at: "rhone", cus: 3 }, { side: "carthage", at: "narbo", cus: 3 }) },
      { dice: [2] },
    );
    play(game, ["play-card", `card:${card}`], ["use-card", "event"]);
    expect(cus(game, "carthage", "rhone")).toBe(2);
    const nobody = turnOf("rome", card, { forces: stacks({ side: "carthage", at: "narbo", cus: 3 }) });
    expect(options(play(nobody, ["play-card", `card:${card}`]), "use-card")).not.toContain("event");
  });

  test("card 7 Hostile Tribes, card 8 Hostile Tribes: Carthage has them against Rome, and both may strike", () => {
    const game = turnOf(
      "rome",
      33,
      { hands: { rome: [33], carthage: [7, 8] }, forces: stacks({ side: "rome", at: "narbo", cus: 9, generals: ["p_scipio"] }) },
      { dice: [6, 6] },
    );
    play(game, ["play-card", "card:33"], ["use-card", "move"], ["take.cus", { cus: 9 }], ["march", "space:tolosa"]);
    play(game, ["hostile-tribes", "card:8"], ["hostile-tribes", "card:7"]);
    expect(cus(game, "rome", "tolosa")).toBe(5);
  });

  test("card 7 Hostile Tribes: playing it does not use up the turn (8.4)", () => {
    const game = marching("narbo", [7, SPARE.rome], {}, [1]);
    play(game, ["march", "space:tolosa"], ["hostile-tribes", "card:7"], ["march", "stop"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.play-card" });
  });
});

describe("card 20 Spy in Enemy Camp", () => {
  const spying = (hands: Field["hands"] & object, more: Partial<Field> = {}, situation: Situation = {}): Game =>
    battleAt(field(hands, undefined, { more: { discard: [] }, ...more }), situation);
  const open = (game: Game, seat: Seat) => game.state.battle!.open[seat].reduce((sum, count) => sum + count, 0);

  test("card 20 Spy in Enemy Camp: half of the enemy's battle cards lie open, rounded down", () => {
    const game = spying({ carthage: [20] });
    play(game, ["battle-cards", "card:20"]);
    expect([hand(game, "rome"), open(game, "rome"), open(game, "carthage")]).toEqual([8, 4, 0]);
    const odd = spying({ carthage: [20] }, { rome: { cus: 7, generals: ["p_scipio"] } });
    play(odd, ["battle-cards", "card:20"]);
    expect([hand(odd, "rome"), open(odd, "rome")]).toEqual([9, 4]);
  });

  test("card 20 Spy in Enemy Camp: they are for everybody to see as long as they are in the hand", () => {
    const game = spying({ carthage: [20] });
    play(game, ["battle-cards", "card:20"]);
    const seen = game.view("carthage") as {
      battle: { open: Record<Seat, Record<string, number>>; hands: Record<Seat, unknown> };
    };
    expect(Object.values(seen.battle.open.rome).reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(seen.battle.hands.rome).toBe(8);
  });

  test("card 20 Spy in Enemy Camp: of two cards alike the one that lies open is played first", () => {
    const battle = { open: { rome: { frontal: 1 }, carthage: {} } };
    const game = battleAt(field({}, { rome: { frontal: 2 }, carthage: { frontal: 2 } }, { battle }));
    play(game, ["attack", "frontal"], ["match", "frontal"]);
    expect([hand(game, "rome"), open(game, "rome")]).toEqual([1, 0]); // what he has left is hidden
  });

  test("card 20 Spy in Enemy Camp: it is declared before the cards are dealt, not later", () => {
    const game = spying({ carthage: [20] });
    play(game, ["battle-cards", "pass"], ["ally-deserts", "pass"]);
    expect(options(game, "attack")).not.toContain("card:20");
  });

  test("card 20 Spy in Enemy Camp: both sides may use it, the attacker says so first", () => {
    const game = spying({ rome: [20], carthage: [SPARE.carthage] });
    play(game, ["battle-cards", "pass"], ["battle-cards", "card:20"]);
    expect(open(game, "carthage")).toBe(4);
  });
});

describe("allies desert", () => {
  const allies = (game: Game, seat: Seat) =>
    game.state.battle!.reasons[seat].find(({ because }) => because === "hannibal.because.allies")?.amount ?? 0;
  const battle = (space: string, from: string, hands: Field["hands"] & object, control = holding({})): Game =>
    battleAt({
      ...field(hands),
      space,
      from,
      control,
      attacker: "rome",
      more: { discard: COUNTERS.filter((card) => card !== 31 && card !== 32) },
    });

  test("card 31 Spanish Allies Desert: in a battle in Spain the opponent has no Spanish allies", () => {
    const game = battle("toletum", "arsa", { rome: [31] });
    play(game, ["battle-cards", "card:31"]);
    expect(allies(game, "carthage")).toBe(0);
    expect(told(game, "fr", "dealt").at(-1)).toMatch(/ ; la Bétique, la Celtibérie et l'Orospéda font défection\.$/);
    const without = battle("toletum", "arsa", { rome: [31] });
    play(without, ["battle-cards", "pass"]);
    expect(allies(without, "carthage")).toBe(3);
  });

  test("card 31 Spanish Allies Desert: one's own stay, and in Africa it cannot be played", () => {
    const idubeda = holding({ rome: ["iberus", "ilerda", "numantia", "bilbilis"] });
    const game = battle("toletum", "arsa", { rome: [31] }, idubeda);
    play(game, ["battle-cards", "card:31"]);
    expect([allies(game, "rome"), allies(game, "carthage")]).toEqual([1, 0]);
    expect(options(battle("zama", "theveste", { rome: [31] }), "battle-cards")).toEqual(["pass"]);
  });

  test("card 32 Numidian Allies Desert: in Africa the opponent loses the cards of both Numidias, four in all", () => {
    const game = battle("zama", "theveste", { rome: [32] });
    play(game, ["battle-cards", "card:32"]);
    expect(allies(game, "carthage")).toBe(2); // Carthago and Carthaginia stay
    const without = battle("zama", "theveste", { rome: [32] });
    play(without, ["battle-cards", "pass"]);
    expect(allies(without, "carthage")).toBe(6);
    expect(options(battle("toletum", "arsa", { rome: [32] }), "battle-cards")).toEqual(["pass"]);
  });

  test("card 32 Numidian Allies Desert: Carthage plays it against Roman Numidians", () => {
    const control = holding({ rome: ["icosium", "zuccabar", "tupusuctu"] });
    const game = battle("zama", "theveste", { carthage: [32] }, control);
    play(game, ["battle-cards", "card:32"]);
    expect([allies(game, "rome"), allies(game, "carthage")]).toEqual([0, 4]);
  });
});

describe("card 41 Bad Weather", () => {
  test("card 41 Bad Weather: an army that has come farther is back in its second space, and its move is over", () => {
    const game = marching("emporiae", [41]);
    play(game, ["march", "space:narbo"], ["march", "space:nemausus"], ["march", "space:rhone"], ["bad-weather", "card:41"]);
    expect(whereIs(game, "hannibal")).toBe("nemausus");
    expect(cus(game, "carthage", "nemausus")).toBe(6);
    expect(game.state.march).toBeNull();
  });

  test("card 41 Bad Weather: nobody is asked about the first two spaces, and the fourth is soon enough", () => {
    const game = marching("emporiae", [41]);
    play(game, ["march", "space:narbo"], ["march", "space:nemausus"], ["march", "space:rhone"], ["bad-weather", "pass"]);
    play(game, ["march", "space:massilia"], ["bad-weather", "card:41"]);
    expect(whereIs(game, "hannibal")).toBe("nemausus");
  });

  test("card 41 Bad Weather: a pass that takes the third point is not crossed, and there is no attrition", () => {
    const game = marching("rhone", [41]);
    play(game, ["march", "space:druentia"], ["march", "space:taurini"], ["bad-weather", "card:41"]);
    expect(whereIs(game, "hannibal")).toBe("druentia");
    expect(logged(game, "attrition")).toEqual([]);
    const second = marching("druentia", [41], {}, [1]);
    play(second, ["march", "space:taurini"], ["weather-on-pass", "card:41"]); // the first two points are his
    expect(whereIs(second, "hannibal")).toBe("taurini");
  });

  test("card 41 Bad Weather: before any battle in the third space", () => {
    const game = marching("emporiae", [41], {
      forces: stacks(
        { side: "carthage", at: "emporiae", cus: 6, generals: ["hannibal"] },
        { side: "rome", at: "rhone", cus: 5, generals: ["p_scipio"] },
      ),
    });
    play(
      game,
      ["march", "space:narbo"],
      ["march", "space:nemausus"],
      ["intercept", "pass"],
      ["march", "space:rhone"],
      ["bad-weather", "card:41"],
    );
    expect(game.state.battle).toBeNull();
    expect(whereIs(game, "hannibal")).toBe("nemausus");
  });

  test("card 41 Bad Weather: a voyage is called off before the naval roll, and the army stays in its port", () => {
    const game = turnOf("carthage", 63, {
      hands: { carthage: [63], rome: [41] },
      forces: stacks({ side: "carthage", at: "carthage", cus: 5, generals: ["hasdrubal"] }),
    });
    play(game, ["play-card", "card:63"], ["use-card", "event"], ["take.cus", { cus: 5 }], ["march", "sea:lilybaeum"]);
    play(game, ["weather-at-sea", "card:41"]);
    expect(cus(game, "carthage", "carthage")).toBe(5);
    expect(logged(game, "naval-roll")).toEqual([]);
    expect(game.state.march).toBeNull();
  });

  test("card 41 Bad Weather: in a campaign it strikes one general; the next moves freely", () => {
    const game = turnOf("rome", 33, {
      hands: { rome: [33], carthage: [41] },
      forces: stacks(
        { side: "rome", at: "emporiae", cus: 5, generals: ["p_scipio"] },
        { side: "rome", at: "rome", cus: 5, generals: ["varro"] },
      ),
    });
    play(game, ["play-card", "card:33"], ["use-card", "event"], ["activate", "general:p_scipio"], ["take.cus", { cus: 5 }]);
    play(game, ["march", "space:narbo"], ["march", "space:nemausus"], ["march", "space:rhone"], ["bad-weather", "card:41"]);
    expect(whereIs(game, "p_scipio")).toBe("nemausus");
    play(game, ["activate", "general:varro"], ["take.cus", { cus: 5 }]);
    for (const at of ["capua", "beneventum", "arpi", "cannae"]) play(game, ["march", `space:${at}`]);
    expect(whereIs(game, "varro")).toBe("cannae");
  });
});

describe("card 42 Elephant Fright", () => {
  const charge = (answer: string): Game => {
    const game = battleAt(
      field({ rome: [42] }, undefined, {
        carthage: { cus: 3, elephants: 2, generals: ["hasdrubal"] },
        more: { discard: COUNTERS.filter((card) => card !== 42) },
      }),
      { dice: [6] },
    );
    return play(game, ["elephants", "yes"], ["elephant-fright", answer]);
  };

  test("card 42 Elephant Fright: the charge comes to nothing, and Carthage has two cards fewer", () => {
    const game = charge("card:42");
    expect([hand(game, "rome"), hand(game, "carthage")]).toEqual([8, 6]);
    expect(logged(game, "elephant-roll")).toEqual([]);
    const without = charge("pass");
    expect([hand(without, "rome"), hand(without, "carthage")]).toEqual([6, 8]);
  });

  test("card 42 Elephant Fright: after the limit of twenty", () => {
    const game = battleAt(
      field({ rome: [42] }, undefined, {
        carthage: { cus: 20, elephants: 2, generals: ["hasdrubal"] },
        more: { discard: COUNTERS.filter((card) => card !== 42) },
      }),
    );
    play(game, ["elephants", "yes"], ["elephant-fright", "card:42"]);
    expect(hand(game, "carthage")).toBe(18);
  });

  test("card 42 Elephant Fright: without a charge it is not asked for", () => {
    const game = battleAt(
      field({ rome: [42] }, undefined, {
        carthage: { cus: 3, elephants: 2, generals: ["hasdrubal"] },
        more: { discard: COUNTERS.filter((card) => card !== 42) },
      }),
    );
    play(game, ["elephants", "no"]);
    expect(game.question?.prompt).toBe("hannibal.attack");
  });
});

describe("card 59 Ally Deserts", () => {
  test("card 59 Ally Deserts: a card of the enemy's changes hands before the first is played; both see which", () => {
    const game = battleAt(field({ rome: [59] }, undefined, { more: { discard: COUNTERS.filter((card) => card !== 59) } }));
    play(game, ["ally-deserts", "card:59"]);
    expect([hand(game, "rome"), hand(game, "carthage")]).toEqual([9, 7]);
    for (const seat of ["rome", "carthage"] as const)
      expect(game.logFor(seat).filter(({ event }) => event === "hannibal.log.stolen-card")).toHaveLength(1);
    expect(game.logFor(null).filter(({ event }) => event === "hannibal.log.stolen-card")).toHaveLength(0);
  });

  test("card 59 Ally Deserts: the victim goes on knowing the card that he lost, until it is played", () => {
    const game = battleAt(field({ carthage: [59] }, { rome: { probe: 2 }, carthage: { frontal: 1 } }));
    play(game, ["attack", "card:59"]);
    expect(game.state.battle!.stolen.carthage).toEqual([0, 0, 0, 1, 0, 0]);
    expect(game.view(null)).toMatchObject({ battle: { stolen: { carthage: { probe: 0 } } } });
    play(game, ["attack", "frontal"]);
    for (let i = 0; i < 10; i++) {
      const fork = game.fork();
      fork.redeal("rome", `deal ${i}`);
      expect(fork.state.battle!.hands.carthage).toEqual([0, 0, 0, 1, 0, 0]);
    }
  });

  test("card 59 Ally Deserts: or in any round, by the attacker", () => {
    const game = battleAt(field({ carthage: [59] }, { rome: { probe: 2 }, carthage: { frontal: 1 } }));
    play(game, ["attack", "card:59"]);
    expect(options(game, "attack")).toContain("probe");
    expect([hand(game, "rome"), hand(game, "carthage")]).toEqual([1, 2]);
  });

  test("card 59 Ally Deserts: by the defender, who may match with what he took", () => {
    const game = battleAt(field({ rome: [59] }, { rome: { probe: 1 }, carthage: { frontal: 2 } }));
    play(game, ["attack", "frontal"], ["match", "card:59"]);
    expect(options(game, "match")).toEqual(["frontal", "concede"]);
  });

  test("card 59 Ally Deserts: an attacker without cards may take one and fight on", () => {
    const game = battleAt(field({ carthage: [59] }, { rome: { frontal: 1 }, carthage: {} }));
    play(game, ["attack", "card:59"], ["attack", "frontal"], ["match", "concede"]);
    expect(logged(game, "won")[0]).toMatchObject({ seat: "seat:carthage" });
  });

  test("card 59 Ally Deserts with card 20: an open card may be taken, or a hidden one blindly", () => {
    const spied = (rome: Cards, openOnes: Cards): Game =>
      battleAt(
        field({ carthage: [59] }, { rome, carthage: { probe: 1 } }, { battle: { open: { rome: openOnes, carthage: {} } } }),
      );
    const game = spied({ frontal: 1, envelopment: 1, reserve: 1 }, { envelopment: 1, reserve: 1 });
    play(game, ["attack", "card:59"]);
    expect(options(game, "steal")).toEqual(["open:envelopment", "open:reserve", "blind"]);
    play(game, ["steal", "open:envelopment"]);
    expect(options(game, "attack")).toContain("envelopment");
    expect(game.state.battle!.open.rome.reduce((sum, count) => sum + count, 0)).toBe(1);
    const blind = spied({ frontal: 1, envelopment: 1 }, { envelopment: 1 });
    play(blind, ["attack", "card:59"], ["steal", "blind"]);
    expect(options(blind, "attack")).toContain("frontal"); // the only hidden one
  });
});

describe("card 60 Storms at Sea", () => {
  const voyage = (seat: Seat, position: Stack, take: number, dice: number[], to: string): Game => {
    const enemy = seat === "rome" ? "carthage" : "rome";
    const game = turnOf(seat, 63, { hands: { [seat]: [63], [enemy]: [60] }, forces: stacks(position) }, { dice });
    play(game, ["play-card", "card:63"], ["use-card", "event"], ["take.cus", { cus: take }], ["march", `sea:${to}`]);
    return play(game, ["weather-at-sea", "card:60"]);
  };

  test("card 60 Storms at Sea: attrition with +2 by the number aboard, before the Roman fleet", () => {
    const game = voyage(
      "carthage",
      { side: "carthage", at: "carthage", cus: 5, generals: ["hasdrubal"] },
      5,
      [5, 1],
      "new_carthage",
    );
    expect(logged(game, "attrition")[0]).toMatchObject({ die: 5, modifiers: ["hannibal.because.storms=+2"], losses: 3 });
    expect(cus(game, "carthage", "new_carthage")).toBe(2);
    const events = game.log!.map(({ event }) => event);
    expect(events.indexOf("hannibal.log.attrition")).toBeLessThan(events.indexOf("hannibal.log.naval-roll"));
  });

  test("card 60 Storms at Sea: those who stayed in the port are not touched", () => {
    const game = voyage("rome", { side: "rome", at: "rome", cus: 10, generals: ["p_scipio"] }, 4, [3], "aleria");
    expect(logged(game, "attrition")[0]).toMatchObject({ losses: 1 });
    expect([cus(game, "rome", "rome"), cus(game, "rome", "aleria")]).toEqual([6, 3]);
  });

  test("card 60 Storms at Sea: if all are lost the general is back in his port, and not displaced", () => {
    const game = voyage("rome", { side: "rome", at: "rome", cus: 5, generals: ["p_scipio"] }, 1, [6], "aleria");
    expect(whereIs(game, "p_scipio")).toBe("rome");
    expect(cus(game, "rome", "rome")).toBe(4);
    expect(game.state.march).toBeNull();
  });

  test("card 60 Storms at Sea: a general alone fears no storm", () => {
    const game = turnOf("rome", 63, {
      hands: { rome: [63], carthage: [60] },
      forces: stacks({ side: "rome", at: "rome", generals: ["p_scipio"] }),
      discard: COUNTERS.filter((card) => card !== 60),
    });
    play(game, ["play-card", "card:63"], ["use-card", "event"], ["march", "sea:aleria"]);
    expect(game.question?.prompt).toBe("hannibal.march");
  });
});
