/*
 * SHA-256 (FIPS 180-4), in plain code: it must be synchronous in Node, in workers and in pages without https, where the platform's own is asynchronous or missing.
 */

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function fractions(count: number, root: number): Int32Array {
  const words = new Int32Array(count);
  for (let found = 0, candidate = 2; found < count; candidate++) {
    if (isPrime(candidate)) words[found++] = (candidate ** (1 / root) % 1) * 0x100000000;
  }
  return words;
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return true;
}

const INITIAL = fractions(8, 2);
const ROUNDS = fractions(64, 3);
const schedule = new Int32Array(64);

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Adds one block of sixteen words to the hash. */
function compress(hash: Int32Array, block: ArrayLike<number>): void {
  for (let i = 0; i < 16; i++) schedule[i] = block[i]!;
  for (let i = 16; i < 64; i++) {
    const a = schedule[i - 15]!;
    const b = schedule[i - 2]!;
    const s0 = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
    const s1 = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
    schedule[i] = (schedule[i - 16]! + s0 + schedule[i - 7]! + s1) | 0;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + schedule[i]!) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

/** The hash of a text (as UTF-8), as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 8) & ~63) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  words.setUint32(padded.length - 4, bytes.length << 3);
  const hash = INITIAL.slice();
  const block = new Int32Array(16);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) block[i] = words.getInt32(at + 4 * i);
    compress(hash, block);
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

const short = new Int32Array(16);
const result = new Int32Array(8);

/** The first 32 bits of the hash of nine words, each as four bytes, the highest first. */
export function firstWordOfHash(nine: readonly number[]): number {
  for (let i = 0; i < 9; i++) short[i] = nine[i]!;
  short[9] = 0x80000000;
  short[15] = 9 * 32;
  result.set(INITIAL);
  compress(result, short);
  return result[0]! >>> 0;
}
