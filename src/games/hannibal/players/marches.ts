import { other, type Seat } from "../../shared/rules/seats.ts";
import { allowanceOf } from "../rules/activation.ts";
import { CONSULAR_ARMY, isConsular, MOST_CUS } from "../rules/army.ts";
import { total } from "../rules/attrition.ts";
import { cardsOf } from "../rules/battle-cards.ts";
import { controls, hasUnfriendlyTribe, isHostile } from "../rules/control.ts";
import { commanderAt, cusAt, elephantsAt, generalsAt, isConsul, siegePoints } from "../rules/forces.ts";
import { AFRICANUS, confinedTo, HANNIBAL, OF_SIDE, sideOf } from "../rules/generals.ts";
import {
  CARTHAGO,
  isCity,
  isInside,
  LINKS,
  NEW_CARTHAGE,
  PORT_SPACES,
  PROVINCE_OF,
  PROVINCE_SPACES,
  REGION_OF,
  ROMA,
  SPACE_COUNT,
  SYRACUSE,
  spaceOf,
} from "../rules/map.ts";
import { isAtHome, whyForbidden } from "../rules/march-limits.ts";
import { isMessinaClosed } from "../rules/passes-and-straits.ts";
import { fleetModifiers, isFleetChallenged, mostAboard, navalResult, VOYAGE } from "../rules/sea.ts";
import { BESIEGERS, cityModifiers, POINTS_TO_FALL } from "../rules/siege.ts";
import type { Hannibal, Use } from "../rules/state.ts";
import { danger, defence } from "./armies.ts";
import { heldIn, majorityIn } from "./influence.ts";
import { attackChance, DISTANCES, FAR, IS_POLITICAL, LAND } from "./lore.ts";
import { type Plan, weightAt } from "./plans.ts";

// Where armies might go, and why

/** A march to a space, by sea if it names a port. */
export interface March {
  readonly general: number;
  readonly to: number;
  readonly port: number;
  readonly cus: number;
  readonly worth: number;
}

/** How an army may move: its allowance, and how many may sail; 0 if none. */
export interface Means {
  readonly allowance: number;
  readonly aboard: number;
}

/** The most a general can approach his goal with one card, whatever the map says. */
const STRIDE = 7;

/** How a general's army may move with a card. */
export const meansWith = (s: Hannibal, general: number, card: number, use: Use): Means => ({
  allowance: allowanceOf(general, card, use),
  aboard: mostAboard(s, sideOf(general), card, use),
});

/** How an army may move with the card being played. */
export function meansOf(s: Hannibal, general: number): Means {
  const { card, use, sailed } = s.play!;
  const means = meansWith(s, general, card, use);
  return sailed ? { ...means, aboard: 0 } : means;
}

/** An army that lands on a hostile coast and is beaten there does not get away. */
const NO_RETREAT = 1.8;

/** The armies a plan sends somewhere: the region for each general leading one. */
export function missionsOf(s: Hannibal, plan: Plan): Map<number, string> {
  const sent = new Map<number, string>();
  for (const { leaders, region, cus } of plan.missions) {
    const suits = (general: number) =>
      s.generals[general]! >= 0 && !sent.has(general) && cusAt(s, plan.seat, s.generals[general]!) >= cus;
    const named = leaders.filter(suits);
    const others =
      leaders.length === 0 || plan.seat === "rome" ? OF_SIDE[plan.seat].filter((one) => suits(one) && s.commands[one] === 1) : [];
    const near = (general: number) => nearness(s, plan.seat, general, region);
    const [chosen] = named.length > 0 ? named : others.sort((a, b) => near(a) - near(b));
    if (chosen !== undefined) sent.set(chosen, region);
  }
  return sent;
}

/** A general's distance from a region, less the value of his army. */
function nearness(s: Hannibal, seat: Seat, general: number, region: string): number {
  const post = s.generals[general]!;
  const home = confinedTo(general);
  if (home !== undefined && home !== region) return FAR;
  const row = DISTANCES[seat][spaceOf(post)]!;
  let least = FAR;
  for (let space = 0; space < SPACE_COUNT; space++) if (REGION_OF[space] === region && row[space]! < least) least = row[space]!;
  return least - cusAt(s, seat, post);
}

/** What an army ending its march in a space could win: a battle, a siege, a PC. */
function prize(s: Hannibal, seat: Seat, plan: Plan, space: number, cus: number, general: number, elephants = 0): number {
  const enemy = other(seat);
  const weight = weightAt(plan, space);
  const force = defence(s, enemy, space);
  if (force.cus > 0) {
    if (s.truce) return -9;
    if (force.cus === 1 && cus >= 5 && generalsAt(s, enemy, space).length === 0) return 2.5;
    const chance = attackChance(cardsOf(s, seat, space, cus, general) + 0.5 * elephants - force.cards);
    if (chance < plan.odds) return -9;
    const chief = commanderAt(s, enemy, space);
    const gain = 2 + Math.min(force.cus, 6) * 0.9 * weight + (chief === HANNIBAL ? 5 : chief === AFRICANUS ? 3 : 0);
    const stake = 2 + Math.min(cus, 6) * 0.8 + (general === HANNIBAL ? 6 : general === AFRICANUS ? 3 : 0);
    return chance * gain - (1 - chance) * stake;
  }
  if (!isHostile(s, seat, space)) return 0;
  if (isCity(space)) return s.truce || cus < BESIEGERS ? 0 : siegeWorth(s, seat, space, weight, cus);
  if (hasUnfriendlyTribe(s, seat, space))
    return cus < 4 ? 0 : (0.4 + 0.4 * provinceStake(s, seat, space, weight)) / (POINTS_TO_FALL - siegePoints(s, space));
  return 0.4 + 0.35 * provinceStake(s, seat, space, weight);
}

/** What a space means for its province. */
function provinceStake(s: Hannibal, seat: Seat, space: number, weight: number): number {
  const province = PROVINCE_OF[space]!;
  if (!IS_POLITICAL[province]) return 0;
  const majority = majorityIn(province);
  const theirs = heldIn(s, other(seat), province);
  const mine = heldIn(s, seat, province);
  let stake = 1 / PROVINCE_SPACES[province]!.length;
  if (theirs === majority) stake += 1;
  if (mine === majority - 1) stake += 1;
  return 3 * stake * weight;
}

function siegeWorth(s: Hannibal, seat: Seat, space: number, weight: number, cus: number): number {
  const success = Math.max(0.1, 0.66 + total(cityModifiers(s, seat, space)) / 6);
  const fall =
    (space === ROMA || space === CARTHAGO ? 24 : 1.5 + (space === SYRACUSE ? 1.5 : 0)) + provinceStake(s, seat, space, weight);
  return ((cus >= 5 ? 1 : 0.6) * success * fall) / (POINTS_TO_FALL - siegePoints(s, space));
}

const cost = new Uint8Array(SPACE_COUNT);
const before = new Int16Array(SPACE_COUNT);

/** Fills in the distance to each space for an army, as far as it can go; returns those in reach, its own first. */
function reach(s: Hannibal, seat: Seat, general: number, from: number, allowance: number): number[] {
  const enemy = other(seat);
  cost.fill(FAR);
  cost[from] = 0;
  const open = [from];
  for (let next = 0; next < open.length; next++) {
    const at = open[next]!;
    if (at !== from && cusAt(s, enemy, at) > 0) continue; // he stops to fight
    for (const link of LINKS[at]!) {
      const so = cost[at]! + link.cost;
      if (so > allowance || so >= cost[link.to]!) continue;
      if (!isAtHome(general, link.to) || isMessinaClosed(s, seat, 1, at, link.to)) continue;
      if (whyForbidden(s, seat, at, link.to, 1)) continue;
      cost[link.to] = so;
      before[link.to] = at;
      open.push(link.to);
    }
  }
  return [...new Set(open)];
}

/** The marches a general could make, best first. */
export function marchesOf(
  s: Hannibal,
  seat: Seat,
  plan: Plan,
  general: number,
  means: Means,
  mission: string | undefined,
): March[] {
  const post = s.generals[general]!;
  if (post < 0 || isInside(post)) return [];
  const from = post;
  const load = loadOf(s, seat, general, mission);
  if (load.cus === 0) return [];
  const goal = goalOf(s, seat, plan, general, from, load.cus, mission);
  const pull = mission === undefined ? 0.3 : 0.6;
  const left = cusAt(s, seat, from) - load.cus;
  const exposure = uncovered(s, seat, from, left);
  const fear = danger(s, seat, from, load.cus, general);
  const winter = s.hands[seat].length <= 2 ? 0.12 : 0.03;
  const found: March[] = [];
  const consider = (to: number, port: number, cus: number, risk: number) => {
    const there = prize(s, seat, plan, to, cus, general, load.elephants);
    if (there <= -9) return;
    const progress = goal < 0 ? 0 : Math.min(STRIDE, DISTANCES[seat][from]![goal]! - DISTANCES[seat][to]![goal]!);
    const merged = cusAt(s, seat, to) + (to === from ? 0 : cus);
    const hostile = isHostile(s, seat, to) ? winter * cus : 0;
    const landed = port >= 0 && !controls(s, seat, to) ? NO_RETREAT : 1;
    let worth = there + pull * progress - landed * danger(s, seat, to, merged, general) + fear - hostile - risk;
    if (to !== from) worth -= exposure;
    found.push({ general, to, port, cus, worth });
  };
  for (const to of reach(s, seat, general, from, means.allowance)) {
    if (to === from && prize(s, seat, plan, to, load.cus, general) <= 0) continue;
    consider(to, -1, load.cus, 0);
  }
  if (means.aboard > 0 && means.allowance >= VOYAGE) voyages(s, seat, general, from, means, load.cus, consider);
  return found.sort((a, b) => b.worth - a.worth);
}

/** By sea from where he is, or from a nearby port: to every port worth a landing. */
function voyages(
  s: Hannibal,
  seat: Seat,
  general: number,
  from: number,
  { allowance, aboard }: Means,
  load: number,
  consider: (to: number, port: number, cus: number, risk: number) => void,
): void {
  const cus = Math.min(load, aboard);
  if (isConsul(s, general) && !isConsular(cus, load)) return;
  const harbour = PORT_SPACES.find((port) => LAND[from]![port]! <= allowance - VOYAGE && cusAt(s, other(seat), port) === 0);
  if (harbour === undefined) return;
  for (const port of PORT_SPACES) {
    if (port === harbour || LAND[harbour]![port]! <= 4) continue;
    if (!isAtHome(general, port) || whyForbidden(s, seat, harbour, port, cus)) continue;
    const risk = isFleetChallenged(s, { general, cus }, harbour, port)
      ? sinking(s, general, harbour, port, cus) * (1.5 + 1.2 * cus + (general === HANNIBAL ? 30 : 0))
      : 0.4;
    consider(port, port, cus, risk);
  }
}

/** What the Roman fleet can do to a voyage, compared with sinking it. */
const LOST = { through: 0, return: 0.2, sunk: 1 } as const;

/** The chance that the Roman fleet sinks a voyage (11.6); being turned back counts for a little of that. */
function sinking(s: Hannibal, general: number, from: number, to: number, cus: number): number {
  const modifier = total(fleetModifiers(s, { general, cus }, from, to));
  let lost = 0;
  for (let die = 1; die <= 6; die++) lost += LOST[navalResult(die + modifier)];
  return lost / 6;
}

/** The CUs a general takes along: all he can, except what those who stay behind need. */
export function loadOf(
  s: Hannibal,
  seat: Seat,
  general: number,
  mission: string | undefined,
): { cus: number; elephants: number } {
  const post = s.generals[general]!;
  const all = cusAt(s, seat, post);
  const elephants = elephantsAt(s, seat, post);
  if (s.commands[general] === 1) {
    const capital = (post === ROMA || post === CARTHAGO || post === NEW_CARTHAGE) && mission === undefined ? 1 : 0;
    return { cus: Math.min(MOST_CUS, Math.max(all - capital, Math.min(all, CONSULAR_ARMY))), elephants };
  }
  // a subordinate takes half, if his commander can spare it
  const spare = isConsul(s, commanderAt(s, seat, post)) ? all - CONSULAR_ARMY : Math.floor(all / 2);
  const cus = Math.min(MOST_CUS, Math.max(0, spare));
  return { cus: cus < 3 ? 0 : cus, elephants: 0 };
}

/** An army's goal: the greatest prize, less the distance to it; in the region of its mission, if it has one. */
function goalOf(
  s: Hannibal,
  seat: Seat,
  plan: Plan,
  general: number,
  from: number,
  cus: number,
  mission: string | undefined,
): number {
  const row = DISTANCES[seat][from]!;
  let best = -1;
  let highest = 0;
  for (let space = 0; space < SPACE_COUNT; space++) {
    const distance = row[space]!;
    if (distance >= FAR || (mission === undefined && distance > 7)) continue;
    const region = REGION_OF[space]!;
    if (mission !== undefined && region !== mission) continue;
    if (!isAtHome(general, space)) continue;
    const worth =
      prize(s, seat, plan, space, cus, general) -
      (mission === undefined ? 0.45 : 0.2) * distance +
      (mission === undefined ? 0 : 9);
    if (worth > highest) {
      highest = worth;
      best = space;
    }
  }
  return best;
}

/** What an army leaves open to the enemy when it moves: a capital, a city, with his armies close. */
function uncovered(s: Hannibal, seat: Seat, from: number, left: number): number {
  if (left >= 3) return 0;
  const vital =
    from === ROMA || from === CARTHAGO ? 5 : from === NEW_CARTHAGE ? 2 : isCity(from) && controls(s, seat, from) ? 1 : 0;
  if (vital === 0) return 0;
  const enemy = other(seat);
  for (const general of OF_SIDE[enemy]) {
    const post = s.generals[general]!;
    if (post < 0 || cusAt(s, enemy, post) < 4) continue;
    if (LAND[spaceOf(post)]![from]! <= 6) return vital;
  }
  return enemy === "rome" ? vital * 0.3 : 0;
}

/** The next space on the way to another, or -1 if there is none. */
export function nextStep(s: Hannibal, seat: Seat, general: number, at: number, to: number, left: number): number {
  reach(s, seat, general, at, left);
  let step = to;
  if (cost[to] === FAR) {
    // out of reach for now: as close as possible
    step = at;
    for (let space = 0; space < SPACE_COUNT; space++)
      if (cost[space]! < FAR && cusAt(s, other(seat), space) === 0 && LAND[space]![to]! < LAND[step]![to]!) step = space;
  }
  if (step === at) return -1;
  while (before[step] !== at) step = before[step]!;
  return step;
}
