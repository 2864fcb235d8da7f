import type { Question } from "../../engine/index.ts";
import type { Desk } from "../table/desk.svelte.ts";
import { turnOf } from "../table/remembered.svelte.ts";
import type { PlaceMark } from "./marks.ts";
import { isMuster, type Mustered, type MusterTrial, musterOn, type Wanted } from "./muster.ts";
import type { Planning } from "./planning.ts";

/** What has been changed in a proposal. It is kept while something else is decided in the same phase. */
interface Draft {
  readonly key: string;
  readonly wanted: readonly Wanted[] | null;
  readonly selected: number | null;
}

/** One kind of things that can be mustered. */
export interface MusterKind {
  readonly kind: string;
  readonly thing: string;
  readonly count: number;
  readonly hasMore: boolean;
}

const NO_MARKS: ReadonlyMap<string, PlaceMark> = new Map();

/** A whole phase put together at a desk: recruits with their places, or a set-up. */
export class Mustering {
  private readonly desk: Desk;
  private draft: Draft = $state.raw({ key: "", wanted: null, selected: null });
  /** whether the player wants to be asked one by one */
  isByHand = $state(false);

  constructor(desk: Desk) {
    this.desk = desk;
  }

  private get planning(): Planning | undefined {
    return this.desk.face.planning;
  }

  /** The question that begins it, if there is one. */
  private readonly question: Question | null = $derived.by(() => {
    const { question, guide } = this.desk;
    if (!question || !this.planning || !isMuster(this.planning, question)) return null;
    // a lesson asks for one place after the other
    return guide && !this.planning.muster!.chooses.has(question.prompt) ? null : question;
  });

  private readonly now: Draft = $derived.by(() => {
    const { question, desk, draft } = this;
    const key = question ? [question.seat, turnOf(desk.client.moment.view), question.prompt].join() : "";
    // a learner begins with an empty list: what the computer would raise is not what the lesson wants
    return draft.key === key ? draft : { key, wanted: desk.guide ? [] : null, selected: null };
  });

  private readonly found: MusterTrial | null = $derived.by(() => {
    const { planning, question } = this;
    const { trial } = this.desk.foresight;
    if (!planning || !trial || !question) return null;
    const tried = musterOn(planning, trial, this.now.wanted, false);
    return tried.next || tried.mustered.length > 1 ? tried : null;
  });

  /** Whether the question can be answered in this way. */
  get isPossible(): boolean {
    return this.found !== null;
  }

  private readonly tried: MusterTrial | null = $derived.by(() => (this.isByHand ? null : this.found));

  get isOpen(): boolean {
    return this.tried !== null;
  }

  readonly mustered: readonly Mustered[] = $derived.by(() => this.tried?.mustered ?? []);

  /** Whether what is mustered is chosen; if not, only the places are. */
  get isChosen(): boolean {
    return this.tried?.next != null;
  }

  readonly kinds: readonly MusterKind[] = $derived.by(() => {
    const { question, planning, tried } = this;
    if (question?.kind !== "choose" || !planning || !tried?.next) return [];
    const { thing, kind } = planning.muster!;
    const named = [...question.options, ...tried.next.options].flatMap((option) => thing(question, option) ?? []);
    // in the order of the question, so that no row moves while counts change
    const things = new Map<string, string>();
    for (const each of [...named, ...tried.mustered.map((one) => one.thing)])
      things.set(kind(each), things.get(kind(each)) ?? each);
    const more = new Set(tried.next.options.flatMap((option) => thing(question, option) ?? []).map(kind));
    return [...things].map(([id, first]) => ({
      kind: id,
      thing: first,
      count: tried.mustered.filter((each) => each.kind === id).length,
      hasMore: more.has(id),
    }));
  });

  /** What can still be spent, of how much. */
  readonly budget: { readonly left: number; readonly of: number } | null = $derived.by(() => {
    const { question, planning, tried } = this;
    const of = question && planning?.muster?.budget(question);
    const left = tried?.next && planning?.muster?.budget(tried.next);
    return typeof of === "number" && typeof left === "number" ? { left, of } : null;
  });

  /** The options that are no part of it: drawing a leader. */
  readonly others: readonly string[] = $derived.by(() => {
    const { question, planning } = this;
    if (question?.kind !== "choose" || !this.isChosen) return [];
    const { thing, ends } = planning!.muster!;
    return question.options.filter((option) => thing(question, option) === undefined && option !== ends.get(question.prompt));
  });

  get selected(): number | null {
    return this.now.selected;
  }

  /** Where the selected one could go. */
  readonly lit: ReadonlySet<string> = $derived.by(() => new Set(this.mustered[this.selected ?? -1]?.places ?? []));

  /** How many go to each place; a unit may also be put aboard a fleet. */
  readonly marks: ReadonlyMap<string, PlaceMark> = $derived.by(() => {
    if (!this.isOpen) return NO_MARKS;
    const counts = new Map<string, number>();
    for (const { place } of this.mustered)
      if (place && !place.startsWith("unit:")) counts.set(place, (counts.get(place) ?? 0) + 1);
    return new Map([...counts].map(([place, count]) => [place, { parts: [{ sign: null, text: `+${count}` }], tone: "plain" }]));
  });

  add(kind: string): void {
    this.change([...this.mustered, { kind, place: null }], this.mustered.length);
  }

  /** Takes back the last of a kind. */
  drop(kind: string): void {
    this.remove(this.mustered.findLastIndex((each) => each.kind === kind));
  }

  remove(index: number): void {
    if (index >= 0) this.change(this.mustered.toSpliced(index, 1), null);
  }

  select(index: number | null): void {
    this.draft = { ...this.now, selected: index };
  }

  /** Puts the selected one somewhere else. Returns whether it can go there. */
  click(place: string): boolean {
    const { selected, mustered } = this;
    if (selected === null || !this.lit.has(place)) return false;
    this.change(mustered.with(selected, { ...mustered[selected]!, place }), selected);
    return true;
  }

  /** Puts the proposal back. */
  propose(): void {
    this.draft = { ...this.now, wanted: null, selected: null };
  }

  get isChanged(): boolean {
    return this.now.wanted !== null && !this.desk.guide;
  }

  clear(): void {
    this.change([], null);
  }

  /** Carries it out, and ends the phase if that is wanted. */
  async confirm(isOver: boolean): Promise<void> {
    const { planning, mustered } = this;
    const { trial } = this.desk.foresight;
    if (!planning || !trial) return;
    const { steps } = musterOn(planning, trial, mustered, isOver).trial;
    this.draft = { key: "", wanted: null, selected: null };
    if (steps.length > 0) await this.desk.answering.carryOut(steps);
  }

  private change(wanted: readonly Wanted[], selected: number | null): void {
    this.draft = { ...this.now, wanted, selected };
  }
}
