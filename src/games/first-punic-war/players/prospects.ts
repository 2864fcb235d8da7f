import { unitsToJoin } from "../rules/concentration.ts";
import type { State } from "../rules/state.ts";
import { FAR, landWays } from "../rules/ways.ts";
import { hexesOf, seaDeed, wantsGarrison } from "./deeds.ts";
import { hasTroops, marchers } from "./forces.ts";
import { MEASURES } from "./measures.ts";
import { type Force, forceOf, gamble, holdingWorth, oddsAgainst, type Target } from "./targets.ts";

/** What the fleets in a hex could do, or the troops aboard who should garrison it first. */
export function seaPlan(s: State, side: number, hex: number, targets: readonly Target[]): number {
  const garrison = wantsGarrison(s, side, hex) ? MEASURES.garrison * holdingWorth(s, hex) : 0;
  return Math.max(seaDeed(s, side, hex, targets).worth, garrison);
}

/** The gain from gathering scattered units around a leader. */
export function rally(s: State, side: number, hex: number, targets: readonly Target[]): number {
  const joining = joiners(s, side, hex);
  if (!hasTroops(joining)) return 0;
  const here = marchers(s, side, hex);
  const army = forceOf(s, [...here, ...joining]);
  const now = forceOf(s, here);
  let gain = 0;
  for (const target of targets) {
    const way = landWays(target.hex, false)[hex]!;
    if (way >= FAR) continue;
    const more = chanceOf(s, army, target) - (here.length > 0 ? Math.max(chanceOf(s, now, target), 0) : 0);
    gain = Math.max(gain, more * MEASURES.patience ** (1 + way / A_MARCH));
  }
  return gain;
}

/** A march of heavy foot, in half movement points. */
const A_MARCH = 8;

const chanceOf = (s: State, force: Force, target: Target): number =>
  gamble(oddsAgainst(s, force, target, false, 0), target, force);

/** Units that can join a leader in a hex, except guards. */
function joiners(s: State, side: number, hex: number): number[] {
  const able = unitsToJoin(s, side, hex);
  return hexesOf(s, side).flatMap((from) => marchers(s, side, from).filter((unit) => able.includes(unit)));
}
