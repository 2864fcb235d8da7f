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

/** Marks the posts where some people are, in a list by post, and no others. Somebody whose place is negative is nowhere. */
export function markPosts(marked: Uint8Array, people: readonly number[], places: readonly number[]): void {
  marked.fill(0);
  for (let i = 0; i < people.length; i++) {
    const at = places[people[i]!]!;
    if (at >= 0) marked[at] = 1;
  }
}
