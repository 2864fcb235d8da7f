import { bySide } from "../../shared/players/measures.ts";
import type { PerSeat, Seat } from "../../shared/rules/seats.ts";

/**
 * What things are worth to the rules of thumb, mostly in tenths of a victory point. The first figure is Rome's, the second Carthage's:
 * `scripts/train/tune.ts` has found them by playing many games.
 */
const FIGURES = {
  /** an action point: to get, to keep for the next turn, and one that can buy nothing any more */
  ap: [1.49, 1.49],
  keptAp: [1.48, 1.48],
  idleAp: [0.24, 0.24],
  /** a fortress that the enemy holds, compared with one that nobody holds */
  taken: [4.11, 4.11],
  /** a point of combat strength in the last turn, and what each turn to come adds */
  army: [0.822, 0.822],
  later: [0.404, 0.404],
  /** a point of strength at sea compared with one on land; a leader, and each point of his command */
  ships: [1.87, 1.87],
  leader: [2.8, 2.8],
  command: [1.97, 1.97],
  /** the share of a beaten force that is lost, and of a routed one */
  spoils: [1.01, 1.01],
  rout: [0.404, 0.404],
  /** what is left of a prize for each operation it takes to get there */
  patience: [0.261, 0.261],
  /** shelter at the end of a phase */
  shelter: [9.38, 9.38],
  /** landed troops who walk into a fortress, and a garrison put ashore as a share of what it holds */
  settled: [2.15, 2.15],
  garrison: [0.252, 0.252],
  /** the strength that a capital needs, and any other fortress */
  guard: [7.97, 7.97],
  watch: [0.919, 0.919],
  /** the share of what a fortress may lose because units leave it */
  exposed: [0.3, 0.3],
  /** a leader in the place of a crisis */
  crisis: [60, 60],
  /** what a reaction must promise, and a tactics marker */
  reaction: [7.7, 7.7],
  tactics: [4.14, 4.14],
  /** AP kept for operations: if nobody moves afterwards, in the last turn, in the turn before, and so on */
  reserveEnd: [16.5, 16.5],
  reserve0: [15, 15],
  reserve1: [1.49, 1.49],
  reserve2: [2.57, 2.57],
  reserve3: [1.6, 1.6],
  /** what an operation must promise for AP to be kept for it, and the most AP that are */
  useful: [8, 8],
  deeds: [1, 1],
  /** recruits, where 1 is to buy no more: what a siege train, a fleet, a garrison, a marker, a leader and training add */
  siege: [1.57, 1.57],
  fleet: [1.07, 1.07],
  static: [3.03, 3.03],
  marker: [2.68, 2.68],
  draw: [2.43, 2.43],
  train: [1.01, 1.01],
  /** how much strength counts beyond its price */
  strong: [0.087, 0.087],
  /** the most fleets, siege trains, and AP for a marker */
  fleets: [4.19, 4.19],
  trains: [1.8, 1.8],
  price: [6.89, 6.89],
  /** a free fleet compared with other free units of its price */
  levied: [0.976, 0.976],
  /** the strength of a force that is worth a leader */
  host: [8.03, 8.03],
  /** where recruits are wanted: with troops, with ships, near what can be taken */
  together: [0.278, 0.278],
  aboard: [1.76, 1.76],
  near: [0.386, 0.386],
  /** a minor power and the mercenaries, without their fortresses, and the price of talks in AP */
  power: [5.42, 5.42],
  mercenaries: [17.6, 17.6],
  talks: [1.44, 1.44],
};
export type Measures = Record<keyof typeof FIGURES, number>;
export const SIDES: PerSeat<Measures> = bySide(FIGURES);

/** The figures of the side that is thinking. */
export let MEASURES = SIDES.rome;

/** From here on, everything is seen with the eyes of this side. */
export const measureAs = (seat: Seat): void => {
  MEASURES = SIDES[seat];
};
