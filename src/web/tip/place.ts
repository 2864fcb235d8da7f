/** An area of the screen, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Wish {
  /** what it tells of */
  readonly about: Area;
  readonly width: number;
  readonly height: number;
  /** where it may stand */
  readonly bounds: Area;
  /** what it had better not cover, such as what is clicked next */
  readonly avoid: readonly Area[];
}

const GAP = 10;

const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const within = (at: number, size: number, low: number, high: number): number => Math.max(low, Math.min(at, high - size));

/** Where a popover stands: beside what it tells of, within bounds, on the side where it covers least. */
export function placeTip({ about, width, height, bounds, avoid }: Wish): readonly [x: number, y: number] {
  const across = (about.left + about.right - width) / 2;
  const along = (about.top + about.bottom - height) / 2;
  const beside = [
    [about.right + GAP, along],
    [about.left - GAP - width, along],
  ] as const;
  const below = [
    [across, about.bottom + GAP],
    [across, about.top - GAP - height],
  ] as const;
  const isWide = about.right - about.left > 2 * (about.bottom - about.top);
  const sides = isWide ? [...below, ...beside] : [...beside, ...below];
  const places = sides.map(([x, y]) => {
    const left = within(x, width, bounds.left, bounds.right);
    const top = within(y, height, bounds.top, bounds.bottom);
    const area = { left, top, right: left + width, bottom: top + height };
    // to cover what it tells of is worst
    const covered = avoid.reduce((sum, each) => sum + overlap(area, each), overlap(area, about) * 100);
    return { left, top, covered };
  });
  const best = places.reduce((a, b) => (b.covered < a.covered ? b : a));
  return [best.left, best.top];
}
