import type { Plain } from "../../../engine/index.ts";
import type { HamilcarView } from "../rules/position.ts";

export const seen = (view: Plain): HamilcarView => view as HamilcarView;

/** The stack that a general is with. */
export const armyOf = (view: Plain, general: string) =>
  seen(view).forces.find(({ generals }) => generals?.some((name) => name === general));

/** The Roman PCs of Italia in 264 BC. */
export const ITALIA: readonly string[] = [
  ...["cosa", "praeneste", "fregellae", "nola", "corfinium", "bovianum", "beneventum", "luceria", "canusium"],
  ...["venusia", "brundisium", "paestum", "thurii", "locri"],
];
