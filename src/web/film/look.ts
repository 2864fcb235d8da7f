import type { Component } from "svelte";
import type { LogEntry, Plain } from "../../engine/index.ts";
import type { Sound } from "../sound/synth.ts";
import type { Logged } from "../table/client.ts";
import type { Desk } from "../table/desk.svelte.ts";

/** How an event of the log looks when it happens. Names are those of the entry's parameters. */
export type Look = (
  | /** a card lies open, large, with how it is used: the parameter `card`, or another, and `use` */
  { readonly as: "card"; readonly card?: string }
  /** a piece goes to a place; without `from` it sets out from where it came to last */
  | { readonly as: "walk"; readonly to: string; readonly from?: string; readonly piece: string }
  /** something small changes on the board: a place changes hands, units come or go */
  | { readonly as: "change" }
  /** chance decides: dice, draws */
  | { readonly as: "roll" }
  /** something to be read */
  | { readonly as: "sentence" }
  /** nothing to look at for its own sake: the log has it */
  | { readonly as: "quiet" }
) & {
  /** it is shown to those, too, who brought it about */
  readonly matters?: boolean;
  /** what it sounds like, if not as such things usually do */
  readonly sound?: Sound;
};

export const CARD: Look = { as: "card" };
export const CHANGE: Look = { as: "change" };
export const ROLL: Look = { as: "roll", matters: true };
export const SENTENCE: Look = { as: "sentence" };
export const MATTERS: Look = { as: "sentence", matters: true };
export const QUIET: Look = { as: "quiet" };

/** Something that is told on a stage over the board, or as a page of its own: a battle, a siege, the end of a turn. */
export interface StoryKind {
  readonly id: string;
  /** the events with which one begins */
  readonly opens: ReadonlySet<string>;
  /** the events that belong to one that has begun */
  readonly tells: ReadonlySet<string>;
  /** the events that belong to one only while it is going on: cards that are played */
  readonly interludes?: ReadonlySet<string>;
  /** a page that is turned instead of a stage */
  readonly page?: boolean;
  /** it stands until somebody has read it */
  readonly held: boolean | ((entries: readonly LogEntry[]) => boolean);
  /** Whether it is still going on, so that its stage stays while somebody decides. */
  isLive?(view: Plain): boolean;
  /** the events that decide it: what is asked afterwards is asked about its result */
  readonly settles?: ReadonlySet<string>;
  readonly part: Component<StoryProps>;
}

/** A story as far as it has been told. */
export interface Story {
  readonly kind: StoryKind;
  readonly entries: readonly Logged[];
  /** the game before it began; null if that has not been seen */
  readonly before: Plain | null;
  /** the game as it last was while it was going on */
  readonly live: Plain;
  /** the game as it is now */
  readonly now: Plain;
}

export interface StoryProps {
  desk: Desk;
  story: Story;
}

/** The names of events with what their keys begin with. */
export const events = (prefix: string, ...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => `${prefix}${name}`));

/** A table of looks, by the names of events with what their keys begin with. */
export const looks = (prefix: string, table: Readonly<Record<string, Look>>): Readonly<Record<string, Look>> =>
  Object.fromEntries(Object.entries(table).map(([name, look]) => [`${prefix}${name}`, look]));
