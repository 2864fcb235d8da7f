import { type Chance, type Header, type Plain, randomBelow, shuffle } from "../../../src/engine/index.ts";
import {
  card,
  enemyOf,
  GENERALS,
  isCity,
  lanesFrom,
  MIAT_SLOTS,
  roadsFrom,
  SEAMANSHIP,
  SIDES,
  type Side,
  SPACES,
  space,
} from "./map.ts";

/*
 * Positions made up at random: PCs, sieges, armies, lone generals, garrisons and warships anywhere within the limits of the
 * rules, most of them close together, so that they meet.
 */

interface Placed {
  side: Side;
  at: string;
  cus: number;
  elephants: number;
  supply: number;
  generals: string[];
}

export function madeUp(header: Header, chance: Chance): Plain {
  const below = (limit: number) => randomBelow(chance, limit);
  const oneIn = (count: number) => below(count) === 0;
  const anyOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

  const tribes = SPACES.filter(({ id, kind }) => kind === "tribe" && !oneIn(4) && !isPacified(header, id)).map(({ id }) => id);
  const control: Record<Side, string[]> = { rome: [], carthage: [] };
  const unrest = 2 + below(9);
  for (const { id, start } of SPACES) {
    const changed = oneIn(unrest) && id !== "roma" && id !== "carthago" && !tribes.includes(id);
    const owner = changed ? anyOf(isCity(id) ? SIDES : [...SIDES, "neutral"]) : start;
    if (owner === "rome" || owner === "carthage") control[owner].push(id);
  }

  const turn = 2 + below(6);
  const expansion = header.options["price-of-failure"] === true;
  const romans = GENERALS.filter(({ id, side }) => side === "rome" && (expansion || id !== "pulcher")).map(({ id }) => id);
  shuffle(chance, romans);
  const offices: Record<string, string> = { [romans[0]!]: "consul", [romans[1]!]: "consul" };
  if (!oneIn(3)) offices[romans[2]!] = "proconsul";
  if (offices.calatinus === undefined && oneIn(5)) offices.calatinus = "dictator";
  const punic = GENERALS.filter(({ side }) => side === "carthage").map(({ id }) => id);
  shuffle(chance, punic);
  const inPlay = [...Object.keys(offices), ...punic.slice(0, 2 + below(4))];

  const near = neighbourhood(anyOf(SPACES).id, 1 + below(3));
  const anyPlace = (allowed: (id: string) => boolean) => {
    const close = near.filter(allowed);
    const all = SPACES.map(({ id }) => id).filter(allowed);
    return close.length > 0 && !oneIn(5) ? anyOf(close) : anyOf(all);
  };
  const placed: Placed[] = [];
  const find = (side: Side, at: string) => placed.find((force) => force.side === side && force.at === at);
  let trains = 15;
  const put = (side: Side, at: string, cus: number, generals: string[] = []) => {
    const supply = oneIn(3) ? Math.min(trains, 1 + below(2)) : 0;
    trains -= supply;
    const there = find(side, at) ?? { side, at, cus: 0, elephants: 0, supply: 0, generals: [] };
    if (!placed.includes(there)) placed.push(there);
    there.cus += cus;
    there.supply += supply;
    there.generals.push(...generals);
  };
  const free = (side: Side) => (id: string) => !find(enemyOf(side), id);
  for (const id of inPlay) {
    const side: Side = offices[id] ? "rome" : "carthage";
    const fellow = oneIn(3) ? placed.find((force) => force.side === side && force.generals.length > 0) : undefined;
    const weak = offices[id] !== "consul" || oneIn(6);
    put(side, fellow?.at ?? anyPlace(free(side)), weak ? below(8) : 3 + below(7), [id]);
  }
  for (let i = below(8); i > 0; i--) {
    const side = anyOf(SIDES);
    put(side, anyPlace(free(side)), oneIn(6) ? 0 : 1 + below(oneIn(3) ? 6 : 3));
  }

  // four elephants at most
  let elephants = below(5);
  for (const herd of placed.filter(({ side, cus }) => side === "carthage" && cus > 0)) {
    const some = Math.min(elephants, herd.cus, below(4));
    herd.elephants = some;
    herd.cus -= some;
    elephants -= some;
  }

  // garrisons behind walls with enemies before them, some of them besieged (14.5)
  const siege: Record<string, { by: Side; points: number }> = {};
  for (const force of [...placed]) {
    const owner = enemyOf(force.side);
    if (force.cus + force.elephants === 0) continue;
    const city = isCity(force.at) && control[owner].includes(force.at);
    if (city && !oneIn(3)) garrison(force.at, owner);
    const points = tribes.includes(force.at) || space(force.at).kind === "large-city" ? 2 : 1;
    if ((city || tribes.includes(force.at)) && oneIn(2)) siege[force.at] = { by: force.side, points: 1 + below(points) };
  }
  function garrison(city: string, owner: Side) {
    const movable = placed.filter(
      ({ side, at, generals }) => side === owner && !at.startsWith("inside:") && generals.length === 1 && oneIn(3),
    );
    const staff = movable.flatMap(({ generals }) => generals).slice(0, 1);
    for (const force of movable) force.generals = force.generals.filter((id) => !staff.includes(id));
    const supply = Math.min(trains, below(2));
    trains -= supply;
    placed.push({ side: owner, at: `inside:${city}`, cus: below(space(city).holds! + 1), elephants: 0, supply, generals: staff });
  }

  const forces = placed.filter(({ cus, elephants: herd, supply, generals }) => cus + herd + supply + generals.length > 0);
  const deck = [...Array.from({ length: 56 }, (_, i) => i + 1), ...(expansion ? [58, 59] : [])]; // 16.6
  shuffle(chance, deck);
  const hands = { rome: deck.splice(0, 2 + below(5)), carthage: deck.splice(0, 2 + below(5)) };
  const active = anyOf(SIDES);
  const played = oneIn(3) ? null : deck.pop()!;
  const warships = () => ({ ready: below(7), spent: below(4), sunk: 0, atSea: 0, prizes: 0 });
  return {
    turn,
    phase: "strategy",
    active,
    control,
    tribes,
    siege,
    forces: forces as unknown as Plain,
    offices,
    warships: { rome: warships(), carthage: warships() },
    supremacy: anyOf(SIDES),
    seamanship: anyOf(SEAMANSHIP).id,
    truce: oneIn(10),
    miat: oneIn(3) ? MIAT_SLOTS.filter(() => oneIn(3)) : ["centre", ...MIAT_SLOTS.slice(1).filter(() => !oneIn(3))],
    mercenaries: ["xanthippus", "barca"].filter((id) => !inPlay.includes(id)),
    hands,
    deck,
    played: played === null ? [] : [played],
    play: played === null ? null : playing(active, played),
  };
}

/** 16.5 */
const isPacified = (header: Header, id: string) => header.options["political-instability"] === true && id === "madauros";

/** A card that has just been played to activate generals: as an event if that moves more of them or farther. */
function playing(seat: Side, number: number): Plain {
  const { effect } = card(number);
  const points = effect.kind === "forced-march" ? 6 : 4;
  return {
    seat,
    card: number,
    ops: 0,
    activations: effect.kind === "campaign" ? effect.generals! : 1,
    activated: [],
    orders: { points, rating: 3, sailWith: -1, africa: false, raid: 0 },
    attempted: [],
    fatigue: { units: [], generals: [], warships: [] },
  };
}

/** The spaces within so many roads and lanes of a space. */
function neighbourhood(centre: string, distance: number): string[] {
  const found = new Set([centre]);
  for (let i = 0; i < distance; i++)
    for (const at of [...found]) for (const to of [...roadsFrom(at).map((road) => road.to), ...lanesFrom(at)]) found.add(to);
  return [...found];
}
