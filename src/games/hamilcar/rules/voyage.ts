import type { Play } from "../../../engine/index.ts";
import { other } from "../../shared/rules/seats.ts";
import { UNIT_LIMIT } from "./army.ts";
import type { Reason } from "./ask.ts";
import { canGoOn, crewsReturn, marchingCUs, marchingUnits, whyTired } from "./campaign.ts";
import { controls } from "./control.ts";
import { portOf, putAshore, returnWarships } from "./fleet.ts";
import { hasGeneral } from "./forces.ts";
import { shutGates, tidy } from "./gates.ts";
import { GENERAL_OPTIONS, GENERALS } from "./generals.ts";
import { isAfrican, isPort, LANES, type Lane, SPACE_OPTIONS, SYRACUSAE, spaceOf } from "./map.ts";
import { canMarchOn, whyNotInto, whyNotLeave } from "./marching.ts";
import { isKeptInAfrica } from "./miat.ts";
import { keepToWalls, takeUnguarded } from "./pieces.ts";
import { type Hamilcar, isSilver, type March, type MarchStage, type T } from "./state.ts";
import { seamanshipOf } from "./tables.ts";
import { navalLimit } from "./warships.ts";

// 7.3.A, 7.3.B Where a fleet may go, and how a voyage ends

const FOUR = 4;

/** The points a voyage may use: a Forced March lifts the fleet's limit in Silver (17.1 #40). */
export const voyageLimit = (s: Hamilcar, { seat, allowance }: March): number =>
  isSilver(s) && allowance > FOUR ? allowance : navalLimit(s, seat);

/** Why the general may not form a fleet where he stands, or nothing if he may. */
export function whyNotSail(s: Hamilcar, march: March): Reason | undefined {
  const at = spaceOf(march.at);
  if (!isPort(at)) return { why: "hamilcar.why.inland", rule: "7.3.A", params: { space: SPACE_OPTIONS[at]! } };
  if (march.embarked >= 0) return { why: "hamilcar.why.sailed", rule: "7.1" };
  const stay = whyNotLeave(s, march);
  if (stay) return stay;
  const { sailWith } = s.play!.orders;
  if (s.warships[march.seat].ready < sailWith) return { why: "hamilcar.why.no-warship", rule: "7.3.C" };
  const closed = whyNoLane(s, march, at);
  if (closed) return closed;
  return marchingUnits(march) + sailWith > UNIT_LIMIT ? { why: "hamilcar.why.too-many", rule: "2.3.G" } : undefined;
}

/** Why no lane at all is open to a fleet that would set sail in a port. */
function whyNoLane(s: Hamilcar, march: March, port: number): Reason | undefined {
  let reason: Reason | undefined;
  let least = Number.POSITIVE_INFINITY;
  const limit = voyageLimit(s, march);
  for (const lane of LANES[port]!) {
    const why = whyNotFollow(s, march, port, lane, 0, limit);
    if (!why) return undefined;
    if (lane.cost >= least) continue;
    least = lane.cost;
    reason = why;
  }
  return reason;
}

// 15.6 Rome in Africa

/** Whether a Roman general may move by sea to Africa. */
function mayGoToAfrica(s: Hamilcar, general: number): boolean {
  if (GENERALS[general]!.africanus || s.play?.orders.africa) return true; // 2.2.D3
  const { africa } = seamanshipOf(s.seamanship);
  return africa === "yes" || (africa === "with-syracusae" && controls(s, "rome", SYRACUSAE));
}

/** Why a Roman voyage that has been elsewhere may not end in Africa; fleets may pass its ports. */
export function whyNotAfrica(
  s: Hamilcar,
  march: March,
  port: number,
  voyage: readonly number[] = voyageOf(march),
): Reason | undefined {
  if (march.seat !== "rome" || !isAfrican(port) || voyage.every(isAfrican) || mayGoToAfrica(s, march.general)) return undefined;
  return { why: "hamilcar.why.africa", rule: "15.6" };
}
/** The ports of a voyage so far, from where the general embarked or would embark. */
const voyageOf = (march: March): readonly number[] =>
  march.embarked < 0 ? [spaceOf(march.at)] : march.path.slice(march.embarked);

/** Why a lane is closed to a fleet: Carthaginian units may not leave Africa (15.3). */
export function whyNotLane(s: Hamilcar, march: March, from: number, to: number): Reason | undefined {
  if (march.seat === "rome") return undefined;
  const aboard = s.fleets[march.seat]?.fromAfrica ?? marchingUnits(march) > 0;
  const leaves = isAfrican(from) && !isAfrican(to) && aboard && isKeptInAfrica(s);
  return leaves ? { why: "hamilcar.why.miat", rule: "15.3.C" } : undefined;
}

// 7.3.A Along a lane

/** Why a fleet may not follow a lane: points, the Miat, or because it could not land anywhere beyond. */
export function whyNotFollow(
  s: Hamilcar,
  march: March,
  from: number,
  lane: Lane,
  used: number,
  limit: number,
): Reason | undefined {
  const left = Math.min(march.allowance - march.used, limit - used);
  if (lane.cost > left) return { why: "hamilcar.why.too-far-by-sea", rule: "7.3.A", params: { cost: lane.cost, left } };
  const tired = whyTired(s, march, lane.cost);
  if (tired) return tired;
  const barred = whyNotLane(s, march, from, lane.to);
  if (barred) return barred;
  const voyage = voyageOf(march);
  if (!canEndBeyond(s, march, lane.to, { used: march.used + lane.cost, voyage }, limit - used - lane.cost))
    return whyNotAfrica(s, march, lane.to, voyage) ?? { why: "hamilcar.why.nowhere-to-land", rule: "7.3.B" };
  return undefined;
}

/** The state of a voyage that may end in a port: the points the general has used, the ports the fleet has visited. */
interface Landfall {
  used: number;
  voyage: readonly number[];
}

/** Whether the fleet could land in a port or in one it reaches from there. */
function canEndBeyond(s: Hamilcar, march: March, port: number, landfall: Landfall, left: number): boolean {
  if (!whyNotLand(s, march, port, landfall)) return true;
  const voyage = [...landfall.voyage, port];
  return LANES[port]!.some(({ to, cost }) => {
    const used = landfall.used + cost;
    if (used > march.allowance || cost > left || whyNotLane(s, march, port, to)) return false;
    if (!canGoOn(s, march, used - march.used)) return false; // 7.1
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

/** Whether the fleet may follow any lane from where it is. */
export function canLeavePort(s: Hamilcar, march: March): boolean {
  const fleet = s.fleets[march.seat]!;
  const port = portOf(fleet);
  return LANES[port]!.some((lane) => !whyNotFollow(s, march, port, lane, fleet.used, fleet.limit));
}

// 7.3.C The end of a voyage

/** The fleet is dissolved: its army is at a post, its warships are At Port. */
export function moveAshore(t: T, post: number, spent: boolean): void {
  const s = t.s;
  const march = s.march!;
  putAshore(s, march.seat, post);
  if (!spent) crewsReturn(s, s.fleets[march.seat]!);
  returnWarships(s, march.seat, spent);
  s.fleets[march.seat] = null;
  march.regrouped = false;
  tidy(t);
}

/** Its army is back at a post it held. */
export function* endVoyage(t: T, post: number, spent: boolean): Play {
  const { seat } = t.s.march!;
  shutGates(t.s, other(seat), post);
  moveAshore(t, post, spent);
  yield* keepToWalls(t, seat, post);
  takeUnguarded(t, seat, post);
}

/** The fleet returns to where it set out, and the activation is over. */
export function* returnHome(t: T): Play<MarchStage> {
  const s = t.s;
  const march = s.march!;
  const fleet = s.fleets[march.seat]!;
  yield* endVoyage(t, fleet.home, fleet.weary);
  t.note(
    "hamilcar.log.returned",
    { general: GENERAL_OPTIONS[march.general]!, space: SPACE_OPTIONS[spaceOf(fleet.home)]! },
    "7.3.C",
  );
  return "over";
}
