import type { Outcome, Plain } from "../../../engine/index.ts";
import type { AnyPower } from "../../../web/board/powers.ts";
import type { PerSeat, Seat } from "../../shared/rules/seats.ts";
import { CONTINGENTS } from "../rules/data.ts";
import type { Modifier, Phase, Rules } from "../rules/state.ts";
import { UNITS, type Unit, unitOfId } from "../rules/units.ts";
import type { UnitPiece } from "./board/pieces.ts";

export type Side = Seat | "neutral";

/** What `view` of the rules of First Punic War gives, as the page reads it. What one may not see is only counted. */
export interface WarView {
  readonly scenario: string;
  readonly turn: number;
  readonly lastTurn: number;
  readonly phase: Phase;
  readonly rules: Rules;
  readonly over: Outcome | null;
  readonly initiative: Seat;
  readonly phasing: Seat;
  readonly ap: PerSeat<number>;
  readonly debt: PerSeat<number>;
  readonly bought: PerSeat<number>;
  /** by minor power, without `power:` */
  readonly powers: Readonly<Record<string, Side>>;
  readonly crisis: string | null;
  readonly camps: readonly Placed[];
  readonly armies: readonly Placed[];
  readonly pillaged: readonly string[];
  readonly colonies: readonly string[];
  readonly stacks: readonly StackView[];
  readonly recruits: PerSeat<readonly string[]>;
  readonly leaders: PerSeat<readonly string[]>;
  readonly minorPowers: readonly string[];
  readonly eliminated: readonly string[];
  readonly markers: PerSeat<readonly string[]>;
  readonly markerCounts: { readonly rome: number; readonly carthage: number; readonly pool: number };
  readonly setup: { readonly side: Seat; readonly stage: "place" | "embark" | "arrange"; readonly placed: number } | null;
  readonly augur: string | null;
  readonly mobilization: {
    readonly stage: "buy" | "demobilize" | "restore" | "colonies";
    readonly leader: string | null;
    readonly levy: number;
    readonly deployed: number;
  } | null;
  readonly diplomacy: {
    readonly side: Seat;
    readonly power: string;
    readonly marker: string | null;
    readonly answer: string | null;
    readonly answered: boolean;
  } | null;
  readonly operation: OperationView | null;
  readonly reacting: boolean;
  readonly combat: CombatView | null;
  readonly look: string | null;
  readonly homecoming: readonly { readonly power: string; readonly units: number }[];
  readonly parting: { readonly power: string; readonly hexes: readonly string[] } | null;
  readonly arriving: readonly string[];
}

export interface Placed {
  readonly hex: string;
  readonly side: Seat;
}

export interface StackView {
  readonly hex: string;
  readonly side: Side;
  readonly land: number;
  readonly fleets: number;
  readonly aboard: number;
  /** the unit or marker that shows */
  readonly top: string | null;
  readonly units: readonly SeenUnit[];
}

export interface SeenUnit {
  readonly id: string;
  readonly veteran: boolean;
  readonly aboard?: string;
}

export interface OperationView {
  readonly kind: "land" | "naval" | "concentrate";
  readonly side: Seat;
  readonly reaction: boolean;
  readonly stage: "embark" | "move" | "storm" | "debark" | "attack" | "camp";
  readonly from: string;
  readonly hex: string;
  readonly count: number;
  readonly spent: number;
  readonly allowance: number;
  readonly storm: boolean;
  readonly die: number;
  readonly modifiers: readonly Modifier[];
  /** only its owner knows */
  readonly units?: readonly string[];
  readonly party?: readonly string[];
  readonly dropped?: readonly string[];
}

export interface CombatView {
  readonly side: Seat;
  readonly from: string;
  readonly to: string;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly bearers: readonly string[];
  readonly table: "battle" | "raid";
  readonly stage: "table" | "tactics" | "answer" | "leaders" | "roll" | "results";
  /** 0 the attack itself, 1 its counterattack, 2 both routed by a second one */
  readonly counterattack: number;
  readonly leaders: PerSeat<string | null>;
  readonly tactics: PerSeat<number>;
  readonly percent: number;
  readonly column: number;
  readonly shifts: readonly Modifier[];
  readonly die: number;
  readonly result: string;
  readonly lost: PerSeat<number>;
  readonly retreats: readonly {
    readonly side: Seat;
    readonly units: readonly string[];
    readonly hex: string;
    readonly left: number;
  }[];
}

export const asView = (view: Plain): WarView => view as unknown as WarView;

export const unitOf = (id: string): Unit => UNITS[unitOfId(id)]!;

/** The colours of a unit: those of its contingent, whoever it serves. */
export const powerOf = (unit: Unit): AnyPower => CONTINGENTS[unit.contingent]!;

/** A counter as the board draws it. */
export function pieceOf(seen: SeenUnit, name: string): UnitPiece {
  const unit = unitOf(seen.id);
  const face = seen.veteran ? 0 : 1;
  return {
    id: seen.id,
    name,
    power: powerOf(unit),
    kind: unit.type,
    combat: unit.combat[face],
    morale: unit.morale[face],
    move: unit.move,
    ...(unit.type === "leader" && { command: unit.command }),
    recruit: unit.twoSided && !seen.veteran,
    aboard: seen.aboard !== undefined,
  };
}

/** All units on the map that may be looked at, with the hex they are in. */
export const unitsInSight = (view: WarView): ReadonlyMap<string, SeenUnit & { readonly hex: string; readonly side: Side }> =>
  new Map(view.stacks.flatMap(({ hex, side, units }) => units.map((unit) => [unit.id, { ...unit, hex, side }] as const)));

export const sizeOfStack = (stack: StackView): number => stack.land + stack.fleets + stack.aboard;

/** How many units of a stack nobody but its owner has seen. */
export const hiddenIn = (stack: StackView): number => sizeOfStack(stack) - stack.units.length;
