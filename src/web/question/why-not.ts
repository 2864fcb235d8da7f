import type { Question, Reason } from "../../engine/index.ts";

/** Up to so many, the options are named. */
const FEW = 6;

const kindOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf(":")));

/**
 * Why something is no option, where the rules say no more: another kind of thing is to be chosen, it is not among the few that can be,
 * or something else has to be decided first.
 */
export function whyNotAmong(question: Question, id: string, asked: string): Reason {
  const { rule } = question;
  const ids =
    question.kind === "amount" ? [] : question.kind === "allocate" ? question.items.map((item) => item.id) : question.options;
  const things = ids.filter((each) => each.includes(":"));
  if (things.length === 0) return { why: "why-not.first", rule, params: { asked } };
  const alike = things.filter((each) => kindOf(each) === kindOf(id));
  if (alike.length === 0) return { why: "why-not.other", rule, params: { asked } };
  if (alike.length <= FEW) return { why: "why-not.only", rule, params: { asked, options: alike } };
  return { why: "why-not.many", rule, params: { asked, count: alike.length } };
}
