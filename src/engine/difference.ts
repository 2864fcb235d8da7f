import { type Plain, same } from "./plain.ts";

/**
 * The difference between two pieces of plain data, as plain data:
 *
 *   [value]               it is replaced
 *   [at, gone, [items]]   a list: at this index so many items are removed and these inserted
 *   { key: difference }   an object or a list: these fields or items differ; null: the field is removed
 */
export type Difference =
  | readonly [value: Plain]
  | readonly [at: number, gone: number, come: readonly Plain[]]
  | { readonly [key: string]: Difference | null };

type Fields = { readonly [key: string]: Plain };

/** The difference, or undefined if there is none. An undefined field counts as missing. */
export function difference(before: Plain, after: Plain): Difference | undefined {
  if (before === after) return undefined;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return [after];
  const isList = Array.isArray(after);
  if (Array.isArray(before) !== isList) return [after];
  return isList
    ? differenceOfLists(before as readonly Plain[], after as readonly Plain[])
    : differenceOfObjects(before as Fields, after as Fields);
}

/** Applies a difference. Parts that do not differ stay the same objects. */
export function applyDifference(before: Plain, by: Difference | undefined): Plain {
  if (by === undefined) return before;
  if (isWhole(by)) return by[0];
  if (isSplice(by)) {
    const [at, gone, come] = by;
    const list = before as readonly Plain[];
    return [...list.slice(0, at), ...come, ...list.slice(at + gone)];
  }
  const copy = (Array.isArray(before) ? before.slice() : { ...(before as Fields) }) as Record<string, Plain>;
  for (const key in by) {
    const field = by[key]!;
    if (field === null) delete copy[key];
    else copy[key] = applyDifference(copy[key]!, field);
  }
  return copy;
}

/**
 * The later of two pieces of plain data, made of the very parts of the earlier one where they are the same: whoever keeps it then keeps
 * little that is new. The later one is used up, that is, changed in place and put together with parts of the earlier one; that stays as
 * it is.
 */
export function sharing<T extends Plain | undefined>(before: Plain | undefined, after: T): T {
  if (before === after || typeof before !== "object" || typeof after !== "object" || before === null || after === null)
    return after;
  if (Array.isArray(after)) return Array.isArray(before) ? (sharingItems(before, after) as Plain as T) : after;
  return Array.isArray(before) ? after : (sharingFields(before as Fields, after as Record<string, Plain>) as T);
}

function sharingFields(before: Fields, after: Record<string, Plain>): Fields {
  let differ = false;
  let more = 0;
  for (const key in after) {
    more++;
    const one = before[key];
    const other = after[key]!;
    if (one === other && (one !== undefined || key in before)) continue;
    const part = sharing(one, other);
    if (part !== one || one === undefined) differ = true;
    if (part !== other) after[key] = part;
  }
  for (const _ in before) more--;
  return differ || more !== 0 ? after : before;
}

function sharingItems(before: readonly Plain[], after: Plain[]): readonly Plain[] {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && share(before[start]!, after, start)) start++;
  if (start === after.length && start === before.length) return before;
  const ahead = before.length - after.length;
  let end = after.length;
  while (end > start && end + ahead > start && share(before[end + ahead - 1]!, after, end - 1)) end--;
  if (ahead === 0) for (let at = start + 1; at < end; at++) share(before[at]!, after, at);
  return after;
}

/** Shares an item of the later list with one of the earlier, and says whether they are the same. */
function share(one: Plain, after: Plain[], at: number): boolean {
  const other = after[at]!;
  if (one === other) return true;
  const part = sharing(one, other);
  if (part !== other) after[at] = part;
  return part === one;
}

const isWhole = (by: Difference): by is readonly [Plain] => Array.isArray(by) && by.length === 1;
const isSplice = (by: Difference): by is readonly [number, number, readonly Plain[]] => Array.isArray(by) && by.length === 3;

function differenceOfObjects(before: Fields, after: Fields): Difference | undefined {
  const fields: Record<string, Difference | null> = {};
  let differ = false;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const differs = difference(before[key] as Plain, value);
    if (!differs) continue;
    fields[key] = differs;
    differ = true;
  }
  for (const key in before) {
    if (before[key] === undefined || after[key] !== undefined) continue;
    fields[key] = null;
    differ = true;
  }
  return differ ? fields : undefined;
}

/** Naming one item of a list takes about as much room as this many items. */
const ROOM_OF_A_KEY = 3;

function differenceOfLists(before: readonly Plain[], after: readonly Plain[]): Difference | undefined {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && same(before[start], after[start])) start++;
  if (start === least && before.length === after.length) return undefined;
  let end = 0;
  while (end < least - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const gone = before.length - start - end;
  const until = after.length - end;
  if (before.length === after.length) {
    const items: Record<string, Difference> = {};
    let whole = 0;
    let others = 0;
    for (let i = start; i < until; i++) {
      const differs = difference(before[i]!, after[i]!);
      if (!differs) continue;
      items[i] = differs;
      if (isWhole(differs)) whole++;
      else others++;
    }
    if (others > 0 || whole * ROOM_OF_A_KEY < gone) return items;
  }
  return [start, gone, after.slice(start, until)];
}
