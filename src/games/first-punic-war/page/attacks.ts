import type { Plain } from "../../../engine/index.ts";
import type { Words } from "../../../words/words.ts";
import type { Question, Seat } from "../../shared/rules/seats.ts";
import { attackersInto, withCargo } from "../rules/attack.ts";
import { scan } from "../rules/board.ts";
import { canRaid } from "../rules/combat.ts";
import { RESULTS, type Result } from "../rules/data.ts";
import { type Forecast, forecast } from "../rules/forecast.ts";
import { directionTo, HEX_IDS, hexOfId } from "../rules/map.ts";
import { totalStrength } from "../rules/shifts.ts";
import { type State, sideOf, sideOfSeat } from "../rules/state.ts";
import { TABLES } from "../rules/tables.ts";
import { COMMAND, IS_LEADER, UNIT_COUNT, UNIT_IDS, unitOfId } from "../rules/units.ts";
import { stateOf } from "./imagined.ts";
import { asView, hiddenIn, unitOf, unitsInSight, type WarView } from "./view.ts";

/** The odds against the visible defenders and, if there are others, against the strongest that could be there: `50–120 %`. */
export const percentOf = ({ odds, worst }: Attack): string =>
  worst && worst.percent < odds.percent ? `${worst.percent}–${odds.percent}` : String(odds.percent);

/** The odds and the column they lead to, both from the worst to the best if units are hidden, for a sentence. */
export function oddsIn(attack: Attack, words: Words): { percent: string; column: string } {
  const { odds, worst } = attack;
  const best = `fpw.column.${odds.column}`;
  const column =
    worst && worst.column < odds.column ? words.say("face.columns", { worst: `fpw.column.${worst.column}`, best }) : best;
  return { percent: percentOf(attack), column };
}

/** What the die of an attack brings: each result with the number of its faces, at least and at most if units are hidden. */
export function resultsOf({
  table,
  odds,
  worst,
}: Attack): { readonly result: Result; readonly least: number; readonly most: number }[] {
  const from = Math.min(odds.column, worst?.column ?? odds.column);
  const columns = Array.from({ length: odds.column - from + 1 }, (_, index) => from + index);
  return RESULTS.flatMap((result) => {
    const counts = columns.map((column) => TABLES[table].filter((row) => row[column] === result).length);
    const most = Math.max(...counts);
    return most > 0 ? [{ result, least: Math.min(...counts), most }] : [];
  });
}

/** As many units as are hidden in a hex, the strongest of those not in sight anywhere: all of them fighters, or a leader among them. */
function strongest(view: WarView, s: State, seat: Seat, hex: number): number[][] {
  const stack = view.stacks.find((each) => hexOfId(`hex:${each.hex}`) === hex && each.side !== seat);
  const count = stack ? hiddenIn(stack) : 0;
  if (count === 0) return [];
  const known = new Set([
    ...unitsInSight(view).keys(),
    ...[view.recruits.rome, view.recruits.carthage, view.leaders.rome, view.leaders.carthage].flat(),
    ...view.minorPowers,
    ...view.eliminated,
  ]);
  const side = ["rome", "carthage", "neutral"].indexOf(stack!.side);
  const strength = (unit: number) => Math.max(...unitOf(UNIT_IDS[unit]!).combat);
  const unseen = Array.from({ length: UNIT_COUNT }, (_, unit) => unit).filter(
    (unit) => sideOf(s, unit) === side && !known.has(UNIT_IDS[unit]!),
  );
  const fighters = unseen.filter((unit) => !IS_LEADER[unit]).sort((a, b) => strength(b) - strength(a));
  const [leader] = unseen.filter((unit) => IS_LEADER[unit]).sort((a, b) => COMMAND[b]! - COMMAND[a]!);
  const led = leader === undefined ? [] : [[...fighters.slice(0, count - 1), leader]];
  return [fighters.slice(0, count), ...led];
}

/** An attack that could be declared now, as far as the attacker can work it out. */
interface Attack {
  /** `hex:2916` */
  readonly target: string;
  readonly table: "battle" | "raid";
  readonly strength: number;
  readonly units: number;
  /** against units that may be examined */
  readonly odds: Forecast;
  /** against the strongest that could also be there, if there are others */
  readonly worst: Forecast | null;
}

/** The attacks the question is about, on both tables; with only the units picked so far, if they are being picked. */
export function attacksFor(plain: Plain, seat: Seat, question: Question, picked: readonly string[]): Attack[] {
  const s = stateOf(plain);
  const view = asView(plain);
  if (question.prompt === "fpw.choose-table" && view.combat) {
    const { from, to, attackers } = view.combat;
    return bothTables(hexOfId(`hex:${from}`), hexOfId(`hex:${to}`), attackers.map(unitOfId));
  }
  const { operation } = s;
  if (!operation) return [];
  const { hex, dropped } = operation;
  if (question.prompt === "fpw.attack" && question.kind === "choose")
    return question.options.map(hexOfId).flatMap((to) => {
      if (to < 0) return [];
      const able = attackersInto(s, scan(s), sideOfSeat(seat), hex, directionTo(hex, to), dropped);
      return bothTables(hex, to, able);
    });
  if (question.prompt === "fpw.choose-attackers" && typeof question.params?.hex === "string" && picked.length > 0)
    return bothTables(hex, hexOfId(question.params.hex), picked.map(unitOfId));
  return [];

  function worstCase(from: number, to: number, units: readonly number[], table: "battle" | "raid"): Forecast | null {
    const cases = strongest(view, s, seat, to).map((supposed) => {
      const veteran = s.veteran.map((is, unit) => (supposed.includes(unit) ? 1 : is));
      return forecast({ ...s, veteran }, seat, from, to, units, table, supposed);
    });
    const [worst] = cases.toSorted((a, b) => a.column - b.column);
    return worst ? { ...worst, percent: Math.min(...cases.map(({ percent }) => percent)) } : null;
  }

  function bothTables(from: number, to: number, units: readonly number[]): Attack[] {
    const all = withCargo(s, units);
    const raiders = all.filter((unit) => canRaid(s, unit));
    const attack = (table: "battle" | "raid", part: readonly number[]): Attack => ({
      target: HEX_IDS[to]!,
      table,
      strength: totalStrength(s, part),
      units: part.length,
      odds: forecast(s, seat, from, to, units, table),
      worst: worstCase(from, to, units, table),
    });
    return [attack("battle", all), ...(raiders.length > 0 ? [attack("raid", raiders)] : [])];
  }
}
