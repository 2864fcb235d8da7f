import type { Catalogue } from "../../../words/words.ts";
import { CARDS, SPACES } from "../rules/state.ts";

/** The names of cards, and of spaces, which are the same in both languages. */
export const names = (card: (number: number) => string): Catalogue => ({
  ...Object.fromEntries(SPACES.map((id) => [`space:${id}`, id.charAt(0).toUpperCase() + id.slice(1)])),
  ...Object.fromEntries(Array.from({ length: CARDS }, (_, i) => [`card:${i + 1}`, card(i + 1)])),
});
