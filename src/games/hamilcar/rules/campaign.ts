import type { Seat } from "../../shared/rules/seats.ts";
import type { Reason } from "./ask.ts";
import { elephantsAt, generalsAt, moveAll, sayParty, unitsOf } from "./forces.ts";
import { AT_SEA, isInside } from "./map.ts";
import type { Column, Detachment, Effort, Fatigue, Fleet, Hamilcar, March } from "./state.ts";

// 7.1 Who has moved how far, and who has fought, when a card activates more than one general. With a single activation everybody
// is fresh, and nothing is recorded.

const FOUR = 4;
const KINDS = ["cus", "elephants", "supply"] as const;
type Kind = (typeof KINDS)[number];
type TiredUnits = Fatigue["units"][number];

export const inCampaign = (s: Hamilcar): boolean => s.play !== null && s.play.activations + s.play.activated.length > 1;
const isTired = ({ moved, spent }: Effort): boolean => moved > 0 || spent;
const byFreshness = (a: Effort, b: Effort): number => Number(a.spent) - Number(b.spent) || a.moved - b.moved;

export const sizeOf = (units: Detachment): number => units.cus + units.elephants + units.supply;
const isSome = (units: Detachment): boolean => sizeOf(units) > 0;

// The marching units

/** The marching units, added up. */
export function armyOf(march: March): Detachment {
  const army: Detachment = { cus: 0, elephants: 0, supply: 0 };
  for (const column of march.columns) add(army, column);
  return army;
}
function add(to: Detachment, { cus, elephants, supply }: Detachment): void {
  to.cus += cus;
  to.elephants += elephants;
  to.supply += supply;
}
function subtract(from: Detachment, { cus, elephants, supply }: Detachment): void {
  from.cus -= cus;
  from.elephants -= elephants;
  from.supply -= supply;
}
export function marchingCUs(march: March): number {
  let count = 0;
  for (const column of march.columns) count += column.cus + column.elephants;
  return count;
}
export function marchingUnits(march: March): number {
  let count = 0;
  for (const column of march.columns) count += sizeOf(column);
  return count;
}
export const marchers = (march: March): number[] => [march.general, ...march.staff];

// Generals

const FRESH: Effort = { moved: 0, spent: false };

/** How far a general has moved with this card, as commander or subordinate, and whether he has fought or besieged. */
export function effortOf(s: Hamilcar, general: number): Effort {
  for (const entry of s.play?.fatigue.generals ?? []) if (entry.general === general) return entry;
  return FRESH;
}
/** Whether a general may still move, with this many movement points in all. */
export function mayMove(s: Hamilcar, general: number, points = FOUR): boolean {
  const { moved, spent } = effortOf(s, general);
  return !spent && moved < points;
}

function entryOf(s: Hamilcar, general: number) {
  const { generals } = s.play!.fatigue;
  const found = generals.find((entry) => entry.general === general);
  if (found) return found;
  const entry = { general, moved: 0, spent: false, joined: 0 };
  generals.push(entry);
  return entry;
}

/** Generals join the march at its present post. */
export function joinStaff(s: Hamilcar, march: March, generals: readonly number[]): void {
  if (inCampaign(s)) for (const general of generals) entryOf(s, general).joined = march.path.length - 1;
  march.staff.push(...generals);
}

// Units at a post

/** Groups at a post that the campaign has already moved or used, if they belong to the campaigning side. */
function tiredAt(s: Hamilcar, seat: Seat, post: number): readonly TiredUnits[] {
  if (s.play?.seat !== seat || s.play.fatigue.units.length === 0) return NONE;
  return s.play.fatigue.units.filter((group) => group.post === post);
}
const NONE: readonly TiredUnits[] = [];
const columnsAt = (s: Hamilcar, seat: Seat, post: number): readonly Column[] =>
  s.march?.seat === seat && s.march.at === post ? s.march.columns : [];

/** Units at a post that have not moved at all and are not marching. */
function freshAt(s: Hamilcar, seat: Seat, post: number): Detachment {
  const fresh = unitsOf(s, seat, post);
  for (const units of tiredAt(s, seat, post)) subtract(fresh, units);
  for (const units of columnsAt(s, seat, post)) subtract(fresh, units);
  return fresh;
}

/** Whether units may still move; for a sortie they need only not have fought. */
const mayGo = ({ moved, spent }: Effort, sally = false): boolean => !spent && (moved < FOUR || sally);

/** Units at a post that are not marching yet and may still move, or sally. */
export function movable(s: Hamilcar, seat: Seat, post: number, sally = false): Detachment {
  const free = freshAt(s, seat, post);
  for (const group of tiredAt(s, seat, post)) if (mayGo(group, sally)) add(free, group);
  return { cus: Math.max(0, free.cus), elephants: Math.max(0, free.elephants), supply: Math.max(0, free.supply) };
}

/** Units stay at a post; their movement is recorded. */
function leaveAt(s: Hamilcar, post: number, units: Detachment, { moved, spent }: Effort): void {
  if (!inCampaign(s) || !isSome(units) || !isTired({ moved, spent })) return;
  const alike = s.play!.fatigue.units.find((group) => group.post === post && group.moved === moved && group.spent === spent);
  if (alike) add(alike, units);
  else s.play!.fatigue.units.push({ post, cus: units.cus, elephants: units.elephants, supply: units.supply, moved, spent });
}

function dropEmpty(s: Hamilcar): void {
  if (s.play && !s.play.fatigue.units.every(isSome)) s.play.fatigue.units = s.play.fatigue.units.filter(isSome);
  if (s.march && !s.march.columns.every(isSome)) s.march.columns = s.march.columns.filter(isSome);
}

// Picking up and dropping off

/** Units at a post join the army, the freshest first. */
export function joinArmy(s: Hamilcar, march: March, post: number, party: Detachment, sally = false): void {
  if (!inCampaign(s)) {
    addColumn(march, { ...party, moved: 0, spent: false, joined: 0 });
    return;
  }
  const left = { ...party };
  const joined = march.path.length - 1;
  const take = (from: Detachment, { moved, spent }: Effort) => {
    const column: Column = { cus: 0, elephants: 0, supply: 0, moved, spent, joined };
    for (const kind of KINDS) {
      column[kind] = Math.max(0, Math.min(left[kind], from[kind]));
      left[kind] -= column[kind];
    }
    addColumn(march, column);
    return column;
  };
  take(freshAt(s, march.seat, post), FRESH);
  for (const group of [...tiredAt(s, march.seat, post)].filter((units) => mayGo(units, sally)).sort(byFreshness)) {
    const column = take(group, group);
    subtract(group, column);
  }
  dropEmpty(s);
}

function addColumn(march: March, column: Column): void {
  if (!isSome(column)) return;
  const { moved, spent, joined } = column;
  const alike = march.columns.find((one) => one.moved === moved && one.spent === spent && one.joined === joined);
  if (alike) add(alike, column);
  else march.columns.push(column);
}

/** Forms an army from units at a post that are not marching yet. */
export function formArmy(s: Hamilcar, march: March, party: Detachment, sally: boolean): void {
  march.columns = [];
  joinArmy(s, march, march.at, party, sally);
}

/** Units an army could be formed from where it stands: others at its post, and its own that may still go on. */
export function availableTo(s: Hamilcar, march: March): Detachment {
  const units = movable(s, march.seat, march.at);
  for (const column of march.columns) if (column.moved < FOUR) add(units, column);
  return units;
}

/**
 * Replaces the army with this party, taken from the units available. Units that have fought with it can do nothing else and stay
 * with it first; then the freshest.
 */
export function regroupArmy(s: Hamilcar, march: March, party: Detachment): void {
  const more = movable(s, march.seat, march.at);
  const rank = ({ moved, spent }: Column) => (spent && moved < FOUR && moved <= march.used ? -1 : moved);
  joinArmy(s, march, march.at, more);
  for (const kind of KINDS) {
    let left = party[kind];
    for (const column of [...march.columns].sort((a, b) => rank(a) - rank(b))) {
      const stays = Math.max(0, column[kind] - left);
      left -= column[kind] - stays;
      leaveColumn(s, march, column, kind, stays);
    }
  }
  dropEmpty(s);
}

function leaveColumn(s: Hamilcar, march: March, column: Column, kind: Kind, count: number): void {
  if (count <= 0) return;
  column[kind] -= count;
  leaveAt(s, march.at, { cus: 0, elephants: 0, supply: 0, [kind]: count }, column);
}

/** A march leaves its supply trains where it stands. */
export function leaveSupply(s: Hamilcar, march: March): void {
  for (const column of march.columns) leaveColumn(s, march, column, "supply", column.supply);
  dropEmpty(s);
}

/** A march leaves its units where it stands. */
export function disbandArmy(s: Hamilcar, march: March): void {
  for (const column of march.columns) leaveAt(s, march.at, column, column);
  march.columns = [];
}

// Moving

/** Whether all units, generals and warships of a march may go on for this many points. */
export function canGoOn(s: Hamilcar, march: March, cost: number): boolean {
  if (!inCampaign(s)) return true;
  const fits = ({ moved }: Effort) => moved + cost <= FOUR;
  return (
    march.columns.every(fits) &&
    crewsAtSea(s, march).every(fits) &&
    march.staff.every((fellow) => keepsUp(s, march, fellow, cost))
  );
}

const crewsAtSea = (s: Hamilcar, march: March) => (march.at === AT_SEA ? (s.fleets[march.seat]?.crews ?? []) : []);

/** Whether a subordinate may go on with a march for this many points. */
function keepsUp(s: Hamilcar, march: March, fellow: number, cost: number): boolean {
  const { moved, spent } = effortOf(s, fellow);
  return moved + cost <= FOUR && (!spent || march.fought);
}

/** Why a march may not go on for this many points: who of it has done all that he may. */
export function whyTired(s: Hamilcar, march: March, cost: number): Reason | undefined {
  if (canGoOn(s, march, cost)) return undefined;
  const isDone = ({ moved }: Effort) => moved + cost > FOUR;
  const units: Detachment = { cus: 0, elephants: 0, supply: 0 };
  for (const column of march.columns.filter(isDone)) add(units, column);
  const crews = crewsAtSea(s, march).filter(isDone);
  const ships = crews.reduce((all, { count }) => all + count, 0);
  const staff = march.staff.filter((fellow) => !keepsUp(s, march, fellow, cost));
  const party = [...(ships > 0 ? [`warships:${ships}`] : []), ...sayParty(units, staff)];
  const efforts = [...march.columns.filter(isDone), ...crews, ...staff.map((fellow) => effortOf(s, fellow))];
  const fought = efforts.filter(({ spent }) => spent).length;
  const why = fought === 0 ? "units-moved" : fought === efforts.length ? "units-fought" : "units-moved-or-fought";
  return { why: `hamilcar.why.${why}`, rule: "7.1", params: { party } };
}

/** All marching units and generals have moved farther. */
export function comeFarther(s: Hamilcar, march: March, cost: number): void {
  if (!inCampaign(s)) return;
  for (const column of march.columns) column.moved += cost;
  for (const general of marchers(march)) entryOf(s, general).moved += cost;
  if (march.at === AT_SEA) for (const crew of s.fleets[march.seat]!.crews) crew.moved += cost;
}

/** The general has used a point without moving; those with him have not. */
export function useUp(s: Hamilcar, march: March, cost: number): void {
  if (inCampaign(s)) entryOf(s, march.general).moved += cost;
}

/**
 * The general has been turned back to a place on his path and moves no more; his units and subordinates have only moved that far
 * (17.1 #32). `costs` are the points for each step of the path.
 */
export function comeBack(s: Hamilcar, march: March, last: number, costs: readonly number[]): void {
  if (!inCampaign(s)) return;
  const undo = (effort: Effort & { joined: number }) => {
    for (let step = Math.max(last, effort.joined) + 1; step < costs.length; step++) effort.moved -= costs[step]!;
    effort.joined = Math.min(last, effort.joined);
  };
  march.columns.forEach(undo);
  for (const general of march.staff) undo(entryOf(s, general));
  const crews = march.at === AT_SEA ? s.fleets[march.seat]!.crews : [];
  for (const crew of crews)
    for (let step = Math.max(last, march.embarked) + 1; step < costs.length; step++) crew.moved -= costs[step]!;
  entryOf(s, march.general).moved = FOUR;
}

/** Moves everything a seat has at a post to another. */
export function carryAll(s: Hamilcar, seat: Seat, from: number, to: number): void {
  moveAll(s, seat, from, to);
  for (const group of tiredAt(s, seat, from)) group.post = to;
  if (s.march?.seat === seat && s.march.at === from) s.march.at = to;
}

/**
 * Moves units through the gates of a city, from one post to the other, or back if the number is negative. The freshest come out
 * first, the most tired go in.
 */
export function shift(s: Hamilcar, seat: Seat, from: number, to: number, units: Detachment): void {
  for (const kind of KINDS) {
    const count = units[kind];
    if (count === 0) continue;
    const [left, entered] = count > 0 ? [from, to] : [to, from];
    const fresh = freshAt(s, seat, left)[kind];
    const list = kind === "elephants" ? s.elephants : s[kind][seat];
    list[from]! -= count;
    list[to]! += count;
    if (s.play?.seat !== seat) continue;
    const comesOut = isInside(left);
    const groups = [...tiredAt(s, seat, left), ...columnsAt(s, seat, left)].sort(byFreshness);
    let gone = Math.abs(count) - (comesOut ? Math.max(0, fresh) : 0);
    for (const group of comesOut ? groups : groups.reverse()) {
      const some = Math.max(0, Math.min(gone, group[kind]));
      gone -= some;
      group[kind] -= some;
      leaveAt(s, entered, { cus: 0, elephants: 0, supply: 0, [kind]: some }, group);
    }
  }
  dropEmpty(s);
}

// Battles, sieges, backing up, failed pursuits

/** All units and generals of the active side at a post take part in a battle: they move no more with this card. */
export function spendAll(s: Hamilcar, seat: Seat, post: number): void {
  if (!inCampaign(s) || s.play!.seat !== seat) return;
  const fresh = freshAt(s, seat, post);
  for (const group of tiredAt(s, seat, post)) group.spent = true;
  for (const column of columnsAt(s, seat, post)) column.spent = true;
  leaveAt(s, post, fresh, { moved: 0, spent: true });
  for (const general of generalsAt(s, seat, post)) entryOf(s, general).spent = true;
  if (post === AT_SEA) for (const crew of s.fleets[seat]!.crews) crew.spent = true;
}

/** The march has backed up, or failed to pursue. */
export function spendMarch(s: Hamilcar, march: March): void {
  if (!inCampaign(s)) return;
  for (const column of march.columns) column.spent = true;
  for (const general of marchers(march)) entryOf(s, general).spent = true;
}

/** Generals and this many CUs of a post have besieged, the most tired first (14.1). */
export function spendBesiegers(s: Hamilcar, seat: Seat, post: number, generals: readonly number[], count: number): void {
  if (!inCampaign(s)) return;
  for (const general of generals) entryOf(s, general).spent = true;
  let left = count;
  for (const group of [...[...tiredAt(s, seat, post)].sort(byFreshness).reverse(), { ...freshAt(s, seat, post), ...FRESH }]) {
    for (const kind of ["cus", "elephants"] as const) {
      const taken = Math.max(0, Math.min(group[kind], left));
      left -= taken;
      group[kind] -= taken;
      leaveAt(s, post, { cus: 0, elephants: 0, supply: 0, [kind]: taken }, { moved: group.moved, spent: true });
    }
  }
  dropEmpty(s);
}

// Losses

/** The columns of a march, and the groups of a campaign, never count more units than are there; the most tired are lost first. */
export function settleLosses(s: Hamilcar): void {
  const march = s.march;
  if (!march) return;
  const { seat, at } = march;
  const present = (kind: Kind, post: number) => (kind === "elephants" ? elephantsAt(s, seat, post) : s[kind][seat][post]!);
  for (const kind of KINDS) trim(march.columns, kind, present(kind, at));
  for (const post of new Set(s.play?.fatigue.units.map((group) => group.post))) {
    const columns = columnsAt(s, seat, post);
    for (const kind of KINDS)
      trim(tiredAt(s, seat, post), kind, present(kind, post) - columns.reduce((sum, column) => sum + column[kind], 0));
  }
  const fleet = s.fleets[seat];
  if (fleet) trim(fleet.crews, "count", s.warships[seat].atSea);
  dropEmpty(s);
}

function trim<K extends string>(groups: readonly (Effort & Record<K, number>)[], kind: K, most: number): void {
  let excess = -most;
  for (const group of groups) excess += group[kind];
  if (excess <= 0) return;
  for (const group of [...groups].sort(byFreshness).reverse()) {
    const lost = Math.min(excess, group[kind]);
    (group as Record<K, number>)[kind] = group[kind] - lost;
    excess -= lost;
  }
}

// Warships are units, too

/** Ready warships that may still sail. */
export function movableWarships(s: Hamilcar, seat: Seat): number {
  let count = s.warships[seat].ready;
  for (const group of s.play!.fatigue.warships) if (!mayGo(group)) count -= group.count;
  return Math.max(0, count);
}

/** This many Ready warships join a fleet, the freshest first. */
export function crewsOf(s: Hamilcar, seat: Seat, count: number): Fleet["crews"] {
  if (!inCampaign(s)) return [];
  const { fatigue } = s.play!;
  const tired = fatigue.warships.reduce((sum, group) => sum + group.count, 0);
  const crews: Fleet["crews"] = [];
  let left = count;
  for (const group of [{ count: Math.max(0, s.warships[seat].ready - tired), ...FRESH }, ...fatigue.warships.sort(byFreshness)]) {
    const taken = Math.min(left, group.count);
    left -= taken;
    group.count -= taken;
    if (taken > 0) crews.push({ count: taken, moved: group.moved, spent: group.spent });
  }
  fatigue.warships = fatigue.warships.filter((group) => group.count > 0);
  return crews;
}

/** The warships of the moving fleet are At Port again, still Ready. */
export function crewsReturn(s: Hamilcar, { crews }: Fleet): void {
  if (inCampaign(s)) s.play!.fatigue.warships.push(...crews.filter((crew) => crew.count > 0 && isTired(crew)));
}
