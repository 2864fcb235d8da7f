import {
  type AnyGame,
  type Difference,
  difference,
  type GameState,
  type LogEntry,
  type Plain,
  type Seat,
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
  private readonly shown = new Map<Audience, Shown>();
  private views: Views;

  constructor(game: AnyGame) {
    this.game = game;
    this.views = new Views(game, this.changes, []);
  }

  follows(audience: Audience): boolean {
    return this.shown.has(audience);
  }

  /** From now on the audience is shown changes from the present state. */
  follow(audience: Audience, state: GameState): void {
    this.changes.look(state);
    this.shown.delete(audience);
    this.views = new Views(this.game, this.changes, [...this.shown.keys(), audience]);
    this.shown.set(audience, { values: this.views.of(audience), now: this.changes.now, frames: [] });
  }

  forget(audience: Audience): void {
    this.shown.delete(audience);
    this.views = new Views(this.game, this.changes, [...this.shown.keys()]);
  }

  /** The step in progress did not happen: the state is as everybody last saw it. */
  rewind(state: GameState): void {
    this.changes.look(state);
    for (const audience of this.shown.keys()) this.cut(audience);
  }

  readonly watch = (entry: LogEntry, state: GameState): void => {
    if (this.shown.size === 0) return;
    this.changes.look(state);
    let text: string | undefined;
    for (const [audience, shown] of this.shown) {
      if (!visibleTo(entry, audience)) continue;
      text ??= JSON.stringify(entry);
      const differs = this.views.differences(audience, shown);
      shown.frames.push(differs === "" ? `{"entry":${text}}` : `{"entry":${text},"view":${differs}}`);
    }
    this.views.rest();
  };

  look(state: GameState): void {
    this.changes.look(state);
  }

  /** Everybody has been told. */
  rest(): void {
    this.views.rest();
  }

  /** What the audience has not yet been shown, as fields of an update: the frames, and the changes since the last of them. */
  cut(audience: Audience): string {
    const shown = this.shown.get(audience)!;
    const differs = this.views.differences(audience, shown);
    const frames = shown.frames.join(",");
    shown.frames = [];
    return differs === "" ? `"frames":[${frames}]` : `"frames":[${frames}],"view":${differs}`;
  }
}

/** What one audience has been shown: the fields of its view, and when that was; the frames since the last cut, ready to send. */
interface Shown {
  readonly values: (Plain | undefined)[];
  now: number;
  frames: string[];
}

/** A change in a field, as JSON. */
interface Told {
  readonly before: Plain | undefined;
  readonly after: Plain | undefined;
  readonly text: string;
}

const NOTHING_TOLD: Told = { before: undefined, after: undefined, text: "" };

/** The views of some audiences, field by field. What is the same for all of them is worked out and written once. */
class Views {
  private readonly changes: Changes<GameState>;
  private readonly audiences: readonly Audience[];
  private readonly names: readonly (string | null)[];
  /** by field, what each audience sees */
  private readonly fields: Derived<GameState, readonly (Plain | undefined)[]>;
  /** by field, the last change */
  private readonly told: Told[];

  constructor(game: AnyGame, changes: Changes<GameState>, audiences: readonly Audience[]) {
    const fields = audiences.length === 0 ? [] : (game.viewFields ?? [wholeView(game)]);
    this.changes = changes;
    this.audiences = audiences;
    this.names = fields.map(({ name }) => name);
    this.told = fields.map(() => NOTHING_TOLD);
    this.fields = new Derived(
      changes,
      fields.map(
        ({ ofEach }) =>
          (state) =>
            ofEach(state, audiences),
      ),
    );
  }

  /** The fields of an audience's view. */
  of(audience: Audience): (Plain | undefined)[] {
    const at = this.audiences.indexOf(audience);
    return this.fields.values.map((field) => field[at]);
  }

  /** The changes since the audience was last shown its view, as JSON; they count as shown. Empty if there are none. */
  differences(audience: Audience, shown: Shown): string {
    const { changes, names, fields } = this;
    const since = shown.now;
    if (since === changes.now) return "";
    shown.now = changes.now;
    fields.update();
    const at = this.audiences.indexOf(audience);
    let all = "";
    for (let i = 0; i < names.length; i++) {
      if (fields.computed[i]! <= since) continue;
      const before = shown.values[i];
      const after = fields.values[i]![at];
      if (before === after) continue;
      shown.values[i] = after;
      const text = this.textOf(i, before, after);
      if (text === "") continue;
      if (names[i] === null) return text;
      all += `${all === "" ? "" : ","}"${names[i]}":${text}`;
    }
    return all === "" ? "" : `{${all}}`;
  }

  /** Lets go of what was told: nobody needs to be told the same again, and while a game waits it should hold little. */
  rest(): void {
    this.told.fill(NOTHING_TOLD);
  }

  private textOf(field: number, before: Plain | undefined, after: Plain | undefined): string {
    const last = this.told[field]!;
    if (last.before === before && last.after === after) return last.text;
    const differs = differenceOf(before, after);
    const text = differs === undefined ? "" : JSON.stringify(differs);
    this.told[field] = { before, after, text };
    return text;
  }
}

/** For games whose views do not come field by field. */
const wholeView = (game: AnyGame) => ({
  name: null,
  ofEach: (state: GameState, audiences: readonly Audience[]) => audiences.map((audience) => game.view(state, audience)),
});

/** The change in a field; null if it is gone. */
const differenceOf = (before: Plain | undefined, after: Plain | undefined): Difference | null | undefined =>
  after === undefined ? (before === undefined ? undefined : null) : difference(before as Plain, after);
