import type { Box, Point } from "./chart.ts";

/** One piece or stack as the layer of pieces handles it. */
export interface PieceItem {
  /** stays the same while the piece moves */
  readonly id: string;
  readonly space: string;
  readonly at: Point;
  /** what it covers around its point: where it is touched, lit and outlined */
  readonly body: Box;
  /** what a screen reader says */
  readonly label: string;
  readonly lit: boolean;
  readonly chosen: boolean;
  /** whether there is more to see than its top */
  readonly opens: boolean;
}
