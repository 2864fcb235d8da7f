import type { Box, Chart, Point, Space, SpaceKind, WayKind } from "../board/chart.ts";

/** Signs that point-to-point boards share: the part of the board in which each is drawn. */
export const BOARD_SIGNS = {
  general: "-40 -42 80 84",
  army: "-66 -104 132 112",
  units: "-34 -58 68 64",
  elephants: "-24 -24 48 48",
  "siege-train": "-24 -24 48 48",
  office: "-40 -50 80 92",
  inside: "-40 -58 80 84",
  siege: "-24 -24 48 48",
  fight: "-28 -28 56 56",
  trail: "-72 -44 144 88",
  town: "-34 -34 68 68",
  pc: "-52 -34 104 68",
  isolated: "-34 -34 68 68",
  city: "-38 -38 76 76",
  "large-city": "-46 -46 92 92",
  tribe: "-34 -34 68 68",
  "tribe-taken": "-34 -34 68 68",
  province: "-52 -34 104 68",
  port: "-28 -24 56 48",
  "major-port": "-28 -24 56 48",
  tyrrhenum: "-28 -24 56 48",
  road: "-44 -20 88 40",
  pass: "-44 -26 88 52",
  alps: "-44 -30 88 60",
  strait: "-44 -20 88 40",
  lane: "-44 -20 88 40",
  storms: "-44 -20 88 40",
} as const;
export type BoardSignId = keyof typeof BOARD_SIGNS;

/** The ways among them. */
export const WAYS: Partial<Record<BoardSignId, WayKind>> = {
  road: "road",
  pass: "pass",
  alps: "alps",
  strait: "strait",
  lane: "sea",
  storms: "sea",
};

const NOWHERE: Box = [0, 0, 0, 0];

/** A space of a kind, of which only the drawing matters. */
export const spaceOf = (kind: SpaceKind, id: string = kind, at: Point = [0, 0]): Space => ({
  id,
  at,
  kind,
  province: "",
  label: { at, anchor: "start", size: 0, lines: 1, box: NOWHERE },
});

/** Two spaces with a way between them. */
export const wayBetween = (kind: WayKind, a: Point, b: Point, storms = 0): Pick<Chart, "spaces" | "ways"> => ({
  spaces: [spaceOf("town", "a", a), spaceOf("town", "b", b)],
  ways: [{ a: "a", b: "b", kind, bend: [0, 0], storms }],
});
