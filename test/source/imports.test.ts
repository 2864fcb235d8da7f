import { describe, expect, test } from "vitest";
import { type Import, modulesIn } from "./modules.ts";

const modules = modulesIn("src");

/** Part of the program, and the game it belongs to if it belongs to one. */
interface Place {
  readonly part: string;
  readonly game: string | null;
}

const GAME = "game";

function placeOf(path: string): Place {
  // the template is a game that lies elsewhere
  const [, top, second, third] = path.replace("src/kit/template/", "src/games/template/").split("/");
  if (top !== "games") return { part: WIRE.has(path) ? "wire" : top!, game: null };
  if (third === undefined) return { part: `games/${second}`, game: null };
  if (second === "shared") return { part: `shared/${third}`, game: null };
  return { part: third === "index.ts" ? "manifest" : `${GAME}/${third}`, game: second! };
}

/** What page and server share: messages, and how they prove that a shuffle was fair. */
const WIRE = new Set(["src/server/protocol.ts", "src/server/fair.ts", "src/server/verify.ts"]);

/** Where a program is put together with all its games. */
const PROGRAMS = new Set([
  "src/cli/main.ts",
  "src/cli/arena-worker.ts",
  "src/server/main.ts",
  "src/web/main.ts",
  "src/web/thinker/worker.ts",
]);

/** Who may import whom (docs/architecture.md). Whoever may import something may import its types. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  words: ["engine"],
  bots: ["engine"],
  kit: ["engine", "words", "bots"],
  lessons: ["engine", "words"],
  "shared/sides.ts": [],
  "shared/rules": ["engine"],
  "shared/players": ["shared/rules"],
  "shared/terminal": ["engine", "words", "shared/rules", "cli"],
  "shared/page": ["engine", "words", "shared/rules", "web"],
  "game/rules": ["engine", "shared/rules"],
  "game/words": ["engine", "words", "game/rules"],
  "game/reference": ["words"],
  "game/players": ["engine", "bots", "shared/rules", "shared/players", "game/rules"],
  "game/lessons": ["engine", "lessons", "game/rules"],
  "game/terminal": ["engine", "words", "shared/rules", "shared/terminal", "game/rules", "game/words", "cli"],
  "game/page": ["engine", "words", "shared/rules", "shared/page", "game/rules", "game/words", "game/players", "web"],
  manifest: [
    "shared/sides.ts",
    "game/rules",
    "game/words",
    "game/reference",
    "game/players",
    "game/lessons",
    "game/terminal",
    "game/page",
  ],
  "games/manifest.ts": ["engine"],
  "games/index.ts": ["manifest"],
  library: ["engine", "words", "bots", "kit", "game/rules", "game/words", "game/players"],
  wire: ["engine"],
  server: ["engine", "wire"],
  cli: ["engine", "words", "bots", "kit", "wire", "server", "games/manifest.ts"],
  web: ["engine", "words", "bots", "lessons", "wire", "games/manifest.ts"],
};

/** Whose types they may name besides: a manifest says what a game is made of, rules check their keys against the words and name the sections to be tested. */
const MAY_NAME: Readonly<Record<string, readonly string[]>> = {
  kit: ["games/manifest.ts", "cli"],
  "game/rules": ["game/words", "kit"],
  manifest: ["games/manifest.ts"],
  "shared/sides.ts": ["games/manifest.ts"],
  "games/manifest.ts": ["words", "bots", "kit", "lessons", "cli", "web"],
  "games/index.ts": ["games/manifest.ts"],
};

/** What a program may import besides. */
const FOR_PROGRAMS = ["games/index.ts", "games/manifest.ts"];

function isAllowed(from: string, { of, typeOnly }: Import): boolean {
  if (!of!.startsWith("src/")) return false;
  const [here, there] = [placeOf(from), placeOf(of!)];
  if (there.game !== null && here.game !== null && there.game !== here.game) return false;
  if (here.part === there.part) return true;
  return [
    ...(MAY_IMPORT[here.part] ?? []),
    ...(typeOnly ? (MAY_NAME[here.part] ?? []) : []),
    ...(PROGRAMS.has(from) ? FOR_PROGRAMS : []),
  ].includes(there.part);
}

describe("who may import whom", () => {
  test("every part has its rule", () => {
    expect([...new Set([...modules.keys()].map((path) => placeOf(path).part))].filter((part) => !(part in MAY_IMPORT))).toEqual(
      [],
    );
  });

  test("no module imports what its part may not know; no game imports another", () => {
    const wrong = [...modules.values()].flatMap(({ path, imports }) =>
      imports.filter((it) => it.of !== null && !isAllowed(path, it)).map(({ of }) => `${path} imports ${of}`),
    );
    expect(wrong).toEqual([]);
  });

  test("what is pure needs no package and no Node: engine, words, rules, computer players, kit", () => {
    const pure = /^src\/(engine|words|bots|kit|games\/[^/]+\/(rules|words|reference|players))\//;
    const wrong = [...modules.values()].flatMap(({ path, imports }) =>
      pure.test(path) ? imports.filter(({ of }) => of === null).map(({ specifier }) => `${path} imports ${specifier}`) : [],
    );
    expect(wrong).toEqual([]);
  });

  test("no module needs itself in order to be loaded", () => {
    expect(cycles()).toEqual([]);
  });
});

/** The cycles of imports that are left once types are gone: each as the modules on it. */
function cycles(): string[][] {
  const found: string[][] = [];
  const state = new Map<string, "open" | "done">();
  const way: string[] = [];
  const visit = (path: string): void => {
    if (state.get(path) === "done") return;
    if (state.get(path) === "open") {
      found.push([...way.slice(way.indexOf(path)), path]);
      return;
    }
    state.set(path, "open");
    way.push(path);
    for (const { of, typeOnly, lazy } of modules.get(path)?.imports ?? []) if (of && !typeOnly && !lazy) visit(of);
    way.pop();
    state.set(path, "done");
  };
  for (const path of modules.keys()) visit(path);
  return found;
}
