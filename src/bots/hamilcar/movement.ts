import { other, type Seat } from "../../engine/index.ts";
import { armyOf, marchingCUs } from "../../games/hamilcar/campaign.ts";
import { controls, hasTribe } from "../../games/hamilcar/control.ts";
import { battleRating, cusAt, isBesieged } from "../../games/hamilcar/forces.ts";
import {
  AT_SEA,
  CARTHAGO,
  insideOf,
  isCity,
  isLargeCity,
  LANES,
  ROMA,
  SPACE_COUNT,
  spaceNamed,
  spaceOf,
} from "../../games/hamilcar/map.ts";
import { mayIntercept } from "../../games/hamilcar/navalInterception.ts";
import type { Hamilcar, March } from "../../games/hamilcar/state.ts";
import { navalLimit } from "../../games/hamilcar/warships.ts";
import { pcWorth } from "./points.ts";
import { type Army, armyAt, DISTANCES, edge } from "./strength.ts";

/** The army of a march, as the enemy would meet it. */
const marching = (s: Hamilcar, march: March): Army => {
  let rating = battleRating(s, march.general);
  for (const general of march.staff) rating = Math.max(rating, battleRating(s, general));
  return { cus: marchingCUs(march), rating };
};

/** What there is to win in a space for an army. */
function prize(s: Hamilcar, seat: Seat, at: number, army: Army): number {
  const enemy = other(seat);
  if (army.cus === 0) return cusAt(s, seat, at) >= 3 ? 2 + 0.3 * cusAt(s, seat, at) : 0;
  const theirs = armyAt(s, enemy, at);
  if (theirs.cus > 0) {
    const better = edge(s, seat, at, army, theirs);
    if (better < 1) return -6;
    return 3 + 1.5 * better + Math.min(theirs.cus, 5) * 0.4;
  }
  if (isCity(at)) {
    if (controls(s, seat, at)) return isBesieged(s, at) ? 4 : 0;
    if (army.cus < 3 || (isLargeCity(at) && s.supremacy !== seat)) return 0.5;
    return (at === ROMA || at === CARTHAGO ? 7 : 6) + Math.abs(s.siege[at]!) * 2 - 0.4 * cusAt(s, enemy, insideOf(at));
  }
  if (hasTribe(s, at)) return army.cus >= 3 ? 2.5 + Math.abs(s.siege[at]!) * 0.8 : 0;
  if (controls(s, seat, at)) return 0;
  return 1 + pcWorth(s, seat, at) * 0.4;
}

/** The best that is in reach of a space, and how far. */
function outlook(s: Hamilcar, seat: Seat, from: number, army: Army, left: number): number {
  let highest = 0;
  const distances = DISTANCES[from]!;
  for (let at = 0; at < SPACE_COUNT; at++) {
    const distance = distances[at]!;
    if (distance > 6) continue;
    const points = prize(s, seat, at, army) - (distance <= left ? distance * 0.3 : 2 + distance * 0.7);
    if (points > highest) highest = points;
  }
  return prize(s, seat, from, army) < 0 ? highest - 8 : highest;
}

export function marchWorth(s: Hamilcar, option: string): number {
  const march = s.march!;
  const { seat } = march;
  const here = spaceOf(march.at);
  const army = marching(s, march);
  const left = march.allowance - march.used;
  switch (option) {
    case "besiege":
      return 9;
    case "stop":
      return outlook(s, seat, here, army, 0) + (march.used > 0 ? 0.6 : -0.5);
    case "sail":
      return bestBySea(s, march, army) - 1;
    case "sortie":
      return 2 * edge(s, seat, here, army, armyAt(s, other(seat), here));
    case "repair":
      return 6;
    case "raid-coast":
      return 3;
    case "regroup":
      return army.cus === 0 && cusAt(s, seat, march.at) > 0 ? 3 : -4;
    case "destroy-supply":
      return -6;
  }
  const to = spaceNamed(option);
  return outlook(s, seat, to, army, left - 1) - (march.path.includes(to) ? 3 : 0) + 0.3;
}

/** The best port that the army could sail to; a fleet without warships shuns those where it can be intercepted. */
function bestBySea(s: Hamilcar, march: March, army: Army): number {
  const { seat } = march;
  const limit = Math.min(navalLimit(s, seat), march.allowance - march.used);
  const cost = new Map([[spaceOf(march.at), 0]]);
  let highest = -5;
  for (const [at, used] of cost) {
    for (const { to, cost: more } of LANES[at]!) {
      if (used + more > limit || cost.has(to)) continue;
      cost.set(to, used + more);
      highest = Math.max(highest, landing(s, seat, to, army, limit - used - more));
    }
  }
  return highest;
}

function landing(s: Hamilcar, seat: Seat, port: number, army: Army, left: number): number {
  const enemy = other(seat);
  const escort = s.fleets[seat] ? s.warships[seat].atSea : Math.min(5, s.warships[seat].ready);
  const feared = mayIntercept(s, enemy, port) ? Math.max(0, Math.min(5, s.warships[enemy].ready) - escort) * 1.5 : 0;
  return outlook(s, seat, port, army, left) - feared - 0.5;
}

export function sailWorth(s: Hamilcar, option: string): number {
  const march = s.march!;
  const { seat } = march;
  const fleet = s.fleets[seat]!;
  const army = marching(s, march);
  const port = fleet.route[fleet.route.length - 1]!;
  const left = march.allowance - march.used;
  switch (option) {
    case "land":
      return outlook(s, seat, port, army, left) + 0.4;
    case "gather":
      return armyOf(march).cus < 5 && s.generals[march.general] === AT_SEA ? 3 : 0;
    case "raid-port":
      return 4;
  }
  const to = spaceNamed(option);
  return landing(s, seat, to, army, left - 1) - (fleet.route.includes(to) ? 4 : 0);
}
