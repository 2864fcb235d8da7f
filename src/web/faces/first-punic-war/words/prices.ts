import { costOf } from "../../../../games/first-punic-war/mobilization.ts";
import { CONTINGENT, UNIT_IDS } from "../../../../games/first-punic-war/units.ts";
import type { Catalogue } from "../../../../words/words.ts";

/** Units that are mobilized are listed with their price; those of minor powers where both sides pay the same. */
export function withPrices(words: Catalogue, points: string): Catalogue {
  const entries: Record<string, string> = {};
  for (const [unit, id] of UNIT_IDS.entries()) {
    const contingent = CONTINGENT[unit]!;
    const prices = contingent < 2 ? [costOf(contingent, unit)] : [costOf(0, unit), costOf(1, unit)];
    if (new Set(prices).size === 1) entries[`fpw.mobilize.${id}`] = `${words[id]!}, ${prices[0]} ${points}`;
  }
  return entries;
}
