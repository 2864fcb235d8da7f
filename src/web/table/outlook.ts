import type { Params, PerSeat, Seat } from "../../engine/index.ts";

/** A sentence of the game's catalogue. */
export interface Said {
  readonly say: string;
  readonly params?: Params;
}

/** What decides the war, in a sentence with the present figures, and the rule it comes from. */
export interface OutlookLine extends Said {
  readonly rule: string;
  /** whom it helps or costs, if it is one side */
  readonly seat?: Seat;
}

/** Where both sides stand: what wins, how far each is from it, what the next check would cost. */
export interface Outlook {
  /** what would happen if the check came now, in a few words for the bar, and to whom */
  readonly brief: Said & { readonly seat: Seat | null /** on a phone instead */; readonly short?: Said };
  /** what counts, for each side */
  readonly figures: readonly (Said & { readonly of: PerSeat<number> })[];
  /** the next check, as if it came now */
  readonly next: readonly OutlookLine[];
  /** what ends the war before its time */
  readonly atOnce: readonly OutlookLine[];
  /** how the war is decided at its end */
  readonly atEnd: readonly OutlookLine[];
  /** the look-up that shows everything that counts */
  readonly lookUp: string;
}

/** The sections of an outlook in their order. */
export const SECTIONS = ["next", "atOnce", "atEnd"] as const satisfies readonly (keyof Outlook)[];
