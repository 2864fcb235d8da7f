import type { Reason } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { eventOf } from "../rules/cards/events.ts";
import { NOTHING } from "../rules/cards/kind.ts";
import type { Hannibal } from "../rules/state.ts";
import { whyNotUse } from "../rules/strategy.ts";
import { CARDS, cardNamed, effectOf, isFor } from "../rules/strategy-cards.ts";

/** When a card is played, by what is printed on it (8). */
export function whenPlayed(id: string, seat: string, s: Hannibal): Reason | undefined {
  if (!id.startsWith("card:")) return undefined;
  const card = cardNamed(id);
  const { kind, ops } = CARDS[card]!;
  if (!s.hands[seat as Seat].includes(card)) return { why: "hannibal.when.not-held", rule: "8" };
  if (!isFor(card, seat as Seat)) return { why: "hannibal.when.enemy-event", rule: "8.3", params: { ops } };
  if (kind === "counter") {
    const why = eventOf(card) ? "hannibal.when.counter-or-turn" : "hannibal.when.counter";
    return { why, rule: "8.4", params: { moment: `hannibal.when.${effectOf(card).kind}`, ops } };
  }
  if (kind === "with-operation") return { why: "hannibal.when.with-operation", rule: "8.3", params: { ops } };
  const missing = whyNotUse({ ...s, play: null, announced: 0 }, seat as Seat, card, "event"); // as if the card were chosen now
  if (!missing) return { why: "hannibal.when.turn", rule: "8.1", params: { ops } };
  if (missing.why === NOTHING)
    return { why: "hannibal.when.no-target", rule: missing.rule, params: { ops, effect: `${id}.text` } };
  const because = missing.why === "hannibal.why.province" ? `${id}.text` : missing.why; // the card names the province
  return { why: "hannibal.when.no-event", rule: missing.rule, params: { ops, because } };
}
