import type { Seat } from "../../shared/rules/seats.ts";
import type { Detachment } from "./army.ts";
import { elephantsAt, generalsAt, trimMarch } from "./forces.ts";
import { insideOf } from "./map.ts";
import { type Battle, type Column, type Fleet, type Hamilcar, type March, type Moved, SPENT } from "./state.ts";

// 7.1 What generals and units may still do when a card activates more than one general.
// With a single activation nothing here bites: everybody is fresh.

const FOUR = 4;

const inCampaign = (s: Hamilcar): boolean => s.play !== null && s.play.activations + s.play.activated.length > 1;

/** How far a general has come with this card, as commander or subordinate. */
export function generalMoved(s: Hamilcar, general: number): number {
  for (const [who, points] of s.play?.generalMoved ?? []) if (who === general) return points;
  return 0;
}
function noteGeneralMoved(s: Hamilcar, general: number, points: number): void {
  const entries = s.play!.generalMoved;
  const entry = entries.find(([who]) => who === general);
  if (entry) entry[1] = Math.max(entry[1], points);
  else entries.push([general, points]);
}

const unitsAtPost = (s: Hamilcar, seat: Seat, post: number): Detachment => ({
  cus: s.cus[seat][post]!,
  elephants: elephantsAt(s, seat, post),
  supply: s.supply[seat][post]!,
});

/** Units of a post that have not moved at all. */
function freshAt(s: Hamilcar, seat: Seat, post: number): Detachment {
  const fresh = unitsAtPost(s, seat, post);
  for (const group of s.play!.moved) if (group.post === post) for (const kind of KINDS) fresh[kind] -= group[kind];
  return fresh;
}

/** Units of a post that may still move, less those of the march that stand there already. */
export function movable(s: Hamilcar, seat: Seat, post: number): Detachment {
  const free = unitsAtPost(s, seat, post);
  for (const group of s.play?.moved ?? []) {
    if (group.post !== post || group.points < FOUR) continue;
    free.cus -= group.cus;
    free.elephants -= group.elephants;
    free.supply -= group.supply;
  }
  return free;
}

/** Makes the army of a march out of units of its post. */
export function formArmy(s: Hamilcar, march: March, party: Detachment): void {
  march.columns = [];
  joinArmy(s, march, march.at, party);
}

/** Units of a post join the army: the freshest are taken first. */
export function joinArmy(s: Hamilcar, march: March, post: number, party: Detachment): void {
  if (!inCampaign(s)) {
    if (sizeOf(party) > 0) march.columns.push({ ...party, before: 0 });
    return;
  }
  const { seat } = march;
  const groups = s.play!.moved.filter((group) => group.post === post).sort((a, b) => a.points - b.points);
  const left = { ...party };
  const take = (from: Detachment, points: number) => {
    const column: Column = { cus: 0, elephants: 0, supply: 0, before: points - march.used };
    for (const kind of KINDS) {
      const count = Math.max(0, Math.min(left[kind], from[kind]));
      column[kind] = count;
      left[kind] -= count;
    }
    if (sizeOf(column) > 0) march.columns.push(column);
    return column;
  };
  take(freshAt(s, seat, post), 0);
  for (const group of groups) {
    if (group.points >= FOUR) continue;
    const column = take(group, group.points);
    for (const kind of KINDS) group[kind] -= column[kind];
  }
  s.play!.moved = s.play!.moved.filter((group) => sizeOf(group) > 0);
}
const KINDS = ["cus", "elephants", "supply"] as const;
export const sizeOf = (units: Detachment): number => units.cus + units.elephants + units.supply;

/** The units of a march stay where it stands; what they have moved is written down. */
export function disbandArmy(s: Hamilcar, march: March, spent = false): void {
  if (inCampaign(s)) {
    for (const { before, ...units } of march.columns) {
      const points = spent ? SPENT : before + march.used;
      if (points > 0 && sizeOf(units) > 0) s.play!.moved.push({ post: march.at, ...units, points });
    }
  }
  march.columns = [];
}

/** Some units of a march have gone inside the walls where it stands, and the rest goes on without them. */
export function leaveInside(s: Hamilcar, march: March): void {
  const before = armyOf(march);
  trimMarch(s);
  const after = armyOf(march);
  const left = {
    cus: before.cus - after.cus,
    elephants: before.elephants - after.elephants,
    supply: before.supply - after.supply,
  };
  if (inCampaign(s) && sizeOf(left) > 0) s.play!.moved.push({ post: insideOf(march.at), ...left, points: march.used });
}

/** What marches, added up. */
export function armyOf(march: March): Detachment {
  const army: Detachment = { cus: 0, elephants: 0, supply: 0 };
  for (const column of march.columns) {
    army.cus += column.cus;
    army.elephants += column.elephants;
    army.supply += column.supply;
  }
  return army;
}
export function marchingCUs(march: March): number {
  let count = 0;
  for (const column of march.columns) count += column.cus + column.elephants;
  return count;
}
export const marchingUnits = (march: March): number => {
  let count = 0;
  for (const column of march.columns) count += column.cus + column.elephants + column.supply;
  return count;
};

/** Whether all units and generals of a march may go on for so many points. */
export function canGoOn(s: Hamilcar, march: March, cost: number): boolean {
  if (!inCampaign(s)) return true;
  return (
    march.columns.every(({ before }) => before + march.used + cost <= FOUR) &&
    march.staff.every((general) => generalMoved(s, general) + cost <= FOUR)
  );
}

/** The general has been turned back and moves no more; his units and subordinates have come only as far as that (17.1 #32). */
export function noteTurnedBack(s: Hamilcar, march: March, used: number): void {
  for (const column of march.columns) column.before -= march.allowance - used;
  for (const entry of s.play!.generalMoved) {
    if (entry[0] === march.general) entry[1] = FOUR;
    else if (march.staff.includes(entry[0])) entry[1] -= march.used - used;
  }
  march.used = march.allowance;
}

/** Generals who have come this far with the march. */
export function noteStep(s: Hamilcar, march: March, cost: number): void {
  if (!inCampaign(s)) return;
  for (const general of [march.general, ...march.staff]) noteGeneralMoved(s, general, generalMoved(s, general) + cost);
}

/** At the end of a march; `spent` after a battle, a siege, backing up or a failed pursuit. */
export function closeMarch(s: Hamilcar, march: March, spent: boolean): void {
  if (!inCampaign(s)) return;
  disbandArmy(s, march, spent);
  if (spent) for (const general of [march.general, ...march.staff]) noteGeneralMoved(s, general, SPENT);
}

/** Those who came out of a city to help have fought, too, and are done with this campaign (7.1). */
export function spendSortie(s: Hamilcar, { attacker, from, space, sortie, winner }: Battle): void {
  if (!inCampaign(s) || from < 0) return; // from the city alone: they are the march itself
  for (const general of sortie.generals) noteGeneralMoved(s, general, SPENT);
  if (winner === attacker) spendBesiegers(s, attacker, space, sortie.cus + sortie.elephants); // after a retreat they are counted already
  trimMarch(s);
}

/** CUs of a post that besieged have done what they may, the most tired of them (14.1). */
export function spendBesiegers(s: Hamilcar, seat: Seat, post: number, count: number): void {
  if (!inCampaign(s)) return;
  const spent: Moved = { post, cus: 0, elephants: 0, supply: 0, points: SPENT };
  const tired = s.play!.moved.filter((group) => group.post === post).sort((a, b) => b.points - a.points);
  for (const units of [...tired, freshAt(s, seat, post)]) {
    for (const kind of ["cus", "elephants"] as const) {
      const taken = Math.max(0, Math.min(units[kind], count - spent.cus - spent.elephants));
      units[kind] -= taken;
      spent[kind] += taken;
    }
  }
  s.play!.moved = [...s.play!.moved, spent].filter((group) => sizeOf(group) > 0);
}

/** Whatever stands where a beaten army leaves goes with it, and like it is done with this campaign (13.5.A, 7.1). */
export function sweepAlong(s: Hamilcar, march: March): void {
  const { seat, general, at } = march;
  march.staff = generalsAt(s, seat, at).filter((one) => one !== general);
  march.columns = [{ ...unitsAtPost(s, seat, at), before: 0 }];
  s.play!.moved = s.play!.moved.filter((group) => group.post !== at);
}

// Warships are units, too: Ready ones that have sailed with this card

/** Ready warships that may still sail. */
export function movableWarships(s: Hamilcar, seat: Seat): number {
  let count = s.warships[seat].ready;
  for (const group of s.play!.sailed) if (group.points >= FOUR) count -= group.count;
  return Math.max(0, count);
}

/** Some of them join a fleet, the freshest first. Returns how far the most tired of them have sailed. */
export function takeWarships(s: Hamilcar, seat: Seat, count: number): number {
  const groups = s.play!.sailed.sort((a, b) => a.points - b.points);
  let left = count - (s.warships[seat].ready - groups.reduce((sum, group) => sum + group.count, 0));
  let before = 0;
  for (const group of groups) {
    const taken = Math.max(0, Math.min(left, group.count));
    group.count -= taken;
    left -= taken;
    if (taken > 0) before = group.points;
  }
  s.play!.sailed = groups.filter((group) => group.count > 0);
  return before;
}

/** The warships of a fleet are At Port again, still Ready; after a battle they have done what they may. */
export function noteSailed(s: Hamilcar, { seat, fought }: March, { before, used }: Fleet): void {
  const count = s.warships[seat].atSea;
  if (inCampaign(s) && count > 0) s.play!.sailed.push({ count, points: fought ? SPENT : before + used });
}

/** Whether the warships of a fleet may go on for so many points. */
export function warshipsCanGoOn(s: Hamilcar, seat: Seat, cost: number): boolean {
  const fleet = s.fleets[seat];
  return !inCampaign(s) || !fleet || s.warships[seat].atSea === 0 || fleet.before + fleet.used + cost <= FOUR;
}
