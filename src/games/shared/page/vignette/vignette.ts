import type { GROUNDS, SKIES, Thing } from "./things.ts";

/** A picture on a card: the things on a ground under a sky, from left to right. */
export interface Vignette {
  readonly ground?: keyof typeof GROUNDS;
  readonly sky?: keyof typeof SKIES;
  readonly things: readonly Thing[];
  /** the other way round */
  readonly mirrored?: boolean;
}

/** The width of a thing, if it is not that of a man. */
const WIDE: Partial<Record<Thing, number>> = {
  galley: 64,
  fleet: 92,
  wreck: 56,
  elephant: 50,
  horse: 48,
  city: 70,
  hands: 92,
  temple: 54,
  eagle: 60,
  crow: 34,
  peaks: 90,
  road: 76,
  sunken: 76,
  coins: 44,
  scroll: 42,
  crown: 44,
  tent: 48,
  arrows: 50,
  oars: 76,
  corvus: 66,
  wheat: 34,
  sling: 40,
  mask: 30,
  boar: 40,
  altar: 28,
  broken: 30,
};

/** The position of each thing in a band of 138 by 46: side by side, as large as fits. */
export function placed({ things }: Vignette): readonly { readonly thing: Thing; readonly x: number; readonly scale: number }[] {
  const widths = things.map((thing) => WIDE[thing] ?? 18);
  const all = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(1, 126 / all);
  const gap = (138 - all * scale) / (things.length + 1);
  let at = 0;
  return things.map((thing, i) => {
    const x = at + gap + (widths[i]! * scale) / 2;
    at += gap + widths[i]! * scale;
    return { thing, x: Math.round(x * 10) / 10, scale: Math.round(scale * 100) / 100 };
  });
}
