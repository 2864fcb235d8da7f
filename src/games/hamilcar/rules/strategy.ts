import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { activate, canActivateSomebody } from "./activation.ts";
import { choose, type Key, type Reason } from "./ask.ts";
import { runBlockade, whyNotRunBlockade } from "./blockade.ts";
import { corvus } from "./cards/battle-cards.ts";
import { eventOf, whyNotEvent } from "./cards/events.ts";
import { giveOrders } from "./cards/naval-events.ts";
import { SEAT_NAMES } from "./control.ts";
import { electDictator, whyNotDictator } from "./dictator.ts";
import { generalsOnMap } from "./forces.ts";
import {
  announce,
  carriedOut,
  counterEvent,
  holds,
  isGrain,
  mightHold,
  opsOf,
  putIntoChest,
  raisesTroops,
  shipsOf,
} from "./hand.ts";
import { hire, whyNotHire } from "./mercenaries.ts";
import { canBuild, canSpendPoints, raiseTroops, spendOperationPoint, whereTroopsRise } from "./operations.ts";
import { tellStart } from "./start.ts";
import { DISCARDED, type Hamilcar, HIDDEN, type T } from "./state.ts";
import { CAMPAIGNS, CARD_COUNT, CARD_OPTIONS, cardNamed, cardsOfKind } from "./strategy-cards.ts";
import { turnOf } from "./tables.ts";
import { build } from "./warships.ts";

// 5.2 The strategy phase

// 5.2.A Deal cards

export function deal(t: T): void {
  const s = t.s;
  if (s.turn === 1) tellStart(t);
  const count = turnOf(s.turn).cards;
  if (s.deck.length < 2 * count) reshuffle(t, "hamilcar.because.deck-short");
  for (const seat of ["rome", "carthage"] as const) {
    s.hands[seat] = s.deck.splice(s.deck.length - count, count).sort((a, b) => a - b);
    t.note("hamilcar.log.dealt", { seat: SEAT_NAMES[seat], count }, "5.2.A");
    t.noteOnlyTo(seat, "hamilcar.log.hand", { cards: s.hands[seat].map((card) => CARD_OPTIONS[card]!) }, "5.2.A");
  }
  t.revealed = true;
  s.phase = "first-play";
}

/** The discards go back into the deck. */
export function reshuffle(t: T, because: Key): void {
  const s = t.s;
  for (let card = 1; card <= CARD_COUNT; card++) {
    if (s.cards[card] !== DISCARDED) continue;
    s.cards[card] = HIDDEN;
    s.deck.push(card);
  }
  t.shuffle(s.deck);
  t.note("hamilcar.log.reshuffled", { cards: s.deck.length, because }, "5.2.A");
}

// 5.2.B Determine who goes first

export function* firstPlay(t: T): Play {
  const s = t.s;
  const holder = s.supremacy;
  const rival = other(holder);
  s.phase = "strategy";
  s.announced = 0;
  if (CAMPAIGNS.some((card) => mightHold(s, rival, card))) {
    const held = CAMPAIGNS.filter((card) => holds(s, rival, card)).map((card) => CARD_OPTIONS[card]!);
    const answer = yield* choose(rival, ["pass", ...held], { prompt: "hamilcar.preempt", rule: "5.2.B", always: true });
    if (answer !== "pass") {
      s.announced = cardNamed(answer);
      s.active = rival;
      t.revealed = true;
      t.note("hamilcar.log.preempted", { seat: SEAT_NAMES[rival], card: answer }, "5.2.B");
      return;
    }
  }
  const first = yield* choose(holder, ["seat:rome", "seat:carthage"], { prompt: "hamilcar.who-first", rule: "5.2.B" });
  s.active = first === "seat:rome" ? "rome" : "carthage";
  t.note("hamilcar.log.first", { seat: SEAT_NAMES[holder], lets: s.active === holder ? [] : [first] }, "5.2.B");
}

// 5.2.C One turn: a card, or an alternative to one

export function* strategyTurn(t: T): Play {
  const s = t.s;
  if (s.hands.rome.length === 0 && s.hands.carthage.length === 0) {
    s.phase = "winter";
    s.queue = [-1];
    return;
  }
  const seat = s.active;
  if (s.hands[seat].length === 0) {
    t.note("hamilcar.log.passed", { seat: SEAT_NAMES[seat] }, "5.2.B");
    s.active = other(seat);
    return;
  }
  const hand = s.announced > 0 ? [s.announced] : s.hands[seat];
  const options = hand.map((card) => CARD_OPTIONS[card]!);
  if (s.announced === 0) {
    if (seat === "carthage" && !whyNotHire(s)) options.push("hire");
    if (seat === "rome" && !whyNotDictator(s)) options.push("dictator");
    if (seat === "carthage" && !whyNotRunBlockade(s)) options.push("run-blockade");
  }
  const answer = yield* choose(seat, options, {
    prompt: "hamilcar.play-card",
    rule: "5.2.C",
    always: s.announced === 0,
    whyNot: (id) => whyNotPlay(s, seat, id),
  });
  if (!answer.startsWith("card:")) {
    if (answer === "hire") yield* hire(t);
    else if (answer === "dictator") yield* electDictator(t);
    else yield* runBlockade(t);
    return yield* endTurn(t, seat);
  }
  yield* playCard(t, seat, cardNamed(answer));
}

function whyNotPlay(s: Hamilcar, seat: Seat, id: string): Reason | undefined {
  if (id === "hire" && seat === "carthage") return whyNotHire(s);
  if (id === "dictator" && seat === "rome") return whyNotDictator(s);
  if (id === "run-blockade" && seat === "carthage") return whyNotRunBlockade(s);
  return undefined;
}

const USES = ["event", "counter", "activate", "points", "troops", "ships", "discard"] as const;
type Use = (typeof USES)[number];
const CORVUS = cardsOfKind("corvus");
const THREE = 3;
const ANY_RATING = 0;

/** Why a card may not be used in a certain way, or nothing if it may. */
export function whyNotUse(s: Hamilcar, seat: Seat, card: number, use: Use): Reason | undefined {
  const ops = opsOf(s, seat, card);
  switch (use) {
    case "event":
      return whyNotEvent(s, seat, card);
    case "counter": // Corvus in one's own turn, in addition to the card of the turn
      return CORVUS.includes(card) ? whyNotEvent(s, seat, card) : { why: "hamilcar.why.counter-event", rule: "5.2.C1" };
    case "activate":
      return canActivateSomebody(s, seat, ops) ? undefined : whyNobody(s, seat);
    case "points":
      return canSpendPoints(s, seat) ? undefined : { why: "hamilcar.why.nothing-to-buy", rule: "5.2.C2" };
    case "troops":
      if (ops < THREE || !raisesTroops(s, seat, card)) return { why: "hamilcar.why.needs-three-ops", rule: "5.2.C2" };
      return whereTroopsRise(s, seat).length > 0 ? undefined : { why: "hamilcar.why.nowhere-to-raise", rule: "5.2.C2" };
    case "ships":
      if (ops < THREE || shipsOf(s, seat, card) === 0) return { why: "hamilcar.why.needs-three-ops", rule: "5.2.C2" };
      return canBuild(s, seat) ? undefined : { why: "hamilcar.why.all-warships-built", rule: "2.3.F" };
    case "discard":
      return s.announced === card ? { why: "hamilcar.why.announced", rule: "5.2.B" } : undefined;
  }
}

/** Why a card activates nobody: no general is on the map, none may be activated by any card, or the card has too few points. */
function whyNobody(s: Hamilcar, seat: Seat): Reason {
  if (generalsOnMap(s, seat).length === 0) return { why: "hamilcar.why.no-general", rule: "7.1" };
  const why = canActivateSomebody(s, seat, ANY_RATING) ? "hamilcar.why.nobody-to-activate" : "hamilcar.why.none-may";
  return { why, rule: "5.2.C2" };
}

function* playCard(t: T, seat: Seat, card: number): Play {
  const s = t.s;
  let uses: Use[] = USES.filter((use) => !whyNotUse(s, seat, card, use));
  if (uses.length === 0) uses = ["discard"];
  const use = yield* choose(seat, uses, {
    prompt: "hamilcar.use-card",
    rule: "5.2.C",
    always: true,
    params: {
      card: CARD_OPTIONS[card]!,
      ops: opsOf(s, seat, card),
      grain: Number(isGrain(s, seat, card)),
      ships: shipsOf(s, seat, card),
    },
    whyNot: (id) => (USES.includes(id as Use) ? whyNotUse(s, seat, card, id as Use) : undefined),
  });
  s.announced = 0;
  if (use === "counter") {
    if (yield* announce(t, seat, card)) yield* corvus(t);
    return; // the turn goes on
  }
  if (use === "event") yield* playEvent(t, seat, card);
  else yield* operate(t, seat, card, use);
  if (!s.play) yield* endTurn(t, seat);
}

// 5.2.C1 The event

function* playEvent(t: T, seat: Seat, card: number): Play {
  if (!(yield* announce(t, seat, card, { isCounter: false }))) return;
  if (yield* eventOf(card)!.play(t, seat, card)) carriedOut(t, card);
  else if (!t.s.play) t.note("hamilcar.log.no-effect", { card: CARD_OPTIONS[card]! }, "5.2.C1");
}

// 5.2.C2, 5.2.C5 Operation points, or nothing

function* operate(t: T, seat: Seat, card: number, use: Use): Play {
  const s = t.s;
  const ops = opsOf(s, seat, card);
  const ships = shipsOf(s, seat, card);
  putIntoChest(t, seat, card, false);
  const params = { seat: SEAT_NAMES[seat], card: CARD_OPTIONS[card]! };
  if (use === "discard") return t.note("hamilcar.log.discarded", { ...params, ops }, "5.2.C5");
  t.note("hamilcar.log.operation", { ...params, ops, use: `hamilcar.use.${use}` }, "5.2.C2");
  if (use === "activate") giveOrders(s, seat, card, 1, { rating: ops });
  if (use === "points") {
    giveOrders(s, seat, card, 0, {});
    s.play!.ops = ops;
  }
  if (use === "troops") yield* raiseTroops(t, seat);
  if (use === "ships") build(t, seat, ships, "5.2.C2");
}

/** Continues the card being played: the next general, the next point, or the other player's turn. */
export function* continuePlay(t: T): Play {
  const s = t.s;
  const play = s.play!;
  if (play.activations > 0) {
    if (play.activated.length > 0) yield* corvusBetween(t, play.seat);
    return yield* activate(t);
  }
  if (play.ops > 0) return yield* spendOperationPoint(t);
  s.play = null;
  yield* endTurn(t, play.seat);
}

function* endTurn(t: T, seat: Seat): Play {
  yield* corvusBetween(t, seat);
  t.s.active = other(seat);
}

/** Corvus can be played at any time in Rome's turn: also after a general has moved, and when the card has been carried out (17.1 #17). */
function* corvusBetween(t: T, seat: Seat): Play {
  if (seat === "rome" && (yield* counterEvent(t, seat, CORVUS, { prompt: "hamilcar.corvus-now", rule: "17.1" })) !== 0)
    yield* corvus(t);
}
