import type { Seat } from "../../../engine/index.ts";
import type { Logged } from "../../table/client.ts";
import { reasonOf } from "../shared/reasons.ts";
import { latest, type Roll } from "../shared/rolls.ts";

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
/** Entries that say what a classic die meant. */
const RESULTS = new Set(
  [
    "battle-roll",
    "corvus-roll",
    "avoid-roll",
    "intercept-roll",
    "pursuit-roll",
    "warships-hit",
    "cruel-sea",
    "storms-at-sea",
  ].map((event) => `hamilcar.log.${event}`),
);

/** The rolls that the last answer brought about. */
export function lastRolls(log: readonly Logged[]): HamilcarRoll[] {
  const rolls: HamilcarRoll[] = [];
  for (const entry of latest(log)) {
    const kind = ROLLED[entry.event];
    if (kind) rolls.push(newRoll(entry, kind));
    const roll = rolls.at(-1);
    if (!roll) continue;
    if (entry.event === "hamilcar.log.modifiers") rolls[rolls.length - 1] = withModifiers(roll, entry);
    else if (RESULTS.has(entry.event)) rolls[rolls.length - 1] = { ...roll, results: [...roll.results, entry] };
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
