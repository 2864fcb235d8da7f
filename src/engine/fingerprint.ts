import { canonical } from "./plain.ts";

/** How a fingerprint of the current kind begins. Older ones are bare digits. */
const KIND = "2-";

/**
 * A 53-bit fingerprint of plain data, to notice that two states differ (not for secrets). The order of keys does not matter:
 * each key is hashed with its value, and the hashes are added up.
 */
export function fingerprint(value: unknown): string {
  begin();
  mixValue(value);
  return KIND + digits(low, high);
}

/** Whether a fingerprint matches the data. It names its own kind, so old records stay valid. */
export const isFingerprintOf = (mark: string, value: unknown): boolean =>
  mark === (mark.startsWith(KIND) ? fingerprint(value) : fingerprintOfText(canonical(value)));

/** The hash so far, in two lanes of 32 bits. Kept here because a function cannot return two numbers without making an object. */
let low = 0;
let high = 0;

function begin(): void {
  low = 0x9e3779b9;
  high = 0x243f6a88;
}

function mix(word: number): void {
  const mixed = Math.imul(word, 0xcc9e2d51);
  low = Math.imul(low ^ ((mixed << 15) | (mixed >>> 17)), 0x85ebca6b);
  low = (low << 13) | (low >>> 19);
  high = Math.imul(high ^ mixed ^ (mixed >>> 16), 0xc2b2ae35);
  high = (high << 11) | (high >>> 21);
}

function mixText(text: string): void {
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
}

// what kind of value follows; a list also gives its length, so that no two values hash alike
const NOTHING = 0x5bd1e995;
const TRUE = 0x1b873593;
const FALSE = 0x38b34ae5;
const TEXT = 0x52dce729;
const LIST = 0x2f0b4c47;
const OBJECT = 0x6b43a9b5;
const FRACTION = 0x165667b1;

function mixValue(value: unknown): void {
  if (typeof value === "number") mixNumber(value);
  else if (typeof value === "boolean") mix(value ? TRUE : FALSE);
  else if (typeof value === "string") {
    mix(TEXT);
    mix(value.length);
    mixText(value);
  } else if (Array.isArray(value)) mixList(value);
  else if (typeof value === "object" && value !== null) mixObject(value as Record<string, unknown>);
  else mix(NOTHING);
}

function mixNumber(value: number): void {
  if (value === (value | 0)) mix(value);
  else {
    mix(FRACTION);
    mixText(String(value));
  }
}

function mixList(list: readonly unknown[]): void {
  mix(LIST);
  mix(list.length);
  if (typeof list[0] === "number") mixNumbers(list);
  else for (let i = 0; i < list.length; i++) mixValue(list[i]);
}

/**
 * Lists of small numbers are the bulk of every state. In a loop of their own, with both lanes in local variables, they hash
 * several times faster.
 */
function mixNumbers(list: readonly unknown[]): void {
  let a = low;
  let b = high;
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    if (typeof item === "number" && item === (item | 0)) {
      const mixed = Math.imul(item, 0xcc9e2d51);
      a = Math.imul(a ^ ((mixed << 15) | (mixed >>> 17)), 0x85ebca6b);
      a = (a << 13) | (a >>> 19);
      b = Math.imul(b ^ mixed ^ (mixed >>> 16), 0xc2b2ae35);
      b = (b << 11) | (b >>> 21);
    } else {
      low = a;
      high = b;
      mixValue(item);
      a = low;
      b = high;
    }
  }
  low = a;
  high = b;
}

/** The hash of each key met so far. A game has about two hundred. */
const keys = new Map<string, { readonly low: number; readonly high: number }>();

function hashOfKey(key: string) {
  low = key.length;
  high = OBJECT;
  mixText(key);
  const hash = { low, high };
  keys.set(key, hash);
  return hash;
}

function mixObject(object: Record<string, unknown>): void {
  const outerLow = low;
  const outerHigh = high;
  let sumLow = 0;
  let sumHigh = 0;
  for (const key in object) {
    const value = object[key];
    if (value === undefined || typeof value === "function") continue;
    mixField(key, value);
    sumLow = (sumLow + finished(low)) | 0;
    sumHigh = (sumHigh + finished(high)) | 0;
  }
  low = outerLow;
  high = outerHigh;
  mixSums(sumLow, sumHigh);
}

function mixSums(sumLow: number, sumHigh: number): void {
  mix(OBJECT);
  mix(sumLow);
  mix(sumHigh);
}

function mixField(key: string, value: unknown): void {
  const hash = keys.get(key) ?? hashOfKey(key);
  low = hash.low;
  high = hash.high;
  mixValue(value);
}

/** The hashes of keys, two elements each, for `hashField`. */
export const hashesOfKeys = (names: readonly string[]): Int32Array =>
  Int32Array.from(names.flatMap((name) => Object.values(hashOfKey(name))));

/**
 * Writes the hash of one field of an object to two elements of a list; the hash of its key stands at the same place in another.
 * Returns whether something else stood there.
 */
export function hashField(ofKeys: Int32Array, value: unknown, into: Int32Array, at: number): boolean {
  low = ofKeys[at]!;
  high = ofKeys[at + 1]!;
  mixValue(value);
  const isThere = value !== undefined;
  const newLow = isThere ? finished(low) : 0;
  const newHigh = isThere ? finished(high) : 0;
  if (into[at] === newLow && into[at + 1] === newHigh) return false;
  into[at] = newLow;
  into[at + 1] = newHigh;
  return true;
}

/** The fingerprint of an object, from the hashes of its fields. */
export function fingerprintOfFields(hashes: Int32Array): string {
  let sumLow = 0;
  let sumHigh = 0;
  for (let i = 0; i < hashes.length; i += 2) {
    sumLow = (sumLow + hashes[i]!) | 0;
    sumHigh = (sumHigh + hashes[i + 1]!) | 0;
  }
  begin();
  mixSums(sumLow, sumHigh);
  return KIND + digits(low, high);
}

function finished(lane: number): number {
  let hash = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** The fingerprint of older records: a hash of the canonical text. */
function fingerprintOfText(text: string): string {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ code, 2654435761);
    h2 = Math.imul(h2 ^ code, 1597334677);
  }
  return digits(h1, h2);
}

/** Each byte in hexadecimal digits. */
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Two lanes as 53 bits in hexadecimal digits. */
function digits(h1: number, h2: number): string {
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  const byte = (lane: number, from: number) => BYTES[(lane >>> from) & 255]!;
  return BYTES[(h2 >>> 16) & 31]! + byte(h2, 8) + byte(h2, 0) + byte(h1, 24) + byte(h1, 16) + byte(h1, 8) + byte(h1, 0);
}
