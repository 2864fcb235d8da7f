import type { LogEntry, Plain } from "../engine/index.ts";
import type { Join } from "../words/runs.ts";
import type { Catalogue, Language, Words } from "../words/words.ts";

/** Draws what a seat sees as text, at most 80 columns wide. */
type TextBoard = (view: Plain, words: Words) => string;

/** How a game is shown in a terminal. */
export interface TerminalFace {
  /** what the board says besides the words of the game itself */
  readonly words: Readonly<Record<Language, Catalogue>>;
  readonly board: TextBoard;
  /** what a player wants to see beside the name of an option, such as the ratings of a general; may be empty */
  readonly hint?: (id: string, view: Plain, words: Words) => string;
  /** whether an entry of the log begins something new: a card, an operation, a turn */
  readonly opensGroup?: (entry: LogEntry) => boolean;
  /** what is told as one */
  readonly joined?: Join;
  /** the ids of all that can be looked at, whether it is an option or not */
  readonly things?: readonly string[];
  /** what is to be said about one of them */
  readonly about?: (id: string, view: Plain, words: Words) => string;
}

/** A view as an outline, a line for each value: for a game that has no face of its own. */
export const BARE_FACE: TerminalFace = {
  words: { en: {}, fr: {} },
  board: (view, words) => outline(view, words, "").join("\n"),
};

function outline(value: Plain, words: Words, indent: string): string[] {
  if (typeof value !== "object" || value === null) return [`${indent}${String(value)}`];
  return Object.entries(value).flatMap(([key, item]) => {
    const name = `${indent}${words.say(key)}`;
    const simple = typeof item !== "object" || item === null;
    if (simple) return [`${name}: ${String(item)}`];
    if (Array.isArray(item) && item.every((entry) => typeof entry !== "object")) return [`${name}: ${item.join(" ")}`];
    return [name, ...outline(item, words, `${indent}  `)];
  });
}
