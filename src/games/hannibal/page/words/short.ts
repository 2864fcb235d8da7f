import type { Catalogue } from "../../../../words/words.ts";
import { PORT_SPACES, SPACE_IDS } from "../../rules/map.ts";
import { BATTLE_CARDS } from "../../rules/state.ts";

/** What options are called under a heading that says the rest: the card that a reserve stands for, the port that is sailed to. */
export function shortNames(words: Catalogue): Catalogue {
  const cards = BATTLE_CARDS.flatMap((card) =>
    ["reserve", "probe"].map((kind) => [`${kind}:${card}.short`, words[`battle:${card}`]!]),
  );
  const ports = PORT_SPACES.flatMap((port) =>
    ["sea", "harbour"].map((kind) => [`${kind}:${SPACE_IDS[port]}.short`, words[`space:${SPACE_IDS[port]}`]!]),
  );
  return Object.fromEntries([...cards, ...ports]) as Catalogue;
}
