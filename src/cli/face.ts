import type { LogEntry, Plain } from "../engine/index.ts";
import type { Join } from "../words/runs.ts";
import type { Catalogue, Language, Words } from "../words/words.ts";

/** Draws what a seat sees as text, at most 80 columns wide. */
type TextBoard = (view: Plain, words: Words) => string;

/** How a game is shown in a terminal. */
export interface TerminalFace {
  /** the board's words, besides those of the game itself */
  readonly words: Readonly<Record<Language, Catalogue>>;
  readonly board: TextBoard;
  /** a note beside the name of an option, such as a general's ratings; may be empty */
  readonly hint?: (id: string, view: Plain, words: Words) => string;
  /** whether a log entry begins something new: a card, an operation, a turn */
  readonly opensGroup?: (entry: LogEntry) => boolean;
  /** which log entries are told as one */
  readonly joined?: Join;
  /** ids of everything that can be looked up, option or not */
  readonly things?: readonly string[];
  /** what there is to say about one of them */
  readonly about?: (id: string, view: Plain, words: Words) => string;
}

/** A view as an outline, one line per value: for games without a face of their own. */
export const BARE_FACE: TerminalFace = {
  words: { en: {}, fr: {} },
  board: (view, words) => outline(view, words, "").join("\n"),
};

function outline(value: Plain, words: Words, indent: string): string[] {
  if (typeof value !== "object" || value === null) return [`${indent}${String(value)}`];
  return Object.entries(value).flatMap(([key, item]) => {
    const name = `${indent}${nameOf(key, words)}`;
    const simple = typeof item !== "object" || item === null;
    if (simple) return [`${name}: ${String(item)}`];
    if (Array.isArray(item) && item.every((entry) => typeof entry !== "object")) return [`${name}: ${item.join(" ")}`];
    return [name, ...outline(item, words, `${indent}  `)];
  });
}

/** The name of a field. A prompt or an event may have the same key: a sentence is not a name. */
function nameOf(key: string, words: Words): string {
  const name = words.say(key);
  return /[{.?!]/.test(name) ? key : name;
}
