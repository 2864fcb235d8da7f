import { other, type Seat } from "../../shared/rules/seats.ts";
import { battleRating, cusAt, generalsAt } from "../rules/forces.ts";
import { GENERALS } from "../rules/generals.ts";
import { alliesIn, commandTells, hitsOf, isLarge } from "../rules/land-dice.ts";
import type { Hamilcar } from "../rules/state.ts";
import { type BattleFace, LARGE_DIE, SMALL_DIE } from "../rules/tables.ts";
import { MEASURES } from "./measures.ts";

/** The best battle rating at a post; 0 without a general. */
export function ratingAt(s: Hamilcar, seat: Seat, post: number): number {
  let best = 0;
  for (const general of generalsAt(s, seat, post)) best = Math.max(best, battleRating(s, general));
  return best;
}

/** What the dice of a land battle need to know about an army. */
export interface Army {
  cus: number;
  rating: number;
  /** PCs that the loss of its Aristocrats would cost (2.2.D2) */
  nobility?: number;
}
export const armyAt = (s: Hamilcar, seat: Seat, post: number): Army => ({
  cus: cusAt(s, seat, post),
  rating: ratingAt(s, seat, post),
  nobility: nobilityOf(s, generalsAt(s, seat, post)),
});

export const nobilityOf = (s: Hamilcar, generals: readonly number[]): number =>
  generals.reduce((sum, one) => sum + (GENERALS[one]!.aristocrat ? battleRating(s, one) : 0), 0);

/** The worth of a PC that a defeat costs; two CUs lost cost one. */
const A_PC = 2;

// 13.3 The dice of a land battle

const allies = (s: Hamilcar, seat: Seat, at: number, army: Army): number => (army.rating === 0 ? 0 : alliesIn(s, seat, at));

/** How many of size and allies favour an army over another. */
function advantages(s: Hamilcar, seat: Seat, at: number, own: Army, theirs: Army): number {
  const more = allies(s, seat, at, own) > allies(s, other(seat), at, theirs);
  return (isLarge(s, own.cus, theirs.cus) ? 1 : 0) + (more ? 1 : 0);
}

/** An army's advantage over the enemy's: size, allies and commander. */
export const edge = (s: Hamilcar, seat: Seat, at: number, own: Army, theirs: Army): number =>
  advantages(s, seat, at, own, theirs) - advantages(s, other(seat), at, theirs, own) + Math.sign(own.rating - theirs.rating);

/** The dice levels of two armies. */
function levels(s: Hamilcar, seat: Seat, at: number, own: Army, theirs: Army): [own: number, theirs: number] {
  const level: [number, number] = [1 + advantages(s, seat, at, own, theirs), 1 + advantages(s, other(seat), at, theirs, own)];
  if (own.rating === theirs.rating) return level;
  const [better, worse] = own.rating > theirs.rating ? ([0, 1] as const) : ([1, 0] as const);
  const tells = commandTells(s, level[better], level[worse]);
  if (tells === "own") level[better]++;
  if (tells === "theirs") level[worse]--;
  return level;
}

/** The result of a battle by both sides' dice levels: how often the attacker wins, and the average hits. */
interface Odds {
  won: number;
  hits: number;
  suffered: number;
}
const NO_SYMBOLS: BattleFace = { cavalry: 0, light: 0, infantry: 0 };
const BOTH = SMALL_DIE.flatMap((a) =>
  LARGE_DIE.map((b) => ({ cavalry: a.cavalry + b.cavalry, light: a.light + b.light, infantry: a.infantry + b.infantry })),
);
const ROLLS: readonly (readonly BattleFace[])[] = [[NO_SYMBOLS], SMALL_DIE, LARGE_DIE, BOTH];
const ODDS: readonly (readonly Odds[])[] = ROLLS.map((attack) =>
  ROLLS.map((defence) => {
    const odds: Odds = { won: 0, hits: 0, suffered: 0 };
    const share = 1 / (attack.length * defence.length);
    for (const a of attack) {
      for (const d of defence) {
        const hits = hitsOf(a, d);
        const suffered = hitsOf(d, a);
        odds.hits += hits * share;
        odds.suffered += suffered * share;
        if (hits > suffered) odds.won += share;
      }
    }
    return odds;
  }),
);

/** How often an attack succeeds, and the CUs that it costs either side on average. */
function fight(
  s: Hamilcar,
  seat: Seat,
  at: number,
  own: Army,
  theirs: Army,
): { won: number; killed: number; lost: number; hits: number; suffered: number } {
  const [attack, defence] = levels(s, seat, at, own, theirs);
  const { won, hits, suffered } = ODDS[attack]![defence]!;
  return { won, hits, suffered, killed: Math.min(hits, theirs.cus), lost: Math.min(suffered, own.cus) };
}

/**
 * The worth of an attack: CUs, the PCs that defeat costs (13.6), an army driven from the field, and whatever else a victory wins.
 */
export function attackWorth(s: Hamilcar, seat: Seat, at: number, own: Army, theirs: Army, stake = 0): number {
  const { won, hits, suffered, killed, lost } = fight(s, seat, at, own, theirs);
  const leaders = ({ rating, nobility = 0 }: Army) => MEASURES.general * rating + A_PC * nobility;
  const general = won * (theirs.cus <= hits ? leaders(theirs) : 0);
  return (
    MEASURES.cu * (killed - lost) +
    won * (MEASURES.victory + killed + stake) -
    (1 - won) * (MEASURES.defeat + lost + (own.cus <= suffered ? leaders(own) : 0)) +
    general
  );
}

/** What it adds to the risk of an attack that the beaten cannot retreat and are lost (13.5.C): the rest of the army, and half as many PCs. */
export function ruinOfAttacker(s: Hamilcar, seat: Seat, at: number, own: Army, theirs: Army): number {
  const { won, lost } = fight(s, seat, at, own, theirs);
  return (1 - won) * (own.cus - lost) * (MEASURES.cu + 1);
}
