import type { Reason } from "../../../engine/index.ts";

/** Why not: for questions about spaces, where one sentence says what the others lack. */
export const spacesWhere =
  <Key extends string>(why: Key, rule: string, params?: Reason["params"]) =>
  (id: string): Reason<Key> | undefined =>
    /^(space|supply|inside):/.test(id) ? { why, rule, ...(params && { params }) } : undefined;
