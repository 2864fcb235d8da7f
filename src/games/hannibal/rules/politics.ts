import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { pick } from "./ask.ts";
import { controls, plainPCs, politicalPoints, provinceController, setControl } from "./control.ts";
import { CARTHAGO, ITALIAN_PROVINCES, LATIUM, postNamed, ROMA, SPACE_OPTIONS } from "./map.ts";
import { type T, TURNS } from "./state.ts";

// 22 Political points, 23 sudden death

/** A side removes its own PCs: no walled cities, no tribes. If it does not have enough, it sues for peace (15.6, 22.3). */
export function* removePCs(t: T, seat: Seat, count: number, rule: string, because: string): Play {
  const s = t.s;
  const mine = plainPCs(s, seat);
  if (mine.length < count) {
    t.note("hannibal.log.sues-for-peace", { seat: `seat:${seat}` }, rule === "22.2" ? "22.3" : "15.6");
    s.over = { winner: other(seat), reason: "hannibal.over.peace", rule: rule === "22.2" ? "22.3" : "15.6" };
    return;
  }
  const gone = yield* pick(
    seat,
    mine.map((space) => SPACE_OPTIONS[space]!),
    count,
    count,
    { prompt: "hannibal.remove-pcs", rule, params: { count, because } },
  );
  for (const option of gone) setControl(t, postNamed(option), null);
}

/** 23: Carthage in Roman hands, or Rome in Carthaginian. */
export function checkCapitals(t: T): void {
  const s = t.s;
  if (s.over) return;
  if (controls(s, "rome", CARTHAGO)) s.over = { winner: "rome", reason: "hannibal.over.carthage-falls", rule: "23" };
  else if (controls(s, "carthage", ROMA)) s.over = { winner: "carthage", reason: "hannibal.over.rome-falls", rule: "23" };
}

/** The political phase: sudden death in Italy, the end of the last turn, or PCs lost by the side that is behind. */
export function* politicalPhase(t: T): Play {
  const s = t.s;
  const points = { rome: politicalPoints(s, "rome"), carthage: politicalPoints(s, "carthage") };
  t.note("hannibal.log.points", points, "22.1");
  if (ITALIAN_PROVINCES.every((number) => number === LATIUM || provinceController(s, number) === "carthage")) {
    s.over = { winner: "carthage", reason: "hannibal.over.italy", rule: "23" };
    return;
  }
  if (s.turn === TURNS) {
    const reason = points.rome === points.carthage ? "hannibal.over.equal" : "hannibal.over.points";
    s.over = { winner: points.rome > points.carthage ? "rome" : "carthage", reason, rule: "22.4" };
    return;
  }
  const behind: Seat | null = points.rome < points.carthage ? "rome" : points.carthage < points.rome ? "carthage" : null;
  if (behind) yield* removePCs(t, behind, Math.abs(points.rome - points.carthage), "22.2", "hannibal.because.points");
}
