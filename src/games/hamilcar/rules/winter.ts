import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { choose, type Wording } from "./ask.ts";
import { attrition } from "./attrition.ts";
import { controls, hasTribe, SEAT_NAMES } from "./control.ts";
import { cusAt } from "./forces.ts";
import { tidy } from "./gates.ts";
import { HOLDS, isCity, SPACE_COUNT, SPACE_OPTIONS } from "./map.ts";
import type { Hamilcar, T } from "./state.ts";
import { POOR, seamanshipOf } from "./tables.ts";
import { takeSupremacy } from "./warships.ts";

// 5.3 The winter attrition phase

// 5.3.A Force attrition

/** Forces of a seat outside walls on an enemy PC, city or tribe. */
function sufferingForces(s: Hamilcar, seat: Seat): number[] {
  const spaces: number[] = [];
  for (let at = 0; at < SPACE_COUNT; at++) {
    if (cusAt(s, seat, at) > 0 && (controls(s, other(seat), at) || hasTribe(s, at))) spaces.push(at);
  }
  return spaces;
}

/** The phase's queue holds the forces still to roll, Carthage's first; -1 at its head means that it has yet to be made. */
export function* winterAttrition(t: T): Play {
  const s = t.s;
  if (s.queue[0] === -1) {
    const carthage = sufferingForces(s, "carthage");
    s.queue = [...carthage, ...sufferingForces(s, "rome").map((at) => at + SPACE_COUNT)];
    t.note("hamilcar.log.winter", { turn: s.turn }, "5.3");
    return;
  }
  const next = s.queue.shift();
  if (next === undefined) {
    s.phase = "seamanship";
    return;
  }
  const seat: Seat = next < SPACE_COUNT ? "carthage" : "rome";
  const at = next % SPACE_COUNT;
  const params = { space: SPACE_OPTIONS[at]!, seat: SEAT_NAMES[seat] };
  if (s.supply[seat][at]! > 0) {
    const wording: Wording = { prompt: "hamilcar.winter", rule: "5.3.A", params: { ...params, cus: cusAt(s, seat, at) } };
    const answer = yield* choose(seat, ["supply", "roll"], wording);
    if (answer === "supply") {
      s.supply[seat][at]!--;
      t.note("hamilcar.log.supply-spent", { ...params, count: 1, because: ["hamilcar.because.no-attrition"] }, "2.3.D1");
      return;
    }
  }
  yield* attrition(t, seat, at, "5.3.A");
  tidy(t);
}

// 5.3.B Unguarded supply trains

function loseUnguardedSupply(t: T): void {
  const s = t.s;
  for (const seat of ["rome", "carthage"] as const) {
    for (let at = 0; at < SPACE_COUNT; at++) {
      const kept = isCity(at) && controls(s, seat, at) ? HOLDS[at]! : 0;
      const lost = s.supply[seat][at]! - kept;
      if (lost <= 0 || cusAt(s, seat, at) > 0) continue;
      s.supply[seat][at] = kept;
      t.note("hamilcar.log.supply-rots", { seat: SEAT_NAMES[seat], count: lost, space: SPACE_OPTIONS[at]! }, "5.3.B");
    }
  }
}

// 5.3.C Roman seamanship and Naval Supremacy

export function endOfWinter(t: T): void {
  const s = t.s;
  s.phase = "isolation";
  loseUnguardedSupply(t);
  if (s.warships.rome.ready < s.seamanship && s.seamanship > POOR) {
    const ready = s.seamanship--;
    t.note("hamilcar.log.seamanship-falls", { level: `seamanship:${seamanshipOf(s.seamanship).id}`, ready }, "5.3.C");
  }
  if (!seamanshipOf(s.seamanship).keepsSupremacy) takeSupremacy(t, "carthage", "hamilcar.because.supremacy-winter", "5.3.C");
  if (s.turn > 1 || s.dictator !== "face-down") return;
  s.dictator = "ready"; // Golden Geek
  t.note("hamilcar.log.dictator-ready", {}, "5.3.D");
}
