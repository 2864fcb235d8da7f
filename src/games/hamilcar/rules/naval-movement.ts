import type { Play } from "../../../engine/index.ts";
import { other } from "../../shared/rules/seats.ts";
import { fitsInside, noteConsul, UNIT_LIMIT } from "./army.ts";
import { amount, choose, type Option, type Reason } from "./ask.ts";
import {
  armyOf,
  canGoOn,
  joinArmy,
  marchingCUs,
  marchingUnits,
  movableWarships,
  noteSailed,
  noteStep,
  sizeOf,
  takeWarships,
  warshipsCanGoOn,
} from "./campaign.ts";
import { raidPort, whyNotRaidPort } from "./cards/naval-raids.ts";
import { badWeather, cruelSea, stormsAtSea } from "./cards/weather.ts";
import { controls } from "./control.ts";
import { board, canGather, gather, portOf, putAshore, returnWarships } from "./fleet.ts";
import { hasGeneral, shutGates, tidy } from "./forces.ts";
import { GENERAL_OPTIONS, GENERALS } from "./generals.ts";
import { AT_SEA, insideOf, isAfrican, isPort, LANES, type Lane, SPACE_OPTIONS, SYRACUSAE, spaceNamed, spaceOf } from "./map.ts";
import { canMarchOn, relocate, whyNotInto, whyNotLeave } from "./march.ts";
import { isKeptInAfrica } from "./miat.ts";
import { mayIntercept } from "./naval-interception.ts";
import { type Fleet, type Hamilcar, isSilver, type March, type T } from "./state.ts";
import { seamanshipOf } from "./tables.ts";
import { FLEET_WARSHIPS, navalLimit, takeSupremacy } from "./warships.ts";

// 7.3 Naval movement

// 15.6 Rome in Africa

/** Whether a Roman general may naval-move to Africa. */
function mayGoToAfrica(s: Hamilcar, general: number): boolean {
  if (GENERALS[general]!.africanus || s.play?.orders.africa) return true; // 2.2.D3
  const { africa } = seamanshipOf(s.seamanship);
  return africa === "yes" || (africa === "with-syracusae" && controls(s, "rome", SYRACUSAE));
}

/** What bars Africa as the end of a Roman voyage that has been outside it; fleets may pass its ports. */
function whyNotAfrica(s: Hamilcar, march: March, port: number, voyage: readonly number[]): Reason | undefined {
  if (march.seat !== "rome" || !isAfrican(port) || voyage.every(isAfrican) || mayGoToAfrica(s, march.general)) return undefined;
  return { why: "hamilcar.why.africa", rule: "15.6" };
}
/** The ports of a voyage until now, from where the general embarked or would embark. */
const voyageOf = (march: March): readonly number[] =>
  march.embarked < 0 ? [spaceOf(march.at)] : march.path.slice(march.embarked);

/** What bars a lane to a fleet: the units of Carthage may not leave Africa (15.3). */
function whyNotLane(s: Hamilcar, march: March, from: number, to: number): Reason | undefined {
  if (march.seat === "rome") return undefined;
  const aboard = s.fleets[march.seat]?.fromAfrica ?? marchingUnits(march) > 0;
  const leaves = isAfrican(from) && !isAfrican(to) && aboard && isKeptInAfrica(s);
  return leaves ? { why: "hamilcar.why.miat", rule: "15.3.C" } : undefined;
}

// 7.3.B, 7.3.C Setting sail

/** Why the general may not form a fleet where he stands, or nothing if he may. */
export function whyNotSail(s: Hamilcar, march: March): Reason | undefined {
  const at = spaceOf(march.at);
  if (!isPort(at)) return { why: "hamilcar.why.no-port", rule: "7.3.A" };
  if (march.embarked >= 0) return { why: "hamilcar.why.sailed", rule: "7.1" };
  const stay = whyNotLeave(s, march);
  if (stay) return stay;
  const { sailWith } = s.play!.orders;
  if (s.warships[march.seat].ready < sailWith) return { why: "hamilcar.why.no-warship", rule: "7.3.C" };
  if (marchingUnits(march) + sailWith > UNIT_LIMIT) return { why: "hamilcar.why.too-many", rule: "2.3.G" };
  let reason: Reason | undefined;
  const limit = navalLimit(s, march.seat);
  for (const lane of LANES[at]!) {
    const why = whyNotFollow(s, march, at, lane, 0, limit);
    if (!why) return undefined;
    reason ??= why;
  }
  return reason;
}

/** Forms the fleet: the army goes aboard, and warships if the player likes. */
export function* setSail(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const { seat, general } = march;
  const ships = s.warships[seat];
  const most = Math.min(FLEET_WARSHIPS, movableWarships(s, seat), UNIT_LIMIT - marchingUnits(march));
  const count = yield* amount(seat, Math.max(0, s.play!.orders.sailWith), most, {
    prompt: "hamilcar.take-warships",
    rule: "7.3.C",
    params: { general: GENERAL_OPTIONS[general]! },
  });
  const home = march.at;
  const port = spaceOf(home);
  const before = takeWarships(s, seat, count);
  march.embarked = march.path.length - 1;
  relocate(s, march, AT_SEA);
  ships.ready -= count;
  ships.atSea = count;
  s.fleets[seat] = {
    commander: general,
    route: [port],
    home,
    limit: navalLimit(s, seat),
    used: 0,
    storms: 0,
    challenged: false,
    missed: false,
    target: -1,
    gathered: true,
    weary: false,
    before,
    fromAfrica: isAfrican(port) && marchingUnits(march) > 0,
  };
  tidy(s);
  march.stage = "sea";
  t.note("hamilcar.log.sailed", { general: GENERAL_OPTIONS[general]!, space: SPACE_OPTIONS[port]!, warships: count }, "7.3.C");
}

// 7.3.A Where the fleet goes

/** Why a fleet may not follow a lane: points, the Miat, or because it could land nowhere behind it. */
function whyNotFollow(s: Hamilcar, march: March, from: number, lane: Lane, used: number, limit: number): Reason | undefined {
  if (march.used + lane.cost > march.allowance || used + lane.cost > limit)
    return { why: "hamilcar.why.too-far-by-sea", rule: "7.3.A" };
  if (!canGoOn(s, march, lane.cost) || !warshipsCanGoOn(s, march.seat, lane.cost))
    return { why: "hamilcar.why.units-moved", rule: "7.1" };
  const barred = whyNotLane(s, march, from, lane.to);
  if (barred) return barred;
  const voyage = voyageOf(march);
  if (!canEndBeyond(s, march, lane.to, { used: march.used + lane.cost, voyage }, limit - used - lane.cost))
    return whyNotAfrica(s, march, lane.to, voyage) ?? { why: "hamilcar.why.nowhere-to-land", rule: "7.3.B" };
  return undefined;
}

/** How far a voyage has come that may end in a port: the points that the general has used, the ports where the fleet has been. */
interface Landfall {
  used: number;
  voyage: readonly number[];
}

/** Whether the fleet could land in a port or in one that it reaches from there. */
function canEndBeyond(s: Hamilcar, march: March, port: number, landfall: Landfall, left: number): boolean {
  if (!whyNotLand(s, march, port, landfall)) return true;
  const voyage = [...landfall.voyage, port];
  return LANES[port]!.some(({ to, cost }) => {
    const used = landfall.used + cost;
    if (used > march.allowance || cost > left || whyNotLane(s, march, port, to)) return false;
    return canEndBeyond(s, march, to, { used, voyage }, left - cost);
  });
}

/** Why the army may not disembark in a port (7.3.B). */
export function whyNotLand(
  s: Hamilcar,
  march: March,
  port: number,
  { used, voyage }: Landfall = { used: march.used, voyage: voyageOf(march) },
): Reason | undefined {
  const barred = whyNotInto(s, march, port) ?? whyNotAfrica(s, march, port, voyage);
  if (barred) return barred;
  const alone = marchingCUs(march) === 0 && hasGeneral(s, other(march.seat), port);
  return alone && !canMarchOn(s, march, port, used) ? { why: "hamilcar.why.alone-stop", rule: "7.2.A" } : undefined;
}

/** Why the fleet may not end its voyage in a port: whoever sails on after a battle must reach another (9.3.B1). */
const whyNotEnd = (s: Hamilcar, march: March, port: number): Reason | undefined =>
  s.seaBattle ? { why: "hamilcar.why.sails-on", rule: "9.3.B1" } : whyNotLand(s, march, port);

/** Whether there is a lane that the fleet may follow from where it is. */
export function canLeavePort(s: Hamilcar, march: March): boolean {
  const fleet = s.fleets[march.seat]!;
  const port = portOf(fleet);
  return LANES[port]!.some((lane) => !whyNotFollow(s, march, port, lane, fleet.used, fleet.limit));
}

/** The fleet is in a port, or has just set sail: sail on or land; take units aboard; raid. */
export function* sailOn(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const { seat } = march;
  const fleet = s.fleets[seat]!;
  const port = portOf(fleet);
  const options: Option[] = [];
  for (const lane of LANES[port]!) {
    if (!whyNotFollow(s, march, port, lane, fleet.used, fleet.limit)) options.push(SPACE_OPTIONS[lane.to]!);
  }
  if (fleet.route.length > 1) {
    if (!fleet.gathered && canGather(s, seat, port)) options.push("gather");
    if (!whyNotRaidPort(s, march, port)) options.push("raid-port");
    if (!whyNotEnd(s, march, port)) options.push("land");
  }
  if (options.length === 0) return returnHome(t);
  const answer = yield* choose(seat, options, {
    prompt: "hamilcar.sail",
    rule: "7.3.C",
    params: { general: GENERAL_OPTIONS[march.general]!, left: Math.min(march.allowance - march.used, fleet.limit - fleet.used) },
    whyNot: (id) => whyNotSailOn(s, march, fleet, id),
  });
  if (answer === "gather") return yield* takeAboard(t);
  if (answer === "raid-port") return yield* raidPort(t, port);
  if (answer === "land") {
    march.stage = "landing";
    return;
  }
  enterPort(t, LANES[port]!.find(({ to }) => to === spaceNamed(answer))!);
}

function whyNotSailOn(s: Hamilcar, march: March, fleet: Fleet, id: string): Reason | undefined {
  const port = portOf(fleet);
  if (id === "land") return whyNotEnd(s, march, port);
  if (id === "raid-port") return whyNotRaidPort(s, march, port);
  if (!id.startsWith("space:")) return undefined;
  const lane = LANES[port]!.find(({ to }) => to === spaceNamed(id));
  if (!lane) return { why: "hamilcar.why.no-lane", rule: "7.3.A" };
  return whyNotFollow(s, march, port, lane, fleet.used, fleet.limit);
}

function enterPort(t: T, { to, cost, storms }: Lane): void {
  const s = t.s;
  const march = s.march!;
  const fleet = s.fleets[march.seat]!;
  march.used += cost;
  noteStep(s, march, cost);
  fleet.used += cost;
  fleet.storms = storms;
  fleet.gathered = false;
  fleet.route.push(to);
  march.path.push(to);
  march.spent.push(march.used);
  march.stage = "port";
  t.note("hamilcar.log.fleet-entered", { general: GENERAL_OPTIONS[march.general]!, space: SPACE_OPTIONS[to]! }, "7.3.A");
}

/**
 * The fleet has entered a port: weather; then perhaps comes an interception (8.1). Storms at Sea are asked for here only where they could
 * come before an interception or a raid; otherwise there is time until the landing.
 */
export function* inPort(t: T): Play {
  const s = t.s;
  const march = s.march!;
  if (yield* badWeather(t)) return;
  const fleet = s.fleets[march.seat]!;
  const port = portOf(fleet);
  const threatened = !fleet.challenged && mayIntercept(s, other(march.seat), port);
  const raids = s.play!.orders.raid > 0 && !march.raided;
  if (march.seat === "carthage" && (threatened || raids) && (yield* stormsAtSea(t))) return;
  march.stage = threatened ? "challenge" : "sea";
}

/** The moving fleet takes aboard generals and units of the port. */
function* takeAboard(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const fleet = s.fleets[march.seat]!;
  fleet.gathered = true;
  const boarding = yield* gather(t, march.seat, portOf(fleet), { needsGeneral: false, kept: 0 });
  joinArmy(s, march, boarding.post, boarding.party);
  if (isAfrican(portOf(fleet)) && sizeOf(boarding.party) > 0) fleet.fromAfrica = true;
  board(t, march.seat, boarding);
  march.staff.push(...boarding.generals);
  tidy(s);
}

// 7.3.C Disembarking

/** Cards against the landing first; then the army goes ashore, and the other side reacts (10). */
export function* land(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const { seat } = march;
  const fleet = s.fleets[seat]!;
  if (!isSilver(s) && fleet.missed && !fleet.challenged) takeSupremacy(t, seat, "8.1");
  if (yield* seat === "carthage" ? stormsAtSea(t) : cruelSea(t)) return;
  const port = portOf(fleet);
  if (whyNotLand(s, march, port)) return returnHome(t); // the storm has left too little to land here
  const inside =
    fitsInside(s, seat, port, armyOf(march)) &&
    (yield* choose(seat, ["outside", "inside"], {
      prompt: "hamilcar.land-where",
      rule: "14.5.A",
      params: { space: SPACE_OPTIONS[port]! },
    })) === "inside";
  const post = inside ? insideOf(port) : port;
  noteConsul(s, march, post);
  moveAshore(t, post, fleet.weary);
  march.landed = march.path.length - 1;
  march.stage = inside ? "ended" : "walls"; // 7.2.B: enemy CUs are in the space
  t.note("hamilcar.log.landed", { general: GENERAL_OPTIONS[march.general]!, space: SPACE_OPTIONS[port]! }, "7.3.C");
}

/** The fleet is no more: its army is back at a post that it held, its warships are At Port. */
export function endVoyage(t: T, post: number, spent: boolean): void {
  shutGates(t.s, other(t.s.march!.seat), post);
  moveAshore(t, post, spent);
}

function moveAshore(t: T, post: number, spent: boolean): void {
  const s = t.s;
  const march = s.march!;
  putAshore(s, march.seat, post);
  if (!spent) noteSailed(s, march, s.fleets[march.seat]!);
  returnWarships(s, march.seat, spent);
  s.fleets[march.seat] = null;
  march.regrouped = false;
  tidy(s);
}

/** The fleet returns to where it set out, and the activation is over. */
export function returnHome(t: T): void {
  const s = t.s;
  const march = s.march!;
  const fleet = s.fleets[march.seat]!;
  endVoyage(t, fleet.home, fleet.weary);
  march.stage = "over";
  t.note(
    "hamilcar.log.returned",
    { general: GENERAL_OPTIONS[march.general]!, space: SPACE_OPTIONS[spaceOf(fleet.home)]! },
    "7.3.C",
  );
}
