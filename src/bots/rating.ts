/** A win rate with its 95% interval. */
export interface Rate {
  readonly games: number;
  /** draws count half */
  readonly won: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Wilson's interval: sensible even for few games, or if none was lost. */
export function rateOf(won: number, games: number): Rate {
  if (games === 0) return { games, won, rate: 0.5, low: 0, high: 1 };
  const rate = won / games;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games));
  const middle = rate + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  return { games, won, rate, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/** The Elo difference that a win rate stands for. */
export const eloOf = (rate: number): number => Math.round(400 * Math.log10(rate / (1 - rate)));

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
