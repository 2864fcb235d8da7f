import { describe, expect, test } from "vitest";
import { ATTRITION_TABLE, attritionLoss } from "../../src/games/hannibal/rules/attrition.ts";
import { effectOf } from "../../src/games/hannibal/rules/strategy-cards.ts";
import { cus, elephants, holding, type Scene, type Stack, scene, turnOf, whereIs } from "./field.ts";
import { type Game, logged, passWindows, play } from "./table.ts";

// 21 Attrition

/** The last card of the turn is discarded; winter comes. */
const winter = (forces: Stack[], dice: number[], more: Scene = {}): Game =>
  play(
    scene({ hands: { carthage: [64] }, forces: forces as never[], ...more }, { dice }),
    ["play-card", "card:64"],
    ["use-card", "discard"],
  );

describe("21.1 when there is attrition", () => {
  test("21.1 in winter for CUs on an enemy PC, with or without a general", () => {
    const game = winter(
      [
        { side: "carthage", at: "arpi", cus: 5, generals: ["hannibal"] },
        { side: "carthage", at: "cannae", cus: 2 },
        { side: "rome", at: "zama", cus: 10 },
      ],
      [1, 1, 1],
    );
    const rolls = new Map(logged(game, "attrition").map(({ space, ...roll }) => [space, roll]));
    expect(rolls.size).toBe(3);
    expect(rolls.get("space:zama")).toMatchObject({ seat: "seat:rome", because: "hannibal.because.winter" });
    expect(rolls.get("space:cannae")).toMatchObject({ seat: "seat:carthage" });
    expect(rolls.get("space:arpi")).toMatchObject({ seat: "seat:carthage" });
  });

  test("21.1 and among a tribe that is not friendly", () => {
    const game = winter([{ side: "carthage", at: "arverni", cus: 5 }], [6]);
    expect(cus(game, "carthage", "arverni")).toBe(3);
    const roman = winter([{ side: "rome", at: "boii", cus: 4 }], [3]);
    expect(logged(roman, "attrition")).toMatchObject([{ die: 3, losses: 1 }]);
  });

  test("21.1 not in a space of one's own, nor where nobody has a PC", () => {
    const game = winter(
      [
        { side: "carthage", at: "zama", cus: 9 },
        { side: "carthage", at: "tolosa", cus: 9 },
        { side: "rome", at: "capua", cus: 9 },
      ],
      [],
    );
    expect(logged(game, "attrition")).toEqual([]);
  });

  test("21.1 besiegers suffer, those behind the walls do not", () => {
    const game = winter(
      [
        { side: "rome", at: "inside:capua", cus: 2 },
        { side: "carthage", at: "capua", cus: 7, generals: ["hannibal"] },
      ],
      [6],
      { siege: { capua: { by: "carthage", points: 1 } } },
    );
    expect(logged(game, "attrition")).toMatchObject([{ seat: "seat:carthage", losses: 3 }]);
    expect(cus(game, "rome", "inside:capua")).toBe(2);
  });

  const crossing = (from: string, to: string, die: number) => {
    const forces = [{ side: "carthage", at: from, cus: 10, generals: ["hannibal"] }];
    const game = turnOf("carthage", 61, { forces }, { dice: [die] });
    return play(game, ["play-card", "card:61"], ["use-card", "move"], ["take.cus", { cus: 10 }], ["march", `space:${to}`]);
  };

  test("21.1 for crossing a pass: an Alpine one without a modifier, another with -2", () => {
    expect(logged(crossing("druentia", "taurini", 5), "attrition")).toMatchObject([{ modifiers: [], losses: 3 }]);
    expect(logged(crossing("ilerda", "tolosa", 5), "attrition")).toMatchObject([
      { modifiers: ["hannibal.because.low-pass=-2"], losses: 2 },
    ]);
  });

  test("21.1 for events: Epidemic among them", () => {
    const game = turnOf("rome", 51, { forces: [{ side: "carthage", at: "zama", cus: 5, generals: ["hanno"] }] }, { dice: [5] });
    play(game, ["play-card", "card:51"], ["use-card", "event"]);
    expect(cus(game, "carthage", "zama")).toBe(3);
  });
});

describe("21.2 how it is rolled", () => {
  test("21.2 the size of the force is the column", () => {
    const row = (die: number) => [1, 2, 3, 4, 5, 6, 7, 9, 10, 20].map((size) => attritionLoss(size, die).losses);
    expect(row(1)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
    expect(row(4)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
    expect(row(6)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 3]);
    expect(row(7)).toEqual([1, 1, 2, 2, 3, 3, 3, 3, 4, 4]);
    expect(row(9)).toEqual(row(7));
    expect(row(-4)).toEqual(row(1));
    expect(ATTRITION_TABLE.every((losses) => losses.length === 7)).toBe(true);
  });

  test("21.2 a 6, or more, must take an elephant if there is one", () => {
    expect([5, 6, 7].map((die) => attritionLoss(4, die).elephant)).toEqual([false, true, true]);
  });

  test("21.2 each force rolls for itself", () => {
    const game = winter(
      [
        { side: "carthage", at: "arpi", cus: 3 },
        { side: "carthage", at: "cannae", cus: 3 },
      ],
      [6, 1],
    );
    expect(cus(game, "carthage", "arpi") + cus(game, "carthage", "cannae")).toBe(5);
    expect(logged(game, "attrition")).toHaveLength(2);
  });

  test("21.2 a general survives the last of his CUs", () => {
    const game = winter([{ side: "carthage", at: "arpi", cus: 1, generals: ["hannibal"] }], [6]);
    expect(cus(game, "carthage", "arpi")).toBe(0);
    expect(whereIs(game, "hannibal")).toBe("arpi");
  });

  test("21.2 on a pass it strikes the army that crossed, not friends who were there before", () => {
    const game = turnOf(
      "carthage",
      61,
      {
        forces: [
          { side: "carthage", at: "druentia", cus: 6, elephants: 2, generals: ["hannibal"] },
          { side: "carthage", at: "taurini", cus: 5 },
        ],
      },
      { dice: [5] },
    );
    play(
      game,
      ["play-card", "card:61"],
      ["use-card", "move"],
      ["take.cus", { cus: 6, elephants: 2 }],
      ["march", "space:taurini"],
    );
    play(game, ["lose-elephants", 0], ["march", "space:insubres"]); // eight of them: two are lost
    expect(cus(game, "carthage", "taurini")).toBe(5);
    expect(cus(game, "carthage", "insubres")).toBe(6);
    expect(elephants(game, "insubres")).toBe(2);
  });

  test("21.2 a general who crosses alone rolls for nobody", () => {
    const game = turnOf("carthage", 61, {
      forces: [
        { side: "carthage", at: "druentia", generals: ["hannibal"] },
        { side: "carthage", at: "taurini", cus: 5 },
      ],
    });
    play(game, ["play-card", "card:61"], ["use-card", "move"], ["march", "space:taurini"]);
    expect(logged(game, "attrition")).toEqual([]);
  });
});

describe("21.3 hostile tribes", () => {
  test("21.3 they use the column for five and six, whatever the size", () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => attritionLoss(effectOf(7).column!, die).losses)).toEqual([0, 1, 1, 1, 2, 2]);
    const struck = (size: number) => {
      const game = turnOf(
        "rome",
        7,
        { forces: [{ side: "carthage", at: "tolosa", cus: size }], control: holding({}) },
        { dice: [5] },
      );
      passWindows(play(game, ["play-card", "card:7"], ["use-card", "event"]));
      return logged(game, "attrition")[0];
    };
    expect(struck(2)).toMatchObject({ losses: 2 });
    expect(struck(12)).toMatchObject({ losses: 2 });
  });
});
