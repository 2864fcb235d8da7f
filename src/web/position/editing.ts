import type { Plain } from "../../engine/index.ts";
import type { Language } from "../../words/words.ts";

/** The same text in every language of the page. */
export type Texts = Readonly<Record<Language, string>>;

/** A list in a position and what it is called; `hands.rome` lies in `hands`. */
export interface NamedList {
  readonly path: string;
  readonly name: Texts;
  /** Whether a thing may lie there; without it, anything may. */
  on?(thing: string): boolean;
}

/** A place that can be opened on the board: its name in positions, and its id in the game's words. */
export interface Place {
  readonly at: string;
  readonly id: string;
}

/** The name of a field and of its values. The game's codec says which values are allowed. */
export interface Field {
  readonly field: string;
  readonly name: Texts;
  /** the kind its values belong to, where the codec names none: `phase` for `phase:winter` in the game's words */
  readonly as?: string;
  /** names of values or of inner fields that the game's words do not have */
  readonly names?: Readonly<Record<string, Texts>>;
  /** the kind its inner fields belong to: `power` for `power:gauls` */
  readonly keys?: string;
  /** The values on offer, if not all of them. `key` is the inner field being filled in. */
  among?(position: Plain, key: string): readonly (string | number)[];
  /** whether changing it ends whatever is under way, as a new phase does */
  readonly ends?: boolean;
}

/** Things of a kind, each of which lies in one of these lists or in a stack on the board. */
export interface ThingKind {
  /** `general`: the game's words call them `general:hannibal` */
  readonly kind: string;
  readonly name: Texts;
  readonly lists: readonly NamedList[];
  /** The list a thing goes to when it is taken away; by default the first. */
  home?(thing: string): string;
  /** lists whose order matters and that can be shuffled; the last item is drawn first */
  readonly ordered?: readonly string[];
  /** lists that only mention things lying elsewhere: a thing that moves is struck off */
  readonly marks?: readonly string[];
  /** The side a thing serves, if it can serve only one. */
  serves?(thing: string): string;
}

/** What can lie on the board, at the place that is open. */
export type BoardPart = { readonly on?: (place: string) => boolean } & (
  | {
      /** the place is in one of these lists, or in none */
      readonly part: "one-of";
      readonly name: Texts;
      readonly lists: readonly NamedList[];
      /** the name for being in none; left out if it must be in one */
      none?(place: string): Texts | null;
    }
  | {
      /** the place is in a list, or not */
      readonly part: "marked";
      readonly path: string;
      readonly name: Texts;
    }
  | {
      /** the one place that the field names */
      readonly part: "here";
      readonly field: string;
      readonly name: Texts;
    }
  | {
      /** an entry of its own under its name */
      readonly part: "entry";
      readonly field: string;
      readonly name: Texts;
      readonly names: Readonly<Record<string, Texts>>;
      /** what it is to begin with */
      readonly first: Plain;
    }
  | {
      /** stacks in a list, each with its `side` and where it is `at` */
      readonly part: "stacks";
      readonly field: string;
      readonly sides: readonly string[];
      readonly counts: readonly { readonly field: string; readonly name: Texts; readonly of?: string }[];
      /** the list of things in a stack, and their kind */
      readonly things: { readonly field: string; readonly kind: string };
    }
  | {
      /** pieces by name, each with where it is `at`; those that are not mentioned are in reserve */
      readonly part: "pieces";
      readonly field: string;
      readonly kind: string;
      readonly name: Texts;
      /** The heading in the reserve: a key of the game's words. */
      sortOf(piece: string): string;
      readonly fields: readonly (Omit<Field, "among"> & {
        on?(piece: string, position: Plain): boolean;
        /** it moves with the piece */
        readonly lasts?: boolean;
        among?(position: Plain, piece: string): readonly string[];
      })[];
      /** where else pieces may be */
      readonly elsewhere: readonly { readonly at: string; readonly name: Texts }[];
    }
);

/** Counters of a few kinds, of which each side holds some: a list for each side, each item with the name of its kind. */
export interface Counted {
  readonly field: string;
  readonly name: Texts;
  readonly kind: string;
  readonly kinds: readonly { readonly name: string; readonly count: number }[];
  /** The kind of an item as the position has it. */
  kindOf(item: Plain): string;
}

export interface Group {
  readonly name: Texts;
  readonly fields: readonly Field[];
}

/**
 * How the positions of a game are edited: what lies where on the board, and the names of the fields. The game's codec says which
 * values are allowed, and its reader what is legal.
 */
export interface Editing {
  /** the smallest position there is: a board without pieces */
  readonly empty: Plain;
  /** The places meant by a click on something on the board, if any. */
  placesOf(id: string, position: Plain): readonly Place[];
  /** The board's id for a place named in a position; null if it is not on the board. */
  idOf(at: string): string | null;
  readonly onBoard: readonly BoardPart[];
  readonly things: readonly ThingKind[];
  readonly counted?: readonly Counted[];
  readonly groups: readonly Group[];
  /** what is under way: it is kept as it is, or cleared */
  readonly underWay: readonly Field[];
  /** fields that follow from the rest */
  readonly derived: readonly string[];
  /** What the rules may say is wrong with a position, and the same in French: {} stands for what it names, {1} for the first of them. */
  readonly complaints: Readonly<Record<string, string>>;
  /** The id of something that a complaint names: a seat, a place, a general, a unit. */
  idNamed(name: string): string | null;
  /** The field outside the board meant by a click on something on it. */
  fieldOf?(id: string): string | null;
  /** What the board shows when nothing is hidden, from what the first side sees. */
  seen?(view: Plain, position: Plain): Plain;
}
