import type { Plain } from "../../../engine/index.ts";
import type { HamilcarView } from "../rules/position.ts";

export const seen = (view: Plain): HamilcarView => view as HamilcarView;

/** The stack that a general is with. */
export const armyOf = (view: Plain, general: string) =>
  seen(view).forces.find(({ generals }) => generals?.some((name) => name === general));
