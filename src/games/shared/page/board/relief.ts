import type { ReliefMark } from "./chart.ts";

/** The ink marks for mountains, woods and sand, as three paths: shadow to fill, outline and hatching to stroke. */
interface Relief {
  readonly shade: string;
  readonly outline: string;
  readonly hatch: string;
}

/** The same seed gives the same drawing. */
function hand(seed: number): (low: number, high: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return (low, high) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state ^= state >>> 12;
    return low + ((state >>> 0) / 4294967296) * (high - low);
  };
}

const n = (value: number) => (Math.round(value * 10) / 10).toString();
const at = (x: number, y: number) => `${n(x)} ${n(y)}`;

export function drawRelief(marks: readonly ReliefMark[]): Relief {
  const out = { shade: "", outline: "", hatch: "" };
  for (const [kind, x, y, size, seed] of marks) {
    const r = hand(seed);
    switch (kind) {
      case "peak":
        peak(out, x, y, size, r);
        break;
      case "hill":
        hill(out, x, y, size, r);
        break;
      case "volcano":
        volcano(out, x, y, size);
        break;
      case "wood":
        tree(out, x, y, size, r);
        break;
      case "palm":
        palm(out, x, y, size, r);
        break;
      case "sand":
        out.hatch += `M${at(x - size * 0.7, y)}q${at(size * 0.35, -size * 0.3)} ${at(size * 0.7, 0)}m${at(size * 0.1, 1.5)}q${at(size * 0.3, -size * 0.26)} ${at(size * 0.6, 0)}`;
        break;
    }
  }
  return out;
}

type Out = { shade: string; outline: string; hatch: string };
type Hand = (low: number, high: number) => number;

/** A steep mountain, lit from the west: a jagged crest runs down from the peak, and the east side is hatched. */
function peak(out: Out, x: number, y: number, size: number, r: Hand) {
  const left = x - size * r(0.85, 1.05);
  const right = x + size * r(0.85, 1.05);
  const topX = x + size * r(-0.12, 0.1);
  const topY = y - size * r(1.15, 1.45);
  const kinkX = (left + topX) / 2 + size * r(-0.06, 0.1);
  const kinkY = (y + topY) / 2 + size * r(-0.02, 0.14);
  const backX = (right + topX) / 2 + size * r(-0.12, 0.02);
  const backY = (y + topY) / 2 + size * r(0.0, 0.14);
  out.outline += `M${at(left, y)}Q${at((left + kinkX) / 2, kinkY + size * 0.22)} ${at(kinkX, kinkY)}L${at(topX, topY)}L${at(backX, backY)}Q${at((right + backX) / 2 - size * 0.02, backY + size * 0.3)} ${at(right, y + 0.5)}`;
  const crest: [number, number][] = [
    [topX, topY],
    [topX + size * r(0.08, 0.2), topY + (y - topY) * 0.33],
    [topX - size * r(0.02, 0.14), topY + (y - topY) * 0.58],
    [topX + size * r(0.0, 0.12), topY + (y - topY) * 0.86],
  ];
  out.shade += `M${crest.map(([a, b]) => at(a, b)).join("L")}L${at(right - size * 0.2, y)}L${at(right, y + 0.5)}L${at(backX, backY)}z`;
  const strokes = size > 10 ? 5 : 4;
  for (let k = 1; k <= strokes; k++) {
    const t = (k - 0.35) / strokes;
    const fromX = topX + (backX - topX) * Math.min(1, t * 1.9) + Math.max(0, t - 0.53) * (right - backX) * 1.75;
    const fromY = topY + (y - topY) * t * 0.94;
    const reach = size * (0.16 + 0.36 * t) * r(0.8, 1.1);
    out.hatch += `M${at(fromX, fromY)}l${at(-reach * 0.55, reach * 0.8)}`;
  }
}

/** A round hill. */
function hill(out: Out, x: number, y: number, size: number, r: Hand) {
  const w = size * r(0.95, 1.15);
  const h = size * r(0.75, 0.95);
  const top = x + size * r(-0.15, 0.1);
  out.outline += `M${at(x - w, y)}C${at(x - w * 0.62, y - h * 0.45)} ${at(top - w * 0.4, y - h)} ${at(top, y - h)}S${at(x + w * 0.66, y - h * 0.4)} ${at(x + w, y)}`;
  out.shade += `M${at(top, y - h)}C${at(top + w * 0.38, y - h)} ${at(x + w * 0.66, y - h * 0.4)} ${at(x + w, y)}L${at(x + w * 0.35, y)}Q${at(top + w * 0.2, y - h * 0.4)} ${at(top, y - h)}z`;
  for (let k = 0; k < 4; k++) {
    const t = 0.22 + k * 0.2;
    out.hatch += `M${at(top + (x + w - top) * t, y - h * (1 - t * t * 0.92))}l${at(-size * 0.1, size * (0.14 + t * 0.14))}`;
  }
}

function volcano(out: Out, x: number, y: number, size: number) {
  const h = size * 1.35;
  out.outline += `M${at(x - size * 1.25, y)}Q${at(x - size * 0.45, y - h * 0.3)} ${at(x - size * 0.2, y - h)}q${at(size * 0.2, size * 0.12)} ${at(size * 0.4, 0)}Q${at(x + size * 0.45, y - h * 0.3)} ${at(x + size * 1.25, y)}`;
  out.shade += `M${at(x + size * 0.05, y - h + 1)}L${at(x + size * 0.2, y - h)}Q${at(x + size * 0.45, y - h * 0.3)} ${at(x + size * 1.25, y)}L${at(x + size * 0.4, y)}Q${at(x + size * 0.02, y - h * 0.4)} ${at(x + size * 0.05, y - h + 1)}z`;
  for (let k = 0; k < 5; k++) {
    const t = 0.25 + k * 0.16;
    out.hatch += `M${at(x + size * (0.22 + t * t * 0.9), y - h * (1 - t))}l${at(-size * 0.14, size * (0.16 + t * 0.12))}`;
  }
  out.hatch += `M${at(x, y - h - 1)}c${at(-size * 0.3, -size * 0.25)} ${at(size * 0.3, -size * 0.35)} ${at(size * 0.1, -size * 0.6)}c${at(-size * 0.1, -size * 0.2)} ${at(size * 0.25, -size * 0.3)} ${at(size * 0.45, -size * 0.25)}`;
}

function tree(out: Out, x: number, y: number, size: number, r: Hand) {
  const w = size * r(0.62, 0.78);
  const h = size * r(1.1, 1.3);
  out.outline += `M${at(x, y)}v${n(-size * 0.35)}M${at(x - w, y - size * 0.45)}c${at(-size * 0.25, -size * 0.3)} ${at(size * 0.05, -size * 0.6)} ${at(w * 0.45, -h * 0.5)}c${at(size * 0.1, -size * 0.4)} ${at(w * 0.9, -size * 0.4)} ${at(w, 0)}c${at(size * 0.4, 0)} ${at(size * 0.5, size * 0.4)} ${at(w * 0.5, h * 0.48)}q${at(-w, size * 0.25)} ${at(-w * 1.95, size * 0.04)}`;
  out.shade += `M${at(x + w * 0.1, y - size * 0.32)}q${at(w * 0.3, -h * 0.5)} ${at(w * 0.35, -h * 0.75)}q${at(w * 0.9, h * 0.1)} ${at(w * 0.5, h * 0.7)}z`;
}

function palm(out: Out, x: number, y: number, size: number, r: Hand) {
  const lean = size * r(-0.2, 0.2);
  const [tx, ty] = [x + lean, y - size * 1.2];
  out.outline += `M${at(x, y)}Q${at(x - lean * 0.3, y - size * 0.6)} ${at(tx, ty)}`;
  for (const [dx, dy, bow] of [
    [-0.75, 0.1, -0.35],
    [-0.5, -0.35, -0.3],
    [0.05, -0.5, -0.1],
    [0.55, -0.3, -0.3],
    [0.75, 0.15, -0.35],
  ] as const)
    out.hatch += `M${at(tx, ty)}q${at(size * dx * 0.5, size * (dy / 2 + bow))} ${at(size * dx, size * dy)}`;
}
