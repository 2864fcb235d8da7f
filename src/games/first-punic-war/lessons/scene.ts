import type { Plain } from "../../../engine/index.ts";
import type { Expected } from "../../../lessons/lesson.ts";
import type { WarView } from "../rules/position.ts";

type Placed = { readonly [key: string]: Plain };

/** A garrison in each of these hexes. */
const garrisons = (side: "R" | "C", hexes: readonly string[]): Placed =>
  Object.fromEntries(hexes.map((at, index) => [`${side}-garrison-${index + 1}`, { at }]));

const GARRISONS: Placed = {
  ...garrisons("R", ["2809", "3010", "3011", "3412", "2507", "2906", "2907", "2710", "3512", "3216"]),
  ...garrisons("C", ["2417", "2317", "2925", "1216", "0215", "0214", "1512", "2409", "2314", "2916", "2717", "3019"]),
};

/** A position with the garrisons of 264 BC, nobody else but who is named, and no stratagems but those that are dealt. */
export function scene({ units, ...rest }: { readonly units: Placed; readonly [key: string]: Plain }): Plain {
  return {
    turn: 1,
    phase: "operations",
    crisis: null,
    markers: { rome: [], carthage: [] },
    ...rest,
    units: { ...GARRISONS, ...units },
  };
}

export const seen = (view: Plain): WarView => view as WarView;

/** A land operation in which a force moves, or stays where it is, and then attacks a hex in a battle, all together. */
export const attack = (force: readonly string[], move: string, target: string): readonly Expected[] => [
  ["fpw.choose-operation", "op:land"],
  ["fpw.choose-force", force],
  ["fpw.move", move],
  ["fpw.attack", target],
  ["fpw.choose-attackers", force],
  ["fpw.choose-table", "table:battle"],
];

/** Whether a unit stands in a hex. */
export const stands = (view: Plain, unit: string, hex: string): boolean =>
  seen(view).stacks.some((stack) => stack.hex === hex && stack.units.some(({ id }) => id === `unit:${unit}`));

/** Whether a side has units in a hex. */
export const holds = (view: Plain, side: "rome" | "carthage", hex: string): boolean =>
  seen(view).stacks.some((stack) => stack.hex === hex && stack.side === side);
