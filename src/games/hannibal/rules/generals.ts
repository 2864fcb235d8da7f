import type { Seat } from "../../shared/rules/seats.ts";
import type { Option, Reason } from "./ask.ts";
import data from "./data/generals.json" with { type: "json" };
import { REGION_OF } from "./map.ts";

/** The generals as data (data/generals.json), numbered. Their special abilities are beside the rules they modify. */

interface General {
  readonly id: string;
  readonly name: string;
  readonly side: Seat;
  readonly strategy: number;
  readonly battle: number;
}

export const GENERALS: readonly General[] = data as General[];
export const GENERAL_COUNT = GENERALS.length;
export const GENERAL_OPTIONS: readonly Option[] = GENERALS.map(({ id }): Option => `general:${id}`);
const numbers = new Map(GENERALS.map(({ id }, number) => [id, number]));

export function general(id: string): number {
  const number = numbers.get(id);
  if (number === undefined) throw new Error(`data/generals.json: there is no general "${id}"`);
  return number;
}
export const findGeneral = (id: string): number | undefined => numbers.get(id);

const byOption = new Map<string, number>(GENERAL_OPTIONS.map((option, number) => [option, number]));
export const generalNamed = (option: string): number => byOption.get(option) ?? general(option);

export const HANNIBAL = general("hannibal");
export const HANNO = general("hanno");
export const MAGO = general("mago");
export const GISGO = general("h_gisgo");
export const HASDRUBAL = general("hasdrubal");
export const P_SCIPIO = general("p_scipio");
export const LONGUS = general("t_longus");
export const FLAMINIUS = general("flaminius");
const VARRO = general("varro");
export const PAULUS = general("a_paulus");
export const FABIUS = general("fabius_maximus");
export const MARCELLUS = general("marcellus");
export const NERO = general("c_nero");
export const AFRICANUS = general("scipio_africanus");

export const OF_SIDE: Readonly<Record<Seat, readonly number[]>> = {
  rome: GENERALS.flatMap(({ side }, number) => (side === "rome" ? [number] : [])),
  carthage: GENERALS.flatMap(({ side }, number) => (side === "carthage" ? [number] : [])),
};

export const sideOf = (general: number): Seat => GENERALS[general]!.side;
export const battleRating = (general: number): number => GENERALS[general]!.battle;

/** P. Scipio is easier to move while he is in Spain (24). */
export const strategyRating = (general: number, space: number): number =>
  general === P_SCIPIO && REGION_OF[space] === "hispania" ? 2 : GENERALS[general]!.strategy;

/** The highest die roll for an interception: Varro and Gisgo are better at it than in battle (12.4, 24). */
export const interceptsOn = (general: number): number => (general === VARRO ? 4 : general === GISGO ? 3 : battleRating(general));

/** The highest die roll with which he avoids battle (13.1, 24). */
export const avoidsOn = (general: number): number => (general === FABIUS ? 5 : general === GISGO ? 3 : battleRating(general));

/** The highest die roll with which he goes on after the enemy avoided battle (13.4, 24). */
export const pursuesOn = (general: number): number => (general === FLAMINIUS ? 4 : battleRating(general));

/** The region a general may not leave, by land or sea (24). */
export const confinedTo = (general: number): string | undefined =>
  general === HANNO ? "africa" : general === FABIUS ? "italia" : undefined;

export const whyConfined = (general: number): Reason => ({
  why: "hannibal.why.confined",
  rule: "24",
  params: { general: GENERAL_OPTIONS[general]!, country: `hannibal.country.${confinedTo(general)}` },
});
