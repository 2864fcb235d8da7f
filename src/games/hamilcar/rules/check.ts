/** Data files are checked once, on loading; faults are reported in a sentence. */
export function check(holds: boolean, file: string, sentence: string): asserts holds {
  if (!holds) throw new Error(`data/${file}: ${sentence}`);
}

/** Whether a value is a whole number from `least` to `most`. */
export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** The ids of a list, by number; duplicate ids are refused. */
export function numbered(file: string, ids: readonly string[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const [number, id] of ids.entries()) {
    check(!numbers.has(id), file, `"${id}" is there twice.`);
    numbers.set(id, number);
  }
  return numbers;
}
