import { fingerprintOfFields, hashField } from "./fingerprint.ts";
import { clone, same, sameLists } from "./plain.ts";

type Fields = Record<string, unknown>;

/** A value computed from a state. */
export interface Derived<T> {
  readonly value: T;
  /** the fields it was computed from, by index, and when */
  readonly from: readonly number[];
  readonly at: number;
}

/**
 * Follows a state that changes in place and knows when each field last changed. A value computed from the state, or its
 * fingerprint, is computed again only if a field it depends on has changed.
 */
export class Changes<S extends object = object> {
  private names: readonly string[] = [];
  private copies: unknown[] = [];
  /** when each field last changed */
  private changed: number[] = [];
  private hashes = new Int32Array(0);
  private isHashed: boolean[] = [];
  private state: Fields = {};
  /** the state behind a proxy that notes every field read */
  private lens: Fields = {};
  /** the fields read in this run, and the run in which each was last read */
  private read: number[] = [];
  private seen: number[] = [];
  private run = 0;
  /** goes up with every change */
  now = 0;
  /** when the state last got different fields */
  private begun = 0;

  /** Compares the state with how it was at the last look. */
  look(state: S): void {
    const { copies, changed, isHashed } = this;
    const now = this.now + 1;
    this.state = state as Fields;
    if (!sameLists(Object.keys(state), this.names)) {
      this.begin(this.state);
      return;
    }
    const values = Object.values(state);
    for (let at = 0; at < values.length; at++) {
      const value = values[at];
      if (value === copies[at] || same(value, copies[at])) continue;
      copies[at] = clone(value);
      changed[at] = now;
      isHashed[at] = false;
      this.now = now;
    }
  }

  /** Computes a value from the state as of the last look. */
  derive<T>(of: (state: S) => T): Derived<T> {
    this.read = [];
    this.run++;
    const value = of(this.lens as S);
    return { value, from: this.read, at: this.now };
  }

  /** Whether the value still holds. */
  isUpToDate({ from, at }: Derived<unknown>): boolean {
    if (at === this.now) return true;
    if (at < this.begun) return false;
    for (let i = 0; i < from.length; i++) if (this.changed[from[i]!]! > at) return false;
    return true;
  }

  /** The fingerprint of the state as of the last look. */
  fingerprint(): string {
    const { names, copies, hashes, isHashed } = this;
    for (let at = 0; at < names.length; at++) {
      if (isHashed[at]) continue;
      hashField(names[at]!, copies[at], hashes, 2 * at);
      isHashed[at] = true;
    }
    return fingerprintOfFields(this.hashes);
  }

  /** The state has different fields: everything counts as changed. */
  private begin(fields: Fields): void {
    this.begun = ++this.now;
    this.names = Object.keys(fields);
    this.copies = this.names.map((name) => clone(fields[name]));
    this.changed = this.names.map(() => this.now);
    this.hashes = new Int32Array(2 * this.names.length);
    this.isHashed = this.names.map(() => false);
    this.seen = this.names.map(() => 0);
    this.lens = {};
    for (const [at, name] of this.names.entries())
      Object.defineProperty(this.lens, name, {
        enumerable: true,
        get: () => {
          if (this.seen[at] !== this.run) {
            this.seen[at] = this.run;
            this.read.push(at);
          }
          return this.state[name];
        },
      });
  }
}
