import { type Codec, each, object, text, whole, word } from "../../../engine/codec/index.ts";
import { SEATS, type Seat } from "../../../engine/index.ts";

// Pieces of which the games declare their shape (engine/codec)

export const seat = word(SEATS);

/** One for each side. */
export const perSeat = <S, P, V>(of: Codec<S, P, V> | ((owner: Seat) => Codec<S, P, V>)) => each(SEATS, of);

/** How many there are: what others see of a hand. */
export const many = (things: readonly unknown[]): number => things.length;

/** Something that adds to a total, and why: a key of the message catalogue. */
export const modifier = object({ amount: whole(-99, 99), because: text });
