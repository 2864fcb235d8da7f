import type { LogEntry } from "../../../engine/index.ts";
import { unitsInSight, type WarView } from "./view.ts";

/** Where a unit was when it was last seen. */
interface Sighting {
  readonly hex: string;
  readonly turn: number;
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [String(value ?? "")]);

/** What whoever reads a log has seen of hidden units: in combat, in retreats and pursuits, and by a spy (23.1, 25.0). */
function sightings(log: readonly LogEntry[], first: number): ReadonlyMap<string, Sighting> {
  const seen = new Map<string, Sighting>();
  let turn = first;
  let attack: LogEntry["params"];
  for (const { event, params = {} } of log) {
    const note = (units: unknown, hex: unknown) => {
      for (const unit of listOf(units)) seen.set(unit, { hex: String(hex), turn });
    };
    switch (event) {
      case "fpw.turn":
        turn = Number(params.turn);
        break;
      case "fpw.attacked":
        attack = params;
        break;
      case "fpw.combatants":
        note(params.units, attack?.side === params.side ? attack?.from : attack?.to);
        break;
      case "fpw.retreated":
        note(params.units, params.to);
        break;
      case "fpw.pursued":
        note(params.units, params.hex);
        break;
      case "fpw.spied-unit":
        note(params.unit, params.hex);
        break;
      case "fpw.eliminated":
        seen.delete(String(params.unit));
        break;
    }
  }
  return seen;
}

/** The units that were last seen in a hex and are under the fog of war now, with the turn of that; null if there are none. */
export function lastSeen(
  hex: string,
  view: WarView,
  log: readonly LogEntry[],
  first: number,
): { readonly units: readonly string[]; readonly turn: number } | null {
  const known = new Set([
    ...unitsInSight(view).keys(),
    ...[view.recruits.rome, view.recruits.carthage, view.leaders.rome, view.leaders.carthage].flat(),
    ...view.minorPowers,
    ...view.eliminated,
  ]);
  const here = [...sightings(log, first)].filter(([unit, sighting]) => sighting.hex === hex && !known.has(unit));
  if (here.length === 0) return null;
  return { units: here.map(([unit]) => unit), turn: Math.max(...here.map(([, { turn }]) => turn)) };
}
