import type { Outcome, Plain } from "../../../engine/index.ts";
import type { Words } from "../../../words/words.ts";
import { isInsidePost } from "../../shared/page/posts.ts";
import type { PerSeat, Seat } from "../../shared/rules/seats.ts";
import { GENERALS } from "../rules/generals.ts";
import { MARE_PORTS, PROVINCE_SPACES, PROVINCES, SPACE_IDS } from "../rules/map.ts";
import { type Mood, moodOf } from "../rules/miat.ts";
import type { BattleStage, Column, MarchStage, Modifier, Orders, Phase, Ruleset, SeaStage, Warships } from "../rules/state.ts";
import { MIAT_SLOTS, MIAT_SYMBOLS } from "../rules/tables.ts";

/** What `view` of Hamilcar's rules gives, as the page reads it. Cards that one may not see are only counted. */
export interface HamilcarView {
  readonly ruleset: Ruleset;
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly turn: number;
  readonly phase: Phase;
  readonly active: Seat;
  readonly announced: number;
  readonly queue: readonly (string | number)[];
  readonly control: PerSeat<readonly string[]>;
  readonly tribes: readonly string[];
  readonly siege: Readonly<Record<string, { readonly by: Seat; readonly points: number }>>;
  readonly siegeTrains: readonly string[];
  readonly citadel: string | null;
  readonly forces: readonly Stack[];
  readonly offices: Readonly<Record<string, "consul" | "proconsul" | "dictator">>;
  readonly pool: readonly string[];
  readonly turnTrack: readonly string[];
  readonly mercenaries: readonly string[];
  readonly aside: readonly string[];
  readonly gone: readonly string[];
  readonly duiliusPaid: boolean;
  readonly flamen: string | null;
  readonly dictator: "face-down" | "ready" | "elected" | "gone";
  readonly forgottenTactics: boolean;
  readonly warships: PerSeat<Readonly<Warships>>;
  readonly supremacy: Seat;
  readonly seamanship: "poor" | "fair" | "good" | "excellent";
  readonly corvi: boolean;
  readonly truce: boolean;
  readonly miat: readonly string[];
  readonly display: PerSeat<readonly string[]>;
  readonly deck: number | readonly number[];
  readonly hands: PerSeat<number | readonly number[]>;
  readonly shown: PerSeat<readonly number[]>;
  readonly discard: readonly number[];
  readonly removed: readonly number[];
  readonly played: readonly number[];
  readonly leaving: readonly number[];
  readonly chest: PerSeat<number>;
  readonly play: {
    readonly seat: Seat;
    readonly card: number;
    readonly ops: number;
    readonly activations: number;
    readonly orders: Orders;
  } | null;
  readonly march: MarchView | null;
  readonly fleets: PerSeat<FleetView | null>;
  readonly seaBattle: SeaBattleView | null;
  readonly battle: BattleView | null;
  readonly over: Outcome | null;
}

export interface Stack {
  readonly side: Seat;
  /** a space, `inside:` and the space, or `at-sea` */
  readonly at: string;
  readonly cus: number;
  readonly elephants?: number;
  readonly supply?: number;
  readonly generals?: readonly string[];
}

export interface MarchView {
  readonly seat: Seat;
  readonly general: string;
  readonly staff: readonly string[];
  readonly columns: readonly Column[];
  readonly at: string;
  readonly used: number;
  readonly allowance: number;
  readonly path: readonly string[];
  readonly stage: MarchStage;
}

export interface FleetView {
  readonly commander: string | null;
  readonly route: readonly string[];
  readonly limit: number;
  readonly used: number;
  readonly storms: number;
  readonly challenged: boolean;
  readonly target: string | null;
  readonly weary: boolean;
}

export interface SeaBattleView {
  readonly port: string;
  readonly mover: Seat;
  readonly quick: boolean;
  readonly stage: SeaStage;
  readonly commanders: PerSeat<string>;
  readonly turn: Seat;
  readonly first: Seat;
  readonly round: number;
  readonly deck: number | readonly number[];
  readonly discard: readonly number[];
  readonly hands: PerSeat<number | readonly number[]>;
  readonly ratings: PerSeat<readonly Modifier[]>;
  readonly pending: PerSeat<{
    readonly roll: readonly Modifier[];
    readonly column: readonly Modifier[];
    readonly ignored: number;
    readonly prizes: number;
  }>;
  readonly lost: PerSeat<number>;
  readonly winner: Seat | null;
}

export interface BattleView {
  readonly space: string;
  readonly attacker: Seat;
  readonly bySea: boolean;
  readonly stage: BattleStage;
  readonly commanders: PerSeat<string | null>;
  readonly ratings: PerSeat<readonly Modifier[]>;
  readonly levels: PerSeat<readonly Modifier[]>;
  readonly charge: "none" | "announced" | "rome-rerolls" | "carthage-rerolls";
  /** faces of the small and of the large die, or -1 */
  readonly dice: PerSeat<readonly number[]>;
  readonly hits: PerSeat<number>;
  readonly lost: PerSeat<number>;
  readonly winner: Seat | null;
}

export const asView = (view: Plain): HamilcarView => view as unknown as HamilcarView;

export const AT_SEA = "at-sea";
/** The id by which the words name a post. */
export const postId = (post: string): string => (post === AT_SEA || isInsidePost(post) ? post : `space:${post}`);

/** The strategy and battle rating of a general under the rule set. */
export function ratingsOf({ ruleset }: Pick<HamilcarView, "ruleset">, id: string): { strategy: number; battle: number } {
  const { strategy, battle, goldenGeekBattle } = GENERALS.find((general) => general.id === id)!;
  return { strategy, battle: ruleset === "golden-geek" ? (goldenGeekBattle ?? battle) : battle };
}

export const moodNow = ({ miat }: HamilcarView): Mood => moodOf(miat.length, miat.includes("centre"));

/** What the Miat adds to the reinforcements: both slots beside a symbol must be filled (15.3.A). */
export const miatSymbols = ({ miat }: HamilcarView) =>
  MIAT_SYMBOLS.map(({ gives, between }) => ({ gives, active: between.every((slot) => miat.includes(MIAT_SLOTS[slot]!)) }));

export const holderOf = ({ control }: HamilcarView, space: string): Seat | null =>
  control.rome.includes(space) ? "rome" : control.carthage.includes(space) ? "carthage" : null;

/** Something that can count on the Provincial Display, and how far each side is. */
export interface Standing {
  readonly id: string;
  readonly region: string | null;
  readonly significant: boolean;
  readonly spaces: number;
  readonly held: PerSeat<number>;
  readonly controller: Seat | null;
}

function standing(
  view: HamilcarView,
  id: string,
  region: string | null,
  significant: boolean,
  spaces: readonly number[],
): Standing {
  const held = (seat: Seat) => spaces.filter((at) => view.control[seat].includes(SPACE_IDS[at]!)).length;
  const both = { rome: held("rome"), carthage: held("carthage") };
  const controller = both.rome * 2 > spaces.length ? "rome" : both.carthage * 2 > spaces.length ? "carthage" : null;
  return { id, region, significant, spaces: spaces.length, held: both, controller };
}

/** Every province with who holds how much of it (2.1.E). */
export const provincesOf = (view: HamilcarView): Standing[] =>
  PROVINCES.map(({ id, region, significant }, number) => standing(view, id, region, significant, PROVINCE_SPACES[number]!));

/** Mare Tyrrhenum, which counts like a province (2.1.H). */
export const tyrrhenumOf = (view: HamilcarView): Standing => standing(view, "mare-tyrrhenum", null, true, MARE_PORTS);

/** The name of something that counts on the Provincial Display. */
export const displayName = (id: string, words: Words): string =>
  words.say(words.has(`display:${id}`) ? `display:${id}` : `province:${id}`);

/** The stack of a side at sea. */
export const aboard = (view: HamilcarView, seat: Seat): Stack | undefined =>
  view.forces.find(({ side, at }) => side === seat && at === AT_SEA);
