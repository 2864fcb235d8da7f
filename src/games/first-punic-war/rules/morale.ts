import type { Play } from "../../../engine/index.ts";
import { pick, type Reason } from "./ask.ts";
import { whyNotThere } from "./forces.ts";
import { HEX_IDS } from "./map.ts";
import type { FpwTable } from "./pieces.ts";
import { type State, seatOf, sideOf } from "./state.ts";
import { COMMAND, IS_LEADER, MORALE_RECRUIT, MORALE_VETERAN, UNIT_COUNT, UNIT_IDS, unitOfId } from "./units.ts";

export const moraleOf = (s: State, unit: number): number => (s.veteran[unit] ? MORALE_VETERAN[unit]! : MORALE_RECRUIT[unit]!);

/** The leader with the highest command value, or -1: only one may help a force (15.2.1). */
export function bestLeader(leaders: readonly number[]): number {
  let best = -1;
  for (const leader of leaders) if (best < 0 || COMMAND[leader]! > COMMAND[best]!) best = leader;
  return best;
}

/** The leaders of a side in a hex: any of them may help units checking there (15.2.1). */
export function leadersIn(s: State, side: number, hex: number): number[] {
  const leaders: number[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (IS_LEADER[unit] && s.at[unit] === hex && sideOf(s, unit) === side) leaders.push(unit);
  return leaders;
}

/**
 * Before a morale check a leader may raise the morale of as many units as his command value by one; never leaders (15.2.2). In
 * combat some may be left to rout; in hunger and storms nobody would do that. If a leader may be hidden, the owner is asked even
 * without one (25.0).
 */
export function* boost(
  t: FpwTable,
  side: number,
  units: readonly number[],
  leaders: readonly number[],
  hex: number,
  rule: string,
  hidden = false,
): Play<readonly number[]> {
  const { s } = t;
  const leader = bestLeader(leaders);
  if (leader < 0 && !hidden) return [];
  const able = units.filter((unit) => !IS_LEADER[unit]);
  const count = leader < 0 ? 0 : Math.min(COMMAND[leader]!, able.length);
  const picked = yield* pick(
    seatOf(side),
    able.map((unit) => UNIT_IDS[unit]!),
    s.combat ? 0 : count,
    count,
    {
      prompt: "fpw.boost",
      rule,
      params: { unit: count > 0 ? UNIT_IDS[leader]! : "fpw.no-leader", count, hex: HEX_IDS[hex]!, modifiers: morales(s, able) },
      always: hidden,
      whyNot: (id) => {
        const unit = unitOfId(id);
        if (unit < 0) return undefined;
        const steadied: Reason = IS_LEADER[unit]
          ? { why: "fpw.why.leader-steadies", rule }
          : { why: "fpw.why.not-checked", rule, params: { unit: id } };
        return whyNotThere(s, side, unit, hex, rule) ?? steadied;
      },
    },
  );
  if (picked.length > 0) {
    const params = { unit: UNIT_IDS[leader]!, units: [...picked] };
    if (s.combat) {
      t.revealed = true;
      t.note("fpw.boosted", params, "15.2");
    } else t.noteOnlyTo(seatOf(side), "fpw.boosted", params, "15.2"); // outside combat nobody is revealed (25.0)
  }
  return picked.map(unitOfId);
}

/** The log says what each unit needs: in combat to everybody, otherwise only to its owner (15.2.3, 25.0). */
export function tellMorale(t: FpwTable, side: number, units: readonly number[], boosted: readonly number[]): void {
  const params = {
    modifiers: units.map((unit) => `${UNIT_IDS[unit]}=${moraleOf(t.s, unit) + (boosted.includes(unit) ? 1 : 0)}`),
  };
  if (t.s.combat) t.note("fpw.morale-needed", params, "15.2");
  else t.noteOnlyTo(seatOf(side), "fpw.morale-needed", params, "15.2");
}

/** The morale of units, for a question about them. */
export const morales = (s: State, units: readonly number[]): string[] =>
  units.map((unit) => `${UNIT_IDS[unit]}=${moraleOf(s, unit)}`);

/** The units that fail a check: the die exceeds their morale, or is a six (15.2.3). */
export const failures = (s: State, units: readonly number[], boosted: readonly number[], die: number): number[] =>
  units.filter((unit) => die === 6 || die > moraleOf(s, unit) + (boosted.includes(unit) ? 1 : 0));
