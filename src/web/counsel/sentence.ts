import type { Said } from "../../bots/explain.ts";
import type { Words } from "../../words/words.ts";

/** What is said, with a capital letter. */
export function sentence(words: Words, { key, params }: Said): string {
  const said = words.say(key, params);
  return said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
}
