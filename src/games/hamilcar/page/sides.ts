import type { LogEntry } from "../../../engine/index.ts";
import { sideOfGenerals } from "../../shared/page/sides.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { GENERALS } from "../rules/generals.ts";

/** The side of the generals an entry is about; the Miat is Carthage's. */
export function sideOf({ params }: LogEntry): Seat | null {
  if (params?.slot !== undefined || params?.mood !== undefined) return "carthage";
  return sideOfGenerals(GENERALS, params?.general);
}
