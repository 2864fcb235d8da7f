import type { LogEntry } from "../../../../engine/index.ts";
import { keys } from "../../../../words/ids.ts";
import { foundNothing, type WinterChecks } from "../../../shared/page/winter.ts";

const LOG = "hannibal.log.";
/** 21.1, 22.2 */
const CHECKS: WinterChecks = [
  ["face.winter.no-attrition", keys(LOG, "attrition")],
  ["face.winter.none-isolated", keys(LOG, "isolated")],
];

export const notFound = (entries: readonly Pick<LogEntry, "event">[]): readonly string[] =>
  foundNothing(CHECKS, `${LOG}points`, entries);
