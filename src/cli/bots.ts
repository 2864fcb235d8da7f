import { type Answer, type Chance, type Question, randomAnswer, randomBelow } from "../engine/index.ts";

/** A computer player: answers a question to its seat. */
export type Bot = (question: Question, chance: Chance) => Answer;

const REFUSALS = ["pass", "none", "no", "stop", "done", "discard"];

/** Declines three times of four what can be declined, and is random otherwise. */
export const cautious: Bot = (question, chance) => {
  if (randomBelow(chance, 4) > 0) {
    if (question.kind === "choose") {
      const refusal = question.options.find((option) => REFUSALS.includes(option));
      if (refusal !== undefined) return refusal;
    } else if (question.kind === "pick" && question.min === 0) return [];
  }
  return randomAnswer(question, chance);
};

export const BOTS: Readonly<Record<string, Bot>> = { random: randomAnswer, cautious };

/** A player of any of these kinds. Two that differ bring about more endings than two that are alike. */
export const anyBot = (chance: Chance): Bot => (randomBelow(chance, 2) === 0 ? randomAnswer : cautious);
