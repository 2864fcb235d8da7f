import type { LogEntry } from "../../../../engine/index.ts";
import type { Logged } from "../../../../web/table/client.ts";
import type { Said } from "../../../../web/table/outlook.ts";
import { keys } from "../../../../words/ids.ts";
import { SEATS, type Seat } from "../../../shared/rules/seats.ts";
import { HEX_IDS } from "../../rules/map.ts";
import { isSheltered, shelterOf } from "../../rules/results.ts";
import { hexOfSide, strikingSide } from "../../rules/shifts.ts";
import { type Combat, enemyOf, SIDE_IDS, type State, seatOf } from "../../rules/state.ts";
import { COLUMNS, combatColumn, TABLES } from "../../rules/tables.ts";
import { MARKERS } from "../../rules/units.ts";
import type { WarView } from "../view.ts";

interface Outcome extends Said {
  /** the side it favours */
  readonly seat: Seat | null;
}

/** Who attacks whom: by their leading units if both are known, otherwise by their places. */
export const titleOf = (from: string, to: string, unit: string | undefined, enemy: string | undefined): Said =>
  unit && enemy ? { say: "face.combat.led", params: { unit, enemy, to } } : { say: "face.combat", params: { from, to } };

/** What a combat has really brought: a fortress or camp softens what the table says, and the place may have been taken (15.0, 16.2). */
export function outcomeOf(s: State, combat: Combat, entries: readonly LogEntry[]): Outcome {
  if (combat.counter === 2 || (combat.counter === 1 && combat.result === "CA")) return { say: "face.both-rout", seat: null };
  const striker = strikingSide(combat);
  const struck = enemyOf(striker);
  const { result } = combat;
  if (result === "CA") return { say: "face.outcome.counterattack", params: { side: SIDE_IDS[struck]! }, seat: seatOf(struck) };
  const loser = result.startsWith("A") ? striker : struck;
  const winner = enemyOf(loser);
  const hex = hexOfSide(combat, loser);
  const place = HEX_IDS[hex]!;
  // a camp that has sheltered them may be gone since
  const told = entries.find(({ event, params }) => SHELTERS.has(event) && params?.side === SIDE_IDS[loser])?.params?.shelter;
  const shelter = String(told ?? shelterOf(s, hex));
  const sheltered = told !== undefined || isSheltered(s, loser, hex);
  const params = { side: SIDE_IDS[loser]!, other: SIDE_IDS[winner]!, hex: place, shelter };
  if (result.endsWith("W") && sheltered) return { say: "face.outcome.holds", params, seat: seatOf(loser) };
  const isTaken = entries.some(
    ({ event, params }) => event === "fpw.taken" && params?.hex === place && params.side === SIDE_IDS[winner],
  );
  const how =
    result.endsWith("C") || isWipedOut(entries, SIDE_IDS[loser]!)
      ? "destroyed"
      : result.endsWith("W")
        ? "withdraws"
        : sheltered
          ? "sheltered"
          : "routs";
  return { say: `face.outcome.${how}${isTaken ? "-taken" : ""}`, params, seat: seatOf(winner) };
}

/** Who fights for a side, including those lost since: all who were declared, or in a raid only those who carry it out (14.1). */
export function fightersIn(entries: readonly LogEntry[], side: string): readonly string[] | undefined {
  const of = (name: string) => entries.find(({ event, params }) => event === name && params?.side === side)?.params?.units;
  const named = of("fpw.raid") ?? of("fpw.combatants");
  return Array.isArray(named) ? (named as string[]) : undefined;
}

/** Whether everybody who fought on a side has been eliminated since. */
function isWipedOut(entries: readonly LogEntry[], side: string): boolean {
  const named = entries.find(({ event, params }) => event === "fpw.combatants" && params?.side === side)?.params?.units;
  const lost = new Set(entries.filter(({ event }) => event === "fpw.eliminated").map(({ params }) => params?.unit));
  return Array.isArray(named) && named.every((unit) => lost.has(unit));
}

/** The veterans among those who fight, as they were when it began: the lost are seen no longer (14.1.1). */
export const veteransIn = (entries: readonly LogEntry[]): ReadonlySet<unknown> =>
  new Set(
    entries
      .filter(({ event }) => event === "fpw.combatants")
      .flatMap(({ params }) => [params?.veteran ?? [], params?.veterans ?? [], params?.all ?? []].flat()),
  );

const SHELTERS = keys("fpw.", "withdrawal-ignored", "rout-sheltered");
const BLOWS = keys("fpw.", "combat-rolled", "counterattack-rolled");

/** Whether an entry is the roll of an attack or a counterattack. */
export const isBlow = ({ event }: LogEntry): boolean => BLOWS.has(event);

/** What is told below the last blow: the one before it, briefly, and all that has come of it. What led to it is shown above. */
export function resultsOf(entries: readonly Logged[]): readonly Logged[] {
  const last = entries.findLastIndex(isBlow);
  if (last < 0) return entries;
  const earlier = entries.slice(0, last).filter(isBlow);
  return [...earlier.map((blow) => ({ ...blow, ...briefly(blow) })), ...entries.slice(last + 1)];
}

/** A blow, briefly: who struck, the die and the result. */
export function briefly({ event, params = {} }: LogEntry): Pick<LogEntry, "event" | "params"> {
  const { side, hex, die, result } = params;
  const say = event === "fpw.combat-rolled" ? "fight" : result === "fpw.counter-result.CA" ? "fight.both-rout" : "fight.counter";
  return { event: `face.${say}`, params: { side: side!, hex: hex!, die: die!, result: result! } };
}

/** Whether walls cancel a withdrawal of those who are struck, who in a counterattack are the attackers (15.1, 16.2). */
export function isWalled(s: State, combat: Combat): boolean {
  const struck = enemyOf(strikingSide(combat));
  return isSheltered(s, struck, hexOfSide(combat, struck));
}

/** Which dice drive the defender out, in words (14.1, 16.2). */
export function chanceOf(s: State, combat: Combat): Said {
  const defender = enemyOf(combat.side);
  const sheltered = isSheltered(s, defender, combat.to);
  const drives = (result: string) => result === "DC" || result === "DR" || (result === "DW" && !sheltered);
  const results = TABLES[combat.table].map((row) => row[combat.column]!);
  const least = results.findIndex(drives) + 1;
  const say =
    least === 0 ? (results.includes("CA") ? "none-but-counter" : "none") : least === 1 ? "any" : least === 6 ? "six" : "some";
  return { say: `face.drives.${say}`, params: { side: SIDE_IDS[defender]!, hex: HEX_IDS[combat.to]!, least } };
}

/** What a fortress or camp makes of the results in a column, in words; null if that is nothing (16.2). */
export function softened(s: State, combat: Combat): Said | null {
  const defender = enemyOf(combat.side);
  if (!isSheltered(s, defender, combat.to)) return null;
  const results = TABLES[combat.table].map((row) => row[combat.column]);
  const found = ["DW", "DR"].filter((result) => results.some((each) => each === result));
  return found.length > 0 ? { say: `face.softens.${found.join("-")}`, params: { shelter: shelterOf(s, combat.to) } } : null;
}

/** The column if a Tactics marker that one side has just played takes effect (14.1). */
export function columnWith(
  { percent, shifts, side, counterattack }: NonNullable<WarView["combat"]>,
  marker: string,
  of: string,
): number {
  const { value } = MARKERS.find(({ id }) => id === marker)!;
  const strikes = (of === `side:${side}`) === (counterattack !== 1);
  const shift = shifts.reduce((sum, { amount }) => sum + amount, 0) + (strikes ? value : -value);
  return Math.min(Math.max(combatColumn(percent) + shift, 0), COLUMNS - 1);
}

/** The sides that have played no Tactics marker into a combat. */
export const silentSides = (entries: readonly LogEntry[]): string[] =>
  SEATS.map((seat) => `side:${seat}`).filter(
    (side) =>
      !entries.some(
        ({ event, params }) =>
          event === "fpw.marker-played" && params?.side === side && String(params.marker).startsWith("marker:tactics"),
      ),
  );

/** What each unit of a morale check has: its morale, and the highest die on which it holds; a six never will do (15.2.3). */
export const moraleNeeds = ({ params }: LogEntry): { unit: string; morale: number; most: number }[] =>
  (params!.modifiers as string[]).map((each) => {
    const [unit, morale] = each.split("=");
    return { unit: unit!, morale: Number(morale), most: Math.min(5, Number(morale)) };
  });
