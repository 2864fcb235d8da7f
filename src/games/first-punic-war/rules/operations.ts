import type { Play } from "../../../engine/index.ts";
import { choose, type Option, pick, type Reason } from "./ask.ts";
import { attackStage } from "./attack.ts";
import { campStage } from "./camps.ts";
import { concentrate, leadersToJoin } from "./concentration.ts";
import { beginOperation, canOperate, operable, whyNotOperable, whyNotOwn, whyNotThere } from "./forces.ts";
import { HEX_IDS, hexOfId } from "./map.ts";
import { moveStage } from "./movement.ts";
import { debarkStage, embarkStage, sailStage, stormStage } from "./naval.ts";
import type { FpwTable } from "./pieces.ts";
import { arrange, canArrange } from "./stacking.ts";
import { type Operation, type State, seatOf, sideOf } from "./state.ts";
import { canPlay, playSpy } from "./stratagems.ts";
import { COST } from "./tables.ts";
import { IS_FLEET, IS_STATIC, UNIT_COUNT, UNIT_IDS, unitOfId } from "./units.ts";

function anyOperable(s: State, side: number, naval: boolean, price: number): boolean {
  const spare = s.ap[side]! - price;
  for (let unit = 0; spare >= 0 && unit < UNIT_COUNT; unit++) if (canOperate(s, side, unit, naval, spare)) return true;
  return false;
}

/** One step of the Operations Phase (12.0). Returns true when the phasing player ends it. */
export function* operations(t: FpwTable): Play<boolean> {
  const { s } = t;
  const { side } = s;
  const ap = s.ap[side]!;
  const options: Option[] = ["end"];
  if (anyOperable(s, side, false, COST.operation)) options.push("op:land");
  if (anyOperable(s, side, true, COST.operation)) options.push("op:naval");
  if (ap >= COST.operation && leadersToJoin(s, side, true).length > 0) options.push("op:concentrate");
  if (canPlay(s, side, "spy")) options.push("marker:spy");
  if (canArrange(s, side)) options.push("arrange");
  const answer = yield* choose(seatOf(side), options, {
    prompt: "fpw.choose-operation",
    rule: "12.0",
    params: { ap },
    always: true,
    whyNot: (id) => whyNotOperation(s, side, id, ap),
  });
  if (answer === "end") return true;
  if (answer === "marker:spy") yield* playSpy(t, side);
  else if (answer === "arrange") yield* arrange(t, side);
  else if (answer === "op:concentrate") yield* concentrate(t, side);
  else yield* formForce(t, side, answer === "op:naval");
  return false;
}

const tooPoor = (left: number): Reason => ({ why: "fpw.why.operation-ap", rule: "12.0", params: { ap: COST.operation, left } });

function whyNotOperation(s: State, side: number, id: string, ap: number): Reason | undefined {
  const unit = unitOfId(id);
  if (unit >= 0) return whyNotUse(s, side, unit, IS_FLEET[unit] === 1);
  if (!id.startsWith("op:")) return undefined;
  if (ap < COST.operation) return tooPoor(ap);
  if (id === "op:concentrate") return { why: "fpw.why.nobody-in-reach", rule: "12.3" };
  return { why: id === "op:naval" ? "fpw.why.no-fleets" : "fpw.why.no-land-units", rule: "12.1" };
}

/** The player chooses a hex and the units there that form the force (12.1). */
function* formForce(t: FpwTable, side: number, naval: boolean): Play {
  const { s } = t;
  const units = operable(s, side, naval, COST.operation);
  const hexes = [...new Set(units.map((unit) => s.at[unit]!))].sort((a, b) => a - b);
  const hex = hexOfId(
    yield* choose(
      seatOf(side),
      hexes.map((at) => HEX_IDS[at]!),
      {
        prompt: naval ? "fpw.choose-fleet-hex" : "fpw.choose-force-hex",
        rule: "12.1",
        always: true,
        whyNot: (id) => whyNotFrom(s, side, id, naval),
      },
    ),
  );
  const here = units.filter((unit) => s.at[unit] === hex).map((unit) => UNIT_IDS[unit]!);
  const picked = yield* pick(seatOf(side), here, 1, here.length, {
    prompt: naval ? "fpw.choose-fleets" : "fpw.choose-force",
    rule: "12.1",
    params: { hex: HEX_IDS[hex]! },
    whyNot: (id) => whyNotInForce(s, hex, unitOfId(id), naval),
    always: true,
  });
  beginOperation(t, side, naval ? "naval" : "land", hex, picked.map(unitOfId), COST.operation, false);
}

function whyNotInForce(s: State, hex: number, unit: number, naval: boolean): Reason | undefined {
  if (unit < 0) return undefined;
  const isThere = sideOf(s, unit) === s.side && s.at[unit]! >= 0;
  if (isThere && (IS_STATIC[unit] || (IS_FLEET[unit] === 1) !== naval)) return whyNotOperable(s, unit, naval);
  return whyNotThere(s, s.side, unit, hex, "12.1") ?? whyNotOperable(s, unit, naval);
}

/** Why a unit takes part in no operation of a kind. */
function whyNotUse(s: State, side: number, unit: number, naval: boolean): Reason | undefined {
  const ap = s.ap[side]!;
  const own = whyNotOwn(s, side, unit);
  if (own) return own;
  if (!IS_STATIC[unit] && ap < COST.operation) return tooPoor(ap);
  return canOperate(s, side, unit, naval, ap - COST.operation) ? undefined : whyNotOperable(s, unit, naval);
}

/** Why no operation of a kind begins in a hex, or with a unit. */
function whyNotFrom(s: State, side: number, id: string, naval: boolean): Reason | undefined {
  const unit = unitOfId(id);
  if (unit >= 0) return whyNotUse(s, side, unit, naval);
  const hex = hexOfId(id);
  if (hex < 0) return undefined;
  const own = UNIT_IDS.flatMap((_, each) => (s.at[each] === hex && sideOf(s, each) === side ? [each] : []));
  if (own.length === 0) return { why: naval ? "fpw.why.no-fleet-there" : "fpw.why.none-of-yours", rule: "12.1" };
  return naval && !own.some((each) => IS_FLEET[each])
    ? { why: "fpw.why.no-fleet-there", rule: "12.1" }
    : whyNotOperable(s, own.find((each) => (IS_FLEET[each] === 1) === naval) ?? own[0]!, naval);
}

/** One step of the operation in progress: movement, combat, camp (5.0). */
export function operate(t: FpwTable, operation: Operation): Play {
  switch (operation.stage) {
    case "embark":
      return embarkStage(t, operation);
    case "move":
      return operation.kind === "naval" ? sailStage(t, operation) : moveStage(t, operation);
    case "storm":
      return stormStage(t, operation);
    case "debark":
      return debarkStage(t, operation);
    case "attack":
      return attackStage(t, operation);
    case "camp":
      return endOperation(t, operation);
  }
}

/** Last in an operation, camps are built (22.0). */
function* endOperation(t: FpwTable, operation: Operation): Play {
  yield* campStage(t, operation);
  t.s.operation = null;
  t.s.reacting = t.s.rules.reaction && !operation.reaction; // 33.1
}
