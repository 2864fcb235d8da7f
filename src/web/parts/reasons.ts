import type { Params } from "../../engine/index.ts";

/** Something that changes a number, and why. */
export interface Reason {
  readonly because: string;
  readonly amount: number;
}

/** `hannibal.because.port=+1` as the log has it: the reason and the amount. */
export function reasonOf(text: string): Reason {
  const at = text.lastIndexOf("=");
  return { because: text.slice(0, at), amount: Number(text.slice(at + 1)) };
}

export const sumOf = (list: readonly Reason[]): number => list.reduce((sum, { amount }) => sum + amount, 0);

/** What changes the number of a log entry; other remarks in brackets (who is on board of what) are none. */
export const modifiersOf = (params: Params | undefined): readonly Reason[] =>
  Array.isArray(params?.modifiers)
    ? (params.modifiers as string[]).map(reasonOf).filter(({ amount }) => Number.isFinite(amount))
    : [];
