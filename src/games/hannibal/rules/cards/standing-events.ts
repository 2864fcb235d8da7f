import { other, type Seat } from "../../../shared/rules/seats.ts";
import type { Key } from "../ask.ts";
import { takeFromHand } from "../hand.ts";
import type { Hannibal, T } from "../state.ts";
import { CARD_OPTIONS, effectOf, TRUCE } from "../strategy-cards.ts";
import { type EventKind, NOTHING } from "./kind.ts";

// Events that stay in force, and those about strategy cards

function discardAtRandom(t: T, seat: Seat): void {
  const hand = t.s.hands[seat];
  if (hand.length === 0) return;
  const card = t.randomOf(hand);
  takeFromHand(t.s, seat, card);
  t.s.discard.push(card);
  if (card === TRUCE) t.s.reshuffle = true; // 8.7
  t.note("hannibal.log.discarded", { seat: `seat:${seat}`, card: CARD_OPTIONS[card]! }, "25");
}

/**
 * Philip V (9): the first play allies Macedonia and costs Rome a card; the second, by Rome alone, ends the alliance and costs
 * Carthage one.
 */
export const philip: EventKind = {
  whyNot: (s, seat) =>
    s.macedonia === "neutral" || (s.macedonia === "allied" && seat === "rome") ? undefined : "hannibal.why.philip",
  *play(t) {
    const first = t.s.macedonia === "neutral";
    t.s.macedonia = first ? "allied" : "peace";
    t.note(first ? "hannibal.log.macedonia" : "hannibal.log.macedonia-peace", {}, "25");
    discardAtRandom(t, first ? "rome" : "carthage");
  },
};

/** Messenger Intercepted (55): a strategy card of the enemy, drawn blindly. */
export const messenger: EventKind = {
  whyNot: (s, seat) => (s.hands[other(seat)].length > 0 ? undefined : NOTHING),
  *play(t, seat) {
    const card = t.randomOf(t.s.hands[other(seat)]);
    takeFromHand(t.s, other(seat), card);
    t.s.shown[seat].push(card);
    t.s.hands[seat].push(card);
    t.s.hands[seat].sort((a, b) => a - b);
    t.note("hannibal.log.message", { seat: `seat:${seat}`, victim: `seat:${other(seat)}` }, "25");
    for (const who of [seat, other(seat)])
      t.noteOnlyTo(who, "hannibal.log.message-card", { seat: `seat:${seat}`, card: CARD_OPTIONS[card]! }, "25");
  },
};

/** An event that stays in force from now on. */
const inForce = (set: (s: Hannibal) => void, log: Key): EventKind["play"] =>
  function* (t) {
    set(t.s);
    t.note(log, {}, "25");
  };

/** Carthaginian Naval Victory (29): until the end of the turn. */
export const navalVictory: EventKind = {
  play: inForce((s) => {
    s.navalVictory = true;
  }, "hannibal.log.naval-victory"),
};

/** Hanno counsels Carthage, Cato counsels Rome (57, 58): until the deck is shuffled (8.7). */
export const counsel: EventKind = {
  *play(t, seat, card) {
    const ofCarthage = effectOf(card).of === "carthage";
    t.s[ofCarthage ? "hannoCounsels" : "catoCounsels"] = true;
    t.note(ofCarthage ? "hannibal.log.hanno-counsels" : "hannibal.log.cato-counsels", { seat: `seat:${seat}` }, "25");
  },
};

/** Truce (64): until somebody carries out an event that breaks it. */
export const truce: EventKind = {
  whyNot: (s) => (s.truce ? NOTHING : undefined),
  play: inForce((s) => {
    s.truce = true;
  }, "hannibal.log.truce"),
};
