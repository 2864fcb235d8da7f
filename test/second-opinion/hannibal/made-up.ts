import { type Chance, type Header, type Plain, randomBelow, shuffle } from "../../../src/engine/index.ts";
import { card, enemyOf, GENERALS, isCity, linesFrom, regionOf, SIDES, type Side, SPACES, space } from "./map.ts";

/*
 * Positions made up at random: PCs, sieges, armies, lone generals and garrisons anywhere within the limits of the rules,
 * most of them close together, so that they meet.
 */

interface Placed {
  side: Side;
  at: string;
  cus: number;
  elephants: number;
  generals: string[];
}

export function madeUp(header: Header, chance: Chance): Plain {
  const below = (limit: number) => randomBelow(chance, limit);
  const oneIn = (count: number) => below(count) === 0;
  const anyOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

  const tribes = SPACES.filter(({ kind }) => kind === "tribe" && !oneIn(4)).map(({ id }) => id);
  const control: Record<Side, string[]> = { rome: [], carthage: [] };
  const unrest = 2 + below(9);
  for (const { id, kind, start } of SPACES) {
    const changed = oneIn(unrest) && id !== "rome" && id !== "carthage" && !tribes.includes(id);
    const owner = changed ? anyOf(kind === "city" ? SIDES : [...SIDES, "neutral"]) : start;
    if (owner === "rome" || owner === "carthage") control[owner].push(id);
  }

  const turn = 1 + below(9);
  const away: string[] = [];
  const romans = GENERALS.filter(({ id, side }) => side === "rome" && id !== "scipio_africanus").map(({ id }) => id);
  shuffle(chance, romans);
  const consuls = romans.slice(0, 2);
  const proconsul = oneIn(3) ? null : romans[2]!;
  const cup = romans.slice(proconsul === null ? 2 : 3);
  const inPlay = [...consuls, ...(proconsul === null ? [] : [proconsul])];
  const africanus = turn >= 6 && !oneIn(4);
  if (africanus) inPlay.push("scipio_africanus");
  for (const { id, side } of GENERALS) {
    if (side !== "carthage") continue;
    if (id !== "hannibal" && oneIn(8)) away.push(id);
    else if (id !== "hannibal" || !oneIn(8)) inPlay.push(id);
  }
  const dead = GENERALS.map(({ id }) => id).filter(
    (id) =>
      !inPlay.includes(id) && !away.includes(id) && !cup.includes(id) && !(id === "scipio_africanus" && (africanus || turn < 6)),
  );

  const near = neighbourhood(anyOf(SPACES).id, 1 + below(3));
  const anyPlace = (allowed: (id: string) => boolean) => {
    const close = near.filter(allowed);
    const all = SPACES.map(({ id }) => id).filter(allowed);
    return close.length > 0 && !oneIn(5) ? anyOf(close) : anyOf(all);
  };
  const placed: Placed[] = [];
  const find = (side: Side, at: string) => placed.find((force) => force.side === side && force.at === at);
  const put = (side: Side, at: string, cus: number, generals: string[] = []) => {
    const there = find(side, at);
    if (there) {
      there.cus += cus;
      there.generals.push(...generals);
    } else placed.push({ side, at, cus, elephants: 0, generals });
  };
  const free = (side: Side) => (id: string) => !find(enemyOf(side), id);
  for (const id of inPlay) {
    const side = GENERALS.find((candidate) => candidate.id === id)!.side as Side;
    const bound = id === "hanno" ? "africa" : id === "fabius_maximus" ? "italia" : undefined; // 24
    const at = anyPlace((place) => free(side)(place) && (bound === undefined || regionOf(place) === bound));
    const fellow = id === consuls[1] && oneIn(3) ? placed.find(({ generals }) => generals.includes(consuls[0]!)) : undefined;
    if (fellow && bound === undefined) {
      put(side, fellow.at, below(8), [id]);
      continue;
    }
    const weak = !consuls.includes(id) || oneIn(6);
    put(side, at, weak ? below(9) : 5 + below(8), [id]);
  }
  for (let i = below(8); i > 0; i--) {
    const side = anyOf(SIDES);
    put(side, anyPlace(free(side)), 1 + below(oneIn(3) ? 9 : 3));
  }

  // generals of equal rank in any order; Hannibal and the consuls come first (9.3)
  const rank = (id: string) => (id === "hannibal" || consuls.includes(id) ? 0 : 1);
  for (const force of placed) {
    shuffle(chance, force.generals);
    force.generals.sort((a, b) => rank(a) - rank(b));
  }

  // elephants: up to two places with two each (17.1)
  const herds = placed.filter(({ side, cus }) => side === "carthage" && cus > 0);
  shuffle(chance, herds);
  for (const herd of herds.slice(0, below(3))) {
    herd.elephants = Math.min(herd.cus, 1 + below(2));
    herd.cus -= herd.elephants;
  }

  // garrisons behind walls with enemies before them, some of them besieged (10.7, 20.4)
  const siege: Record<string, { by: Side; points: number }> = {};
  for (const force of [...placed]) {
    const owner = enemyOf(force.side);
    if (force.cus + force.elephants === 0 || !isCity(force.at) || !control[owner].includes(force.at)) continue;
    if (!oneIn(3)) garrison(force.at, owner);
    if (!oneIn(3)) siege[force.at] = { by: force.side, points: 1 + below(2) };
  }
  function garrison(city: string, owner: Side) {
    const room = space(city).holds!;
    const movable = placed.filter(
      ({ side, at, generals }) => side === owner && !at.startsWith("inside:") && generals.length === 1 && oneIn(3) && at !== city,
    );
    const staff = movable
      .flatMap(({ generals }) => generals)
      .filter((id) => id !== "hanno" && id !== "fabius_maximus" && !consuls.includes(id))
      .slice(0, 1);
    for (const force of movable) force.generals = force.generals.filter((id) => !staff.includes(id));
    placed.push({ side: owner, at: `inside:${city}`, cus: below(room + 1), elephants: 0, generals: staff });
  }
  for (const at of tribes) {
    const side = control.carthage.includes(at) ? "carthage" : null;
    const there = placed.find((force) => force.at === at && force.side !== side && force.cus + force.elephants > 0);
    if (there && oneIn(2)) siege[at] = { by: there.side, points: 1 + below(2) };
  }

  const forces = placed.filter(({ cus, elephants, generals }) => cus + elephants + generals.length > 0);
  const deck = Array.from({ length: 64 }, (_, i) => i + 1);
  shuffle(chance, deck);
  const hands = { rome: deck.splice(0, 3 + below(5)), carthage: deck.splice(0, 3 + below(5)) };
  const active = anyOf(SIDES);
  const played = oneIn(3) ? null : deck.pop()!;
  const train = forces.filter(({ side, cus, generals }) => side === "carthage" && (cus > 0 || generals.length > 0));
  return {
    turn,
    phase: "strategy",
    active,
    play: played === null ? null : playing(active, played),
    control,
    tribes,
    siege,
    forces: forces.map((force) => ({ ...force })),
    siegeTrain: train.length > 0 && oneIn(3) ? anyOf(train).at : null,
    consuls,
    proconsul,
    cup,
    displaced: away,
    gone: dead,
    awaited: turn < 6 ? ["scipio_africanus"] : [],
    deck,
    hands,
    macedonia: anyOf(["neutral", "allied"]),
    truce: oneIn(10),
    navalVictory: oneIn(8),
    hannoCounsels: oneIn(12),
    catoCounsels: oneIn(12),
    options: header.options,
  };
}

/** A card that has just been played to move generals: as an event if that moves more of them or farther. */
function playing(seat: Side, number: number): Plain {
  const { effect } = card(number);
  const event = effect.kind === "campaign" || effect.kind === "forced-march";
  return {
    seat,
    card: number,
    use: event ? "event" : "move",
    activations: effect.generals ?? 1,
    activated: [],
    sailed: false,
    attempted: [],
    moved: [],
    generalMoved: [],
  };
}

/** The spaces within so many lines of a space, across the sea as well as by land. */
function neighbourhood(centre: string, distance: number): string[] {
  const found = new Set([centre]);
  for (let i = 0; i < distance; i++) for (const at of [...found]) for (const { to } of linesFrom(at)) found.add(to);
  return [...found];
}
