import type { Outcome, Plain } from "../../../engine/index.ts";
import type { PerSeat, Seat } from "../../shared/rules/seats.ts";
import { plainPCs, politicalPoints, provinceController } from "../rules/control.ts";
import { PROVINCE_SPACES, PROVINCES, SPACE_COUNT, SPACE_IDS, TRIBES } from "../rules/map.ts";
import { type BattleCard, CODE, type Hannibal, type Modifier, NOBODY, type Phase, type Use } from "../rules/state.ts";

/** What `view` of Hannibal's rules gives, as the page reads it. Cards that one may not see are only counted. */
export interface HannibalView {
  readonly turn: number;
  readonly phase: Phase;
  readonly active: Seat;
  readonly announced: number;
  readonly control: PerSeat<readonly string[]>;
  readonly tribes: readonly string[];
  readonly siege: Readonly<Record<string, { readonly by: Seat; readonly points: number }>>;
  readonly forces: readonly Stack[];
  readonly siegeTrain: string | null;
  readonly consuls: readonly string[];
  readonly proconsul: string | null;
  readonly cup: readonly string[];
  readonly displaced: readonly string[];
  readonly gone: readonly string[];
  readonly awaited: readonly string[];
  readonly deck: number | readonly number[];
  readonly discard: readonly number[];
  readonly removed: readonly number[];
  readonly hands: PerSeat<number | readonly number[]>;
  readonly shown: PerSeat<readonly number[]>;
  readonly macedonia: "neutral" | "allied" | "peace";
  readonly truce: boolean;
  readonly navalVictory: boolean;
  readonly hannoCounsels: boolean;
  readonly catoCounsels: boolean;
  readonly reshuffle: boolean;
  readonly play: { readonly seat: Seat; readonly card: number; readonly use: Use; readonly activations: number } | null;
  readonly march: MarchView | null;
  readonly battle: BattleView | null;
  readonly over: Outcome | null;
}

export interface Stack {
  readonly side: Seat;
  /** a space, or `inside:` and the space */
  readonly at: string;
  readonly cus: number;
  readonly elephants?: number;
  readonly generals?: readonly string[];
}

export interface MarchView {
  readonly general: string;
  readonly staff: readonly string[];
  readonly columns: readonly { readonly cus: number; readonly elephants: number }[];
  readonly at: string;
  readonly used: number;
  readonly allowance: number;
  readonly path: readonly (readonly [string, number])[];
}

export type BattleHand = Readonly<Record<BattleCard, number>>;

export interface BattleView {
  readonly space: string;
  readonly attacker: Seat;
  readonly bySea: boolean;
  readonly commanders: PerSeat<string | null>;
  readonly strength: PerSeat<number>;
  readonly stage: "command" | "cards" | "elephants" | "deal" | "rounds";
  readonly hands: PerSeat<number | BattleHand>;
  readonly open: PerSeat<BattleHand>;
  readonly stolen: PerSeat<BattleHand>;
  readonly reasons: PerSeat<readonly Modifier[]>;
  readonly played: PerSeat<readonly number[]>;
  readonly initiative: Seat;
  readonly rounds: readonly { readonly by: Seat; readonly attack: BattleCard; readonly match: BattleCard | null }[];
  readonly lost: PerSeat<number>;
}

export const asView = (view: Plain): HannibalView => view as unknown as HannibalView;

export const countBattle = (hand: number | BattleHand): number =>
  typeof hand === "number" ? hand : Object.values(hand).reduce((sum, count) => sum + count, 0);

/** Who holds what, in the form that the rules work with. */
function heldOf(view: HannibalView): Pick<Hannibal, "control" | "tribes"> {
  const control = new Array<number>(SPACE_COUNT).fill(NOBODY);
  for (const seat of ["rome", "carthage"] as const)
    for (const id of view.control[seat]) control[SPACE_IDS.indexOf(id)] = CODE[seat];
  return { control, tribes: TRIBES.map((space) => (view.tribes.includes(SPACE_IDS[space]!) ? 1 : 0)) };
}

export interface ProvinceStanding {
  readonly id: string;
  readonly region: string;
  readonly political: boolean;
  readonly allies: number;
  readonly spaces: number;
  readonly held: PerSeat<number>;
  readonly controller: Seat | null;
}

export interface Score {
  readonly points: PerSeat<number>;
  /** PCs that can be lost: no walled cities, no tribes */
  readonly pcs: PerSeat<number>;
  readonly provinces: readonly ProvinceStanding[];
}

/** Political points, PCs and provinces, by the rules themselves. */
export function scoreOf(view: HannibalView): Score {
  const s = heldOf(view) as Hannibal;
  const held = (province: number, seat: Seat) =>
    PROVINCE_SPACES[province]!.filter((space) => s.control[space] === CODE[seat]).length;
  return {
    points: { rome: politicalPoints(s, "rome"), carthage: politicalPoints(s, "carthage") },
    pcs: { rome: plainPCs(s, "rome").length, carthage: plainPCs(s, "carthage").length },
    provinces: PROVINCES.map(({ id, region, political, allies }, number) => ({
      id,
      region,
      political,
      allies,
      spaces: PROVINCE_SPACES[number]!.length,
      held: { rome: held(number, "rome"), carthage: held(number, "carthage") },
      controller: provinceController(s, number),
    })),
  };
}
