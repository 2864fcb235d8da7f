import type { LogEntry } from "../../../engine/index.ts";
import { runs } from "../../../words/runs.ts";

const LOG = "hannibal.log.";

/** Entries of the log that begin something new. */
const OPENERS = new Set(["plays", "discards", "turn", "deal", "winter", "points"].map((event) => `hannibal.log.${event}`));

export const opensGroup = ({ event }: Pick<LogEntry, "event">): boolean => OPENERS.has(event);

/** What is told as one in a row. */
export const joined = runs(LOG, {
  pc: { of: "space", by: ["seat"] },
  "pc-removed": { of: "space", by: ["seat"] },
  isolated: { of: "space", by: ["seat"] },
  displaced: { of: "general", by: ["space"] },
  marched: { of: "space", by: ["general"] },
});
