import { describe, expect, test } from "vitest";
import { isBoundByTruce } from "../../src/games/hamilcar/rules/control.ts";
import { isKeptInAfrica, miatGives, miatMood } from "../../src/games/hamilcar/rules/miat.ts";
import { attritionLoss, navalHits, seamanshipOf, stormHits } from "../../src/games/hamilcar/rules/tables.ts";
import { cus, gameAt, logged, marching, options, play, stack, whyNot } from "./table.ts";

const idle = { hands: { rome: [41], carthage: [] } };
const at = (miat: string[], ruleset: "silver" | "golden-geek" = "silver") => gameAt({ ...idle, miat }, { ruleset }).state;

describe("15 other rules", () => {
  test("15.1 halves are rounded down", () => {
    const game = marching(
      "cotta",
      { forces: [stack("rome", "catana", 9, { generals: ["cotta"] }), stack("carthage", "enna", 3, { generals: ["hanno"] })] },
      { dice: [3, 1, 2] },
    );
    play(game, ["march", "space:enna"], ["react", "done"]);
    const lost = logged(game, "victory")[0]!.carthage as number;
    expect(lost).toBe(3);
    expect(logged(game, "miat-removed").length + (game.question?.prompt === "hamilcar.remove-miat" ? 1 : 0)).toBe(1); // of three, one
  });

  test("15.2 the table: by size and die", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 9, 10, 15].map((size) => attritionLoss(size, 4))).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 2, 2]);
    expect([1, 2, 3, 4, 5, 6, 7].map((die) => attritionLoss(10, die))).toEqual([1, 1, 1, 2, 2, 3, 3]);
    expect(attritionLoss(0, 6)).toBe(0);
    expect([navalHits(1, 6), navalHits(3, 3), navalHits(9, 1), navalHits(1, 9)]).toEqual([1, 1, 1, 2]);
    expect([stormHits(1), stormHits(6)]).toEqual([1, 3]);
  });

  test("15.3.A a symbol counts if both slots beside it are filled", () => {
    expect(miatGives(at(["r1"]), "cu")).toBe(0);
    expect(miatGives(at(["r1", "r2", "r5", "r6"]), "cu")).toBe(2);
    expect(miatGives(at(["r3", "r4"]), "general")).toBe(1);
    const game = gameAt({ active: "carthage", hands: { rome: [], carthage: [41] }, miat: ["centre", "r1"] });
    play(game, ["use-card", "points"]);
    expect(options(game, "spend-point")).not.toContain("miat:centre"); // one PC in a slot
  });

  test("15.3.B Warlike with three PCs, one of them in the centre", () => {
    expect([miatMood(at(["centre", "r1", "r2"])), miatMood(at(["r1", "r2", "r3", "r4"]))]).toEqual(["warlike", "neutral"]);
  });

  test("15.3.C Neutral: no province, and units stay in Africa (Silver)", () => {
    expect(miatMood(at(["centre"]))).toBe("neutral");
    expect([isKeptInAfrica(at(["centre"])), isKeptInAfrica(at(["centre"], "golden-geek"))]).toEqual([true, false]);
    expect(isKeptInAfrica(at(["centre", "r1", "r2"]))).toBe(false);
  });

  test("15.3.D Peaceful: a province for Rome, units stay in Africa, a truce for Carthage alone (Silver)", () => {
    const s = at([]);
    expect(miatMood(s)).toBe("peaceful");
    expect([isBoundByTruce(s, "carthage"), isBoundByTruce(s, "rome"), isBoundByTruce(at([], "golden-geek"), "carthage")]).toEqual(
      [true, false, false],
    );
    const game = marching("hanno", { miat: [], forces: [stack("carthage", "thermae", 3, { generals: ["hanno"] })] });
    expect(whyNot(game, "space:messana")).toBe("truce");
  });

  test("15.3.D, 17.1 #49 with a Peaceful Miat the Truce card, too, binds Carthage alone (Silver)", () => {
    const bound = (miat: string[], ruleset: "silver" | "golden-geek") => {
      const { state } = gameAt({ truce: true, miat, hands: { rome: [1, 2], carthage: [] } }, { ruleset });
      return [isBoundByTruce(state, "rome"), isBoundByTruce(state, "carthage")];
    };
    expect(bound([], "silver")).toEqual([false, true]);
    expect(bound(["centre"], "silver")).toEqual([true, true]);
    expect(bound([], "golden-geek")).toEqual([true, true]);
  });

  test("15.4.A seamanship begins Poor, rises by reforms and events, and falls without Ready warships", () => {
    const game = gameAt({ hands: { rome: [6], carthage: [] }, warships: { rome: { ready: 3 } } });
    expect(game.state.seamanship).toBe(1);
    play(game, ["use-card", "event"]);
    expect(logged(game, "seamanship")[0]).toEqual({ level: "seamanship:fair", because: "card:6", by: [], ready: 2 });
  });

  test("15.4.B four levels: lanes, symbols, battle roll, storms, Africa, Naval Supremacy", () => {
    expect([1, 2, 3, 4].map((level) => seamanshipOf(level).lanes)).toEqual([1, 2, 3, 4]);
    expect([1, 2, 3, 4].map((level) => seamanshipOf(level).symbols)).toEqual([3, 2, 1, 0]);
    expect([1, 2, 3, 4].map((level) => seamanshipOf(level).battleRoll)).toEqual([-1, -1, 0, 0]);
    expect([1, 2, 3, 4].map((level) => seamanshipOf(level).storms)).toEqual([1, 0, 0, 0]);
    expect([1, 2, 3, 4].map((level) => seamanshipOf(level).africa)).toEqual(["no", "no", "with-syracusae", "yes"]);
    expect([1, 2, 3, 4].map((level) => seamanshipOf(level).keepsSupremacy)).toEqual([false, false, false, true]);
  });

  test("15.5 Corvi are mounted by the card or a reform, on all warships at once", () => {
    const game = gameAt({ hands: { rome: [17], carthage: [] } });
    play(game, ["use-card", "event"]);
    expect(logged(game, "corvi-mounted")).toHaveLength(1);
  });

  test("15.5 Corvi make the Cruel Sea worse by a roll", () => {
    const rolls = (corvi: boolean) => {
      const game = marching(
        "cotta",
        {
          corvi,
          seamanship: "fair",
          hands: { rome: [], carthage: [11] },
          forces: [stack("rome", "neapolis", 4, { generals: ["cotta"] })],
        },
        { dice: [1, 1, 1] },
      );
      play(game, ["march", "sail"], ["sail", "space:lipara"], ["sail", "land"], ["cruel-sea", "card:11"]);
      return logged(game, "die").length;
    };
    expect([rolls(false), rolls(true)]).toEqual([1, 2]); // one storm between Neapolis and Lipara
  });

  test("15.6 see also the tests of naval movement: Africa is closed to Rome at first", () => {
    const game = play(
      marching("cotta", {
        control: { rome: ["lilybaeum"], carthage: [] },
        forces: [stack("rome", "lilybaeum", 3, { generals: ["cotta"] })],
      }),
      ["march", "sail"],
    );
    expect(whyNot(game, "space:carthago")).toBe("africa");
    expect(cus(game, "rome", "at-sea")).toBe(3);
  });
});
