import { type Chance, shuffle } from "../../../engine/index.ts";

/**
 * Redeals a hand and its deck, in place; cards known to be in the hand stay there. Where the others really are does not affect
 * the result.
 */
export function redealHand(chance: Chance, hand: number[], deck: number[], known: readonly number[]): void {
  const pool = [...hand, ...deck].filter((card) => !known.includes(card)).sort((a, b) => a - b);
  shuffle(chance, pool);
  const dealt = [...known, ...pool.splice(0, hand.length - known.length)].sort((a, b) => a - b);
  hand.splice(0, hand.length, ...dealt);
  deck.splice(0, deck.length, ...pool);
}
