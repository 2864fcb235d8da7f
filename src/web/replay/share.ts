import type { Analysis } from "../../bots/analysis.ts";
import type { ReplayInput } from "../../engine/index.ts";
import { linkTo } from "../route.svelte.ts";
import type { TableClient } from "../table/client.ts";

/**
 * A link to a moment of a game. A game played in this browser, or stored as a record, is included in the link, compressed, and so
 * are the results of its analysis.
 */
export async function shareLink(client: TableClient, version: number): Promise<string> {
  if (client.kind === "online") return linkTo(`#/g/${client.id}/at/${version}`);
  const { header, position, earlier, steps } = await client.record();
  const inputs = steps.map((step): ReplayInput => ("answer" in step ? { answer: step.answer } : step));
  const { analysis } = client;
  const course = {
    header,
    ...(position !== undefined && { position }),
    inputs,
    ...(earlier && { earlier }),
    ...(analysis && { analysis: rounded(analysis) }),
  };
  return linkTo(`#/record/${await packed(course)}/at/${version}`);
}

/** Chances rounded as displayed: a link has no room for more. */
const rounded = (analysis: Analysis): Analysis =>
  JSON.parse(
    JSON.stringify(analysis, (_, value: unknown) => (typeof value === "number" ? Math.round(1000 * value) / 1000 : value)),
  );

/** Anything that is JSON, compressed for a link. */
export async function packed(contents: object): Promise<string> {
  const bytes = new Uint8Array(
    await through(new TextEncoder().encode(JSON.stringify(contents)), new CompressionStream("deflate-raw")),
  );
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The contents of a link; throws if they cannot be read. */
export async function unpacked(data: string): Promise<unknown> {
  const text = atob(data.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
}

const through = (bytes: Uint8Array<ArrayBuffer>, change: ReadableWritablePair<Uint8Array, BufferSource>): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer();
