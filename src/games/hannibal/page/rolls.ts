import { reasonOf, sumOf } from "../../../web/parts/reasons.ts";
import type { Logged } from "../../../web/table/client.ts";
import { latest, type Roll } from "../../shared/page/rolls.ts";

/** The rolls caused by the last answer. */
export const lastRolls = (log: readonly Logged[]): Roll[] => latest(log).flatMap((entry) => rollOf(entry) ?? []);

export function rollOf(entry: Logged): Roll | null {
  const { die, modifiers } = entry.params ?? {};
  if (typeof die !== "number") return null;
  const list = (Array.isArray(modifiers) ? modifiers : []).map(reasonOf);
  return { entry, die, modifiers: list, total: die + sumOf(list), results: [] };
}
