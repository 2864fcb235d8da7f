import { other, type Seat } from "../../shared/rules/seats.ts";
import { MOST_CUS } from "../rules/army.ts";
import { cardsOf } from "../rules/battle-cards.ts";
import { controls } from "../rules/control.ts";
import { commanderAt, cusAt } from "../rules/forces.ts";
import { HANNIBAL, OF_SIDE } from "../rules/generals.ts";
import { isCity, spaceOf } from "../rules/map.ts";
import type { Hannibal } from "../rules/state.ts";
import { attackChance, LAND } from "./lore.ts";

// The strength of armies, and what threatens them

/** The battle cards of the units in a space, without walls to help them. */
export const cardsAt = (s: Hannibal, seat: Seat, space: number): number =>
  cardsOf(s, seat, space, cusAt(s, seat, space), commanderAt(s, seat, space));

/** The enemy's battle cards if he came out of the city, or is outside it. */
export function defence(s: Hannibal, seat: Seat, space: number): { cus: number; cards: number } {
  const cus = cusAt(s, seat, space);
  return { cus, cards: cus === 0 ? 0 : cardsOf(s, seat, space, cus, commanderAt(s, seat, space)) };
}

/** The chance that a general's army wins an attack on a space. */
export function chanceAgainst(s: Hannibal, seat: Seat, space: number, cus: number, general: number, elephants = 0): number {
  const { cards } = defence(s, other(seat), space);
  return attackChance(cardsOf(s, seat, space, cus, general) + 0.5 * elephants - cards);
}

/** The reach of an attack. */
const STRIKE = 4;

/** The danger to an army ending its move in a space, from enemy armies in reach. */
export function danger(s: Hannibal, seat: Seat, space: number, cus: number, general: number): number {
  if (cus === 0) return general === HANNIBAL ? 3 : 0;
  const enemy = other(seat);
  let worst = 0;
  let own = -1;
  for (const one of OF_SIDE[enemy]) {
    const post = s.generals[one]!;
    if (post < 0 || s.commands[one] !== 1) continue;
    const from = spaceOf(post);
    if (LAND[from]![space]! > STRIKE) continue;
    const force = Math.min(MOST_CUS, cusAt(s, enemy, post));
    if (force < 3) continue;
    if (own < 0) own = cardsOf(s, seat, space, cus, general);
    const chance = attackChance(cardsOf(s, enemy, space, force, one) - own);
    if (chance > worst) worst = chance;
  }
  if (worst < 0.35) return 0;
  const stake = 1.5 + 0.6 * Math.min(cus, 7) + (general === HANNIBAL ? 5 : 0);
  const walls = isCity(space) && controls(s, seat, space) ? 0.4 : 1;
  return 0.5 * worst * stake * walls;
}
