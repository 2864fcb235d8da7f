import type { Question, Reason } from "../../engine/index.ts";
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
  /** what was taken off the list just now */
  readonly dropped?: Mustered;
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
  /** the last phase in which the player has changed or confirmed a list, and when: after that it comes back empty, unless undone */
  private begun = $state.raw({ phase: "", version: 0 });
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
    const { desk, draft, question } = this;
    const key = question ? `${this.phase},${question.prompt}` : "";
    // a learner begins with an empty list: what the computer would raise is not what the lesson wants
    const isEmpty = desk.guide || this.isAgain;
    return draft.key === key ? draft : { key, wanted: isEmpty ? [] : null, selected: null };
  });

  /** Whether part of the phase has been confirmed already. */
  get isAgain(): boolean {
    return this.begun.phase === this.phase && this.desk.client.moment.version > this.begun.version;
  }

  private get phase(): string {
    return `${this.question?.seat},${turnOf(this.desk.client.moment.view)}`;
  }

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
    return this.tried !== null && this.planning!.muster!.chooses.has(this.question!.prompt);
  }

  /** Whether something can still be added. */
  get hasMore(): boolean {
    return this.tried?.next != null;
  }

  readonly kinds: readonly MusterKind[] = $derived.by(() => {
    const { question, planning, tried } = this;
    if (question?.kind !== "choose" || !planning || !tried || !this.isChosen) return [];
    const { thing, kind } = planning.muster!;
    const open = tried.next?.options ?? [];
    const named = [...question.options, ...open].flatMap((option) => thing(question, option) ?? []);
    // in the order of the question, so that no row moves while counts change
    const things = new Map<string, string>();
    for (const each of [...named, ...tried.mustered.map((one) => one.thing)])
      things.set(kind(each), things.get(kind(each)) ?? each);
    const more = new Set(open.flatMap((option) => thing(question, option) ?? []).map(kind));
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

  /** Which of a kind is taken off next: the selected one, or else the last. */
  private leaving(kind: string): number {
    const { mustered, selected } = this;
    return mustered[selected ?? -1]?.kind === kind ? selected! : mustered.findLastIndex((each) => each.kind === kind);
  }

  /** The one of a kind that is taken off next. */
  nextToDrop(kind: string): Mustered | undefined {
    return this.mustered[this.leaving(kind)];
  }

  /** Takes one of a kind off the list; a click on a place then means the last of those that are left. */
  drop(kind: string): void {
    const { mustered } = this;
    const index = this.leaving(kind);
    if (index < 0) return;
    const left = mustered.toSpliced(index, 1);
    const last = left.findLastIndex((each) => each.kind === kind);
    this.change(left, last < 0 ? null : last, mustered[index]);
  }

  /** What was taken off the list just now. */
  get dropped(): Mustered | null {
    return this.now.dropped ?? null;
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

  /** Why the selected one cannot be put somewhere. */
  whyNot(place: string): Reason | undefined {
    const { selected, mustered, planning, question, desk } = this;
    const chosen = this.isOpen ? mustered[selected ?? -1] : undefined;
    if (!question || !planning!.isPlace(place)) return undefined;
    if (!chosen) {
      const isOpen = this.isOpen && mustered.some(({ places }) => places.length > 1 && places.includes(place));
      return isOpen ? { why: "muster.who-first", rule: question.rule } : undefined;
    }
    const params = { what: desk.shortName(chosen.thing), places: chosen.places.map((each) => desk.words.say(each)).join(", ") };
    const reason = chosen.whyNot?.(place);
    if (!reason) return { why: "muster.not-there", rule: question.rule, params };
    const because = desk.words.say(reason.why, reason.params);
    return { why: "muster.not-there-because", rule: reason.rule, params: { ...params, because } };
  }

  /** Puts the proposal back. */
  propose(): void {
    this.draft = { key: this.now.key, wanted: null, selected: null };
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
    this.begin();
    this.draft = { key: "", wanted: null, selected: null };
    if (steps.length > 0) await this.desk.answering.carryOut(steps);
  }

  private change(wanted: readonly Wanted[], selected: number | null, dropped?: Mustered): void {
    this.draft = { key: this.now.key, wanted, selected, dropped };
    this.begin();
  }

  private begin(): void {
    if (this.isChosen) this.begun = { phase: this.phase, version: this.desk.client.moment.version };
  }
}
