import type { Bust } from "../../../../../web/portrait/bust.ts";
import type { Box, Point, Space } from "../chart.ts";
import type { Power } from "../powers.ts";

type Office = "consul" | "proconsul" | "dictator";

/** A general as a counter. */
export interface GeneralPiece {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  /** his portrait, shown close up */
  readonly bust?: Bust | undefined;
  readonly strategy: number;
  readonly battle: number;
  readonly commander?: boolean;
  readonly office?: Office | null;
  /** an admiral (Hamilcar) */
  readonly admiral?: boolean;
}

/** What one side has in one space, in the open or inside the walls. */
export interface StackPieces {
  readonly space: string;
  readonly side: Power;
  readonly inside?: boolean;
  /** combat units, without elephants */
  readonly cus: number;
  readonly elephants?: number;
  readonly siegeTrain?: boolean;
  /** supply trains (Hamilcar) */
  readonly supply?: number;
  readonly generals: readonly GeneralPiece[];
}

/** A stack keeps its identity while it moves: its first general, or (for units alone) its position. */
export const identity = (stack: StackPieces): string => {
  const first = commanderOf(stack);
  return first ? `general ${first.id}` : `${stack.side} ${stack.space} ${stack.inside ? "inside" : "outside"}`;
};

export const commanderOf = (stack: StackPieces): GeneralPiece | undefined =>
  stack.generals.find((general) => general.commander) ?? stack.generals[0];

export const strength = (stack: StackPieces): number => stack.cus + (stack.elephants ?? 0);

/** The small counters beside a general, in order. */
export const extras = (stack: StackPieces): { icon: "elephant" | "siege-train" | "supply"; count: number }[] => [
  ...(stack.elephants ? [{ icon: "elephant" as const, count: stack.elephants }] : []),
  ...(stack.supply ? [{ icon: "supply" as const, count: stack.supply }] : []),
  ...(stack.siegeTrain ? [{ icon: "siege-train" as const, count: 1 }] : []),
];

/** How far a general is off centre, so that he, his units and his small counters together are centred. */
export const aside = (stack: StackPieces): number => (strength(stack) > 0 ? -9 : 0) + (extras(stack).length > 0 ? 8 : 0);

/** The area a stack covers around its space. */
export function bodyOf(stack: StackPieces): Box {
  const small = extras(stack).length;
  const foot = stack.inside ? 22 : 4;
  if (stack.generals.length === 0) return [small > 0 ? -46 : -30, -54, small > 1 ? 46 : 30, foot];
  const off = aside(stack);
  return [off - (small > 0 ? 57 : 33), -82, off + (strength(stack) > 0 ? 59 : 33), foot];
}

/** How close armies in one space stand, and how much higher those behind, so that all are legible and none stands on another space. */
const CLOSE = 0.66;
const BEHIND = 18;
/** the same beside a garrison with a general or small counters of its own: they would cover the number of those beside them */
const APART = 0.86;

/** On which side of a space there is more room for those who stand before its walls: left (-1) or right (1). */
function roomierSide({ at: [x, y] }: Space, spaces: readonly Space[]): -1 | 1 {
  const beside = spaces.flatMap(({ at: [a, b] }) => (a !== x && Math.abs(b - y) < ARM ? [a - x] : []));
  const left = Math.min(...beside.filter((off) => off < 0).map(Math.abs), ARM * 4);
  const right = Math.min(...beside.filter((off) => off > 0), ARM * 4);
  return right > left ? 1 : -1;
}
/** how far above or below a space something is that is in the way of an army beside it */
const ARM = 90;

/**
 * The position of a stack: above its space; if several share it, one behind the other. Those inside the walls are at their city, the
 * others on one side of it.
 */
export function standing(
  stack: StackPieces,
  stacks: readonly StackPieces[],
  space: Space,
  scale: number,
  spaces: readonly Space[] = [],
): Point {
  const here = stacks.filter((other) => other.space === stack.space);
  if (here.length === 1) return space.at;
  const widthOf = (one: StackPieces) => bodyOf(one)[2] - bodyOf(one)[0];
  const sum = (ones: readonly StackPieces[]) => ones.reduce((so, one) => so + widthOf(one), 0);
  const garrison = here.find(({ inside }) => inside);
  const outside = here.filter((one) => one !== garrison);
  const inRow = !garrison ? here : roomierSide(space, spaces) < 0 ? [...outside, garrison] : [garrison, ...outside];
  const xOf = (one: StackPieces) => sum(inRow.slice(0, inRow.indexOf(one))) - sum(inRow) / 2 - bodyOf(one)[0];
  const off = garrison ? xOf(garrison) : 0;
  const behind = here.length - 1 - here.indexOf(stack);
  const height = stack.inside ? 0 : behind * BEHIND;
  const isWide = garrison && (garrison.generals.length > 0 || extras(garrison).length > 0);
  return [space.at[0] + (xOf(stack) - off) * (isWide ? APART : CLOSE) * scale, space.at[1] - height * scale];
}

/** What has changed places, in short: equal for equal stacks. */
export const rosterOf = (stacks: readonly StackPieces[]): string =>
  stacks.map((one) => [one.space, one.side, one.inside, strength(one), ...one.generals.map(({ id }) => id)].join()).join(" ");

/** A meeting of armies: how they are drawn until the one that comes has arrived, and its way. */
export interface Meeting {
  readonly stacks: readonly StackPieces[];
  readonly from: string;
  readonly to: string;
}

/** An army that joins another walks up to it with what it has; the other stands as it was. Null if none does. */
export function meetingIn(before: readonly StackPieces[], now: readonly StackPieces[]): Meeting | null {
  for (const joint of now) {
    const host = before.find(
      ({ space, side, inside }) => space === joint.space && side === joint.side && !inside === !joint.inside,
    );
    if (!host) continue;
    const hosts = new Set(host.generals.map(({ id }) => id));
    const came = new Set(joint.generals.flatMap(({ id }) => (hosts.has(id) ? [] : [id])));
    const old = before.find(({ generals }) => generals.some(({ id }) => came.has(id)));
    if (!old || old.space === joint.space) continue;
    const more = (count: (one: StackPieces) => number | undefined) => Math.max(0, (count(joint) ?? 0) - (count(host) ?? 0));
    const guest: StackPieces = {
      ...joint,
      cus: more(({ cus }) => cus),
      elephants: more(({ elephants }) => elephants),
      supply: more(({ supply }) => supply),
      siegeTrain: (joint.siegeTrain ?? false) && !host.siegeTrain,
      generals: old.generals.filter(({ id }) => came.has(id)),
    };
    return { stacks: now.flatMap((one) => (one === joint ? [host, guest] : [one])), from: old.space, to: joint.space };
  }
  return null;
}

/** A stack in plain English, for screen readers. */
export function describeStack(stack: StackPieces, spaceName: string): string {
  const parts = stack.generals.map(
    (general) => `${general.name}${general.office ? `, ${general.office}` : ""} (${general.strategy}-${general.battle})`,
  );
  parts.push(`${strength(stack)} combat units`);
  if (stack.elephants) parts.push(`of them ${stack.elephants} elephants`);
  if (stack.siegeTrain) parts.push("siege train");
  if (stack.supply) parts.push(`${stack.supply} supply trains`);
  const side = stack.side === "rome" ? "Rome" : "Carthage";
  return `${side}: ${parts.join(", ")}; ${stack.inside ? "inside the walls of" : "in"} ${spaceName}`;
}
