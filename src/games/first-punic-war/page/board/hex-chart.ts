import type { Chart, Label, Point } from "../../../shared/page/board/chart.ts";

/** The chart of a hex map: the ground as on every chart, and the features of hexes and their sides. */
export interface HexChart extends Omit<Chart, "spaces" | "ways"> {
  /** all hexes of the map */
  readonly hexes: readonly string[];
  /** the edge of the map, closed */
  readonly edge: string;
  /** land of a kind of terrain */
  readonly terrain: { readonly rough: string; readonly mountain: string; readonly desert: string };
  /** along hexsides */
  readonly streams: readonly string[];
  readonly ridges: readonly string[];
  /** hexsides of water between two hexes of land */
  readonly barred: readonly string[];
  readonly boundary: readonly string[];
  /** the midpoints of hexsides that armies and fleets cross, and of straits, each with its angle in degrees */
  readonly shared: readonly (readonly [number, number, number])[];
  readonly straits: readonly (readonly [number, number, number])[];
  readonly roads: readonly string[];
  readonly places: readonly HexPlace[];
}

/** A chart as the geography script wrote it. */
export const hexChartFrom = (json: unknown): HexChart => json as HexChart;

export interface HexPlace {
  readonly hex: string;
  readonly at: Point;
  readonly kind: PlaceKind;
  readonly capital?: boolean;
  /** where its anchor lies */
  readonly port?: Point;
  readonly label: Label;
}

export type PlaceKind = "town" | "fortress" | "great-fortress";

/** The radius of a place's drawing. */
export const PLACE_REACH: Readonly<Record<PlaceKind, number>> = { town: 9, fortress: 13, "great-fortress": 17 };
