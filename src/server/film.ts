import {
  type Difference,
  difference,
  type Game,
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
  private readonly game: Game;
  private readonly seen = new Map<Audience, Shown>();

  constructor(game: Game) {
    this.game = game;
  }

  follows(audience: Audience): boolean {
    return this.seen.has(audience);
  }

  /** From now on the audience is shown changes from the present state. */
  follow(audience: Audience, state: GameState): void {
    this.changes.look(state);
    this.seen.set(audience, new Shown(this.game, audience, this.changes));
  }

  forget(audience: Audience): void {
    this.seen.delete(audience);
  }

  /** The step in progress did not happen: the state is as everybody last saw it. */
  rewind(state: GameState): void {
    this.changes.look(state);
    for (const shown of this.seen.values()) shown.cut();
  }

  readonly watch = (entry: LogEntry, state: GameState): void => {
    if (this.seen.size === 0) return;
    this.changes.look(state);
    let text: string | undefined;
    for (const [audience, shown] of this.seen) {
      if (!visibleTo(entry, audience)) continue;
      text ??= JSON.stringify(entry);
      shown.take(text);
    }
  };

  look(state: GameState): void {
    this.changes.look(state);
  }

  /** What the audience has not yet been shown, as fields of an update: the frames, and the changes since the last of them. */
  cut(audience: Audience): string {
    return this.seen.get(audience)!.cut();
  }
}

/** What one audience has been shown. */
class Shown {
  private readonly names: readonly (string | null)[];
  /** the fields as last shown */
  private readonly fields: Derived<GameState, Plain | undefined>;
  /** the frames taken since the last cut, ready to send */
  private frames: string[] = [];

  constructor(game: Game, audience: Audience, changes: Changes<GameState>) {
    const fields = game.viewFields ?? [{ name: null, of: game.view }];
    this.names = fields.map(({ name }) => name);
    this.fields = new Derived(
      changes,
      fields.map(
        ({ of }) =>
          (state) =>
            of(state, audience),
      ),
    );
  }

  take(entry: string): void {
    const differs = this.difference();
    this.frames.push(differs === "" ? `{"entry":${entry}}` : `{"entry":${entry},"view":${differs}}`);
  }

  cut(): string {
    const differs = this.difference();
    const frames = this.frames.join(",");
    this.frames = [];
    return differs === "" ? `"frames":[${frames}]` : `"frames":[${frames}],"view":${differs}`;
  }

  /** The changes since the last time, as JSON; they count as shown. Empty if there are none. */
  private difference(): string {
    const { names } = this;
    let all = "";
    let isWhole = false;
    this.fields.update((index, before, after) => {
      const differs = differenceOf(before, after);
      if (differs === undefined) return;
      const name = names[index]!;
      isWhole = name === null;
      all += `${all === "" ? "" : ","}${isWhole ? "" : `"${name}":`}${JSON.stringify(differs)}`;
    });
    return all === "" || isWhole ? all : `{${all}}`;
  }
}

/** The change in a field; null if it is gone. */
const differenceOf = (before: Plain | undefined, after: Plain | undefined): Difference | null | undefined =>
  after === undefined ? (before === undefined ? undefined : null) : difference(before as Plain, after);
