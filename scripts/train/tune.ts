import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { Learning } from "../../src/bots/learned/self-play.ts";
import { meanOf } from "../../src/bots/rating.ts";
import {
  type Answer,
  type AnyGame,
  type Chance,
  chanceFrom,
  type GameState,
  headerFor,
  onlyAnswer,
  opponentOf,
  type Question,
  randomBelow,
  type Seat,
  Table,
} from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { gamesAndOptionsOf, refuse } from "../usage.ts";

const USAGE = `usage: node scripts/train/tune.ts GAME [options]

Looks for better measures of the rules of thumb of a game: hamilcar or first-punic-war. In every round it plays games
against hasty-1, and against the measures so far, with many slightly different sets of measures, all with the same luck,
and moves towards those that do best, for each side of its own. Then it plays other games against hasty-1 with the
measures before and after, and writes those after into the measures.ts of the game.

  --seconds N      how long to look (60)
  --check N        how long to compare afterwards, in seconds (10)
  --threads N      how many games at a time (one per core)
  --seed TEXT      a different seed gives different games (1)`;

const TUNED = ["hamilcar", "first-punic-war"];

/** How many sets of measures are tried in a round: each second one is the first one's mirror image. */
const SETS = 48;
/** How far they differ at first and in the end, as a share of each measure. */
const [WIDE, NARROW] = [0.25, 0.12];
/** How far the measures move towards the sets that did best. */
const PACE = 0.35;

/** The measures of each side. */
type Measures = Record<Seat, Record<string, number>>;
type Policy = (state: GameState, question: Question, chance: Chance) => Answer;

/** A game, with the rules of thumb as they are now and as they were. */
interface Trial {
  readonly game: AnyGame;
  readonly kinds: readonly { readonly ruleset: string; readonly scenario: string }[];
  readonly learning: Learning<GameState>;
  readonly policy: Policy;
  readonly measures: Measures;
}

interface Job {
  readonly number: number;
  readonly measures: Measures;
  /** what the other side goes by; if missing, it is hasty-1 */
  readonly foes?: Measures;
  readonly seed: string;
}
interface Done {
  readonly number: number;
  /** the result of each game, by side and then by kind, from 0 to 1, and the same with the margin */
  readonly won: number[][];
  readonly score: number[][];
}

if (isMainThread) await main();
else await work(await trialOf(workerData as string));

async function trialOf(id: string): Promise<Trial> {
  const manifest = GAMES.find((one) => one.id === id)!;
  const folder = `../../src/games/${id}/players`;
  const { learning } = (await import(`${folder}/learning.ts`)) as { learning: Learning<GameState> };
  const { policy } = (await import(`${folder}/frozen/policy.ts`)) as { policy: Policy };
  const { SIDES } = (await import(`${folder}/measures.ts`)) as { SIDES: Measures };
  const game = await manifest.rules();
  const kinds = game.rulesets.flatMap((ruleset) => game.scenarios.map((scenario) => ({ ruleset, scenario })));
  return { game, kinds, learning, policy, measures: SIDES };
}

function work(trial: Trial): void {
  parentPort!.on("message", ({ number, measures, foes, seed }: Job) => {
    const { seats } = trial.game;
    const played = seats.map((seat) => {
      for (const one of seats) Object.assign(trial.measures[one]!, (foes && one !== seat ? foes : measures)[one]);
      return trial.kinds.map((kind) => play(trial, kind, seat, seed, foes !== undefined));
    });
    parentPort!.postMessage({
      number,
      won: played.map((games) => games.map(({ won }) => won)),
      score: played.map((games) => games.map(({ won, margin }) => (won + (margin + 1) / 2) / 2)),
    } satisfies Done);
  });
}

/** Plays a game of the rules of thumb, with any plan, against the frozen ones or against themselves. */
function play(
  { game, learning, policy }: Trial,
  kind: Trial["kinds"][number],
  seat: Seat,
  seed: string,
  alike: boolean,
): { won: number; margin: number } {
  const table = new Table(game.setup(headerFor(game, { ...kind, seed })), null);
  const chance = chanceFrom(`${seed} ${seat}`);
  const thumbOf = (side: Seat) => {
    const plans = learning.mind.plans(table.s, side);
    return learning.mind.thumb(side, plans[randomBelow(chance, plans.length)]!, chance);
  };
  const thumb = thumbOf(seat);
  const foe = alike ? thumbOf(opponentOf(game.seats, seat)) : undefined;
  const answerTo = (question: Question): Answer => {
    const only = onlyAnswer(question);
    if (only !== undefined) return only;
    const own = question.seat === seat ? thumb : foe;
    return own ? own.answer(table.s, question) : policy(table.s, question, chance);
  };
  while (!table.s.over) {
    const unit = game.unit(table);
    for (let step = unit.next(); !step.done; ) step = unit.next(answerTo(step.value));
  }
  const { winner } = table.s.over;
  const margin = learning.margin(table.s) * (seat === game.seats[1] ? 1 : -1);
  return { won: winner === seat ? 1 : winner === null ? 0.5 : 0, margin };
}

async function main(): Promise<void> {
  const { values, words } = gamesAndOptionsOf(USAGE, {
    seconds: { type: "string", default: "60" },
    check: { type: "string", default: "10" },
    threads: { type: "string", default: String(availableParallelism()) },
    seed: { type: "string", default: "1" },
  });
  const [id, ...more] = words as [string, ...string[]];
  if (more.length > 0) refuse(`One game at a time, not also ${more.join(" ")}.`, USAGE);
  if (!TUNED.includes(id)) refuse(`The rules of thumb of ${id} have no measures.`, USAGE);
  const { game, kinds, measures: known } = await trialOf(id);
  const names = Object.keys(known[game.seats[0]!]!);
  const { seats } = game;
  const measuresOf = (logs: readonly (readonly number[])[]): Measures =>
    Object.fromEntries(
      seats.map((seat, side) => [seat, Object.fromEntries(names.map((name, n) => [name, Math.exp(logs[side]![n]!)]))]),
    );
  const workers = Array.from({ length: Number(values.threads) }, () => new Worker(new URL(import.meta.url), { workerData: id }));
  const began = Date.now();
  const share = () => (Date.now() - began) / (1000 * Number(values.seconds));
  const before = structuredClone(known);
  const chance = chanceFrom(values.seed);
  let middle = seats.map((seat) => names.map((name) => Math.log(known[seat]![name]!)));
  const late: number[][][] = [];
  let rounds = 0;
  for (; share() < 1; rounds++) {
    const width = WIDE + (NARROW - WIDE) * share();
    const halves = Array.from({ length: SETS / 2 }, () => seats.map(() => names.map(() => width * normal(chance))));
    const steps = halves.flatMap((step) => [step, step.map((side) => side.map((by) => -by))]);
    const sets = steps.map((step) => measuresOf(middle.map((side, m) => side.map((at, n) => at + step[m]![n]!))));
    const jobs = sets.map((measures, number): Job => {
      const pair = number >> 1;
      return { number, measures, foes: pair % 2 ? measuresOf(middle) : undefined, seed: `${values.seed}/${rounds}/${pair}` };
    });
    const scores = await playAll(workers, jobs);
    middle = middle.map((figures, side) => {
      const worth = scores.map(({ score }, number) => meanOf(score[side]!) - meanOf(scores[number ^ 1]!.score[side]!));
      return figures.map(
        (at, n) => at + PACE * steps.reduce((sum, step, number) => sum + weight(worth, number) * step[side]![n]!, 0),
      );
    });
    if (share() > 0.6) late.push(middle);
    if (rounds % 10 === 0) {
      const won = seats.map((seat, side) => `${seat} ${meanOf(scores.flatMap((one) => one.won[side]!)).toFixed(3)}`);
      console.log(`round ${rounds}: won as ${won.join(", as ")}`);
    }
  }
  const after = measuresOf(seats.map((_, side) => names.map((_, n) => meanOf(late.map((one) => one[side]![n]!)))));
  const games: Record<"before" | "after", Done[]> = { before: [], after: [] };
  for (const until = Date.now() + 1000 * Number(values.check); Date.now() < until; ) {
    const number = games.before.length;
    const jobs = workers.map(
      (_, n): Job => ({ number: n, measures: n % 2 ? after : before, seed: `check/${number + (n >> 1)}` }),
    );
    for (const done of await playAll(workers, jobs)) games[done.number % 2 ? "after" : "before"].push(done);
  }
  for (const [when, played] of Object.entries(games)) {
    const by = seats.flatMap((seat, side) =>
      kinds.map(
        ({ ruleset, scenario }, n) =>
          `${ruleset} ${scenario} ${seat} ${meanOf(played.map(({ won }) => won[side]![n]!)).toFixed(3)}`,
      ),
    );
    const all = played.flatMap(({ won }) => won.flat());
    console.log(`${when}: ${meanOf(all).toFixed(3)} of ${all.length} won: ${by.join(", ")}`);
  }
  console.log(`${rounds} rounds`);
  write(new URL(`../../src/games/${id}/players/measures.ts`, import.meta.url), seats, after);
  for (const worker of workers) void worker.terminate();
}

/** The better half pulls, by rank; a set is compared with its mirror image, which had the same luck. */
function weight(worth: readonly number[], number: number): number {
  const better = worth.filter((one) => one > worth[number]!).length;
  const pull = (rank: number) => Math.max(0, Math.log(SETS / 2 + 0.5) - Math.log(rank + 1));
  const all = worth.reduce((sum, _, rank) => sum + pull(rank), 0);
  return pull(better) / all;
}

/** A number from the normal distribution, or near it. */
function normal(chance: Chance): number {
  let sum = -6;
  for (let n = 0; n < 12; n++) sum += randomBelow(chance, 10_000) / 10_000;
  return sum;
}

/** Puts the figures into the source. */
function write(file: URL, seats: readonly Seat[], measures: Measures): void {
  const figures = (name: string) => seats.map((seat) => Number(measures[seat]![name]!.toPrecision(3))).join(", ");
  const source = readFileSync(file, "utf8");
  writeFileSync(
    file,
    source.replace(/^ {2}(\w+): \[.*\],$/gm, (_, name: string) => `  ${name}: [${figures(name)}],`),
  );
}

/** Has the workers play games, and returns what came of them in the order of the jobs. */
function playAll(workers: readonly Worker[], jobs: readonly Job[]): Promise<Done[]> {
  const done: Done[] = [];
  const left = [...jobs];
  return new Promise((resolve, reject) => {
    let playing = 0;
    for (const worker of workers) {
      worker.removeAllListeners();
      worker.on("error", reject);
      const next = () => {
        const job = left.shift();
        if (job) {
          playing++;
          worker.postMessage(job);
        } else if (playing === 0) resolve(done);
      };
      worker.on("message", (one: Done) => {
        done[one.number] = one;
        playing--;
        next();
      });
      next();
    }
  });
}
