import type { Play } from "../../../engine/index.ts";
import type { PerSeat, Seat } from "../../shared/rules/seats.ts";
import { italianProvinces, removePCs, significantProvinces } from "./control.ts";
import { endGame, type Hamilcar, type T } from "./state.ts";

// 5.5 The victory check phase

/** As many provinces of Italia Rome must hold (4.1). */
export const ITALIAN_MINIMUM = 3;

interface Check {
  readonly provinces: PerSeat<number>;
  /** the side with fewer, and how many it lacks */
  readonly behind: Seat | null;
  readonly price: number;
  /** the provinces of Italia that Rome has */
  readonly italian: number;
}

/** What the victory check finds on the map as it is. */
export function checkNow(s: Hamilcar): Check {
  const provinces = { rome: significantProvinces(s, "rome"), carthage: significantProvinces(s, "carthage") };
  const { rome, carthage } = provinces;
  return {
    provinces,
    behind: rome < carthage ? "rome" : carthage < rome ? "carthage" : null,
    price: Math.abs(rome - carthage),
    italian: italianProvinces(s, "rome"),
  };
}

export function* victoryCheck(t: T): Play {
  const s = t.s;
  s.phase = "war-chest";
  const { provinces, behind, price } = checkNow(s);
  t.note("hamilcar.log.provinces", { ...provinces }, "5.5");
  yield* checkItaly(t);
  if (behind) yield* removePCs(t, behind, price, { rule: "5.5", because: "hamilcar.because.behind", miatFirst: true });
  yield* checkItaly(t);
}

/** Carthage wins if Rome holds fewer than three provinces of Italia (4.1). */
function* checkItaly(t: T): Play {
  if (italianProvinces(t.s, "rome") < ITALIAN_MINIMUM) yield* endGame(t, "carthage", "hamilcar.over.italia", "4.1");
}

// 6.2 The final turn

/** Who wins with these provinces when the war ends (6.2). */
export const winnerByProvinces = ({ rome, carthage }: PerSeat<number>): Seat => (rome > carthage ? "rome" : "carthage");

export function* finalVictory(t: T): Play<never> {
  const { provinces, behind } = checkNow(t.s);
  t.note("hamilcar.log.provinces", { ...provinces }, "6.2");
  const reason = behind ? "hamilcar.over.more-provinces" : "hamilcar.over.tie";
  return yield* endGame(t, winnerByProvinces(provinces), reason, "6.2");
}
