import type { Seat } from "../../shared/rules/seats.ts";
import type { Option } from "./ask.ts";
import { check, isWhole, numbered } from "./check.ts";
import data from "./data/generals.json" with { type: "json" };

/** The generals as data (data/generals.json), numbered (2.2). */

/** A general's special abilities, each as a number, read by the rule it modifies. */
export interface Ability {
  /** MPs for the Strait of Messana by land (Caudex) */
  straitCost?: number;
  /** a PC placed or converted where his activation ends (Maximus) */
  freeControl?: number;
  /** re-rolls of his subjugation die (Flaccus) */
  subjugationReroll?: number;
  /** no Determined Defense against him (Megellus) */
  noDeterminedDefense?: number;
  /** his price in War Chest points before he can be proconsul (Duilius) */
  proconsulPrice?: number;
  /** PCs placed after a victory (Scipio) */
  controlAfterVictory?: number;
  /** extra allies in a land battle (Florus) */
  allies?: number;
  /** the first warship he hits is a prize (Paterculus) */
  firstHitIsPrize?: number;
  /** hits that cost no CU (Calatinus) */
  hitsIgnored?: number;
  /** marches on after a victory (Regulus) */
  marchesOn?: number;
  /** warships turned into CUs in a major port (Vulso) */
  warshipsToCUs?: number;
  /** may have an elephant charge rolled again (Metellus) */
  chargeReroll?: number;
  /** loses no CUs in his sieges (Cotta) */
  noSiegeLoss?: number;
  /** re-rolls of a naval battle roll (Catulus) */
  navalReroll?: number;
  /** extra PCs lost with a battle (Pulcher) */
  extraPC?: number;
  /** no Good Omen in his battles (Pulcher) */
  noGoodOmen?: number;
  /** tactic cards for his rating (Gisco) */
  tactics?: number;
  /** bonus on his first naval battle roll (Hamilcar) */
  firstNavalRoll?: number;
  /** extra elephants in a charge, and bonus on its die (Hasdrubal) */
  charge?: number;
  /** converts adjacent PCs instead of moving (Carthalo) */
  coastalRaid?: number;
  /** warships refitted when he intercepts (Adherbal) */
  interceptionRefit?: number;
  /** siege points removed from inside (Himilco) */
  repairs?: number;
  /** re-rolls of his own battle dice (Barca) */
  rerollsOwnDie?: number;
}

interface General {
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  readonly side: Seat;
  readonly strategy: number;
  readonly battle: number;
  readonly goldenGeekBattle?: number;
  readonly admiral: boolean;
  readonly aristocrat: boolean;
  readonly africanus: boolean;
  readonly ability: Ability;
  readonly reconstructed: readonly string[];
}

const FILE = "generals.json";
const TRAITS = ["admiral", "aristocrat", "africanus"];

interface GeneralData {
  id: string;
  name: string;
  fullName: string;
  side: string;
  strategy: number;
  battle: number;
  goldenGeekBattle?: number;
  traits: string[];
  ability: Ability;
  reconstructed?: string[];
}

export const GENERALS: readonly General[] = (data as GeneralData[]).map((entry) => {
  const { traits, reconstructed, side, ...rest } = entry;
  check(side === "rome" || side === "carthage", FILE, `"${entry.id}" fights for "${side}".`);
  check(isWhole(entry.strategy, 1, 3), FILE, `"${entry.id}" needs a strategy rating from 1 to 3.`);
  check(isWhole(entry.battle, 1, 4), FILE, `"${entry.id}" needs a battle rating from 1 to 4.`);
  for (const trait of traits) check(TRAITS.includes(trait), FILE, `"${entry.id}" has the unknown trait "${trait}".`);
  for (const value of Object.values(entry.ability))
    check(isWhole(value, 1, 4), FILE, `an ability of "${entry.id}" is not a number from 1 to 4.`);
  return {
    ...rest,
    side,
    admiral: traits.includes("admiral"),
    aristocrat: traits.includes("aristocrat"),
    africanus: traits.includes("africanus"),
    reconstructed: reconstructed ?? [],
  };
});
export const GENERAL_COUNT = GENERALS.length;
export const GENERAL_OPTIONS: readonly Option[] = GENERALS.map(({ id }): Option => `general:${id}`);
const numbers = numbered(
  FILE,
  GENERALS.map(({ id }) => id),
);

export function general(id: string): number {
  const number = numbers.get(id);
  check(number !== undefined, FILE, `there is no general "${id}".`);
  return number;
}
export const findGeneral = (id: string): number | undefined => numbers.get(id);
const byOption = new Map<string, number>(GENERAL_OPTIONS.map((option, number) => [option, number]));
/** The general named by an option such as general:regulus or avoid:regulus; most are of the first kind. */
export const generalNamed = (option: string): number =>
  byOption.get(option) ?? numbers.get(option.slice(option.indexOf(":") + 1))!;

export const OF_SIDE: Readonly<Record<Seat, readonly number[]>> = {
  rome: GENERALS.flatMap(({ side }, number) => (side === "rome" ? [number] : [])),
  carthage: GENERALS.flatMap(({ side }, number) => (side === "carthage" ? [number] : [])),
};
export const sideOf = (of: number): Seat => GENERALS[of]!.side;

export const CAUDEX = general("caudex");
export const ASINA = general("asina");
export const CALATINUS = general("calatinus");
export const DUILIUS = general("duilius");
export const PULCHER = general("pulcher");
export const XANTHIPPUS = general("xanthippus");
export const BARCA = general("barca");
