import { other, type Seat } from "../../engine/index.ts";
import { controls, hasTribe, italianProvinces, plainPCs, significantProvinces } from "../../games/hamilcar/control.ts";
import { battleRating, cusAt, isBesieged, siegePoints } from "../../games/hamilcar/forces.ts";
import { OF_SIDE } from "../../games/hamilcar/generals.ts";
import {
  CARTHAGO,
  CITIES,
  isInside,
  MARE_PORTS,
  POST_COUNT,
  PROVINCE_SPACES,
  ROMA,
  SIGNIFICANT_PROVINCES,
  spaceOf,
  TRIBES,
} from "../../games/hamilcar/map.ts";
import { miatCount, miatMood } from "../../games/hamilcar/miat.ts";
import { pointsNeeded } from "../../games/hamilcar/siege.ts";
import { CODE, type Hamilcar } from "../../games/hamilcar/state.ts";

/** How good a situation is for a seat: the difference of what both sides have, in hundredths of a won war or so. */
export function value(s: Hamilcar, seat: Seat): number {
  if (s.over) return s.over.winner === seat ? 1000 : s.over.winner === null ? 0 : -1000;
  return worth(s, seat) - worth(s, other(seat));
}

const worth = (s: Hamilcar, seat: Seat): number =>
  politics(s, seat) + forces(s, seat) + sea(s, seat) + sieges(s, seat) + 1.5 * s.hands[seat].length - 0.6 * s.chest[seat];

/** The Provincial Display, and how near other provinces are; PCs are the lives of a side. */
function politics(s: Hamilcar, seat: Seat): number {
  let sum = 10 * significantProvinces(s, seat);
  for (const province of SIGNIFICANT_PROVINCES) sum += 4 * share(s, seat, PROVINCE_SPACES[province]!);
  sum += 4 * share(s, seat, MARE_PORTS);
  const lives = plainPCs(s, seat).length;
  sum += Math.min(lives, 10) * 1.2 + lives * 0.3;
  for (const city of CITIES) if (controls(s, seat, city)) sum += city === ROMA || city === CARTHAGO ? 20 : 4;
  if (seat === "rome") sum -= DANGER_AT_HOME[italianProvinces(s, "rome")]!;
  if (seat === "carthage") sum += miatCount(s) * 1.2 + (miatMood(s) === "peaceful" ? -6 : 0);
  return sum;
}

/** How near Rome is to losing the war in Italia, by the provinces that it holds there (4.1). */
const DANGER_AT_HOME = [90, 70, 50, 24, 8, 0, 0];

function share(s: Hamilcar, seat: Seat, spaces: readonly number[]): number {
  let held = 0;
  for (const at of spaces) if (s.control[at] === CODE[seat]) held++;
  return Math.min(held / spaces.length, 0.6);
}

function forces(s: Hamilcar, seat: Seat): number {
  let sum = 0;
  for (let post = 0; post < POST_COUNT; post++) {
    const cus = cusAt(s, seat, post);
    sum += cus * 1.7 + s.supply[seat][post]! * 0.8;
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

/** Points against cities and tribes are part of the way; those against a capital more. */
function sieges(s: Hamilcar, seat: Seat): number {
  let sum = 0;
  for (const city of CITIES) {
    if (!isBesieged(s, city) || controls(s, seat, city)) continue;
    sum += (siegePoints(s, city) / pointsNeeded(s, city)) * (city === ROMA || city === CARTHAGO ? 30 : 7);
  }
  for (const tribe of TRIBES) {
    if (!hasTribe(s, tribe) || s.siege[tribe] === 0) continue;
    if (s.siege[tribe]! > 0 === (seat === "rome")) sum += Math.abs(s.siege[tribe]!) * 1.2;
  }
  return sum;
}
