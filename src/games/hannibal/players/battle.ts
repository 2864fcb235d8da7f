import { type Choose, other, type Seat } from "../../shared/rules/seats.ts";
import { MOST_CUS } from "../rules/army.ts";
import { cardsOf } from "../rules/battle-cards.ts";
import { MAHARBAL_OPTION } from "../rules/cards/battle-events.ts";
import { commanderAt, cusAt, generalsAt } from "../rules/forces.ts";
import { battleRating, generalNamed, interceptsOn } from "../rules/generals.ts";
import { spaceOf } from "../rules/map.ts";
import { BATTLE_CARDS, ENVELOPMENT, type Hannibal } from "../rules/state.ts";
import { attackChance } from "./lore.ts";

// Rules of thumb for battles and what may come before them

const sum = (cards: readonly number[]): number => cards.reduce((so, number) => so + number, 0);

/** Attack with the most plentiful card; match with the plain card, and spend reserves last. */
export function battleCardWorth(s: Hannibal, seat: Seat, option: string, matching: boolean): number {
  const battle = s.battle!;
  const hand = battle.hands[seat];
  const size = sum(hand);
  const theirs = sum(battle.hands[other(seat)]);
  if (option === "withdraw") return theirs > size + 1 && size <= 4 ? 4 + (theirs - size) * 0.4 : -6;
  if (option === "concede") return -10;
  if (option === MAHARBAL_OPTION) return matching ? 2.5 : size <= 3 ? 4 : 0.5;
  if (option.startsWith("card:")) return 6;
  const [how, as] = option.includes(":") ? option.split(":") : ["", option];
  const type = (BATTLE_CARDS as readonly string[]).indexOf(as!);
  const spent = how === "reserve" ? 4 : how === "probe" ? 1.5 : 0;
  if (matching) return 5 - spent;
  // a card the enemy is unlikely to match, as long as there are enough
  const rare = size <= 3 && type !== ENVELOPMENT ? 1 : 0;
  return (how === "" ? hand[type]! : 0) - spent + rare - (type === ENVELOPMENT ? (size >= theirs ? 1 : 0) : 0);
}

/** The marching army's chance against the units in its space. */
export function chanceOfMarch(s: Hannibal, seat: Seat, extra = 0): number {
  const march = s.march!;
  const { at } = march;
  const space = spaceOf(at);
  const enemy = other(seat);
  const cus = cusAt(s, seat, at);
  const theirs = cardsOf(s, enemy, space, cusAt(s, enemy, at), commanderAt(s, enemy, at));
  return attackChance(cardsOf(s, seat, space, cus, march.general) - theirs + extra);
}

/** Whether to avoid battle: who leads, and how much it helps. */
export function avoidWorth(s: Hannibal, question: Choose, option: string): number {
  const { seat } = question;
  if (option === "stand") return 0;
  const lost = chanceOfMarch(s, other(seat));
  const general = generalNamed(option);
  return (lost - 0.45) * 6 + battleRating(general) * 0.3 + (s.commands[general] === 1 ? 0.5 : 0);
}

/** Whether to intercept a passing army. */
export function interceptWorth(s: Hannibal, question: Choose, option: string): number {
  if (option === "pass") return 0.5;
  const { seat } = question;
  const march = s.march!;
  const general = generalNamed(option);
  const post = s.generals[general]!;
  const there = cusAt(s, seat, march.at);
  const space = spaceOf(march.at);
  const own = cardsOf(s, seat, space, Math.min(MOST_CUS, cusAt(s, seat, post)) + there, general) + 1;
  const theirs = cardsOf(s, other(seat), space, cusAt(s, other(seat), march.at), march.general);
  const won = 1 - attackChance(theirs - own);
  const aim = generalsAt(s, other(seat), march.at).some((one) => battleRating(one) >= 4) ? 1 : 0;
  return (won - 0.55) * 8 + interceptsOn(general) * 0.1 + (won > 0.6 ? aim : 0);
}
