import type { Play } from "../../../../engine/index.ts";
import { choose, confirm, type Option } from "../ask.ts";
import { isFortress, isPillaged, occupies, scan } from "../board.ts";
import { HEX_IDS, hexOfId, MAP, PLACE, powerOf, REGION } from "../map.ts";
import { type FpwTable, gainAp, spend } from "../pieces.ts";
import { SIDE_IDS, type State, seatOf, sideOf } from "../state.ts";
import { COST } from "../tables.ts";
import { COLONY_MARKERS, CONTINGENT } from "../units.ts";

/** Whether a colony or pillage marker is left: they share counters. */
export const isMarkerLeft = (s: State): boolean => s.pillaged.length + s.colonies.length < COLONY_MARKERS;

/** Whether the pursuers in a hex may pillage it (31.0, 31.2). */
function canPillage(s: State, side: number, hex: number, pursuers: readonly number[]): boolean {
  if (!s.rules.pillage || PLACE[hex]! < 0 || isPillaged(s, hex) || !isMarkerLeft(s)) return false;
  const power = powerOf(hex);
  if (power >= 0 && s.powers[power] === side) return false;
  const nation = MAP.home[REGION[hex]!]!;
  return pursuers.length > 0 && pursuers.every((unit) => CONTINGENT[unit] !== nation);
}

/** The attackers have won, pursued into a town or fortress and stopped there: they may pillage it (31.1). */
export function* pillage(t: FpwTable, side: number): Play {
  const { s } = t;
  const { to, attackers } = s.combat!;
  const here = attackers.filter((unit) => s.at[unit] === to && sideOf(s, unit) === side);
  if (!canPillage(s, side, to, here)) return;
  const ap = isFortress(s, to) ? 2 : 1;
  const yes = yield* confirm(seatOf(side), { prompt: "fpw.pillage", rule: "31.1", params: { hex: HEX_IDS[to]!, ap } });
  if (!yes) return;
  s.pillaged.push(to);
  t.note("fpw.pillaged", { side: SIDE_IDS[side]!, hex: HEX_IDS[to]! }, "31.1");
  gainAp(t, side, ap, "31.1");
}

/** At the end of the Mobilization Phase a side may remove pillage markers where it has a unit (31.4). */
export function* restore(t: FpwTable): Play {
  const { s } = t;
  const phase = s.mobilization!;
  const b = scan(s);
  const hexes = s.ap[s.side]! < COST.removePillage ? [] : s.pillaged.filter((hex) => occupies(b, s.side, hex));
  const options: Option[] = ["done", ...hexes.map((hex) => HEX_IDS[hex]!)];
  const params = { ap: COST.removePillage, left: s.ap[s.side]! };
  const answer = yield* choose(seatOf(s.side), options, { prompt: "fpw.restore", rule: "31.4", params });
  if (answer === "done") {
    phase.stage = "colonies";
    return;
  }
  s.pillaged.splice(s.pillaged.indexOf(hexOfId(answer)), 1);
  t.note("fpw.restored", { side: SIDE_IDS[s.side]!, hex: answer, ...spend(s, s.side, COST.removePillage) }, "31.4");
}
