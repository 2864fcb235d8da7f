/*
 * Heads in profile as on ancient coins, built from a few parts. All of them face right, in a square of 80 by 80.
 */

type Ink = "skin" | "hair" | "metal" | "cloth" | "line" | "fine" | "light";

/** One stroke of the graver: filled shapes, or lines. */
interface Stroke {
  readonly ink: Ink;
  readonly d: string;
}

export interface Bust {
  readonly nose?: keyof typeof NOSES;
  readonly hair?: keyof typeof HAIR;
  readonly beard?: keyof typeof BEARDS;
  readonly wears?: keyof typeof HEADGEAR;
  readonly dress?: keyof typeof DRESS;
  /** old men have lines, and grey hair */
  readonly old?: boolean;
  /** black hair; otherwise it is brown */
  readonly dark?: boolean;
  /** the bandage over a lost eye */
  readonly oneEyed?: boolean;
}

const filled =
  (ink: Ink) =>
  (d: string): Stroke => ({ ink, d });
const [hair, metal, cloth, line, fine, light] = (["hair", "metal", "cloth", "line", "fine", "light"] as const).map(filled) as [
  (d: string) => Stroke,
  (d: string) => Stroke,
  (d: string) => Stroke,
  (d: string) => Stroke,
  (d: string) => Stroke,
  (d: string) => Stroke,
];
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const leaf = ([x, y, angle]: readonly [number, number, number]) => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const p = (u: number, v: number) => `${(x + u * c - v * s).toFixed(1)} ${(y + u * s + v * c).toFixed(1)}`;
  return `M${p(-5, 0)}Q${p(0, -3.4)} ${p(5.4, 0)}Q${p(0, 3.4)} ${p(-5, 0)}z`;
};

const NOSES = {
  straight: "C53.8 36 57 40.4 58.4 43.4C58.9 45.2 56.2 45.9 54.5 45.6",
  hooked: "C56.6 34.6 60 38.6 59.4 43.8C58.6 46 56.2 45.8 54.4 45.4",
  snub: "C52.6 36 54.4 39.4 57.8 41.4C59.6 43.4 57.2 45.6 54.4 45.2",
} as const;

const faceWith = (nose: string) =>
  `M48 19C51.2 22 53 27 53.2 31.4${nose}C56.2 47 56.6 48.4 54.4 49.4C56.4 50.2 56 52.4 54.2 53.2C53.4 54.6 55.6 57 54.6 59.6C53.4 62.6 49 63.4 45.6 62.4C44.4 65 44.6 68 46.4 70.4C50 72.6 53 74 54 76.6C44 79.6 30 79.6 20 75.8C24 72 25.4 67 24.6 60C17.6 53 15.6 43 17.4 34C19.6 22 28 13.4 38 13.6C42.6 13.8 46 15.6 48 19z`;

const FEATURES: readonly Stroke[] = [
  line("M45.4 31.8C47.8 29.9 50.6 30 53 31.4"),
  line("M46.6 35.6C48 33.6 50.4 33.2 52.2 34.2M47 35.8C48.6 36.8 50.4 36.6 51.8 35.6"),
  { ink: "line", d: disc(50.2, 34.8, 0.7) },
  line("M54.4 49.4C52.8 49.9 51.4 49.5 50 48.7"),
  fine("M55.6 44.6C54.6 43.4 53.4 43.8 53.2 45.2"),
  fine("M31.6 38c2.6-3 6.2-.4 5 4c-.8 2.8-2.4 5-4.2 4.4c-1.4-.6-.6-3.2-1-5.4"),
  fine("M36 55.6l9 6.8M33 57l12 9M30.4 59l14 10M28.6 62l14 9.6M27.6 65.4l12 8"),
];
const WRINKLES: readonly Stroke[] = [
  fine("M46 24.2C48 23.6 49.8 24 51.2 24.8M46 27.2C48.4 26.4 50.6 26.8 52.2 27.8"),
  fine("M52 46C50.2 47.4 49.4 49.4 49.8 51.6M47 38.4c1.6.9 3.2.8 4.4 0M44 33.4l-2-1M44 35.6l-2.4.4"),
];

const curls = (rows: readonly (readonly [number, number])[], r: number): Stroke[] => [
  hair(rows.map(([x, y]) => disc(x, y, r)).join("")),
  light(rows.map(([x, y]) => `M${x - r * 0.5} ${y}a${r * 0.55} ${r * 0.55} 0 1 1 ${r * 0.7} ${r * 0.5}`).join("")),
];
const CAP =
  "M49.4 22.4C47 25 44 24.6 42.6 27.4C40.6 27 40 30 37.6 30C37.4 33 35.4 34 34.6 36.6C31 36.4 30.6 40 30.4 43C30.4 47 29.6 51 27.6 55L24.6 58.8C17.6 52 15.4 43 17.2 34C19.4 22 28 12.4 38 12.6C43.6 12.8 47.8 16 49.4 22.4z";

const HAIR = {
  short: [
    hair(CAP),
    light(
      "M21 31c4-1 7 0 9 3M23 25c4-1 8 0 10 4M28 19c4 0 7 2 9 6M36 15.6c3 .6 5.4 2 7 5M19.6 38c3-1 6 0 8 3M20.4 45c3-1 5 0 7 2.6M22.6 51c2-.6 3 0 4.4 1.6",
    ),
  ],
  curly: [
    hair(CAP),
    ...curls(
      [
        [47, 19.6],
        [42.6, 15.4],
        [36.6, 13.4],
        [30.4, 14.6],
        [25, 18],
        [20.8, 23],
        [18.2, 29],
        [17.2, 35.4],
        [17.8, 42],
        [20, 48.4],
        [23.4, 54],
        [45, 24.8],
        [40.4, 21.6],
        [34.4, 20.6],
        [28.8, 23.4],
        [25, 28.4],
        [23.4, 34.6],
        [24, 41],
        [25.6, 47.2],
        [39.6, 27.8],
        [33.8, 28],
        [30.4, 33.2],
      ],
      3.5,
    ),
  ],
  receding: [
    hair(
      "M36 33.6C33 31 29 27 24.6 20.6C19 26 16.4 34 17 41C17.8 48 20.6 54 24.6 58.8L27.6 55C29.6 51 30.4 47 30.4 43C30.6 39.6 32.6 37 36 33.6z",
    ),
    light("M23 26c2 2 4 5 5.4 8M19.6 33c3 1 5 3 7 6M19.6 40c3 0 5 2 6.6 4.6M21 47c2 0 4 1 5 3"),
    fine("M40 17.4c2.4 1 4.4 2.4 5.8 4.2M35 15.8c2 .2 3.4.6 4.6 1.2"),
  ],
  braids: [
    hair(CAP),
    hair("M17.4 34C13.6 45 13.4 58 16.4 67.6L21 65.8L24.4 68.6L27.6 65.4L31.6 66.6C30.6 60 30.4 52 31 45z"),
    light(
      "M47 19c-9-2-19 4-24 16M43 22c-8 0-14 6-17 16M40 27c-6 2-9 8-10 14M17 42c-1 8-.6 15 1 22M20.8 44c-.6 8-.4 14 .4 20M24.6 45c0 8 0 14 .2 20M28 45c-.4 7-.2 13 .4 19",
    ),
  ],
  none: [],
} satisfies Record<string, readonly Stroke[]>;

const JAW = "M34.6 42.6C36 50 40 54.4 44.6 54.6C47.4 54.4 49.2 52.8 50.2 51.2C51.6 52.4 53.2 53 54.2 53.2C53.4 54.6 55.8 57.2";
const MOUSTACHE = "M55 46.4C52.6 45.8 50 47 49 50.2L50.4 51.4C51.4 49.6 53 49 54.8 48.8z";
const BEARDS = {
  none: [],
  short: [
    hair(`${JAW} 54.8 60C53.4 63.2 49 64 45.6 63C40 60.4 34.6 54 33 46z`),
    hair(MOUSTACHE),
    light("M36.4 48c1 3 2.4 5 4.4 7M38.6 53.6c1.6 2.6 3.4 4.4 5.6 5.6M43.4 57.6c2 1.8 4 2.8 6 3.2M49 55.6c1 2 2 3.6 3.4 4.6"),
  ],
  curled: [
    hair(`${JAW} 56.6 60.6C57.2 64 56.4 67 53.6 68.6C49 70.6 44 68.6 41 64.8C36.6 59.6 33.8 53 33 45z`),
    hair(MOUSTACHE),
    light(
      [
        [37, 49],
        [39.6, 54.4],
        [44, 58.2],
        [49.4, 57],
        [53.2, 58.6],
        [41.8, 60.4],
        [47, 63.4],
        [51.8, 63.6],
      ]
        .map(([x, y]) => `M${x! - 1.4} ${y}a1.6 1.6 0 1 1 2 1.4`)
        .join(""),
    ),
  ],
  pointed: [
    hair(`${JAW} 57 61C57.6 64 57.8 67 58.4 70.6C51 68.6 43 65 39.6 60C36 55.4 33.8 51 33 45z`),
    hair(MOUSTACHE),
    light("M37 49c1.4 4 4 7 8 9.6M42 56c2.6 3.4 6.4 6.4 11 8.6M47.4 55.6c2 4 4.6 7.4 8 10.4M51.4 54.6c1.4 3 2.6 6 4.4 9"),
  ],
  long: [
    hair(`${JAW} 56.8 60.6C58 66 56.6 71.4 53 75.6C47.6 75.4 42 70.6 40 64.4C36.2 59 33.8 52.4 33 44z`),
    hair(MOUSTACHE),
    light("M37 49c1.4 6 4.6 12 9.6 17.6M42 55.6c1.6 6 4.6 11.4 8.4 16M47 55.6c.6 6 2.4 11 4.8 15.4M51.2 55c1 4 2 8 2.2 12.6"),
  ],
} satisfies Record<string, readonly Stroke[]>;

const CREST = "M15 42C7 22 15 3.6 36 2.2C45.6 1.6 52.6 5 55.6 10.6C46.4 8.4 37.4 8.6 30 12.4C21.6 17 17.6 26.4 19 38z";
const BRISTLES =
  "M12.6 31l5-1M12.4 25l5.4.4M13.8 19l5 2.4M17 13.4l4.4 4M21.8 8.8l3.4 5M28 5.2l2 6M35 3.2l.8 6M42 3.2l-.6 5.4M48.4 5.2l-1.6 4";
const GUARD = "M36.4 34L46.4 32C47.8 38.4 47.4 46.6 44.6 53.4C40.4 52 37.2 47 36.2 41z";
const LEAVES = [
  [47.4, 22.6, -1.9],
  [43.2, 19.4, -2.6],
  [46, 26.6, -2.4],
  [38, 18.2, 3.3],
  [40.8, 24.4, 3.5],
  [32.8, 19.6, 2.8],
  [35, 25.8, 2.9],
  [28, 23, 2.4],
  [30.4, 29.4, 2.4],
  [24, 28, 2.1],
  [26.6, 34.4, 2],
  [21.4, 34, 1.9],
] as const;

const HEADGEAR = {
  nothing: [],
  laurel: [metal(LEAVES.map(leaf).join("")), line("M21 36C15 40 12.6 46 14 53M21.4 37.4C18.6 42 18 48 20 54")],
  diadem: [
    metal("M50 22.6L18 35.4l.4 4.2L51.6 26.8z"),
    line("M18.4 38C12.6 42 11.6 48 13 55M19 39.4C16 45 16.8 51 19.4 56"),
    light("M46 24.9L21 35"),
  ],
  bowl: [
    metal("M51.4 28C51 18 45.6 8.6 33.6 8.6C22 8.6 15.4 18 15.8 31L11.6 41.6L18.4 38.4L36 34.4L54.6 29.6z"),
    metal(disc(33.6, 6, 2.8)),
    metal(GUARD),
    cloth("M33.4 4.4C30 -1.4 20 -.6 13.6 8.4C21 4.6 28 5 32.4 8.4z"),
    fine("M16 31C27 29.4 40 26.8 51.4 24.4M39.4 37.4C39.6 42 41 46.4 43.4 49.6"),
    light("M22 22C24.6 16 29 12.6 34.6 12.4"),
  ],
  crested: [
    cloth(CREST),
    metal(
      "M52 27.6C51.4 18 45.6 9.8 35.6 10C25 10.2 17.4 18 17.2 32C17.2 40 19 48 24 55L28.6 50.4C27 44.6 27.6 40 30.6 36.6C37 33.6 46 31.8 54.6 28.8z",
    ),
    metal(GUARD),
    fine(BRISTLES),
    fine("M30.6 36.6C36 31 44 27.6 52 26M46 20C43 24 38 26 34 25.4C31 25 30.6 21.6 33.4 20.8"),
    light("M22.4 24C25 17.6 30 14.2 36 14"),
  ],
  greek: [
    cloth(CREST),
    metal(
      "M60 17.6C54 8.6 43 6.2 33 7.8C20.6 9.8 14 20.6 15.6 33.4C16.4 40 18.6 43.6 22 46.6L27 38.4C31.4 33.8 38 31 46.4 29.8C52.4 28.8 57.4 24.6 60 17.6z",
    ),
    { ink: "line", d: "M43.6 21.8C46.6 19 50.4 18.6 54 19.6C51.4 22.8 47.4 24 43.6 21.8z" },
    fine(BRISTLES),
    fine("M27 38.4C29 31 35 26.6 43 25.4"),
    light("M23 24C25.6 17.6 30.6 13.8 37 12.8"),
  ],
  conical: [
    metal("M51.6 27.6C49.4 18 42.6 8.6 34 1.6C26 9.6 18 19.6 15.8 33L14.6 40L33 36L54.4 31z"),
    metal(GUARD),
    fine("M16 33C28 31 40 28.4 51.6 25.4M34 1.6C33 12 32.6 20 33.4 29.8M24 17l2 14.6M43 13l.6 14.6"),
    light("M26 18C28 13 30.6 9.6 33 6.6"),
    cloth("M15 39C17.6 48 18.4 54 17 64C22 62 26 58.6 28.6 54L25 41z"),
  ],
  lion: [
    metal(
      "M57.4 25.4C59.6 20.4 57.4 15.4 51.6 13.6C47 8.2 39 6 31.4 7.6C18.4 10.4 10.6 22.4 12 38.4C13 50.4 15 60 21 68C27 70 34 73 41 74.4L44 70.4C36 67.4 30 62 28.6 55.6C30.6 51 31.2 46 31.8 41C36.4 40 39.4 36.4 40.6 32.4C46 32.6 51.6 30.2 57.4 25.4z",
    ),
    { ink: "light", d: "M57 25.8l-1.8 3.4-1.6-1.8-1.8 3-1.6-2-2 2.6-1.4-2" },
    line("M45.4 17.4C47.4 15.8 49.8 15.8 51.6 17C49.8 18.6 47.4 18.8 45.4 17.4zM55 19.6l2.4-.6"),
    metal("M33 13.4C32 8.6 34.4 5.6 38.4 6C40.4 8.4 40.2 11.8 38 14.4z"),
    fine(
      "M28 12C22 16 18.4 22 17.4 30M30 18C24.6 22 22 28 21.6 36M31 25C27 29 25 34 25 41M15 36C15.4 46 17.6 54 21.4 61M19.6 40C20 48 21.6 54 25 60M24 45c.2 4 1 8 2.6 11.4M44 24C40 27 36 28 32 27.6",
    ),
  ],
  veil: [
    cloth(
      "M50.6 20.4C48.4 11.6 40 8 32 9C18.6 10.6 12 22 12.8 36C13.4 52 14.6 66 12.4 77.4C18 79 26 79.6 33 79.4C29.4 70 28.6 61 30.6 53.6C31.4 44 33.8 36 40 30.4C44.4 27.4 49 25.4 50.6 20.4z",
    ),
    fine(
      "M47 18C36 16 24 24 20.6 36C19 48 19.6 62 17.6 77M44 23C33 23 26.4 32 25.4 44C24.6 56 24.6 66 24 77M38 28C32 32 29 40 28.4 48C27.4 58 27 66 28.4 77M16 30C16 44 16.6 58 15 72",
    ),
  ],
} satisfies Record<string, readonly Stroke[]>;

const CHEST = "M24.6 64C30 71 38 72.8 46.2 70.2C50 72.6 53 74 54 76.6C44 79.6 30 79.6 20 75.8C23 72.6 24.4 68.6 24.6 64z";
const DRESS = {
  bare: [],
  toga: [cloth(CHEST), fine("M25 68C31 74 41 75.6 50 73.4M23.6 71.4C30 76.6 40 78 47.6 77M22 74.4c3 1.8 6 2.6 9 3")],
  cuirass: [
    metal(CHEST),
    metal("M27.6 66.6L35 70.6L36.6 78.8L29 78.2z"),
    fine("M38.6 72.4l.6 6M42.6 72.2l1 5.8M46.4 71.8l1.4 5.4M50 73.4l1 3.4"),
    light(disc(32.4, 73.6, 1.1)),
  ],
  cloak: [
    cloth(CHEST),
    metal(disc(41, 73.4, 2.7)),
    fine("M26 68C30 72 34 73.6 38 73.4M24 72C29 75.6 34 76.4 38.6 75M44 73.4c3 .4 5.6 1.4 8 3M43 75.6c2 .8 4 1.6 5.6 2.4"),
  ],
} satisfies Record<string, readonly Stroke[]>;

const BANDAGE: readonly Stroke[] = [cloth("M53.4 32.6L17 27.4l-.4 4L47 36.6c1 2.4 3.6 2.8 5.6 1.4z"), fine("M20 29.8L47 34.4")];

/** The strokes of a head, from the lowest to the uppermost. */
export function strokesOf({
  nose = "straight",
  hair = "short",
  beard = "none",
  wears = "nothing",
  dress = "cloak",
  old = false,
  oneEyed = false,
}: Bust): readonly Stroke[] {
  return [
    { ink: "skin", d: faceWith(NOSES[nose]) },
    ...FEATURES,
    ...(old ? WRINKLES : []),
    ...DRESS[dress],
    ...HAIR[hair],
    ...(oneEyed ? BANDAGE : []),
    ...BEARDS[beard],
    ...HEADGEAR[wears],
  ];
}
