import { expect, test } from "vitest";
import * as fpw from "../../src/games/first-punic-war/rules/ask.ts";
import type { FpwTable } from "../../src/games/first-punic-war/rules/pieces.ts";
import * as hamilcar from "../../src/games/hamilcar/rules/ask.ts";
import type { T as HamilcarTable } from "../../src/games/hamilcar/rules/state.ts";
import * as hannibal from "../../src/games/hannibal/rules/ask.ts";
import type { T as HannibalTable } from "../../src/games/hannibal/rules/state.ts";

/*
 * What has no words does not compile: each line below a "ts-expect-error" would be an error of the type check if it were
 * let through. Nothing of it is run.
 */
function* withoutWords(a: HannibalTable, b: HamilcarTable, c: FpwTable) {
  a.note("hannibal.log.winter");
  // @ts-expect-error no such event
  a.note("hannibal.log.nonsense");
  // @ts-expect-error no such event
  b.note("hamilcar.log.nonsense");
  // @ts-expect-error no such event
  c.note("fpw.nonsense");
  yield* hannibal.confirm("rome", { prompt: "hannibal.siege", rule: "20.2" });
  // @ts-expect-error no such prompt
  yield* hannibal.confirm("rome", { prompt: "hannibal.nonsense", rule: "20.2" });
  // @ts-expect-error no such prompt
  yield* hamilcar.confirm("rome", { prompt: "hamilcar.nonsense", rule: "1" });
  // @ts-expect-error no such prompt
  yield* fpw.confirm("rome", { prompt: "fpw.nonsense", rule: "1" });
  // @ts-expect-error no such option
  yield* hannibal.choose("rome", ["pass", "nonsense"], { prompt: "hannibal.siege", rule: "20.2" });
  // @ts-expect-error no such kind of thing
  yield* fpw.choose("rome", ["hex:1", "tile:1"], { prompt: "fpw.attack", rule: "1" });
  // @ts-expect-error no such reason
  const whyNot = (): hamilcar.Reason => ({ why: "nonsense", rule: "1" });
  yield* hamilcar.choose("rome", ["pass"], { prompt: "hamilcar.roll", rule: "1", whyNot });
  // @ts-expect-error no such reason for the end
  a.s.over = { winner: "rome", reason: "hannibal.over.nonsense", rule: "23" };
}

test("prompts, events, reasons and options without words in both languages do not compile", () => {
  expect(withoutWords).toBeInstanceOf(Function);
});
