/** A chart: everything that is drawn of a map and never moves. Made by scripts/geography.ts, kept as JSON, loaded when a board is opened. */
export type Point = readonly [number, number];
/** left, top, right, bottom */
export type Box = readonly [number, number, number, number];

export interface Chart {
  readonly frame: Box;
  /** the shore: in full, and with fewer points for far away */
  readonly land: { readonly near: string; readonly far: string };
  /** lines on the water along the shore, the nearest first */
  readonly waterlines: readonly string[];
  readonly lakes: string;
  /** streams, rivers, great rivers */
  readonly rivers: readonly [string, string, string];
  readonly marks: readonly ReliefMark[];
  /** the land of each province, and the same without a strip along its edge */
  readonly provinces: Readonly<Record<string, { readonly land: string; readonly heart: string }>>;
  /** the lines between provinces */
  readonly borders: string;
  readonly spaces: readonly Space[];
  readonly ways: readonly Way[];
  readonly lettering: readonly Lettering[];
}

/** A chart as the geography script wrote it: of JSON, TypeScript cannot tell how long a list is. */
export const chartFrom = (json: unknown): Chart => json as Chart;

/** A small mark of ink: its kind, where its foot stands, its size, and a number that gives it its own hand. */
export type ReliefMark = readonly [kind: MarkKind, x: number, y: number, size: number, seed: number];
export type MarkKind = "peak" | "hill" | "wood" | "palm" | "sand" | "volcano";

export interface Space {
  readonly id: string;
  readonly at: Point;
  readonly kind: SpaceKind;
  readonly province: string;
  /** where the anchor lies and what is written beside it */
  readonly port?: { readonly at: Point; readonly text?: string; readonly great?: boolean; readonly tyrrhenum?: boolean };
  /** how many units its walls hold, and what is added to the die of a siege */
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
  /** what the name covers, with the name it was measured for */
  readonly box: Box;
}

export interface Way {
  readonly a: string;
  readonly b: string;
  readonly kind: WayKind;
  /** the point that bends the line (the middle point of a quadratic curve) */
  readonly bend: Point;
  readonly storms?: number;
}

export type WayKind = "road" | "pass" | "alps" | "strait" | "sea";

/** Words along a curve: regions and provinces on the land, names on the water. */
export interface Lettering {
  readonly kind: "region" | "province" | "country" | "sea" | "river";
  readonly text: string;
  readonly curve: string;
  readonly size: number;
  /** between letters, in parts of the size */
  readonly spacing: number;
}

/** How far the drawing of a space reaches from its middle. */
export const REACH: Readonly<Record<SpaceKind, number>> = { town: 21, tribe: 24, city: 25, "great-city": 32 };
/** The drawing of an anchor with its number, around its middle. */
export const PORT_BOX: Box = [-22, -14, 22, 14];
