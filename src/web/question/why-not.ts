import type { Question, Reason } from "../../engine/index.ts";
import { kindOf } from "../../words/ids.ts";

/** Up to so many, the options are named. */
const FEW = 6;

/** A question of fewer letters says too little by itself. */
const SHORT = 10;

/** The part of a long prompt that asks: its last question, or else how it begins. */
function asking(prompt: string): string {
  const sentences = prompt.split(/(?<=[\p{L}\d)]{2}\s?[.?!]) /u);
  return sentences.findLast((sentence) => sentence.endsWith("?") && sentence.length > SHORT) ?? sentences[0]!;
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
  if (Object.values(question.params ?? {}).includes(id)) return { why: "why-not.itself", rule, params: { asked } };
  const alike = things.filter((each) => kindOf(each) === kindOf(id));
  if (alike.length === 0 && kindOf(id) === "card") return { why: "why-not.card", rule, params: { asked } };
  if (things.length === 0) return { why: "why-not.first", rule, params: { asked } };
  if (alike.length === 0) return { why: "why-not.other", rule, params: { asked } };
  if (alike.length <= FEW) return { why: "why-not.only", rule, params: { asked, options: alike } };
  return { why: "why-not.many", rule, params: { asked, count: alike.length } };
}
