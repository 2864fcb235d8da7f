import type { Lesson } from "../../../lessons/lesson.ts";
import { battle } from "./battle.ts";
import { control } from "./control.ts";
import { italy } from "./italy.ts";
import { march } from "./march.ts";
import { passes } from "./passes.ts";
import { reactions } from "./reactions.ts";
import { sea } from "./sea.ts";
import { siege } from "./siege.ts";
import { victory } from "./victory.ts";
import { winter } from "./winter.ts";

/** The lessons of Hannibal, in the order in which they are taken. */
export const lessons: readonly Lesson[] = [march, passes, battle, control, reactions, sea, siege, winter, victory, italy];
