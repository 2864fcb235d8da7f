import { loadGame } from "../src/cli/loaded-game.ts";
import { GAMES } from "../src/games/index.ts";
import { mistakesIn, type Sentence, sentencesOf } from "../src/kit/sentences.ts";
import { LANGUAGES, type Language, type Words } from "../src/words/words.ts";
import { checkOneOf, GAME_NAMES, optionsOf, refuse } from "./usage.ts";

const USAGE = `usage: npm run sentences -- --game GAME --lang LANGUAGE [options]

Prints every question, log entry and reason of a game with real parameters, for proofreading.

  --game NAME      ${GAME_NAMES}
  --lang NAME      en or fr (en)
  --games N        how many games are played for it (12)
  --samples N      how many different sentences of each key are shown (4)
  --key TEXT       only keys that contain this
  --kind NAME      only prompt, log or reason
  --seed TEXT      a different seed gives different games
  --mistakes       only sentences with a mistake that can be found mechanically

The exit code is 1 if there is such a mistake.`;

const values = optionsOf(USAGE, {
  game: { type: "string" },
  lang: { type: "string", default: "en" },
  games: { type: "string", default: "12" },
  samples: { type: "string", default: "4" },
  key: { type: "string", default: "" },
  kind: { type: "string" },
  seed: { type: "string", default: "sentences" },
  mistakes: { type: "boolean", default: false },
});

checkOneOf(USAGE, "lang", values.lang, LANGUAGES);
checkOneOf(USAGE, "kind", values.kind, ["prompt", "log", "reason"]);
const manifest = GAMES.find(({ id }) => id === values.game) ?? refuse(`Say which game: ${GAME_NAMES}.`, USAGE);

const { rules, players, words: languages } = await loadGame(manifest);
const words: Words = languages[values.lang as Language];
const found = new Map<string, { kind: Sentence["kind"]; rules: Set<string>; said: Map<string, string>; count: number }>();
const wrong = new Set<string>();

const plan = { games: Number(values.games), seed: values.seed, player: players.find(({ id }) => id === "hasty") };
for (const sentence of sentencesOf(rules, plan)) {
  const { kind, key, params, rule, options = [] } = sentence;
  if (!key.includes(values.key) || (values.kind && kind !== values.kind)) continue;
  const text = words.say(key, params);
  const mistakes = mistakesIn(text);
  if (mistakes.length > 0) wrong.add(text);
  if (values.mistakes && mistakes.length === 0) continue;
  const entry = found.get(key) ?? { kind, rules: new Set(), said: new Map(), count: 0 };
  found.set(key, entry);
  entry.count++;
  entry.rules.add(rule);
  const note = mistakes.length > 0 ? `  <-- ${mistakes.join(", ")}` : "";
  const choices = options.slice(0, 6).map((id) => words.option(key, id));
  if (entry.said.size < Number(values.samples) && !entry.said.has(text))
    entry.said.set(
      text,
      note + (choices.length > 0 ? `\n      [${choices.join("] [")}]${options.length > 6 ? " ..." : ""}` : ""),
    );
}

for (const kind of ["prompt", "log", "reason"] as const) {
  const keys = [...found].filter(([, entry]) => entry.kind === kind).sort(([a], [b]) => (a < b ? -1 : 1));
  if (keys.length > 0) console.log(`\n# ${kind}: ${keys.length} keys`);
  for (const [key, { rules: sections, said, count }] of keys) {
    console.log(`\n${key}  (${[...sections].join(", ")}; ${count} times)`);
    for (const [text, more] of said) console.log(`    ${text}${more}`);
  }
}
console.log(`\n${wrong.size === 0 ? "no mistake that can be found mechanically" : `${wrong.size} sentences with mistakes`}`);
process.exitCode = wrong.size > 0 ? 1 : 0;
