import type { Plain } from "../../../engine/index.ts";
import type { Words } from "../../../words/words.ts";
import { isInsidePost } from "../../shared/page/posts.ts";
import { holderBy } from "../../shared/rules/control.ts";
import type { PerSeat, Seat } from "../../shared/rules/seats.ts";
import { battleRating } from "../rules/forces.ts";
import { GENERALS } from "../rules/generals.ts";
import { MARE_PORTS, PROVINCE_SPACES, PROVINCES, SPACE_IDS } from "../rules/map.ts";
import { isActive, type Mood, moodOf } from "../rules/miat.ts";
import type { HamilcarView } from "../rules/position.ts";
import { MIAT_CENTRE, MIAT_SLOTS, MIAT_SYMBOLS } from "../rules/tables.ts";

export type { HamilcarView };
export type Stack = HamilcarView["forces"][number];

export const asView = (view: Plain): HamilcarView => view as HamilcarView;

export const AT_SEA = "at-sea";
/** The id of a post in the catalogue. */
export const postId = (post: string): string => (post === AT_SEA || isInsidePost(post) ? post : `space:${post}`);

/** A general's strategy and battle ratings under the rule set. */
export function ratingsOf({ ruleset }: Pick<HamilcarView, "ruleset">, id: string): { strategy: number; battle: number } {
  const general = GENERALS.findIndex((one) => one.id === id);
  return { strategy: GENERALS[general]!.strategy, battle: battleRating({ ruleset }, general) };
}

export const moodNow = ({ miat }: Pick<HamilcarView, "miat">): Mood =>
  moodOf(miat.length, miat.includes(MIAT_SLOTS[MIAT_CENTRE]!));

/** The symbols of the Miat, and which of them count. */
export const miatSymbols = ({ miat }: Pick<HamilcarView, "miat">) =>
  MIAT_SYMBOLS.map((symbol) => ({
    gives: symbol.gives,
    active: isActive(symbol, (slot) => miat.includes(MIAT_SLOTS[slot]!)),
  }));

export const holderOf = ({ control }: HamilcarView, space: string): Seat | null =>
  control.rome.includes(space) ? "rome" : control.carthage.includes(space) ? "carthage" : null;

/** Something that can count on the Provincial Display, and how close each side is. */
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
  const controller = holderBy(both.rome, both.carthage, spaces.length);
  return { id, region, significant, spaces: spaces.length, held: both, controller };
}

/** Every province with each side's share (2.1.E). */
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

/** The units of a stack, each kind by its name. */
export const unitsIn = ({ cus, elephants = 0, supply = 0 }: Stack): string[] =>
  [`cus:${cus}`, `elephants:${elephants}`, `trains:${supply}`].filter((id) => !id.endsWith(":0"));
