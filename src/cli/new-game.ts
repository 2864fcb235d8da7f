import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Command, UsageError } from "./args.ts";

const TEMPLATE = join(import.meta.dirname, "../kit/template");

/** The forms of a game's name: `pyrrhic-war`, `pyrrhicWar`, `PyrrhicWar`, `Pyrrhic War`. */
function namesOf(id: string) {
  const words = id.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const type = words.join("");
  return { id, value: type.charAt(0).toLowerCase() + type.slice(1), type, title: words.join(" ") };
}

/** Copies the template to a checkout's games and adds the game to the list. Returns its folder. */
export function makeGame(root: string, id: string): string {
  const { value, type, title } = namesOf(id);
  const folder = join(root, "src/games", id);
  if (existsSync(folder)) throw new UsageError(`There is a folder ${folder} already.`);
  cpSync(TEMPLATE, folder, { recursive: true });
  for (const file of globSync("**/*.{ts,svelte}", { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8")
      .replaceAll("../../games/manifest.ts", "../manifest.ts")
      .replaceAll(/"(The Strait|Le détroit)"/g, `"${title}"`)
      .replaceAll("The Strait", title)
      .replaceAll(/("?)\bstrait\b/g, (_, quote) => (quote ? `"${id}` : value))
      .replaceAll(/\bStrait(?=State|View)/g, type);
    writeFileSync(path, text);
  }
  const list = join(root, "src/games/index.ts");
  writeFileSync(
    list,
    readFileSync(list, "utf8")
      .replace(/^import type \{ Manifest \}.*$/m, (line) => `${line}\nimport { manifest as ${value} } from "./${id}/index.ts";`)
      .replace(/(GAMES: readonly Manifest\[\] = \[.*)\];/, `$1, ${value}];`),
  );
  format(root, folder, list);
  return folder;
}

/** Sorts the imports again, now that names have changed. */
const format = (root: string, ...paths: string[]): unknown =>
  execFileSync(process.execPath, [join(root, "node_modules/@biomejs/biome/bin/biome"), "check", "--write", ...paths], {
    cwd: root,
    stdio: "pipe",
  });

export const newGame: Command = {
  name: "new-game",
  purpose: "begin a game of your own from the template",
  usage: () => `usage: punica new-game NAME

NAME is in lower case, with hyphens, like social-war. A small game that can be played at once is
copied to src/games/NAME and put on the list of games. docs/adding-a-game.md says how to go on.`,
  options: () => ({}),
  run(line, { output }) {
    const [id, ...more] = line.words;
    if (id === undefined || more.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
      throw new UsageError("Name one game, in lower case with hyphens, like social-war.");
    output.write(`${makeGame(join(import.meta.dirname, "../.."), id)}\nPlay it: ./punica play ${id}\n`);
    return 0;
  },
};
