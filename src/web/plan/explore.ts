import {
  branch,
  type Choose,
  type Found,
  follow,
  type Guide,
  type Plain,
  type PlanStep,
  type Question,
  reachFrom,
  refusal,
  same,
  type Trial,
} from "../../engine/index.ts";
import type { Words } from "../../words/words.ts";
import type { Answers, End, Planning } from "./planning.ts";

/** Something that a thing on the table can begin. */
export interface Deed {
  readonly name: string;
  /** the prompt that asks for its several places; empty for all other deeds */
  readonly many: string;
  /** the ways to begin, the preferred one first */
  readonly beginnings: readonly Answers[];
}

/** The wished answers, and an expert's answer for the rest. A list for a single choice is given in turn. */
function guideOf(planning: Planning, answers: Answers): Guide {
  const met: Record<string, number> = {};
  return (question, state) => {
    const { prompt, kind } = question;
    const wish = answers[prompt];
    const wishes = Array.isArray(wish) && kind === "choose" ? (wish as readonly string[]) : [];
    // whoever cannot be had is passed over
    const next = wishes.findIndex((id, index) => index >= (met[prompt] ?? 0) && !refusal(question, id));
    const wished = next < 0 ? wish : wishes[next];
    met[prompt] = next + 1;
    if (wished !== undefined && !refusal(question, wished)) return wished;
    return prompt in planning.choosers ? undefined : planning.ground.guide(question, state);
  };
}

/** Plays a copy of a trial on with some answers. */
export const tryOn = (planning: Planning, trial: Trial, answers: Answers): Trial =>
  follow(branch(trial), guideOf(planning, answers), planning.ground.turns);

/** Everything a plan can begin with at a trial's question, by id. */
export function startsOf(planning: Planning, trial: Trial): Map<string, Deed[]> {
  const starts = new Map<string, Deed[]>();
  const { question } = trial.session;
  if (!question || question.seat !== trial.seat) return starts;
  const add = (id: string, name: string, many: string, answers: Answers) => {
    const deeds = starts.get(id) ?? [];
    const known = deeds.findIndex((deed) => deed.name === name);
    if (known < 0) deeds.push({ name, many, beginnings: [answers] });
    else deeds[known] = { name, many, beginnings: [...deeds[known]!.beginnings, answers] };
    starts.set(id, deeds);
  };
  for (const answers of planning.beginnings(question, trial.session.state, trial.seat)) {
    const begun = tryOn(planning, trial, answers);
    const next = begun.session.question;
    if (!next || next.seat !== trial.seat || !isWished(begun, answers)) continue;
    const name = planning.choosers[next.prompt];
    if (name) {
      const many = next.kind === "choose" && !planning.repeats?.has(next.prompt) ? "" : next.prompt;
      for (const id of idsOf(next)) add(id, name, many, many ? answers : { ...answers, [next.prompt]: id });
    } else {
      const actor = planning.actor(begun.session.state);
      if (actor && planning.ground.stand(next, begun.session.state)) add(actor, planning.going, "", answers);
    }
  }
  return starts;
}

/** The same starts, with the ways to begin that a teacher wants before the others. */
export const favouring = (
  starts: ReadonlyMap<string, readonly Deed[]>,
  wants: (answers: Answers) => boolean,
): Map<string, readonly Deed[]> =>
  new Map(
    [...starts].map(([id, deeds]) => [
      id,
      deeds.map((deed) => ({
        ...deed,
        beginnings: [...deed.beginnings.filter(wants), ...deed.beginnings.filter((answers) => !wants(answers))],
      })),
    ]),
  );

/** Whether all wished answers have been given. */
const isWished = ({ steps }: Trial, answers: Answers): boolean =>
  Object.entries(answers).every(([prompt, wished]) => {
    const given = steps.filter((step) => step.prompt === prompt).map(({ answer }) => answer);
    return given.some((answer) => same(answer, wished)) || same(given, wished);
  });

/** The things among the options of a question. */
export const idsOf = (question: Question): readonly string[] =>
  question.kind === "choose" || question.kind === "pick"
    ? question.options.filter((option) => option.includes(":"))
    : question.kind === "allocate"
      ? question.items.map(({ id }) => id)
      : [];

/** What is asked right after an option, if it is one choice more of the same seat. */
export function askedAfter(trial: Trial, option: string): Choose | undefined {
  const { session } = branch(trial);
  session.answer(option);
  const { question } = session;
  return question?.kind === "choose" && question.seat === trial.seat ? question : undefined;
}

/** What is asked after answers that can be given at one click, if the page may propose the answer to it too. */
export function askedAtOnce(planning: Planning, trial: Trial, answers: readonly string[]) {
  const { session, seat } = branch(trial);
  const steps: PlanStep[] = [];
  for (const answer of answers) {
    steps.push({ prompt: session.question!.prompt, answer });
    session.answer(answer);
  }
  const { question } = session;
  const isMeant = question && question.seat === seat && !session.revealed && planning.atOnce?.has(question.prompt);
  return isMeant ? { steps, question, view: session.view(seat) } : undefined;
}

/** Whether answers, the last of them in particular, do nothing: the next turn comes, and only what every card changes has changed. */
export function isIdle(planning: Planning, trial: Trial, answers: readonly string[]): boolean {
  const { routine, ground } = planning;
  const { session, seat } = branch(trial);
  for (const answer of answers.slice(0, -1)) session.answer(answer);
  const before = session.view(seat) as Readonly<Record<string, Plain>>;
  session.answer(answers.at(-1)!);
  if (session.revealed) return false; // a card taken or shown is something
  const { question } = follow({ ...trial, session, steps: [{ prompt: "", answer: "" }] }, () => undefined, ground.turns).session;
  if (!routine || !question || !ground.turns.has(question.prompt)) return false;
  const after = session.view(seat) as Readonly<Record<string, Plain>>;
  return Object.keys(after).every((key) => routine.has(key) || same(before[key], after[key]));
}

const lastCertain = (trials: readonly Trial[]): Trial | undefined =>
  trials.findLast(({ certain, steps }) => certain > steps.length);

/** What the first answers of a plan lose for certain. The plan's trials follow one another; the last without a die counts. */
export function lostBy(planning: Planning, from: Trial, trials: readonly Trial[], words: Words): readonly string[] {
  const after = lastCertain(trials);
  return after && planning.lost
    ? planning.lost(from.session.state, after.session.state, from.seat, words, trials[0]!.session.state)
    : [];
}

/** What a plan wins for certain. */
export function wonBy(planning: Planning, from: Trial, trials: readonly Trial[], words: Words): readonly string[] {
  const after = lastCertain(trials);
  return (after && planning.won?.(from.session.state, after.session.state, from.seat, words)) ?? [];
}

/** What an answer loses for certain. */
export function lostWith(planning: Planning, trial: Trial, answer: string, words: Words): readonly string[] {
  const { session } = branch(trial);
  session.answer(answer);
  if (session.revealed || !planning.lost) return [];
  return planning.lost(trial.session.state, session.state, trial.seat, words, session.state);
}

/** A way to begin, and where it leads. */
export interface Opening {
  readonly answers: Answers;
  /** other ways to begin that lead to the same places */
  readonly alike: readonly Answers[];
  /** the moment when the force is ready but nothing has moved yet */
  readonly trial: Trial;
  readonly places: ReadonlyMap<string, Found>;
  /** whether fewer go than could: only for places the whole force cannot reach */
  readonly fewer?: boolean;
}

/** Where a piece can go, by each way to begin that makes a difference; those that use up nothing but a card come first. */
export function openingsOf(planning: Planning, trial: Trial, { beginnings }: Deed): Opening[] {
  const openings = new Map<string, Opening & { alike: Answers[] }>();
  // if dice are rolled before anybody moves, the reach is unknown
  const isOpen = ({ certain, steps }: Trial) => certain > steps.length;
  const open = (kind: string, answers: Answers, begun: Trial, fewer = false) => {
    const places = isOpen(begun) ? reachFrom(begun, planning.ground) : new Map<string, Found>();
    openings.set(kind, { answers, alike: [], trial: begun, places, fewer });
  };
  for (const answers of beginnings) {
    const begun = tryOn(planning, trial, answers);
    const { question } = begun.session;
    const state = begun.session.state;
    if (!question || !planning.ground.stand(question, state)) continue;
    const kind = planning.kind(state);
    const known = openings.get(kind);
    if (known) {
      known.alike.push(answers);
      continue;
    }
    open(kind, answers, begun);
    planning.variants(begun, state).forEach((variant, index) => {
      const other = { ...answers, ...variant };
      open(`${kind} ${index}`, other, tryOn(planning, trial, other), true);
    });
  }
  const spent = ({ trial: { session } }: Opening) => planning.spends?.(trial.session.state, session.state, trial.seat) ?? 0;
  return [...openings.values()].sort((a, b) => spent(a) - spent(b));
}

/** A place with its best opening: the first that leads there, unless a later one avoids a fight on the way. */
export function bestOpening(openings: readonly Opening[], place: string): number {
  const tests = [
    ({ places, fewer }: Opening) => !fewer && places.get(place)?.stands,
    ({ places, fewer }: Opening) => !fewer && places.has(place),
    ({ places }: Opening) => places.get(place)?.stands,
    ({ places }: Opening) => places.has(place),
  ];
  return tests.map((fits) => openings.findIndex(fits)).find((at) => at >= 0) ?? -1;
}

/** The best way to every place that can be reached and is not only passed through. */
export function bestWays(openings: readonly Opening[], isPoint: (place: string) => boolean): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const { places } of openings)
    for (const place of places.keys())
      if (isPoint(place) && !found.has(place)) found.set(place, openings[bestOpening(openings, place)]!.places.get(place)!);
  return found;
}

/** Another deed, and where it leads for certain. */
export interface Instead {
  readonly name: string;
  readonly found: ReadonlyMap<string, Found>;
}

/** Another deed than the one chosen that leads somewhere for certain. */
export function insteadOf(
  planning: Planning,
  trial: Trial,
  deeds: readonly Deed[],
  chosen: Deed,
  foundBy: (openings: readonly Opening[]) => ReadonlyMap<string, Found>,
): Instead | null {
  for (const deed of deeds) {
    if (deed === chosen || deed.many !== "") continue;
    const found = foundBy(openingsOf(planning, trial, deed));
    if (found.size > 0) return { name: deed.name, found };
  }
  return null;
}

/** The way to a place through way points, at one of which others may go along; undefined if there is none. */
export function wayTo(
  planning: Planning,
  opening: Opening,
  via: readonly string[],
  place: string,
  join: string | null = null,
): Found | undefined {
  let places = opening.places;
  let way: readonly string[] = [];
  let moves: Found["moves"] = [];
  for (const point of via) {
    const found = places.get(point);
    if (!found?.stands) return undefined;
    way = [...way, ...found.way.slice(way.length > 0 ? 1 : 0)];
    moves = [...moves, ...found.moves];
    const trial = point === join ? joinedAt(planning, found.trial) : found.trial;
    if (!trial) return undefined;
    places = reachFrom(trial, planning.ground);
  }
  const found = places.get(place);
  return found && { ...found, way: [...way, ...found.way.slice(way.length > 0 ? 1 : 0)], moves: [...moves, ...found.moves] };
}

/** The trial of a force that takes along whoever rests where it stands; undefined if nobody could go. */
function joinedAt(planning: Planning, trial: Trial): Trial | undefined {
  const answers = joiningAt(planning, trial);
  const joined = answers && tryOn(planning, trial, answers);
  return joined && standOf(planning, joined)?.at === standOf(planning, trial)?.at ? joined : undefined;
}

const joiningAt = (planning: Planning, { session: { question, state } }: Trial): Answers | undefined =>
  question ? planning.joining?.(question, state) : undefined;

/** Where a moving force is; null if it is not asked where it goes. */
export const standOf = ({ ground }: Planning, { session: { question, state } }: Trial) =>
  question && ground.stand(question, state);

/** The places on a way, between its ends, where others could go along. */
export const joinsOn = (planning: Planning, { moves }: Found): readonly string[] =>
  moves.slice(1).flatMap(({ trial }) => (joiningAt(planning, trial) ? [standOf(planning, trial)!.at] : []));

/** The same way, on which others go along from a place. */
export function joinedWay(
  planning: Planning,
  opening: Opening,
  via: readonly string[],
  join: string,
  { way, at }: Found,
): Found | undefined {
  const before = via.filter((point) => way.indexOf(point) < way.indexOf(join));
  const after = via.slice(before.length).filter((point) => point !== join);
  return wayTo(planning, opening, [...before, join, ...after], at, join);
}

/** A deed done on the spot, with the first beginning that serves it; undefined if none does. */
export function doneAt(planning: Planning, trial: Trial, { beginnings }: Deed, wished: Answers): Trial | undefined {
  for (const beginning of beginnings) {
    const answers = { ...beginning, ...wished };
    const tried = tryOn(planning, trial, answers);
    if (isWished(tried, answers)) return tried;
  }
  return undefined;
}

/** Whether a deed with these places would have room for one more, however it begins. */
export const takesMore = (planning: Planning, trial: Trial, { many, beginnings }: Deed, places: readonly string[]): boolean =>
  beginnings.some((beginning) => {
    const { asked, session } = tryOn(planning, trial, { ...beginning, [many]: places });
    const question = asked.find(({ prompt }) => prompt === many);
    // asked one by one: once more if there is anything left
    if (!question) return false; // there are too many already
    if (question.kind !== "pick") return session.question?.prompt === many;
    return Math.min(question.max, question.options.length) > places.length;
  });

/** The answers of a trial that its maker decides beforehand. */
export const decidedIn = ({ askedThen }: Planning, { steps }: Trial): readonly PlanStep[] =>
  steps.filter(({ prompt }) => !askedThen?.has(prompt));

/** What can be done at the end of a trial, each tried out. */
export function endsOf(planning: Planning, trial: Trial): { readonly end: End; readonly trial: Trial }[] {
  const { question } = trial.session;
  if (!question || !planning.ground.stand(question, trial.session.state)) return [];
  return planning.ends(question, trial.session.state).flatMap((end) => {
    const tried = tryOn(planning, trial, end.answers);
    const met = (prompt: string) => tried.steps.slice(trial.steps.length).some((step) => step.prompt === prompt);
    return end.needs && !met(end.needs) ? [] : [{ end, trial: tried }];
  });
}
