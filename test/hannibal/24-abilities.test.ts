import { describe, expect, test } from "vitest";
import { siegePoints } from "../../src/games/hannibal/rules/forces.ts";
import { battleRating, GENERALS, general, strategyRating } from "../../src/games/hannibal/rules/generals.ts";
import { space } from "../../src/games/hannibal/rules/map.ts";
import {
  battleAt,
  type Cards,
  cus,
  type Field,
  hand,
  holder,
  holding,
  ifAsked,
  onlyHolding,
  type Scene,
  turnOf,
  whereIs,
} from "./field.ts";
import { type Game, logged, options, play, type Situation } from "./table.ts";

// 24 The generals' abilities in battles and sieges; those about moving are with the chapters on moving

test("24 ratings: strategy and battle of the fourteen generals", () => {
  const ratings = Object.fromEntries(GENERALS.map(({ id, strategy, battle }) => [id, [strategy, battle]]));
  expect(ratings).toEqual({
    p_scipio: [3, 2],
    t_longus: [2, 1],
    flaminius: [2, 2],
    varro: [1, 1],
    a_paulus: [3, 2],
    fabius_maximus: [3, 3],
    marcellus: [2, 3],
    c_nero: [1, 2],
    scipio_africanus: [1, 4],
    hannibal: [1, 4],
    hasdrubal: [2, 3],
    hanno: [3, 2],
    mago: [2, 2],
    h_gisgo: [2, 1],
  });
});

/** A battle at Narbo between two generals; Carthage has the initiative. */
const duel = (
  rome: string,
  carthage: string,
  attacker: "rome" | "carthage",
  cards: Record<"rome" | "carthage", Cards>,
): Field => ({
  space: "narbo",
  attacker,
  from: attacker === "rome" ? "nemausus" : "tolosa",
  rome: { cus: 5, generals: [rome] },
  carthage: { cus: 5, generals: [carthage] },
  cards,
  control: onlyHolding([], []),
  battle: { initiative: "carthage" },
});
const frontals = { rome: { frontal: 3 }, carthage: { frontal: 3 } };

/** The highest die on which the Roman commander counterattacks. */
const counterattacks = (rome: string, attacker: "rome" | "carthage"): unknown => {
  const game = battleAt(duel(rome, "hasdrubal", attacker, frontals));
  play(game, ["attack", "frontal"], ["match", "frontal"]);
  expect(game.question?.prompt).toBe("hannibal.counterattack");
  return game.question!.params!.needed;
};

/** The highest die on which he stops a withdrawal. */
const stops = (rome: string, attacker: "rome" | "carthage", situation: Situation = {}): unknown => {
  const game = battleAt(duel(rome, "hasdrubal", attacker, frontals), { dice: [1], ...situation });
  play(game, ["attack", "withdraw"]);
  expect(game.question?.prompt).toBe("hannibal.stop-withdrawal");
  return game.question!.params!.needed;
};

describe("general T. Longus", () => {
  test("general T. Longus counterattacks on 1-2 as the original attacker, on 1 as defender", () => {
    expect(counterattacks("t_longus", "rome")).toBe(2);
    expect(counterattacks("t_longus", "carthage")).toBe(1);
  });

  test("general T. Longus takes the initiative with a 2, and fails with a 3", () => {
    const roll = (die: number) => {
      const game = battleAt(duel("t_longus", "hasdrubal", "rome", frontals), { dice: [die] });
      return play(game, ["attack", "frontal"], ["match", "frontal"], ["counterattack", "yes"]).question?.seat;
    };
    expect([roll(2), roll(3)]).toEqual(["rome", "carthage"]);
  });

  test("general T. Longus stops withdrawals on 1-2 by the Avalon Hill rules only", () => {
    expect(stops("t_longus", "rome")).toBe(2);
    expect(stops("t_longus", "carthage")).toBe(1);
    expect(stops("t_longus", "rome", { ruleset: "valley" })).toBe(1);
  });
});

describe("general A. Paulus", () => {
  test("general A. Paulus counterattacks on 1-3 as the original defender, on 1-2 as attacker", () => {
    expect(counterattacks("a_paulus", "carthage")).toBe(3);
    expect(counterattacks("a_paulus", "rome")).toBe(2);
  });

  test("general A. Paulus stops withdrawals on 1-3 by the Avalon Hill rules only", () => {
    expect(stops("a_paulus", "carthage")).toBe(3);
    expect(stops("a_paulus", "carthage", { ruleset: "valley" })).toBe(2);
  });
});

describe("general Flaminius", () => {
  test("general Flaminius stops withdrawals on 1-4, as he pursues; in the Valley rules no ability stops them", () => {
    expect(stops("flaminius", "carthage")).toBe(4);
    expect(stops("flaminius", "carthage", { ruleset: "valley" })).toBe(2);
    expect(stops("flaminius", "carthage", { ruleset: "valley", options: { stopWithdrawal: "flaminius" } })).toBe(4);
  });

  test("general Flaminius does so on 1-2 if the players agree that no ability stops withdrawals", () => {
    expect(stops("flaminius", "carthage", { options: { stopWithdrawal: "none" } })).toBe(2);
    expect(stops("t_longus", "rome", { options: { stopWithdrawal: "none" } })).toBe(1);
  });

  test("general Flaminius counterattacks like anybody else", () => {
    expect(counterattacks("flaminius", "carthage")).toBe(2);
  });
});

/** A general who stands before a city with five CUs is activated, stays and besieges. */
function siege(chief: string, card: number, use: "move" | "event", dice: number[], more: Scene = {}): Game {
  const game = turnOf("rome", card, { forces: [{ side: "rome", at: "gades", cus: 5, generals: [chief] }], ...more }, { dice });
  play(game, ["play-card", `card:${card}`], ["use-card", use], ["take.cus", { cus: 5 }]);
  return play(game, ["march", "stop"], ["siege", "yes"]);
}

describe("general Marcellus", () => {
  const modifiers = (game: Game) => logged(game, "siege-roll")[0]!.modifiers;

  test("general Marcellus adds one to the siege roll when a Campaign card activates him, as event or for operations", () => {
    expect(modifiers(siege("marcellus", 37, "event", [2]))).toEqual(["hannibal.because.marcellus=+1"]);
    expect(modifiers(siege("marcellus", 33, "move", [2]))).toEqual(["hannibal.because.marcellus=+1"]);
    expect(modifiers(siege("marcellus", 46, "move", [2]))).toEqual([]);
    expect(modifiers(siege("varro", 37, "event", [2]))).toEqual([]);
  });

  test("24 an ability is for the commander: Marcellus as a subordinate adds nothing", () => {
    const game = turnOf(
      "rome",
      37,
      { forces: [{ side: "rome", at: "gades", cus: 5, generals: ["varro", "marcellus"] }] },
      { dice: [2] },
    );
    play(game, ["play-card", "card:37"], ["use-card", "event"], ["activate", "general:varro"]);
    play(game, ["take.generals", ["general:marcellus"]], ["take.cus", { cus: 5 }], ["march", "stop"], ["siege", "yes"]);
    expect(modifiers(game)).toEqual([]);
  });
});

describe("general Scipio Africanus", () => {
  const points = (game: Game) => siegePoints(game.state, space("gades"));

  test("general Scipio Africanus rolls twice with a Forced March card, and both results apply", () => {
    const game = siege("scipio_africanus", 61, "event", [3, 1]);
    expect(logged(game, "siege-roll")).toHaveLength(2);
    expect(points(game)).toBe(1);
    expect(cus(game, "rome", "gades")).toBe(3); // each of them cost a CU
  });

  test("general Scipio Africanus does so however the card is played: it is the card that his ability names", () => {
    expect(logged(siege("scipio_africanus", 61, "move", [3, 2]), "siege-roll")).toHaveLength(2);
  });

  test("general Scipio Africanus rolls once with any other card, a Campaign card too, and so does anybody else", () => {
    expect(logged(siege("scipio_africanus", 48, "move", [4]), "siege-roll")).toHaveLength(1);
    expect(logged(siege("scipio_africanus", 37, "event", [4]), "siege-roll")).toHaveLength(1);
    expect(logged(siege("varro", 61, "event", [4]), "siege-roll")).toHaveLength(1);
  });

  test("general Scipio Africanus needs no second roll when the first was enough", () => {
    const game = siege("scipio_africanus", 61, "event", [6, 1], { siege: { gades: { by: "rome", points: 1 } } });
    expect(holder(game, "gades")).toBe("rome");
    expect(logged(game, "siege-roll")).toHaveLength(1);
    expect(cus(game, "rome", "gades")).toBe(5);
  });
});

describe("general Hannibal", () => {
  const probes = (rome: Cards, carthage: Cards, more: Partial<Field> = {}): Field => ({
    ...duel("p_scipio", "hannibal", "carthage", { rome, carthage }),
    ...more,
  });

  test("general Hannibal attacks with a probe as a flank or a double envelopment", () => {
    const game = battleAt(probes({ frontal: 1 }, { probe: 1 }));
    expect(options(game, "attack")).toEqual(["probe", "probe:flank-left", "probe:flank-right", "probe:envelopment", "withdraw"]);
  });

  test("general Hannibal once a battle: attacking or defending, not both", () => {
    const game = battleAt(probes({ "flank-left": 1, frontal: 2 }, { probe: 2 }));
    play(game, ["attack", "probe:flank-left"], ["match", "flank-left"], ["counterattack", "no"]);
    expect(options(game, "attack")).toEqual(["probe", "withdraw"]);
  });

  test("general Hannibal matches with a probe too", () => {
    const game = battleAt(probes({ "flank-right": 2 }, { probe: 2 }, { battle: { initiative: "rome" } }));
    play(game, ["attack", "flank-right"]);
    expect(options(game, "match")).toEqual(["probe:flank-right", "concede"]);
    play(game, ["match", "probe:flank-right"], ["counterattack", "no"], ["attack", "flank-right"]);
    expect(options(game, "match")).toEqual(["concede"]);
  });

  test("general Hannibal does not use it as a frontal assault", () => {
    const game = battleAt(probes({ frontal: 1 }, { probe: 1 }, { battle: { initiative: "rome" } }));
    play(game, ["attack", "frontal"]);
    expect(options(game, "match")).toEqual(["concede"]);
  });

  test("general Hannibal's probe counts in full as what it stands for", () => {
    // matched as a double envelopment it gives the initiative away
    const matched = battleAt(probes({ envelopment: 1, frontal: 1 }, { probe: 1, frontal: 1 }));
    play(matched, ["attack", "probe:envelopment"], ["match", "envelopment"]);
    expect(matched.question).toMatchObject({ seat: "rome", prompt: "hannibal.attack" });
    // and unmatched it adds two to the retreat die instead of taking two off
    const won = battleAt(probes({ frontal: 1 }, { probe: 1 }), { dice: [1, 3] });
    play(won, ["attack", "probe:envelopment"], ["match", "concede"]);
    expect(logged(won, "retreat-roll")[0]).toMatchObject({ modifiers: ["battle:envelopment=+2"], losses: 4 });
  });

  test("general Hannibal's reserves and plain probes do not use up his ability", () => {
    const game = battleAt(probes({ probe: 1, "flank-left": 1, frontal: 1 }, { probe: 2, reserve: 1 }));
    play(game, ["attack", "probe"], ["match", "probe"], ["counterattack", "no"]);
    play(game, ["attack", "reserve:flank-left"], ["match", "flank-left"], ["counterattack", "no"]);
    expect(options(game, "attack")).toContain("probe:envelopment");
  });

  test("24 nobody else has it, and each battle begins anew", () => {
    const game = battleAt({ ...duel("p_scipio", "hasdrubal", "carthage", { rome: { frontal: 1 }, carthage: { probe: 1 } }) });
    expect(options(game, "attack")).toEqual(["probe", "withdraw"]);
    expect(battleAt(probes({ frontal: 1 }, { probe: 1 })).state.battle!.probeUsed).toBe(false);
  });
});

describe("general Hanno", () => {
  /** Hanno marches from Carthage with all his CUs; Zama and Utica have been lost to Rome. */
  const marching = (others: object[] = [], more: Scene = {}, seed = "hanno"): Game => {
    const game = turnOf(
      "carthage",
      63,
      {
        forces: [{ side: "carthage", at: "carthage", cus: 6, generals: ["hanno"] }, ...others] as never[],
        control: holding({ rome: ["zama", "utica", "hadrumetum"] }),
        ...more,
      },
      { seed },
    );
    play(game, ["play-card", "card:63"], ["use-card", "move"]);
    return play(ifAsked(game, "activate", "general:hanno"), ["take.cus", { cus: 6 }]);
  };

  test("general Hanno may remove a Roman PC where he ends his move", () => {
    const game = play(marching(), ["march", "space:zama"], ["march", "stop"], ["hanno", "yes"]);
    expect(holder(game, "zama")).toBeNull();
    const declined = play(marching(), ["march", "space:zama"], ["march", "stop"], ["hanno", "no"]);
    expect(holder(declined, "zama")).toBe("rome");
  });

  test("general Hanno only there, not where he passes", () => {
    const game = play(marching(), ["march", "space:zama"], ["march", "space:thubursicu"], ["march", "stop"]);
    expect(game.question?.prompt).toBe("hannibal.play-card");
    expect(holder(game, "zama")).toBe("rome");
  });

  test("general Hanno removes no walled city", () => {
    const game = play(marching(), ["march", "space:utica"], ["march", "stop"]);
    expect(game.question?.prompt).toBe("hannibal.siege");
  });

  test("general Hanno does not after a battle, but after an overrun he does", () => {
    const overrun = marching([{ side: "rome", at: "zama", cus: 1 }]);
    play(overrun, ["march", "space:zama"], ["march", "stop"], ["hanno", "yes"]);
    expect(holder(overrun, "zama")).toBeNull();
    const fought = marching([{ side: "rome", at: "zama", cus: 2 }]);
    play(fought, ["march", "space:zama"]);
    fought.dice([1, 1]);
    play(fought, ["attack", options(fought, "attack")[0]!], ["match", "concede"]);
    expect(fought.question?.prompt).toBe("hannibal.play-card");
    expect(whereIs(fought, "hanno")).toBe("zama");
    expect(holder(fought, "zama")).toBe("rome");
  });

  test("general Hanno who ends his move with Hannibal serves under him, and removes nothing", () => {
    const game = marching([{ side: "carthage", at: "zama", cus: 3, generals: ["hannibal"] }]);
    play(game, ["march", "space:zama"], ["march", "stop"]);
    expect(game.question?.prompt).not.toBe("hannibal.hanno");
    expect(holder(game, "zama")).toBe("rome");
  });

  test("general Hanno has to lead the march himself", () => {
    const game = turnOf("carthage", 63, {
      forces: [{ side: "carthage", at: "carthage", cus: 6, generals: ["mago", "hanno"] }],
      control: holding({ rome: ["zama"] }),
    });
    play(game, ["play-card", "card:63"], ["use-card", "move"], ["activate", "general:mago"]);
    play(game, ["take.generals", ["general:hanno"]], ["take.cus", { cus: 6 }], ["march", "space:zama"], ["march", "stop"]);
    expect(game.question?.prompt).not.toBe("hannibal.hanno");
    expect(holder(game, "zama")).toBe("rome");
  });
});

describe("general Hasdrubal", () => {
  test("general Hasdrubal has no ability: he is moved with a 2 and does everything up to 3", () => {
    expect(strategyRating(general("hasdrubal"), space("saguntum"))).toBe(2);
    expect(battleRating(general("hasdrubal"))).toBe(3);
    const game = battleAt({ ...duel("p_scipio", "hasdrubal", "rome", frontals), battle: { initiative: "rome" } }, { dice: [3] });
    play(game, ["attack", "frontal"], ["match", "frontal"], ["counterattack", "yes"]);
    expect(game.question?.seat).toBe("carthage");
    const moves = (card: number) => {
      const turn = turnOf("carthage", card, { forces: [{ side: "carthage", at: "saguntum", cus: 2, generals: ["hasdrubal"] }] });
      return options(play(turn, ["play-card", `card:${card}`]), "use-card").includes("move");
    };
    expect([moves(61), moves(62)]).toEqual([false, true]);
    expect(whereIs(game, "hasdrubal")).toBe("narbo");
    expect(hand(game, "carthage")).toBe(2);
  });
});
