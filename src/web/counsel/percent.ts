/** A share of 1 as a whole percentage. */
export const percentOf = (part: number): number => Math.round(100 * part);
