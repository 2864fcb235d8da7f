import type { Advice, Warning } from "../../bots/explain.ts";
import { type Answer, type PlanStep, type Question, refusal, same } from "../../engine/index.ts";
import { prefs } from "../prefs.svelte.ts";
import type { Desk } from "../table/desk.svelte.ts";
import { mayBeRemembered } from "../table/remembered.svelte.ts";

/** How often at most the same answer is repeated automatically. */
const REPEATED = 30;

/** An answer that was given, and what its question was about. */
interface Answered extends PlanStep {
  readonly about: string;
}
/** The general or place that a question is about: what it counts may change. */
const aboutOf = (question: Question | null): string =>
  JSON.stringify(Object.entries(question?.params ?? {}).filter(([, value]) => typeof value !== "number"));

/** Gives answers to the game, after a warning or a confirmation where the player wants one. */
export class Answering {
  private readonly desk: Desk;
  /** whether an answer is being checked before it is given */
  weighing = $state(false);
  /** how many answers have been given at this desk */
  answered = $state(0);
  /** the prompts that have been answered at this desk */
  private known: ReadonlySet<string> = $state.raw(new Set());
  /** the last few questions answered at this desk */
  private recent: readonly Answered[] = $state.raw([]);

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** Whether the same question has just been asked, so that part of it is done, and no points or activations would be given up. */
  get isEnough(): boolean {
    const { question } = this.desk;
    return !(Number(question?.params?.left) > 0) && this.recent.some(({ prompt }) => prompt === question?.prompt);
  }

  /** The answer to the same question just before, about the same thing, if it can be given again. */
  get again(): string | null {
    const { question, guide } = this.desk;
    const [last] = this.recent;
    const isSame =
      question?.kind === "choose" &&
      last?.prompt === question.prompt &&
      last.about === aboutOf(question) &&
      question.options.includes(last.answer as string);
    return isSame && !guide && String(last.answer).includes(":") ? (last.answer as string) : null;
  }

  /** The rest of a plan that was interrupted, if it is more than one of the answers listed. */
  get rest(): readonly PlanStep[] {
    const { client, options } = this.desk;
    const [next, ...more] = client.rest;
    return more.length === 0 && options.includes(next?.answer as string) ? [] : client.rest;
  }

  /** Whether the answer to the question may be given by itself from now on: offered once it has been asked before. */
  readonly canRemember: boolean = $derived.by(() => {
    const { question, face, client, suggestion, guide, planner, story } = this.desk;
    if (!question || !client.remembered || guide || planner.isMoving || !this.known.has(question.prompt)) return false;
    // no two battles are alike, and the same answer can be repeated by another button
    if (story?.kind.isLive?.(client.moment.view) || this.again) return false;
    return mayBeRemembered(question, suggestion, face.planning);
  });

  /** Answers, unless the answer cannot be undone and has not been confirmed. */
  async propose(answer: Answer): Promise<void> {
    const { desk } = this;
    const { question, guide, drafting } = desk;
    if (!question || refusal(question, answer)) return;
    if (guide) return guide.allows([{ prompt: question.prompt, answer }]) ? this.give(answer) : undefined;
    if (!same(drafting.confirming, answer)) {
      const [warning, isFinal] = await Promise.all([this.warningOf(answer), this.mustConfirm(answer)]);
      // the game may have moved on meanwhile
      if (desk.question !== question) return;
      if (warning || isFinal) return drafting.change({ confirming: answer, warning, planned: null });
    }
    await this.give(answer);
  }

  /** Carries out a plan, unless the player wants to be warned of blunders and this is one. */
  async carryOut(steps: readonly PlanStep[]): Promise<void> {
    const { desk } = this;
    const { question, guide } = desk;
    const [first, ...rest] = steps;
    if (!question || !first || (guide && !guide.allows(steps))) return;
    const warning = await this.warningOf(first.answer, rest);
    if (desk.question !== question) return;
    if (warning) desk.drafting.change({ confirming: first.answer, warning, planned: steps });
    else await desk.attempt(() => desk.client.carryOut(steps));
  }

  /** Does what was advised, as far as that can be told beforehand. */
  takeAdvice({ answer, steps }: Pick<Advice, "answer" | "steps">): Promise<void> {
    return steps.length > 1 ? this.carryOut(steps) : this.propose(answer);
  }

  /** Does what was advised instead of a blunder. */
  async takeBetter({ steps }: Advice): Promise<void> {
    await this.desk.attempt(() => this.desk.client.carryOut(steps));
  }

  /** Takes an option and, at the same click, one of those that it leads to: a card and its use. */
  async takeBoth(option: string, then: string): Promise<void> {
    const { question, foresight } = this.desk;
    const next = foresight.leadsTo.get(option);
    if (!question || !next) return this.desk.take(option);
    await this.takeAll([
      { prompt: question.prompt, answer: option },
      { prompt: next.prompt, answer: then },
    ]);
  }

  /** Takes an option and all that goes with it at the same click; where the option has to be confirmed, only that. */
  async takeAll(steps: readonly PlanStep[]): Promise<void> {
    const [first] = steps;
    if (first && (await this.mustConfirm(first.answer))) return this.desk.take(first.answer as string);
    await this.carryOut(steps);
  }

  /** Goes ahead after the confirmation. */
  async confirm(): Promise<void> {
    const { planned, confirming } = this.desk.drafting.now;
    if (planned) await this.desk.attempt(() => this.desk.client.carryOut(planned));
    else if (confirming !== null) await this.give(confirming);
  }

  /** Answers without asking again. */
  async give(answer: Answer): Promise<void> {
    const { desk } = this;
    const { question, suggestion, client } = desk;
    const { remembering } = desk.drafting;
    const prompt = question?.prompt ?? "";
    desk.point([]);
    if (question && remembering && this.canRemember)
      client.remembered!.keep(question, answer, suggestion, remembering, client.moment.view);
    await desk.attempt(async () => {
      await client.answer(answer);
      this.answered++;
      this.known = new Set([...this.known, prompt]);
      this.recent = [{ prompt, answer, about: aboutOf(question) }, ...this.recent].slice(0, 2);
    });
  }

  /** Answers, and repeats the answer as long as the same question comes and allows it. */
  async repeat(answer: Answer): Promise<void> {
    const { question, client } = this.desk;
    if (!question || refusal(question, answer)) return;
    const step = { prompt: question.prompt, answer };
    await this.desk.attempt(() => client.carryOut(new Array<PlanStep>(REPEATED).fill(step)));
  }

  /** What was undone has not been answered. */
  forget(): void {
    this.recent = [];
  }

  /** Answers with the draft. */
  send(): void {
    const { drafted } = this.desk.drafting;
    if (drafted) void this.propose(drafted.answer);
  }

  /** What an answer may lose for good. */
  stakes(answer: Answer): readonly string[] {
    const { question, face, client, words } = this.desk;
    return (question && face.stakes?.(answer, question, client.moment.view, words, client.header)) || [];
  }

  /** The computer's objection to an answer, if the player wants to be warned. */
  private async warningOf(answer: Answer, then?: readonly PlanStep[]): Promise<Warning | null> {
    const { counsel } = this.desk.client;
    if (!counsel || !prefs.warnBlunders) return null;
    this.weighing = true;
    try {
      return await counsel.warn(answer, then);
    } catch {
      return null;
    } finally {
      this.weighing = false;
    }
  }

  /** Whether to ask for confirmation. If it cannot be found out whether an answer can be undone, assume that it cannot. */
  private async mustConfirm(answer: Answer): Promise<boolean> {
    if (prefs.confirm === "never") return false;
    if (this.stakes(answer).length > 0) return true;
    if (prefs.confirm === "sometimes") return false;
    try {
      return await this.desk.client.isFinal(answer);
    } catch {
      return true;
    }
  }
}
