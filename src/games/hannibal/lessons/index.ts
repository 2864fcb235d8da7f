import type { Lesson } from "../../../lessons/lesson.ts";
import { march } from "./march.ts";

/** The lessons of Hannibal, in the order in which they are taken. */
export const lessons: readonly Lesson[] = [march];
