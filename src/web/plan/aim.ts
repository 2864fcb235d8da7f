import type { Words } from "../../words/words.ts";
import type { Planner } from "./planner.svelte.ts";

/** Whether a plan ends before anybody has moved: to stop there is to stay. */
export const isStaying = (planner: Planner): boolean => planner.isGoing && !planner.place && planner.end !== null;

/** Some games attack from the space beside; in the others who fights goes where the enemy is. */
export const isAttack = (planner: Planner, words: Words): boolean =>
  planner.fight !== null && planner.route.length > 1 && words.has("face.plan.attack");
