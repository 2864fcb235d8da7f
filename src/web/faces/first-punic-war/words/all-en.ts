import rules from "../../../../games/first-punic-war/words/en.ts";
import type { Catalogue } from "../../../../words/words.ts";
import { en } from "./en.ts";
import { withPrices } from "./prices.ts";

/** All words of First Punic War: those of the rules and those of the page. */
const words: Catalogue = { ...rules, ...en, "game.note": rules["fpw.reconstructed"]!, ...withPrices(rules, en["face.ap.short"]) };
export default words;
