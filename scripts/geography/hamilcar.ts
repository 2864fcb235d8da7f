import type { Lettering } from "../../src/games/shared/page/board/chart.ts";
import type { ChartSpec } from "./chart.ts";
import { places, ways } from "./hamilcar-places.ts";
import { country, province, region, sea } from "./lettering.ts";

const lettering: readonly Lettering[] = [
  region("Italia", 46, [1330, 420], 36, 0.04),
  region("Africa", 46, [150, 1770], 0, 0.02),
  country("Illyria", [1985, 170], 34, 0.03, 36),
  country("Umbria", [1075, 150], 62, 0.02, 20),
  country("Liguria", [-10, 60], -20, 0.02, 20),
  province("Etruria", [870, 180], 20, 0.02, 22),
  province("Latium", [1110, 455], 30, 0.02, 18),
  province("Samnium", [1350, 480], 30, 0.02, 20),
  province("Campania", [1330, 640], 30, 0.02, 17),
  province("Apulia", [1600, 600], 20, 0.02, 22),
  province("Lucania", [1600, 850], 60, 0.02, 20),
  province("Sicilia", [1240, 1290], 0, 0.03, 30),
  province("Sardinia", [470, 880], 80, 0.02, 22),
  province("Corsica", [480, 330], 80, 0.02, 20),
  province("Libya", [540, 1700], -4, 0.02, 24),
  province("Numidia", [210, 1590], 10, 0.02, 26),
  sea("Mare Tyrrhenum", 52, [880, 690], 25, 0.03),
  sea("Mare Hadriaticum", 40, [1740, 300], 34, 0.04),
  sea("Mare Ionium", 44, [1960, 1020], 60, 0.03),
  sea("Mare Sardoum", 34, [215, 860], 84, 0.03),
  sea("Mare Africum", 40, [1130, 1590], 8, 0.03),
  sea("Mare Ligusticum", 30, [300, 190], -8, 0.03),
];

/** The chart of Hamilcar. It stays close to the true map, with room made around narrow places. */
export const hamilcar: ChartSpec = {
  name: "hamilcar",
  world: [3.5, 33, 22, 46],
  frame: [-120, -10, 2230, 1850],
  places,
  ways,
  reach: 150,
  grain: 0.9,
  ties: [
    { from: [15.64, 38.11], to: [1572, 1236] },
    { from: [16.05, 37.92], to: [1640, 1275] },
    { from: [15.85, 38.65], to: [1560, 1110] },
    { from: [18.45, 39.85], to: [2010, 840] },
    { from: [16.18, 41.88], to: [1640, 420] },
    { from: [13.05, 41.23], to: [1120, 556] },
    { from: [14.25, 42.45], to: [1320, 305] },
    { from: [13.5, 43.6], to: [1197, 62] },
    { from: [10.5, 42.93], to: [705, 205] },
    { from: [7.2, 43.65], to: [164, 52] },
    { from: [11.05, 37.08], to: [790, 1430] },
    { from: [10.0, 34.2], to: [640, 2010] },
    { from: [19.4, 41.3], to: [2165, 540] },
  ],
  islands: [
    {
      name: "lipara",
      box: [14.85, 38.43, 15.02, 38.56],
      ties: [
        { from: [14.9, 38.47], to: [1376, 1050] },
        { from: [15.0, 38.47], to: [1460, 1052] },
        { from: [14.95, 38.53], to: [1418, 1006] },
        { from: [14.95, 38.44], to: [1418, 1090] },
      ],
    },
    {
      name: "sicilia",
      box: [12.3, 36.4, 15.66, 38.35],
      ties: [
        { from: [15.1, 36.68], to: [1478, 1500] },
        { from: [15.65, 38.26], to: [1530, 1156] },
        { from: [15.4, 37.95], to: [1520, 1232] },
        { from: [15.1, 38.13], to: [1440, 1172] },
        { from: [14.3, 38.02], to: [1330, 1200] },
      ],
    },
    {
      name: "sardinia",
      box: [8, 38.7, 9.9, 41.32],
      ties: [
        { from: [9.6, 40.9], to: [558, 624] },
        { from: [8.2, 40.9], to: [328, 626] },
        { from: [8.4, 39.0], to: [361, 1018] },
        { from: [9.55, 39.15], to: [549, 988] },
        { from: [9.2, 41.25], to: [492, 551] },
      ],
    },
    {
      name: "corsica",
      box: [8.4, 41.33, 9.7, 43.1],
      ties: [
        { from: [9.2, 41.37], to: [492, 522] },
        { from: [9.4, 43.0], to: [525, 187] },
        { from: [8.6, 42.4], to: [394, 312] },
      ],
    },
  ],
  labelSize: { town: 25, tribe: 25, city: 27, "great-city": 32 },
  hands: {},
  wider: {},
  ornaments: [],
  lettering,
};
