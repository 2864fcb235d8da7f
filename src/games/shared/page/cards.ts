/** Cards as a view gives them: those that one may not see are only counted. */
export type Cards = number | readonly number[];

export const countOf = (cards: number | readonly unknown[]): number => (typeof cards === "number" ? cards : cards.length);
export const seenOf = (cards: Cards): readonly number[] => (typeof cards === "number" ? [] : cards);
