import { type PerSeat, perSeat } from "../engine/index.ts";
import { headerOf } from "./beginning.ts";
import type { Course } from "./course.ts";
import { ServerError } from "./errors.ts";
import type { OnlineRecord, Reveal, ServerMessage } from "./protocol.ts";
import type { StoredGame, StoredSeat } from "./storage.ts";

/** What everybody is told when a game is over: all that was hidden. */
export function endingOf(
  { secret, commitment, seed, result }: StoredGame,
  seats: PerSeat<StoredSeat>,
  course: Course | null,
): Extract<ServerMessage, { type: "over" }> {
  if (!result) throw new Error("the game is not over");
  const parts = perSeat(Object.keys(seats), (seat) => seats[seat]!.part);
  const views = course && perSeat(course.session.game.seats, (seat) => course.session.view(seat));
  const reveal: Reveal = { seed, fair: { commitment, secret, parts }, views };
  return { type: "over", result, reveal };
}

/** The record of a finished game, with the proof of its seed. */
export function recordOf(game: StoredGame, seats: PerSeat<StoredSeat>, course: Course | null): OnlineRecord {
  if (!game.result) throw new ServerError("not-over", "The record comes out when the game is over: it holds every secret.");
  if (!course) throw new ServerError("not-found", "This game never began.");
  const inOrder = course.session.game.seats;
  return {
    format: "punica-record",
    rulesVersion: course.session.game.rulesVersion,
    header: headerOf(game),
    steps: course.record,
    id: game.id,
    players: perSeat(inOrder, (seat) => seats[seat]!.name),
    result: game.result,
    fair: {
      commitment: game.commitment,
      secret: game.secret,
      parts: perSeat(inOrder, (seat) => seats[seat]!.part!),
    },
  };
}
