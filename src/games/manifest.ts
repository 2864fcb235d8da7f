import type { Bot } from "../bots/bot.ts";
import type { Counsel } from "../bots/counsel.ts";
import type { Style } from "../bots/style.ts";
import type { TerminalFace } from "../cli/face.ts";
import type { AnyGame, PerSeat, Seat } from "../engine/index.ts";
import type { Coverage } from "../kit/coverage.ts";
import type { Example, Lesson } from "../lessons/lesson.ts";
import type { RulesPictures } from "../lessons/picture.ts";
import type { GameFace } from "../web/face.ts";
import type { Editing } from "../web/position/editing.ts";
import type { RulesReference } from "../words/rules-reference.ts";
import type { Catalogue, Language } from "../words/words.ts";

type InEach<T> = Readonly<Record<Language, T>>;

/** The colours that page and terminal have for a side. */
export type SeatColour = "red" | "blue";

/** A side as page and terminal show it. */
export interface SeatLook {
  readonly id: Seat;
  readonly colour: SeatColour;
  /** what its badge shows; without one it is a plain disc */
  readonly emblem?: Emblem;
}

/** A badge as SVG paths, for a square of 32 by 32: the shield, in the colour of the side, and what is drawn on it. */
export interface Emblem {
  readonly shield: string;
  readonly lines: string;
  /** thin lines */
  readonly fine?: string;
}

/**
 * All the parts of a game. A manifest is light, so that the home page can list every game; each part is loaded when somebody
 * needs it.
 */
export interface Manifest {
  readonly id: string;
  /** its sides, in the order of the rules, and how each is shown */
  readonly seats: readonly SeatLook[];
  /** its name, what it is about in a sentence or two, what it feels like, and the names of its sides */
  readonly names: InEach<{
    readonly title: string;
    readonly about: string;
    readonly feel: string;
    readonly seats: PerSeat<string>;
  }>;
  /** what somebody who has to choose a game wants to know */
  readonly profile: Profile;
  /** addresses of a picture of the board, in light and in dark colours */
  readonly picture: { readonly light: string; readonly dark: string };
  /** the rules, with rule sets, scenarios and options */
  rules(): Promise<AnyGame>;
  /** the words of the rules: prompts, log, reasons, and the names of things */
  readonly words: InEach<() => Promise<Catalogue>>;
  /** the rule book in our own words */
  readonly reference: InEach<() => Promise<RulesReference>>;
  /** small boards beside its sections */
  pictures?(): Promise<RulesPictures>;
  /** its sections looked up most during play, for one printed page */
  readonly quick?: readonly string[];
  /** guided first games, in order */
  lessons?(): Promise<readonly Lesson[]>;
  /** worked examples of its rules, for afterwards, in the order of the rules */
  examples?(): Promise<readonly Example[]>;
  /** the computer players, the best first */
  players(): Promise<readonly Bot[]>;
  /** they come in the levels and characters that the page offers; otherwise one plays against the best */
  readonly hasLevels?: true;
  /** what the strongest of them has to say: explanations, advice, analyses */
  counsel?(): Promise<Counsel>;
  /** computer players that never change, as yardsticks for the others */
  yardsticks?(): Promise<readonly Bot[]>;
  /** how a game was played, in figures, for matches between computer players */
  style?(): Promise<Style>;
  /** how it looks in a terminal; without it, a plain outline of the view is shown */
  terminal?(): Promise<TerminalFace>;
  /** how it looks on the page; these words include those of the rules */
  readonly page: {
    face(): Promise<GameFace>;
    /** how its positions are edited; without it they are not */
    editing?(): Promise<Editing>;
    readonly words: InEach<() => Promise<Catalogue>>;
  };
  /** the sections, cards and pieces that must each have a test */
  coverage(): Promise<Coverage>;
}

/** What a game demands of its players. */
interface Profile {
  /** how many hours a game takes, at least and at most */
  readonly hours: readonly [least: number, most: number];
  /** from 1 to 3 */
  readonly difficulty: 1 | 2 | 3;
  /** about how many printed pages the rules have */
  readonly pages: number;
  /** how many minutes each of its lessons takes, in their order; left out if there are none */
  readonly lessons?: Readonly<Record<string, number>>;
}

/** The rules of several games. */
export const rulesOf = (games: readonly Manifest[]): Promise<AnyGame[]> => Promise.all(games.map((game) => game.rules()));
