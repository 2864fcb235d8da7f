/** A retreat route: the spaces entered, up to its end, and the CUs it costs. */
export interface RetreatRoute {
  readonly spaces: readonly number[];
  readonly losses: number;
}

/** A retreat route, with the spaces whose friendly units it sweeps along. */
export interface SweepingRoute extends RetreatRoute {
  readonly swept: readonly number[];
}

/** The rules of a retreat over land: Hannibal (15.1-15.3) and Hamilcar (13.5.A-C). */
interface RetreatRules {
  readonly start: number;
  /** CUs and units that retreat */
  readonly cus: number;
  readonly units: number;
  /** how many spaces it may go */
  readonly most: number;
  roadsFrom(space: number): readonly number[];
  /** whether it may enter a space, as its first one or later */
  mayEnter(space: number, first: boolean): boolean;
  /** CUs that entering a space costs */
  tollOf(space: number): number;
  /** friendly units in a space: they are swept along, or, if more than those who retreat, end the retreat */
  friendsAt(space: number): { readonly cus: number; readonly units: number };
  /** whether a retreat may end in a space, whatever friendly units are there */
  isRefuge(space: number): boolean;
  /** whether a retreat may not end in a space, however many friendly units are there */
  isBarred(space: number): boolean;
  /** whether a retreat may go on beyond a space where it could end */
  mayGoOn?(space: number): boolean;
}

const NOBODY = { cus: 0, units: 0 };

export const endOf = ({ spaces }: RetreatRoute): number => spaces[spaces.length - 1]!;

/** Every route to a space where the retreat may end: a refuge, or more friendly units than retreat. Some CU must arrive. */
export function retreatRoutes(rules: RetreatRules): SweepingRoute[] {
  const found: SweepingRoute[] = [];
  const visit = (at: number, cus: number, units: number, { spaces, losses, swept: before }: SweepingRoute) => {
    for (const to of rules.roadsFrom(at)) {
      if (to === rules.start || spaces.includes(to) || !rules.mayEnter(to, spaces.length === 0)) continue;
      const toll = Math.min(rules.tollOf(to), cus);
      if (cus > 0 && toll === cus) continue;
      const friends = rules.friendsAt(to);
      const outnumbered = friends.units > units - toll;
      const swept = outnumbered ? NOBODY : friends; // more friendly units than retreat stay where they are
      const isEnd = rules.isRefuge(to) || (outnumbered && !rules.isBarred(to));
      const way = { spaces: [...spaces, to], losses: losses + toll, swept: before };
      if (isEnd) found.push(way);
      if ((isEnd && !rules.mayGoOn?.(to)) || way.spaces.length >= rules.most) continue;
      const further = swept.units > 0 ? { ...way, swept: [...before, to] } : way;
      visit(to, cus - toll + swept.cus, units - toll + swept.units, further);
    }
  };
  visit(rules.start, rules.cus, rules.units, { spaces: [], losses: 0, swept: [] });
  return found;
}

/**
 * The legal routes: the nearest, and longer ones that cost fewer CUs than the nearest to the same space, or than any of the
 * nearest. Of two routes to the same space with the same effect on others, the worse is left out.
 */
export function legalRoutes(
  ways: readonly SweepingRoute[],
  nearest: readonly SweepingRoute[],
  effectOf: (way: SweepingRoute) => string,
): SweepingRoute[] {
  const cheapest = (short: readonly SweepingRoute[]) => Math.min(...short.map(({ losses }) => losses));
  const price = cheapest(nearest);
  const allowed = ways.filter((way) => {
    const short = nearest.filter((one) => endOf(one) === endOf(way));
    return nearest.includes(way) || way.losses < (short.length > 0 ? cheapest(short) : price);
  });
  const isRival = (one: SweepingRoute, another: SweepingRoute) =>
    one !== another && endOf(one) === endOf(another) && effectOf(one) === effectOf(another);
  return allowed.filter((way) => !allowed.some((rival) => isRival(rival, way) && isBetter(rival, way)));
}

export function nearestOf(ways: readonly SweepingRoute[]): SweepingRoute[] {
  const nearest = Math.min(...ways.map(({ spaces }) => spaces.length));
  return ways.filter(({ spaces }) => spaces.length === nearest);
}

/** Cheaper, or shorter, or (as a tie-break) earlier on the map. */
const isBetter = (a: SweepingRoute, b: SweepingRoute): boolean =>
  (a.losses - b.losses || a.spaces.length - b.spaces.length || (a.spaces.join() < b.spaces.join() ? -1 : 1)) < 0;
