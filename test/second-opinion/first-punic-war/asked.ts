import { chanceFrom, type LogEntry, type Plain, randomAnswer } from "../../../src/engine/index.ts";
import type { Moment, Opinion } from "../compare.ts";
import { Board } from "./board.ts";
import type { Side } from "./map.ts";

/** Ways to read the engine's questions and log. */

export type Ask = (board: Board, moment: Moment, seat: Side) => Opinion[];

/** What a count says about a thing, as the engine does: engine first. */
export const say = (topic: string, rule: string, engine: Plain, count: Plain): Opinion => ({ topic, rule, engine, count });

export const bare = (id: string): string => id.replace(/^[^:]*:/, "");
export const sorted = (ids: readonly string[]): string[] => [...ids].sort();

/** The options of a kind, as "hex" or "unit" is, without the name of the kind. */
export function offered({ question }: Moment, kind: string): string[] {
  if (question.kind !== "choose" && question.kind !== "pick") return [];
  return sorted(question.options.filter((option) => option.startsWith(`${kind}:`)).map(bare));
}

/** Compares the options of one kind. */
export const options =
  (topic: string, rule: string, kind: string, count: (board: Board, moment: Moment, seat: Side) => readonly string[]): Ask =>
  (board, moment, seat) => [say(topic, rule, offered(moment, kind), sorted(count(board, moment, seat)))];

/** The thing that a parameter of the question names. */
export const named = ({ question }: Moment, name: string): string => bare(String(question.params![name]));

/** The numbers that a list of modifiers tells. */
export const amounts = (modifiers: Plain): number[] =>
  (modifiers as readonly string[]).map((text) => Number(text.split("=")[1])).sort((a, b) => a - b);

export const promptOf = (question: Moment["question"]): string => question.prompt.replace("fpw.", "");

const boards = new WeakMap<object, Board>();

export function boardAt({ position }: { position: Plain }): Board {
  const known = boards.get(position as object) ?? new Board(position);
  boards.set(position as object, known);
  return known;
}

export const lastOf = ({ past }: Moment) => past.at(-1);

/** The last entry of a kind in the log, of a side if one is named, and its place. */
export function lastEntry(
  log: readonly LogEntry[],
  event: string,
  side?: string,
): { entry: LogEntry; index: number } | undefined {
  const index = log.findLastIndex((entry) => entry.event === `fpw.${event}` && (!side || entry.params?.side === side));
  return index < 0 ? undefined : { entry: log[index]!, index };
}

/** An answer that is legal, another one for another number. */
export const someAnswer = (question: Moment["question"], number: number) => randomAnswer(question, chanceFrom(String(number)));
