import type { Catalogue } from "../../../../words/words.ts";
import { explain } from "../../words/explain-fr.ts";
import rules from "../../words/fr.ts";
import { fr } from "./fr.ts";
import { shortNames } from "./short.ts";

/** All words of First Punic War: those of the rules and those of the page. */
const words: Catalogue = { ...rules, ...fr, ...explain, ...shortNames("Hexagone #"), "game.note": rules["fpw.reconstructed"]! };
export default words;
