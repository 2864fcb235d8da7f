import { choose, type Play, pick } from "../../engine/index.ts";
import { type Board, blocked, inEnemyZone, scan } from "./board.ts";
import { HEX_IDS, HEXES, hexOfId, NEIGHBOURS } from "./map.ts";
import { neutralPlace } from "./minorPowers.ts";
import { beginOperation, operable } from "./operations.ts";
import { type FpwTable, relocate } from "./pieces.ts";
import { SIDE_IDS, type State, seatOf, sideOf } from "./state.ts";
import { COST } from "./tables.ts";
import { enterCost, landMayCross } from "./terrain.ts";
import { IS_LEADER, IS_LIGHT, MOVE, UNIT_COUNT, UNIT_IDS, unitOfId } from "./units.ts";

/** What it costs to reach a hex from the hexes around it. There is one for all: measure again after any change. */
const MOST = Math.max(...MOVE) * 2;
const FAR = 255;
const cost = new Uint8Array(HEXES);
const oneStep = new Uint8Array(HEXES);
const buckets: number[][] = Array.from({ length: MOST + 1 }, () => []);

/** Measures, in half movement points, the ways to a hex that avoid enemies, neutral places and zones of control (11.1, 13.1). */
function measure(s: State, b: Board, target: number, side: number, light: boolean): void {
  cost.fill(FAR);
  oneStep.fill(0);
  for (const bucket of buckets) bucket.length = 0;
  cost[target] = 0;
  buckets[0]!.push(target);
  const hot = inEnemyZone(s, b, target, side);
  for (let spent = 0; spent <= MOST; spent++) {
    for (const hex of buckets[spent]!) {
      if (cost[hex] !== spent || (hex !== target && !isThoroughfare(s, b, hex, side))) continue;
      for (let d = 0; d < 6; d++) {
        const from = NEIGHBOURS[hex * 6 + d]!;
        const back = (d + 3) % 6;
        if (from < 0 || !landMayCross(light, from, back)) continue;
        if (hex === target && hot && inEnemyZone(s, b, from, side)) continue; // 11.1.2
        if (hex === target) oneStep[from] = 1;
        const total = spent + enterCost(from, back);
        if (total > MOST || total >= cost[from]!) continue;
        cost[from] = total;
        buckets[total]!.push(from);
      }
    }
  }
}

/** Whether units may pass through a hex on their way. */
const isThoroughfare = (s: State, b: Board, hex: number, side: number): boolean =>
  !blocked(b, side, hex) && neutralPlace(s, hex) < 0 && !inEnemyZone(s, b, hex, side);

/** The units that can reach a leader's hex in one Movement Segment; one step is always possible (12.3, 13.0). */
function unitsInReach(s: State, side: number, target: number, justOne: boolean): number[] {
  const b = scan(s);
  const units = operable(s, side, false, COST.operation);
  const reaching: number[] = [];
  for (const light of [1, 0]) {
    const some = units.some((unit) => IS_LIGHT[unit] === light && s.at[unit] !== target);
    if (some) measure(s, b, target, side, light === 1);
    for (const unit of units) {
      const hex = s.at[unit]!;
      if (IS_LIGHT[unit] !== light || hex === target) continue;
      if (cost[hex]! > MOVE[unit]! * 2 && !oneStep[hex]) continue;
      reaching.push(unit);
      if (justOne) return reaching;
    }
  }
  return reaching.sort((a, b) => a - b);
}

/** The hexes with a leader whom units of his side can join (12.3); only the first one if that is enough. */
export function leadersToJoin(s: State, side: number, justOne: boolean): number[] {
  const hexes: number[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const hex = s.at[unit]!;
    if (hex < 0 || !IS_LEADER[unit] || s.aboard[unit]! >= 0 || sideOf(s, unit) !== side || hexes.includes(hex)) continue;
    if (unitsInReach(s, side, hex, true).length === 0) continue;
    hexes.push(hex);
    if (justOne) break;
  }
  return hexes.sort((a, b) => a - b);
}

/** Any or all land units in reach move to a leader who stays where he is (12.3). */
export function* concentrate(t: FpwTable, side: number): Play {
  const { s } = t;
  const answer = yield* choose(
    seatOf(side),
    leadersToJoin(s, side, false).map((hex) => HEX_IDS[hex]!),
    { prompt: "fpw.choose-leader-hex", rule: "12.3" },
  );
  const hex = hexOfId(answer);
  const able = unitsInReach(s, side, hex, false).map((unit) => UNIT_IDS[unit]!);
  const picked = yield* pick(seatOf(side), able, 1, able.length, {
    prompt: "fpw.choose-joining",
    rule: "12.3",
    params: { hex: answer },
    whyNot: (id) =>
      unitOfId(id) >= 0 ? { why: "fpw.why.out-of-reach", rule: "12.3", params: { unit: id, hex: answer } } : undefined,
  });
  const units = picked.map(unitOfId);
  beginOperation(t, side, "concentrate", hex, units, COST.operation, false);
  for (const unit of units) relocate(s, unit, hex);
  t.note("fpw.concentrated", { side: SIDE_IDS[side]!, hex: answer, units: units.length }, "12.3");
}
