import { PunicaError } from "./errors.ts";

/** Reads plain data from outside, field by field; every error names the field and what it should have been. */
export class Reader {
  readonly value: unknown;
  readonly field: string;

  constructor(value: unknown, field: string) {
    this.value = value;
    this.field = field;
  }

  fail(sentence: string): never {
    throw new PunicaError("bad-position", `${this.field || "The position"}: ${sentence}`, { field: this.field });
  }

  isAbsent(): boolean {
    return this.value === undefined;
  }

  isNull(): boolean {
    return this.value === undefined || this.value === null;
  }

  at(key: string): Reader {
    const object = this.object();
    return new Reader(Object.hasOwn(object, key) ? object[key] : undefined, this.field ? `${this.field}.${key}` : key);
  }

  object(): Record<string, unknown> {
    if (typeof this.value !== "object" || this.value === null || Array.isArray(this.value)) this.fail("must be an object.");
    return this.value as Record<string, unknown>;
  }

  /** Says so if there is a field that nobody would read: usually a slip of the pen. */
  knowing(...known: string[]): this {
    for (const key of Object.keys(this.object())) {
      if (!known.includes(key)) this.at(key).fail(`is not known here; known are ${known.join(", ")}.`);
    }
    return this;
  }

  keys(): Reader[] {
    return Object.keys(this.object()).map((key) => this.at(key));
  }

  list(): Reader[] {
    if (!Array.isArray(this.value)) this.fail("must be a list.");
    return (this.value as unknown[]).map((item, index) => new Reader(item, `${this.field}[${index}]`));
  }

  integer(min: number, max: number): number {
    if (typeof this.value !== "number" || !Number.isInteger(this.value) || this.value < min || this.value > max)
      this.fail(`must be a whole number from ${min} to ${max}, not ${JSON.stringify(this.value)}.`);
    return this.value as number;
  }

  boolean(): boolean {
    if (typeof this.value !== "boolean") this.fail(`must be true or false, not ${JSON.stringify(this.value)}.`);
    return this.value as boolean;
  }

  oneOf<X extends string>(allowed: readonly X[]): X {
    if (typeof this.value !== "string" || !(allowed as readonly string[]).includes(this.value))
      this.fail(
        `must be ${allowed.length > 12 ? "a known name" : `one of ${allowed.join(", ")}`}, not ${JSON.stringify(this.value)}.`,
      );
    return this.value as X;
  }

  /** A name that stands for a number. */
  named(find: (name: string) => number | undefined, kind: string): number {
    const number = typeof this.value === "string" ? find(this.value) : undefined;
    if (number === undefined) this.fail(`there is no ${kind} ${JSON.stringify(this.value)}.`);
    return number as number;
  }

  or<X>(fallback: X, read: (reader: this) => X): X {
    return this.isAbsent() ? fallback : read(this);
  }
}
