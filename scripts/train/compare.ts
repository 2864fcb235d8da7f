import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type Bot, hasty, type Manner, THOROUGH, think } from "../../src/bots/index.ts";
import { learnedValue, type Weights } from "../../src/bots/learned/network.ts";
import type { Learning } from "../../src/bots/learned/self-play.ts";
import { type MatchGame, playMatchGame } from "../../src/bots/match.ts";
import { meanOf, rateOf } from "../../src/bots/rating.ts";
import { contestants } from "../../src/cli/arena-terms.ts";
import { type GameState, headerFor } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { GAME_NAMES, gameAndOptionsOf } from "../usage.ts";

const USAGE = `usage: node scripts/train/compare.ts GAME [options]

Lets two ways of searching play each other, with sides swapped within a pair of games. GAME is ${GAME_NAMES}.
A player is the name of a computer player, or a list of differences from the standard search such as depth=1,lines=16;
weights=FILE names a trained network, value=hand the hand-written evaluation.

  --a PLAYER        the first player (the standard search)
  --b PLAYER        the second player (simple-1)
  --ms N            milliseconds per decision (50)
  --seconds N       start no game after this time (86400)
  --games N         how many games (100)
  --threads N       how many games at a time (one per core)
  --seed TEXT       a different seed gives different games
  --ruleset NAME, --scenario NAME`;

interface Task {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly milliseconds: number;
  readonly until: number;
  readonly games: number;
  readonly threads: number;
  readonly thread: number;
  readonly seed: string;
  readonly ruleset: string | undefined;
  readonly scenario: string | undefined;
}

if (isMainThread) await main();
else await work(workerData as Task);

async function main(): Promise<void> {
  const { game, values } = gameAndOptionsOf(USAGE, {
    a: { type: "string", default: "" },
    b: { type: "string", default: "simple-1" },
    ms: { type: "string", default: "50" },
    seconds: { type: "string", default: "86400" },
    games: { type: "string", default: "100" },
    threads: { type: "string", default: String(availableParallelism()) },
    seed: { type: "string", default: "1" },
    ruleset: { type: "string" },
    scenario: { type: "string" },
  });
  const { a, b, seed, ruleset, scenario } = values;
  const threads = Number(values.threads);
  const task = {
    game,
    a,
    b,
    milliseconds: Number(values.ms),
    until: Date.now() + 1000 * Number(values.seconds),
    games: Number(values.games),
    threads,
    seed,
    ruleset,
    scenario,
  };
  const played: MatchGame[] = [];
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { ...task, thread } satisfies Task });
      worker.on("message", (game: MatchGame) => played.push(game));
      return new Promise((resolve, reject) => {
        worker.on("error", reject);
        worker.on("exit", resolve);
      });
    }),
  );
  const points = ({ winner, side }: MatchGame) => (winner === side ? 1 : winner === null ? 0.5 : 0);
  const rate = (games: readonly MatchGame[]) => {
    const won = games.reduce((sum, game) => sum + points(game), 0);
    const { low, high } = rateOf(won, games.length);
    return `${won} of ${games.length} [${Math.round(100 * low)}-${Math.round(100 * high)}]`;
  };
  const sides = [...new Set(played.map(({ side }) => side))];
  const style: Record<string, number> = {};
  for (const key of Object.keys(played[0]?.style ?? {}))
    style[key] = Number(meanOf(played.flatMap(({ style: one }) => one[key] ?? [])).toFixed(2));
  const times = ([0, 1] as const).map((who) => Number(meanOf(played.flatMap((game) => [...game.times[who]])).toFixed(1)));
  console.log(
    `${task.game} ${ruleset ?? ""} ${scenario ?? ""} ${values.ms} ms: "${a}" against "${b}": ${rate(played)};`,
    sides.map((side) => `as ${side} ${rate(played.filter((game) => game.side === side))}`).join(", "),
    `; ms ${times.join(" and ")}; ${JSON.stringify(style)}`,
  );
}

async function work({ game, a, b, milliseconds, until, games, threads, thread, seed, ruleset, scenario }: Task): Promise<void> {
  const manifest = GAMES.find(({ id }) => id === game)!;
  const [rules, style] = await Promise.all([manifest.rules(), manifest.style?.()]);
  const header = headerFor(rules, {
    ruleset: ruleset ?? rules.rulesets[0]!,
    scenario: scenario ?? rules.scenarios[0]!,
    seed,
  });
  const players = [await playerOf(game, a), await playerOf(game, b)] as const;
  const terms = { game: rules, header, players, thinking: { milliseconds }, style };
  for (let number = thread; number < games && Date.now() < until; number += threads)
    parentPort!.postMessage(playMatchGame(terms, Math.floor(number / 2), rules.seats[number % 2]!));
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
  const mind = settings.value === "hand" ? learning.mind : { ...learning.mind, value: learned() };
  if (text === "thumb") return hasty(mind);
  const number = (key: keyof Manner & string) => Number(settings[key] ?? THOROUGH[key as "lines"]);
  const manner: Manner = { lines: number("lines"), depth: number("depth"), plans: number("plans"), trust: number("trust") };
  return { id: text, choose: (seen, seat, budget) => think(mind, seen, seat, budget, manner).answer };
}
