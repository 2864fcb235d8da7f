import type { Seat } from "../../shared/rules/seats.ts";
import type { Option } from "./ask.ts";
import data from "./data/cards.json" with { type: "json" };
import { findGeneral } from "./generals.ts";
import { province, REGION_OF, space } from "./map.ts";
import type { Hannibal } from "./state.ts";

/** The 64 strategy cards as data (data/cards.json): what is printed on them (25). Their effects are in cards/, by kind. */

/** An effect as the data file has it; every kind reads its own fields. */
export interface Effect {
  readonly kind: string;
  readonly provinces?: readonly string[];
  readonly regions?: readonly string[];
  readonly ports?: readonly string[];
  readonly province?: string;
  readonly city?: string;
  readonly general?: string;
  /** the target of the effect: a city, a port or a tribe; a side */
  readonly of?: string;
  /** the condition for playing the event */
  readonly needs?: string;
  /** the provinces must be controlled: by the enemy for a revolt, by the player for recruits */
  readonly controlled?: boolean;
  /** the port must be free of enemy CUs */
  readonly free?: boolean;
  readonly besiegers?: boolean;
  /** provinces of Italy Carthage must control */
  readonly italian?: number;
  readonly cus?: number;
  readonly count?: number;
  readonly points?: number;
  readonly modifier?: number;
  readonly column?: number;
  readonly rolls?: number;
  readonly spaces?: number;
  readonly cards?: number;
  readonly generals?: number;
}

/** An ordinary event; one combined with the operation; a counter event (8.4); a campaign; a forced march. */
type CardKind = "event" | "with-operation" | "counter" | "campaign" | "forced-march";

interface Card {
  readonly number: number;
  readonly ops: number;
  /** who may play the event (8.3) */
  readonly side: Seat | "both";
  readonly kind: CardKind;
  /** carrying out the event ends a truce (card 64) */
  readonly breaksTruce: boolean;
  /** the event happens once in a game (8.5) */
  readonly once: boolean;
  readonly effect: Effect;
}

function check(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(`data/cards.json: ${sentence}`);
}

const ROWS: readonly Card[] = data.map((row, index): Card => {
  const { number, ops, side, played } = row;
  const effect = row.effect as Effect;
  check(number === index + 1, `the cards must stand in order; ${number} is in place ${index + 1}.`);
  check(Number.isInteger(ops) && ops >= 1 && ops <= 3, `card ${number} needs 1 to 3 operations.`);
  check(side === "rome" || side === "carthage" || side === "both", `card ${number} is for "${side}".`);
  check(played === "event" || played === "with-operation" || played === "counter", `card ${number} is played as "${played}".`);
  for (const id of [...(effect.provinces ?? []), ...(effect.province ? [effect.province] : [])]) province(id);
  for (const id of [...(effect.ports ?? []), ...(effect.city ? [effect.city] : [])]) space(id);
  for (const id of effect.regions ?? []) check(REGION_OF.includes(id), `card ${number} names a region "${id}".`);
  if (effect.general) check(findGeneral(effect.general) !== undefined, `card ${number} names a general "${effect.general}".`);
  const { kind } = effect;
  return {
    number,
    ops,
    side,
    kind: kind === "campaign" || kind === "forced-march" ? kind : played,
    breaksTruce: row.breaksTruce ?? false,
    once: row.once ?? false,
    effect,
  };
});

/** By number; there is no card 0. */
export const CARDS: readonly (Card | undefined)[] = [undefined, ...ROWS];
export const ALL_CARDS: readonly Card[] = ROWS;
export const CARD_COUNT = ROWS.length;

export const CARD_OPTIONS: readonly Option[] = CARDS.map((card): Option => `card:${card?.number ?? 0}`);
export const cardNamed = (option: string): number => Number(option.slice("card:".length));

export const effectOf = (card: number): Effect => CARDS[card]!.effect;
export const EFFECT_KINDS: ReadonlySet<string> = new Set(ROWS.map(({ effect }) => effect.kind));

/** The cards with effects of one kind. */
export function cardsOfKind(kind: string): readonly number[] {
  const found = ROWS.filter(({ effect }) => effect.kind === kind).map(({ number }) => number);
  check(found.length > 0, `no card has an effect of the kind "${kind}".`);
  return found;
}

/** Whether the event of a card is for a seat (8.3). */
export const isFor = (card: number, seat: Seat): boolean => CARDS[card]!.side === "both" || CARDS[card]!.side === seat;

export const isCampaign = (card: number): boolean => CARDS[card]!.kind === "campaign";
export const isForcedMarch = (card: number): boolean => CARDS[card]!.kind === "forced-march";
export const hasShip = (card: number): boolean => CARDS[card]!.ops === 3; // 11.1

/** The highest strategy rating a card can activate (8.2.A); campaigns have three operations and activate anybody. */
export const activates = (card: number): number => CARDS[card]!.ops;

/** What the card being played adds to its move, if its effect is of that kind and for that side (8.1). */
export function withMove(s: Hannibal, kind: string): Effect | undefined {
  const { play } = s;
  if (play?.use !== "move" || !isFor(play.card, play.seat)) return undefined;
  const effect = effectOf(play.card);
  return effect.kind === kind ? effect : undefined;
}

export const TRUCE = cardsOfKind("truce")[0]!;
