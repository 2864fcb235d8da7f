import type { Warning } from "../../bots/explain.ts";
import { type Allocate, type Answer, handOut, type PlanStep, type Question, roomFor } from "../../engine/index.ts";
import type { Span } from "../table/remembered.svelte.ts";

/** The answer to one question, as far as it has been put together. */
export interface Draft {
  readonly key: string;
  /** for `pick`: what is picked, and which of it the page has only proposed */
  readonly picked: readonly string[];
  readonly proposed: readonly string[];
  /** for `amount` */
  readonly amount: number | null;
  /** for `allocate` */
  readonly counts: Readonly<Record<string, number>>;
  /** an answer that cannot be undone and waits for a second click */
  readonly confirming: Answer | null;
  /** the computer's objection to that answer */
  readonly warning: Warning | null;
  /** the plan it begins, the answer included; null if it stands alone */
  readonly planned: readonly PlanStep[] | null;
  /** the options a click on the board stood for, if there are several */
  readonly narrowed: readonly string[] | null;
  /** how long the answer is given automatically */
  readonly remembering: Span | null;
}

type Counts = Draft["counts"];

/** The draft before the player has done anything: what is proposed, or else the least that is allowed. */
export function emptyDraft(key: string, question: Question | null, suggestion: Answer | undefined): Draft {
  const draft = {
    ...{ key, picked: [], proposed: [], amount: null, counts: {} },
    ...{ confirming: null, warning: null, planned: null, narrowed: null, remembering: null },
  };
  switch (question?.kind) {
    case "pick":
      return Array.isArray(suggestion) ? { ...draft, picked: suggestion, proposed: suggestion } : draft;
    case "amount":
      return { ...draft, amount: typeof suggestion === "number" ? suggestion : question.min };
    case "allocate": {
      const least = Object.fromEntries(question.items.map(({ id, min }) => [id, min]));
      return { ...draft, counts: { ...least, ...(suggestion as Record<string, number> | undefined) } };
    }
    default:
      return draft;
  }
}

/** The draft as an answer; null where there is nothing to put together. */
export function answerIn({ picked, amount, counts }: Draft, question: Question): Answer | null {
  if (question.kind === "choose") return null;
  return question.kind === "pick" ? picked : question.kind === "amount" ? (amount ?? 0) : counts;
}

/** How many more an item can take. */
export const roomIn = (counts: Counts, question: Allocate, id: string): number =>
  roomFor(question, counts, question.items.find((item) => item.id === id)!);

/** Whether no more can be allocated. */
export const isFull = (counts: Counts, question: Allocate): boolean =>
  question.items.every(({ id }) => roomIn(counts, question, id) === 0);

/** The counts with another number for an item, as near as is allowed. */
export function counted(counts: Counts, question: Allocate, id: string, count: number): Counts {
  const { min } = question.items.find((item) => item.id === id)!;
  return { ...counts, [id]: Math.max(min, Math.min(count, (counts[id] ?? 0) + roomIn(counts, question, id))) };
}

/** As much as is allowed, in the order of the question; or, if that is done already, as little. */
export const filled = (counts: Counts, question: Allocate): Counts =>
  isFull(counts, question)
    ? handOut(question, question.min)
    : question.items.reduce((now, { id }) => counted(now, question, id, (now[id] ?? 0) + roomIn(now, question, id)), counts);
