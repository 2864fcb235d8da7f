import type { PlaceMark } from "../plan/planner.svelte.ts";
import type { StackPieces } from "./armies/stacks.ts";
import type { Chart, Point } from "./chart.ts";
import type { Power } from "./powers.ts";
import type { Roads } from "./route.ts";

/** What a point-to-point board is told. Everything but the chart, control and names may be left out. */
export interface PointBoardProps {
  /** the chart of the game: import("../../games/hannibal/page/board/chart.json"), loaded when needed */
  chart: Chart;
  /** who holds each space */
  control: Readonly<Record<string, Power | null | undefined>>;
  /** who controls each province: tints the land */
  provinces?: Readonly<Record<string, Power | null | undefined>>;
  /** tribes that still live: on their own, or with the side they stand by */
  tribes?: Readonly<Record<string, Power | "neutral" | null | undefined>>;
  /** armies; one entry for each side in each space, inside and outside of walls apart */
  stacks?: readonly StackPieces[];
  /** siege points at a space */
  siege?: Readonly<Record<string, number>>;
  /** spaces that can be acted on (they glow), and spaces that have been chosen (they have a firm outline) */
  lit?: ReadonlySet<string>;
  chosen?: ReadonlySet<string>;
  /** the same for generals, by id */
  litGenerals?: ReadonlySet<string>;
  chosenGenerals?: ReadonlySet<string>;
  /** what a plan shows at the spaces within its reach */
  marks?: ReadonlyMap<string, PlaceMark>;
  /** the spaces of the last move in order: drawn as a trail, and followed by the pieces that move */
  lastMove?: readonly string[];
  /** the space that is being fought for */
  fight?: string | null;
  /** the name of a space in the reader's language */
  names: (space: string) => string;
  /** what a screen reader calls the board, a space, a stack */
  label?: string;
  describe?: (space: string) => string;
  describeStack?: (stack: StackPieces) => string;
  onspace?: (space: string) => void;
  onpiece?: (stack: StackPieces, general?: string) => void;
  onhover?: (space: string | null) => void;
}

/** What a game's own pieces need to know of the board that they stand on. */
export interface PieceRoom {
  /** how large pieces are drawn */
  readonly scale: number;
  /** how large an open stack is drawn */
  readonly tray: number;
  readonly roads: Roads;
  /** brings a point into sight */
  readonly reveal: (p: Point) => void;
}

export const NONE: ReadonlySet<string> = new Set();
