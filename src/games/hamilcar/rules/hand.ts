import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { choose, type Option, type Wording } from "./ask.ts";
import { controlsProvince, SEAT_NAMES } from "./control.ts";
import { province } from "./map.ts";
import { CHEST, CHEST_LEAVING, DISCARDED, type Hamilcar, HIDDEN, type T } from "./state.ts";
import { CARD_OPTIONS, CARDS, cardNamed, cardsOfKind, effectOf, isFor } from "./strategy-cards.ts";

// 2.4.A, 5.2.C Strategy cards in hand and how they are played

const SICILIA = province("sicilia");

/** Operation points of a card for the seat; Sicilian Grain is worth more to the master of Sicilia. */
export const opsOf = (s: Hamilcar, seat: Seat, card: number): number =>
  isGrain(s, seat, card) ? effectOf(card).ops! : CARDS[card]!.ops;
export const shipsOf = (s: Hamilcar, seat: Seat, card: number): number =>
  isGrain(s, seat, card) ? effectOf(card).ships! : CARDS[card]!.ships;
export const raisesTroops = (s: Hamilcar, seat: Seat, card: number): boolean => CARDS[card]!.troops || isGrain(s, seat, card);
/** Whether a card counts for more than is printed on it, as the grain of Sicilia does for whoever controls the province. */
export const isGrain = (s: Hamilcar, seat: Seat, card: number): boolean =>
  CARDS[card]!.kind === "grain" && isFor(card, seat) && controlsProvince(s, seat, SICILIA);

/** Whether, as far as both players can tell, a seat might hold a card: it is not in the open, nor known to be elsewhere. */
export function mightHold(s: Hamilcar, seat: Seat, card: number): boolean {
  if (s.cards[card] !== HIDDEN || s.hands[seat].length === 0 || !isFor(card, seat)) return false;
  const shown = s.shown[seat];
  if (shown.length === s.hands[seat].length) return shown.includes(card);
  return !s.shown[other(seat)].includes(card);
}
export const holds = (s: Hamilcar, seat: Seat, card: number): boolean => s.hands[seat].includes(card);

function takeFromHand(s: Hamilcar, seat: Seat, card: number): void {
  const hand = s.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  const shown = s.shown[seat].indexOf(card);
  if (shown >= 0) s.shown[seat].splice(shown, 1);
}

/** Puts a card from the hand into the War Chest box (5.2.C), where its points count (5.6). */
export function putIntoChest(t: T, seat: Seat, card: number, asEvent: boolean): void {
  const s = t.s;
  s.chest[seat] += opsOf(s, seat, card);
  takeFromHand(s, seat, card);
  s.cards[card] = asEvent && CARDS[card]!.remove ? CHEST_LEAVING : CHEST;
}

const PUNIC_FAITH = cardsOfKind("punic-faith");

/**
 * A card is played as an event, or as a counter event besides the card of the turn; Carthage may cancel a Roman event with Punic Faith: it is then discarded and its points do not
 * count (17.1 #45). Returns whether the event takes place.
 */
export function* announce(t: T, seat: Seat, card: number, { isCounter = true } = {}): Play<boolean> {
  const s = t.s;
  const points = opsOf(s, seat, card);
  if (s.play) t.revealed = true; // a counter event; the card of the turn can be undone until somebody reacts
  putIntoChest(t, seat, card, true);
  noteEvent(t, seat, card, points, "5.2.C1", { isCounter });
  if (seat === "carthage" || !(yield* isCancelled(t, card, points))) return true;
  s.cards[card] = DISCARDED;
  return false;
}

export function noteEvent(t: T, seat: Seat, card: number, ops: number, rule: string, { isCounter = false } = {}): void {
  const during = t.s.active === seat ? [] : [SEAT_NAMES[t.s.active]];
  t.note(
    "hamilcar.log.event",
    {
      seat: SEAT_NAMES[seat],
      card: CARD_OPTIONS[card]!,
      ops,
      during,
      counter: isCounter ? 1 : 0,
      leaves: CARDS[card]!.remove ? 1 : 0,
    },
    rule,
  );
}

/** Whether Carthage cancels a Roman event with Punic Faith; the points that Rome had for it are gone then. */
export function* isCancelled(t: T, card: number, points: number): Play<boolean> {
  const params = { card: CARD_OPTIONS[card]! };
  const wording: Wording = { prompt: "hamilcar.cancel-event", rule: "17.1", params };
  const faith = yield* counterEvent(t, "carthage", PUNIC_FAITH, wording);
  if (faith === 0) return false;
  t.s.chest.rome -= points;
  t.note("hamilcar.log.event-cancelled", { ...params, by: CARD_OPTIONS[faith]!, chest: [t.s.chest.rome] }, "17.1");
  return true;
}

/**
 * Asks a seat whether it plays one of several counter events, and announces it. Returns the card, or 0. The seat is asked
 * whenever it might hold one as far as the opponent can tell, so that silence gives nothing away. An event that may have no
 * effect counts as carried out only if it has one.
 */
export function* counterEvent(
  t: T,
  seat: Seat,
  cards: readonly number[],
  wording: Wording & { mayBeVoid?: boolean },
): Play<number> {
  const s = t.s;
  let possible = false;
  const options: Option[] = ["pass"];
  for (const card of cards) {
    if (!mightHold(s, seat, card)) continue;
    possible = true;
    if (holds(s, seat, card)) options.push(CARD_OPTIONS[card]!);
  }
  if (!possible) return 0;
  const answer = yield* choose(seat, options, { ...wording, always: true });
  if (answer === "pass") return 0;
  const card = cardNamed(answer);
  if (!(yield* announce(t, seat, card))) return yield* counterEvent(t, seat, cards, wording); // cancelled: there may be another
  if (!wording.mayBeVoid) carriedOut(t, card);
  return card;
}

/** An event has been carried out: with the broken olive branch it breaks a truce (5.2.C1). */
export function carriedOut(t: T, card: number): void {
  if (!t.s.truce || !CARDS[card]!.breaksTruce) return;
  t.s.truce = false;
  t.note("hamilcar.log.truce-broken", {}, "5.2.C1");
}
