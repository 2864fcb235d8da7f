import type { Bust } from "../../../../web/portrait/bust.ts";
import type { AnyPower, Power } from "../../../shared/page/board/powers.ts";

export type UnitKind =
  | "legion"
  | "hoplite"
  | "auxiliary"
  | "cavalry"
  | "elephant"
  | "marine"
  | "garrison"
  | "fleet"
  | "siege"
  | "leader";

/** A counter that may be examined. */
export interface UnitPiece {
  readonly id: string;
  readonly name: string;
  readonly power: AnyPower;
  readonly kind: UnitKind;
  readonly combat: number;
  readonly morale: number;
  /** 0 for a unit that never moves; fleets have an anchor instead */
  readonly move: number;
  /** leaders only */
  readonly command?: number;
  readonly bust?: Bust | undefined;
  readonly recruit?: boolean;
  /** carried by a fleet */
  readonly aboard?: boolean;
}

/** The counters of one side in one hex: those that may be examined, and how many more are under the fog of war. */
export interface HexStack {
  readonly hex: string;
  readonly side: Power | "neutral";
  readonly units: readonly UnitPiece[];
  readonly hidden?: number;
  /** the counter that everybody sees */
  readonly top?: string | null;
  /** how many of them, seen or unseen, are fleets */
  readonly fleets?: number;
  readonly camp?: boolean;
}

/** The top counter: the one that everybody sees, or the first if a marker covers all. */
export const topOf = (stack: HexStack): UnitPiece | undefined => stack.units.find(({ id }) => id === stack.top) ?? firstOf(stack);

/** The leader of a stack who is not on top: the one with the highest command. */
export const leaderUnder = (stack: HexStack): UnitPiece | undefined => {
  const top = topOf(stack);
  return stack.units
    .filter((unit) => unit.kind === "leader" && unit !== top)
    .sort((a, b) => (b.command ?? 0) - (a.command ?? 0))[0];
};

/**
 * The counter that a stack goes by: a leader, else the strongest; fleets last, but over what they carry. A fleet is the one that
 * everybody sees, so that a voyage along a coast where all may be examined looks the same throughout.
 */
const firstOf = ({ units, top }: HexStack): UnitPiece | undefined => {
  const rank = ({ id, kind, aboard, combat }: UnitPiece) =>
    (kind === "leader" ? 100 : 0) + (aboard ? -200 : 0) + (kind === "fleet" ? (id === top ? -10 : -20) : 0) + combat;
  return [...units].sort((a, b) => rank(b) - rank(a))[0];
};

export const sizeOf = (stack: HexStack): number => stack.units.length + (stack.hidden ?? 0);

export const strengthOf = (stack: HexStack): number => stack.units.reduce((sum, unit) => sum + unit.combat, 0);

/** A stack's identity is the counter that it goes by or, if hidden, its place. */
export const identityOf = (stack: HexStack): string => `${stack.side} ${firstOf(stack)?.id ?? stack.hex}`;

/** The colour and sign of a hidden counter. */
export const coverOf = (stack: HexStack): AnyPower =>
  stack.side === "neutral" ? (firstOf(stack)?.power ?? "mercenaries") : stack.side;

export function describeUnits(stack: HexStack, place: string): string {
  const side = { rome: "Rome", carthage: "Carthage", neutral: "A minor power" }[stack.side];
  const known = stack.units.map((unit) => `${unit.name} ${unit.combat}-${unit.morale}${unit.recruit ? " (recruits)" : ""}`);
  const hidden = stack.hidden ? [`${stack.hidden} unseen`] : [];
  return `${side} in ${place}: ${[...known, ...hidden].join(", ")}${stack.camp ? "; in a camp" : ""}`;
}
