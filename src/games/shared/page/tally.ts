import type { Params } from "../../../engine/index.ts";
import type { Tally } from "../../../web/film/chronicle.ts";

/** What counts in the sum of a turn, and the parameters of its entry that say how many, what and who. */
export interface Counted {
  readonly say: string;
  readonly count?: string;
  readonly name?: string;
  readonly who?: string;
  /** what is said of a move if whoever made it is not where it led */
  readonly elsewhere?: string;
}

/** What an entry adds to the sum of a turn. */
export function tallyOf(one: Counted, params: Params, count: number): Tally {
  const of = (param: string | undefined) => (param === undefined ? undefined : String(params[param]));
  const [name, who] = [of(one.name), of(one.who)];
  return { say: one.say, count, ...(name && { name }), ...(who && { who }), ...(one.elsewhere && { elsewhere: one.elsewhere }) };
}
