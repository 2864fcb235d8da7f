import { botFor, type Memory, seenBy } from "../src/bots/index.ts";
import {
  type Answer,
  type AnyGame,
  beginTrial,
  chanceFrom,
  type GameState,
  headerFor,
  onlyAnswer,
  type Plain,
  perSeat,
  type Question,
  reachFrom,
  type Seat,
  Session,
  same,
  type Trial,
} from "../src/engine/index.ts";
import { GAMES } from "../src/games/index.ts";
import type { GameFace } from "../src/web/face.ts";
import { changedOpening } from "../src/web/plan/adjusting.ts";
import { goersOf, sentTo } from "../src/web/plan/comers.ts";
import {
  bestOpening,
  type Deed,
  doneAt,
  endsOf,
  joinedWay,
  joinsOn,
  type Opening,
  openingsOf,
  startsOf,
  tryOn,
  wayTo,
} from "../src/web/plan/explore.ts";
import { isMuster } from "../src/web/plan/muster.ts";
import type { Answers, Planning } from "../src/web/plan/planning.ts";
import { mayBeRemembered } from "../src/web/table/remembered.svelte.ts";
import { Words } from "../src/words/words.ts";
import { changes, clicksToPick } from "./clicks/changes.ts";
import { musterClicks } from "./clicks/muster.ts";
import { remembering } from "./clicks/remembering.ts";
import { GAME_NAMES, optionsOf } from "./usage.ts";

const USAGE = `usage: npm run bench:clicks [-- options]

How many clicks decisions take, from the moment of decision to their being carried out: answer by answer, and as plans
on the board. Counted over what computer players chose in recorded games.

  --game NAME   ${GAME_NAMES} (hannibal)
  --games N     how many games (10)
  --frozen      games of the players of before, who know nothing of what the page proposes
  --player NAME games of this computer player, who keeps to what it has set out to do (recruit to dictator): people do, too
  --where       also says where the clicks are spent`;

const values = optionsOf(USAGE, {
  game: { type: "string", default: "hannibal" },
  games: { type: "string", default: "10" },
  frozen: { type: "boolean", default: false },
  player: { type: "string" },
  where: { type: "boolean", default: false },
});

/** What a player that thinks may try out for each answer. */
const PLAYOUTS = 2;

type Policy = (state: unknown, question: Question, chance: ReturnType<typeof chanceFrom>) => Answer;
const FOLDER = `../src/games/${values.game}`;
const manifest = GAMES.find(({ id }) => id === values.game)!;
const game: AnyGame = await manifest.rules();
const { planning } = (await import(`${FOLDER}/page/planning.ts`)) as { planning: Planning };
const { policy } = (await import(`${FOLDER}/players/${values.frozen ? "frozen/policy" : "thumb"}.ts`)) as { policy: Policy };
const player = values.player === undefined ? null : botFor(await manifest.players(), values.player);
const { suggestion } = (await import(`${FOLDER}/page/suggestions.ts`)) as { suggestion: NonNullable<GameFace["suggestion"]> };
const { stakes } = (await import(`${FOLDER}/page/remarks.ts`)) as Pick<GameFace, "stakes">;
const words = new Words("en", ((await import(`${FOLDER}/page/words/all-en.ts`)) as { default: never }).default);

/** Single answers that are counted by themselves. */
const SINGLE = new Map(
  keysOf("naval battle", [
    ...["intercept-fleet", "interceptor-warships", "interceptor-route", "interceptor-base", "interceptor-lands", "add-refitted"],
    ...["maneuver", "favorable-wind", "flee-danger", "flee-defeat", "evade", "pursue-fleet", "reroll-naval", "corvus-now"],
    ...["lose-at-sea", "after-victory", "gather-units", "gather-generals"],
  ]),
);
function keysOf(name: string, prompts: readonly string[]): [string, string][] {
  return prompts.map((prompt) => [`hamilcar.${prompt}`, name]);
}

/** A recorded answer. */
interface Given {
  readonly question: Question;
  readonly answer: Answer;
  /** the game before it, if a plan could begin there */
  readonly before: Session | null;
  /** where the moving pieces were, and where they went */
  readonly from: string | null;
  readonly to: string | null;
  readonly actor: string | null;
  /** the clicks it takes on its own */
  readonly alone: number;
  readonly revealed: boolean;
  /** whether there was no choice */
  readonly isForced: boolean;
  readonly turn: number;
  /** what could be remembered of it: the word, or (empty) that it is as proposed */
  readonly memory: readonly string[];
  /** the clicks that have the page remember it, or ask again */
  readonly habit: number;
}

/**
 * The clicks for one answer on its own: an answer without a choice takes none, one that may lose something asks for confirmation.
 */
function alone(question: Question, answer: Answer, view: Plain, header: Session["header"], before: Given | undefined): number {
  if (onlyAnswer(question) !== undefined) return 0;
  // the use of a card is chosen at the same click as the card, unless there was only one card
  if (before && !before.isForced && planning.together?.get(before.question.prompt) === question.prompt) return 0;
  // and so is what is proposed for that use
  const isUse = before !== undefined && [...(planning.together?.values() ?? [])].includes(before.question.prompt);
  const isSure = isUse && !before.revealed && before.question.seat === question.seat && planning.atOnce?.has(question.prompt);
  if (isSure && same(answer, suggestion(question, view, header))) return 0;
  const again = stakes?.(answer, question, view, words, header).length ? 1 : 0;
  if (question.kind === "choose") return 1 + again;
  return changes(question, suggestion(question, view, header), answer) + 1 + again;
}

const isPoint = (place: string) => (planning.pointOf?.(place) ?? place) === place;

/** The part of a course of answers that a plan covers. */
interface Planned {
  readonly name: string;
  readonly clicks: number;
  /** how many answers of the course it gives */
  readonly covers: number;
  /** the answers among them that nobody could foresee: decisions of their own */
  readonly asides: readonly Given[];
}

/** How far the steps of a plan match the answers of a course, and the clicks for its changes; null if they do not. */
function matched(tried: Trial, course: readonly Given[], least: number, isMove: (given: Given) => boolean) {
  const moves = new Set(course.filter(isMove).map(({ question }) => question.prompt));
  let at = 0;
  let clicks = 0;
  let covers = 0;
  const asides: Given[] = [];
  const lastMove = course.findLastIndex(isMove);
  for (const given of course) {
    const { question, answer } = given;
    if (!isMove(given)) {
      const next = tried.steps.findIndex(
        (step, index) => index >= at && step.prompt === question.prompt && !isStep(step.prompt, step.answer),
      );
      if (next >= 0) {
        const cost = changes(question, tried.steps[next]!.answer, answer);
        const isCard = planning.ground.turns.has(tried.steps[0]!.prompt) && next < 2;
        if (cost > 0 && !planning.adjustable.has(question.prompt) && !isCard) break;
        // a card is changed together with its use
        if (cost > 0 && !(isCard && next === 1)) {
          clicks += cost;
          spend(isCard ? "another card" : `changed: ${question.prompt}`, cost);
        }
        at = next + 1;
      } else if (given.alone > 0) {
        // once it is answered, the plan goes on
        if (covers > lastMove || moves.has(question.prompt)) break;
        asides.push(given);
      }
    }
    covers++;
  }
  return covers >= least ? { clicks, covers, asides } : null;

  function isStep(prompt: string, answer: Answer): boolean {
    return (
      moves.has(prompt) && course.some((given) => isMove(given) && given.question.prompt === prompt && same(given.answer, answer))
    );
  }
}

const indexIn = (all: readonly Given[], { question }: Given) => all.findIndex((given) => given.question === question);

/** After a die roll, or an answer that was not foreseen, the player confirms that the plan goes on. */
function interruptions(all: readonly Given[], course: readonly Given[], { covers, asides }: Planned): number {
  const own = new Map(course.slice(0, covers).map((given) => [given.question, given]));
  const isAside = new Set(asides.map(({ question }) => question));
  let count = 0;
  let isStopped = false;
  for (const { question, revealed } of all.slice(indexIn(all, course[0]!))) {
    const given = own.get(question);
    own.delete(question);
    if (given && isStopped && given.alone > 0 && !isAside.has(question)) {
      count++;
      isStopped = false;
    }
    if (revealed || isAside.has(question)) isStopped = true;
    if (own.size === 0) break;
  }
  return count;
}

function planOf(all: readonly Given[], course: readonly Given[]): Planned | null {
  const [first] = course;
  if (!first?.before) return null;
  if (isMuster(planning, first.question))
    return musterClicks(planning, beginTrial(first.before, first.question.seat, "clicks"), course);
  const chosen = course.findIndex(({ question }) => question.prompt in planning.choosers);
  const standing = course.findIndex(({ from }) => from !== null);
  if (chosen < 0 && standing < 0) return null;
  const trial = beginTrial(first.before, first.question.seat, "clicks");
  const isChosen = chosen >= 0 && (standing < 0 || chosen < standing);
  const chooser = isChosen ? course[chosen]! : null;
  const name = chooser ? planning.choosers[chooser.question.prompt]! : planning.going;
  const ids = chooser ? [chooser.answer].flat() : [course[standing]!.actor];
  const deeds = startsOf(planning, trial).get(String(ids[0])) ?? [];
  const deed = deeds.find((each) => each.name === name);
  if (!deed) return null;
  // a second choice of a piece is another plan
  const next = course.findIndex((given, index) => index > chosen && !deed.many && given.question.prompt in planning.choosers);
  const part = next < 0 ? course : course.slice(0, next);
  const planned = deed.many ? manyPlan(trial, deed, part) : goingPlan(trial, deed, part, chooser);
  if (!planned) return null;
  // the first thing that a piece can do is planned at once, another is chosen; if dice come first, a click on a place chooses it
  const isUpToDice = () => openingsOf(planning, trial, deeds[0]!).every(({ places }) => places.size === 0);
  const other = deed === deeds[0] || (part.some(({ to }) => to !== null) && isUpToDice()) ? 0 : 1;
  spend(`instead: ${name}`, other);
  const clicks = planned.clicks + other + interruptions(all, course, planned);
  return { ...planned, name: isVoyage(part.slice(0, planned.covers)) ? "voyage" : deed.name, clicks };
}

/** Whether somebody puts to sea. */
const isVoyage = (part: readonly Given[]): boolean =>
  part.some(({ question: { prompt }, answer }) => {
    const isAboard = prompt in planning.choosers && planning.choosers[prompt] === planning.sailing;
    return isAboard || (typeof answer === "string" && /^(sea|harbour):|^sail$/.test(answer));
  });

function manyPlan(trial: Trial, deed: Deed, course: readonly Given[]): Planned | null {
  const isPlace = ({ question }: Given) => question.prompt === deed.many;
  const rest = course.findIndex((given, index) => index > 0 && isPlace(course[index - 1]!) && !isPlace(given) && given.alone > 0);
  const part = rest < 0 ? course : course.slice(0, rest);
  const places = part.filter(isPlace).flatMap(({ answer }) => answer as string | readonly string[]);
  const tried = doneAt(planning, trial, deed, { [deed.many]: places });
  const done = tried && matched(tried, part, part.findLastIndex(isPlace) + 1, isPlace);
  return done ? { name: deed.name, ...done, clicks: places.length + 1 + done.clicks } : null;
}

/** Pieces chosen one after another, as a plan's list. */
const gatheredIn = (course: readonly Given[]): Answers =>
  Object.fromEntries(
    [...(planning.gathered ?? [])].flatMap(([prompt, last]) => {
      const given = course.filter(({ question }) => question.prompt === prompt).map(({ answer }) => answer as string);
      return given.length > 0 ? [[prompt, [...given.filter((id) => id !== last), last]]] : [];
    }),
  );

/** The clicks that change whom a plan proposes to gather, in its lists. */
function gathering(trial: Trial, deed: Deed, wanted: Answers): number {
  const steps = openingsOf(planning, trial, deed)[0]?.trial.steps ?? [];
  let clicks = 0;
  for (const [prompt, list] of Object.entries(wanted)) {
    const last = planning.gathered!.get(prompt);
    const without = (ids: readonly Answer[]) => ids.filter((id) => id !== last) as string[];
    const proposed = without(steps.filter((step) => step.prompt === prompt).map(({ answer }) => answer));
    const cost = clicksToPick(proposed, without(list as readonly string[]), Number.POSITIVE_INFINITY);
    spend(`gathered: ${prompt}`, cost);
    clicks += cost;
  }
  return clicks;
}

/** The way points, a click each, that lead a plan along the way that was gone; null if none do. */
function wayPoints(opening: Opening, went: readonly string[], way: readonly string[], to: string): number | null {
  const via: string[] = [];
  let now = way;
  const isCut = !isPoint(went.at(-1)!);
  while (!same(isCut ? now.slice(0, went.length) : now, went)) {
    const fork = went.findIndex((place, index) => place !== now[index]);
    const point = went.slice(fork, -1).findLast((place) => isPoint(place) && !via.includes(place));
    if (via.length === 2 || point === undefined) return null;
    via.push(point);
    const bent = wayTo(planning, opening, via, to);
    if (!bent) return null;
    now = bent.way;
  }
  return via.length;
}

/** The one place on the way, of those where others could go along, at which they did. */
function joinIn(course: readonly Given[], places: readonly string[]): string | undefined {
  const joined = course.find(({ question, answer, from, before }) => {
    const wished = before && from && places.includes(from) ? planning.joining?.(question, before.state) : undefined;
    return wished !== undefined && same(wished[question.prompt], [answer]);
  });
  return joined?.from ?? undefined;
}

/** Where somebody may have been going whose voyage ended at sea: a place that is reached by the way that was gone. */
function beyond(openings: readonly Opening[], went: readonly string[]): string | undefined {
  for (const { places } of openings)
    for (const [place, { way }] of places) if (isPoint(place) && same(way.slice(0, went.length), went)) return place;
  return undefined;
}

/** The proposed way to begin; or, for one click, the one with the card that was played, with which other things may be asked. */
function withCard(trial: Trial, openings: readonly Opening[], at: number, to: string, course: readonly Given[]) {
  const isPlayed = (answers: Answers) =>
    Object.entries(answers).every(
      ([prompt, wished]) =>
        !isOfCard(prompt) || course.some(({ question, answer }) => question.prompt === prompt && same(answer, wished)),
    );
  const proposed = { opening: openings[at]!, clicks: 0 };
  if (isPlayed(proposed.opening.answers)) return proposed;
  const leading = openings.filter(({ places }) => places.has(to)).flatMap(({ answers, alike }) => [answers, ...alike]);
  const answers = leading.find(isPlayed);
  if (!answers) return proposed;
  const begun = tryOn(planning, trial, answers);
  const places = reachFrom(begun, planning.ground);
  return places.has(to) ? { opening: { answers, alike: [], trial: begun, places }, clicks: 1 } : proposed;
}

/** Whether a question is about a card or its use. */
const isOfCard = (prompt: string) => [...(planning.together ?? [])].flat().includes(prompt);

function goingPlan(trial: Trial, deed: Deed, course: readonly Given[], chooser: Given | null): Planned | null {
  const subject = chooser ? 1 : 0;
  const gathered = gatheredIn(course);
  const beginnings = deed.beginnings.map((each) => ({ ...each, ...gathered }));
  const openings = openingsOf(planning, trial, { ...deed, beginnings });
  if (openings.length === 0) return null;
  const start = gathering(trial, deed, gathered);
  const choosing = choosesWhoGoes(course) ? planning.choosing : undefined;
  const from = course.find((given) => given.from !== null)?.from;
  const goals = course
    .flatMap(({ to }, index) => {
      if (!to) return [];
      const went = course.slice(0, index + 1).flatMap((given) => given.to ?? []);
      const goal = isPoint(to) ? to : beyond(openings, [from!, ...went]);
      return goal ? [{ to: goal, index, went }] : [];
    })
    .reverse();
  for (const { to, index, went } of goals.slice(0, 4)) {
    const at = bestOpening(openings, to);
    if (at < 0) continue;
    const { opening: proposed, clicks } = withCard(trial, openings, at, to, course);
    const opening = choosing ? changedOpening(planning, trial, proposed, { beginning: null, changes: choosing }) : proposed;
    const straight = wayTo(planning, opening, [], to);
    if (!straight) continue;
    const isMove = (given: Given) => given.to !== null && course.indexOf(given) <= index;
    const bends = wayPoints(opening, [from!, ...went], straight.way, to);
    if (bends === null) continue;
    const join = bends === 0 ? joinIn(course.slice(0, index), joinsOn(planning, straight)) : undefined;
    const found = (join ? joinedWay(planning, opening, [], join, straight) : undefined) ?? straight;
    const ends = endsOf(planning, found.trial);
    const wanted = ends.findIndex(({ end }) =>
      Object.entries(end.answers).every(([prompt, answer]) =>
        course.slice(index).some((given) => given.question.prompt === prompt && same(given.answer, answer)),
      ),
    );
    const tried = ends[Math.max(0, wanted)]?.trial ?? found.trial;
    const done = matched(tried, course, index + 1, isMove);
    if (!done) continue;
    spend("another card", clicks);
    spend("another way", bends);
    const joining = found === straight ? 0 : 1;
    spend("others taken along", joining);
    spend("who goes", choosing ? 1 : 0);
    const who = chooser === null || isSent(trial, deed, to, chooser) ? 0 : 1;
    return {
      ...done,
      name: deed.name,
      clicks: start + who + clicks + 2 + bends + joining + (choosing ? 1 : 0) + (wanted > 0 ? 1 : 0) + done.clicks,
    };
  }
  const [opening] = openings;
  // without moving: what is done on the spot, or decided by the dice first
  const isFirst = opening!.trial.certain <= opening!.trial.steps.length;
  const first = course.findIndex(({ to }) => to !== null);
  const still = first < 0 ? course : course.slice(0, first);
  const here = endsOf(planning, opening!.trial).find(({ end }) =>
    Object.entries(end.answers).every(([prompt, answer]) =>
      still.some((given) => given.question.prompt === prompt && same(given.answer, answer)),
    ),
  );
  if (!here && !isFirst) return null;
  const done = matched(here?.trial ?? opening!.trial, course, 1, () => false);
  return done && done.covers > 1
    ? { ...done, name: deed.name, clicks: start + subject + 1 + (here ? 1 : 0) + done.clicks }
    : null;
}

/** Whether it is chosen who goes before anybody does: a button of the plan. */
function choosesWhoGoes(course: readonly Given[]): boolean {
  const first = course.find(({ from }) => from !== null);
  return first !== undefined && planning.choosing?.[first.question.prompt] === first.answer;
}

/** Whether a click on the place means him whom the player wanted to send there. */
const isSent = (trial: Trial, deed: Deed, place: string, { answer }: Given): boolean =>
  deed.name === planning.going && sentTo(planning, trial, goersOf(planning, trial), place) === answer;

/** The clicks for each question, or each change of a plan, in all. */
const spent = new Map<string, { clicks: number; times: number }>();
let spending: [string, number][] = [];
const spend = (what: string, clicks: number) => {
  if (clicks > 0) spending.push([what, clicks]);
};
function book(): void {
  for (const [what, clicks] of spending) {
    const so = spent.get(what) ?? { clicks: 0, times: 0 };
    spent.set(what, { clicks: so.clicks + clicks, times: so.times + 1 });
  }
  spending = [];
}

interface Tally {
  /** how many were not given by a plan */
  readonly alone: number;
  readonly planned: number[];
  readonly byAnswers: number[];
}
const tallies = new Map<string, Tally>();
const perTurn = new Map<string, { planned: number; byAnswers: number }>();

/** The answers of a recorded game. */
function recorded(n: number): Given[] {
  const session = Session.begin(game, headerFor(game, { seed: `clicks ${n}` }));
  const chance = chanceFrom(`clicks ${n}`);
  const all: Given[] = [];
  const memories = perSeat(game.seats, (): Memory => ({}));
  const chosen = (state: GameState, question: Question): Answer => {
    if (!player) return policy(state, question, chance);
    const { seat } = question;
    const budget = { milliseconds: Number.POSITIVE_INFINITY, playouts: PLAYOUTS, seed: `clicks ${n}/${session.version}` };
    return player.choose(seenBy(session, seat), seat, budget, memories[seat]);
  };
  while (session.question && session.version < 3000) {
    const { question } = session;
    const { state } = session;
    const answer = onlyAnswer(question) ?? chosen(state, question);
    const stand = planning.ground.stand(question, state);
    const to = stand ? planning.ground.moves(question, state).find(({ option }) => option === answer)?.to : undefined;
    const begins =
      stand !== null ||
      planning.ground.turns.has(question.prompt) ||
      question.prompt in planning.choosers ||
      isMuster(planning, question);
    const view = session.view(question.seat);
    const given = {
      ...{ question, answer, from: stand?.at ?? null, to: to ?? null, actor: planning.actor(state) },
      before: begins ? session.fork(0) : null,
      alone: alone(question, answer, view, session.header, all.at(-1)),
      memory: stand ? [] : memoryOf(question, answer, view, session.header),
      habit: 0,
      isForced: onlyAnswer(question) !== undefined,
      turn: (session.state as unknown as { turn: number }).turn,
    };
    session.answer(answer);
    all.push({ ...given, revealed: session.revealed });
  }
  return all;
}

/** What the page could remember of an answer: the word that it is, or (empty) that it is what was proposed. */
function memoryOf(question: Question, answer: Answer, view: Plain, header: Session["header"]): string[] {
  const proposed = suggestion(question, view, header);
  if (!mayBeRemembered(question, proposed, planning)) return [];
  const word = typeof answer === "string" && !answer.includes(":") ? [answer] : [];
  return proposed !== undefined && same(answer, proposed) ? [...word, ""] : word;
}

function count(all: readonly Given[], seat: Seat, n: number): void {
  const own = remembering(all.filter(({ question }) => question.seat === seat));
  for (let i = 0; i < own.length; ) {
    const deed = deedOf(own.slice(i, nextTurn(own, i)));
    const end = i + (deed?.covers ?? 1);
    const sum: Clicks = { planned: 0, byAnswers: 0, isPlanned: false };
    const turn = perTurn.get(`${n} ${own[i]!.turn} ${seat}`) ?? { planned: 0, byAnswers: 0 };
    perTurn.set(`${n} ${own[i]!.turn} ${seat}`, turn);
    while (i < end) {
      const course = own.slice(i, nextTurn(own, i));
      spending = [];
      const planned = planOf(all, course);
      const part = course.slice(0, planned?.covers ?? 1);
      const asides = planned?.asides ?? [];
      const byAnswers = clicksOf(part) - clicksOf(asides);
      const isWorth = planned !== null && part.length > 0 && planned.clicks <= byAnswers;
      if (isWorth) {
        spend(`plan of ${planned.name}`, planned.clicks - spending.reduce((all, [, clicks]) => all + clicks, 0));
        if (deed) add(sum, planned.clicks, byAnswers, true);
        else tell(planned.name, { planned: planned.clicks, byAnswers, isPlanned: true });
        add(turn, planned.clicks + clicksOf(asides), byAnswers + clicksOf(asides));
        asides.forEach(tellAnswer);
      } else {
        const [given] = course;
        const clicks = clicksOf([given!]);
        spending = [];
        tellAnswer(given!);
        if (isOfDeed(given!)) add(sum, clicks, clicks);
        add(turn, clicks, clicks);
      }
      book();
      i += isWorth ? part.length : 1;
    }
    if (deed) tell(deed.name, sum);
  }
}

interface Clicks {
  planned: number;
  byAnswers: number;
  isPlanned: boolean;
}
function add(to: Omit<Clicks, "isPlanned"> & Partial<Clicks>, planned: number, byAnswers: number, isPlanned = false): void {
  to.planned += planned;
  to.byAnswers += byAnswers;
  if (isPlanned) to.isPlanned = true;
}

const clicksOf = (part: readonly Given[]): number => part.reduce((sum, { alone, habit }) => sum + alone + habit, 0);

/** Where the next turn of a player begins. */
function nextTurn(own: readonly Given[], from: number): number {
  const at = own.findIndex(({ question }, index) => index > from && planning.ground.turns.has(question.prompt));
  return at < 0 ? own.length : at;
}

/** A deed from the decision to its last step, whatever part of it is planned. */
function deedOf(course: readonly Given[]): { readonly name: string; readonly covers: number } | null {
  const first = course[0]!.question.prompt;
  if (!planning.ground.turns.has(first) && !(first in planning.choosers)) return null;
  const isChoice = ({ question, answer }: Given) => question.prompt in planning.choosers && String(answer).includes(":");
  const chosen = course.findIndex(isChoice);
  if (chosen < 0) return null;
  const { prompt } = course[chosen]!.question;
  const isMany = planning.repeats?.has(prompt) ?? false;
  const next = course.findIndex((given, index) => index > chosen && isChoice(given) && !isMany);
  const part = next < 0 ? course : course.slice(0, next);
  const last = part.findLastIndex((given) => given.from !== null || given.question.prompt === prompt);
  return { name: isVoyage(part.slice(0, last + 1)) ? "voyage" : planning.choosers[prompt]!, covers: last + 1 };
}

/** Questions that belong to a deed; whatever else is asked meanwhile, such as a reaction, is a decision of its own. */
const OF_DEEDS = new Set([
  ...[planning.ground.turns, planning.adjustable, planning.together?.values() ?? [], planning.gathered?.keys() ?? []].flatMap(
    (prompts) => [...prompts],
  ),
  ...Object.keys(planning.choosers),
  "fpw.embark-on",
]);
const isOfDeed = ({ question, from }: Given): boolean => from !== null || OF_DEEDS.has(question.prompt);

/** An answer given on its own. */
function tellAnswer({ question: { prompt }, alone, habit, isForced }: Given): void {
  spend(prompt, alone);
  spend(`remembered: ${prompt}`, habit);
  const single = SINGLE.get(prompt);
  if (single && !isForced) tell(single, { planned: alone + habit, byAnswers: alone + habit, isPlanned: false });
}

function tell(name: string, { planned, byAnswers, isPlanned }: Clicks): void {
  const tally = tallies.get(name) ?? { planned: [], byAnswers: [], alone: 0 };
  tallies.set(name, { ...tally, alone: tally.alone + (isPlanned ? 0 : 1) });
  tally.planned.push(planned);
  tally.byAnswers.push(byAnswers);
}

for (let n = 0; n < Number(values.games); n++) {
  const all = recorded(n);
  for (const seat of game.seats) count(all, seat, n);
}

const mean = (list: readonly number[]) =>
  Number((list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)).toFixed(1));
const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
console.log(`${values.game}, ${values.games} games`);
for (const [name, { planned, byAnswers, alone }] of tallies)
  console.log(
    `  ${name}: ${median(planned)} clicks (mean ${mean(planned)}) planned on the board, ${median(byAnswers)} (${mean(byAnswers)}) answer by answer; ${planned.length} counted${alone > 0 ? `, ${alone} of them without a plan` : ""}`,
  );
const turns = [...perTurn.values()];
console.log(
  `  a turn of one side: ${mean(turns.map(({ planned }) => planned))} clicks with plans, ${mean(turns.map(({ byAnswers }) => byAnswers))} answer by answer`,
);
if (values.where)
  for (const [what, { clicks, times }] of [...spent].sort(([, a], [, b]) => b.clicks - a.clicks))
    console.log(`  ${(clicks / turns.length).toFixed(2)} a turn: ${what} (${times} times, ${(clicks / times).toFixed(1)} each)`);
