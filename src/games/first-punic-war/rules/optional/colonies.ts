import type { Play } from "../../../../engine/index.ts";
import { choose, type Option } from "../ask.ts";
import { isTown } from "../board.ts";
import { HEX_IDS, hexOfId } from "../map.ts";
import { type FpwTable, spend } from "../pieces.ts";
import { SIDE_IDS, type State, seatOf, sideOf } from "../state.ts";
import { COST } from "../tables.ts";
import { IS_FLEET, IS_LEADER } from "../units.ts";
import { isMarkerLeft } from "./pillage.ts";

const canFound = (s: State, side: number): boolean => s.rules.colonies && s.ap[side]! >= COST.colony && isMarkerLeft(s);

/** Whether, as far as everybody can tell, a side might have a leader in a town: it has one on the map, and land units in a town (25.0). */
function mightFound(s: State, side: number): boolean {
  const has = (test: (unit: number, hex: number) => boolean) =>
    s.at.some((hex, unit) => hex >= 0 && sideOf(s, unit) === side && test(unit, hex));
  return canFound(s, side) && has((unit) => IS_LEADER[unit] === 1) && has((unit, hex) => !IS_FLEET[unit] && isTown(s, hex));
}

/** The towns where a side has a leader, ashore or on board, who could found a colony (32.1). */
function sites(s: State, side: number): number[] {
  if (!canFound(s, side)) return [];
  const hexes = new Set<number>();
  for (const [unit, hex] of s.at.entries())
    if (hex >= 0 && IS_LEADER[unit] && sideOf(s, unit) === side && isTown(s, hex)) hexes.add(hex);
  return [...hexes].sort((a, b) => a - b);
}

/** Last in the Mobilization Phase: colonies (32.1). Returns true when no more are founded. */
export function* colonize(t: FpwTable): Play<boolean> {
  const { s } = t;
  const options: Option[] = ["done", ...sites(s, s.side).map((hex) => HEX_IDS[hex]!)];
  const answer = yield* choose(seatOf(s.side), options, {
    prompt: "fpw.colonize",
    rule: "32.1",
    params: { ap: COST.colony, left: s.ap[s.side]! },
    always: mightFound(s, s.side), // whether one of them is a leader is their owner's secret
  });
  if (answer === "done") {
    s.mobilization = null;
    return true;
  }
  const hex = hexOfId(answer);
  s.colonies.push(hex);
  const camp = s.camps.indexOf(hex);
  if (camp >= 0) {
    s.camps[camp] = -1;
    t.note("fpw.camp-removed", { hex: answer }, "32.1");
  }
  t.note("fpw.colony-founded", { side: SIDE_IDS[s.side]!, hex: answer, ...spend(s, s.side, COST.colony) }, "32.1");
  return false;
}
