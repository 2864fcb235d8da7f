import type { Question } from "../../engine/index.ts";
import type { Words } from "../../words/words.ts";

/** What a question is about, if the game says it: `face.hint.who-first` for `hannibal.who-first`. Empty if there is nothing to say. */
export function hintOn(question: Question, words: Words): string {
  const { prompt, params } = question;
  const key = prompt.replace(/^[^.]+\./, "face.hint.");
  const least = question.kind === "amount" && { least: question.min };
  return words.has(key) ? words.say(key, { ...params, ...least }) : "";
}
