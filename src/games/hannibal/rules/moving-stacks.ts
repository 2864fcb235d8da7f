import type { Seat } from "../../shared/rules/seats.ts";
import { carryTired } from "./fatigue.ts";
import { addCUs, elephantsAt, generalsAt, settleCommand } from "./forces.ts";
import { sideOf } from "./generals.ts";
import type { Hannibal } from "./state.ts";

/** Moves everything a seat has at a post to another: after a battle, when nobody asks who leads and who follows. */
export function moveStack(s: Hannibal, seat: Seat, from: number, to: number): void {
  const cus = s.cus[seat][from]!;
  const elephants = elephantsAt(s, seat, from);
  addCUs(s, seat, from, -cus, -elephants);
  addCUs(s, seat, to, cus, elephants);
  carryTired(s, seat, from, to, { cus, elephants }); // 10.11
  for (const general of generalsAt(s, seat, from)) s.generals[general] = to;
  if (seat === "carthage" && s.train === from) s.train = to;
  if (s.march?.at === from && sideOf(s.march.general) === seat) s.march.at = to;
  settleCommand(s, seat, to);
}
