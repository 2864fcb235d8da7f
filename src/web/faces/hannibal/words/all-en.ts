import rules from "../../../../games/hannibal/words/en.ts";
import type { Catalogue } from "../../../../words/words.ts";
import { en } from "./en.ts";

/** All words of Hannibal: those of the rules and those of the page. */
const words: Catalogue = { ...rules, ...en };
export default words;
