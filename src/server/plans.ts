import { expects, type PerSeat, type PlanStep, type Seat, type Session } from "../engine/index.ts";
import type { StoredSeat } from "./storage.ts";

/*
 * A plan is carried out as long as everything goes as planned. It waits while the other side decides. It ends when an unexpected
 * question comes, a die is rolled or anything else is revealed: then its maker decides again.
 */

type Seats = PerSeat<StoredSeat>;

/** The plan's answer to the pending question, and the rest of the plan. */
interface Planned {
  readonly seat: Seat;
  readonly step: PlanStep;
  readonly rest: readonly PlanStep[];
}

export function plannedFor({ question }: Session, seats: Seats): Planned | null {
  if (!question) return null;
  const { seat } = question;
  const { plan } = seats[seat]!;
  const step = plan[0];
  return step && expects(step, question) ? { seat, step, rest: plan.slice(1) } : null;
}

export const withPlan = (seats: Seats, seat: Seat, plan: readonly PlanStep[]): Seats =>
  seats[seat]!.plan.length === 0 && plan.length === 0 ? seats : { ...seats, [seat]: { ...seats[seat]!, plan } };

/** The seats after a step: plans that met something unexpected are over. */
export function afterStep(session: Session, seats: Seats): Seats {
  if (!hasPlans(seats)) return seats;
  const { question, revealed } = session;
  const isOver = (seat: Seat) => revealed || question === null || (question.seat === seat && plannedFor(session, seats) === null);
  return without(seats, isOver);
}

function hasPlans(seats: Seats): boolean {
  for (const seat in seats) if (seats[seat]!.plan.length > 0) return true;
  return false;
}

/** The seats with some of their plans dropped, by default all. */
export function without(seats: Seats, isOver: (seat: Seat) => boolean = () => true): Seats {
  let left = seats;
  for (const seat in seats) if (seats[seat]!.plan.length > 0 && isOver(seat)) left = withPlan(left, seat, []);
  return left;
}

/** The seats that have changed, to be stored. */
export function changedSeats(before: Seats, after: Seats): { seats: Seats } | undefined {
  if (after === before) return undefined;
  const changed = Object.entries(after).filter(([seat, row]) => row !== before[seat]);
  return changed.length > 0 ? { seats: Object.fromEntries(changed) } : undefined;
}
