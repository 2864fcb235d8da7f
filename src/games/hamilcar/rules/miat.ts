import type { Seat } from "../../shared/rules/seats.ts";
import type { Option } from "./ask.ts";
import { type Hamilcar, isSilver } from "./state.ts";
import { MIAT_CENTRE, MIAT_OPTIONS, MIAT_SYMBOLS } from "./tables.ts";

// 15.3 The Carthaginian Miat

export type Mood = "warlike" | "neutral" | "peaceful";

export function miatCount(s: Hamilcar): number {
  let count = 0;
  for (const marker of s.miat) count += marker;
  return count;
}

/** Warlike with three or more markers, one of them in the centre; Peaceful with none. */
export function moodOf(count: number, centre: boolean): Mood {
  if (count === 0) return "peaceful"; // 15.3.D
  return count >= 3 && centre ? "warlike" : "neutral"; // 15.3.B, 15.3.C
}
export const miatMood = (s: Hamilcar): Mood => moodOf(miatCount(s), s.miat[MIAT_CENTRE] === 1);

/** Whether it is still Warlike with one marker less, if the right one goes. */
export const canStayWarlike = (s: Hamilcar): boolean => moodOf(miatCount(s) - 1, s.miat[MIAT_CENTRE] === 1) === "warlike";

/** Whom the Miat counts for on the Provincial Display: Carthage while it is Warlike; in Silver Rome while it is Peaceful (15.3). */
export function miatHolder(s: Hamilcar): Seat | null {
  const mood = miatMood(s);
  if (mood === "warlike") return "carthage"; // 15.3.B
  return mood === "peaceful" && isSilver(s) ? "rome" : null; // 15.3.D
}

/** Carthaginian CUs and supply trains may not leave Africa (15.3.C, 15.3.D): a Silver Edition rule. */
export const isKeptInAfrica = (s: Hamilcar): boolean => isSilver(s) && miatMood(s) !== "warlike";

/** A symbol counts if both slots beside it are filled (15.3.A). */
export const isActive = ({ between }: (typeof MIAT_SYMBOLS)[number], isFilled: (slot: number) => boolean): boolean =>
  between.every(isFilled);

/** Extra CUs or generals as reinforcements. */
export function miatGives(s: Hamilcar, kind: "cu" | "general"): number {
  let count = 0;
  for (const symbol of MIAT_SYMBOLS) if (symbol.gives === kind && isActive(symbol, (slot) => s.miat[slot] === 1)) count++;
  return count;
}

/** Filled slots as options, or the free ones. */
export const miatOptions = (s: Hamilcar): Option[] => MIAT_OPTIONS.filter((_, slot) => s.miat[slot] === 1);
export const freeMiatOptions = (s: Hamilcar): Option[] => MIAT_OPTIONS.filter((_, slot) => s.miat[slot] === 0);
