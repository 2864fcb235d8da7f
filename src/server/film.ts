import {
  Changes,
  type Derived,
  type Difference,
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
  private readonly changes: Changes<GameState>;
  private readonly fields: readonly { readonly name: string | null; of(state: GameState): Plain | undefined }[];
  /** the fields as last shown */
  private readonly derived: Derived<Plain | undefined>[];
  private now: number;
  /** the frames taken since the last cut, ready to send */
  private frames: string[] = [];

  constructor(game: Game, audience: Audience, changes: Changes<GameState>) {
    this.changes = changes;
    this.fields = game.viewFields?.map(({ name, of }) => ({ name, of: (state) => of(state, audience) })) ?? [
      { name: null, of: (state) => game.view(state, audience) },
    ];
    this.derived = this.fields.map(({ of }) => changes.derive(of));
    this.now = changes.now;
  }

  take(entry: string): void {
    const differs = this.difference();
    this.frames.push(differs === undefined ? `{"entry":${entry}}` : `{"entry":${entry},"view":${JSON.stringify(differs)}}`);
  }

  cut(): string {
    const differs = this.difference();
    const frames = this.frames.join(",");
    this.frames = [];
    return differs === undefined ? `"frames":[${frames}]` : `"frames":[${frames}],"view":${JSON.stringify(differs)}`;
  }

  /** The changes since the last time; they count as shown. */
  private difference(): Difference | undefined {
    const { changes, fields, derived } = this;
    if (this.now === changes.now) return undefined;
    this.now = changes.now;
    let all: Record<string, Difference | null> | undefined;
    for (let i = 0; i < fields.length; i++) {
      if (changes.isUpToDate(derived[i]!)) continue;
      const { name, of } = fields[i]!;
      const before = derived[i]!.value;
      derived[i] = changes.derive(of);
      const differs = differenceOf(before, derived[i]!.value);
      if (differs === undefined) continue;
      if (name === null) return differs as Difference;
      all ??= {};
      all[name] = differs;
    }
    return all;
  }
}

/** The change in a field; null if it is gone. */
const differenceOf = (before: Plain | undefined, after: Plain | undefined): Difference | null | undefined =>
  after === undefined ? (before === undefined ? undefined : null) : difference(before as Plain, after);
