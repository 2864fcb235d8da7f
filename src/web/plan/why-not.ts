import type { Found, Question, Reason, Trial } from "../../engine/index.ts";
import { kindOf } from "../../words/ids.ts";
import type { Words } from "../../words/words.ts";
import { bestOpening, openingsOf, startsOf, tryOn } from "./explore.ts";
import type { Planning } from "./planning.ts";

/** Whoever can go to a place, each with the way. */
export function comersTo<S>(planning: Planning<S>, trial: Trial, place: string): { readonly id: string; readonly way: Found }[] {
  return [...startsOf(planning, trial)].flatMap(([id, deeds]) => {
    const deed = deeds.find(({ name, many }) => name === planning.going && !many);
    const openings = deed ? openingsOf(planning, trial, deed) : [];
    const way = openings[bestOpening(openings, place)]?.places.get(place);
    return way ? [{ id, way }] : [];
  });
}

/** Why somebody who moves cannot get to a place: no way leads there, it is too far, or the way is barred. */
export function outOfReach<S>(planning: Planning<S>, { session }: Trial, place: string, { rule }: Reason, words: Words): Reason {
  const state = session.state as S;
  const stand = session.question && planning.ground.stand(session.question, state);
  if (!stand) return { why: "plan.out-of-reach", rule };
  const steps = planning.apart(stand.at, place, state);
  const { left } = stand;
  if (steps === null) {
    const sail = planning.wanted.includes("sail") ? session.question!.whyNot?.("sail") : undefined;
    return sail
      ? { why: "plan.only-by-sea", rule: sail.rule, params: { because: words.say(sail.why, sail.params) } }
      : { why: "plan.no-way", rule };
  }
  return steps > left ? { why: "plan.too-far", rule, params: { steps, left } } : { why: "plan.barred", rule };
}

const optionsOf = (question: Question): readonly string[] =>
  question.kind === "choose" || question.kind === "pick" ? question.options : [];

/** Whether a question asks who moves. */
function moves<S>(planning: Planning<S>, begun: Trial, { prompt, ...asked }: Question): boolean {
  const [first] = asked.kind === "choose" ? asked.options : [];
  if (first === undefined) return false;
  const { session } = tryOn(planning, begun, { [prompt]: first });
  return session.question !== null && planning.ground.stand(session.question, session.state as S) !== null;
}

/** Whether a question asks for things of this kind, and not about this one. */
const asksFor = (question: Question, id: string): boolean =>
  !Object.values(question.params ?? {}).includes(id) && optionsOf(question).some((option) => kindOf(option) === kindOf(id));

/**
 * Why a piece is no answer, where the rules say nothing of it: what hinders the place where it stands, whose it is if a piece is
 * asked for, or when it is played.
 */
export function whyNotPiece<S>(planning: Planning<S>, trial: Trial, id: string, words: Words): Reason | undefined {
  const { session, seat } = trial;
  const { question } = session;
  const state = session.state as S;
  const place = planning.placeOf(id, state);
  const reason = place && question?.whyNot?.(place);
  if (!reason) {
    const isAsked = question && asksFor(question, id);
    const whose = isAsked ? planning.whose(id, seat, state) : undefined;
    return whose ? { ...whose, rule: question!.rule } : planning.when?.(id);
  }
  const there = planning.notBeside.has(reason.why) ? outOfReach(planning, trial, place, reason, words) : reason;
  return { why: "plan.at-place", rule: there.rule, params: { place, because: words.say(there.why, there.params) } };
}

/**
 * Why nothing can be begun with a thing when a turn begins: for a piece what hinders it from acting, for a place that nobody can go
 * there, and what hinders everything else that is done with places.
 */
export function whyNotBegin<S>(planning: Planning<S>, trial: Trial, id: string, words: Words): Reason | undefined {
  const { question, state } = trial.session;
  if (!question || !planning.ground.turns.has(question.prompt)) return undefined;
  const isPlace = planning.isPlace(id);
  if (isPlace && comersTo(planning, trial, id).length > 0) return { why: "plan.who-goes", rule: question.rule };
  let found: Reason | undefined;
  let deed = "";
  // the best card comes last
  for (const answers of planning.beginnings(question, state as S, trial.seat)) {
    const begun = tryOn(planning, trial, answers);
    const next = begun.session.question;
    const name = next && next.seat === trial.seat ? planning.choosers[next.prompt] : undefined;
    if (!next || !name || !optionsOf(next).some((option) => kindOf(option) === kindOf(id))) continue;
    const reason = isPlace && moves(planning, begun, next) ? undefined : next.whyNot?.(id);
    if (!reason) continue;
    found = reason;
    deed = words.say(`face.plan.${name}`);
  }
  if (!isPlace) return found ?? planning.whose(id, trial.seat, state as S) ?? planning.when?.(id);
  if (!found) return { why: "plan.nobody", rule: question.rule };
  return { why: "plan.nobody-and", rule: found.rule, params: { deed, because: words.say(found.why, found.params) } };
}
