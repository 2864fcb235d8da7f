import { type Answer, type Chance, type Question, randomAnswer, randomBelow } from "../../src/engine/index.ts";

/** Somebody who answers questions while a game is checked. */
export type Player = (question: Question, chance: Chance) => Answer;

const REFUSALS = ["pass", "none", "no", "stop", "done", "discard"];

/** Declines three times of four what can be declined, and is random otherwise. */
const cautious: Player = (question, chance) => {
  if (randomBelow(chance, 4) > 0) {
    if (question.kind === "choose") {
      const refusal = question.options.find((option) => REFUSALS.includes(option));
      if (refusal !== undefined) return refusal;
    } else if (question.kind === "pick" && question.min === 0) return [];
  }
  return randomAnswer(question, chance);
};

/** A player of one of these kinds: games of players that differ go where games of players that are alike do not. */
export const anyPlayer = (chance: Chance): Player => (randomBelow(chance, 2) === 0 ? randomAnswer : cautious);
