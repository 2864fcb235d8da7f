import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { learnedValue, type Weights } from "../../src/bots/learned/network.ts";
import { type Learning, type Position, playToLearn, SKILLED, VARIED } from "../../src/bots/learned/self-play.ts";
import { type Answer, type Chance, type GameState, headerFor, type Question } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { GAME_NAMES, gamesAndOptionsOf, refuse } from "../usage.ts";

const USAGE = `usage: node scripts/train/generate.ts GAME [options]

Plays games and writes their positions for train.py. GAME is ${GAME_NAMES}. The players use rules of thumb, or,
with --weights, a search with what has been learned so far.

  --out FOLDER     where to write (training)
  --games N        how many games (1000)
  --seconds N      start no game after this time (86400)
  --threads N      how many games at a time (1)
  --seed TEXT      a different seed gives different games
  --weights FILE   a trained network
  --guests N       every Nth game is one against hasty-1, from either side (2; 0 for none)`;

/**
 * Each thread writes two files: NUMBER.held, the numbers of the features that hold, as 16-bit numbers, one position after another; and
 * NUMBER.head, six bytes for each position: how many features hold (16 bits), whether Carthage won (0, 1, or 2 for a draw), the turn,
 * Carthage's margin (-100 to 100), and 1 if a game begins here. The two seats of a position follow each other.
 */
interface Task {
  readonly game: string;
  readonly out: string;
  readonly seed: string;
  readonly games: number;
  readonly until: number;
  readonly threads: number;
  readonly thread: number;
  readonly weights: string | undefined;
  readonly guests: number;
}

if (isMainThread) await main();
else await work(workerData as Task);

async function main(): Promise<void> {
  const { words, values } = gamesAndOptionsOf(USAGE, {
    out: { type: "string", default: "training" },
    games: { type: "string", default: "1000" },
    seconds: { type: "string", default: "86400" },
    threads: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    weights: { type: "string" },
    guests: { type: "string", default: "2" },
  });
  const [game, ...more] = words as [string, ...string[]];
  if (more.length > 0) refuse(`One game at a time, not also ${more.join(" ")}.`, USAGE);
  const threads = Number(values.threads);
  mkdirSync(values.out, { recursive: true });
  const { features } = await learningOf(game);
  const began = Date.now();
  const until = began + Number(values.seconds) * 1000;
  const total = { games: 0, situations: 0, features: 0, carthage: 0 };
  let shown = began;
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const { out, seed, weights } = values;
      const task: Task = {
        game,
        out,
        seed,
        games: Number(values.games),
        until,
        threads,
        thread,
        weights,
        guests: Number(values.guests),
      };
      const worker = new Worker(new URL(import.meta.url), { workerData: task });
      worker.on("message", (done: typeof total) => {
        for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += done[key];
        if (Date.now() - shown < 10_000) return;
        shown = Date.now();
        console.error(`${total.games} games, ${total.situations} situations, ${Math.round((shown - began) / 1000)} s`);
      });
      return new Promise((resolve, reject) => {
        worker.on("error", reject);
        worker.on("exit", resolve);
      });
    }),
  );
  const seconds = (Date.now() - began) / 1000;
  const about = { game, seed: values.seed, threads, size: features.size, most: features.most, ...total, seconds };
  writeFileSync(`${values.out}/about.json`, `${JSON.stringify(about)}\n`);
  console.log(JSON.stringify(about));
}

type Policy = (state: GameState, question: Question, chance: Chance) => Answer;

async function learningOf(game: string): Promise<Learning<GameState>> {
  return ((await import(`../../src/games/${game}/players/learning.ts`)) as { learning: Learning<GameState> }).learning;
}

function taught(learning: Learning<GameState>, weights: Weights): Learning<GameState> {
  return { ...learning, mind: { ...learning.mind, value: learnedValue(learning.features, weights) } };
}

/** Every thread plays its own games: those whose number, modulo the number of threads, is the thread's number. */
async function work({ game, out, seed, games, until, threads, thread, weights, guests }: Task): Promise<void> {
  const [rules, untaught] = await Promise.all([GAMES.find(({ id }) => id === game)!.rules(), learningOf(game)]);
  const learning = weights === undefined ? untaught : taught(untaught, JSON.parse(readFileSync(weights, "utf8")) as Weights);
  const variety = weights === undefined ? VARIED : SKILLED;
  const { policy } = (await import(`../../src/games/${game}/players/frozen/policy.ts`)) as { policy: Policy };
  const kinds = rules.rulesets.flatMap((ruleset) => rules.scenarios.map((scenario) => ({ ruleset, scenario })));
  const held = openSync(`${out}/${thread}.held`, "w");
  const head = openSync(`${out}/${thread}.head`, "w");
  for (let number = thread; number < games && Date.now() < until; number += threads) {
    const header = headerFor(rules, { ...kinds[number % kinds.length]!, seed: `${seed}/${number}` });
    const round = Math.floor(number / kinds.length);
    const guest = { seat: rules.seats[Math.floor(round / guests) % 2]!, answer: policy };
    const isVisited = guests > 0 && round % guests === guests - 1;
    const { positions, winner, margin } = playToLearn(rules, header, learning, variety, isVisited ? guest : undefined);
    const label = winner === null ? 2 : winner === "carthage" ? 1 : 0;
    writeSync(held, flat(positions));
    writeSync(head, heads(positions, label, Math.round(100 * margin)));
    parentPort!.postMessage({
      games: 1,
      situations: positions.length,
      features: positions.reduce((sum, position) => sum + position.held.length, 0),
      carthage: label === 1 ? 1 : 0,
    });
  }
  closeSync(held);
  closeSync(head);
}

function flat(positions: readonly Position[]): Uint8Array {
  const all = new Uint16Array(positions.reduce((sum, position) => sum + position.held.length, 0));
  let at = 0;
  for (const position of positions) {
    all.set(position.held, at);
    at += position.held.length;
  }
  return new Uint8Array(all.buffer);
}

function heads(positions: readonly Position[], label: number, margin: number): Uint8Array {
  const bytes = new Uint8Array(positions.length * 6);
  for (const [index, { held, turn }] of positions.entries())
    bytes.set([held.length & 255, held.length >> 8, label, turn, margin & 255, index === 0 ? 1 : 0], index * 6);
  return bytes;
}
