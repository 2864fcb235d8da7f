import type { Play } from "../../../engine/index.ts";
import { other, type PerSeat, type Seat } from "../../shared/rules/seats.ts";
import { spacesWhere } from "../../shared/rules/why.ts";
import { pick } from "./ask.ts";
import { controls, plainPCs, politicalPoints, provinceController, setControl } from "./control.ts";
import { GENERAL_OPTIONS, HANNIBAL } from "./generals.ts";
import { CARTHAGO, ITALIAN_PROVINCES, LATIUM, postNamed, ROMA, SPACE_OPTIONS } from "./map.ts";
import { type Hannibal, type T, TURNS } from "./state.ts";

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
    { prompt: "hannibal.remove-pcs", rule, params: { count, because }, whyNot: spacesWhere("hannibal.why.remove-pc", rule) },
  );
  for (const option of gone) setControl(t, postNamed(option), null);
}

/** Carthage has lost Hannibal (10.10): what that costs, and the sum if other PCs are due with it. */
export function notePriceOfHannibal(t: T, count: number, others = 0): void {
  const params = { seat: "seat:carthage", general: GENERAL_OPTIONS[HANNIBAL]!, count };
  t.note("hannibal.log.price-hannibal", { ...params, ...(others > 0 && { sum: count + others }) }, "10.10");
}

/** 23: Carthage in Roman hands, or Rome in Carthaginian. */
export function checkCapitals(t: T): void {
  const s = t.s;
  if (s.over) return;
  if (controls(s, "rome", CARTHAGO)) s.over = { winner: "rome", reason: "hannibal.over.carthage-falls", rule: "23" };
  else if (controls(s, "carthage", ROMA)) s.over = { winner: "carthage", reason: "hannibal.over.rome-falls", rule: "23" };
}

/** The provinces that Carthage needs to win in Italy: all but Latium (23). */
export const NEEDED_IN_ITALY: readonly number[] = ITALIAN_PROVINCES.filter((number) => number !== LATIUM);

interface PoliticalCheck {
  readonly points: PerSeat<number>;
  /** Carthage has all of Italy that it needs */
  readonly italyFalls: boolean;
  /** the side with fewer points, and how many it lacks */
  readonly behind: Seat | null;
  readonly price: number;
}

/** What the political phase finds on the map as it is. */
export function politicalCheck(s: Hannibal): PoliticalCheck {
  const points = { rome: politicalPoints(s, "rome"), carthage: politicalPoints(s, "carthage") };
  return {
    points,
    italyFalls: NEEDED_IN_ITALY.every((number) => provinceController(s, number) === "carthage"),
    behind: points.rome < points.carthage ? "rome" : points.carthage < points.rome ? "carthage" : null,
    price: Math.abs(points.rome - points.carthage),
  };
}

/** Who wins when the last turn ends with these points (22.4). */
export const winnerByPoints = (points: PerSeat<number>): Seat => (points.rome > points.carthage ? "rome" : "carthage");

/** The political phase: sudden death in Italy, the end of the last turn, or PCs lost by the side that is behind. */
export function* politicalPhase(t: T): Play {
  const s = t.s;
  const { points, italyFalls, behind, price } = politicalCheck(s);
  t.note("hannibal.log.points", { ...points }, "22.1");
  if (italyFalls) {
    s.over = { winner: "carthage", reason: "hannibal.over.italy", rule: "23" };
    return;
  }
  if (s.turn === TURNS) {
    s.over = { winner: winnerByPoints(points), reason: behind ? "hannibal.over.points" : "hannibal.over.equal", rule: "22.4" };
    return;
  }
  if (!behind) return;
  t.note("hannibal.log.price-points", { seat: `seat:${behind}`, count: price }, "22.2");
  yield* removePCs(t, behind, price, "22.2", "hannibal.because.points");
}
