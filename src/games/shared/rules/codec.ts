import { type Codec, forEach, word } from "../../../engine/codec/index.ts";
import { SEATS, type Seat } from "./seats.ts";

/** One of the two sides. */
export const seat = word(SEATS);

/** One for each side. */
export const perSeat = <S, P, V>(of: Codec<S, P, V> | ((seat: Seat) => Codec<S, P, V>)) => forEach(SEATS, of);
