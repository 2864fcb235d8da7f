import { isFortress } from "../rules/board.ts";
import { enemyOf, type State, sideOf } from "../rules/state.ts";
import { IS_FLEET, IS_STATIC, UNIT_COUNT } from "../rules/units.ts";
import { landWays, seaWays } from "../rules/ways.ts";
import { hasTroops, passengers, unitsOf } from "./forces.ts";
import { type Force, forceOf, gamble, holdingWorth, oddsAgainst, type Target, targetOf, targetsOf } from "./targets.ts";

/** The units in a hex that may march or sail from it. */
interface Host {
  readonly hex: number;
  readonly land: Force | null;
  readonly sea: Force | null;
}

/** The reach of one operation, in half movement points and in sea hexes; beyond it a threat is less real. */
const A_MARCH = 10;
const A_VOYAGE = 8;
const FARTHER = 0.7;

/** The forces a side could attack with. */
function hostsOf(s: State, side: number): Host[] {
  const hosts: Host[] = [];
  const seen = new Set<number>();
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const hex = s.at[unit]!;
    if (hex < 0 || IS_STATIC[unit] || sideOf(s, unit) !== side || seen.has(hex)) continue;
    seen.add(hex);
    const here = unitsOf(s, side, hex);
    const troops = here.filter((each) => !IS_STATIC[each] && !IS_FLEET[each] && s.aboard[each]! < 0);
    const fleets = here.filter((each) => IS_FLEET[each]);
    hosts.push({
      hex,
      land: hasTroops(troops) ? forceOf(s, troops) : null,
      sea: fleets.length > 0 ? forceOf(s, [...fleets, ...passengers(s, side, hex)]) : null,
    });
  }
  return hosts;
}

const fading = (way: number, operation: number): number => (way <= operation ? 1 : FARTHER ** (way / operation - 1));

/** What the best attack by these hosts on a target promises them; less if they are far away. */
function danger(s: State, hosts: readonly Host[], target: Target): number {
  let worst = 0;
  const consider = (force: Force | null, share: number, fromSea: boolean) => {
    if (!force || share * target.prize <= worst) return;
    worst = Math.max(worst, share * gamble(oddsAgainst(s, force, target, fromSea, 0), target, force));
  };
  for (const { hex, land, sea } of hosts) {
    consider(land, fading(landWays(target.hex, false)[hex]!, A_MARCH), false);
    consider(sea, fading(seaWays(target.hex)[hex]!, A_VOYAGE), true);
  }
  return worst;
}

/** What a side may lose in its present position if the enemy attacks where it hurts most, as often as he can afford. */
export function exposure(s: State, side: number): number {
  const enemy = enemyOf(side);
  const hosts = hostsOf(s, enemy);
  const dangers = targetsOf(s, enemy).map((target) => danger(s, hosts, target));
  return dangers
    .sort((a, b) => b - a)
    .slice(0, STRIKES)
    .reduce((sum, each) => sum + each, 0);
}
const STRIKES = 5;

/** What a fortress may lose if units leave it and the others stay. */
export function weakening(s: State, side: number, from: number, units: readonly number[]): number {
  const here = unitsOf(s, side, from);
  const staying = here.filter((unit) => !units.includes(unit));
  const enemy = enemyOf(side);
  const hosts = hostsOf(s, enemy);
  const prize = TAKEN * holdingWorth(s, from);
  const dangerFor = (defenders: readonly number[]) => danger(s, hosts, targetOf(s, enemy, from, prize, defenders));
  return Math.max(0, dangerFor(staying) - dangerFor(here));
}
/** A fortress lost counts twice: the enemy has it. */
const TAKEN = 2;

/** How much safer units would be elsewhere, for themselves and for the units they join. */
export function safetyOf(s: State, side: number, units: readonly number[]): (hex: number) => number {
  const enemy = enemyOf(side);
  const hosts = hostsOf(s, enemy);
  const dangerAt = (hex: number, defenders: readonly number[]): number => {
    if (defenders.length === 0) return 0;
    const prize = isFortress(s, hex) ? TAKEN * holdingWorth(s, hex) : 0;
    return danger(s, hosts, targetOf(s, enemy, hex, prize, defenders));
  };
  const from = s.at[units[0]!]!;
  const here = unitsOf(s, side, from);
  const staying = here.filter((unit) => !units.includes(unit));
  const now = dangerAt(from, here) - dangerAt(from, staying);
  return (hex) => {
    if (now <= 0) return 0;
    const there = unitsOf(s, side, hex);
    return now - dangerAt(hex, [...there, ...units]) + dangerAt(hex, there);
  };
}
