import { type AnyGame, inputFrom, type ReplayInput } from "../../engine/index.ts";
import type { Lesson } from "../../lessons/lesson.ts";
import { headerOf, Walk, walkAfter } from "../../lessons/walk.ts";
import type { TableClient } from "../table/client.ts";
import { LocalTable } from "../table/local.svelte.ts";
import { againstComputer, newGame } from "../table/new-game.ts";

/** What the table of a lesson needs from the teacher. */
interface Listener {
  /** the inputs to the game so far */
  heard(inputs: readonly ReplayInput[]): void;
  /** the other side may answer this prompt: the learner has read what there is to read before */
  ready(prompt: string): Promise<void>;
}

/** The table of a lesson at one of its steps. The other side plays what the lesson says; nothing is kept. */
export function lessonTable(
  game: AnyGame,
  lesson: Lesson,
  step: number,
  listener: Listener,
): { client: TableClient; begin: () => void } {
  const walk = new Walk(game, lesson);
  walk.playTo(step);
  const inputs = walk.session.history.map(inputFrom);
  const players = againstComputer(game.seats, lesson.seat, "");
  const stored = {
    ...newGame(headerOf(game, lesson), game, players),
    ...(lesson.position !== undefined && { position: lesson.position }),
    inputs,
    // what led here is not news
    followed: { [lesson.seat]: Number.MAX_SAFE_INTEGER },
  };
  const table = LocalTable.open(game, stored, {
    store: {
      all: async () => [],
      get: async () => undefined,
      put: async (kept) => listener.heard(kept.inputs),
      remove: async () => {},
    },
    thinker: () => ({
      think: async ({ game: course }) => {
        const walk = walkAfter(game, lesson, course.inputs);
        await listener.ready(walk.session.question!.prompt);
        return walk.byItself!;
      },
      close: () => {},
    }),
    answersForced: () => true,
    hasCurtain: () => false,
    ends: lesson.steps.at(-1)?.task?.until,
    // what belongs to an earlier step is done
    settled: (given) => walkAfter(game, lesson, given).progress.since ?? Number.POSITIVE_INFINITY,
  });
  listener.heard(inputs);
  const client: TableClient = table;
  client.again = null;
  client.branch = null;
  return { client, begin: () => table.begin() };
}
