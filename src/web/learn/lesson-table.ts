import { type Game, type Put, putAgain } from "../../engine/index.ts";
import type { Lesson } from "../../lessons/lesson.ts";
import { headerOf, Walk, walked } from "../../lessons/walk.ts";
import type { TableClient } from "../table/client.ts";
import { againstComputer, LocalTable, newGame } from "../table/local.svelte.ts";

/** The table of a lesson at one of its steps. The other side plays what the lesson says; nothing is kept. */
export function lessonTable(
  game: Game,
  lesson: Lesson,
  step: number,
  heard: (inputs: readonly Put[]) => void,
): { client: TableClient; inputs: readonly Put[] } {
  const walk = new Walk(game, lesson);
  walk.playTo(step);
  const inputs = walk.session.history.map(putAgain);
  const players = againstComputer(game.seats, lesson.seat, "");
  const stored = {
    ...newGame(headerOf(game, lesson), game, players),
    position: lesson.position,
    inputs,
    // what led here is no news
    followed: { [lesson.seat]: Number.MAX_SAFE_INTEGER },
  };
  const table = LocalTable.open(game, stored, {
    store: {
      all: async () => [],
      get: async () => undefined,
      put: async (kept) => heard(kept.inputs),
      remove: async () => {},
    },
    thinker: () => ({
      think: async ({ game: course }) => walked(game, lesson, course.inputs).byItself!,
      close: () => {},
    }),
    answersForced: () => true,
    hasCurtain: () => false,
  });
  table.begin();
  const client: TableClient = table;
  client.again = null;
  client.branch = null;
  return { client, inputs };
}
