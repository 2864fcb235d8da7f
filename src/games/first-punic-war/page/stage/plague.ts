import type { LogEntry } from "../../../../engine/index.ts";
import { keys } from "../../../../words/ids.ts";

/** A fortress in a plague: its die, 0 if that has yet to be rolled, who is lost, and whether nobody is left (7.0). */
export interface Stricken {
  readonly hex: string;
  readonly die: number;
  readonly unit: string | null;
  readonly isEmpty: boolean;
}

const DICE = keys("fpw.", "plague-strikes", "plague-spares");
/** what the table of a plague shows by itself */
export const IN_TABLE = keys("fpw.", "plague-strikes", "plague-spares", "eliminated", "stands-empty", "now-on-top");

/** All fortresses in which a plague is rolled for, in order, as far as it has been told; `queue` are those still to come. */
export function stricken(entries: readonly LogEntry[], queue: readonly string[]): readonly Stricken[] {
  const rolled = entries.filter(({ event }) => DICE.has(event)).map(({ params }) => ({ hex: params!.hex, die: params!.die }));
  const told = (event: string, hex: unknown) =>
    entries.find((entry) => entry.event === `fpw.${event}` && entry.params?.hex === hex)?.params;
  return [
    ...rolled.map(({ hex, die }) => ({
      hex: String(hex),
      die: Number(die),
      unit: (told("eliminated", hex)?.unit ?? null) as string | null,
      isEmpty: told("stands-empty", hex) !== undefined,
    })),
    ...queue.filter((hex) => !rolled.some((one) => one.hex === hex)).map((hex) => ({ hex, die: 0, unit: null, isEmpty: false })),
  ];
}
