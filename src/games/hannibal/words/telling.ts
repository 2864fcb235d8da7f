import type { LogEntry } from "../../../engine/index.ts";
import { type Join, runs } from "../../../words/runs.ts";

const LOG = "hannibal.log.";

/** Entries of the log that begin something new. */
const OPENERS = new Set(
  ["start", "plays", "discards", "turn", "deal", "winter", "points"].map((event) => `hannibal.log.${event}`),
);

export const opensGroup = ({ event }: Pick<LogEntry, "event">): boolean => OPENERS.has(event);

const rows = runs(LOG, {
  pc: { of: "space", by: ["seat", "from"] },
  "pc-removed": { of: "space", by: ["seat", "by"] },
  isolated: { of: "space", by: ["seat"] },
  displaced: { of: "general", by: ["space"] },
  marched: { of: "space", by: ["general"] },
});

/** What is told as one in a row. */
export const joined: Join = (before, entry) => {
  if (entry.event === `${LOG}stays` && before.event === `${LOG}activated`)
    return { event: `${LOG}activated-stays`, params: before.params };
  if (entry.event === `${LOG}reinforced` && before.event === entry.event) return reinforcedTwice(before, entry);
  return rows(before, entry);
};

/** CUs that one side receives in one place, counted together. */
function reinforcedTwice({ params: old = {} }: LogEntry, { event, params = {} }: LogEntry): ReturnType<Join> {
  if (old.seat !== params.seat || old.space !== params.space) return undefined;
  const count: Record<string, number> = {};
  for (const id of [old.units, params.units].flat() as string[]) {
    const [kind, number] = id.split(":") as [string, string];
    count[kind] = (count[kind] ?? 0) + Number(number);
  }
  return { event, params: { ...params, units: Object.entries(count).map(([kind, number]) => `${kind}:${number}`) } };
}
