import type { Catalogue } from "../../../../words/words.ts";
import rules from "../../words/en.ts";
import { explain } from "../../words/explain-en.ts";
import { en } from "./en.ts";
import { shortNames } from "./short.ts";

/** All words of First Punic War: those of the rules and those of the page. */
const words: Catalogue = { ...rules, ...en, ...explain, ...shortNames("Hex #"), "game.note": rules["fpw.reconstructed"]! };
export default words;
