import {
  type Answer,
  type AnyGame,
  expects,
  forcedAnswer,
  type Header,
  headerFor,
  type PlanStep,
  passing,
  type Question,
  type ReplayInput,
  refusal,
  Session,
  same,
} from "../engine/index.ts";
import type { Expected, Lesson, Step } from "./lesson.ts";

/** Of a list in order of preference, as many as must be picked and can be; anything else is what it is. */
function asFarAsAsked(question: Question, wanted: Answer | undefined): Answer | undefined {
  if (question.kind !== "pick" || !Array.isArray(wanted) || !refusal(question, wanted)) return wanted;
  return wanted.filter((id) => question.options.includes(id)).slice(0, question.min);
}

/** How far a lesson has got. */
export interface Progress {
  /** the current step; after the last one, the number of steps */
  readonly step: number;
  /** how many of its answers have been given */
  readonly done: number;
  /** the task can no longer be done */
  readonly failed: boolean;
  /** the lesson did not want the last answer */
  readonly astray: boolean;
  /** how many answers had been given when the learner first answered in this step; null if he has not yet */
  readonly since: number | null;
}

/** The game that a lesson is played with. */
export const headerOf = (game: AnyGame, { scenario, options, seed }: Lesson): Header =>
  headerFor(game, { seed, ...(scenario !== undefined && { scenario }), ...(options && { options }) });

const beginLesson = (game: AnyGame, lesson: Lesson): Session => {
  const header = headerOf(game, lesson);
  const session =
    lesson.position === undefined ? Session.begin(game, header) : Session.fromPosition(game, header, lesson.position);
  if (lesson.dice) session.dice([...lesson.dice]);
  return session;
};

/** Follows a lesson answer by answer and knows where the learner is. */
export class Walk {
  readonly session: Session;
  private readonly lesson: Lesson;
  private step = 0;
  private done = 0;
  private failed = false;
  private astray = false;
  private since: number | null = null;
  /** how often the other side has answered each prompt */
  private readonly replies = new Map<string, number>();
  /** the question the task began with, and how often it has come up since */
  private first: string | null = null;
  private turns = 0;

  constructor(game: AnyGame, lesson: Lesson) {
    this.lesson = lesson;
    this.session = beginLesson(game, lesson);
  }

  get progress(): Progress {
    const { step, done, failed, astray, since } = this;
    return { step, done, failed, astray, since };
  }

  private get current(): Step | undefined {
    return this.lesson.steps[this.step];
  }

  /** The learner has read a step that asks for nothing. */
  readOn(until: number): void {
    while (this.current && !asksForAction(this.current) && this.step < until) this.enter(this.step + 1);
  }

  /** Whether the pending question is for the learner. */
  get isAsked(): boolean {
    const { question } = this.session;
    return question !== null && question.seat === this.lesson.seat && forcedAnswer(question) === undefined;
  }

  /** The other side's answer, or a forced one; undefined if the learner is asked. */
  get byItself(): Answer | undefined {
    const { question } = this.session;
    if (!question || this.isAsked) return undefined;
    if (question.seat === this.lesson.seat) return forcedAnswer(question);
    const list = this.lesson.enemy?.[question.prompt] ?? [];
    const wanted = asFarAsAsked(question, list[this.replies.get(question.prompt) ?? 0]);
    return wanted !== undefined && !refusal(question, wanted) ? wanted : passing(question);
  }

  /** Takes an answer, whoever gives it. */
  take(answer: Answer): void {
    const question = this.session.question!;
    const asked = this.isAsked;
    if (asked) this.readOn(this.lesson.steps.length);
    const step = this.current;
    if (asked && step?.task && this.first === null) this.first = question.prompt;
    if (asked) this.since ??= this.session.version;
    this.session.answer(answer);
    if (question.seat !== this.lesson.seat) this.replies.set(question.prompt, (this.replies.get(question.prompt) ?? 0) + 1);
    if (asked && step?.answers) this.count(question, answer, step.answers);
    else if (asked) this.done++;
    this.look();
  }

  private count(question: Question, answer: Answer, answers: readonly Expected[]): void {
    const expected = answers[this.done];
    if (!expected || !meets(expected, question, answer)) this.astray = true;
    else if (++this.done === answers.length) this.enter(this.step + 1);
  }

  /** Checks whether the task is done, or can no longer be done. */
  private look(): void {
    const task = this.current?.task;
    if (!task || this.first === null) return;
    const { session, lesson } = this;
    const view = session.view(lesson.seat);
    if (task.goal(view)) {
      this.enter(this.step + 1);
      return;
    }
    const { question } = session;
    if (question?.seat === lesson.seat && question.prompt === this.first) this.turns++;
    if (this.turns >= (task.turns ?? 1) || session.over || task.lost?.(view)) this.failed = true;
  }

  private enter(step: number): void {
    this.step = step;
    this.done = 0;
    this.since = null;
    this.first = null;
    this.turns = 0;
  }

  /** Gives the answers that are not the learner's to decide. */
  settle(): void {
    for (let answer = this.byItself; answer !== undefined; answer = this.byItself) this.take(answer);
  }

  /** Gives the expected answers until the lesson reaches a step. Steps that are only to be read are skipped. */
  playTo(step: number): void {
    for (;;) {
      this.readOn(step);
      if (this.step >= step && !this.asksForAction) return;
      this.settle();
      if (this.step < step && !this.asksForAction) continue;
      const answer = this.step < step && this.isAsked ? this.proper : undefined;
      if (answer === undefined) return;
      this.take(answer);
    }
  }

  /** The first of the expected answers that the question allows. */
  get proper(): Answer | undefined {
    const { question } = this.session;
    const [prompt, ...answers] = this.wanted ?? [];
    return question && question.prompt === prompt ? answers.find((answer) => !refusal(question, answer)) : undefined;
  }

  /** Whether the current step asks for something. */
  get asksForAction(): boolean {
    return this.current !== undefined && asksForAction(this.current);
  }

  /** What is expected next: in a guided step, or by the task's solution. */
  get wanted(): Expected | undefined {
    return (this.current?.answers ?? this.current?.task?.solution)?.[this.done];
  }
}

/** Whether a step asks for anything. */
export const asksForAction = (step: Step): boolean => step.answers !== undefined || step.task !== undefined;

/** Whether the lesson wants an answer. The order of a list does not matter, nor whether a count of 0 is given. */
export function meets([prompt, ...answers]: Expected, question: Pick<Question, "prompt">, answer: Answer): boolean {
  return question.prompt === prompt && answers.some((wanted) => same(plainly(wanted), plainly(answer)));
}

function plainly(answer: Answer): Answer {
  if (Array.isArray(answer)) return [...answer].sort();
  if (typeof answer !== "object") return answer;
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([, count]) => count > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** A lesson after these inputs to its game. */
export function walkAfter(game: AnyGame, lesson: Lesson, inputs: readonly ReplayInput[]): Walk {
  const walk = new Walk(game, lesson);
  for (const input of inputs) if ("answer" in input) walk.take(input.answer);
  return walk;
}

/** Where the lesson would be after a plan. The plan ends where chance or somebody else decides. */
export function progressAfter(
  game: AnyGame,
  lesson: Lesson,
  inputs: readonly ReplayInput[],
  plan: readonly PlanStep[],
): Progress {
  const walk = walkAfter(game, lesson, inputs);
  for (const step of plan) {
    while (walk.session.question && walk.session.question.seat !== lesson.seat) walk.take(walk.byItself!);
    const { question } = walk.session;
    if (!question || !expects(step, question)) break;
    walk.take(step.answer);
    if (walk.progress.astray) break;
  }
  return walk.progress;
}
