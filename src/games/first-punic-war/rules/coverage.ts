import raw from "./data/tables.json" with { type: "json" };
import { RESULTS, WORKS } from "./data.ts";

/** The numbered sections that carry rules; each must have a test. */
const SECTIONS = `
  3.0
  4.1 4.2 4.2.1
  5.0
  6.1 6.2
  7.0 7.1
  8.1 8.2
  9.1 9.2 9.3
  10.0
  11.0 11.1
  12.0 12.1 12.2 12.3 12.4
  13.0 13.1
  14.0 14.1
  15.0 15.1 15.2 15.3
  16.0 16.1 16.2
  17.0
  18.0
  19.1 19.2 19.3 19.4 19.5
  20.0
  21.0
  22.0
  23.0 23.1
  24.0 24.1 24.2 24.3 24.4 24.5 24.6
  25.0
  26.0
  27.0
  28.0
  29.1 29.2 29.3
  30.1 30.2
  31.1 31.2 31.3 31.4
  32.1 32.2 32.3
  33.1 33.2
`;

/** A row of a table or a kind of counter, as its test's title names it. */
const rows = (labels: readonly string[]) => labels.map((label) => ({ id: label, label }));

const DICE = ["1", "2", "3", "4", "5", "6"];
/** Kinds of counters with rules of their own. */
const COUNTERS = [
  "leader",
  "Sacred Band",
  "Mamertines",
  "Balearic infantry",
  "siege train",
  "elephants",
  "marine",
  "fleet",
  "garrison",
];
/** One counter for each row of the mobilization charts. */
const MOBILIZED = `
  R-duilius R-legion-1 S-hoplite-1 R-auxiliary-1 R-garrison-1 R-cavalry-1 R-siege-1 R-fleet-1
  C-hanno C-sacred-foot C-hoplite-2 C-auxiliary-2 C-marine-1 C-garrison-1 C-cavalry-2 C-elephant-1 C-siege-1 C-fleet-1
`;

/** Everything that must have a test: sections, rows of tables and kinds of counters. */
export const coverage = {
  sections: SECTIONS.trim().split(/\s+/),
  items: [
    ...rows(RESULTS.map((result) => `15.0 ${result}`)),
    ...rows(DICE.map((die) => `die ${die} on the battle and the raid table`)),
    ...rows(raw.naval.rows.map(({ roll, hexes, storm }) => `a modified ${roll} gives ${hexes} hexes, storm ${storm}`)),
    ...rows(raw.diplomacy.rows.map((row, index) => `diplomacy table, die ${index + 1}: ${row}`)),
    ...rows(Object.keys(raw.augurs).map((total) => `augurs ${total}`)),
    ...rows(DICE.map((die) => `a crisis with die ${die}`)),
    ...rows(raw.victoryLevels.map(({ margin, level }) => `a margin of ${margin} is a ${level}`)),
    ...rows(raw.disgrace.map(({ roll, fate }) => `leader disgrace: ${roll} means ${fate}`)),
    ...rows(["open", "rough", "mountain", "desert"].map((terrain) => `terrain effects, ${terrain}`)),
    ...rows(["road", "river", "mountain line", "strait"].map((side) => `terrain effects, ${side}`)),
    ...rows([...WORKS, "open", "rough", "desert"].map((ground) => `supply limit of ${ground}`)),
    ...rows(["mountains feed one", "an all-sea hex feeds one fleet", "a camp feeds two more"]),
    ...rows([...WORKS.map((works) => `behind a ${works}`), "behind rough ground", "behind mountains"]),
    ...rows(
      MOBILIZED.trim()
        .split(/\s+/)
        .map((unit) => `mobilization: ${unit}`),
    ),
    ...rows(COUNTERS),
    ...rows(["Levy", "Dictator or Sufete", "Diplomacy marker", "Tactics", "Treachery", "Spy"]),
  ],
};
