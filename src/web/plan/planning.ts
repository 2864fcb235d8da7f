import type {
  Answer,
  GameState,
  Ground,
  Guide,
  Header,
  Move,
  Plain,
  Question,
  Reason,
  Seat,
  Session,
  Trial,
} from "../../engine/index.ts";
import type { Words } from "../../words/words.ts";
import type { Sign } from "./marks.ts";
import type { Muster } from "./muster.ts";

/** Answers by the prompt of their question. */
export type Answers = Readonly<Record<string, Answer>>;

/** The chance of something happening on the way, or its cost, in a sentence. */
export interface Risk {
  readonly said: string;
  /** from 0 to 1; null if it is only a remark */
  readonly chance: number | null;
  /** instead of the chance: what each face of its die brings */
  readonly die?: readonly DieRow[];
  /** the chance that nothing bad comes of it, if anything may */
  readonly safe?: number;
  readonly danger?: boolean;
  /** it comes for certain, and is said where the plan is confirmed: an invasion */
  readonly sure?: boolean;
  /** what it is about, as the board shows it */
  readonly sign?: Sign;
  /** the number that the board shows for a fight */
  readonly mark?: string;
  /** the expected loss */
  readonly toll?: number;
}

/** What the faces of a die bring, one after the other; several rows if nobody knows which holds. */
export interface DieRow {
  /** what the row supposes; nothing if there is only one */
  readonly said: string;
  readonly faces: readonly DieFace[];
}

export interface DieFace {
  /** as the table has it, and in words */
  readonly sign: string;
  readonly said: string;
  readonly tone: "good" | "bad" | "open";
  /** it changes nothing here */
  readonly isIdle?: boolean;
}

/** A battle at the end of a way, fought out many times in the background: an answer to a question in a view. */
export interface Fight {
  readonly place: string;
  readonly view: Plain;
  readonly prompt: string;
  readonly answer: string;
}

/** The chance of winning it; null while it is being worked out. */
export interface FightOdds {
  readonly said: string;
  readonly chance: number | null;
}

/** What can be done at the end of a way. */
export interface End {
  readonly id: string;
  readonly answers: Answers;
  /** a prompt that must come up for this end to exist */
  readonly needs?: string;
  /** what its dice may bring: the point of a siege, and its losses */
  risks?(words: Words): readonly Risk[];
  /** what one should know before choosing it, in a sentence; empty if there is nothing */
  about?(words: Words): string;
}

/** Why a piece is of no use, with the rule that says so; without one it is the rule of the question. */
export type Whose = Omit<Reason, "rule"> & Partial<Pick<Reason, "rule">>;

/** Voyages of those who march. */
export interface Sea<S extends GameState> {
  /** how far apart two places are at least with a voyage on the way; null if no way leads there */
  apart(from: string, to: string): number | null;
  /** the option of putting to sea for a place */
  option(place: string): string;
  /** why the one who moves may not land there at all */
  closed?(place: string, state: S): Reason | undefined;
  /** why nobody sails at all, wherever he stands: the card does not allow it */
  barred?(state: S): Reason | undefined;
  /** reasons that only mean that a voyage does not begin here or end there, or not with the movement left */
  readonly noPort: ReadonlySet<string>;
  /** what a voyage costs from port to port, if they all cost the same */
  readonly voyage?: number;
  /** the rule of voyages */
  readonly rule: string;
  /** the rule of what may become of a voyage */
  readonly perils?: string;
}

/**
 * How a game turns wishes into answers. It says nothing about what is legal: whatever it proposes is tried out on a copy of the
 * game.
 */
export interface Planning<S extends GameState = GameState> {
  /** a game that looks just like a view, with the hidden things dealt from the unseen ones; throws if there is none */
  imagined(view: Plain, header: Header, seed: string): Session<S>;
  /** ways to begin at a question, the preferred one first: which card, used for what */
  beginnings(question: Question, state: S, seat: Seat): readonly Answers[];
  /** prompts that ask who acts, or where something is done, with the name of the deed */
  readonly choosers: Readonly<Record<string, string>>;
  /** prompts that offer to play some card, even if none fits */
  readonly offers?: ReadonlySet<string>;
  /** prompts that say nothing of a thing whose moment comes later: only that moment is told */
  readonly ownMoments?: ReadonlySet<string>;
  /** uses of a card or a turn, with the name of their deed: if none can be had, that is why nothing can be begun */
  readonly uses: Readonly<Record<string, string>>;
  /** choosers that repeat, one place at a time */
  readonly repeats?: ReadonlySet<string>;
  /** the name of the deed of pieces already acting */
  readonly going: string;
  /** the name of the deed of those who put to sea, if it is another */
  readonly sailing?: string;
  /** who is acting in a state without having to be chosen; null if nobody is */
  actor(state: S): string | null;
  /** who goes with whoever is acting, as names */
  party?(state: S): readonly string[];
  /** what a way to begin uses, in a few words: the card; empty if nothing */
  named(answers: Answers, words: Words): string;
  /** beginnings of one kind lead to the same places */
  kind(state: S): string;
  /** other forces to try if the first cannot reach some place: fewer, who can sail */
  variants(trial: Trial<S>, state: S): readonly Answers[];
  /** how they move */
  readonly ground: Ground<S>;
  /** where on the board a place is that is only passed through: a fleet in a port. Other places are themselves. */
  pointOf?(place: string): string;
  /** what an expert thinks of sending a piece that is ready to move to a place; undefined if he would not */
  sending?(piece: string, place: string, ready: S, seat: Seat): number | undefined;
  /** answers that lead to choosing who goes, if that is not asked anyway */
  readonly choosing?: Answers;
  /** answers by which whoever rests where the force stands goes along from there; undefined if nobody could */
  joining?(question: Question, state: S): Answers | undefined;
  /** whether something is a place on the board */
  isPlace(id: string): boolean;
  /** where a piece stands; null for anything else */
  placeOf(id: string, state: S): string | null;
  /** where a piece of the enemy stands, if everybody sees it: a click on it means that place */
  placeOfEnemy?(id: string, seat: Seat, state: S): string | null;
  /** why a piece is of no use to a seat at all: it is the enemy's, or not on the map; where the enemy's are may be his secret */
  whose(id: string, seat: Seat, state: S): Whose | undefined;
  /** when something held is played, if that is not now */
  when?(id: string, seat: Seat, state: S): Reason | undefined;
  /** when a place or a piece of one's own comes into play, if the question is about something else */
  later(id: string, seat: Seat, state: S): Omit<Reason, "rule"> | undefined;
  /** how far apart two places are at least, as if nothing stood in the way; null if no way leads there */
  apart(from: string, to: string, state: S): number | null;
  /** how far off a place is that no way leads to, to compare with ways: the nearest who cannot go there is the one to speak of */
  beeline?(from: string, to: string): number;
  readonly bySea?: Sea<S>;
  /** why nobody may ever enter a place as things stand, whoever it is */
  occupied?(place: string, seat: Seat, state: S): Reason | undefined;
  /** every step from a place that the map knows, allowed or not: its option, where it leads, and what it costs, if that is not how far apart the two are */
  steps(from: string, state: S): readonly { readonly option: string; readonly to: string; readonly cost?: number }[];
  /** reasons that only mean that a place is not adjacent: too far, for a plan */
  readonly notBeside: ReadonlySet<string>;
  /** why the force that moves may not enter a place, however near it is: its general stays in Italy */
  never?(place: string, state: S): Reason | undefined;
  /** reasons that end a move where it has come: it has entered a zone of control */
  readonly stops?: ReadonlySet<string>;
  /** reasons that keep a force from a step only because all of it goes: fewer could */
  readonly tooMany?: ReadonlySet<string>;
  /** the rule by which a move may end on the way, if it is not the one of the question */
  readonly stopRule?: string;
  /** what else is to be said of a place that nobody reaches: fleets may */
  others?(place: string, state: S): string | undefined;
  /** why those at sea cannot land and march on to a place */
  beyondShore?(place: string, state: S): Reason | undefined;
  /** why no way leads from one place to another, if the force is the reason: mountains bar only some units */
  noWay?(from: string, to: string, state: S): Reason | undefined;
  /** reasons that only mean that somebody has to be chosen before a place */
  readonly whoFirst?: ReadonlySet<string>;
  /** the rule by which a card sets a piece in motion */
  readonly activation?: string;
  /** the own pieces on the map that lead others, whether a card activates them or not */
  leaders?(seat: Seat, state: S): readonly string[];
  /** reasons that speak of a single card: when a turn begins, any other might do */
  readonly ofOneCard?: ReadonlySet<string>;
  /** why a deed is not possible in a place, where no question says so: nowhere is it possible, or in a single place */
  refusedAt?(deed: string, place: string, seat: Seat, state: S): Reason | undefined;
  /** what a player might want to do on the spot, and is told why not */
  readonly wanted: readonly string[];
  /** reasons that everybody sees on the board and that are not told: nothing to besiege is there */
  readonly plain?: ReadonlySet<string>;
  /** prompts whose answer can be changed before confirming: who goes, how many */
  readonly adjustable: ReadonlySet<string>;
  /** those of them that matter only to somebody who goes somewhere */
  readonly onTheWay?: ReadonlySet<string>;
  /** prompts that choose one after another, with the word that ends them: who goes aboard. They are changed in one list. */
  readonly gathered?: ReadonlyMap<string, string>;
  /** by prompt, options that a player looks for and is told about when they are not there: the event of a card */
  readonly missed?: ReadonlyMap<string, readonly string[]>;
  /** prompts that a trial answers to see further, and that the player is asked when they come: which units are lost */
  readonly askedThen?: ReadonlySet<string>;
  /** prompts answered at one click with the prompt that comes next: a card and its use */
  readonly together?: ReadonlyMap<string, string>;
  /** prompts that may come after those two and are answered at the same click, as proposed: where PCs go */
  readonly atOnce?: ReadonlySet<string>;
  /** what is asked for one by one and can be put together as a whole: recruits, a set-up */
  readonly muster?: Muster<S>;
  /** what of a view changes with every card played, whatever it is played for */
  readonly routine?: ReadonlySet<string>;
  /** how much a way to begin uses up besides its card, such as supply trains: ways that use up less are proposed first */
  spends?(before: S, begun: S, seat: Seat): number;
  /** what has been lost between two states, in a few words each: a supply train, a point; `begun` is when the force was ready */
  lost?(before: S, after: S, seat: Seat, words: Words, begun: S): readonly string[];
  /** what has been won between two states, in a few words each: a province */
  won?(before: S, after: S, seat: Seat, words: Words): readonly string[];
  /** what has been paid between two states, in a word; nothing if it is not worth saying */
  price?(before: S, after: S, seat: Seat, words: Words): string;
  /** prompts that spend what one has, one by one: never answered by themselves */
  readonly spending?: ReadonlySet<string>;
  /** prompts where each option says what it loses */
  readonly weighed?: ReadonlySet<string>;
  /** what can be done at the end of the way */
  ends(question: Question, state: S): readonly End[];
  /** the dangers of one move, if what comes after it is answered as `guide` says (the plan's own unless the player has changed it) */
  risks(move: Move<S>, words: Words, guide?: Guide<S>): readonly Risk[];
  /** what is said of a way that leads through a space where the enemy stands, if it is more than that the battle comes first */
  pastFight?(move: Move<S>): string;
  /** whether a move leads to a battle */
  isFight(move: Move<S>): boolean;
}
