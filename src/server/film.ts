import {
  applied,
  clone,
  difference,
  type Game,
  type GameState,
  type LogEntry,
  type Plain,
  type Seat,
  visibleTo,
} from "../engine/index.ts";

/** Who looks at a game: a seat, or null for a spectator. */
export type Audience = Seat | null;

interface Seen {
  readonly view: Plain;
  /** the frames taken since the last cut, as they are sent */
  readonly frames: readonly string[];
}

/**
 * What each audience that follows a game has been shown of it. It watches the session, and takes a frame for each log entry that the
 * audience may read: the entry, and what differs in view.
 */
export class Film {
  private readonly game: Game;
  private readonly seen = new Map<Audience, Seen>();
  private before: [Audience, Seen][] = [];

  constructor(game: Game) {
    this.game = game;
  }

  follows(audience: Audience): boolean {
    return this.seen.has(audience);
  }

  /** From now on the audience is shown what differs from the state as it is. */
  follow(audience: Audience, state: GameState): void {
    this.seen.set(audience, { view: this.game.view(state, audience), frames: [] });
  }

  forget(audience: Audience): void {
    this.seen.delete(audience);
  }

  /** A step begins. */
  begin(): void {
    this.before = [...this.seen];
  }

  /** The step did not happen. */
  rewind(): void {
    for (const [audience, seen] of this.before) this.seen.set(audience, seen);
  }

  readonly watch = (entry: LogEntry, state: GameState): void => {
    let text: string | undefined;
    for (const [audience, { view, frames }] of this.seen) {
      if (!visibleTo(entry, audience)) continue;
      text ??= JSON.stringify(entry);
      const differs = difference(view, this.game.view(state, audience));
      const frame = differs === undefined ? `{"entry":${text}}` : `{"entry":${text},"view":${JSON.stringify(differs)}}`;
      this.seen.set(audience, { view: moved(view, differs), frames: [...frames, frame] });
    }
  };

  /** What the audience has not yet been shown: the frames, and what differs since the last of them, as fields of an update. */
  cut(audience: Audience, state: GameState): string {
    const { view, frames } = this.seen.get(audience)!;
    const differs = difference(view, this.game.view(state, audience));
    this.seen.set(audience, { view: moved(view, differs), frames: [] });
    const rest = differs === undefined ? "" : `,"view":${JSON.stringify(differs)}`;
    return `"frames":[${frames.join(",")}]${rest}`;
  }
}

/** The view as it is now. A view may share parts with the state, which goes on: what has come is copied. */
const moved = (view: Plain, differs: ReturnType<typeof difference>): Plain =>
  differs === undefined ? view : applied(view, clone(differs));
