import { flag, list, named, object, over, type StateIn, type StateOf, whole, word } from "../../../engine/codec/index.ts";
import type { GameState, Outcome, Play, Table } from "../../../engine/index.ts";
import type { PerSeat, Seat } from "../../shared/rules/seats.ts";
import { many, perSeat, seat } from "../../shared/rules/shape.ts";
import type { Key } from "./ask.ts";
import { card, count, general, space } from "./shape.ts";
import { CARD_COUNT } from "./strategy-cards.ts";
import { LAST_TURN, SEAMANSHIP } from "./tables.ts";
import { battle, cardPlay, fleet, type Modifier, march, seaBattle } from "./under-way.ts";

export type * from "./under-way.ts";

/**
 * The state, declared once: the position, the views, their types and docs/positions.md are derived from it (see engine/codec).
 * Each field says what it may be, its default in a position, who may see it and what it means. Data stored in tables is in
 * position.ts.
 */

export type Ruleset = "silver" | "golden-geek";

/** Where a general is when he is neither on the map nor at sea. Otherwise it is the number of his post. */
export const AWAY = {
  /** ready to be drawn (2.2.B) */
  pool: -1,
  /** waits in a box of the turn track (3.3) */
  track: -2,
  /** waits in the mercenary box (5.2.C3) */
  mercenary: -3,
  /** not yet in the pool: Asina (3.1) */
  aside: -4,
  /** out of the game (2.2.A) */
  gone: -5,
} as const;

/** The office of a Roman general on the map (2.2.C). */
export const NO_OFFICE = 0;
export const CONSUL = 1;
export const PROCONSUL = 2;
export const DICTATOR = 3;
export const OFFICES = ["none", "consul", "proconsul", "dictator"] as const;

export { CODE, NOBODY } from "../../shared/rules/control.ts";
/** A space held by a tribe (2.1.D). */
export const TRIBE = 3;

/** Where a strategy card is, as far as everybody can tell; deck and hands are separate lists. */
export const HIDDEN = 0;
export const DISCARDED = 1;
export const REMOVED = 2;
/** in the War Chest box of the side that played it (5.2.C); as an event that leaves the game afterwards */
export const CHEST = 3;
export const CHEST_LEAVING = 4;
/** not part of this game, or a home card (3.1) */
export const OUT = 5;

const PHASES = [
  "contract", // 16.3
  "carthaginian-cu", // 5.1.B
  "miat-cus", // 5.1.B
  "turn-generals", // 5.1.B: those the turn brings
  "carthaginian-generals", // 5.1.B: those drawn
  "carthaginian-refit", // 5.1.B
  "roman-cus", // 5.1.C
  "proconsul", // 5.1.C
  "elections", // 5.1.C
  "consuls", // 5.1.C
  "reforms", // 5.1.C
  "deal", // 5.2.A
  "first-play", // 5.2.B
  "strategy", // 5.2.C
  "winter", // 5.3.A
  "seamanship", // 5.3.B, 5.3.C
  "isolation", // 5.4
  "instability", // 16.5
  "victory-check", // 5.5
  "war-chest", // 5.6
  "concessions", // 5.6
  "turn-end", // 5.6
] as const;
export type Phase = (typeof PHASES)[number];

export const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((so, { amount }) => so + amount, 0);

/** A modifier as logged. */
export const said = ({ amount, because }: Modifier): string => `${because}=${amount < 0 ? "" : "+"}${amount}`;

// ------------------------------------------------------------ fields stored as written, by topic

export const WARSHIP_LIMIT = 10;
const ships = whole(0, WARSHIP_LIMIT).or(0);

/** Warships of a side (2.3.F). */
const warships = object({
  ready: ships,
  spent: ships,
  sunk: ships.doc("on the turn track, back in the next turn"),
  atSea: ships.doc("in the fleet"),
  prizes: ships.doc("enemy warships taken, in the At Sea box (9.2.B3)"),
});
export type Warships = StateOf<typeof warships>;

/** Hands are kept in card order. */
const hand = list(card).as<number[]>({ of: (cards) => cards, into: (cards) => cards.sort((a, b) => a - b) });

export const sequence = {
  turn: whole(1, LAST_TURN),
  phase: word(PHASES).or("strategy"),
  active: seat.doc("whose turn it is to play a card, to roll, to place"),
  announced: whole(0, CARD_COUNT)
    .faceDown("strategy card")
    .open()
    .doc("the campaign card announced for the first play (5.2.B), or 0"),
};

export const siegeworks = {
  siegeTrains: list(space).kept("trains").doc("spaces with a siege train (card 3)"),
  citadel: space.orNone().doc("the space of the Citadel (card 46)"),
};

export const offices = {
  drawn: list(general).doc("generals drawn in this reinforcement phase (5.1)"),
  calatinusServed: flag.doc("Calatinus has been consul (5.2.C4)"),
  duiliusPaid: flag.doc("the price for Duilius has been paid (17.2.B)"),
  flamen: general.orNone().doc("the general who must pay for Flamen Martialis (card 56)"),
  dictator: word(["face-down", "ready", "elected", "gone"]),
  forgottenTactics: flag.or(true).doc("Forgotten Tactics: elephants charge at -2 until Xanthippus comes (5.2.C3)"),
};

export const atSea = {
  warships: perSeat(warships.or({ ready: 0, spent: 0, sunk: 0, atSea: 0, prizes: 0 })),
  supremacy: seat.doc("who has Naval Supremacy (2.1.I)"),
  seamanship: named("level", SEAMANSHIP)
    .as<number>({ of: (level) => level - 1, into: (number) => number + 1 })
    .doc("Rome's Seamanship (15.4)"),
  reformed: flag.doc("Seamanship has been improved by a naval reform this turn (5.1.C)"),
  corvi: flag,
  truce: flag,
};

export const cards = {
  hands: perSeat((owner) => hand.or([]).secret(owner, many)).doc("strategy cards in the hand of each side"),
  shown: perSeat(
    list(card)
      .or([])
      .secret("players", (): number[] => []),
  ).doc("cards of a hand that the other side knows (cards 38 and 45)"),
  chest: perSeat(count).doc("operation points of the cards played this turn (5.6)"),
};

export const underWay = {
  play: cardPlay.orNull().doc("the strategy card being played (5.2.C)"),
  march: march.orNull().doc("the activated general with his army or fleet (7)"),
  fleets: perSeat(fleet.orNull()).doc("the fleets in the At Sea boxes (2.3.G)"),
  seaBattle: seaBattle.orNull().doc("the naval battle being fought (9)"),
  battle: battle.orNull().doc("the land battle being fought (13)"),
  over,
};

type Kept = StateIn<typeof sequence & typeof siegeworks & typeof offices & typeof atSea & typeof cards & typeof underWay>;

export interface Hamilcar extends GameState, Kept {
  over: Outcome<Key> | null;
  ruleset: Ruleset;
  options: Record<string, boolean | string>;
  /** what remains to be done in the phase: posts to roll for, generals to place, points */
  queue: number[];
  /** who holds each space */
  control: number[];
  /** siege and subjugation points by space: positive for Rome, negative for Carthage */
  siege: number[];
  /** by post */
  cus: PerSeat<number[]>;
  elephants: number[];
  supply: PerSeat<number[]>;
  /** post or AWAY */
  generals: number[];
  office: number[];
  /** which slots of the Miat are filled (15.3) */
  miat: number[];
  deck: number[];
  /** where each card is, by number */
  cards: number[];
}

/** What the rules of Hamilcar work with. */
export type T = Table<Hamilcar, Key>;

export const isSilver = (s: Pick<Hamilcar, "ruleset">): boolean => s.ruleset === "silver";
export const has = (s: Hamilcar, option: OptionId): boolean => s.options[option] === true;

export const OPTIONS = [
  { id: "fixed-reinforcements", rule: "16.1" },
  { id: "consul-selection", rule: "16.2" },
  { id: "prolonged-contract", rule: "16.3" },
  { id: "blockade-runners", rule: "16.4" },
  { id: "political-instability", rule: "16.5" },
  { id: "price-of-failure", rule: "16.6" },
] as const;
type OptionId = (typeof OPTIONS)[number]["id"];

/** The game ends here. No more questions are asked, and nothing else takes place (6.1). */
export function* endGame(t: T, winner: Seat, reason: Key, rule: string): Play<never> {
  t.s.over = { winner, reason, rule };
  for (;;) yield undefined as never;
}
