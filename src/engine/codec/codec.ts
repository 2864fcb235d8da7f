import { PunicaError } from "../errors.ts";
import type { Seat } from "../seat.ts";

/**
 * How a part of the state is written as readable JSON, how it is read back with errors that name the field, and what of it a seat
 * may see. A game declares its shape once, from such pieces; positions, views, their types and their description follow from that.
 */

/** Sees everything: for positions. */
export const ALL = Symbol("all");
/** Who looks: a seat, a spectator (null), or the eye that sees everything. */
export type Eye = Seat | null | typeof ALL;

/** Who may see something; "players" are all seats, but no spectators. */
export type Owner = Seat | "everybody" | "players" | "nobody";

/** Whether it has mattered who looks since this was last set to false: then somebody else may see something else. */
export const looking = { matters: false };

export function sees(eye: Eye, owner: Owner): boolean {
  if (owner === "everybody") return true;
  looking.matters = true;
  return eye === ALL || owner === eye || (owner === "players" && eye !== null);
}

const SEEN_BY: Readonly<Record<string, string>> = { players: "only the players see it", nobody: "nobody sees it" };

/** What a codec does, and what the docs say about it. */
export interface How<S> {
  /** Writes the JSON that somebody may see; undefined is left out. `within` is the object that the value belongs to. */
  put(value: S, eye: Eye, within: object): unknown;
  /** Reads the JSON of a field. `within` is the object being read, with the fields so far. */
  read(plain: unknown, field: string, within: object): S;
  /** completes "must be": "a whole number from 0 to 9" */
  readonly says: string;
  /** the JSON is the value itself: a number, a text, true or false */
  readonly isBare?: boolean;

  /** the key in the state, if it is not the name in JSON */
  readonly key?: string;
  /** its name in older positions */
  readonly former?: string;
  /** the default; at the top level of a position, a merely implied default gives way to the starting value */
  readonly standard?: { readonly value: S | ((within: never) => S); readonly isImplied: boolean } | undefined;
  /** required even at the top level of a position */
  readonly isNeeded?: boolean;
  /** views only, or positions only */
  readonly isOnlySeen?: boolean;
  readonly isUnseen?: boolean;
  /** Gets the value from the whole object, if it has no key of its own. */
  of?(whole: object, eye: Eye): S;
  /** Reads into the whole object; the JSON is undefined if it was left out. */
  into?(whole: object, plain: unknown, field: string): void;

  /** what kinds of things in a value may lie face down; its field must say who sees them */
  readonly faceDown?: { readonly kind: string; items(value: S): readonly unknown[] } | undefined;
  /** the same, once the field has said so */
  readonly lies?: { readonly kind: string; items(value: S): readonly unknown[]; owner(within: object): Owner };
  /** What lies face down in the whole object, where the owner alone does not decide who may see it. */
  lying?(whole: object, eye: Eye): readonly FaceDown[];
  /** The parts of a value, each with what it adds to the name. */
  parts?(value: S): readonly Part[];

  /** the form of the JSON, for programs that let somebody fill it in; without it they can only keep what stands there */
  readonly form?: Form;
  readonly doc?: string;
  readonly secrecy?: string;
  /** the fields of the objects in it, and what comes between its name and theirs */
  readonly inside?: { readonly between: string; readonly fields: Fields };
}

/** What kind of JSON a codec reads. */
export type Form =
  | { readonly kind: "flag" }
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  /** one of some names, and what they are names of: `general`; nothing if they are words of their own */
  | { readonly kind: "name"; readonly of: string; readonly names: readonly string[] }
  | { readonly kind: "list"; readonly of: Form }
  | { readonly kind: "object"; readonly fields: Readonly<Record<string, Form>> }
  /** an object with the names that occur */
  | { readonly kind: "entries"; readonly by: Form; readonly of: Form }
  | { readonly kind: "or-null"; readonly of: Form };

export type Part = readonly [place: string, codec: AnyCodec, value: unknown, within?: object];

export type AnyCodec = Codec<unknown, unknown, unknown, unknown>;
export type Fields = Readonly<Record<string, AnyCodec>>;

/** What the state holds, what a position says and what a view shows. */
export type StateOf<C extends AnyCodec> = C["types"]["state"];
export type PositionOf<C extends AnyCodec> = C["types"]["position"];
export type ViewOf<C extends AnyCodec> = C["types"]["view"];

/**
 * S is the value in the state, P its JSON in a position, V its JSON in a view: undefined means it may be left out, never that it
 * is absent. K is the key in the state, if it is not the name in JSON.
 */
export class Codec<S, P = S, V = P, K = unknown> {
  declare readonly types: { readonly state: S; readonly position: P; readonly view: V; readonly key: K };
  readonly how: How<S>;

  constructor(how: How<S>) {
    this.how = how;
  }

  private but<Q = P, W = V, L = K>(changes: Partial<How<S>>): Codec<S, Q, W, L> {
    return new Codec<S, Q, W, L>({ ...this.how, ...changes });
  }

  /** What it means. */
  doc(doc: string): Codec<S, P, V, K> {
    return this.but({ doc });
  }

  /** The state holds it in another form: as bits, as a table. */
  as<T>(form: { of(value: T): S; into(value: S, field: string): T }): Codec<T, P, V, K> {
    const { put, read, says, form: shape, doc, inside, parts, faceDown } = this.how;
    return new Codec<T, P, V, K>({
      put: (value, eye, within) => put(form.of(value), eye, within),
      read: (plain, field, within) => form.into(read(plain, field, within), field),
      says,
      ...(shape && { form: shape }),
      ...(doc !== undefined && { doc }),
      ...(inside && { inside }),
      ...(parts && { parts: (value: T) => parts(form.of(value)) }),
      ...(faceDown && { faceDown: { ...faceDown, items: (value: T) => faceDown.items(form.of(value)) } }),
    });
  }

  /** Must pass a check, which says what is wrong. */
  checked(check: (value: S, field: string) => void): Codec<S, P, V, K> {
    const { read } = this.how;
    return this.but({
      read: (plain, field, within) => {
        const value = read(plain, field, within);
        check(value, field);
        return value;
      },
    });
  }

  // ------------------------------------------------------------ what may be left out

  /** The default; it may depend on the fields before it. */
  or(value: S | ((within: never) => S)): Codec<S, P | undefined, V, K> {
    return this.but({ standard: { value, isImplied: false } });
  }

  /** Left out when it has this value. */
  unless(value: S): Codec<S, P | undefined, V | undefined, K> {
    const { put } = this.how;
    return this.but({
      put: (given, eye, within) => (given === value ? undefined : put(given, eye, within)),
      isBare: false,
      standard: { value, isImplied: true },
    });
  }

  /** Required in every position. Without this, a field left out at the top level has its starting value. */
  needed(): Codec<S, Exclude<P, undefined>, V, K> {
    return this.but({ standard: undefined, isNeeded: true });
  }

  /** Optional. */
  optional(): Codec<S | undefined, P | undefined, V | undefined, K> {
    return this.orNothing(undefined, undefined, (value) => value === undefined);
  }

  /** Null, or this. */
  orNull(): Codec<S | null, P | null | undefined, V | null, K> {
    return this.orNothing(null, null, (value) => value === null);
  }

  /** Null, or this; -1 in the state means null. */
  orNone(this: Codec<number, P, V, K>): Codec<number, P | null | undefined, V | null, K> {
    return this.orNothing(-1, null, (value) => value < 0);
  }

  /** This, or values in the state and in JSON that mean "none". */
  private orNothing<N, J extends null | undefined>(
    none: N,
    plainNone: J,
    isNone: (value: S | N) => boolean,
  ): Codec<S | N, P | J | undefined, V | J, K> {
    const { put, read, says, form, parts, faceDown, ...rest } = this.how;
    const isSome = (value: S | N): value is S => !isNone(value);
    return new Codec<S | N, P | J | undefined, V | J, K>({
      ...rest,
      put: (value, eye, within) => (isSome(value) ? put(value, eye, within) : plainNone),
      read: (plain, field, within) => (plain === plainNone ? none : read(plain, field, within)),
      says: plainNone === null ? `null or ${says}` : says,
      ...(form && { form: plainNone === null ? { kind: "or-null", of: form } : form }),
      isBare: false,
      standard: { value: none, isImplied: true },
      ...(parts && { parts: (value: S | N) => (isSome(value) ? parts(value) : []) }),
      ...(faceDown && { faceDown: { ...faceDown, items: (value: S | N) => (isSome(value) ? faceDown.items(value) : []) } }),
    });
  }

  // ------------------------------------------------------------ names

  /** Its name in older positions, which can still be read. */
  formerly(former: string): Codec<S, P, V, K> {
    return this.but({ former });
  }

  /** The state holds it under another key. */
  kept<const L extends string>(key: L): Codec<S, P, V, L> {
    return this.but({ key });
  }

  // ------------------------------------------------------------ who may see it

  /** Lies face down: whoever makes a field of it must say who may see it, by `open`, `secret` or `unseen`. */
  faceDown(kind: string, items: (value: S) => readonly unknown[] = (value) => [value]): Codec<S, P, V, K> {
    return this.but({ faceDown: { kind, items } });
  }

  /** Everybody may see it. */
  open(): Codec<S, P, V, K> {
    return this.but(this.lyingOpenTo(() => "everybody"));
  }

  /** Only its owner may see it; others see a stand-in, or nothing at all. */
  secret(owner: Owner | ((within: never) => Owner)): Codec<S, P, V | undefined, K>;
  secret<W>(owner: Owner | ((within: never) => Owner), instead: (value: S) => W): Codec<S, P, V | W, K>;
  secret<W>(owner: Owner | ((within: never) => Owner), instead?: (value: S) => W): Codec<S, P, V | W | undefined, K> {
    const { put } = this.how;
    const ownerIn = typeof owner === "function" ? (owner as (within: object) => Owner) : () => owner;
    return this.but({
      put: (value, eye, within) => (sees(eye, ownerIn(within)) ? put(value, eye, within) : instead?.(value)),
      isBare: false,
      secrecy: `in a view, ${typeof owner === "function" ? "only its owner sees it" : (SEEN_BY[owner] ?? `only ${owner} sees it`)}`,
      ...this.lyingOpenTo(ownerIn),
    });
  }

  /** In positions only: views show it in other fields. */
  unseen(): Codec<S, P, never, K> {
    return this.but({ isUnseen: true, ...this.lyingOpenTo(() => "nobody") });
  }

  /** Views show something else instead, computed from the whole object. */
  seenAs<T, W, C extends object>(codec: Codec<T, unknown, W>, of: (whole: C, eye: Seat | null) => T): Codec<S, P, W, K> {
    const { put } = this.how;
    return this.but({
      put: (value, eye, within) => {
        if (eye === ALL) return put(value, eye, within);
        looking.matters = true;
        return codec.how.put(of(within as C, eye), eye, within);
      },
      isBare: false,
      ...this.lyingOpenTo(() => "nobody"),
    });
  }

  private lyingOpenTo(owner: (within: object) => Owner): Partial<How<S>> {
    const things = this.how.faceDown;
    return { faceDown: undefined, ...(things && { lies: { ...things, owner } }) };
  }
}

export function wrong(field: string, sentence: string): never {
  throw new PunicaError("bad-position", `${field || "The position"}: ${sentence}`, { field });
}

export const wrongValue = (field: string, says: string, plain: unknown): never =>
  wrong(field, plain === undefined ? `is missing: it must be ${says}.` : `must be ${says}, not ${JSON.stringify(plain)}.`);

/** Things that lie face down: their kind, where they are, and whether the seat may see them. */
export interface FaceDown {
  readonly kind: string;
  readonly place: string;
  readonly items: readonly unknown[];
  /** their order matters, as in a deck */
  readonly isOrdered: boolean;
  readonly isSeen: boolean;
}

/** Finds all that may lie face down in a value. */
export function findFaceDown(codec: AnyCodec, value: unknown, eye: Eye, within: object, place: string, found: FaceDown[]): void {
  const { lies, lying, parts } = codec.how;
  if (lying) found.push(...lying(within, eye));
  else if (lies)
    found.push({ kind: lies.kind, place, items: lies.items(value), isOrdered: true, isSeen: sees(eye, lies.owner(within)) });
  else
    for (const [key, part, item, inner] of parts?.(value) ?? [])
      findFaceDown(part, item, eye, inner ?? within, place + key, found);
}
