import { PunicaError } from "../errors.ts";
import type { GameState, Header, Outcome, ViewField } from "../game.ts";
import type { Plain } from "../plain.ts";
import type { Seat } from "../seat.ts";
import { ALL, Codec, type Eye, type FaceDown, type Fields, findFaceDown, looking, wrong } from "./codec.ts";
import { FieldList, type Plainly, type PositionIn, type ViewIn } from "./structures.ts";
import { word } from "./values.ts";

/** Something the state holds in its own way: in tables by space, under several keys at once. */
export function part<C extends object, S, P, V>(
  codec: Codec<S, P, V>,
  how: {
    of(whole: C): S;
    into(whole: C, value: S, field: string): void;
    /** What happens if a position leaves it out. */
    leftOut?(whole: C): void;
    /** What lies face down in it, where the owner alone does not decide who may see it. */
    faceDown?(whole: C, eye: Eye): readonly FaceDown[];
  },
): Codec<never, P | undefined, V> {
  const { read } = codec.how;
  return new Codec<S, P | undefined, V>({
    ...codec.how,
    of: (whole) => how.of(whole as C),
    into: (whole, plain, field) => {
      if (plain !== undefined) how.into(whole as C, read(plain, field, whole), field);
      else how.leftOut?.(whole as C);
    },
    ...(how.faceDown && { lying: (whole: object, eye: Eye) => how.faceDown!(whole as C, eye) }),
  }) as Codec<never, P | undefined, V>;
}

/** Something that follows from the rest: written and shown, but not read. */
export const derived = <C extends object, S, P, V>(
  codec: Codec<S, P, V>,
  of: (whole: C, eye: Eye) => S,
): Codec<never, P | undefined, V> =>
  new Codec<S, P | undefined, V>({
    ...codec.how,
    of: (whole, eye) => {
      looking.matters = true;
      return of(whole as C, eye);
    },
    into: () => {},
  }) as Codec<never, P | undefined, V>;

/** Something that only views show. */
export const seen = <C extends object, S, P, V>(
  codec: Codec<S, P, V>,
  of: (whole: C, eye: Seat | null) => S,
): Codec<never, never, V> =>
  new Codec<S, P, V>({
    ...codec.how,
    of: (whole, eye) => {
      looking.matters = true;
      return of(whole as C, eye as Seat | null);
    },
    isOnlySeen: true,
  }) as Codec<never, never, V>;

/** The position and the views of a game. */
export interface Positions<S extends GameState, P, V> {
  readonly fields: Fields;
  view(state: S, seat: Seat | null): V;
  readonly viewFields: readonly ViewField<S>[];
  writePosition(state: S): P;
  readPosition(position: Plain, header: Header): S;
  /** The state that a position describes, even if it breaks the rules. */
  stateFrom(position: Plain, header: Header): S;
  /** All that lies face down for somebody, and whether this seat may see it. */
  faceDown(state: S, seat: Seat | null): FaceDown[];
}

export function positions<S extends GameState, const F extends Fields>(game: {
  readonly fields: F;
  /** The starting state: what a position leaves out is as it is here. */
  start(header: Header): S;
  /** Refuses contradictions, and fills in what follows from the rest. */
  finish?(state: S): void;
  faults(state: S): string[];
}): Positions<S, Partial<PositionIn<F>>, ViewIn<F>> {
  const { fields } = game;
  const own = new FieldList(fields);
  const stateFrom = (position: Plain, header: Header): S => {
    const state = game.start(header);
    own.readInto(state, position, "", true);
    game.finish?.(state);
    return state;
  };
  return {
    fields,
    view: (state, seat) => own.put(state, seat) as ViewIn<F>,
    viewFields: own.viewFields as readonly ViewField<S>[],
    writePosition: (state) => own.put(state, ALL) as Partial<PositionIn<F>>,
    readPosition: (position, header) => {
      const state = stateFrom(position, header);
      const fault = game.faults(state)[0];
      if (fault) throw new PunicaError("bad-position", `The position is impossible: ${fault}`, { field: "" });
      return state;
    },
    stateFrom,
    faceDown: (state, seat) => {
      const found: FaceDown[] = [];
      for (const [place, codec, value] of own.parts(state)) findFaceDown(codec, value, seat, state, place, found);
      return found;
    },
  };
}

/** Which game it is: always written, and checked if a position says it. */
export const gameId = <const N extends string>(id: N): Codec<never, N | undefined, N> =>
  part(word([id]), { of: () => id, into: () => {} });

/** What the header says: written for people to see, not read back. */
export const choices: Codec<Readonly<Record<string, boolean | string>>> = new Codec({
  put: (value) => ({ ...value }),
  read: (_, field) => wrong(field, "is said by the header."),
  says: "an object",
});

/** How the game ended: a game that is over cannot continue. */
export const over = new Codec<Outcome | null, Plainly<Outcome> | null | undefined, Plainly<Outcome> | null>({
  put: (value) => value && { ...value },
  read: (plain, field) => (plain === null ? null : wrong(field, "a game that is over cannot be played on.")),
  says: "null",
}).doc("null: a game that is over cannot be played on");
