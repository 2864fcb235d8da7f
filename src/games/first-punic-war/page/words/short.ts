import type { Catalogue } from "../../../../words/words.ts";
import { HEX_IDS, PLACE } from "../../rules/map.ts";

/** What a hex without a name is called in a list; # stands for its number. */
export const shortNames = (hex: string): Catalogue =>
  Object.fromEntries(
    HEX_IDS.flatMap((id, index) => (PLACE[index]! < 0 ? [[`${id}.short`, hex.replace("#", id.slice("hex:".length))]] : [])),
  );
