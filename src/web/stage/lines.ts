import { type Join, joinedIn } from "../../words/runs.ts";
import type { Logged } from "../table/client.ts";

export const isRoll = ({ params }: Logged): boolean => typeof params?.die === "number";

/** The lines of a story of rolls: every roll has its own, and so has what a game tells in its own way; the rest is told as in the log. */
export function linesOf(entries: readonly Logged[], join: Join | undefined, own: ReadonlySet<string> = new Set()): Logged[] {
  const stands = (entry: Logged) => isRoll(entry) || own.has(entry.event);
  return joinedIn(entries, (before, entry) =>
    stands(before as Logged) || stands(entry as Logged) ? undefined : join?.(before, entry),
  );
}
