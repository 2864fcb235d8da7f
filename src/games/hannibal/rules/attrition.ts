import type { Params, Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import type { Key, Option } from "./ask.ts";
import { countMarch } from "./campaign.ts";
import { elephantsAt, isExposed, postsWithCUs, whereabouts } from "./forces.ts";
import { loseCUs } from "./losses.ts";
import { AT_SEA, placeName, unitNames } from "./naming.ts";
import type { Hannibal, Modifier, T } from "./state.ts";

// 21 Attrition

/** Losses by die roll (rows from 1 or less to 7 or more) and size of the force (columns 1, 2, 3, 4, 5-6, 7-9, 10 and more). */
export const ATTRITION_TABLE: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 1, 1],
  [0, 0, 0, 0, 1, 1, 1],
  [0, 0, 0, 1, 1, 1, 2],
  [0, 0, 1, 1, 1, 2, 2],
  [0, 1, 1, 1, 2, 2, 3],
  [1, 1, 1, 2, 2, 3, 3],
  [1, 1, 2, 2, 3, 3, 4],
];

const columnOf = (size: number): number => (size <= 4 ? size - 1 : size <= 6 ? 4 : size <= 9 ? 5 : 6);

export function attritionLoss(size: number, die: number): { losses: number; elephant: boolean } {
  const row = Math.min(Math.max(die, 1), 7);
  return { losses: size <= 0 ? 0 : ATTRITION_TABLE[row - 1]![columnOf(size)]!, elephant: row >= 6 };
}

export const total = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { amount }) => sum + amount, 0);

/** Modifiers as logged: the key of the reason and the amount. */
export const logged = (modifiers: readonly Modifier[]): string[] =>
  modifiers.map(({ amount, because }) => `${because}=${amount > 0 ? "+" : ""}${amount}`);

/** A die roll as it is told: with what is added, and the total if that makes a difference to the die. */
export const rolled = (die: number, modifiers: readonly Modifier[]): Params => ({
  die,
  modifiers: logged(modifiers),
  ...(modifiers.length > 0 && { total: [die + total(modifiers)] }),
});

interface Attrition {
  rule: string;
  because: Key | Option;
  modifiers?: readonly Modifier[];
  /** the size to use instead of the real one */
  size?: number;
  /** only the marching army suffers, not others at its post */
  marching?: boolean;
  /** it is at sea */
  atSea?: boolean;
}

/** One roll for the force at a post, or for part of it (21.2). Generals are not affected. */
export function* attrition(
  t: T,
  seat: Seat,
  post: number,
  { rule, because, modifiers = [], size, marching, atSea }: Attrition,
): Play<number> {
  const struck = marching ? countMarch(t.s.march!) : { cus: t.s.cus[seat][post]!, elephants: elephantsAt(t.s, seat, post) };
  const force = struck.cus + struck.elephants;
  if (force === 0) return 0;
  if (marching) t.s.march!.rolled = true; // card 41
  const die = t.die();
  const { losses, elephant } = attritionLoss(size ?? force, die + total(modifiers));
  t.note(
    "hannibal.log.attrition",
    {
      seat: `seat:${seat}`,
      space: placeName(atSea ? AT_SEA : post),
      ...whereabouts(t.s, seat, atSea ? AT_SEA : post),
      units: unitNames(struck),
      size: force,
      because,
      ...rolled(die, modifiers),
      losses,
    },
    rule,
  );
  return yield* loseCUs(t, seat, post, losses, { rule, elephant, marching, atSea });
}

/** 21.1: who must roll in winter. */
export function forcesInWinter(s: Hannibal): [Seat, number][] {
  return (["rome", "carthage"] as const).flatMap((seat) =>
    postsWithCUs(s, seat)
      .filter((post) => isExposed(s, seat, post))
      .map((post): [Seat, number] => [seat, post]),
  );
}
