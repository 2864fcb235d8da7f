import type { Lettering } from "../../src/games/shared/page/board/chart.ts";
import type { Point } from "./plane.ts";

/**
 * Words around a point: rotated by degrees, bent upwards in the middle by a fraction of their length (downwards if negative). The
 * curve is a little longer than the words, which are centred on it.
 */
function words(
  kind: Lettering["kind"],
  text: string,
  size: number,
  spacing: number,
  at: Point,
  degrees: number,
  bow: number,
): Lettering {
  const length = [...text].length * size * ((kind === "sea" ? 0.55 : 0.8) + spacing) * 1.12;
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const point = (x: number, y: number) => `${Math.round(at[0] + x * cos - y * sin)} ${Math.round(at[1] + x * sin + y * cos)}`;
  const lift = bow * length;
  return {
    kind,
    text,
    size,
    spacing,
    curve: `M${point(-length / 2, lift / 2)}Q${point(0, -lift * 1.5)} ${point(length / 2, lift / 2)}`,
  };
}

export const region = (text: string, size: number, at: Point, degrees: number, bow: number) =>
  words("region", text.toUpperCase(), size, 0.5, at, degrees, bow);
export const country = (text: string, at: Point, degrees: number, bow: number, size = 22) =>
  words("country", text.toUpperCase(), size, 0.3, at, degrees, bow);
export const province = (text: string, at: Point, degrees: number, bow: number, size = 20) =>
  words("province", text.toUpperCase(), size, 0.16, at, degrees, bow);
export const sea = (text: string, size: number, at: Point, degrees: number, bow: number) =>
  words("sea", text, size, 0.26, at, degrees, bow);
