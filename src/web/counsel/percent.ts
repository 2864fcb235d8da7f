/** A part of 1 as whole percents. */
export const percentOf = (part: number): number => Math.round(100 * part);
