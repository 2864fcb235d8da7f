import {
  type Answer,
  answersIn,
  type Game,
  type GameRecord,
  type GameState,
  onlyAnswer,
  type PerSeat,
  perSeat,
  replay,
  type Seat,
  type Session,
} from "../engine/index.ts";
import { seenBy } from "./bot.ts";
import type { Said, Wording } from "./explain.ts";
import type { Line, Mind } from "./mind.ts";
import { meanOf } from "./rating.ts";
import { Search } from "./search.ts";

/** A moment of a game with nothing left unfinished: the number of answers given, and the first side's chance of winning. */
export interface Moment {
  readonly version: number;
  readonly seat: Seat;
  readonly first: number;
}

/** A decision that changed the course of a game. Chances are those of the side that decided. */
export interface TurningPoint {
  readonly version: number;
  readonly seat: Seat;
  /** the chance before, the one its choice could expect, and the one after */
  readonly before: number;
  readonly expected: number;
  readonly after: number;
  /** the better choice, if one was clearly better */
  readonly better: { readonly line: Said; readonly answer: Answer; readonly chance: number } | null;
}

export interface Analysis {
  readonly curve: readonly Moment[];
  readonly turningPoints: readonly TurningPoint[];
  /** what dice and cards gained each side, in games won, and what its own choices cost it at the turning points */
  readonly luck: PerSeat<number>;
  readonly lost: PerSeat<number>;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

interface Stretch extends Moment {
  /** the answers of the side being asked until things were quiet again */
  readonly script: { prompt: string; answer: Answer }[];
  /** its chance before and after them */
  readonly before: number;
  after: number;
}

/** Worlds for estimating what a choice could expect, and for comparing it with others at a turning point. */
const FEW = 8;
const MANY = 24;
const TURNING_POINTS = 10;
/** A line must be better by this much, and by this many standard errors, to be called better. */
const CLEARLY = 0.03;
const ERRORS = 2;

/**
 * Reviews a finished game. The caller may stop after any step by not resuming it. Choices are judged only by what the side could
 * know.
 */
export function* analyse<S extends GameState>(
  game: Game<S>,
  record: GameRecord,
  mind: Mind<S>,
  words: Wording<S>,
  seed: string,
): Generator<Progress, Analysis> {
  const stretches = stretchesOf(game, record, mind);
  const of = stretches.length + Math.min(TURNING_POINTS, stretches.length);
  const luck = perSeat(game.seats, () => 0);
  const lost = perSeat(game.seats, () => 0);
  const from = replay(game, { ...record, steps: [] });
  const expected: number[] = [];
  let done = 0;
  for (const stretch of stretches) {
    playTo(from, record, stretch.version);
    const search = searchAt(mind, from, stretch, `${seed} ${stretch.version}`, 0);
    const chance = meanOf(Array.from({ length: FEW }, (_, world) => search.play(0, world)));
    expected.push(chance);
    luck[stretch.seat]! += stretch.after - chance;
    yield { done: ++done, of };
  }
  const turningPoints: TurningPoint[] = [];
  const change = (index: number) => Math.abs(stretches[index]!.after - stretches[index]!.before);
  const greatest = stretches.map((_, index) => index).sort((a, b) => change(b) - change(a));
  const again = replay(game, { ...record, steps: [] });
  for (const index of greatest.slice(0, TURNING_POINTS).sort((a, b) => a - b)) {
    const stretch = stretches[index]!;
    playTo(again, record, stretch.version);
    const point = turningPoint(mind, words, again, stretch, expected[index]!, `${seed} ${stretch.version}`);
    if (point.better) lost[stretch.seat]! += point.better.chance - point.expected;
    turningPoints.push(point);
    yield { done: ++done, of };
  }
  return { curve: stretches.map(({ version, seat, first }) => ({ version, seat, first })), turningPoints, luck, lost };
}

const chanceOf = (seat: Seat, seats: readonly Seat[], first: number): number => (seat === seats[0] ? first : 1 - first);

/** The first side's chance as both see it, now that everything is known. */
const chanceOfFirst = <S extends GameState>(mind: Mind<S>, s: S, [one, two]: readonly Seat[]): number =>
  (mind.value(s, one!) + 1 - mind.value(s, two!)) / 2;

/** The game divided at each point where a side has a choice and nothing is left unfinished. */
function stretchesOf<S extends GameState>(game: Game<S>, record: GameRecord, mind: Mind<S>): Stretch[] {
  const session = replay(game, { ...record, steps: [] });
  const stretches: Stretch[] = [];
  for (const step of record.steps) {
    if (!("answer" in step)) {
      session.put(step);
      continue;
    }
    const question = session.question!;
    const last = stretches.at(-1);
    if (mind.begins(question) && mind.isQuiet(session.state) && onlyAnswer(question) === undefined) {
      const first = chanceOfFirst(mind, session.state, game.seats);
      if (last) last.after = chanceOf(last.seat, game.seats, first);
      const before = chanceOf(question.seat, game.seats, first);
      stretches.push({ version: session.version, seat: question.seat, first, before, script: [], after: 0 });
    }
    const now = stretches.at(-1);
    if (now?.seat === question.seat && onlyAnswer(question) === undefined)
      now.script.push({ prompt: question.prompt, answer: step.answer });
    session.answer(step.answer);
  }
  const last = stretches.at(-1);
  if (last) last.after = chanceOf(last.seat, game.seats, chanceOfFirst(mind, session.state, game.seats));
  return stretches;
}

function playTo<S extends GameState>(session: Session<S>, record: GameRecord, version: number): void {
  let answers = answersIn(record.earlier ?? []);
  for (const step of record.steps) {
    if (session.version >= version) return;
    if (!("answer" in step)) {
      if (answers === session.version) session.put(step);
    } else if (answers++ === session.version) session.answer(step.answer);
  }
}

/** The lines available at a moment; the first is the one played. */
function searchAt<S extends GameState>(
  mind: Mind<S>,
  session: Session<S>,
  { seat, script }: Stretch,
  seed: string,
  lines: number,
): Search<S> {
  const [first, ...rest] = script;
  const seen = seenBy(session, seat);
  const [plan] = mind.plans(session.state, seat);
  const played: Line = { key: "played", answer: first!.answer, plan: plan!, promise: 0, script: rest };
  return new Search(mind, seen, seat, seed, { lines, depth: 0, plans: 8, trust: 0 }, [played]);
}

function turningPoint<S extends GameState>(
  mind: Mind<S>,
  words: Wording<S>,
  session: Session<S>,
  stretch: Stretch,
  expected: number,
  seed: string,
): TurningPoint {
  const { seat, version, after } = stretch;
  const search = searchAt(mind, session, stretch, seed, 12);
  const values = search.lines.map((_, line) => Array.from({ length: MANY }, (_, world) => search.play(line, world)));
  const leads = values.map((row) => row.map((value, world) => value - values[0]![world]!));
  const isBetter = (line: number) => {
    const lead = meanOf(leads[line]!);
    const spread = meanOf(leads[line]!.map((value) => (value - lead) ** 2));
    return lead > CLEARLY && lead > ERRORS * Math.sqrt(spread / MANY);
  };
  const better = search.lines
    .map((_, line) => line)
    .filter((line) => line > 0 && isBetter(line))
    .sort((a, b) => meanOf(values[b]!) - meanOf(values[a]!))[0];
  const { state } = session;
  return {
    version,
    seat,
    before: stretch.before,
    expected,
    after,
    better:
      better === undefined
        ? null
        : {
            line: words.line(state, seat, search.lines[better]!, false),
            answer: search.lines[better]!.answer,
            chance: meanOf(values[better]!),
          },
  };
}
