import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CATALOGUES } from "../../src/cli/catalogues.ts";
import { manifest as firstPunicWar } from "../../src/games/first-punic-war/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { punica } from "./punica.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "punica-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const count = (text: string, part: string) => text.split(part).length - 1;

describe("playing in a terminal", () => {
  test("against the computer, to the end of the game", async () => {
    const typed = new Array(60).fill(["play none", "1", "2", "1 1", "0"]).flat();
    const { code, out } = await punica("play toy --carthage computer --scenario short --seed 5", typed);
    expect(code).toBe(0);
    expect(out).toContain("The computer plays Carthage.");
    expect(out).toMatch(/The game is over: (Rome|Carthage) wins\./);
    expect(out).not.toContain("Carthage: which card");
  });

  test("the computer against itself needs nobody", async () => {
    const { code, out } = await punica("play toy --carthage computer --rome computer --seed 5");
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over/);
    expect(out).not.toContain("You drew");
  });

  test("two persons: a curtain falls between them, and neither reads what the other drew", async () => {
    const { out } = await punica("play toy --seed cannae", ["", "pass", "", "pass"]);
    const [beforeRome, rome, carthage] = out.split("to decide.");
    expect(beforeRome).not.toContain("You drew");
    expect(rome).toContain("Rome: which card do you play?");
    expect(count(rome!, "You drew")).toBe(3);
    expect(count(carthage!, "You drew")).toBe(3);
    expect(carthage).toContain("Rome plays no card.");
    expect(carthage).not.toMatch(/You drew March \(14\)/);
  });

  test("--open: one person for both sides, without a curtain", async () => {
    const { out } = await punica("play toy --seed cannae --open", ["pass", "pass"]);
    expect(out).not.toContain("press Enter");
    expect(count(out, "You drew")).toBeGreaterThanOrEqual(6);
    expect(out).toContain("Carthage: which card do you play?");
  });

  test("in French", async () => {
    const { out } = await punica("play toy --seed cannae --lang fr --carthage computer", [
      "aide",
      "plateau",
      "journal",
      "quitter",
    ]);
    expect(out).toContain("Rome : quelle carte jouez-vous ? (section 2)");
    expect(out).toContain("pourquoi une chose n'est pas permise");
    expect(out).toContain("fantassins");
    expect(out).toContain("Au revoir.");
  });

  test("what is not understood or not allowed is said, and asked again", async () => {
    const { out } = await punica("play toy --seed cannae --open", ["dance", "99", "", "m", "quit"]);
    expect(out).toContain("Not understood: dance. Type help");
    expect(out).toContain("Not understood: 99.");
    expect(count(out, "which card do you play?")).toBe(2);
    expect(out).toContain("That could be March (14) and Muster (4).");
    expect(out).toContain("Goodbye.");
  });

  test("undo is free as long as nothing has come to light", async () => {
    const { out } = await punica("play toy --seed cannae --open", ["undo", "muster", "undo", "options", "quit"]);
    expect(out).toContain("There is nothing to take back.");
    expect(out).toContain("how many units do you muster?");
    expect(count(out, "Taken back.")).toBe(1);
    expect(out).not.toContain("if both agree");
  });

  test("further back both must agree", async () => {
    const raid = ["pass", "card:1", "1", "pass"];
    const { out } = await punica("play toy --seed cannae --open", [...raid, "undo", "yes", "undo", "options", "quit", "quit"]);
    expect(count(out, "if both agree?")).toBe(1);
    expect(count(out, "Taken back.")).toBe(2);
    const refused = await punica("play toy --seed cannae --open", [...raid, "undo", "no", "log", "quit", "quit"]);
    expect(refused.out).not.toContain("Taken back.");
  });

  test("against the computer, undo goes back to the person's own last decision", async () => {
    const { out } = await punica("play toy --seed cannae --carthage computer", ["pass", "undo", "yes", "options", "quit"]);
    expect(out).toContain("Taken back.");
    expect(out).toContain("Goodbye.");
  });

  test("why says what forbids a thing, or that it is allowed", async () => {
    const typed = ["why card:7", "why muster", "why space:nowhere", "why", "quit"];
    const { out } = await punica("play toy --seed cannae --open", typed);
    expect(out).toContain("An ambush only counters a raid. (section 2.4)");
    expect(out).toContain("Muster (4) is allowed.");
    expect(out).toContain("There is nothing written about space:nowhere.");
    expect(out).toContain("Say what: why, and then an id or a number");
  });

  test("rule says what a section says, where some words stand, or what the question comes from", async () => {
    const { out } = await punica("play toy --seed cannae --open", [
      "rule",
      "rule 2.4.1",
      "rule war",
      "rule card",
      "rule 9",
      "quit",
    ]);
    expect(out).toContain("2  Cards\n  Each side plays a card in turn, see 2.4:\n  - or passes.\n  2.4  Ambush\n");
    expect(out).toContain("2.4  Ambush\n  It counters a raid.\n");
    expect(out).toContain("1  The game\n  A war of three turns for six spaces.\n");
    expect(out).toContain("No section of the rules has 9.");
    const french = await punica("play toy --seed cannae --open --lang fr", ["règle", "règle un", "quitter"]);
    expect(french.out).toContain("voir 2.4 :");
    expect(french.out).toContain("3 sections le contiennent :\n  1  Le jeu\n  2  Cartes\n  2.4  Embuscade\n");
  });

  test("dice can be forced", async () => {
    const { out } = await punica("play toy --seed cannae --open", ["dice 6 5", "dice 7", "dice", "quit"]);
    expect(out).toContain("The next dice will show 6, 5.");
    expect(out).toContain("A die shows 1 to 6, not 7.");
    expect(out).toContain("Say which: dice 6 5");
  });

  test("a game is saved and gone on with", async () => {
    const file = join(folder, "game.json");
    const first = await punica("play toy --seed cannae --open", ["muster", `save ${file}`, "quit"]);
    expect(first.out).toContain(`Saved in ${file}.`);
    expect(first.out).toContain("Goodbye.");
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ format: "punica-record", steps: [{ answer: "card:4" }] });
    const again = await punica(`play toy --open --load ${file}`, ["quit"]);
    expect(again.out).toContain("how many units do you muster?");
    const inside = await punica("play toy --seed zama --open", [`load ${file}`, "quit"]);
    expect(inside.out).toContain("1 answer so far.");
    expect(inside.out).toContain("how many units do you muster?");
  });

  test("a file that is no game is neither loaded nor overwritten", async () => {
    const file = join(folder, "letter.txt");
    writeFileSync(file, "Dear Scipio");
    const { code, out } = await punica("play toy --seed cannae --open", [
      `load ${file}`,
      `save ${file}`,
      "load",
      "save",
      `load ${folder}/none`,
      "quit",
    ]);
    expect(code).toBe(0);
    expect(count(out, "Not loaded:")).toBe(2);
    expect(out).toContain("Not saved:");
    expect(readFileSync(file, "utf8")).toBe("Dear Scipio");
    expect((await punica(`play toy --load ${file}`)).code).toBe(2);
  });

  test("leaving a game that is not saved takes a second word", async () => {
    const { out } = await punica("play toy --seed cannae --open", ["pass", "quit", "board", "quit", "quit", "board"]);
    expect(count(out, "The game is not saved.")).toBe(2);
    expect(out.trimEnd().endsWith("Goodbye.")).toBe(true);
  });

  test("the end of the input is the end of the game", async () => {
    expect((await punica("play toy --seed cannae", [])).code).toBe(0);
    expect((await punica("play toy --seed cannae", [""])).code).toBe(0);
  });
});

/** Keys pressed at a terminal. */
function keyboard(...keys: readonly string[]): Readable {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  for (const key of keys) input.write(key);
  return input;
}
const CTRL_C = "\x03";
const CTRL_D = "\x04";

describe("at a terminal", () => {
  test("Ctrl-C does not drop a game that is not saved without a word; twice leaves it", async () => {
    const typed = keyboard("pass\r", CTRL_C, "log\r", CTRL_C, CTRL_C);
    const { code, out } = await punica("play toy --seed cannae --open", [], undefined, { input: typed });
    expect(code).toBe(0);
    expect(count(out, "The game is not saved.")).toBe(2);
    expect(out.trimEnd().endsWith("Goodbye.")).toBe(true);
  });

  test("Ctrl-D keeps a game that is not saved in a file, and says in which", async () => {
    const { out } = await punica("play toy --seed cannae --open", [], undefined, { folder, input: keyboard("pass\r", CTRL_D) });
    const file = /Saved in (.*\.json)\./.exec(out)?.[1];
    expect(file).toContain(join(folder, "toy-"));
    expect(JSON.parse(readFileSync(file!, "utf8"))).toMatchObject({ format: "punica-record", steps: [{ answer: "pass" }] });
    const nothing = await punica("play toy --seed cannae --open", [], undefined, { folder, input: keyboard(CTRL_D) });
    expect(nothing.out).not.toContain("Saved in");
  });

  test("Ctrl-C leaves a game that the computer plays against itself, and a menu", async () => {
    const watched = await punica("play toy --rome computer --carthage computer --think 0.01", [], undefined, {
      input: keyboard(CTRL_C),
    });
    expect(watched.code).toBe(0);
    const { code } = await punica("start", [], undefined, { input: keyboard(CTRL_C) });
    expect(code).toBe(0);
  });

  test("no line is longer than the terminal is wide, and none is broken within a word", async () => {
    const { out } = await punica(
      "play hannibal --carthage computer --seed wide --think 0.01",
      ["help", "rule 10", "quit"],
      GAMES,
      {
        columns: 60,
      },
    );
    const lines = out.split("\n").map((line) => stripVTControlCharacters(line));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
    expect(out.replace(/\s+/g, " ")).toContain("Answer with the number of an option, with a part of its name, or with its id.");
  });

  test("what the computer did is told under what it began with, and a long turn in short, with the way to all of it", async () => {
    const typed = ["pass", ...new Array(6).fill(["1", "discard"]).flat(), "quit", "quit"];
    const { out } = await punica("play hannibal --carthage computer --seed shortly --think 0.01", typed, GAMES);
    const told = out.split("\n");
    const card = told.findIndex((line) => /^ {2}Carthage (plays|discards) /.test(line));
    expect(card).toBeGreaterThan(0);
    expect(told.some((line) => /^ {4}\S/.test(line))).toBe(true);
    const runs = out.split("> ").map((part) => part.split("\n").filter((line) => /^ {2,4}(Rome|Carthage) /.test(line)).length);
    expect(Math.max(...runs)).toBeLessThanOrEqual(24);
  });
});

describe("the menu of start", () => {
  test("leads to a game and back", async () => {
    const { code, out } = await punica("start", ["9", "1", "2", "1", "1", "pass", "quit", "quit", "3"]);
    expect(code).toBe(0);
    expect(out).toContain("The toy war");
    expect(out).toContain("harsh rules");
    expect(out).toContain("Rome: which card do you play?");
    expect(count(out, "Which game?")).toBe(2);
  });

  test("opens a saved game, and says what is wrong with it", async () => {
    const file = join(folder, "menu.json");
    await punica("play toy --seed cannae --open", ["muster", `save ${file}`, "quit"]);
    const { out } = await punica("start --lang fr", ["2", "/no/such/file", "2", file, "quitter", "3"]);
    expect(out).toContain("Pas chargé :");
    expect(out).toContain("combien d'unités levez-vous ?");
  });

  test("can be left at every point", async () => {
    for (const typed of [[], ["1"], ["1", "1"], ["1", "1", "1"], ["2"]]) expect((await punica("start", typed)).code).toBe(0);
  });
});

test("both languages say the same things with the same parameters", () => {
  const { en, fr } = CATALOGUES;
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  const parameters = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name));
  for (const key of Object.keys(en)) expect(parameters(fr[key]!), key).toEqual(parameters(en[key]!));
});

test("the log tells as one what belongs together: a unit that is set up, and which one it is", async () => {
  const { out } = await punica("play first-punic-war --option setup=auto --seed log --open", ["log 60", "quit"], [firstPunicWar]);
  expect(out).toContain("Rome sets up Legio I in Croton, as a veteran.");
  expect(out).not.toContain("It is Legio I.");
});
