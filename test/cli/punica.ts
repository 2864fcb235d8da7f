import { Readable, Writable } from "node:stream";
import { run } from "../../src/cli/run.ts";
import type { Manifest } from "../../src/games/manifest.ts";
import { toyManifest } from "../../src/kit/toy-manifest.ts";

/** Runs a command line with the toy game or others, with something typed; says what came out. */
export async function punica(
  command: string,
  typed: readonly string[] = [],
  games: readonly Manifest[] = [toyManifest],
  { folder = "", input = undefined as Readable | undefined, columns = 0 } = {},
): Promise<{ code: number; out: string; errors: string }> {
  const output = Object.assign(collector(), columns > 0 ? { columns } : {});
  const errors = collector();
  const code = await run(
    command.split(" ").filter((word) => word !== ""),
    {
      games,
      input: input ?? Readable.from(typed.map((line) => Buffer.from(`${line}\n`))),
      output,
      errors,
      folder,
    },
  );
  return { code, out: output.text, errors: errors.text };
}

function collector() {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      collected.text += String(chunk);
      done();
    },
  });
  const collected = Object.assign(stream, { text: "" });
  return collected;
}
