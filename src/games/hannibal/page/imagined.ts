import { chanceFrom, type Plain, shuffle } from "../../../engine/index.ts";
import { dealt, stateBehind } from "../../shared/page/imagined.ts";
import { SEATS } from "../../shared/rules/seats.ts";
import { BATTLE_DECK } from "../rules/battle-cards.ts";
import { readPosition } from "../rules/position.ts";
import { BATTLE_CARDS, type BattleCard } from "../rules/state.ts";
import { CARD_COUNT } from "../rules/strategy-cards.ts";
import { asView, type BattleHand, countBattle } from "./view.ts";

const STRATEGY_CARDS = Array.from({ length: CARD_COUNT }, (_, i) => i + 1);

/** A whole position that looks just like a view: what the view hides is dealt from what nobody has seen. */
export function imaginedPosition(view: Plain, seed: string): Plain {
  const seen = asView(view);
  const out = [...seen.discard, ...seen.removed, ...(seen.play ? [seen.play.card] : [])];
  return {
    ...(view as { readonly [key: string]: Plain }),
    ...dealt(STRATEGY_CARDS, out, seen.hands, seed, seen.shown),
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
    if (typeof hand !== "number") return hand;
    return Object.fromEntries(
      BATTLE_CARDS.map((card) => [card, battle.open[seat][card] + battle.stolen[seat][card]]),
    ) as unknown as BattleHand;
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

export const imaginedState = stateBehind(imaginedPosition, readPosition);
