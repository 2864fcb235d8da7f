import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { MatchGame } from "../bots/match.ts";
import { eloOf, meanOf, quantile, type Rate, rateOf } from "../bots/rating.ts";
import { type PerSeat, perSeat, type Seat, same } from "../engine/index.ts";
import { type ArenaTerms, contestants } from "./arena-terms.ts";
import { type Command, GAME_OPTIONS, gameChoices, UsageError } from "./args.ts";

interface PlayerFigures {
  readonly name: string;
  /** milliseconds per decision */
  readonly decision: { readonly mean: number; readonly p95: number; readonly longest: number };
}

export interface ArenaReport extends ArenaTerms {
  /** how the first player did */
  readonly all: Rate;
  readonly elo: { readonly rate: number; readonly low: number; readonly high: number };
  readonly as: Readonly<PerSeat<Rate>>;
  readonly unfinished: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly players: readonly [PlayerFigures, PlayerFigures];
  readonly answersPerGame: number;
  /** averages over the games */
  readonly style: Readonly<Record<string, number>>;
}

export const arena: Command = {
  name: "arena",
  purpose: "let two computer players play a match and say how strong they are",
  usage: async ({ games }) => `usage: punica arena <game> --a NAME --b NAME [options]

  --a NAME, --b NAME    the players; figures are those of the first
  --games N             how many games (100): pairs with the same seed and the sides swapped
  --seed TEXT           the seed of the match (1)
  --ms N                how long a player may think about a choice, in milliseconds (50)
  --playouts N          instead: how many games it may play out for each candidate
  --threads N           how many games to play at a time (all cores)
  --state FILE          keeps the games played; a match that was cut short goes on from there
  --ruleset NAME        the rule set
  --scenario NAME       the scenario
  --option name=value   an option of the game; may be repeated
  --json                the report as JSON

${await gameChoices(games)}`,
  options: () => ({
    ...GAME_OPTIONS,
    a: { type: "string" },
    b: { type: "string" },
    games: { type: "string" },
    ms: { type: "string" },
    playouts: { type: "string" },
    threads: { type: "string" },
    state: { type: "string" },
    json: { type: "boolean" },
  }),
  async run(line, world) {
    const manifest = line.game(world.games);
    const [game, bots] = await Promise.all([manifest.rules(), contestants(manifest)]);
    const names = bots.map(({ id }) => id);
    const terms: ArenaTerms = {
      header: line.header(game, line.text("seed") ?? "1"),
      a: line.oneOf("a", names, names[0]!),
      b: line.oneOf("b", names, names.at(-1)!),
      milliseconds: line.count("ms", 50),
      playouts: line.text("playouts") === undefined ? null : line.count("playouts", 1),
    };
    const pairs = Math.ceil(line.count("games", 100) / 2);
    const file = line.text("state");
    const played = file === undefined ? [] : restore(file, terms);
    let shown = 0;
    await playMatch(terms, game.seats, pairs, line.count("threads", availableParallelism()), played, (one) => {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(one)}\n`);
      if (performance.now() - shown < 2000 && played.length < 2 * pairs) return;
      shown = performance.now();
      const { rate, low, high } = rateOf(pointsOf(played), played.length);
      world.errors.write(`${played.length} of ${2 * pairs} games, ${percent(rate)} [${percent(low)}-${percent(high)}]\n`);
    });
    const report = reportOn(
      terms,
      game.seats,
      played.filter(({ pair }) => pair < pairs),
    );
    world.output.write(line.has("json") ? `${JSON.stringify(report)}\n` : reportText(report));
    return report.unfinished === 0 ? 0 : 1;
  },
};

/** The games of a match in a state file, which is created if it is missing. */
function restore(file: string, terms: ArenaTerms): MatchGame[] {
  if (!existsSync(file)) {
    appendFileSync(file, `${JSON.stringify(terms)}\n`);
    return [];
  }
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  let of: unknown;
  let games: MatchGame[];
  try {
    [of, ...games] = lines.map((text) => JSON.parse(text)) as [unknown, ...MatchGame[]];
  } catch {
    throw new UsageError(`${file} is not the state of a match.`);
  }
  if (!same(of, JSON.parse(JSON.stringify(terms)))) throw new UsageError(`${file} belongs to another match: ${lines[0]}`);
  return games;
}

/** Hands the games still to play to worker threads, the two games of a pair one after the other. */
async function playMatch(
  terms: ArenaTerms,
  seats: readonly Seat[],
  pairs: number,
  threads: number,
  played: MatchGame[],
  onGame: (game: MatchGame) => void,
): Promise<void> {
  const done = new Set(played.map(({ pair, side }) => `${pair} ${side}`));
  const open = Array.from({ length: pairs }, (_, pair) => seats.map((side) => ({ pair, side })))
    .flat()
    .filter(({ pair, side }) => !done.has(`${pair} ${side}`));
  const playOn = () =>
    new Promise<void>((resolve, reject) => {
      const first = open.shift();
      if (!first) return resolve();
      const worker = new Worker(new URL("./arena-worker.ts", import.meta.url), { workerData: terms });
      worker.on("error", reject);
      worker.on("message", (game: MatchGame) => {
        played.push(game);
        onGame(game);
        const next = open.shift();
        if (next) worker.postMessage(next);
        else void worker.terminate().then(() => resolve());
      });
      worker.postMessage(first);
    });
  await Promise.all(Array.from({ length: threads }, playOn));
}

const pointsOf = (games: readonly MatchGame[]): number =>
  games.reduce((sum, { side, winner }) => sum + (winner === null ? 0.5 : winner === side ? 1 : 0), 0);

function reportOn(terms: ArenaTerms, seats: readonly Seat[], games: readonly MatchGame[]): ArenaReport {
  const rate = (of: readonly MatchGame[]) => rateOf(pointsOf(of), of.length);
  const all = rate(games);
  const reasons: Record<string, number> = {};
  for (const { winner, reason } of games) {
    const key = `${winner ?? "nobody"} ${reason}`;
    reasons[key] = (reasons[key] ?? 0) + 1;
  }
  const figures = (who: 0 | 1): PlayerFigures => {
    const times = games.flatMap((game) => game.times[who]);
    const longest = times.reduce((most, time) => Math.max(most, time), 0);
    return {
      name: who === 0 ? terms.a : terms.b,
      decision: { mean: rounded(meanOf(times)), p95: rounded(quantile(times, 0.95)), longest: rounded(longest) },
    };
  };
  const names = [...new Set(games.flatMap(({ style }) => Object.keys(style)))];
  const styleOf = (name: string) => meanOf(games.flatMap(({ style }) => style[name] ?? []));
  return {
    ...terms,
    all,
    elo: { rate: eloOf(all.rate), low: eloOf(all.low), high: eloOf(all.high) },
    as: perSeat(seats, (seat) => rate(games.filter(({ side }) => side === seat))),
    unfinished: games.filter(({ reason }) => reason === "unfinished").length,
    reasons,
    players: [figures(0), figures(1)],
    answersPerGame: Math.round(meanOf(games.map(({ answers }) => answers))),
    style: Object.fromEntries(names.map((name) => [name, rounded(styleOf(name))])),
  };
}

const rounded = (value: number): number => Number(value.toFixed(2));
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function reportText({ header, a, b, all, elo, as, players, reasons, style, answersPerGame, unfinished }: ArenaReport): string {
  const share = ({ won, games, rate, low, high }: Rate) =>
    `${won} of ${games}, ${percent(rate)} [${percent(low)}-${percent(high)}]`;
  return `${[
    `${header.game}, ${header.ruleset}, ${header.scenario}: ${a} against ${b}`,
    `  in all      ${share(all)}, Elo ${elo.rate} [${elo.low} to ${elo.high}]`,
    ...Object.entries(as).map(([seat, rate]) => `  ${`as ${seat}`.padEnd(11)} ${share(rate)}`),
    ...(unfinished > 0 ? [`  ${unfinished} games were not finished`] : []),
    ...players.map(
      ({ name, decision }) =>
        `  ${name} thinks ${decision.mean} ms on average, 95 of 100 times at most ${decision.p95}, at most ${decision.longest}`,
    ),
    `  ${answersPerGame} answers a game; ${Object.entries(reasons)
      .map(([reason, count]) => `${reason} ${count}`)
      .join(", ")}`,
    ...(Object.keys(style).length > 0
      ? [
          `  style: ${Object.entries(style)
            .map(([name, mean]) => `${name} ${mean}`)
            .join(", ")}`,
        ]
      : []),
  ].join("\n")}\n`;
}
