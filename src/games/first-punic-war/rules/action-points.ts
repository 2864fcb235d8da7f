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

interface Yield {
  own: number;
  theirs: number;
  minor: number;
  major: number;
}
const apOf = ({ own, theirs, minor, major }: Yield): number => own + theirs + minor + 2 * major;

/** What capitals yield, and how many other fortresses of each kind yield AP (8.1.3 to 8.1.6). */
function yieldOf(s: State, side: number): Yield {
  const b = scan(s);
  const [home, away] = side === ROMAN ? [ROME, CARTHAGE] : [CARTHAGE, ROME];
  const found = { own: bringsAp(s, b, home, side) ? 2 : 0, theirs: bringsAp(s, b, away, side) ? 1 : 0, minor: 0, major: 0 };
  for (const hex of fortresses(s)) {
    if (hex === ROME || hex === CARTHAGE || !bringsAp(s, b, hex, side)) continue;
    if (fortressLevel(s, hex) === 1) found.minor++;
    else found.major++;
  }
  return found;
}

/** AP from capitals and fortresses (8.1.3 to 8.1.6). */
export const fortressAp = (s: State, side: number): number => apOf(yieldOf(s, side));

/** The phasing player's AP for the turn: track, die, capitals and fortresses, less any debt left by a crisis (8.1, 7.1). */
export function determineActionPoints(t: FpwTable): void {
  const { s } = t;
  const { side } = s;
  const track = TURN_TRACK[s.turn - 1]![side as 0 | 1];
  const die = t.die();
  const held = yieldOf(s, side);
  const gained = track + die + apOf(held);
  const owed = Math.min(s.debt[side]!, gained);
  s.debt[side]! -= owed;
  t.note("fpw.ap-rolled", { side: SIDE_IDS[side]!, track, die, ...held, sum: gained }, "8.1");
  if (owed > 0) t.note("fpw.debt-paid", { side: SIDE_IDS[side]!, ap: owed }, "7.1");
  gainAp(t, side, gained - owed, "8.2");
}
