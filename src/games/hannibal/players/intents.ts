import { other, type Seat } from "../../shared/rules/seats.ts";
import { whyNotActivate } from "../rules/activation.ts";
import { MOST_CUS } from "../rules/army.ts";
import { whyNoEvent } from "../rules/cards/events.ts";
import { loosePCs, spacesToWin } from "../rules/cards/political-events.ts";
import { controls, whyNoPC } from "../rules/control.ts";
import { commanderAt, cusAt, postsWithCUs, siegePoints } from "../rules/forces.ts";
import { battleRating, HANNIBAL, OF_SIDE } from "../rules/generals.ts";
import { CITIES, isInside, PROVINCE_SPACES, province, REGION_OF, SPACE_COUNT, space, spaceOf } from "../rules/map.ts";
import type { Hannibal, Use } from "../rules/state.ts";
import { CARDS, effectOf } from "../rules/strategy-cards.ts";
import { bestSpaces, worthOfPCs, worthOfRemoval } from "./influence.ts";
import { type March, marchesOf, meansWith, missionsOf } from "./marches.ts";
import type { Plan } from "./plans.ts";

// What could be done with the cards in hand

const CAPUA = space("capua");

/** A card, its use, and its purpose. */
export interface Intent {
  readonly card: number;
  readonly use: Use;
  readonly worth: number;
  /** the marches it is for, in order */
  readonly marches?: readonly March[];
  /** the spaces for PCs */
  readonly spaces?: readonly number[];
}

/** The worth of a CU. */
const CU = 1.1;
/** Throwing a card away is hardly ever the best use of it. */
const DISCARD = -2.5;
/** How many marches of a general are considered. */
const BEST_MARCHES = 2;

/** Everything worth considering for one plan; the same card may be good for several things. */
export function intentsOf(s: Hannibal, seat: Seat, plan: Plan, hand: readonly number[]): Intent[] {
  const found: Intent[] = [];
  const missions = missionsOf(s, plan);
  const free = spacesFor(s, seat);
  const placed = [0, 1, 2, 3].map((ops) => bestSpaces(worthOfPCs(s, seat, plan, free, ops), ops));
  const marches = new Map<string, Map<number, March[]>>();
  const marchesBy = (card: number, use: "move" | "event"): Map<number, March[]> => {
    const means = OF_SIDE[seat].map((general) => meansWith(s, general, card, use));
    const key = means.map(({ allowance, aboard }) => `${allowance}/${aboard}`).join();
    let known = marches.get(key);
    if (!known) {
      known = new Map();
      for (const [index, general] of OF_SIDE[seat].entries()) {
        const list = marchesOf(s, seat, plan, general, means[index]!, missions.get(general));
        if (list.length > 0) known.set(general, list);
      }
      marches.set(key, known);
    }
    return known;
  };
  const seenOps = new Set<number>();
  for (const card of hand) {
    const { ops, kind } = CARDS[card]!;
    const price = priceOf(s, seat, plan, card);
    const event = worthOfEvent(s, seat, plan, card);
    if (event > -9) found.push({ card, use: "event", worth: event });
    if (kind === "campaign") campaigns(s, card, marchesBy(card, "event"), found);
    if (kind === "forced-march") single(s, seat, card, "event", marchesBy(card, "event"), 0, found);
    if (free.length > 0)
      found.push({ card, use: "place", worth: placed[ops]!.worth * plan.politics - price, spaces: placed[ops]!.spaces });
    single(s, seat, card, "move", marchesBy(card, "move"), price, found);
    if (ops === 3 && !seenOps.has(3)) found.push({ card, use: "raise", worth: 1.2 - price });
    seenOps.add(ops);
    found.push({ card, use: "discard", worth: DISCARD - price });
  }
  return found;
}

const spacesFor = (s: Hannibal, seat: Seat): number[] => {
  const spaces: number[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) if (!whyNoPC(s, seat, space)) spaces.push(space);
  return spaces;
};

/** Moves of one general activated by the card. */
function single(
  s: Hannibal,
  seat: Seat,
  card: number,
  use: "move" | "event",
  marches: ReadonlyMap<number, readonly March[]>,
  price: number,
  found: Intent[],
): void {
  for (const [general, list] of marches) {
    if (whyNotActivate(s, seat, general, card, false)) continue;
    for (const march of list.slice(0, BEST_MARCHES))
      if (march.worth > 0) found.push({ card, use, worth: march.worth - price, marches: [march] });
  }
}

/** The best marches of different generals with one card. */
function campaigns(s: Hannibal, card: number, marches: ReadonlyMap<number, readonly March[]>, found: Intent[]): void {
  const best = [...marches.values()].map((list) => list[0]!).sort((a, b) => b.worth - a.worth);
  const chosen: March[] = [];
  let sails = false;
  for (const march of best) {
    if (chosen.length >= effectOf(card).generals! || (march.worth < 0.3 && chosen.length > 0)) break;
    if (march.port >= 0 && sails) continue;
    if (chosen.some(({ general }) => s.generals[general] === s.generals[march.general])) continue; // they would share their CUs
    sails ||= march.port >= 0;
    chosen.push(march);
  }
  if (chosen.length === 0) return;
  const worth = chosen.reduce((sum, march) => sum + march.worth, 0);
  found.push({ card, use: "event", worth, marches: chosen });
  const [first] = chosen;
  if (chosen.length === 1 && first) return;
  found.push({ card, use: "event", worth: first!.worth - 1, marches: [first!] });
}

/** What is given up when a card is not used for its event. */
export function priceOf(s: Hannibal, seat: Seat, plan: Plan, card: number): number {
  const { kind, side, ops } = CARDS[card]!;
  const ours = side === "both" || side === seat;
  if (kind === "campaign") return 2.5;
  if (kind === "forced-march") return 1;
  if (kind === "counter") return ours ? 1 : 0;
  const ship = ops === 3 ? 0.4 : 0;
  if (!ours) return ship;
  if (kind === "with-operation") return 0.3 + ship;
  return ship + 0.4 * Math.max(0, worthOfEvent(s, seat, plan, card));
}

const EVERYWHERE = Array.from({ length: SPACE_COUNT }, (_, space) => space);
const ITALY = EVERYWHERE.filter((space) => REGION_OF[space] === "italia");
const NUMIDIA = ["western_numidia", "eastern_numidia"].map(province);

/** What an event would gain now; -9 if it cannot be played. */
function worthOfEvent(s: Hannibal, seat: Seat, plan: Plan, card: number): number {
  const { kind, side } = CARDS[card]!;
  if ((side !== "both" && side !== seat) || kind === "campaign" || kind === "forced-march" || kind === "with-operation")
    return -9;
  if (whyNoEvent(s, seat, card)) return -9;
  return eventWorth(s, seat, plan, card);
}

function eventWorth(s: Hannibal, seat: Seat, plan: Plan, card: number): number {
  const enemy = other(seat);
  const revolt = (...provinces: number[]) =>
    Math.max(...provinces.map((number) => worthOfRemoval(s, seat, loosePCs(s, enemy, PROVINCE_SPACES[number]!))));
  const turned = (spaces: readonly number[], count: number) => bestSpaces(worthOfPCs(s, seat, plan, spaces, count), count).worth;
  const sieges = (spaces: readonly number[], most: number) =>
    Math.max(0, ...spaces.map((space) => (controls(s, seat, space) ? 1.2 * Math.min(most, siegePoints(s, space)) : -2)));
  switch (card) {
    case 1:
      return revolt(province("corsica_sardinia"));
    case 2:
      return revolt(province("sicilia"));
    case 3:
      return revolt(...NUMIDIA);
    case 4:
      return revolt(province("celtiberia"));
    case 7:
    case 8:
      return 1.5;
    case 9:
      return 3;
    case 10:
    case 12:
      return 2.4 * CU;
    case 11:
      return CU;
    case 13:
    case 14:
    case 16:
      return 2 * CU + 0.8;
    case 15:
      return 2 * CU;
    case 17:
      return sieges(CITIES, 1);
    case 49:
      return sieges(CITIES, 3);
    case 53:
      return 0.8;
    case 19:
      return s.proconsul >= 0 && seat === "carthage" ? 0.8 * (battleRating(s.proconsul) - 1) : 0.5;
    case 21:
      return 1.5 + 0.15 * postsWithCUs(s, "carthage").length;
    case 22:
      return CU + 1.5;
    case 23:
      return turned(spacesToWin(s, seat, NUMIDIA[1]!), 3);
    case 24:
      return Math.max(...NUMIDIA.map((number) => turned(spacesToWin(s, seat, number), 3)));
    case 25:
      return 3 + cusAt(s, "rome", CAPUA) * 0.3;
    case 26:
      return 6;
    case 27:
      return turned(loosePCs(s, enemy, ITALY), 2);
    case 29:
      return 1;
    case 30:
      return s.train >= 0 ? 0.3 : 1;
    case 35:
    case 36:
      return turned(loosePCs(s, enemy, EVERYWHERE), 1);
    case 43:
      return 4 * CU;
    case 44:
    case 45:
    case 46:
    case 47:
    case 48:
      return 2 * CU;
    case 51:
      return 0.25 * largestArmy(s, enemy) - 0.2;
    case 52:
      return 2;
    case 55:
      return 3;
    case 56:
      return 3 * 1.2;
    case 57:
      return largestIn(s, "carthage", "africa") >= 5 ? 1.5 : 0.4;
    case 58:
      return largestIn(s, "rome", "africa") > 0 ? 0.2 : 1;
    case 64:
      return truceWorth(s, seat);
    default:
      return 0.5;
  }
}

const largestArmy = (s: Hannibal, seat: Seat): number =>
  postsWithCUs(s, seat).reduce(
    (most, post) => (isInside(post) ? most : Math.max(most, Math.min(MOST_CUS, cusAt(s, seat, post)))),
    0,
  );

const largestIn = (s: Hannibal, seat: Seat, region: string): number =>
  postsWithCUs(s, seat).reduce(
    (most, post) => (REGION_OF[spaceOf(post)] === region ? Math.max(most, cusAt(s, seat, post)) : most),
    0,
  );

/** A truce helps the side under pressure: Hannibal weak in Italy, or Rome with no army to meet him. */
function truceWorth(s: Hannibal, seat: Seat): number {
  const post = s.generals[HANNIBAL]!;
  const army = post >= 0 && commanderAt(s, "carthage", post) === HANNIBAL ? cusAt(s, "carthage", post) : 0;
  const inItaly = post >= 0 && REGION_OF[spaceOf(post)] === "italia";
  if (seat === "carthage") return inItaly && army <= 4 ? 2 : -0.5;
  return inItaly && army >= 8 ? 2 : -0.5;
}
