import { type Chance, randomBelow } from "../engine/index.ts";

/** The option with the highest score, with enough randomness added to make games differ. */
export function best<X>(options: readonly X[], score: (option: X) => number, luck: number, chance: Chance): X {
  let chosen = options[0] as X;
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const points = score(option) + (luck * randomBelow(chance, 1000)) / 1000;
    if (points > highest) {
      highest = points;
      chosen = option;
    }
  }
  return chosen;
}
