import type { Plain } from "../../../engine/index.ts";
import { readPosition } from "../../../games/hamilcar/position.ts";
import { setup } from "../../../games/hamilcar/setup.ts";
import { OUT } from "../../../games/hamilcar/state.ts";
import { TACTIC_COUNT } from "../../../games/hamilcar/tactics.ts";
import { dealt, stateBehind } from "../shared/imagined.ts";
import { asView, type HamilcarView } from "./view.ts";

const TACTIC_CARDS = Array.from({ length: TACTIC_COUNT }, (_, i) => i + 1);

/** The strategy cards that are in the deck when such a game begins. */
function cardsOf({ ruleset, options }: HamilcarView): number[] {
  const { cards } = setup({ game: "hamilcar", ruleset, scenario: "war", options, seed: "any" });
  return cards.flatMap((where, card) => (card > 0 && where !== OUT ? [card] : []));
}

/** A whole position that looks just like a view: what the view hides is dealt from what nobody has seen. */
export function imaginedPosition(view: Plain, seed: string): Plain {
  const seen = asView(view);
  const out = [...seen.discard, ...seen.removed, ...seen.played, ...seen.leaving];
  const battle = seen.seaBattle;
  return {
    ...(view as { readonly [key: string]: Plain }),
    ...dealt(cardsOf(seen), out, seen.hands, seed),
    seaBattle: battle && {
      ...(battle as unknown as { readonly [key: string]: Plain }),
      ...(battle.quick
        ? { deck: [], hands: { rome: [], carthage: [] } }
        : dealt(TACTIC_CARDS, battle.discard, battle.hands, seed)),
    },
    over: null,
  };
}

export const imaginedState = stateBehind(imaginedPosition, readPosition);
