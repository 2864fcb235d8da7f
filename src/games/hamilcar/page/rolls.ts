import { reasonOf } from "../../../web/parts/reasons.ts";
import type { Logged } from "../../../web/table/client.ts";
import { latest, type Roll } from "../../shared/page/rolls.ts";
import type { Seat } from "../../shared/rules/seats.ts";

export interface HamilcarRoll extends Roll {
  readonly kind: "classic" | "naval" | "siege";
  readonly seat: Seat | null;
}

const ROLLED: Readonly<Record<string, HamilcarRoll["kind"]>> = {
  "hamilcar.log.die": "classic",
  "hamilcar.log.die-set": "classic",
  "hamilcar.log.naval-die": "naval",
  "hamilcar.log.siege-roll": "siege",
};
/** Entries that tell the result of a roll. */
const RESULTS = new Set(
  [
    "battle-roll",
    "fire-pots",
    "corvus-roll",
    "avoid-roll",
    "intercept-roll",
    "pursuit-roll",
    "attrition",
    "command-kept",
    "command-changed",
    "charge-nothing",
    "charge-rome",
    "charge-carthage",
    "siege-points",
    "siege-loss-spared",
    "warships-hit",
    "cruel-sea",
    "storms-at-sea",
    "cus-lost",
    "elephants-lost",
    "captured",
  ].map((event) => `hamilcar.log.${event}`),
);

/** The rolls caused by the last answer, each with its immediate result. */
export const lastRolls = (log: readonly Logged[]): HamilcarRoll[] => rollsIn(latest(log));

/** The rolls among some entries, each with its immediate result. */
export function rollsIn(entries: readonly Logged[]): HamilcarRoll[] {
  const rolls: HamilcarRoll[] = [];
  let fresh = false;
  for (const entry of entries) {
    const kind = ROLLED[entry.event];
    if (kind) rolls.push(newRoll(entry, kind));
    const roll = rolls.at(-1);
    const isModified = entry.event === "hamilcar.log.modifiers";
    const isResult: boolean = fresh && RESULTS.has(entry.event);
    if (roll && isModified) rolls[rolls.length - 1] = withModifiers(roll, entry);
    else if (roll && isResult) rolls[rolls.length - 1] = { ...roll, results: [...roll.results, entry] };
    fresh = kind !== undefined || isModified || isResult;
  }
  return rolls;
}

function newRoll(entry: Logged, kind: HamilcarRoll["kind"]): HamilcarRoll {
  const { die, seat } = entry.params ?? {};
  const shown = typeof die === "number" ? die : 0;
  const side = typeof seat === "string" ? (seat.replace(/^seat:/, "") as Seat) : null;
  return { entry, kind, seat: side, die: shown, modifiers: [], total: shown, results: [] };
}

function withModifiers(roll: HamilcarRoll, { params }: Logged): HamilcarRoll {
  const list = Array.isArray(params?.modifiers) ? (params.modifiers as string[]) : [];
  const total = typeof params?.die === "number" ? params.die : roll.total;
  return { ...roll, modifiers: list.map(reasonOf), total };
}
