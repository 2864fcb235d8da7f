import type { Bot } from "../../src/bots/bot.ts";
import {
  type Answer,
  type AnyGame,
  type Chance,
  canonical,
  chanceFrom,
  type Header,
  headerFor,
  type LogEntry,
  next,
  type Plain,
  PunicaError,
  type Question,
  randomBelow,
  Session,
  writePosition,
} from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import type { Manifest } from "../../src/games/manifest.ts";
import { anyPlayer } from "../../src/kit/players.ts";

/*
 * Compares the engine with a second count of the rules, one for each game, in a folder of its own that is named after the
 * game. A count is written from the rule text and the data files alone and imports no rules code; it meets the engine only
 * here: position in, question out.
 */

/** A question that the engine asks, and all that a count may know of it. */
export interface Moment {
  readonly header: Header;
  /** the situation as it is now, in the form of a position */
  readonly position: Plain;
  readonly question: Question;
  /** what was asked and answered since the game began or the position was loaded, the oldest first */
  readonly past: readonly Past[];
  /** the log since then; empty in what `after` gives */
  readonly log: readonly LogEntry[];
  /** The moment after an answer, in a copy of the game, with these dice first. Null if the game is over then. */
  after(answer: Answer, dice?: readonly number[]): Moment | null;
  /** The first question from another position under the same header. Null if the game is over then. */
  from(position: Plain): Moment | null;
}

interface Past {
  readonly question: Question;
  readonly position: Plain;
  readonly answer: Answer;
}

/** What the engine and the count say about one thing. They agree if both are the same as JSON. */
export interface Opinion {
  readonly topic: string;
  /** the section of the rules */
  readonly rule: string;
  readonly engine: Plain;
  readonly count: Plain;
  /** the moment that it is about, if it is not the present one but comes after it */
  readonly at?: Moment;
}

/** The second opinion on a game: what `index.ts` in its folder exports as `opinion`. */
export interface SecondOpinion {
  /** A position made up at random, within the limits of the rules. The engine must accept it. */
  madeUp(header: Header, chance: Chance): Plain;
  /** What there is to compare at this question: nothing if the count has no opinion on it. */
  opinions(moment: Moment): readonly Opinion[];
}

export interface Difference extends Omit<Opinion, "at"> {
  readonly header: Header;
  /** where the play began that led to it, and the answers since: together they lead there again */
  readonly from: Plain | null;
  readonly answers: readonly Answer[];
  readonly question: Question;
  readonly position: Plain;
}

interface Comparison {
  /** the questions at which something was compared */
  readonly positions: number;
  /** for each topic, how often it was compared and how often the two differ */
  readonly topics: Readonly<Record<string, { readonly compared: number; readonly different: number }>>;
}

interface Plan {
  readonly positions: number;
  readonly seed: string;
  onDifference?(difference: Difference): void;
}

/** So many answers are given from a position that was made up, before another one is made. */
const ANSWERS_FROM_MADE_UP = 40;

/** Half of the positions come from games played at random or by the quick computer player, half are made up. */
export async function compare(id: string, plan: Plan): Promise<Comparison> {
  const manifest = GAMES.find((game) => game.id === id);
  if (!manifest) throw new Error(`there is no game ${id}`);
  const { opinion } = (await import(`./${id}/index.ts`)) as { opinion: SecondOpinion };
  return compareWith(opinion, manifest, plan);
}

export async function compareWith(opinion: SecondOpinion, manifest: Manifest, plan: Plan): Promise<Comparison> {
  const game = await manifest.rules();
  const bots = (await manifest.players()).filter((bot) => bot.id === "hasty");
  const topics: Record<string, { compared: number; different: number }> = {};
  const reached = { game, opinion, plan, bots, topics, wanted: Math.ceil(plan.positions / 2), positions: 0 };
  for (let i = 0; reached.positions < reached.wanted; i++) playOn(reached, `${plan.seed} reached ${i}`, false);
  const madeUp = { ...reached, wanted: Math.floor(plan.positions / 2), positions: 0 };
  for (let i = 0; madeUp.positions < madeUp.wanted; i++) playOn(madeUp, `${plan.seed} made up ${i}`, true);
  return { positions: reached.positions + madeUp.positions, topics };
}

interface Run {
  readonly game: AnyGame;
  readonly opinion: SecondOpinion;
  readonly plan: Plan;
  readonly bots: readonly Bot[];
  readonly topics: Record<string, { compared: number; different: number }>;
  readonly wanted: number;
  positions: number;
}

/** Plays a game from its set-up or from a position that is made up, and compares at every question. */
function playOn(run: Run, seed: string, fromMadeUp: boolean): void {
  const chance = chanceFrom(seed);
  const header = anyHeader(run.game, seed, chance);
  const from = fromMadeUp ? run.opinion.madeUp(header, chance) : null;
  const session = from === null ? Session.begin(run.game, header) : opened(run.game, header, from);
  const players = Object.fromEntries(run.game.seats.map((seat) => [seat, anyPlayer(run.bots, chance)]));
  const past: Past[] = [];
  while (session.question && run.positions < run.wanted) {
    if (fromMadeUp && past.length >= ANSWERS_FROM_MADE_UP) return;
    const moment = momentOf(session, past);
    const found = run.opinion.opinions(moment);
    if (found.length > 0) run.positions++;
    for (const opinion of found) tell(run, opinion, moment, from);
    const { question, position } = moment;
    const answer = players[question.seat]!(session, question, chance);
    session.answer(answer);
    past.push({ question, position, answer });
  }
}

function opened(game: AnyGame, header: Header, position: Plain): Session {
  try {
    return Session.fromPosition(game, header, position);
  } catch (error) {
    if (!(error instanceof PunicaError)) throw error;
    throw new Error(`a position that was made up is refused: ${error.message}\n${JSON.stringify({ header, position })}`);
  }
}

/** Any rule set, any scenario, and every other time any options. */
function anyHeader(game: AnyGame, seed: string, chance: Chance): Header {
  const any = <T>(list: readonly T[]) => list[randomBelow(chance, list.length)]!;
  const options = next(chance) % 2 === 0 ? game.options.map(({ id, values }) => [id, any(values)] as const) : [];
  return headerFor(game, {
    ruleset: any(game.rulesets),
    scenario: any(game.scenarios),
    options: Object.fromEntries(options),
    seed,
  });
}

function momentOf(session: Session, past: readonly Past[]): Moment {
  const { header, game } = session;
  const question = session.question!;
  const position = writePosition(game, session.state);
  return {
    header,
    position,
    question,
    past,
    log: session.log ?? [],
    after(answer, dice) {
      const fork = session.fork();
      if (dice) fork.dice(dice);
      fork.answer(answer);
      return fork.question ? momentOf(fork, [...past, { question, position, answer }]) : null;
    },
    from(other) {
      const another = opened(game, header, other);
      return another.question ? momentOf(another, []) : null;
    },
  };
}

function tell({ plan, topics }: Run, opinion: Opinion, moment: Moment, from: Plain | null): void {
  topics[opinion.topic] ??= { compared: 0, different: 0 };
  const topic = topics[opinion.topic]!;
  topic.compared++;
  if (canonical(opinion.engine) === canonical(opinion.count)) return;
  topic.different++;
  const { at, ...found } = opinion;
  const { header, question, position, past } = at ?? moment;
  plan.onDifference?.({ ...found, header, from, answers: past.map(({ answer }) => answer), question, position });
}
