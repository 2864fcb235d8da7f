import { chanceFrom, type Header, type Plain, SEATS, shuffle } from "../../../engine/index.ts";
import { BATTLE_DECK } from "../../../games/hannibal/battle-cards.ts";
import { CARD_COUNT } from "../../../games/hannibal/cards.ts";
import { readPosition } from "../../../games/hannibal/position.ts";
import { BATTLE_CARDS, type BattleCard, type Hannibal } from "../../../games/hannibal/state.ts";
import { asView, type BattleHand, countBattle } from "./view.ts";

/** A whole position that looks just like a view: what the view hides is dealt from what nobody has seen. */
export function imaginedPosition(view: Plain, seed: string): Plain {
  const seen = asView(view);
  const chance = chanceFrom(seed);
  const known = new Set([
    ...seen.discard,
    ...seen.removed,
    ...(seen.play ? [seen.play.card] : []),
    ...SEATS.flatMap((seat) => (typeof seen.hands[seat] === "number" ? [] : seen.hands[seat])),
  ]);
  const unseen = Array.from({ length: CARD_COUNT }, (_, i) => i + 1).filter((card) => !known.has(card));
  shuffle(chance, unseen);
  const hands = Object.fromEntries(
    SEATS.map((seat) => {
      const hand = seen.hands[seat];
      return [seat, typeof hand === "number" ? unseen.splice(0, hand) : hand];
    }),
  );
  return {
    ...(view as { readonly [key: string]: Plain }),
    hands,
    deck: unseen,
    battle: seen.battle ? imaginedBattle(view, seed) : null,
    over: null,
  };
}

/** The battle with hidden hands dealt from the battle cards that are not in sight. */
function imaginedBattle(view: Plain, seed: string): Plain {
  const battle = asView(view).battle!;
  const chance = chanceFrom(`${seed} battle`);
  const left = Object.fromEntries(BATTLE_CARDS.map((card, type) => [card, BATTLE_DECK[type]!])) as Record<BattleCard, number>;
  for (const { attack, match } of battle.rounds) {
    left[attack]--;
    if (match) left[match]--;
  }
  const known = (seat: (typeof SEATS)[number]): BattleHand => {
    const hand = battle.hands[seat];
    return typeof hand === "number" ? battle.open[seat] : hand;
  };
  for (const seat of SEATS) for (const card of BATTLE_CARDS) left[card] -= known(seat)[card];
  const pool = BATTLE_CARDS.flatMap((card) => new Array<BattleCard>(Math.max(0, left[card])).fill(card));
  shuffle(chance, pool);
  const hands = Object.fromEntries(
    SEATS.map((seat) => {
      const hand: Record<BattleCard, number> = { ...known(seat) };
      for (let missing = countBattle(battle.hands[seat]) - countBattle(hand); missing > 0 && pool.length > 0; missing--)
        hand[pool.pop()!]++;
      return [seat, hand];
    }),
  );
  const deck = Object.fromEntries(BATTLE_CARDS.map((card) => [card, pool.filter((each) => each === card).length]));
  return { ...(battle as unknown as { readonly [key: string]: Plain }), hands, deck };
}

const kept = new WeakMap<object, Hannibal | null>();

/** The state that a view shows, with the hidden part imagined: for rules that do not look at hidden cards. Null if there is none. */
export function imaginedState(view: Plain, header: Header): Hannibal | null {
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
