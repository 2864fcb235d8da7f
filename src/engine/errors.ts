/** What is wrong with something that came from outside, as a code for programs. */
export type ErrorCode =
  | "bad-request" // not understood at all: malformed JSON, unknown command
  | "unknown-game"
  | "bad-header" // unknown rule set, scenario or option
  | "wrong-kind" // not the kind of answer that the question asks for
  | "illegal-answer" // the right kind, but the rules do not allow it
  | "wrong-seat" // the question is for the other side
  | "stale" // the answer is for an earlier question
  | "game-over"
  | "no-undo"
  | "bad-position"
  | "bad-record"
  | "other-rules" // the game was begun under rules that lead elsewhere
  | "bad-dice"
  | "not-found";

/** An error that a person or a program can act on; anything else that is thrown is a defect. */
export class PunicaError extends Error {
  readonly code: ErrorCode;
  /** the offending field of a position or record, where one can be named */
  readonly field: string | undefined;
  /** the section of the rules that forbids it, where one can be named */
  readonly rule: string | undefined;

  constructor(code: ErrorCode, sentence: string, more: { field?: string; rule?: string } = {}) {
    super(sentence);
    this.name = "PunicaError";
    this.code = code;
    this.field = more.field;
    this.rule = more.rule;
  }
}
