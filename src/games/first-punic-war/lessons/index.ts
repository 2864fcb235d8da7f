import type { Lesson } from "../../../lessons/lesson.ts";
import { combat } from "./combat.ts";
import { morale } from "./morale.ts";
import { sea } from "./sea.ts";
import { stratagems } from "./stratagems.ts";
import { supply } from "./supply.ts";
import { turn } from "./turn.ts";
import { wholeTurn } from "./whole-turn.ts";

/** The lessons of First Punic War, in the order in which they are taken. */
export const lessons: readonly Lesson[] = [turn, combat, morale, sea, supply, stratagems, wholeTurn];
