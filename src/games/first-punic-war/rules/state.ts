import {
  byKey,
  type Codec,
  depending,
  flag,
  list,
  named,
  object,
  type StateIn,
  type StateOf,
  seen,
  text,
  whole,
  word,
  wrong,
} from "../../../engine/codec/index.ts";
import type { GameState, Outcome } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import type { Key } from "./ask.ts";
import { MINOR_POWERS, STRATAGEMS } from "./data.ts";
import { MAP } from "./map.ts";
import { MOST_AP, TABLES } from "./tables.ts";
import { ARMY_MARKERS, CAMP_MARKERS, CONTINGENT, MARKERS, UNIT_COUNT, UNIT_IDS, UNITS } from "./units.ts";

/**
 * The state, declared once: the position, the views, their types and docs/positions.md are derived from it (see engine/codec).
 * Each field says what it may be, its default in a position, who may see it and what it means. Data stored in tables is in
 * position.ts.
 */

/** The sides, by their number in the state. A minor power is with one of them or neutral. */
export const ROMAN = 0;
export const CARTHAGINIAN = 1;
export const NEUTRAL = 2;
export const SIDE_IDS = ["side:rome", "side:carthage", "side:neutral"] as const;

export const sideOfSeat = (seat: Seat): number => (seat === "rome" ? ROMAN : CARTHAGINIAN);

/** Where a unit is when it is not on the map. */
export const AVAILABLE = -1; // on a recruit display, in the leader pool or on the display of the minor powers (2.1.1)
export const GONE = -2; // eliminated for good, or not in the scenario

export const POOL = 2; // the place of a stratagem marker that nobody holds

export const POWER_IDS = [
  "power:syracusa",
  "power:massilia",
  "power:gauls",
  "power:iberians",
  "power:numidia",
  "power:mercenaries",
] as const;
export const MERCENARIES = 5;

// ------------------------------------------------------------ how things are named

const SIDES = ["rome", "carthage"] as const;
const side = named("side", SIDES);
export const allegiance = named("side", [...SIDES, "neutral"]);
export const hex = named("hex", MAP.numbers);
export const unit = named(
  "unit",
  UNITS.map(({ id }) => id),
  UNIT_IDS,
);
const minorPower = named("minor power", MINOR_POWERS, POWER_IDS);
/** Stratagem markers by their kind and number: `tactics-2#12`. Views tell only the kind. */
export const MARKER_NAMES: readonly string[] = MARKERS.map(({ id }, number) => `${id.slice("marker:".length)}#${number}`);
const marker = named(
  "stratagem marker",
  MARKER_NAMES,
  MARKERS.map(({ id }) => id),
).faceDown("committed marker");
export const count = whole(0, 999);
/** One for each side; the state has them as a list. */
export const bySide = <S, P, V>(of: Codec<S, P, V>) => byKey(SIDES, of);

export const seatOf = (side: number): Seat => SIDES[side as 0 | 1];
const owner = (of: { side: number }): Seat => seatOf(of.side);
const opponent = (of: { side: number }): Seat => seatOf(enemyOf(of.side));
const many = (things: readonly unknown[]) => things.length;

/** One reason for a column shift or die modifier, with its amount. */
const modifier = object({ amount: whole(-999, 999), because: text });
export type Modifier = StateOf<typeof modifier>;

// ------------------------------------------------------------ what is going on

const setUp = object({
  side: side.doc("who places units"),
  placed: count.doc("how many of the freely placed units have their place"),
  stage: word(["place", "embark", "arrange"]),
});

const augur = object({
  name: word(TABLES.augurs.filter((name) => name !== "")).doc("the event of the augurs table that is being carried out (7.0)"),
  queue: depending("a list of names", ({ name }: { name: string }) =>
    list<number, string, string>(name === "plague" ? hex : name === "piracy" ? side : minorPower),
  ).doc(
    "hexes still to be checked (plague), sides still to lose a fleet (piracy), powers still to be rolled for (allies-go-home)",
  ),
});

const mobilization = object({
  stage: word(["buy", "demobilize", "restore", "colonies"]).or("buy"),
  fresh: list(unit).or([]).secret("nobody", many).doc("units deployed in this phase: they do not help to deploy others (9.2)"),
  leaders: count.or(0).doc("how many leaders have been recruited in this phase (29.1)"),
  leader: unit.orNone().doc("a leader drawn or selected that must now be deployed"),
  dictator: flag.doc("whether that leader came by a Dictator or Sufete"),
  levy: count.or(0).doc("units that a Levy still brings for nothing"),
});
export type Mobilization = StateOf<typeof mobilization>;

const diplomacy = object({
  side: side.doc("whose attempt it is (24.1)"),
  power: minorPower,
  marker: marker.secret(owner, () => null).doc("the marker committed"),
  answer: marker
    .orNone()
    .secret(opponent, () => null)
    .doc("the other player's marker"),
  answered: flag,
  modifiers: list(modifier),
  column: count,
  die: count,
  result: text,
});
export type Diplomacy = StateOf<typeof diplomacy>;

const operation = object({
  kind: word(["land", "naval", "concentrate"]),
  side,
  reaction: flag.doc("a reaction of the other player (33.0)"),
  stage: word(["embark", "move", "storm", "debark", "attack", "camp"]),
  from: hex.doc("where it began"),
  hex: hex.doc("where the force is"),
  units: list(unit).secret(owner).doc("the units of the force; for a naval operation its fleets"),
  party: list(unit).secret(owner).doc("all that take part: the force, what its fleets carry, and who joins its attack"),
  dropped: list(unit).secret(owner).doc("units that were dropped off: they may do nothing more"),
  count: seen(count, (of: { units: number[] }) => of.units.length).doc("how many units the force has"),
  spent: count.doc("half movement points on land, hexes at sea"),
  allowance: count.doc("hexes that the fleets may move"),
  storm: flag,
  die: count,
  modifiers: list(modifier),
  surcharge: flag.secret(owner).doc("the additional AP for the Sacred Band has been paid (21.0)"),
});
export type Operation = StateOf<typeof operation>;

/** An operation before its first step. */
export const newOperation = (kind: Operation["kind"], side: number, hex: number, units: readonly number[]): Operation => ({
  kind,
  side,
  reaction: false,
  stage: kind === "naval" ? "embark" : kind === "land" ? "move" : "attack",
  from: hex,
  hex,
  units: [...units],
  party: [...units],
  dropped: [],
  spent: 0,
  allowance: 0,
  storm: false,
  die: 0,
  modifiers: [],
  surcharge: false,
});

/** Units retreating together. */
const retreat = object({
  side,
  units: list(unit),
  origin: hex.doc("where they come from"),
  hex: hex.doc("where they are"),
  left: count.doc("hexes still to go"),
  hexes: count.doc("hexes to go in all"),
});
export type Retreat = StateOf<typeof retreat>;

/** The next step of a combat result. */
const step = object({
  do: word(["eliminate", "check", "withdraw", "counterattack", "pursue", "hunt", "pillage", "major", "train", "disgrace"]),
  side,
});
export type Step = StateOf<typeof step>;

const combat = object({
  side: side.doc("who makes the attack"),
  from: hex,
  to: hex,
  attackers: list(unit),
  defenders: list(unit),
  bearers: list(unit).doc("fleets that stay out of the combat of the raiders they carry, but share their retreat"),
  table: word(["battle", "raid"]),
  stage: word(["table", "tactics", "answer", "leaders", "roll", "results"]),
  counterattack: count
    .kept("counter")
    .formerly("counter")
    .doc("0 the attack itself, 1 its counterattack, 2 both routed by a second one"),
  leaders: bySide(unit.orNone()).doc("the leader whose command value shifts the column"),
  tactics: bySide(count).doc("the tactics marker in force"),
  percent: whole(0, 1_000_000),
  column: count,
  shifts: list(modifier),
  die: count,
  result: text,
  steps: list(step).doc("what the result still asks for"),
  retreats: list(retreat),
  hunters: list(unit).doc("leaders and cavalry that may pursue a second hex"),
  lost: bySide(count).doc("units lost"),
  hurt: bySide(flag).doc("whether anything befell the side"),
  routed: bySide(flag).doc("whether it was told to rout"),
  pursued: side.orNone().doc("the side that pursued into the defenders' hex"),
});
export type Combat = StateOf<typeof combat>;

/** A minor power's units returning to their own towns (24.6). */
const homecoming = object({ power: minorPower, side, units: list(unit).secret("nobody", many) });
export type Homecoming = StateOf<typeof homecoming>;

/** Stacks of a minor power and its former ally that must separate (24.1). */
const parting = object({ power: minorPower, side: side.doc("who loses the power"), hexes: list(hex) });

/** What a spy shows, for as long as the player looks (23.1). */
const look = object({ side, region: named("region", MAP.regions).orNone().doc("null for the stratagem markers") });
type Look = StateOf<typeof look>;

// ------------------------------------------------------------ the state

/** Stratagems a side may not play, stored as bits. */
const barred = list(named("stratagem", STRATAGEMS)).as<number>({
  of: (bits) => STRATAGEMS.flatMap((_, index) => ((bits & (1 << index)) !== 0 ? [index] : [])),
  into: (kinds) => kinds.reduce((bits, index) => bits | (1 << index), 0),
});

/** Where the markers of a kind are; the state has `each` for each side, Roman first, with -1 for those not on the map. */
const onMap = (each: number) =>
  bySide(list(hex)).as<number[]>({
    of: (all) => [all.slice(0, each), all.slice(each)].map((own) => own.filter((at) => at >= 0)),
    into: (sides, field) =>
      sides.flatMap((hexes, side) => {
        if (hexes.length > each) wrong(`${field}.${SIDES[side]}`, `may have at most ${each} entries.`);
        return [...hexes, ...new Array<number>(each - hexes.length).fill(-1)];
      }),
  });

export const PHASES = [
  "setup",
  "initiative",
  "augurs",
  "action-points",
  "mobilization",
  "diplomacy",
  "operations",
  "supply",
  "end-of-turn",
] as const;
export type Phase = (typeof PHASES)[number];

/** Fields stored as written. */
export const situation = {
  turn: whole(1, 8).needed(),
  phase: word(PHASES).needed(),
  initiative: side.kept("first").formerly("first").doc("who has the initiative"),
  phasing: side.kept("side").formerly("side").doc("who is phasing"),
  ap: bySide(whole(0, MOST_AP)).needed().doc("action points"),
  debt: bySide(count).doc("AP owed from a crisis (7.1)"),
  bought: bySide(count).doc("stratagem markers bought in this turn"),
  powers: byKey(MINOR_POWERS, allegiance).doc("whom each minor power is with"),
  mercenariesCame: flag,
  barred: bySide(barred).doc("stratagems that a player may not play again in this phase (Treachery)"),
  crisis: hex.orNone().doc("the hex of the crisis marker (7.1)"),
  armies: onMap(ARMY_MARKERS).doc("army markers"),
  camps: onMap(CAMP_MARKERS).doc("camp markers"),
  pillaged: list(hex),
  colonies: list(hex),
  setup: setUp.orNull().doc("the set-up in progress (26.0)"),
  augur: augur.orNull(),
  mobilization: mobilization.orNull().doc("the mobilization in progress (9.0)"),
  diplomacy: diplomacy.orNull().doc("the attempt at diplomacy in progress (24.1)"),
  operation: operation.orNull().doc("the operation in progress"),
  reacting: flag.doc("an operation has ended and the other player may react (33.0)"),
  combat: combat.orNull().doc("the combat in progress (14.0)"),
  supply: list(hex).orNull().unseen().doc("hexes that still need a supply check; null before it is known which"),
  homecomings: list(homecoming).doc("units of minor powers on their way back to their own towns (24.6)"),
  parting: parting.orNull().doc("stacks of a minor power and its former ally that must part (24.1)"),
  arriving: list(unit).doc("mercenaries that have just come into Carthage's service and have no place yet"),
  look: look
    .orNull()
    .secret(
      (s: { look: Look | null }) => (s.look ? owner(s.look) : "everybody"),
      () => null,
    )
    .doc("what a spy shows, for as long as the player looks (23.1)"),
};

/** The optional rules in force, and the kind of set-up. */
interface Rules {
  leaders: boolean; // 29.0
  siege: boolean; // 30.0
  pillage: boolean; // 31.0
  colonies: boolean; // 32.0
  reaction: boolean; // 33.0
  auto: boolean;
}

export interface State extends GameState, StateIn<typeof situation> {
  over: Outcome<Key> | null;
  rules: Rules;
  scenario: number;
  /** where each unit is: a hex, AVAILABLE or GONE */
  at: number[];
  /** the fleet that carries each unit, or -1 */
  aboard: number[];
  veteran: number[];
  /** units placed by their owners on top of their stacks */
  tops: number[];
  /** who holds each stratagem marker, and whether the other player has seen it there */
  markers: number[];
  seen: number[];
}

/** The side that commands a unit now. */
export function sideOf(s: State, unit: number): number {
  const contingent = CONTINGENT[unit]!;
  return contingent < 2 ? contingent : s.powers[contingent - 2]!;
}

export const enemyOf = (side: number): number => 1 - side;

/** A list with the same value for every unit. */
export const forEveryUnit = (value: number): number[] => new Array<number>(UNIT_COUNT).fill(value);
