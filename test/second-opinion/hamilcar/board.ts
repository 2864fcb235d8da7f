import type { Header, Plain } from "../../../src/engine/index.ts";
import { enemyOf, general, hasTrait, isCity, SEAMANSHIP, type Side, space } from "./map.ts";

/** A position as the engine writes it. */
export interface Position {
  readonly turn: number;
  readonly phase: string;
  readonly active: Side;
  readonly control: Readonly<Record<Side, readonly string[]>>;
  readonly tribes: readonly string[];
  readonly siege: Readonly<Record<string, { readonly by: Side; readonly points: number }>>;
  readonly forces: readonly Force[];
  readonly offices: Readonly<Record<string, string>>;
  readonly mercenaries: readonly string[];
  readonly drawn: readonly string[];
  readonly dictator: string;
  readonly warships: Readonly<Record<Side, Warships>>;
  readonly supremacy: Side;
  readonly seamanship: string;
  readonly truce: boolean;
  readonly miat: readonly string[];
  readonly display: Readonly<Record<Side, readonly string[]>>;
  readonly play: CardPlay | null;
  readonly march: March | null;
  readonly fleets: Readonly<Record<Side, Fleet | null>>;
  readonly battle: Battle | null;
  readonly seaBattle: unknown;
  readonly flamen: string | null;
}

interface Force extends Units {
  readonly side: Side;
  /** a space, "inside:" and the space of a city, or "at-sea" */
  readonly at: string;
  readonly generals?: readonly string[];
}

interface Units {
  readonly cus?: number;
  readonly elephants?: number;
  readonly supply?: number;
}

interface Warships {
  readonly ready: number;
  readonly spent: number;
  readonly sunk: number;
  readonly atSea: number;
  readonly prizes: number;
}

/** How much somebody has done with the card of a campaign (7.1). */
export interface Effort {
  readonly moved: number;
  readonly spent: boolean;
}

interface CardPlay {
  readonly seat: Side;
  readonly card: number;
  readonly ops: number;
  readonly activations: number;
  readonly activated: readonly string[];
  readonly orders: {
    readonly points: number;
    readonly rating: number;
    readonly sailWith: number;
    readonly africa: boolean;
    readonly raid: number;
  };
  readonly attempted: readonly string[];
  readonly fatigue: {
    readonly units: readonly (Required<Units> & Effort & { readonly at: string })[];
    readonly generals: readonly (Effort & { readonly general: string })[];
    readonly warships: readonly (Effort & { readonly count: number })[];
  };
}

interface Column extends Required<Units>, Effort {
  readonly joined: number;
}

export interface March {
  readonly seat: Side;
  readonly general: string;
  readonly staff: readonly string[];
  readonly columns: readonly Column[];
  readonly at: string;
  readonly used: number;
  readonly allowance: number;
  readonly path: readonly string[];
  readonly embarked: number;
  readonly settled: number;
  readonly landed: number;
  readonly stage: string;
  readonly fought: boolean;
  readonly won: boolean;
  readonly failed: readonly Plain[];
}

interface Fleet {
  readonly commander: string;
  readonly route: readonly string[];
  readonly home: string;
  readonly limit: number;
  readonly used: number;
  readonly challenged: boolean;
  readonly crews: readonly (Effort & { readonly count: number })[];
  readonly fromAfrica: boolean;
  readonly weary: boolean;
}

interface Battle {
  readonly space: string;
  readonly attacker: Side;
  readonly from: string | null;
  readonly bySea: boolean;
  readonly sortie: { readonly cus: number; readonly elephants: number; readonly generals: readonly string[] };
  readonly winner: Side | null;
}

/** What a position says about the board, in the words of the rules. */
export class Board {
  readonly position: Position;
  readonly silver: boolean;

  constructor(position: Plain, header: Header) {
    this.position = position as unknown as Position;
    this.silver = header.ruleset === "silver";
  }

  /** Whose PC or walled city is in the space. (2.1.B) */
  control(at: string): Side | null {
    const { control } = this.position;
    return control.rome.includes(at) ? "rome" : control.carthage.includes(at) ? "carthage" : null;
  }

  isTribe(at: string): boolean {
    return this.position.tribes.includes(at);
  }

  forces(side: Side, at: string): readonly Force[] {
    return this.position.forces.filter((force) => force.side === side && force.at === at);
  }

  /** CUs, elephants among them (2.3.C), at a place: a space, or the inside of its city. */
  cus(side: Side, at: string): number {
    return this.forces(side, at).reduce((sum, { cus = 0, elephants = 0 }) => sum + cus + elephants, 0);
  }

  elephants(side: Side, at: string): number {
    return this.forces(side, at).reduce((sum, { elephants = 0 }) => sum + elephants, 0);
  }

  supply(side: Side, at: string): number {
    return this.forces(side, at).reduce((sum, { supply = 0 }) => sum + supply, 0);
  }

  units(side: Side, at: string): number {
    return this.cus(side, at) + this.supply(side, at);
  }

  generals(side: Side, at: string): readonly string[] {
    return this.forces(side, at).flatMap(({ generals = [] }) => generals);
  }

  cusWithin(side: Side, at: string): number {
    return this.cus(side, at) + this.cus(side, `inside:${at}`);
  }

  supplyWithin(side: Side, at: string): number {
    return this.supply(side, at) + this.supply(side, `inside:${at}`);
  }

  unitsWithin(side: Side, at: string): number {
    return this.units(side, at) + this.units(side, `inside:${at}`);
  }

  generalsWithin(side: Side, at: string): readonly string[] {
    return [...this.generals(side, at), ...this.generals(side, `inside:${at}`)];
  }

  where(id: string): string | undefined {
    return this.position.forces.find(({ generals }) => generals?.includes(id))?.at;
  }

  /** A city is besieged when it has a siege point. (14.5.A) */
  isBesieged(at: string): boolean {
    return isCity(at) && this.position.siege[at] !== undefined;
  }

  /** Whether a place is the inside of a besieged city. */
  isShutIn(at: string): boolean {
    return at.startsWith("inside:") && this.isBesieged(spaceOf(at));
  }

  /** Enemy CUs stand before the walls of the city: its owner's pieces are inside. (2.1.C) */
  isBeset(side: Side, at: string): boolean {
    return isCity(at) && this.control(at) === side && this.cus(enemyOf(side), at) > 0;
  }

  /** How many more CUs, or supply trains, the inside of a city takes. */
  room(side: Side, at: string, kind: "cus" | "supply"): number {
    return space(at).holds! - this[kind](side, `inside:${at}`);
  }

  rating(id: string): number {
    const { battle, goldenGeekBattle } = general(id);
    return this.silver ? battle : (goldenGeekBattle ?? battle);
  }

  isConsul(id: string): boolean {
    return this.position.offices[id] === "consul";
  }

  /** 2.2.E2 */
  rank(id: string): number {
    const office = this.position.offices[id];
    if (office === "dictator") return 4;
    if (office === "consul") return hasTrait(id, "aristocrat") ? 3 : 2;
    return id === "barca" ? 2 : 1;
  }

  get mood(): "warlike" | "neutral" | "peaceful" {
    const { miat } = this.position;
    if (miat.length >= 3 && miat.includes("centre")) return "warlike"; // 15.3.B
    return miat.length > 0 ? "neutral" : "peaceful";
  }

  /** A truce binds both; with a Peaceful Miat it binds Carthage alone. (17.1 #49, 15.3.D) */
  isBoundByTruce(side: Side): boolean {
    return this.silver && this.mood === "peaceful" ? side === "carthage" : this.position.truce;
  }

  /** 15.3.C, 15.3.D */
  get isKeptInAfrica(): boolean {
    return this.silver && this.mood !== "warlike";
  }

  /** Sea lanes that a voyage may take. (7.3.A) */
  lanes(side: Side): number {
    return side === "carthage" ? 4 : SEAMANSHIP.find(({ id }) => id === this.position.seamanship)!.lanes;
  }

  /** Warships that can still be built. (2.3.F) */
  warshipsLeft(side: Side): number {
    const { ready, spent, sunk, atSea } = this.position.warships[side];
    return 10 - ready - spent - sunk - atSea - this.position.warships[enemyOf(side)].prizes;
  }

  /** A card that activates several generals. (7.1) */
  get isCampaign(): boolean {
    const { play } = this.position;
    return play !== null && play.activations + play.activated.length > 1;
  }

  effortOf(id: string): Effort {
    return this.position.play?.fatigue.generals.find(({ general }) => general === id) ?? { moved: 0, spent: false };
  }
}

export const spaceOf = (at: string): string => at.replace("inside:", "");
