import type { Catalogue } from "../../../words/words.ts";
import { columnOf, rowOf } from "../rules/hexes.ts";
import { CARTHAGE, distance, HEX_IDS, PLACE, PLACES, ROME } from "../rules/map.ts";
import { UNITS } from "../rules/units.ts";

const ROMAN_NUMERALS = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII"];

/** A name as it stands alone, with its article, and its number and gender (see Words); a name by itself needs no article and is one. */
type Name = string | readonly [name: string, the: string, is: string];

/** What a language needs to name hexes and units. */
interface Names {
  /**
   * an unnamed hex by its number and the distance from the nearest place, in one of the six directions of the map, from north
   * clockwise, or between two of them; in a list and as "in the hex"
   */
  hex(number: string, directions: readonly number[], place: string, away: number): readonly [name: string, within: string];
  /** a city that has the name of its side, in a sentence and as "in the city" */
  city(name: string): readonly [the: string, within: string];
  /** places by id */
  readonly places: Readonly<Record<string, Name>>;
  /** units by id without the number ("R-legion") or by the whole id, # standing for the number among those of that name */
  readonly units: Readonly<Record<string, Name>>;
  /** on board a fleet, # standing for it with its article */
  readonly aboard: string;
  /** training a unit, # standing for it with its article */
  readonly train: string;
}

const alone = (name: Name): string => (typeof name === "string" ? name : name[0]);
const kindOf = (name: Name): string => (typeof name === "string" ? "m" : name[2]);
const withArticle = (name: Name): string => (typeof name === "string" ? name : name[1]);

/** The names of all hexes and units as entries of a catalogue. */
export function nameEverything({ hex, city, places, units, aboard, train }: Names): Catalogue {
  const entries: Record<string, string> = {};
  for (const [index, id] of HEX_IDS.entries()) {
    const place = PLACES[PLACE[index]!];
    if (place) {
      entries[id] = alone(places[place.id]!);
      entries[`${id}.the`] = withArticle(places[place.id]!);
      entries[`${id}.is`] = kindOf(places[place.id]!);
      if (index === ROME || index === CARTHAGE) [entries[`${id}.the`], entries[`${id}.in`]] = city(entries[id]!);
    } else {
      const near = nearestPlace(index);
      const away = distance(near.hex, index);
      const name = hex(id.slice("hex:".length), directionsFrom(near.hex, index), withArticle(places[near.id]!), away);
      [entries[id], entries[`${id}.in`]] = name;
    }
  }
  const named = new Map<Name, number>();
  for (const { id } of UNITS) {
    const [, stem] = /^(.*?)(?:-\d+)?$/.exec(id)!;
    const name = units[id] ?? units[stem!]!;
    const number = (named.get(name) ?? 0) + 1;
    named.set(name, number);
    const numbered = (text: string) => text.replace("#", ROMAN_NUMERALS[number]!);
    entries[`unit:${id}`] = numbered(alone(name));
    entries[`unit:${id}.the`] = numbered(withArticle(name));
    entries[`unit:${id}.is`] = kindOf(name);
    if (stem!.endsWith("-fleet")) entries[`unit:${id}.in`] = aboard.replace("#", numbered(withArticle(name)));
    entries[`train:${id}`] = train.replace("#", numbered(withArticle(name)));
  }
  return entries;
}

/** The place nearest to a hex, a fortress before a town. */
const nearestPlace = (hex: number) =>
  PLACES.reduce((best, place) => {
    const nearer = distance(place.hex, hex) - distance(best.hex, hex);
    return nearer < 0 || (nearer === 0 && place.works > best.works) ? place : best;
  });

/** Where a hex lies on the map, seen from another: in a line of hexes, or between two of the six. */
function directionsFrom(from: number, to: number): number[] {
  const [x0, y0] = middleOf(from);
  const [x1, y1] = middleOf(to);
  const turn = (Math.atan2(x1 - x0, y0 - y1) / (Math.PI / 3) + 6) % 6;
  const line = Math.round(turn);
  return Math.abs(turn - line) < 0.01 ? [line % 6] : [Math.floor(turn), Math.ceil(turn) % 6];
}

function middleOf(hex: number): [x: number, y: number] {
  const number = HEX_IDS[hex]!.slice("hex:".length);
  const column = columnOf(number);
  return [1.5 * column, Math.sqrt(3) * (rowOf(number) + (column % 2 === 0 ? 0.5 : 0))];
}
