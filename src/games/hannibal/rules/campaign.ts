import {
  FOUR,
  generalMoved,
  inCampaign,
  noteCUs,
  noteGeneral,
  noteTrain,
  type Troops,
  takeFresh,
  trainMoved,
} from "./fatigue.ts";
import { addCUs, elephantsAt, generalsAt, settleCommand } from "./forces.ts";
import { sideOf } from "./generals.ts";
import { unitNames } from "./naming.ts";
import { type Column, type Hannibal, type March, SPENT } from "./state.ts";

// 10.2, 10.11 Who is in a march, and how far each of them may still go with it

/** Marches outside campaigns are limited by their general alone. */
const NO_LIMIT = 99;

export function countMarch(march: March): Troops & { all: number } {
  let cus = 0;
  let elephants = 0;
  for (const column of march.columns) {
    cus += column.cus;
    elephants += column.elephants;
  }
  return { cus, elephants, all: cus + elephants };
}

/** Generals at the post of a march who are not part of it. */
export const othersAt = (s: Hannibal, march: March): number[] =>
  generalsAt(s, sideOf(march.general), march.at).filter((one) => one !== march.general && !march.staff.includes(one));

/** What a march leaves at the post where it is, by name. */
export function leftBehind(s: Hannibal, march: March): { behind: string[]; alone: string[] } {
  const seat = sideOf(march.general);
  const { cus, elephants } = countMarch(march);
  const rest = { cus: s.cus[seat][march.at]! - cus, elephants: elephantsAt(s, seat, march.at) - elephants };
  const units = unitNames(rest, othersAt(s, march), seat === "carthage" && s.train === march.at && !march.train);
  return rest.cus + rest.elephants > 0 ? { behind: units, alone: [] } : { behind: [], alone: units };
}

/** How far units in a march may go in all: as far as its general, if they have not moved without him (10.12). */
const limitOf = (s: Hannibal, march: March, moved: number): number =>
  !inCampaign(s) ? NO_LIMIT : moved === 0 ? march.allowance : FOUR;

/** Moves the pieces of a march to another post. */
export function relocate(s: Hannibal, march: March, to: number): void {
  const seat = sideOf(march.general);
  const from = march.at;
  const { cus, elephants } = countMarch(march);
  addCUs(s, seat, from, -cus, -elephants);
  addCUs(s, seat, to, cus, elephants);
  for (const general of march.staff) {
    s.generals[general] = to;
    s.commands[general] = 0;
  }
  s.generals[march.general] = to;
  s.commands[march.general] = 1;
  if (march.train) s.train = to;
  march.at = to;
  settleCommand(s, seat, from);
}

/** A march comes to the next post on its way. */
export function arrive(s: Hannibal, march: March, to: number): void {
  relocate(s, march, to);
  march.path.push([to, march.used]);
  march.took = false;
  march.dropped = false;
}

// Joining it

/** Adds CUs of a post to a march, the freshest first. */
export function joinMarch(s: Hannibal, march: March, post: number, cus: number, elephants: number): void {
  const joined = march.path.length - 1;
  if (!inCampaign(s)) {
    if (cus + elephants > 0) march.columns.push({ cus, elephants, before: 0 - march.used, limit: NO_LIMIT, joined });
    return;
  }
  const marching = march.at === post ? countMarch(march) : { cus: 0, elephants: 0 };
  for (const [troops, moved] of takeFresh(s, sideOf(march.general), post, { cus, elephants }, marching))
    march.columns.push({ ...troops, before: moved - march.used, limit: limitOf(s, march, moved), joined });
}

/** Takes a general along as a subordinate. */
export function joinStaff(s: Hannibal, march: March, general: number): void {
  const moved = generalMoved(s, general);
  march.staff.push(general);
  march.staffLimits.push([moved - march.used, limitOf(s, march, moved), march.path.length - 1]);
}

/** Whether the siege train is at a post and may be taken along (card 30). */
export const hasFreeTrain = (s: Hannibal, seat: string, post: number): boolean =>
  seat === "carthage" && s.train === post && trainMoved(s) < FOUR;

export function joinTrain(s: Hannibal, march: March): void {
  march.train = true;
  march.trainLimit = [trainMoved(s) - march.used, inCampaign(s) ? FOUR : NO_LIMIT, march.path.length - 1];
}

/** Whether all CUs and subordinates of a march, and the siege train, may go this many spaces further. */
export function canGoOn(march: March, cost: number): boolean {
  const goes = march.used + cost;
  for (const { before, limit } of march.columns) if (before + goes > limit) return false;
  for (const [before, limit] of march.staffLimits) if (before + goes > limit) return false;
  return !march.train || march.trainLimit[0] + goes <= march.trainLimit[1];
}

/** Those of a march who may not go this many spaces further. */
export function tiredOf(march: March, cost: number): string[] {
  const goes = march.used + cost;
  const units = { cus: 0, elephants: 0 };
  for (const { before, limit, cus, elephants } of march.columns) {
    if (before + goes <= limit) continue;
    units.cus += cus;
    units.elephants += elephants;
  }
  const isTired = ([before, limit]: readonly number[]) => before! + goes > limit!;
  const generals = march.staff.filter((_, place) => isTired(march.staffLimits[place]!));
  return unitNames(units, generals, march.train && isTired(march.trainLimit));
}

// Leaving it

/** Takes CUs out of the columns of a march, the most tired first. Returns how many came out of each. */
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

/** Leaves CUs of a march at a post, by default its own. */
export function leaveMarch(s: Hannibal, march: March, cus: number, elephants: number, spent = false, post = march.at): void {
  for (const part of outOfColumns(march, cus, elephants))
    noteCUs(s, post, part.cus, part.elephants, spent ? SPENT : part.before + march.used);
}

/** Drops off a subordinate of a march, noting how far he has come. */
export function leaveGeneral(s: Hannibal, march: March, general: number, { spent = false, used = march.used } = {}): void {
  const at = march.staff.indexOf(general);
  const [before] = march.staffLimits[at]!;
  march.staff.splice(at, 1);
  march.staffLimits.splice(at, 1);
  noteGeneral(s, general, spent ? SPENT : before + used);
}

/** Drops off the siege train of a march, noting how far it has come. */
export function leaveTrain(s: Hannibal, march: March, { spent = false, used = march.used } = {}): void {
  march.train = false;
  noteTrain(s, spent ? SPENT : march.trainLimit[0] + used);
}

/** Bad Weather drives a march back along its path: units that joined later stay where they joined (card 41). */
export function leaveLatecomers(s: Hannibal, march: March, back: number): void {
  const seat = sideOf(march.general);
  for (const { cus, elephants, before, joined } of march.columns) {
    if (joined <= back) continue;
    const [post, used] = march.path[joined]!;
    addCUs(s, seat, march.at, -cus, -elephants);
    addCUs(s, seat, post, cus, elephants);
    noteCUs(s, post, cus, elephants, before + used);
  }
  march.columns = march.columns.filter(({ joined }) => joined <= back);
  for (const general of [...march.staff]) {
    const [, , joined] = march.staffLimits[march.staff.indexOf(general)]!;
    if (joined <= back) continue;
    const [post, used] = march.path[joined]!;
    leaveGeneral(s, march, general, { used });
    s.generals[general] = post;
    settleCommand(s, seat, post);
  }
  const [, , trainJoined] = march.trainLimit;
  if (march.train && trainJoined > back) {
    const [post, used] = march.path[trainJoined]!;
    leaveTrain(s, march, { used });
    s.train = post;
  }
}

/** At the end of a march: notes the movement its units have used, all of it after a siege, backing up or a failed pursuit. */
export function closeMarch(s: Hannibal, march: March, spent: boolean): void {
  if (!inCampaign(s)) return;
  for (const general of [...march.staff]) leaveGeneral(s, march, general, { spent });
  noteGeneral(s, march.general, spent ? SPENT : march.used);
  if (march.train) leaveTrain(s, march, { spent });
  const { cus, elephants } = countMarch(march);
  leaveMarch(s, march, cus, elephants, spent);
}
