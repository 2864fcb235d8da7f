import { PunicaError } from "../engine/index.ts";
import type { Failure, ServerErrorCode } from "./protocol.ts";

/** An error a client can act on; anything else thrown is a defect. */
export class ServerError extends Error {
  readonly code: ServerErrorCode;
  readonly field: string | undefined;

  constructor(code: ServerErrorCode, sentence: string, more: { field?: string; cause?: unknown } = {}) {
    super(sentence, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = "ServerError";
    this.code = code;
    this.field = more.field;
  }
}

/**
 * What a client is told about an error. About a defect it learns nothing except that there was one.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof PunicaError || error instanceof ServerError) {
    const rule = error instanceof PunicaError ? error.rule : undefined;
    const { code, field, message: sentence } = error;
    return { code, sentence, ...(field !== undefined && { field }), ...(rule !== undefined && { rule }) };
  }
  return { code: "internal", sentence: "Something went wrong on the server. Nothing was changed." };
}

/** Whether the client has to deal with an error, rather than us. */
export const isExpected = (error: unknown): boolean => failureOf(error).code !== "internal";
