/** What is picked, and which of it the page has only proposed. */
export interface Picks {
  readonly picked: readonly string[];
  readonly proposed: readonly string[];
}

/**
 * What is picked after a click on an option. Where there is room for no more, it takes the place of the last that was only proposed;
 * undefined if there is none.
 */
export function picking({ picked, proposed }: Picks, option: string, max: number): Picks | undefined {
  const without = (list: readonly string[], id: string | undefined) => list.filter((each) => each !== id);
  const left = without(proposed, option);
  if (picked.includes(option)) return { picked: without(picked, option), proposed: left };
  if (picked.length < max) return { picked: [...picked, option], proposed: left };
  const given = max === 1 ? picked[0] : proposed.at(-1);
  return given === undefined ? undefined : { picked: [...without(picked, given), option], proposed: without(left, given) };
}
