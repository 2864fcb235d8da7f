import type { LogEntry } from "../engine/index.ts";
import { Numbers } from "./numbers.ts";

const COMMA = 44;

/** Log entries as JSON in one buffer: a game in memory has many and reads few of them. */
export class PackedLog {
  private bytes = Buffer.from(new ArrayBuffer(4096));
  /** where each entry ends */
  private readonly ends = new Numbers();

  get length(): number {
    return this.ends.length;
  }

  add(entries: readonly LogEntry[]): void {
    for (const entry of entries) {
      const text = JSON.stringify(entry);
      const from = this.end(this.length);
      // as much room as a text may need, and a comma
      const room = from + 3 * text.length + 1;
      // what is transferred leaves nothing behind
      if (room > this.bytes.length) this.bytes = Buffer.from(this.bytes.buffer.transfer(Math.max(room, 2 * this.bytes.length)));
      const end = from + this.bytes.write(text, from);
      this.bytes[end] = COMMA;
      this.ends.push(end + 1);
    }
  }

  /** Those from one index up to another. */
  slice(from: number, to = this.length): LogEntry[] {
    if (from >= to) return [];
    return JSON.parse(`[${this.bytes.toString("utf8", this.end(from), this.end(to) - 1)}]`);
  }

  cut(length: number): void {
    this.ends.cut(length);
  }

  private end(length: number): number {
    return length === 0 ? 0 : this.ends.at(length - 1);
  }
}
