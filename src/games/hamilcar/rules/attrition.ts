import type { Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { SEAT_NAMES } from "./control.ts";
import { rollDie } from "./dice.ts";
import { cusAt, sayParty, unitsOf } from "./forces.ts";
import { POST_OPTIONS } from "./map.ts";
import { loseCUs } from "./pieces.ts";
import { type Modifier, said, sum, type T } from "./state.ts";
import { attritionLoss, isElephantRow } from "./tables.ts";

// 15.2 Attrition: it never displaces generals

/** A force rolls for attrition and loses CUs; in some rows the first is an elephant. Returns how many. */
export function* attrition(t: T, seat: Seat, post: number, rule: string, modifiers: readonly Modifier[] = []): Play<number> {
  const size = cusAt(t.s, seat, post);
  const rolled = yield* rollDie(t, seat, { what: "hamilcar.roll.attrition", rule });
  const die = rolled + sum(modifiers);
  const losses = attritionLoss(size, die);
  const party = sayParty({ ...unitsOf(t.s, seat, post), supply: 0 }, []);
  const params = { seat: SEAT_NAMES[seat], space: POST_OPTIONS[post]!, party, size, die, losses };
  const roll = { rolled, modifiers: modifiers.map(said), total: modifiers.length > 0 ? die : 0 };
  t.note("hamilcar.log.attrition", { ...params, ...roll }, rule);
  return yield* loseCUs(t, seat, post, losses, { rule, elephantFirst: isElephantRow(die) });
}
