const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

/**
 * The size of pieces at a scale: they grow more slowly than the board, so that they are legible from afar and leave room close
 * up.
 */
export const pieceScale = (k: number): number =>
  Math.round(between(0.64, Math.max(1.06 * (0.5 / k) ** 0.42, 0.41 / k), 2.2) * 100) / 100;

/** The same for names. Never above 1 where all names are shown: they were laid out at 1. */
export const nameScale = (k: number): number => (k < 0.34 ? 1.3 : Math.round(between(0.5, (0.46 / k) ** 0.45, 1) * 100) / 100);

/** The size of an open stack: the same on the screen at every scale. */
export const trayScale = (k: number): number => 0.72 / k;
