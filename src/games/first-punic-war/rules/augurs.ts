import type { Play } from "../../../engine/index.ts";
import { bringsAp } from "./action-points.ts";
import { choose, type Option, type Wording } from "./ask.ts";
import { fortressCount, fortresses, occupies, scan } from "./board.ts";
import { tellTop, topShown, topUnit } from "./fog.ts";
import { whyNotOwn, whyNotThere } from "./forces.ts";
import { HEX_IDS, hexOf, ITALIA, MAP, REGION } from "./map.ts";
import { returnToNeutrality } from "./minor-powers.ts";
import { eliminate, type FpwTable, gainAp, loseAp, tellIfEmpty } from "./pieces.ts";
import { FIRST_CARTHAGINIAN_HEXES, SCENARIOS } from "./scenarios.ts";
import { CARTHAGINIAN, enemyOf, NEUTRAL, POWER_IDS, ROMAN, SIDE_IDS, type State, seatOf, sideOf } from "./state.ts";
import { drawMarker, markerCount, release } from "./stratagems.ts";
import { TABLES } from "./tables.ts";
import { IS_FLEET, IS_LEADER, MARKERS, UNIT_IDS, unitOfId } from "./units.ts";

/** Each player rolls a die, and the total gives the event (7.0). */
export function consultAugurs(t: FpwTable): void {
  const { s } = t;
  const scenario = SCENARIOS[s.scenario]!;
  if (s.turn === scenario.firstTurn && !scenario.augursOnFirstTurn) {
    t.note("fpw.no-augurs", {}, scenario.rule);
    if (s.crisis >= 0) t.note("fpw.crisis-begun", { hex: HEX_IDS[s.crisis]! }, "7.1");
    return;
  }
  const dice = [t.die(), t.die()];
  const total = dice[0]! + dice[1]!;
  const name = TABLES.augurs[total]!;
  t.note("fpw.augurs", { one: dice[0]!, two: dice[1]!, total, event: `fpw.augur.${name}` }, "7.0");
  const order = [s.first, enemyOf(s.first)];
  s.augur = { name, queue: [] };
  switch (name) {
    case "barbarians":
      for (const side of order) loseAp(t, side, s.ap[side]!, "7.0");
      break;
    case "allies-go-home":
      s.augur.queue = POWER_IDS.flatMap((_, power) => (s.powers[power] === NEUTRAL ? [] : [power]));
      s.augur.queue.sort((a, b) => Number(s.powers[a] !== s.first) - Number(s.powers[b] !== s.first)); // 6.2.3
      if (s.augur.queue.length === 0) t.note("fpw.no-effect", {}, "7.0");
      break;
    case "bad-omens":
      for (const side of order) loseRandomMarker(t, side);
      break;
    case "piracy":
      s.augur.queue = order;
      break;
    case "plague":
      s.augur.queue = plaguedFortresses(s);
      break;
    case "crisis":
      placeCrisis(t);
      break;
    case "morale":
      reward(t, order, conquests, (side) => `fpw.places.${seatOf(side)}`);
      break;
    case "rally":
      rally(t);
      break;
    case "successors": {
      const die = t.die();
      const side = die % 2 === 1 ? ROMAN : CARTHAGINIAN;
      t.note("fpw.successors", { die, side: SIDE_IDS[side] }, "7.0");
      gainAp(t, side, die, "7.0");
      break;
    }
    case "good-omens":
      for (const side of order) for (let picks = 0; picks < 2; picks++) drawMarker(t, side);
      break;
    case "magna-graecia":
      reward(t, order, greekCities, () => "fpw.places.greek");
      break;
  }
}

/** The next step of an event with several. Returns true when it is finished. */
export function* continueAugur(t: FpwTable): Play<boolean> {
  const { s } = t;
  const { name, queue } = s.augur!;
  if (queue.length === 0) {
    s.augur = null;
    return true;
  }
  const next = queue[0]!;
  if (name === "plague") yield* plague(t, next);
  else if (name === "piracy") yield* piracy(t, next);
  else {
    const die = t.die();
    t.note(die % 2 === 1 ? "fpw.ally-leaves" : "fpw.ally-stays", { power: POWER_IDS[next]!, die }, "7.0");
    if (die % 2 === 1) returnToNeutrality(t, next);
  }
  queue.shift();
  return false;
}

/** A die roll decides where the crisis breaks out (7.1). */
function placeCrisis(t: FpwTable): void {
  const die = t.die();
  t.s.crisis = TABLES.crisisHexes[die - 1]!;
  t.note("fpw.crisis-placed", { hex: HEX_IDS[t.s.crisis]!, die }, "7.1");
}

/** Bad Omens: a marker picked at random goes back to the pool. */
function loseRandomMarker(t: FpwTable, side: number): void {
  const held = t.s.markers.flatMap((holder, marker) => (holder === side ? [marker] : []));
  if (held.length === 0) {
    t.note("fpw.no-marker-held", { side: SIDE_IDS[side]! }, "7.0");
    return;
  }
  const marker = t.randomOf(held);
  release(t.s, marker);
  t.note("fpw.marker-returned", { side: SIDE_IDS[side]!, marker: MARKERS[marker]!.id }, "7.0");
}

/** Piracy: each player selects a fleet and loses it with everything it carries. */
function* piracy(t: FpwTable, side: number): Play {
  const { s } = t;
  const fleets = UNIT_IDS.filter((_, unit) => IS_FLEET[unit] && s.at[unit]! >= 0 && sideOf(s, unit) === side);
  if (fleets.length === 0) {
    t.note("fpw.no-fleet", { side: SIDE_IDS[side]! }, "7.0");
    return;
  }
  const places = fleets.map((id) => `${id}=${HEX_IDS[s.at[unitOfId(id)]!]}`);
  const answer = yield* choose(seatOf(side), fleets, {
    prompt: "fpw.piracy",
    rule: "7.0",
    params: { modifiers: places },
    whyNot: (id) => {
      const unit = unitOfId(id);
      return unit < 0
        ? undefined
        : (whyNotOwn(s, side, unit, "7.0") ?? { why: "fpw.why.piracy", rule: "7.0", params: { unit: id } });
    },
  });
  const fleet = unitOfId(answer);
  const hex = s.at[fleet]!;
  const before = topShown(t, side, hex);
  eliminate(t, fleet, "7.0", "fpw.lost.pirates");
  tellIfEmpty(t, hex);
  tellTop(t, side, hex, before);
}

/** The occupied fortresses in the order they are checked: first player, second player, neutrals. */
function plaguedFortresses(s: State): number[] {
  const b = scan(s);
  const all = fortresses(s);
  return [s.first, enemyOf(s.first), NEUTRAL].flatMap((side) => all.filter((hex) => occupies(b, side, hex)));
}

/** Plague and uprisings in a fortress: on an odd result one unit, which its player selects, is eliminated. */
function* plague(t: FpwTable, hex: number): Play {
  const { s } = t;
  const die = t.die();
  t.note(die % 2 === 1 ? "fpw.plague-strikes" : "fpw.plague-spares", { hex: HEX_IDS[hex]!, die }, "7.0");
  if (die % 2 === 0) return;
  const units = unitsIn(s, hex);
  const side = sideOf(s, units[0]!);
  const wording: Wording = { prompt: "fpw.plague", rule: "7.0", params: { hex: HEX_IDS[hex]! } };
  if (side !== NEUTRAL) {
    const options = units.map((unit) => UNIT_IDS[unit]!);
    const whyNot = (id: string) => whyNotThere(s, side, unitOfId(id), hex, "7.0");
    const lost = unitOfId(yield* choose(seatOf(side), options, { ...wording, whyNot }));
    const before = topShown(t, side, hex);
    eliminate(t, lost, "7.0");
    tellIfEmpty(t, hex);
    tellTop(t, side, hex, before);
    return;
  }
  // nobody may look into a neutral stack, so the player takes the visible unit or one of those beneath (25.0)
  const shown = topUnit(s, scan(s), hex, NEUTRAL);
  const options: Option[] = shown < 0 ? ["beneath"] : units.length > 1 ? [UNIT_IDS[shown]!, "beneath"] : [UNIT_IDS[shown]!];
  const victim = unitOfId(yield* choose(seatOf(s.first), options, wording));
  eliminate(t, victim >= 0 ? victim : t.randomOf(unitsIn(s, hex).filter((unit) => unit !== shown)), "7.0");
  tellIfEmpty(t, hex);
  tellTop(t, NEUTRAL, hex, shown);
}

function unitsIn(s: State, hex: number): number[] {
  const units: number[] = [];
  for (let unit = s.at.indexOf(hex); unit >= 0; unit = s.at.indexOf(hex, unit + 1)) units.push(unit);
  return units;
}

const FREE_CARTHAGINIAN_REGIONS = ["libya", "tartessos", "sardinia", "corsica"];

/** Fortresses that count as conquests for the Morale event: outside Italia, or outside the Carthaginian set-up of Scenario I. */
export function conquests(s: State, side: number): number[] {
  const b = scan(s);
  return fortresses(s).filter((hex) => {
    if (!bringsAp(s, b, hex, side)) return false;
    if (side === ROMAN) return REGION[hex] !== ITALIA;
    return !FIRST_CARTHAGINIAN_HEXES.has(hex) && !FREE_CARTHAGINIAN_REGIONS.includes(MAP.regions[REGION[hex]!]!);
  });
}

/** Both sides gain an AP for each place of a kind they hold. */
function reward(
  t: FpwTable,
  order: readonly number[],
  placesOf: (s: State, side: number) => number[],
  nameOf: (side: number) => string,
): void {
  const event = `fpw.augur.${t.s.augur!.name}`;
  for (const side of order) {
    const hexes = placesOf(t.s, side).map((hex) => HEX_IDS[hex]!);
    t.note(
      hexes.length > 0 ? "fpw.holds" : "fpw.holds-none",
      { side: SIDE_IDS[side]!, hexes, event, places: nameOf(side) },
      "7.0",
    );
    gainAp(t, side, hexes.length, "7.0");
  }
}

/** Rally: a side that controls at least three fortresses fewer gains two AP. */
function rally(t: FpwTable): void {
  const [rome, carthage] = [fortressCount(t.s, ROMAN), fortressCount(t.s, CARTHAGINIAN)];
  t.note("fpw.rally", { rome, carthage }, "7.0");
  if (Math.abs(rome - carthage) < 3) t.note("fpw.no-effect", {}, "7.0");
  else gainAp(t, rome > carthage ? CARTHAGINIAN : ROMAN, 2, "7.0");
}

const GREEK_CITIES = ["syracuse", "massilia", "tarentum"].map(hexOf);

function greekCities(s: State, side: number): number[] {
  const b = scan(s);
  return GREEK_CITIES.filter((hex) => bringsAp(s, b, hex, side));
}

const hasLeader = (s: State, side: number, hex: number): boolean =>
  s.at.some((at, unit) => at === hex && IS_LEADER[unit] === 1 && sideOf(s, unit) === side);

/** The counter on top of the stack that the crisis marker has covered (25.0). */
function tellUncovered(t: FpwTable, hex: number): void {
  for (const side of [ROMAN, CARTHAGINIAN, NEUTRAL]) tellTop(t, side, hex, -1, { uncovered: 1 });
}

/** The crisis is resolved at the end of the turn (7.1). */
export function* resolveCrisis(t: FpwTable): Play {
  const { s } = t;
  const { crisis } = s;
  if (crisis < 0) return;
  const here = [hasLeader(s, ROMAN, crisis), hasLeader(s, CARTHAGINIAN, crisis)];
  s.crisis = -1;
  t.revealed = true; // leaders reveal themselves, and removing the marker uncovers a stack
  const hex = HEX_IDS[crisis]!;
  if (here[0] === here[1]) {
    t.note(here[0] ? "fpw.crisis-of-both" : "fpw.crisis-of-nobody", { hex }, "7.1");
    tellUncovered(t, crisis);
    return;
  }
  const winner = here[0] ? ROMAN : CARTHAGINIAN;
  const loser = enemyOf(winner);
  const dice = [t.die(), t.die()];
  t.note("fpw.crisis-won", { side: SIDE_IDS[winner]!, hex, die: dice[0]! }, "7.1");
  tellUncovered(t, crisis);
  gainAp(t, winner, dice[0]!, "7.1");
  for (let picks = 0; picks < 2; picks++) drawMarker(t, winner);
  t.note("fpw.crisis-lost", { side: SIDE_IDS[loser]!, die: dice[1]!, markers: markerCount(s, loser) }, "7.1");
  loseAp(t, loser, dice[1]!, "7.1", true);
  if (markerCount(s, loser) === 0) return;
  const ids: Option[] = [...new Set(s.markers.flatMap((holder, marker) => (holder === loser ? [MARKERS[marker]!.id] : [])))];
  const answer = yield* choose(seatOf(loser), ids, { prompt: "fpw.return-marker", rule: "7.1", always: true });
  const marker = s.markers.findIndex((holder, index) => holder === loser && MARKERS[index]!.id === answer);
  release(s, marker);
  t.note("fpw.marker-returned", { side: SIDE_IDS[loser]!, marker: answer }, "7.1");
}
