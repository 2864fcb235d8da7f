import type { Plain } from "../../../engine/index.ts";
import { scan, zoneMap } from "../rules/board.ts";
import { operable } from "../rules/forces.ts";
import { hexesInReach } from "../rules/forecast.ts";
import { distance, hexOfId, MAP, NEIGHBOURS } from "../rules/map.ts";
import { nextHexes, slowest } from "../rules/movement.ts";
import { nextSeaHexes } from "../rules/naval.ts";
import { enemyOf, newOperation, type Operation, sideOf } from "../rules/state.ts";
import { COST } from "../rules/tables.ts";
import { IS_FLEET, IS_STATIC, UNIT_IDS, unitOfId } from "../rules/units.ts";
import { stateOf } from "./imagined.ts";
import { asView } from "./view.ts";

export interface Reach {
  /** by hex, what the force would have spent on getting there: movement points, or hexes at sea */
  readonly costs: Readonly<Record<string, number>>;
  /** what it may spend in all */
  readonly allowance: number;
  /** hexes in an enemy zone of control */
  readonly zones: readonly string[];
}

/** Where the moving force, or one being formed from the chosen units, can go; null if there is none. */
export function reachOf(plain: Plain, chosen: ReadonlySet<string>): Reach | null {
  const view = asView(plain);
  const s = stateOf(plain);
  if (view.combat || view.over) return null;
  const operation = s.operation?.stage === "move" ? s.operation : view.operation ? null : planned(plain, chosen);
  if (!operation || operation.kind === "concentrate") return null;
  const zones = zoneMap(s, scan(s), enemyOf(operation.side));
  const hot = MAP.numbers.filter((_, hex) => zones[hex] === 1);
  const unit = operation.kind === "naval" ? 1 : 2;
  return {
    costs: Object.fromEntries([...hexesInReach(s, operation)].map(([hex, spent]) => [MAP.numbers[hex]!, spent / unit])),
    allowance: operation.kind === "naval" ? operation.allowance : slowest(operation.units) / unit,
    zones: hot,
  };
}

/** A land force of the units chosen so far, before it sets out. */
function planned(plain: Plain, chosen: ReadonlySet<string>): Operation | null {
  const view = asView(plain);
  if (view.phase !== "operations") return null;
  const s = stateOf(plain);
  const units = [...chosen].map(unitOfId).filter((unit) => unit >= 0);
  const first = units[0];
  if (first === undefined) return null;
  const hex = s.at[first]!;
  const fits = (unit: number) => s.at[unit] === hex && !IS_FLEET[unit] && !IS_STATIC[unit] && s.aboard[unit]! < 0;
  if (hex < 0 || !units.every(fits)) return null;
  return newOperation("land", sideOf(s, first), hex, units);
}

/** The hexes on the moving force's cheapest route to one in its reach, in order; empty if there is none. */
export function wayTo(plain: Plain, target: string): string[] {
  const s = stateOf(plain);
  const { operation } = s;
  if (operation?.stage !== "move") return [];
  const spentAt = hexesInReach(s, operation);
  const way: number[] = [];
  let at = hexOfId(`hex:${target}`);
  while (at !== operation.hex) {
    way.unshift(at);
    const before = previous(at);
    if (before < 0) return [];
    at = before;
  }
  return way.map((hex) => MAP.numbers[hex]!);

  /** The neighbour from which a hex is entered at its cost. */
  function previous(hex: number): number {
    const b = scan(s);
    let best = -1;
    let least = spentAt.get(hex) ?? -1;
    for (let d = 0; d < 6; d++) {
      const from = NEIGHBOURS[hex * 6 + d]!;
      const spent = from === operation!.hex ? operation!.spent : spentAt.get(from);
      if (from < 0 || spent === undefined || spent >= least) continue;
      const there: Operation = { ...operation!, hex: from, spent };
      if (!(operation!.kind === "naval" ? nextSeaHexes(s, b, there) : nextHexes(s, b, there)).includes(hex)) continue;
      best = from;
      least = spent;
    }
    return best;
  }
}

/** The units the phasing player could begin an operation with. */
export function starters(plain: Plain): ReadonlySet<string> {
  const s = stateOf(plain);
  const units = [false, true].flatMap((naval) => operable(s, s.side, naval, COST.operation));
  return new Set(units.map((unit) => UNIT_IDS[unit]!));
}

/** The hexes, if each is next to the one before: then something moved that way. */
export function wayAmong(hexes: readonly string[]): readonly string[] {
  const isNext = (from: string, to: string) => distance(hexOfId(`hex:${from}`), hexOfId(`hex:${to}`)) === 1;
  return hexes.every((hex, index) => index === 0 || isNext(hexes[index - 1]!, hex)) ? hexes : [];
}
