import type { Seat } from "../../shared/rules/seats.ts";
import type { Option } from "../rules/ask.ts";
import { cusInSpace, siegePoints } from "../rules/forces.ts";
import { joinedSpaces } from "../rules/isolation.ts";
import { isCity, spaceNamed } from "../rules/map.ts";
import { isActive, miatCount, moodOf } from "../rules/miat.ts";
import { pointOptions } from "../rules/operations.ts";
import { CODE, type Hamilcar } from "../rules/state.ts";
import { LARGE_DIE, LAST_TURN, MIAT_CENTRE, MIAT_SYMBOLS, miatSlotNamed, SMALL_DIE } from "../rules/tables.ts";
import { MEASURES } from "./measures.ts";
import { PLAIN, type Plan, weightAt } from "./plans.ts";
import { ON_DISPLAY, pcWorth } from "./politics.ts";

/** The worth of an operation point, by what it buys. */
export function pointScorer(s: Hamilcar, seat: Seat, plan: Plan): (option: string) => number {
  const worth = pcScorer(s, seat, plan);
  return (option) => {
    if (option === "done") return -2;
    if (option === "refit") return plan.fleet * refitWorth(s, seat);
    if (option === "duilius") return 1;
    if (option.startsWith("miat:")) return plan.miat * miatWorth(s, miatSlotNamed(option));
    const at = spaceNamed(option);
    return option.startsWith("supply:") ? supplyWorth(s, seat, at) : worth(at);
  };
}

/** An isolated PC is lost in winter (5.4); at the end of the turn it lasts until the next. */
export function pcScorer(s: Hamilcar, seat: Seat, plan = PLAIN): (at: number) => number {
  const joined = joinedSpaces(s, seat);
  const lost = s.phase !== "concessions" ? MEASURES.isolated : s.turn === LAST_TURN ? 1 : 0.4;
  return (at) => weightAt(plan, at) * pcWorth(s, seat, at) * (joined[at] || cusInSpace(s, seat, at) > 0 ? 1 : lost);
}

/** Points spent one after another, each as well as possible: what one, two and three of them gain. */
export function pointsWorth(s: Hamilcar, seat: Seat, plan: Plan): number[] {
  const trial = { ...s, control: [...s.control] };
  const options = pointOptions(s, seat, { miat: true, generalAlone: false });
  const sums = [0];
  for (let n = 1; n <= 3; n++) {
    let highest = 0;
    let chosen: Option | "" = "";
    const worth = pointScorer(trial, seat, plan);
    for (const option of options) {
      const points = worth(option);
      if (points <= highest) continue;
      highest = points;
      chosen = option;
    }
    sums.push(sums[n - 1]! + highest);
    if (chosen.startsWith("space:")) trial.control[spaceNamed(chosen)] = CODE[seat];
    if (chosen !== "") options.splice(options.indexOf(chosen), 1);
  }
  return sums;
}

/** Seamanship lasts only with as many Ready warships (5.3.C). */
export const refitWorth = (s: Hamilcar, seat: Seat): number =>
  seat === "rome" && s.warships.rome.ready < s.seamanship
    ? 4 * MEASURES.refit
    : s.warships[seat].ready < 4
      ? 2 * MEASURES.refit
      : MEASURES.refit;

/**
 * The worth of a PC on a slot of the Miat: if Warlike, it counts on the display; two beside a symbol bring a CU or a general
 * every turn (15.3).
 */
export function miatWorth(s: Hamilcar, slot: number): number {
  const others = miatCount(s) - s.miat[slot]!;
  const centre = s.miat[MIAT_CENTRE] === 1;
  const warlike = (count: number, held: boolean): boolean => moodOf(count, held) === "warlike";
  if (!warlike(others, centre && slot !== MIAT_CENTRE))
    return warlike(others + 1, centre || slot === MIAT_CENTRE) ? ON_DISPLAY + 3 : 5;
  const completes = MIAT_SYMBOLS.some(
    (symbol) => symbol.between.includes(slot) && isActive(symbol, (one) => one === slot || s.miat[one] === 1),
  );
  const turns = LAST_TURN - s.turn;
  return 1 + (others === 3 ? 1.5 : 0) + (completes ? 0.7 : 0.2) * turns;
}

function supplyWorth(s: Hamilcar, seat: Seat, at: number): number {
  if (s.supply[seat].reduce((sum, count) => sum + count, 0) > 4) return 0.2;
  return MEASURES.supply + Math.min(4, cusInSpace(s, seat, at)) * 0.15 + (isCity(at) ? siegePoints(s, at) : 0);
}

const hits = ({ cavalry, light, infantry }: { cavalry: number; light: number; infantry: number }): number =>
  cavalry * 1.2 + light * 0.7 + infantry * 0.9;
const DICE = { small: SMALL_DIE, large: LARGE_DIE };

/** The worth of re-rolling a battle die: one's own bad ones, the enemy's good ones. */
export function dieWorth(s: Hamilcar, seat: Seat, option: string): number {
  if (option === "none") return 0;
  const [side, size] = option.slice("die:".length).split("-") as [Seat, "small" | "large"];
  const faces = DICE[size];
  const face = s.battle!.dice[side][size === "small" ? 0 : 1]!;
  const average = faces.reduce((sum, one) => sum + hits(one), 0) / faces.length;
  const gain = average - hits(faces[face]!);
  return 2 * (side === seat ? gain : -gain);
}
