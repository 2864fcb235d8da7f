import type { LogEntry } from "../../../engine/index.ts";
import { runs } from "../../../words/runs.ts";

const LOG = "hamilcar.log.";

/** Entries of the log that begin something new. */
const OPENERS = new Set(
  [
    "turn",
    "generals",
    "consul",
    "dealt",
    "event",
    "operation",
    "discarded",
    "activated",
    "naval-battle",
    "battle",
    "passed",
    "provinces",
    "chests",
    "dictator",
    "blockade",
  ].map((event) => `hamilcar.log.${event}`),
);

export const opensGroup = ({ event }: Pick<LogEntry, "event">): boolean => OPENERS.has(event);

/** What is told as one in a row. */
export const joined = runs(LOG, {
  pc: { of: "space", by: ["seat"] },
  "pc-removed": { of: "space", by: ["seat"] },
  isolated: { of: "space", by: ["seat"] },
  "miat-placed": { of: "slot", by: [] },
  "miat-removed": { of: "slot", by: [] },
  displaced: { of: "general", by: [] },
  marched: { of: "space", by: ["general", "party"] },
});
