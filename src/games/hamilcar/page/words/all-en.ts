import type { Catalogue } from "../../../../words/words.ts";
import rules from "../../words/en.ts";
import { explain } from "../../words/explain-en.ts";
import { editions } from "./editions-en.ts";
import { en } from "./en.ts";
import { shortNames } from "./short.ts";

/** All words of Hamilcar: those of the rules and those of the page. */
const words: Catalogue = {
  ...rules,
  ...en,
  ...explain,
  ...editions,
  ...shortNames(rules),
  "game.note": rules["hamilcar.reconstructed"]!,
};
export default words;
