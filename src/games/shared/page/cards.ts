/** Cards as given by a view: those that may not be seen are only counted. */
export type Cards = number | readonly number[];

export const countOf = (cards: number | readonly unknown[]): number => (typeof cards === "number" ? cards : cards.length);
export const seenOf = (cards: Cards): readonly number[] => (typeof cards === "number" ? [] : cards);
