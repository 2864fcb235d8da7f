import type { Seat } from "../../shared/rules/seats.ts";
import { isCampaign } from "./cards.ts";
import { addCUs, elephantsAt, generalsAt, settleCommand } from "./forces.ts";
import { sideOf } from "./generals.ts";
import { type Column, type Hannibal, type March, type Moved, SPENT } from "./state.ts";

// 10.11 What units may still do in a campaign. Outside campaigns nothing here bites: there is one march and everybody is fresh.

const FOUR = 4; // 10.2
/** Marches outside campaigns are limited by their general alone. */
const NO_LIMIT = 99;

export const inCampaign = (s: Hannibal): boolean => s.play !== null && s.play.use === "event" && isCampaign(s.play.card);

/** How far a general has come with this campaign, as commander or subordinate. */
export const generalMoved = (s: Hannibal, general: number): number =>
  s.play?.generalMoved.find(([who]) => who === general)?.[1] ?? 0;

function noteGeneralMoved(s: Hannibal, general: number, spaces: number): void {
  if (!inCampaign(s)) return;
  const entries = s.play!.generalMoved;
  const entry = entries.find(([who]) => who === general);
  if (entry) entry[1] = Math.max(entry[1], spaces);
  else entries.push([general, spaces]);
}

function noteMoved(s: Hannibal, post: number, cus: number, elephants: number, spaces: number): void {
  if (inCampaign(s) && cus + elephants > 0 && spaces > 0) s.play!.moved.push({ post, cus, elephants, spaces });
}

/** All CUs of a post go to another, and with them what they have used up. */
export function carryMoved(s: Hannibal, from: number, to: number): void {
  for (const group of s.play?.moved ?? []) if (group.post === from) group.post = to;
}

/** The CUs of a post that have moved, the most tired first. */
const tiredAt = (s: Hannibal, post: number): Moved[] =>
  (s.play?.moved ?? []).filter((group) => group.post === post).sort((a, b) => b.spaces - a.spaces);

/** CUs of a post are lost: the most tired first. */
export function loseMoved(s: Hannibal, post: number, cus: number, elephants: number): void {
  const left = { cus, elephants };
  for (const group of tiredAt(s, post)) {
    const lost = { cus: Math.min(group.cus, left.cus), elephants: Math.min(group.elephants, left.elephants) };
    for (const kind of ["cus", "elephants"] as const) {
      group[kind] -= lost[kind];
      left[kind] -= lost[kind];
    }
  }
}

/** CUs at a post that may still move. */
export function movableCUs(s: Hannibal, seat: Seat, post: number): { cus: number; elephants: number } {
  let cus = s.cus[seat][post]!;
  let elephants = elephantsAt(s, seat, post);
  for (const group of s.play?.moved ?? []) {
    if (group.post !== post || group.spaces < FOUR) continue;
    cus -= group.cus;
    elephants -= group.elephants;
  }
  return { cus: Math.max(cus, 0), elephants: Math.max(elephants, 0) };
}

/** Takes CUs of a post into a march: the freshest first. */
export function joinMarch(s: Hannibal, march: March, post: number, cus: number, elephants: number): void {
  const joined = march.path.length - 1;
  if (!inCampaign(s)) {
    if (cus + elephants > 0) march.columns.push({ cus, elephants, before: 0 - march.used, limit: NO_LIMIT, joined });
    return;
  }
  const seat = sideOf(march.general);
  const groups = tiredAt(s, post).reverse();
  const tired = groups.reduce((sum, group) => ({ cus: sum.cus + group.cus, elephants: sum.elephants + group.elephants }), {
    cus: 0,
    elephants: 0,
  });
  // those of the post that are in this march already are not on the list, and not for the taking
  const marching = countMarch(march);
  const here = march.at === post ? marching : { cus: 0, elephants: 0 };
  const fresh = {
    cus: s.cus[seat][post]! - tired.cus - here.cus,
    elephants: elephantsAt(s, seat, post) - tired.elephants - here.elephants,
  };
  let left = { cus, elephants };
  const take = (from: { cus: number; elephants: number }, spaces: number, limit: number) => {
    const column: Column = {
      cus: Math.min(left.cus, Math.max(from.cus, 0)),
      elephants: Math.min(left.elephants, Math.max(from.elephants, 0)),
      before: spaces - march.used,
      limit,
      joined,
    };
    if (column.cus + column.elephants > 0) march.columns.push(column);
    left = { cus: left.cus - column.cus, elephants: left.elephants - column.elephants };
    return column;
  };
  take(fresh, 0, march.allowance); // 10.12
  for (const group of groups) {
    if (group.spaces >= FOUR) continue;
    const column = take(group, group.spaces, FOUR);
    group.cus -= column.cus;
    group.elephants -= column.elephants;
  }
  s.play!.moved = s.play!.moved.filter((group) => group.cus + group.elephants > 0);
}

/** Takes CUs out of the columns of a march, the most tired first. Returns what came out of each. */
export function outOfColumns(march: March, cus: number, elephants: number): Column[] {
  const out: Column[] = [];
  let left = { cus, elephants };
  for (const column of [...march.columns].sort((a, b) => b.before - a.before)) {
    const part = { ...column, cus: Math.min(column.cus, left.cus), elephants: Math.min(column.elephants, left.elephants) };
    column.cus -= part.cus;
    column.elephants -= part.elephants;
    left = { cus: left.cus - part.cus, elephants: left.elephants - part.elephants };
    if (part.cus + part.elephants > 0) out.push(part);
  }
  march.columns = march.columns.filter((column) => column.cus + column.elephants > 0);
  return out;
}

/** Leaves CUs of a march at a post: where it stands, if nothing else is said. */
export function leaveMarch(s: Hannibal, march: March, cus: number, elephants: number, spent = false, post = march.at): void {
  for (const part of outOfColumns(march, cus, elephants))
    noteMoved(s, post, part.cus, part.elephants, spent ? SPENT : part.before + march.used);
}

/** Generals where a march stands who are no part of it. */
export const othersAt = (s: Hannibal, march: March): number[] =>
  generalsAt(s, sideOf(march.general), march.at).filter((one) => one !== march.general && !march.staff.includes(one));

/** Takes a general along as a subordinate. */
export function joinStaff(s: Hannibal, march: March, general: number): void {
  const moved = generalMoved(s, general);
  const limit = !inCampaign(s) ? NO_LIMIT : moved === 0 ? march.allowance : FOUR;
  march.staff.push(general);
  march.staffLimits.push([moved - march.used, limit, march.path.length - 1]);
}

/** Leaves a subordinate of a march, having come so far with it. */
export function leaveGeneral(s: Hannibal, march: March, general: number, used = march.used): void {
  const at = march.staff.indexOf(general);
  const [before] = march.staffLimits[at]!;
  march.staff.splice(at, 1);
  march.staffLimits.splice(at, 1);
  noteGeneralMoved(s, general, before + used);
}

/** Whether the siege train lies at a post and may be taken along (card 30). */
export const hasFreeTrain = (s: Hannibal, seat: Seat, post: number): boolean =>
  seat === "carthage" && s.train === post && (s.play?.trainMoved ?? 0) < FOUR;

/** Takes the siege train along. */
export function joinTrain(s: Hannibal, march: March): void {
  march.train = true;
  march.trainLimit = [s.play!.trainMoved - march.used, inCampaign(s) ? FOUR : NO_LIMIT, march.path.length - 1];
}

/** Leaves the siege train of a march, having come so far with it. */
export function leaveTrain(s: Hannibal, march: March, used = march.used): void {
  march.train = false;
  if (inCampaign(s)) s.play!.trainMoved = march.trainLimit[0] + used;
}

/** Bad Weather drives a march back along its path: those who joined it farther on stay where they joined (card 41). */
export function leaveLatecomers(s: Hannibal, march: March, back: number): void {
  const seat = sideOf(march.general);
  for (const { cus, elephants, before, joined } of march.columns) {
    if (joined <= back) continue;
    const [post, used] = march.path[joined]!;
    addCUs(s, seat, march.at, -cus, -elephants);
    addCUs(s, seat, post, cus, elephants);
    noteMoved(s, post, cus, elephants, before + used);
  }
  march.columns = march.columns.filter(({ joined }) => joined <= back);
  for (const general of [...march.staff]) {
    const [, , joined] = march.staffLimits[march.staff.indexOf(general)]!;
    if (joined <= back) continue;
    const [post, used] = march.path[joined]!;
    leaveGeneral(s, march, general, used);
    s.generals[general] = post;
    settleCommand(s, seat, post);
  }
  const [, , trainJoined] = march.trainLimit;
  if (march.train && trainJoined > back) {
    const [post, used] = march.path[trainJoined]!;
    leaveTrain(s, march, used);
    s.train = post;
  }
}

export function countMarch(march: March): { cus: number; elephants: number; all: number } {
  let cus = 0;
  let elephants = 0;
  for (const column of march.columns) {
    cus += column.cus;
    elephants += column.elephants;
  }
  return { cus, elephants, all: cus + elephants };
}

/** Whether all CUs and subordinates of a march, and the siege train, may go so many spaces further. */
export const canGoOn = (march: March, cost: number): boolean =>
  march.columns.every((column) => column.before + march.used + cost <= column.limit) &&
  [...march.staffLimits, ...(march.train ? [march.trainLimit] : [])].every(
    ([before, limit]) => before + march.used + cost <= limit,
  );

/** At the end of a march: what its units have used up. `spent` after a battle, a siege, backing up or a failed pursuit. */
export function closeMarch(s: Hannibal, march: March, spent: boolean): void {
  if (!inCampaign(s)) return;
  const seat = sideOf(march.general);
  for (const general of [...march.staff]) {
    leaveGeneral(s, march, general);
    if (spent) noteGeneralMoved(s, general, SPENT);
  }
  noteGeneralMoved(s, march.general, spent ? SPENT : march.used);
  if (march.train) leaveTrain(s, march, spent ? SPENT : march.used);
  const { cus, elephants } = countMarch(march);
  leaveMarch(s, march, cus, elephants, spent);
  // whoever else fought beside them is spent too
  const [lastPost] = march.path[march.path.length - 1]!;
  if (march.fought && march.at === lastPost)
    spend(s, seat, march.at, s.cus[seat][march.at]!, elephantsAt(s, seat, march.at), generalsAt(s, seat, march.at));
}

/** CUs and generals of the campaigning side who have fought can do no more (10.11). */
export function spend(s: Hannibal, seat: Seat, post: number, cus: number, elephants: number, generals: readonly number[]): void {
  if (!inCampaign(s) || s.play!.seat !== seat) return;
  s.play!.moved = s.play!.moved.filter((group) => group.post !== post);
  noteMoved(s, post, cus, elephants, SPENT);
  for (const general of generals) noteGeneralMoved(s, general, SPENT);
}

/** CUs at a post that besiege with a march without having come with it have done what they may: the most tired do it (20.3). */
export function spendBesiegers(s: Hannibal, march: March, count: number): void {
  if (!inCampaign(s)) return;
  const seat = sideOf(march.general);
  const tired = tiredAt(s, march.at);
  const marching = countMarch(march);
  const fresh = { cus: s.cus[seat][march.at]! - marching.cus, elephants: elephantsAt(s, seat, march.at) - marching.elephants };
  for (const { cus, elephants } of tired) {
    fresh.cus -= cus;
    fresh.elephants -= elephants;
  }
  let needed = Math.max(0, count - marching.all);
  for (const group of [...tired, fresh]) {
    const cus = Math.min(group.cus, needed);
    const elephants = Math.min(group.elephants, needed - cus);
    group.cus -= cus;
    group.elephants -= elephants;
    needed -= cus + elephants;
    noteMoved(s, march.at, cus, elephants, SPENT);
  }
}
