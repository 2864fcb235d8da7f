import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { spacesWhere } from "../../shared/rules/why.ts";
import { UNIT_LIMIT } from "./army.ts";
import { amount, choose, confirm } from "./ask.ts";
import { sizeOf } from "./campaign.ts";
import { controls, isBoundByTruce, SEAT_NAMES } from "./control.ts";
import { board, bringsAboard, canGather, embarkingPost, fleetUnits, gather, portOf } from "./fleet.ts";
import { generalsAt, generalsOnMap, highest, rank, unitsAt } from "./forces.ts";
import { tidy } from "./gates.ts";
import { GENERAL_OPTIONS, GENERALS, generalNamed } from "./generals.ts";
import {
  AT_SEA,
  COASTAL,
  isAfrican,
  isPort,
  LANE_DISTANCE,
  LANES_AROUND,
  MAJOR_PORTS,
  SPACE_OPTIONS,
  spaceNamed,
  spaceOf,
} from "./map.ts";
import { startNavalBattle } from "./naval-battle.ts";
import { displaceAll } from "./pieces.ts";
import { type Fleet, type Hamilcar, isSilver, type MarchStage, type T } from "./state.ts";
import { NAVAL_DIE, seamanshipOf } from "./tables.ts";
import { FLEET_WARSHIPS, navalLimit, refit, takeSupremacy } from "./warships.ts";

// 8 Naval interception

/** A fleet has entered a port where the other side may intercept it. Returns what the march waits for afterwards. */
export function* navalInterception(t: T): Play<MarchStage> {
  const s = t.s;
  const march = s.march!;
  const mover = march.seat;
  const enemy = other(mover);
  const fleet = s.fleets[mover]!;
  const port = portOf(fleet);
  const params = { space: SPACE_OPTIONS[port]!, general: GENERAL_OPTIONS[march.general]! };
  const strength = { warships: s.warships[mover].atSea, units: unitsAt(s, mover, AT_SEA) };
  if (!(yield* confirm(enemy, { prompt: "hamilcar.intercept-fleet", rule: "8.1", params: { ...params, ...strength } }))) {
    fleet.missed = true;
    t.note("hamilcar.log.let-pass", { ...params, seat: SEAT_NAMES[enemy] }, "8.1");
    if (isSilver(s)) takeSupremacy(t, mover, "hamilcar.because.supremacy-unopposed", "8.1"); // Golden Geek: when the movement is over
    return "sea";
  }
  fleet.challenged = true;
  march.settled = march.path.length - 1;
  t.note("hamilcar.log.interception", { ...params, seat: SEAT_NAMES[enemy] }, "8.1");
  if (yield* slipAway(t, mover)) return "sea"; // 8.2
  if (fleetUnits(s, mover) === 0) return yield* catchGeneral(t, mover); // 8.3
  const interceptors = yield* formFleet(t, enemy, port);
  while (portOf(interceptors) !== port || interceptors.commander < 0) yield* sailToPort(t, enemy, interceptors);
  yield* arrive(t, enemy, interceptors);
  return startNavalBattle(t); // 9
}

// 8.1 Which ports qualify

/** Ports where a general of the seat could join a fleet, not in a besieged city (8.3), and the CUs he must bring (2.3.E3). */
function candidates(s: Hamilcar, seat: Seat): { port: number; brings: number }[] {
  const found: { port: number; brings: number }[] = [];
  for (const general of generalsOnMap(s, seat)) {
    const post = s.generals[general]!;
    const port = spaceOf(post);
    if (!isPort(port) || embarkingPost(s, seat, port) !== post) continue;
    found.push({ port, brings: bringsAboard(s, seat, general) });
  }
  return found;
}

/**
 * Generals who can still take command of a fleet going from one port to another within a number of lanes, on the way or on
 * arrival (8.4).
 */
function commandersOnTheWay(
  s: Hamilcar,
  seat: Seat,
  from: number,
  target: number,
  lanes: number,
): { port: number; brings: number }[] {
  const room = UNIT_LIMIT - fleetUnits(s, seat);
  return candidates(s, seat).filter(
    ({ port, brings }) => brings <= room && LANES_AROUND[target]![from]![port]! + LANE_DISTANCE[port]![target]! <= lanes,
  );
}

/** Whether a fleet can get from one port to another within a number of lanes and have a commander on arrival (8.4). */
const reaches = (s: Hamilcar, seat: Seat, from: number, target: number, lanes: number, commanded: boolean): boolean =>
  commanded ? LANE_DISTANCE[from]![target]! <= lanes : commandersOnTheWay(s, seat, from, target, lanes).length > 0;

/** The major ports from which the seat could intercept in a port. */
export const interceptionBases = (s: Hamilcar, seat: Seat, port: number): number[] =>
  MAJOR_PORTS.filter((base) => controls(s, seat, base) && reaches(s, seat, base, port, navalLimit(s, seat), false));

export const mayIntercept = (s: Hamilcar, seat: Seat, port: number): boolean =>
  s.warships[seat].ready > 0 && !isBoundByTruce(s, seat) && interceptionBases(s, seat, port).length > 0;

// 8.2 Avoiding naval interception

/** Whether a face of the Naval Die lets the mover slip away. */
export function slipsOn({ rome, carthage }: (typeof NAVAL_DIE)[number], track: number, mover: Seat): boolean {
  return mover === "rome" ? rome > carthage + track : carthage + track > rome;
}

/** How often the mover slips away. */
export function slipsAway(s: Hamilcar, mover: Seat): number {
  const { symbols } = seamanshipOf(s.seamanship);
  return NAVAL_DIE.filter((face) => slipsOn(face, symbols, mover)).length / NAVAL_DIE.length;
}

/** The mover with Naval Supremacy may roll the Naval Die: the symbols on it and on the Seamanship track cancel each other. */
function* slipAway(t: T, mover: Seat): Play<boolean> {
  const s = t.s;
  if (s.supremacy !== mover) {
    t.note("hamilcar.log.no-slipping", { seat: SEAT_NAMES[mover] }, "8.2");
    return false;
  }
  const { symbols } = seamanshipOf(s.seamanship);
  const params = { seat: SEAT_NAMES[mover], track: symbols };
  if (!(yield* confirm(mover, { prompt: "hamilcar.avoid-interception", rule: "8.2", params }))) return false;
  const face = NAVAL_DIE[t.die() - 1]!;
  const avoided = slipsOn(face, symbols, mover);
  const result = avoided ? "hamilcar.avoided" : "hamilcar.not-avoided";
  t.note(
    "hamilcar.log.naval-die",
    {
      rome: face.rome,
      carthage: face.carthage,
      track: symbols,
      total: face.carthage + symbols,
      seat: SEAT_NAMES[mover],
      result,
    },
    "8.2",
  );
  return avoided;
}

/** 8.3: a general without units is displaced at once. */
function* catchGeneral(t: T, mover: Seat): Play<MarchStage> {
  const s = t.s;
  yield* displaceAll(t, generalsAt(s, mover, AT_SEA), "8.3", { why: "hamilcar.because.caught-at-sea" });
  s.fleets[mover] = null;
  return "over";
}

// 8.3, 8.4 The intercepting fleet on its way, port by port

/** Forms the fleet in a major port: warships first, then the units there. */
function* formFleet(t: T, seat: Seat, target: number): Play<Fleet> {
  const s = t.s;
  const params = { target: SPACE_OPTIONS[target]! };
  const bases = interceptionBases(s, seat, target).map((base) => SPACE_OPTIONS[base]!);
  const whyNot = spacesWhere("hamilcar.why.base-where", "8.1");
  const base = spaceNamed(yield* choose(seat, bases, { prompt: "hamilcar.interceptor-base", rule: "8.3", params, whyNot }));
  const ships = s.warships[seat];
  const most = Math.min(FLEET_WARSHIPS, ships.ready);
  const count = yield* amount(seat, 1, most, { prompt: "hamilcar.interceptor-warships", rule: "8.3", params });
  ships.ready -= count;
  ships.atSea = count;
  const fleet: Fleet = {
    commander: -1,
    route: [base],
    home: -1,
    limit: navalLimit(s, seat),
    used: 0,
    storms: 0,
    challenged: true,
    missed: false,
    target,
    gathered: true,
    weary: false,
    crews: [],
    fromAfrica: false,
  };
  s.fleets[seat] = fleet;
  t.note("hamilcar.log.interceptors-sail", { seat: SEAT_NAMES[seat], space: SPACE_OPTIONS[base]!, warships: count }, "8.3");
  if (canGather(s, seat, base)) yield* gatherInterceptors(t, seat, base);
  return fleet;
}

/** Sails one lane farther, and embarks units in the port it leads to. */
function* sailToPort(t: T, seat: Seat, fleet: Fleet): Play {
  const s = t.s;
  const port = portOf(fleet);
  const left = fleet.limit - fleet.used;
  const lanes = (to: number) => Math.min(left - 1, to === fleet.target ? 0 : left); // it has arrived there
  const options = COASTAL[port]!.filter((to) => reaches(s, seat, to, fleet.target, lanes(to), fleet.commander >= 0)).map(
    (to) => SPACE_OPTIONS[to]!,
  );
  const params = { target: SPACE_OPTIONS[fleet.target]! };
  const whyNot = (id: string) => {
    const joined = COASTAL[port]!.includes(spaceNamed(id));
    return spacesWhere(joined ? "hamilcar.why.too-late" : "hamilcar.why.no-lane", "8.3")(id);
  };
  const to = spaceNamed(yield* choose(seat, options, { prompt: "hamilcar.interceptor-route", rule: "8.3", params, whyNot }));
  fleet.route.push(to);
  fleet.used++;
  t.note("hamilcar.log.interceptors-enter", { seat: SEAT_NAMES[seat], space: SPACE_OPTIONS[to]! }, "8.3");
  if (canGather(s, seat, to)) yield* gatherInterceptors(t, seat, to);
}

/** Generals and units of a port join; the first general commands unless one of higher rank joins (8.4). */
function* gatherInterceptors(t: T, seat: Seat, port: number): Play {
  const s = t.s;
  const fleet = s.fleets[seat]!;
  const arrived = port === fleet.target && fleet.route.length > 1;
  const lanes = arrived ? 0 : fleet.limit - fleet.used;
  const later = commandersOnTheWay(s, seat, port, fleet.target, lanes).filter((one) => one.port !== port);
  const needsGeneral = fleet.commander < 0 && later.length === 0;
  const kept = fleet.commander < 0 ? Math.min(...later.map(({ brings }) => brings)) : 0; // room for a commander still to come
  const boarding = yield* gather(t, seat, port, { needsGeneral, kept, rule: "8.3" });
  if (isAfrican(port) && sizeOf(boarding.party) > 0) fleet.fromAfrica = true;
  board(t, seat, boarding);
  tidy(t);
  const chiefs = highest(s, boarding.generals);
  if (chiefs.length === 0 || (fleet.commander >= 0 && rank(s, chiefs[0]!) <= rank(s, fleet.commander))) return;
  if (fleet.commander < 0) fleet.home = boarding.post;
  fleet.commander = yield* nameCommander(seat, chiefs, port);
  t.note("hamilcar.log.fleet-commander", { general: GENERAL_OPTIONS[fleet.commander]! }, "8.4");
}

/** Among generals of equal rank who could command a fleet, the owner chooses (2.2.E1). */
function* nameCommander(seat: Seat, chiefs: readonly number[], port: number): Play<number> {
  const options = chiefs.map((general) => GENERAL_OPTIONS[general]!);
  const params = { space: SPACE_OPTIONS[port]! };
  return generalNamed(yield* choose(seat, options, { prompt: "hamilcar.commander", rule: "2.2.E1", params }));
}

/** 17.2.A Adherbal refits a warship when he intercepts; the moving side names its commander (2.2.E1). */
function* arrive(t: T, seat: Seat, { commander, target }: Fleet): Play {
  const s = t.s;
  const ships = s.warships[seat];
  if (GENERALS[commander]!.ability.interceptionRefit && ships.spent > 0) {
    refit(t, seat, 1, "17.2.A");
    const room = ships.atSea < FLEET_WARSHIPS && fleetUnits(s, seat) < UNIT_LIMIT;
    if (room && (yield* confirm(seat, { prompt: "hamilcar.add-refitted", rule: "17.2.A" }))) {
      ships.ready--;
      ships.atSea++;
      t.note("hamilcar.log.refitted-joins", { general: GENERAL_OPTIONS[commander]! }, "17.2.A");
    }
  }
  const mover = s.march!.seat;
  s.fleets[mover]!.commander = yield* nameCommander(mover, highest(s, generalsAt(s, mover, AT_SEA)), target);
}
