/**
 * What things are worth to the rules of thumb, where a province is worth ten. `scripts/train/tune.ts` has found these figures by
 * playing many games.
 */
export const MEASURES = {
  /** how much randomness goes into a choice */
  luck: 0.4,
  /** what a card of one, two and three operations usually gains, and what keeping one for a response adds */
  one: 1.8,
  two: 3.4,
  three: 5,
  kept: 1.5,
  /** a card used for points and ships, compared with other uses; the first card of a turn saved by passing */
  points: 1,
  ships: 1,
  pass: 1,
  /** the Dictator, a mercenary */
  dictator: 6,
  hire: 3,
  /** one more PC towards a majority, by how many are missing; one to spare; enemy PCs in the way */
  missing1: 4.5,
  missing2: 2,
  missing3: 1,
  spare: 1,
  converted: 0.4,
  /** any PC; one in a province that is not on the display; an isolated one */
  pc: 1,
  minor: 0.3,
  isolated: 0.2,
  /** a province of Italia, by how many Rome holds: three or fewer, four, five, six */
  italia3: 3,
  italia4: 1.2,
  italia5: 0.5,
  italia6: 0.3,
  /** a CU in battle, and one that is raised; victory and defeat themselves; a general lost */
  cu: 1.7,
  raised: 1.7,
  victory: 1,
  defeat: 1.5,
  general: 2,
  /** walls; a siege, an enemy PC that an army could convert, compared with having the prize */
  walls: 4,
  capital: 120,
  enemyCapital: 40,
  siege: 1,
  turn: 0.45,
  /** an army within reach of a stronger one: by land, and by sea compared with that */
  exposure: 0.3,
  overseas: 0.1,
  /** troops for a general without any */
  troops: 2,
  /** what is left of a prize that takes another card; the price of a step */
  later: 0.5,
  step: 0.15,
  /** a voyage: a lost naval battle, one without warships, Naval Supremacy */
  sunk: 9,
  unguarded: 6,
  supremacy: 2,
  /** a warship built, if the enemy has more, if seamanship depends on it; seamanship; a refit */
  built: 1.4,
  behind: 0.6,
  needed: 1.5,
  seamanship: 5,
  refit: 1,
  /** interception at sea and on land, avoiding battle, fighting when surprised: what speaks against it */
  intercept: 1,
  react: 1,
  avoid: 1,
  /** where troops go: to others, to the enemy, to a general; where generals go: to troops without one, with a lesser one */
  together: 0.5,
  near: 0.8,
  led: 0.5,
  leaderless: 0.8,
  lesser: 0.3,
  /** supply trains */
  supply: 0.5,
};
export type Measures = typeof MEASURES;
