import type { GameState } from "./game.ts";
import { same } from "./plain.ts";
import { type Answer, onlyAnswer, type Params, type Question, refusal } from "./question.ts";
import type { Seat } from "./seat.ts";
import type { Session } from "./session.ts";

/** One answer of a plan, with the question it is meant for. */
export interface PlanStep {
  readonly prompt: string;
  readonly params?: Params | undefined;
  readonly answer: Answer;
}

/** Answers on behalf of the planning seat; undefined where only the player can decide. */
export type Guide<S extends GameState = GameState> = (question: Question, state: S) => Answer | undefined;

/** A plan being tried out: a copy of the game in which all that the seat may not know is redealt, and the answers given in it. */
export interface Trial<S extends GameState = GameState> {
  readonly session: Session<S>;
  readonly seat: Seat;
  readonly steps: readonly PlanStep[];
  /** the questions that the steps answer */
  readonly asked: readonly Question[];
  /** how many of the steps are certain; after them a die is rolled or something comes to light */
  readonly certain: number;
}

/** Begins a trial, which tells nothing that the seat may not know. */
export function beginTrial<S extends GameState>(session: Session<S>, seat: Seat, seed: string): Trial<S> {
  const copy = session.fork(0);
  copy.redeal(seat, seed);
  return { session: copy, seat, steps: [], asked: [], certain: Number.POSITIVE_INFINITY };
}

/** A copy of a trial that can go its own way. */
export const branch = <S extends GameState>(trial: Trial<S>): Trial<S> => ({ ...trial, session: trial.session.fork() });

/** The prompts that begin a turn. */
type Turns = ReadonlySet<string>;
const NONE: Turns = new Set();

/** How many answers are tried before a plan is given up. */
const PATIENCE = 60;

/**
 * Continues a trial: the guide answers for the seat, and the other side passes. It stops where the guide does not know, where the
 * other side cannot pass, before the next turn, or at the end of the game. The trial's session is played on; the trial itself
 * stays as it was.
 */
export function follow<S extends GameState>(trial: Trial<S>, guide: Guide<S>, turns: Turns = NONE): Trial<S> {
  const { session, seat } = trial;
  const steps = [...trial.steps];
  const asked = [...trial.asked];
  let { certain } = trial;
  for (let patience = PATIENCE; patience > 0; patience--) {
    const { question } = session;
    if (!question) break;
    const own = question.seat === seat;
    const isNextTurn = turns.has(question.prompt) && (!own || steps.length > 0);
    const answer = isNextTurn ? undefined : own ? guide(question, session.state) : mildest(question);
    if (answer === undefined || refusal(question, answer)) break;
    if (own) {
      steps.push({ prompt: question.prompt, params: question.params, answer });
      asked.push(question);
    }
    session.answer(answer);
    if (session.revealed && certain > steps.length) certain = steps.length;
  }
  return { session, seat, steps, asked, certain };
}

const NOTHING_DONE = ["pass", "no", "none", "done", "stop", "fight"];

/** The answer that does nothing, or as little as the question allows; undefined where something must be chosen. */
function mildest(question: Question): Answer | undefined {
  return question.kind === "choose"
    ? (onlyAnswer(question) ?? NOTHING_DONE.find((word) => question.options.includes(word)))
    : passing(question);
}

/** Whether an answer means doing nothing. */
export const isPass = (answer: Answer): boolean => typeof answer === "string" && NOTHING_DONE.includes(answer);

/** The answer that does as little as the question allows. */
export function passing(question: Question): Answer {
  const only = onlyAnswer(question);
  if (only !== undefined) return only;
  switch (question.kind) {
    case "choose":
      return mildest(question) ?? question.options[0]!;
    case "pick":
      return question.options.slice(0, question.min);
    case "amount":
      return question.min;
    case "allocate":
      return least(question);
  }
}

function least(question: Extract<Question, { kind: "allocate" }>): Answer {
  const counts = Object.fromEntries(question.items.map(({ id, min }) => [id, min]));
  let missing = question.min - Object.values(counts).reduce((sum, count) => sum + count, 0);
  for (const { id, min, max } of question.items) {
    const more = Math.max(0, Math.min(missing, max - min));
    counts[id]! += more;
    missing -= more;
  }
  return counts;
}

/** Whether a question is the one a step was meant for (in every detail that the step gives) and still allows its answer. */
export const expects = (step: PlanStep, question: Question): boolean =>
  question.prompt === step.prompt &&
  (step.params === undefined || same(question.params, step.params)) &&
  !refusal(question, step.answer);

/** Whether a plan that was interrupted can go on with a step: who and where are as expected, numbers may have changed since. */
export const resumes = ({ prompt, params, answer }: PlanStep, question: Question): boolean =>
  expects({ prompt, answer }, question) &&
  Object.entries(params ?? {}).every(([name, value]) => typeof value !== "string" || question.params?.[name] === value);

/** Where the moving stack is, and how far it can still go. */
export interface Stand {
  readonly at: string;
  readonly left: number;
  /** the movement that is kept for later, if less can be used now: a fleet lands with it. More of it is better. */
  readonly reserve?: number | undefined;
}

/** How a game tells the explorer about moving. */
export interface Ground<S extends GameState> {
  /** where the stack is, if the question is where it moves next; null for any other question */
  stand(question: Question, state: S): Stand | null;
  /** the options of such a question that lead somewhere, their destinations, and what else is answered on the way */
  moves(question: Question, state: S): readonly Going[];
  /** the lowest cost of a move */
  readonly least: number;
  /** moves that nobody makes without need: putting to sea */
  isDaring?(option: string): boolean;
  /**
   * how much a place on the way is exposed: the open sea, and more so a port where the enemy may intercept. Of two ways that leave as
   * much movement, the one that is less exposed in all is taken.
   */
  exposure?(place: string, state: S): number;
  /** answers the questions on the way */
  guide(question: Question, state: S): Answer | undefined;
  /** the prompts that begin a turn */
  readonly turns: Turns;
  /** where a move has led, if the rules took it on at once: a fleet that could only land */
  arrived?(to: string, state: S): string;
}

export interface Going {
  readonly option: string;
  readonly to: string;
  readonly also?: Readonly<Record<string, Answer>>;
}

/** A place that can be reached. */
export interface Found<S extends GameState = GameState> extends Stand {
  /** the places on the way, first and last included */
  readonly way: readonly string[];
  readonly trial: Trial<S>;
  /** whether the stack may move on from there; if not, something happens there first: a battle, a failed landing */
  readonly stands: boolean;
  /** every move: the trial at its question, and the option taken */
  readonly moves: readonly Move<S>[];
}

export interface Move<S extends GameState = GameState> extends Omit<Going, "to"> {
  readonly trial: Trial<S>;
}

/** How many dice are fixed so that a move goes as well as it can. */
const DICE = 12;

/**
 * All places that the moving stack can reach from the question of a trial, each by the route that leaves the most movement; by a daring
 * one only where no other leads.
 */
export function reachFrom<S extends GameState>(start: Trial<S>, ground: Ground<S>): Map<string, Found<S>> {
  const found = search(start, ground, () => true);
  const { isDaring } = ground;
  if (!isDaring || ![...found.values()].some(({ moves }) => moves.some(({ option }) => isDaring(option)))) return found;
  for (const [place, way] of search(start, ground, (option) => !isDaring(option)))
    if (way.stands || !found.get(place)?.stands) found.set(place, way);
  return found;
}

function search<S extends GameState>(
  start: Trial<S>,
  ground: Ground<S>,
  takes: (option: string) => boolean,
): Map<string, Found<S>> {
  const found = new Map<string, Found<S>>();
  const here = standing(start, ground);
  if (!here) return found;
  const isBetter = comparing(ground, start.session.state);
  const queue: Node<S>[] = [{ ...here, trial: start, way: [here.at], moves: [] }];
  while (queue.length > 0) {
    const node = queue.shift()!;
    const { session } = node.trial;
    // a better way has been found meanwhile
    if (node.trial !== start && found.get(node.at)?.trial !== node.trial) continue;
    for (const going of ground.moves(session.question!, session.state)) {
      if (!takes(going.option)) continue;
      const passed = found.get(going.to);
      const hope = { stands: true, left: node.left - ground.least, reserve: node.reserve, way: [...node.way, going.to] };
      if (going.to === here.at || (passed?.stands && !isBetter(hope, passed))) continue;
      const next = moved(node, going, ground);
      if (!next || next.at === here.at) continue;
      const known = found.get(next.at);
      if (known && !isBetter(next, known)) continue;
      found.set(next.at, next);
      if (!next.stands) continue;
      queue.push({ at: next.at, left: next.left, reserve: next.reserve, trial: next.trial, way: next.way, moves: next.moves });
      queue.sort((a, b) => b.left - a.left);
    }
  }
  return found;
}

type Way = Pick<Found, "stands" | "left" | "reserve" | "way">;

/** Tells whether one way to a place is better than another: one may move on, has more movement left, or is less exposed. */
function comparing<S extends GameState>({ exposure }: Ground<S>, state: S): (next: Way, known: Way) => boolean {
  const measured = new Map<string, number>();
  const exposureOf = (place: string) => {
    if (!measured.has(place)) measured.set(place, exposure!(place, state));
    return measured.get(place)!;
  };
  const exposed = ({ way }: Way) => way.reduce((sum, place) => sum + exposureOf(place), 0);
  return (next, known) => {
    if (next.stands !== known.stands) return next.stands;
    if (next.left !== known.left) return next.left > known.left;
    if (next.reserve !== known.reserve) return (next.reserve ?? 0) > (known.reserve ?? 0);
    return exposure !== undefined && exposed(next) < exposed(known);
  };
}

interface Node<S extends GameState> extends Stand {
  readonly trial: Trial<S>;
  readonly way: readonly string[];
  readonly moves: readonly Move<S>[];
}

const standing = <S extends GameState>({ session }: Trial<S>, ground: Ground<S>): Stand | null =>
  session.question ? ground.stand(session.question, session.state) : null;

/** Moves with the kindest dice: all low, or else all high. */
function moved<S extends GameState>(node: Node<S>, { option, to, also }: Going, ground: Ground<S>): Found<S> | undefined {
  const way = [...node.way, to];
  const moves = [...node.moves, { trial: node.trial, option, ...(also && { also }) }];
  let first: Found<S> | undefined;
  for (const die of [1, 6]) {
    const trial = branch(node.trial);
    trial.session.dice(new Array<number>(DICE).fill(die));
    let gone = false;
    const guide: Guide<S> = (question, state) => {
      const next = also?.[question.prompt];
      if (gone && next !== undefined && !refusal(question, next)) return next;
      if (gone) return ground.stand(question, state) ? undefined : ground.guide(question, state);
      gone = true;
      return option;
    };
    const tried = follow(trial, guide, ground.turns);
    const given = tried.steps.slice(node.trial.steps.length);
    const isDone = Object.keys(also ?? {}).every((prompt) => given.some((step) => step.prompt === prompt));
    if (!isDone) return undefined;
    const stand = standing(tried, ground);
    const at = ground.arrived?.(to, tried.session.state) ?? to;
    const stands = stand?.at === at;
    const whole = at === to ? way : [...way, at];
    const result = { at, left: stands ? stand.left : 0, reserve: stand?.reserve, way: whole, trial: tried, stands, moves };
    if (stands || tried.certain > tried.steps.length) return result;
    first ??= result;
  }
  return first;
}
