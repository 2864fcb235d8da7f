import type { GameState, Outcome } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import type { Key } from "./ask.ts";
import { CONTINGENT, UNIT_COUNT } from "./units.ts";

/** The sides, as they stand in the state. A minor power is with one of them or neutral. */
export const ROMAN = 0;
export const CARTHAGINIAN = 1;
export const NEUTRAL = 2;
export const SIDE_IDS = ["side:rome", "side:carthage", "side:neutral"] as const;
const SEAT_OF_SIDE = ["rome", "carthage"] as const;

export const seatOf = (side: number): Seat => SEAT_OF_SIDE[side as 0 | 1];
export const sideOfSeat = (seat: Seat): number => (seat === "rome" ? ROMAN : CARTHAGINIAN);

/** Where a unit is when it is not on the map. */
export const AVAILABLE = -1; // on a recruit display, in the leader pool or on the display of the minor powers (2.1.1)
export const GONE = -2; // eliminated for good, or not in the scenario

export const POOL = 2; // where a stratagem marker is when nobody holds it

/** One reason of a column shift or a die modifier, with its amount. */
export interface Modifier {
  amount: number;
  because: string;
}

export type Phase =
  | "setup"
  | "initiative"
  | "augurs"
  | "action-points"
  | "mobilization"
  | "diplomacy"
  | "operations"
  | "supply"
  | "end-of-turn";

/** The optional rules that are in force, and how the set-up is done. */
export interface Rules {
  leaders: boolean; // 29.0
  siege: boolean; // 30.0
  pillage: boolean; // 31.0
  colonies: boolean; // 32.0
  reaction: boolean; // 33.0
  auto: boolean;
}

/** The set-up in progress. */
export interface SetUp {
  side: number;
  /** how many of the freely placed units have their place */
  placed: number;
  stage: "place" | "embark" | "arrange";
}

/** An event of the augurs table that is still being carried out. */
export interface Augur {
  name: string;
  /** hexes still to be checked (plague), powers still to be rolled for (allies), sides still to lose a fleet (piracy) */
  queue: number[];
}

export interface Mobilization {
  stage: "buy" | "demobilize" | "restore" | "colonies";
  /** units deployed in this phase: they do not help to deploy others (9.2) */
  fresh: number[];
  /** how many leaders have been recruited in this phase (29.1) */
  leaders: number;
  /** a leader drawn or selected that must now be deployed, or -1 */
  leader: number;
  /** whether that leader came by a Dictator or Sufete */
  dictator: boolean;
  /** units that a Levy still brings for nothing */
  levy: number;
}

export interface Diplomacy {
  side: number;
  power: number;
  /** markers committed: the phasing player's, the other player's or -1 */
  marker: number;
  answer: number;
  answered: boolean;
  modifiers: Modifier[];
  column: number;
  die: number;
  result: string;
}

export interface Operation {
  kind: "land" | "naval" | "concentrate";
  side: number;
  reaction: boolean;
  stage: "embark" | "move" | "storm" | "debark" | "attack" | "camp";
  from: number;
  hex: number;
  /** the units of the force; for a naval operation its fleets */
  units: number[];
  /** all that take part: the force, what its fleets carry, and who joins its attack */
  party: number[];
  /** units that were dropped off: they may do nothing more */
  dropped: number[];
  /** half movement points on land, hexes at sea */
  spent: number;
  /** hexes that the fleets may move */
  allowance: number;
  storm: boolean;
  die: number;
  modifiers: Modifier[];
  /** whether the additional AP for the Sacred Band has been paid (21.0) */
  surcharge: boolean;
}

/** An operation before its first step. */
export const newOperation = (kind: Operation["kind"], side: number, hex: number, units: readonly number[]): Operation => ({
  kind,
  side,
  reaction: false,
  stage: kind === "naval" ? "embark" : kind === "land" ? "move" : "attack",
  from: hex,
  hex,
  units: [...units],
  party: [...units],
  dropped: [],
  spent: 0,
  allowance: 0,
  storm: false,
  die: 0,
  modifiers: [],
  surcharge: false,
});

/** Units that retreat together. */
export interface Retreat {
  side: number;
  units: number[];
  origin: number;
  hex: number;
  /** hexes still to go, and in all */
  left: number;
  hexes: number;
}

/** What a combat result asks for next. */
export interface Step {
  do: "eliminate" | "check" | "withdraw" | "counterattack" | "pursue" | "hunt" | "pillage" | "major" | "train" | "disgrace";
  side: number;
}

export interface Combat {
  /** who makes the attack */
  side: number;
  from: number;
  to: number;
  attackers: number[];
  defenders: number[];
  /** fleets that stay out of the combat of the raiders they carry, but share their retreat */
  bearers: number[];
  table: "battle" | "raid";
  stage: "table" | "tactics" | "answer" | "leaders" | "roll" | "results";
  /** 0 the attack itself, 1 its counterattack, 2 both routed by a second one */
  counter: number;
  /** the leader whose command value shifts the column, by side, or -1 */
  leaders: number[];
  /** the tactics marker in force, by side */
  tactics: number[];
  percent: number;
  column: number;
  shifts: Modifier[];
  die: number;
  result: string;
  steps: Step[];
  retreats: Retreat[];
  /** leaders and cavalry that may pursue a second hex */
  hunters: number[];
  /** units lost, whether anything befell the side, whether it was told to rout; by side */
  lost: number[];
  hurt: boolean[];
  routed: boolean[];
  /** the side that pursued into the defenders' hex, or -1 */
  pursued: number;
}

/** A minor power's units on their way back to their own towns (24.6). */
export interface Homecoming {
  power: number;
  side: number;
  units: number[];
}

/** Stacks of a minor power and its former ally that must part (24.1). */
export interface Parting {
  power: number;
  /** who loses the power */
  side: number;
  hexes: number[];
}

/** What a spy shows, for as long as the player looks (23.1). */
export interface Look {
  side: number;
  /** a region, or -1 for the stratagem markers */
  region: number;
}

export interface State extends GameState {
  over: Outcome<Key> | null;
  rules: Rules;
  scenario: number;
  turn: number;
  phase: Phase;
  /** who has the initiative */
  first: number;
  /** who is phasing */
  side: number;
  ap: number[];
  /** AP owed from a crisis (7.1) */
  debt: number[];
  /** where each unit is: a hex, AVAILABLE or GONE */
  at: number[];
  /** the fleet that carries each unit, or -1 */
  aboard: number[];
  veteran: number[];
  /** units that their owners laid on top of their stacks */
  tops: number[];
  /** by minor power: ROMAN, CARTHAGINIAN or NEUTRAL */
  powers: number[];
  mercenariesCame: boolean;
  /** who holds each stratagem marker, and whether the other player has seen it there */
  markers: number[];
  seen: number[];
  /** stratagems that a player may not play again in this phase, as bits (Treachery), by side */
  barred: number[];
  /** stratagem markers bought in this turn, by side */
  bought: number[];
  crisis: number;
  /** three army and four camp markers a side, Roman first; a hex or -1 */
  armies: number[];
  camps: number[];
  pillaged: number[];
  colonies: number[];

  setup: SetUp | null;
  augur: Augur | null;
  mobilization: Mobilization | null;
  diplomacy: Diplomacy | null;
  operation: Operation | null;
  /** an operation has ended and the other player may react (33.0) */
  reacting: boolean;
  combat: Combat | null;
  /** hexes that still need a supply check, or null before it is known which */
  supply: number[] | null;
  homecomings: Homecoming[];
  parting: Parting | null;
  /** mercenaries that have just come into Carthage's service and have no place yet */
  arriving: number[];
  look: Look | null;
}

/** Who commands a unit now. */
export function sideOf(s: State, unit: number): number {
  const contingent = CONTINGENT[unit]!;
  return contingent < 2 ? contingent : s.powers[contingent - 2]!;
}

export const enemyOf = (side: number): number => 1 - side;

/** A list with the same value for every unit. */
export const forEveryUnit = (value: number): number[] => new Array<number>(UNIT_COUNT).fill(value);

export const POWER_IDS = [
  "power:syracusa",
  "power:massilia",
  "power:gauls",
  "power:iberians",
  "power:numidia",
  "power:mercenaries",
] as const;
export const MERCENARIES = 5;
