import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { stripVTControlCharacters, styleText } from "node:util";

/** What Ctrl-C means. */
export const LEAVE = "quit";

/** A person at a terminal, or a program that pretends to be one. */
export class Terminal {
  private readonly output: Writable;
  private readonly close: () => void;
  /** what has been typed and not yet read */
  private readonly typed: string[] = [];
  private ended = false;
  private waiting: (() => void) | null = null;
  readonly interactive: boolean;

  constructor(input: Readable, output: Writable) {
    this.output = output;
    this.interactive = "isTTY" in input && input.isTTY === true;
    const reader = createInterface({ input, output: this.interactive ? output : undefined, terminal: this.interactive });
    this.close = () => reader.close();
    reader.on("line", (line) => this.hear(line));
    reader.on("SIGINT", () => this.hear(LEAVE));
    reader.on("close", () => {
      this.ended = true;
      this.waiting?.();
    });
  }

  private hear(line: string): void {
    this.typed.push(line);
    this.waiting?.();
  }

  /** Wraps lines that are too long for the terminal. */
  say(text = ""): void {
    const columns = "columns" in this.output ? Number(this.output.columns) : 0;
    const lines = columns > 0 ? text.split("\n").flatMap((line) => broken(line, columns)) : [text];
    this.output.write(`${lines.join("\n")}\n`);
  }

  /** The next line typed; null at the end of the input. */
  async read(): Promise<string | null> {
    this.output.write("> ");
    while (this.typed.length === 0 && !this.ended)
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
      });
    const line = this.typed.shift();
    if (line === undefined) {
      this.output.write("\n");
      return null;
    }
    if (!this.interactive || line === LEAVE) this.output.write(`${line}\n`);
    return line;
  }

  /** Checks for input while the computer plays; true if somebody wants to leave. */
  async isLeft(): Promise<boolean> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    return this.interactive && (this.ended || this.typed[0] === LEAVE);
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

/** Wraps a line at a number of columns; the later lines are indented. */
function broken(line: string, columns: number): string[] {
  const width = (text: string) => stripVTControlCharacters(text).length;
  if (width(line) <= columns) return [line];
  const indent = `${/^ */.exec(line)![0]}  `;
  const lines: string[] = [];
  let now = "";
  for (const word of line.split(/(?<=\S)(?= )/)) {
    if (now !== "" && width(now + word) > columns) {
      lines.push(now);
      now = indent + word.trimStart();
    } else now += word;
  }
  return [...lines, now];
}
