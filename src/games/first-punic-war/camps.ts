import { choose, type Play, type Reason } from "../../engine/index.ts";
import { isFortress } from "./board.ts";
import { HEX_IDS, hexOfId, KIND, MOUNTAIN, SEA, TERRAIN } from "./map.ts";
import { type FpwTable, spend } from "./pieces.ts";
import { type Operation, SIDE_IDS, type State, seatOf, sideOf } from "./state.ts";
import { COST } from "./tables.ts";
import { BUILDS_CAMPS } from "./units.ts";

/** A camp marker of a side that is not on the map, or -1. */
export function freeCamp(s: State, side: number): number {
  const half = s.camps.length / 2;
  for (let i = side * half; i < (side + 1) * half; i++) if (s.camps[i]! < 0) return i;
  return -1;
}

/** Whether a camp may be built in a hex: no fortress, no mountains, not at sea, no other camp (22.0). */
export const mayHoldCamp = (s: State, hex: number): boolean =>
  KIND[hex] !== SEA && TERRAIN[hex] !== MOUNTAIN && !isFortress(s, hex) && !s.camps.includes(hex);

/** The hexes where the force of an operation could build a camp: it has a landed legion or hoplite there (22.0). */
function sites(s: State, operation: Operation): number[] {
  const hexes: number[] = [];
  for (const unit of operation.party) {
    const hex = s.at[unit]!;
    if (hex < 0 || !BUILDS_CAMPS[unit] || s.aboard[unit]! >= 0 || hexes.includes(hex)) continue;
    if (sideOf(s, unit) === operation.side && mayHoldCamp(s, hex)) hexes.push(hex);
  }
  return hexes.sort((a, b) => a - b);
}

/** The Camp Segment: the force may build a camp for one more AP (22.0). */
export function* campStage(t: FpwTable, operation: Operation): Play {
  const { s } = t;
  const { side } = operation;
  const marker = freeCamp(s, side);
  if (s.ap[side]! < COST.camp || marker < 0) return;
  const options = sites(s, operation).map((hex) => HEX_IDS[hex]!);
  options.push("pass");
  const answer = yield* choose(seatOf(side), options, {
    prompt: "fpw.camp",
    rule: "22.0",
    whyNot: (id) => whyNotCamp(s, hexOfId(id)),
  });
  if (answer === "pass") return;
  spend(s, side, COST.camp);
  s.camps[marker] = hexOfId(answer);
  t.note("fpw.camp-built", { side: SIDE_IDS[side]!, hex: answer }, "22.0");
}

function whyNotCamp(s: State, hex: number): Reason | undefined {
  if (hex < 0) return undefined;
  return { why: mayHoldCamp(s, hex) ? "fpw.why.no-builders" : "fpw.why.camp-ground", rule: "22.0" };
}
