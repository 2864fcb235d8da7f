import cardData from "../../../src/games/hannibal/rules/data/cards.json" with { type: "json" };
import generalData from "../../../src/games/hannibal/rules/data/generals.json" with { type: "json" };
import mapData from "../../../src/games/hannibal/rules/data/map.json" with { type: "json" };

/** The board, the generals and the cards, as the data files have them. */

export type Side = "rome" | "carthage";
export const SIDES: readonly Side[] = ["rome", "carthage"];
export const enemyOf = (side: Side): Side => (side === "rome" ? "carthage" : "rome");

interface Space {
  readonly id: string;
  readonly province: string;
  readonly kind: string;
  readonly start: string;
  readonly port?: number;
  /** how many CUs a walled city holds (10.7) */
  readonly holds?: number;
  readonly siege?: number;
}

interface Province {
  readonly id: string;
  readonly region: string;
  readonly political: boolean;
  readonly allies: number;
}

interface General {
  readonly id: string;
  readonly side: string;
  readonly strategy: number;
  readonly battle: number;
}

export const SPACES: readonly Space[] = mapData.spaces;
export const PROVINCES: readonly Province[] = mapData.provinces;
export const GENERALS: readonly General[] = generalData;

const spaces = new Map(SPACES.map((space) => [space.id, space]));
const provinces = new Map(PROVINCES.map((province) => [province.id, province]));
const generals = new Map(GENERALS.map((general) => [general.id, general]));
const cards = new Map(cardData.map((card) => [card.number, card]));

export const space = (id: string): Space => spaces.get(id)!;
export const general = (id: string): General => generals.get(id)!;
export const card = (number: number) => cards.get(number)!;
export const provinceOf = (id: string): Province => provinces.get(space(id).province)!;
export const regionOf = (id: string): string => provinceOf(id).region;

export const isCity = (id: string): boolean => space(id).kind === "city";
export const isPort = (id: string): boolean => space(id).port !== undefined;

export interface Line {
  readonly to: string;
  readonly by: string;
}

const lines = new Map<string, Line[]>(SPACES.map(({ id }) => [id, []]));
for (const { a, b, by } of mapData.connections) {
  lines.get(a)!.push({ to: b, by });
  lines.get(b)!.push({ to: a, by });
}

export const linesFrom = (id: string): readonly Line[] => lines.get(id)!;
/** The neighbours by a plain line: no pass, no strait. */
export const roadsFrom = (id: string): string[] => linesFrom(id).flatMap(({ to, by }) => (by === "road" ? [to] : []));
