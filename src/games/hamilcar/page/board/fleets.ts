import type { StackPieces } from "../../../shared/page/board/armies/stacks.ts";
import type { Box, Point, Space } from "../../../shared/page/board/chart.ts";
import type { Power } from "../../../shared/page/board/powers.ts";

/** The warships of a side. */
export interface Warships {
  /** in port, and able to sail */
  readonly ready: number;
  /** in port, worn out */
  readonly spent: number;
  readonly atSea: number;
  /** on the turn track */
  readonly sunk: number;
  readonly prizes: number;
}

export const WARSHIP_ICONS = {
  ready: "warship-ready",
  spent: "warship-spent",
  atSea: "warship-ready",
  sunk: "warship-sunk",
  prizes: "warship-prize",
} as const satisfies Readonly<Record<keyof Warships, string>>;

/** A fleet under way: where it is, and what it carries. */
export interface FleetPiece {
  readonly side: Power;
  /** the port it has reached */
  readonly at: string;
  readonly warships: number;
  /** generals and units aboard */
  readonly crew: StackPieces;
  /** what a screen reader calls it */
  readonly label: string;
}

/** The position of a fleet off its port; two in one port lie one above the other. */
export function fleetAt(fleet: FleetPiece, fleets: readonly FleetPiece[], { port, at }: Space, scale: number): Point {
  const [x, y] = port?.at ?? at;
  const isAlone = fleets.every((one) => one === fleet || one.at !== fleet.at);
  return [x, y + (isAlone ? 0 : (fleet.side === "rome" ? -36 : 36) * scale)];
}

export const FLEET_BODY: Box = [-44, -36, 52, 36];
