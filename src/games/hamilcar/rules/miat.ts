import type { Seat } from "../../shared/rules/seats.ts";
import type { Key, Option } from "./ask.ts";
import { type Hamilcar, isSilver, type T } from "./state.ts";
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

export const placeOnMiat = (t: T, slot: number, rule: string): void => changeMiat(t, slot, 1, "hamilcar.log.miat-placed", rule);
export const removeFromMiat = (t: T, slot: number, rule: string): void =>
  changeMiat(t, slot, 0, "hamilcar.log.miat-removed", rule);

function changeMiat(t: T, slot: number, markers: number, event: Key, rule: string): void {
  const before = miatMood(t.s);
  t.s.miat[slot] = markers;
  const mood = miatMood(t.s);
  const params = { slot: MIAT_OPTIONS[slot]!, count: miatCount(t.s), slots: t.s.miat.length, mood: `mood:${mood}` };
  t.note(event, params, rule);
  if (mood === before) return;
  const holder = miatHolder(t.s);
  t.note("hamilcar.log.miat-mood", { mood: `mood:${mood}`, holder: holder ? [`seat:${holder}`] : [] }, "15.3");
}
