import { type Answer, type Guide, type Question, reachFrom, refusal, type Trial } from "../../engine/index.ts";
import type { Words } from "../../words/words.ts";
import type { Draft } from "./draft.ts";
import { type Opening, tryOn } from "./explore.ts";
import type { Answers, Planning } from "./planning.ts";

// What can be changed in a plan before it is confirmed: the answers on the way, and the card

/** A question on the way with the plan's answer to it. */
export interface Adjustable {
  readonly question: Question;
  readonly answer: Answer;
}

/** What of a plan can still be changed. */
export function adjustableIn(planning: Planning, { asked, steps }: Trial): Adjustable[] {
  return asked.flatMap((question, index) => {
    const last = planning.gathered?.get(question.prompt);
    if (last === undefined) return planning.adjustable.has(question.prompt) ? [{ question, answer: steps[index]!.answer }] : [];
    // everyone who could be chosen when it was first asked, and those who were
    const isFirst = asked.findIndex(({ prompt }) => prompt === question.prompt) === index;
    if (!isFirst || question.kind !== "choose") return [];
    const options = question.options.filter((id) => id.includes(":"));
    const given = steps.filter(({ prompt }) => prompt === question.prompt).map(({ answer }) => answer as string);
    const { seat, prompt, rule, params } = question;
    const list: Question = { kind: "pick", seat, prompt, rule, params, options, min: 0, max: options.length };
    return [{ question: list, answer: given.filter((id) => id !== last) }];
  });
}

/** What such a question is called. */
export const titleOf = ({ prompt, params }: Question, words: Words): string =>
  words.has(`face.plan.${prompt}`) ? words.say(`face.plan.${prompt}`) : words.say(prompt, params);

/** Who goes, where a plan picks some of those who could: the last such choice on the way counts. */
export function goingIn(adjustable: readonly Adjustable[], words: Words): { what: string; who: string[] } | null {
  const last = adjustable.findLast(({ question }) => question.kind === "pick");
  if (last?.question.kind !== "pick" || !Array.isArray(last.answer) || last.answer.length === 0) return null;
  if (last.answer.length === last.question.options.length) return null;
  const { prompt, params } = last.question;
  return { what: titleOf(last.question, words), who: last.answer.map((id: string) => words.option(prompt, id, params)) };
}

/** A changed answer, as the plan gives it: a list that is chosen one by one ends with the word for that. */
export function changeOf(planning: Planning, prompt: string, answer: Answer): Answers {
  const last = planning.gathered?.get(prompt);
  return { [prompt]: last === undefined ? answer : [...(answer as readonly string[]), last] };
}

/** The same planning with other answers on the way, where they are allowed: two warships and not all three. */
export function changedBy(planning: Planning, changes: Answers): Planning {
  const { ground } = planning;
  const guide: Guide = (question, state) => {
    const wanted = changes[question.prompt];
    return wanted !== undefined && !refusal(question, wanted) ? wanted : ground.guide(question, state);
  };
  return { ...planning, ground: { ...ground, guide } };
}

/** An opening with the way to begin and the answers that the player has chosen instead. */
export function changedOpening(
  planning: Planning,
  trial: Trial,
  best: Opening,
  { beginning, changes }: Pick<Draft, "beginning" | "changes">,
): Opening {
  if (!beginning && Object.keys(changes).length === 0) return best;
  const answers = { ...(beginning ?? best.answers), ...changes };
  const begun = tryOn(planning, trial, answers);
  return { answers, alike: [], trial: begun, places: reachFrom(begun, planning.ground) };
}

/** A way to begin, and whether the plan begins like that. */
export interface Choice {
  readonly answers: Answers;
  readonly used: boolean;
}

export function choicesAmong(planning: Planning, ways: readonly Answers[], { steps }: Trial): Choice[] {
  const given = (answers: Answers) =>
    Object.entries(answers).every(([prompt, answer]) => steps.some((step) => step.prompt === prompt && step.answer === answer));
  return ways.map((answers) => ({ answers, used: given(cardOnly(answers, planning.choosers)) }));
}

/** The part of a way to begin that says which card, not who. */
const cardOnly = (answers: Answers, choosers: Planning["choosers"]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([prompt, answer]) => !(prompt in choosers) && typeof answer === "string"));
