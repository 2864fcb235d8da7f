import type { Play } from "../../../engine/index.ts";
import { choose, type Option, pick, type Reason } from "./ask.ts";
import { type Board, controls, inEnemyZone, isFortress, isPillaged, isPort, occupies, scan } from "./board.ts";
import { mayExamine, tellThese, tellTop, topShown, whatShows } from "./fog.ts";
import { hasSacredBand, paysMore, whyNotOwn, whyNotThere } from "./forces.ts";
import { COASTAL, directionTo, HEX_IDS, hexOfId, INLAND, KIND, NEIGHBOURS } from "./map.ts";
import { enterHex, neutralPlace } from "./minor-powers.ts";
import { bestLeader, boost, failures, leadersIn, tellMorale } from "./morale.ts";
import { dropOff, leftSome, tellChange } from "./movement.ts";
import { alive, cargoOf, counted, eliminate, type FpwTable, leaveTop, relocateAll, spend } from "./pieces.ts";
import { enemyOf, type Modifier, NEUTRAL, type Operation, SIDE_IDS, type State, seatOf, sideOf } from "./state.ts";
import { COST, NAVAL_MODIFIERS, navalRow } from "./tables.ts";
import { fleetMayCross, mayStand } from "./terrain.ts";
import { CARGO, CONTINGENT, IS_FLEET, IS_LEADER, IS_STATIC, TWO_SIDED, UNIT_COUNT, UNIT_IDS, unitOfId } from "./units.ts";

/** How many land units a fleet carries, not counting leaders (19.3). */
function loadOf(s: State, fleet: number): number {
  let load = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (s.aboard[unit] === fleet && !IS_LEADER[unit]) load++;
  return load;
}

/** The fleets in a list that can take a unit aboard: with room, and of the same contingent (19.3, 24.5). */
export const fleetsFor = (s: State, fleets: readonly number[], unit: number): number[] =>
  fleets.filter((fleet) => canCarry(s, fleet, unit));

const canCarry = (s: State, fleet: number, unit: number): boolean =>
  CONTINGENT[fleet] === CONTINGENT[unit] && (IS_LEADER[unit] === 1 || loadOf(s, fleet) < CARGO);

/** Whether a landed unit in the fleets' hex may be embarked. */
function canEmbark(s: State, operation: Operation, unit: number): boolean {
  if (s.at[unit] !== operation.hex || s.aboard[unit]! >= 0 || IS_FLEET[unit] || IS_STATIC[unit]) return false;
  if (sideOf(s, unit) !== operation.side || !operation.units.some((fleet) => canCarry(s, fleet, unit))) return false;
  return operation.surcharge || !hasSacredBand(s, unit) || !paysMore(operation.from) || s.ap[operation.side]! >= COST.sacredBand;
}

/** Units are embarked one by one; then the die is rolled (19.1.2, 19.1.3). */
export function* embarkStage(t: FpwTable, operation: Operation): Play {
  const { s } = t;
  const seat = seatOf(operation.side);
  const b = scan(s);
  if (b.land[operation.side as 0]![operation.hex] === 0) {
    rollForSailing(t, operation);
    return;
  }
  const options: Option[] = ["done"];
  for (let unit = b.first[operation.hex]!; unit >= 0; unit = b.next[unit]!)
    if (canEmbark(s, operation, unit)) options.push(UNIT_IDS[unit]!);
  const answer = yield* choose(seat, options, {
    prompt: "fpw.embark",
    rule: "19.3",
    params: { hex: HEX_IDS[operation.hex]!, count: operation.units.reduce((sum, fleet) => sum + CARGO - loadOf(s, fleet), 0) },
    whyNot: (id) => whyNotEmbark(s, operation, unitOfId(id)),
    always: true,
  });
  if (answer === "done") {
    rollForSailing(t, operation);
    return;
  }
  const unit = unitOfId(answer);
  const fleets = fleetsFor(s, operation.units, unit).map((fleet) => UNIT_IDS[fleet]!);
  const fleet = yield* choose(seat, fleets, {
    prompt: "fpw.embark-on",
    rule: "19.3",
    params: { unit: answer, modifiers: loads(s, fleets) },
    always: operation.units.length > 1,
    whyNot: (id) => whyNotCarry(s, unit, operation.hex, id, operation.units),
  });
  if (hasSacredBand(s, unit) && paysMore(operation.from) && !operation.surcharge) {
    operation.surcharge = true;
    const paid = spend(s, operation.side, COST.sacredBand);
    t.note("fpw.sacred-band-paid", { side: SIDE_IDS[operation.side]!, ...paid }, "21.0");
  }
  goAboard(t, unit, unitOfId(fleet));
  operation.party.push(unit);
}

/** A unit embarks on a fleet; only its owner knows which one (25.0). */
export function goAboard(t: FpwTable, unit: number, fleet: number): void {
  const side = sideOf(t.s, unit);
  const hex = t.s.at[unit]!;
  const before = topShown(t, side, hex);
  t.s.aboard[unit] = fleet;
  leaveTop(t.s, unit);
  t.note("fpw.embarked", { side: SIDE_IDS[side]!, hex: HEX_IDS[hex]! }, "19.3");
  tellFleet(t, unit);
  if (!t.s.setup) tellTop(t, side, hex, before); // all tops are told when the set-up is over
}

const tellFleet = (t: FpwTable, unit: number): void =>
  t.noteOnlyTo(
    seatOf(sideOf(t.s, unit)),
    "fpw.goes-aboard",
    { unit: UNIT_IDS[unit]!, fleet: UNIT_IDS[t.s.aboard[unit]!]! },
    "19.3",
  );

/** The log says how many units the fleets carry, and which ones to their owner and to an enemy who may examine them (19.3, 25.0). */
function tellCargo(t: FpwTable, { side, hex, units }: Operation): void {
  const { s } = t;
  const cargo = units.flatMap((fleet) => cargoOf(s, fleet));
  if (cargo.length === 0) return;
  t.note("fpw.on-board", { side: SIDE_IDS[side]!, hex: HEX_IDS[hex]!, units: cargo.length }, "19.3");
  const these = { units: cargo.map((unit) => UNIT_IDS[unit]!) };
  t.noteOnlyTo(seatOf(side), "fpw.these", these, "19.3");
  const enemy = enemyOf(side);
  const b = scan(s);
  if (cargo.every((unit) => mayExamine(s, b, enemy, unit))) t.noteOnlyTo(seatOf(enemy), "fpw.these", these, "25.0");
}

/** How many land units fleets carry, for a question about them. */
export const loads = (s: State, fleets: readonly string[]): string[] => fleets.map((id) => `${id}=${loadOf(s, unitOfId(id))}`);

function whyNotEmbark(s: State, operation: Operation, unit: number): Reason | undefined {
  if (unit < 0) return undefined;
  const other = whyNotOwn(s, operation.side, unit, "19.3");
  if (other) return other;
  if (IS_FLEET[unit]) return { why: "fpw.why.fleet-carries", rule: "19.3" };
  const params = { unit: UNIT_IDS[unit]! };
  if (s.aboard[unit]! >= 0) return { why: "fpw.why.aboard", rule: "19.3", params };
  if (IS_STATIC[unit]) return { why: "fpw.why.static", rule: "13.0", params };
  if (s.at[unit] !== operation.hex) return { why: "fpw.why.elsewhere", rule: "19.3", params };
  if (!operation.units.some((fleet) => CONTINGENT[fleet] === CONTINGENT[unit]))
    return { why: "fpw.why.other-contingent", rule: "24.5", params };
  if (fleetsFor(s, operation.units, unit).length === 0) return { why: "fpw.why.no-room", rule: "19.3", params };
  return { why: "fpw.why.sacred-band", rule: "21.0", params };
}

/** Why something does not carry a unit in a hex: it is no fleet, no own one there, not sailing, of another contingent, or full. */
export function whyNotCarry(
  s: State,
  passenger: number,
  hex: number,
  id: string,
  sailing?: readonly number[],
): Reason | undefined {
  const unit = unitOfId(id);
  if (unit < 0) return undefined;
  const params = { unit: UNIT_IDS[unit]! };
  if (!IS_FLEET[unit]) return { why: "fpw.why.no-fleet", rule: "19.3", params };
  const other = whyNotThere(s, sideOf(s, passenger), unit, hex, "19.3");
  if (other) return other;
  if (sailing && !sailing.includes(unit)) return { why: "fpw.why.not-sailing", rule: "19.3", params };
  const isOurs = CONTINGENT[unit] === CONTINGENT[passenger];
  return { why: isOurs ? "fpw.why.no-room" : "fpw.why.other-contingent", rule: "19.3", params };
}

/** The modifiers of the Naval Movement Table, for what the fleets carry or would carry. */
export function navalModifiers(
  s: State,
  { from, side, units }: Pick<Operation, "from" | "side" | "units">,
  cargo: readonly number[] = units.flatMap((fleet) => cargoOf(s, fleet)),
): Modifier[] {
  const modifiers: Modifier[] = [];
  if (isPort(from) && !isPillaged(s, from) && controls(s, scan(s), from, side))
    modifiers.push({ amount: NAVAL_MODIFIERS.port, because: "fpw.because.port" });
  if (cargo.some((unit) => IS_LEADER[unit])) modifiers.push({ amount: NAVAL_MODIFIERS.leader, because: "fpw.because.leader" });
  if (units.some((fleet) => TWO_SIDED[fleet] && !s.veteran[fleet]))
    modifiers.push({ amount: NAVAL_MODIFIERS.recruits, because: "fpw.because.recruits" });
  return modifiers;
}

/** The die decides how far the fleets may move, and whether there is a storm (19.1). */
function rollForSailing(t: FpwTable, operation: Operation): void {
  tellCargo(t, operation);
  operation.modifiers = navalModifiers(t.s, operation);
  operation.die = t.die();
  const roll = operation.modifiers.reduce((sum, modifier) => sum + modifier.amount, operation.die);
  const { hexes, storm } = navalRow(roll);
  operation.allowance = hexes;
  operation.storm = storm;
  operation.stage = "move";
  t.revealed = true; // the modifiers give away leaders and recruits
  t.note(
    "fpw.naval-rolled",
    {
      side: SIDE_IDS[operation.side]!,
      hex: HEX_IDS[operation.hex]!,
      die: operation.die,
      modified: roll,
      modifiers: counted(operation.modifiers),
      hexes,
      storm: storm ? "fpw.storm-coming" : "fpw.no-storm",
    },
    "19.1",
  );
}

/**
 * Whether fleets may enter a hex at all: no enemy fleets, no enemy fortress, no neutrals, no enemies in a neutral place (19.1,
 * 24.0).
 */
export function fleetMayEnter(s: State, b: Board, side: number, hex: number): boolean {
  const enemy = enemyOf(side);
  if (b.fleets[enemy as 0]![hex]! > 0 || occupies(b, NEUTRAL, hex)) return false;
  return b.land[enemy as 0]![hex] === 0 || (!isFortress(s, hex) && neutralPlace(s, hex) < 0);
}

/** Whether fleets in a hex with enemy land units can sail on to one without, with this many hexes left (19.1). */
function canSailOn(s: State, b: Board, side: number, hex: number, left: number): boolean {
  if (left <= 0 || inEnemyZone(s, b, hex, side)) return false;
  for (let d = 0; d < 6; d++) {
    const to = NEIGHBOURS[hex * 6 + d]!;
    if (!fleetMayCross(hex, d) || !fleetMayEnter(s, b, side, to)) continue;
    if (b.land[enemyOf(side) as 0]![to] === 0 || canSailOn(s, b, side, to, left - 1)) return true;
  }
  return false;
}

/** The adjacent hexes a naval force may enter (19.1, 11.1). */
export function nextSeaHexes(s: State, b: Board, operation: Operation): number[] {
  const { hex, side, spent, allowance } = operation;
  const hexes: number[] = [];
  const left = allowance - spent;
  const hot = inEnemyZone(s, b, hex, side);
  if (left <= 0 || (hot && spent > 0)) return hexes; // 11.1.1
  for (let d = 0; d < 6; d++) {
    const to = NEIGHBOURS[hex * 6 + d]!;
    if (!fleetMayCross(hex, d) || !fleetMayEnter(s, b, side, to)) continue;
    if (hot && inEnemyZone(s, b, to, side)) continue; // 11.1.2
    if (b.land[enemyOf(side) as 0]![to]! > 0 && !canSailOn(s, b, side, to, left - 1)) continue;
    hexes.push(to);
  }
  return hexes;
}

/** One hex of a naval force's movement (19.1). It may pass enemy land units, but not end with them. */
export function* sailStage(t: FpwTable, operation: Operation): Play {
  const { s } = t;
  const { side } = operation;
  const b = scan(s);
  const options = nextSeaHexes(s, b, operation).map((hex) => HEX_IDS[hex]!);
  if (b.land[enemyOf(side) as 0]![operation.hex] === 0) {
    if (options.length > 0 && operation.spent > 0 && operation.units.length > 1) options.push("drop");
    options.push("stop");
  }
  const answer = yield* choose(seatOf(side), options, {
    prompt: "fpw.sail",
    rule: "19.1",
    params: {
      hex: HEX_IDS[operation.hex]!,
      left: operation.allowance - operation.spent,
      storm: operation.storm ? "fpw.storm-coming" : "fpw.no-storm",
    },
    whyNot: (id) => whyNotSail(s, operation, hexOfId(id)),
  });
  if (answer === "stop") {
    operation.stage = "storm";
    if (operation.spent === 0) {
      const params = { side: SIDE_IDS[side]!, hex: HEX_IDS[operation.hex]!, units: operation.units.length };
      t.note("fpw.stayed", params, "19.1");
    }
    tellChange(t, operation);
    return;
  }
  if (answer === "drop") {
    yield* dropOff(t, operation, "fpw.drop-fleets");
    return;
  }
  const from = operation.hex;
  const to = hexOfId(answer);
  operation.spent++;
  operation.hex = to;
  const before = topShown(t, side, from);
  const army = relocateAll(s, operation.units, to);
  const leaves = leftSome(s, operation, from);
  const shown = {
    ...whatShows(t, side, operation.units, to, leaves ? from : -1, before),
    ...(leaves && fleetsLeft(t, side, from)),
    passing: isPassing(t, side, to),
  };
  const params = { side: SIDE_IDS[side]!, from: HEX_IDS[from]!, to: answer, units: operation.units.length, ...shown, army };
  t.note("fpw.sailed", params, "19.1");
  enterHex(t, side, to);
}

/** 1 if fleets are in a hex of enemy land units, which they may pass (19.1), otherwise 0; only for the log. */
export const isPassing = ({ log, s }: FpwTable, side: number, hex: number): number =>
  log && occupies(scan(s), enemyOf(side), hex) ? 1 : 0;

/** How many fleets a naval force has left behind in a hex, and how many counters are on board there (25.0). */
function fleetsLeft({ log, s }: FpwTable, side: number, hex: number): { staying?: number; carried?: number } {
  if (!log) return {};
  let staying = 0;
  let carried = 0;
  for (let unit = s.at.indexOf(hex); unit >= 0; unit = s.at.indexOf(hex, unit + 1)) {
    if (sideOf(s, unit) !== side) continue;
    if (IS_FLEET[unit]) staying++;
    else if (s.aboard[unit]! >= 0) carried++;
  }
  return { staying, carried };
}

function whyNotSail(s: State, operation: Operation, to: number): Reason | undefined {
  if (to < 0) return undefined;
  const { hex, side, spent, allowance } = operation;
  if (to === hex) return { why: "fpw.why.is-here", rule: "19.1" };
  const b = scan(s);
  const d = directionTo(hex, to);
  if (KIND[to] === INLAND) return { why: "fpw.why.inland", rule: "19.1" };
  if (d < 0) return { why: "fpw.why.not-adjacent", rule: "19.1" };
  if (!fleetMayCross(hex, d)) return { why: "fpw.why.no-water", rule: "19.1" };
  if (spent >= allowance) return { why: "fpw.why.no-points", rule: "19.1", params: { cost: 1 } };
  if (spent > 0 && inEnemyZone(s, b, hex, side)) return { why: "fpw.why.halted", rule: "11.1" };
  if (occupies(b, NEUTRAL, to)) return { why: "fpw.why.neutral-there", rule: "24.0" };
  if (!fleetMayEnter(s, b, side, to)) return { why: "fpw.why.enemy-there", rule: "19.1" };
  if (b.land[enemyOf(side) as 0]![to]! > 0) return { why: "fpw.why.cannot-end", rule: "19.1" };
  return { why: "fpw.why.zone-to-zone", rule: "11.1" };
}

/** The storm breaks after the move and before any landing, on everything that sailed; a friendly port is safe (19.1.5). */
export function* stormStage(t: FpwTable, operation: Operation): Play {
  const { s } = t;
  const { side, hex } = operation;
  operation.stage = "debark";
  if (!operation.storm) return;
  const sailed = alive(s, [...operation.units, ...operation.dropped]);
  const b = scan(s);
  const exposed = sailed.filter((fleet) => !isPort(s.at[fleet]!) || !controls(s, b, s.at[fleet]!, side));
  if (exposed.length === 0) {
    t.note("fpw.storm-in-port", { hex: HEX_IDS[hex]! }, "19.1");
    return;
  }
  const leader = bestLeader([...new Set(exposed.map((fleet) => s.at[fleet]!))].flatMap((at) => leadersIn(s, side, at)));
  const near = leader < 0 ? exposed : exposed.filter((fleet) => s.at[fleet] === s.at[leader]);
  const accompanied = exposed.some((fleet) => b.land[side as 0]![s.at[fleet]!]! > 0 || cargoOf(s, fleet).length > 0);
  const at = leader < 0 ? s.at[exposed[0]!]! : s.at[leader]!;
  const boosted = yield* boost(t, side, near, leader < 0 ? [] : [leader], at, "19.1", accompanied);
  tellMorale(t, side, exposed, boosted);
  const die = t.die();
  const sunk = failures(s, exposed, boosted, die);
  t.revealed = true; // how many fail gives away what they are
  t.note("fpw.storm", { side: SIDE_IDS[side]!, units: exposed.length, die, lost: sunk.length }, "19.1");
  const afloat = sailed.filter((fleet) => !sunk.includes(fleet));
  const before = topShown(t, side, hex);
  for (const fleet of sunk) {
    rescueLeaders(t, fleet, afloat, "19.1");
    eliminate(t, fleet, "19.1");
  }
  tellTop(t, side, hex, before);
  operation.units = alive(s, operation.units);
  operation.party = alive(s, operation.party);
}

/** Leaders on a sinking fleet transfer to another of their nation beside it. */
export function rescueLeaders(t: FpwTable, fleet: number, others: readonly number[], rule: string): void {
  const { s } = t;
  for (const leader of cargoOf(s, fleet)) {
    const refuge = others.find((other) => CONTINGENT[other] === CONTINGENT[leader] && s.at[other] === s.at[fleet]);
    if (!IS_LEADER[leader] || refuge === undefined) continue;
    s.aboard[leader] = refuge;
    const params = { unit: UNIT_IDS[leader]!, from: UNIT_IDS[fleet]!, fleet: UNIT_IDS[refuge]! };
    t.noteOnlyTo(seatOf(sideOf(s, leader)), "fpw.changes-fleet", params, rule);
  }
}

/** Transported units may land on a coast, also from fleets dropped off; after that neither they nor the fleets move (19.3). */
export function* debarkStage(t: FpwTable, operation: Operation): Play {
  const { s } = t;
  operation.stage = operation.units.length > 0 ? "attack" : "camp";
  const hexes = new Set([...operation.units, ...alive(s, operation.dropped)].map((fleet) => s.at[fleet]!));
  for (const hex of hexes) {
    if (KIND[hex] === COASTAL) yield* land(t, operation, hex);
    else tellAboard(t, operation.side, hex);
  }
}

/** The log says how many counters are still on board in a hex (19.3, 25.0). */
export function tellAboard(t: FpwTable, side: number, hex: number): void {
  const { carried } = fleetsLeft(t, side, hex);
  if (carried) t.note("fpw.stayed-aboard", { side: SIDE_IDS[side]!, hex: HEX_IDS[hex]!, units: carried }, "19.3");
}

/** Which units land where some of the fleets have stopped. */
function* land(t: FpwTable, operation: Operation, hex: number): Play {
  const { s } = t;
  const { side } = operation;
  const fleets = [...operation.units, ...operation.dropped].filter((fleet) => s.at[fleet] === hex);
  const cargo = fleets.flatMap((fleet) => cargoOf(s, fleet)).sort((a, b) => a - b);
  if (cargo.length === 0) return;
  const able = cargo.filter((unit) => mayStand(unit, hex));
  const options = (able.length > 0 ? able : cargo).map((unit) => UNIT_IDS[unit]!);
  const landing = yield* pick(seatOf(side), options, 0, able.length, {
    prompt: "fpw.debark",
    rule: "19.3",
    params: { hex: HEX_IDS[hex]! },
    whyNot: (id) => {
      const unit = unitOfId(id);
      if (unit < 0) return undefined;
      const params = { unit: id };
      if (cargo.includes(unit)) return { why: "fpw.why.cannot-land", rule: "13.1", params };
      const elsewhere = whyNotThere(s, side, unit, hex, "19.3");
      return elsewhere ?? { why: IS_FLEET[unit] ? "fpw.why.fleet-stays" : "fpw.why.not-carried", rule: "19.3", params };
    },
    always: true,
  });
  for (const unit of landing.map(unitOfId)) {
    if (operation.dropped.includes(s.aboard[unit]!)) operation.dropped.push(unit); // it does not attack either (13.0)
    s.aboard[unit] = -1;
  }
  const where = { side: SIDE_IDS[side]!, hex: HEX_IDS[hex]! };
  if (landing.length > 0) {
    const { seen, veteran } = whatShows(t, side, landing.map(unitOfId), hex);
    t.note("fpw.landed", { ...where, units: landing.length, seen: seen ?? [], veteran: veteran ?? [] }, "19.3");
    tellThese(t, side, hex, landing, "19.3");
  }
  if (landing.length < cargo.length) tellAboard(t, side, hex);
  if (landing.length > 0) enterHex(t, side, hex); // fleets may have been there before
}
