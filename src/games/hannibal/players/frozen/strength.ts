import type { Seat } from "../../../shared/rules/seats.ts";
import { commanderAt, cusAt } from "../../rules/forces.ts";
import { battleRating } from "../../rules/generals.ts";
import { LINKS, SPACE_COUNT } from "../../rules/map.ts";
import type { Hannibal } from "../../rules/state.ts";

/** Roughly the battle cards that a force would get: CUs and its commander. */
export function strengthAt(s: Hannibal, seat: Seat, post: number): number {
  const cus = cusAt(s, seat, post);
  if (cus === 0) return 0;
  const chief = commanderAt(s, seat, post);
  return cus + (chief < 0 ? 0 : 1.5 * battleRating(chief));
}

/** Spaces of march between any two spaces by land, as far as there is a way. */
export const DISTANCES: readonly (readonly number[])[] = Array.from({ length: SPACE_COUNT }, (_, from) => {
  const distance = new Array<number>(SPACE_COUNT).fill(99);
  distance[from] = 0;
  const open = [from];
  while (open.length > 0) {
    const at = open.shift()!;
    for (const { to, cost } of LINKS[at]!) {
      if (distance[at]! + cost >= distance[to]!) continue;
      distance[to] = distance[at]! + cost;
      open.push(to);
    }
  }
  return distance;
});
