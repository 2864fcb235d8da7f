import type { Component } from "svelte";
import type { LogEntry, Plain } from "../../engine/index.ts";
import { keyed } from "../../words/ids.ts";
import type { Sound } from "../sound/synth.ts";
import type { Logged } from "../table/client.ts";
import type { Desk } from "../table/desk.svelte.ts";

/** How a log event looks when it happens. Names are those of the entry's parameters. */
export type Look = (
  | /** a card lies face up, large, with its use: the parameter `card`, or another, and `use` */
  { readonly as: "card"; readonly card?: string }
  /** a piece moves to a place; without `from`, from where it last arrived */
  | {
      readonly as: "walk";
      readonly to: string;
      readonly from?: string;
      readonly piece: string;
      /** its goal is named from the first step on */
      readonly whole?: boolean;
    }
  /** something small changes on the board: a place changes hands, units come or go */
  | { readonly as: "change" }
  /** chance decides: dice, draws */
  | { readonly as: "roll" }
  /** something to be read */
  | { readonly as: "sentence" }
  /** what has just been shown means this: said with it, in a second sentence */
  | { readonly as: "outcome" }
  /** nothing worth showing: the log has it */
  | { readonly as: "quiet" }
) & {
  /** shown even to those who did it */
  readonly matters?: boolean;
  /** shown even to those who did it, unless they are asked the next thing at once */
  readonly closing?: boolean;
  /** so long on screen at least, at normal speed, in milliseconds */
  readonly stays?: number;
  /** its sound, if not the usual one */
  readonly sound?: Sound;
};

export const CARD: Look = { as: "card" };
export const CHANGE: Look = { as: "change" };
/** a change that those who made it see before the other side goes on */
export const CLOSING: Look = { ...CHANGE, closing: true };
/** a change that is shown even to those who made it */
export const SHOWN: Look = { ...CHANGE, matters: true };
export const ROLL: Look = { as: "roll", matters: true };
export const SENTENCE: Look = { as: "sentence" };
export const MATTERS: Look = { as: "sentence", matters: true };
export const OUTCOME: Look = { as: "outcome", matters: true };
/** the death of a general, by itself and long enough to be seen */
export const DEATH: Look = { ...MATTERS, stays: 4000 };
export const QUIET: Look = { as: "quiet" };

/** Something told on a stage over the board, or on a page of its own: a battle, a siege, the end of a turn. */
export interface StoryKind {
  readonly id: string;
  /** the events that begin one */
  readonly opens: ReadonlySet<string>;
  /** the events that belong to one already begun */
  readonly tells: ReadonlySet<string>;
  /** the events that belong to one only while it is going on: cards played */
  readonly interludes?: ReadonlySet<string>;
  /** a page to turn instead of a stage */
  readonly page?: boolean;
  /** stays until it has been read */
  readonly held: boolean | ((entries: readonly LogEntry[]) => boolean);
  /** Whether it is still going on, so that its stage stays while somebody decides. */
  isLive?(view: Plain): boolean;
  /** a card played into it lies among its results, not over it */
  readonly laysCards?: boolean;
  /** the events that decide it: later questions are about its result */
  readonly settles?: ReadonlySet<string>;
  /** the events that stay until they have been read even if something is asked next: losses */
  readonly grave?: ReadonlySet<string>;
  readonly part: Component<StoryProps>;
}

/** A story, as far as it has been told. */
export interface Story {
  readonly kind: StoryKind;
  readonly entries: readonly Logged[];
  /** the game before it began; null if that has not been seen */
  readonly before: Plain | null;
  /** the game as it last was while it was going on; while dice roll, as it was before them */
  readonly live: Plain;
  /** the game as it is now */
  readonly now: Plain;
  /** the last dice have not come to rest */
  readonly rolling: boolean;
}

export interface StoryProps {
  desk: Desk;
  story: Story;
}

/** A table of looks by event key: the names with their prefix. */
export const looks = (prefix: string, table: Readonly<Record<string, Look>>): Readonly<Record<string, Look>> =>
  keyed(prefix, table);
