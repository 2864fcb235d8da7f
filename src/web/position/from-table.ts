import { answersIn, type GameRecord, type Plain, PunicaError, type ReplayInput, writePosition } from "../../engine/index.ts";
import { gameWith } from "../games.ts";
import { begin } from "../replay/moves.ts";
import { packed } from "../replay/share.ts";
import type { TableClient } from "../table/client.ts";
import { type Draft, fileOf } from "./draft.ts";
import { withValue } from "./paths.ts";

/** Where the unit of play began that a game was in after so many answers. The dice are new. */
export async function draftAt({ header, position, earlier = [], steps }: GameRecord, version: number): Promise<Draft> {
  const manifest = gameWith(header.game);
  if (!manifest) throw new PunicaError("unknown-game", "There is no such game.");
  if (version < answersIn(earlier)) throw new PunicaError("other-rules", "This moment was played under other rules.");
  const session = begin(await manifest.rules(), { header, ...(position !== undefined && { position }), earlier });
  for (const step of steps) {
    if (session.version >= version) break;
    session.put(("answer" in step ? { answer: step.answer } : step) as ReplayInput);
  }
  const written = writePosition(session.game, session.unitStart().state);
  const open: Plain = withValue(withValue(written, "chance", undefined), "over", null);
  return { header, position: open };
}

/** The address of the editor with the position of a table at a moment. */
export async function editorAddress(client: TableClient, version: number): Promise<string> {
  const draft = await draftAt(await client.record(), version);
  return `#/position/${client.header.game}/${await packed(fileOf(draft) as object)}`;
}
