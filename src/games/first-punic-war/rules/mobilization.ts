import type { Play } from "../../../engine/index.ts";
import { choose, type Key, type Option, type Reason } from "./ask.ts";
import { type Board, isFortress, isPort, occupies, scan } from "./board.ts";
import { STRATAGEMS, TYPES } from "./data.ts";
import {
  deployable,
  deploymentCheck,
  dictatorHexes,
  isDeployable,
  ownFleetsIn,
  whyNotDeploy,
  whyNotDictator,
  whyNowhere,
} from "./deployment.ts";
import { counters, topShown } from "./fog.ts";
import { whyGone } from "./forces.ts";
import { HEX_IDS, hexOfId, KIND, SEA } from "./map.ts";
import { loads, whyNotCarry } from "./naval.ts";
import { leaderLimitReached } from "./optional/leaders.ts";
import { cargoOf, deploy, type FpwTable, spend, tellIfEmpty, tellIfTaken, withdrawFromMap } from "./pieces.ts";
import {
  AVAILABLE,
  CARTHAGINIAN,
  enemyOf,
  GONE,
  type Mobilization,
  NEUTRAL,
  POOL,
  ROMAN,
  SIDE_IDS,
  type State,
  seatOf,
  sideOf,
} from "./state.ts";
import { canPlay, drawMarker, isBarred, isHeld, markerWithId, playMarker, playSpy } from "./stratagems.ts";
import { COST, mobilizationCost } from "./tables.ts";
import {
  COMMAND,
  CONTINGENT,
  IS_FLEET,
  IS_LEADER,
  IS_SACRED_BAND,
  LEADERS,
  MAMERTINES,
  TWO_SIDED,
  UNIT_COUNT,
  UNIT_IDS,
  UNITS,
  type Unit,
  unitOfId,
} from "./units.ts";

export const beginMobilization = (): Mobilization => ({
  stage: "buy",
  fresh: [],
  leaders: 0,
  leader: -1,
  dictator: false,
  levy: 0,
});

const COSTS = [ROMAN, CARTHAGINIAN].map((side) =>
  UNITS.map(({ type }, unit) => mobilizationCost(side, type, IS_SACRED_BAND[unit] === 1)),
);
/** The price of a unit for a side (9.1). */
export const costOf = (side: number, unit: number): number => COSTS[side]![unit]!;

/** The price of the next stratagem marker: one more AP for each bought this turn (23.0). */
export const markerPrice = (s: State, side: number): number => s.bought[side]! + 1;

/** Units that cannot be told apart: the first of them stands for all in a list of recruits. */
const kinOf = ({ id, contingent, type, combat, morale, move, twoSided }: Unit): string =>
  /-\d+$/.test(id) ? [contingent, type, ...combat, ...morale, move, twoSided].join() : id;
const KINDS = UNITS.map(kinOf);
const KIN = KINDS.map((kind) => KINDS.indexOf(kind));

/** The first unit of the same kind. */
export const kinOfUnit = (unit: number): string => UNIT_IDS[KIN[unit]!]!;

const listed = new Uint8Array(UNIT_COUNT);

/** The units a side can mobilize for at most this many AP, one of each kind (9.1). */
function recruits(s: State, b: Board, side: number, most: number, test: (unit: number) => boolean): number[] {
  listed.fill(0);
  const hasPlace = deploymentCheck(s, b, side, s.mobilization!.fresh);
  const units: number[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (s.at[unit] !== AVAILABLE || listed[KIN[unit]!] || sideOf(s, unit) !== side || !test(unit)) continue;
    if (costOf(side, unit) > most) continue;
    listed[KIN[unit]!] = 1;
    if (hasPlace(unit)) units.push(unit);
  }
  return units;
}

/** The unit that is offered for all of a kind. */
const firstAlike = (s: State, side: number, unit: number): number =>
  s.at.findIndex((at, each) => at === AVAILABLE && KIN[each] === KIN[unit] && sideOf(s, each) === side);

/** A side's own leaders are drawn; those of minor powers are called by name (9.3, 24.3). */
const isRecruitable = (unit: number): boolean => !IS_LEADER[unit] || CONTINGENT[unit]! >= 2;

/** The leaders in a side's pool (9.3). */
export function leaderPool(s: State, side: number): number[] {
  const pool: number[] = [];
  for (const unit of LEADERS) if (CONTINGENT[unit] === side && s.at[unit] === AVAILABLE) pool.push(unit);
  return pool;
}

/** Whether a unit on the map has not been trained yet. */
const isRecruit = (s: State, unit: number): boolean => TWO_SIDED[unit] === 1 && !s.veteran[unit];

/** Why a unit on the map cannot be trained: what it lacks (20.0). */
function whyNotTrain(s: State, unit: number): Reason {
  const because = (why: Key): Reason => ({ why, rule: "20.0", params: { unit: UNIT_IDS[unit]! } });
  const hex = s.at[unit]!;
  if (hex < 0 || sideOf(s, unit) !== s.side || !isRecruit(s, unit)) return because("fpw.why.train");
  if (IS_FLEET[unit] ? !isPort(hex) : !isFortress(s, hex))
    return because(IS_FLEET[unit] ? "fpw.why.train-port" : "fpw.why.train-fortress");
  if (!LEADERS.some((leader) => s.at[leader] === hex)) return because("fpw.why.train-leader");
  return s.ap[s.side]! < COST.train
    ? { why: "fpw.why.train-ap", rule: "20.0", params: { ap: COST.train } }
    : because("fpw.why.train");
}

/** The recruits that can be trained: land units in a fortress (or on board there), fleets in a port, each with a leader (20.0). */
function trainees(s: State, b: Board, side: number): number[] {
  const units: number[] = [];
  const hexes: number[] = [];
  for (const leader of LEADERS) {
    const hex = s.at[leader]!;
    if (hex < 0 || hexes.includes(hex)) continue;
    hexes.push(hex);
    for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!)
      if (isRecruit(s, unit) && sideOf(s, unit) === side && (IS_FLEET[unit] ? isPort(hex) : isFortress(s, hex))) units.push(unit);
  }
  return units.sort((a, c) => a - c);
}

const TRAIN_IDS = UNITS.map(({ id }): Option => `train:${id}`);
const TRAINEES = new Map<string, number>(TRAIN_IDS.map((id, unit) => [id, unit]));

/** One step of the Mobilization Phase (9.0). */
export function mobilize(t: FpwTable): Play {
  const phase = t.s.mobilization!;
  if (phase.leader >= 0) return deployLeader(t, phase);
  if (phase.levy > 0) return levy(t, phase);
  return phase.stage === "buy" ? buy(t, phase) : demobilize(t, phase);
}

function* buy(t: FpwTable, phase: Mobilization): Play {
  const { s } = t;
  const { side } = s;
  const b = scan(s);
  const ap = s.ap[side]!;
  const options: Option[] = ["done"];
  const test = leaderLimitReached(s) ? (unit: number) => !IS_LEADER[unit] : isRecruitable;
  for (const unit of recruits(s, b, side, ap, test)) options.push(UNIT_IDS[unit]!);
  if (canDrawLeader(s, b, side, ap, phase)) options.push("draw-leader");
  if (ap >= markerPrice(s, side) && s.markers.includes(POOL)) options.push("buy-marker");
  if (ap >= COST.train) for (const unit of trainees(s, b, side)) options.push(TRAIN_IDS[unit]!);
  if (canPlay(s, side, "levy") && canLevy(s, b, side)) options.push("marker:levy");
  if (canPlay(s, side, "dictator") && canSelectLeader(s, side, phase)) options.push("marker:dictator");
  if (canPlay(s, side, "spy")) options.push("marker:spy");
  options.push("demobilize");
  const answer = yield* choose(seatOf(side), options, {
    prompt: "fpw.mobilize",
    rule: "9.0",
    params: { ap, price: markerPrice(s, side), modifiers: priceList(s, side) },
    whyNot: (id) => whyNotMobilize(s, id),
    always: true,
  });
  switch (answer) {
    case "done":
      phase.stage = "restore";
      return;
    case "demobilize":
      phase.stage = "demobilize";
      return;
    case "buy-marker":
      drawMarker(t, side, spend(s, side, markerPrice(s, side)));
      s.bought[side]!++;
      return;
    case "draw-leader": {
      const paid = spend(s, side, mobilizationCost(side, "leader", false));
      phase.leader = t.randomOf(leaderPool(s, side));
      phase.leaders++;
      t.note("fpw.leader-drawn", { side: SIDE_IDS[side]!, unit: UNIT_IDS[phase.leader]!, ...paid }, "9.3");
      return;
    }
    case "marker:levy":
      if (yield* playMarker(t, side, markerWithId(s, side, answer))) phase.levy = 2;
      return;
    case "marker:dictator":
      yield* dictator(t, phase);
      return;
    case "marker:spy":
      yield* playSpy(t, side);
      return;
  }
  const trainee = TRAINEES.get(answer);
  if (trainee !== undefined) {
    s.veteran[trainee] = 1;
    t.note("fpw.trained-one", { side: SIDE_IDS[side]!, ...spend(s, side, COST.train) }, "20.0"); // which one is its owner's secret
    t.noteOnlyTo(seatOf(side), "fpw.trained", { unit: UNIT_IDS[trainee]!, hex: HEX_IDS[s.at[trainee]!]! }, "20.0");
    return;
  }
  const unit = unitOfId(answer);
  yield* place(t, phase, unit, deployable(s, side, unit, phase.fresh), costOf(side, unit));
  if (IS_LEADER[unit]) phase.leaders++;
}

/** The prices of a side's chart, of training and of the next marker, for the question (9.1, 20.0, 23.0). */
function priceList(s: State, side: number): readonly string[] {
  const price = markerPrice(s, side);
  const lists = PRICE_LISTS[side]!;
  lists[price] ??= [...PRICES[side]!, `fpw.price.marker=${price}`];
  return lists[price];
}
/** Those needed so far, by side and price of a marker. */
const PRICE_LISTS: (readonly string[])[][] = [[], []];

const PRICES: readonly (readonly string[])[] = [ROMAN, CARTHAGINIAN].map((side) => [
  ...TYPES.map((type) => [type, mobilizationCost(side, type, false)] as const).flatMap(([type, ap]) =>
    ap > 0 ? [`type:${type}=${ap}`] : [],
  ),
  ...(side === CARTHAGINIAN ? [`fpw.price.sacred-band=${mobilizationCost(side, "hoplite", true)}`] : []),
  `fpw.price.training=${COST.train}`,
]);

/** Whether a Levy would bring anybody (23.1). */
const canLevy = (s: State, b: Board, side: number): boolean =>
  recruits(s, b, side, Number.POSITIVE_INFINITY, isLevied(side)).length > 0;

/** Whether a Dictator or Sufete would find a place (23.1). */
const canSelectLeader = (s: State, side: number, phase: Mobilization): boolean =>
  leaderPool(s, side).length > 0 && !leaderLimitReached(s) && dictatorHexes(s, side, phase.fresh).length > 0;

/** A Levy brings units of the side's own nation, no leaders and no allies (23.1). */
const isLevied = (side: number) => (unit: number) => CONTINGENT[unit] === side && !IS_LEADER[unit];

function canDrawLeader(s: State, b: Board, side: number, ap: number, phase: Mobilization): boolean {
  if (ap < mobilizationCost(side, "leader", false) || leaderLimitReached(s)) return false;
  const pool = leaderPool(s, side);
  return pool.length > 0 && isDeployable(s, b, side, pool[0]!, phase.fresh);
}

/** Why a unit that could be recruited is not now: another has been, and is placed first. */
function whyNotYet(s: State, { stage }: Mobilization, placed: number, unit: number): Reason | undefined {
  const isNext = unit >= 0 && stage === "buy" && sideOf(s, unit) === s.side && s.at[unit] === AVAILABLE && isRecruitable(unit);
  if (!isNext || costOf(s.side, unit) > s.ap[s.side]!) return undefined;
  return { why: "fpw.why.place-first", rule: "9.2", params: { unit: UNIT_IDS[unit]!, placed: UNIT_IDS[placed]! } };
}

/** Asks where a unit goes and places it there, for a price, or free for a reason (9.2). */
function* place(
  t: FpwTable,
  phase: Mobilization,
  unit: number,
  hexes: readonly number[],
  cost = 0,
  how: readonly Key[] = [],
): Play {
  const { s } = t;
  const options = hexes.map((hex) => HEX_IDS[hex]!);
  const answer = yield* choose(seatOf(s.side), options, {
    prompt: "fpw.deploy",
    rule: "9.2",
    params: { unit: UNIT_IDS[unit]! },
    always: true,
    whyNot: (id) => {
      if (hexOfId(id) < 0) return whyNotYet(s, phase, unit, unitOfId(id));
      if (phase.dictator) return whyNotDictator(s, s.side, unit, hexOfId(id));
      return whyNotDeploy(s, s.side, unit, hexOfId(id), phase.fresh);
    },
  });
  const hex = hexOfId(answer);
  const ship = KIND[hex] === SEA ? yield* chooseShip(s, unit, hex) : -1;
  deploy(s, unit, hex);
  s.aboard[unit] = ship;
  phase.fresh.push(unit);
  const isTop = topShown(t, s.side, hex) === unit && counters(s, s.side, hex) > 1;
  const params = {
    side: SIDE_IDS[s.side]!,
    unit: UNIT_IDS[unit]!,
    hex: answer,
    aboard: ship >= 0 ? ["fpw.on-a-fleet"] : [],
    top: isTop ? ["fpw.on-top"] : [],
  };
  if (cost > 0) t.note("fpw.bought", { ...params, ...spend(s, s.side, cost) }, "9.2");
  else t.note("fpw.deployed", { ...params, how }, "9.2");
  tellIfTaken(t, s.side, hex, [unit]);
  if (ship >= 0) t.noteOnlyTo(seatOf(s.side), "fpw.goes-aboard", { unit: UNIT_IDS[unit]!, fleet: UNIT_IDS[ship]! }, "9.2");
}

/** At sea a leader goes on board a fleet of his nation. */
function* chooseShip(s: State, unit: number, hex: number): Play<number> {
  const b = scan(s);
  const ships = ownFleetsIn(b, hex, s.side).map((fleet) => UNIT_IDS[fleet]!);
  const always = b.fleets[s.side as 0]![hex]! > 1; // whose they are is their owner's secret
  const params = { unit: UNIT_IDS[unit]!, modifiers: loads(s, ships) };
  const whyNot = (id: string) => whyNotCarry(s, unit, hex, id);
  return unitOfId(yield* choose(seatOf(s.side), ships, { prompt: "fpw.embark-on", rule: "9.2", params, always, whyNot }));
}

/** A leader who was drawn or selected takes the field (9.3, 23.1). */
function* deployLeader(t: FpwTable, phase: Mobilization): Play {
  const { s } = t;
  const hexes = phase.dictator ? dictatorHexes(s, s.side, phase.fresh) : deployable(s, s.side, phase.leader, phase.fresh);
  yield* place(t, phase, phase.leader, hexes);
  phase.leader = -1;
  phase.dictator = false;
}

/** Dictator or Sufete: a leader of the player's choice, with any friendly unit (23.1). */
function* dictator(t: FpwTable, phase: Mobilization): Play {
  const { s } = t;
  if (!(yield* playMarker(t, s.side, markerWithId(s, s.side, "marker:dictator")))) return;
  const options = leaderPool(s, s.side).map((unit) => UNIT_IDS[unit]!);
  const modifiers = leaderPool(s, s.side).map((unit) => `${UNIT_IDS[unit]}=${COMMAND[unit]}`);
  const answer = yield* choose(seatOf(s.side), options, {
    prompt: "fpw.dictator",
    rule: "23.1",
    params: { modifiers },
    whyNot: (id) => {
      const unit = unitOfId(id);
      if (unit < 0) return undefined;
      const isInPlay = IS_LEADER[unit] && sideOf(s, unit) === s.side && s.at[unit]! >= 0;
      return { why: isInPlay ? "fpw.why.in-play" : "fpw.why.dictator", rule: "23.1", params: { unit: id } };
    },
  });
  phase.leader = unitOfId(answer);
  phase.dictator = true;
  phase.leaders++;
  t.note("fpw.leader-selected", { side: SIDE_IDS[s.side]!, unit: answer }, "23.1");
}

/** Levy: two free units of the side's own nation, except leaders (23.1). */
function* levy(t: FpwTable, phase: Mobilization): Play {
  const { s } = t;
  const own = recruits(s, scan(s), s.side, Number.POSITIVE_INFINITY, isLevied(s.side));
  const answer = yield* choose(seatOf(s.side), [...own.map((unit) => UNIT_IDS[unit]!), "done"], {
    prompt: "fpw.levy",
    rule: "23.1",
    params: { left: phase.levy },
    always: true,
    whyNot: (id) => whyNotLevy(s, unitOfId(id)),
  });
  if (answer === "done") {
    phase.levy = 0;
    return;
  }
  const unit = unitOfId(answer);
  yield* place(t, phase, unit, deployable(s, s.side, unit, phase.fresh), 0, ["fpw.deployed.levy"]);
  phase.levy--;
}

/** Once all desired units are placed, units may be sent home (9.1). */
function* demobilize(t: FpwTable, phase: Mobilization): Play {
  const { s } = t;
  const options: Option[] = ["done", "demobilize"];
  const able = UNIT_IDS.filter((_, unit) => canDemobilize(s, unit));
  if (able.length === 0) options.pop();
  if ((yield* choose(seatOf(s.side), options, { prompt: "fpw.demobilize-more", rule: "9.1", always: true })) === "done") {
    phase.stage = "restore";
    return;
  }
  const answer = yield* choose(seatOf(s.side), able, {
    prompt: "fpw.demobilize",
    rule: "9.1",
    always: true,
    whyNot: (id) => whyNotDemobilize(s, unitOfId(id)),
  });
  const unit = unitOfId(answer);
  const hex = HEX_IDS[s.at[unit]!]!;
  withdrawFromMap(s, unit);
  t.note("fpw.demobilized", { side: SIDE_IDS[s.side]!, unit: answer, hex }, "9.1");
  tellIfEmpty(t, hexOfId(hex));
}

/** Leaders stay, and a fleet cannot be sent home with units aboard (9.1). */
const canDemobilize = (s: State, unit: number): boolean =>
  s.at[unit]! >= 0 && sideOf(s, unit) === s.side && !IS_LEADER[unit] && !(IS_FLEET[unit] && cargoOf(s, unit).length > 0);

function whyNotDemobilize(s: State, unit: number): Reason | undefined {
  if (unit < 0) return undefined;
  const because = (why: Key): Reason => ({ why, rule: "9.1", params: { unit: UNIT_IDS[unit]! } });
  if (s.at[unit]! < 0) return because("fpw.why.not-on-map");
  if (sideOf(s, unit) !== s.side) return because(sideOf(s, unit) === NEUTRAL ? "fpw.why.neutral" : "fpw.why.enemy");
  return because(IS_LEADER[unit] ? "fpw.why.leader-stays" : "fpw.why.carries");
}

function whyNotLevy(s: State, unit: number): Reason | undefined {
  if (unit < 0) return undefined;
  if (!isLevied(s.side)(unit)) return { why: "fpw.why.not-levied", rule: "23.1" };
  const because = (why: Key, rule: string): Reason => ({ why, rule, params: { unit: UNIT_IDS[unit]! } });
  if (s.at[unit]! >= 0) return because("fpw.why.in-play", "9.1");
  return s.at[unit] === AVAILABLE ? whyNowhere(s, s.side, unit, s.mobilization!.fresh) : because("fpw.why.not-available", "9.1");
}

function whyNotMobilize(s: State, id: string): Reason | undefined {
  const { side } = s;
  const unit = unitOfId(id);
  if (unit >= 0) {
    const params = { unit: id, ap: costOf(side, unit) };
    if (unit === MAMERTINES && s.at[unit] === GONE) return { why: "fpw.why.mamertines", rule: "21.0", params };
    if (sideOf(s, unit) === NEUTRAL) return { why: "fpw.why.neutral", rule: "24.0", params };
    if (sideOf(s, unit) !== side) return { why: "fpw.why.enemy", rule: "9.1", params };
    if (s.at[unit]! >= 0) return isRecruit(s, unit) ? whyNotTrain(s, unit) : { why: "fpw.why.in-play", rule: "9.1", params };
    if (s.at[unit] !== AVAILABLE) return { why: whyGone(s, unit), rule: "9.1", params };
    if (!isRecruitable(unit)) return { why: "fpw.why.drawn", rule: "9.3", params };
    if (IS_LEADER[unit] && leaderLimitReached(s)) return { why: "fpw.why.leader-limit", rule: "29.1" };
    if (costOf(side, unit) > s.ap[side]!) return { why: "fpw.why.ap", rule: "9.1", params };
    const alike = firstAlike(s, side, unit);
    if (alike !== unit && isDeployable(s, scan(s), side, alike, s.mobilization!.fresh))
      return { why: "fpw.why.alike", rule: "9.1", params: { unit: UNIT_IDS[alike]! } };
    return whyNowhere(s, side, unit, s.mobilization!.fresh);
  }
  const hex = hexOfId(id);
  if (hex >= 0 && KIND[hex] === SEA && ownFleetsIn(scan(s), hex, side).length === 0)
    return { why: "fpw.why.no-recruits-at-sea", rule: "9.2" };
  if (hex >= 0 && occupies(scan(s), enemyOf(side), hex)) return { why: "fpw.why.enemy-there", rule: "9.2" };
  if (hex >= 0) return { why: "fpw.why.recruit-first", rule: "9.2" };
  if (id === "draw-leader") {
    if (leaderLimitReached(s)) return { why: "fpw.why.leader-limit", rule: "29.1" };
    const ap = mobilizationCost(side, "leader", false);
    if (leaderPool(s, side).length === 0) return { why: "fpw.why.no-leaders", rule: "9.3" };
    return s.ap[side]! < ap ? { why: "fpw.why.ap", rule: "9.1", params: { ap } } : { why: "fpw.why.leader-nowhere", rule: "9.2" };
  }
  if (id === "buy-marker") {
    if (!s.markers.includes(POOL)) return { why: "fpw.why.no-markers", rule: "23.0" };
    return { why: "fpw.why.ap", rule: "23.0", params: { ap: markerPrice(s, side) } };
  }
  const trainee = TRAINEES.get(id);
  if (trainee !== undefined) return whyNotTrain(s, trainee);
  const kind = STRATAGEMS.find((stratagem) => id === `marker:${stratagem}`);
  if (!kind || !isHeld(s, side, id)) return undefined;
  if (isBarred(s, side, kind)) return { why: "fpw.why.betrayed", rule: "23.1" };
  if (kind === "levy") return { why: "fpw.why.nobody-to-levy", rule: "23.1" };
  if (kind !== "dictator") return undefined;
  if (leaderPool(s, side).length === 0) return { why: "fpw.why.no-leaders", rule: "23.1" };
  return leaderLimitReached(s) ? { why: "fpw.why.leader-limit", rule: "29.1" } : { why: "fpw.why.leader-nowhere", rule: "23.1" };
}
