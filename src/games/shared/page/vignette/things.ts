/*
 * Small engravings to compose a picture from: each stands on the point 0 0 and faces right. Two inks: lines, and a tint in the
 * colours of the card; `paper` covers what lies behind.
 */
export interface Mark {
  readonly ink: "line" | "fine" | "tint" | "paper" | "black";
  readonly d: string;
}
const mark =
  (ink: Mark["ink"]) =>
  (d: string): Mark => ({ ink, d });
const line = mark("line");
const fine = mark("fine");
const tint = mark("tint");
const paper = mark("paper");
const black = mark("black");
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const row = (count: number, step: number, d: (x: number) => string) =>
  Array.from({ length: count }, (_, i) => d(i * step)).join("");

export const THINGS = {
  galley: [
    line("M0 -4V-26"),
    tint("M-11 -24q11 4 22 0q3 8 0 14q-11 4 -22 0q-3 -6 0 -14z"),
    fine("M-9 -19q9 3 19 0M-9 -15q9 3 19 0"),
    paper("M-27 -10q3 7 9 8q18 3 35 -1q6 -2 9 -11l-6 3q-3 4 -9 5q-14 3 -27 0q-5 -1 -11 -4z"),
    fine(row(8, 5, (x) => `M${-18 + x} -3l-3 7`)),
    black("M26 -14q5 -1 4 -6q-3 3 -7 3z"),
    fine("M-34 4q5 -3 10 0t10 0t10 0t10 0t10 0t10 0t10 0"),
  ],
  fleet: [
    line("M-26 0V-14M26 0V-14"),
    tint("M-32 -13q6 2 12 0v8q-6 2 -12 0zM20 -13q6 2 12 0v8q-6 2 -12 0z"),
    paper("M-38 -3q2 5 6 5h10q5 0 7 -6q-12 3 -23 1zM14 -3q2 5 6 5h10q5 0 7 -6q-12 3 -23 1z"),
    fine("M-46 5q5 -3 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0"),
  ],
  wreck: [
    line("M-4 -2L6 -22M2 -14l9 5"),
    tint("M6 -22q8 2 12 10q-6 -2 -13 -3z"),
    paper("M-20 -8q6 3 14 3q10 0 20 -6l-5 11h-22z"),
    fine("M-30 2q6 -5 12 0t12 0t12 0t12 0t12 0M-24 7q6 -4 12 0t12 0t12 0t12 0"),
  ],
  elephant: [
    paper(
      "M-19 0V-11C-20 -20 -13 -25 -3 -25C3 -25 7 -24 10 -22C14 -24 20 -22 21 -17C22 -12 21 -7 20 -3C19 0 22 2 25 -1C24 4 17 4 16 -1L15 -10C13 -9 11 -9 9 -9V0H3V-8H-8V0H-13V-8L-14 0z",
    ),
    tint("M-9 -24.600C-5 -26 1 -26 5 -24.300V-14H-9z"),
    black("M9 -22C5 -20 5 -13 9 -10C12 -12 13 -18 9 -22z"),
    line("M15 -9l7 1M-19 -12l-3 8"),
    { ink: "black", d: disc(15.6, -17.4, 0.8) },
    paper("M-8 -33h11v8h-11zM-8 -33v-3h3v3M0 -33v-3h3v3"),
  ],
  horse: [
    paper(
      "M-17 -12C-15 -19 -6 -19 2 -18C7 -19 9 -25 13 -28L16 -30L17 -26L21 -21L18 -19L14 -20C13 -15 12 -12 9 -10C2 -8 -9 -8 -14 -9z",
    ),
    line("M-14 -10l-7 6l4 4M-9 -9l-2 9M7 -10l8 4l5 5M3 -9l2 9M-17 -12q-7 0 -9 7M14 -28q-5 4 -7 9"),
    tint("M-4 -31q4 -3 7 0l2 9l-2 5l-7 -1z"),
    { ink: "paper", d: disc(-0.5, -34, 2.8) },
    line("M2 -27L22 -36M0 -19l4 8"),
  ],
  soldier: [
    line("M7 0V-32"),
    black("M7 -36l2 5h-4z"),
    paper("M-3 0V-16h7V0"),
    { ink: "paper", d: disc(0.5, -20, 3.2) },
    black("M-3 -21a3.500 3.500 0 0 1 7 0l1 -1q0 -5 -4.500 -5t-4.500 5z"),
    tint("M-6 -4V-15q4 -2 8 0V-4q-4 2 -8 0z"),
    fine("M-2 -16V-3"),
  ],
  standard: [
    line("M0 0V-34M-7 -26h14"),
    tint("M-6 -26h12v9q-6 3 -12 0z"),
    { ink: "paper", d: disc(0, -12, 3) },
    black("M0 -31q-8 -5 -9 -7q5 1 7 2q0 -3 2 -4q2 1 2 4q2 -1 7 -2q-1 2 -9 7z"),
  ],
  city: [
    paper("M-34 0V-16h5v-4h5v4h5v-4h5v4h5v-8h4v-4h5v4h4v-4h5v4h4v8h5v-4h5v4h5v-4h5v4h3V0z"),
    tint("M-9 -24h22V-30L2 -37L-9 -30z"),
    black("M-3 0V-9q5 -6 10 0V0z"),
    fine("M-34 -10h26M14 -10h20M-34 -5h30M8 -5h26M-5 -20v4M9 -20v4"),
  ],
  ladder: [line("M-5 0L7 -28M1 2L13 -26M-3 -5l6 2M0 -11l6 2M2 -17l6 2M5 -23l6 2"), { ink: "black", d: disc(9, -28, 2.4) }],
  tower: [
    paper("M-9 -3V-30h18V-3z"),
    tint("M-9 -30h18v8h-18z"),
    line("M-9 -22h18M-9 -13h18M-9 -3L9 -13M9 -3L-9 -13"),
    { ink: "paper", d: disc(-6, -2, 3) + disc(6, -2, 3) },
  ],
  torch: [
    line("M0 0V-16"),
    black("M-3 -16h6l-1 5h-4z"),
    tint("M0 -34C6 -28 6 -23 3 -17H-3C-6 -22 -5 -27 -1 -28C-2 -30 -1 -32 0 -34z"),
    fine("M0 -26q3 4 0 8"),
  ],
  hands: [
    paper("M-36 -8L-12 -14q6 -3 11 0l9 4q3 3 0 5l-8 -2l-8 6h-8L-36 -1z"),
    paper("M36 -10L14 -16q-8 -3 -13 1l-5 5q-2 4 2 4l7 -3l8 6h8L36 -2z"),
    tint("M-44 -8l8 -1v9l-8 1zM44 -11l-8 0v10l8 0z"),
    fine("M-1 -5l5 4M-5 -3l4 4M3 -7l6 4"),
  ],
  temple: [
    paper("M-22 -22h44V0h-44z"),
    tint("M-25 -22L0 -34L25 -22z"),
    line("M-25 -22h50M-24 0h48M-26 3h52"),
    line(row(6, 8, (x) => `M${-20 + x} -22V0`)),
    { ink: "paper", d: disc(0, -26, 2.4) },
  ],
  altar: [
    paper("M-9 0V-11h-2v-3h22v3h-2V0z"),
    tint("M-6 -15q-1 -6 3 -8q0 3 2 4q0 -4 3 -6q0 5 3 10z"),
    fine("M0 -24q-6 -4 0 -8t0 -8M4 -22q6 -4 1 -9M-5 -8h10M-5 -4h10"),
  ],
  eagle: [
    black(
      "M0 0C-4 -9 -15 -14 -29 -12C-21 -9 -16 -6 -13 -2C-8 2 -4 3 -2 3L-4 10L0 7L4 10L2 3C4 3 8 2 13 -2C16 -6 21 -9 29 -12C15 -14 4 -9 0 0z",
    ),
    { ink: "black", d: disc(0, -3, 2.6) },
    tint("M2 -4l4 1l-4 1z"),
  ],
  crow: [black("M0 0q-7 -8 -16 -6q8 2 9 7q5 3 7 2q2 1 7 -2q1 -5 9 -7q-9 -2 -16 6z")],
  bolt: [tint("M3 -34L-8 -14h6L-6 0L8 -20H1L8 -34z")],
  wheat: [
    line("M-8 0Q-6 -16 -10 -28M0 0V-30M8 0Q6 -16 10 -28"),
    tint(
      row(
        4,
        5,
        (y) =>
          `M-9.500 ${-12 - y}q-6 -1 -6 -6q5 0 6 6M0 ${-13 - y}q-6 -1 -6 -6q5 0 6 6M0 ${-13 - y}q6 -1 6 -6q-5 0 -6 6M9.500 ${-12 - y}q6 -1 6 -6q-5 0 -6 6`,
      ),
    ),
    black("M-5 -7h10v3h-10z"),
  ],
  coins: [
    ...[0, 4, 8, 12].map((y) => paper(`M-20 ${-y}a9 3 0 0 0 18 0v-4a9 3 0 0 0 -18 0z`)),
    ...[0, 4].map((y) => paper(`M2 ${-y}a9 3 0 0 0 18 0v-4a9 3 0 0 0 -18 0z`)),
    tint("M-20 -16a9 3 0 0 0 18 0a9 3 0 0 0 -18 0zM2 -8a9 3 0 0 0 18 0a9 3 0 0 0 -18 0z"),
    { ink: "paper", d: disc(12, -18, 6) },
    fine("M10 -15q0 -6 4 -7M9.500 -18h5"),
  ],
  scroll: [
    paper("M-18 -26h32q-4 3 -2 8v18h-30z"),
    paper("M14 -26q5 0 5 5h-7q-1 -4 2 -5z"),
    fine("M-13 -20h20M-13 -16h22M-13 -12h18M-13 -8h20"),
    { ink: "tint", d: disc(6, -3, 5) },
    line("M3 -3h6M6 -6v6"),
  ],
  dagger: [
    paper("M-3 -10L0 -36L3 -10z"),
    line("M0 -34V-11"),
    tint("M-8 -10h16v3h-16z"),
    black("M-2 -7h4V3h-4z"),
    { ink: "paper", d: disc(0, 4, 2.6) },
  ],
  mask: [
    paper("M-12 -28q12 -6 24 0q2 16 -4 22q-8 6 -16 0q-6 -6 -4 -22z"),
    black("M-8 -20q3 -3 6 0q-3 3 -6 0zM2 -20q3 -3 6 0q-3 3 -6 0zM-6 -9q6 6 12 0q-2 7 -6 7t-6 -7z"),
    tint("M-12 -28q12 -6 24 0l1 -4q-13 -6 -26 0z"),
    line("M-9 -24q3 -3 7 0M2 -24q4 -3 7 0M0 -20v6"),
  ],
  peaks: [
    paper("M-44 0L-26 -26L-16 -13L-2 -34L14 -12L24 -22L44 0z"),
    tint("M-26 -26l-6 9l5 -1l3 4l2 -6zM-2 -34l-7 10l6 -1l4 5l3 -8zM24 -22l-5 6l5 0l3 2z"),
    fine("M-22 -16l6 10M-18 -12l6 8M4 -24l8 16M8 -18l8 14M28 -16l8 12"),
  ],
  road: [
    line("M-40 0C-20 -2 -24 -12 -4 -13S10 -22 20 -24M-22 2C-2 0 -8 -9 10 -11S22 -20 26 -24"),
    paper("M22 0V-14q4 -3 8 0V0z"),
    fine("M24 -10h4M24 -6h4"),
    fine("M-30 -1l6 2M-14 -6l6 3M2 -12l6 2M13 -17l4 2"),
  ],
  sunken: [
    ...[0, 1, 2].map((i) => fine(`M${-40 + i * 6} ${-6 + i * 6}q6 -6 12 0t12 0t12 0t12 0t12 0`)),
    black("M-2 -8l14 -16l2 2l-12 16z"),
    tint("M12 -24q7 0 10 8q-6 -2 -12 -2z"),
  ],
  crown: [
    tint("M-16 0L-20 -20L-9 -11L0 -26L9 -11L20 -20L16 0z"),
    line("M-16 0h32M-15 -4h30"),
    { ink: "paper", d: disc(-20, -21, 2) + disc(0, -27, 2.2) + disc(20, -21, 2) },
  ],
  tent: [
    paper("M-24 0L-2 -24L20 0z"),
    tint("M-2 -24L20 0h-12z"),
    black("M-8 0L-2 -14L4 0z"),
    line("M-2 -24V-33"),
    tint("M-2 -33l9 3l-9 3z"),
  ],
  arrows: [
    line("M-14 -30L-22 -6M-2 -34L-8 -4M10 -32L6 -6M22 -30L20 -8"),
    black("M-23 0l-2 -7l6 2zM-9 2l-2 -7l6 1zM6 0l-3 -7l6 0zM20 -2l-3 -7l6 0z"),
  ],
  sling: [
    line("M-6 -18q10 -20 22 -10M16 -28l4 4"),
    { ink: "black", d: disc(20, -23, 2.4) },
    { ink: "paper", d: disc(-8, -23, 3.2) },
    paper("M-12 0V-14q4 -5 8 -4l4 -2l1 3l-6 4V0z"),
    fine("M22 -30a16 16 0 0 1 4 16M26 -26a12 12 0 0 1 1 10"),
  ],
  boar: [
    line("M0 0V-20"),
    black("M-16 -24q4 -8 14 -8q6 0 10 3l6 -2l-1 4l5 4l-5 2q-3 5 -8 5l-1 4h-3v-4h-8l-1 4h-3v-6q-5 -2 -5 -6z"),
    tint("M-12 -30q2 -5 5 -2q2 -5 5 -2q3 -4 5 0l-4 3z"),
  ],
  oars: [
    line(row(6, 9, (x) => `M${-20 + x} -28L${-32 + x} 0`)),
    tint(row(6, 9, (x) => `M${-30 + x} -6l-5 9l5 1l3 -9z`)),
    paper("M-28 -31h58v6h-60z"),
    fine("M-40 4q5 -3 10 0t10 0t10 0t10 0t10 0t10 0t10 0"),
  ],
  corvus: [
    line("M-14 0V-34M-14 -32L18 -14"),
    tint("M-14 -12L22 -24l2 4L-12 -7z"),
    black("M22 -24q4 4 2 12l-2 -8z"),
    paper("M-34 -6q3 6 9 6h18q6 0 9 -6q-18 3 -36 0z"),
    fine("M-36 5q5 -3 10 0t10 0t10 0t10 0t10 0t10 0t10 0"),
  ],
  fasces: [
    paper("M-5 0V-30h10V0z"),
    line("M-2 0V-30M2 0V-30"),
    tint("M-5 -24h10v3h-10zM-5 -14h10v3h-10zM-5 -6h10v3h-10z"),
    black("M5 -32q9 -1 10 6q-1 7 -10 6z"),
  ],
  broken: [line("M-2 0L-6 -16M-4 -18L10 -26"), tint("M4 -30l12 -4l3 9l-12 5z"), black("M-8 -16l4 -2l1 3z")],
} satisfies Record<string, readonly Mark[]>;

export type Thing = keyof typeof THINGS;

/** The background: land, sea or sky. */
export const GROUNDS = {
  hills: [tint("M0 40Q20 28 40 36T84 32T138 37V46H0z"), fine("M0 40Q20 28 40 36T84 32T138 37M12 42h20M60 42h26M104 43h20")],
  plain: [line("M0 41H138"), fine("M8 44h30M52 44h44M110 44h18")],
  sea: [fine(row(3, 1, (i) => `M${i * 7 - 8} ${37 + i * 4}${"q6 -4 12 0t12 0".repeat(6)}`))],
  none: [],
} satisfies Record<string, readonly Mark[]>;

/** Things in the sky. */
export const SKIES = {
  clear: [],
  sun: [
    { ink: "tint", d: disc(0, 0, 6) },
    fine(
      Array.from({ length: 12 }, (_, i) => {
        const [c, s] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
        return `M${(c * 8).toFixed(1)} ${(s * 8).toFixed(1)}L${(c * 12).toFixed(1)} ${(s * 12).toFixed(1)}`;
      }).join(""),
    ),
  ],
  moon: [tint("M3 -7a8 8 0 1 0 0 14a7 7 0 1 1 0 -14z")],
  clouds: [paper("M-14 4q-6 -1 -4 -6q2 -4 7 -2q3 -6 9 -2q7 -3 8 3q6 1 4 6z"), fine("M-12 8l-3 8M-4 8l-3 8M4 8l-3 8")],
} satisfies Record<string, readonly Mark[]>;
