import type { LogEntry } from "../../../../engine/index.ts";
import { keys } from "../../../../words/ids.ts";
import { foundNothing, type WinterChecks } from "../../../shared/page/winter.ts";

const LOG = "hamilcar.log.";
/** 5.3, 5.4 */
const CHECKS: WinterChecks = [
  ["face.winter.no-attrition", keys(LOG, "attrition", "supply-spent")],
  ["face.winter.all-guarded", keys(LOG, "supply-rots")],
  ["face.winter.none-isolated", keys(LOG, "isolated")],
];

export const notFound = (entries: readonly Pick<LogEntry, "event">[]): readonly string[] =>
  foundNothing(CHECKS, `${LOG}provinces`, entries);
