import type { Seat } from "../../shared/rules/seats.ts";
import { OF_SIDE } from "./generals.ts";
import { type Hannibal, type Moved, SPENT } from "./state.ts";
import { isCampaign } from "./strategy-cards.ts";

// 10.11 How far CUs, generals and the siege train have moved in the current campaign, and which can do no more. It is recorded
// only here. Outside campaigns none of this matters: there is one march and everybody is fresh.

/** How far a CU, and any general but Nero, can move in a campaign (10.11). */
export const FOUR = 4;

/** CUs of a post, or part of them. */
export interface Troops {
  cus: number;
  elephants: number;
}

export const inCampaign = (s: Hannibal): boolean => s.play !== null && s.play.use === "event" && isCampaign(s.play.card);

// Generals and the siege train

/** How far a general has moved, as commander or subordinate. */
export const generalMoved = (s: Hannibal, general: number): number =>
  s.play?.generalMoved.find(([who]) => who === general)?.[1] ?? 0;

export const isSpent = (s: Hannibal, general: number): boolean => generalMoved(s, general) >= SPENT;

export function noteGeneral(s: Hannibal, general: number, spaces: number): void {
  if (!inCampaign(s)) return;
  const entries = s.play!.generalMoved;
  const entry = entries.find(([who]) => who === general);
  if (entry) entry[1] = Math.max(entry[1], spaces);
  else entries.push([general, spaces]);
}

export const trainMoved = (s: Hannibal): number => s.play?.trainMoved ?? 0;

export function noteTrain(s: Hannibal, spaces: number): void {
  if (inCampaign(s)) s.play!.trainMoved = Math.max(s.play!.trainMoved, spaces);
}

// CUs: groups by post that have moved equally far; CUs in no group are fresh

export function noteCUs(s: Hannibal, post: number, cus: number, elephants: number, spaces: number): void {
  if (inCampaign(s) && cus + elephants > 0 && spaces > 0) s.play!.moved.push({ post, cus, elephants, spaces });
}

/** The groups of a post, the most tired first. */
const tiredAt = (s: Hannibal, post: number): Moved[] =>
  (s.play?.moved ?? []).filter((group) => group.post === post).sort((a, b) => b.spaces - a.spaces);

/** CUs of a post that have moved less than this many spaces. */
function fresherThan(s: Hannibal, seat: Seat, post: number, spaces: number): Troops {
  let cus = s.cus[seat][post]!;
  let elephants = seat === "carthage" ? s.elephants[post]! : 0;
  if (seat === s.play?.seat) {
    for (const group of s.play.moved) {
      if (group.post !== post || group.spaces < spaces) continue;
      cus -= group.cus;
      elephants -= group.elephants;
    }
  }
  return { cus: Math.max(cus, 0), elephants: Math.max(elephants, 0) };
}

/** CUs at a post that may still march. */
export const movableCUs = (s: Hannibal, seat: Seat, post: number): Troops => fresherThan(s, seat, post, FOUR);

/** CUs at a post that may still fight in a sortie, however far they have moved (20.7). */
export const unspentCUs = (s: Hannibal, seat: Seat, post: number): Troops => fresherThan(s, seat, post, SPENT);

/** CUs of a side leave a post, the most tired first. Returns how far they had moved. */
function takeOff(s: Hannibal, post: number, { cus, elephants }: Troops, below = Number.POSITIVE_INFINITY): Moved[] {
  const taken: Moved[] = [];
  const left = { cus, elephants };
  for (const group of tiredAt(s, post)) {
    if (group.spaces >= below) continue;
    const part = { ...group, cus: Math.min(group.cus, left.cus), elephants: Math.min(group.elephants, left.elephants) };
    for (const kind of ["cus", "elephants"] as const) {
      group[kind] -= part[kind];
      left[kind] -= part[kind];
    }
    if (part.cus + part.elephants > 0) taken.push(part);
  }
  forgetEmpty(s);
  return taken;
}

const forgetEmpty = (s: Hannibal): void => {
  if (s.play) s.play.moved = s.play.moved.filter((group) => group.cus + group.elephants > 0);
};

/** CUs of a post are lost. */
export function loseTired(s: Hannibal, seat: Seat, post: number, troops: Troops): void {
  if (seat === s.play?.seat) takeOff(s, post, troops);
}

/** CUs go from one post to another, along with the movement they have used. */
export function carryTired(s: Hannibal, seat: Seat, from: number, to: number, troops: Troops): void {
  if (seat !== s.play?.seat) return;
  for (const group of takeOff(s, from, troops)) s.play.moved.push({ ...group, post: to });
}

/** CUs that are not spent come out of their city (20.7). */
export function carryUnspent(s: Hannibal, seat: Seat, from: number, to: number, troops: Troops): void {
  if (seat !== s.play?.seat) return;
  for (const group of takeOff(s, from, troops, SPENT)) s.play.moved.push({ ...group, post: to });
}

/** CUs of a post march off, the freshest first. Returns how many of them had moved how far. */
export function takeFresh(s: Hannibal, seat: Seat, post: number, wanted: Troops, marching: Troops): [Troops, spaces: number][] {
  const groups = tiredAt(s, post).reverse();
  // CUs of the post already in the march are in no group, and not available
  const fresh: Troops = {
    cus: s.cus[seat][post]! - marching.cus,
    elephants: (seat === "carthage" ? s.elephants[post]! : 0) - marching.elephants,
  };
  for (const group of groups) {
    fresh.cus -= group.cus;
    fresh.elephants -= group.elephants;
  }
  const left = { ...wanted };
  const taken: [Troops, number][] = [];
  const take = (from: Troops, spaces: number) => {
    const part = {
      cus: Math.min(left.cus, Math.max(from.cus, 0)),
      elephants: Math.min(left.elephants, Math.max(from.elephants, 0)),
    };
    for (const kind of ["cus", "elephants"] as const) {
      from[kind] -= part[kind];
      left[kind] -= part[kind];
    }
    if (part.cus + part.elephants > 0) taken.push([part, spaces]);
  };
  take(fresh, 0);
  for (const group of groups) if (group.spaces < FOUR) take(group, group.spaces);
  forgetEmpty(s);
  return taken;
}

// Who can do no more

/** Everything the campaigning side has at a post has fought: wherever it goes now, it is spent. */
export function spendAll(s: Hannibal, seat: Seat, post: number): void {
  if (!inCampaign(s) || s.play!.seat !== seat) return;
  const { march } = s;
  if (march?.at === post) march.columns = []; // they are spent like the others here
  s.play!.moved = s.play!.moved.filter((group) => group.post !== post);
  noteCUs(s, post, s.cus[seat][post]!, seat === "carthage" ? s.elephants[post]! : 0, SPENT);
  for (const general of OF_SIDE[seat]) if (s.generals[general] === post) noteGeneral(s, general, SPENT);
  if (seat === "carthage" && s.train === post) noteTrain(s, SPENT);
}

/** CUs at a post join the siege of a general who did not bring them there: the most tired are used (20.3). */
export function spendBesiegers(s: Hannibal, seat: Seat, post: number, marching: Troops, count: number): void {
  if (!inCampaign(s)) return;
  const tired = tiredAt(s, post);
  const fresh = {
    cus: s.cus[seat][post]! - marching.cus,
    elephants: (seat === "carthage" ? s.elephants[post]! : 0) - marching.elephants,
  };
  for (const { cus, elephants } of tired) {
    fresh.cus -= cus;
    fresh.elephants -= elephants;
  }
  let needed = Math.max(0, count - marching.cus - marching.elephants);
  for (const group of [...tired, fresh]) {
    const cus = Math.min(group.cus, needed);
    const elephants = Math.min(group.elephants, needed - cus);
    group.cus -= cus;
    group.elephants -= elephants;
    needed -= cus + elephants;
    noteCUs(s, post, cus, elephants, SPENT);
  }
  forgetEmpty(s);
}
