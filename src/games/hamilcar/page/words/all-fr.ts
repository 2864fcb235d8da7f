import type { Catalogue } from "../../../../words/words.ts";
import { explain } from "../../words/explain-fr.ts";
import rules from "../../words/fr.ts";
import { editions } from "./editions-fr.ts";
import { fr } from "./fr.ts";
import { shortNames } from "./short.ts";

/** All words of Hamilcar: those of the rules and those of the page. */
const words: Catalogue = {
  ...rules,
  ...fr,
  ...explain,
  ...editions,
  ...shortNames(rules),
  "game.note": rules["hamilcar.reconstructed"]!,
};
export default words;
