import type { Board } from "./board.ts";
import { card, enemyOf, GENERALS, isCity, isPort, provinceOf, regionOf, type Side, SPACES, space } from "./map.ts";

/** How many CUs a place can take in, a space or the inside of a city: none if it is besieged. (6.3, 10.7) */
function roomAt(board: Board, side: Side, place: string): number {
  const inside = place.startsWith("inside:");
  const at = inside ? place.slice(7) : place;
  const garrison = board.control(at) === enemyOf(side) && isCity(at); // enemy CUs beside a general are in their city
  if (!inside) return board.enemyCus(side, at) > 0 && !garrison ? 0 : Number.POSITIVE_INFINITY;
  return board.isBesieged(at) ? 0 : space(at).holds! - board.cus(side, place);
}

/** A city of one's own as a place for CUs: behind its walls if enemies stand before them. */
function cityAsPlace(board: Board, side: Side, city: string): string {
  return board.enemyCus(side, city) > 0 ? `inside:${city}` : city;
}

const regionAt = (place: string) => regionOf(place.replace("inside:", ""));

function placesWithGenerals(board: Board, side: Side): string[] {
  return board.position.forces.filter((force) => force.side === side && (force.generals ?? []).length > 0).map(({ at }) => at);
}

/** The four levies of Carthage, and where each may go. (6.1) */
export function carthaginianPlaces(board: Board, levy: string): string[] {
  const generals = placesWithGenerals(board, "carthage");
  const inRegion = (region: string) => generals.filter((at) => regionAt(at) === region);
  const own = (city: string) => (board.control(city) === "carthage" ? [cityAsPlace(board, "carthage", city)] : []);
  const places: Record<string, string[]> = {
    africa: [...own("carthage"), ...inRegion("africa")],
    "new-carthage": board.control("new_carthage") === "carthage" ? [...own("new_carthage"), ...inRegion("hispania")] : [],
    baetica: board.controlsProvince("carthage", "baetica") ? [...own("new_carthage"), ...inRegion("hispania")] : [],
    anywhere: [...own("carthage"), ...own("new_carthage"), ...generals],
  };
  return unique(places[levy]!).filter((place) => roomAt(board, "carthage", place) > 0);
}

/** Where a displaced general of Carthage may come back. (6.1, 24) */
export function placesToReturn(board: Board, general: string): string[] {
  return board.position.forces
    .filter(({ side, at, cus = 0, elephants = 0 }) => side === "carthage" && cus + elephants > 0 && isFree(board, at))
    .map(({ at }) => at)
    .filter((at) => general !== "hanno" || regionAt(at) === "africa");
}

/** CUs that are not shut up in a besieged city. */
const isFree = (board: Board, place: string) => !(place.startsWith("inside:") && board.isBesieged(place.slice(7)));

/** Where Rome's five CUs may go, and how many at most to each place. (6.2, 6.3) */
export function romanPlaces(board: Board): Record<string, number> {
  const rome = cityAsPlace(board, "rome", "rome");
  const places = unique([rome, ...placesWithGenerals(board, "rome")]);
  const rooms = places.map((place) => [place, Math.min(5, roomAt(board, "rome", place))] as const);
  return Object.fromEntries(rooms.filter(([, room]) => room > 0));
}

/** How many of the five can be placed: at least three of them in Italy. (6.2) */
export function romanLevy(rooms: Readonly<Record<string, number>>): { total: number; abroad: number } {
  const sum = (italian: boolean) =>
    Object.entries(rooms).reduce((so, [place, room]) => so + ((regionAt(place) === "italia") === italian ? room : 0), 0);
  const abroad = Math.min(2, sum(false));
  return { total: Math.min(5, sum(true) + abroad), abroad };
}

/** Where Scipio Africanus may come with five CUs. (6.7) */
export function placesForAfricanus(board: Board, ruleset: string): string[] {
  return SPACES.map(({ id }) => id).filter((at) => {
    if (regionOf(at) !== "italia" && !(regionOf(at) === "hispania" && isPort(at))) return false;
    if (isCity(at) && ruleset === "valley") return false;
    return board.control(at) === "rome" && board.enemyCus("rome", at) === 0;
  });
}

/** Where a new consul may be placed. (6.5, 24) */
export function placesForConsul(board: Board, general: string): string[] {
  const stacks = board.position.forces.filter(({ side, at }) => side === "rome" && isFree(board, at));
  const size = (at: string) => board.cus("rome", at);
  const five = stacks.map(({ at }) => at).filter((at) => size(at) >= 5);
  const rome = cityAsPlace(board, "rome", "rome");
  if (general !== "fabius_maximus") return five.length > 0 ? five : [rome];
  const inItaly = (at: string) => regionAt(at) === "italia";
  const italian = five.filter(inItaly);
  if (italian.length > 0) return italian;
  if (board.isBesieged("rome") && size("inside:rome") >= 5) return ["inside:rome"];
  const any = stacks.map(({ at }) => at).filter((at) => inItaly(at) && size(at) > 0);
  return any.length > 0 ? any : [rome];
}

/** Who may raise a CU: the commanders of stacks in an own space of an own province. (8.2) */
export function recruiters(board: Board, side: Side): string[] {
  return commanders(board, side, (at) => board.control(at) === side && board.controlsProvince(side, provinceOf(at).id));
}

/** The commander of every stack that can take a CU, where the space is one of those wanted. */
function commanders(board: Board, side: Side, wanted: (at: string) => boolean): string[] {
  return placesWithGenerals(board, side)
    .filter((place) => wanted(place.replace("inside:", "")) && roomAt(board, side, place) > 0)
    .map((place) => board.generals(side, place)[0]!);
}

/** Who receives the CUs of an event for a general. (25: 13-16, 44-48) */
export function receivers(board: Board, side: Side, number: number): string[] | undefined {
  const { effect } = card(number) as unknown as { effect: Effect };
  if (effect.kind === "reinforce-port") {
    // 10, 11: a port of one's own without enemy CUs
    return SPACES.map(({ id }) => id)
      .filter((at) => isPort(at) && board.control(at) === side && (effect.regions ?? [regionOf(at)]).includes(regionOf(at)))
      .map((at) => (effect.free ? at : cityAsPlace(board, side, at)))
      .filter((place) => roomAt(board, side, place) > 0)
      .map(placeId);
  }
  if (effect.kind !== "recruits") return undefined;
  const { regions, provinces, controlled } = effect;
  return commanders(board, side, (at) => {
    const { id, region } = provinceOf(at);
    if (regions && !regions.includes(region)) return false;
    if (provinces && !provinces.includes(id)) return false;
    return !controlled || board.controlsProvince(side, id);
  }).map((id) => `general:${id}`);
}

interface Effect {
  readonly kind: string;
  readonly regions?: readonly string[];
  readonly provinces?: readonly string[];
  readonly controlled?: boolean;
  readonly free?: boolean;
}

/** A place as an option of a question. */
export const placeId = (place: string): string => (place.startsWith("inside:") ? place : `space:${place}`);

export const sideOf = (id: string): Side => GENERALS.find((general) => general.id === id)!.side as Side;

const unique = (list: readonly string[]): string[] => [...new Set(list)];
