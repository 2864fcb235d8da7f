import type { LogEntry } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { GENERALS } from "../rules/generals.ts";

/** The side of the general an entry is about. */
export function sideOf({ params }: LogEntry): Seat | null {
  const general = params?.general;
  return GENERALS.find(({ id }) => `general:${id}` === general)?.side ?? null;
}
