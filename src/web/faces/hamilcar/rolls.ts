import type { Seat } from "../../../engine/index.ts";
import type { Logged } from "../../table/client.ts";

/** A roll of the dice as the log keeps it. */
export interface Roll {
  readonly entry: Logged;
  readonly kind: "classic" | "naval" | "siege";
  readonly seat: Seat | null;
  /** what the classic die shows */
  readonly die: number;
  readonly modifiers: readonly { readonly because: string; readonly amount: number }[];
  readonly total: number;
  /** what came of it, as entries of the log */
  readonly results: readonly Logged[];
}

const ROLLED: Readonly<Record<string, Roll["kind"]>> = {
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
export function lastRolls(log: readonly Logged[]): Roll[] {
  const last = log.at(-1)?.version ?? -1;
  if (last < 0) return [];
  const rolls: Roll[] = [];
  for (const entry of log) {
    if (entry.version !== last) continue;
    const kind = ROLLED[entry.event];
    if (kind) rolls.push(newRoll(entry, kind));
    const roll = rolls.at(-1);
    if (!roll) continue;
    if (entry.event === "hamilcar.log.modifiers") rolls[rolls.length - 1] = withModifiers(roll, entry);
    else if (RESULTS.has(entry.event)) rolls[rolls.length - 1] = { ...roll, results: [...roll.results, entry] };
  }
  return rolls;
}

function newRoll(entry: Logged, kind: Roll["kind"]): Roll {
  const { die, seat } = entry.params ?? {};
  const shown = typeof die === "number" ? die : 0;
  const side = typeof seat === "string" ? (seat.replace(/^seat:/, "") as Seat) : null;
  return { entry, kind, seat: side, die: shown, modifiers: [], total: shown, results: [] };
}

function withModifiers(roll: Roll, { params }: Logged): Roll {
  const list = Array.isArray(params?.modifiers) ? (params.modifiers as string[]) : [];
  const total = typeof params?.die === "number" ? params.die : roll.total;
  return { ...roll, modifiers: list.map(modifierOf), total };
}

/** `hamilcar.because.corvi=+1`: the reason and the amount. */
function modifierOf(text: string): { because: string; amount: number } {
  const at = text.lastIndexOf("=");
  return { because: text.slice(0, at), amount: Number(text.slice(at + 1)) };
}
