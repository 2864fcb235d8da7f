import type { Advice, Explanation, Warning } from "../../bots/explain.ts";
import type { Answer, PlanStep, Seat, Session } from "../../engine/index.ts";
import { randomHex } from "../../server/fair.ts";
import { courseOf } from "../replay/moves.ts";
import type { Counsellor } from "./thinker.ts";

/** How long to think about it, in milliseconds. */
const ADVISING = 2000;
const EXPLAINING = 1500;
const WARNING = 700;

/** Two or three sensible answers to a seat's question, best first, with reasons and a rating. */
export const adviceFor = (session: Session, seat: Seat, counsellor: Counsellor): Promise<readonly Advice[]> =>
  counsellor.consult("advise", about(session, seat, ADVISING));

/** Why a seat made its last move; null if it has made none. */
export const explanationFor = (session: Session, seat: Seat, counsellor: Counsellor): Promise<Explanation | null> =>
  counsellor.consult("explain", about(session, seat, EXPLAINING));

/** Whether an answer, with those that are to follow, would be a blunder. */
export const warningFor = (
  session: Session,
  seat: Seat,
  answer: Answer,
  script: readonly PlanStep[] | undefined,
  counsellor: Counsellor,
): Promise<Warning | null> => counsellor.consult("warn", { ...about(session, seat, WARNING), answer, ...(script && { script }) });

const about = (session: Session, seat: Seat, milliseconds: number) => ({
  game: { id: idOf(session), ...courseOf(session) },
  seat,
  budget: { milliseconds, seed: randomHex(16) },
});

const ids = new WeakMap<Session, string>();

/** The same seed for the same session: the worker keeps its game. */
function idOf(session: Session): string {
  const id = ids.get(session) ?? randomHex(4);
  ids.set(session, id);
  return id;
}
