import type { Play } from "../../../engine/index.ts";
import type { Reason } from "./ask.ts";
import { controls, significantProvinces } from "./control.ts";
import { eliminate, isBesieged, isOnMap, openPost, placeCUs, room } from "./forces.ts";
import { CALATINUS, GENERAL_OPTIONS } from "./generals.ts";
import { ROMA, SPACE_OPTIONS } from "./map.ts";
import { AWAY, DICTATOR, type Hamilcar, isSilver, NO_OFFICE, type T } from "./state.ts";
import { CARDS, DICTATOR_CARD, effectOf } from "./strategy-cards.ts";

// 5.2.C4 Designate a Dictator

export function whyNotDictator(s: Hamilcar): Reason | undefined {
  if (s.dictator === "elected" || s.dictator === "gone") return { why: "hamilcar.why.dictator-was", rule: "2.2.C1" };
  if (s.turn === 1 || s.dictator === "face-down") return { why: "hamilcar.why.dictator-early", rule: "5.2.C4" };
  if (isOnMap(s, CALATINUS)) return { why: "hamilcar.why.calatinus-on-map", rule: "5.2.C4" };
  const lead = significantProvinces(s, "carthage") - significantProvinces(s, "rome");
  if (lead < effectOf(DICTATOR_CARD).lead!) return { why: "hamilcar.why.no-emergency", rule: "5.2.C4" };
  if (!controls(s, "rome", ROMA) || isBesieged(s, ROMA)) return { why: "hamilcar.why.roma-besieged", rule: "5.1.D" };
  return undefined;
}

export function* electDictator(t: T): Play {
  const s = t.s;
  s.dictator = "elected";
  s.chest.rome += CARDS[DICTATOR_CARD]!.ops;
  s.generals[CALATINUS] = openPost(s, "rome", ROMA);
  s.office[CALATINUS] = DICTATOR;
  t.note("hamilcar.log.dictator", { general: GENERAL_OPTIONS[CALATINUS]!, space: SPACE_OPTIONS[ROMA]! }, "5.2.C4");
  if (isSilver(s)) yield* placeCUs(t, "rome", ROMA, Math.min(effectOf(DICTATOR_CARD).cus!, room(s, "rome", ROMA, "cus")));
}

/** At the end of the War Chest phase the office is laid down: he returns to the pool if he has never been consul. */
export function endDictatorship(t: T): void {
  const s = t.s;
  if (s.dictator !== "elected") return;
  s.dictator = "gone";
  if (!isOnMap(s, CALATINUS)) return;
  if (s.calatinusServed) {
    eliminate(t, CALATINUS, "5.2.C4");
    return;
  }
  s.generals[CALATINUS] = AWAY.pool;
  s.office[CALATINUS] = NO_OFFICE;
  t.note("hamilcar.log.joins-pool", { general: GENERAL_OPTIONS[CALATINUS]! }, "5.2.C4");
}
