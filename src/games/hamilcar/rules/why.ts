import type { Reason } from "../../../engine/index.ts";

/** Why not: for questions about spaces of which one sentence says what the others lack. */
export const spacesWhere =
  (why: string, rule: string) =>
  (id: string): Reason | undefined =>
    /^(space|supply|inside):/.test(id) ? { why, rule } : undefined;
