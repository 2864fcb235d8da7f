import type { LogEntry } from "../../../../engine/index.ts";
import { keys } from "../../../../words/ids.ts";
import { foundNothing, type WinterChecks } from "../../../shared/page/winter.ts";
import type { PerSeat } from "../../../shared/rules/seats.ts";
import { winnerByPoints } from "../../rules/politics.ts";
import { TURNS } from "../../rules/state.ts";

/** Who wins the war when the last turn ends with these points, and how that is said (22.4). */
export function decidedAt(turn: number, points: PerSeat<number>) {
  if (turn < TURNS) return null;
  const winner = winnerByPoints(points);
  const count = Math.abs(points.rome - points.carthage);
  return { winner, said: count > 0 ? "face.decided" : "face.decided.even", params: { seat: `seat:${winner}`, count } };
}

const LOG = "hannibal.log.";
/** 21.1, 22.2 */
const CHECKS: WinterChecks = [
  ["face.winter.no-attrition", keys(LOG, "attrition")],
  ["face.winter.none-isolated", keys(LOG, "isolated")],
];

export const notFound = (entries: readonly Pick<LogEntry, "event">[]): readonly string[] =>
  foundNothing(CHECKS, `${LOG}points`, entries);
