import type { Plain } from "../../../engine/index.ts";
import { SPACE_IDS, START } from "../rules/map.ts";
import type { HannibalView } from "../rules/position.ts";

/** Counter events: unless a lesson deals them they lie on the discard pile, so that nobody is asked for them. */
const COUNTERS = [6, 7, 8, 20, 31, 32, 41, 42, 59, 60];

type Hands = Partial<Record<"rome" | "carthage", readonly number[]>>;

/** A position in the strategy phase, with nothing more than a lesson needs. */
export function scene(position: { readonly [key: string]: Plain }): Plain {
  const { rome = [], carthage = [] } = (position.hands ?? {}) as Hands;
  const dealt = new Set([...rome, ...carthage]);
  return { turn: 1, discard: COUNTERS.filter((card) => !dealt.has(card)), ...position };
}

/** The stack that a general is with. */
export const armyOf = (view: Plain, general: string) =>
  (view as HannibalView).forces.find(({ generals }) => generals?.some((name) => name === general));

export const turnOf = (view: Plain): number => (view as HannibalView).turn;

/** How many CUs are with a general, elephants included, if he is at a place. */
export function cusOf(view: Plain, general: string, at: string): number {
  const army = armyOf(view, general);
  return army && army.at === at ? army.cus + (army.elephants ?? 0) : 0;
}

export const holds = (view: Plain, seat: "rome" | "carthage", space: string): boolean =>
  (view as HannibalView).control[seat].some((name) => name === space);

/** Who holds which spaces in 218 BC. */
export const ROME_AT_START: readonly string[] = SPACE_IDS.filter((_, space) => START[space] === "rome");
export const CARTHAGE_AT_START: readonly string[] = SPACE_IDS.filter((_, space) => START[space] === "carthage");
