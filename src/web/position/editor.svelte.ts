import type { AnyGame, GameState, Plain } from "../../engine/index.ts";
import { thingsIn } from "./complaints.ts";
import { check, type Draft, settled, type Trouble } from "./draft.ts";
import type { Editing, Place } from "./editing.ts";
import { entriesOf, keysOf, listOf } from "./paths.ts";

/** How many steps can be taken back. */
const DEPTH = 200;

/** A position on its way from draft to draft. */
export class Editor {
  readonly game: AnyGame;
  readonly editing: Editing;
  draft: Draft = $state.raw<Draft>()!;
  private past: readonly Draft[] = $state.raw([]);
  private future: readonly Draft[] = $state.raw([]);
  /** what is wrong, if anything is */
  troubles: readonly Trouble[] = $state.raw([]);
  readonly isLegal: boolean = $derived(this.troubles.length === 0);
  readonly canUndo: boolean = $derived(this.past.length > 0);
  readonly canRedo: boolean = $derived(this.future.length > 0);
  /** what the board shows; what it showed last if the draft cannot be read */
  view: Plain = $state.raw(null);

  constructor(game: AnyGame, editing: Editing, draft: Draft) {
    this.game = game;
    this.editing = editing;
    this.show(draft);
  }

  get position(): Plain {
    return this.draft.position;
  }

  /** Makes a change that can be taken back. */
  put(position: Plain): void {
    this.change({ ...this.draft, position });
  }

  change(draft: Draft): void {
    this.past = [...this.past, this.draft].slice(-DEPTH);
    this.future = [];
    this.show(settled(this.game, draft));
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.draft, ...this.future];
    this.show(last);
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (!next) return;
    this.future = rest;
    this.past = [...this.past, this.draft];
    this.show(next);
  }

  private show(draft: Draft): void {
    this.draft = draft;
    const { state, troubles } = check(this.game, draft);
    this.troubles = troubles;
    if (state) this.view = this.viewOf(state);
  }

  private viewOf(state: GameState): Plain {
    const view = this.game.view(state, this.game.seats[0]!);
    return this.editing.seen?.(view, this.position) ?? view;
  }

  /** The places on the board that a thing clicked there stands for. */
  placesOf(id: string): readonly Place[] {
    return this.editing.placesOf(id, this.position);
  }

  /** Where on the board something is wrong. */
  readonly blamed: ReadonlySet<string> = $derived(new Set(this.troubles.flatMap((trouble) => this.placeOf(trouble) ?? [])));

  /** The place on the board that a trouble is about: that of its field, or of the first thing that it names. */
  placeOf({ field, message }: Trouble): string | null {
    const named = thingsIn(this.editing, message).flatMap((id) => this.placesOf(id).map(({ at }) => this.editing.idOf(at)));
    return this.placeIn(field) ?? named[0] ?? null;
  }

  /** The place on the board that a field speaks of: the nearest on the way to it. */
  private placeIn(field: string): string | null {
    let value: Plain | undefined = this.position;
    let found: string | null = null;
    for (const key of keysOf(field)) {
      value = Array.isArray(value) ? listOf(value)[Number(key)] : entriesOf(value)[key];
      const at = typeof value === "string" ? value : entriesOf(value).at;
      found = (typeof at === "string" ? this.editing.idOf(at) : null) ?? this.editing.idOf(key) ?? found;
    }
    return found;
  }
}
