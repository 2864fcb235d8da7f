/**
 * What things are worth to the rules of thumb, mostly in tenths of a victory point. `scripts/train/tune.ts` has found these figures by
 * playing many games.
 */
export const MEASURES = {
  /** an action point: to get, to keep for the next turn, and one that can buy nothing any more */
  ap: 1.7,
  keptAp: 1.8,
  idleAp: 0.2,
  /** a fortress that the enemy holds, compared with one that nobody holds */
  taken: 4.4,
  /** a point of combat strength in the last turn, and what each turn to come adds */
  army: 0.79,
  later: 0.36,
  /** a point of strength at sea compared with one on land; a leader, and each point of his command */
  ships: 1.8,
  leader: 2.7,
  command: 1.8,
  /** the share of a beaten force that is lost, and of a routed one */
  spoils: 0.92,
  rout: 0.43,
  /** what is left of a prize for each operation it takes to get there */
  patience: 0.28,
  /** shelter at the end of a phase */
  shelter: 10.2,
  /** landed troops who walk into a fortress, and a garrison put ashore as a share of what it holds */
  settled: 2.1,
  garrison: 0.25,
  /** the strength that a capital needs, and any other fortress */
  guard: 7.9,
  watch: 1,
  /** a leader in the place of a crisis */
  crisis: 24,
  /** what a reaction must promise, and a tactics marker */
  reaction: 7.5,
  tactics: 4.4,
  /** AP kept for operations: if nobody moves afterwards, in the last turn, in the turn before, and so on */
  reserveEnd: 16.6,
  reserve0: 11.9,
  reserve1: 1.6,
  reserve2: 2.9,
  reserve3: 1.6,
  /** recruits, where 1 is to buy no more: what a siege train, a fleet, a garrison, a marker, a leader and training add */
  siege: 1.7,
  fleet: 1.2,
  static: 3.1,
  marker: 2.8,
  draw: 2.6,
  train: 1.05,
  /** how much strength counts beyond its price */
  strong: 0.1,
  /** the most fleets, siege trains, and AP for a marker */
  fleets: 3.8,
  trains: 1.7,
  price: 6.4,
  /** a free fleet compared with other free units of its price */
  levied: 1,
  /** the strength of a force that is worth a leader */
  host: 8.4,
  /** where recruits are wanted: with troops, with ships, near what can be taken */
  together: 0.29,
  aboard: 1.7,
  near: 0.33,
  /** a minor power and the mercenaries, without their fortresses, and the price of talks in AP */
  power: 5.3,
  mercenaries: 18.5,
  talks: 1.5,
};
export type Measures = typeof MEASURES;
