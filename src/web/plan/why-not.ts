import {
  branch,
  type Choose,
  type Found,
  follow,
  type GameState,
  opponentOf,
  type Question,
  type Reason,
  reachFrom,
  type Trial,
} from "../../engine/index.ts";
import { kindOf, nameOf } from "../../words/ids.ts";
import type { Words } from "../../words/words.ts";
import { whyNotAmong } from "../question/why-not.ts";
import { comersTo, goersOf } from "./comers.ts";
import { idsOf, type Opening, standOf, tryOn } from "./explore.ts";
import type { Answers, Planning } from "./planning.ts";

/** A force that is ready to move, and the places that it can reach. */
type Force = Pick<Opening, "trial" | "places">;

/** The way to begin that comes nearest to a place; among equals the one with the most movement, and to the most places. */
export function nearestTo(planning: Planning, openings: readonly Opening[], place: string): Opening | undefined {
  const left = ({ trial }: Opening) => standOf(planning, trial)?.left ?? 0;
  const missing = new Map(openings.map((opening) => [opening, missingTo(planning, opening, place)]));
  return [...openings].sort((a, b) => missing.get(a)! - missing.get(b)! || left(b) - left(a) || b.places.size - a.places.size)[0];
}

/** How much movement a force lacks to reach a place: by land, or by sea if only the distance prevents a voyage; if no way leads there, how far off it is. */
function missingTo(planning: Planning, { trial }: Force, place: string): number {
  const { session } = trial;
  const state = session.state;
  const stand = standOf(planning, trial);
  if (!stand || !planning.isPlace(place)) return Number.MAX_VALUE;
  const asTheCrowFlies = planning.beeline?.(stand.at, place) ?? Number.MAX_VALUE;
  if (planning.never?.(place, state)) return asTheCrowFlies;
  const { bySea: sea } = planning;
  const ashore = sea && (sea.closed?.(place, state) ?? session.question?.whyNot?.(sea.option(place)));
  const isOpen = !ashore || sea?.noPort.has(ashore.why) || planning.tooMany?.has(ashore.why);
  const maySail = sea && !sea.barred?.(state) && isOpen;
  const ways = [planning.apart(stand.at, place, state), maySail ? sea.apart(stand.at, place) : null];
  return Math.min(...ways.map((steps) => (steps === null ? asTheCrowFlies : steps - stand.left)));
}

/** What a piece might want to do where it stands but may not, and why. */
export function whyNotThere(
  planning: Planning,
  { session: { question } }: Trial,
): { readonly id: string; readonly reason: Reason }[] {
  if (question?.kind !== "choose") return [];
  return planning.wanted.flatMap((id) => {
    const reason = question.options.includes(id) ? undefined : question.whyNot?.(id);
    return reason && !planning.plain?.has(reason.why) ? [{ id, reason }] : [];
  });
}

/** Why a force cannot reach a place: the rules forbid the next step, or it is too far. */
export function whyNotGo(planning: Planning, force: Force, place: string, words: Words): Reason | undefined {
  const { question, state } = force.trial.session;
  const reason = question?.whyNot?.(place);
  if (!reason) return undefined;
  const ashore = planning.beyondShore?.(place, state);
  if (ashore) return ashore;
  if (!planning.notBeside.has(reason.why) || !standOf(planning, force.trial)) return reason;
  return planning.never?.(place, state) ?? outOfReach(planning, force, place, reason, words);
}

/** Why a moving force cannot reach a place: it is too far, there is no way, or a step of the way is closed. */
function outOfReach(planning: Planning, force: Force, place: string, { rule }: Reason, words: Words): Reason {
  const { session } = force.trial;
  const state = session.state;
  const stand = standOf(planning, force.trial);
  if (!stand) return { why: "plan.out-of-reach", rule };
  const { at, left } = stand;
  const byLand = planning.apart(at, place, state);
  const voyage = planning.bySea?.apart(at, place) ?? null;
  if (voyage !== null && (byLand === null || (byLand > left && voyage < byLand)))
    return beyondSea(planning, force, place, { byLand, voyage, rule }, words);
  if (byLand === null) return planning.noWay?.(at, place, state) ?? { why: "plan.no-way", rule };
  if (byLand > left) return { why: "plan.too-far", rule, params: { steps: byLand, left } };
  const apart = (from: string, to: string) => planning.apart(from, to, state);
  return closedStep(planning, force, place, apart, words) ?? { why: "plan.barred", rule };
}

/** How far a place is: by land, null if no road leads there, and with a voyage; and the rule of marching. */
interface Distance {
  readonly byLand: number | null;
  readonly voyage: number;
  readonly rule: string;
}

/** Why a marching force cannot reach a place that lies across the sea: what prevents the voyage, or that it is too far in all. */
function beyondSea(planning: Planning, force: Force, place: string, { byLand, voyage, rule }: Distance, words: Words): Reason {
  const { session } = force.trial;
  const sea = planning.bySea!;
  const { left } = standOf(planning, force.trial)!;
  const closed = sea.closed?.(place, session.state);
  const ashore = session.question!.whyNot?.(sea.option(place));
  const isAtPort = !ashore || !sea.noPort.has(ashore.why);
  const hindered = (because: Reason): Reason =>
    byLand === null
      ? { why: "plan.only-by-sea", rule: because.rule, params: { because: said(because, words) } }
      : { why: "plan.far-by-land", rule: because.rule, params: { steps: byLand, left, because: said(because, words) } };
  if (closed) return hindered(closed);
  const far = { steps: voyage, left };
  const barred = sea.barred?.(session.state);
  if (voyage > left && byLand !== null) {
    const both = { ...far, byLand };
    if (!barred) return { why: "plan.too-far-both", rule, params: both };
    return { why: "plan.too-far-both-barred", rule, params: { ...both, because: said(barred, words) } };
  }
  const whyAshore = barred ?? (isAtPort ? ashore : undefined);
  if (voyage > left && whyAshore)
    return { why: "plan.only-by-sea-and-far", rule: whyAshore.rule, params: { ...far, because: said(whyAshore, words) } };
  if (voyage > left)
    return { why: voyage === sea.voyage ? "plan.voyage-costs" : "plan.too-far-by-sea", rule: sea.rule, params: far };
  if (whyAshore) return hindered(whyAshore);
  const apart = (from: string, to: string) => {
    const ways = [planning.apart(from, to, session.state), sea.apart(from, to)].filter((steps) => steps !== null);
    return ways.length > 0 ? Math.min(...ways) : null;
  };
  const step = closedStep(planning, force, place, apart, words);
  return step ?? (ashore ? hindered(ashore) : { why: "plan.barred", rule });
}

const said = ({ why, params }: Pick<Reason, "why" | "params">, words: Words): string => words.say(why, params);

/** The step nearest to a place that is closed, on the shortest ways there, and why; or where on the way too little is left. */
function closedStep(
  planning: Planning,
  { trial, places }: Force,
  place: string,
  apart: (from: string, to: string) => number | null,
  words: Words,
): Reason | undefined {
  const { at, left } = standOf(planning, trial)!;
  const reached = [{ at, left, trial }, ...[...places.values()].filter(({ stands }) => stands)];
  let found: Reason | undefined;
  let short: Reason | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  let remains = Number.POSITIVE_INFINITY;
  for (const node of reached) {
    const { session } = node.trial;
    const far = apart(node.at, place) ?? Number.POSITIVE_INFINITY;
    const isNear = far <= node.left;
    const isOnWay = (apart(at, node.at) ?? Number.POSITIVE_INFINITY) + far <= left; // even if it must stop there
    if (!isNear && !isOnWay) continue;
    if (!isNear && node.at !== at && far < remains) {
      remains = far;
      const params = { place: planning.pointOf?.(node.at) ?? node.at, steps: far, left: node.left };
      short = { why: "plan.too-little-left", rule: planning.stopRule ?? session.question!.rule, params };
    }
    for (const { option, to, cost } of planning.steps(node.at, session.state)) {
      const rest = apart(to, place) ?? Number.POSITIVE_INFINITY;
      const price = cost ?? apart(node.at, to) ?? 0;
      const reachable = places.get(to);
      const isOpen = reachable?.stands && reachable.left >= node.left - price; // and not only by a longer way
      if (rest >= nearest || price + rest > far || to === at || isOpen) continue;
      const { prompt, rule, whyNot } = session.question!;
      const isLast = reachable?.stands === false && reachable.moves.at(-1)?.option === option;
      const there = isLast ? reachable : undefined; // and not only attacked from beside it
      const isFight = there !== undefined && planning.isFight(there.moves.at(-1)!);
      const end = {
        why: isFight ? (planning.pastFight?.(there.moves.at(-1)!) ?? "plan.fights-there") : "plan.ends-there",
        rule: planning.stopRule ?? (option === to ? rule : (planning.bySea?.perils ?? rule)),
        params: { place: planning.pointOf?.(to) ?? to, because: there && !isFight ? mayEnd(planning, there, words) : "" },
      };
      const closed = there ? end : whyNot?.(option);
      if (!closed || planning.notBeside.has(closed.why)) continue;
      const isStop = node.at !== at && planning.stops?.has(closed.why);
      if (!isNear && !isStop) continue;
      nearest = rest;
      const step = option.includes(":") ? words.option(prompt, option) : words.say(planning.pointOf?.(to) ?? to);
      const params = { step, because: said(closed, words) };
      const isItself = closed === end || option === place; // the place pointed at
      const isLanding = to === place && planning.pointOf?.(node.at) === place; // from the sea
      const stop = { place: planning.pointOf?.(node.at) ?? node.at, because: said(closed, words) };
      if (isStop) found = { why: "plan.stops-there", rule: closed.rule, params: stop };
      else if (planning.tooMany?.has(closed.why) && !isItself) found = { why: "plan.too-many-there", rule: closed.rule, params };
      else found = isItself || isLanding ? closed : { why: "plan.closed-step", rule: closed.rule, params };
    }
  }
  return found ?? short;
}

/** What may end a move where it stands: the risks of its last step, or else all of them. */
function mayEnd(planning: Planning, { moves }: Found, words: Words): string {
  const risks = planning.risks(moves.at(-1)!, words);
  if (risks.length === 0) return words.say("plan.may-end");
  return risks.map(({ said, chance }) => `${chance === null ? said : withChance(said, chance)}.`).join(" ");
}

/** A risk with its chance behind its first part. */
const withChance = (risk: string, chance: number): string => risk.replace(/(?=\s?;|$)/, ` (${Math.round(chance * 100)}\u00a0%)`);

const optionsOf = (question: Question): readonly string[] =>
  question.kind === "choose" || question.kind === "pick" ? question.options : [];

/** Whether a question asks who moves. */
function moves(planning: Planning, begun: Trial, { prompt, ...asked }: Question): boolean {
  const [first] = asked.kind === "choose" ? asked.options : [];
  if (first === undefined) return false;
  return standOf(planning, tryOn(planning, begun, { [prompt]: first })) !== null;
}

/** Whether a question or a reason is about this very thing. */
const isAbout = ({ params }: Pick<Question | Reason, "params">, id: string): boolean => Object.values(params ?? {}).includes(id);

/** Whether a question asks for things of this kind. */
const asksFor = (question: Question, id: string): boolean => optionsOf(question).some((option) => kindOf(option) === kindOf(id));

/**
 * Why a piece is no answer, where the rules do not say: what is wrong with its place; or what is asked for instead, and whose
 * the piece is, where it waits, or when it comes into play.
 */
export function whyNotPiece(planning: Planning, trial: Trial, id: string, words: Words): Reason | undefined {
  const { session, seat } = trial;
  const { question } = session;
  const state = session.state;
  if (!question) return undefined;
  const place = planning.placeOf(id, state);
  if (place && idsOf(question).includes(place)) return { why: "plan.choose-place", rule: question.rule, params: { place } };
  const places = standOf(planning, trial) && place ? reachFrom(trial, planning.ground) : new Map<string, Found>();
  const there = place ? whyNotGo(planning, { trial, places }, place, words) : undefined;
  if (there && isAbout(there, place!)) return there; // it names the place
  if (there) return { why: "plan.at-place", rule: there.rule, params: { place: place!, because: said(there, words) } };
  if (isAbout(question, id)) return undefined;
  const asked = optionsOf(question).filter((option) => kindOf(option) === kindOf(id));
  const isEnemyAsked = asked.some((option) => planning.whose(option, seat, state)); // one of the enemy's is to be chosen
  const unfit = planning.whose(id, seat, state);
  const useless = unfit && isEnemyAsked ? planning.whose(id, opponentOf(session.game.seats, seat), state) : unfit;
  if (useless && asked.length > 0) return { rule: question.rule, ...useless };
  const elsewhere = useless ? undefined : standsElsewhere(planning, question, id, state);
  if (elsewhere) return elsewhere;
  const played = planning.when?.(id, seat, state);
  if (played && planning.offers?.has(question.prompt))
    return { why: "plan.not-offered", rule: question.rule, params: { because: said(played, words) } };
  if (played && (asksFor(question, id) || planning.ownMoments?.has(question.prompt))) return played;
  const because = useless ?? played ?? (asksFor(question, id) ? undefined : planning.later(id, seat, state));
  if (!because) return undefined;
  const first = whyNotAmong(question, id, words.say(question.prompt, question.params));
  const rule = played?.rule ?? question.rule;
  return { why: "plan.besides", rule, params: { first: said(first, words), because: said(because, words) } };
}

/** Why an own piece is none of those that are asked for: all of these stand together in another place. */
function standsElsewhere(planning: Planning, question: Question, id: string, state: GameState): Reason | undefined {
  const place = planning.placeOf(id, state);
  const alike = optionsOf(question).filter((option) => kindOf(option) === kindOf(id));
  const [asked, ...others] = new Set(alike.map((option) => planning.placeOf(option, state)));
  if (!place || !asked || others.length > 0 || asked === place) return undefined;
  return { why: "plan.elsewhere", rule: question.rule, params: { piece: id, place, asked } };
}

/** Whether a question asks for things of this kind, or for something else at this place: a supply train. */
const concerns = (question: Question, id: string): boolean =>
  optionsOf(question).some((option) => kindOf(option) === kindOf(id) || nameOf(option) === nameOf(id));

/** The deed that was refused, and why: asked again where it was refused, as the trial may have gone on since. */
function refusedIn(planning: Planning, trial: Trial, begun: Trial, answers: Answers): [string, Reason?] | undefined {
  const { session } = branch(trial);
  for (const question of [...begun.asked, ...(begun.session.question ? [begun.session.question] : [])]) {
    const use = String(answers[question.prompt]);
    const deed = planning.uses[use];
    if (deed && !optionsOf(question).includes(use)) return [deed, session.question?.whyNot?.(use)];
    const given = begun.steps[begun.asked.indexOf(question)];
    follow({ ...trial, session }, () => undefined); // the other side passes
    if (given && session.question?.prompt === question.prompt) session.answer(given.answer);
  }
  return undefined;
}

/**
 * Why a turn cannot begin with a thing: for a piece, what keeps it from acting; for a place, that nobody can go there, and what
 * prevents everything else one does with places.
 */
export function whyNotBegin(planning: Planning, trial: Trial, id: string, words: Words): Reason | undefined {
  const { question } = trial.session;
  const state = trial.session.state;
  if (!question) return undefined;
  if (!planning.ground.turns.has(question.prompt)) return whyNotSend(planning, trial, question, id, words);
  const enemys = planning.placeOfEnemy?.(id, trial.seat, state);
  const there = enemys ? whyNotBegin(planning, trial, enemys, words) : undefined;
  if (there) return { why: "plan.at-place", rule: there.rule, params: { place: enemys!, because: said(there, words) } };
  const isPlace = planning.isPlace(id);
  if (isPlace && comersTo(planning, trial, goersOf(planning, trial), id).length > 0)
    return { why: "plan.who-goes", rule: question.rule };
  let found: Reason | undefined;
  let deed: string | undefined;
  const refused = new Map<string, Reason>();
  // the best card comes last; the deed that is tried first is the one most likely meant
  for (const answers of planning.beginnings(question, state, trial.seat)) {
    const begun = tryOn(planning, trial, answers);
    const next = begun.session.question;
    const name = next && next.seat === trial.seat ? planning.choosers[next.prompt] : undefined;
    const [use, refusal] = refusedIn(planning, trial, begun, answers) ?? [];
    if (use && refusal) refused.set(use, refusal);
    if (use || !next || !name || (deed ?? name) !== name || !concerns(next, id)) continue;
    const isDestination = isPlace && (name === planning.sailing || moves(planning, begun, next));
    const reason = isDestination ? undefined : next.whyNot?.(id);
    if (!reason) continue;
    found = reason;
    deed = name;
  }
  const idle = refused.get(planning.going);
  if (!isPlace) {
    const useless = planning.whose(id, trial.seat, state);
    const mine = useless ? undefined : planning.placeOf(id, state);
    const own = mine && idle ? question.whyNot?.(id) : undefined;
    if (own && isAbout(own, id)) return own; // whatever can be paid for
    if (mine && idle && deed !== planning.going) {
      const cannot = ofAnyCard(planning, idle, "plan.no-card");
      if (!found) return cannot;
      return { why: "plan.besides", rule: idle.rule, params: { first: said(cannot, words), because: said(found, words) } };
    }
    const reason = (useless && { rule: (found ?? question).rule, ...useless }) ?? found ?? question.whyNot?.(id);
    if (reason) return ofAnyCard(planning, reason, "plan.no-card");
    // where only another piece can act, nobody asks who does
    return mine ? { why: "plan.no-card", rule: planning.activation ?? question.rule } : planning.when?.(id, trial.seat, state);
  }
  const occupied = planning.occupied?.(id, trial.seat, state);
  const unable = idle && ofAnyCard(planning, idle, "plan.no-card-at-all");
  const nobody = occupied ?? whyNobody(planning, trial, id, words) ?? unable ?? { why: "plan.nobody", rule: question.rule };
  if (!found) {
    [deed, found] = [...refused].find(([each]) => each !== planning.going) ?? [];
    for (const each of Object.values(planning.uses)) {
      const there = each === planning.going ? undefined : planning.refusedAt?.(each, id, trial.seat, state);
      if (there) [deed, found] = [each, there];
    }
  }
  if (!found) return nobody;
  const params = { nobody: said(nobody, words), deed: words.say(`face.plan.${deed}`), because: said(found, words) };
  return { why: "plan.nobody-and", rule: found.rule, params };
}

/** A reason that speaks of one card, said of all of them. */
const ofAnyCard = (planning: Planning, reason: Reason, why: string): Reason =>
  planning.ofOneCard?.has(reason.why) ? { why, rule: reason.rule } : reason;

/** At a question who goes: why nobody can be sent to a place. */
function whyNotSend(planning: Planning, trial: Trial, question: Question, id: string, words: Words): Reason | undefined {
  if (planning.choosers[question.prompt] !== planning.going || !planning.isPlace(id) || asksFor(question, id)) return undefined;
  if (comersTo(planning, trial, goersOf(planning, trial), id).length > 0) return { why: "plan.who-goes", rule: question.rule };
  const reason = question.whyNot?.(id);
  return reason && !planning.whoFirst?.has(reason.why) ? reason : whyNobody(planning, trial, id, words);
}

/** Of those whom no card sets in motion, the nearest to a place by land, if he would get there with so much movement. */
function nearestIdle(
  planning: Planning,
  trial: Trial,
  place: string,
  moving: readonly string[],
  left: number,
): string | undefined {
  const { state } = trial.session;
  const near = (planning.leaders?.(trial.seat, state) ?? []).flatMap((id) => {
    const at = planning.placeOf(id, state);
    const steps = at && !moving.includes(id) ? planning.apart(at, place, state) : null;
    return steps !== null && steps > 0 && steps <= left ? [{ id, steps }] : [];
  });
  return near.sort((a, b) => a.steps - b.steps)[0]?.id;
}

/** Why nobody reaches a place, not even the nearest who can move; or, if another is near enough, why he cannot. */
function whyNobody(planning: Planning, trial: Trial, place: string, words: Words): Reason | undefined {
  const able = goersOf(planning, trial);
  let found: Reason | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  let most = 0;
  const others = planning.others?.(place, trial.session.state);
  for (const { id, openings } of able) {
    const force = nearestTo(planning, openings, place)!;
    const missing = missingTo(planning, force, place);
    most = Math.max(most, standOf(planning, force.trial)?.left ?? 0);
    const reason = missing < nearest ? whyNotGo(planning, force, place, words) : undefined;
    if (!reason) continue;
    nearest = missing;
    if (standOf(planning, force.trial)?.at === place) return reason; // he stands there
    const mayGetThere = /(ends|fights)-there$/.test(reason.why);
    const because = [said(reason, words), ...(others ? [words.say(others)] : [])].join(" ");
    found = ofOne(id, { rule: reason.rule, because, mayGetThere }, words);
  }
  const moving = able.map(({ id }) => id);
  const idle = nearest > 0 ? nearestIdle(planning, trial, place, moving, most) : undefined;
  const why = idle && (whyNotBegin(planning, trial, idle, words) ?? trial.session.question?.whyNot?.(idle));
  if (!idle || !why) return found;
  return ofOne(idle, { rule: why.rule, because: said(why, words), mayGetThere: false }, words);
}

/** Why nobody reaches a place, said of the one who comes nearest; he is not named twice. */
function ofOne(
  piece: string,
  { rule, because, mayGetThere }: { readonly rule: string; readonly because: string; readonly mayGetThere: boolean },
  words: Words,
): Reason {
  const isNamed = because.startsWith(words.say(piece));
  if (isNamed && !mayGetThere) return { why: "plan.besides", rule, params: { first: words.say("plan.nobody"), because } };
  return { why: mayGetThere ? "plan.nearest" : "plan.nobody-nearest", rule, params: { piece, because } };
}

/** Options of a question that a player looks for in vain, with the reason; what everybody sees is not told. */
export const missedIn = (planning: Planning | undefined, { prompt, options, whyNot }: Choose) =>
  (planning?.missed?.get(prompt) ?? []).flatMap((id) => {
    const reason = options.includes(id) ? undefined : whyNot?.(id);
    return reason && !planning!.plain?.has(reason.why) ? [{ id, reason }] : [];
  });
