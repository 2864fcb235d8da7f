import type { LogEntry } from "../../../engine/index.ts";
import { namedIn } from "../../../web/face.ts";
import { keys } from "../../../words/ids.ts";
import { CONTINGENTS } from "../rules/data.ts";
import { HEX_IDS, MAP, PLACES, REGION } from "../rules/map.ts";

/** The places of a power's home region. */
const homeOf = (power: string): string[] =>
  PLACES.filter(({ hex }) => CONTINGENTS[MAP.home[REGION[hex]!]!] === power).map(({ hex }) => HEX_IDS[hex]!);

/** what happens somewhere else in each line of a plague, or where the camera is already */
const STILL = keys("fpw.", "plague-strikes", "plague-spares", "stands-empty");
/** Whether the augurs bring it: no camera follows losses all over the map (7.0). */
const isLostInPlague = ({ event, rule }: LogEntry): boolean => event === "fpw.eliminated" && rule === "7.0";

/** Where an entry takes place: the places it names, or the home of the power it is about. */
export function placesOf(entry: LogEntry): string[] {
  const { power, hex, event } = entry.params ?? {};
  if (event === "fpw.augur.plague") return PLACES.map((place) => HEX_IDS[place.hex]!); // it strikes anywhere
  if (STILL.has(entry.event) || isLostInPlague(entry)) return [];
  const named = namedIn(entry);
  return typeof power === "string" && hex === undefined ? [...named, ...homeOf(power.slice("power:".length))] : named;
}
