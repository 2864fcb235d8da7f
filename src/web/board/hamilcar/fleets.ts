import type { Power } from "../powers.ts";

/** The warships of a side. */
export interface Warships {
  readonly port: { readonly ready: number; readonly spent: number };
  /** while a fleet is under way */
  readonly sea?: { readonly ready: number; readonly spent: number };
}

/** A fleet on its way: where it is now, and what it carries. */
export interface FleetPiece {
  readonly side: Power;
  /** the port it has reached, or the open Tyrrhenian Sea */
  readonly at: string | "tyrrhenum";
  readonly warships: number;
  readonly cus?: number;
}
