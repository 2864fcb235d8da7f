import { describe, expect, test } from "vitest";
import type { Plain } from "../../src/engine/index.ts";
import { battleAt, cus, elephants, type Field, hand, type Scene, scene, still } from "./field.ts";
import { logged, newGame, options, play, type Situation } from "./table.ts";

// 17 Elephants

/** Hasdrubal with elephants attacks at Narbo. */
const field = (rome: Field["rome"], beasts = 2): Field => ({
  space: "narbo",
  attacker: "carthage",
  from: "emporiae",
  rome,
  carthage: { cus: 5, elephants: beasts, generals: ["hasdrubal"] },
});
const scipio = { cus: 6, generals: ["p_scipio"] };

describe("17.1 how many there are", () => {
  test("17.1 two elephant CUs begin the war with Hannibal", () => {
    const game = newGame();
    expect(elephants(game, "saguntum")).toBe(2);
    expect(game.state.elephants.reduce((sum, number) => sum + number, 0)).toBe(2);
    expect(cus(game, "carthage", "saguntum")).toBe(10);
  });

  test("17.1 there are never more than four: a fifth is not a position", () => {
    const forces = (beasts: number) => [
      { side: "carthage", at: "carthage", elephants: 2, generals: ["hanno"] },
      { side: "carthage", at: "saguntum", elephants: beasts, generals: ["hannibal"] },
    ];
    expect(() => still({ forces: forces(2) })).not.toThrow();
    expect(() => still({ forces: forces(3) })).toThrow("four is the limit");
  });

  test("17.1 with the counters of Avalon Hill elephants stand in two places at most, and never three in one and one in another", () => {
    const at = (...beasts: number[]) =>
      ["carthage", "saguntum", "gades"].flatMap((place, number) =>
        beasts[number] ? [{ side: "carthage", at: place, elephants: beasts[number] }] : [],
      );
    for (const beasts of [
      [1, 1, 1],
      [3, 1],
    ]) {
      expect(() => still({ forces: at(...beasts) })).toThrow("two is the limit");
      expect(() => scene({ forces: at(...beasts), hands: { carthage: [30] } }, { ruleset: "valley" })).not.toThrow();
    }
    expect(() => still({ forces: at(3) })).not.toThrow();
  });
});

describe("17.1 a pair of elephants parts only where that takes no third counter", () => {
  const PAIR = { side: "carthage", at: "saguntum", cus: 3, elephants: 2, generals: ["hannibal"] };
  const OTHERS = { side: "carthage", at: "gades", elephants: 1 };
  const march33 = (forces: Plain, situation: Situation = {}) =>
    play(scene({ hands: { carthage: [33], rome: [46] }, forces }, situation), ["play-card", "card:33"], ["use-card", "move"]);

  test("17.1 with one counter in use an army takes any of its elephants along", () => {
    const game = march33([PAIR]);
    play(game, ["take.cus", { cus: 1, elephants: 1 }], ["march", "space:dertosa"]);
    expect([elephants(game, "dertosa"), elephants(game, "saguntum")]).toEqual([1, 1]);
  });

  test("17.1 with both in use it takes the pair or leaves it, and the number of CUs is asked next", () => {
    const game = march33([PAIR, OTHERS]);
    expect(options(game, "take.elephants")).toEqual(["elephants:0", "elephants:2"]);
    play(game, ["take.elephants", "elephants:2"]);
    expect(game.question).toMatchObject({ prompt: "hannibal.take.cus", items: [{ id: "cus", max: 3 }], min: 0, max: 3 });
    play(game, ["take.cus", { cus: 1 }], ["march", "space:dertosa"]);
    expect([elephants(game, "dertosa"), cus(game, "carthage", "dertosa")]).toEqual([2, 3]);
  });

  test("17.1 the Valley counters are single: any number goes", () => {
    const game = march33([PAIR, OTHERS], { ruleset: "valley" });
    play(game, ["take.cus", { cus: 0, elephants: 1 }]);
    expect(game.question?.prompt).toBe("hannibal.march");
  });

  test("17.1 four in one place part two by two", () => {
    const game = march33([{ ...PAIR, elephants: 4 }]);
    expect(options(game, "take.elephants")).toEqual(["elephants:0", "elephants:2", "elephants:4"]);
  });

  test("17.1 on the way a pair is picked up and dropped together; of three, any number", () => {
    const dropping = march33([PAIR, OTHERS]);
    play(dropping, ["take.elephants", "elephants:2"], ["take.cus", { cus: 3 }], ["march", "space:dertosa"], ["march", "drop"]);
    expect(options(dropping, "drop.elephants")).toEqual(["elephants:0", "elephants:2"]);
    const joining = march33([PAIR, { ...OTHERS, at: "dertosa" }]);
    play(joining, ["take.elephants", "elephants:2"], ["take.cus", { cus: 3 }], ["march", "space:dertosa"], ["march", "drop"]);
    play(joining, ["drop.cus", { cus: 0, elephants: 1 }], ["march", "space:saguntum"]);
    expect([elephants(joining, "dertosa"), elephants(joining, "saguntum")]).toEqual([2, 1]);
  });

  /** Rome comes to New Carthage, where the Carthaginians may go inside. */
  const atNewCarthage = (stack: Scene) => {
    const forces = [
      { side: "rome", at: "acci", cus: 6, generals: ["marcellus"] },
      { side: "carthage", at: "new_carthage", ...stack },
      { side: "carthage", at: "gades", elephants: 1 },
    ] as unknown as Plain;
    const game = scene({ active: "rome", hands: { rome: [46], carthage: [30] }, forces });
    return play(game, ["play-card", "card:46"], ["use-card", "move"], ["take.cus", { cus: 6 }], ["march", "space:new_carthage"]);
  };

  test("17.1, 10.7 the walls do not part a pair: one CU goes inside only if it is no elephant", () => {
    expect(options(atNewCarthage({ elephants: 2 }), "inside")).toEqual(["inside:0", "inside:2"]);
    const game = atNewCarthage({ cus: 1, elephants: 2 });
    expect(options(game, "inside")).toEqual(["inside:0", "inside:1", "inside:2"]);
    play(game, ["inside", "inside:1"]);
    expect([elephants(game, "inside:new_carthage"), cus(game, "carthage", "inside:new_carthage")]).toEqual([0, 1]);
  });

  test("17.1, 12.7 a subordinate does not intercept with one of a pair; the commander does with both", () => {
    const forces = [
      { side: "rome", at: "corduba", cus: 6, generals: ["marcellus"] },
      { side: "carthage", at: "laminium", elephants: 2, generals: ["hannibal", "mago"] },
      OTHERS,
    ];
    const game = scene({ active: "rome", hands: { rome: [46], carthage: [30] }, forces });
    play(game, ["play-card", "card:46"], ["use-card", "move"], ["take.cus", { cus: 6 }], ["march", "space:salaria"]);
    expect(options(game, "intercept")).toEqual(["pass", "general:hannibal"]);
  });
});

describe("17.2 elephants are CUs", () => {
  /** Carthage's last card of the turn is discarded, and winter comes for the army in Capua. */
  const winter = (die: number) =>
    play(
      scene(
        {
          hands: { carthage: [64] },
          forces: [{ side: "carthage", at: "capua", cus: 4, elephants: 2, generals: ["hannibal"] }],
        },
        { dice: [die] },
      ),
      ["play-card", "card:64"],
      ["use-card", "discard"],
    );

  test("17.2 attrition takes what the Carthaginian likes", () => {
    const game = winter(5);
    expect(game.question).toMatchObject({ prompt: "hannibal.lose-elephants", min: 0, max: 2 });
    play(game, ["lose-elephants", 0]);
    expect([cus(game, "carthage", "capua"), elephants(game, "capua")]).toEqual([4, 2]);
  });

  test("17.2 but on a 6 an elephant must be among the losses", () => {
    const game = winter(6);
    expect(game.question).toMatchObject({ prompt: "hannibal.lose-elephants", min: 1, max: 2 });
  });

  test("17.2 casualties of battle likewise: free, but for a 6", () => {
    const lost = (die: number) =>
      play(
        battleAt(
          {
            ...field(scipio),
            cards: { rome: { probe: 1 }, carthage: { frontal: 1 } },
            battle: { rounds: Array.from({ length: 3 }, () => ({ by: "carthage", attack: "frontal", match: "frontal" })) },
          },
          { dice: [die] },
        ),
        ["attack", "frontal"],
        ["match", "concede"],
      );
    expect(lost(5).question).toMatchObject({ prompt: "hannibal.lose-elephants", min: 0, max: 1 });
    expect(lost(6).question).toMatchObject({ prompt: "hannibal.lose-elephants", min: 1, max: 2 });
  });
});

describe("17.3 the charge", () => {
  test("17.3 it succeeds on a die above the Roman commander's battle rating", () => {
    const fails = play(battleAt(field(scipio), { dice: [2] }), ["elephants", "yes"]);
    expect([hand(fails, "rome"), hand(fails, "carthage")]).toEqual([8, 10]);
    const succeeds = play(battleAt(field(scipio), { dice: [3] }), ["elephants", "yes"]);
    expect([hand(succeeds, "rome"), hand(succeeds, "carthage")]).toEqual([6, 10]);
  });

  test("17.3 against CUs without a general only a 1 fails", () => {
    const game = play(battleAt(field({ cus: 6 }), { dice: [2] }), ["elephants", "yes"]);
    expect(hand(game, "rome")).toBe(4);
    const rampage = play(battleAt(field({ cus: 6 }), { dice: [1] }), ["elephants", "yes"]);
    expect([hand(rampage, "rome"), hand(rampage, "carthage")]).toEqual([6, 9]);
  });

  test("17.3 nobody has to charge", () => {
    const game = play(battleAt(field(scipio)), ["elephants", "no"]);
    expect([hand(game, "rome"), hand(game, "carthage")]).toEqual([8, 10]);
    expect(logged(game, "elephant-roll")).toEqual([]);
  });

  test("17.3 it is declared before anybody has looked at battle cards", () => {
    const game = battleAt(field(scipio));
    expect(game.question?.prompt).toBe("hannibal.elephants");
    expect([hand(game, "rome"), hand(game, "carthage")]).toEqual([0, 0]);
  });

  test("17.3 a defender's elephants charge too, even without a general", () => {
    const game = battleAt(
      { ...field(scipio), attacker: "rome", from: "nemausus", carthage: { cus: 1, elephants: 1 } },
      { dice: [6] },
    );
    play(game, ["elephants", "yes"]);
    expect(hand(game, "rome")).toBe(7);
  });

  test("17.3 without elephants in the space nobody is asked", () => {
    expect(battleAt(field(scipio, 0)).question?.prompt).toBe("hannibal.attack");
  });
});

test("17.4 success costs Rome a card for each elephant CU that charged", () => {
  for (const beasts of [1, 2, 3, 4]) {
    const game = play(battleAt(field(scipio, beasts), { dice: [6] }), ["elephants", "yes"]);
    expect(hand(game, "rome")).toBe(8 - beasts);
    expect(logged(game, "elephant-roll")).toMatchObject([{ rome: beasts }]);
  }
});

test("17.5 a die of 1 costs Carthage one card, however many charged, and Rome none", () => {
  for (const beasts of [1, 4]) {
    const game = play(battleAt(field(scipio, beasts), { dice: [1] }), ["elephants", "yes"]);
    expect([hand(game, "rome"), hand(game, "carthage")]).toEqual([8, 8 + beasts - 1]);
  }
});
