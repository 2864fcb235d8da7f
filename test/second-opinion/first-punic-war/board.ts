import type { Plain } from "../../../src/engine/index.ts";
import {
  type Counter,
  counter,
  enemyOf,
  homeOf,
  isHex,
  isInland,
  isSea,
  neighbours,
  placeIn,
  type Side,
  TABLES,
  terrainOf,
  waterBetween,
} from "./map.ts";

/** A position, and what the rules call control, zones of control, fortresses and sieges in it. */

export interface Operation {
  readonly kind: "land" | "naval" | "concentrate";
  readonly side: Side;
  readonly reaction: boolean;
  readonly stage: string;
  readonly from: string;
  readonly hex: string;
  readonly units: readonly string[];
  readonly party: readonly string[];
  readonly dropped: readonly string[];
  readonly spent: number;
  readonly allowance: number;
  readonly storm: boolean;
  readonly die: number;
  readonly modifiers: readonly { readonly amount: number }[];
  readonly surcharge: boolean;
}

export interface Retreat {
  readonly side: Side;
  readonly units: readonly string[];
  readonly origin: string;
  readonly hex: string;
  readonly left: number;
}

export interface Combat {
  readonly side: Side;
  readonly from: string;
  readonly to: string;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly bearers: readonly string[];
  readonly table: "battle" | "raid";
  readonly stage: string;
  readonly counterattack: number;
  readonly leaders: Readonly<Record<Side, string | null>>;
  readonly tactics: Readonly<Record<Side, number>>;
  readonly die: number;
  readonly result: string;
  readonly percent: number;
  readonly column: number;
  readonly shifts: readonly { readonly amount: number; readonly because: string }[];
  readonly steps: readonly { readonly do: string; readonly side: Side }[];
  readonly retreats: readonly Retreat[];
  readonly hunters: readonly string[];
}

interface Position {
  readonly turn: number;
  readonly phase: string;
  readonly phasing: Side;
  readonly ap: Readonly<Record<Side, number>>;
  readonly powers: Readonly<Record<string, string>>;
  /** stratagems that a player may not play in this phase (23.1) */
  readonly barred: Readonly<Record<Side, readonly string[]>>;
  readonly camps: Readonly<Record<Side, readonly string[]>>;
  readonly pillaged: readonly string[];
  readonly colonies: readonly string[];
  readonly mobilization: { readonly fresh: readonly string[]; readonly leaders: number; readonly dictator: boolean } | null;
  readonly diplomacy: { readonly side: Side; readonly power: string } | null;
  readonly operation: Operation | null;
  readonly combat: Combat | null;
  readonly supply: readonly string[] | null;
  readonly units: Readonly<Record<string, { readonly at: string; readonly veteran?: boolean; readonly aboard?: string }>>;
  readonly markers: Readonly<Record<Side, readonly { readonly marker: string }[]>>;
}

export interface Unit extends Counter {
  readonly side: Side | "neutral";
  readonly at: string;
  readonly aboard: string | undefined;
  readonly veteran: boolean;
  readonly combat: number;
  readonly morale: number;
}

const LIGHT = ["leader", "cavalry", "auxiliary", "marine"]; // 21.0
export const isLight = ({ type }: Counter): boolean => LIGHT.includes(type);
export const isFleet = ({ type }: Counter): boolean => type === "fleet";
export const isLeader = ({ type }: Counter): boolean => type === "leader";
export const isStatic = ({ type }: Counter): boolean => type === "garrison";
export const isSacredBand = ({ id }: Counter): boolean => id.startsWith("C-sacred");

export class Board {
  readonly position: Position;
  readonly powers: Readonly<Record<string, string>>;
  readonly units: readonly Unit[];
  readonly #at = new Map<string, Unit[]>();
  readonly #zones = new Map<string, boolean>();

  constructor(position: Plain | Position, powers?: Readonly<Record<string, string>>) {
    this.position = position as unknown as Position;
    this.powers = powers ?? this.position.powers;
    const onMap = Object.entries(this.position.units).filter(([, { at }]) => isHex(at));
    this.units = onMap.map(([id, { at, veteran = false, aboard }]) => {
      const printed = counter(id);
      const [combat, morale] = veteran || !printed.back ? printed.front : printed.back; // 2.2.2
      return { ...printed, side: this.sideOf(printed), at, aboard, veteran, combat: combat!, morale: morale! };
    });
    for (const unit of this.units) this.#at.set(unit.at, [...(this.#at.get(unit.at) ?? []), unit]);
  }

  /** Who commands a unit. (3.0, 24.0) */
  sideOf({ of }: Counter): Side | "neutral" {
    return (of === "rome" || of === "carthage" ? of : this.powers[of]!) as Side | "neutral";
  }

  /** The same board after a power has been invaded by a side. (24.2) */
  invaded(power: string, by: Side): Board {
    return new Board(this.position, { ...this.powers, [power]: enemyOf(by) });
  }

  unit(id: string): Unit | undefined {
    return this.units.find((unit) => unit.id === id);
  }

  at(hex: string): readonly Unit[] {
    return this.#at.get(hex) ?? [];
  }

  of(side: Side | "neutral", hex: string): readonly Unit[] {
    return this.at(hex).filter((unit) => unit.side === side);
  }

  has(side: Side | "neutral", hex: string): boolean {
    return this.of(side, hex).length > 0;
  }

  isColony(hex: string): boolean {
    return this.position.colonies.some((colony) => colony === hex);
  }

  /** 32.2: a colony is a fortress, and by our ruling a minor one. */
  works(hex: string): "town" | "minor fortress" | "major fortress" | undefined {
    if (this.isColony(hex)) return "minor fortress";
    return placeIn(hex)?.kind as "town" | "minor fortress" | "major fortress" | undefined;
  }

  isFortress(hex: string): boolean {
    return this.works(hex)?.endsWith("fortress") ?? false;
  }

  isPort(hex: string): boolean {
    return placeIn(hex)?.port ?? false;
  }

  isPillaged(hex: string): boolean {
    return this.position.pillaged.includes(hex);
  }

  hasCamp(side: Side, hex: string): boolean {
    return this.position.camps[side].includes(hex);
  }

  /** The neutral power whose town or fortress this is. (24.0) */
  neutralPlace(hex: string): string | undefined {
    const power = homeOf(hex);
    return this.works(hex) !== undefined && this.powers[power] === "neutral" ? power : undefined;
  }

  /** Whether units of a side exert a zone of control into a hex. (11.0) */
  zone(side: Side, hex: string): boolean {
    const key = `${side} ${hex}`;
    const known = this.#zones.get(key);
    if (known !== undefined) return known;
    const found = neighbours(hex).some((from) => this.#reaches(side, from, hex));
    this.#zones.set(key, found);
    return found;
  }

  #reaches(side: Side, from: string, hex: string): boolean {
    if (this.isFortress(from) || this.isFortress(hex)) return false; // 11.0 (1)
    const water = waterBetween(from, hex);
    const byLand = !isSea(hex) && (water === "ground" || water === "partial"); // 11.0 (2)
    const bySea = !isInland(hex) && water !== "ground"; // 11.0 (3)
    return this.of(side, from).some((unit) => unit.aboard === undefined && (isFleet(unit) ? bySea : byLand));
  }

  /** 3.0 */
  controls(side: Side, hex: string): boolean {
    return this.has(side, hex) && !this.has(enemyOf(side), hex) && !this.zone(enemyOf(side), hex);
  }

  /** A fortress of a side with siegeworks beside it. (30.0, 30.2) */
  isBesieged(side: Side, hex: string): boolean {
    const enemy = enemyOf(side);
    const beside = neighbours(hex);
    if (!this.isFortress(hex) || !beside.some((other) => this.hasCamp(enemy, other))) return false;
    return !this.isPort(hex) || beside.some((other) => this.of(enemy, other).some(isFleet));
  }

  /** The best shift of the terrain in a hex. (14.1, 31.3) */
  terrainShift(hex: string): number {
    if (this.isPillaged(hex)) return 0;
    const works = this.works(hex);
    return Math.max(TABLES.terrain[terrainOf(hex)].shift, works ? TABLES.works[works].shift : 0);
  }

  /** Open ground or a town, and no fortress. (14.1) */
  isOpenOrTown(hex: string): boolean {
    if (this.isFortress(hex)) return false;
    return this.works(hex) === "town" || terrainOf(hex) === "open" || terrainOf(hex) === "desert";
  }

  /** Walls or a camp that save from withdrawals. (16.2, 31.3) */
  isShelter(side: Side, hex: string): boolean {
    return (this.isFortress(hex) && !this.isPillaged(hex)) || this.hasCamp(side, hex);
  }
}
