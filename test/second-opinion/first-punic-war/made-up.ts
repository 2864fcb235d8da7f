import { type Chance, type Header, type Plain, randomBelow, shuffle } from "../../../src/engine/index.ts";
import { isLight } from "./board.ts";
import { POWERS } from "./diplomacy.ts";
import {
  COUNTERS,
  type Counter,
  HEXES,
  hexOf,
  homeOf,
  isInland,
  isSea,
  MARKERS,
  neighbours,
  PLACES,
  placeIn,
  SIDES,
  type Side,
  STRATAGEMS,
  terrainOf,
} from "./map.ts";

/*
 * Positions made up at random: forces, fleets with and without passengers, garrisons, leaders, camps, colonies and pillage
 * anywhere within the limits of the rules, most of them close together, so that they meet.
 */

const PHASES = ["operations", "operations", "operations", "mobilization", "diplomacy", "supply"];

export function madeUp(header: Header, chance: Chance): Plain {
  const below = (limit: number) => randomBelow(chance, limit);
  const oneIn = (count: number) => below(count) === 0;
  const anyOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

  const powers: Record<string, string> = {};
  for (const power of POWERS) powers[power] = anyOf(power === "mercenaries" ? ["neutral", "carthage"] : ["neutral", ...SIDES]);
  const sideOf = ({ of }: Counter) => powers[of] ?? of;

  const centre = anyOf(HEXES.filter((hex) => !isSea(hex) && neighbours(hex).some((other) => placeIn(other) ?? isSea(other))));
  const near = neighbourhood(centre, 1 + below(3));
  const units: Record<string, { at: string; veteran?: boolean; aboard?: string }> = {};
  const holder = new Map<string, string>();
  const capitals: Record<Side, string> = { rome: hexOf("rome"), carthage: hexOf("carthage") };
  for (const side of SIDES) holder.set(capitals[side], side);

  const fits = (unit: Counter, hex: string): boolean => {
    const side = sideOf(unit);
    if ((holder.get(hex) ?? side) !== side) return false;
    const place = placeIn(hex);
    const guarded = () => COUNTERS.some(({ id, type }) => type === "garrison" && units[id]?.at === hex);
    if (unit.type === "garrison" && (place === undefined || guarded())) return false;
    if (side === "neutral")
      return homeOf(hex) === unit.of && place !== undefined && (unit.type !== "fleet" || place.port === true);
    if (place !== undefined && powers[homeOf(hex)] === "neutral") return false;
    if (unit.type === "fleet") return !isInland(hex);
    return !isSea(hex) && (terrainOf(hex) !== "mountain" || isLight(unit));
  };
  const put = (unit: Counter, hex: string) => {
    units[unit.id] = { at: hex, ...(unit.back && oneIn(2) && { veteran: true }) };
    holder.set(hex, sideOf(unit));
  };
  for (const side of SIDES) put(COUNTERS.find(({ of, type }) => of === side && type === "garrison")!, capitals[side]);

  const counters = COUNTERS.filter(({ id }) => !(id in units) && !(header.scenario === "III" && id === "C-h-gisco"));
  shuffle(chance, counters);
  const dense = 2 + below(3);
  const bases = SIDES.map((side) => [side, Array.from({ length: dense }, () => anyOf(near))] as const);
  for (const unit of counters) {
    const side = sideOf(unit);
    const inPlay = side === "neutral" ? unit.of !== "mercenaries" && !oneIn(3) : !oneIn(unit.type === "garrison" ? 3 : 2);
    if (!inPlay) continue;
    const base = bases.find(([of]) => of === side)?.[1] ?? [];
    const lists = [base, near, unit.type === "garrison" ? PLACES.map(({ hex }) => hex) : HEXES];
    const hexes = (oneIn(4) ? lists.slice(1) : lists).map((list) => list.filter((hex) => fits(unit, hex)));
    const some = hexes.find((list) => list.length > 0);
    if (some) put(unit, anyOf(some));
  }

  // on board: two units a fleet, and any number of leaders (19.3)
  const fleets = counters.filter(({ id, type }) => type === "fleet" && id in units);
  for (const fleet of fleets) {
    if (sideOf(fleet) === "neutral" || oneIn(2)) continue;
    const own = counters.filter(
      ({ id, of, type, move = 0 }) => of === fleet.of && type !== "fleet" && move > 0 && !units[id]?.aboard,
    );
    shuffle(chance, own);
    const troops = own.filter(({ type }) => type !== "leader").slice(0, below(3));
    const leaders = own.filter(({ type }) => type === "leader" && oneIn(4)).slice(0, 1);
    for (const { id, back } of [...troops, ...leaders])
      units[id] = { at: units[fleet.id]!.at, ...(back && oneIn(2) && { veteran: true }), aboard: fleet.id };
  }

  const ashore = (side: Side) => [
    ...new Set(
      counters
        .filter((unit) => sideOf(unit) === side && unit.type !== "fleet" && units[unit.id] && !units[unit.id]!.aboard)
        .map(({ id }) => units[id]!.at),
    ),
  ];
  const camps: Record<Side, string[]> = { rome: [], carthage: [] };
  for (const side of SIDES)
    for (const hex of ashore(side))
      if (camps[side].length < 2 && !placeIn(hex)?.kind.endsWith("fortress") && terrainOf(hex) !== "mountain" && oneIn(4))
        camps[side].push(hex);

  const places = PLACES.filter(({ hex }) => near.includes(hex) || oneIn(10));
  shuffle(chance, places);
  const pillaged = header.options.pillage ? places.slice(0, below(4)).map(({ hex }) => hex) : [];
  const towns = places.filter(({ kind, hex }) => kind === "town" && !Object.values(camps).some((list) => list.includes(hex)));
  const colonies = header.options.colonies
    ? towns.slice(0, below(MARKERS.colonyOrPillage - pillaged.length)).map(({ hex }) => hex)
    : [];

  const pool = [...STRATAGEMS];
  shuffle(chance, pool);
  const markers = { rome: pool.splice(0, below(5)), carthage: pool.splice(0, below(5)) };
  const held = (side: Side) => markers[side].map((marker) => ({ marker }));
  return {
    turn: header.scenario === "I" ? 2 : 5,
    phase: anyOf(PHASES),
    initiative: anyOf(SIDES),
    phasing: anyOf(SIDES),
    ap: { rome: oneIn(4) ? below(3) : below(26), carthage: oneIn(4) ? below(3) : below(26) },
    powers,
    mercenariesCame: powers.mercenaries === "carthage",
    camps,
    pillaged,
    colonies,
    units,
    markers: { rome: held("rome"), carthage: held("carthage") },
  };
}

/** The hexes within so many steps of a hex. */
function neighbourhood(centre: string, steps: number): string[] {
  const found = new Set([centre]);
  for (let i = 0; i < steps; i++) for (const at of [...found]) for (const to of neighbours(at)) found.add(to);
  return [...found];
}
