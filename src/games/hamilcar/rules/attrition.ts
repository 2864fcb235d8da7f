import type { Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { rollDie } from "./dice.ts";
import { cusAt } from "./forces.ts";
import { loseCUs } from "./pieces.ts";
import type { T } from "./state.ts";
import { attritionLoss, isElephantRow } from "./tables.ts";

// 15.2 Attrition: generals are never displaced by it

/** A force rolls for attrition and loses CUs; in some rows the first of them is an elephant. Returns how many. */
export function* attrition(t: T, seat: Seat, post: number, modifier: number, rule: string): Play<number> {
  const size = cusAt(t.s, seat, post);
  const die = (yield* rollDie(t, seat, { what: "hamilcar.roll.attrition", rule })) + modifier;
  return yield* loseCUs(t, seat, post, attritionLoss(size, die), { rule, elephantFirst: isElephantRow(die) });
}
