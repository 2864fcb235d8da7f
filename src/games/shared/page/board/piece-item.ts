import type { Box, Point } from "./chart.ts";

/** A piece or stack in the piece layer. */
export interface PieceItem {
  /** stays the same while the piece moves */
  readonly id: string;
  readonly space: string;
  readonly at: Point;
  /** the area it covers around its point: where it is clicked, lit and outlined */
  readonly body: Box;
  /** what a screen reader says */
  readonly label: string;
  readonly lit: boolean;
  readonly chosen: boolean;
  /** whether there is more to see than the top piece */
  readonly opens: boolean;
}
