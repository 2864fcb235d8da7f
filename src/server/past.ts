import {
  type AnyGame,
  difference,
  type GameState,
  type LogEntry,
  type PerSeat,
  type Plain,
  type ReplayInput,
  readStored,
  Session,
  visibleTo,
} from "../engine/index.ts";
import type { Terms } from "./course.ts";
import type { Audience } from "./film.ts";
import type { Moment } from "./protocol.ts";
import type { Kept } from "./snapshots.ts";
import type { Storage, StoredGame, StoredSnapshot, StoredStep } from "./storage.ts";

/* Earlier moments of a game, from the snapshot before them. */

/** A snapshot with the log up to it. */
export interface Earlier {
  readonly snapshot: StoredSnapshot | null;
  readonly log: readonly LogEntry[];
}

interface Line {
  /** the inputs after the snapshot that have not been taken back */
  readonly inputs: readonly ReplayInput[];
  /** the moment before each seat's last decision among them */
  readonly decisions: Partial<PerSeat<number>>;
}

/** The steps after a snapshot that are still in force, up to a moment. */
export function lineAfter(snapshot: StoredSnapshot | null, steps: readonly StoredStep[], terms: Terms, upTo: number): Line {
  const first = snapshot?.moment ?? 0;
  /** by the number of answers before: the answer, and the new seed for the dice, if any, that came before it */
  const answers: Extract<StoredStep, { answer: unknown }>[] = [];
  const renewals = new Map<number, string>();
  for (const step of steps) {
    if (step.kind === "answer" || step.kind === "automatic") answers.push(step);
    else if (step.kind === "undo") {
      answers.length = step.to - first;
      for (const moment of renewals.keys()) if (moment > step.to) renewals.delete(moment);
      if (step.renewal !== null) renewals.set(step.to, terms.seedAfter(step.renewal));
    }
  }
  const decisions: Partial<PerSeat<number>> = { ...snapshot?.state.tail.decisions };
  const inputs: ReplayInput[] = [];
  for (const [index, { kind, seat, answer }] of answers.slice(0, Math.max(0, upTo - first)).entries()) {
    const chance = renewals.get(first + index);
    if (chance !== undefined) inputs.push({ chance });
    inputs.push({ answer });
    if (kind === "answer") decisions[seat] = first + index;
  }
  return { inputs, decisions };
}

/** The game at a snapshot, or at its set-up. */
export function sessionAt({ rules, header }: Terms, { snapshot, log }: Earlier): Session {
  if (!snapshot) return Session.begin(rules, header);
  return Session.resume(rules, header, { ...snapshot.state, rulesVersion: snapshot.rulesVersion, log });
}

/** The moments from one to another of a game in progress, as an audience was allowed to see them. */
function momentsOf(session: Session, inputs: Iterable<ReplayInput>, from: number, to: number, audience: Audience): Moment[] {
  const shown = new Shown(session.game, audience);
  const show = () => {
    if (session.version >= from && session.version <= to) shown.add(session.version, session.state, session.log!);
  };
  show();
  for (const input of inputs) {
    if (session.version >= to) break;
    session.put(input);
    if ("answer" in input) show();
  }
  return shown.moments;
}

/** The moments from one to another of a stored game. */
export async function storedMoments(
  storage: Storage,
  terms: Terms,
  { id, version }: Pick<StoredGame, "id" | "version">,
  kept: Kept,
  [from, to]: readonly [number, number],
  audience: Audience,
): Promise<Moment[]> {
  const earlier = (await storage.snapshotBefore(id, from)) ?? { snapshot: null, log: [] };
  const { snapshot } = earlier;
  if (snapshot && snapshot.rulesVersion !== terms.rules.rulesVersion) {
    const next = kept.find(({ n }) => n > snapshot.n)!.moment;
    const shown = momentsUnderOtherRules(terms, earlier, from, Math.min(to, next - 1), audience);
    return to < next ? shown : [...shown, ...(await storedMoments(storage, terms, { id, version }, kept, [next, to], audience))];
  }
  const after = snapshot?.n ?? 0;
  const until = kept.find(({ n, moment }) => n > after && moment >= to)?.n ?? version;
  const steps = await storage.steps(id, after, until);
  return momentsOf(sessionAt(terms, earlier), lineAfter(snapshot, steps, terms, to).inputs, from, to, audience);
}

/** Moments of a part played under other rules: each looks like the last one stored. */
function momentsUnderOtherRules(
  terms: Terms,
  { snapshot, log }: Earlier,
  from: number,
  to: number,
  audience: Audience,
): Moment[] {
  const { rules, header } = terms;
  const state = readStored(rules, snapshot!.state.position, header);
  const shown = new Shown(rules, audience);
  for (let moment = from; moment <= to; moment++) shown.add(moment, state, log);
  return shown.moments;
}

/** Collects moments: the first whole, the others as changes. */
class Shown {
  readonly moments: Moment[] = [];
  private readonly game: AnyGame;
  private readonly audience: Audience;
  private last: Plain | undefined;

  constructor(game: AnyGame, audience: Audience) {
    this.game = game;
    this.audience = audience;
  }

  add(moment: number, state: GameState, entries: readonly LogEntry[]): void {
    const view = this.game.view(state, this.audience);
    const log = entries.filter((entry) => visibleTo(entry, this.audience)).length;
    const differs = this.last === undefined ? undefined : difference(this.last, view);
    if (this.last === undefined) this.moments.push({ moment, log, view });
    else this.moments.push({ moment, log, ...(differs !== undefined && { differs }) });
    this.last = view;
  }
}
