import type { Reason } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { eventOf, whyNotEvent } from "../rules/cards/events.ts";
import { opsOf } from "../rules/hand.ts";
import { type Hamilcar, isSilver } from "../rules/state.ts";
import { CARDS, cardNamed, isFor } from "../rules/strategy-cards.ts";

/** When a card is played, by what is printed on it (5.2.C). */
export function whenPlayed(id: string, player: string, s: Hamilcar): Reason | undefined {
  if (!id.startsWith("card:")) return undefined;
  const seat = player as Seat;
  const card = cardNamed(id);
  const { counter, kind } = CARDS[card]!;
  if (!s.hands[seat].includes(card)) return { why: "hamilcar.when.not-held", rule: "5.2.C" };
  const params = { ops: opsOf(s, seat, card) };
  if (!isFor(card, seat)) return { why: "hamilcar.when.enemy-event", rule: "5.2.C1", params };
  if (counter) return { why: "hamilcar.when.counter", rule: "17.1", params: { moment: momentOf(kind, s), ...params } };
  if (!eventOf(card)) return { why: "hamilcar.when.points", rule: "5.2.C", params };
  const missing = whyNotEvent({ ...s, play: null, march: null }, seat, card); // as if the card were chosen now
  if (!missing) {
    const isVain = eventOf(card)?.aims?.(s, seat, card) === false;
    return { why: isVain ? "hamilcar.when.no-target" : "hamilcar.when.turn", rule: isVain ? "17.1" : "5.2.C", params };
  }
  return { why: "hamilcar.when.no-event", rule: missing.rule, params: { because: missing.why, ...params } };
}

/** The moment of a counter event; in Golden Geek the Corvus card can be played all through a naval battle (17.1 #107). */
const momentOf = (kind: string, s: Hamilcar): string =>
  kind === "corvus" && !isSilver(s) ? "hamilcar.when.corvus-in-battle" : `hamilcar.when.${kind}`;
