import type { Plain } from "../../../engine/index.ts";
import type { BoardPart, Field, NamedList, Place, Texts } from "../../../web/position/editing.ts";
import { isInsidePost, spaceOfPost } from "./posts.ts";

// What the position editors of games on a map with walled cities have in common

export const ROME: Texts = { en: "Rome", fr: "Rome" };
export const CARTHAGE: Texts = { en: "Carthage", fr: "Carthage" };
export const NOBODY: Texts = { en: "nobody", fr: "personne" };

interface Force {
  readonly at: string;
  readonly generals?: readonly string[];
}

const forcesIn = (position: Plain): readonly Force[] => (position as { readonly forces?: readonly Force[] }).forces ?? [];

/** The posts of a space: outside the walls and, in a walled city, inside. */
export const postsIn = (space: string, isCity: (space: string) => boolean): Place[] => [
  { at: space, id: `space:${space}` },
  ...(isCity(space) ? [{ at: `inside:${space}`, id: `inside:${space}` }] : []),
];

/** The post of a general on the board; undefined if he is on none. */
export const postOfGeneral = (position: Plain, general: string): string | undefined =>
  forcesIn(position).find(({ generals }) => generals?.includes(general))?.at;

/** Things that lie at a space, not inside its walls. */
export const outside = (place: string): boolean => !isInsidePost(place);

export { spaceOfPost };

/** Points of sieges and subjugations. */
export const siegePart = (on: (place: string) => boolean): BoardPart => ({
  part: "entry",
  field: "siege",
  name: { en: "Siege points", fr: "Points de siège" },
  names: { by: { en: "Besieged by", fr: "Assiégé par" }, points: { en: "Points", fr: "Points" } },
  first: { by: "rome", points: 1 },
  on,
});

/** Where strategy cards lie. */
export const CARD_LISTS: readonly NamedList[] = [
  { path: "deck", name: { en: "Draw pile", fr: "Pioche" } },
  { path: "hands.rome", name: { en: "Hand of Rome", fr: "Main de Rome" } },
  { path: "hands.carthage", name: { en: "Hand of Carthage", fr: "Main de Carthage" } },
  { path: "discard", name: { en: "Discard pile", fr: "Défausse" } },
  { path: "removed", name: { en: "Out of the game", fr: "Hors du jeu" } },
];

/** The cards in the hand of a side. */
export const handOf = (position: Plain, side: string): readonly number[] =>
  (position as { readonly hands?: Readonly<Record<string, readonly number[]>> }).hands?.[side] ?? [];

/** Cards in a hand that the other side has seen. */
export const SHOWN_CARDS: Field = {
  field: "shown",
  name: { en: "Cards that the other side knows", fr: "Cartes connues de l'autre camp" },
  as: "card",
  among: handOf,
};

// What may be under way
export const CARD_PLAYED: Field = { field: "play", name: { en: "A card is being played", fr: "Une carte est jouée" } };
export const BATTLE_FOUGHT: Field = {
  field: "battle",
  name: { en: "A battle is being fought", fr: "Une bataille est en cours" },
};
