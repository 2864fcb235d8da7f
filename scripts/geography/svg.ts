import { path, type Ring } from "./plane.ts";

/** Polygons with holes as one SVG path. */
export const outline = (shape: readonly (readonly Ring[])[]): string =>
  shape.map((polygon) => polygon.map((ring) => path(ring, true)).join("")).join("");
