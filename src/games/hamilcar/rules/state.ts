import type { GameState, Outcome, Play, Table } from "../../../engine/index.ts";
import type { PerSeat, Seat } from "../../shared/rules/seats.ts";
import type { Key } from "./ask.ts";

export type Ruleset = "silver" | "golden-geek";

/** Where a general is who is not on the map or at sea. There, it is the number of his post. */
export const AWAY = {
  /** ready to be drawn (2.2.B) */
  pool: -1,
  /** waits in a box of the turn track (3.3) */
  track: -2,
  /** waits in the mercenary box (5.2.C3) */
  mercenary: -3,
  /** not yet in the pool: Asina (3.1) */
  aside: -4,
  /** out of the game (2.2.A) */
  gone: -5,
} as const;

/** The office of a Roman general on the map (2.2.C). */
export const NO_OFFICE = 0;
export const CONSUL = 1;
export const PROCONSUL = 2;
export const DICTATOR = 3;
export const OFFICES = ["none", "consul", "proconsul", "dictator"] as const;

/** Who holds a space (2.1.B, 2.1.D). */
export const NOBODY = 0;
export const CODE: PerSeat<number> = { rome: 1, carthage: 2 };
export const TRIBE = 3;

/** Where a strategy card is, as far as everybody can tell; deck and hands are lists of their own. */
export const HIDDEN = 0;
export const DISCARDED = 1;
export const REMOVED = 2;
/** in the War Chest box of the side that played it (5.2.C); as an event that leaves the game afterwards */
export const CHEST = 3;
export const CHEST_LEAVING = 4;
/** not part of this game, or a home card (3.1) */
export const OUT = 5;

export type Phase =
  | "contract" // 16.3
  | "carthaginian-cu" // 5.1.B
  | "miat-cus" // 5.1.B
  | "turn-generals" // 5.1.B: those whom the turn brings
  | "carthaginian-generals" // 5.1.B: those who are drawn
  | "carthaginian-refit" // 5.1.B
  | "roman-cus" // 5.1.C
  | "proconsul" // 5.1.C
  | "elections" // 5.1.C
  | "consuls" // 5.1.C
  | "reforms" // 5.1.C
  | "deal" // 5.2.A
  | "first-play" // 5.2.B
  | "strategy" // 5.2.C
  | "winter" // 5.3.A
  | "seamanship" // 5.3.B, 5.3.C
  | "isolation" // 5.4
  | "instability" // 16.5
  | "victory-check" // 5.5
  | "war-chest" // 5.6
  | "concessions" // 5.6
  | "turn-end"; // 5.6

/** Something that adds to a total, and why: a key of the catalogue. */
export interface Modifier {
  amount: number;
  because: string;
}

export const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((so, { amount }) => so + amount, 0);

/** A modifier as the log says it. */
export const said = ({ amount, because }: Modifier): string => `${because}=${amount < 0 ? "" : "+"}${amount}`;

/** Warships of a side (2.3.F). */
export interface Warships {
  ready: number;
  spent: number;
  /** on the turn track, back in the next turn */
  sunk: number;
  /** in the fleet */
  atSea: number;
  /** enemy warships taken, in the At Sea box (9.2.B3) */
  prizes: number;
}

/** CUs, elephants among Carthage's, and supply trains. */
export interface Detachment {
  cus: number;
  elephants: number;
  supply: number;
}

/** How far units or generals have come with the card being played, and whether a battle, a siege or the like has used them up (7.1). */
export interface Effort {
  moved: number;
  spent: boolean;
}

/** What a campaign has asked of those who have already taken part in it (7.1): all others are fresh. */
export interface Fatigue {
  /** units at their posts; those that march are in the columns of the march */
  units: (Detachment & Effort & { post: number })[];
  /** commanders and subordinates; `joined` is where in the path of the present march */
  generals: (Effort & { general: number; joined: number })[];
  /** Ready warships At Port; those at sea are with their fleet */
  warships: (Effort & { count: number })[];
}

/** What the generals activated by a card may do. */
export interface Orders {
  /** MPs of each general (7.1) */
  points: number;
  /** the highest strategy rating that can be activated without supply trains; 0: whatever the rating */
  rating: number;
  /** the activation must contain a naval movement, with at least so many warships; -1: it need not */
  sailWith: number;
  /** the ban on Africa does not hold (card 20) */
  africa: boolean;
  /** the card whose raid the fleet may make, or 0 (cards 19 and 20) */
  raid: number;
}

/** The strategy card being played (5.2.C). */
export interface CardPlay {
  seat: Seat;
  card: number;
  /** operation points still to be spent one by one (5.2.C2) */
  ops: number;
  /** how many generals may still be activated */
  activations: number;
  activated: number[];
  orders: Orders;
  /** cities and tribes that have seen their attempt (7.1) */
  attempted: number[];
  fatigue: Fatigue;
}

/** Units that march together; `joined` is where in the path. */
export interface Column extends Detachment, Effort {
  joined: number;
}

/** A declared attempt to avoid battle or to intercept (10). */
export interface Reaction extends Detachment {
  kind: "avoid" | "intercept";
  general: number;
  staff: number[];
  post: number;
}

/** What a march waits for: each is a unit of play. */
export type MarchStage =
  | "go" // the general decides what he does next (7.1)
  | "entered" // he has come into a space by road: weather, then reactions (10)
  | "sea" // the fleet decides where to go (7.3)
  | "port" // it has entered a port: weather, then perhaps an interception (8)
  | "landing" // it lands: storms, then reactions (10)
  | "battle" // on land (13) or at sea (9)
  | "ended" // he may not move on, but besiege (14.1)
  | "over"; // nothing more but to tidy up

/** The activated general with his army or fleet (7). */
export interface March {
  seat: Seat;
  general: number;
  /** generals who go with him */
  staff: number[];
  columns: Column[];
  /** the post where he and his units are */
  at: number;
  used: number;
  allowance: number;
  /** the spaces entered, from where he started, and the MPs used until each */
  path: number[];
  spent: number[];
  /** where in the path he embarked, or -1 (7.1: only one naval movement) */
  embarked: number;
  /** where in the path he landed again, or -1 */
  landed: number;
  stage: MarchStage;
  /** whether he has taken up or put down units where he stands */
  regrouped: boolean;
  /** CUs of a consul who was in the space before he came, or -1 (2.3.E3) */
  consulRests: number;
  /** whether he has fought, which keeps him from besieging (14.1), and won */
  fought: boolean;
  won: boolean;
  /** parties that failed to intercept him (11.2) */
  failed: Reaction[];
  /** where in the path the last reaction was resolved or battle fought, or -1 (17.1 #32) */
  settled: number;
  /** the raid of cards 19 and 20 has been made */
  raided: boolean;
}

/** A fleet in the At Sea box (2.3.G). */
export interface Fleet {
  /** -1 until a general has joined an intercepting fleet (8.4) */
  commander: number;
  /** the ports of its route, from where it set out */
  route: number[];
  /** the post that the general left */
  home: number;
  limit: number;
  used: number;
  /** storms of the last lane (2.1.J) */
  storms: number;
  /** an interception has been tried (8.1) */
  challenged: boolean;
  /** an interception was possible and nobody declared one (8.1) */
  missed: boolean;
  /** the port that an intercepting fleet makes for, or -1 */
  target: number;
  /** what is at the present port has been gathered */
  gathered: boolean;
  /** sails on after a battle: the warships will be Spent (9.3.B1) */
  weary: boolean;
  /** its warships by how far they have sailed with this campaign (7.1) */
  crews: Fatigue["warships"];
  /** units have come aboard in Africa (15.3.C) */
  fromAfrica: boolean;
}

/** What a naval battle waits for. */
export type SeaStage =
  | "cards" // 9.1
  | "maneuver" // 9.2.A
  | "engage" // 9.2.B
  | "evade" // 9.2.C
  | "quick" // 8.5
  | "resolution"; // 9.3, 9.4

/** What waits for the next battle roll of a side (9.2.A). */
export interface Pending {
  roll: Modifier[];
  column: Modifier[];
  ignored: number;
  prizes: number;
}

/** A naval battle (9). */
export interface SeaBattle {
  port: number;
  /** the side whose fleet was intercepted */
  mover: Seat;
  /** the intercepted fleet has no warships (8.5) */
  quick: boolean;
  stage: SeaStage;
  commanders: PerSeat<number>;
  /** whose cards or step it is */
  turn: Seat;
  /** who went first in this round */
  first: Seat;
  round: number;
  deck: number[];
  discard: number[];
  hands: PerSeat<number[]>;
  /** changes of the commander's battle rating */
  ratings: PerSeat<Modifier[]>;
  pending: PerSeat<Pending>;
  /** tactic cards more for the first draw (card 18) */
  extraTactics: PerSeat<number>;
  rolls: PerSeat<number>;
  lost: PerSeat<number>;
  /** the Roman commander fights without his ability (card 59) */
  silenced: boolean;
  rerolled: boolean;
  prizeTaken: boolean;
  /** got away by Flee! and keeps Naval Supremacy (9.3.B3) */
  fled: boolean;
  winner: Seat | null;
}

/** What a land battle waits for. */
export type BattleStage =
  | "command" // 14.5.B, 13.2
  | "cards" // 13.1
  | "dice" // 13.3, 13.4
  | "retreat" // 13.5
  | "consequences"; // 13.6 and cards after a battle

/** A land battle (13). */
export interface Battle {
  space: number;
  attacker: Seat;
  /** the space that the attacker came from, or -1 out of the city */
  from: number;
  bySea: boolean;
  stage: BattleStage;
  /** units and generals of the attacker who came out of the city (14.5.B) */
  sortie: { cus: number; elephants: number; generals: number[] };
  commanders: PerSeat<number>;
  ratings: PerSeat<Modifier[]>;
  levels: PerSeat<Modifier[]>;
  silenced: boolean;
  charge: "none" | "announced" | "rome-rerolls" | "carthage-rerolls";
  /** faces of the small and of the large die, or -1 */
  dice: PerSeat<number[]>;
  hits: PerSeat<number>;
  /** units lost by each side, captured supply trains among them */
  lost: PerSeat<number>;
  winner: Seat | null;
}

export interface Hamilcar extends GameState {
  over: Outcome<Key> | null;
  ruleset: Ruleset;
  options: Record<string, boolean | string>;
  turn: number;
  phase: Phase;
  /** whose turn it is to play a card, to roll, to place */
  active: Seat;
  /** the campaign card announced for the first play (5.2.B), or 0 */
  announced: number;
  /** what is still to be done in the phase: posts that roll, generals that are placed, points */
  queue: number[];
  /** generals drawn in this reinforcement phase (5.1) */
  drawn: number[];

  control: number[];
  /** siege and subjugation points by space: above zero Rome's, below zero Carthage's */
  siege: number[];
  /** spaces with a siege train (card 3) */
  trains: number[];
  /** the space of the Citadel, or -1 (card 46) */
  citadel: number;
  cus: PerSeat<number[]>;
  elephants: number[];
  supply: PerSeat<number[]>;

  /** post or AWAY */
  generals: number[];
  office: number[];
  /** Calatinus has been consul (5.2.C4) */
  calatinusServed: boolean;
  /** the price for Duilius has been paid (17.2.B) */
  duiliusPaid: boolean;
  /** the general who must pay for Flamen Martialis, or -1 (card 56) */
  flamen: number;
  dictator: "face-down" | "ready" | "elected" | "gone";
  /** units that wait with the mercenaries: Golden Geek (3.3) */
  forgottenTactics: boolean;

  warships: PerSeat<Warships>;
  supremacy: Seat;
  seamanship: number;
  /** Seamanship has been improved by a naval reform this turn (5.1.C) */
  reformed: boolean;
  corvi: boolean;
  truce: boolean;
  miat: number[];

  deck: number[];
  hands: PerSeat<number[]>;
  /** where each card is, by number */
  cards: number[];
  /** cards of a hand that the other side knows (cards 38 and 45) */
  shown: PerSeat<number[]>;
  /** operation points of the cards played this turn (5.6) */
  chest: PerSeat<number>;

  play: CardPlay | null;
  march: March | null;
  fleets: PerSeat<Fleet | null>;
  seaBattle: SeaBattle | null;
  battle: Battle | null;
}

/** What the rules of Hamilcar work with. */
export type T = Table<Hamilcar, Key>;

export const isSilver = (s: Hamilcar): boolean => s.ruleset === "silver";
export const has = (s: Hamilcar, option: OptionId): boolean => s.options[option] === true;

export const OPTIONS = [
  { id: "fixed-reinforcements", rule: "16.1" },
  { id: "consul-selection", rule: "16.2" },
  { id: "prolonged-contract", rule: "16.3" },
  { id: "blockade-runners", rule: "16.4" },
  { id: "political-instability", rule: "16.5" },
  { id: "price-of-failure", rule: "16.6" },
] as const;
export type OptionId = (typeof OPTIONS)[number]["id"];

/** The game ends here. Nobody is asked any more, and nothing that would follow takes place (6.1). */
export function* endGame(t: T, winner: Seat, reason: Key, rule: string): Play<never> {
  t.s.over = { winner, reason, rule };
  t.note("hamilcar.log.over", { winner: `seat:${winner}`, reason }, rule);
  for (;;) yield undefined as never;
}
