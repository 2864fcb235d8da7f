import { fingerprintOfFields, hashField } from "./fingerprint.ts";
import { clone, same, sameLists } from "./plain.ts";

type Fields = Record<string, unknown>;

/** Something that was worked out from a state. */
export interface Derived<T> {
  readonly value: T;
  /** the fields of the state that it comes from, by their places, and when that was */
  readonly from: readonly number[];
  readonly at: number;
}

/**
 * Follows a state that changes in place, and knows which of its fields have changed since when. What follows from the state need
 * be worked out again only if something has changed that it comes from; so need its fingerprint.
 */
export class Changes<S extends object = object> {
  private names: readonly string[] = [];
  private copies: unknown[] = [];
  /** when each field was last seen to have changed */
  private changed: number[] = [];
  private hashes = new Int32Array(0);
  private isHashed: boolean[] = [];
  private state: Fields = {};
  /** the state, with a note of every field that is read */
  private lens: Fields = {};
  /** what is read now, and in which run each field was last read */
  private read: number[] = [];
  private seen: number[] = [];
  private run = 0;
  /** goes up whenever something has changed */
  now = 0;
  /** since when the state has had the fields that it has */
  private begun = 0;

  /** Looks at the state: what has changed since the last time? */
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

  /** Works something out from the state as it was last looked at. */
  derive<T>(of: (state: S) => T): Derived<T> {
    this.read = [];
    this.run++;
    const value = of(this.lens as S);
    return { value, from: this.read, at: this.now };
  }

  /** Whether it would be the same if it were worked out again. */
  isUpToDate({ from, at }: Derived<unknown>): boolean {
    if (at === this.now) return true;
    if (at < this.begun) return false;
    for (let i = 0; i < from.length; i++) if (this.changed[from[i]!]! > at) return false;
    return true;
  }

  /** The fingerprint of the state as it was last looked at. */
  fingerprint(): string {
    const { names, copies, hashes, isHashed } = this;
    for (let at = 0; at < names.length; at++) {
      if (isHashed[at]) continue;
      hashField(names[at]!, copies[at], hashes, 2 * at);
      isHashed[at] = true;
    }
    return fingerprintOfFields(this.hashes);
  }

  /** The state has other fields than before: everything counts as changed. */
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
