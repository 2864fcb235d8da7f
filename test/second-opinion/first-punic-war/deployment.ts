import { type Board, isFleet, isLeader, isSacredBand, type Unit } from "./board.ts";
import { type Counter, enemyOf, HEXES, hexOf, homeOf, isSea, MARKERS, regionOf, type Side, TABLES } from "./map.ts";

/** Where recruits and leaders are deployed, and what they cost. (9.0 to 9.3, 21.0, 24.3) */

export function priceOf(side: Side, unit: Counter): number {
  const list: Record<string, number> = TABLES.mobilization[side];
  return list[isSacredBand(unit) ? "sacredBand" : unit.type]!;
}

/** The friendly units that stood in a hex when the phase began. (9.2) */
function before(board: Board, side: Side, hex: string): Unit[] {
  const fresh = board.position.mobilization?.fresh ?? [];
  return board.of(side, hex).filter(({ id }) => !fresh.includes(id));
}

/** Whether anybody may be deployed in a hex at all. (9.2, 30.1, 31.3) */
function isOpen(board: Board, side: Side, hex: string, siege: boolean): boolean {
  const enemy = enemyOf(side);
  if (board.has(enemy, hex) || board.has("neutral", hex) || board.zone(enemy, hex) || board.isPillaged(hex)) return false;
  return !(siege && board.isBesieged(side, hex));
}

/** The hexes where a unit can be deployed. */
export function deployment(board: Board, side: Side, unit: Counter, siege: boolean): string[] {
  const there = (hex: string) => before(board, side, hex);
  const held = (hex: string) => there(hex).length > 0;
  const fortress = (hex: string) => held(hex) && board.isFortress(hex);
  const place = (hex: string) => board.works(hex) !== undefined;
  const wanted = (hex: string): boolean => {
    if (unit.type === "garrison" && (!place(hex) || board.of(side, hex).some(({ type }) => type === "garrison"))) return false;
    if (unit.of === "mercenaries") return fortress(hex); // 24.3
    if (unit.of === "syracusa" || unit.of === "massilia")
      return homeOf(hex) === unit.of && place(hex) && (!isFleet(unit) || board.isPort(hex)); // 24.3, 19.0
    if (unit.of !== side) return homeOf(hex) === unit.of; // 24.3
    if (isLeader(unit) && board.position.mobilization?.dictator)
      return held(hex) && (!isSea(hex) || there(hex).some((fleet) => isFleet(fleet) && fleet.of === side)); // 23.1
    if (isLeader(unit)) {
      const guard = (other: Unit) => other.of === side && (side === "carthage" || other.type === "legion");
      return hex === hexOf(side) || there(hex).some(guard);
    }
    if (isSacredBand(unit)) return hex === hexOf("carthage");
    if (unit.id === "C-balearic") return fortress(hex) && controls(hexOf("baleares")); // 21.0
    if (unit.id === "R-mamertines") return hex === hexOf("messana") && held(hex);
    switch (unit.type) {
      case "legion":
        return held(hex) && place(hex) && regionOf(hex) === "italia";
      case "garrison":
        return held(hex);
      case "siege":
        return fortress(hex) || (held(hex) && board.hasCamp(side, hex));
      case "fleet":
      case "marine":
        return held(hex) && board.isPort(hex);
      case "elephant":
        return fortress(hex) && ["libya", "numidia"].includes(regionOf(hex));
      default:
        return fortress(hex);
    }
  };
  const controls = (hex: string) => held(hex) && !board.zone(enemyOf(side), hex);
  return HEXES.filter((hex) => isOpen(board, side, hex, siege) && wanted(hex));
}

/** What tells two counters apart in a list of recruits. (9.1) */
export const kindOf = (unit: Counter): string => {
  const { id, of, type, front, back = [], move = 0 } = unit;
  const named = isSacredBand(unit) || id === "C-balearic" || isLeader(unit) ? id : "";
  return [of, type, ...front, ...back, move, named].join(" ");
};

/** Where a colony can be founded. (32.1) */
export function colonyHexes(board: Board, side: Side): string[] {
  if (board.position.colonies.length + board.position.pillaged.length >= MARKERS.colonyOrPillage) return [];
  return HEXES.filter((hex) => board.works(hex) === "town" && board.of(side, hex).some(isLeader));
}

/** The recruits that a leader can train. (20.0) */
export function trainees(board: Board, side: Side): string[] {
  if (board.position.ap[side] < TABLES.actions.train) return [];
  const schools = new Set(board.units.filter((unit) => unit.side === side && isLeader(unit)).map(({ at }) => at));
  return board.units
    .filter((unit) => unit.side === side && unit.back !== undefined && !unit.veteran && schools.has(unit.at))
    .filter((unit) => (isFleet(unit) ? board.isPort(unit.at) : board.isFortress(unit.at)))
    .map(({ id }) => id);
}

/** The action points that fortresses bring. (8.1, 30.1, 31.3) */
export function income(board: Board, side: Side, siege: boolean): number {
  const places = HEXES.filter(
    (hex) =>
      board.isFortress(hex) && board.controls(side, hex) && !board.isPillaged(hex) && !(siege && board.isBesieged(side, hex)),
  );
  const worth = (hex: string) => (hex === hexOf(enemyOf(side)) || board.works(hex) === "minor fortress" ? 1 : 2);
  return places.reduce((sum, hex) => sum + worth(hex), 0);
}
