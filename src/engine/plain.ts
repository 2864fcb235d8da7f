/** Plain data: what JSON can hold; an undefined key counts as missing. The whole state of a game is plain data. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain | undefined };

/**
 * A deep copy of plain data. Lists of numbers, the bulk of every state, are copied in one go, and objects by spreading: a copy
 * built key by key is slower to make and slower to use.
 */
export function clone<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.slice();
    if (list.length > 0 && typeof list[0] === "object") {
      for (let i = 0; i < list.length; i++) list[i] = clone(list[i]);
    }
    return list as T;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === "object" && item !== null) copy[key] = clone(item);
  }
  return copy as T;
}

/** The fields of a state that a copy need not look into. What has been spread from these must be given all the others. */
export type Flat<S> = { [K in keyof S as S[K] extends string | number | boolean | null | undefined ? K : never]: S[K] };

/** Equality of plain data; the order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b);
  return !Array.isArray(b) && sameObjects(a as Record<string, unknown>, b as Record<string, unknown>);
}

export function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
}

function sameObjects(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  let fields = 0;
  for (const key in a) {
    const value = a[key];
    if (value !== b[key] ? !same(value, b[key]) : value === undefined && !(key in b)) return false;
    fields++;
  }
  for (const _ in b) fields--;
  return fields === 0;
}

/** JSON with its keys in order, so that equal data gives equal text. What JSON leaves out is left out. */
export function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) {
    return value.some((item) => typeof item === "object") ? `[${value.map(canonical).join(",")}]` : JSON.stringify(value);
  }
  const object = value as Record<string, unknown>;
  const fields = Object.keys(object)
    .filter((key) => object[key] !== undefined && typeof object[key] !== "function")
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(object[key])}`);
  return `{${fields.join(",")}}`;
}
