import type { PerSeat, Seat } from "../../shared/rules/seats.ts";

/**
 * What things are worth to the rules of thumb, where a province is worth ten. The first figure is Rome's, the second Carthage's:
 * `scripts/train/tune.ts` has found them by playing many games.
 */
const FIGURES = {
  /** how much randomness goes into a choice */
  luck: [0.349, 0.349],
  /** what a card of one, two and three operations usually gains, and what keeping one for a response adds */
  one: [1.03, 1.03],
  two: [3.17, 3.17],
  three: [4.96, 4.96],
  kept: [1.71, 1.71],
  /** a card used for points and ships, compared with other uses; the first card of a turn saved by passing */
  points: [0.536, 0.536],
  ships: [0.548, 0.548],
  pass: [0.817, 0.817],
  /** the Dictator, a mercenary */
  dictator: [6.58, 6.58],
  hire: [3.77, 3.77],
  /** one more PC towards a majority, by how many are missing; one to spare; enemy PCs in the way */
  missing1: [5.05, 5.05],
  missing2: [1.65, 1.65],
  missing3: [1.04, 1.04],
  spare: [0.89, 0.89],
  converted: [0.528, 0.528],
  /** any PC; one in a province that is not on the display; an isolated one */
  pc: [0.852, 0.852],
  minor: [0.327, 0.327],
  isolated: [0.223, 0.223],
  /** a province of Italia, by how many Rome holds: three or fewer, four, five, six */
  italia3: [3.47, 3.47],
  italia4: [0.802, 0.802],
  italia5: [0.387, 0.387],
  italia6: [0.32, 0.32],
  /** a CU in battle, and one that is raised; victory and defeat themselves; a general lost */
  cu: [2.02, 2.02],
  raised: [1.73, 1.73],
  victory: [0.912, 0.912],
  defeat: [1.11, 1.11],
  general: [2.38, 2.38],
  /** walls; a siege, an enemy PC that an army could convert, compared with having the prize */
  walls: [3.95, 3.95],
  capital: [136, 136],
  enemyCapital: [31.3, 31.3],
  siege: [0.501, 0.501],
  turn: [0.214, 0.214],
  /** an army within reach of a stronger one: by land, and by sea compared with that */
  exposure: [0.299, 0.299],
  overseas: [0.0679, 0.0679],
  /** troops for a general without any */
  troops: [2.45, 2.45],
  /** what is left of a prize that takes another card; the price of a step */
  later: [0.343, 0.343],
  step: [0.146, 0.146],
  /** a voyage: a lost naval battle, one without warships, Naval Supremacy */
  sunk: [10.7, 10.7],
  unguarded: [14.7, 14.7],
  supremacy: [1.51, 1.51],
  /** a warship built, if the enemy has more, if seamanship depends on it; seamanship; a refit */
  built: [1.85, 1.85],
  behind: [0.822, 0.822],
  needed: [2.04, 2.04],
  seamanship: [5.71, 5.71],
  refit: [0.718, 0.718],
  /** interception at sea and on land, avoiding battle, fighting when surprised: what speaks against it */
  intercept: [1.29, 1.29],
  react: [0.815, 0.815],
  avoid: [0.767, 0.767],
  /** where troops go: to others, to the enemy, to a general; where generals go: to troops without one, with a lesser one */
  together: [0.453, 0.453],
  near: [1.01, 1.01],
  led: [0.487, 0.487],
  leaderless: [1.12, 1.12],
  lesser: [0.286, 0.286],
  /** supply trains */
  supply: [0.446, 0.446],
};
export type Measures = Record<keyof typeof FIGURES, number>;

const ofSide = (side: number): Measures =>
  Object.fromEntries(Object.entries(FIGURES).map(([name, figures]) => [name, figures[side]])) as Measures;
export const SIDES: PerSeat<Measures> = { rome: ofSide(0), carthage: ofSide(1) };

/** The figures of the side that is thinking. */
export let MEASURES = SIDES.rome;

/** From here on, everything is seen with the eyes of this side. */
export const measureAs = (seat: Seat): void => {
  MEASURES = SIDES[seat];
};
