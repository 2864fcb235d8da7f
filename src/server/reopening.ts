import { type AnyGame, type PerSeat, type Seat, Session, same, snapshotOf } from "../engine/index.ts";
import { Course, type Start, type Terms } from "./course.ts";
import { ServerError } from "./errors.ts";
import { type Earlier, lineAfter, sessionAt } from "./past.ts";
import { type Keeping, type Kept, keeping, keptUntil } from "./snapshots.ts";
import type { Opening, StoredGame, StoredStep, Tail } from "./storage.ts";

/* Resuming a game from a state its course does not know: far back, or under other rules. */

/** The step that leads there, what is stored with it, and where the course resumes. */
interface Reopening extends Keeping {
  readonly step: StoredStep & { readonly to: number };
  readonly start: Start;
}

function reopened(session: Session, step: StoredStep & { readonly to: number }, before: Kept, tail: Tail): Reopening {
  const kept = keeping(session, step.n, keptUntil(before, step.to), tail);
  const { logFrom, log } = kept.snapshot;
  const start = { snapshot: kept.snapshot, log: session.log!.slice(0, logFrom + log.length), kept: kept.kept, step };
  return { ...kept, step, start };
}

interface GoingBack {
  readonly seat: Seat;
  readonly id: string;
  readonly to: number;
  readonly at: number;
  readonly nextRenewal: number;
}

/** Goes back further than a course knows, using an earlier snapshot and the steps after it. */
export function goFarBack(
  terms: Terms,
  later: Course,
  earlier: Earlier,
  steps: readonly StoredStep[],
  { seat, id, to, at, nextRenewal }: GoingBack,
): Reopening {
  const { inputs, decisions } = lineAfter(earlier.snapshot, steps, terms, to);
  const session = sessionAt(terms, earlier);
  for (const input of inputs) session.put(input);
  if (session.version !== to) throw new ServerError("damaged", `The stored game cannot go back to moment ${to}.`);
  const renewal = same(later.session.state.chance, session.state.chance) ? null : nextRenewal;
  if (renewal !== null) session.renewChance(terms.seedAfter(renewal));
  const step = { kind: "undo", seat, id, to, renewal, n: later.version + 1, hash: session.fingerprint(), at } as const;
  return reopened(session, step, later.kept, { decisions, free: null });
}

/** For this long after the last step, a process with the older rules may still store exactly how the game stands. */
const PATIENCE = 60_000;

/**
 * Continues a game under rules it was not played under before. Steps since the last snapshot count as long as they give the same
 * result; the steps after the first that does not are lost, unless there may still be a process with the older rules.
 */
export function goOnUnderTheseRules(terms: Terms, { game, snapshot, log, kept, steps }: Opening, now: number): Reopening {
  const { rules, header } = terms;
  let answers = 0;
  let known: Course | null = null;
  try {
    known = new Course(terms, { snapshot: snapshot && { ...snapshot, rulesVersion: rules.rulesVersion }, log, kept });
    answers = takeMatching(known, steps);
  } catch {
    known = null;
  }
  if (answers < steps.length && now - game.updated < PATIENCE)
    throw new ServerError("restarting", "The game is being handed over to newer rules; come back in a moment.");
  const session = known
    ? Session.resume(rules, header, { ...snapshotOf(known.session), rulesVersion: game.rulesVersion })
    : Session.resume(rules, header, { ...snapshot!.state, rulesVersion: game.rulesVersion, log });
  const step = {
    kind: "rules",
    seat: session.question?.seat ?? rules.seats[0]!,
    from: game.rulesVersion,
    under: rules.rulesVersion,
    to: session.version,
    n: game.version + 1,
    hash: session.fingerprint(),
    at: now,
  } as const;
  const decisions = Object.fromEntries(
    rules.seats.flatMap((seat) => {
      const moment = known?.lastDecision(seat);
      return moment !== undefined && moment < session.version ? [[seat, moment]] : [];
    }),
  ) as Partial<PerSeat<number>>;
  return reopened(session, step, kept, { decisions, free: null });
}

/** Takes steps as long as they give the same result, and returns how many. */
function takeMatching(course: Course, steps: readonly StoredStep[]): number {
  for (const [index, step] of steps.entries()) {
    const before = course.moment;
    try {
      course.take(step);
    } catch {
      return index;
    }
    if (course.session.fingerprint() === step.hash) continue;
    if (step.kind !== "undo") course.session.undoTo(before);
    return index;
  }
  return steps.length;
}

/** Whether a game's rules are older than these, or newer. */
export const ageOfRules = ({ rulesVersion }: StoredGame, rules: AnyGame): "same" | "older" | "newer" =>
  rulesVersion === rules.rulesVersion ? "same" : rulesVersion < rules.rulesVersion ? "older" : "newer";
