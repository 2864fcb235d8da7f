/**
 * What things are worth to the rules of thumb, mostly in tenths of a victory point. `scripts/train/tune.ts` has found these figures by
 * playing many games.
 */
export const MEASURES = {
  /** an action point: to get, to keep for the next turn, and one that can buy nothing any more */
  ap: 1.5,
  keptAp: 1.5,
  idleAp: 0.2,
  /** a fortress that the enemy holds, compared with one that nobody holds */
  taken: 2,
  /** a point of combat strength in the last turn, and what each turn to come adds */
  army: 1,
  later: 0.35,
  /** a point of strength at sea compared with one on land; a leader, and each point of his command */
  ships: 1.5,
  leader: 2,
  command: 2,
  /** the share of a beaten force that is lost, and of a routed one */
  spoils: 0.5,
  rout: 0.4,
  /** what is left of a prize for each operation it takes to get there */
  patience: 0.7,
  /** shelter at the end of a phase */
  shelter: 8,
  /** landed troops who walk into a fortress, and a garrison put ashore as a share of what it holds */
  settled: 3,
  garrison: 0.3,
  /** the strength that a capital needs */
  guard: 10,
  /** what a reaction must promise, and a tactics marker */
  reaction: 8,
  tactics: 4,
  /** AP kept for operations: if nobody moves afterwards, in the last turn, in the turn before, and so on */
  reserveEnd: 12,
  reserve0: 12,
  reserve1: 5,
  reserve2: 4,
  reserve3: 3,
  /** recruits, where 1 is to buy no more: what a siege train, a fleet, a garrison, a marker, a leader and training add */
  siege: 2.2,
  fleet: 2.1,
  static: 1.9,
  marker: 2.4,
  draw: 2,
  train: 1.1,
  /** how much strength counts beyond its price */
  strong: 0.1,
  /** the most fleets, siege trains, and AP for a marker */
  fleets: 4,
  trains: 1,
  price: 2,
  /** the strength of a force that is worth a leader */
  host: 8,
  /** where recruits are wanted: with troops, with ships, near what can be taken */
  together: 0.4,
  aboard: 2,
  near: 0.2,
  /** a minor power and the mercenaries, without their fortresses, and the price of talks in AP */
  power: 6,
  mercenaries: 18,
  talks: 2,
};
export type Measures = typeof MEASURES;
