import { chanceFrom, shuffle } from "../../../engine/index.ts";
import { redealHand } from "../../shared/rules/hidden-cards.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { BATTLE_CARDS, type Hannibal } from "./state.ts";

/** Deals the other hand and the deck again from all the cards the seat cannot see; in battle, too. */
export function redeal(s: Hannibal, seat: Seat, seed: string): void {
  const chance = chanceFrom(seed);
  const enemy = other(seat);
  const known = [...s.shown[enemy]];
  // a campaign card that Rome has announced is known to be in its hand
  if (enemy === "rome" && s.announced > 0 && !known.includes(s.announced)) known.push(s.announced);
  redealHand(chance, s.hands[enemy], s.deck, known);
  redealBattle(s, enemy, chance);
  s.chance.bits = chance.bits;
}

/** The enemy's battle cards that are neither revealed nor stolen, and those not dealt. */
function redealBattle(s: Hannibal, enemy: Seat, chance: ReturnType<typeof chanceFrom>): void {
  const battle = s.battle;
  if (!battle) return;
  const hand = battle.hands[enemy];
  const known = battle.open[enemy].map((open, type) => open + battle.stolen[enemy][type]!);
  const pool: number[] = [];
  let size = 0;
  for (let type = 0; type < BATTLE_CARDS.length; type++) {
    const closed = hand[type]! - known[type]!;
    size += closed;
    for (let n = closed + battle.deck[type]!; n > 0; n--) pool.push(type);
    hand[type] = known[type]!;
    battle.deck[type] = 0;
  }
  shuffle(chance, pool);
  for (const [index, type] of pool.entries()) (index < size ? hand : battle.deck)[type]!++;
}
