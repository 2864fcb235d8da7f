import { type Answer, type AnyGame, type PlanStep, type Question, type ReplayInput, refusal, same } from "../../engine/index.ts";
import type { Lesson, Step, Texts } from "../../lessons/lesson.ts";
import { asksForAction, meets, type Progress, progressAfter, walkAfter } from "../../lessons/walk.ts";
import { kindOf } from "../../words/ids.ts";
import type { GameFace } from "../face.ts";
import type { Planner } from "../plan/planner.svelte.ts";
import type { Answers } from "../plan/planning.ts";
import { Desk } from "../table/desk.svelte.ts";
import type { Guide } from "../table/guide.ts";
import { lessonTable } from "./lesson-table.ts";
import { toMuster } from "./to-muster.ts";

/** The teacher's reply to an unwanted answer. */
type Remark = { readonly texts: Texts } | { readonly key: "other" };

/** The teacher of a lesson: knows how far it has got, shows what to do, and allows only that. */
export class Teacher implements Guide {
  readonly lesson: Lesson;
  readonly desk: Desk;
  /** whether something to do was passed over */
  readonly isSkipped: boolean;
  remark: Remark | null = $state.raw(null);
  private readonly game: AnyGame;
  private readonly face: GameFace;
  private inputs: readonly ReplayInput[] = $state.raw([]);
  /** all reading steps before this one have been read */
  private read = $state(0);
  /** the other side, which begins nothing while there is something to read */
  private readonly waiting: (() => void)[] = [];

  constructor(game: AnyGame, face: GameFace, lesson: Lesson, step: number, isSkipped = false) {
    this.game = game;
    this.face = face;
    this.lesson = lesson;
    this.read = step;
    this.isSkipped = isSkipped;
    const { client, begin } = lessonTable(game, lesson, step, {
      heard: (inputs) => {
        this.inputs = inputs;
        this.forget();
      },
      ready: (prompt) =>
        this.speaks && this.isBeginning(prompt) ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve(),
    });
    this.desk = new Desk(client, face);
    this.desk.guide = this;
    begin();
  }

  readonly progress: Progress = $derived.by(() => {
    const walk = walkAfter(this.game, this.lesson, this.inputs);
    walk.readOn(this.read);
    return walk.progress;
  });

  readonly step: Step | null = $derived.by(() => this.lesson.steps[this.progress.step] ?? null);

  get at(): number {
    return this.progress.step;
  }

  get isOver(): boolean {
    return this.step === null;
  }

  get speaks(): boolean {
    return this.step === null || !asksForAction(this.step);
  }

  /** Whether the other side would begin something, and not only reply to what the learner has done and the teacher speaks of. */
  private isBeginning(prompt: string): boolean {
    return this.inputs.length === 0 || (this.face.planning?.ground.turns.has(prompt) ?? true);
  }

  /** What was said to a wrong click is no longer true, and what a word meant has been read. */
  private forget(): void {
    this.remark = null;
    // the first inputs are heard before the desk is there
    if (this.desk?.asked) this.desk.asked = null;
  }

  /** Reads on. */
  next(): void {
    this.forget();
    this.read = this.progress.step + 1;
    if (!this.speaks) for (const go of this.waiting.splice(0)) go();
  }

  get scene(): readonly string[] {
    return this.step?.show ?? [];
  }

  readonly hints: ReadonlySet<string> | null = $derived.by(() => {
    const { step } = this;
    if (step?.task) return null;
    if (!step?.answers) return new Set(step?.show ?? []);
    const listed = this.desk.muster.isOpen ? toMuster(step.answers.slice(this.progress.done), this.desk) : [];
    if (listed.length > 0) return new Set(listed);
    return new Set(
      this.toClick(
        step.answers.slice(this.progress.done).map(([, answer]) => answer),
        step.show,
      ),
    );
  });

  readonly begins: string | null = $derived.by(() => {
    const { step, desk } = this;
    // whoever is on the way already need not be clicked again
    if (!step?.answers || desk.planner.isOpen || desk.planner.isMoving || desk.client.rest.length > 0) return null;
    if (this.progress.done > 0 && desk.question && !desk.face.planning?.ground.turns.has(desk.question.prompt)) return null;
    const wanted = step.answers.slice(this.progress.done).map(([, answer]) => answer);
    const subject = this.subjectOf(wanted, step.show) ?? this.placesOf(wanted)[0];
    return subject && !desk.options.includes(subject) ? subject : null;
  });

  suits(question: Question, answer: Answer): boolean {
    const expected = this.step?.answers?.[this.progress.done];
    if (expected) return meets(expected, question, answer);
    // which places to pick is what a task is about
    return question.kind !== "pick" || question.max === question.options.length;
  }

  /** What a plan for these answers begins with; who goes along does not begin it. */
  private subjectOf(wanted: readonly Answer[], shown: readonly string[] = []): string | undefined {
    const alone = wanted.filter((answer) => typeof answer === "string");
    return [...alone, ...shown].find((id) => this.desk.planner.begins.has(id));
  }

  /** The several places of a plan for these answers, if they can be clicked now. */
  private placesOf(wanted: readonly Answer[]): readonly string[] {
    const { planner } = this.desk;
    return wanted.flatMap((answer) => (Array.isArray(answer) ? answer.filter((id) => planner.canBegin(id)) : []));
  }

  /** What to click next for the answers still wanted. */
  private toClick(wanted: readonly Answer[], shown: readonly string[] = []): string[] {
    const { question, planner, face, answering } = this.desk;
    if (!question) return [];
    if (answering.rest.length > 0 && this.leads(answering.rest)) return ["go-on"];
    const subject = this.subjectOf(wanted, shown);
    if (planner.isOpen) return this.toPlan(question, idsIn(wanted), subject);
    if (subject && !planner.isMoving) return [subject];
    const goal = this.goalOf(question.prompt);
    if (goal) return [goal];
    const [now] = wanted;
    if (typeof now === "string") {
      const places = this.placesOf(wanted);
      if (places.length > 0) return [...places];
      const equal = this.equalTo(now, question);
      return [now, ...equal].flatMap((one) => [one, ...face.targets(one, question)]);
    }
    const left = this.leftOf(now);
    return left.length > 0 ? left : ["send"];
  }

  /** Where a way of several steps leads, for whoever is on it: a click there means all of them. */
  private goalOf(prompt: string): string | undefined {
    const { planner, face } = this.desk;
    if (!planner.isMoving) return undefined;
    const left = this.step!.answers!.slice(this.progress.done);
    const end = left.findIndex(([asked, answer]) => asked !== prompt || !face.planning!.isPlace(String(answer)));
    const way = left.slice(0, end < 0 ? undefined : end).map(([, answer]) => String(answer));
    return way.length > 1 ? way.findLast((place) => planner.lit.has(place)) : undefined;
  }

  /** Other answers of the same kind that the lesson takes as well: another card as good. */
  private equalTo(now: string, question: Question): readonly string[] {
    const [, , ...others] = this.step!.answers![this.progress.done]!;
    return idsIn(others).filter((id) => kindOf(id) !== "" && kindOf(id) === kindOf(now) && !refusal(question, id));
  }

  /** What of an answer that is put together is still missing. */
  private leftOf(wanted: Answer | undefined): string[] {
    const { picked, counts, amount } = this.desk.drafting;
    if (typeof wanted === "number") return amount === wanted ? [] : [`amount:${wanted}`];
    if (Array.isArray(wanted)) return differing(wanted, picked);
    const numbers = (wanted ?? {}) as Readonly<Record<string, number>>;
    return [...new Set([...Object.keys(numbers), ...Object.keys(counts)])].filter(
      (id) => (numbers[id] ?? 0) !== (counts[id] ?? 0),
    );
  }

  /** What to click in a plan. */
  private toPlan(question: Question, wanted: readonly string[], subject: string | undefined): string[] {
    const { planner, face } = this.desk;
    const end = this.bestEnd();
    if (planner.steps.length > 0 && this.leads(planner.steps))
      return end && end.id !== planner.end && this.reach(end.trial.steps) > this.reach(planner.steps)
        ? [`end:${end.id}`]
        : ["confirm"];
    const deed = planner.deeds.find(({ beginnings }) => beginnings.some((answers) => this.wants(answers)));
    if (deed && deed !== planner.deed) return [`deed:${deed.name}`];
    const wrong = planner.adjustable.flatMap(({ question: { prompt, kind }, answer }) => {
      const whole = this.wantedOf(prompt);
      return kind === "pick" && whole.length > 0 ? differing(whole, answer as readonly string[]) : [];
    });
    if (wrong.length > 0) return wrong;
    const ids = wanted.flatMap((id) => [id, ...face.targets(id, question)]);
    const isCard = (id: string) => id.startsWith("card:");
    const lit = ids.filter((id) => planner.lit.has(id));
    // whoever attacks from where he stands presses the enemy, not "Stay here"
    const isToGo = planner.place === null && lit.some((id) => !isCard(id) && id !== planner.subject);
    if (end && !isToGo) return [`end:${end.id}`];
    if (planner.isMany) {
      const places = lit.filter((id) => !isCard(id) && !planner.places.includes(id));
      return places.length > 0 ? places : lit.filter(isCard);
    }
    if (subject && planner.subject !== subject) return [subject];
    const goal = lit.findLast((id) => !isCard(id) && id !== planner.subject);
    // the destination is chosen, but another card is wanted
    return goal !== undefined && planner.place !== goal ? [goal] : lit.filter(isCard);
  }

  /** The things that the lesson wants to be picked, at once or one by one. */
  private wantedOf(prompt: string): readonly string[] {
    const answers = this.step!.answers!.slice(this.progress.done).filter(([asked]) => asked === prompt);
    return idsIn(answers.map(([, answer]) => answer)).filter((id) => id.includes(":"));
  }

  wants(answers: Answers): boolean {
    const expected = this.step?.answers?.slice(this.progress.done) ?? [];
    return Object.entries(answers).every(([prompt, answer]) => {
      const [, ...given] = expected.find(([asked]) => asked === prompt) ?? [];
      return given.length === 0 || given.some((one) => same(one, answer));
    });
  }

  /** Whether a plan leads where the lesson wants to go. */
  private leads(steps: readonly PlanStep[]): boolean {
    return this.reach(steps) > 0;
  }

  /** How much of what the lesson wants a plan does; nothing if it goes astray. */
  private reach(steps: readonly PlanStep[]): number {
    const { progress } = this;
    const after = progressAfter(this.game, this.lesson, this.inputs, steps);
    if (after.astray) return 0;
    return after.step > progress.step ? Number.POSITIVE_INFINITY : after.done - progress.done;
  }

  /** What to do at the end of the way, if that leads on: to besiege and not only to stop. */
  private bestEnd(): Planner["ends"][number] | undefined {
    const ends = this.desk.planner.ends.filter(({ trial }) => this.leads(trial.steps));
    return ends.sort((a, b) => this.reach(b.trial.steps) - this.reach(a.trial.steps))[0];
  }

  allows(steps: readonly PlanStep[]): boolean {
    const { step } = this;
    if (step?.task || this.leads(steps)) {
      this.forget();
      return true;
    }
    this.remark = step?.otherwise ? { texts: step.otherwise } : { key: "other" };
    return false;
  }
}

/** What is only in one of two lists: to be ticked, or ticked no more. */
const differing = (wanted: readonly string[], picked: readonly string[]): string[] => [
  ...wanted.filter((id) => !picked.includes(id)),
  ...picked.filter((id) => !wanted.includes(id)),
];

const idsIn = (wanted: readonly Answer[]): string[] =>
  wanted.flatMap((answer) => (typeof answer === "string" ? [answer] : Array.isArray(answer) ? [...answer] : []));
