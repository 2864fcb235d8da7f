import type { Params, Play } from "../../../engine/index.ts";
import { SEATS } from "../../shared/rules/seats.ts";
import { choose, type Key } from "./ask.ts";
import { type Board, isFortress, occupies, scan } from "./board.ts";
import { CONTINGENTS } from "./data.ts";
import { deployable, whyNotDeploy } from "./deployment.ts";
import { topShown } from "./fog.ts";
import { HEX_IDS, hexOfId, MAP, NEIGHBOURS, PLACE, PLACES, PORT, powerOf } from "./map.ts";
import { cargoOf, deploy, eliminate, type FpwTable, leaveTop, relocate, tellIfTaken } from "./pieces.ts";
import {
  AVAILABLE,
  CARTHAGINIAN,
  enemyOf,
  type Homecoming,
  MERCENARIES,
  NEUTRAL,
  POWER_IDS,
  SIDE_IDS,
  type State,
  seatOf,
} from "./state.ts";
import { mayCross } from "./terrain.ts";
import { CONTINGENT, IS_FLEET, IS_GARRISON, IS_STATIC, TWO_SIDED, UNIT_COUNT, UNIT_IDS, unitOfId } from "./units.ts";
import { pointsNow, victoryPoints } from "./victory.ts";

/** The region of each minor power; -1 for the mercenaries. */
export const REGION_OF_POWER: readonly number[] = CONTINGENTS.slice(2).map((_, power) => MAP.home.indexOf(power + 2));

/** The neutral power invaded by entering a hex, or -1 (24.2). */
export function neutralPlace(s: State, hex: number): number {
  if (PLACE[hex]! < 0) return -1;
  const power = powerOf(hex);
  return power >= 0 && s.powers[power] === NEUTRAL ? power : -1;
}

/** The neutral power whose units stand in a hex, which is invaded when they are attacked, or -1 (24.2). */
export const neutralUnits = (b: Board, hex: number): number => (occupies(b, NEUTRAL, hex) ? CONTINGENT[b.first[hex]!]! - 2 : -1);

/** What a side gives away by attacking a hex: the power that becomes the enemy's ally, and the victory points he gains (4.2, 24.2). */
export function givenAway(s: State, side: number, hex: number): { power: string; points: number } | null {
  const power = neutralUnits(scan(s), hex);
  if (power < 0) return null;
  const enemy = enemyOf(side);
  const powers = s.powers.map((friend, each) => (each === power ? enemy : friend));
  return { power: POWER_IDS[power]!, points: victoryPoints({ ...s, powers }, enemy) - victoryPoints(s, enemy) };
}

/** The consequences of a side's units entering a hex: an invasion, if it is a neutral town or fortress (24.2). */
export function enterHex(t: FpwTable, side: number, hex: number): void {
  const power = neutralPlace(t.s, hex);
  if (power >= 0) invade(t, side, power, hex, "fpw.invaded");
}

/** The invaded power allies itself with the other side at once (24.2). */
export function invade(t: FpwTable, side: number, power: number, hex: number, event: Key): void {
  t.note(event, { side: SIDE_IDS[side]!, power: POWER_IDS[power]!, hex: HEX_IDS[hex]! }, "24.2");
  ally(t, power, enemyOf(side));
}

/** A minor power joins a side; stacks it shares with its former ally must separate (24.1). */
export function ally(t: FpwTable, power: number, side: number): void {
  const { s } = t;
  const former = s.powers[power]!;
  s.powers[power] = side;
  const units = unitsOfPower(s, power, (unit) => s.at[unit]! >= 0);
  const hexes = [...new Set(units.map((unit) => s.at[unit]!))];
  const counts = hexes.map((hex) => `${units.filter((unit) => s.at[unit] === hex).length}=${HEX_IDS[hex]}`);
  t.note(
    "fpw.allied",
    {
      power: POWER_IDS[power]!,
      side: SIDE_IDS[side]!,
      units: units.length,
      hexes: hexes.length === 1 ? [HEX_IDS[hexes[0]!]!] : [],
      modifiers: hexes.length > 1 ? counts : [],
      ...(hexes.some((hex) => isFortress(s, hex)) && pointsNow(t)),
    },
    "24.0",
  );
  const modifiers = units.map((unit) => `${UNIT_IDS[unit]}=${HEX_IDS[s.at[unit]!]}`);
  const veterans = units.filter((unit) => TWO_SIDED[unit] && s.veteran[unit]).map((unit) => UNIT_IDS[unit]!);
  if (units.length > 0) t.noteOnlyTo(seatOf(side), "fpw.its-units", { modifiers, veterans }, "24.0");
  if (former === enemyOf(side)) {
    const b = scan(s);
    const hexes: number[] = [];
    for (let unit = 0; unit < UNIT_COUNT; unit++) {
      const hex = s.at[unit]!;
      if (hex >= 0 && CONTINGENT[unit] === power + 2 && occupies(b, former, hex) && !hexes.includes(hex)) hexes.push(hex);
    }
    if (hexes.length > 0) s.parting = { power, side: former, hexes };
  }
  if (power === MERCENARIES && !s.mercenariesCame) {
    s.mercenariesCame = true;
    s.arriving = unitsOfPower(s, MERCENARIES, (unit) => s.at[unit] === AVAILABLE);
  }
}

const unitsOfPower = (s: State, power: number, test: (unit: number) => boolean): number[] =>
  s.at.flatMap((_, unit) => (CONTINGENT[unit] === power + 2 && test(unit) ? [unit] : []));

/** The mercenaries enter service: all of them, free of charge, in Carthaginian fortresses (24.3). */
export function* arrive(t: FpwTable): Play {
  const { s } = t;
  const unit = s.arriving[0]!;
  const hexes = deployable(s, CARTHAGINIAN, unit, []);
  if (hexes.length === 0) {
    s.arriving = [];
    return;
  }
  const hex = hexOfId(
    yield* choose(
      "carthage",
      hexes.map((at) => HEX_IDS[at]!),
      {
        prompt: "fpw.place-mercenaries",
        rule: "24.3",
        params: { unit: UNIT_IDS[unit]! },
        whyNot: (id) => (hexOfId(id) >= 0 ? whyNotDeploy(s, CARTHAGINIAN, unit, hexOfId(id), []) : undefined),
      },
    ),
  );
  deploy(s, unit, hex);
  const params = { side: SIDE_IDS[CARTHAGINIAN], unit: UNIT_IDS[unit]!, hex: HEX_IDS[hex]!, how: ["fpw.deployed.free"] };
  t.note("fpw.deployed", params, "24.3");
  tellIfTaken(t, CARTHAGINIAN, hex, [unit]);
  s.arriving.shift();
}

/** A power returns to neutrality: its units leave the map and go back to its own places (24.6). */
export function returnToNeutrality(t: FpwTable, power: number): void {
  const { s } = t;
  const side = s.powers[power]!;
  s.powers[power] = NEUTRAL;
  t.revealed = true;
  const units = unitsOfPower(s, power, (unit) => s.at[unit]! >= 0);
  for (const unit of units) {
    s.at[unit] = AVAILABLE;
    s.aboard[unit] = -1;
    leaveTop(s, unit);
    if (power === MERCENARIES) s.veteran[unit] = 0;
  }
  t.note("fpw.neutral", { power: POWER_IDS[power]!, ...pointsNow(t) }, "24.6");
  if (power === MERCENARIES && units.length > 0) t.note("fpw.mercenaries-leave", { units: units.length }, "24.6");
  if (units.length > 0 && power !== MERCENARIES) s.homecomings.push({ power, side, units });
}

/** The places in a power's region that no other power holds (24.6). */
function openHomes(s: State, power: number): number[] {
  const b = scan(s);
  const hexes = PLACES.map(({ hex }) => hex).filter((hex) => powerOf(hex) === power);
  return hexes.filter((hex) => unitsIn(b, hex).every((unit) => CONTINGENT[unit] === power + 2));
}

/** Where a unit may return: one unit to each place before a second, fleets to ports, one garrison per hex (24.6, 21.0). */
function homes(s: State, power: number, unit: number): number[] {
  const open = openHomes(s, power);
  const b = scan(s);
  const fit = open.filter(
    (hex) => !(IS_FLEET[unit] && !PORT[hex]) && !(IS_GARRISON[unit] && unitsIn(b, hex).some((other) => IS_GARRISON[other])),
  );
  const fewest = Math.min(...fit.map((hex) => unitsIn(b, hex).length));
  return fit.filter((hex) => unitsIn(b, hex).length === fewest);
}

function unitsIn(b: Board, hex: number): number[] {
  const units: number[] = [];
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) units.push(unit);
  return units;
}

/** The next unit of a power returns home; the player who has lost the power places them in any order (24.6). */
export function* comeHome(t: FpwTable): Play {
  const { s } = t;
  const coming = s.homecomings[0]!;
  t.revealed = true; // it may end up on top
  const unit = yield* nextHome(s, coming);
  const hexes = homes(s, coming.power, unit);
  const power = POWER_IDS[coming.power]!;
  if (hexes.length > 0) {
    const answer = yield* choose(
      seatOf(coming.side),
      hexes.map((hex) => HEX_IDS[hex]!),
      {
        prompt: "fpw.come-home",
        rule: "24.6",
        params: { unit: UNIT_IDS[unit]!, power },
        whyNot: (id) =>
          hexOfId(id) >= 0 ? { why: "fpw.why.come-home", rule: "24.6", params: { unit: UNIT_IDS[unit]! } } : undefined,
      },
    );
    const hex = hexOfId(answer);
    const before = topShown(t, NEUTRAL, hex);
    s.at[unit] = hex;
    const top = topShown(t, NEUTRAL, hex);
    const shown: Params = top >= 0 && top !== before ? { top: [UNIT_IDS[top]!] } : {};
    t.note("fpw.came-home", { side: SIDE_IDS[coming.side]!, power, hex: answer, ...shown }, "24.6");
    t.noteOnlyTo(seatOf(coming.side), "fpw.these", { units: [UNIT_IDS[unit]!] }, "24.6");
  } else {
    s.veteran[unit] = 0;
    t.note("fpw.sent-to-display", { unit: UNIT_IDS[unit]! }, "24.6");
  }
  coming.units.splice(coming.units.indexOf(unit), 1);
  if (coming.units.length === 0) s.homecomings.shift();
}

/** Which unit returns next. This matters, and is asked, only if there are several places and more units than places. */
function* nextHome(s: State, { power, side, units }: Homecoming): Play<number> {
  const places = openHomes(s, power).length;
  if (places < 2 || units.length <= places) return units[0]!;
  const able = units.filter((unit) => homes(s, power, unit).length > 0).map((unit) => UNIT_IDS[unit]!);
  if (able.length === 0) return units[0]!;
  return unitOfId(
    yield* choose(seatOf(side), able, {
      prompt: "fpw.come-home-next",
      rule: "24.6",
      params: { power: POWER_IDS[power]! },
      whyNot: (id) =>
        unitOfId(id) >= 0 ? { why: "fpw.why.come-home-next", rule: "24.6", params: { power: POWER_IDS[power]! } } : undefined,
    }),
  );
}

/** A stack of a minor power and its former ally separates: the smaller part leaves the hex (24.1). */
export function* part(t: FpwTable): Play {
  const { s } = t;
  const { power, side, hexes } = s.parting!;
  const hex = hexes[0]!;
  const minor: number[] = [];
  const major: number[] = [];
  const b = scan(s);
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) (CONTINGENT[unit] === power + 2 ? minor : major).push(unit);
  const place = HEX_IDS[hex]!;
  t.note("fpw.parting", { power: POWER_IDS[power]!, hex: place, minor: minor.length, major: major.length }, "24.1");
  let minorStays = minor.length > major.length;
  if (minor.length === major.length) {
    let [minors, majors] = [t.die(), t.die()];
    while (minors === majors) [minors, majors] = [t.die(), t.die()];
    t.note("fpw.parting-rolled", { power: POWER_IDS[power]!, minor: minors, major: majors }, "24.1");
    minorStays = minors > majors;
  }
  const leaving = (minorStays ? major : minor).filter((unit) => s.aboard[unit]! < 0);
  const mover = minorStays ? side : enemyOf(side);
  const ways = retreatRoutes(s, leaving, hex, mover);
  if (ways.length === 0) {
    for (const unit of leaving) eliminate(t, unit, "24.1");
  } else {
    const answer = yield* choose(
      seatOf(mover),
      ways.map((way) => HEX_IDS[way]!),
      {
        prompt: "fpw.part",
        rule: "24.1",
        params: { units: leaving.map((unit) => UNIT_IDS[unit]!), hex: place },
        always: true,
        whyNot: (id) => (hexOfId(id) >= 0 ? { why: "fpw.why.part", rule: "24.1", params: { hex: place } } : undefined),
      },
    );
    const to = hexOfId(answer);
    const direction = [0, 1, 2, 3, 4, 5].find((d) => NEIGHBOURS[hex * 6 + d] === to)!;
    for (const unit of leaving) {
      if (IS_STATIC[unit] || !mayCross(unit, hex, direction)) eliminate(t, unit, "24.1");
      else relocate(s, unit, to);
    }
    const units = leaving.flatMap((unit) => (s.at[unit] === to ? [UNIT_IDS[unit]!] : []));
    if (units.length > 0) {
      t.note("fpw.parted", { side: SIDE_IDS[mover]!, from: place, to: answer, units: units.length }, "24.1");
      for (const seat of SEATS) t.noteOnlyTo(seat, "fpw.these", { units }, "24.1"); // both see them separate
    }
  }
  hexes.shift();
  if (hexes.length === 0) s.parting = null;
}

/** The adjacent hexes without enemies or neutrals that can take the most units, counting those on board. */
function retreatRoutes(s: State, units: readonly number[], hex: number, side: number): number[] {
  const b = scan(s);
  let most = 1;
  let ways: number[] = [];
  for (let d = 0; d < 6; d++) {
    const to = NEIGHBOURS[hex * 6 + d]!;
    if (to < 0 || occupies(b, enemyOf(side), to) || occupies(b, NEUTRAL, to) || neutralPlace(s, to) >= 0) continue;
    const movers = units
      .filter((unit) => !IS_STATIC[unit] && mayCross(unit, hex, d))
      .reduce((sum, unit) => sum + 1 + cargoOf(s, unit).length, 0);
    if (movers < most) continue;
    if (movers > most) ways = [];
    most = movers;
    ways.push(to);
  }
  return ways;
}
