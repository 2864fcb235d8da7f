import type { Plain } from "../../../engine/index.ts";
import type { Question, Seat } from "../../shared/rules/seats.ts";
import { attackersInto, withCargo } from "../rules/attack.ts";
import { scan } from "../rules/board.ts";
import { canRaid } from "../rules/combat.ts";
import { type Forecast, forecast } from "../rules/forecast.ts";
import { directionTo, HEX_IDS, hexOfId } from "../rules/map.ts";
import { totalStrength } from "../rules/shifts.ts";
import { sideOfSeat } from "../rules/state.ts";
import { unitOfId } from "../rules/units.ts";
import { stateOf } from "./imagined.ts";
import { asView } from "./view.ts";

/** An attack that could be declared now, as far as the attacker can work it out. */
interface Attack {
  /** `hex:2916` */
  readonly target: string;
  readonly table: "battle" | "raid";
  readonly strength: number;
  readonly units: number;
  readonly odds: Forecast;
}

/** The attacks that the question is about, on both tables; only with the units picked so far, if they are being picked. */
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

  function bothTables(from: number, to: number, units: readonly number[]): Attack[] {
    const all = withCargo(s, units);
    const raiders = all.filter((unit) => canRaid(s, unit));
    const attack = (table: "battle" | "raid", part: readonly number[]): Attack => ({
      target: HEX_IDS[to]!,
      table,
      strength: totalStrength(s, part),
      units: part.length,
      odds: forecast(s, seat, from, to, units, table),
    });
    return [attack("battle", all), ...(raiders.length > 0 ? [attack("raid", raiders)] : [])];
  }
}
