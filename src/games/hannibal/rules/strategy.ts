import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { activate, canActivate } from "./activation.ts";
import { nameCommander, noteCommander } from "./army.ts";
import { choose, confirm, type Key, pick, type Reason } from "./ask.ts";
import { attrition, forcesInWinter } from "./attrition.ts";
import { closeMarch } from "./campaign.ts";
import { eventOf, whyNoEvent } from "./cards/events.ts";
import { controls, controlsProvince, isPlainPC, removeIsolatedPCs, setControl, whyNoPC } from "./control.ts";
import {
  commanderAt,
  cusAt,
  generalsAt,
  isBesiegedPost,
  isExposed,
  isOnMap,
  putInCommand,
  rank,
  roomInside,
  settleCommand,
  tidy,
} from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed, HANNIBAL, HANNO, OF_SIDE, sideOf } from "./generals.ts";
import { takeFromHand } from "./hand.ts";
import { isInside, isPlace, PROVINCE_OF, postNamed, SPACE_COUNT, SPACE_OPTIONS, spaceOf } from "./map.ts";
import { checkCapitals, politicalPhase } from "./politics.ts";
import { place } from "./reinforcements.ts";
import { besiege } from "./siege.ts";
import { tellStart } from "./start.ts";
import { HAND_SIZES, type Hannibal, type March, type T, type Use } from "./state.ts";
import { CARD_OPTIONS, CARDS, cardNamed, effectOf, isCampaign, isFor, isForcedMarch, TRUCE } from "./strategy-cards.ts";

// 7 The strategy phase, 8 strategy cards, and the end of the turn

// 7.1, 8.7

export function deal(t: T): void {
  const s = t.s;
  if (s.turn === 1) tellStart(t);
  const size = HAND_SIZES[s.turn]!;
  if (s.deck.length < 2 * size) reshuffle(t, "hannibal.because.deck-short");
  for (const seat of ["carthage", "rome"] as const) {
    for (let n = 0; n < size; n++) s.hands[seat].push(s.deck.pop()!);
    s.hands[seat].sort((a, b) => a - b);
  }
  t.revealed = true;
  t.note("hannibal.log.deal", { turn: s.turn, cards: size }, "7.1");
  for (const seat of ["carthage", "rome"] as const)
    t.noteOnlyTo(seat, "hannibal.log.hand", { cards: s.hands[seat].map((card) => CARD_OPTIONS[card]!) }, "7.1");
}

/** 8.7; it also ends the counsels of Hanno and Cato (cards 57, 58). */
function reshuffle(t: T, because: Key): void {
  const s = t.s;
  s.deck.push(...s.discard);
  s.discard = [];
  t.shuffle(s.deck);
  const ends = [...(s.hannoCounsels ? ["card:57"] : []), ...(s.catoCounsels ? ["card:58"] : [])];
  s.hannoCounsels = false;
  s.catoCounsels = false;
  t.note("hannibal.log.reshuffle", { because, ends }, "8.7");
}

// 7.3 Who plays first

/** Rome may pre-empt with a campaign card; otherwise Carthage chooses who begins. */
export function* firstPlay(t: T): Play {
  const s = t.s;
  const campaigns = s.hands.rome.filter(isCampaign);
  const answer = yield* choose("rome", ["pass", ...campaigns.map((card) => CARD_OPTIONS[card]!)], {
    prompt: "hannibal.pre-empt",
    rule: "7.3",
    always: true,
  });
  if (answer !== "pass") {
    s.announced = cardNamed(answer);
    s.active = "rome";
    t.revealed = true;
    t.note("hannibal.log.pre-empts", { card: answer }, "7.3");
    return;
  }
  s.active = (yield* choose("carthage", ["carthage", "rome"], { prompt: "hannibal.who-first", rule: "7.3" })) as Seat;
  t.note("hannibal.log.first", { seat: `seat:${s.active}` }, "7.3");
}

// 7.2, 8 Playing a card

/** The side whose turn it is plays a card; the phase ends when nobody has one (7.4). False if it has ended. */
export function* playCard(t: T): Play<boolean> {
  const s = t.s;
  if (s.hands[s.active].length === 0) s.active = other(s.active);
  const seat = s.active;
  const hand = s.hands[seat];
  if (hand.length === 0) return false;
  const playable = s.announced > 0 ? [s.announced] : hand;
  const card = cardNamed(
    yield* choose(
      seat,
      playable.map((number) => CARD_OPTIONS[number]!),
      { prompt: "hannibal.play-card", rule: "7.2", always: s.announced === 0 },
    ),
  );
  const uses = usesOf(s, seat, card);
  const use = (yield* choose(seat, uses, {
    prompt: "hannibal.use-card",
    rule: "8",
    params: { card: CARD_OPTIONS[card]! },
    always: true,
    whyNot: (id) => whyNotUse(s, seat, card, id),
  })) as Use;
  takeFromHand(s, seat, card);
  s.announced = 0;
  s.play = {
    seat,
    card,
    use,
    activations: 0,
    activated: [],
    sailed: false,
    attempted: [],
    moved: [],
    generalMoved: [],
    trainMoved: 0,
  };
  const played = { seat: `seat:${seat}`, card: CARD_OPTIONS[card]! };
  if (use === "discard") t.note("hannibal.log.discards", played, "8.6");
  else t.note("hannibal.log.plays", { ...played, ops: CARDS[card]!.ops, use: useTold(use, CARDS[card]!.ops) }, "8");
  return true;
}

const useTold = (use: Exclude<Use, "discard">, ops: number): Key =>
  use === "place" && ops === 1 ? "hannibal.use.place-one" : `hannibal.use.${use}`;

/** 8.2, 8.3, 8.6: the ways to use a card. */
function usesOf(s: Hannibal, seat: Seat, card: number): Use[] {
  const uses: Use[] = [];
  for (const use of USES) if (!whyNotUse(s, seat, card, use)) uses.push(use);
  return uses.length > 0 ? uses : ["discard"];
}
const USES: readonly Use[] = ["move", "place", "raise", "event", "discard"];

/** Why a card cannot be used in one of the ways, or nothing if it can. */
export function whyNotUse(s: Hannibal, seat: Seat, card: number, use: string): Reason | undefined {
  const { ops, kind } = CARDS[card]!;
  switch (use) {
    case "move":
      if (canActivate(s, seat, card, false)) return undefined;
      if (!OF_SIDE[seat].some((general) => isOnMap(s, general))) return { why: "hannibal.why.no-general", rule: "10.1" };
      return { why: "hannibal.why.nobody-moves", rule: "8.2" };
    case "place":
      return canPlacePC(s, seat) ? undefined : { why: "hannibal.why.no-pc-anywhere", rule: "19.2" };
    case "raise":
      if (ops < 3) return { why: "hannibal.why.three-only", rule: "8.2" };
      return OF_SIDE[seat].some((general) => canRaise(s, seat, general)) ? undefined : NO_TROOPS;
    case "event":
      if (!isFor(card, seat)) return { why: "hannibal.why.other-side", rule: "8.3" };
      if (kind === "campaign" || kind === "forced-march")
        return canActivate(s, seat, card, kind === "campaign") ? undefined : { why: "hannibal.why.no-target", rule: "10.1" };
      if (kind === "with-operation") return { why: "hannibal.why.with-operation", rule: "25" };
      return whyNoEvent(s, seat, card);
    case "discard":
      return s.announced === card ? { why: "hannibal.why.announced", rule: "7.3" } : undefined;
    default:
      return undefined;
  }
}

/** Carries out the card being played: a unit of play, repeated until it is done. */
export function* carryOut(t: T): Play {
  const s = t.s;
  const play = s.play!;
  const { seat, card } = play;
  if (play.activations > 0) {
    const campaign = play.use === "event" && isCampaign(card);
    if (canActivate(s, seat, card, campaign)) return yield* activate(t);
    return closePlay(t);
  }
  if (play.activated.length > 0) return closePlay(t);
  switch (play.use) {
    case "move":
      play.activations = 1;
      return;
    case "place":
      yield* placePCs(t, seat, CARDS[card]!.ops);
      break;
    case "raise":
      yield* raiseTroops(t, seat);
      break;
    case "event":
      if (isCampaign(card) || isForcedMarch(card)) {
        play.activations = effectOf(card).generals ?? 1;
        return;
      }
      yield* eventOf(card)!.play(t, seat, card);
      tidy(t); // 20.6
      if (CARDS[card]!.breaksTruce && s.truce) {
        s.truce = false;
        t.note("hannibal.log.truce-broken", { seat: `seat:${seat}` }, "25");
      }
      break;
  }
  yield* messengerVariant(t);
  closePlay(t);
}

/** Messenger Intercepted, optional rule: the victim may make the thief play again at once. */
function* messengerVariant(t: T): Play {
  const s = t.s;
  const { seat, card, use } = s.play!;
  if (effectOf(card).kind !== "messenger" || use !== "event" || s.options.messengerReplay !== true || s.over) return;
  if (!(yield* confirm(other(seat), { prompt: "hannibal.play-again", rule: "25", params: { seat: `seat:${seat}` } }))) return;
  s.play!.again = true;
  t.note("hannibal.log.plays-again", { seat: `seat:${seat}` }, "25");
}

/** The card goes to the discard pile, or out of the game (8.5); the other side is next. */
function closePlay(t: T): void {
  const s = t.s;
  const { seat, card, use, again } = s.play!;
  const once = use === "event" && (CARDS[card]!.once || (effectOf(card).kind === "philip" && s.macedonia === "peace"));
  (once ? s.removed : s.discard).push(card);
  if (once) t.note("hannibal.log.card-removed", { card: CARD_OPTIONS[card]! }, "8.5");
  if (card === TRUCE) s.reshuffle = true; // 8.7
  s.play = null;
  s.active = again ? seat : other(seat);
  const cards = s.hands[other(seat)].length;
  if (s.hands[seat].length === 0 && cards > 1)
    t.note("hannibal.log.plays-on", { seat: `seat:${other(seat)}`, other: `seat:${seat}`, cards }, "7.2");
}

// 8.2.B, 19.2 Placing PCs

const spacesForPCs = (s: Hannibal, seat: Seat): number[] => {
  const spaces: number[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) if (!whyNoPC(s, seat, space)) spaces.push(space);
  return spaces;
};

function canPlacePC(s: Hannibal, seat: Seat): boolean {
  for (let space = 0; space < SPACE_COUNT; space++) if (!whyNoPC(s, seat, space)) return true;
  return false;
}

/** The same with the section of the rules. */
export function whyNotPC(s: Hannibal, seat: Seat, space: number): Reason | undefined {
  const why = whyNoPC(s, seat, space);
  const isConverted = why === "hannibal.why.walled-city" || why === "hannibal.why.tribe"; // by siege, by subjugation
  return why && { why, rule: isConverted ? "20.1" : "19.2" };
}

function* placePCs(t: T, seat: Seat, ops: number): Play {
  const s = t.s;
  const spaces = spacesForPCs(s, seat);
  const chosen = yield* pick(
    seat,
    spaces.map((space) => SPACE_OPTIONS[space]!),
    1,
    Math.min(ops, spaces.length),
    {
      prompt: "hannibal.place-pcs",
      rule: "19.2",
      params: { count: Math.min(ops, spaces.length) },
      whyNot: (id) => (isPlace(id) ? whyNotPC(s, seat, postNamed(id)) : undefined),
    },
  );
  for (const option of chosen) setControl(t, postNamed(option), seat);
  if (chosen.length < ops) t.note("hannibal.log.pcs-unused", { seat: `seat:${seat}`, count: ops - chosen.length }, "19.2");
}

// 8.2.C Raising troops

function canRaise(s: Hannibal, seat: Seat, general: number): boolean {
  const post = s.generals[general]!;
  if (s.commands[general] !== 1 || isBesiegedPost(s, post)) return false; // one general stands for the whole stack
  const space = spaceOf(post);
  if (!controls(s, seat, space) || !controlsProvince(s, seat, PROVINCE_OF[space]!)) return false;
  return !isInside(post) || roomInside(s, seat, space) > 0;
}

const NO_TROOPS: Reason = { why: "hannibal.why.raise", rule: "8.2" };

function* raiseTroops(t: T, seat: Seat): Play {
  const able = OF_SIDE[seat].filter((general) => canRaise(t.s, seat, general)).map((general) => GENERAL_OPTIONS[general]!);
  if (able.length === 0) return; // only in a made-up position
  const answer = yield* choose(seat, able, {
    prompt: "hannibal.raise",
    rule: "8.2",
    whyNot: (id) =>
      OF_SIDE[seat].some((general) => id === GENERAL_OPTIONS[general] && t.s.generals[general]! >= 0) ? NO_TROOPS : undefined,
  });
  place(t, seat, t.s.generals[generalNamed(answer)]!, 1);
}

// 10.2.7 The end of a march

/** What a general may do where his march has ended: a siege or subjugation; Hanno removes a PC. */
export function* endMarch(t: T): Play {
  const s = t.s;
  const march = s.march!;
  let besieged = false;
  if (march.stage === "ended") {
    yield* hannoPersuades(t);
    besieged = yield* besiege(t);
  }
  const arrived = [march.general, ...march.staff];
  closeMarch(s, march, march.fought || march.spent || besieged);
  s.march = null;
  tidy(t);
  checkCapitals(t);
  if (s.generals[march.general]! >= 0) yield* settleArrival(t, march, arrived);
}

/** 10.8: among equals the arriving general commands; if he merely stayed, the player chooses (9.3, 20.3). */
function* settleArrival(t: T, march: March, arrived: readonly number[]): Play {
  const seat = sideOf(march.general);
  const post = t.s.generals[march.general]!;
  if (march.path.length === 1 && !t.s.over) return yield* nameCommander(t, seat, post);
  if (!march.fought) putInCommand(t.s, march.general);
  settleCommand(t.s, seat, post);
  const generals = generalsAt(t.s, seat, post);
  const meetsOthers = generals.some((general) => !arrived.includes(general));
  if (!meetsOthers || march.fought) return;
  const chief = commanderAt(t.s, seat, post);
  const isOutstanding = generals.every((general) => general === chief || rank(t.s, general) < rank(t.s, chief));
  const among: Key = chief === march.general ? "hannibal.because.arrives" : "hannibal.because.equal-rank";
  noteCommander(t, chief, post, isOutstanding ? "hannibal.because.highest-rank" : among);
}

/** Hanno may remove a Roman PC where he ends his move without a battle (24), but not during a truce (card 64). */
function* hannoPersuades(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const space = spaceOf(march.at);
  if (s.generals[HANNIBAL] === march.at) return; // 10.8, 24: he is under him
  if (march.general !== HANNO || march.fought || s.truce || !controls(s, "rome", space) || !isPlainPC(s, space)) return;
  if (yield* confirm("carthage", { prompt: "hannibal.hanno", rule: "24", params: { space: SPACE_OPTIONS[space]! } }))
    setControl(t, space, null, HANNO);
}

// 5 The end of the turn

export function beginWinter(t: T): void {
  t.s.winter = forcesInWinter(t.s);
  t.note("hannibal.log.winter", { turn: t.s.turn, ...(t.s.winter.length === 0 && { calm: 1 }) }, "21.1");
}

/** One force in enemy country: a unit of play (21.1). */
export function* winterAttrition(t: T): Play {
  const s = t.s;
  const [seat, post] = s.winter.shift()!;
  if (isExposed(s, seat, post)) yield* attrition(t, seat, post, { rule: "21.1", because: "hannibal.because.winter" });
  if (cusAt(s, seat, post) === 0) tidy(t);
}

export function isolation(t: T): void {
  removeIsolatedPCs(t);
}

/** The political phase (22), and all that ends with the turn. */
export function* endTurn(t: T): Play {
  const s = t.s;
  yield* politicalPhase(t);
  if (s.over) return;
  s.navalVictory = false; // card 29
  if (s.reshuffle) {
    reshuffle(t, "hannibal.because.truce-played");
    s.reshuffle = false;
  }
  s.turn++;
  t.note("hannibal.log.turn", { turn: s.turn }, "5");
}
