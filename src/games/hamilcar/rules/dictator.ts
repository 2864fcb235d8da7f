import type { Play } from "../../../engine/index.ts";
import type { Reason } from "./ask.ts";
import { significantProvinces } from "./control.ts";
import { hasGeneral, isOnMap, openPost, room, sayParty, unitsOf } from "./forces.ts";
import { CALATINUS, GENERAL_OPTIONS } from "./generals.ts";
import { isCancelled, noteEvent } from "./hand.ts";
import { insideOf, POST_OPTIONS, ROMA, SPACE_OPTIONS } from "./map.ts";
import { eliminate, placeCUs } from "./pieces.ts";
import { AWAY, DICTATOR, type Hamilcar, isSilver, NO_OFFICE, type T } from "./state.ts";
import { CARDS, DICTATOR_CARD, effectOf } from "./strategy-cards.ts";

// 5.2.C4 Designate a Dictator

export function whyNotDictator(s: Hamilcar): Reason | undefined {
  if (s.dictator === "elected" || s.dictator === "gone") return { why: "hamilcar.why.dictator-was", rule: "2.2.C1" };
  if (s.turn === 1 || s.dictator === "face-down") return { why: "hamilcar.why.dictator-early", rule: "5.2.C4" };
  if (isOnMap(s, CALATINUS)) return { why: "hamilcar.why.calatinus-on-map", rule: "5.2.C4" };
  const lead = significantProvinces(s, "carthage") - significantProvinces(s, "rome");
  if (lead < effectOf(DICTATOR_CARD).lead!) return { why: "hamilcar.why.no-emergency", rule: "5.2.C4" };
  return undefined;
}

/** In Golden Geek his card is played as an event (5.3.D): Punic Faith can cancel it, and then it is gone. */
export function* electDictator(t: T): Play {
  const s = t.s;
  if (!isSilver(s)) noteEvent(t, "rome", DICTATOR_CARD, CARDS[DICTATOR_CARD]!.ops, "5.3.D");
  if (!isSilver(s) && (yield* isCancelled(t, DICTATOR_CARD, 0))) {
    s.dictator = "gone";
    t.note("hamilcar.log.dictator-gone", {}, "5.2.C4");
    return;
  }
  s.dictator = "elected";
  const back = s.generals[CALATINUS] === AWAY.gone ? 1 : 0;
  s.chest.rome += CARDS[DICTATOR_CARD]!.ops;
  const open = openPost(s, "rome", ROMA);
  s.generals[CALATINUS] = open < 0 ? insideOf(ROMA) : open; // even if Roma is besieged
  s.office[CALATINUS] = DICTATOR;
  const ops = isSilver(s) ? CARDS[DICTATOR_CARD]!.ops : 0; // in Golden Geek they have been told with the event
  t.note("hamilcar.log.dictator", { general: GENERAL_OPTIONS[CALATINUS]!, space: SPACE_OPTIONS[ROMA]!, ops, back }, "5.2.C4");
  const cus = isSilver(s) ? Math.min(effectOf(DICTATOR_CARD).cus!, room(s, "rome", ROMA, "cus")) : 0; // none in a besieged city (5.1.D)
  if (cus > 0) yield* placeCUs(t, "rome", ROMA, { cus }, "5.2.C4");
}

/** The office ends with the War Chest phase: he returns to the pool if he has never been consul. */
export function endDictatorship(t: T): void {
  const s = t.s;
  if (s.dictator !== "elected") return;
  s.dictator = "gone";
  if (isOnMap(s, CALATINUS)) dismiss(t);
  t.note("hamilcar.log.dictator-gone", {}, "5.2.C4");
}

function dismiss(t: T): void {
  const s = t.s;
  if (s.calatinusServed) {
    eliminate(t, CALATINUS, "5.2.C4", ["hamilcar.because.term"]);
    return;
  }
  const post = s.generals[CALATINUS]!;
  s.generals[CALATINUS] = AWAY.pool;
  s.office[CALATINUS] = NO_OFFICE;
  const left = hasGeneral(s, "rome", post) ? [] : sayParty({ ...unitsOf(s, "rome", post), supply: 0 }, []);
  t.note("hamilcar.log.dictator-ends", { general: GENERAL_OPTIONS[CALATINUS]!, space: POST_OPTIONS[post]!, left }, "5.2.C4");
}
