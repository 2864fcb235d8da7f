import { readFileSync } from "node:fs";
import { type Answer, type AnyGame, type Plain, PunicaError, readHeader, readRecord, replay, Session } from "../engine/index.ts";
import { type Manifest, rulesOf } from "../games/manifest.ts";
import { newSeed } from "./args.ts";
import { type LoadedGame, loadGame } from "./loaded-game.ts";

/** A game being played, and everything a terminal needs. */
export interface OpenedGame {
  readonly game: LoadedGame;
  readonly session: Session;
}

/** Opens the game in a file. */
export async function openFile(file: string, games: readonly Manifest[]): Promise<OpenedGame> {
  const session = openGame(JSON.parse(readFileSync(file, "utf8")), await rulesOf(games));
  return { session, game: await loadGame(games.find(({ id }) => id === session.game.id)!) };
}

/** A game from a record, or from a position: the fields of a header, a `position`, and the steps `since` then, if any. */
export function openGame(value: unknown, games: readonly AnyGame[]): Session {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new PunicaError("bad-record", "A record or a position must be an object.", { field: "record" });
  const given = value as Record<string, unknown>;
  if (!("position" in given) || "format" in given) {
    const { game, record } = readRecord(given, games);
    return replay(game, record);
  }
  const { game, header } = readHeader({ ...given, seed: given.seed ?? newSeed() }, games);
  const session = Session.fromPosition(game, header, given.position as Plain);
  const since = given.since ?? [];
  if (!Array.isArray(since)) throw new PunicaError("bad-position", "since must be a list of steps.", { field: "since" });
  for (const [i, step] of since.entries()) takeStep(session, step, i);
  return session;
}

function takeStep(session: Session, step: unknown, i: number): void {
  const { answer, dice, chance } = Object(step) as { answer?: Answer; dice?: unknown; chance?: unknown };
  try {
    if (Array.isArray(dice)) session.dice(dice);
    else if (typeof chance === "string") session.renewChance(chance);
    else session.answer(answer as Answer);
  } catch (error) {
    if (!(error instanceof PunicaError)) throw error;
    throw new PunicaError("bad-position", `Step ${i + 1} since the position cannot be played: ${error.message}`, {
      field: `since[${i}]`,
    });
  }
}
