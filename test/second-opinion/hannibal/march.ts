import type { Header } from "../../../src/engine/index.ts";
import type { Board } from "./board.ts";
import { card, enemyOf, isCity, isPort, type Line, linesFrom, regionOf, type Side, SPACES, space } from "./map.ts";
import { sideOf } from "./reinforcements.ts";

/** Who is on the march, where, and with how many points left. */
export interface Marching {
  readonly side: Side;
  /** the general and those whom he takes along */
  readonly generals: readonly string[];
  readonly cus: number;
  readonly train: boolean;
  /** a space, or the inside of a city with enemies before it */
  readonly at: string;
  /** the points that are left to the general and to all who are with him */
  readonly left: number;
  readonly sailings: number;
  /** whether this is where the march began */
  readonly atStart: boolean;
}

/** The points that are left to the general himself. */
export function pointsLeft(board: Board): number {
  const { general, used, allowance } = board.position.march!;
  const { card: number, use } = board.position.play!;
  return Math.min(allowance, allowanceOf(general, number, use)) - used; // Bad Weather cuts the allowance
}

export function marchingOf(board: Board): Marching {
  const { general, staff, columns, staffLimits, train, trainLimit, at, used, sailings, path } = board.position.march!;
  const others = train ? [...staffLimits, trainLimit] : staffLimits;
  const joined = [...columns, ...others.map(([before, , since]) => ({ before, joined: since }))];
  const left = joined.map((unit) => furthest(board, general, unit) - unit.before - used);
  return {
    side: sideOf(general),
    generals: [general, ...staff],
    cus: columns.reduce((sum, { cus, elephants }) => sum + cus + elephants, 0),
    train,
    at,
    left: Math.max(0, Math.min(pointsLeft(board), ...left)),
    sailings,
    atStart: path.length === 1,
  };
}

/** How far CUs and generals may come in a campaign: six spaces if their whole move is made with Nero. (10.11, 10.12) */
function furthest(board: Board, leader: string, unit: { readonly before: number; readonly joined: number }): number {
  const { card: number, use } = board.position.play!;
  if (use !== "event" || card(number).effect.kind !== "campaign") return Number.POSITIVE_INFINITY;
  const fresh = unit.before + board.position.march!.path[unit.joined]![1] === 0; // had not moved when they joined him
  return leader === "c_nero" && fresh ? 6 : 4;
}

/** The spaces a general may move. (10.2, 10.12) */
function allowanceOf(general: string, number: number, use: string): number {
  const { effect } = card(number);
  if (effect.kind === "forced-march" && use === "event") return 6;
  return effect.kind === "campaign" && general === "c_nero" ? 6 : 4; // 24: with a Campaign card, however it is played
}

/** What a line costs. (10.2, 10.6) */
const priceOf = ({ by }: Line): number => (by === "road" ? 1 : 2);

/** The country that a general may not leave. (24) */
export const countryOf = (general: string): string | undefined =>
  general === "hanno" ? "africa" : general === "fabius_maximus" ? "italia" : undefined;

const staysHome = (generals: readonly string[], to: string) =>
  generals.every((id) => countryOf(id) === undefined || countryOf(id) === regionOf(to));

/** Enemy CUs in a space: those before the walls, and a garrison that no friend shuts in. (10.4, 10.7) */
function enemiesIn(board: Board, side: Side, at: string): number {
  const enemy = enemyOf(side);
  const shutIn = board.cus(side, at) > 0;
  return board.cus(enemy, at) + (shutIn ? 0 : board.cus(enemy, `inside:${at}`));
}

/** An enemy general who is alone in the space. */
const enemyGeneralAlone = (board: Board, side: Side, at: string) =>
  board.generals(enemyOf(side), at).length > 0 && board.cus(enemyOf(side), at) === 0;

/** What keeps anybody out of a space, however he comes. */
function mayEnter(board: Board, { side, generals, cus }: Marching, to: string): boolean {
  const enemy = enemyOf(side);
  if (!staysHome(generals, to)) return false;
  if (board.position.truce && (board.control(to) === enemy || enemiesIn(board, side, to) > 0)) return false; // card 64
  return cus > 0 || enemiesIn(board, side, to) === 0; // 10.4
}

/** The spaces that the march may enter by land, with what each costs. */
export function byLand(board: Board, header: Header, marching: Marching): Record<string, number> {
  const { at, side } = marching;
  if (at.startsWith("inside:")) return {}; // enemies before the walls: only a sortie leads out
  const ways = linesFrom(at).filter((line) => isOpenLine(board, header, marching, line));
  return Object.fromEntries(ways.filter((line) => mayGo(line)).map((line) => [line.to, priceOf(line)]));

  function mayGo(line: Line): boolean {
    const after = { ...marching, at: line.to, left: marching.left - priceOf(line) };
    if (after.left < 0 || isHeld(board, marching) || !mayEnter(board, marching, line.to)) return false;
    // 10.4: a general without CUs passes through where an enemy general is alone, but does not stop there
    if (marching.cus > 0 || !enemyGeneralAlone(board, side, line.to)) return true;
    return canGoOn(board, header, after);
  }
}

/** Passes and straits. (10.6; card 30) */
function isOpenLine(board: Board, header: Header, { side, cus, at, train }: Marching, { to, by }: Line): boolean {
  if (train && by === "alps-pass") return false;
  const messina = [at, to].includes("rhegium") && [at, to].includes("messana");
  if (!messina || (cus === 0 && header.ruleset === "ah2")) return true;
  return board.control("rhegium") === side && board.control("messana") === side;
}

/** A proconsul's army is held up by a consul with fewer than five CUs. (18.3) */
function isHeld(board: Board, { generals, cus, at, side, atStart }: Marching): boolean {
  const { consuls } = board.position;
  if (side !== "rome" || atStart || cus === 0 || generals.some((id) => consuls.includes(id))) return false;
  const stays = board.generals(side, at).filter((id) => !generals.includes(id));
  return stays.some((id) => consuls.includes(id)) && board.cus(side, at) - cus < 5;
}

/** Whether a general without CUs finds a space to go on to. */
function canGoOn(board: Board, header: Header, lone: Marching): boolean {
  return Object.keys(byLand(board, header, lone)).length > 0 || bySea(board, header, lone).length > 0;
}

/** How many CUs may sail with the card, or -1 if nobody may. (11.1, 11.4) */
function shipsFor(board: Board, side: Side): number {
  const { card: number, use } = board.position.play!;
  const { ops, effect } = card(number);
  if (ops < 3) return -1;
  if (side === "rome" && board.position.navalVictory && effect.kind !== "campaign") return -1; // card 29
  return effect.kind === "campaign" && use === "event" ? 10 : 5;
}

/** Where the march may sail: ports, or the harbours of own cities with enemies before them. */
export function bySea(board: Board, header: Header, marching: Marching): string[] {
  const { side, cus, left, train, sailings, generals } = marching;
  const port = marching.at.replace("inside:", "");
  const inside = marching.at.startsWith("inside:");
  const { play } = board.position;
  if (!isPort(port) || left < 3 || train || isHeld(board, marching)) return [];
  if (inside && board.isBesieged(port)) return []; // 11.3
  if (cus > shipsFor(board, side) || shipsFor(board, side) < 0) return [];
  if (sailings === 0 ? play!.sailed : !sailsTwice(board, header, generals[0]!)) return []; // 11.4, 24
  return SPACES.filter(({ id }) => isPort(id) && id !== port).flatMap(({ id }) => [
    ...(mayLand(id) ? [`sea:${id}`] : []),
    ...(mayLandInside(id) ? [`harbour:${id}`] : []),
  ]);

  function mayLand(to: string): boolean {
    if (!mayEnter(board, marching, to) || !counselsAllow(to)) return false;
    if (cus > 0 || !enemyGeneralAlone(board, side, to)) return true;
    return canGoOn(board, header, { ...marching, at: to, left: left - 3, sailings: sailings + 1, atStart: false });
  }

  /** Straight into an own city that is not besieged. (11.3) */
  function mayLandInside(to: string): boolean {
    if (!isCity(to) || board.control(to) !== side || board.enemyCus(side, to) === 0 || board.isBesieged(to)) return false;
    const room = space(to).holds! - board.cus(side, `inside:${to}`);
    return cus <= room && staysHome(generals, to) && counselsAllow(to) && !board.position.truce;
  }

  /** Cards 57 and 58: no Carthaginian CUs out of Africa, no Roman ones into it. */
  function counselsAllow(to: string): boolean {
    const { hannoCounsels, catoCounsels } = board.position;
    const [from, into] = [regionOf(port) === "africa", regionOf(to) === "africa"];
    if (cus === 0) return true;
    if (side === "carthage") return !(hannoCounsels && from && !into);
    return !(catoCounsels && into && !from);
  }
}

/** A second voyage: with a Forced March of three, or Nero by the option. (24, 25) */
function sailsTwice(board: Board, header: Header, general: string): boolean {
  const { card: number, use } = board.position.play!;
  if (use === "event" && card(number).effect.kind === "forced-march") return true;
  return general === "c_nero" && card(number).effect.kind === "campaign" && header.options.neroBySea === "twice";
}

/** Whether the march may end here. (10.4) */
export function mayStop(board: Board, { side, cus, at }: Marching): boolean {
  return cus > 0 || !enemyGeneralAlone(board, side, at);
}

/** Whether an army that is shut in may attack those before the walls. (20.5; card 64) */
export const maySally = (board: Board, { at, cus }: Marching): boolean =>
  at.startsWith("inside:") && cus > 0 && !board.position.truce;
