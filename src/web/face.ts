import type { Component } from "svelte";
import type { Answer, Header, LogEntry, Plain, Question, Seat } from "../engine/index.ts";
import type { Join } from "../words/runs.ts";
import type { Words } from "../words/words.ts";
import type { Telling } from "./film/chronicle.ts";
import type { Look, StoryKind } from "./film/look.ts";
import type { PlaceMark } from "./plan/marks.ts";
import type { Fight, FightOdds, Planning } from "./plan/planning.ts";
import type { Bust } from "./portrait/bust.ts";
import type { Desk } from "./table/desk.svelte.ts";
import type { Outlook } from "./table/outlook.ts";

/** What a board gets. It knows no rules: it draws a view, lights what may be chosen, and reports what was clicked. */
export interface BoardProps {
  /** what the seat (or a spectator) may see, as the game's `view` gives it */
  view: Plain;
  words: Words;
  /** ids of places, pieces and markers that may be chosen now (`space:rome`, `general:hannibal`) */
  lit: ReadonlySet<string>;
  /** ids chosen so far in the question being answered */
  chosen: ReadonlySet<string>;
  /** ids that are pointed at elsewhere: in the log, in the list of options */
  pointed: ReadonlySet<string>;
  /** the route of the piece that moved last: places in order */
  trail: readonly string[];
  /** whether the trail is that of a planned voyage */
  bySea?: boolean;
  /** what has happened so far */
  log?: readonly LogEntry[];
  /** what a plan shows at the places within reach: the movement left there, or the danger */
  marks?: ReadonlyMap<string, PlaceMark>;
  /** ids of things that a plan can begin with */
  begins?: ReadonlySet<string>;
  /** where something is happening: the board brings it into view */
  scene: readonly string[];
  /** show the scene close up */
  near?: boolean;
  /** how much of its height is covered by what is shown over it, in pixels from below */
  covered: number;
  /** the question being answered, or null if there is nothing to answer */
  question?: Question | null;
  /** something was clicked, whether lit or just asked about */
  onchoose: (id: string) => void;
  /** the answer is what has been chosen so far */
  ondone?: () => void;
}

/** What a game's other parts get. */
export interface PartProps {
  desk: Desk;
}

/** What a face-up card gets. */
export interface CardProps {
  /** `card:33` */
  id: string;
  words: Words;
}

/** Something that can be looked up at any time: all cards, the discard, the generals. */
interface LookUp {
  readonly id: string;
  /** a key of the game's catalogue */
  readonly title: string;
  readonly part: Component<PartProps>;
}

/** How a game looks on the page. Everything else at the table is the same for all games. */
export interface GameFace {
  readonly id: string;
  readonly board: Component<BoardProps>;
  readonly hand?: Component<PartProps>;
  /** the score at a glance, in the bar at the top */
  readonly score?: Component<PartProps>;
  /** Where both sides stand, computed by the rules: what wins, how far each is from it, what the next check would cost. */
  outlook?(view: Plain, header: Header): Outlook;
  /** a picture with places that the question offers, shown above the list of options. Renders nothing if it offers none. */
  readonly figure?: Component<PartProps>;
  /** what is going on right now: a battle, a fleet at sea, the odds of a decision. Renders nothing if there is nothing. */
  readonly context?: Component<PartProps>;
  /** what is known about something the player asks about: a space, a general, a card */
  readonly about?: Component<PartProps & { id: string }>;
  readonly lookUps: readonly LookUp[];
  /** the look-up that says what the signs of the board mean */
  readonly legend?: string;
  /** How log events look when they happen; an event not listed is a roll if there is a die in it, or else a sentence. */
  readonly looks?: Readonly<Record<string, Look>>;
  /** What is told on a stage over the board or on a page of its own. */
  readonly stories?: readonly StoryKind[];
  /** The side of the piece in a log entry that names no side. */
  sideOf?(entry: LogEntry, view: Plain): Seat | null;
  /** How the course of a game is told when it is over. */
  readonly telling?: Telling;
  /** a card or marker being played, large and face up */
  readonly card?: Component<CardProps>;
  /** Something small beside the sentence of the film, for what the board does not show. */
  beside?(entry: LogEntry): Component<{ desk: Desk; small: boolean }> | undefined;
  /** The portrait of a general; without one his initials are shown. */
  portrait?(id: string): Bust | undefined;
  /** How many cards the seat holds, for the label of the hand. */
  handSize?(view: Plain, seat: Seat): number;
  /** The things on the board or in the hand that an option stands for. */
  targets(option: string, question: Question): readonly string[];
  /** A picture above the name of an option: a counter. */
  readonly picture?: Component<PartProps & { id: string }>;
  /** Whether an option has a picture. */
  isPictured?(option: string): boolean;
  /** What stands above an option in a list, with others like it: the province of a space, and who holds how much of it. */
  heading?(option: string, question: Question, view: Plain, words: Words): string;
  /** A few words beside the name of an option: its cost, what is there. */
  remark?(option: string, question: Question, view: Plain, words: Words, header: Header): string;
  /** What an answer may lose for good, in sentences: the page asks for confirmation first. */
  stakes?(answer: Answer, question: Question, view: Plain, words: Words, header: Header): readonly string[];
  /** What picking these would mean, in a few words beside the button: the odds of an attack. */
  gist?(question: Question, picked: readonly string[], view: Plain, words: Words): string;
  /** Why some who could go are left out of a plan, or cannot all go, in sentences. */
  leftOut?(question: Question, picked: readonly string[], view: Plain, words: Words): readonly string[];
  /** How moves are planned on the board before anything is answered. */
  readonly planning?: Planning;
  /** The chance of winning a battle that a plan leads to. */
  fightOdds?(desk: Desk, fight: Fight): FightOdds | null;
  /** The answer most players want, as a suggestion they can change. */
  suggestion?(question: Question, view: Plain, header: Header): Answer | undefined;
  /** For some prompts all options there can be, in an order by which they keep their number keys. */
  readonly numbered?: Readonly<Record<string, readonly string[]>>;
  /** Kinds of options that stand behind one button as long as there are others: what a Reserve is played as. */
  readonly folded?: ReadonlySet<string>;
  /** Kinds of places that are clicked on the board: a long list of them is shown only to those who want it. */
  readonly onBoard?: ReadonlySet<string>;
  /** Whether a log entry begins a new group: a card being played, a phase. */
  opensGroup(entry: LogEntry): boolean;
  /** Kinds of things in the hand that are gone once they are played, without another question: a click on one asks first. */
  readonly spent?: ReadonlySet<string>;
  /** Which log entries are told as one. */
  readonly joined?: Join;
  /** The places and pieces a log entry mentions. */
  places(entry: LogEntry): readonly string[];
}

/** The things named in the parameters of a log entry: everything that looks like an id. */
export function namedIn(entry: LogEntry): string[] {
  return Object.values(entry.params ?? {})
    .flatMap((value) => (typeof value === "object" ? [...value] : [value]))
    .flatMap((value) => (typeof value === "string" ? value.split(/[+=]/) : [])) // a stack and where it is
    .filter((value) => /^[a-z]+:/.test(value));
}
