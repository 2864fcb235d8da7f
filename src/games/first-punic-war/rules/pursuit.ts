import type { Play } from "../../../engine/index.ts";
import { choose, type Option, pick, type Reason } from "./ask.ts";
import { type Board, blocked, scan } from "./board.ts";
import { counters, topShown, topUnit, whatShows } from "./fog.ts";
import { whyNotThere } from "./forces.ts";
import { directionTo, HEX_IDS, hexOfId, NEIGHBOURS } from "./map.ts";
import { enterHex } from "./minor-powers.ts";
import { alive, type FpwTable, relocateAll, shownAboard, tellIfTaken } from "./pieces.ts";
import { fightersOf, hexOfSide } from "./shifts.ts";
import { type Combat, enemyOf, SIDE_IDS, type State, seatOf } from "./state.ts";
import { mayCross } from "./terrain.ts";
import { IS_CAVALRY, IS_LEADER, IS_STATIC, UNIT_IDS, unitOfId } from "./units.ts";

/** The units of a side that may pursue into the hex the enemy has left (17.0); those on board only with their fleets. */
function pursuers(s: State, combat: Combat, side: number): number[] {
  const from = hexOfSide(combat, side);
  const to = hexOfSide(combat, enemyOf(side));
  if (blocked(scan(s), side, to)) return [];
  const d = directionTo(from, to);
  const bearers = side === combat.side ? alive(s, combat.bearers) : [];
  return [...fightersOf(s, combat, side), ...bearers].filter(
    (unit) => s.at[unit] === from && s.aboard[unit]! < 0 && !IS_STATIC[unit] && mayCross(unit, from, d),
  );
}

/** Why a unit does not pursue. */
function whyNotPursue(s: State, combat: Combat, side: number, unit: number): Reason | undefined {
  if (unit < 0) return undefined;
  const params = { unit: UNIT_IDS[unit]! };
  const elsewhere = whyNotThere(s, side, unit, hexOfSide(combat, side), "17.0");
  if (elsewhere) return elsewhere;
  if (IS_STATIC[unit]) return { why: "fpw.why.static-pursuit", rule: "17.0", params };
  if (s.aboard[unit]! >= 0) return { why: "fpw.why.aboard-pursuit", rule: "19.5", params };
  const fought = [...fightersOf(s, combat, side), ...(side === combat.side ? combat.bearers : [])].includes(unit);
  return { why: fought ? "fpw.why.cannot-follow" : "fpw.why.not-fought", rule: "17.0", params };
}

/**
 * The log says that a side does not pursue, and why it cannot: other enemies are in the hex, or nobody is left who could go there.
 * Where the enemy has held out there is nobody to pursue.
 */
function tellNoPursuit(t: FpwTable, combat: Combat, side: number, isAble: boolean): void {
  const { log, s } = t;
  if (!log) return;
  const enemy = enemyOf(side);
  const to = hexOfSide(combat, enemy);
  const where = { side: SIDE_IDS[side]!, hex: HEX_IDS[to]! };
  if (isAble) t.note("fpw.no-pursuit", where, "17.0");
  else if (!blocked(scan(s), side, to)) t.note("fpw.no-pursuit-nobody", where, "17.0");
  else if (!fightersOf(s, combat, enemy).some((unit) => s.at[unit] === to)) {
    const top = topUnit(s, scan(s), to, enemy);
    const seen = top >= 0 ? [UNIT_IDS[top]!] : [];
    t.note("fpw.no-pursuit-held", { ...where, units: counters(s, enemy, to), seen }, "17.0");
  }
}

/** Any or all of them move one hex, ignoring zones of control (17.0). True if some may go on. */
export function* pursue(t: FpwTable, combat: Combat, side: number): Play<boolean> {
  const { s } = t;
  const able = pursuers(s, combat, side).map((unit) => UNIT_IDS[unit]!);
  const to = hexOfSide(combat, enemyOf(side));
  const picked = yield* pick(seatOf(side), able, 0, able.length, {
    prompt: "fpw.pursue",
    rule: "17.0",
    params: { hex: HEX_IDS[to]! },
    whyNot: (id) => whyNotPursue(s, combat, side, unitOfId(id)),
  });
  if (picked.length === 0) {
    tellNoPursuit(t, combat, side, able.length > 0);
    return false;
  }
  const units = picked.map(unitOfId);
  const from = hexOfSide(combat, side);
  const before = topShown(t, side, from);
  const army = relocateAll(s, units, to);
  if (to === combat.to) combat.pursued = side;
  tellPursuit(t, combat, side, units, from, before, army);
  enterHex(t, side, to);
  tellIfTaken(t, side, to, units);
  combat.hunters = units.filter((unit) => IS_LEADER[unit] || IS_CAVALRY[unit]);
  return combat.hunters.length > 0;
}

/** Who pursues and who stays behind, and what shows then (25.0). */
function tellPursuit(
  t: FpwTable,
  combat: Combat,
  side: number,
  pursuing: readonly number[],
  from: number,
  before: number,
  army: readonly string[],
): void {
  const { log, s } = t;
  if (!log) return;
  const to = s.at[pursuing[0]!]!;
  const units = [...pursuing].sort((a, b) => a - b);
  const stays = (unit: number) => from === hexOfSide(combat, side) && s.at[unit] === from && s.aboard[unit]! < 0;
  const fought = fightersOf(s, combat, side).filter(stays);
  const behind = fought.sort((a, b) => a - b).map((unit) => UNIT_IDS[unit]!);
  const { bared, seen, veteran } = whatShows(t, side, units, to, from, before);
  t.note(
    "fpw.pursued",
    {
      side: SIDE_IDS[side]!,
      hex: HEX_IDS[to]!,
      units: units.map((unit) => UNIT_IDS[unit]!),
      modifiers: shownAboard(s, combat, units),
      ...(counters(s, side, to) > 1 ? { seen: seen!, veteran: veteran! } : { seen: [] }),
      behind,
      bared: counters(s, side, from) > 1 || behind.length === 0 ? bared! : [],
      army,
    },
    "17.0",
  );
}

/** The adjacent hexes a unit may pursue into. */
function huntingGrounds(b: Board, side: number, unit: number, hex: number): number[] {
  const hexes: number[] = [];
  for (let d = 0; d < 6; d++) {
    const to = NEIGHBOURS[hex * 6 + d]!;
    if (to >= 0 && mayCross(unit, hex, d) && !blocked(b, side, to)) hexes.push(to);
  }
  return hexes;
}

/** Why leaders and cavalry do not pursue on into a hex. */
function whyNotHunt(s: State, side: number, hex: number, to: number): Reason {
  if (directionTo(hex, to) < 0) return { why: "fpw.why.hunt", rule: "17.0", params: { hex: HEX_IDS[hex]! } };
  if (blocked(scan(s), side, to)) return { why: "fpw.why.held", rule: "17.0" };
  return { why: "fpw.why.sea", rule: "13.1" };
}

/** Leaders and cavalry may pursue a second hex, in any direction (17.0). True as long as some may still choose to. */
export function* hunt(t: FpwTable, combat: Combat, side: number): Play<boolean> {
  const { s } = t;
  combat.hunters = alive(s, combat.hunters);
  if (combat.hunters.length === 0) return false;
  const hex = s.at[combat.hunters[0]!]!;
  const b = scan(s);
  const light = huntingGrounds(b, side, combat.hunters[0]!, hex); // leaders and cavalry have the same options
  const options: Option[] = ["done", ...light.map((to) => HEX_IDS[to]!)];
  const ids = combat.hunters.map((unit) => UNIT_IDS[unit]!);
  const params = { hex: HEX_IDS[hex]!, units: ids };
  const answer = yield* choose(seatOf(side), options, {
    prompt: "fpw.hunt",
    rule: "17.0",
    params,
    whyNot: (id) => (hexOfId(id) >= 0 ? whyNotHunt(s, side, hex, hexOfId(id)) : undefined),
  });
  if (answer === "done") {
    combat.hunters = [];
    return false;
  }
  const picked = yield* pick(seatOf(side), ids, 1, ids.length, { prompt: "fpw.hunters", rule: "17.0", params: { hex: answer } });
  const units = picked.map(unitOfId);
  const to = hexOfId(answer);
  combat.hunters = combat.hunters.filter((unit) => !units.includes(unit));
  const before = topShown(t, side, hex);
  tellPursuit(t, combat, side, units, hex, before, relocateAll(s, units, to));
  enterHex(t, side, to);
  tellIfTaken(t, side, to, units);
  return combat.hunters.length > 0;
}
