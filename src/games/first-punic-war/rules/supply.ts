import type { Play } from "../../../engine/index.ts";
import { choose, type Option, pick, type Reason } from "./ask.ts";
import {
  type Board,
  campIn,
  fortressLevel,
  hasFleetNextTo,
  hasLandNextTo,
  heldHexes,
  isFortress,
  isPillaged,
  isPort,
  isTown,
  scan,
} from "./board.ts";
import { tellTop, topShown } from "./fog.ts";
import { whyNotThere } from "./forces.ts";
import { HEX_IDS, hexOfId, KIND, SEA, TERRAIN } from "./map.ts";
import { boost, failures, leadersIn, morales, tellMorale } from "./morale.ts";
import { rescueLeaders, tellAboard } from "./naval.ts";
import { isBesieged } from "./optional/siege.ts";
import { cargoOf, eliminate, type FpwTable, spend } from "./pieces.ts";
import { enemyOf, SIDE_IDS, type State, seatOf } from "./state.ts";
import { canPlay, markerCount, playSpy } from "./stratagems.ts";
import { CAMP_SUPPLY, COST, PILLAGED_SUPPLY, TERRAIN_SUPPLY, WORKS_SUPPLY } from "./tables.ts";
import { IS_FLEET, IS_LEADER, UNIT_IDS, unitOfId } from "./units.ts";

/** Whether a hex is itself in supply: a fortress without adjacent enemy land units, a port without enemy fleets (18.0). */
export const isSupplied = (s: State, b: Board, hex: number, side: number): boolean =>
  (isFortress(s, hex) && !hasLandNextTo(b, hex, enemyOf(side))) || (isPort(hex) && !hasFleetNextTo(b, hex, enemyOf(side)));

/** How many units a hex supplies: its best terrain, and two more with a camp (18.0, 22.0, 30.1, 31.3). */
export function supplyLimit(s: State, b: Board, hex: number, side: number): number {
  const camp = campIn(s, hex) === side ? CAMP_SUPPLY : 0;
  if (isPillaged(s, hex)) return PILLAGED_SUPPLY + camp;
  const level = isBesieged(s, b, hex, side) ? 0 : fortressLevel(s, hex);
  const works = isFortress(s, hex) || isTown(s, hex) ? WORKS_SUPPLY[level]! : 0;
  return Math.max(TERRAIN_SUPPLY[TERRAIN[hex]!]!, works) + camp;
}

/** The units in a hex that need supply: no leaders, and none on board (18.0, 19.4). */
export function fedUnits(s: State, b: Board, hex: number): number[] {
  const units: number[] = [];
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) if (!IS_LEADER[unit] && s.aboard[unit]! < 0) units.push(unit);
  return units;
}

/** The hexes not in supply where a side has more units than they support, as far as everybody can tell (18.0, 25.0). */
export function crowdedHexes(s: State, b: Board, side: number): number[] {
  const hexes: number[] = [];
  for (const hex of heldHexes(s, b, side)) {
    const units = b.land[side as 0]![hex]! + b.fleets[side as 0]![hex]!;
    if (units < 2) continue; // one unit always survives
    if (units > supplyLimit(s, b, hex, side) && !isSupplied(s, b, hex, side)) hexes.push(hex);
  }
  return hexes;
}

/** How many units a hex cannot support, not counting leaders (18.0). */
const excessIn = (s: State, b: Board, hex: number, side: number): number =>
  Math.max(fedUnits(s, b, hex).length - supplyLimit(s, b, hex, side), 0);

/** The hexes where a side has more units than they support (18.0). */
export function hungryHexes(s: State, side: number): number[] {
  const b = scan(s);
  return crowdedHexes(s, b, side).filter((hex) => excessIn(s, b, hex, side) > 0);
}

/** One step of the Supply Phase (18.0). Returns true when everything has been checked. */
export function* supply(t: FpwTable): Play<boolean> {
  const { s } = t;
  if (s.supply === null) {
    if (yield* spies(t)) return false;
    yield* buySupply(t);
  } else {
    yield* checkHunger(t, s.supply[0]!);
    s.supply.shift();
  }
  if (s.supply!.length > 0) return false;
  s.supply = null;
  return true;
}

/** Before paying for supply the player may still play a Spy (23.1). True if he does. */
function* spies(t: FpwTable): Play<boolean> {
  const { s } = t;
  if (markerCount(s, s.side) === 0) return false;
  const options: Option[] = ["done"];
  if (canPlay(s, s.side, "spy")) options.push("marker:spy");
  if ((yield* choose(seatOf(s.side), options, { prompt: "fpw.supply-spy", rule: "23.1", always: true })) === "done") return false;
  yield* playSpy(t, s.side);
  return true;
}

/** The player pays an AP for each hex to be put in supply (18.0.3). */
function* buySupply(t: FpwTable): Play {
  const { s } = t;
  const b = scan(s);
  const crowded = crowdedHexes(s, b, s.side);
  const hungry = crowded.filter((hex) => excessIn(s, b, hex, s.side) > 0);
  const most = Math.min(hungry.length, Math.floor(s.ap[s.side]! / COST.supply));
  const modifiers = hungry.map((hex) => `${HEX_IDS[hex]}=${excessIn(s, b, hex, s.side)}`);
  const paid = yield* pick(
    seatOf(s.side),
    hungry.map((hex) => HEX_IDS[hex]!),
    0,
    most,
    {
      prompt: "fpw.supply",
      rule: "18.0",
      params: { ap: s.ap[s.side]!, hexes: hungry.length, modifiers },
      whyNot: (id) => (hexOfId(id) >= 0 ? { why: "fpw.why.fed", rule: "18.0" } : undefined),
      always: crowded.length > 0 && s.ap[s.side]! >= COST.supply, // which of them are hungry would give away leaders, who need no food
    },
  );
  for (const hex of paid) t.note("fpw.supplied", { side: SIDE_IDS[s.side]!, hex, ...spend(s, s.side, COST.supply) }, "18.0");
  if (paid.length < crowded.length) t.revealed = true; // now it shows which are hungry
  if (hungry.length === 0) t.note("fpw.all-fed", { side: SIDE_IDS[s.side]! }, "18.0");
  s.supply = hungry.filter((hex) => !paid.includes(HEX_IDS[hex]!));
}

/** The excess units check their morale; those that fail are eliminated (18.0). */
function* checkHunger(t: FpwTable, hex: number): Play {
  const { s } = t;
  const b = scan(s);
  const units = fedUnits(s, b, hex);
  const excess = excessIn(s, b, hex, s.side);
  const picked = yield* pick(
    seatOf(s.side),
    units.map((unit) => UNIT_IDS[unit]!),
    excess,
    excess,
    {
      prompt: "fpw.hungry-units",
      rule: "18.0",
      params: { hex: HEX_IDS[hex]!, count: excess, modifiers: morales(s, units) },
      whyNot: (id) => {
        const unit = unitOfId(id);
        if (unit < 0) return undefined;
        const because: Reason = {
          why: IS_LEADER[unit] ? "fpw.why.leader-eats" : "fpw.why.fed-on-board",
          rule: "18.0",
          params: { unit: id },
        };
        return whyNotThere(s, s.side, unit, hex, "18.0") ?? because;
      },
      always: true,
    },
  );
  const checking = picked.map(unitOfId);
  const boosted = yield* boost(t, s.side, checking, leadersIn(s, s.side, hex), hex, "18.0", true);
  tellMorale(t, s.side, checking, boosted);
  const die = t.die();
  const lost = failures(s, checking, boosted, die);
  t.revealed = true; // how many fail gives away what they are
  const feeds = supplyLimit(s, b, hex, s.side);
  const here = units.length;
  const aboard = units.reduce((sum, unit) => sum + cargoOf(s, unit).length, 0); // they need no food
  const params = { side: SIDE_IDS[s.side]!, hex: HEX_IDS[hex]!, here, aboard, feeds, units: excess, die, lost: lost.length };
  t.note("fpw.hunger-check", params, "18.0");
  const afloat = units.filter((unit) => IS_FLEET[unit] && !lost.includes(unit));
  const before = topShown(t, s.side, hex);
  for (const unit of lost) {
    if (IS_FLEET[unit]) spareLeaders(t, unit, afloat);
    eliminate(t, unit, "18.0");
  }
  tellTop(t, s.side, hex, before);
  if (lost.some((unit) => IS_FLEET[unit])) tellAboard(t, s.side, hex);
}

/** Hunger never harms leaders: those on board transfer to another fleet of their nation, or go ashore (18.0). */
function spareLeaders(t: FpwTable, fleet: number, afloat: readonly number[]): void {
  const { s } = t;
  rescueLeaders(t, fleet, afloat, "18.0");
  const hex = s.at[fleet]!;
  if (KIND[hex] === SEA) return;
  const leaders = cargoOf(s, fleet).filter((unit) => IS_LEADER[unit]);
  if (leaders.length === 0) return;
  for (const unit of leaders) s.aboard[unit] = -1;
  t.note("fpw.landed", { side: SIDE_IDS[s.side]!, hex: HEX_IDS[hex]!, units: leaders.length }, "18.0");
  t.noteOnlyTo(seatOf(s.side), "fpw.these", { units: leaders.map((unit) => UNIT_IDS[unit]!) }, "18.0");
}
