import type { Seat } from "./seat.ts";

/** What fills the gaps in a prompt, a reason or a log entry. */
export type Params = { readonly [name: string]: string | number | boolean | readonly string[] | readonly number[] };

interface Asked<Side extends Seat> {
  /** who must answer */
  readonly seat: Side;
  /** a key of the message catalogue; it must not depend on anything the other side may not know */
  readonly prompt: string;
  /** the section of the rules that asks */
  readonly rule: string;
  readonly params?: Params | undefined;
  /** a reaction window: asked even if there is nothing to choose, so that the other side learns nothing from it */
  readonly always?: boolean | undefined;
  /** why something else may not be chosen; undefined if it has nothing to do with this question */
  readonly whyNot?: ((id: string) => Reason | undefined) | undefined;
}

/** Why something is not allowed: a key of the message catalogue, and the section of the rules. */
export interface Reason<Key extends string = string> {
  readonly why: Key;
  readonly rule: string;
  readonly params?: Params | undefined;
}

/** Choose one of the options. The answer is its id. */
export interface Choose<Side extends Seat = Seat> extends Asked<Side> {
  readonly kind: "choose";
  readonly options: readonly string[];
  /** there is something to look at first: a player is asked even if there is only one answer */
  readonly pause?: boolean | undefined;
}

/** Choose some of the options. The answer is the list of their ids. */
export interface Pick<Side extends Seat = Seat> extends Asked<Side> {
  readonly kind: "pick";
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** Name a number. */
export interface Amount<Side extends Seat = Seat> extends Asked<Side> {
  readonly kind: "amount";
  readonly min: number;
  readonly max: number;
}

/** Divide a number of things among items. The answer says how many go to each item; a 0 may be left out. */
export interface Allocate<Side extends Seat = Seat> extends Asked<Side> {
  readonly kind: "allocate";
  readonly items: readonly Item[];
  readonly min: number;
  readonly max: number;
  /** further limits on the sum over some of the items */
  readonly limits?: readonly Limit[] | undefined;
}

export interface Item<Id extends string = string> {
  readonly id: Id;
  readonly min: number;
  readonly max: number;
}

export interface Limit {
  readonly items: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** Every decision of a player is the answer to one of these. */
export type Question<Side extends Seat = Seat> = Choose<Side> | Pick<Side> | Amount<Side> | Allocate<Side>;

export type Answer = string | readonly string[] | number | { readonly [id: string]: number };

/** A piece of play: a procedure of the rules that stops to ask, and gets the answer back. */
export type Play<T = void> = Generator<Question, T, Answer>;

/** What is wrong with an answer, or undefined if the question allows it. */
export function refusal(question: Question, answer: unknown): { shape: boolean; sentence: string } | undefined {
  switch (question.kind) {
    case "choose":
      if (typeof answer !== "string") return wrongShape("the id of one option, as a text");
      return question.options.includes(answer) ? undefined : illegal(`"${answer}" is not among the options.`);
    case "pick":
      return refusePick(question, answer);
    case "amount":
      if (typeof answer !== "number" || !Number.isInteger(answer)) return wrongShape("a whole number");
      return answer >= question.min && answer <= question.max
        ? undefined
        : illegal(`The number must be from ${question.min} to ${question.max}, not ${answer}.`);
    case "allocate":
      return refuseAllocation(question, answer);
  }
}

const wrongShape = (wanted: string) => ({ shape: true, sentence: `The answer must be ${wanted}.` });
const illegal = (sentence: string) => ({ shape: false, sentence });

function refusePick(question: Pick, answer: unknown) {
  if (!Array.isArray(answer) || answer.some((id) => typeof id !== "string")) return wrongShape("a list of the ids of options");
  if (new Set(answer).size !== answer.length) return illegal("An option may be picked only once.");
  const stranger = answer.find((id) => !question.options.includes(id));
  if (stranger !== undefined) return illegal(`"${stranger}" is not among the options.`);
  if (answer.length < question.min || answer.length > question.max)
    return illegal(`From ${question.min} to ${question.max} must be picked, not ${answer.length}.`);
  return undefined;
}

function refuseAllocation(question: Allocate, answer: unknown) {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer))
    return wrongShape("an object with a whole number for each item");
  const counts = answer as Record<string, unknown>;
  for (const id in counts) {
    const count = counts[id];
    if (typeof count !== "number" || !Number.isInteger(count)) return wrongShape("an object with a whole number for each item");
    if (!question.items.some((item) => item.id === id)) return illegal(`"${id}" is not among the items.`);
  }
  const countOf = (id: string) => (Object.hasOwn(counts, id) ? (counts[id] as number) : 0);
  for (const item of question.items) {
    const count = countOf(item.id);
    if (count < item.min || count > item.max) return illegal(`"${item.id}" takes from ${item.min} to ${item.max}, not ${count}.`);
  }
  const total = question.items.reduce((sum, item) => sum + countOf(item.id), 0);
  if (total < question.min || total > question.max)
    return illegal(`The sum must be from ${question.min} to ${question.max}, not ${total}.`);
  for (const limit of question.limits ?? []) {
    const sum = limit.items.reduce((so, id) => so + countOf(id), 0);
    if (sum < limit.min || sum > limit.max)
      return illegal(`The sum over ${limit.items.join(", ")} must be from ${limit.min} to ${limit.max}, not ${sum}.`);
  }
  return undefined;
}

/** The only answer, if it may be given without asking the player. */
export const forcedAnswer = (question: Question): Answer | undefined =>
  question.kind === "choose" && question.pause ? undefined : onlyAnswer(question);

/** The answer, if the question allows only one: programs may give it by themselves. */
export function onlyAnswer(question: Question): Answer | undefined {
  switch (question.kind) {
    case "choose":
      return question.options.length === 1 ? question.options[0] : undefined;
    case "pick":
      if (question.max === 0) return [];
      return question.min === question.options.length ? question.options : undefined;
    case "amount":
      return question.min === question.max ? question.min : undefined;
    case "allocate": {
      if (question.max === 0) return {};
      const only = question.items[0];
      return question.items.length === 1 && only && question.min === question.max ? { [only.id]: question.min } : undefined;
    }
  }
}
