import { choose, type Play } from "../../../engine/index.ts";
import { isTown } from "../board.ts";
import { HEX_IDS, hexOfId } from "../map.ts";
import { type FpwTable, spend } from "../pieces.ts";
import { SIDE_IDS, type State, seatOf, sideOf } from "../state.ts";
import { COST } from "../tables.ts";
import { IS_LEADER } from "../units.ts";
import { isMarkerLeft } from "./pillage.ts";

/** The towns where a side has a leader who could found a colony (32.1). */
function sites(s: State, side: number): number[] {
  if (!s.rules.colonies || s.ap[side]! < COST.colony || !isMarkerLeft(s)) return [];
  const hexes = new Set<number>();
  for (const [unit, hex] of s.at.entries())
    if (hex >= 0 && s.aboard[unit]! < 0 && IS_LEADER[unit] && sideOf(s, unit) === side && isTown(s, hex)) hexes.add(hex);
  return [...hexes].sort((a, b) => a - b);
}

/** The last thing in the Mobilization Phase: colonies (32.1). The phase ends when no more are founded. */
export function* colonize(t: FpwTable): Play {
  const { s } = t;
  const options = ["done", ...sites(s, s.side).map((hex) => HEX_IDS[hex]!)];
  const answer = yield* choose(seatOf(s.side), options, { prompt: "fpw.colonize", rule: "32.1" });
  if (answer === "done") {
    s.mobilization = null;
    return;
  }
  const hex = hexOfId(answer);
  spend(s, s.side, COST.colony);
  s.colonies.push(hex);
  const camp = s.camps.indexOf(hex);
  if (camp >= 0) s.camps[camp] = -1;
  t.note("fpw.colony-founded", { side: SIDE_IDS[s.side]!, hex: answer }, "32.1");
}
