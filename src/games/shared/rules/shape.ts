import { type Codec, each, object, text, whole, word } from "../../../engine/codec/index.ts";
import { SEATS, type Seat } from "./seats.ts";

// Building blocks for the shape of a state (engine/codec)

export const seat = word(SEATS);

/** One for each side. */
export const perSeat = <S, P, V>(of: Codec<S, P, V> | ((owner: Seat) => Codec<S, P, V>)) => each(SEATS, of);

/** The number of things: what others see of a hand. */
export const many = (things: readonly unknown[]): number => things.length;

/** Something that adds to a total, and why: a key of the message catalogue. */
export const modifier = object({ amount: whole(-99, 99), because: text });

/** Siege points on a city or tribe, and whose they are: in the state positive for Rome, negative for Carthage. */
export const siegePoints = (most: number) =>
  object({ by: seat, points: whole(0, most) }).as<number>({
    of: (points) => ({ by: points > 0 ? "rome" : "carthage", points: Math.abs(points) }),
    into: ({ by, points }) => (by === "rome" ? points : -points),
  });

/** The indices of a value in a list. */
export function placesOf(list: readonly number[], value: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < list.length; at++) if (list[at] === value) found.push(at);
  return found;
}

/** By post, 1 where somebody is. A negative number means nowhere. */
export function markedPosts(where: readonly number[], posts: number): Uint8Array {
  const marked = new Uint8Array(posts);
  for (let i = 0; i < where.length; i++) if (where[i]! >= 0) marked[where[i]!] = 1;
  return marked;
}
