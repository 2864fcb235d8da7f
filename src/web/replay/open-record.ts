import type { Analysis } from "../../bots/analysis.ts";
import {
  type AnyGame,
  PunicaError,
  perSeat,
  readHeader,
  readRecord,
  replay,
  type Session,
  snapshotOf,
} from "../../engine/index.ts";
import { readAnalysis } from "../counsel/read-analysis.ts";
import { gameWith } from "../games.ts";
import { newId } from "../table/store.ts";
import { store } from "../table/surroundings.ts";
import { type Course, courseOf, rebuild } from "./moves.ts";
import { unpacked } from "./share.ts";

/** Reads a saved record, checks it by playing it, and stores it in this browser. Returns its id. */
export async function keepRecord(text: string): Promise<string> {
  const value = parse(text);
  const { game, record } = readRecord(value, [await gameOf(value)]);
  return keep(game, replay(game, record), newId());
}

/** Reads the game in a link, plays it, and stores it in this browser, always under the same id, which it returns. */
export async function keepShared(data: string): Promise<string> {
  const course = (await unpacked(data)) as Course;
  const { game, header } = readHeader(course.header, [await gameOf(course)]);
  const session = rebuild(game, { ...course, header });
  const id = `shared-${session.fingerprint()}`;
  const analysis = readAnalysis((course as { analysis?: unknown }).analysis, session) ?? (await store.get(id))?.analysis;
  return keep(game, session, id, analysis);
}

async function gameOf(value: unknown): Promise<AnyGame> {
  const id = (value as { header?: { game?: unknown } } | null)?.header?.game;
  const manifest = typeof id === "string" ? gameWith(id) : undefined;
  if (!manifest) throw new PunicaError("bad-record", "The record is of no game that is known here.");
  return manifest.rules();
}

async function keep(game: AnyGame, session: Session, id: string, analysis?: Analysis): Promise<string> {
  await store.put({
    id,
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
    ...(analysis && { analysis }),
  });
  return id;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PunicaError("bad-record", "The file is not JSON.");
  }
}
