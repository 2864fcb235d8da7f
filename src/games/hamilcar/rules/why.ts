import type { Key, Reason } from "./ask.ts";

/** Why not: for questions about spaces, where one sentence says what the others lack. */
export const spacesWhere =
  (why: Key, rule: string) =>
  (id: string): Reason | undefined =>
    /^(space|supply|inside):/.test(id) ? { why, rule } : undefined;
