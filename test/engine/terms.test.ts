import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// docs/words.md: one term for one thing. These are the ones not to say that no other sentence has a use for.

const src = join(import.meta.dirname, "../../src");

/** What no French text says, with the right term. */
const NOT_SAID: readonly (readonly [RegExp, string])[] = [
  [/\bcartes? (Bataille|Stratégie)\b/i, "carte de bataille, carte de stratégie"],
  [/\bvaleurs? de (bataille|stratégie)\b/i, "talent de tacticien, talent de stratège"],
  [/\bsurpass/i, "être supérieur à"],
  [/"Riposte"/, "parade"],
  [/\bparties? nulles?\b/i, "match nul"],
  [/\bdéplacé jusqu/i, "neutralisé"],
];

const texts = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) =>
  /(^|\/)(fr\.ts|[\w-]+-fr\.ts|fr\/[\w-]+\.ts|catalogues\.ts|editing\.ts)$/.test(file),
);

test("French texts say one term for one thing (docs/words.md)", () => {
  expect(texts.length).toBeGreaterThan(40);
  const wrong = texts.flatMap((file) =>
    readFileSync(join(src, file), "utf8")
      .split("\n")
      .flatMap((line, number) =>
        NOT_SAID.filter(([pattern]) => pattern.test(line)).map(([, right]) => `${file}:${number + 1}: ${right}`),
      ),
  );
  expect(wrong).toEqual([]);
});
