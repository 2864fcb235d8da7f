import { counted, eliminate, type FpwTable, withdrawFromMap } from "../pieces.ts";
import { CARTHAGINIAN, type Modifier, SIDE_IDS, type State } from "../state.ts";
import { fateOf } from "../tables.ts";
import { UNIT_IDS } from "../units.ts";

/** Whether the phasing player has recruited as many leaders as one phase allows (29.1). */
export const leaderLimitReached = (s: State): boolean => s.rules.leaders && s.mobilization!.leaders >= 2;

/** The leader of a routed force may fall into disgrace (29.3). */
export function checkDisgrace(t: FpwTable, side: number): void {
  const { s } = t;
  const combat = s.combat!;
  const leader = combat.leaders[side]!;
  if (!s.rules.leaders || !combat.routed[side] || leader < 0 || s.at[leader]! < 0) return;
  const modifiers: Modifier[] = side === CARTHAGINIAN ? [{ amount: 1, because: "fpw.because.carthage" }] : [];
  const die = t.die();
  const roll = die + modifiers.length;
  const fate = fateOf(roll);
  if (fate === "relieved") withdrawFromMap(s, leader);
  t.note(
    "fpw.disgrace",
    { side: SIDE_IDS[side]!, unit: UNIT_IDS[leader]!, die, modifiers: counted(modifiers), roll, fate: `fpw.fate.${fate}` },
    "29.3",
  );
  if (fate === "exiled") {
    const lost = combat.lost[side]!;
    eliminate(t, leader, "29.3");
    combat.lost[side] = lost; // not lost in combat
  }
}
