import { bySide } from "../../shared/players/measures.ts";
import type { PerSeat, Seat } from "../../shared/rules/seats.ts";

/**
 * What things are worth to the rules of thumb, where a province is worth ten. The first figure is Rome's, the second Carthage's:
 * `scripts/train/tune.ts` has found them by playing many games.
 */
const FIGURES = {
  /** how much randomness goes into a choice */
  luck: [0.385, 0.442],
  /** what a card of one, two and three operations usually gains, and what keeping one for a response adds */
  one: [1.03, 1.34],
  two: [2.67, 3.24],
  three: [6.76, 5.76],
  kept: [1.55, 1.76],
  /** a card used for points and ships, compared with other uses; the first card of a turn saved by passing */
  points: [0.54, 0.597],
  ships: [0.42, 0.572],
  pass: [0.714, 0.873],
  /** the Dictator, a mercenary */
  dictator: [7.21, 8.03],
  hire: [3.78, 3.9],
  /** one more PC towards a majority, by how many are missing; one to spare; enemy PCs in the way */
  missing1: [5.25, 5.2],
  missing2: [2.09, 1.31],
  missing3: [0.85, 1.17],
  spare: [0.733, 0.978],
  converted: [0.598, 0.42],
  /** any PC; one in a province that is not on the display; an isolated one */
  pc: [0.953, 0.816],
  minor: [0.358, 0.346],
  isolated: [0.234, 0.164],
  /** a province of Italia, by how many Rome holds: three or fewer, four, five, six */
  italia3: [4.16, 3.1],
  italia4: [0.766, 0.919],
  italia5: [0.334, 0.402],
  italia6: [0.276, 0.346],
  /** a CU in battle, and one that is raised; victory and defeat themselves; a general lost */
  cu: [2.23, 2.59],
  raised: [1.21, 2.39],
  victory: [1.2, 0.745],
  defeat: [1.05, 1.26],
  general: [2.34, 2.29],
  /** walls; a siege, an enemy PC that an army could convert, compared with having the prize */
  walls: [3.37, 3.4],
  capital: [172, 146],
  enemyCapital: [31.1, 28.5],
  siege: [0.439, 0.463],
  turn: [0.228, 0.178],
  /** an army within reach of a stronger one: by land, and by sea compared with that */
  exposure: [0.317, 0.331],
  overseas: [0.0532, 0.0721],
  /** troops for a general without any */
  troops: [3.56, 2.5],
  /** what is left of a prize that takes another card; the price of a step */
  later: [0.391, 0.231],
  step: [0.128, 0.128],
  /** a voyage: a lost naval battle, one without warships, Naval Supremacy */
  sunk: [10.2, 9.46],
  unguarded: [16.1, 18.9],
  supremacy: [1.4, 1.3],
  /** a warship built, if the enemy has more, if seamanship depends on it; seamanship; a refit */
  built: [2.29, 1.62],
  behind: [0.834, 0.812],
  needed: [2.3, 2.08],
  seamanship: [4.63, 6.01],
  refit: [0.885, 0.7],
  /** interception at sea and on land, avoiding battle, fighting when surprised: what speaks against it */
  intercept: [1.23, 0.999],
  react: [0.66, 0.65],
  avoid: [0.911, 0.673],
  /** where troops go: to others, to the enemy, to a general; where generals go: to troops without one, with a lesser one */
  together: [0.435, 0.501],
  near: [1.23, 1.17],
  led: [0.581, 0.414],
  leaderless: [0.966, 1.3],
  lesser: [0.274, 0.305],
  /** supply trains */
  supply: [0.416, 0.519],
};
export type Measures = Record<keyof typeof FIGURES, number>;
export const SIDES: PerSeat<Measures> = bySide(FIGURES);

/** The figures of the side that is thinking. */
export let MEASURES = SIDES.rome;

/** From here on, everything is seen with the eyes of this side. */
export const measureAs = (seat: Seat): void => {
  MEASURES = SIDES[seat];
};
