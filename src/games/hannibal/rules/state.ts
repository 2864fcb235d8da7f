import {
  byKey,
  flag,
  list,
  named,
  object,
  over,
  type StateIn,
  type StateOf,
  tuple,
  whole,
  word,
} from "../../../engine/codec/index.ts";
import type { GameState, Outcome, Table } from "../../../engine/index.ts";
import type { PerSeat } from "../../shared/rules/seats.ts";
import { many, modifier, perSeat, seat } from "../../shared/rules/shape.ts";
import type { Key } from "./ask.ts";
import { GENERALS } from "./generals.ts";
import { POST_NAMES, SPACE_IDS } from "./map.ts";
import { CARD_COUNT } from "./strategy-cards.ts";

/**
 * The state, declared once: the position, the views, their types and docs/positions.md are derived from it (see engine/codec).
 * Each field says what it may be, its default in a position, who may see it and what it means. Data stored in tables is in
 * position.ts.
 */

/** Where a general is when he is off the map. On the map it is the number of his post. */
export const AWAY = {
  /** not in play yet: Scipio Africanus before turn 6 */
  notYet: -1,
  /** in the cup that consuls are drawn from (6.4) */
  cup: -2,
  /** displaced until the next reinforcement phase (10.10) */
  displaced: -3,
  /** out of the game (10.10) */
  gone: -4,
} as const;

export { CODE, NOBODY } from "../../shared/rules/control.ts";

export const BATTLE_CARDS = ["frontal", "flank-left", "flank-right", "probe", "envelopment", "reserve"] as const;
export type BattleCard = (typeof BATTLE_CARDS)[number];
export const FLANK_LEFT = 1;
export const FLANK_RIGHT = 2;
export const PROBE = 3;
export const ENVELOPMENT = 4;
export const RESERVE = 5;

export const TURNS = 9;
/** Strategy cards dealt to each side, by turn (7.1). */
export const HAND_SIZES = [0, 7, 7, 7, 8, 8, 8, 9, 9, 9] as const;

// ------------------------------------------------------------ how things are named

export const space = named("space", SPACE_IDS);
/** A space, or the inside of its city: `inside:capua`. */
export const post = named("space", POST_NAMES);
export const general = named(
  "general",
  GENERALS.map(({ id }) => id),
);
export const card = whole(1, CARD_COUNT).faceDown("strategy card");
/** A card by its number, or 0 if there is none. */
const cardOrNone = whole(0, CARD_COUNT).faceDown("strategy card");
export const cus = whole(0, 99);
export const elephants = whole(0, 4);
const spaces = whole(0, 99);

/** Battle cards: how many of each type. */
const battleCards = byKey(BATTLE_CARDS, whole(0, 12).or(0)).faceDown("battle card", (counts) =>
  counts.flatMap((count, type) => new Array<number>(count).fill(type)),
);
const none = (): number[] => BATTLE_CARDS.map(() => 0);
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export type Modifier = StateOf<typeof modifier>;

// ------------------------------------------------------------ what is going on

/** CUs on the map that have already moved in the current campaign (10.11). */
const moved = object({
  at: post.kept("post"),
  cus,
  elephants: elephants.or(0),
  spaces: spaces.doc("spaces moved; 99 if they fought, besieged, backed up or failed to pursue"),
});
export type Moved = StateOf<typeof moved>;
export const SPENT = 99;

const cardPlay = object({
  seat: seat.doc("who plays it"),
  card: card.open(),
  use: word(["move", "place", "raise", "event", "discard"]).doc("how it is used (8)"),
  activations: whole(0, 3).or(0).doc("how many generals may still be activated"),
  activated: list(general).or([]).doc("generals that it has activated"),
  sailed: flag.doc("the army that may go by sea has done so (11.4)"),
  attempted: list(space).or([]).doc("cities and tribes that have seen their attempt (20.2)"),
  moved: list(moved).or([]).doc("for a campaign: CUs that have moved, and how far (10.11)"),
  generalMoved: list(tuple(general, spaces)).or([]).doc("for a campaign: spaces moved by each general, subordinates too"),
  trainMoved: spaces.unless(0).doc("for a campaign: spaces moved by the siege train"),
  again: flag.optional().doc("the same side plays the next card too (card 55, as an option)"),
});
export type CardPlay = StateOf<typeof cardPlay>;
/** How a strategy card is used (8). */
export type Use = CardPlay["use"];

/** CUs that march together and have moved equally far (10.11). */
const column = object({
  cus,
  elephants: elephants.or(0),
  before: whole(-99, 99).doc("how far they had moved when they joined, less what their general had used by then"),
  limit: spaces.doc("how far they may move in all"),
  joined: whole(0, 99).or(0).doc("where they joined: a place in the path of the march"),
});
export type Column = StateOf<typeof column>;

/** The same for generals and the siege train: before, limit, joined. */
const limits = tuple(whole(-99, 99), spaces, whole(0, 99));

const march = object({
  general: general.doc("who leads"),
  staff: list(general).or([]).doc("generals who go with him"),
  staffLimits: list(limits)
    .or((so: { staff: readonly number[] }) => so.staff.map((): [number, number, number] => [0, SPENT, 0]))
    .doc("`before`, `limit` and `joined` of each of them"),
  columns: list(column).or([]).doc("CUs that march together and have come equally far (10.11)"),
  train: flag.doc("the siege train goes along"),
  trainLimit: limits.or([0, SPENT, 0]).doc("`before`, `limit` and `joined` of the siege train"),
  at: post.doc("where he and his army are; they are among the forces there"),
  used: whole(0, 6).or(0).doc("spaces used"),
  allowance: whole(0, 6).or(4).doc("how many spaces he has"),
  path: list(tuple(post, whole(0, 6)))
    .or((so: { at: number }) => [[so.at, 0]])
    .doc("where he has been, with the spaces used until then"),
  bySea: flag.doc("he came to `at` by sea"),
  sailings: whole(0, 2).or(0).doc("how often he has sailed"),
  stage: word(["moving", "ended", "over"]).or("moving").doc("what he may still do"),
  took: flag.doc("he took up units where he stands"),
  dropped: flag.doc("he put down units where he stands"),
  anchor: whole(0, 99)
    .or(0)
    .doc("the place in the path beyond which Bad Weather cannot drive him back: he has landed there (card 41)"),
  rolled: flag.doc("a die has been rolled on the naval or the attrition table: Bad Weather comes too late (card 41)"),
  fought: flag,
  spent: flag.doc("he has backed up, failed to pursue or been driven back to port, which leaves him and his army spent (10.11)"),
  failedToIntercept: list(general).or([]).doc("generals who failed to intercept him (12.10)"),
  failedCUs: list(tuple(post, cus, elephants))
    .or([])
    .doc("the CUs and elephants that were with them"),
  mayPartConsuls: flag.doc("both consuls began this march in a space with ten CUs, or may part anywhere with five each (18.1)"),
});
export type March = StateOf<typeof march>;

/** One exchange of battle cards, public. */
const round = object({
  by: seat,
  attack: named("battle card", BATTLE_CARDS).doc("the attack, as what it counts"),
  match: named("battle card", BATTLE_CARDS).orNone().doc("the card that matched it"),
});

const battle = object({
  space,
  attacker: seat.doc("the active player: the original attacker (14.5)"),
  from: post.doc("where he came from"),
  bySea: flag,
  sallied: flag.doc("the attacker set out from inside the walls"),
  sortie: object({ cus, elephants, generals: list(general) }).doc(
    "those of the attacker who came out of the city: they may go back into it (20.7)",
  ),
  interceptors: list(space).or([]).doc("where the defender's interceptors came from (16.3)"),
  failedToAvoid: flag,
  commanders: perSeat(general.orNone()),
  strength: perSeat(cus).doc("CUs at the start of the battle, for the retreat table (14.12)"),
  stage: word(["command", "cards", "elephants", "deal", "rounds"]),
  hands: perSeat((owner) => battleCards.secret(owner, total)).doc("battle cards, by type"),
  open: perSeat(battleCards.open()).doc("battle cards that lie open (card 20)"),
  stolen: perSeat(battleCards.secret("players", () => Object.fromEntries(BATTLE_CARDS.map((type) => [type, 0])) as Cards))
    .or({ rome: none(), carthage: none() })
    .doc("those that were stolen from the other side, which knows them (card 59)"),
  deck: battleCards.secret("nobody", total).doc("battle cards that have not been dealt"),
  reasons: perSeat(list(modifier)).doc("how the hands came about"),
  played: perSeat(list(card).open()).doc("strategy cards in force for this battle (20, 31, 32), by who played them"),
  initiative: seat,
  rounds: list(round).doc("the exchanges of battle cards so far"),
  probeUsed: flag,
  lost: perSeat(cus).doc("CUs lost"),
});
export type Battle = StateOf<typeof battle>;
type Cards = { readonly [type in BattleCard]: number };

// ------------------------------------------------------------ the state

const PHASES = [
  "carthaginian-reinforcements", // 6.1
  "carthaginian-generals", // 6.1, displaced generals
  "roman-reinforcements", // 6.2
  "scipio-africanus", // 6.7
  "elections", // 6.4
  "deal", // 7.1
  "first-play", // 7.3
  "strategy", // 7
  "winter", // 21.1
  "isolation", // 19.4
  "politics", // 22
] as const;
export type Phase = (typeof PHASES)[number];

/** Hands are kept in card order. */
const hand = list(card).as<number[]>({ of: (cards) => cards, into: (cards) => cards.sort((a, b) => a - b) });

// Fields stored as written, by topic

export const sequence = {
  turn: whole(1, TURNS),
  phase: word(PHASES).or("strategy"),
  active: seat.doc("whose turn it is to play a card"),
  announced: cardOrNone.open().doc("the campaign card that Rome has announced for the first play (7.3), or 0"),
};

export const offices = {
  siegeTrain: post.orNone().kept("train").doc("where the siege train is"),
  consuls: list(general),
  proconsul: general.orNone(),
};

export const cards = {
  discard: list(card).open(),
  removed: list(card).open().doc("cards that are out of the game"),
  hands: perSeat((owner) => hand.or([]).secret(owner, many)).doc("strategy cards in the hand of each side"),
  shown: perSeat(
    list(card)
      .or([])
      .secret("players", (): number[] => []),
  ).doc("cards in a hand that the other side knows to be there: they were stolen from it (card 55)"),
  reshuffle: flag.doc("the deck is to be shuffled at the end of the turn (8.7)"),
};

export const inForce = {
  macedonia: word(["neutral", "allied", "peace"]),
  truce: flag,
  navalVictory: flag,
  hannoCounsels: flag,
  catoCounsels: flag,
  owed: whole(0, 20).doc("PCs that Carthage has still to remove for the loss of Hannibal (10.10)"),
};

export const underWay = {
  play: cardPlay.orNull().doc("the strategy card being played"),
  march: march.orNull().doc("the army, or general alone, on the move"),
  battle: battle.orNull().doc("the battle being fought (14)"),
  winter: list(tuple(seat, post)).doc("who has still to roll for winter, and where (21.1)"),
  over,
};

type Kept = StateIn<typeof sequence & typeof offices & typeof cards & typeof inForce & typeof underWay>;

export interface Hannibal extends GameState, Kept {
  over: Outcome<Key> | null;
  ruleset: string;
  options: Record<string, boolean | string>;
  /** who holds each space */
  control: number[];
  /** which tribes still have their marker, by index in TRIBES */
  tribes: number[];
  /** siege and subjugation points by stronghold: positive for Rome, negative for Carthage */
  siege: number[];
  /** by post */
  cus: PerSeat<number[]>;
  elephants: number[];
  /** post or AWAY */
  generals: number[];
  /** 1 for the general who commands at his post */
  commands: number[];
  deck: number[];
}

/** The rules of Valley Games; otherwise those of Avalon Hill. */
export const isValley = (s: Hannibal): boolean => s.ruleset === "valley";

/** What the rules of Hannibal work with. */
export type T = Table<Hannibal, Key>;
