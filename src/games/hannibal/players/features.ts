import { type Features, Numbering } from "../../../bots/learned/features.ts";
import { majorityOf } from "../../shared/rules/control.ts";
import { SEATS, type Seat } from "../../shared/rules/seats.ts";
import { isolatedPCs, isPlainPC } from "../rules/control.ts";
import { cusAt } from "../rules/forces.ts";
import { GENERAL_COUNT, GENERALS } from "../rules/generals.ts";
import {
  POST_COUNT,
  PROVINCE_OF,
  PROVINCE_SPACES,
  PROVINCES,
  REGION_OF,
  SPACE_COUNT,
  STRONGHOLDS,
  spaceOf,
  TRIBES,
} from "../rules/map.ts";
import { AWAY, CODE, type Hannibal, NOBODY, type Phase, TURNS } from "../rules/state.ts";
import { CARD_COUNT } from "../rules/strategy-cards.ts";
import { IS_POLITICAL } from "./lore.ts";

// The network's input

const PHASES: readonly Phase[] = [
  "carthaginian-reinforcements",
  "carthaginian-generals",
  "roman-reinforcements",
  "scipio-africanus",
  "elections",
  "deal",
  "first-play",
  "strategy",
  "winter",
  "isolation",
  "politics",
];
const REGIONS: readonly string[] = [...new Set(PROVINCES.map(({ region }) => region))];
const REGION: Uint8Array = Uint8Array.from(REGION_OF, (region) => REGIONS.indexOf(region));

const SPACE: Uint8Array = Uint8Array.from({ length: POST_COUNT }, (_, post) => spaceOf(post));

/** CUs in steps: 1, 2, 3-4, 5-6, 7-9, 10 and more. */
const SIZES = 6;
const sizeOf = (cus: number): number => (cus <= 2 ? cus - 1 : cus <= 4 ? 2 : cus <= 6 ? 3 : cus <= 9 ? 4 : 5);
/** CUs with a general: none, up to 4, up to 7, more. */
const ARMIES = 4;
const armyOf = (cus: number): number => (cus === 0 ? 0 : cus <= 4 ? 1 : cus <= 7 ? 2 : 3);
const MOST_IN_REGION = 16;
const MOST_PCS = 40;
const MOST_CARDS = 12;
const MOST_ISOLATED = 6;
const LEADS = 2 * PROVINCES.length + 1;

const numbering = new Numbering();
const block = (count: number): number => numbering.block(count);

const CONTROL = block(2 * SPACE_COUNT);
const ISOLATED = block(2 * SPACE_COUNT);
const ISOLATED_COUNT = block(2 * MOST_ISOLATED);
const CUS = block(2 * POST_COUNT * SIZES);
const IN_REGION = block(2 * REGIONS.length * MOST_IN_REGION);
const ELEPHANTS = block(REGIONS.length * 5);
const GENERAL_AT = block(GENERAL_COUNT * (SPACE_COUNT + 4));
const ARMY = block(GENERAL_COUNT * REGIONS.length * ARMIES);
const SIEGE = block(STRONGHOLDS.length * 4);
const TRIBE = block(TRIBES.length);
const SHARES = PROVINCES.map((_, number) => block((PROVINCE_SPACES[number]!.length + 1) ** 2));
const LEAD = block(TURNS * LEADS);
const PCS = block(2 * MOST_PCS);
const HAND_SIZE = block(2 * MOST_CARDS);
const ACTIVE = block(2);
const PHASE = block(PHASES.length);
const TURN = block(TURNS + 1);
const HAND = block(2 * (CARD_COUNT + 1));
const OUT = block(CARD_COUNT + 1);
const REMOVED = block(CARD_COUNT + 1);
const CONSUL = block(GENERAL_COUNT);
const PROCONSUL = block(GENERAL_COUNT);
const FLAGS = block(9);
const RULESET = block(2);

const SIZE = Uint8Array.from(PROVINCE_SPACES, ({ length }) => length);
const PROVINCE = Uint8Array.from(PROVINCE_OF);
const rome = new Uint8Array(PROVINCES.length);
const carthage = new Uint8Array(PROVINCES.length);
const inRegion = new Uint8Array(REGIONS.length);
const beasts = new Uint8Array(REGIONS.length);

export const features: Features<Hannibal> = {
  size: numbering.size,
  most: 700,
  seats: SEATS,
  write(s, seat: Seat, into) {
    let n = 0;
    const add = (feature: number) => {
      into[n++] = feature;
    };
    rome.fill(0);
    carthage.fill(0);
    const pcs = [0, 0];
    for (let space = 0; space < SPACE_COUNT; space++) {
      const code = s.control[space]!;
      if (code === NOBODY) continue;
      add(CONTROL + (code - 1) * SPACE_COUNT + space);
      if (code === CODE.rome) rome[PROVINCE[space]!]!++;
      else carthage[PROVINCE[space]!]!++;
      if (isPlainPC(s, space)) pcs[code - 1]!++;
    }
    let lead = 0;
    for (let number = 0; number < PROVINCES.length; number++) {
      const size = SIZE[number]!;
      const ours = rome[number]!;
      const theirs = carthage[number]!;
      add(SHARES[number]! + ours * (size + 1) + theirs);
      if (IS_POLITICAL[number]) lead += ours >= majorityOf(size) ? 1 : theirs >= majorityOf(size) ? -1 : 0;
    }
    const turn = Math.min(s.turn, TURNS);
    add(LEAD + (turn - 1) * LEADS + lead + PROVINCES.length);
    add(TURN + turn);
    add(PHASE + PHASES.indexOf(s.phase));
    add(ACTIVE + (s.active === "rome" ? 0 : 1));
    for (let side = 0; side < 2; side++) {
      const who = SEATS[side]!;
      add(PCS + side * MOST_PCS + Math.min(pcs[side]!, MOST_PCS - 1));
      add(HAND_SIZE + side * MOST_CARDS + Math.min(s.hands[who].length, MOST_CARDS - 1));
      n = writeForces(s, who, side, into, n);
      n = writeIsolation(s, who, side, into, n);
    }
    for (let general = 0; general < GENERAL_COUNT; general++) {
      const post = s.generals[general]!;
      if (post < 0) {
        add(
          GENERAL_AT +
            general * (SPACE_COUNT + 4) +
            SPACE_COUNT +
            (post === AWAY.notYet ? 0 : post === AWAY.cup ? 1 : post === AWAY.displaced ? 2 : 3),
        );
        continue;
      }
      const space = SPACE[post]!;
      add(GENERAL_AT + general * (SPACE_COUNT + 4) + space);
      add(ARMY + (general * REGIONS.length + REGION[space]!) * ARMIES + armyOf(cusAt(s, GENERALS[general]!.side, post)));
    }
    for (let at = 0; at < STRONGHOLDS.length; at++) {
      const points = s.siege[at]!;
      if (points !== 0) add(SIEGE + at * 4 + (points > 0 ? 0 : 2) + Math.min(Math.abs(points), 2) - 1);
    }
    for (let tribe = 0; tribe < TRIBES.length; tribe++) if (s.tribes[tribe] === 1) add(TRIBE + tribe);
    for (const card of s.hands[seat]) add(HAND + (seat === "rome" ? 0 : CARD_COUNT + 1) + card);
    for (const card of s.discard) add(OUT + card);
    for (const card of s.removed) add(REMOVED + card);
    for (const consul of s.consuls) add(CONSUL + consul);
    if (s.proconsul >= 0) add(PROCONSUL + s.proconsul);
    if (s.truce) add(FLAGS);
    if (s.navalVictory) add(FLAGS + 1);
    if (s.hannoCounsels) add(FLAGS + 2);
    if (s.catoCounsels) add(FLAGS + 3);
    if (s.reshuffle) add(FLAGS + 4);
    if (s.macedonia !== "neutral") add(FLAGS + (s.macedonia === "allied" ? 5 : 6));
    add(FLAGS + (seat === "rome" ? 7 : 8));
    add(RULESET + (s.ruleset === "ah2" ? 0 : 1));
    return n;
  },
};

/** CUs at every post and in every region. */
function writeForces(s: Hannibal, seat: Seat, side: number, into: Uint16Array, from: number): number {
  let n = from;
  const cus = s.cus[seat];
  inRegion.fill(0);
  beasts.fill(0);
  for (let post = 0; post < POST_COUNT; post++) {
    const elephants = side === 1 ? s.elephants[post]! : 0;
    const all = cus[post]! + elephants;
    if (all === 0) continue;
    const region = REGION[SPACE[post]!]!;
    into[n++] = CUS + (side * POST_COUNT + post) * SIZES + sizeOf(all);
    inRegion[region]! += all;
    beasts[region]! += elephants;
  }
  for (let region = 0; region < REGIONS.length; region++) {
    if (inRegion[region]! > 0)
      into[n++] = IN_REGION + (side * REGIONS.length + region) * MOST_IN_REGION + Math.min(inRegion[region]!, MOST_IN_REGION) - 1;
    if (beasts[region]! > 0) into[n++] = ELEPHANTS + region * 5 + Math.min(beasts[region]!, 5) - 1;
  }
  return n;
}

/** PCs that isolation would remove at the end of the turn as things stand (19.4). */
function writeIsolation(s: Hannibal, seat: Seat, side: number, into: Uint16Array, from: number): number {
  const isolated = isolatedPCs(s, seat);
  const count = isolated.length;
  let n = from;
  for (const space of isolated) into[n++] = ISOLATED + side * SPACE_COUNT + space;
  if (count > 0) into[n++] = ISOLATED_COUNT + side * MOST_ISOLATED + Math.min(count, MOST_ISOLATED) - 1;
  return n;
}
