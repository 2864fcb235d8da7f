import { describe, expect, test } from "vitest";
import { battleAt, cus, elephants, type Field, hand, scene, still } from "./field.ts";
import { logged, newGame, play } from "./table.ts";

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
  }
});

test("17.5 a die of 1 costs Carthage one card, however many charged, and Rome none", () => {
  for (const beasts of [1, 4]) {
    const game = play(battleAt(field(scipio, beasts), { dice: [1] }), ["elephants", "yes"]);
    expect([hand(game, "rome"), hand(game, "carthage")]).toEqual([8, 8 + beasts - 1]);
  }
});
