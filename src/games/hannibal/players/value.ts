import { other, type Seat } from "../../shared/rules/seats.ts";
import { controls, isHostile, plainPCs, provinceController } from "../rules/control.ts";
import { cusAt, siegePoints } from "../rules/forces.ts";
import { AFRICANUS, battleRating, GENERAL_COUNT, HANNIBAL, sideOf } from "../rules/generals.ts";
import { CARTHAGO, isInside, POST_COUNT, PROVINCE_SPACES, PROVINCES, ROMA, STRONGHOLDS } from "../rules/map.ts";
import { CODE, type Hannibal } from "../rules/state.ts";

/** A lead of this many points is worth about three to one. */
const SCALE = 18;

/** A rough estimate of a seat's chance of winning from here. */
export const chanceToWin = (s: Hannibal, seat: Seat): number => 1 / (1 + Math.exp(-value(s, seat) / SCALE));

/** The value of a situation for a seat: the difference between the two sides, in hundredths of a won war or so. */
function value(s: Hannibal, seat: Seat): number {
  if (s.over) return s.over.winner === seat ? 1000 : s.over.winner === null ? 0 : -1000;
  return worth(s, seat) - worth(s, other(seat));
}

function worth(s: Hannibal, seat: Seat): number {
  return politics(s, seat) + forces(s, seat) + sieges(s, seat) + 1.5 * s.hands[seat].length;
}

/** Provinces held, and how close others are; PCs are a side's lifeblood. */
function politics(s: Hannibal, seat: Seat): number {
  let sum = 0;
  for (let number = 0; number < PROVINCES.length; number++) {
    if (!PROVINCES[number]!.political) continue;
    const spaces = PROVINCE_SPACES[number]!;
    if (provinceController(s, number) === seat) sum += 10;
    let mine = 0;
    for (const space of spaces) if (s.control[space] === CODE[seat]) mine++;
    sum += (3 * mine) / spaces.length;
  }
  const lives = plainPCs(s, seat).length;
  return sum + Math.min(lives, 12) * 1.2 + lives * 0.3;
}

function forces(s: Hannibal, seat: Seat): number {
  let sum = 0;
  for (let post = 0; post < POST_COUNT; post++) {
    const cus = cusAt(s, seat, post);
    if (cus === 0) continue;
    sum += cus * 1.6;
    if (!isInside(post) && isHostile(s, seat, post)) sum -= 0.25 * cus; // winter comes
  }
  for (let general = 0; general < GENERAL_COUNT; general++) {
    const post = s.generals[general]!;
    if (sideOf(general) !== seat || post < 0) continue;
    const army = cusAt(s, seat, post);
    sum += 1 + Math.min(army, 8) * 0.12 * battleRating(general);
    if (general === HANNIBAL) sum += 14;
    if (general === AFRICANUS) sum += 6;
  }
  return sum + (seat === "carthage" ? s.elephants.reduce((so, number) => so + number, 0) * 0.4 : 0);
}

/** Points against enemy strongholds are worth half; those against a capital more. */
function sieges(s: Hannibal, seat: Seat): number {
  let sum = 0;
  for (const space of STRONGHOLDS) {
    const points = siegePoints(s, space);
    if (points === 0 || controls(s, seat, space)) continue;
    sum += points * (space === ROMA || space === CARTHAGO ? 12 : 3);
  }
  return sum;
}
