import { type Chance, shuffle } from "../../../engine/index.ts";

/**
 * Deals a hand and its deck anew, in place; the cards that are known to be in the hand stay there. Where the others really lie makes no
 * difference to what comes out.
 */
export function dealAnew(chance: Chance, hand: number[], deck: number[], known: readonly number[]): void {
  const pool = [...hand, ...deck].filter((card) => !known.includes(card)).sort((a, b) => a - b);
  shuffle(chance, pool);
  const dealt = [...known, ...pool.splice(0, hand.length - known.length)].sort((a, b) => a - b);
  hand.splice(0, hand.length, ...dealt);
  deck.splice(0, deck.length, ...pool);
}
