import { other, type Seat } from "../../engine/index.ts";
import { controls } from "../../games/hamilcar/control.ts";
import { battleRating, cusAt, cusInSpace, generalsAt } from "../../games/hamilcar/forces.ts";
import { CITIES, REGION_OF, ROADS, SPACE_COUNT } from "../../games/hamilcar/map.ts";
import { type Hamilcar, isSilver } from "../../games/hamilcar/state.ts";

/** The best battle rating at a post; 0 without a general. */
export function ratingAt(s: Hamilcar, seat: Seat, post: number): number {
  let best = 0;
  for (const general of generalsAt(s, seat, post)) best = Math.max(best, battleRating(s, general));
  return best;
}

/** An army as far as the dice of a land battle ask for it. */
export interface Army {
  cus: number;
  rating: number;
}
export const armyAt = (s: Hamilcar, seat: Seat, post: number): Army => ({
  cus: cusAt(s, seat, post),
  rating: ratingAt(s, seat, post),
});

/** How much better an army stands in the dice levels of a battle than the enemy's: size, allies, commander (13.3). */
export function edge(s: Hamilcar, seat: Seat, at: number, own: Army, theirs: Army): number {
  const ally = (side: Seat, army: Army): number => {
    if (army.rating === 0) return 0;
    let cities = 0;
    for (const city of CITIES) if (REGION_OF[city] === REGION_OF[at] && controls(s, side, city)) cities++;
    return isSilver(s) ? cities : Math.min(2, cities);
  };
  const size = isSilver(s) ? Math.sign(own.cus - theirs.cus) : (own.cus >= 5 ? 1 : 0) - (theirs.cus >= 5 ? 1 : 0);
  return size + Math.sign(ally(seat, own) - ally(other(seat), theirs)) + Math.sign(own.rating - theirs.rating);
}

export const enemiesIn = (s: Hamilcar, seat: Seat, at: number): number => cusInSpace(s, other(seat), at);

/** Roads between any two spaces, as far as there is a way by land. */
export const DISTANCES: readonly (readonly number[])[] = Array.from({ length: SPACE_COUNT }, (_, from) => {
  const distance = new Array<number>(SPACE_COUNT).fill(99);
  distance[from] = 0;
  const open = [from];
  for (const at of open) {
    for (const { to } of ROADS[at]!) {
      if (distance[to]! < 99) continue;
      distance[to] = distance[at]! + 1;
      open.push(to);
    }
  }
  return distance;
});
