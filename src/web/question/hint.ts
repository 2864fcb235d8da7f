import type { Question } from "../../engine/index.ts";
import type { Words } from "../../words/words.ts";

/** The page's own word on a prompt, in which the game's name is left out: `face.hint.who-first` for `hannibal.who-first`. */
export const faceKey = (about: "hint" | "planned", prompt: string): string =>
  `face.${about}.${prompt.slice(prompt.indexOf(".") + 1)}`;

/** What a question is about, if the game says it. Empty if there is nothing to say. */
export function hintOn(question: Question, words: Words): string {
  const { prompt, params } = question;
  const key = faceKey("hint", prompt);
  const least = question.kind === "amount" && { least: question.min };
  return words.has(key) ? words.say(key, { ...params, ...least }) : "";
}
