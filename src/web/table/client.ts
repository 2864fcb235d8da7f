import type { Analysis } from "../../bots/analysis.ts";
import type { Advice, Explanation, Warning } from "../../bots/explain.ts";
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

/** An entry of the log, with the number of answers that had been given when it happened; -1 if that is not known. */
export interface Logged extends LogEntry {
  readonly version: number;
  /** how many entries that the one who looks may read came before it */
  readonly n: number;
}

/** One step of a game's story: an entry of the log, and the game as it stood right after it. */
export interface Frame {
  readonly entry: Logged;
  readonly view: Plain;
  /** what may be seen besides: in a record, the views of both sides */
  readonly open: Partial<PerSeat<Plain>>;
  /** who gave the answer that led here; null if nobody, or if that is not known */
  readonly by: Seat | null;
  /** whether that was somebody who saw it happen, at this screen */
  readonly own: boolean;
}

/** A game at one moment, as somebody may see it. */
export interface Moment {
  /** how many answers had been given */
  readonly version: number;
  /** through whose eyes; null for the public */
  readonly seat: Seat | null;
  readonly view: Plain;
  /** what may be seen besides: after the end, the views of both sides */
  readonly open: Partial<PerSeat<Plain>>;
  readonly question: PendingQuestion | null;
  readonly log: readonly Logged[];
  readonly over: Outcome | null;
}

export interface Player {
  readonly kind: "here" | "computer" | "away" | "nobody";
  readonly name?: string;
  /** whether somebody far away is connected just now */
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

/** What there is besides the game when the others are elsewhere. */
export interface Social {
  readonly chat: readonly ChatLine[];
  readonly watchers: number;
  readonly offers: readonly Offer[];
  /** an offer that was declined just now */
  readonly declined: Offer | null;
  /** the id of the game that is played after this one */
  readonly rematch: string | null;
  /** the link that lets somebody take the free seat */
  readonly invitation: string | null;
  /** opens my seat on another device */
  readonly token: string | null;
  /** my question will be answered for me in a moment */
  readonly byItself: boolean;
  /** what is to be answered for me, chosen beforehand */
  readonly standingAnswers: readonly StandingAnswer[];
  stand(standing: readonly StandingAnswer[]): Promise<void>;
  /** what the record proves of the dice, once the game is over */
  readonly verdict: Verdict | null;
  say(text: string): Promise<void>;
  make(what: OfferKind, to?: number): Promise<void>;
  reply(offer: Offer, accept: boolean): Promise<void>;
  withdraw(offer: Offer): Promise<void>;
  resign(): Promise<void>;
}

/** What the computer has to say about a game that is played at this screen. */
export interface TableCounsel {
  /** how often each side has been advised */
  readonly advised: PerSeat<number>;
  /** What could be answered to the pending question. The game remembers that there was advice. */
  advise(): Promise<readonly Advice[]>;
  /** Why a computer player did what it began last; null if it has begun nothing yet. */
  explain(seat: Seat): Promise<Explanation | null>;
  /** Whether an answer, with those that are planned to follow it, would be a blunder. A warning counts as advice. */
  warn(answer: Answer, then?: readonly PlanStep[]): Promise<Warning | null>;
}

/** How the page deals with a game, wherever it is being played. Fields are reactive. */
export interface TableClient {
  readonly id: string;
  readonly kind: "local" | "online" | "record";
  readonly header: Header;
  readonly players: PerSeat<Player>;
  readonly moment: Moment;
  /** an answer is on its way */
  readonly busy: boolean;
  /** the seat for which the computer is thinking */
  readonly thinking: Seat | null;
  /** the seat that is to take its place before anything hidden is shown */
  readonly curtain: Seat | null;
  readonly canUndo: boolean;
  /** how many entries of the log the person looking had read when the game was opened or the seat was taken */
  readonly followed: number;
  /** what is wrong with the connection, as a key of the page's catalogue */
  readonly trouble: "reconnecting" | "offline" | null;
  readonly social: Social | null;
  /** null where nobody may be asked */
  readonly counsel: TableCounsel | null;
  /** how the game went, if that has been looked into */
  readonly analysis: Analysis | null;
  keepAnalysis(analysis: Analysis): Promise<void>;

  answer(answer: Answer): Promise<void>;
  /** Answers one question after the other, as long as each is the one that was expected and nothing new comes to light. */
  carryOut(steps: readonly PlanStep[]): Promise<void>;
  /** what is left of a plan that the dice have interrupted, if it can still be carried out */
  readonly rest: readonly PlanStep[];
  /** The game at the question to be answered, to try things out; null if that cannot be had. */
  trial(): Trial | null;
  undo(): Promise<void>;
  whyNot(id: string): Promise<Reason | undefined>;
  /** Whether an answer could not be taken back. */
  isFinal(answer: Answer): Promise<boolean>;
  /** The game as it stood after so many answers, as far as it may be seen. */
  at(version: number): Promise<Moment>;
  /** The moment at which an entry of the log was written. */
  momentOf(entry: number): Promise<number>;
  /** What happened between two entries of the log (the second not included), entry by entry. */
  frames(from: number, to: number): Promise<readonly Frame[]>;
  /** So much of the log has been read by whoever looks. */
  follow(read: number): void;
  record(): Promise<GameRecord>;
  /** The seat that is to take its place has done so. */
  liftCurtain(): void;
  /** Begins the same game anew, with sides swapped where the computer plays. Gives its address. Null where that takes two. */
  again: (() => Promise<string>) | null;
  /** Begins another local game from an earlier moment of this one, where that gives nothing away. Gives its address. */
  branch: ((version: number) => Promise<string>) | null;
  close(): void;
}

/** How many entries of a log the one who looks may read. After the end there may be others among them. */
export function readable({ log, seat }: Pick<Moment, "log" | "seat">): number {
  const last = log.at(-1);
  return last ? last.n + (visibleTo(last, seat) ? 1 : 0) : 0;
}

/** Whether a pending question is the whole question, and so can be answered here. */
export const isWhole = (question: PendingQuestion | null): question is Question => question !== null && "kind" in question;
