import type { Catalogue } from "../../../words/words.ts";
import { ELEPHANT_LIMIT, SUPPLY_LIMIT } from "../rules/forces.ts";
import { GENERALS } from "../rules/generals.ts";
import { CITIES, isPort, PROVINCES, REGIONS, SPACE_IDS, SPACE_NAMES } from "../rules/map.ts";
import { WARSHIP_LIMIT } from "../rules/state.ts";
import { CARDS } from "../rules/strategy-cards.ts";
import { MIAT_SLOTS, NAVAL_COLUMNS, TURNS } from "../rules/tables.ts";
import { TACTIC_OF } from "../rules/tactics.ts";
import { FLEET_WARSHIPS } from "../rules/warships.ts";

/** How a language names the things that options are made of; Latin names stay as they are. */
interface Naming {
  /** names that differ from those of the map */
  spaces?: Readonly<Record<string, string>>;
  provinces: Readonly<Record<string, string>>;
  regions: Readonly<Record<string, string>>;
  /** cards and tactics by number and id */
  cards?: Readonly<Record<number, string>>;
  tactics?: Readonly<Record<string, string>>;
  inside(space: string): string;
  bySea(space: string): string;
  supplyIn(space: string): string;
  avoid(general: string): string;
  intercept(general: string): string;
  /** the way to a place that a sentence names: by sea, or into a city */
  bySeaTo(space: string): string;
  into(space: string): string;
  slot(id: string): string;
  /** so many of a party */
  cus(count: number): string;
  elephants(count: number): string;
  trains(count: number): string;
  warships(count: number): string;
  /** who has none at all */
  noWarships: string;
  /** number and gender of so many CUs, or of so many of anything else */
  kind(count: number, of: "cus" | "others"): string;
  /** so many of one's warships */
  ready(count: number): string;
  spent(count: number): string;
  atSea(count: number): string;
  turn(number: number, years: string): string;
}

/** More CUs than a space ever sees. */
const MOST = 99;

/** The names of all option ids that are built from something else. */
export function namesOf(naming: Naming): Catalogue {
  const names: Record<string, string> = {};
  for (const [at, id] of SPACE_IDS.entries()) {
    const name = naming.spaces?.[id] ?? SPACE_NAMES[at]!;
    names[`space:${id}`] = name;
    names[`supply:${id}`] = naming.supplyIn(name);
    if (isPort(at)) {
      names[`sea:${id}`] = naming.bySea(name);
      names[`sea:${id}.to`] = naming.bySeaTo(name);
    }
    if (CITIES.includes(at)) {
      names[`inside:${id}`] = naming.inside(name);
      names[`inside:${id}.to`] = naming.into(name);
    }
  }
  for (let count = 1; count <= MOST; count++) {
    names[`cus:${count}`] = naming.cus(count);
    names[`cus:${count}.is`] = naming.kind(count, "cus");
    if (count <= ELEPHANT_LIMIT) {
      names[`elephants:${count}`] = naming.elephants(count);
      names[`elephants:${count}.is`] = naming.kind(count, "others");
    }
    if (count <= SUPPLY_LIMIT) {
      names[`trains:${count}`] = naming.trains(count);
      names[`trains:${count}.is`] = naming.kind(count, "others");
    }
    if (count <= FLEET_WARSHIPS) names[`warships:${count}`] = naming.warships(count);
    if (count > WARSHIP_LIMIT) continue;
    names[`ready:${count}`] = naming.ready(count);
    names[`spent:${count}`] = naming.spent(count);
    names[`at-sea:${count}`] = naming.atSea(count);
  }
  names["warships:0"] = naming.warships(0);
  names["warships:none"] = naming.noWarships;
  for (const { id } of PROVINCES) names[`province:${id}`] = naming.provinces[id] ?? id;
  for (const id of REGIONS) names[`region:${id}`] = naming.regions[id] ?? id;
  for (const { id, name, fullName } of GENERALS) {
    names[`general:${id}`] = name;
    names[`general:${id}.name`] = fullName;
    names[`avoid:${id}`] = naming.avoid(name);
    names[`intercept:${id}`] = naming.intercept(name);
  }
  for (const card of CARDS.slice(1)) names[`card:${card.number}`] = naming.cards?.[card.number] ?? card.name;
  for (const [number, tactic] of TACTIC_OF.entries())
    if (number > 0) names[`tactic:${number}`] = naming.tactics?.[tactic.id] ?? tactic.name;
  for (const [index, name] of NAVAL_COLUMNS.entries()) names[`column:${index + 1}`] = name;
  for (const id of MIAT_SLOTS) {
    names[`miat:${id}`] = naming.slot(id);
    names[`miat:${id}.number`] = id === "centre" ? naming.slot(id).replace("Miat, ", "") : id.slice(1);
    names[`miat:${id}.at`] = naming.slot(id).replace("Miat, ", ""); // where the Miat has been named
  }
  for (const [index, { years }] of TURNS.entries()) names[`turn:${index + 1}`] = naming.turn(index + 1, years);
  return names;
}
