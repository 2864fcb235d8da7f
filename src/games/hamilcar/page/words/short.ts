import type { Catalogue } from "../../../../words/words.ts";
import { GENERALS } from "../../rules/generals.ts";
import { isPort, SPACE_IDS } from "../../rules/map.ts";

/** What options are called under a heading that says the rest: the port that is sailed to, the general who intercepts. */
export function shortNames(words: Catalogue): Catalogue {
  const spaces = SPACE_IDS.flatMap((id, at) =>
    ["supply", ...(isPort(at) ? ["sea"] : [])].map((kind) => [`${kind}:${id}.short`, words[`space:${id}`]!]),
  );
  const generals = GENERALS.flatMap(({ id }) =>
    ["avoid", "intercept"].map((kind) => [`${kind}:${id}.short`, words[`general:${id}`]!]),
  );
  return Object.fromEntries([...spaces, ...generals]) as Catalogue;
}
