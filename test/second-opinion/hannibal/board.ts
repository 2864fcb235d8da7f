import type { Plain } from "../../../src/engine/index.ts";
import { enemyOf, isCity, PROVINCES, type Side, SPACES, space } from "./map.ts";

/** A position as the engine writes it. */
interface Position {
  readonly turn: number;
  readonly phase: string;
  readonly active: Side;
  readonly control: Readonly<Record<Side, readonly string[]>>;
  readonly tribes: readonly string[];
  readonly siege: Readonly<Record<string, { readonly by: Side; readonly points: number }>>;
  readonly forces: readonly Force[];
  readonly siegeTrain: string | null;
  readonly consuls: readonly string[];
  readonly proconsul: string | null;
  readonly displaced: readonly string[];
  readonly awaited: readonly string[];
  readonly macedonia: string;
  readonly truce: boolean;
  readonly navalVictory: boolean;
  readonly hannoCounsels: boolean;
  readonly catoCounsels: boolean;
  readonly play: CardPlay | null;
  readonly march: March | null;
  readonly battle: Battle | null;
  readonly chance: { readonly forced: readonly number[] };
}

interface Force {
  readonly side: Side;
  /** a space, or "inside:" and the space of a city */
  readonly at: string;
  readonly cus?: number;
  readonly elephants?: number;
  /** the commander first */
  readonly generals?: readonly string[];
}

interface CardPlay {
  readonly seat: Side;
  readonly card: number;
  readonly use: string;
  readonly activated: readonly string[];
  readonly sailed: boolean;
  readonly attempted: readonly string[];
  /** in a campaign: CUs that have moved, by where they are now and how far they came */
  readonly moved: readonly { readonly at: string; readonly cus: number; readonly elephants: number; readonly spaces: number }[];
  readonly generalMoved: readonly (readonly [general: string, spaces: number])[];
}

interface March {
  readonly general: string;
  readonly staff: readonly string[];
  /** generals and CUs by when they joined: `before` and the points used so far make the spaces that they have come */
  readonly staffLimits: readonly (readonly [before: number, limit: number, joined: number])[];
  readonly columns: readonly Column[];
  readonly train: boolean;
  readonly trainLimit: readonly [before: number, limit: number, joined: number];
  readonly at: string;
  readonly used: number;
  readonly allowance: number;
  readonly path: readonly (readonly [at: string, used: number])[];
  readonly bySea: boolean;
  readonly sailings: number;
  readonly failedToIntercept: readonly string[];
  readonly stage: string;
}

interface Column {
  readonly cus: number;
  readonly elephants: number;
  readonly before: number;
  /** where on the path they joined */
  readonly joined: number;
}

export interface Battle {
  readonly space: string;
  readonly attacker: Side;
  readonly from: string | null;
  readonly bySea: boolean;
  readonly sallied: boolean;
  readonly sortie: { readonly cus: number; readonly elephants: number; readonly generals: readonly string[] };
  /** the spaces that interceptors came from */
  readonly interceptors: readonly string[];
  readonly failedToAvoid: boolean;
  readonly hands: Readonly<Record<Side, Readonly<Record<string, number>>>>;
  readonly stolen: Readonly<Record<Side, Readonly<Record<string, number>>>>;
  readonly played: Readonly<Record<Side, readonly number[]>>;
  readonly rounds: readonly { readonly by: Side; readonly attack: string; readonly match: string | null }[];
  readonly commanders: Readonly<Record<Side, string | null>>;
  readonly strength: Readonly<Record<Side, number>>;
  readonly stage: string;
}

/** What a position says about the board, in the words of the rules. */
export class Board {
  readonly position: Position;

  constructor(position: Plain) {
    this.position = position as unknown as Position;
  }

  /** Whose PC is in the space. (19.1) A tribe of Carthage's counts as one (20.9). */
  control(at: string): Side | null {
    const { control } = this.position;
    return control.rome.includes(at) ? "rome" : control.carthage.includes(at) ? "carthage" : null;
  }

  isTribe(at: string): boolean {
    return this.position.tribes.includes(at);
  }

  /** A tribe that is not on this side. */
  isUnfriendlyTribe(at: string, side: Side): boolean {
    return this.isTribe(at) && this.control(at) !== side;
  }

  /** The CUs of a side at a place: a space, or the inside of its city. */
  cus(side: Side, at: string): number {
    return this.forces(side, at).reduce((sum, { cus = 0, elephants = 0 }) => sum + cus + elephants, 0);
  }

  elephants(side: Side, at: string): number {
    return this.forces(side, at).reduce((sum, { elephants = 0 }) => sum + elephants, 0);
  }

  generals(side: Side, at: string): readonly string[] {
    return this.forces(side, at).flatMap(({ generals = [] }) => generals);
  }

  /** The CUs in a space and in its city together. */
  cusWithin(side: Side, at: string): number {
    return this.cus(side, at) + this.cus(side, `inside:${at}`);
  }

  forces(side: Side, at: string): readonly Force[] {
    return this.position.forces.filter((force) => force.side === side && force.at === at);
  }

  where(general: string): string | undefined {
    return this.position.forces.find(({ generals }) => generals?.includes(general))?.at;
  }

  /** A city is besieged when it has a siege point. (20.4) */
  isBesieged(at: string): boolean {
    return isCity(at) && this.position.siege[at] !== undefined;
  }

  /** Who has more than half of the spaces. (19.1) */
  controlsProvince(side: Side, province: string): boolean {
    const all = SPACES.filter((candidate) => candidate.province === province);
    return all.filter(({ id }) => this.control(id) === side).length * 2 > all.length;
  }

  /** 22.1 */
  points(side: Side): number {
    return PROVINCES.filter(({ id, political }) => political && this.controlsProvince(side, id)).length;
  }

  /** CUs of the enemy that stand in the space, outside the walls. */
  enemyCus(side: Side, at: string): number {
    return this.cus(enemyOf(side), at);
  }

  /** PCs that can be taken away: no walled cities, no tribes. (15.5, 22.2) */
  loosePcs(side: Side): string[] {
    return SPACES.map(({ id }) => id).filter((id) => this.control(id) === side && this.isLoose(id));
  }

  isLoose(at: string): boolean {
    return space(at).kind !== "city" && !this.isTribe(at);
  }
}
