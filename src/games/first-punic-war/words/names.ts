import type { Catalogue } from "../../../words/words.ts";
import { HEX_IDS, PLACE, PLACES } from "../rules/map.ts";
import { UNITS } from "../rules/units.ts";

const ROMAN_NUMERALS = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII"];

/** What a language needs to name hexes and units. */
export interface Names {
  /** an unnamed hex, # standing for its number */
  readonly hex: string;
  /** places by id */
  readonly places: Readonly<Record<string, string>>;
  /** units by id without the number ("R-legion"), # standing for it as a Roman numeral, or by the whole id */
  readonly units: Readonly<Record<string, string>>;
  /** training a unit, # standing for it */
  readonly train: string;
}

/** The names of all hexes and units as entries of a catalogue. */
export function nameEverything({ hex, places, units, train }: Names): Catalogue {
  const entries: Record<string, string> = {};
  for (const [index, id] of HEX_IDS.entries()) {
    const place = PLACES[PLACE[index]!];
    entries[id] = place ? (places[place.id] ?? place.id) : hex.replace("#", id.slice("hex:".length));
  }
  for (const { id } of UNITS) {
    const [, stem, number] = /^(.*?)(?:-(\d+))?$/.exec(id)!;
    const name = units[id] ?? units[stem!]?.replace("#", ROMAN_NUMERALS[Number(number)] ?? "") ?? id;
    entries[`unit:${id}`] = name;
    entries[`train:${id}`] = train.replace("#", name);
  }
  return entries;
}
