import type { Plain } from "../../../engine/index.ts";
import type { AnyPower } from "../../shared/page/board/powers.ts";
import { CONTINGENTS } from "../rules/data.ts";
import type { WarView } from "../rules/position.ts";
import { UNITS, type Unit, unitOfId } from "../rules/units.ts";
import type { UnitPiece } from "./board/pieces.ts";
import { PORTRAITS } from "./portraits.ts";

export type { WarView };
export type StackView = WarView["stacks"][number];
export type Side = StackView["side"];
type SeenUnit = StackView["units"][number];
export type OperationView = NonNullable<WarView["operation"]>;

export const asView = (view: Plain): WarView => view as WarView;

/** The side a minor power is with. */
export const friendOf = ({ powers }: WarView, power: string): Side => powers[power as keyof typeof powers];

/** The movement a force has spent: movement points on land, hexes at sea. */
export const spentBy = ({ kind, spent }: OperationView): number => (kind === "naval" ? spent : spent / 2);

export const unitOf = (id: string): Unit => UNITS[unitOfId(id)]!;

/** The colours of a unit: those of its contingent, whichever side it serves. */
export const powerOf = (unit: Unit): AnyPower => CONTINGENTS[unit.contingent]!;

/** A counter as the board draws it. */
export function pieceOf(seen: { id: string; veteran: boolean; aboard?: string }, name: string): UnitPiece {
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
    ...(unit.type === "leader" && { command: unit.command, bust: PORTRAITS[unit.id] }),
    recruit: unit.twoSided && !seen.veteran,
    aboard: seen.aboard !== undefined,
  };
}

/** All units on the map that may be examined, with their hexes. */
export const unitsInSight = (
  view: Pick<WarView, "stacks">,
): ReadonlyMap<string, SeenUnit & { readonly hex: string; readonly side: Side }> =>
  new Map(view.stacks.flatMap(({ hex, side, units }) => units.map((unit) => [unit.id, { ...unit, hex, side }] as const)));

/** Where the force of an operation is now: it may have advanced or gone back since its attack. */
export function hexOfForce(view: Pick<WarView, "stacks">, { units, dropped, hex }: OperationView): string {
  const sight = unitsInSight(view);
  const first = units?.find((id) => sight.has(id) && !dropped?.includes(id));
  return first ? sight.get(first)!.hex : hex;
}

export const sizeOfStack = (stack: StackView): number => stack.land + stack.fleets + stack.aboard;

/** How many units of a stack only its owner has seen. */
export const hiddenIn = (stack: StackView): number => sizeOfStack(stack) - stack.units.length;
