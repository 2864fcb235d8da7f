import type { Logged } from "../../../web/table/client.ts";
import { latest, type Roll } from "../../shared/page/rolls.ts";

/** Rolls shown in a panel of their own. */
const ELSEWHERE = new Set(["combat-rolled", "counterattack-rolled", "naval-rolled"].map((event) => `fpw.${event}`));
/** Entries that tell the result of a roll. */
const RESULTS = new Set(["neutral", "eliminated"].map((event) => `fpw.${event}`));

/** The rolls caused by the last answer. Their sentences name the modifiers. */
export function lastRolls(log: readonly Logged[]): Roll[] {
  const rolls: (Roll & { results: Logged[] })[] = [];
  for (const entry of latest(log)) {
    const die = entry.params?.die;
    if (typeof die === "number" && !ELSEWHERE.has(entry.event))
      rolls.push({ entry, die, modifiers: [], total: die, results: [] });
    else if (RESULTS.has(entry.event)) rolls.at(-1)?.results.push(entry);
  }
  return rolls;
}
