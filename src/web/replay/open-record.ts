import { PunicaError, perSeat, readRecord, replay, snapshotOf } from "../../engine/index.ts";
import { gameWith } from "../games.ts";
import { newId } from "../table/store.ts";
import { store } from "../table/surroundings.ts";
import { courseOf } from "./moves.ts";

/** Reads a record that somebody has kept, checks it by playing it, and keeps it in this browser. Gives its id. */
export async function keepRecord(text: string): Promise<string> {
  const value = parse(text);
  const id = (value as { header?: { game?: unknown } } | null)?.header?.game;
  const manifest = typeof id === "string" ? gameWith(id) : undefined;
  if (!manifest) throw new PunicaError("bad-record", "The record is of no game that is known here.");
  const { game, record } = readRecord(value, [await manifest.rules()]);
  const session = replay(game, record);
  const kept = newId();
  await store.put({
    id: kept,
    archived: true,
    rulesVersion: game.rulesVersion,
    ...courseOf(session),
    fingerprint: session.fingerprint(),
    snapshot: snapshotOf(session),
    players: perSeat(game.seats, () => "here"),
    touched: Date.now(),
    toMove: session.question?.seat ?? null,
    over: session.over,
    followed: {},
  });
  return kept;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PunicaError("bad-record", "The file is not JSON.");
  }
}
