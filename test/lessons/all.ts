import type { Manifest } from "../../src/games/manifest.ts";
import type { Lesson } from "../../src/lessons/lesson.ts";

/** All that is taught of a game: its lessons, then the examples of its rules. */
export const lessonsOf = async ({ lessons, examples }: Manifest): Promise<readonly Lesson[]> => [
  ...((await lessons?.()) ?? []),
  ...((await examples?.()) ?? []),
];
