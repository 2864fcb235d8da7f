import type { Params, Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { choose, type Key, type Option, pick, type Reason } from "./ask.ts";
import { hasFreeTrain } from "./campaign.ts";
import { canChoose, chooseTroops, elephantsThatMayGo } from "./elephants.ts";
import type { Troops } from "./fatigue.ts";
import { cusAt, elephantsAt, generalsAt, isConsul, rank, whereabouts } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed, sideOf } from "./generals.ts";
import { POST_OPTIONS } from "./map.ts";
import { generalNames } from "./naming.ts";
import type { Hannibal, T } from "./state.ts";

// 9.3: who commands a stack

/**
 * Among equals in one place the player chooses who commands; the others serve under him. It is told if that changes, or `always`,
 * and `why` if their commander has left them.
 */
export function* nameCommander(
  t: T,
  seat: Seat,
  post: number,
  generals = generalsAt(t.s, seat, post),
  {
    why = "hannibal.because.commander-gone",
    always = false,
    joins = false,
  }: { why?: Key; always?: boolean; joins?: boolean } = {},
): Play {
  const s = t.s;
  if (generals.length < 2) {
    for (const alone of generals) s.commands[alone] = 1;
    return;
  }
  const top = Math.max(...generals.map((general) => rank(s, general)));
  const equals = generals.filter((general) => rank(s, general) === top);
  const before = generals.filter((general) => s.commands[general] === 1);
  const command = (chief: number) => {
    for (const general of generals) s.commands[general] = general === chief ? 1 : 0;
  };
  command(equals.find((general) => s.commands[general] === 1) ?? equals[0]!);
  const answer = yield* choose(
    seat,
    equals.map((general) => GENERAL_OPTIONS[general]!),
    {
      prompt: "hannibal.commander",
      rule: "9.3",
      params: { space: POST_OPTIONS[post]! },
      whyNot: (id) => (GENERAL_OPTIONS.includes(id as Option) ? whyNotCommand(s, generalNamed(id), equals, generals) : undefined),
    },
  );
  const chief = generalNamed(answer);
  command(chief);
  const keeps = before.length === 1 && before[0] === chief;
  if (always || joins || !keeps) {
    const chosen = equals.length === 1 ? "hannibal.because.highest-rank" : "hannibal.because.chosen";
    noteCommander(t, chief, post, before.length === 0 ? why : chosen, generals, joins && keeps);
  }
}

/** Why a general does not command a stack: he is somewhere else, or those of a higher rank do (9.3). */
function whyNotCommand(s: Hannibal, general: number, equals: readonly number[], generals: readonly number[]): Reason | undefined {
  const [chief] = equals;
  if (sideOf(general) !== sideOf(chief!) || s.generals[general]! < 0) return undefined;
  if (generals.includes(general))
    return { why: "hannibal.why.outranked", rule: "9.3", params: { generals: generalNames(equals) } };
  const params = { general: GENERAL_OPTIONS[general]!, space: POST_OPTIONS[s.generals[chief!]!]! };
  return { why: "hannibal.why.not-in-stack", rule: "9.3", params };
}

export function noteCommander(
  t: T,
  chief: number,
  post: number,
  because: Key,
  generals = generalsAt(t.s, sideOf(chief), post),
  keeps = false,
): void {
  const others = generalNames(generals.filter((general) => general !== chief));
  const at = whereabouts(t.s, sideOf(chief), post);
  t.note(
    "hannibal.log.commander",
    { general: GENERAL_OPTIONS[chief]!, others, space: POST_OPTIONS[post]!, ...at, because, ...(keeps ? { kept: 1 } : {}) },
    "9.3",
  );
}

/** Generals have been separated: if nobody is in command, or more than one, or one who is outranked, choose a new commander. */
export function* replaceCommander(
  t: T,
  seat: Seat,
  post: number,
  generals = generalsAt(t.s, seat, post),
  told?: { why: Key },
): Play {
  const [chief, ...rivals] = generals.filter((general) => t.s.commands[general] === 1);
  const isSettled =
    chief !== undefined && rivals.length === 0 && generals.every((one) => canServeUnder(t.s, chief, one) || one === chief);
  if (!isSettled) yield* nameCommander(t, seat, post, generals, told);
}

/** Generals have arrived: if others are there, the player chooses which of equal rank commands. */
export function* meetOthers(t: T, post: number, arrived: readonly number[]): Play {
  const [first] = arrived;
  if (first === undefined || t.s.generals[first] !== post) return;
  const seat = sideOf(first);
  if (generalsAt(t.s, seat, post).length > arrived.length) yield* nameCommander(t, seat, post, undefined, { joins: true });
}

// 10.2, 12.7, 13.2, 18.1: detaching part of a stack

/** The largest army a general can move (10.2). */
export const MOST_CUS = 10;
/** The least a consul must be left with (18.1). */
export const CONSULAR_ARMY = 5;
/** Whether part of an army is large enough for a consul: five CUs, or all there are (18.1). */
export const isConsular = (part: number, all: number): boolean => part >= Math.min(CONSULAR_ARMY, all);

/** Part of a stack: the units that go. */
export interface Detachment {
  general: number;
  staff: number[];
  cus: number;
  elephants: number;
  train: boolean;
}

export interface DetachmentRules {
  /** the stem of the prompts for generals and for CUs */
  prompt: "hannibal.take" | "hannibal.intercept.with" | "hannibal.avoid.with";
  rule: string;
  /** the fewest CUs that may go, if any go at all */
  least?: number;
  most?: number;
  /** the commander who stays behind with a CU while a subordinate leads (12.7, 13.3) */
  chief?: number | undefined;
  /** ordinary CUs and elephants that may go, if not all of them */
  free?: { cus: number; elephants: number };
  /** generals who cannot go */
  barred?: (general: number) => boolean;
  /** the destination, if known */
  to?: number;
  /** what the questions can tell besides */
  params?: Params;
}

/** Generals of a stack that a general can take along: none that outranks him (10.8). */
export const canServeUnder = (s: Hannibal, general: number, fellow: number): boolean =>
  fellow !== general && rank(s, fellow) <= rank(s, general);

/** Why a general does not go with another of his side: he is somewhere else, or outranks him (9.3, 10.2), or goes anyway. */
function whyNotUnder(s: Hannibal, chief: number, general: number, bound: readonly number[]): Reason | undefined {
  if (general === chief || sideOf(general) !== sideOf(chief) || s.generals[general]! < 0) return undefined;
  const params = { general: GENERAL_OPTIONS[general]!, chief: GENERAL_OPTIONS[chief]! };
  if (s.generals[general] !== s.generals[chief]) return { why: "hannibal.why.not-with-him", rule: "10.2", params };
  if (rank(s, general) > rank(s, chief)) return { why: "hannibal.why.outranks", rule: "9.3", params };
  return bound.includes(general)
    ? { why: "hannibal.why.bound", rule: "18.1", params }
    : { why: "hannibal.why.not-along", rule: "10.9", params };
}

/** Why a general is not asked about any more: those who go along are chosen before the CUs (10.2). */
const whyNotNow = (s: Hannibal, chief: number, general: number): Reason | undefined =>
  s.generals[general] === s.generals[chief] && sideOf(general) === sideOf(chief)
    ? { why: "hannibal.why.generals-chosen", rule: "10.2" }
    : undefined;

const mayGoAlong = (s: Hannibal, general: number, fellow: number, { chief, barred }: DetachmentRules): boolean =>
  fellow !== chief && canServeUnder(s, general, fellow) && leadsHim(s, general, fellow) && !barred?.(fellow);

/** Optional rule: a subordinate who sets out on his own does not lead his equals; the two consuls always may (10.8). */
const leadsHim = (s: Hannibal, general: number, fellow: number): boolean =>
  s.options.pickUpEquals === true || s.commands[general] === 1 || isConsul(s, general) || rank(s, fellow) < rank(s, general);

/**
 * Asks who goes with a general: first the other generals, then the CUs. 18.1 applies: no consul is left with fewer than five CUs,
 * and a consul who goes takes at least five, or all there are.
 */
export function* detach(t: T, general: number, rules: DetachmentRules): Play<Detachment> {
  const s = t.s;
  const seat = sideOf(general);
  const post = s.generals[general]!;
  const all = cusAt(s, seat, post);
  const fellows = generalsAt(s, seat, post).filter((fellow) => mayGoAlong(s, general, fellow, rules));
  // with fewer than ten CUs two consuls cannot separate
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
      params: whoGoes(s, general, rules),
      whyNot: (id) => (GENERAL_OPTIONS.includes(id as Option) ? whyNotUnder(s, general, generalNamed(id), bound) : undefined),
    },
  );
  const staff = [...bound, ...chosen.map(generalNamed)];
  return yield* detachCUs(t, general, staff, rules);
}

const whoGoes = (s: Hannibal, general: number, { to, params }: DetachmentRules): Params => ({
  ...params,
  general: GENERAL_OPTIONS[general]!,
  space: POST_OPTIONS[s.generals[general]!]!,
  ...(to !== undefined && { to: POST_OPTIONS[to]! }),
});

function* detachCUs(t: T, general: number, staff: number[], rules: DetachmentRules): Play<Detachment> {
  const s = t.s;
  const seat = sideOf(general);
  const post = s.generals[general]!;
  const there = freeToGo(s, seat, post, rules);
  const beasts = elephantsThatMayGo(s, post, there.elephants, rules.to); // 17.1
  const range = detachmentRange(s, general, staff, rules);
  const troops = yield* chooseTroops(
    seat,
    { there, beasts, train: hasFreeTrain(s, seat, post), ...range },
    {
      prompt: `${rules.prompt}.cus`,
      rule: rules.rule,
      params: whoGoes(s, general, rules),
      whyNot: (id) => (GENERAL_OPTIONS.includes(id as Option) ? whyNotNow(s, general, generalNamed(id)) : undefined),
    },
    `${rules.prompt}.elephants`,
  );
  return { general, staff, ...troops };
}

/** The CUs of a stack that may go. */
const freeToGo = (s: Hannibal, seat: Seat, post: number, { free }: DetachmentRules): Troops =>
  free ?? { cus: s.cus[seat][post]!, elephants: elephantsAt(s, seat, post) };

/** How many CUs may go with a general and his staff (18.1). */
function detachmentRange(
  s: Hannibal,
  general: number,
  staff: readonly number[],
  { least = 0, most = MOST_CUS, chief, free }: DetachmentRules,
): { min: number; max: number } {
  const seat = sideOf(general);
  const post = s.generals[general]!;
  const all = cusAt(s, seat, post);
  const available = free ? free.cus + free.elephants : all;
  const going = [general, ...staff];
  const consulGoes = going.some((one) => isConsul(s, one));
  const consulStays = generalsAt(s, seat, post).some((one) => isConsul(s, one) && !going.includes(one));
  const min = Math.max(least, consulGoes ? Math.min(CONSULAR_ARMY, all) : 0);
  const max = Math.min(most, available, all - (consulStays ? CONSULAR_ARMY : chief === undefined ? 0 : 1));
  return { min: Math.min(min, available), max: Math.max(max, Math.min(min, available), 0) };
}

/** Whether a general could lead a detachment without breaking 17.1 or 18.1, leaving a CU for his commander. */
export function couldDetach(s: Hannibal, general: number, rules: DetachmentRules): boolean {
  const { least = 0, chief, to } = rules;
  const seat = sideOf(general);
  const post = s.generals[general]!;
  const all = cusAt(s, seat, post);
  const there = freeToGo(s, seat, post, rules);
  const consulStays = generalsAt(s, seat, post).some(
    (one) => one !== general && isConsul(s, one) && !mayGoAlong(s, general, one, rules),
  );
  const mustStay = consulStays ? CONSULAR_ARMY : chief === undefined ? 0 : 1;
  const min = isConsul(s, general) ? Math.max(least, Math.min(CONSULAR_ARMY, all)) : least;
  const max = Math.min(MOST_CUS, all - mustStay);
  return min <= max && canChoose({ there, beasts: elephantsThatMayGo(s, post, there.elephants, to), min, max });
}
