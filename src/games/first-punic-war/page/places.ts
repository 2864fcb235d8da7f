import type { LogEntry } from "../../../engine/index.ts";
import { namedIn } from "../../../web/face.ts";
import { keys } from "../../../words/ids.ts";
import { CONTINGENTS } from "../rules/data.ts";
import { HEX_IDS, MAP, PLACES, REGION } from "../rules/map.ts";

/** The places of a power's home region. */
const homeOf = (power: string): string[] =>
  PLACES.filter(({ hex }) => CONTINGENTS[MAP.home[REGION[hex]!]!] === power).map(({ hex }) => HEX_IDS[hex]!);

/** the dice of a plague are seen on its stage, all over the map: no camera follows them */
const PLAGUE = keys("fpw.", "plague-strikes", "plague-spares");

/** Where an entry takes place: the places it names, or the home of the power it is about. */
export function placesOf(entry: LogEntry): string[] {
  const { power, hex, event } = entry.params ?? {};
  if (event === "fpw.augur.plague") return PLACES.map((place) => HEX_IDS[place.hex]!); // it strikes anywhere
  if (PLAGUE.has(entry.event)) return [];
  const named = namedIn(entry);
  return typeof power === "string" && hex === undefined ? [...named, ...homeOf(power.slice("power:".length))] : named;
}
