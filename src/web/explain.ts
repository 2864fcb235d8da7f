import { PunicaError } from "../engine/index.ts";
import { t, tAny } from "./speech.svelte.ts";

/** A refusal by the server, with its error code. */
export class Refused extends PunicaError {
  readonly why: string;

  constructor(why: string, sentence: string, rule?: string) {
    super("bad-request", sentence, rule === undefined ? {} : { rule });
    this.why = why;
  }
}

/** What went wrong, in the reader's language if there are words for it. Unexpected errors are also reported. */
export function explain(error: unknown): string {
  if (!(error instanceof PunicaError)) {
    console.error(error);
    return t("error.unexpected");
  }
  const key = `error.${error instanceof Refused ? error.why : error.code}`;
  const said = tAny(key);
  return said === key ? error.message : said;
}
