import { chanceFrom, type Plain, shuffle } from "../../../engine/index.ts";
import { dealAnew } from "../../shared/rules/hidden-cards.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { describe } from "./describe.ts";
import { BATTLE_CARDS, type Hannibal } from "./state.ts";

// What a seat may know, and what could be behind it

/** Everything but the other side's cards, the order of the deck, and chance. A spectator sees no hand at all. */
export const view = (s: Hannibal, seat: Seat | null): Plain => describe(s, (whose) => whose === seat);

/** Deals the other hand and the deck anew from all the cards that the seat cannot see; likewise in battle. */
export function redeal(s: Hannibal, seat: Seat, seed: string): void {
  const chance = chanceFrom(seed);
  const enemy = other(seat);
  // a campaign card that Rome has announced is known to be in its hand
  dealAnew(chance, s.hands[enemy], s.deck, enemy === "rome" && s.announced > 0 ? [s.announced] : []);
  redealBattle(s, enemy, chance);
  s.chance.bits = chance.bits;
}

/** The enemy's battle cards that do not lie open, and those not dealt. */
function redealBattle(s: Hannibal, enemy: Seat, chance: ReturnType<typeof chanceFrom>): void {
  const battle = s.battle;
  if (!battle) return;
  const hand = battle.hands[enemy];
  const open = battle.open[enemy];
  const pool: number[] = [];
  let size = 0;
  for (let type = 0; type < BATTLE_CARDS.length; type++) {
    const closed = hand[type]! - open[type]!;
    size += closed;
    for (let n = closed + battle.deck[type]!; n > 0; n--) pool.push(type);
    hand[type] = open[type]!;
    battle.deck[type] = 0;
  }
  shuffle(chance, pool);
  for (const [index, type] of pool.entries()) (index < size ? hand : battle.deck)[type]!++;
}
