import type { Play } from "../../../engine/index.ts";
import { choose, type Option, type Reason } from "./ask.ts";
import { isFortress, scan } from "./board.ts";
import { mayExamine } from "./fog.ts";
import { powerOf } from "./map.ts";
import { ally, returnToNeutrality } from "./minor-powers.ts";
import { counted, type FpwTable, gainAp, signed, spend } from "./pieces.ts";
import {
  CARTHAGINIAN,
  type Diplomacy,
  enemyOf,
  MERCENARIES,
  type Modifier,
  NEUTRAL,
  POWER_IDS,
  ROMAN,
  SIDE_IDS,
  type State,
  seatOf,
  sideOf,
} from "./state.ts";
import { isBarred, isHeld, markerCount, markerWithId, playable, playSpy, reveal, treachery } from "./stratagems.ts";
import { COST, diplomacyColumn, TABLES } from "./tables.ts";
import { IS_LEADER, MARKERS, UNIT_COUNT } from "./units.ts";

const SYRACUSE = 0;
const MASSILIA = 1;
const NUMIDIANS = 4;

/** One step of the Diplomacy Phase (24.1). Returns true when the player is done. */
export function* diplomacy(t: FpwTable): Play<boolean> {
  const { s } = t;
  if (s.diplomacy) {
    if (s.diplomacy.answered) yield* negotiate(t, s.diplomacy);
    else yield* oppose(t, s.diplomacy);
    return false;
  }
  if (markerCount(s, s.side) === 0) return true;
  return yield* attempt(t);
}

/** Without a stratagem marker the phase passes at once. */
export function tellDiplomacy(t: FpwTable): void {
  const { s } = t;
  if (markerCount(s, s.side) === 0) t.note("fpw.no-diplomacy", { side: SIDE_IDS[s.side]! }, "24.1");
}

/** That the phase is over is told even if nobody was asked; only its player knows that no marker would have served. */
function tellEnd(t: FpwTable): void {
  const { side } = t.s;
  const params = { side: SIDE_IDS[side]! };
  t.note("fpw.diplomacy-over", params, "24.1");
  const hasOne = t.s.markers.some((holder, marker) => holder === side && MARKERS[marker]!.kind === "diplomacy");
  if (!hasOne) t.noteOnlyTo(seatOf(side), "fpw.no-diplomacy-marker", params, "24.1");
}

/** The phasing player names a power and secretly commits a Diplomacy marker (24.1.1, 24.1.2). */
function* attempt(t: FpwTable): Play<boolean> {
  const { s } = t;
  const { side } = s;
  const markers: Option[] = playable(s, side, "diplomacy");
  const able = markers.length > 0 && s.ap[side]! >= COST.diplomacy;
  const powers = able ? POWER_IDS.filter((_, power) => s.powers[power] !== side && !isHopeless(s, side, power)) : [];
  const answer = yield* choose(seatOf(side), ["done", ...powers, ...playable(s, side, "spy")], {
    prompt: "fpw.diplomacy",
    rule: "24.1",
    params: { ap: s.ap[side]!, count: powers.length, modifiers: powers.map((id) => `${id}=${signed(modifierOf(s, side, id))}`) },
    always: true,
    whyNot: (id) => whyNotTarget(s, side, id),
  });
  if (answer === "done") {
    tellEnd(t);
    return true;
  }
  if (answer === "marker:spy") {
    yield* playSpy(t, side);
    return false;
  }
  const power = POWER_IDS.indexOf(answer as (typeof POWER_IDS)[number]);
  const marker = markerWithId(
    s,
    side,
    yield* choose(seatOf(side), markers, {
      prompt: "fpw.commit-marker",
      rule: "24.1",
      params: { power: answer, modifiers: counted(diplomacyModifiers(s, side, power, side)) },
      always: true,
    }),
  );
  const paid = spend(s, side, COST.diplomacy);
  t.note("fpw.diplomacy-begun", { side: SIDE_IDS[side]!, power: answer, ...paid }, "24.1");
  s.diplomacy = { side, power, marker, answer: -1, answered: false, modifiers: [], column: 0, die: 0, result: "" };
  return false;
}

function whyNotTarget(s: State, side: number, id: string): Reason | undefined {
  const power = POWER_IDS.indexOf(id as (typeof POWER_IDS)[number]);
  const noPoints: Reason | undefined =
    s.ap[side]! < COST.diplomacy ? { why: "fpw.why.ap", rule: "24.1", params: { ap: COST.diplomacy } } : undefined;
  const isMarker = id.startsWith("marker:diplomacy") && isHeld(s, side, id);
  if (isMarker && isBarred(s, side, "diplomacy")) return noPoints ?? { why: "fpw.why.betrayed", rule: "23.1" };
  if (isMarker) return noPoints ?? { why: "fpw.why.power-first", rule: "24.1" };
  if (power < 0) return undefined;
  if (s.powers[power] === side) return { why: "fpw.why.ally-already", rule: "24.1", params: { power: id } };
  if (isHopeless(s, side, power)) return { why: "fpw.why.mercenaries", rule: "24.0" };
  if (noPoints) return noPoints;
  return isBarred(s, side, "diplomacy")
    ? { why: "fpw.why.betrayed", rule: "23.1" }
    : { why: "fpw.why.no-diplomacy-marker", rule: "24.1" };
}

/** Rome can do nothing about mercenaries that are already neutral: they serve Carthage or nobody (24.0). */
const isHopeless = (s: State, side: number, power: number): boolean =>
  power === MERCENARIES && side === ROMAN && s.powers[power] === NEUTRAL;

/** The other player may commit a marker too (24.1.2). */
function* oppose(t: FpwTable, talks: Diplomacy): Play {
  const { s } = t;
  const side = enemyOf(talks.side);
  talks.answered = true;
  if (markerCount(s, side) === 0) return;
  const answer = yield* choose(seatOf(side), [...playable(s, side, "diplomacy"), "pass"], {
    prompt: "fpw.oppose-diplomacy",
    rule: "24.1",
    params: {
      side: SIDE_IDS[talks.side]!,
      power: POWER_IDS[talks.power]!,
      modifiers: counted(diplomacyModifiers(s, talks.side, talks.power, side)),
    },
    always: true,
  });
  if (answer !== "pass") talks.answer = markerWithId(s, side, answer);
}

/**
 * Both markers are revealed, a player who has committed none may play Treachery, and the die decides (24.1.3 to 24.1.6, 23.1).
 */
function* negotiate(t: FpwTable, talks: Diplomacy): Play {
  const { s } = t;
  const { side } = talks;
  const enemy = enemyOf(side);
  const opposed = talks.answer >= 0;
  reveal(t, side, talks.marker);
  if (opposed) reveal(t, enemy, talks.answer);
  else if (yield* treachery(t, enemy, talks.marker)) {
    t.note("fpw.diplomacy-called-off", { power: POWER_IDS[talks.power]! }, "23.1");
    s.diplomacy = null;
    return;
  }
  const value = MARKERS[talks.marker]!.value;
  const against = opposed ? MARKERS[talks.answer]!.value : 0;
  talks.column = diplomacyColumn(value - against);
  talks.modifiers = diplomacyModifiers(s, side, talks.power);
  talks.die = t.die();
  const total = sumOf(talks.modifiers, talks.die);
  const modified = Math.min(Math.max(total, 1), 6);
  talks.result = TABLES.diplomacy[modified - 1]![talks.column]!;
  t.note(
    "fpw.diplomacy-rolled",
    {
      side: SIDE_IDS[side]!,
      power: POWER_IDS[talks.power]!,
      column: `fpw.talks-column.${talks.column}`,
      value,
      against,
      die: talks.die,
      modified,
      total: talks.modifiers.length > 0 ? [total] : [],
      counts: total === modified ? [] : [modified],
      modifiers: counted(talks.modifiers),
      result: `fpw.diplomacy-result.${talks.result === "N" && s.powers[talks.power] === NEUTRAL ? "N-neutral" : talks.result}`,
    },
    "24.1",
  );
  s.diplomacy = null;
  applyDiplomacy(t, side, talks.power, talks.result);
}

const sumOf = (modifiers: readonly Modifier[], die = 0): number => modifiers.reduce((sum, { amount }) => sum + amount, die);

const modifierOf = (s: State, side: number, id: (typeof POWER_IDS)[number]): number =>
  sumOf(diplomacyModifiers(s, side, POWER_IDS.indexOf(id), side));

/** The die modifiers of the Diplomacy Table; for a viewer only those he knows of, since leaders may be hidden (25.0). */
export function diplomacyModifiers(s: State, side: number, power: number, viewer?: number): Modifier[] {
  const modifiers: Modifier[] = [];
  if (s.powers[power] === enemyOf(side)) modifiers.push({ amount: -1, because: "fpw.because.enemy-controlled" });
  const friends = side === CARTHAGINIAN ? [NUMIDIANS, MERCENARIES] : [SYRACUSE, MASSILIA];
  if (friends.includes(power)) modifiers.push({ amount: 1, because: "fpw.because.old-ties" });
  const leaders = leadersIn(s, power, viewer);
  if (leaders.some((unit) => sideOf(s, unit) === side)) modifiers.push({ amount: 1, because: "fpw.because.own-leader-there" });
  if (leaders.some((unit) => sideOf(s, unit) === enemyOf(side)))
    modifiers.push({ amount: -1, because: "fpw.because.enemy-leader-there" });
  return modifiers;
}

/** The leaders in the fortresses of a power's region, or only those a viewer may examine. */
function leadersIn(s: State, power: number, viewer: number | undefined): number[] {
  const leaders: number[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const hex = s.at[unit]!;
    if (hex >= 0 && IS_LEADER[unit] && powerOf(hex) === power && isFortress(s, hex)) leaders.push(unit);
  }
  if (viewer === undefined || leaders.length === 0) return leaders;
  const b = scan(s);
  return leaders.filter((unit) => mayExamine(s, b, viewer, unit));
}

/** The results of the Diplomacy Table (24.1.6); mercenaries never serve Rome (24.0). */
export function applyDiplomacy(t: FpwTable, side: number, power: number, result: string): void {
  const { s } = t;
  const hostile = s.powers[power] === enemyOf(side);
  if (result === "X") gainAp(t, enemyOf(side), 1, "24.1");
  else if (result === "N" && hostile) returnToNeutrality(t, power);
  else if (result === "N" || result === "A") {
    if (power === MERCENARIES && side === ROMAN) returnToNeutrality(t, power);
    else ally(t, power, side);
  }
}
