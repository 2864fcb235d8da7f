import type { Question, Reason } from "../../engine/index.ts";
import { kindOf, nameOf } from "../../words/ids.ts";

/** Up to so many, the options are named. */
const FEW = 6;

/** A question of so few letters says too little by itself. */
const SHORT = 10;

/** Whether the options are numbers, from none on. */
function isCounted(ids: readonly string[]): boolean {
  const numbers = ids.map((id) => Number(nameOf(id)));
  return numbers.includes(0) && !numbers.some(Number.isNaN);
}

/** Whether a number stands for one thing or another: an elephant or none. */
const isEither = (question: Question): boolean => question.kind === "amount" && question.min === 0 && question.max === 1;

/** The part of a long prompt that asks: its last question, with what it refers to if it is short, or else all but a list at its end. */
function asking(prompt: string): string {
  const sentences = prompt.split(/(?<=(?:[\p{L}\d)%]{2}|\s%)\s?[.?!]) /u);
  const asks = sentences.findLastIndex((sentence) => sentence.endsWith("?"));
  if (asks < 0) return sentences.filter((sentence, place) => place === 0 || !/\)\s?\.$/.test(sentence)).join(" ");
  const isShort = sentences[asks]!.length <= SHORT;
  return sentences.slice(isShort && asks > 0 ? asks - 1 : asks, asks + 1).join(" ");
}

/**
 * Why something is no option, where the rules say no more: another kind of thing is to be chosen, it is not among the few that can be,
 * or something else has to be decided first.
 */
export function whyNotAmong(question: Question, id: string, prompt: string): Reason {
  const { rule } = question;
  const asked = asking(prompt);
  const ids =
    question.kind === "amount" ? [] : question.kind === "allocate" ? question.items.map((item) => item.id) : question.options;
  const things = ids.filter((each) => each.includes(":"));
  const alike = things.filter((each) => kindOf(each) === kindOf(id));
  const first = asked.endsWith("?") ? "why-not.first" : "why-not.first-told";
  if (question.kind === "amount" || isCounted(things))
    return { why: isEither(question) ? first : "why-not.number", rule, params: { asked } };
  if (Object.values(question.params ?? {}).includes(id)) return { why: "why-not.itself", rule, params: { asked } };
  const isOffer = things.length < ids.length || (question.kind === "pick" && question.min === 0);
  if (things.length === 0 || (alike.length === 0 && isOffer)) return { why: first, rule, params: { asked } };
  if (alike.length === 0) return { why: "why-not.other", rule, params: { asked } };
  if (alike.length <= FEW) return { why: "why-not.only", rule, params: { asked, options: alike } };
  return { why: "why-not.many", rule, params: { asked, count: alike.length } };
}
