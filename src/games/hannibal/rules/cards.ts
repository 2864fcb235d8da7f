import type { Seat } from "../../shared/rules/seats.ts";
import type { Option } from "./ask.ts";

/**
 * The 64 strategy cards: what is printed on them (25). What their events do is in events.ts.
 * A card with `ship` can carry an army over sea; it is on every card with three operations.
 */
export interface Card {
  readonly number: number;
  readonly ops: 1 | 2 | 3;
  /** who may play the event (8.3) */
  readonly side: Seat | "both";
  readonly kind: CardKind;
  /** carrying out the event ends a truce (card 64) */
  readonly breaksTruce?: true;
  /** the event happens once in a game (8.5) */
  readonly once?: true;
  /** how many generals a campaign activates */
  readonly generals?: number;
}

/** An ordinary event; one that works together with the operation; a counter event (8.4); a campaign; a forced march; the truce. */
export type CardKind = "event" | "with-operation" | "counter" | "campaign" | "forced-march";

const ROWS: readonly Card[] = [
  { number: 1, ops: 3, side: "both", kind: "event", breaksTruce: true },
  { number: 2, ops: 3, side: "both", kind: "event", breaksTruce: true },
  { number: 3, ops: 3, side: "both", kind: "event", breaksTruce: true },
  { number: 4, ops: 3, side: "both", kind: "event", breaksTruce: true },
  { number: 5, ops: 2, side: "both", kind: "with-operation" },
  { number: 6, ops: 1, side: "carthage", kind: "counter" },
  { number: 7, ops: 1, side: "both", kind: "counter", breaksTruce: true },
  { number: 8, ops: 1, side: "both", kind: "counter", breaksTruce: true },
  { number: 9, ops: 3, side: "both", kind: "event", breaksTruce: true },
  { number: 10, ops: 2, side: "carthage", kind: "event", breaksTruce: true },
  { number: 11, ops: 1, side: "both", kind: "event", breaksTruce: true },
  { number: 12, ops: 2, side: "carthage", kind: "event", breaksTruce: true },
  { number: 13, ops: 2, side: "carthage", kind: "event", breaksTruce: true },
  { number: 14, ops: 2, side: "carthage", kind: "event", breaksTruce: true },
  { number: 15, ops: 1, side: "both", kind: "event", breaksTruce: true },
  { number: 16, ops: 2, side: "carthage", kind: "event", breaksTruce: true },
  { number: 17, ops: 1, side: "both", kind: "event", breaksTruce: true },
  { number: 18, ops: 2, side: "both", kind: "with-operation" },
  { number: 19, ops: 1, side: "both", kind: "event", breaksTruce: true },
  { number: 20, ops: 1, side: "both", kind: "counter" },
  { number: 21, ops: 2, side: "rome", kind: "event", breaksTruce: true },
  { number: 22, ops: 1, side: "carthage", kind: "event", breaksTruce: true },
  { number: 23, ops: 3, side: "rome", kind: "event", breaksTruce: true },
  { number: 24, ops: 3, side: "carthage", kind: "event", breaksTruce: true },
  { number: 25, ops: 2, side: "carthage", kind: "event", breaksTruce: true, once: true },
  { number: 26, ops: 3, side: "carthage", kind: "event", breaksTruce: true, once: true },
  { number: 27, ops: 2, side: "carthage", kind: "event", breaksTruce: true },
  { number: 28, ops: 2, side: "carthage", kind: "with-operation" },
  { number: 29, ops: 2, side: "carthage", kind: "event", breaksTruce: true },
  { number: 30, ops: 3, side: "carthage", kind: "event", breaksTruce: true },
  { number: 31, ops: 1, side: "both", kind: "counter" },
  { number: 32, ops: 1, side: "both", kind: "counter" },
  { number: 33, ops: 3, side: "both", kind: "campaign", generals: 3 },
  { number: 34, ops: 3, side: "both", kind: "campaign", generals: 3 },
  { number: 35, ops: 2, side: "both", kind: "event", breaksTruce: true },
  { number: 36, ops: 2, side: "both", kind: "event", breaksTruce: true },
  { number: 37, ops: 3, side: "both", kind: "campaign", generals: 2 },
  { number: 38, ops: 3, side: "both", kind: "campaign", generals: 2 },
  { number: 39, ops: 3, side: "both", kind: "campaign", generals: 2 },
  { number: 40, ops: 3, side: "both", kind: "campaign", generals: 2 },
  { number: 41, ops: 1, side: "both", kind: "counter" },
  { number: 42, ops: 1, side: "rome", kind: "counter" },
  { number: 43, ops: 3, side: "rome", kind: "event", breaksTruce: true },
  { number: 44, ops: 2, side: "rome", kind: "event", breaksTruce: true },
  { number: 45, ops: 2, side: "rome", kind: "event", breaksTruce: true },
  { number: 46, ops: 3, side: "rome", kind: "event", breaksTruce: true },
  { number: 47, ops: 3, side: "rome", kind: "event", breaksTruce: true },
  { number: 48, ops: 1, side: "rome", kind: "event", breaksTruce: true },
  { number: 49, ops: 1, side: "both", kind: "event", breaksTruce: true },
  { number: 50, ops: 3, side: "carthage", kind: "with-operation" },
  { number: 51, ops: 2, side: "both", kind: "event", breaksTruce: true },
  { number: 52, ops: 2, side: "both", kind: "event", breaksTruce: true },
  { number: 53, ops: 1, side: "both", kind: "event", breaksTruce: true },
  { number: 54, ops: 2, side: "both", kind: "with-operation" },
  { number: 55, ops: 3, side: "both", kind: "event", breaksTruce: true },
  { number: 56, ops: 2, side: "carthage", kind: "event", breaksTruce: true },
  { number: 57, ops: 1, side: "rome", kind: "event", breaksTruce: true },
  { number: 58, ops: 1, side: "carthage", kind: "event", breaksTruce: true },
  { number: 59, ops: 1, side: "both", kind: "counter" },
  { number: 60, ops: 1, side: "both", kind: "counter" },
  { number: 61, ops: 1, side: "both", kind: "forced-march" },
  { number: 62, ops: 2, side: "both", kind: "forced-march" },
  { number: 63, ops: 3, side: "both", kind: "forced-march" },
  { number: 64, ops: 2, side: "both", kind: "event" },
];

/** By number; there is no card 0. */
export const CARDS: readonly (Card | undefined)[] = [undefined, ...ROWS];
export const ALL_CARDS: readonly Card[] = ROWS;
export const CARD_COUNT = ROWS.length;

export const CARD_OPTIONS: readonly Option[] = CARDS.map((card): Option => `card:${card?.number ?? 0}`);
export const cardNamed = (option: string): number => Number(option.slice("card:".length));

export const NATIVE_GUIDE = 5;
export const MAHARBAL = 6;
export const HOSTILE_TRIBES: readonly number[] = [7, 8];
export const PHILIP = 9;
export const TRAITOR_IN_TARENTUM = 18;
export const SPY = 20;
export const CHARMS_ITALY = 28;
export const SPANISH_ALLIES_DESERT = 31;
export const NUMIDIAN_ALLIES_DESERT = 32;
export const BAD_WEATHER = 41;
export const ELEPHANT_FRIGHT = 42;
export const PIRATES = 50;
export const TREACHERY = 54;
export const MESSENGER = 55;
export const ALLY_DESERTS = 59;
export const STORMS = 60;
export const TRUCE = 64;

export const isCampaign = (card: number): boolean => CARDS[card]!.kind === "campaign";
export const hasShip = (card: number): boolean => CARDS[card]!.ops === 3; // 11.1

/** The highest strategy rating that a card can activate (8.2.A); campaigns have three operations and activate anybody. */
export const activates = (card: number): number => CARDS[card]!.ops;
