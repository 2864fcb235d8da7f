import type { Answers } from "./planning.ts";

/** A player's wishes for a plan so far. They belong to one question. */
export interface Draft {
  readonly key: string;
  readonly subject: string | null;
  /** whether the place was clicked before anybody was chosen: others can be sent there instead */
  readonly isPlaceFirst: boolean;
  /** the name of the deed */
  readonly deed: string;
  /** the destination, or all the places of a deed with many */
  readonly places: readonly string[];
  readonly via: readonly string[];
  /** where on the way others go along */
  readonly join: string | null;
  /** whether the next click on the board adds a way point */
  readonly bending: boolean;
  /** the chosen way to begin: the card */
  readonly beginning: Answers | null;
  /** changed answers: who goes, how many */
  readonly changes: Answers;
  readonly end: string | null;
}

export const blank = (key: string): Draft => ({
  key,
  subject: null,
  isPlaceFirst: false,
  deed: "",
  places: [],
  via: [],
  join: null,
  bending: false,
  beginning: null,
  changes: {},
  end: null,
});
