import type { GameState, Outcome, Table } from "../../../engine/index.ts";
import type { PerSeat, Seat } from "../../shared/rules/seats.ts";
import type { Key } from "./ask.ts";

/** Where a general is who is not on the map. On the map it is the number of his post. */
export const AWAY = {
  /** has not come into play: Scipio Africanus before turn 6 */
  notYet: -1,
  /** in the cup that consuls are drawn from (6.4) */
  cup: -2,
  /** displaced until the next reinforcement phase (10.10) */
  displaced: -3,
  /** out of the game (10.10) */
  gone: -4,
} as const;

/** Who holds a space: a code that is also the index of what it stands for. */
export const NOBODY = 0;
export const CODE: PerSeat<number> = { rome: 1, carthage: 2 };

export type Phase =
  | "carthaginian-reinforcements" // 6.1
  | "carthaginian-generals" // 6.1, displaced generals
  | "roman-reinforcements" // 6.2
  | "scipio-africanus" // 6.7
  | "elections" // 6.4
  | "deal" // 7.1
  | "first-play" // 7.3
  | "strategy" // 7
  | "winter" // 21.1
  | "isolation" // 19.4
  | "politics"; // 22

/** How a strategy card is used (8). */
export type Use = "move" | "place" | "raise" | "event" | "discard";

/** CUs on the map that have already moved with the campaign being played (10.11). */
export interface Moved {
  post: number;
  cus: number;
  elephants: number;
  /** spaces moved; SPENT when they fought, besieged, backed up or failed to pursue */
  spaces: number;
}
export const SPENT = 99;

/** The strategy card being played. */
export interface CardPlay {
  seat: Seat;
  card: number;
  use: Use;
  /** how many generals may still be activated */
  activations: number;
  /** generals that this card has activated */
  activated: number[];
  /** whether the army that may go by sea has done so (11.4) */
  sailed: boolean;
  /** the cities and tribes that have seen their attempt (20.2) */
  attempted: number[];
  /** for a campaign: who has moved how far */
  moved: Moved[];
  /** for a campaign: spaces moved by each general, subordinates too */
  generalMoved: [general: number, spaces: number][];
  /** for a campaign: spaces moved by the siege train */
  trainMoved: number;
  /** the same side plays the next card too (card 55, as an option) */
  again?: boolean;
}

/** CUs that march together and have come equally far (10.11). */
export interface Column {
  cus: number;
  elephants: number;
  /** how far they had moved when they joined, less what their general had used by then */
  before: number;
  /** how far they may move in all */
  limit: number;
  /** where they joined: a place in the path of the march */
  joined: number;
}

/** The army (or general alone) on the move. Its pieces are on the map, at `at`. */
export interface March {
  general: number;
  /** generals who go with him */
  staff: number[];
  /** for each of them the same as for a column of CUs */
  staffLimits: [before: number, limit: number, joined: number][];
  columns: Column[];
  train: boolean;
  /** for the siege train the same as for a general who goes with him */
  trainLimit: [before: number, limit: number, joined: number];
  at: number;
  /** spaces used, and how many he has */
  used: number;
  allowance: number;
  /** the posts he has been at, with the spaces used until then */
  path: [post: number, used: number][];
  /** whether he came to `at` by sea */
  bySea: boolean;
  /** how often he has sailed */
  sailings: number;
  /** what he may still do */
  stage: "moving" | "ended" | "over";
  /** whether he took up or put down units where he stands */
  took: boolean;
  dropped: boolean;
  /** the place in the path beyond which Bad Weather cannot drive him back: he has landed there (card 41) */
  anchor: number;
  /** a die has been rolled on the naval or the attrition table: Bad Weather comes too late (card 41) */
  rolled: boolean;
  /** he has fought */
  fought: boolean;
  /** he has backed up, failed to pursue or been driven back to port: like a battle, that leaves him and his army spent (10.11) */
  spent: boolean;
  /** generals who failed to intercept him, and the CUs that were with them, by post (12.10) */
  failedToIntercept: number[];
  failedCUs: [post: number, cus: number, elephants: number][];
  /** whether both consuls started this march in a space with ten CUs, or may part anywhere with five each (18.1) */
  mayPartConsuls: boolean;
}

export const BATTLE_CARDS = ["frontal", "flank-left", "flank-right", "probe", "envelopment", "reserve"] as const;
export type BattleCard = (typeof BATTLE_CARDS)[number];
export const FLANK_LEFT = 1;
export const FLANK_RIGHT = 2;
export const PROBE = 3;
export const ENVELOPMENT = 4;
export const RESERVE = 5;

/** Something that adds to a total, and why: a key of the catalogue. */
export interface Modifier {
  amount: number;
  because: string;
}

/** One exchange of battle cards, for everybody to see. */
export interface Round {
  by: Seat;
  /** the attack, as what it counts */
  attack: number;
  /** how it was matched: the card played, or -1 */
  match: number;
}

export interface Battle {
  space: number;
  /** the active player: the original attacker of the battle (14.5) */
  attacker: Seat;
  /** the post that he came from */
  from: number;
  bySea: boolean;
  /** those of the attacker who came out of the city: they may go back into it (20.7) */
  sortie: { cus: number; elephants: number; generals: number[] };
  /** the attacker set out from inside the walls */
  sallied: boolean;
  /** where the defender's interceptors came from (16.3) */
  interceptors: number[];
  failedToAvoid: boolean;
  commanders: PerSeat<number>;
  /** CUs at the start of the battle, for the retreat table (14.12) */
  strength: PerSeat<number>;
  stage: "command" | "cards" | "elephants" | "deal" | "rounds";
  /** battle cards by type */
  hands: PerSeat<number[]>;
  /** battle cards of each side that lie open, by type (card 20) */
  open: PerSeat<number[]>;
  /** those that were stolen from the other side, which knows them (card 59) */
  stolen: PerSeat<number[]>;
  deck: number[];
  /** how the hands came about */
  reasons: PerSeat<Modifier[]>;
  /** strategy cards in force for this battle: 20, 31, 32 by the side that played them */
  played: PerSeat<number[]>;
  initiative: Seat;
  rounds: Round[];
  probeUsed: boolean;
  /** CUs lost by each side */
  lost: PerSeat<number>;
}

export interface Hannibal extends GameState {
  over: Outcome<Key> | null;
  ruleset: string;
  options: Record<string, boolean | string>;
  turn: number;
  phase: Phase;
  /** whose turn it is to play a card */
  active: Seat;
  /** the campaign card that Rome has announced for the first play (7.3), or 0 */
  announced: number;

  control: number[];
  /** which tribes still have their marker, by their number in TRIBES */
  tribes: number[];
  /** siege and subjugation points by stronghold: above zero Rome's, below zero Carthage's */
  siege: number[];
  cus: PerSeat<number[]>;
  elephants: number[];
  /** the post of the siege train, or -1 */
  train: number;

  /** post or AWAY */
  generals: number[];
  /** 1 for the general who commands at his post */
  commands: number[];
  consuls: number[];
  proconsul: number;

  deck: number[];
  discard: number[];
  removed: number[];
  hands: PerSeat<number[]>;
  /** cards in a hand that the other side knows to be there: they were stolen from it (card 55) */
  shown: PerSeat<number[]>;
  /** the deck is to be shuffled at the end of the turn (8.7) */
  reshuffle: boolean;

  macedonia: "neutral" | "allied" | "peace";
  truce: boolean;
  navalVictory: boolean;
  hannoCounsels: boolean;
  catoCounsels: boolean;

  /** PCs that Carthage has still to remove for the loss of Hannibal (10.10) */
  owed: number;

  play: CardPlay | null;
  march: March | null;
  battle: Battle | null;
  /** posts that have still to roll for winter (21.1), and whose they are */
  winter: [seat: Seat, post: number][];
}

/** The rules of Valley Games; the others are those of Avalon Hill. */
export const isValley = (s: Hannibal): boolean => s.ruleset === "valley";

/** What the rules of Hannibal work with. */
export type T = Table<Hannibal, Key>;

export const TURNS = 9;
/** Strategy cards dealt to each side, by turn (7.1). */
export const HAND_SIZES = [0, 7, 7, 7, 8, 8, 8, 9, 9, 9] as const;
