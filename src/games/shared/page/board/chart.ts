/** A chart: everything on a map that never moves. Made by scripts/geography.ts, kept as JSON, loaded with the board. */
export type Point = readonly [number, number];
/** left, top, right, bottom */
export type Box = readonly [number, number, number, number];

export interface Chart {
  readonly frame: Box;
  /** the coast: in full, and with fewer points for distant views */
  readonly land: { readonly near: string; readonly far: string };
  /** lines on the water along the coast, the nearest first */
  readonly waterlines: readonly string[];
  readonly lakes: string;
  /** streams, rivers, great rivers */
  readonly rivers: readonly [string, string, string];
  readonly marks: readonly ReliefMark[];
  /** the land of each province, and the same without its rim */
  readonly provinces: Readonly<Record<string, { readonly land: string; readonly heart: string }>>;
  /** the borders between provinces */
  readonly borders: string;
  readonly spaces: readonly Space[];
  readonly ways: readonly Way[];
  readonly lettering: readonly Lettering[];
}

/** A chart as the geography script wrote it: TypeScript cannot infer the length of lists in JSON. */
export const chartFrom = (json: unknown): Chart => json as Chart;

/** A small ink mark: its kind, the position of its foot, its size, and a seed for its variation. */
export type ReliefMark = readonly [kind: MarkKind, x: number, y: number, size: number, seed: number];
export type MarkKind = "peak" | "hill" | "wood" | "palm" | "sand" | "volcano";

export interface Space {
  readonly id: string;
  readonly at: Point;
  readonly kind: SpaceKind;
  readonly province: string;
  /** where the anchor is and what is written beside it */
  readonly port?: { readonly at: Point; readonly text?: string; readonly great?: boolean; readonly tyrrhenum?: boolean };
  /** how many units its walls hold, and the modifier to siege rolls */
  readonly walls?: { readonly capacity: number; readonly siege: number };
  readonly label: Label;
}

export type SpaceKind = "town" | "city" | "great-city" | "tribe";

export interface Label {
  /** the baseline of the first line */
  readonly at: Point;
  readonly anchor: "start" | "middle" | "end";
  readonly size: number;
  readonly lines: 1 | 2;
  /** the area the name covers, and the name it was measured for */
  readonly box: Box;
}

export interface Way {
  readonly a: string;
  readonly b: string;
  readonly kind: WayKind;
  /** the control point of the line, a quadratic curve */
  readonly bend: Point;
  readonly storms?: number;
}

export type WayKind = "road" | "pass" | "alps" | "strait" | "sea";

/** Words along a curve: regions and provinces on land, seas on the water. */
export interface Lettering {
  readonly kind: "region" | "province" | "country" | "sea" | "river";
  readonly text: string;
  readonly curve: string;
  readonly size: number;
  /** letter spacing, relative to the size */
  readonly spacing: number;
}

/** How far the drawing of a space reaches from its middle. */
export const REACH: Readonly<Record<SpaceKind, number>> = { town: 21, tribe: 24, city: 25, "great-city": 32 };
/** The drawing of an anchor with its number, around its middle. */
export const PORT_BOX: Box = [-22, -14, 22, 14];
