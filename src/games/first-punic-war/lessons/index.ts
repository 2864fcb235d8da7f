import type { Lesson } from "../../../lessons/lesson.ts";
import { turn } from "./turn.ts";

/** The lessons of First Punic War, in the order in which they are taken. */
export const lessons: readonly Lesson[] = [turn];
