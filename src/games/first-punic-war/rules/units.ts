import raw from "./data/units.json" with { type: "json" };
import { CONTINGENTS, indexIn, insist, type RawUnits, STRATAGEMS, type Stratagem, TYPES, type UnitType } from "./data.ts";

export interface Unit {
  readonly id: string;
  readonly contingent: number;
  readonly type: UnitType;
  /** combat and morale, veteran and recruit */
  readonly combat: readonly [veteran: number, recruit: number];
  readonly morale: readonly [veteran: number, recruit: number];
  readonly move: number;
  readonly command: number;
  /** whether its counter has a veteran side (20.0) */
  readonly twoSided: boolean;
}

interface Marker {
  /** the id of an option: "marker:tactics-2"; markers of a kind share it */
  readonly id: `marker:${string}`;
  readonly kind: Stratagem;
  readonly value: number;
}

const FILE = "data/units.json";

/** Checks the counters. */
export function readUnits(file: RawUnits): { units: Unit[]; markers: Marker[] } {
  const seen = new Set<string>();
  const units = file.units.map((entry): Unit => {
    insist(!seen.has(entry.id), FILE, `there are two units "${entry.id}".`);
    seen.add(entry.id);
    const type = TYPES[indexIn(TYPES, entry.type, FILE, `the type of ${entry.id}`)]!;
    const back = entry.back ?? entry.front;
    for (const side of [entry.front, back])
      insist(
        side.length === 2 && side[0]! >= 1 && side[0]! <= 9 && side[1]! >= 1 && side[1]! <= 6,
        FILE,
        `${entry.id} needs a combat factor from 1 to 9 and a morale from 1 to 6.`,
      );
    insist(type === "fleet" || entry.move !== undefined, FILE, `${entry.id} has no movement allowance.`);
    insist(
      (type === "leader") === (entry.command !== undefined),
      FILE,
      `${entry.id}: leaders, and only they, have a command value.`,
    );
    return {
      id: entry.id,
      contingent: indexIn(CONTINGENTS, entry.of, FILE, `the contingent of ${entry.id}`),
      type,
      combat: [entry.front[0]!, back[0]!],
      morale: [entry.front[1]!, back[1]!],
      move: entry.move ?? 0,
      command: entry.command ?? 0,
      twoSided: entry.back !== undefined,
    };
  });
  const markers = file.stratagems.flatMap(({ kind, value, count }) => {
    const known = STRATAGEMS[indexIn(STRATAGEMS, kind, FILE, "the kind of a stratagem")]!;
    const valued = known === "diplomacy" || known === "tactics";
    insist(valued === (value !== undefined), FILE, `the stratagem ${kind}: diplomacy and tactics, and only they, have a value.`);
    const id = value === undefined ? (`marker:${kind}` as const) : (`marker:${kind}-${value}` as const);
    return Array.from({ length: count }, (): Marker => ({ id, kind: known, value: value ?? 0 }));
  });
  return { units, markers };
}

const { units, markers } = readUnits(raw);

export const UNITS: readonly Unit[] = units;
export const MARKERS: readonly Marker[] = markers;
export const ARMY_MARKERS = raw.markers.army;
export const CAMP_MARKERS = raw.markers.camp;
export const COLONY_MARKERS = raw.markers.colonyOrPillage;

export const UNIT_COUNT = UNITS.length;
export const UNIT_IDS: readonly `unit:${string}`[] = UNITS.map((unit) => `unit:${unit.id}` as const);
const INDEX_OF_ID = new Map<string, number>(UNIT_IDS.map((id, index) => [id, index]));

/** The unit with an id like "unit:R-legion-1". */
export const unitOfId = (id: string): number => INDEX_OF_ID.get(id) ?? -1;

/** The unit with a name from a data file. */
export function unitNamed(name: string): number {
  const unit = unitOfId(`unit:${name}`);
  insist(unit >= 0, FILE, `there is no unit "${name}".`);
  return unit;
}

const flags = (test: (unit: Unit) => boolean) => Uint8Array.from(UNITS, (unit) => (test(unit) ? 1 : 0));

export const CONTINGENT = Uint8Array.from(UNITS, (unit) => unit.contingent);
export const IS_FLEET = flags((unit) => unit.type === "fleet");
export const IS_LEADER = flags((unit) => unit.type === "leader");
export const LEADERS: readonly number[] = UNITS.flatMap(({ type }, unit) => (type === "leader" ? [unit] : []));
export const IS_GARRISON = flags((unit) => unit.type === "garrison");
export const IS_CAVALRY = flags((unit) => unit.type === "cavalry");
export const IS_ELEPHANT = flags((unit) => unit.type === "elephant");
export const IS_SIEGE = flags((unit) => unit.type === "siege");
export const IS_MARINE = flags((unit) => unit.type === "marine");
/** static units: no movement allowance, and no anchor either (2.2.2) */
export const IS_STATIC = flags((unit) => unit.move === 0 && unit.type !== "fleet");
/** cavalry, auxiliary infantry, marines and leaders (21.0) */
export const IS_LIGHT = flags(({ type }) => type === "cavalry" || type === "auxiliary" || type === "marine" || type === "leader");
export const TWO_SIDED = flags((unit) => unit.twoSided);
export const IS_SACRED_BAND = flags((unit) => unit.id.startsWith("C-sacred"));
/** may build camps: Roman legions and Carthaginian hoplites (22.0) */
export const BUILDS_CAMPS = flags(
  ({ type, contingent }) => type === "legion" || (type === "hoplite" && CONTINGENTS[contingent] === "carthage"),
);
export const MOVE = Uint8Array.from(UNITS, (unit) => unit.move);
export const COMMAND = Uint8Array.from(UNITS, (unit) => unit.command);
export const COMBAT_VETERAN = Uint8Array.from(UNITS, (unit) => unit.combat[0]);
export const COMBAT_RECRUIT = Uint8Array.from(UNITS, (unit) => unit.combat[1]);
export const MORALE_VETERAN = Uint8Array.from(UNITS, (unit) => unit.morale[0]);
export const MORALE_RECRUIT = Uint8Array.from(UNITS, (unit) => unit.morale[1]);

export const MAMERTINES = unitNamed("R-mamertines");
export const BALEARIC = unitNamed("C-balearic");
export const TRIBUNE = unitNamed("R-tribune");

/** How many land units a fleet carries, not counting leaders (19.3). */
export const CARGO = 2;
