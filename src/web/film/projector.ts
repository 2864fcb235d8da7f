import type { Plain, Seat } from "../../engine/index.ts";
import type { Clock } from "./clock.ts";
import type { StoryKind } from "./look.ts";
import type { Speed } from "./pace.ts";
import type { Shot, Turn } from "./shot.ts";

/** What a film needs to be shown. */
export interface Projector {
  readonly clock: Clock;
  speed(): Speed;
  /** whether it stops after each shot */
  stepwise(): boolean;
  /** the story for a roll that belongs to no other */
  readonly roll: StoryKind;
  /** The sentence for a shot. */
  say(shot: Shot): string;
  /** The text of the card in a shot, where it matters. */
  cardText(shot: Shot): string;
  /** What it means, in a few more words; nothing if that is clear. */
  means(shot: Shot): string;
  /** The side whose turn it is. */
  playing(view: Plain): Seat | null;
  /** How long dice tumble before their result is known, in milliseconds. */
  tumbling(): number;
  /** What is said once everything that a side did in its turn has been shown, before the viewer decides. */
  ending(side: Seat, turn: Turn): string | null;
  /** What an operation of the other side has brought; nothing if all is as before. */
  sum(operation: Turn, now: Plain): string | null;
}
