import type { Allocate, Item } from "./question.ts";

/** How many more an item can take, given what has been handed out. */
export function roomFor(question: Allocate, counts: Readonly<Record<string, number>>, item: Item): number {
  const handedOut = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (counts[id] ?? 0), 0);
  let room = Math.min(item.max - (counts[item.id] ?? 0), question.max - handedOut(question.items.map(({ id }) => id)));
  for (const limit of question.limits ?? [])
    if (limit.items.includes(item.id)) room = Math.min(room, limit.max - handedOut(limit.items));
  return Math.max(0, room);
}

/**
 * Hands out as many as are wanted and fit: first what each item needs, then what the limits need, then the rest, always in the
 * given order.
 */
export function handOut(question: Allocate, wanted = question.max, order = question.items): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(question.items.map(({ id, min }) => [id, min]));
  let left = wanted - question.items.reduce((sum, { min }) => sum + min, 0);
  const give = (item: Item, most: number): number => {
    const given = Math.max(0, Math.min(most, roomFor(question, counts, item)));
    counts[item.id]! += given;
    left -= given;
    return given;
  };
  for (const { items, min } of question.limits ?? []) {
    let missing = min - items.reduce((sum, id) => sum + counts[id]!, 0);
    for (const item of order) if (items.includes(item.id)) missing -= give(item, missing);
  }
  for (const item of order) give(item, left);
  return counts;
}
