import {
  type AnyGame,
  clone,
  type Difference,
  difference,
  type GameState,
  type LogEntry,
  type Plain,
  type Seat,
  sharing,
  visibleTo,
} from "../engine/index.ts";
import { Changes, Derived } from "./changes.ts";

/** Who looks at a game: a seat, or null for a spectator. */
export type Audience = Seat | null;

/**
 * What each audience following a game has been shown. It watches the session and takes a frame for each log entry the audience
 * may read: the entry, and what has changed in view.
 */
export class Film {
  readonly changes = new Changes<GameState>();
  private readonly game: AnyGame;
  private shown: Shown[] = [];
  private views: Views;

  constructor(game: AnyGame) {
    this.game = game;
    this.views = new Views(game, this.changes, []);
  }

  follows(audience: Audience): boolean {
    return this.shown.some((shown) => shown.audience === audience);
  }

  /** From now on the audience is shown changes from the present state. */
  follow(audience: Audience, state: GameState): void {
    this.changes.look(state);
    const others = this.shown.filter((shown) => shown.audience !== audience);
    this.views = new Views(this.game, this.changes, [...others.map((other) => other.audience), audience]);
    this.shown = [...others, { audience, values: this.views.of(others.length), now: this.changes.now, frames: "" }];
  }

  forget(audience: Audience): void {
    this.shown = this.shown.filter((shown) => shown.audience !== audience);
    this.views = new Views(
      this.game,
      this.changes,
      this.shown.map((shown) => shown.audience),
    );
  }

  /** The step in progress did not happen: the state is as everybody last saw it. */
  rewind(state: GameState): void {
    this.changes.look(state);
    for (const { audience } of this.shown) this.cut(audience);
  }

  readonly watch = (entry: LogEntry, state: GameState): void => {
    const { shown } = this;
    if (shown.length === 0) return;
    this.changes.look(state);
    const text = JSON.stringify(entry);
    let before: string | undefined;
    let frame = "";
    for (let at = 0; at < shown.length; at++) {
      const each = shown[at]!;
      if (!visibleTo(entry, each.audience)) continue;
      const differs = this.views.differences(at, each);
      // most see the same
      if (differs !== before) frame = differs === "" ? `{"entry":${text}}` : `{"entry":${text},"view":${differs}}`;
      before = differs;
      each.frames = each.frames === "" ? frame : `${each.frames},${frame}`;
    }
  };

  look(state: GameState): void {
    this.changes.look(state);
  }

  /** What the audience has not yet been shown, as fields of an update: the frames, and the changes since the last of them. */
  cut(audience: Audience): string {
    const at = this.shown.findIndex((shown) => shown.audience === audience);
    const shown = this.shown[at]!;
    const differs = this.views.differences(at, shown);
    const { frames } = shown;
    shown.frames = "";
    return differs === "" ? `"frames":[${frames}]` : `"frames":[${frames}],"view":${differs}`;
  }
}

/** What one audience has been shown: the fields of its view, and when that was; the frames since the last cut, ready to send. */
interface Shown {
  readonly audience: Audience;
  readonly values: (Plain | undefined)[];
  now: number;
  frames: string;
}

/**
 * What was told last: of each field the change and its JSON, and of all fields the pieces of their JSON. Most audiences are told the
 * same, one right after the other. There is one for all games, as they take turns: a game that waits should hold little.
 */
const last = {
  before: [] as (Plain | undefined)[],
  after: [] as (Plain | undefined)[],
  texts: [] as string[],
  pieces: [] as string[],
  all: "",
};

/** A change in a field as JSON; empty if there is none. */
function textOf(field: number, before: Plain | undefined, after: Plain | undefined): string {
  if (field < last.texts.length && last.before[field] === before && last.after[field] === after) return last.texts[field]!;
  const differs = differenceOf(before, after);
  const text = differs === undefined ? "" : JSON.stringify(differs);
  last.before[field] = before;
  last.after[field] = after;
  last.texts[field] = text;
  return text;
}

/** The views of some audiences, field by field. What is the same for all of them is worked out and written once. */
class Views {
  private readonly changes: Changes<GameState>;
  /** the fields as they are written: the first in an object, and after another one; a view that does not come in fields has none */
  private readonly names: readonly (readonly [first: string, later: string])[] | null;
  /** by field, what each audience sees */
  private readonly fields: Derived<GameState, (Plain | undefined)[]>;

  constructor(game: AnyGame, changes: Changes<GameState>, audiences: readonly Audience[]) {
    const fields = audiences.length === 0 ? [] : (game.viewFields ?? [wholeView(game)]);
    this.changes = changes;
    this.names = game.viewFields?.map(({ name }) => [`{"${name}":`, `,"${name}":`]) ?? null;
    this.fields = new Derived(
      changes,
      fields.map(
        ({ ofEach }) =>
          (state) =>
            ofEach(state, audiences),
      ),
      keepWhatIsSame,
    );
  }

  /** The fields of an audience's view. */
  of(audience: number): (Plain | undefined)[] {
    return this.fields.values.map((field) => field[audience]);
  }

  /** The changes since the audience was last shown its view, as JSON; they count as shown. Empty if there are none. */
  differences(audience: number, shown: Shown): string {
    const { changes, names, fields } = this;
    const since = shown.now;
    if (since === changes.now) return "";
    shown.now = changes.now;
    fields.update();
    const { computed, values } = fields;
    const { pieces } = last;
    let count = 0;
    let isSame = true;
    for (let i = 0; i < computed.length; i++) {
      if (computed[i]! <= since) continue;
      const before = shown.values[i];
      const after = values[i]![audience];
      if (before === after) continue;
      shown.values[i] = after;
      const text = textOf(i, before, after);
      if (text === "") continue;
      if (!names) return text;
      const name = names[i]![count === 0 ? 0 : 1];
      if (pieces[count] !== name || pieces[count + 1] !== text) isSame = false;
      pieces[count++] = name;
      pieces[count++] = text;
    }
    if (count === 0) return "";
    if (isSame && count === pieces.length) return last.all;
    pieces.length = count;
    last.all = `${pieces.join("")}}`;
    return last.all;
  }
}

/** A field as each audience sees it, in the list of before; what has not changed stays the same object, for each of them. */
function keepWhatIsSame(list: (Plain | undefined)[] | undefined, after: (Plain | undefined)[]) {
  if (!list) return after;
  if (isOne(list) && isOne(after)) return list.fill(sharing(list[0], after[0]));
  const before = [...list];
  for (let at = 0; at < after.length; at++) {
    const twin = after.indexOf(after[at]);
    list[at] = twin < at && before[twin] === before[at] ? list[twin] : sharing(before[at], after[at]);
  }
  return list;
}

/** Whether all items are the same one. */
function isOne(list: readonly unknown[]): boolean {
  for (let at = 1; at < list.length; at++) if (list[at] !== list[0]) return false;
  return true;
}

/** For games whose views do not come field by field. Such a view may share something with the rules. */
const wholeView = (game: AnyGame) => ({
  name: null,
  ofEach: (state: GameState, audiences: readonly Audience[]) => audiences.map((audience) => clone(game.view(state, audience))),
});

/** The change in a field; null if it is gone. */
const differenceOf = (before: Plain | undefined, after: Plain | undefined): Difference | null | undefined =>
  after === undefined ? (before === undefined ? undefined : null) : difference(before as Plain, after);
