import { appendFileSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type Bot, hasty, type Manner, THOROUGH } from "../../src/bots/index.ts";
import { learnedValue, together, type Weights } from "../../src/bots/learned/network.ts";
import type { Learning } from "../../src/bots/learned/self-play.ts";
import { playerWith } from "../../src/bots/levels.ts";
import { type MatchGame, type MatchTerms, playMatchGame } from "../../src/bots/match.ts";
import type { Mind } from "../../src/bots/mind.ts";
import { meanOf, rateOf } from "../../src/bots/rating.ts";
import { contestants } from "../../src/cli/arena-terms.ts";
import { type GameState, headerFor, type Seat } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { GAME_NAMES, gamesAndOptionsOf, refuse } from "../usage.ts";

const USAGE = `usage: node scripts/train/compare.ts GAME[:RULESET[:SCENARIO]] ... [options]

Lets computer players play each other, with sides swapped within a pair of games. GAME is ${GAME_NAMES}.
A player is the name of a computer player, or a list of differences from the strongest such as depth=1,lines=16;
pace=2 takes more time for decisions; care=40 compares lines in 40 % of its decisions only,
errs=20 makes a mistake in 20 % of its answers; weights=FILE names a trained network, value=hand the hand-written evaluation,
value=both the two together; first=PROMPT takes the first line of that question without a comparison.
Several games, and several pairs of --a and --b, are matches played side by side until the time is up.

  --a PLAYER       the first player; may be repeated (dictator)
  --b PLAYER       the second player; may be repeated (simple-1)
  --ms N           milliseconds per decision (50)
  --playouts N     playouts per decision, instead of a time
  --seconds N      start no game after this time (86400)
  --games N        how many games in each match (100)
  --threads N      how many games at a time (one per core)
  --seed TEXT      a different seed gives different games
  --out FILE       where to add a line for each game`;

interface Match {
  readonly game: string;
  readonly ruleset: string | undefined;
  readonly scenario: string | undefined;
  readonly a: string;
  readonly b: string;
}

interface Terms {
  readonly matches: readonly Match[];
  readonly thinking: MatchTerms["thinking"];
  readonly seed: string;
}

/** One game to play, and what came of it. */
interface Job {
  readonly match: number;
  readonly number: number;
}
interface Done extends Job {
  readonly played: MatchGame;
}

if (isMainThread) await main();
else work(workerData as Terms);

async function main(): Promise<void> {
  const { values, words } = gamesAndOptionsOf(USAGE, {
    a: { type: "string", multiple: true, default: ["dictator"] },
    b: { type: "string", multiple: true, default: ["simple-1"] },
    ms: { type: "string", default: "50" },
    playouts: { type: "string" },
    seconds: { type: "string", default: "86400" },
    games: { type: "string", default: "100" },
    threads: { type: "string", default: String(availableParallelism()) },
    seed: { type: "string", default: "1" },
    out: { type: "string" },
  });
  const { a: firsts, b: seconds, seed, out, playouts } = values;
  if (firsts.length !== seconds.length) refuse("There must be as many --a as --b.", USAGE);
  const until = Date.now() + 1000 * Number(values.seconds);
  const thinking = playouts
    ? { milliseconds: Number.POSITIVE_INFINITY, playouts: Number(playouts) }
    : { milliseconds: Number(values.ms) };
  const matches = words.flatMap((kind) => {
    const [game, ruleset, scenario] = kind.split(":") as [string, string?, string?];
    return firsts.map((a, index): Match => ({ game, ruleset: ruleset || undefined, scenario, a, b: seconds[index]! }));
  });
  const played: MatchGame[][] = matches.map(() => []);
  const jobs = Array.from({ length: Number(values.games) }, (_, number) => matches.map((_, match) => ({ match, number }))).flat();
  const next = (): Job | undefined => (Date.now() < until ? jobs.shift() : undefined);
  const playOn = () =>
    new Promise<void>((resolve, reject) => {
      const first = next();
      if (!first) return resolve();
      const worker = new Worker(new URL(import.meta.url), { workerData: { matches, thinking, seed } satisfies Terms });
      worker.on("error", reject);
      worker.on("message", ({ match, number, played: game }: Done) => {
        played[match]!.push(game);
        if (out)
          appendFileSync(out, `${JSON.stringify({ ...matches[match], number, ...game, times: game.times.map(meanOf) })}\n`);
        const job = next();
        if (job) worker.postMessage(job);
        else void worker.terminate().then(() => resolve());
      });
      worker.postMessage(first);
    });
  await Promise.all(Array.from({ length: Number(values.threads) }, playOn));
  const thought = playouts ? `${playouts} playouts` : `${values.ms} ms`;
  for (const [index, match] of matches.entries()) console.log(`${thought}, ${told(match, played[index]!)}`);
}

function told({ game, ruleset, scenario, a, b }: Match, played: readonly MatchGame[]): string {
  const points = ({ winner, side }: MatchGame) => (winner === side ? 1 : winner === null ? 0.5 : 0);
  const rate = (games: readonly MatchGame[]) => {
    const won = games.reduce((sum, one) => sum + points(one), 0);
    const { low, high } = rateOf(won, games.length);
    return `${won} of ${games.length} [${Math.round(100 * low)}-${Math.round(100 * high)}]`;
  };
  const sides = [...new Set(played.map(({ side }) => side))].sort();
  const style: Record<string, number> = {};
  for (const key of Object.keys(played[0]?.style ?? {}))
    style[key] = Number(meanOf(played.flatMap(({ style: one }) => one[key] ?? [])).toFixed(2));
  const times = ([0, 1] as const).map((who) => Number(meanOf(played.flatMap((one) => [...one.times[who]])).toFixed(1)));
  const bySide = sides.map((side) => `as ${side} ${rate(played.filter((one) => one.side === side))}`).join(", ");
  const kind = [game, ruleset, scenario].filter(Boolean).join(" ");
  return `${kind}: "${a}" against "${b}": ${rate(played)}; ${bySide}; ms ${times.join(" and ")}; ${JSON.stringify(style)}`;
}

function work({ matches, thinking, seed }: Terms): void {
  const known = new Map<number, Promise<MatchTerms>>();
  const terms = (match: number) => {
    if (!known.has(match)) known.set(match, termsOf(matches[match]!, thinking, seed));
    return known.get(match)!;
  };
  parentPort!.on("message", async ({ match, number }: Job) => {
    const its = await terms(match);
    const side = its.game.seats[number % 2] as Seat;
    parentPort!.postMessage({ match, number, played: playMatchGame(its, Math.floor(number / 2), side) } satisfies Done);
  });
}

async function termsOf(
  { game, ruleset, scenario, a, b }: Match,
  thinking: MatchTerms["thinking"],
  seed: string,
): Promise<MatchTerms> {
  const manifest = GAMES.find(({ id }) => id === game)!;
  const [rules, style] = await Promise.all([manifest.rules(), manifest.style?.()]);
  const header = headerFor(rules, { ruleset: ruleset ?? rules.rulesets[0]!, scenario: scenario ?? rules.scenarios[0]!, seed });
  return { game: rules, header, players: [await playerOf(game, a), await playerOf(game, b)], thinking, style };
}

async function playerOf(game: string, text: string): Promise<Bot> {
  const manifest = GAMES.find(({ id }) => id === game)!;
  const known = (await contestants(manifest)).find(({ id }) => id === text);
  if (known) return known;
  const folder = `../../src/games/${game}/players`;
  const { learning } = (await import(`${folder}/learning.ts`)) as { learning: Learning<GameState> };
  const settings = Object.fromEntries(text.split(",").map((part) => part.split("=") as [string, string]));
  const file = settings.weights ?? new URL(`${folder}/weights.json`, import.meta.url);
  const learned = () => learnedValue(learning.features, JSON.parse(readFileSync(file, "utf8")) as Weights);
  const { mindWith } = (await import(`${folder}/mind.ts`)) as { mindWith(value: Mind<GameState>["value"]): Mind<GameState> };
  const minds = {
    hand: () => learning.mind,
    both: () => mindWith(together(learned(), learning.mind.value)),
    learned: () => mindWith(learned()),
  };
  const usual = minds[(settings.value ?? "learned") as keyof typeof minds]();
  const mind: Mind<GameState> = {
    ...usual,
    pace: Number(settings.pace ?? usual.pace ?? 1),
    lines: (state, question, ...more) =>
      usual.lines(state, question, ...more).slice(0, question.prompt === settings.first ? 1 : undefined),
  };
  if (text === "thumb") return hasty(mind);
  const number = (key: keyof Manner & string) => Number(settings[key] ?? THOROUGH[key as "lines"]);
  const manner: Manner = {
    lines: number("lines"),
    ...(settings.depth && { depth: Number(settings.depth) }),
    plans: number("plans"),
    trust: number("trust"),
    sight: Number(settings.sight ?? THOROUGH.sight ?? 0),
    story: true,
  };
  return playerWith(mind, { id: text, care: Number(settings.care ?? 100), errs: Number(settings.errs ?? 0) }, manner);
}
