import type { Question } from "../../engine/index.ts";
import type { Words } from "../../words/words.ts";

/** What a question is about, if the game says it: `face.hint.who-first` for `hannibal.who-first`. Empty if there is nothing to say. */
export function hintOn({ prompt, params }: Question, words: Words): string {
  const key = prompt.replace(/^[^.]+\./, "face.hint.");
  return words.has(key) ? words.say(key, params) : "";
}
