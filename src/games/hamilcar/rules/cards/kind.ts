import type { Play } from "../../../../engine/index.ts";
import type { Seat } from "../../../shared/rules/seats.ts";
import type { Reason } from "../ask.ts";
import type { Hamilcar, T } from "../state.ts";

/** What an event of one kind does when played as a turn. */
export interface EventKind {
  /** why it may not be played now; nothing if it may */
  whyNot?(s: Hamilcar, seat: Seat, card: number): Reason | undefined;
  /** whether it would find anything to act on, if it may be played although it would not */
  aims?(s: Hamilcar, seat: Seat, card: number): boolean;
  /** plays it, and returns whether it was carried out: only then does it break a truce (17.1 #49) */
  play(t: T, seat: Seat, card: number): Play<boolean>;
}
