import { type Answer, type Chance, type Question, randomAnswer } from "../engine/index.ts";

/** A computer player: answers a question to its seat. */
export type Bot = (question: Question, chance: Chance) => Answer;

export const BOTS: Readonly<Record<string, Bot>> = { random: randomAnswer };
