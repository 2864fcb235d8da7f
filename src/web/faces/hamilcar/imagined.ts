import { chanceFrom, type Header, type Plain, SEATS, shuffle } from "../../../engine/index.ts";
import { readPosition } from "../../../games/hamilcar/position.ts";
import { setup } from "../../../games/hamilcar/setup.ts";
import { type Hamilcar, OUT } from "../../../games/hamilcar/state.ts";
import { TACTIC_COUNT } from "../../../games/hamilcar/tactics.ts";
import { asView, type HamilcarView } from "./view.ts";

type Known = number | readonly number[];
const listed = (cards: Known): readonly number[] => (typeof cards === "number" ? [] : cards);

/** Deals hands whose cards are not seen from those that nobody has seen; what is left is the deck. */
function deal(cards: readonly number[], seen: readonly number[], hands: Readonly<Record<string, Known>>, seed: string) {
  const known = new Set([...seen, ...Object.values(hands).flatMap(listed)]);
  const unseen = cards.filter((card) => !known.has(card));
  shuffle(chanceFrom(seed), unseen);
  const dealt = Object.fromEntries(
    SEATS.map((seat) => {
      const hand = hands[seat]!;
      return [seat, typeof hand === "number" ? unseen.splice(0, hand) : hand];
    }),
  );
  return { hands: dealt, deck: unseen };
}

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
    ...deal(cardsOf(seen), out, seen.hands, seed),
    seaBattle: battle && {
      ...(battle as unknown as { readonly [key: string]: Plain }),
      ...(battle.quick
        ? { deck: [], hands: { rome: [], carthage: [] } }
        : deal(TACTIC_CARDS, battle.discard, battle.hands, seed)),
    },
    over: null,
  };
}

const kept = new WeakMap<object, Hamilcar | null>();

/** The state that a view shows, with the hidden part imagined: for rules that do not look at hidden cards. Null if there is none. */
export function imaginedState(view: Plain, header: Header): Hamilcar | null {
  const key = view as object;
  let state = kept.get(key);
  if (state === undefined) {
    try {
      state = readPosition(imaginedPosition(view, "odds"), { ...header, seed: "odds" });
    } catch {
      // in the middle of something that a position cannot hold
      state = null;
    }
    kept.set(key, state);
  }
  return state;
}
