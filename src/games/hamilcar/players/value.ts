import { other, type Seat } from "../../shared/rules/seats.ts";
import { controls, hasTribe, italianProvinces } from "../rules/control.ts";
import { battleRating, cusAt, generalsOnMap, isBesieged, siegePoints } from "../rules/forces.ts";
import { OF_SIDE } from "../rules/generals.ts";
import { isolatedPCs } from "../rules/isolation.ts";
import { CITIES, isInside, POST_COUNT, spaceOf, TRIBES } from "../rules/map.ts";
import { miatCount, miatMood } from "../rules/miat.ts";
import { pointsNeeded } from "../rules/siege.ts";
import { type Hamilcar, isSilver, NOBODY } from "../rules/state.ts";
import { MEASURES, measureAs } from "./measures.ts";
import { prospect } from "./movement.ts";
import { ON_DISPLAY, politicalBalance } from "./politics.ts";
import { cityWorth, Ground } from "./targets.ts";

/** A lead of this many points is worth about three to one. */
const SCALE = 18;

/** A rough estimate of a seat's chance of winning from here. */
export function chanceToWin(s: Hamilcar, seat: Seat): number {
  measureAs(seat);
  return 1 / (1 + Math.exp(-value(s, seat) / SCALE));
}

/** The value of a situation for a seat: the difference between the two sides, with a province worth ten. */
function value(s: Hamilcar, seat: Seat): number {
  if (s.over) return s.over.winner === seat ? 1000 : s.over.winner === null ? 0 : -1000;
  return politicalBalance(inWinter(s), seat) + worth(s, seat) - worth(s, other(seat));
}

/** The situation without the PCs that isolation will remove. */
function inWinter(s: Hamilcar): Hamilcar {
  const control = [...s.control];
  for (const side of ["rome", "carthage"] as const) for (const at of isolatedPCs(s, side)) control[at] = NOBODY;
  return { ...s, control };
}

const worth = (s: Hamilcar, seat: Seat): number =>
  homeFront(s, seat) +
  forces(s, seat) +
  opportunity(s, seat) +
  sea(s, seat) +
  sieges(s, seat) +
  CARD * s.hands[seat].length -
  0.5 * s.chest[seat];
const CARD = 3;

/** Cities, the danger in Italia, and the Miat. */
function homeFront(s: Hamilcar, seat: Seat): number {
  let sum = 0;
  for (const city of CITIES) if (controls(s, seat, city)) sum += MEASURES.walls;
  if (seat === "rome")
    return sum - DANGER_AT_HOME[italianProvinces(s, "rome")]! + (isSilver(s) && miatCount(s) === 0 ? ON_DISPLAY : 0);
  return sum + miatCount(s) * 1.5 + (miatMood(s) === "warlike" ? ON_DISPLAY : isSilver(s) ? -4 : 0);
}

/** How close Rome is to losing the war in Italia, by the provinces it holds there (4.1). */
const DANGER_AT_HOME = [110, 90, 65, 32, 14, 4, 0];

function forces(s: Hamilcar, seat: Seat): number {
  let sum = 0;
  for (let post = 0; post < POST_COUNT; post++) {
    const cus = cusAt(s, seat, post);
    sum += cus * MEASURES.raised + s.supply[seat][post]! * 0.8;
    if (cus > 0 && !isInside(post) && post < POST_COUNT - 1 && controls(s, other(seat), spaceOf(post))) sum -= 0.2 * cus; // winter comes
  }
  for (const general of OF_SIDE[seat]) {
    const post = s.generals[general]!;
    if (post < 0) continue;
    sum += 1 + Math.min(cusAt(s, seat, post), 8) * 0.15 * battleRating(s, general);
  }
  if (seat === "carthage") for (const elephants of s.elephants) sum += elephants * 0.5;
  return sum;
}

/** What the best-placed general could do next. */
function opportunity(s: Hamilcar, seat: Seat): number {
  let highest = 0;
  const ground = new Ground(s, seat);
  for (const general of generalsOnMap(s, seat))
    highest = Math.max(highest, prospect(s, seat, general, undefined, undefined, ground));
  return 0.5 * highest;
}

function sea(s: Hamilcar, seat: Seat): number {
  const { ready, spent, atSea, prizes } = s.warships[seat];
  return (
    (ready + atSea) * 1.6 +
    spent * 1.1 +
    prizes * 0.8 +
    (s.supremacy === seat ? 5 : 0) +
    (seat === "rome" ? s.seamanship * 2.5 + (s.corvi ? 1 : 0) : 0)
  );
}

/** Points against cities and tribes count in part. */
function sieges(s: Hamilcar, seat: Seat): number {
  let sum = 0;
  for (const city of CITIES) {
    if (!isBesieged(s, city) || controls(s, seat, city)) continue;
    sum += (siegePoints(s, city) / pointsNeeded(s, city)) * 0.6 * Math.min(60, cityWorth(s, seat, city));
  }
  for (const tribe of TRIBES) {
    if (!hasTribe(s, tribe) || s.siege[tribe] === 0) continue;
    if (s.siege[tribe]! > 0 === (seat === "rome")) sum += Math.abs(s.siege[tribe]!) * 0.5;
  }
  return sum;
}
