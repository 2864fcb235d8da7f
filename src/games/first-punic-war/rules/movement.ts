import type { Play } from "../../../engine/index.ts";
import { choose, type Key, pick, type Reason } from "./ask.ts";
import { type Board, blocked, inEnemyZone, occupies, scan } from "./board.ts";
import { tellThese, topShown, whatShows } from "./fog.ts";
import { whyNotUp } from "./heights.ts";
import { directionTo, HEX_IDS, hexOfId, KIND, LAND_CROSSES, MOUNTAIN, NEIGHBOURS, SEA, SIDES, TERRAIN } from "./map.ts";
import { enterHex } from "./minor-powers.ts";
import { type FpwTable, relocateAll, tellIfEmpty, tellIfTaken } from "./pieces.ts";
import { NEUTRAL, type Operation, SIDE_IDS, type State, seatOf } from "./state.ts";
import { enterCost, landMayCross } from "./terrain.ts";
import { IS_LIGHT, MOVE, UNIT_IDS, unitOfId } from "./units.ts";

/** The half movement points of the slowest unit of a force. */
export function slowest(units: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const unit of units) least = Math.min(least, MOVE[unit]! * 2);
  return least;
}

export const allLight = (units: readonly number[]): boolean => units.every((unit) => IS_LIGHT[unit] === 1);

/** Whether a force must stop because it has entered a zone of control (11.1.1). */
const isHalted = (s: State, b: Board, operation: Operation): boolean =>
  operation.spent > 0 && inEnemyZone(s, b, operation.hex, operation.side);

/** The adjacent hexes a force may enter with its remaining movement (13.0, 13.1, 11.1). */
export function nextHexes(s: State, b: Board, operation: Operation): number[] {
  const { hex, side, units, spent } = operation;
  const hexes: number[] = [];
  if (isHalted(s, b, operation)) return hexes;
  const pinned = spent === 0 && inEnemyZone(s, b, hex, side); // 11.1.2
  const light = allLight(units);
  const allowance = slowest(units);
  for (let d = 0; d < 6; d++) {
    if (!landMayCross(light, hex, d)) continue;
    const to = NEIGHBOURS[hex * 6 + d]!;
    if (blocked(b, side, to)) continue;
    if (spent > 0 && spent + enterCost(hex, d) > allowance) continue; // the first hex is always allowed
    if (pinned && inEnemyZone(s, b, to, side)) continue;
    hexes.push(to);
  }
  return hexes;
}

/**
 * Whether a moving force may drop off units so that the rest can go on: also slower and heavier ones that can go no farther
 * (13.0).
 */
const canDropOff = (s: State, b: Board, operation: Operation): boolean =>
  operation.spent > 0 &&
  operation.units.length > 1 &&
  operation.units.some((unit) => nextHexes(s, b, { ...operation, units: [unit] }).length > 0);

/** One hex of a land force's movement, or dropping units off, or ending the move (13.0). */
export function* moveStage(t: FpwTable, operation: Operation): Play {
  const { s } = t;
  const { side } = operation;
  const b = scan(s);
  const options = nextHexes(s, b, operation).map((hex) => HEX_IDS[hex]!);
  const left = options.length === 0 ? 0 : Math.max(slowest(operation.units) - operation.spent, 0) / 2;
  options.push("stop");
  if (canDropOff(s, b, operation)) options.push("drop");
  const answer = yield* choose(seatOf(side), options, {
    prompt: "fpw.move",
    rule: "13.0",
    params: { hex: HEX_IDS[operation.hex]!, units: operation.units.map((unit) => UNIT_IDS[unit]!), left },
    whyNot: (id) => whyNotMove(s, operation, hexOfId(id)),
    always: true, // how far a hidden force could still go is its owner's secret
  });
  if (answer === "stop") {
    operation.stage = "attack";
    tellChange(t, operation);
    return;
  }
  if (answer === "drop") {
    yield* dropOff(t, operation, "fpw.drop");
    return;
  }
  const to = hexOfId(answer);
  const from = operation.hex;
  operation.spent += enterCost(from, directionTo(from, to));
  operation.hex = to;
  const before = topShown(t, side, from);
  const army = relocateAll(s, operation.units, to);
  const shown = whatShows(t, side, operation.units, to, leftSome(s, operation, from) ? from : -1, before);
  const params = { side: SIDE_IDS[side]!, from: HEX_IDS[from]!, to: answer, units: operation.units.length, ...shown, army };
  t.note("fpw.moved", params, "13.0");
  enterHex(t, side, to);
}

/** Whether a force may have left units of its own in a hex: where it began, or where it has dropped some off. */
export const leftSome = (s: State, { from, dropped }: Operation, hex: number): boolean =>
  hex === from || dropped.some((unit) => s.at[unit] === hex);

/** Where a force has come from and gone to, nobody may be left, or nobody may have been before (3.0). */
export function tellChange(t: FpwTable, { side, from, hex, units }: Operation): void {
  if (from === hex) return;
  tellIfEmpty(t, from);
  tellIfTaken(t, side, hex, units);
}

/** A moving force drops off units, with what they carry: they neither move, attack nor build in this operation (13.0, 22.0). */
export function* dropOff(t: FpwTable, operation: Operation, prompt: Key): Play {
  const { units, party } = operation;
  const left = yield* pick(
    seatOf(operation.side),
    units.map((unit) => UNIT_IDS[unit]!),
    1,
    units.length - 1,
    { prompt, rule: "13.0", params: { hex: HEX_IDS[operation.hex]! } },
  );
  const dropped = left.map(unitOfId);
  operation.units = units.filter((unit) => !dropped.includes(unit));
  operation.party = party.filter((unit) => !dropped.includes(unit) && !dropped.includes(t.s.aboard[unit]!));
  operation.dropped.push(...dropped);
  t.note("fpw.dropped", { side: SIDE_IDS[operation.side]!, hex: HEX_IDS[operation.hex]!, units: dropped.length }, "13.0");
  tellThese(t, operation.side, operation.hex, left, "13.0");
  tellIfTaken(t, operation.side, operation.hex, [...dropped, ...operation.units]);
}

/** Why a force may not enter a hex. */
function whyNotMove(s: State, operation: Operation, to: number): Reason | undefined {
  if (to < 0) return undefined;
  const { hex, side, units } = operation;
  if (to === hex) return { why: "fpw.why.is-here", rule: "13.0" };
  const b = scan(s);
  const d = directionTo(hex, to);
  if (KIND[to] === SEA) return { why: "fpw.why.sea", rule: "13.1" };
  if (isHalted(s, b, operation)) return { why: "fpw.why.halted", rule: "11.1" };
  if (d < 0) return { why: "fpw.why.not-adjacent", rule: "13.0" };
  if ((SIDES[hex * 6 + d]! & LAND_CROSSES) === 0) return { why: "fpw.why.sea", rule: "13.1" };
  if (occupies(b, NEUTRAL, to)) return { why: "fpw.why.neutral-there", rule: "24.0" };
  if (blocked(b, side, to)) return { why: "fpw.why.enemy-there", rule: "13.0" };
  if (!landMayCross(allLight(units), hex, d))
    return whyNotUp(units, TERRAIN[to] === MOUNTAIN ? "fpw.why.mountain" : "fpw.why.mountain-line");
  if (operation.spent === 0) return { why: "fpw.why.zone-to-zone", rule: "11.1" };
  return { why: "fpw.why.no-points", rule: "13.1", params: { cost: enterCost(hex, d) / 2 } };
}
