import {
  type Answer,
  beginTrial,
  chanceFrom,
  type Game,
  headerFor,
  isFinal,
  onlyAnswer,
  type Question,
  Session,
  same,
  type Trial,
} from "../src/engine/index.ts";
import { GAMES } from "../src/games/index.ts";
import { bestOpening, type Deed, openingsOf, startsOf, wayTo } from "../src/web/plan/explore.ts";
import type { Planning } from "../src/web/plan/planning.ts";
import { GAME_NAMES, optionsOf } from "./usage.ts";

const USAGE = `usage: npm run bench:clicks [-- options]

How many clicks decisions take, from the moment of decision to their being carried out: answer by answer, and as plans
on the board. Counted over what computer players chose in recorded games.

  --game NAME   ${GAME_NAMES} (hannibal)
  --games N     how many games (10)`;

const values = optionsOf(USAGE, { game: { type: "string", default: "hannibal" }, games: { type: "string", default: "10" } });

type Policy = (state: unknown, question: Question, chance: ReturnType<typeof chanceFrom>) => Answer;
const FOLDER = `../src/games/${values.game}`;
const manifest = GAMES.find(({ id }) => id === values.game)!;
const game: Game = await manifest.rules();
const { planning } = (await import(`${FOLDER}/page/planning.ts`)) as { planning: Planning };
const { policy } = (await import(`${FOLDER}/players/thumb.ts`)) as { policy: Policy };

/** An answer that somebody gave, and what it meant on the board. */
interface Given {
  readonly question: Question;
  readonly answer: Answer;
  readonly from: string | null;
  readonly to: string | null;
  readonly clicks: number;
}

/** The clicks of one answer: a choice is one; of others each part and the button that sends it; what is final asks once more. */
function clicksOf(session: Session, question: Question, answer: Answer): number {
  if (onlyAnswer(question) !== undefined) return 0;
  const sure = isFinal(session, answer, "clicks") ? 1 : 0;
  if (question.kind === "choose") return 1 + sure;
  const all = question.kind === "pick" && (answer as readonly string[]).length === question.options.length;
  const parts = question.kind === "pick" ? (all ? 0 : (answer as readonly string[]).length) : question.kind === "amount" ? 1 : 0;
  return parts + 1 + sure;
}

/** The clicks of a march or an operation planned on the board; null if no plan leads there. */
function plannedClicks(trial: Trial, deed: Deed, course: readonly Given[]): number | null {
  const openings = openingsOf(planning, trial, deed);
  const goals = course.flatMap(({ to }) => (to ? [to] : []));
  const places = goals.filter((place) => (planning.pointOf?.(place) ?? place) === place);
  const goal = places.at(-1);
  const at = goal === undefined ? -1 : bestOpening(openings, goal);
  if (goal !== undefined && at < 0) return null;
  const opening = openings[Math.max(0, at)];
  if (!opening) return null;
  const tried = goal === undefined ? opening.trial : wayTo(planning, opening, [], goal)!.trial;
  const way = goal === undefined ? [] : wayTo(planning, opening, [], goal)!.way.slice(1);
  const answers = (prompt: string) => tried.steps.find((step) => step.prompt === prompt)?.answer;
  const beginning = course.filter(
    ({ question }) => question.prompt in opening.answers && !(question.prompt in planning.choosers),
  );
  const otherCard = beginning.some(({ question, answer }) => !same(answers(question.prompt), answer)) ? 1 : 0;
  const changed = course
    .filter(({ question, answer }) => planning.adjustable.has(question.prompt) && !same(answers(question.prompt), answer))
    .reduce((sum, { question }) => sum + (question.kind === "choose" ? 1 : 2), 0);
  const bends = same(way, goals) ? 0 : 2;
  return 3 + otherCard + changed + bends;
}

interface Tally {
  planned: number[];
  byAnswers: number[];
}
const tallies = new Map<string, Tally>();
const perTurn: { planned: number; byAnswers: number }[] = [];

for (let n = 0; n < Number(values.games); n++) {
  const session = Session.begin(game, headerFor(game, { seed: `clicks ${n}` }));
  const chance = chanceFrom(`clicks ${n}`);
  let decision: { trial: Trial; course: Given[] } | null = null;
  let turn = { number: 0, planned: 0, byAnswers: 0 };
  const settle = () => {
    if (!decision) return;
    const { trial, course } = decision;
    decision = null;
    const byAnswers = course.reduce((sum, { clicks }) => sum + clicks, 0);
    const chosen = course.findIndex(({ question }) => question.prompt in planning.choosers);
    const starts = startsOf(planning, trial);
    const first = course[chosen];
    const id = Array.isArray(first?.answer) ? String(first.answer[0]) : String(first?.answer);
    const deed = starts.get(id)?.find(({ name }) => name === planning.choosers[first?.question.prompt ?? ""]);
    let planned: number | null = null;
    // a plan ends where its way ends; what follows is decided answer by answer
    const last = Math.max(
      chosen,
      course.findLastIndex(({ to, from }) => to !== null || from !== null),
    );
    if (deed?.many)
      planned = course.filter(({ question }) => question.prompt === deed.many).flatMap(({ answer }) => answer).length + 1;
    else if (deed) planned = plannedClicks(trial, deed, course.slice(0, last + 1));
    const rest = course.slice(last + 1).reduce((sum, { clicks }) => sum + clicks, 0);
    const total = planned === null ? byAnswers : planned + rest;
    turn.planned += total;
    turn.byAnswers += byAnswers;
    if (planned === null || !deed) return;
    const isVoyage = course.some(({ answer }) => typeof answer === "string" && /^(sea|harbour):|^sail$/.test(answer));
    const name = isVoyage ? "voyage" : deed.name;
    const tally = tallies.get(name) ?? { planned: [], byAnswers: [] };
    tallies.set(name, tally);
    tally.planned.push(planned);
    tally.byAnswers.push(byAnswers - rest);
  };
  while (session.question && session.version < 3000) {
    const { question } = session;
    const answer = onlyAnswer(question) ?? policy(session.state, question, chance);
    const state = session.state as unknown as { turn: number };
    const begins = planning
      .beginnings(question, session.state as never, question.seat)
      .some((way) => Object.keys(way).length > 0);
    if (begins) settle();
    if (state.turn !== turn.number) {
      if (turn.byAnswers > 0) perTurn.push({ planned: turn.planned / 2, byAnswers: turn.byAnswers / 2 });
      turn = { number: state.turn, planned: 0, byAnswers: 0 };
    }
    const clicks = clicksOf(session, question, answer);
    if (begins) decision = { trial: beginTrial(session, question.seat, "clicks"), course: [] };
    if (decision && question.seat === decision.trial.seat) {
      const stand = planning.ground.stand(question, session.state as never);
      const to = stand
        ? (planning.ground.moves(question, session.state as never).find(({ option }) => option === answer)?.to ?? null)
        : null;
      decision.course.push({ question, answer, from: stand?.at ?? null, to, clicks });
    } else {
      turn.planned += clicks;
      turn.byAnswers += clicks;
    }
    session.answer(answer);
  }
}

const mean = (list: readonly number[]) =>
  Number((list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)).toFixed(1));
const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
console.log(`${values.game}, ${values.games} games`);
for (const [name, { planned, byAnswers }] of tallies)
  console.log(
    `  ${name}: ${median(planned)} clicks (mean ${mean(planned)}) planned on the board, ${median(byAnswers)} (${mean(byAnswers)}) answer by answer; ${planned.length} counted`,
  );
console.log(
  `  a turn of one side: ${mean(perTurn.map(({ planned }) => planned))} clicks with plans, ${mean(perTurn.map(({ byAnswers }) => byAnswers))} answer by answer`,
);
