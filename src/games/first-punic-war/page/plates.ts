import type { MarkPart } from "../../../web/plan/marks.ts";
import type { Box } from "../../shared/page/board/chart.ts";
import { MAP, PLACE } from "../rules/map.ts";
import { HEX, middleOf } from "./board/hexes.ts";

/** A plate with a number in a hex: its middle and half its width. */
export interface Plate {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** Where a plate is seen whole: below the counters, drawn at a scale, or below the place of its hex. A sign takes more room. */
export function plateIn(hex: string, { text, sign }: MarkPart, occupied: ReadonlySet<string>, scale: number): Plate {
  const [x, y] = middleOf(hex);
  const isPlace = PLACE[MAP.indexOf.get(hex)!]! >= 0;
  const down = occupied.has(hex) ? 27 * scale + 9 : isPlace ? HEX * 0.4 : 0;
  return { x, y: y + down, half: 7 + 5 * text.length + (sign ? 8 : 0) };
}

export const areaOf = ({ x, y, half }: Plate): Box => [x - half, y - 10, x + half, y + 9];
