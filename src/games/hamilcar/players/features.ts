import { type Features, Numbering } from "../../../bots/learned/features.ts";
import { SEATS, type Seat } from "../../shared/rules/seats.ts";
import { italianProvinces, significantProvinces } from "../rules/control.ts";
import { GENERAL_COUNT, sideOf } from "../rules/generals.ts";
import { joinedSpaces } from "../rules/isolation.ts";
import {
  AT_SEA,
  MARE_PORTS,
  POST_COUNT,
  PROVINCE_SPACES,
  PROVINCES,
  REGION_OF,
  REGIONS,
  SPACE_COUNT,
  spaceOf,
} from "../rules/map.ts";
import { miatMood } from "../rules/miat.ts";
import {
  AWAY,
  CHEST,
  CHEST_LEAVING,
  CODE,
  DISCARDED,
  type Hamilcar,
  isSilver,
  NOBODY,
  type Phase,
  REMOVED,
} from "../rules/state.ts";
import { CARD_COUNT } from "../rules/strategy-cards.ts";
import { LAST_TURN, MIAT_SLOTS } from "../rules/tables.ts";

// The network's input

const PHASES: readonly Phase[] = [
  "contract",
  "carthaginian-cu",
  "miat-cus",
  "turn-generals",
  "carthaginian-generals",
  "carthaginian-refit",
  "roman-cus",
  "proconsul",
  "elections",
  "consuls",
  "reforms",
  "deal",
  "first-play",
  "strategy",
  "winter",
  "seamanship",
  "isolation",
  "instability",
  "victory-check",
  "war-chest",
  "concessions",
  "turn-end",
];
const MOODS = ["warlike", "neutral", "peaceful"];
const DICTATORS = ["face-down", "ready", "elected", "gone"];

/** CUs in steps: 1, 2, 3-4, 5-6, 7-9, 10 and more. */
const SIZES = 6;
const sizeOf = (cus: number): number => (cus <= 2 ? cus - 1 : cus <= 4 ? 2 : cus <= 6 ? 3 : cus <= 9 ? 4 : 5);
/** CUs with a general: none, up to 2, up to 5, more. */
const ARMIES = 4;
const armyOf = (cus: number): number => (cus === 0 ? 0 : cus <= 2 ? 1 : cus <= 5 ? 2 : 3);

/** The regions, and the sea after them. */
const AREAS = REGIONS.length + 1;
const AREA = Uint8Array.from({ length: POST_COUNT }, (_, post) =>
  post === AT_SEA ? REGIONS.length : REGIONS.indexOf(REGION_OF[spaceOf(post)]!),
);
const SPACE = Uint8Array.from({ length: POST_COUNT }, (_, post) => (post === AT_SEA ? SPACE_COUNT : spaceOf(post)));

const MOST_IN_AREA = 14;
const MOST_PCS = 30;
const MOST_CARDS = 10;
const MOST_SHIPS = 11;
const MOST_CHEST = 10;
const MOST_ISOLATED = 6;
const PLACES = SPACE_COUNT + 1 + 5;
const LEADS = 2 * PROVINCES.length + 7;

const numbering = new Numbering();
const block = (count: number): number => numbering.block(count);

const CONTROL = block(3 * SPACE_COUNT);
const ISOLATED = block(2 * SPACE_COUNT);
const ISOLATED_COUNT = block(2 * MOST_ISOLATED);
const CUS = block(2 * POST_COUNT * SIZES);
const SUPPLY = block(2 * POST_COUNT);
const ELEPHANTS = block(POST_COUNT);
const IN_AREA = block(2 * AREAS * MOST_IN_AREA);
const GENERAL_AT = block(GENERAL_COUNT * PLACES);
const ARMY = block(GENERAL_COUNT * AREAS * ARMIES);
const OFFICE = block(GENERAL_COUNT * 3);
const SIEGE = block(SPACE_COUNT * 6);
const TRAIN = block(SPACE_COUNT);
const CITADEL = block(SPACE_COUNT);
const SHARES = PROVINCE_SPACES.map(({ length }) => block((length + 1) ** 2));
const MARE = block((MARE_PORTS.length + 1) ** 2);
const LEAD = block(LAST_TURN * LEADS);
const ITALY = block(LAST_TURN * 8);
const PCS = block(2 * MOST_PCS);
const READY = block(2 * MOST_SHIPS);
const SPENT = block(2 * MOST_SHIPS);
const SUNK = block(2 * MOST_SHIPS);
const PRIZES = block(2 * MOST_SHIPS);
const AHEAD_AT_SEA = block(2 * MOST_SHIPS);
const SUPREMACY = block(2);
const SEAMANSHIP = block(5);
const MIAT = block(MIAT_SLOTS.length);
const MOOD = block(MOODS.length);
const DICTATOR = block(DICTATORS.length);
const HAND_SIZE = block(2 * MOST_CARDS);
const CHESTS = block(2 * MOST_CHEST);
const ACTIVE = block(2);
const PHASE = block(PHASES.length);
const TURN = block(LAST_TURN + 1);
const HAND = block(2 * (CARD_COUNT + 1));
const SHOWN = block(2 * (CARD_COUNT + 1));
const OUT = block(CARD_COUNT + 1);
const GONE = block(CARD_COUNT + 1);
const FLAGS = block(8);

const GENERAL_SIDE = Uint8Array.from({ length: GENERAL_COUNT }, (_, general) => (sideOf(general) === "rome" ? 0 : 1));
const inArea = new Uint8Array(AREAS);

export const features: Features<Hamilcar> = {
  size: numbering.size,
  most: 500,
  seats: SEATS,
  write(s, seat: Seat, into) {
    let n = 0;
    const add = (feature: number) => {
      into[n++] = feature;
    };
    const turn = Math.min(s.turn, LAST_TURN);
    for (let at = 0; at < SPACE_COUNT; at++) {
      const code = s.control[at]!;
      if (code !== NOBODY) add(CONTROL + (code - 1) * SPACE_COUNT + at);
      const points = s.siege[at]!;
      if (points !== 0) add(SIEGE + at * 6 + (points > 0 ? 0 : 3) + Math.min(Math.abs(points), 3) - 1);
    }
    for (const at of s.trains) add(TRAIN + at);
    if (s.citadel >= 0) add(CITADEL + s.citadel);
    for (let number = 0; number < PROVINCES.length; number++) {
      const spaces = PROVINCE_SPACES[number]!;
      add(SHARES[number]! + share(s, spaces));
    }
    add(MARE + share(s, MARE_PORTS));
    const lead = significantProvinces(s, "rome") - significantProvinces(s, "carthage");
    add(LEAD + (turn - 1) * LEADS + lead + (LEADS - 1) / 2);
    add(ITALY + (turn - 1) * 8 + italianProvinces(s, "rome"));
    for (let side = 0; side < 2; side++) n = writeSide(s, side, into, n);
    for (let general = 0; general < GENERAL_COUNT; general++) {
      const post = s.generals[general]!;
      const place = post >= 0 ? SPACE[post]! : post >= AWAY.gone ? SPACE_COUNT - post : SPACE_COUNT + 5;
      add(GENERAL_AT + general * PLACES + place);
      const office = s.office[general]!;
      if (office > 0) add(OFFICE + general * 3 + office - 1);
    }
    for (let slot = 0; slot < MIAT_SLOTS.length; slot++) if (s.miat[slot] === 1) add(MIAT + slot);
    add(MOOD + MOODS.indexOf(miatMood(s)));
    add(DICTATOR + DICTATORS.indexOf(s.dictator));
    const ahead = strengthAtSea(s, "rome") - strengthAtSea(s, "carthage");
    add(AHEAD_AT_SEA + Math.max(0, Math.min(2 * MOST_SHIPS - 1, ahead + MOST_SHIPS)));
    add(SUPREMACY + (s.supremacy === "rome" ? 0 : 1));
    add(SEAMANSHIP + s.seamanship);
    add(ACTIVE + (s.active === "rome" ? 0 : 1));
    add(PHASE + PHASES.indexOf(s.phase));
    add(TURN + turn);
    const own = seat === "rome" ? 0 : CARD_COUNT + 1;
    const theirs = seat === "rome" ? CARD_COUNT + 1 : 0;
    for (const card of s.hands[seat]) add(HAND + own + card);
    for (const card of s.shown[seat === "rome" ? "carthage" : "rome"]) add(SHOWN + theirs + card);
    for (let card = 1; card <= CARD_COUNT; card++) {
      const where = s.cards[card];
      if (where === DISCARDED || where === CHEST) add(OUT + card);
      else if (where === REMOVED || where === CHEST_LEAVING) add(GONE + card);
    }
    if (s.corvi) add(FLAGS);
    if (s.truce) add(FLAGS + 1);
    if (s.reformed) add(FLAGS + 2);
    if (s.flamen >= 0) add(FLAGS + 3);
    add(FLAGS + (isSilver(s) ? 4 : 5));
    add(FLAGS + (seat === "rome" ? 6 : 7));
    return n;
  },
};

const strengthAtSea = (s: Hamilcar, seat: Seat): number => s.warships[seat].ready + s.warships[seat].atSea;

/** How many of some spaces each side holds, as one number. */
function share(s: Hamilcar, spaces: readonly number[]): number {
  let rome = 0;
  let carthage = 0;
  for (const at of spaces) {
    if (s.control[at] === CODE.rome) rome++;
    else if (s.control[at] === CODE.carthage) carthage++;
  }
  return rome * (spaces.length + 1) + carthage;
}

/** Troops, supply, warships, and PCs that isolation would remove in winter as things stand (5.4). */
function writeSide(s: Hamilcar, side: number, into: Uint16Array, from: number): number {
  const seat = SEATS[side]!;
  let n = from;
  const cus = s.cus[seat];
  const supply = s.supply[seat];
  inArea.fill(0);
  for (let post = 0; post < POST_COUNT; post++) {
    if (supply[post]! > 0) into[n++] = SUPPLY + side * POST_COUNT + post;
    const elephants = side === 1 ? s.elephants[post]! : 0;
    if (elephants > 0) into[n++] = ELEPHANTS + post;
    const all = cus[post]! + elephants;
    if (all === 0) continue;
    into[n++] = CUS + (side * POST_COUNT + post) * SIZES + sizeOf(all);
    inArea[AREA[post]!]! += all;
  }
  for (let area = 0; area < AREAS; area++)
    if (inArea[area]! > 0) into[n++] = IN_AREA + (side * AREAS + area) * MOST_IN_AREA + Math.min(inArea[area]!, MOST_IN_AREA) - 1;
  for (let general = 0; general < GENERAL_COUNT; general++) {
    const post = s.generals[general]!;
    if (post < 0 || GENERAL_SIDE[general] !== side) continue;
    const led = cus[post]! + (side === 1 ? s.elephants[post]! : 0);
    into[n++] = ARMY + (general * AREAS + AREA[post]!) * ARMIES + armyOf(led);
  }
  const code = CODE[seat];
  const joined = joinedSpaces(s, seat);
  let pcs = 0;
  let isolated = 0;
  for (let at = 0; at < SPACE_COUNT; at++) {
    if (s.control[at] !== code) continue;
    pcs++;
    if (joined[at]) continue;
    isolated++;
    into[n++] = ISOLATED + side * SPACE_COUNT + at;
  }
  if (isolated > 0) into[n++] = ISOLATED_COUNT + side * MOST_ISOLATED + Math.min(isolated, MOST_ISOLATED) - 1;
  into[n++] = PCS + side * MOST_PCS + Math.min(pcs, MOST_PCS - 1);
  const { ready, spent, sunk, prizes, atSea } = s.warships[seat];
  into[n++] = READY + side * MOST_SHIPS + Math.min(ready + atSea, MOST_SHIPS - 1);
  into[n++] = SPENT + side * MOST_SHIPS + Math.min(spent, MOST_SHIPS - 1);
  if (sunk > 0) into[n++] = SUNK + side * MOST_SHIPS + Math.min(sunk, MOST_SHIPS - 1);
  if (prizes > 0) into[n++] = PRIZES + side * MOST_SHIPS + Math.min(prizes, MOST_SHIPS - 1);
  into[n++] = HAND_SIZE + side * MOST_CARDS + Math.min(s.hands[seat].length, MOST_CARDS - 1);
  into[n++] = CHESTS + side * MOST_CHEST + Math.min(Math.floor(s.chest[seat] / 2), MOST_CHEST - 1);
  return n;
}
