import { allocate, type Item, type Limit, type Play, pick, type Seat } from "../../engine/index.ts";
import { cusAt, elephantsAt, generalsAt, isConsul, rank } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed, sideOf } from "./generals.ts";
import { POST_OPTIONS } from "./map.ts";
import type { Hannibal, T } from "./state.ts";

// 10.2, 12.7, 13.2, 18.1: which part of a stack goes

/** The largest army that a general can move (10.2). */
export const MOST_CUS = 10;
/** What a consul must be left with (18.1). */
export const CONSULAR_ARMY = 5;
/** A part of an army that a consul may be with: five CUs, or all there are (18.1). */
export const isConsular = (part: number, all: number): boolean => part >= Math.min(CONSULAR_ARMY, all);

/** Part of a stack: those who go. */
export interface Detachment {
  general: number;
  staff: number[];
  cus: number;
  elephants: number;
  train: boolean;
}

export interface DetachmentRules {
  prompt: string;
  rule: string;
  /** the fewest CUs that may go, where any go at all */
  least?: number;
  most?: number;
  /** CUs that must stay whoever else does: one with a commander left behind (12.7, 13.3) */
  leave?: number;
  /** ordinary CUs and elephants that may go, if not all that are there */
  free?: { cus: number; elephants: number };
}

/** Generals of a stack whom a general can take along: none that outranks him (10.8). */
export const canServeUnder = (s: Hannibal, general: number, fellow: number): boolean =>
  fellow !== general && rank(s, fellow) <= rank(s, general);

/**
 * Asks who goes with a general: first the other generals, then the CUs. 18.1 holds: no consul is left with fewer than five CUs,
 * and a consul who goes takes at least five, or all there are.
 */
export function* detach(t: T, general: number, rules: DetachmentRules): Play<Detachment> {
  const s = t.s;
  const seat = sideOf(general);
  const post = s.generals[general]!;
  const all = cusAt(s, seat, post);
  const fellows = generalsAt(s, seat, post).filter((fellow) => canServeUnder(s, general, fellow));
  // with fewer than ten CUs two consuls cannot part
  const bound = isConsul(s, general) && all < 2 * CONSULAR_ARMY ? fellows.filter((fellow) => isConsul(s, fellow)) : [];
  const asked = fellows.filter((fellow) => !bound.includes(fellow));
  const chosen = yield* pick(
    seat,
    asked.map((fellow) => GENERAL_OPTIONS[fellow]!),
    0,
    asked.length,
    {
      prompt: `${rules.prompt}.generals`,
      rule: rules.rule,
      params: { general: GENERAL_OPTIONS[general]!, space: POST_OPTIONS[post]! },
    },
  );
  const staff = [...bound, ...chosen.map(generalNamed)];
  return yield* detachCUs(t, general, staff, rules);
}

function* detachCUs(t: T, general: number, staff: number[], rules: DetachmentRules): Play<Detachment> {
  const s = t.s;
  const seat = sideOf(general);
  const post = s.generals[general]!;
  const free = rules.free ?? { cus: s.cus[seat][post]!, elephants: elephantsAt(s, seat, post) };
  const range = detachmentRange(s, general, staff, rules);
  const train = seat === "carthage" && s.train === post;
  const items: Item[] = [{ id: "cus", min: 0, max: free.cus }];
  if (free.elephants > 0) items.push({ id: "elephants", min: 0, max: free.elephants });
  if (train) items.push({ id: "train", min: 0, max: 1 });
  const limits: Limit[] | undefined = train
    ? [{ items: free.elephants > 0 ? ["cus", "elephants"] : ["cus"], min: range.min, max: range.max }]
    : undefined;
  const taken = yield* allocate(
    seat,
    items,
    range.min,
    range.max + (train ? 1 : 0),
    {
      prompt: `${rules.prompt}.cus`,
      rule: rules.rule,
      params: { general: GENERAL_OPTIONS[general]!, space: POST_OPTIONS[post]!, min: range.min, max: range.max },
    },
    limits,
  );
  return { general, staff, cus: taken.cus ?? 0, elephants: taken.elephants ?? 0, train: (taken.train ?? 0) > 0 };
}

/** How many CUs may go with a general and his staff (18.1). */
export function detachmentRange(
  s: Hannibal,
  general: number,
  staff: readonly number[],
  { least = 0, most = MOST_CUS, leave = 0, free }: Pick<DetachmentRules, "least" | "most" | "leave" | "free">,
): { min: number; max: number } {
  const seat = sideOf(general);
  const post = s.generals[general]!;
  const all = cusAt(s, seat, post);
  const available = free ? free.cus + free.elephants : all;
  const going = [general, ...staff];
  const consulGoes = going.some((one) => isConsul(s, one));
  const consulStays = generalsAt(s, seat, post).some((one) => isConsul(s, one) && !going.includes(one));
  const min = Math.max(least, consulGoes ? Math.min(CONSULAR_ARMY, all) : 0);
  const max = Math.min(most, available, all - (consulStays ? CONSULAR_ARMY : leave));
  return { min: Math.min(min, available), max: Math.max(max, Math.min(min, available), 0) };
}

/** Whether a general could take at least so many CUs with him without breaking 18.1. */
export function couldDetach(s: Hannibal, general: number, least: number, leave: number): boolean {
  const seat: Seat = sideOf(general);
  const post = s.generals[general]!;
  const all = cusAt(s, seat, post);
  const others = generalsAt(s, seat, post).filter((one) => one !== general);
  const consulStays = others.some((one) => isConsul(s, one) && (!isConsul(s, general) || all >= 2 * CONSULAR_ARMY));
  const mustStay = Math.max(leave, consulStays ? CONSULAR_ARMY : 0);
  const needed = isConsul(s, general) ? Math.max(least, Math.min(CONSULAR_ARMY, all)) : least;
  return Math.min(MOST_CUS, all - mustStay) >= needed;
}
