import type { Plain } from "../../../engine/index.ts";
import type { AnyPower } from "../../shared/page/board/powers.ts";
import { type PerSeat, SEATS, type Seat } from "../../shared/rules/seats.ts";
import { fortressAp } from "../rules/action-points.ts";
import { fortresses, fortressLevel, occupies, scan } from "../rules/board.ts";
import { CONTINGENTS } from "../rules/data.ts";
import { MAP, PLACE, PLACES, REGION } from "../rules/map.ts";
import type { State } from "../rules/state.ts";
import { TURN_TRACK, type VictoryLevel, victoryLevel } from "../rules/tables.ts";
import { pointsFor, victoryPoints } from "../rules/victory.ts";
import { stateOf } from "./imagined.ts";
import { asView, powerOf, type Side, type StackView, unitOf, type WarView } from "./view.ts";

interface Standing {
  readonly points: PerSeat<number>;
  readonly fortresses: PerSeat<number>;
  /** the action points that come next, without the die */
  readonly income: PerSeat<number>;
  /** who would win now, and by how much */
  readonly level: VictoryLevel;
  readonly leader: Seat | null;
}

const kept = new WeakMap<object, Standing>();

/** The phases before anybody gets action points (5.0). */
const OPENING: ReadonlySet<string> = new Set(["setup", "initiative", "augurs"]);

/** The turn in which a side gets action points next: the one going on, if its half of it is yet to come (5.0). */
function turnOfIncome({ turn, phase, phasing, initiative }: WarView, seat: Seat): number {
  if (OPENING.has(phase)) return turn;
  const isHere = seat === phasing ? phase !== "action-points" : seat === initiative;
  return phase === "end-of-turn" || isHere ? turn + 1 : turn;
}

/** The action points that a side gets next: in which turn, how many without the die, and with it, less what it owes. */
interface Income {
  readonly when: "now" | "next";
  readonly sure: number;
  readonly least: number;
  readonly most: number;
}

/** Null if none come any more. Nobody has more than the limit of what these bring (8.1, 8.2). */
export function incomeOf(plain: Plain, seat: Seat): Income | null {
  const view = asView(plain);
  const turn = turnOfIncome(view, seat);
  const sure = standingOf(plain).income[seat];
  if (turn > view.lastTurn) return null;
  const paid = (die: number) => Math.max(0, sure + die - view.debt[seat]);
  return { when: turn > view.turn ? "next" : "now", sure, least: paid(1), most: paid(6) };
}

/**
 * The game as it was before the force that is on its way set out: what it leaves and what it only passes changes hands where the move
 * ends, if at all.
 */
function restingState(plain: Plain): State {
  const s = stateOf(plain);
  const { operation, stacks } = asView(plain);
  if (operation?.stage !== "move" || operation.spent === 0) return s;
  const [hex, from] = [operation.hex, operation.from].map((id) => MAP.indexOf.get(id)!);
  const there = stacks.find((stack) => stack.hex === operation.hex && stack.side === operation.side);
  if (!there) return s;
  const { land, fleets } = there;
  const isAlone =
    operation.kind === "naval" ? land === 0 && fleets === operation.count : fleets === 0 && land === operation.count;
  const first = s.at.findIndex((at, unit) => at === hex && s.aboard[unit]! < 0);
  return { ...s, at: s.at.map((at, unit) => (at === hex && (isAlone || unit === first) ? from! : at)) };
}

/** Victory points, fortresses and income, by the rules themselves. All of it is public: every hex shows who occupies it. */
export function standingOf(plain: Plain): Standing {
  const known = kept.get(plain as object);
  if (known) return known;
  const s = restingState(plain);
  const each = (of: (side: number) => number): PerSeat<number> => ({ rome: of(0), carthage: of(1) });
  const points = each((side) => victoryPoints(s, side));
  const b = scan(s);
  const held = each((side) => fortresses(s).filter((hex) => occupies(b, side, hex)).length);
  const level = victoryLevel(Math.abs(points.rome - points.carthage));
  const standing: Standing = {
    points,
    fortresses: held,
    income: each((side) => {
      const turn = turnOfIncome(asView(plain), SEATS[side]!);
      return turn > asView(plain).lastTurn ? 0 : TURN_TRACK[turn - 1]![side as 0 | 1] + fortressAp(s, side);
    }),
    level,
    leader: level === "draw" ? null : SEATS.find((seat) => points[seat] === Math.max(points.rome, points.carthage))!,
  };
  kept.set(plain as object, standing);
  return standing;
}

/** The colours of a stack: a neutral power's own, otherwise those of the side it fights for. */
function coloursOf(stack: StackView): AnyPower {
  if (stack.side !== "neutral") return stack.side;
  const shown = stack.units[0];
  if (shown) return powerOf(unitOf(shown.id));
  const home = MAP.home[REGION[MAP.indexOf.get(stack.hex)!]!];
  return home === undefined ? "mercenaries" : CONTINGENTS[home]!;
}

/** The side in each town and fortress. */
export function holders(plain: Plain): Record<string, AnyPower> {
  const held: Record<string, AnyPower> = {};
  for (const stack of asView(plain).stacks) {
    if (PLACE[MAP.indexOf.get(stack.hex)!]! >= 0) held[stack.hex] = coloursOf(stack);
  }
  return held;
}

/** The colour of a region: that of the side with most of its fortresses, or else of its home power. */
export function regionColours(plain: Plain): Record<string, AnyPower> {
  const view = asView(plain);
  const held = holders(plain);
  return Object.fromEntries(
    MAP.regions.map((id, region) => {
      const counts = new Map<AnyPower, number>();
      for (const { hex, works } of PLACES) {
        const power = held[MAP.numbers[hex]!];
        if (REGION[hex] === region && power) counts.set(power, (counts.get(power) ?? 0) + works + 0.1);
      }
      const best = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
      return [id, best ?? homeColour(MAP.home[region]!, view.powers)] as const;
    }),
  );
}

function homeColour(contingent: number, powers: Readonly<Record<string, Side>>): AnyPower {
  const home = CONTINGENTS[contingent]!;
  const side = powers[home];
  return side === "rome" || side === "carthage" ? side : home;
}

/** Fortresses in victory point order: region by region. */
export function fortressList(plain: Plain): { hex: string; region: string; level: number; vp: number; holder: Side | null }[] {
  const s = restingState(plain);
  const b = scan(s);
  const sides = ["rome", "carthage", "neutral"] as const;
  return fortresses(s).map((hex) => {
    const holder = sides.find((_, side) => occupies(b, side, hex)) ?? null;
    return {
      hex: MAP.numbers[hex]!,
      region: MAP.regions[REGION[hex]!]!,
      level: fortressLevel(s, hex),
      vp: pointsFor(s, b, holder === "carthage" ? 1 : 0, hex),
      holder,
    };
  });
}
