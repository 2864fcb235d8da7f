import type { Play } from "../../../engine/index.ts";
import { choose, type Reason } from "./ask.ts";
import { isFortress } from "./board.ts";
import { HEX_IDS, hexOfId, KIND, MOUNTAIN, SEA, TERRAIN } from "./map.ts";
import { type FpwTable, spend } from "./pieces.ts";
import { type Operation, SIDE_IDS, type State, seatOf, sideOf } from "./state.ts";
import { COST } from "./tables.ts";
import { BUILDS_CAMPS, IS_FLEET } from "./units.ts";

/** A camp marker of a side that is not on the map, or -1. */
function freeCamp(s: State, side: number): number {
  const half = s.camps.length / 2;
  for (let i = side * half; i < (side + 1) * half; i++) if (s.camps[i]! < 0) return i;
  return -1;
}

/** Whether a camp may be built in a hex: no fortress, no mountains, not at sea, no other camp (22.0). */
const mayHoldCamp = (s: State, hex: number): boolean =>
  KIND[hex] !== SEA && TERRAIN[hex] !== MOUNTAIN && !isFortress(s, hex) && !s.camps.includes(hex);

const isOnGround = (s: State, side: number, unit: number): boolean =>
  s.at[unit]! >= 0 && !IS_FLEET[unit] && s.aboard[unit]! < 0 && sideOf(s, unit) === side;

/** The hexes where units could build a camp: with a legion or hoplite among them (22.0). */
const sites = (s: State, units: readonly number[]): number[] =>
  [...new Set(units.filter((unit) => BUILDS_CAMPS[unit]).map((unit) => s.at[unit]!))].sort((a, b) => a - b);

/** The Camp Segment: the force may build a camp for one more AP (22.0). */
export function* campStage(t: FpwTable, operation: Operation): Play {
  const { s } = t;
  const { side } = operation;
  const marker = freeCamp(s, side);
  if (s.ap[side]! < COST.camp || marker < 0) return;
  const party = operation.party.filter((unit) => isOnGround(s, side, unit) && mayHoldCamp(s, s.at[unit]!));
  if (party.length === 0) return;
  const options = sites(s, party).map((hex) => HEX_IDS[hex]!);
  options.push("pass");
  const answer = yield* choose(seatOf(side), options, {
    prompt: "fpw.camp",
    rule: "22.0",
    params: { ap: s.ap[side]! },
    whyNot: (id) => whyNotCamp(s, party, hexOfId(id)),
    always: true, // whether they include builders is their owner's secret
  });
  if (answer === "pass") return;
  s.camps[marker] = hexOfId(answer);
  t.note("fpw.camp-built", { side: SIDE_IDS[side]!, hex: answer, ...spend(s, side, COST.camp) }, "22.0");
}

function whyNotCamp(s: State, party: readonly number[], hex: number): Reason | undefined {
  if (hex < 0) return undefined;
  if (!party.some((unit) => s.at[unit] === hex)) return { why: "fpw.why.camp-elsewhere", rule: "22.0" };
  return { why: mayHoldCamp(s, hex) ? "fpw.why.no-builders" : "fpw.why.camp-ground", rule: "22.0" };
}
