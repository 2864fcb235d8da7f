import type { Logged } from "../../table/client.ts";

/** A roll of the dice as the log keeps it. */
export interface Roll {
  readonly entry: Logged;
  readonly die: number;
  readonly modifiers: readonly { readonly because: string; readonly amount: number }[];
  readonly total: number;
  readonly needed: number | null;
}

/** The rolls that the last answer brought about. */
export function lastRolls(log: readonly Logged[]): Roll[] {
  const last = log.at(-1)?.version ?? -1;
  if (last < 0) return [];
  return log.flatMap((entry) => {
    if (entry.version !== last) return [];
    const roll = rollOf(entry);
    return roll ? [roll] : [];
  });
}

export function rollOf(entry: Logged): Roll | null {
  const { die, modifiers, needed } = entry.params ?? {};
  if (typeof die !== "number") return null;
  const list = (Array.isArray(modifiers) ? modifiers : []).map(modifierOf);
  return {
    entry,
    die,
    modifiers: list,
    total: list.reduce((sum, { amount }) => sum + amount, die),
    needed: typeof needed === "number" ? needed : null,
  };
}

/** `hannibal.because.port=+1`: the reason and the amount. */
function modifierOf(text: string): { because: string; amount: number } {
  const at = text.lastIndexOf("=");
  return { because: text.slice(0, at), amount: Number(text.slice(at + 1)) };
}
