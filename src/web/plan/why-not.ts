import { type Found, type Question, type Reason, reachFrom, type Trial } from "../../engine/index.ts";
import { kindOf } from "../../words/ids.ts";
import type { Words } from "../../words/words.ts";
import { bestOpening, idsOf, type Opening, openingsOf, startsOf, tryOn } from "./explore.ts";
import type { Planning } from "./planning.ts";

/** Whoever can go to a place, each with the way. */
export function comersTo<S>(planning: Planning<S>, trial: Trial, place: string): { readonly id: string; readonly way: Found }[] {
  return goers(planning, trial).flatMap(({ id, openings }) => {
    const way = openings[bestOpening(openings, place)]?.places.get(place);
    return way ? [{ id, way }] : [];
  });
}

/** Whoever can go anywhere. */
const goers = <S>(planning: Planning<S>, trial: Trial): { readonly id: string; readonly openings: readonly Opening[] }[] =>
  [...startsOf(planning, trial)].flatMap(([id, deeds]) => {
    const deed = deeds.find(({ name, many }) => name === planning.going && !many);
    const openings = deed ? openingsOf(planning, trial, deed) : [];
    return openings.length > 0 ? [{ id, openings }] : [];
  });

/** A force that is ready to move, and the places that it can reach. */
type Force = Pick<Opening, "trial" | "places">;

const standOf = <S>({ ground }: Planning<S>, { session }: Trial) =>
  session.question && ground.stand(session.question, session.state as S);

/** The way to begin that leads the farthest: with the most movement, and to the most places. */
export function farthest<S>(planning: Planning<S>, openings: readonly Opening[]): Opening | undefined {
  const left = ({ trial }: Opening) => standOf(planning, trial)?.left ?? 0;
  return [...openings].sort((a, b) => left(b) - left(a) || b.places.size - a.places.size)[0];
}

/** Why a force cannot get to a place: the rules say so of the next step, or it is out of reach. */
export function whyNotGo<S>(planning: Planning<S>, force: Force, place: string, words: Words): Reason | undefined {
  const reason = force.trial.session.question?.whyNot?.(place);
  return reason && planning.notBeside.has(reason.why) ? outOfReach(planning, force, place, reason, words) : reason;
}

/** Why somebody who moves cannot get to a place: it is too far, no way leads there, or a step of the way is closed. */
function outOfReach<S>(planning: Planning<S>, force: Force, place: string, { rule }: Reason, words: Words): Reason {
  const { session } = force.trial;
  const state = session.state as S;
  const stand = standOf(planning, force.trial);
  if (!stand) return { why: "plan.out-of-reach", rule };
  const { at, left } = stand;
  const byLand = planning.apart(at, place, state);
  const voyage = planning.bySea?.apart(at, place) ?? null;
  const bySea = voyage !== null && (byLand === null || (byLand > left && voyage < byLand));
  const steps = bySea ? voyage : byLand;
  const ashore = bySea ? session.question!.whyNot?.(planning.bySea!.option(place)) : undefined;
  if (steps === null) return { why: "plan.no-way", rule };
  if (ashore && byLand === null) return { why: "plan.only-by-sea", rule: ashore.rule, params: { because: said(ashore, words) } };
  if (steps > left) return { why: "plan.too-far", rule, params: { steps, left } };
  if (ashore)
    return { why: "plan.far-by-land", rule: ashore.rule, params: { steps: byLand!, left, because: said(ashore, words) } };
  const apart = bySea ? planning.bySea!.apart : (from: string, to: string) => planning.apart(from, to, state);
  return closedStep(planning, force, place, apart, words) ?? { why: "plan.barred", rule };
}

const said = ({ why, params }: Reason, words: Words): string => words.say(why, params);

/** The step nearest to a place that is closed, on the shortest ways there, and why. */
function closedStep<S>(
  planning: Planning<S>,
  { trial, places }: Force,
  place: string,
  apart: (from: string, to: string) => number | null,
  words: Words,
): Reason | undefined {
  const { at, left } = standOf(planning, trial)!;
  const reached = [{ at, left, trial }, ...[...places.values()].filter(({ stands }) => stands)];
  let found: Reason | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const node of reached) {
    const { session } = node.trial;
    const far = apart(node.at, place) ?? Number.POSITIVE_INFINITY;
    if (far > node.left) continue;
    for (const { option, to } of planning.steps(node.at, session.state as S)) {
      const rest = apart(to, place) ?? Number.POSITIVE_INFINITY;
      if (rest >= nearest || (apart(node.at, to) ?? 0) + rest > far || places.get(to)?.stands) continue;
      const { prompt, rule, whyNot } = session.question!;
      const end = { why: "plan.ends-there", rule, params: { place: planning.pointOf?.(to) ?? to } };
      const closed = places.has(to) ? end : whyNot?.(option);
      if (!closed || planning.notBeside.has(closed.why)) continue;
      nearest = rest;
      const params = { step: words.option(prompt, option), because: said(closed, words) };
      found = closed === end ? end : { why: "plan.closed-step", rule: closed.rule, params };
    }
  }
  return found;
}

const optionsOf = (question: Question): readonly string[] =>
  question.kind === "choose" || question.kind === "pick" ? question.options : [];

/** Whether a question asks who moves. */
function moves<S>(planning: Planning<S>, begun: Trial, { prompt, ...asked }: Question): boolean {
  const [first] = asked.kind === "choose" ? asked.options : [];
  if (first === undefined) return false;
  return standOf(planning, tryOn(planning, begun, { [prompt]: first })) !== null;
}

/** Whether a question is about this very thing. */
const isAbout = (question: Question, id: string): boolean => Object.values(question.params ?? {}).includes(id);

/** Whether a question asks for things of this kind, and not about this one. */
const asksFor = (question: Question, id: string): boolean =>
  !isAbout(question, id) && optionsOf(question).some((option) => kindOf(option) === kindOf(id));

/**
 * Why a piece is no answer, where the rules say nothing of it: what hinders the place where it stands, or that it stands nowhere;
 * whose it is if a piece is asked for; or when it is played.
 */
export function whyNotPiece<S>(planning: Planning<S>, trial: Trial, id: string, words: Words): Reason | undefined {
  const { session, seat } = trial;
  const { question } = session;
  const state = session.state as S;
  if (!question) return undefined;
  const place = planning.placeOf(id, state);
  if (place && idsOf(question).includes(place)) return { why: "plan.choose-place", rule: question.rule, params: { place } };
  const places = standOf(planning, trial) && place ? reachFrom(trial, planning.ground) : new Map<string, Found>();
  const there = place ? whyNotGo(planning, { trial, places }, place, words) : undefined;
  if (there) return { why: "plan.at-place", rule: there.rule, params: { place: place!, because: said(there, words) } };
  const isPlaceAsked = idsOf(question).some(planning.isPlace) && !isAbout(question, id);
  const useless = asksFor(question, id)
    ? planning.whose(id, seat, state)
    : isPlaceAsked
      ? planning.offMap(id, seat, state)
      : undefined;
  if (useless) return { ...useless, rule: question.rule };
  return isAbout(question, id) ? undefined : planning.when?.(id, seat, state);
}

/**
 * Why nothing can be begun with a thing when a turn begins: for a piece what hinders it from acting, for a place that nobody can go
 * there, and what hinders everything else that is done with places.
 */
export function whyNotBegin<S>(planning: Planning<S>, trial: Trial, id: string, words: Words): Reason | undefined {
  const { question } = trial.session;
  const state = trial.session.state as S;
  if (!question || !planning.ground.turns.has(question.prompt)) return undefined;
  const isPlace = planning.isPlace(id);
  if (isPlace && comersTo(planning, trial, id).length > 0) return { why: "plan.who-goes", rule: question.rule };
  let found: Reason | undefined;
  let deed = "";
  // the best card comes last
  for (const answers of planning.beginnings(question, state, trial.seat)) {
    const begun = tryOn(planning, trial, answers);
    const next = begun.session.question;
    const name = next && next.seat === trial.seat ? planning.choosers[next.prompt] : undefined;
    if (!next || !name || !optionsOf(next).some((option) => kindOf(option) === kindOf(id))) continue;
    const reason = isPlace && moves(planning, begun, next) ? undefined : next.whyNot?.(id);
    if (!reason) continue;
    found = reason;
    deed = words.say(`face.plan.${name}`);
  }
  if (!isPlace)
    return found ?? question.whyNot?.(id) ?? planning.whose(id, trial.seat, state) ?? planning.when?.(id, trial.seat, state);
  const refused = Object.values(planning.beginnings(question, state, trial.seat)[0] ?? {})[0];
  const idle = typeof refused === "string" && !optionsOf(question).includes(refused) ? question.whyNot?.(refused) : undefined;
  const nobody = whyNobody(planning, trial, id, words) ?? idle ?? { why: "plan.nobody", rule: question.rule };
  if (!found) return nobody;
  const params = { nobody: said(nobody, words), deed, because: said(found, words) };
  return { why: "plan.nobody-and", rule: found.rule, params };
}

/** Why even the nearest of those who can go somewhere does not get to a place. */
function whyNobody<S>(planning: Planning<S>, trial: Trial, place: string, words: Words): Reason | undefined {
  let found: Reason | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { id, openings } of goers(planning, trial)) {
    const force = farthest(planning, openings)!;
    const { at, left } = standOf(planning, force.trial)!;
    const ways = [planning.apart(at, place, force.trial.session.state as S), planning.bySea?.apart(at, place) ?? null];
    const missing = Math.min(...ways.map((steps) => (steps === null ? Number.MAX_VALUE : steps - left)));
    const reason = missing < nearest ? whyNotGo(planning, force, place, words) : undefined;
    if (!reason) continue;
    nearest = missing;
    found = { why: "plan.nobody-nearest", rule: reason.rule, params: { piece: id, because: said(reason, words) } };
  }
  return found;
}
