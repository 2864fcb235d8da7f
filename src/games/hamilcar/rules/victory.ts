import type { Play } from "../../../engine/index.ts";
import { italianProvinces, removePCs, significantProvinces } from "./control.ts";
import { endGame, type T } from "./state.ts";

// 5.5 The victory check phase

const ITALIAN_MINIMUM = 3;

export function* victoryCheck(t: T): Play {
  const s = t.s;
  s.phase = "war-chest";
  const rome = significantProvinces(s, "rome");
  const carthage = significantProvinces(s, "carthage");
  t.note("hamilcar.log.provinces", { rome, carthage }, "5.5");
  yield* checkItaly(t);
  const loser = rome < carthage ? "rome" : "carthage";
  yield* removePCs(t, loser, Math.abs(rome - carthage), { rule: "5.5", miatFirst: true });
  yield* checkItaly(t);
}

/** Carthage wins if Rome holds fewer than three provinces of Italia (4.1). */
function* checkItaly(t: T): Play {
  if (italianProvinces(t.s, "rome") < ITALIAN_MINIMUM) yield* endGame(t, "carthage", "hamilcar.over.italia", "4.1");
}

// 6.2 The final turn

export function* finalVictory(t: T): Play<never> {
  const s = t.s;
  const rome = significantProvinces(s, "rome");
  const carthage = significantProvinces(s, "carthage");
  t.note("hamilcar.log.provinces", { rome, carthage }, "6.2");
  if (rome > carthage) return yield* endGame(t, "rome", "hamilcar.over.more-provinces", "6.2");
  return yield* endGame(t, "carthage", rome === carthage ? "hamilcar.over.tie" : "hamilcar.over.more-provinces", "6.2");
}
