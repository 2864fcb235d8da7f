import cardData from "../../../src/games/hamilcar/rules/data/cards.json" with { type: "json" };
import generalData from "../../../src/games/hamilcar/rules/data/generals.json" with { type: "json" };
import mapData from "../../../src/games/hamilcar/rules/data/map.json" with { type: "json" };
import tableData from "../../../src/games/hamilcar/rules/data/tables.json" with { type: "json" };

/** The board and the pieces, from the data files. */

export type Side = "rome" | "carthage";
export const SIDES: readonly Side[] = ["rome", "carthage"];
export const enemyOf = (side: Side): Side => (side === "rome" ? "carthage" : "rome");

interface Space {
  readonly id: string;
  readonly province: string;
  readonly kind: string;
  readonly start: string;
  readonly holds?: number;
  readonly majorPort?: boolean;
}

interface General {
  readonly id: string;
  readonly side: string;
  readonly strategy: number;
  readonly battle: number;
  readonly goldenGeekBattle?: number;
  readonly traits: readonly string[];
}

interface Card {
  readonly number: number;
  readonly ops: number;
  readonly ships: number;
  readonly troops: boolean;
  readonly effect: { readonly kind: string; readonly generals?: number; readonly province?: string; readonly ops?: number };
}

export const SPACES: readonly Space[] = mapData.spaces;
export const PROVINCES = mapData.provinces;
export const GENERALS: readonly General[] = generalData;
export const MIAT_SLOTS: readonly string[] = tableData.miat.slots.map(({ id }) => id);
export const TURNS = tableData.turns;
export const SEAMANSHIP = tableData.seamanship;

const spaces = new Map(SPACES.map((space) => [space.id, space]));
const provinces = new Map(PROVINCES.map((province) => [province.id, province]));
const generals = new Map(GENERALS.map((general) => [general.id, general]));
const cards = new Map((cardData as readonly Card[]).map((card) => [card.number, card]));

export const space = (id: string): Space => spaces.get(id)!;
export const general = (id: string): General => generals.get(id)!;
export const card = (number: number): Card => cards.get(number)!;
export const hasTrait = (id: string, trait: string): boolean => general(id).traits.includes(trait);

export const isCity = (id: string): boolean => space(id).kind.endsWith("city");
export const isLargeCity = (id: string): boolean => space(id).kind === "large-city";
const regionOf = (id: string): string => provinces.get(space(id).province)!.region;
export const isAfrican = (id: string): boolean => regionOf(id) === "africa";

interface Road {
  readonly to: string;
  /** the Strait of Messana */
  readonly strait: boolean;
}

const roads = new Map<string, Road[]>(SPACES.map(({ id }) => [id, []]));
for (const { a, b, strait = false } of mapData.roads as readonly { a: string; b: string; strait?: boolean }[]) {
  roads.get(a)!.push({ to: b, strait });
  roads.get(b)!.push({ to: a, strait });
}

const lanes = new Map<string, string[]>(SPACES.map(({ id }) => [id, []]));
for (const { a, b } of mapData.lanes) {
  lanes.get(a)!.push(b);
  lanes.get(b)!.push(a);
}

export const roadsFrom = (id: string): readonly Road[] => roads.get(id)!;
/** The ports at the other end of ordinary sea lanes. */
export const lanesFrom = (id: string): readonly string[] => lanes.get(id)!;

const openSea = mapData.mareTyrrhenum.ports;
export const MARE_TYRRHENUM: readonly string[] = openSea;
/** The ports that a fleet reaches in one step, with the price: Mare Tyrrhenum only where no lane leads. (2.1.H, 7.3.A) */
export function voyagesFrom(id: string): { to: string; price: number }[] {
  const near = lanesFrom(id);
  const across = openSea.includes(id) ? openSea.filter((to) => to !== id && !near.includes(to)) : [];
  return [...near.map((to) => ({ to, price: 1 })), ...across.map((to) => ({ to, price: mapData.mareTyrrhenum.cost }))];
}
export const isPort = (id: string): boolean => lanesFrom(id).length > 0 || openSea.includes(id);
export const MAJOR_PORTS: readonly string[] = SPACES.filter(({ majorPort }) => majorPort).map(({ id }) => id);
