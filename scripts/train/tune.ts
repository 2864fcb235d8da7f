import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { meanOf } from "../../src/bots/rating.ts";
import { type Answer, type Chance, chanceFrom, headerFor, onlyAnswer, randomBelow, Table } from "../../src/engine/index.ts";
import { policy } from "../../src/games/first-punic-war/players/frozen/policy.ts";
import { MEASURES, type Measures } from "../../src/games/first-punic-war/players/measures.ts";
import { openPlans } from "../../src/games/first-punic-war/players/plans.ts";
import { FirstPunicWarThumb } from "../../src/games/first-punic-war/players/thumb.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { CARTHAGINIAN, ROMAN } from "../../src/games/first-punic-war/rules/state.ts";
import { victoryPoints } from "../../src/games/first-punic-war/rules/victory.ts";
import type { Question, Seat } from "../../src/games/shared/rules/seats.ts";
import { optionsOf } from "../usage.ts";

const USAGE = `usage: node scripts/train/tune.ts [options]

Looks for better measures of the rules of thumb of First Punic War. In every round it plays games against hasty-1 with
many slightly different sets of measures, all with the same luck, and moves towards those that do best. Then it plays
other games with the measures before and after.

  --seconds N      how long to look (60)
  --check N        how long to compare afterwards, in seconds (10)
  --threads N      how many games at a time (one per core)
  --seed TEXT      a different seed gives different games (1)
  --out FILE       where to write the measures (measures.json)`;

/** How many sets of measures are tried in a round: each second one is the first one's mirror image. */
const SETS = 48;
/** How far they differ at first and in the end, as a share of each measure. */
const [WIDE, NARROW] = [0.25, 0.12];
/** How far the measures move towards the sets that did best. */
const PACE = 0.35;
/** A lead of this many victory points is as good as any larger one. */
const ROUT = 12;

const NAMES = Object.keys(MEASURES) as (keyof Measures)[];
const SIDES: readonly Seat[] = ["rome", "carthage"];

interface Job {
  readonly number: number;
  readonly measures: Measures;
  readonly seed: string;
}
interface Done {
  readonly number: number;
  /** the result of each game, from 0 to 1, and the same with the margin */
  readonly won: number[];
  readonly score: number[];
}

if (isMainThread) await main();
else
  parentPort!.on("message", ({ number, measures, seed }: Job) => {
    Object.assign(MEASURES, measures);
    const played = firstPunicWar.scenarios.flatMap((scenario) => SIDES.map((seat) => play(scenario, seat, seed)));
    parentPort!.postMessage({
      number,
      won: played.map(({ won }) => won),
      score: played.map(({ won, margin }) => (won + (margin + 1) / 2) / 2),
    } satisfies Done);
  });

/** Plays a game of the rules of thumb against the frozen ones. */
function play(scenario: string, seat: Seat, seed: string): { won: number; margin: number } {
  const header = headerFor(firstPunicWar, { ruleset: firstPunicWar.rulesets[0]!, scenario, seed });
  const table = new Table(firstPunicWar.setup(header), null);
  const chance = chanceFrom(`${seed} ${seat}`);
  const thumb = new FirstPunicWarThumb(seat, openPlans(table.s, seat)[0]!, chance);
  const answerTo = (question: Question): Answer =>
    onlyAnswer(question) ?? (question.seat === seat ? thumb.answer(table.s, question) : policy(table.s, question, chance));
  while (!table.s.over) {
    const unit = firstPunicWar.unit(table);
    for (let step = unit.next(); !step.done; ) step = unit.next(answerTo(step.value as Question));
  }
  const { winner } = table.s.over;
  const lead = victoryPoints(table.s, ROMAN) - victoryPoints(table.s, CARTHAGINIAN);
  const margin = Math.max(-1, Math.min(1, (seat === "rome" ? lead : -lead) / ROUT));
  return { won: winner === seat ? 1 : winner === null ? 0.5 : 0, margin };
}

async function main(): Promise<void> {
  const values = optionsOf(USAGE, {
    seconds: { type: "string", default: "60" },
    check: { type: "string", default: "10" },
    threads: { type: "string", default: String(availableParallelism()) },
    seed: { type: "string", default: "1" },
    out: { type: "string", default: "measures.json" },
  });
  const workers = Array.from({ length: Number(values.threads) }, () => new Worker(new URL(import.meta.url)));
  const began = Date.now();
  const share = () => (Date.now() - began) / (1000 * Number(values.seconds));
  const before = { ...MEASURES };
  const chance = chanceFrom(values.seed);
  let middle = NAMES.map((name) => Math.log(MEASURES[name]));
  const late: number[][] = [];
  let rounds = 0;
  for (; share() < 1; rounds++) {
    const width = WIDE + (NARROW - WIDE) * share();
    const halves = Array.from({ length: SETS / 2 }, () => NAMES.map(() => width * normal(chance)));
    const steps = halves.flatMap((step) => [step, step.map((by) => -by)]);
    const sets = steps.map((step) => measuresOf(middle.map((at, n) => at + step[n]!)));
    const jobs = sets.map((measures, number): Job => ({ number, measures, seed: `${values.seed}/${rounds}/${number >> 1}` }));
    const scores = await playAll(workers, jobs);
    const worth = steps.map((_, number) => meanOf(scores[number]!.score) - meanOf(scores[number ^ 1]!.score));
    middle = middle.map((at, n) => at + PACE * steps.reduce((sum, step, number) => sum + weight(worth, number) * step[n]!, 0));
    if (share() > 0.6) late.push(middle);
    if (rounds % 10 === 0)
      console.log(`round ${rounds}: ${meanOf(scores.flatMap(({ won }) => won)).toFixed(3)} won, ${told(measuresOf(middle))}`);
  }
  const after = measuresOf(NAMES.map((_, n) => meanOf(late.map((one) => one[n]!))));
  writeFileSync(values.out, `${JSON.stringify(after)}\n`);
  const games: Record<"before" | "after", Done[]> = { before: [], after: [] };
  for (const until = Date.now() + 1000 * Number(values.check); Date.now() < until; ) {
    const number = games.before.length;
    const jobs = workers.map(
      (_, n): Job => ({ number: n, measures: n % 2 ? after : before, seed: `check/${number + (n >> 1)}` }),
    );
    for (const done of await playAll(workers, jobs)) games[done.number % 2 ? "after" : "before"].push(done);
  }
  for (const [when, played] of Object.entries(games)) {
    const by = firstPunicWar.scenarios.flatMap((scenario, n) =>
      SIDES.map((seat, m) => `${scenario} ${seat} ${meanOf(played.map(({ won }) => won[2 * n + m]!)).toFixed(3)}`),
    );
    console.log(`${when}: ${meanOf(played.flatMap(({ won }) => won)).toFixed(3)} of ${6 * played.length} won: ${by.join(", ")}`);
  }
  console.log(`${rounds} rounds; ${told(after)}`);
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

function measuresOf(logs: readonly number[]): Measures {
  return Object.fromEntries(NAMES.map((name, n) => [name, Math.exp(logs[n]!)])) as Measures;
}

function told(measures: Measures): string {
  return NAMES.map((name) => `${name} ${measures[name].toFixed(2)}`).join(", ");
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
