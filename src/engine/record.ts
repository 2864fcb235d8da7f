import type { EarlierPart } from "./earlier-part.ts";
import { PunicaError } from "./errors.ts";
import type { AnyGame, Game, GameState, Header } from "./game.ts";
import { readHeader } from "./header.ts";
import type { Plain } from "./plain.ts";
import type { Answer } from "./question.ts";
import type { Seat } from "./seat.ts";
import { type ReplayInput, Session } from "./session.ts";
import { inputFrom } from "./snapshot.ts";

/** One step of a record: an answer (some with the fingerprint of the state after it), forced dice, or a new seed. */
export type Step =
  | { readonly answer: Answer; readonly hash?: string }
  | { readonly dice: readonly number[] }
  | { readonly chance: string };

/**
 * The state's fingerprint is stored once in this many answers, and after the last: taking one costs more than playing a random
 * answer. In older records every answer has one.
 */
const CHECK_EVERY = 32;

/** A game to be kept and passed on: it replays exactly, on any machine. */
export interface GameRecord {
  readonly format: "punica-record";
  readonly rulesVersion: number;
  readonly header: Header;
  /** where the steps begin, if not at the set-up */
  readonly position?: Plain;
  readonly steps: readonly Step[];
  /** what was played before that, if the game was started under earlier rules */
  readonly earlier?: readonly EarlierPart[];
}

/** The record of a game. The game is replayed to make it, so the record is known to replay. */
export function recordOf(session: Session): GameRecord {
  if (session.isFork) throw new PunicaError("bad-record", "A fork has no record.");
  const again = start(session.game, session);
  if (again.version !== session.earliest) throw new PunicaError("bad-record", "What was played before is not known.");
  const steps = session.history.map((input): Step => {
    const put = inputFrom(input);
    again.put(put);
    return "answer" in put && isChecked(again.version, session.version) ? { ...put, hash: again.fingerprint() } : put;
  });
  if (again.fingerprint() !== session.fingerprint()) throw new Error("the replay differs from the game that was played");
  return {
    format: "punica-record",
    rulesVersion: session.game.rulesVersion,
    header: session.header,
    ...(session.position !== undefined && { position: session.position }),
    steps,
    ...(session.earlier.length > 0 && { earlier: session.earlier }),
  };
}

/**
 * Replays a record. Throws a PunicaError that names the step if the record is damaged or was edited. A record made under another
 * version of the rules is valid if every step leads to the same state.
 */
export function replay<S extends GameState, V extends Plain, Side extends Seat>(
  game: Game<S, V, Side>,
  record: GameRecord,
  upTo = Number.POSITIVE_INFINITY,
): Session<S, V, Side> {
  const session = start(game, record);
  const otherRules =
    record.rulesVersion === game.rulesVersion
      ? ""
      : ` The record was made with version ${record.rulesVersion} of the rules; this is version ${game.rulesVersion}.`;
  const bad = (index: number, sentence: string) =>
    new PunicaError("bad-record", `${sentence}${otherRules}`, { field: `steps[${index}]` });
  const { steps } = record;
  const last = steps.reduce((count, step) => ("answer" in step ? count + 1 : count), session.version);
  for (let index = 0; index < steps.length && session.version < upTo; index++) {
    const step = steps[index]!;
    try {
      session.put(step);
    } catch (error) {
      if (!(error instanceof PunicaError)) throw error;
      throw bad(index, `Step ${index + 1} of the record cannot be played: ${error.message}`);
    }
    if (!("answer" in step) || (step.hash === undefined && !isChecked(session.version, last))) continue;
    if (step.hash === undefined) throw bad(index, `Step ${index + 1} of the record needs the fingerprint of the state after it.`);
    if (!session.isAt(step.hash)) throw bad(index, `After step ${index + 1} the game is not in the state that the record says.`);
  }
  return session;
}

const isChecked = (answer: number, last: number): boolean => answer % CHECK_EVERY === 0 || answer === last;

interface Beginning {
  readonly header: Header;
  readonly position?: Plain | undefined;
  readonly earlier?: readonly EarlierPart[] | undefined;
}

/** Where the steps of a record begin. */
function start<S extends GameState, V extends Plain, Side extends Seat>(
  game: Game<S, V, Side>,
  { header, position, earlier = [] }: Beginning,
): Session<S, V, Side> {
  if (position === undefined) return Session.begin(game, header);
  if (earlier.length === 0) return Session.fromPosition(game, header, position);
  return Session.later(game, header, position, earlier);
}

/** Checks that something from outside has the shape of a record. The steps are checked when it is replayed. */
export function readRecord(value: unknown, games: readonly AnyGame[]): { game: AnyGame; record: GameRecord } {
  if (!isObject(value) || value.format !== "punica-record")
    throw new PunicaError("bad-record", 'A record is an object with "format": "punica-record".', { field: "format" });
  const { game, header } = headerOfRecord(value.header, games);
  if (!Number.isInteger(value.rulesVersion))
    throw new PunicaError("bad-record", "rulesVersion must be a whole number.", { field: "rulesVersion" });
  if (!Array.isArray(value.steps)) throw new PunicaError("bad-record", "steps must be a list.", { field: "steps" });
  for (const [index, step] of value.steps.entries()) {
    const good = isReplayInput(step) && (!("answer" in step) || ["string", "undefined"].includes(typeof step.hash));
    if (!good)
      throw new PunicaError("bad-record", `Step ${index + 1} is neither an answer nor dice nor a seed.`, {
        field: `steps[${index}]`,
      });
  }
  if (value.earlier !== undefined) checkEarlier(value.earlier, value.position);
  return { game, record: withHeader(value, header) };
}

const withHeader = (checked: unknown, header: Header): GameRecord => ({ ...(checked as GameRecord), header });

const isReplayInput = (step: unknown): step is ReplayInput & { hash?: unknown } =>
  isObject(step) &&
  ("dice" in step ? Array.isArray(step.dice) : "chance" in step ? typeof step.chance === "string" : "answer" in step);

/** The earlier parts of a record are only read, never replayed: their shape is checked. */
function checkEarlier(parts: unknown, position: unknown): void {
  const good =
    Array.isArray(parts) &&
    parts.length > 0 &&
    position !== undefined &&
    parts.every(
      (part) =>
        isObject(part) &&
        Number.isInteger(part.rulesVersion) &&
        isListOf(part.steps, isReplayInput) &&
        isListOf(part.log, (entry) => isObject(entry) && typeof entry.event === "string") &&
        isListOf(
          part.moments,
          (moment) => isObject(moment) && [moment.answers, moment.log].every(Number.isInteger) && "position" in moment,
        ),
    );
  if (!good)
    throw new PunicaError("bad-record", "earlier must list what was played before the position, with log and moments.", {
      field: "earlier",
    });
}

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(isItem);

function headerOfRecord(value: unknown, games: readonly AnyGame[]): { game: AnyGame; header: Header } {
  try {
    return readHeader(value, games);
  } catch (error) {
    if (!(error instanceof PunicaError) || error.field === "header") throw error;
    throw new PunicaError(error.code, error.message, { field: `header.${error.field}` });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
