import { type Board, fortresses, fortressLevel, isPillaged, occupies, scan } from "./board.ts";
import { CARTHAGE, ROME } from "./map.ts";
import { isBesieged } from "./optional/siege.ts";
import { type FpwTable, gainAp } from "./pieces.ts";
import { ROMAN, SIDE_IDS, type State } from "./state.ts";
import { TURN_TRACK } from "./tables.ts";

/**
 * Whether a place yields AP for a side, in the Action Point Determination Phase and from the augurs: not besieged or pillaged
 * (30.1, 31.3).
 */
export const bringsAp = (s: State, b: Board, hex: number, side: number): boolean =>
  occupies(b, side, hex) && !isPillaged(s, hex) && !isBesieged(s, b, hex, side);

/** AP from capitals (8.1.3, 8.1.4). */
function capitalAp(s: State, b: Board, side: number): number {
  const [own, enemy] = side === ROMAN ? [ROME, CARTHAGE] : [CARTHAGE, ROME];
  return (bringsAp(s, b, own, side) ? 2 : 0) + (bringsAp(s, b, enemy, side) ? 1 : 0);
}

/** AP from capitals and fortresses (8.1.3 to 8.1.6). */
export function fortressAp(s: State, side: number): number {
  const b = scan(s);
  let ap = capitalAp(s, b, side);
  for (const hex of fortresses(s)) if (hex !== ROME && hex !== CARTHAGE && bringsAp(s, b, hex, side)) ap += fortressLevel(s, hex);
  return ap;
}

/** The phasing player's AP for the turn: track, die, capitals and fortresses, less any debt left by a crisis (8.1, 7.1). */
export function determineActionPoints(t: FpwTable): void {
  const { s } = t;
  const { side } = s;
  const track = TURN_TRACK[s.turn - 1]![side as 0 | 1];
  const die = t.die();
  const held = fortressAp(s, side);
  const capitals = capitalAp(s, scan(s), side);
  const gained = track + die + held;
  const owed = Math.min(s.debt[side]!, gained);
  s.debt[side]! -= owed;
  t.note("fpw.ap-rolled", { side: SIDE_IDS[side]!, track, die, capitals, fortresses: held - capitals }, "8.1");
  if (owed > 0) t.note("fpw.debt-paid", { side: SIDE_IDS[side]!, ap: owed }, "7.1");
  gainAp(t, side, gained - owed, "8.2");
}
