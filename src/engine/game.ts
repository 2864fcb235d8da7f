import type { Chance } from "./chance.ts";
import type { FaceDown, Fields } from "./codec/codec.ts";
import type { Plain } from "./plain.ts";
import type { Play } from "./question.ts";
import type { Seat } from "./seat.ts";
import type { Table } from "./table.ts";

/** What a game starts from. With the answers it rebuilds the game exactly. */
export interface Header {
  readonly game: string;
  readonly ruleset: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly seed: string;
}

export interface Outcome<Key extends string = string> {
  /** null for a draw */
  readonly winner: Seat | null;
  /** a key of the message catalogue */
  readonly reason: Key;
  readonly rule: string;
}

/** What every state has. The rest belongs to the game. All of it is plain data. */
export interface GameState {
  chance: Chance;
  over: Outcome | null;
}

/** An option of a game that the players agree on before they begin. */
export interface OptionSpec {
  readonly id: string;
  readonly rule: string;
  readonly values: readonly (boolean | string)[];
  /** the default, for each rule set */
  readonly standard: Readonly<Record<string, boolean | string>>;
}

/** A field of a game's views, left out where it is undefined. Its value shares nothing with the state. */
export interface ViewField<S extends GameState = GameState> {
  readonly name: string;
  /** What each of some seats sees, in a new list: the very same where it does not matter who looks. */
  ofEach(state: S, seats: readonly (Seat | null)[]): (Plain | undefined)[];
}

/** A game: its rules alone, not how it is shown, stored or sent. S is its state, V a view of it. */
export interface Game<S extends GameState, V extends Plain = Plain, Side extends Seat = Seat> {
  readonly id: string;
  /** goes up with every change of the rules that could make an old record play differently */
  readonly rulesVersion: number;
  /** the sides, in the order in which they are listed everywhere */
  readonly seats: readonly Side[];
  readonly rulesets: readonly string[];
  readonly scenarios: readonly string[];
  readonly options: readonly OptionSpec[];

  /** The state before the first unit of play. */
  setup(header: Header): S;

  /**
   * The next unit of play: one card, one step of a march, one round of a battle, one step of a phase.
   * It starts from the state alone, so that the state between two units (a checkpoint) can be stored, copied and loaded.
   */
  unit(table: Table<S>): Play;

  /** A deep copy of a state, for games that are faster at it than `clone`. */
  copy?(state: S): S;

  /** All that a seat may know (null: a spectator). Changes nothing, and shares nothing with the state. */
  view(state: S, seat: Side | null): V;

  /** The fields of a view one by one, so that each can be computed by itself. */
  readonly viewFields?: readonly ViewField<S>[];

  /**
   * Redeals, in place, all that the seat may not know, and gives chance another seed.
   * The seat's view stays exactly as it was.
   */
  redeal(state: S, seat: Side, seed: string): void;

  /** A situation as readable JSON, and back. Reading throws a PunicaError that names the field. */
  writePosition(state: S): Plain;
  readPosition(position: Plain, header: Header): S;
  /** The state that a position describes, even if it breaks the rules. */
  stateFrom?(position: Plain, header: Header): S;

  /** The fields of positions and views. */
  readonly fields: Fields;

  /** All that lies face down, and whether this seat may see it: the kit checks that it is really redealt. */
  faceDown(state: S, seat: Seat | null): FaceDown[];

  /** What is wrong with a state, in sentences: pieces lost or doubled, counts below zero. Empty if nothing is. */
  faults(state: S): string[];
}

/**
 * Some game or other: what server, page, terminal and kit work with. They never look into a state, they only hand a game its own
 * states back; so a game's members are declared as methods, and every game is an AnyGame without a cast.
 */
export type AnyGame = Game<GameState>;
