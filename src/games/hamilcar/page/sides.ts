import type { LogEntry } from "../../../engine/index.ts";
import { keys } from "../../../words/ids.ts";
import { sideOfGenerals } from "../../shared/page/sides.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { GENERALS } from "../rules/generals.ts";

/** Rolls of Carthage about Roman generals (13.2). */
const OF_CARTHAGE = keys("hamilcar.log.", "command-changed", "command-kept");

/** The side of the generals an entry is about; the Miat is Carthage's. */
export function sideOf({ event, params }: LogEntry): Seat | null {
  if (OF_CARTHAGE.has(event)) return "carthage";
  if (params?.slot !== undefined || params?.mood !== undefined) return "carthage";
  return sideOfGenerals(GENERALS, params?.general);
}
