import type { Params } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import type { Option } from "./ask.ts";
import { logged } from "./attrition.ts";
import { controls, hasTribe, provinceController } from "./control.ts";
import { cusAt } from "./forces.ts";
import { battleRating, HANNIBAL } from "./generals.ts";
import { LATIUM, PROVINCE_OF, PROVINCE_OPTIONS, PROVINCES, REGION_OF } from "./map.ts";
import {
  BATTLE_CARDS,
  type Battle,
  ENVELOPMENT,
  FLANK_LEFT,
  FLANK_RIGHT,
  type Hannibal,
  type Modifier,
  PROBE,
  RESERVE,
  type T,
} from "./state.ts";
import { effectOf } from "./strategy-cards.ts";

// 14.1-14.4, 14.9 Battle cards: how many, and what they may be played as

/** The number of each battle card, in the order of BATTLE_CARDS. */
export const BATTLE_DECK = [12, 9, 9, 8, 6, 4] as const;
const MOST_CARDS = 20; // 14.1
export const MOST_ALLIES_IN_ITALY = 2; // for Rome, 14.3

/** The battle cards a side receives, with the reasons (before the limit of twenty and elephants). */
export function cardsDue(s: Hannibal, seat: Seat): Modifier[] {
  const battle = s.battle!;
  const { space } = battle;
  const due: Modifier[] = [];
  const add = (amount: number, because: string) => {
    if (amount !== 0) due.push({ amount, because });
  };
  const chief = battle.commanders[seat];
  if (chief >= 0) add(battleRating(chief), "hannibal.because.battle-rating");
  add(cusAt(s, seat, space), "hannibal.because.cus");
  const defends = seat !== battle.attacker;
  if (defends && battle.interceptors.length > 0) add(1, "hannibal.because.interception"); // 12.4
  if (defends && battle.failedToAvoid) add(-1, "hannibal.because.failed-to-avoid"); // 13.1
  if (chief >= 0) add(allyCards(s, seat, space, battle.played[other(seat)]), "hannibal.because.allies");
  add(localCards(s, seat, space), seat === "rome" ? "hannibal.because.militia" : "hannibal.because.tribe");
  return due;
}

/** The battle cards a force would have in a space; `chief`: its general, or -1. Reactions, elephants and events may change them. */
export function cardsOf(s: Hannibal, seat: Seat, space: number, cus: number, chief: number): number {
  const led = chief < 0 ? 0 : battleRating(chief) + allyCards(s, seat, space);
  return Math.min(MOST_CARDS, cus + led + localCards(s, seat, space));
}

/** 14.4: the militia of Latium, and a tribe on Carthage's side. */
function localCards(s: Hannibal, seat: Seat, space: number): number {
  if (seat === "rome") return PROVINCE_OF[space] === LATIUM ? 2 : 0;
  return hasTribe(s, space) && controls(s, "carthage", space) ? 1 : 0;
}

/**
 * 14.2, 14.3: the provinces of the country (or of the island, or the province itself) that the side controls; `against`: the cards
 * the enemy has played before the battle.
 */
export function alliesOf(s: Hannibal, seat: Seat, space: number, against: readonly number[] = []): number[] {
  const gone = against.flatMap((card) => effectOf(card).provinces ?? []); // cards 31, 32
  return WITH_ALLIES.filter((number) => {
    const { id, region } = PROVINCES[number]!;
    return region === REGION_OF[space] && provinceController(s, number) === seat && !gone.includes(id);
  });
}

/** The provinces that give battle cards. */
const WITH_ALLIES: readonly number[] = PROVINCES.flatMap(({ allies }, number) => (allies > 0 ? [number] : []));

function allyCards(s: Hannibal, seat: Seat, space: number, against?: readonly number[]): number {
  let cards = 0;
  for (const number of alliesOf(s, seat, space, against)) cards += PROVINCES[number]!.allies;
  return seat === "rome" && REGION_OF[space] === "italia" ? Math.min(cards, MOST_ALLIES_IN_ITALY) : cards;
}

/** What is deducted after the limit of twenty (14.1). */
const AFTER_LIMIT = new Set(["hannibal.because.elephants", "hannibal.because.rampage", "hannibal.because.elephant-fright"]);

export function handSize(reasons: readonly Modifier[]): number {
  let due = 0;
  let off = 0;
  for (const { amount, because } of reasons) {
    if (AFTER_LIMIT.has(because)) off += amount;
    else due += amount;
  }
  return Math.max(0, Math.min(MOST_CARDS, Math.max(0, due)) + off);
}

export function deal(t: T): void {
  const battle = t.s.battle!;
  for (const seat of [battle.attacker, other(battle.attacker)]) {
    const size = handSize(battle.reasons[seat]);
    for (let i = 0; i < size; i++) moveCard(battle.deck, battle.hands[seat], randomCard(t, battle.deck));
    const modifiers = logged(battle.reasons[seat]);
    t.note("hannibal.log.dealt", { seat: `seat:${seat}`, cards: size, modifiers, ...alliesTold(t.s, seat) }, "14.1");
  }
}

/** The allies among the reasons for battle cards, by name; or that Rome has more of them in Italy than count (14.3). */
function alliesTold(s: Hannibal, seat: Seat): Params {
  const { commanders, space, played } = s.battle!;
  if (commanders[seat] < 0) return {};
  const allies = alliesOf(s, seat, space, played[other(seat)]);
  const deserted = alliesOf(s, seat, space).filter((number) => !allies.includes(number)); // cards 31, 32
  const gone: Params = deserted.length > 0 ? { deserted: deserted.map((number) => PROVINCE_OPTIONS[number]!) } : {};
  const isLimited = seat === "rome" && REGION_OF[space] === "italia" && allies.length > MOST_ALLIES_IN_ITALY;
  return {
    allies: allies.map((number) => PROVINCE_OPTIONS[number]!),
    ...gone,
    ...(isLimited && { limited: MOST_ALLIES_IN_ITALY }),
  };
}

export const count = (cards: readonly number[]): number => cards.reduce((sum, number) => sum + number, 0);

/** A random card from a lot counted by type. */
export function randomCard(t: T, lot: readonly number[]): number {
  let at = t.randomBelow(count(lot));
  for (let type = 0; type < lot.length; type++) {
    at -= lot[type]!;
    if (at < 0) return type;
  }
  throw new Error("no battle card left");
}

export function moveCard(from: number[], to: number[] | null, type: number): void {
  from[type]!--;
  if (to) to[type]!++;
}

export const typeNamed = (name: string): number => (BATTLE_CARDS as readonly string[]).indexOf(name);

/**
 * What a card in hand may be played as, by option: itself, a reserve as anything, Hannibal's probe as three others (14.9, 24).
 */
export interface CardUse {
  option: Option;
  card: number;
  as: number;
}

const PLAIN: readonly CardUse[] = BATTLE_CARDS.slice(0, RESERVE).map((name, type) => ({ option: name, card: type, as: type }));
const AS_RESERVE: readonly CardUse[] = PLAIN.map(({ as }) => ({ option: `reserve:${BATTLE_CARDS[as]}`, card: RESERVE, as }));
const AS_PROBE: readonly CardUse[] = [FLANK_LEFT, FLANK_RIGHT, ENVELOPMENT].map((as) => ({
  option: `probe:${BATTLE_CARDS[as]}`,
  card: PROBE,
  as,
}));
export const ALL_USES: readonly CardUse[] = [...PLAIN, ...AS_RESERVE, ...AS_PROBE];

export function cardUses(battle: Battle, seat: Seat): CardUse[] {
  const hand = battle.hands[seat];
  const uses: CardUse[] = [];
  for (const use of PLAIN) if (hand[use.card]! > 0) uses.push(use);
  if (hand[RESERVE]! > 0) uses.push(...AS_RESERVE);
  if (hand[PROBE]! > 0 && battle.commanders[seat] === HANNIBAL && !battle.probeUsed) uses.push(...AS_PROBE);
  return uses;
}
