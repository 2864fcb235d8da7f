import type { PlanStep } from "../../engine/index.ts";

/** Somebody beside the table who shows what to do, and lets only that be done. */
export interface Guide {
  /** what to click: things on the board and in the hand, options, buttons of a plan; null where all that is legal may be done */
  readonly hints: ReadonlySet<string> | null;
  /** where to look */
  readonly scene: readonly string[];
  /** there is something to be read before the question */
  readonly speaks: boolean;
  /** Whether these answers may be given now; if not, the guide says why. */
  allows(steps: readonly PlanStep[]): boolean;
}
