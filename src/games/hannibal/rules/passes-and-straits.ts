import type { Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { attrition } from "./attrition.ts";
import { controls } from "./control.ts";
import { sideOf } from "./generals.ts";
import { MESSANA, RHEGIUM, type Way } from "./map.ts";
import { type Hannibal, isValley, type Modifier, type T } from "./state.ts";
import { withMove } from "./strategy-cards.ts";

// 10.6 Passes and straits

/** The modifiers for attrition at a pass: one outside the Alps is easier, and so is any with a Native Guide (card 5). */
export function passModifiers(s: Hannibal, by: Way): Modifier[] {
  const modifiers: Modifier[] = [];
  if (by === "pass") modifiers.push({ amount: -2, because: "hannibal.because.low-pass" });
  const guide = withMove(s, "native-guide")?.modifier;
  if (guide) modifiers.push({ amount: guide, because: "hannibal.because.native-guide" });
  return modifiers;
}

/** An army that has crossed a pass suffers attrition. */
export function* crossPass(t: T, by: Way): Play {
  const march = t.s.march!;
  yield* attrition(t, sideOf(march.general), march.at, {
    rule: "10.6",
    because: "hannibal.because.pass",
    modifiers: passModifiers(t.s, by),
    marching: true,
  });
}

/** 10.6: the strait of Messina is open to the side that holds both shores and, in the Avalon Hill rules, to lone generals. */
export function isMessinaClosed(s: Hannibal, seat: Seat, cus: number, from: number, to: number): boolean {
  if (!((from === RHEGIUM && to === MESSANA) || (from === MESSANA && to === RHEGIUM))) return false;
  return (cus > 0 || isValley(s)) && !(controls(s, seat, RHEGIUM) && controls(s, seat, MESSANA));
}
