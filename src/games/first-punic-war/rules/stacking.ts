import type { Play } from "../../../engine/index.ts";
import { choose, type Option } from "./ask.ts";
import { type Board, heldHexes, scan } from "./board.ts";
import { coverOf, topUnit } from "./fog.ts";
import { HEX_IDS, hexOfId } from "./map.ts";
import { armyIn, type FpwTable } from "./pieces.ts";
import { SIDE_IDS, type State, seatOf, sideOf } from "./state.ts";
import { UNIT_COUNT, UNIT_IDS, unitOfId } from "./units.ts";

/** An army marker of a side that is not on the map, or -1 (2.1.1). */
function freeArmy(s: State, side: number): number {
  const half = s.armies.length / 2;
  for (let i = side * half; i < (side + 1) * half; i++) if (s.armies[i]! < 0) return i;
  return -1;
}

/** What a side could put on top of its own stack: a unit, or an army marker (10.0, 2.1.1). */
function choicesIn(s: State, b: Board, side: number, hex: number): Option[] {
  const units: Option[] = [];
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!)
    if (s.aboard[unit]! < 0 && sideOf(s, unit) === side) units.push(UNIT_IDS[unit]!);
  if (units.length === 1) units.pop();
  const army = armyIn(s, side, hex);
  if (army >= 0) units.push("lift-army");
  else if (b.first[hex]! >= 0 && freeArmy(s, side) >= 0) units.push("army");
  return units;
}

/** Whether there is anything to choose in a stack when no army marker is left: two units, or a marker to remove. */
const isArrangeable = (s: State, b: Board, side: number, hex: number): boolean =>
  b.land[side as 0]![hex]! + b.fleets[side as 0]![hex]! > 1 || armyIn(s, side, hex) >= 0;

/** Whether a side has a stack it could arrange. */
export function canArrange(s: State, side: number): boolean {
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (s.at[unit]! >= 0 && sideOf(s, unit) === side) return true;
  return false;
}

/** A player arranges a stack: which unit is on top, or an army marker over all of them (10.0, 25.0). */
export function* arrange(t: FpwTable, side: number): Play {
  const { s } = t;
  const b = scan(s);
  const held = heldHexes(s, b, side);
  const hexes = freeArmy(s, side) >= 0 ? held : held.filter((hex) => isArrangeable(s, b, side, hex));
  if (hexes.length === 0) return;
  const ids = hexes.map((hex) => HEX_IDS[hex]!);
  const at = yield* choose(seatOf(side), ids, { prompt: "fpw.arrange-hex", rule: "10.0" });
  const hex = hexOfId(at);
  const answer = yield* choose(seatOf(side), choicesIn(s, scan(s), side, hex), {
    prompt: "fpw.arrange",
    rule: "10.0",
    params: { hex: at },
  });
  const where = { side: SIDE_IDS[side]!, hex: at };
  if (answer === "army") {
    s.armies[freeArmy(s, side)] = hex;
    t.note("fpw.army-placed", where, "2.1.1");
    return;
  }
  if (answer === "lift-army") {
    s.armies[armyIn(s, side, hex)] = -1;
    t.note("fpw.army-removed", where, "2.1.1");
  } else s.tops = [...s.tops.filter((unit) => s.at[unit] !== hex), unitOfId(answer)].sort((a, b) => a - b);
  const unit = coverOf(s, side, hex) ?? UNIT_IDS[topUnit(s, scan(s), hex, side)]!;
  t.note("fpw.arranged", { ...where, unit }, "10.0");
}
