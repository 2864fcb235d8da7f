import type { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";

/** A line, or a note that one was too long and skipped. */
type Line = { readonly text: string } | { readonly tooLong: true };

/** The lines of a stream. Lines longer than `longest` characters are skipped, so that nobody can fill the memory. */
export async function* linesOf(input: Readable, longest: number): AsyncGenerator<Line> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  let skipping = false;
  for await (const chunk of input) {
    const parts = (typeof chunk === "string" ? chunk : decoder.write(chunk as Buffer)).split("\n");
    for (const [i, part] of parts.entries()) {
      const complete = i < parts.length - 1;
      if (!skipping) rest += part;
      if (rest.length > longest) {
        rest = "";
        skipping = true;
      }
      if (!complete) continue;
      yield skipping ? { tooLong: true } : { text: rest };
      rest = "";
      skipping = false;
    }
  }
  if (skipping) yield { tooLong: true };
  else if (rest !== "") yield { text: rest };
}
