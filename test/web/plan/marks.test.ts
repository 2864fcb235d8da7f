import { describe, expect, test } from "vitest";
import { markOf, signsOf } from "../../../src/web/plan/marks.ts";
import type { Risk } from "../../../src/web/plan/planning.ts";

const risk = (sign: Risk["sign"], more: Partial<Risk>): Risk => ({ said: "", chance: null, ...(sign && { sign }), ...more });

describe("the mark on a place within reach", () => {
  test("is the movement left if nothing can happen on the way", () => {
    expect(markOf([], false, "3")).toEqual({ parts: [{ sign: null, text: "3" }], tone: "plain" });
    expect(markOf([risk("sea", { safe: 1 })], false, "3")).toEqual({ parts: [{ sign: null, text: "3" }], tone: "plain" });
  });

  test("has a sign and a number of its own for a voyage, an interception, losses and a battle", () => {
    const risks = [
      risk("loss", { danger: true, toll: 1.25 }),
      risk("intercept", { danger: true, safe: 0.5 }),
      risk("sea", { safe: 0.8 }),
      risk("intercept", { danger: true, safe: 0.5 }),
    ];
    expect(markOf(risks, true, "0")).toEqual({
      parts: [
        { sign: "sea", text: "80%" },
        { sign: "intercept", text: "25%" },
        { sign: "loss", text: "−1.3" },
        { sign: "fight", text: "" },
      ],
      tone: "fight",
    });
  });

  test("says that somebody may intercept even where no chance can be told", () => {
    expect(markOf([risk("intercept", { danger: true })], false, "2")).toEqual({
      parts: [{ sign: "intercept", text: "" }],
      tone: "risk",
    });
  });

  test("shows the strength of an attack where the game tells it", () => {
    expect(markOf([risk("fight", { mark: "220%" })], true, "0").parts).toEqual([{ sign: "fight", text: "220%" }]);
  });

  test("is hopeless where no voyage succeeds, but not where one is sure to be intercepted", () => {
    expect(markOf([risk("sea", { safe: 0 })], false, "0")).toEqual({ parts: [{ sign: "sea", text: "0%" }], tone: "hopeless" });
    expect(markOf([risk("intercept", { safe: 0 })], false, "0").tone).toBe("risk");
  });

  test("is explained once for all places, and only where it is used", () => {
    const marks = [markOf([risk("sea", { safe: 0.5 })], true, "0"), markOf([], false, "2"), markOf([], true, "0")];
    expect(signsOf(marks)).toEqual([null, "sea", "fight"]);
  });
});
