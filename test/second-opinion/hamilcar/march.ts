import type { Board, March } from "./board.ts";
import { spaceOf } from "./board.ts";
import { enemyOf, isAfrican, isCity, isLargeCity, isPort, roadsFrom, type Side, voyagesFrom } from "./map.ts";

/** The activated general and those with him, and where they may go. (7) */
export interface Party {
  readonly side: Side;
  readonly leader: string;
  readonly generals: readonly string[];
  readonly cus: number;
  readonly supply: number;
  readonly at: string;
  /** movement points that the general has left */
  readonly left: number;
  /** how much farther those may go who have gone farthest with the card of a campaign (7.1) */
  readonly breath: number;
  /** he has embarked in this activation */
  readonly sailed: boolean;
  /** he is thought of farther on, where he may take or leave units */
  readonly mayRegroup?: boolean;
}

export function partyOf(board: Board): Party {
  const march = board.position.march!;
  const { seat, general, staff, columns, at, used, allowance, embarked } = march;
  return {
    side: seat,
    leader: general,
    generals: [general, ...staff],
    cus: columns.reduce((sum, { cus, elephants }) => sum + cus + elephants, 0),
    supply: columns.reduce((sum, { supply }) => sum + supply, 0),
    at,
    left: allowance - used,
    breath: breathOf(board, march),
    sailed: embarked >= 0,
  };
}

/** No general and no unit moves more than four points with the card of a campaign, and none after a fight. (7.1) */
function breathOf(board: Board, march: March): number {
  if (!board.isCampaign) return Number.POSITIVE_INFINITY;
  const crews = board.position.fleets[march.seat]?.crews ?? [];
  const efforts = [...march.columns, ...march.staff.map((id) => board.effortOf(id)), ...crews];
  return Math.min(...efforts.map(({ moved, spent }) => (spent && !march.fought ? 0 : 4 - moved)), 4);
}

/** 7.2.A The strait costs two points, and one under Caudex (17.2.B). */
export const priceOf = (leader: string, strait: boolean) => (!strait ? 1 : leader === "caudex" ? 1 : 2);

/** Where the army may go by road, with the price. */
export function byLand(board: Board, party: Party): Record<string, number> {
  const from = spaceOf(party.at);
  const found: Record<string, number> = {};
  if (board.isShutIn(party.at) || !mayLeave(board, party)) return found; // 14.5
  for (const { to, strait } of roadsFrom(from)) {
    const price = priceOf(party.leader, strait);
    if (price > Math.min(party.left, party.breath)) continue;
    if (strait && board.control(from) !== party.side) continue;
    const there = after(party, to, price);
    if (mayEnter(board, there, to) && mayStillSail(board, there)) found[`space:${to}`] = price;
  }
  return found;
}

/** 2.3.E3 A consul takes three CUs if there are as many, and a proconsul leaves three to a consul whom he passes. */
function mayLeave(board: Board, party: Party): boolean {
  const { at, side, cus, generals, leader } = party;
  const { march, offices } = board.position;
  if (offices[leader] === "dictator" || party.mayRegroup) return true; // 5.2.C4
  const others = board.cus(side, at) - (at === march!.at ? cus : 0);
  const staysConsul = board.generals(side, at).some((id) => board.isConsul(id) && !generals.includes(id));
  const atStart = march!.path.length === 1 && at === march!.at;
  const free = staysConsul && !atStart ? 0 : others; // the CUs of the one whom he passes are not his
  if (generals.some((id) => board.isConsul(id)) && cus < Math.min(3, cus + free)) return false;
  if (!staysConsul || cus === 0 || others >= 3) return true;
  return !atStart && offices[leader] !== "proconsul";
}

/** An event that is for a voyage: the general may march to a port first. (17.1 #5, #19, #20) */
function mayStillSail(board: Board, party: Party): boolean {
  if (!mustSail(board, party)) return true;
  const later = { ...party, mayRegroup: true };
  return maySail(board, later) || Object.keys(byLand(board, later)).length > 0;
}

const after = (party: Party, at: string, price: number): Party => ({
  ...party,
  at,
  left: party.left - price,
  breath: party.breath - price,
});

/** Whether a party that has come to a space, by road or by sea, may be there, at least to pass. */
function mayEnter(board: Board, party: Party, to: string, landing = false): boolean {
  const enemy = enemyOf(party.side);
  if (party.cus + party.supply > 0 && board.isBoundByTruce(party.side))
    if (board.control(to) === enemy || board.cus(enemy, to) > 0) return false; // 17.1 #49
  if (party.cus > 0) return true;
  if (board.unitsWithin(enemy, to) > 0) return false; // 7.2.A
  if (board.generalsWithin(enemy, to).length === 0) return true;
  return canGoOn(board, landing ? { ...party, sailed: true } : party); // he may pass
}

const canGoOn = (board: Board, party: Party): boolean =>
  party.left > 0 && (Object.keys(byLand(board, party)).length > 0 || maySail(board, party));

/** 7.2.D An army that fits goes into a city of its own that has enemies before it. */
function mayGoInside(board: Board, party: Party, to: string): boolean {
  if (party.cus === 0 || !board.isBeset(party.side, to) || board.isBesieged(to)) return false;
  if (board.isBoundByTruce(party.side)) return false; // 17.1 #49
  return party.cus <= board.room(party.side, to, "cus") && party.supply <= board.room(party.side, to, "supply");
}

// 7.3 By sea

interface Voyage {
  readonly port: string;
  /** lanes that the fleet may still take */
  readonly lanes: number;
  /** it has been in a port outside Africa (15.6) */
  readonly abroad: boolean;
  /** units aboard that were in Africa (15.3.C) */
  readonly fromAfrica: boolean;
}

/** 7.3.A, 17.1 #40: in Silver all points of a Forced March may be sailed. */
export const laneLimit = (board: Board, side: Side): number =>
  board.silver && board.position.march!.allowance > 4 ? board.position.march!.allowance : board.lanes(side);

export function maySail(board: Board, party: Party): boolean {
  const port = spaceOf(party.at);
  if (!isPort(port) || party.sailed || board.isShutIn(party.at) || !mayLeave(board, party)) return false; // 7.1, 7.3.B
  const { orders } = board.position.play!;
  const ships = Math.max(0, orders.sailWith);
  if (board.position.warships[party.side].ready < ships) return false;
  if (party.cus + party.supply + ships > 10 && !party.mayRegroup) return false;
  const voyage = { port, lanes: laneLimit(board, party.side), abroad: !isAfrican(port), fromAfrica: false };
  return steps(board, party, { ...voyage, fromAfrica: isAfrican(port) && party.cus + party.supply > 0 }).length > 0;
}

/** The ports that a fleet may go to next: it must be able to land there or farther on. */
export function steps(board: Board, party: Party, voyage: Voyage): { to: string; price: number }[] {
  return voyagesFrom(voyage.port).filter(({ to, price }) => {
    if (price > Math.min(party.left, party.breath, voyage.lanes)) return false;
    if (party.side === "carthage" && voyage.fromAfrica && !isAfrican(to) && board.isKeptInAfrica) return false; // 15.3.C
    const there = { ...voyage, port: to, lanes: voyage.lanes - price, abroad: voyage.abroad || !isAfrican(to) };
    const then = after(party, to, price);
    return mayLand(board, then, there) || steps(board, then, there).length > 0;
  });
}

export function mayLand(board: Board, party: Party, { port, abroad }: Voyage): boolean {
  if (party.side === "rome" && isAfrican(port) && abroad && !mayGoToAfrica(board, party)) return false;
  return mayEnter(board, { ...party, at: port }, port, true) || mayGoInside(board, party, port);
}

/** 15.6 */
function mayGoToAfrica(board: Board, { leader }: Party): boolean {
  if (["regulus", "vulso"].includes(leader) || board.position.play!.orders.africa) return true;
  const { seamanship } = board.position;
  return seamanship === "excellent" || (seamanship === "good" && board.control("syracusae") === "rome");
}

// What else he may do

/** 14.1 */
export function mayBesiege(board: Board, party: Party): boolean {
  if (board.position.march!.fought || mustSail(board, party)) return false;
  return mayBesiegeAt(board, party.side, party.at);
}

/** Three CUs before an enemy city or a tribe, once with a card; before a large city with Naval Supremacy. (14.1, 14.2, 7.1) */
export function mayBesiegeAt(board: Board, side: Side, at: string): boolean {
  const { play, supremacy } = board.position;
  if (at.startsWith("inside:") || at === "at-sea" || play!.attempted.includes(at) || board.cus(side, at) < 3) return false;
  if (board.isTribe(at)) return true;
  if (!isCity(at) || board.control(at) !== enemyOf(side) || board.isBoundByTruce(side)) return false;
  return !isLargeCity(at) || supremacy === side;
}

/** Who moves by a card for the sea does nothing else before he has sailed. (17.1 #5, #19, #20) */
const mustSail = (board: Board, { sailed }: Party): boolean => board.position.play!.orders.sailWith >= 0 && !sailed;

/** 14.5.B, 2.1.C */
export const maySally = (board: Board, party: Party): boolean => {
  const { at, side, cus, leader } = party;
  if (mustSail(board, party)) return false;
  return (
    at.startsWith("inside:") &&
    cus > 0 &&
    board.cus(enemyOf(side), spaceOf(at)) > 0 &&
    !board.isBoundByTruce(side) &&
    !board.effortOf(leader).spent
  );
};

/** 2.3.D4 */
export const mayBurn = (board: Board, { at, side, left }: Party): boolean => left > 0 && board.supply(side, at) > 0;
