import { fingerprintOfFields, hashesOfKeys, hashField } from "../engine/index.ts";

type Fields = Record<string, unknown>;

/**
 * Follows a state that changes in place and knows when each field last changed. Of lists and objects it keeps a hash of 64 bits: to
 * look at a copy of each would mean twice as much memory to go through, and the fingerprint needs the hashes anyway.
 */
export class Changes<S extends object = object> {
  private shape = shapeOf([]);
  /** the fields as of the last look */
  private values: unknown[] = [];
  private hashes = new Int32Array(0);
  /** when each field last changed */
  private changed: number[] = [];
  private reading: Reading = { values: [], read: new Int32Array(0), place: 0 };
  private lens: object = {};
  /** goes up with every change */
  now = 0;
  /** when the state last got different fields */
  private begun = 0;
  /** the last answer to `since` */
  private bits = new Int32Array(0);
  private asked = -1;
  private answered = -1;

  /** Compares the state with how it was at the last look. */
  look(state: S): void {
    const { values, hashes, changed } = this;
    const { names, keys } = this.shape;
    const now = this.now + 1;
    let at = 0;
    for (const name in state) {
      if (name !== names[at]) {
        at = -1;
        break;
      }
      const value = state[name];
      if (value !== values[at] || typeof value === "object") {
        values[at] = value;
        if (hashField(keys, value, hashes, 2 * at)) {
          changed[at] = now;
          this.now = now;
        }
      }
      at++;
    }
    if (at !== names.length) this.begin(state as Fields);
  }

  /** Computes a value from the state as of the last look, and marks in `from`, bit by bit, the fields it was computed from. */
  derive<T>(of: (state: S) => T, from: Int32Array, place: number): T {
    const { reading, width } = this;
    from.fill(0, place, place + width);
    reading.read = from;
    reading.place = place;
    return of(this.lens as S);
  }

  /** The fields that have changed since a time, as bits; null if the state has got different fields. */
  since(time: number): Int32Array | null {
    if (time < this.begun) return null;
    if (this.asked === time && this.answered === this.now) return this.bits;
    const { changed, bits } = this;
    bits.fill(0);
    for (let at = 0; at < changed.length; at++) if (changed[at]! > time) bits[at >> 5]! |= 1 << (at & 31);
    this.asked = time;
    this.answered = this.now;
    return bits;
  }

  /** How many numbers hold a bit for each field. */
  get width(): number {
    return this.bits.length;
  }

  /** The fingerprint of the state as of the last look. */
  fingerprint(): string {
    return fingerprintOfFields(this.hashes);
  }

  /** The state has different fields: everything counts as changed. */
  private begin(state: Fields): void {
    this.begun = ++this.now;
    this.shape = shapeOf(Object.keys(state));
    const { names, keys, Lens } = this.shape;
    this.values = Object.values(state);
    this.changed = names.map(() => this.now);
    this.hashes = new Int32Array(2 * names.length);
    for (const [at, value] of this.values.entries()) hashField(keys, value, this.hashes, 2 * at);
    this.bits = new Int32Array((names.length + 31) >> 5);
    this.reading = { values: this.values, read: this.bits, place: 0 };
    this.lens = new Lens(this.reading);
  }
}

/** The fields of a state, and the bits that mark which of them are read. */
interface Reading {
  readonly values: readonly unknown[];
  read: Int32Array;
  place: number;
}

/** What states with the same fields share: the names, their hashes, and a lens that notes every field read through it. */
interface Shape {
  readonly names: readonly string[];
  readonly keys: Int32Array;
  readonly Lens: new (reading: Reading) => object;
}

const shapes = new Map<string, Shape>();

function shapeOf(names: readonly string[]): Shape {
  const key = names.join(" ");
  const known = shapes.get(key);
  if (known) return known;
  const shape = { names, keys: hashesOfKeys(names), Lens: lensFor(names) };
  shapes.set(key, shape);
  return shape;
}

/** A state behind a lens. It is one class for all states with these fields, so that reading through it is fast. */
function lensFor(names: readonly string[]): Shape["Lens"] {
  class Looking {
    readonly #reading: Reading;

    constructor(reading: Reading) {
      this.#reading = reading;
    }

    static read(looking: Looking, at: number): unknown {
      const { values, read, place } = looking.#reading;
      read[place + (at >> 5)]! |= 1 << (at & 31);
      return values[at];
    }
  }
  for (const [at, name] of names.entries())
    Object.defineProperty(Looking.prototype, name, {
      enumerable: true,
      get(this: Looking) {
        return Looking.read(this, at);
      },
    });
  return Looking;
}

/** Values computed from a followed state, each recomputed only when a field it depends on has changed. */
export class Derived<S extends object, T> {
  readonly values: T[] = [];
  /** when each was last computed, as the changes count time */
  readonly computed: number[] = [];
  private readonly changes: Changes<S>;
  private readonly of: readonly ((state: S) => T)[];
  /** the fields each depends on, one after the other */
  private from = new Int32Array(0);
  private now = -1;
  private readonly keep: (before: T | undefined, after: T) => T;

  /** `keep` says what is kept of a value, given the one before. */
  constructor(changes: Changes<S>, of: readonly ((state: S) => T)[], keep = (_: T | undefined, after: T) => after) {
    this.changes = changes;
    this.of = of;
    this.keep = keep;
    this.update();
  }

  /** Brings the values up to date and says which were recomputed, and what they were before. */
  update(tell?: (index: number, before: T, after: T) => void): void {
    const { changes, of, values, computed } = this;
    if (this.now === changes.now) return;
    const { width } = changes;
    const changed = changes.since(this.now);
    if (!changed) this.from = new Int32Array(width * of.length);
    const { from } = this;
    for (let i = 0; i < of.length; i++) {
      if (changed && !isAmong(changed, from, i * width)) continue;
      const before = values[i]!;
      values[i] = this.keep(before, changes.derive(of[i]!, from, i * width));
      computed[i] = changes.now;
      tell?.(i, before, values[i]!);
    }
    this.now = changes.now;
  }
}

/** Whether one of these fields is among those noted at a place. */
function isAmong(fields: Int32Array, from: Int32Array, place: number): boolean {
  for (let i = 0; i < fields.length; i++) if ((fields[i]! & from[place + i]!) !== 0) return true;
  return false;
}
