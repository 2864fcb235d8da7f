import type { Params, Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { choose, type Key } from "./ask.ts";
import { GENERAL_OPTIONS } from "./generals.ts";
import { SPACE_OPTIONS } from "./map.ts";
import type { Hannibal, T } from "./state.ts";
import { CARD_OPTIONS, cardNamed, isFor } from "./strategy-cards.ts";

// 8.4 Strategy cards in hand, and counter events

/** Whether, as far as everybody can tell, the seat might hold the card: it is nowhere in the open. */
export const mightHold = (s: Hannibal, seat: Seat, card: number): boolean =>
  s.hands[seat].length > 0 &&
  isFor(card, seat) &&
  s.play?.card !== card &&
  !s.discard.includes(card) &&
  !s.removed.includes(card);

export const holds = (s: Hannibal, seat: Seat, card: number): boolean => s.hands[seat].includes(card);

/**
 * A moment when a seat may play one of several counter events. It is asked whenever it might hold one, so that a pause tells the
 * opponent nothing. Returns the card played, which is discarded at once, or 0. It does not count as the seat's turn (8.4).
 */
export function* counterEvent(t: T, seat: Seat, cards: readonly number[], prompt: Key, params: () => Params): Play<number> {
  const s = t.s;
  if (s.hands[seat].length === 0) return 0;
  const possible = cards.filter((card) => mightHold(s, seat, card));
  if (possible.length === 0) return 0;
  const playable = possible.filter((card) => holds(s, seat, card));
  const answer = yield* choose(seat, ["pass", ...playable.map((card) => CARD_OPTIONS[card]!)], {
    prompt,
    rule: "8.4",
    params: params(),
    always: true,
  });
  if (answer === "pass") return 0;
  const card = cardNamed(answer);
  spendCounter(t, seat, card);
  return card;
}

/** A card leaves a hand, and with it what the other side knew of it. */
export function takeFromHand(s: Hannibal, seat: Seat, card: number): void {
  const hand = s.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  s.shown[seat] = s.shown[seat].filter((shown) => shown !== card);
}

/** What a counter event is played into: a battle, or the move of a general. */
function interrupted({ battle, march }: Hannibal): Params {
  if (battle) return { battle: SPACE_OPTIONS[battle.space]! };
  return march ? { move: [GENERAL_OPTIONS[march.general]!] } : {};
}

/** Takes a counter event out of the hand that plays it. */
export function spendCounter(t: T, seat: Seat, card: number): void {
  takeFromHand(t.s, seat, card);
  t.s.discard.push(card);
  t.revealed = true;
  t.note("hannibal.log.counter", { seat: `seat:${seat}`, card: CARD_OPTIONS[card]!, ...interrupted(t.s) }, "8.4");
}
