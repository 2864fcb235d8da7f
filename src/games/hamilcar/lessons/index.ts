import type { Lesson } from "../../../lessons/lesson.ts";
import { corvi } from "./corvi.ts";
import { firstTurn } from "./first-turn.ts";
import { fleet } from "./fleet.ts";
import { interception } from "./interception.ts";
import { landBattle } from "./land-battle.ts";
import { miat } from "./miat.ts";
import { siege } from "./siege.ts";
import { victory } from "./victory.ts";

/** The lessons of Hamilcar, in the order in which they are taken. */
export const lessons: readonly Lesson[] = [fleet, interception, corvi, landBattle, siege, miat, victory, firstTurn];
