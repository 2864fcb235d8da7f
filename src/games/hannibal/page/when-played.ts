import type { Reason } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { eventOf } from "../rules/cards/events.ts";
import { NOTHING } from "../rules/cards/kind.ts";
import { controls } from "../rules/control.ts";
import { isOnMap } from "../rules/forces.ts";
import { generalNamed } from "../rules/generals.ts";
import { postNamed } from "../rules/map.ts";
import type { Hannibal } from "../rules/state.ts";
import { whyNotUse } from "../rules/strategy.ts";
import { CARDS, cardNamed, type Effect, effectOf, isFor } from "../rules/strategy-cards.ts";

/** When a card is played, by what is printed on it (8). */
export function whenPlayed(id: string, seat: string, s: Hannibal): Reason | undefined {
  if (!id.startsWith("card:")) return undefined;
  const card = cardNamed(id);
  const { kind, ops } = CARDS[card]!;
  if (!s.hands[seat as Seat].includes(card)) return { why: "hannibal.when.not-held", rule: "8" };
  if (!isFor(card, seat as Seat)) return { why: "hannibal.when.enemy-event", rule: "8.3", params: { ops } };
  if (kind === "counter") {
    const why = eventOf(card) ? "hannibal.when.counter-or-turn" : "hannibal.when.counter";
    return { why, rule: "8.4", params: { moment: momentOf(effectOf(card)), ops } };
  }
  const effect = `${id}.text`;
  if (kind === "with-operation") {
    const why = isVain(s, seat as Seat, effectOf(card)) ? "hannibal.when.no-target" : "hannibal.when.with-operation";
    return { why, rule: "8.3", params: { ops, effect } };
  }
  const missing = whyNotUse({ ...s, play: null, announced: 0 }, seat as Seat, card, "event"); // as if the card were chosen now
  if (!missing) return { why: "hannibal.when.turn", rule: "8.1", params: { ops } };
  if (missing.why === NOTHING) return { why: "hannibal.when.no-target", rule: missing.rule, params: { ops, effect } };
  // the card names the province
  if (missing.why === "hannibal.why.province")
    return { why: "hannibal.when.no-event-by-text", rule: missing.rule, params: { ops, effect } };
  return { why: "hannibal.when.no-event", rule: missing.rule, params: { ops, because: missing.why } };
}

/** The moment of a counter event; allies desert in a battle in their region (14.2). */
const momentOf = ({ kind, regions }: Effect): string =>
  kind === "allies-desert" ? `hannibal.when.${kind}-${regions![0]}` : `hannibal.when.${kind}`;

/** Whether a city that an event opens is one's own already, or the general it is for is not on the map. */
const isVain = (s: Hannibal, seat: Seat, { city, general }: Effect): boolean =>
  (city !== undefined && controls(s, seat, postNamed(`space:${city}`))) ||
  (general !== undefined && !isOnMap(s, generalNamed(`general:${general}`)));
