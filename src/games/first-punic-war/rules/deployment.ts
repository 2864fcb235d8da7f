import type { Key, Reason } from "./ask.ts";
import { type Board, campIn, heldHexes, inEnemyZone, isFortress, isPillaged, isPort, occupies, scan } from "./board.ts";
import { CONTINGENTS } from "./data.ts";
import { CARTHAGE, HEX_IDS, hexOf, ITALIA, KIND, LIBYA, MAP, NUMIDIA, PLACE, REGION, ROME, SEA } from "./map.ts";
import { isBesieged } from "./optional/siege.ts";
import { enemyOf, MERCENARIES, NEUTRAL, ROMAN, type State } from "./state.ts";
import { mayStand } from "./terrain.ts";
import { BALEARIC, CONTINGENT, IS_FLEET, IS_GARRISON, IS_LEADER, IS_SACRED_BAND, MAMERTINES, UNIT_IDS, UNITS } from "./units.ts";

const BALEARES = hexOf("baleares");
/** the city of the Mamertines: the chart names no place for Roman hoplites (9.2) */
const MESSANA = hexOf("messana");

/** The minor powers from here on are tribes that deploy anywhere in their region (24.3). */
const FIRST_TRIBE = CONTINGENTS.indexOf("gauls");

/** Whether reinforcements may arrive in a hex at all: no enemy, zone of control, pillage or siege (9.2, 30.1, 31.3). */
function isOpen(s: State, b: Board, side: number, hex: number): boolean {
  if (occupies(b, enemyOf(side), hex) || occupies(b, NEUTRAL, hex)) return false;
  if (isPillaged(s, hex) || isBesieged(s, b, hex, side)) return false;
  return !inEnemyZone(s, b, hex, side);
}

/** Whether a side has a unit in a hex that was there when the phase began (9.2). */
function wasHeld(b: Board, hex: number, fresh: readonly number[]): boolean {
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) if (!fresh.includes(unit)) return true;
  return false;
}

/** Whether a Roman legion, or any Carthaginian unit, can receive a leader in a hex, also on board a fleet (9.2). */
function receivesLeader(b: Board, hex: number, side: number, fresh: readonly number[]): boolean {
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) {
    if (fresh.includes(unit) || CONTINGENT[unit] !== side) continue;
    if (side !== ROMAN || UNITS[unit]!.type === "legion") return true;
  }
  return false;
}

function hasGarrison(b: Board, hex: number): boolean {
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) if (IS_GARRISON[unit]) return true;
  return false;
}

/** The kinds of places named by the mobilization charts (9.2) and 24.3. */
type Ground =
  | "leader"
  | "capital"
  | "messana"
  | "italian place"
  | "place"
  | "fortress"
  | "siege"
  | "port"
  | "african fortress"
  | "own region"
  | "own place"
  | "own port";

const GROUND: readonly Ground[] = UNITS.map(({ type, contingent }, unit) => {
  if (contingent >= 2 && contingent !== MERCENARIES + 2) {
    if (type === "fleet") return "own port";
    return contingent >= FIRST_TRIBE && type !== "garrison" ? "own region" : "own place";
  }
  if (contingent < 2 && IS_LEADER[unit]) return "leader";
  if (IS_SACRED_BAND[unit]) return "capital";
  if (unit === MAMERTINES) return "messana";
  switch (type) {
    case "legion":
      return "italian place";
    case "garrison":
      return "place";
    case "siege":
      return "siege";
    case "fleet":
    case "marine":
      return "port";
    case "elephant":
      return "african fortress";
    default:
      return "fortress";
  }
});

function isHome(unit: number, hex: number): boolean {
  return MAP.home[REGION[hex]!] === CONTINGENT[unit];
}

const ALL_HEXES: readonly number[] = Array.from(REGION.keys());
const PLACE_HEXES: readonly number[] = ALL_HEXES.filter((hex) => PLACE[hex]! >= 0);

/** For each unit the hexes that its line of the chart, or its home, allows at all. */
const ON_CHART: readonly (readonly number[])[] = GROUND.map((ground, unit) => {
  switch (ground) {
    case "own region":
      return ALL_HEXES.filter((hex) => isHome(unit, hex) && mayStand(unit, hex));
    case "own place":
      return PLACE_HEXES.filter((hex) => isHome(unit, hex));
    case "own port":
      return PLACE_HEXES.filter((hex) => isHome(unit, hex) && isPort(hex));
    case "capital":
      return [CARTHAGE];
    case "messana":
      return [MESSANA];
    case "italian place":
      return PLACE_HEXES.filter((hex) => REGION[hex] === ITALIA);
    case "port":
      return PLACE_HEXES.filter(isPort);
    case "african fortress":
      return PLACE_HEXES.filter((hex) => REGION[hex] === LIBYA || REGION[hex] === NUMIDIA);
    default:
      return PLACE_HEXES;
  }
});

/** The candidate hexes for a unit. */
function candidates(s: State, side: number, unit: number): readonly number[] {
  if (GROUND[unit] === "siege") {
    const camps = s.camps.filter((hex) => hex >= 0 && PLACE[hex]! < 0);
    return camps.length === 0 ? PLACE_HEXES : PLACE_HEXES.concat(camps);
  }
  if (GROUND[unit] !== "leader") return ON_CHART[unit]!;
  const hexes = [capitalOf(side)];
  for (const hex of s.at) if (hex >= 0 && !hexes.includes(hex)) hexes.push(hex);
  return hexes.sort((a, b) => a - b);
}

/** Whether a unit may be deployed in one of the candidate hexes. */
function isAllowed(s: State, b: Board, side: number, unit: number, hex: number, fresh: readonly number[]): boolean {
  switch (GROUND[unit]!) {
    case "own place":
      return !(IS_GARRISON[unit] && hasGarrison(b, hex)) && isOpen(s, b, side, hex);
    case "leader":
      return (hex === capitalOf(side) || receivesLeader(b, hex, side, fresh)) && isOpen(s, b, side, hex);
    case "own region":
    case "own port":
    case "capital":
      return isOpen(s, b, side, hex);
    case "place":
      if (hasGarrison(b, hex)) return false; // 21.0
      break;
    case "siege":
      if (!isFortress(s, hex) && campIn(s, hex) !== side) return false;
      break;
    case "african fortress":
    case "fortress":
      if (!isFortress(s, hex)) return false;
  }
  return wasHeld(b, hex, fresh) && isOpen(s, b, side, hex);
}

const capitalOf = (side: number): number => (side === ROMAN ? ROME : CARTHAGE);

/** The Balearic infantry needs its island (21.0). */
const lacksIsland = (b: Board, side: number, unit: number): boolean => unit === BALEARIC && !occupies(b, side, BALEARES);

/** Where a side may deploy a unit (9.2, 21.0, 24.3); units deployed in the same phase do not help. */
export function deployable(s: State, side: number, unit: number, fresh: readonly number[]): number[] {
  const b = scan(s);
  if (lacksIsland(b, side, unit)) return [];
  return candidates(s, side, unit).filter((hex) => isAllowed(s, b, side, unit, hex, fresh));
}

/** What the charts say about each kind of place (9.2, 24.3). */
const LEADERS: readonly Key[] = ["fpw.why.deploy.roman-leader", "fpw.why.deploy.carthaginian-leader"];
const DEPLOYED: Readonly<Record<Exclude<Ground, "leader">, Key>> = {
  capital: "fpw.why.deploy.capital",
  messana: "fpw.why.deploy.messana",
  "italian place": "fpw.why.deploy.italian-place",
  place: "fpw.why.deploy.place",
  fortress: "fpw.why.deploy.fortress",
  siege: "fpw.why.deploy.siege",
  port: "fpw.why.deploy.port",
  "african fortress": "fpw.why.deploy.african-fortress",
  "own region": "fpw.why.deploy.own-region",
  "own place": "fpw.why.deploy.own-place",
  "own port": "fpw.why.deploy.own-port",
};

/** Why a unit may not be deployed in a hex, the simplest reason first. */
export function whyNotDeploy(s: State, side: number, unit: number, hex: number, fresh: readonly number[]): Reason {
  const b = scan(s);
  const params = { unit: UNIT_IDS[unit]! };
  const because = (why: Key, rule = "9.2"): Reason => ({ why, rule, params });
  const onChart = GROUND[unit] === "leader" ? LEADERS[side]! : DEPLOYED[GROUND[unit]!];
  if (!candidates(s, side, unit).includes(hex)) return because(onChart);
  if (occupies(b, enemyOf(side), hex)) return because("fpw.why.enemy-there");
  if (occupies(b, NEUTRAL, hex)) return because("fpw.why.neutral-there");
  if (isPillaged(s, hex)) return because("fpw.why.deploy-ruined", "31.3");
  if (isBesieged(s, b, hex, side)) return because("fpw.why.deploy-ruined", "30.1");
  if (inEnemyZone(s, b, hex, side)) return because("fpw.why.deploy-zone");
  if (IS_GARRISON[unit] && hasGarrison(b, hex)) return because("fpw.why.garrison", "21.0");
  const isFresh = GROUND[unit] !== "leader" && occupies(b, side, hex) && !wasHeld(b, hex, fresh);
  return because(isFresh ? "fpw.why.deploy-fresh" : onChart);
}

/** Why a Dictator or Sufete may not be deployed in a hex (23.1). */
export function whyNotDictator(s: State, side: number, leader: number, hex: number): Reason {
  const b = scan(s);
  if (occupies(b, enemyOf(side), hex)) return { why: "fpw.why.enemy-there", rule: "9.2" };
  return inEnemyZone(s, b, hex, side)
    ? { why: "fpw.why.deploy-zone", rule: "9.2" }
    : { why: "fpw.why.deploy.dictator", rule: "23.1", params: { unit: UNIT_IDS[leader]! } };
}

/** What keeps a unit from being deployed anywhere: what is wrong with a place of its side, or else with its only place. */
export function whyNowhere(s: State, side: number, unit: number, fresh: readonly number[]): Reason {
  const b = scan(s);
  const hexes = candidates(s, side, unit);
  const hex = hexes.find((each) => occupies(b, side, each)) ?? (hexes.length === 1 ? hexes[0] : undefined);
  const because = hex === undefined ? undefined : whyNotDeploy(s, side, unit, hex, fresh).why;
  const params = { unit: UNIT_IDS[unit]! };
  return because && OF_PLACE.has(because)
    ? {
        why: hexes.length === 1 ? "fpw.why.nowhere-at" : "fpw.why.nowhere-such-as",
        rule: "9.2",
        params: { ...params, hex: HEX_IDS[hex!]!, because },
      }
    : { why: "fpw.why.nowhere", rule: "9.2", params };
}

/** What may be wrong with a place, whatever the unit. */
const OF_PLACE: ReadonlySet<Key> = new Set([
  "fpw.why.enemy-there",
  "fpw.why.neutral-there",
  "fpw.why.deploy-ruined",
  "fpw.why.deploy-zone",
  "fpw.why.garrison",
]);

/** Units with the same text deploy in the same places. The first of them stands for all. */
const GROUND_TEXTS: readonly string[] = UNITS.map(({ id, type, contingent }, unit) => {
  if (unit === BALEARIC) return id;
  return GROUND[unit]!.startsWith("own") ? `${contingent} ${GROUND[unit]} ${type === "garrison"}` : GROUND[unit]!;
});
const SAME_GROUND: readonly number[] = GROUND_TEXTS.map((text) => GROUND_TEXTS.indexOf(text));

/** Whether a unit can be deployed anywhere, for many units of a side at once. Valid until the next call. */
export function deploymentCheck(s: State, b: Board, side: number, fresh: readonly number[]): (unit: number) => boolean {
  checked.fill(UNCHECKED);
  return (unit) => {
    const ground = SAME_GROUND[unit]!;
    if (checked[ground] === UNCHECKED) checked[ground] = isDeployable(s, b, side, unit, fresh) ? 1 : 0;
    return checked[ground] === 1;
  };
}
/** What the latest check has found so far. */
const checked = new Uint8Array(UNITS.length);
const UNCHECKED = 2;

/** Whether a unit can be deployed anywhere. */
export function isDeployable(s: State, b: Board, side: number, unit: number, fresh: readonly number[]): boolean {
  if (lacksIsland(b, side, unit)) return false;
  if (GROUND[unit] === "leader" && isOpen(s, b, side, capitalOf(side))) return true;
  const likely = LIKELY[side]![SAME_GROUND[unit]!]!;
  if (likely >= 0 && isAllowed(s, b, side, unit, likely, fresh)) return true;
  for (const hex of candidates(s, side, unit)) {
    if (!isAllowed(s, b, side, unit, hex, fresh)) continue;
    LIKELY[side]![SAME_GROUND[unit]!] = hex;
    return true;
  }
  return false;
}
/** By side and kind of ground, the hex found last: most often it will do again. */
const LIKELY: readonly Int16Array[] = [new Int16Array(UNITS.length).fill(-1), new Int16Array(UNITS.length).fill(-1)];

/** Where a Dictator or Sufete may be deployed: with any unit of his side; at sea, on a fleet of his own nation (23.1). */
export function dictatorHexes(s: State, side: number, fresh: readonly number[]): number[] {
  const b = scan(s);
  const hexes: number[] = [];
  for (const hex of heldHexes(s, b, side)) {
    if (!wasHeld(b, hex, fresh) || !isOpen(s, b, side, hex)) continue;
    if (KIND[hex] !== SEA || ownFleetsIn(b, hex, side).length > 0) hexes.push(hex);
  }
  return hexes;
}

/** The fleets of a side's own nation in a hex. */
export function ownFleetsIn(b: Board, hex: number, side: number): number[] {
  const fleets: number[] = [];
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!)
    if (CONTINGENT[unit] === side && IS_FLEET[unit]) fleets.push(unit);
  return fleets;
}
