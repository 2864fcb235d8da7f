const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

/** How large pieces are drawn at a scale: they grow slower than the board, so that they can be read far away and leave room close up. */
export const pieceScale = (k: number): number =>
  Math.round(between(0.64, Math.max(1.06 * (0.5 / k) ** 0.42, 0.41 / k), 2.2) * 100) / 100;

/** The same for names. Never above 1 where all names are shown: the room for them was measured at 1. */
export const nameScale = (k: number): number => (k < 0.34 ? 1.3 : Math.round(between(0.5, (0.46 / k) ** 0.45, 1) * 100) / 100);

/** How large an open stack is drawn: as large on the screen at every scale. */
export const trayScale = (k: number): number => 0.72 / k;
