import { chanceFrom, type Header, type Plain, shuffle } from "../../../engine/index.ts";
import { type PerSeat, SEATS, type Seat } from "../rules/seats.ts";
import { type Cards, seenOf } from "./cards.ts";

/** Deals the hidden cards of each hand from the cards nobody has seen; the rest are the deck. */
export function dealt(
  cards: readonly number[],
  out: readonly number[],
  hands: PerSeat<Cards>,
  seed: string,
  open: PerSeat<readonly number[]> = { rome: [], carthage: [] },
) {
  const known = new Set([...out, ...SEATS.flatMap((seat) => [...seenOf(hands[seat]), ...open[seat]])]);
  const unseen = cards.filter((card) => !known.has(card));
  shuffle(chanceFrom(seed), unseen);
  const hand = (seat: Seat): readonly number[] => {
    const held = hands[seat];
    return typeof held === "number" ? [...open[seat], ...unseen.splice(0, held - open[seat].length)] : held;
  };
  return { hands: { rome: hand("rome"), carthage: hand("carthage") }, deck: unseen };
}

/**
 * The state shown by a view, with the hidden part imagined: for rules that do not look at hidden cards. Null if there is none.
 */
export function stateBehind<State>(
  imagined: (view: Plain, seed: string) => Plain,
  readPosition: (position: Plain, header: Header) => State,
): (view: Plain, header: Header) => State | null {
  const kept = new WeakMap<object, State | null>();
  return (view, header) => {
    const key = view as object;
    let state = kept.get(key);
    if (state === undefined) {
      try {
        state = readPosition(imagined(view, "odds"), { ...header, seed: "odds" });
      } catch {
        // in the middle of something a position cannot hold
        state = null;
      }
      kept.set(key, state);
    }
    return state;
  };
}
