import type { Question } from "../../engine/index.ts";
import type { Words } from "../../words/words.ts";

/**
 * What a question is about, if the game says it in a word of its page, in which the game's name is left out: `face.hint.who-first` for
 * `hannibal.who-first`. Empty if there is nothing to say.
 */
export function hintOn(question: Question, words: Words): string {
  const { prompt, params } = question;
  const key = `face.hint.${prompt.slice(prompt.indexOf(".") + 1)}`;
  const least = question.kind === "amount" && { least: question.min };
  return words.has(key) ? words.say(key, { ...params, ...least }).trim() : "";
}
