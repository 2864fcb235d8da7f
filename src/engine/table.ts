import { randomBelow, rollDie, shuffle } from "./chance.ts";
import type { GameState } from "./game.ts";
import { gameOver, type LogEntry } from "./log.ts";
import type { Item, Limit, Params, Play, Reason } from "./question.ts";
import type { Seat } from "./seat.ts";

/** Gets each log entry right after it is written, with the state at that moment. */
export type Watch = (entry: LogEntry, state: GameState) => void;

/**
 * What the rules of a game work with: the state, chance and the log. Everything that matters for play is in the state; the table
 * remembers nothing.
 */
export class Table<S extends GameState, Key extends string = string> {
  s: S;
  /** where the log goes; forks for search keep none */
  log: LogEntry[] | null;
  watch: Watch | null = null;
  /** whether something has come to light since this was last set to false: a die, a drawn card */
  revealed = false;

  constructor(state: S, log: LogEntry[] | null) {
    this.s = state;
    this.log = log;
  }

  note(event: Key, params?: Params, rule?: string): void {
    if (this.log) this.write({ event, params, rule });
  }

  noteOnlyTo(seat: Seat, event: Key, params?: Params, rule?: string): void {
    if (this.log) this.write({ event, params, rule, only: seat });
  }

  /** The last entry of all: who has won, and why. */
  noteEnd(): void {
    if (this.log) this.write(gameOver(this.s.over!));
  }

  private write(entry: LogEntry): void {
    this.log!.push(entry);
    this.watch?.(entry, this.s);
  }

  die(): number {
    this.revealed = true;
    return rollDie(this.s.chance);
  }

  /** A whole number from 0 to `below` - 1, at random. */
  randomBelow(below: number): number {
    this.revealed = true;
    return randomBelow(this.s.chance, below);
  }

  /** One of a list, at random. */
  randomOf<T>(list: readonly T[]): T {
    return list[this.randomBelow(list.length)]!;
  }

  shuffle(list: unknown[]): void {
    this.revealed = true;
    shuffle(this.s.chance, list);
  }
}

export interface Wording<Key extends string = string> {
  prompt: Key;
  rule: string;
  params?: Params;
  whyNot?: (id: string) => Reason<Key> | undefined;
  /**
   * Ask even if only one answer is possible. Needed wherever the options come from something hidden, so that silence tells the
   * other side nothing.
   */
  always?: boolean;
  /** There is something to look at before answering. */
  pause?: boolean;
}

/** Ask a seat to choose one of the options. A single option is taken without asking, unless `always` is set. */
export function* choose<T extends string>(seat: Seat, options: readonly T[], wording: Wording): Play<T> {
  if (options.length === 1 && !wording.always) return options[0]!;
  const { prompt, rule, params, always, whyNot, pause } = wording;
  return (yield { kind: "choose", seat, options, prompt, rule, params, always, whyNot, pause }) as T;
}

export function* confirm(seat: Seat, wording: Wording): Play<boolean> {
  return (yield* choose(seat, YES_NO, wording)) === "yes";
}
const YES_NO = ["yes", "no"] as const;

export function* pick<T extends string>(
  seat: Seat,
  options: readonly T[],
  min: number,
  max: number,
  wording: Wording,
): Play<readonly T[]> {
  if (!wording.always) {
    if (max === 0) return [];
    if (min === options.length) return options;
  }
  const { prompt, rule, params, always, whyNot } = wording;
  return (yield { kind: "pick", seat, options, min, max, prompt, rule, params, always, whyNot }) as readonly T[];
}

export function* amount(seat: Seat, min: number, max: number, wording: Wording): Play<number> {
  if (min === max && !wording.always) return min;
  const { prompt, rule, params, always, whyNot } = wording;
  return (yield { kind: "amount", seat, min, max, prompt, rule, params, always, whyNot }) as number;
}

export function* allocate(
  seat: Seat,
  items: readonly Item[],
  min: number,
  max: number,
  wording: Wording,
  limits?: readonly Limit[],
): Play<Readonly<Record<string, number>>> {
  if (max === 0 && !wording.always) return {};
  const only = items.length === 1 ? items[0] : undefined;
  if (only && min === max && !wording.always) return { [only.id]: min };
  const { prompt, rule, params, always, whyNot } = wording;
  return (yield { kind: "allocate", seat, items, min, max, limits, prompt, rule, params, always, whyNot }) as Record<
    string,
    number
  >;
}

/** The questions of a game, with the keys of its catalogue as prompts and reasons and its own ids as options. */
export interface Asking<Key extends string, Option extends string> {
  choose<T extends Option>(seat: Seat, options: readonly T[], wording: Wording<Key>): Play<T>;
  confirm(seat: Seat, wording: Wording<Key>): Play<boolean>;
  pick<T extends Option>(seat: Seat, options: readonly T[], min: number, max: number, wording: Wording<Key>): Play<readonly T[]>;
  amount(seat: Seat, min: number, max: number, wording: Wording<Key>): Play<number>;
  allocate(
    seat: Seat,
    items: readonly Item<Option>[],
    min: number,
    max: number,
    wording: Wording<Key>,
    limits?: readonly Limit[],
  ): Play<Readonly<Record<string, number>>>;
}

/** The questions bound to the keys and options of one game: a key without words does not compile. */
export const asking = <Key extends string, Option extends string>(): Asking<Key, Option> => ({
  choose,
  confirm,
  pick,
  amount,
  allocate,
});
