import { type Bot, botFor, type Memory, seenBy } from "../bots/index.ts";
import { type AnyGame, chanceFrom, type Header, perSeat, randomBelow, Session } from "../engine/index.ts";
import { type Command, GAME_OPTIONS, gameChoices } from "./args.ts";

/** A game with more decisions than this will never end. */
const LONGEST = 100_000;

/** The computer players that answer at once. Mixed: one of them for each side, drawn for each game. */
const QUICK = ["hasty", "random"];
const MIXED = "mixed";

interface SelfplayReport {
  readonly game: string;
  readonly ruleset: string;
  readonly scenario: string;
  readonly options: Header["options"];
  readonly seed: string;
  readonly bot: string;
  readonly games: number;
  readonly finished: number;
  /** games without an end, and exceptions: each with the seed that reproduces it */
  readonly stuck: { seed: string; answers: number }[];
  readonly exceptions: { seed: string; answers: number; message: string }[];
  /** wins by side and reason */
  readonly wins: Record<string, Record<string, number>>;
  readonly decisions: { total: number; mean: number; shortest: number; longest: number };
  readonly seconds: number;
  readonly decisionsPerSecond: number;
}

export const selfplay: Command = {
  name: "selfplay",
  purpose: "let the computer play whole games against itself",
  usage: async ({ games }) => `usage: punica selfplay <game> [options]

  --games N             how many games (100)
  --seed TEXT           the seed of the first game; the others follow from it (1)
  --bot NAME            which computer player plays both sides; or mixed: random or,
                        where there is one, hasty for each side, drawn anew for each game (mixed)
  --playouts N          how much a player that thinks may try out for each answer (4)
  --ruleset NAME        the rule set
  --scenario NAME       the scenario
  --option name=value   an option of the game; may be repeated
  --json                the report as JSON

The exit code is 1 if a game was not finished by the rules.

${await gameChoices(games)}`,
  options: () => ({
    ...GAME_OPTIONS,
    games: { type: "string" },
    bot: { type: "string" },
    playouts: { type: "string" },
    json: { type: "boolean" },
  }),
  async run(line, world) {
    const manifest = line.game(world.games);
    const [game, players] = await Promise.all([manifest.rules(), manifest.players()]);
    const bot = line.oneOf("bot", [...players.map(({ id }) => id), MIXED], MIXED);
    const playouts = line.count("playouts", 4);
    const header = line.header(game, line.text("seed") ?? "1");
    const games = line.count("games", 100);
    let shown = performance.now();
    const report = playGames(game, header, games, { players, bot, playouts }, (done) => {
      if (performance.now() - shown < 1000 && done < games) return;
      shown = performance.now();
      world.errors.write(`${done} of ${games} games\n`);
    });
    world.output.write(line.has("json") ? `${JSON.stringify(report)}\n` : reportText(report));
    return report.finished === report.games ? 0 : 1;
  },
};

interface SelfplayTerms {
  /** the computer players of the game */
  readonly players: readonly Bot[];
  /** which of them plays */
  readonly bot: string;
  readonly playouts: number;
}

function playGames(
  game: AnyGame,
  header: Header,
  games: number,
  { players, bot, playouts }: SelfplayTerms,
  progress: (done: number) => void = () => {},
): SelfplayReport {
  const stuck: SelfplayReport["stuck"] = [];
  const exceptions: SelfplayReport["exceptions"] = [];
  const wins: Record<string, Record<string, number>> = { ...perSeat(game.seats, () => ({})), nobody: {} };
  const lengths: number[] = [];
  let total = 0;
  const began = performance.now();
  for (let i = 0; i < games; i++) {
    const seed = `${header.seed}/${i}`;
    const { answers, over, exception } = playGame(game, { ...header, seed }, { players, bot, playouts });
    total += answers;
    if (exception !== undefined) exceptions.push({ seed, answers, message: exception });
    else if (!over) stuck.push({ seed, answers });
    else {
      const reasons = wins[over.winner ?? "nobody"]!;
      reasons[over.reason] = (reasons[over.reason] ?? 0) + 1;
      lengths.push(answers);
    }
    progress(i + 1);
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    game: game.id,
    ruleset: header.ruleset,
    scenario: header.scenario,
    options: header.options,
    seed: header.seed,
    bot,
    games,
    finished: lengths.length,
    stuck,
    exceptions,
    wins,
    decisions: {
      total,
      mean: Math.round(total / games),
      shortest: lengths.reduce((a, b) => Math.min(a, b), total),
      longest: lengths.reduce((a, b) => Math.max(a, b), 0),
    },
    seconds: Number(seconds.toFixed(2)),
    decisionsPerSecond: Math.round(total / seconds),
  };
}

function playGame(game: AnyGame, header: Header, { players, bot, playouts }: SelfplayTerms) {
  const chance = chanceFrom(`${header.seed} players`);
  const quick = players.filter(({ id }) => QUICK.includes(id));
  const player = () => (bot === MIXED ? quick[randomBelow(chance, quick.length)]! : botFor(players, bot));
  const seating = perSeat(game.seats, player);
  const memories = perSeat(game.seats, (): Memory => ({}));
  let session: Session | undefined;
  try {
    session = Session.begin(game, header);
    while (session.question && session.version < LONGEST) {
      const { seat } = session.question;
      const budget = { milliseconds: Number.POSITIVE_INFINITY, playouts, seed: `${header.seed}/${session.version}` };
      session.answer(seating[seat]!.choose(seenBy(session, seat), seat, budget, memories[seat]), seat);
    }
  } catch (error) {
    const exception = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { answers: session?.version ?? 0, over: null, exception };
  }
  return { answers: session.version, over: session.over, exception: undefined };
}

function reportText(report: SelfplayReport): string {
  const { decisions } = report;
  const wins = Object.entries(report.wins).flatMap(([side, reasons]) =>
    Object.entries(reasons).map(([reason, count]) => `  ${side.padEnd(9)} ${reason.padEnd(28)} ${String(count).padStart(6)}`),
  );
  const bad = [
    ...report.stuck.map(({ seed, answers }) => `  stuck: seed ${seed} after ${answers} answers`),
    ...report.exceptions.map(({ seed, answers, message }) => `  exception: seed ${seed} after ${answers} answers: ${message}`),
  ];
  return `${[
    `${report.game}, ${report.ruleset}, ${report.scenario}: ${report.finished} of ${report.games} games finished`,
    ...wins,
    ...bad,
    `${decisions.total} decisions, ${decisions.mean} a game (${decisions.shortest} to ${decisions.longest})`,
    `${report.seconds} s, ${report.decisionsPerSecond} decisions a second`,
  ].join("\n")}\n`;
}
