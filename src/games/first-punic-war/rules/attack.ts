import type { Play } from "../../../engine/index.ts";
import { choose, type Option, pick, type Reason } from "./ask.ts";
import { type Board, blocked, occupies, scan } from "./board.ts";
import { hasSacredBand, paysMore, whyGone, whyNotThere } from "./forces.ts";
import { COASTAL, directionTo, HEX_IDS, hexOfId, INLAND, KIND, LAND_CROSSES, NEIGHBOURS, SEA, SIDES } from "./map.ts";
import { invade, neutralUnits } from "./minor-powers.ts";
import { bestLeader } from "./morale.ts";
import { aboardWhat, cargoOf, type FpwTable, spend } from "./pieces.ts";
import { strengthOf, tally } from "./shifts.ts";
import { type Combat, enemyOf, GONE, type Operation, SIDE_IDS, type State, seatOf, sideOf } from "./state.ts";
import { COST } from "./tables.ts";
import { IS_FLEET, IS_LEADER, IS_STATIC, UNIT_IDS, unitOfId } from "./units.ts";

/**
 * The units in a hex that may attack a neighbour (14.0). Fleets attack sea and coastal hexes, not inland, whatever the hexside
 * (19.2.1, 19.2.2), and so may units on board without them (19.3). Mobile land units attack where they can cross, and with a
 * fleet any adjacent coast (19.2.5), but not out to sea (19.2.4).
 */
export function attackersInto(s: State, b: Board, side: number, hex: number, d: number, dropped: readonly number[]): number[] {
  const to = NEIGHBOURS[hex * 6 + d]!;
  const bySea = KIND[to] !== INLAND;
  const besideFleet = KIND[to] === COASTAL && b.fleets[side as 0]![hex]! > 0;
  const byLand = besideFleet || ((SIDES[hex * 6 + d]! & LAND_CROSSES) !== 0 && KIND[to] !== SEA);
  const units: number[] = [];
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) {
    if (IS_STATIC[unit] || sideOf(s, unit) !== side || dropped.includes(unit)) continue;
    const fleet = s.aboard[unit]!;
    if (fleet >= 0 ? bySea && strengthOf(s, unit) > 0 && !dropped.includes(fleet) : IS_FLEET[unit] ? bySea : byLand)
      units.push(unit);
  }
  return units;
}

/** Units with the cargo of any fleets among them, which fights with them (19.5). */
export const withCargo = (s: State, units: readonly number[]): number[] => [
  ...new Set(units.flatMap((unit) => [unit, ...cargoOf(s, unit)])),
];

/** The fleets that stay out of an attack by the units they carry (19.3). */
export const bearersOf = (s: State, attackers: readonly number[]): number[] => {
  const fleets = new Set(attackers.map((unit) => s.aboard[unit]!));
  return [...fleets].filter((fleet) => fleet >= 0 && !attackers.includes(fleet));
};

/** Whether a unit joining only the attack brings the Sacred Band into a force that has not paid for it (21.0). */
const bringsSacredBand = (s: State, operation: Operation, unit: number): boolean =>
  !operation.surcharge && !operation.party.includes(unit) && paysMore(operation.hex) && hasSacredBand(s, unit);

/** Whether a unit must stay out because its Sacred Band cannot be paid for (21.0). */
const isTooDear = (s: State, operation: Operation, unit: number): boolean =>
  s.ap[operation.side]! < COST.sacredBand && bringsSacredBand(s, operation, unit);

/** The units in the force's hex that may attack a neighbour: neither dropped off nor too expensive (13.0, 21.0). */
const ableToJoin = (s: State, b: Board, operation: Operation, d: number): number[] =>
  attackersInto(s, b, operation.side, operation.hex, d, operation.dropped).filter((unit) => !isTooDear(s, operation, unit));

/** The Combat Segment: the force, with others in its hex, may attack one adjacent hex (12.4, 14.0). */
export function* attackStage(t: FpwTable, operation: Operation): Play {
  const { s } = t;
  const { side, hex } = operation;
  operation.stage = "camp";
  const b = scan(s);
  const targets: Option[] = [];
  for (let d = 0; d < 6; d++) {
    const to = NEIGHBOURS[hex * 6 + d]!;
    if (to < 0 || !blocked(b, side, to)) continue;
    if (ableToJoin(s, b, operation, d).length > 0) targets.push(HEX_IDS[to]!);
  }
  targets.push("pass");
  const answer = yield* choose(seatOf(side), targets, {
    prompt: "fpw.attack",
    rule: "14.0",
    params: { hex: HEX_IDS[hex]! },
    whyNot: (id) => whyNotTarget(s, side, unitOfId(id)) ?? whyNotAttack(s, operation, hexOfId(id)),
  });
  if (answer === "pass") {
    if (operation.kind === "land" && operation.spent === 0)
      t.note("fpw.stood", { side: SIDE_IDS[side]!, hex: HEX_IDS[hex]! }, "12.0");
    return;
  }
  const to = hexOfId(answer);
  const able = ableToJoin(s, scan(s), operation, directionTo(hex, to)).map((unit) => UNIT_IDS[unit]!);
  const picked = yield* pick(seatOf(side), able, 1, able.length, {
    prompt: "fpw.choose-attackers",
    rule: "14.1",
    params: { from: HEX_IDS[hex]!, hex: answer },
    whyNot: (id) => whyNotAttacker(s, operation, to, unitOfId(id)),
    always: true,
  });
  declareAttack(t, operation, to, picked.map(unitOfId));
}

/** Why an enemy unit is no target: it is not on the map. */
function whyNotTarget(s: State, side: number, unit: number): Reason | undefined {
  if (unit < 0 || s.at[unit]! >= 0 || sideOf(s, unit) !== enemyOf(side)) return undefined;
  const waits = IS_LEADER[unit] ? "fpw.why.target-in-pool" : "fpw.why.target-on-display";
  return { why: s.at[unit] === GONE ? whyGone(s, unit) : waits, rule: "14.0", params: { unit: UNIT_IDS[unit]! } };
}

function whyNotAttack(s: State, operation: Operation, to: number): Reason | undefined {
  if (to < 0) return undefined;
  const { hex, side } = operation;
  if (occupies(scan(s), side, to)) return { why: "fpw.why.own-there", rule: "14.0" };
  if (directionTo(hex, to) < 0) return { why: "fpw.why.attack-adjacent", rule: "14.0" };
  if (!blocked(scan(s), side, to)) return { why: "fpw.why.nobody-there", rule: "14.0" };
  return { why: "fpw.why.no-attack-across", rule: "19.2" };
}

function whyNotAttacker(s: State, operation: Operation, to: number, unit: number): Reason | undefined {
  if (unit < 0) return undefined;
  const other = whyNotThere(s, operation.side, unit, operation.hex, "14.1");
  if (other) return other;
  const fleet = s.aboard[unit]!;
  const params = { unit: UNIT_IDS[unit]! };
  if (IS_STATIC[unit]) return { why: "fpw.why.static-attack", rule: "14.0", params };
  if (operation.dropped.includes(unit) || operation.dropped.includes(fleet))
    return { why: "fpw.why.dropped", rule: "13.0", params };
  if (fleet >= 0 && KIND[to] !== INLAND && strengthOf(s, unit) === 0) return { why: "fpw.why.with-fleet", rule: "19.5", params };
  if (isTooDear(s, operation, unit)) return { why: "fpw.why.sacred-band", rule: "21.0", params };
  return { why: "fpw.why.no-attack-across", rule: "19.2", params };
}

/** The attack is declared, which may invade a neutral, and all units on both sides are revealed (14.1.1, 24.2). */
function declareAttack(t: FpwTable, operation: Operation, to: number, units: readonly number[]): void {
  const { s } = t;
  const { side, hex } = operation;
  const b = scan(s);
  if (units.some((unit) => bringsSacredBand(s, operation, unit))) {
    operation.surcharge = true;
    t.note("fpw.sacred-band-paid", { side: SIDE_IDS[side]!, ...spend(s, side, COST.sacredBand) }, "21.0");
  }
  const power = neutralUnits(b, to);
  if (power >= 0) invade(t, side, power, to, "fpw.invaded-by-attack");
  const attackers = withCargo(s, units);
  const joining = attackers.filter((unit) => !operation.party.includes(unit));
  const defenders: number[] = [];
  for (let unit = b.first[to]!; unit >= 0; unit = b.next[unit]!) defenders.push(unit);
  operation.party.push(...joining);
  t.revealed = true;
  s.combat = {
    side,
    from: hex,
    to,
    attackers,
    defenders,
    bearers: bearersOf(s, attackers),
    table: "battle",
    stage: "table",
    counter: 0,
    leaders: s.rules.leaders ? [-1, -1] : commanders(side, attackers, defenders),
    tactics: [0, 0],
    percent: 0,
    column: 0,
    shifts: [],
    die: 0,
    result: "",
    steps: [],
    retreats: [],
    hunters: [],
    lost: [0, 0],
    hurt: [false, false],
    routed: [false, false],
    pursued: -1,
  };
  tally(s, s.combat);
  const direction = `fpw.direction.${directionTo(to, hex)}`;
  t.note("fpw.attacked", { side: SIDE_IDS[side]!, from: HEX_IDS[hex]!, to: HEX_IDS[to]!, direction }, "14.1");
  tellCombatants(t, side, attackers);
  if (joining.length > 0) {
    const params = { side: SIDE_IDS[side]!, hex: HEX_IDS[hex]!, units: joining.map((unit) => UNIT_IDS[unit]!) };
    t.note("fpw.joined-attack", params, "12.4");
  }
  tellHeldBack(t, s.combat);
  tellCombatants(t, enemyOf(side), defenders);
}

/** How many counters in the attackers' hex stay out of the combat: everybody may count them (12.4, 25.0). */
function tellHeldBack(t: FpwTable, { side, from, attackers, bearers }: Combat): void {
  if (!t.log) return;
  const { at } = t.s;
  const carriers = bearers.map((fleet) => UNIT_IDS[fleet]!);
  if (carriers.length > 0) t.note("fpw.carries-only", { side: SIDE_IDS[side]!, units: carriers }, "19.3");
  let units = 0;
  for (let unit = at.indexOf(from); unit >= 0; unit = at.indexOf(from, unit + 1))
    if (!attackers.includes(unit) && !bearers.includes(unit)) units++;
  if (units > 0) t.note("fpw.held-back", { side: SIDE_IDS[side]!, hex: HEX_IDS[from]!, units }, "12.4");
}

/** The best leader of each side, who commands unless the players choose (14.1.5, 29.3). */
function commanders(side: number, attackers: readonly number[], defenders: readonly number[]): [number, number] {
  const best = (units: readonly number[]) => bestLeader(units.filter((unit) => IS_LEADER[unit]));
  return side === 0 ? [best(attackers), best(defenders)] : [best(defenders), best(attackers)];
}

/** The log names the units of a side, and those of them that are on board or veterans; leaders are neither recruits nor veterans (14.1.1). */
function tellCombatants(t: FpwTable, side: number, fighters: readonly number[]): void {
  const named = (list: readonly number[]) => list.map((unit) => UNIT_IDS[unit]!);
  const units = [...fighters].sort((a, b) => a - b);
  const veterans = named(units.filter((unit) => t.s.veteran[unit]));
  const params = { side: SIDE_IDS[side]!, units: named(units) };
  const fleet = named(units.flatMap((unit) => (t.s.aboard[unit]! >= 0 ? [t.s.aboard[unit]!] : [])));
  if (units.length === 1) t.note("fpw.combatants", { ...params, fleet, veteran: veterans }, "14.1");
  else {
    const all = veterans.length > 1 && veterans.length === units.length;
    t.note("fpw.combatants", { ...params, modifiers: aboardWhat(t.s, units), [all ? "all" : "veterans"]: veterans }, "14.1");
  }
}
