import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { styleText } from "node:util";

/** A person at a terminal, or a program that pretends to be one. */
export class Terminal {
  private readonly output: Writable;
  private readonly lines: AsyncIterator<string>;
  private readonly close: () => void;
  readonly interactive: boolean;

  constructor(input: Readable, output: Writable) {
    this.output = output;
    this.interactive = "isTTY" in input && input.isTTY === true;
    const reader = createInterface({ input, output: this.interactive ? output : undefined, terminal: this.interactive });
    this.lines = reader[Symbol.asyncIterator]();
    this.close = () => reader.close();
  }

  say(text = ""): void {
    this.output.write(`${text}\n`);
  }

  /** What is typed next; null at the end of the input. */
  async read(): Promise<string | null> {
    this.output.write("> ");
    const { value, done } = await this.lines.next();
    if (done) {
      this.output.write("\n");
      return null;
    }
    if (!this.interactive) this.output.write(`${value}\n`);
    return value;
  }

  /** Hides what one person saw from the next. */
  clear(): void {
    if (this.interactive) this.output.write("\x1b[2J\x1b[3J\x1b[H");
  }

  style(format: "bold" | "dim" | "red" | "blue", text: string): string {
    return styleText(format, text, { stream: this.output as NodeJS.WriteStream });
  }

  end(): void {
    this.close();
  }
}
