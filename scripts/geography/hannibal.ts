import type { Lettering } from "../../src/web/board/chart.ts";
import type { ChartSpec } from "./chart.ts";
import { places, ways } from "./hannibal-places.ts";
import { country, province, region, sea } from "./lettering.ts";


const lettering: readonly Lettering[] = [
  region("Hispania", 50, [300, 640], -37, 0.05),
  region("Gallia", 46, [1010, 230], -4, 0.04),
  region("Italia", 46, [2095, 505], 33, 0.04),
  region("Africa", 50, [1130, 1545], 1, -0.02),
  country("Lusitania", [185, 905], -12, 0.03),
  country("Callaecia", [265, 505], -6, 0.03),
  country("Aquitania", [865, 300], -24, 0.03, 20),
  country("Raetia", [1560, 195], 0, 0.03),
  country("Illyria", [2115, 330], 24, 0.03, 28),
  country("Mauretania", [420, 1440], -6, 0.04, 32),
  province("Baetica", [330, 1045], -2, 0.02),
  province("Celtiberia", [430, 790], -4, 0.03),
  province("Orospeda", [590, 990], -30, 0.02),
  province("Idubeda", [720, 635], 4, 0.02),
  province("Gallia Transalpina", [1040, 410], -12, 0.04),
  province("Massilia", [1120, 470], -5, 0.02, 18),
  province("Liguria", [1440, 405], -20, 0.03, 16),
  province("Gallia Cisalpina", [1610, 330], 4, 0.02, 18),
  province("Etruria", [1650, 570], 38, 0.02, 18),
  province("Samnium", [1850, 590], 40, 0.02, 18),
  province("Campania", [1880, 790], 40, 0, 14),
  province("Apulia", [2090, 735], 32, 0.02, 18),
  province("Lucania", [2010, 925], 50, 0, 16),
  province("Sicilia", [1850, 1130], -10, 0.03, 22),
  province("Corsica", [1460, 640], 70, 0, 15),
  province("Sardinia", [1490, 830], 75, 0.02, 18),
  province("Numidia Occidentalis", [1010, 1345], 6, 0.02, 18),
  province("Numidia Orientalis", [1280, 1320], 10, 0.02, 18),
  province("Carthaginia", [1470, 1265], 20, 0.02, 18),
  sea("Mare Internum", 44, [1230, 1095], -3, 0.03),
  sea("Mare Tyrrhenum", 36, [1715, 905], 35, 0.04),
  sea("Mare Hadriaticum", 28, [2010, 455], 42, 0.03),
  sea("Mare Ionium", 34, [2195, 1190], 38, 0.03),
  sea("Mare Africum", 32, [1850, 1350], 6, 0.03),
  sea("Mare Balearicum", 26, [880, 840], -32, 0.03),
  sea("Mare Ibericum", 26, [740, 1130], -8, 0.03),
  sea("Sinus Gallicus", 22, [1170, 600], 0, 0.03),
  sea("Mare Ligusticum", 22, [1395, 575], -20, 0.03),
  sea("Mare Sardoum", 26, [1330, 870], 75, 0.03),
  sea("Oceanus Cantabricus", 26, [420, 400], -1, 0.02),
  sea("Syrtis Minor", 22, [1690, 1480], 2, 0.02),
];

/** The chart of Hannibal. */
export const hannibal: ChartSpec = {
  name: "hannibal",
  world: [-13, 30, 24, 49],
  frame: [50, 140, 2330, 1600],
  places,
  ways,
  reach: 100,
  ties: [
    // the strait of Messana, the heel, the spur and the shin of Italy
    { from: [15.64, 38.11], to: [2022, 1078] },
    { from: [16.1, 37.92], to: [2085, 1112] },
    { from: [15.9, 38.6], to: [2020, 1020] },
    { from: [18.35, 39.8], to: [2285, 895] },
    { from: [15.15, 40.05], to: [1975, 905] },
    { from: [16.18, 41.9], to: [2100, 640] },
    { from: [13.05, 41.25], to: [1795, 790] },
    // the Adriatic shore
    { from: [12.3, 45.0], to: [1770, 350] },
    { from: [12.6, 44.05], to: [1795, 450] },
    { from: [13.5, 43.62], to: [1850, 478] },
    { from: [14.25, 42.45], to: [1925, 585] },
    // Etruria
    { from: [10.3, 43.55], to: [1562, 505] },
    { from: [10.5, 42.93], to: [1555, 560] },
    // the Pillars and Mauretania
    { from: [-5.6, 36.02], to: [205, 1165] },
    { from: [-5.9, 35.8], to: [180, 1195] },
    { from: [-2.95, 35.3], to: [480, 1265] },
    { from: [0.1, 36.05], to: [700, 1250] },
  ],
  islands: [
    {
      name: "sicilia",
      box: [12.2, 36.4, 15.66, 38.35],
      ties: [
        { from: [12.75, 38.17], to: [1790, 1062] },
        { from: [15.1, 36.68], to: [1990, 1245] },
        { from: [15.65, 38.26], to: [2006, 1052] },
        { from: [14.0, 37.1], to: [1878, 1215] },
        { from: [14.3, 38.02], to: [1915, 1066] },
        { from: [15.1, 38.13], to: [1958, 1058] },
        { from: [15.4, 37.95], to: [1992, 1104] },
      ],
    },
    {
      name: "sardinia",
      box: [8, 38.7, 9.9, 41.32],
      ties: [
        { from: [9.6, 40.9], to: [1556, 800] },
        { from: [8.2, 40.9], to: [1420, 775] },
        { from: [8.4, 39.0], to: [1425, 990] },
        { from: [9.55, 39.15], to: [1545, 985] },
        { from: [9.2, 41.25], to: [1530, 745] },
      ],
    },
    {
      name: "corsica",
      box: [8.4, 41.33, 9.7, 43.1],
      ties: [
        { from: [9.2, 41.37], to: [1488, 722] },
        { from: [9.4, 43.0], to: [1500, 560] },
        { from: [8.6, 42.4], to: [1432, 625] },
        { from: [9.55, 42.1], to: [1522, 665] },
      ],
    },
    {
      name: "baleares",
      box: [1, 38.5, 4.5, 40.2],
      ties: [
        { from: [2.4, 39.55], to: [915, 925] },
        { from: [3.4, 39.6], to: [1010, 915] },
        { from: [4.0, 40.0], to: [1075, 870] },
        { from: [1.4, 38.95], to: [820, 985] },
        { from: [2.95, 39.95], to: [968, 874] },
      ],
    },
  ],
  labelSize: { town: 25, tribe: 25, city: 26, "great-city": 31 },
  hands: {},
  ornaments: [],
  lettering,
};
