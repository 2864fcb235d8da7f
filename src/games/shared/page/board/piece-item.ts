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
  /** what is told of it when it is pointed at: the general who commands it, or its place */
  readonly about: string;
  /** whether there is more to see than the top piece */
  readonly opens: boolean;
}
