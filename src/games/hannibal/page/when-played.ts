import type { Reason } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import type { Hannibal } from "../rules/state.ts";
import { CARDS, cardNamed, effectOf, isFor } from "../rules/strategy-cards.ts";

/** When a card is played, by what is printed on it (8). */
export function whenPlayed(id: string, seat: string, s: Hannibal): Reason | undefined {
  if (!id.startsWith("card:")) return undefined;
  const card = cardNamed(id);
  const { kind, ops } = CARDS[card]!;
  if (!s.hands[seat as Seat].includes(card)) return { why: "hannibal.when.not-held", rule: "8" };
  if (!isFor(card, seat as Seat)) return { why: "hannibal.when.enemy-event", rule: "8.3", params: { ops } };
  if (kind === "counter")
    return { why: "hannibal.when.counter", rule: "8.4", params: { moment: `hannibal.when.${effectOf(card).kind}`, ops } };
  return { why: kind === "with-operation" ? "hannibal.when.with-operation" : "hannibal.when.turn", rule: "8.1", params: { ops } };
}
