import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { modulesIn } from "./modules.ts";

const root = join(import.meta.dirname, "../..");

test("whatever is exported is imported somewhere", () => {
  const modules = modulesIn("src", "test", "scripts");
  const used = new Map<string, Set<string>>();
  for (const { imports } of modules.values())
    for (const { of, names } of imports) if (of) used.set(of, new Set([...(used.get(of) ?? []), ...names]));
  const patterns = [...modules.values()].flatMap((module) => module.patterns);
  const dead = [...modules.values()].flatMap(({ path, exports }) => {
    const names = used.get(path) ?? new Set();
    if (path.startsWith("src/library/") || names.has("*") || patterns.some((pattern) => pattern.test(path))) return [];
    return exports.filter((name) => !names.has(name)).map((name) => `${path}: ${name}`);
  });
  expect(dead).toEqual([]);
});

/** Where a type is asserted that no declaration can give: the items of a tuple, and a generator that never goes on. */
const ASSERTED = ["src/engine/codec/structures.ts", "src/games/hamilcar/rules/state.ts"];

test("no type is forced through unknown or never", () => {
  const forced = [...modulesIn("src").keys()].flatMap((path) =>
    readFileSync(join(root, path), "utf8")
      .split("\n")
      .filter((line) => /\bas (unknown as|never)\b/.test(line))
      .map(() => path),
  );
  expect(forced).toEqual(ASSERTED);
});
