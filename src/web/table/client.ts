import type { Analysis } from "../../bots/analysis.ts";
import type { Advice, Warning } from "../../bots/explain.ts";
import {
  type Answer,
  type GameRecord,
  type Header,
  type LogEntry,
  type Outcome,
  type PendingQuestion,
  type PerSeat,
  type Plain,
  type PlanStep,
  type Question,
  type Reason,
  type Seat,
  type Trial,
  visibleTo,
} from "../../engine/index.ts";
import type { StandingAnswer } from "../../server/protocol.ts";
import type { Verdict } from "../../server/verify.ts";
import type { ExplainedDeed } from "../thinker/protocol.ts";
import type { RememberedAnswers } from "./remembered.svelte.ts";

/** A log entry, with the number of answers given before it happened; -1 if that is not known. */
export interface Logged extends LogEntry {
  readonly version: number;
  /** how many entries the viewer may read came before it */
  readonly n: number;
}

/** One step of a game's story: a log entry, and the game right after it. */
export interface Frame {
  readonly entry: Logged;
  readonly view: Plain;
  /** what else may be seen: in a record, the views of both sides */
  readonly open: Partial<PerSeat<Plain>>;
  /** who gave the answer that led here; null if nobody did, or if that is not known */
  readonly by: Seat | null;
  /** whether that was somebody who saw it happen, at this screen */
  readonly own: boolean;
}

/** A game at one moment, as the viewer may see it. */
export interface Moment {
  /** how many answers had been given */
  readonly version: number;
  /** through whose eyes; null for the public */
  readonly seat: Seat | null;
  readonly view: Plain;
  /** what else may be seen: after the end, the views of both sides */
  readonly open: Partial<PerSeat<Plain>>;
  readonly question: PendingQuestion | null;
  readonly log: readonly Logged[];
  readonly over: Outcome | null;
}

export interface Player {
  readonly kind: "here" | "computer" | "away" | "nobody";
  readonly name?: string;
  /** how well the computer plays */
  readonly level?: string;
  /** whether a remote player is connected now */
  readonly present?: boolean;
}

export interface ChatLine {
  readonly n: number;
  readonly by: Seat;
  readonly text: string;
  readonly at: number;
}

export type OfferKind = "undo" | "draw" | "rematch";

export interface Offer {
  readonly offer: number;
  readonly by: Seat;
  readonly what: OfferKind;
  /** for an undo: the moment to go back to */
  readonly to?: number;
}

/** Everything besides the game itself when the others are elsewhere. */
export interface Social {
  readonly chat: readonly ChatLine[];
  readonly watchers: number;
  readonly offers: readonly Offer[];
  /** an offer that has just been declined */
  readonly declined: Offer | null;
  /** the id of the return game */
  readonly rematch: string | null;
  /** the link to the free seat */
  readonly invitation: string | null;
  /** opens my seat on another device */
  readonly token: string | null;
  /** my question will be answered for me in a moment */
  readonly byItself: boolean;
  /** the answers to be given for me, chosen beforehand */
  readonly standingAnswers: readonly StandingAnswer[];
  stand(standing: readonly StandingAnswer[]): Promise<void>;
  /** what the record proves about the dice, once the game is over */
  readonly verdict: Verdict | null;
  say(text: string): Promise<void>;
  make(what: OfferKind, to?: number): Promise<void>;
  reply(offer: Offer, accept: boolean): Promise<void>;
  withdraw(offer: Offer): Promise<void>;
  resign(): Promise<void>;
}

/** What the computer has to say about a game played at this screen. */
export interface TableCounsel {
  /** how often each side has been advised */
  readonly advised: PerSeat<number>;
  /** Suggested answers to the pending question. The game remembers that there was advice. */
  advise(): Promise<readonly Advice[]>;
  /** Why a computer player did the last thing it began; null if it has begun nothing yet. */
  explain(seat: Seat): Promise<ExplainedDeed | null>;
  /** Whether an answer, with those planned to follow it, would be a blunder. A warning counts as advice. */
  warn(answer: Answer, then?: readonly PlanStep[]): Promise<Warning | null>;
}

/** The page's interface to a game, wherever it is being played. Fields are reactive. */
export interface TableClient {
  readonly id: string;
  readonly kind: "local" | "online" | "record";
  readonly header: Header;
  readonly players: PerSeat<Player>;
  readonly moment: Moment;
  /** an answer is on its way */
  readonly busy: boolean;
  /** the seat the computer is thinking for */
  readonly thinking: Seat | null;
  /** the seat that must take its place before anything hidden is shown */
  readonly curtain: Seat | null;
  readonly canUndo: boolean;
  /** how many log entries the viewer had read when the game was opened or the seat was taken */
  readonly followed: number;
  /** what is wrong with the connection, as a key of the page's catalogue */
  readonly trouble: "reconnecting" | "offline" | null;
  readonly social: Social | null;
  /** answers given by themselves; null where the server gives them */
  readonly remembered: RememberedAnswers | null;
  /** null if no advice is available */
  readonly counsel: TableCounsel | null;
  /** how the game went, if that has been analysed */
  readonly analysis: Analysis | null;
  keepAnalysis(analysis: Analysis): Promise<void>;

  answer(answer: Answer): Promise<void>;
  /** Answers one question after another, as long as each is the expected one and nothing is revealed. */
  carryOut(steps: readonly PlanStep[]): Promise<void>;
  /** the rest of a plan interrupted by the dice or an unforeseen question, if it can still be carried out */
  readonly rest: readonly PlanStep[];
  /** The game at the pending question, to try things out; null if not available. */
  trial(): Trial | null;
  undo(): Promise<void>;
  whyNot(id: string): Promise<Reason | undefined>;
  /** Whether an answer could not be taken back. */
  isFinal(answer: Answer): Promise<boolean>;
  /** The game after this many answers, as far as it may be seen. */
  at(version: number): Promise<Moment>;
  /** The moment at which a log entry was written. */
  momentOf(entry: number): Promise<number>;
  /** What happened between two log entries (the second excluded), entry by entry. */
  frames(from: number, to: number): Promise<readonly Frame[]>;
  /** The viewer has read this much of the log. */
  follow(read: number): void;
  record(): Promise<GameRecord>;
  /** The seat behind the curtain has taken its place. */
  liftCurtain(): void;
  /** Starts the same game again, with sides swapped against the computer, and returns its address. Null if that takes two. */
  again: (() => Promise<string>) | null;
  /** Starts another local game from an earlier moment of this one, if that gives nothing away, and returns its address. */
  branch: ((version: number) => Promise<string>) | null;
  close(): void;
}

/** How many log entries the viewer may read. After the end there may be others among them. */
export function readable({ log, seat }: Pick<Moment, "log" | "seat">): number {
  const last = log.at(-1);
  return last ? last.n + (visibleTo(last, seat) ? 1 : 0) : 0;
}

/** Whether a pending question is complete, and so can be answered here. */
export const isWhole = (question: PendingQuestion | null): question is Question => question !== null && "kind" in question;
