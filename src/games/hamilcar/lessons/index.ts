import type { Lesson } from "../../../lessons/lesson.ts";
import { fleet } from "./fleet.ts";
import { interception } from "./interception.ts";

/** The lessons of Hamilcar, in the order in which they are taken. */
export const lessons: readonly Lesson[] = [fleet, interception];
