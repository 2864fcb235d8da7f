import { readFileSync } from "node:fs";
import { learnedValue, type Weights } from "../../src/bots/learned/network.ts";
import type { Learning } from "../../src/bots/learned/self-play.ts";
import type { Line, Mind, Thumb } from "../../src/bots/mind.ts";
import { meanOf } from "../../src/bots/rating.ts";
import { Search, THOROUGH } from "../../src/bots/search.ts";
import { World } from "../../src/bots/world.ts";
import {
  type AnyGame,
  type Chance,
  chanceFrom,
  copyState,
  type GameState,
  headerFor,
  type Input,
  onlyAnswer,
  opponentOf,
  type Question,
  randomBelow,
  type Seat,
  Table,
} from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { GAME_NAMES, gamesAndOptionsOf, refuse } from "../usage.ts";

const USAGE = `usage: node scripts/train/horizons.ts GAME [options]

How far ahead should a line be judged? GAME is ${GAME_NAMES}. Plays games by rules of thumb, and now and then plays out
the most promising lines of a decision, all in the same worlds, judging each after 1, 3 and 9 more cards or operations,
at the end of the turn and at the end of the game. For each of these it prints the luck (how much a line differs from world
to world), how much lines really differ, and what the line that looks best in half of the worlds gains in the other half
over the one that looks best at first sight, and over the one that looks best after 1: first as judged at the end of the turn,
then at the end of the game. All are percent of a game.

  --seconds N      start no game after this time (120)
  --worlds N       worlds for each decision (12)
  --lines N        lines compared (9)
  --per N          how many of a thousand decisions are looked at (60)
  --seed TEXT      a different seed gives different games (1)`;

/** After how many cards or operations a line is judged. */
const CARDS = [1, 3, 9];
const HORIZONS = [...CARDS.map(String), "turn", "game"];
const FIRST_SIGHT = -1;
const [TURN, GAME] = [CARDS.length, CARDS.length + 1];
const LONGEST = 3000;
/** The least weight of a question that is looked at. */
const WEIGHTY = 0.9;

type State = GameState & { readonly turn: number };
/** A decision: what each line leads to in each world, by horizon; the most promising line first. */
interface Looked {
  readonly isLast: boolean;
  readonly lines: number[][][];
}

const { values: options, words } = gamesAndOptionsOf(USAGE, {
  seconds: { type: "string", default: "120" },
  worlds: { type: "string", default: "12" },
  lines: { type: "string", default: "9" },
  per: { type: "string", default: "60" },
  seed: { type: "string", default: "1" },
});
const [id, ...others] = words as [string, ...string[]];
if (others.length > 0) refuse(`One game at a time, not also ${others.join(" ")}.`, USAGE);
const until = Date.now() + 1000 * Number(options.seconds);
const game = (await GAMES.find((one) => one.id === id)!.rules()) as AnyGame;
const mind = await mindOf(`../../src/games/${id}/players`);
const kinds = game.rulesets.flatMap((ruleset) => game.scenarios.map((scenario) => ({ ruleset, scenario })));
const looked: Looked[] = [];
for (let number = 0; Date.now() < until; number++) looked.push(...playGame(number));
for (const isLast of [false, true])
  tell(
    isLast ? "in the last turn" : "before",
    looked.filter((one) => one.isLast === isLast),
  );

async function mindOf(folder: string): Promise<Mind<State>> {
  const { learning } = (await import(`${folder}/learning.ts`)) as { learning: Learning<State> };
  const weights = JSON.parse(readFileSync(new URL(`${folder}/weights.json`, import.meta.url), "utf8")) as Weights;
  const { mindWith } = (await import(`${folder}/mind.ts`)) as { mindWith(value: Mind<State>["value"]): Mind<State> };
  return mindWith(learnedValue(learning.features, weights));
}

/** Plays a game, and returns the decisions that were looked at. */
function playGame(number: number): Looked[] {
  const seed = `${options.seed}/${number}`;
  const chance = chanceFrom(`${seed} horizons`);
  const table = new Table(game.setup(headerFor(game, { ...kinds[number % kinds.length]!, seed })) as State, null);
  const thumbs = new Map(game.seats.map((seat) => [seat, thumbFor(table.s, seat, chance)]));
  const found: { turn: number; lines: number[][][] }[] = [];
  while (!table.s.over) {
    const state = copyState(game, table.s);
    const since: Input[] = [];
    const unit = game.unit(table);
    for (let step = unit.next(); !step.done; ) {
      const question: Question = step.value;
      const { seat } = question;
      const only = onlyAnswer(question);
      if (only === undefined && isWeighty(table.s, question) && randomBelow(chance, 1000) < Number(options.per)) {
        const origin = { game, state, since: [...since] };
        found.push({
          turn: table.s.turn,
          lines: look(question, (world) => new World(origin, seat, world), `${seed}/${since.length}`),
        });
      }
      const answer = only ?? thumbs.get(seat)!.answer(table.s, question);
      since.push({ answer, by: seat, revealed: false });
      step = unit.next(answer);
    }
  }
  return found.map(({ turn, lines }) => ({ isLast: turn === table.s.turn, lines }));
}

function isWeighty(s: State, question: Question): boolean {
  return mind.begins(question) && mind.isQuiet(s) && (mind.weight?.(question) ?? 1) >= WEIGHTY;
}

function thumbFor(s: State, seat: Seat, chance: Chance, line?: Line): Thumb<State> {
  const plans = mind.plans(s, seat);
  return mind.thumb(seat, line?.plan ?? plans[randomBelow(chance, plans.length)]!, chance, line);
}

function look(question: Question, imagine: (seed: string) => World, seed: string): number[][][] {
  const { seats } = game;
  const { lines } = new Search(mind, { question, seats, imagine }, question.seat, seed, THOROUGH);
  const best = lines.toSorted((a, b) => b.promise - a.promise).slice(0, Number(options.lines));
  const worlds = Array.from({ length: Number(options.worlds) }, (_, world) => `${seed}/${world}`);
  return best.map((line) => worlds.map((world) => playOut(line, question.seat, imagine(world) as World<State>, world)));
}

/** Plays a line to the end of the game, and returns how it is judged at each horizon. */
function playOut(line: Line, seat: Seat, world: World<State>, seed: string): number[] {
  const own = thumbFor(world.state, seat, chanceFrom(`${seed} own`), line);
  const foe = thumbFor(world.state, opponentOf(game.seats, seat), chanceFrom(`${seed} enemy`));
  const judged: number[] = [];
  const { turn } = world.state;
  world.answer(line.answer);
  for (let n = 0, begun = 0; n < LONGEST && world.question; n++) {
    const { question, state } = world;
    if (mind.begins(question) && mind.isQuiet(state)) {
      const at = CARDS.indexOf(begun++);
      if (at >= 0) judged[at] = mind.value(state, seat);
      if (state.turn !== turn) judged[TURN] ??= mind.value(state, seat);
    }
    world.answer(onlyAnswer(question) ?? (question.seat === seat ? own : foe).answer(state, question));
  }
  const end = mind.value(world.state, seat);
  return HORIZONS.map((_, at) => judged[at] ?? end);
}

function tell(when: string, decisions: readonly Looked[]): void {
  const all = decisions.filter(({ lines }) => lines.length > 1);
  console.log(`${id}, ${when}: ${all.length} decisions`);
  if (all.length < 2) return;
  for (const [horizon, name] of HORIZONS.entries()) {
    const spreads = all.map(({ lines }) => spreadOf(lines.map((worlds) => worlds.map((judged) => judged[horizon]!))));
    const luck = Math.sqrt(meanOf(spreads.map((one) => one.luck)));
    const real = Math.sqrt(Math.max(0, meanOf(spreads.map((one) => one.real))));
    const gains = [FIRST_SIGHT, 0].flatMap((other) =>
      [TURN, GAME].map((by) => withError(all.flatMap(({ lines }) => gainsOf(lines, horizon, other, by)))),
    );
    const [turn, end, turnMore, endMore] = gains;
    console.log(
      `  ${name.padEnd(5)} luck ${percent(luck)}, difference ${percent(real)}, over first sight ${turn} ${end}, over 1 ${turnMore} ${endMore}`,
    );
  }
}

/** The spread of lines within a world, as luck and as what remains on average. */
function spreadOf(values: readonly number[][]): { luck: number; real: number } {
  const worlds = values[0]!.length;
  const means = values[0]!.map((_, world) => meanOf(values.map((line) => line[world]!)));
  const leads = values.map((line) => line.map((value, world) => value - means[world]!));
  const luck =
    leads.reduce((sum, line) => sum + line.reduce((part, lead) => part + (lead - meanOf(line)) ** 2, 0), 0) /
    ((worlds - 1) * (values.length - 1));
  const real = leads.reduce((sum, line) => sum + meanOf(line) ** 2, 0) / (values.length - 1) - luck / worlds;
  return { luck, real };
}

/** What is gained by going by one horizon instead of another, or of first sight, in half of the worlds: in the other half. */
function gainsOf(lines: readonly number[][][], horizon: number, other: number, by: number): number[] {
  const half = Math.floor(lines[0]!.length / 2);
  const mean = (line: number, at: number, from: number) => meanOf(lines[line]!.slice(from, from + half).map((one) => one[at]!));
  const bestBy = (at: number, from: number): number =>
    at === FIRST_SIGHT ? 0 : lines.reduce((so, _, line) => (mean(line, at, from) > mean(so, at, from) ? line : so), 0);
  return [0, half].map((from) => mean(bestBy(horizon, from), by, half - from) - mean(bestBy(other, from), by, half - from));
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function withError(gains: readonly number[]): string {
  const mean = meanOf(gains);
  const error = Math.sqrt(meanOf(gains.map((gain) => (gain - mean) ** 2)) / (gains.length - 1));
  return `${percent(mean)} (+-${percent(error)})`;
}
