import type { Plain } from "../../../engine/index.ts";
import { other, type PerSeat, type Seat } from "../../shared/rules/seats.ts";
import { alliesOf } from "../rules/battle-cards.ts";
import { plainPCs, politicalPoints, provinceController, takeOffIsolated } from "../rules/control.ts";
import { POST_COUNT, POST_NAMES, PROVINCE_SPACES, PROVINCES, SPACE_COUNT, SPACE_IDS, TRIBES } from "../rules/map.ts";
import type { HannibalView } from "../rules/position.ts";
import { CODE, type Hannibal, NOBODY } from "../rules/state.ts";

export type BattleView = NonNullable<HannibalView["battle"]>;
export type BattleHand = BattleView["open"]["rome"];

export const asView = (view: Plain): HannibalView => view as HannibalView;

export const countBattle = (hand: number | BattleHand): number =>
  typeof hand === "number" ? hand : Object.values(hand).reduce((sum, count) => sum + count, 0);

/** Who holds what, in the form the rules use. */
export function heldOf(view: HannibalView): Pick<Hannibal, "control" | "tribes"> {
  const control = new Array<number>(SPACE_COUNT).fill(NOBODY);
  for (const seat of ["rome", "carthage"] as const)
    for (const id of view.control[seat]) control[SPACE_IDS.indexOf(id)] = CODE[seat];
  return { control, tribes: TRIBES.map((space) => (view.tribes.includes(SPACE_IDS[space]!) ? 1 : 0)) };
}

/** Who holds what, and whose CUs are where, in the form the rules use. */
export function groundOf(view: HannibalView): Pick<Hannibal, "control" | "tribes" | "cus" | "elephants"> {
  const units = () => new Array<number>(POST_COUNT).fill(0);
  const cus = { rome: units(), carthage: units() };
  const elephants = units();
  for (const stack of view.forces) {
    const at = POST_NAMES.indexOf(stack.at);
    cus[stack.side][at]! += stack.cus;
    elephants[at]! += stack.elephants ?? 0;
  }
  return { ...heldOf(view), cus, elephants };
}

/** The spaces whose PCs nothing supports as things stand: they are lost at the end of the turn (19.4). */
export function isolatedIn(view: HannibalView): readonly string[] {
  const s = groundOf(view) as Hannibal;
  return Array.from(takeOffIsolated(s), ([, space]) => SPACE_IDS[space]!);
}

/** Where the allies of a side come from who fight in a battle (14.2). */
export function alliesIn(view: HannibalView, { space, played }: BattleView, seat: Seat): readonly ProvinceStanding[] {
  const s = heldOf(view) as Hannibal;
  const numbers = alliesOf(s, seat, SPACE_IDS.indexOf(space), played[other(seat)]);
  const { provinces } = scoreOf(view);
  return numbers.map((number) => provinces[number]!);
}

interface ProvinceStanding {
  readonly id: string;
  readonly region: string;
  readonly political: boolean;
  readonly allies: number;
  readonly spaces: number;
  readonly held: PerSeat<number>;
  readonly controller: Seat | null;
}

interface Score {
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
