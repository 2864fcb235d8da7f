import type { Seat } from "../../shared/rules/seats.ts";
import type { Option } from "./ask.ts";
import { check, isWhole } from "./check.ts";
import data from "./data/cards.json" with { type: "json" };
import { province, space } from "./map.ts";

/** The strategy cards as data (data/cards.json, 2.4.A). Their effects are in cards/, by kind. */

/** An effect as the data file has it; every kind reads its own fields. */
export interface Effect {
  readonly kind: string;
  readonly amount?: number;
  readonly count?: number;
  readonly cus?: number;
  readonly supply?: number;
  readonly warships?: number;
  readonly fromTurn6?: number;
  readonly refit?: number;
  readonly thenSail?: boolean;
  readonly points?: number;
  readonly needs?: string;
  readonly enemyLoses?: number;
  readonly generals?: number;
  readonly modifier?: number;
  readonly losses?: number | readonly number[];
  readonly control?: boolean;
  readonly africa?: boolean;
  readonly provinces?: readonly string[];
  readonly except?: readonly string[];
  readonly city?: string;
  readonly province?: string;
  readonly ops?: number;
  readonly ships?: number;
  readonly cards?: number;
  readonly tactics?: number;
  readonly rating?: number;
  readonly price?: number;
  readonly lead?: number;
}

interface Card {
  readonly number: number;
  readonly goldenGeek: string;
  readonly name: string;
  readonly ops: number;
  readonly side: Seat | "both";
  /** the warships it can build (5.2.C2) */
  readonly ships: number;
  readonly troops: boolean;
  readonly counter: boolean;
  readonly breaksTruce: boolean;
  /** leaves the game after its event */
  readonly remove: boolean;
  /** the kind of its effect */
  readonly kind: string;
  readonly effect: Effect;
  readonly reconstructed: readonly string[];
}

const FILE = "cards.json";

/** By number; there is no card 0. */
export const CARDS: readonly Card[] = [
  undefined!,
  ...data.map((entry, index): Card => {
    const { number, goldenGeek, name, ops, side, ships, troops } = entry;
    check(number === index + 1, FILE, `the cards must stand in order; ${number} is in place ${index + 1}.`);
    check(isWhole(ops, 1, 3), FILE, `card ${number} needs 1 to 3 operation points.`);
    check(isWhole(ships, 0, 2), FILE, `card ${number} builds 0 to 2 warships.`);
    check(side === "rome" || side === "carthage" || side === "both", FILE, `card ${number} is for "${side}".`);
    const effect = entry.effect as Effect;
    if (effect.kind === "revolt") for (const id of effect.provinces ?? []) province(id);
    if (effect.city) space(effect.city);
    if (effect.province) province(effect.province);
    return {
      number,
      goldenGeek,
      name,
      ops,
      side,
      ships,
      troops,
      counter: entry.counter ?? false,
      breaksTruce: entry.breaksTruce ?? false,
      remove: entry.remove ?? false,
      kind: effect.kind,
      effect,
      reconstructed: entry.reconstructed ?? [],
    };
  }),
];
export const CARD_COUNT = CARDS.length - 1;
export const CARD_OPTIONS: readonly Option[] = CARDS.map((_, number): Option => `card:${number}`);
export const cardNamed = (option: string): number => Number(option.slice("card:".length));

/** The cards with effects of one kind. */
export const cardsOfKind = (kind: string): readonly number[] => {
  const found = CARDS.flatMap((card, number) => (number > 0 && card.kind === kind ? [number] : []));
  check(found.length > 0, FILE, `no card has an effect of the kind "${kind}".`);
  return found;
};
export const effectOf = (card: number): Effect => CARDS[card]!.effect;
export const isFor = (card: number, seat: Seat): boolean => CARDS[card]!.side === "both" || CARDS[card]!.side === seat;

export const CAMPAIGNS = cardsOfKind("campaign");
export const DICTATOR_CARD = cardsOfKind("dictator")[0]!;
/** Cards of the Price of Failure expansion (16.6). */
export const EXPANSION_CARDS: readonly number[] = [...cardsOfKind("price-of-failure"), ...cardsOfKind("bad-omen")];

export const EVENT_KINDS: ReadonlySet<string> = new Set(CARDS.slice(1).map((card) => card.kind));
