import type { Params } from "../../../engine/index.ts";
import type { Risk } from "../../../web/plan/planning.ts";
import type { Words } from "../../../words/words.ts";

/** The chance of something. The key is in the page's words for the game. */
export interface Odds {
  readonly key: string;
  /** the option that would cause it, unless it is about the whole question */
  readonly option?: string;
  readonly params?: Params;
  /** null while it is being worked out, or if it is only a remark */
  readonly chance: number | null;
  readonly pending?: boolean;
  readonly about?: { readonly key: string; readonly params?: Params };
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** The share of die faces for which something holds. */
export const share = (holds: (die: number) => boolean): number => FACES.filter(holds).length / 6;
export const upTo = (needed: number): number => share((die) => die <= needed);
export const average = (of: (die: number) => number): number => FACES.reduce((sum, die) => sum + of(die), 0) / 6;

/** this many lines are enough */
const MOST = 6;

/** The odds that are shown: all of them, so that options can be compared; where there is no room, those of the option pointed at. */
export const oddsInSight = (odds: readonly Odds[], pointed: readonly Odds[]): readonly Odds[] =>
  pointed.length > 0 && odds.length > MOST ? pointed : odds.slice(0, MOST);

/** The odds of a siege, as a plan that ends with it tells them: what cannot happen is not mentioned. */
export const siegeRisks = (odds: readonly Odds[], words: Words): Risk[] =>
  odds
    .filter(({ chance }) => chance !== 0)
    .map(({ key, params, chance }) => ({ said: words.say(key, params), chance, danger: key === "face.odds.siege-loss" }));
