import type { Limit, Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { CONSULAR_MINIMUM, UNIT_LIMIT } from "./army.ts";
import { allocate, type Item, type Option, pick, type Reason } from "./ask.ts";
import { carryAll, mayMove, movable, settleLosses, sizeOf } from "./campaign.ts";
import { SEAT_NAMES } from "./control.ts";
import { cusAt, elephantsAt, generalsAt, isConsul, isDictator, openPost, rank, sayParty, unitsAt } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed } from "./generals.ts";
import { AT_SEA, isAfrican, SPACE_OPTIONS, spaceOf } from "./map.ts";
import { isKeptInAfrica } from "./miat.ts";
import { type Detachment, type Fleet, type Hamilcar, isSilver, type T } from "./state.ts";
import { whyNotComing } from "./who-comes.ts";

// 2.3.G Fleets: the contents of the At Sea box

/** Warships, CUs and supply trains in a seat's fleet. */
export const fleetUnits = (s: Hamilcar, seat: Seat): number => s.warships[seat].atSea + unitsAt(s, seat, AT_SEA);
export const portOf = (fleet: Fleet): number => fleet.route[fleet.route.length - 1]!;

// 7.3.C, 8.3 Embarking units in the ports of the route

/** Generals in a port who can come aboard. */
const candidates = (s: Hamilcar, seat: Seat, post: number): number[] =>
  generalsAt(s, seat, post).filter((general) => !whyNotAboard(s, seat, post, general));

/** Why a general in a port cannot come aboard; in Golden Geek none does that outranks the general of a moving fleet (7.1, 7.3.C). */
function whyNotAboard(s: Hamilcar, seat: Seat, post: number, general: number): Reason | undefined {
  const mover = s.march?.seat === seat ? s.march : null;
  if (mover && !isSilver(s) && rank(s, general) > rank(s, mover.general)) return OUTRANKS;
  if (mover && !mayMove(s, general, mover.allowance)) return HAS_MOVED;
  const needed = bringsAboard(s, seat, general);
  if (needed > UNIT_LIMIT - fleetUnits(s, seat)) return NO_ROOM;
  const others = generalsAt(s, seat, post).filter((one) => one !== general && isConsul(s, one));
  const parts = mover !== null && others.length > 0 && needed > 0 && cusAt(s, seat, post) < 2 * CONSULAR_MINIMUM;
  return parts ? PARTS : undefined;
}
const OUTRANKS: Reason = { why: "hamilcar.why.outranks-fleet", rule: "7.3.C" };
const HAS_MOVED: Reason = { why: "hamilcar.why.already-moved", rule: "7.1" };
const NO_ROOM: Reason = { why: "hamilcar.why.no-room-for-consul", rule: "2.3.E3" };
const PARTS: Reason = { why: "hamilcar.why.consul-left-needs-three", rule: "2.3.E3" };

/** CUs a general must bring aboard: a consul enough to have three, or all he has (2.3.E3). */
export function bringsAboard(s: Hamilcar, seat: Seat, general: number): number {
  if (!isConsul(s, general) || isExempt(s, seat)) return 0;
  return Math.min(Math.max(0, CONSULAR_MINIMUM - cusAt(s, seat, AT_SEA)), cusAt(s, seat, s.generals[general]!));
}
/** A Dictator may take CUs from consuls (5.2.C4). */
const isExempt = (s: Hamilcar, seat: Seat): boolean => {
  const commander = s.fleets[seat]?.commander ?? -1;
  return commander >= 0 && isDictator(s, commander);
};

/** Whether units embarking in Africa may not leave it (15.3.C). */
const areKeptAshore = (s: Hamilcar, seat: Seat, post: number): boolean => {
  const target = s.fleets[seat]!.target;
  return seat === "carthage" && target >= 0 && !isAfrican(target) && isAfrican(spaceOf(post)) && isKeptInAfrica(s);
};

/** The post that a seat embarks from in a port: outside also where a general stands alone among enemy CUs; not in a besieged city (7.3.B, 8.3). */
export function embarkingPost(s: Hamilcar, seat: Seat, port: number): number {
  const post = openPost(s, seat, port);
  return post < 0 ? port : post;
}

export function canGather(s: Hamilcar, seat: Seat, port: number): boolean {
  const post = embarkingPost(s, seat, port);
  if (candidates(s, seat, post).length > 0) return true;
  if (fleetUnits(s, seat) >= UNIT_LIMIT || areKeptAshore(s, seat, post)) return false;
  const { cus, elephants, supply } = movable(s, seat, post);
  const consulStays = generalsAt(s, seat, post).some((general) => isConsul(s, general));
  return supply > 0 || Math.min(cus + elephants, cusAt(s, seat, post) - keptByConsul(s, seat, post, consulStays)) > 0;
}

/** CUs in a port kept by a consul who stays there (2.3.E3). */
const keptByConsul = (s: Hamilcar, seat: Seat, post: number, consulStays: boolean): number =>
  consulStays && !isExempt(s, seat) ? Math.min(CONSULAR_MINIMUM, cusAt(s, seat, post)) : 0;

interface Boarding {
  generals: number[];
  party: Detachment;
  post: number;
  rule: string;
}

/** `kept`: room reserved for the CUs of a commander who joins later (8.4), unless one joins now. */
interface GatherRules {
  needsGeneral: boolean;
  kept: number;
  rule: string;
}

/** Asks who and what comes aboard in a port. Nothing moves yet. */
export function* gather(t: T, seat: Seat, port: number, { needsGeneral, kept, rule }: GatherRules): Play<Boarding> {
  const s = t.s;
  const post = embarkingPost(s, seat, port);
  const params = { space: SPACE_OPTIONS[port]! };
  const options = candidates(s, seat, post).map((general) => GENERAL_OPTIONS[general]!);
  const chosen = yield* pick(seat, options, needsGeneral ? 1 : 0, options.length, {
    prompt: "hamilcar.gather-generals",
    rule,
    params,
    whyNot: whyNotComing(s, seat, [post], rule, (general) => whyNotAboard(s, seat, post, general)),
  });
  const generals = chosen.map(generalNamed);
  const cus = cusAt(s, seat, post);
  const consuls = generalsAt(s, seat, post).filter((general) => isConsul(s, general));
  let going = consuls.filter((general) => generals.includes(general));
  if (going.length === 1 && consuls.length === 2 && cus > 0 && cus < 2 * CONSULAR_MINIMUM && !isExempt(s, seat)) {
    generals.push(consuls.find((general) => !going.includes(general))!); // 2.3.E3: they cannot part
    going = consuls;
  }
  const room = UNIT_LIMIT - fleetUnits(s, seat);
  const free = movable(s, seat, post);
  const missing = Math.max(0, CONSULAR_MINIMUM - cusAt(s, seat, AT_SEA)); // CUs coming aboard now spare him his own
  const staying = consuls.length > going.length;
  if (generals.length === 0 && kept > 0 && kept < missing) {
    const troops = { ...free, supply: 0 };
    const party = yield* gatherUnits(t, seat, post, troops, {
      room: room >= missing ? room : room - kept,
      needed: 0,
      staying,
      rule,
    });
    const cus = party.cus + party.elephants;
    const left = room - cus - Math.min(kept, Math.max(0, missing - cus));
    const trains = { cus: 0, elephants: 0, supply: Math.min(free.supply, left) };
    const { supply } = yield* gatherUnits(t, seat, post, trains, { room: left, needed: 0, staying, rule });
    return { generals, party: { ...party, supply }, post, rule };
  }
  if (generals.length === 0) free.supply = Math.min(free.supply, room - kept);
  const least = Math.max(0, ...going.map((general) => bringsAboard(s, seat, general)));
  const party = yield* gatherUnits(t, seat, post, free, { room, needed: least, staying, rule });
  return { generals, party, post, rule };
}

function* gatherUnits(
  t: T,
  seat: Seat,
  post: number,
  free: Detachment,
  { room, needed, staying, rule }: { room: number; needed: number; staying: boolean; rule: string },
): Play<Detachment> {
  const s = t.s;
  const none = { cus: 0, elephants: 0, supply: 0 };
  if (areKeptAshore(s, seat, post)) return none;
  const left = keptByConsul(s, seat, post, staying);
  const items: Item[] = [];
  for (const id of ["cus", "elephants", "supply"] as const) if (free[id] > 0) items.push({ id, min: 0, max: free[id] });
  const most = Math.max(0, Math.min(room, free.cus + free.elephants, cusAt(s, seat, post) - left));
  const least = Math.min(most, needed);
  const fighting = items.filter(({ id }) => id !== "supply").map(({ id }) => id);
  const limits: Limit[] = fighting.length > 0 ? [{ items: fighting, min: least, max: most }] : [];
  const total = Math.min(room, most + free.supply);
  const taken = yield* allocate(
    seat,
    items,
    least,
    total,
    { prompt: "hamilcar.gather-units", rule, params: { space: SPACE_OPTIONS[spaceOf(post)]! } },
    limits,
  );
  return { cus: taken.cus ?? 0, elephants: taken.elephants ?? 0, supply: taken.supply ?? 0 };
}

/** Moves units coming aboard to the At Sea box. */
export function board(t: T, seat: Seat, { generals, party, post, rule }: Boarding): void {
  const s = t.s;
  s.cus[seat][post]! -= party.cus;
  s.cus[seat][AT_SEA]! += party.cus;
  s.supply[seat][post]! -= party.supply;
  s.supply[seat][AT_SEA]! += party.supply;
  if (party.elephants > 0) {
    s.elephants[post]! -= party.elephants;
    s.elephants[AT_SEA]! += party.elephants;
  }
  for (const general of generals) s.generals[general] = AT_SEA;
  if (sizeOf(party) + generals.length === 0) return;
  const params = { seat: SEAT_NAMES[seat], space: SPACE_OPTIONS[spaceOf(post)]! };
  t.note("hamilcar.log.gathered", { ...params, party: sayParty(party, generals) }, rule);
}

// 9.2.B1, 17.1 #39 Losses at sea

/** Units a fleet loses besides warships; their owner chooses which. */
export function* loseUnitsAtSea(t: T, seat: Seat, count: number): Play<number> {
  const s = t.s;
  const items: Item[] = [];
  const add = (id: Option, max: number) => {
    if (max > 0) items.push({ id, min: 0, max });
  };
  add("cus", s.cus[seat][AT_SEA]!);
  add("elephants", elephantsAt(s, seat, AT_SEA));
  add("supply", s.supply[seat][AT_SEA]!);
  const lost = Math.min(
    count,
    items.reduce((sum, { max }) => sum + max, 0),
  );
  if (lost <= 0) return 0;
  const gone = yield* allocate(seat, items, lost, lost, {
    prompt: "hamilcar.lose-at-sea",
    rule: "9.2.B1",
    params: { count: lost },
  });
  s.cus[seat][AT_SEA]! -= gone.cus ?? 0;
  s.supply[seat][AT_SEA]! -= gone.supply ?? 0;
  if (seat === "carthage") s.elephants[AT_SEA]! -= gone.elephants ?? 0;
  settleLosses(s);
  if (s.seaBattle) s.seaBattle.lost[seat] += lost;
  const units = { cus: gone.cus ?? 0, elephants: gone.elephants ?? 0, supply: gone.supply ?? 0 };
  t.note("hamilcar.log.units-lost-at-sea", { seat: SEAT_NAMES[seat], party: sayParty(units, []) }, "9.2.B1");
  return lost;
}

// Going ashore

/** Moves everything in the At Sea box except warships to a post. */
export function putAshore(s: Hamilcar, seat: Seat, post: number): void {
  carryAll(s, seat, AT_SEA, post);
}

/** A fleet's warships return to the At Port box (7.3.C, 9.3.B). */
export function returnWarships(s: Hamilcar, seat: Seat, spent: boolean): void {
  const ships = s.warships[seat];
  if (spent) ships.spent += ships.atSea;
  else ships.ready += ships.atSea;
  ships.atSea = 0;
}
