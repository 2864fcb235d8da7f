import type { Seat } from "../../engine/index.ts";
import { joinedIn } from "../../words/runs.ts";
import type { Desk } from "../table/desk.svelte.ts";

/** What a seat did between two answers, from the log: its first and last entries; "" if there are none. */
export function deedText(desk: Desk, seat: Seat, from: number, until: number): string {
  const entries = desk.client.moment.log.filter(({ version }) => version > from && version <= until);
  const begin = entries.findIndex((entry) => desk.face.opensGroup(entry));
  if (begin < 0) return "";
  const rest = entries.slice(begin + 1);
  const end = rest.findIndex((entry) => desk.face.opensGroup(entry) && desk.narrator.sideOf(entry) !== seat);
  const own = end < 0 ? rest : rest.slice(0, end);
  const led =
    own.findLast(({ event }) => desk.face.looks?.[event]?.as === "walk") ??
    own.find((entry) => desk.narrator.sideOf(entry) === seat);
  const [opening] = joinedIn(entries.slice(begin), desk.face.joined);
  return [opening!, ...(led ? [led] : [])].map((entry) => desk.narrator.tell(entry, { bare: true })).join(" ");
}
