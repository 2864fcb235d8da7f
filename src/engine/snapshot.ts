import { PunicaError } from "./errors.ts";
import type { GameState } from "./game.ts";
import type { LogEntry } from "./log.ts";
import type { Plain } from "./plain.ts";
import { writePosition } from "./position.ts";
import type { ReplayInput, Session } from "./session.ts";

/** A game as it stands, without its history: `Session.resume` continues from it. */
export interface Snapshot {
  /** the rules that it was made under */
  readonly rulesVersion: number;
  /** where the unit of play began: how many answers had been given, the position, the log */
  readonly answers: number;
  readonly position: Plain;
  readonly log: readonly LogEntry[];
  /** the inputs since, and the fingerprint of the state after them */
  readonly since: readonly ReplayInput[];
  readonly hash: string;
}

/** The game as it stands. If the session has let go of a part of its log, that part is missing. */
export function snapshotOf<S extends GameState>(session: Session<S>): Snapshot {
  const { state, since, answers, log } = session.unitStart();
  return {
    rulesVersion: session.game.rulesVersion,
    answers,
    position: writePosition(session.game, state),
    log: session.log!.slice(0, Math.max(0, log - session.logFrom)),
    since: since.map(inputFrom),
    hash: session.fingerprint(),
  };
}

/** An input of a game, to be replayed. */
export function inputFrom(input: Session["history"][number]): ReplayInput {
  if ("answer" in input) return { answer: input.answer };
  if ("dice" in input) return { dice: input.dice };
  if ("chance" in input) return { chance: input.chance };
  throw new PunicaError("bad-record", "A game whose hidden cards were dealt anew has no record.");
}
