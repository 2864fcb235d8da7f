import type { PlaceMark } from "../../../../web/plan/marks.ts";
import type { StackPieces } from "./armies/stacks.ts";
import type { Chart, Point } from "./chart.ts";
import type { Power } from "./powers.ts";
import type { Roads } from "./route.ts";

/** What a point-to-point board shows. Everything but the chart, control and names is optional. */
export interface PointBoardProps {
  /** the chart of the game: import("../../../hannibal/page/board/chart.json"), loaded when needed */
  chart: Chart;
  /** who holds each space */
  control: Readonly<Record<string, Power | null | undefined>>;
  /** who controls each province: tints the land */
  provinces?: Readonly<Record<string, Power | null | undefined>>;
  /** tribes that are still there: neutral, or the side they support */
  tribes?: Readonly<Record<string, Power | "neutral" | null | undefined>>;
  /** spaces whose markers are isolated, and will be lost */
  isolated?: ReadonlySet<string>;
  /** armies: one entry per side and space, inside and outside the walls separately */
  stacks?: readonly StackPieces[];
  /** siege points at a space */
  siege?: Readonly<Record<string, number>>;
  /** spaces that can be chosen (they glow), and spaces that have been chosen (outlined) */
  lit?: ReadonlySet<string>;
  chosen?: ReadonlySet<string>;
  /** the same for generals, by id */
  litGenerals?: ReadonlySet<string>;
  chosenGenerals?: ReadonlySet<string>;
  /** what a plan shows at the spaces within reach */
  marks?: ReadonlyMap<string, PlaceMark>;
  /** the spaces of the last move in order: drawn as a trail, and the route of the moving pieces */
  lastMove?: readonly string[];
  /** whether that was a voyage */
  bySea?: boolean;
  /** other things on the board that can be brought into view like spaces, by id */
  landmarks?: ReadonlyMap<string, Point>;
  /** where a battle is being fought */
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

/** What a game's own pieces need to know about the board. */
export interface PieceRoom {
  /** how large pieces are drawn */
  readonly scale: number;
  /** how large an open stack is drawn */
  readonly tray: number;
  readonly roads: Roads;
  /** brings a point into view */
  readonly reveal: (p: Point) => void;
}

export const NONE: ReadonlySet<string> = new Set();
