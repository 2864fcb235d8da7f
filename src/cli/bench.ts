import { cpus } from "node:os";
import {
  type AnyGame,
  chanceFrom,
  type GameRecord,
  type Header,
  headerFor,
  randomAnswer,
  randomBelow,
  recordOf,
  replay,
  Session,
} from "../engine/index.ts";
import { rulesOf } from "../games/manifest.ts";
import { type Command, UsageError } from "./args.ts";

interface GameBench {
  readonly game: string;
  readonly ruleset: string;
  readonly scenario: string;
  /** random decisions per second of one core's time, with log and undo */
  readonly decisionsPerSecond: number;
  readonly decisionsPerGame: number;
  /** at random moments of random games */
  readonly fork: { meanMicroseconds: number; p99Microseconds: number };
  /** the bare state as JSON, in bytes: over all decisions, and at the end of each turn */
  readonly stateBytes: { mean: number; max: number; atTurnEnd: Record<string, number> };
  /** answers per second, with the fingerprint of every state checked and without */
  readonly replay: { checkedPerSecond: number; uncheckedPerSecond: number };
}

export const bench: Command = {
  name: "bench",
  purpose: "measure how fast the engine is on one core",
  usage: ({ games }) => `usage: punica bench [options]

  --game NAME    only this game: ${games.map(({ id }) => id).join(", ")}
  --seconds N    how long to measure each figure (3)
  --json         the figures as JSON`,
  options: () => ({ game: { type: "string" }, seconds: { type: "string" }, json: { type: "boolean" } }),
  async run(line, world) {
    line.noWords();
    const only = line.text("game");
    const games = await rulesOf(world.games.filter(({ id }) => only === undefined || id === only));
    if (games.length === 0)
      throw new UsageError(`There is no game "${only}"; there are ${world.games.map(({ id }) => id).join(", ")}.`);
    const seconds = line.seconds("seconds", 3);
    const results: GameBench[] = [];
    for (const game of games) {
      for (const ruleset of game.rulesets) {
        for (const scenario of game.scenarios) {
          world.errors.write(`${game.id}, ${ruleset}, ${scenario}\n`);
          results.push(benchGame(game, headerFor(game, { ruleset, scenario, seed: "bench" }), seconds));
        }
      }
    }
    const machine = { processor: cpus()[0]?.model ?? "unknown", node: process.version };
    world.output.write(
      line.has("json") ? `${JSON.stringify({ machine, games: results })}\n` : `${results.map(benchText).join("\n")}\n`,
    );
    return 0;
  },
};

/** Speeds are the best of this many runs: whatever else the machine does can only slow them down. */
const RUNS = 5;
const runs = <T>(measure: () => T): T[] => Array.from({ length: RUNS }, measure);

/** Starts a watch that counts seconds of processor time: when others have the core it stands still. */
function stopwatch(): () => number {
  const began = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1e6;
  };
}

function benchGame(game: AnyGame, header: Header, seconds: number): GameBench {
  playRandom(game, header, seconds, () => {});
  const speeds = runs(() => playRandom(game, header, seconds / RUNS, () => {}));
  const sum = (of: "games" | "decisions") => speeds.reduce((total, speed) => total + speed[of], 0);
  return {
    game: game.id,
    ruleset: header.ruleset,
    scenario: header.scenario,
    decisionsPerSecond: Math.round(Math.max(...speeds.map((speed) => speed.decisions / speed.seconds))),
    decisionsPerGame: Math.round(sum("decisions") / sum("games")),
    fork: benchFork(game, header, seconds),
    stateBytes: measureState(game, header, seconds),
    replay: benchReplay(game, header, seconds),
  };
}

/** Random games until the time is up, the last one to its end. */
function playRandom(game: AnyGame, header: Header, seconds: number, visit: (session: Session, game: number) => void) {
  const chance = chanceFrom(`${header.seed} answers`);
  let games = 0;
  let decisions = 0;
  const began = performance.now();
  const used = stopwatch();
  while (performance.now() - began < seconds * 1000) {
    const session = Session.begin(game, { ...header, seed: `${header.seed}/${games}` });
    while (session.question) {
      session.answer(randomAnswer(session.question, chance));
      visit(session, games);
    }
    decisions += session.version;
    games++;
  }
  return { games, decisions, seconds: used() };
}

function benchFork(game: AnyGame, header: Header, seconds: number): GameBench["fork"] {
  const chance = chanceFrom("moments");
  const measure = () => {
    const times: number[] = [];
    playRandom(game, header, seconds / RUNS, (session) => {
      if (randomBelow(chance, 10) > 0) return;
      const began = performance.now();
      const fork = session.fork();
      times.push((performance.now() - began) * 1000);
      if (fork.version !== session.version) throw new Error("the fork is another game");
    });
    return { mean: times.reduce((sum, time) => sum + time, 0) / times.length, sorted: times.sort((a, b) => a - b) };
  };
  const best = runs(measure).reduce((a, b) => (a.mean < b.mean ? a : b));
  return {
    meanMicroseconds: rounded(best.mean),
    p99Microseconds: rounded(best.sorted[Math.floor(best.sorted.length * 0.99)] ?? 0),
  };
}

function measureState(game: AnyGame, header: Header, seconds: number): GameBench["stateBytes"] {
  let sum = 0;
  let count = 0;
  let max = 0;
  const atTurnEnd = new Map<number, { sum: number; count: number }>();
  let last: { game: number; turn: number; bytes: number } | undefined;
  const endTurn = () => {
    if (!last) return;
    const turn = atTurnEnd.get(last.turn) ?? { sum: 0, count: 0 };
    atTurnEnd.set(last.turn, { sum: turn.sum + last.bytes, count: turn.count + 1 });
  };
  playRandom(game, header, seconds, ({ state }, number) => {
    const bytes = Buffer.byteLength(JSON.stringify(state));
    sum += bytes;
    count++;
    max = Math.max(max, bytes);
    const turn = "turn" in state && typeof state.turn === "number" ? state.turn : 0;
    if (last && (last.turn !== turn || last.game !== number)) endTurn();
    last = { game: number, turn, bytes };
  });
  endTurn();
  return {
    mean: Math.round(sum / count),
    max,
    atTurnEnd: Object.fromEntries(
      [...atTurnEnd].sort(([a], [b]) => a - b).map(([turn, at]) => [turn, Math.round(at.sum / at.count)]),
    ),
  };
}

function benchReplay(game: AnyGame, header: Header, seconds: number): GameBench["replay"] {
  const records: GameRecord[] = [];
  playRandom(game, header, seconds / 3, (session) => {
    if (session.over && records.length < 20) records.push(recordOf(session));
  });
  const speedOf = (play: (record: GameRecord) => void) => {
    const speeds = runs(() => {
      let answers = 0;
      const began = performance.now();
      const used = stopwatch();
      for (let i = 0; performance.now() - began < (seconds * 1000) / RUNS; i++) {
        const record = records[i % records.length]!;
        play(record);
        answers += record.steps.length;
      }
      return answers / used();
    });
    return Math.round(Math.max(...speeds));
  };
  return {
    checkedPerSecond: speedOf((record) => replay(game, record)),
    uncheckedPerSecond: speedOf((record) => {
      const session = Session.begin(game, record.header);
      for (const step of record.steps) if ("answer" in step) session.answer(step.answer);
    }),
  };
}

const rounded = (value: number): number => Number(value.toFixed(1));

function benchText(result: GameBench): string {
  const turns = Object.entries(result.stateBytes.atTurnEnd).map(([turn, bytes]) => `${turn}: ${bytes}`);
  return [
    `${result.game}, ${result.ruleset}, ${result.scenario}`,
    `  ${result.decisionsPerSecond} random decisions a second (${result.decisionsPerGame} a game)`,
    `  a fork takes ${result.fork.meanMicroseconds} microseconds on average, 99 of 100 at most ${result.fork.p99Microseconds}`,
    `  the state has ${result.stateBytes.mean} bytes on average, at most ${result.stateBytes.max}; at the end of turn ${turns.join(", ")}`,
    `  ${result.replay.checkedPerSecond} answers a second are replayed and checked, ${result.replay.uncheckedPerSecond} unchecked`,
  ].join("\n");
}
