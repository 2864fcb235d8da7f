import type { Troops } from "./fatigue.ts";
import { GENERAL_OPTIONS } from "./generals.ts";
import { POST_OPTIONS } from "./map.ts";

// How questions and the log name units, places and numbers needed

export const generalNames = (generals: readonly number[]): string[] => generals.map((general) => GENERAL_OPTIONS[general]!);

const CU_NAMES: readonly string[] = Array.from({ length: 100 }, (_, count) => `cus:${count}`);
const ELEPHANT_NAMES: readonly string[] = Array.from({ length: 5 }, (_, count) => `elephants:${count}`);

/** A force as a list of ids, leaving out what it does not have: "8 CUs, 2 elephant CUs, Mago and the siege train". */
export function unitNames({ cus, elephants }: Troops, generals: readonly number[] = [], train = false): string[] {
  const units: string[] = [];
  if (cus > 0) units.push(CU_NAMES[cus]!);
  if (elephants > 0) units.push(ELEPHANT_NAMES[elephants]!);
  for (const general of generals) units.push(GENERAL_OPTIONS[general]!);
  if (train) units.push("siege-train");
  return units;
}

/** For events at no post. */
export const AT_SEA = -1;

export const placeName = (post: number): string => (post === AT_SEA ? "hannibal.at-sea" : POST_OPTIONS[post]!);

/** The number a general has to roll, as listed in questions beside the die modifiers. */
export const atMost = (general: number, needed: number): string => `${GENERAL_OPTIONS[general]}=≤${needed}`;
