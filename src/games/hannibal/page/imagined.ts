import { chanceFrom, type Plain, shuffle } from "../../../engine/index.ts";
import { dealt, stateBehind } from "../../shared/page/imagined.ts";
import { SEATS, type Seat } from "../../shared/rules/seats.ts";
import { BATTLE_DECK } from "../rules/battle-cards.ts";
import { type HannibalPosition, position } from "../rules/position.ts";
import { BATTLE_CARDS, type BattleCard } from "../rules/state.ts";
import { CARD_COUNT } from "../rules/strategy-cards.ts";
import { asView, type BattleHand, type BattleView, countBattle } from "./view.ts";

const STRATEGY_CARDS = Array.from({ length: CARD_COUNT }, (_, i) => i + 1);

/** A complete position that looks just like a view: hidden things are dealt from the unseen ones. */
export function imaginedPosition(view: Plain, seed: string): HannibalPosition {
  const seen = asView(view);
  const out = [...seen.discard, ...seen.removed, ...(seen.play ? [seen.play.card] : [])];
  return {
    ...seen,
    ...dealt(STRATEGY_CARDS, out, seen.hands, seed, seen.shown),
    battle: seen.battle && imaginedBattle(seen.battle, seed),
    over: null,
  };
}

/** The battle with hidden hands dealt from the battle cards not in sight. */
function imaginedBattle(battle: BattleView, seed: string): HannibalPosition["battle"] {
  const left = cardsOf((_, type) => BATTLE_DECK[type]!);
  for (const { attack, match } of battle.rounds) {
    left[attack]--;
    if (match) left[match]--;
  }
  const known = (seat: Seat): BattleHand => {
    const hand = battle.hands[seat];
    return typeof hand === "number" ? cardsOf((card) => battle.open[seat][card] + battle.stolen[seat][card]) : hand;
  };
  for (const seat of SEATS) for (const card of BATTLE_CARDS) left[card] -= known(seat)[card];
  const pool = BATTLE_CARDS.flatMap((card) => new Array<BattleCard>(Math.max(0, left[card])).fill(card));
  shuffle(chanceFrom(`${seed} battle`), pool);
  const handOf = (seat: Seat) => {
    const hand = { ...known(seat) };
    for (let missing = countBattle(battle.hands[seat]) - countBattle(hand); missing > 0 && pool.length > 0; missing--)
      hand[pool.pop()!]++;
    return hand;
  };
  const hands = { rome: handOf("rome"), carthage: handOf("carthage") };
  return { ...battle, hands, deck: cardsOf((card) => pool.filter((each) => each === card).length) };
}

const cardsOf = (count: (card: BattleCard, type: number) => number): Record<BattleCard, number> =>
  Object.fromEntries(BATTLE_CARDS.map((card, type) => [card, count(card, type)])) as Record<BattleCard, number>;

export const imaginedState = stateBehind(imaginedPosition, position.readPosition);
