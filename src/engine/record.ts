import { PunicaError } from "./errors.ts";
import type { Game, GameState, Header } from "./game.ts";
import { readHeader } from "./header.ts";
import type { Plain } from "./plain.ts";
import type { Answer } from "./question.ts";
import type { Seat } from "./seat.ts";
import { Session } from "./session.ts";

/** One step of a record: an answer, at times with the fingerprint of the state after it (which says itself of which kind it is), or forced dice. */
export type Step = { readonly answer: Answer; readonly hash?: string } | { readonly dice: readonly number[] };

/**
 * After so many answers, and after the last, the state is checked by its fingerprint: to take one costs more than to play a random answer.
 * In older records every answer has one.
 */
const CHECK_EVERY = 32;

/** A game as it is kept and passed on: it rebuilds the game exactly, on any machine. */
export interface GameRecord {
  readonly format: "punica-record";
  readonly rulesVersion: number;
  readonly header: Header;
  readonly position?: Plain;
  readonly steps: readonly Step[];
}

/** The record of a game. It is made by playing the game again, so that it is known to replay. */
export function recordOf(session: Session): GameRecord {
  if (session.isFork) throw new PunicaError("bad-record", "A fork has no record.");
  const again = start(session.game, session.header, session.position);
  const steps: Step[] = [];
  for (const input of session.history) {
    if ("answer" in input) {
      again.answer(input.answer);
      const { answer } = input;
      steps.push(isChecked(again.version, session.version) ? { answer, hash: again.fingerprint() } : { answer });
    } else if ("dice" in input) {
      again.dice(input.dice);
      steps.push({ dice: input.dice });
    } else {
      throw new PunicaError("bad-record", "A game whose hidden cards were dealt anew has no record.");
    }
  }
  if (again.fingerprint() !== session.fingerprint()) throw new Error("the replay differs from the game that was played");
  return {
    format: "punica-record",
    rulesVersion: session.game.rulesVersion,
    header: session.header,
    ...(session.position !== undefined && { position: session.position }),
    steps,
  };
}

/**
 * Plays a record again. Throws a PunicaError that names the step if the record is damaged or was edited. A record that was made with
 * another version of the rules is as good if every step leads where it led.
 */
export function replay<S extends GameState, V extends Plain, Side extends Seat>(
  game: Game<S, V, Side>,
  record: GameRecord,
  upTo = Number.POSITIVE_INFINITY,
): Session<S, V, Side> {
  const session = start(game, record.header, record.position);
  const otherRules =
    record.rulesVersion === game.rulesVersion
      ? ""
      : ` The record was made with version ${record.rulesVersion} of the rules; this is version ${game.rulesVersion}.`;
  const bad = (index: number, sentence: string) =>
    new PunicaError("bad-record", `${sentence}${otherRules}`, { field: `steps[${index}]` });
  const { steps } = record;
  const answers = steps.reduce((count, step) => ("answer" in step ? count + 1 : count), 0);
  for (let index = 0; index < steps.length && session.version < upTo; index++) {
    const step = steps[index]!;
    try {
      if ("dice" in step) session.dice(step.dice);
      else session.answer(step.answer);
    } catch (error) {
      if (!(error instanceof PunicaError)) throw error;
      throw bad(index, `Step ${index + 1} of the record cannot be played: ${error.message}`);
    }
    if ("dice" in step || (step.hash === undefined && !isChecked(session.version, answers))) continue;
    if (step.hash === undefined) throw bad(index, `Step ${index + 1} of the record needs the fingerprint of the state after it.`);
    if (!session.isAt(step.hash)) throw bad(index, `After step ${index + 1} the game is not in the state that the record says.`);
  }
  return session;
}

const isChecked = (answer: number, last: number): boolean => answer % CHECK_EVERY === 0 || answer === last;

const start = <S extends GameState, V extends Plain, Side extends Seat>(
  game: Game<S, V, Side>,
  header: Header,
  position: Plain | undefined,
): Session<S, V, Side> => (position === undefined ? Session.begin(game, header) : Session.fromPosition(game, header, position));

/** Checks that something from outside has the shape of a record. The steps are checked when it is replayed. */
export function readRecord(value: unknown, games: readonly Game[]): { game: Game; record: GameRecord } {
  if (!isObject(value) || value.format !== "punica-record")
    throw new PunicaError("bad-record", 'A record is an object with "format": "punica-record".', { field: "format" });
  const { game, header } = headerOfRecord(value.header, games);
  if (!Number.isInteger(value.rulesVersion))
    throw new PunicaError("bad-record", "rulesVersion must be a whole number.", { field: "rulesVersion" });
  if (!Array.isArray(value.steps)) throw new PunicaError("bad-record", "steps must be a list.", { field: "steps" });
  for (const [index, step] of value.steps.entries()) {
    const good =
      isObject(step) &&
      ("dice" in step ? Array.isArray(step.dice) : "answer" in step && ["string", "undefined"].includes(typeof step.hash));
    if (!good)
      throw new PunicaError("bad-record", `Step ${index + 1} is neither an answer nor dice.`, { field: `steps[${index}]` });
  }
  return { game, record: { ...(value as unknown as GameRecord), header } };
}

function headerOfRecord(value: unknown, games: readonly Game[]): { game: Game; header: Header } {
  try {
    return readHeader(value, games);
  } catch (error) {
    if (!(error instanceof PunicaError) || error.field === "header") throw error;
    throw new PunicaError(error.code, error.message, { field: `header.${error.field}` });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
