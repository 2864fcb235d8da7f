import type { Warning } from "../../bots/explain.ts";
import { type Answer, refusal, same } from "../../engine/index.ts";
import type { Desk } from "../table/desk.svelte.ts";
import type { Span } from "../table/remembered.svelte.ts";
import { answerIn, counted, type Draft, emptyDraft, filled, isFull, roomIn } from "./draft.ts";
import { picking } from "./picking.ts";

/** The player puts an answer together. It is forgotten when another question comes. */
export class Drafting {
  private readonly desk: Desk;
  private draft: Draft = $state.raw(emptyDraft("", null, undefined));

  constructor(desk: Desk) {
    this.desk = desk;
  }

  private readonly key: string = $derived.by(() => `${this.desk.client.moment.version} ${this.desk.question ? "mine" : ""}`);
  readonly now: Draft = $derived.by(() =>
    this.draft.key === this.key ? this.draft : emptyDraft(this.key, this.desk.question, this.desk.suggestion),
  );

  /** The draft as an answer, and whether the question allows it. */
  readonly drafted: { readonly answer: Answer; readonly allowed: boolean } | null = $derived.by(() => {
    const { question } = this.desk;
    const answer = question && answerIn(this.now, question);
    return question && answer !== null ? { answer, allowed: refusal(question, answer) === undefined } : null;
  });

  get picked(): readonly string[] {
    return this.now.picked;
  }

  /** Whether what is picked is only what the page has proposed. */
  get isProposed(): boolean {
    const { picked, proposed } = this.now;
    return proposed.length > 0 && same([...picked].sort(), [...proposed].sort());
  }

  get amount(): number {
    return this.now.amount ?? 0;
  }

  get counts(): Readonly<Record<string, number>> {
    return this.now.counts;
  }

  get confirming(): Answer | null {
    return this.now.confirming;
  }

  get warning(): Warning | null {
    return this.now.warning;
  }

  get narrowed(): readonly string[] | null {
    return this.now.narrowed;
  }

  /** How long the answer is given automatically, if the player wants that. */
  get remembering(): Span | null {
    return this.now.remembering;
  }

  remember(span: Span): void {
    this.change({ remembering: this.remembering === span ? null : span });
  }

  toggle(option: string): void {
    const { question } = this.desk;
    if (question?.kind !== "pick") return;
    const picks = picking(this.now, option, question.max);
    if (picks) this.change({ ...picks, confirming: null });
  }

  /** Whether a click on an option to pick does something. */
  canToggle(option: string): boolean {
    const { question } = this.desk;
    return question?.kind === "pick" && picking(this.now, option, question.max) !== undefined;
  }

  setAmount(amount: number): void {
    const { question } = this.desk;
    if (question?.kind === "amount")
      this.change({ amount: Math.max(question.min, Math.min(question.max, Math.round(amount) || 0)), confirming: null });
  }

  /** How many more an item can take. */
  room(id: string): number {
    const { question } = this.desk;
    return question?.kind === "allocate" ? roomIn(this.counts, question, id) : 0;
  }

  count(id: string, count: number): void {
    const { question } = this.desk;
    if (question?.kind === "allocate") this.change({ counts: counted(this.counts, question, id, count), confirming: null });
  }

  /** Picks or allocates as much as is allowed, in the order of the question; or, if that is done already, as little. */
  fill(): void {
    const { question } = this.desk;
    if (question?.kind === "pick") {
      const count = this.picked.length < question.max ? question.max : question.min;
      this.change({ picked: question.options.slice(0, count), proposed: [], confirming: null });
    }
    if (question?.kind === "allocate") this.change({ counts: filled(this.counts, question), confirming: null });
  }

  /** Whether no more can be allocated. */
  get isFull(): boolean {
    const { question } = this.desk;
    return question?.kind === "allocate" && isFull(this.counts, question);
  }

  change(change: Partial<Draft>): void {
    this.draft = { ...this.now, ...change };
  }
}
