import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { choose, confirm, type Key, type Option } from "./ask.ts";
import { controls, SEAT_NAMES } from "./control.ts";
import { rollDie } from "./dice.ts";
import { battleRating, cusAt, elephantsAt, generalsAt, whoIsAt } from "./forces.ts";
import { type Ability, GENERAL_OPTIONS, GENERALS } from "./generals.ts";
import { counterEvent } from "./hand.ts";
import { CITIES, REGION_OF, SPACE_OPTIONS } from "./map.ts";
import { captureSupply, displaceAll, loseCUs } from "./pieces.ts";
import { type Battle, type Hamilcar, isSilver, type Modifier, said, sum, type T } from "./state.ts";
import { cardsOfKind, effectOf } from "./strategy-cards.ts";
import { type BattleFace, LARGE_DIE, SMALL_DIE } from "./tables.ts";

// 13.3 Determine dice

/** The commander's battle rating, modified by cards; 0 without a general. */
function landRating(s: Hamilcar, seat: Seat): number {
  const battle = s.battle!;
  const commander = battle.commanders[seat];
  if (commander < 0) return 0;
  return Math.max(0, sum(battle.ratings[seat]) + battleRating(s, commander));
}
/** The commander's special ability, unless removed by Bad Omen. */
export function landAbility(s: Hamilcar, seat: Seat): Ability {
  const battle = s.battle!;
  const commander = battle.commanders[seat];
  return commander < 0 || (seat === "rome" && battle.silenced) ? {} : GENERALS[commander]!.ability;
}

/** 13.3.A: whether the size of an army counts. */
export const isLarge = (s: Hamilcar, own: number, theirs: number): boolean => (isSilver(s) ? own > theirs : own >= 5);

/** Whether a walled city is an ally of a side in a space: in the same region and friendly (13.3.B). */
const isAllied = (s: Hamilcar, seat: Seat, city: number, space: number): boolean =>
  REGION_OF[city] === REGION_OF[space] && controls(s, seat, city);

/** The cities that are allies of a side in the battle. */
export const alliedCities = (s: Hamilcar, seat: Seat): number[] =>
  CITIES.filter((city) => isAllied(s, seat, city, s.battle!.space));

/** How many cities count as allies in a space: in Golden Geek two at most. */
export function alliesIn(s: Hamilcar, seat: Seat, space: number): number {
  let cities = 0;
  for (const city of CITIES) if (isAllied(s, seat, city, space)) cities++;
  return isSilver(s) ? cities : Math.min(2, cities);
}

/** The allies of a side in the battle: none without a general. */
export function allies(s: Hamilcar, seat: Seat): number {
  const { commanders, space } = s.battle!;
  return commanders[seat] < 0 ? 0 : alliesIn(s, seat, space) + (landAbility(s, seat).allies ?? 0);
}

const TOP = 3;

/** 13.3.C: the better commander gives a level to his own side, or takes one from the other; in Golden Geek not its last. */
export function commandTells(s: Hamilcar, own: number, theirs: number): "own" | "theirs" | "nothing" {
  if (own < TOP) return "own";
  return isSilver(s) || theirs > 1 ? "theirs" : "nothing";
}

/** Dice levels: size, then allies, then the commander (13.3.A-C). */
export function determineDice(t: T): void {
  const s = t.s;
  const battle = s.battle!;
  const { levels } = battle;
  const silver = isSilver(s);
  for (const seat of ["rome", "carthage"] as const) {
    const enemy = other(seat);
    const size = cusAt(s, seat, battle.space);
    levels[seat] = [{ amount: 1, because: "hamilcar.because.base" }];
    if (isLarge(s, size, cusAt(s, enemy, battle.space)))
      levels[seat].push({ amount: 1, because: silver ? "hamilcar.because.size" : "hamilcar.because.five-cus" });
    if (allies(s, seat) > allies(s, enemy)) levels[seat].push({ amount: 1, because: "hamilcar.because.allies" });
  }
  for (const seat of ["rome", "carthage"] as const) {
    const enemy = other(seat);
    if (landRating(s, seat) <= landRating(s, enemy)) continue;
    const tells = commandTells(s, sum(levels[seat]), sum(levels[enemy]));
    if (tells === "own") levels[seat].push({ amount: 1, because: "hamilcar.because.commander" });
    if (tells === "theirs") levels[enemy].push({ amount: -1, because: "hamilcar.because.outclassed" });
  }
  for (const seat of ["rome", "carthage"] as const)
    t.note("hamilcar.log.level", { seat: SEAT_NAMES[seat], level: sum(levels[seat]), modifiers: levels[seat].map(said) }, "13.3");
}

// 13.3.D Elephant charge

const FRIGHT = cardsOfKind("elephant-fright");
const CHARGE_RESULTS: Readonly<Record<Battle["charge"], Key>> = {
  none: "hamilcar.log.charge-nothing",
  announced: "hamilcar.log.charge-nothing",
  "rome-rerolls": "hamilcar.log.charge-rome",
  "carthage-rerolls": "hamilcar.log.charge-carthage",
};

/** Elephants that count for a charge: Hasdrubal counts one more. */
const chargingElephants = (s: Hamilcar): number =>
  elephantsAt(s, "carthage", s.battle!.space) + (landAbility(s, "carthage").charge ?? 0);

/** What is added to the die of a charge before anybody interferes. */
export function chargeModifiers(s: Hamilcar): Modifier[] {
  const modifiers: Modifier[] = [];
  if (s.forgottenTactics) modifiers.push({ amount: -2, because: "hamilcar.because.forgotten-tactics" });
  const bonus = landAbility(s, "carthage").charge;
  if (bonus) modifiers.push({ amount: bonus, because: "hamilcar.because.hasdrubal" });
  return modifiers;
}

/** What a charge with a modified die comes to against the Roman commander. */
export const chargeResult = (die: number, rating: number): Battle["charge"] =>
  die <= 1 ? "rome-rerolls" : die > rating ? "carthage-rerolls" : "announced";

export function* elephantCharge(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const rating = landRating(s, "rome");
  if (elephantsAt(s, "carthage", battle.space) === 0) return;
  if (chargingElephants(s) < rating) {
    const general = GENERAL_OPTIONS[battle.commanders.rome]!;
    return t.note("hamilcar.log.too-few-to-charge", { rating, general }, "13.3.D");
  }
  const modifiers = chargeModifiers(s);
  const params = { rating: Math.max(1, rating), modifiers: modifiers.map(said) };
  if (!(yield* confirm("carthage", { prompt: "hamilcar.charge", rule: "13.3.D", params })))
    return t.note("hamilcar.log.no-charge", {}, "13.3.D");
  battle.charge = "announced";
  t.note("hamilcar.log.charge", {}, "13.3.D");
  const fright = yield* counterEvent(t, "rome", FRIGHT, { prompt: "hamilcar.elephant-fright", rule: "13.3.D", params });
  if (fright > 0) {
    const fear = effectOf(fright).amount!;
    if (isSilver(s)) modifiers.push({ amount: -fear, because: "hamilcar.because.elephant-fright" });
    else if (chargingElephants(s) - fear < rating) return void t.note("hamilcar.log.charge-stopped", {}, "17.1"); // Golden Geek: fewer elephants
  }
  let die = yield* chargeRoll(t, modifiers);
  if (landAbility(s, "rome").chargeReroll) {
    const again = yield* confirm("rome", { prompt: "hamilcar.reroll-charge", rule: "17.2.B", params: { die } });
    if (again) {
      t.note("hamilcar.log.rolled-again", { general: GENERAL_OPTIONS[battle.commanders.rome]! }, "17.2.B");
      die = yield* chargeRoll(t, modifiers); // Metellus
    }
  }
  battle.charge = chargeResult(die, rating);
  t.note(CHARGE_RESULTS[battle.charge], { die, rating: Math.max(1, rating) }, "13.3.D");
}

function* chargeRoll(t: T, modifiers: readonly Modifier[]): Play<number> {
  const die = (yield* rollDie(t, "carthage", { what: "hamilcar.roll.charge", rule: "13.3.D" })) + sum(modifiers);
  if (modifiers.length > 0) t.note("hamilcar.log.modifiers", { die, modifiers: modifiers.map(said) }, "13.3.D");
  return die;
}

// 13.4 The dice

const DICE = [SMALL_DIE, LARGE_DIE] as const;
const DIE_NAMES = ["small", "large"] as const;

export function rollBattleDice(t: T): void {
  const battle = t.s.battle!;
  for (const seat of [battle.attacker, other(battle.attacker)]) {
    const level = sum(battle.levels[seat]);
    battle.dice[seat] = [level === 1 || level === 3 ? t.die() - 1 : -1, level >= 2 ? t.die() - 1 : -1];
    if (level > 0) noteDice(t, seat);
    else t.note("hamilcar.log.no-dice", { seat: SEAT_NAMES[seat] }, "13.4");
  }
}

/** All symbols a seat has on the table. */
export function symbols(battle: Battle, seat: Seat): BattleFace {
  const total = { cavalry: 0, light: 0, infantry: 0 };
  for (const [size, face] of battle.dice[seat].entries()) {
    if (face < 0) continue;
    const { cavalry, light, infantry } = DICE[size]![face]!;
    total.cavalry += cavalry;
    total.light += light;
    total.infantry += infantry;
  }
  return total;
}
/** Hits scored with some symbols against others: infantry cancels light troops. */
export const hitsOf = (own: BattleFace, theirs: BattleFace): number =>
  own.cavalry + Math.max(0, own.light - theirs.infantry) + Math.max(0, own.infantry - theirs.light);

/** Hits scored by a seat. */
export const hitsBy = (battle: Battle, seat: Seat): number => hitsOf(symbols(battle, seat), symbols(battle, other(seat)));

/** Hits each side suffers with the present dice. */
const hitsNow = (battle: Battle) => ({
  rome: hitsBy(battle, "carthage"),
  carthage: hitsBy(battle, "rome"),
  attacker: SEAT_NAMES[battle.attacker],
});

/** Tells what a seat has rolled, with which dice; after a re-roll only what it has now. */
function noteDice(t: T, seat: Seat, again = false): void {
  const battle = t.s.battle!;
  const { cavalry, light, infantry } = symbols(battle, seat);
  const dice = again ? [] : DIE_NAMES.filter((_, size) => battle.dice[seat][size]! >= 0).map((name) => `battle-die:${name}`);
  t.note("hamilcar.log.battle-dice", { seat: SEAT_NAMES[seat], dice, cavalry, light, infantry }, "13.4");
}

/** Tells the hits that a seat scores, with all that makes them up: they can be added up from the dice. */
function noteHits(t: T, seat: Seat): void {
  const battle = t.s.battle!;
  const own = symbols(battle, seat);
  const theirs = symbols(battle, other(seat));
  const parts: Modifier[] = [
    { amount: own.cavalry, because: "hamilcar.because.cavalry" },
    { amount: own.infantry, because: "hamilcar.because.infantry" },
    { amount: -Math.min(own.infantry, theirs.light), because: "hamilcar.because.infantry-cancelled" },
    { amount: own.light, because: "hamilcar.because.light" },
    { amount: -Math.min(own.light, theirs.infantry), because: "hamilcar.because.light-used" },
  ];
  const modifiers = parts.filter(({ amount }) => amount !== 0).map(said);
  t.note("hamilcar.log.hits", { seat: SEAT_NAMES[seat], hits: hitsBy(battle, seat), modifiers }, "13.4");
}

/** Dice on the table, as options. */
function diceOptions(battle: Battle, seats: readonly Seat[]): Option[] {
  return seats.flatMap((seat) =>
    DIE_NAMES.filter((_, size) => battle.dice[seat][size]! >= 0).map((name): Option => `die:${seat}-${name}`),
  );
}

/** A die is rolled again because a seat wants it. */
function rerollDie(t: T, by: Seat, option: string, rule: string): void {
  const battle = t.s.battle!;
  const [seat, name] = option.slice("die:".length).split("-") as [Seat, "small" | "large"];
  battle.dice[seat][DIE_NAMES.indexOf(name)] = t.die() - 1;
  t.note("hamilcar.log.rerolled", { seat: SEAT_NAMES[by], die: option }, rule);
  noteDice(t, seat, true);
}

/** Silver: any die on the table; Golden Geek: one of the opponent's. */
export function* rerollByCharge(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  if (battle.charge !== "rome-rerolls" && battle.charge !== "carthage-rerolls") return;
  const seat: Seat = battle.charge === "rome-rerolls" ? "rome" : "carthage";
  const options: Option[] = diceOptions(battle, isSilver(s) ? ["rome", "carthage"] : [other(seat)]);
  const answer = yield* choose(seat, ["none", ...options], {
    prompt: "hamilcar.reroll",
    rule: "13.3.D",
    params: hitsNow(battle),
  });
  if (answer !== "none") rerollDie(t, seat, answer, "13.3.D");
}

const SPIES = cardsOfKind("spy");

/** Hamilcar Barca re-rolls one of his own dice, a spy one of the enemy's. */
export function* rerollMore(t: T, seat: Seat): Play {
  const s = t.s;
  const battle = s.battle!;
  const own: Option[] = diceOptions(battle, [seat]);
  if (landAbility(s, seat).rerollsOwnDie && own.length > 0) {
    const answer = yield* choose(seat, ["none", ...own], { prompt: "hamilcar.reroll", rule: "17.2.A", params: hitsNow(battle) });
    if (answer !== "none") rerollDie(t, seat, answer, "17.2.A");
  }
  const theirs: Option[] = diceOptions(battle, [other(seat)]);
  const params = hitsNow(battle);
  if (theirs.length === 0 || (yield* counterEvent(t, seat, SPIES, { prompt: "hamilcar.spy", rule: "17.1", params })) === 0)
    return;
  rerollDie(t, seat, yield* choose(seat, theirs, { prompt: "hamilcar.reroll", rule: "17.1", params }), "17.1");
}

/** Hits cost CUs; the side that suffers more has lost, or the attacker if both suffer the same. */
export function* takeLosses(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const { attacker, space } = battle;
  const defender = other(attacker);
  battle.hits[attacker] = hitsBy(battle, defender);
  battle.hits[defender] = hitsBy(battle, attacker);
  const winner = battle.hits[defender] > battle.hits[attacker] ? attacker : defender;
  const loser = other(winner);
  battle.winner = winner;
  s.march!.won = winner === attacker;
  for (const seat of [attacker, defender]) noteHits(t, seat);
  const equal = battle.hits.rome === battle.hits.carthage ? 1 : 0;
  t.note("hamilcar.log.victory", { seat: SEAT_NAMES[winner], space: SPACE_OPTIONS[space]!, ...battle.hits, equal }, "13.4");
  for (const seat of [attacker, defender]) {
    const ignored = Math.min(battle.hits[seat], landAbility(s, seat).hitsIgnored ?? 0); // Calatinus
    const by = GENERAL_OPTIONS[battle.commanders[seat]];
    if (ignored > 0) t.note("hamilcar.log.hits-ignored", { seat: SEAT_NAMES[seat], count: ignored, by: [by!] }, "17.2.B");
    const elephantFirst = seat === "carthage" && loser === "carthage" && battle.charge !== "none";
    battle.lost[seat] += yield* loseCUs(t, seat, space, battle.hits[seat] - ignored, {
      rule: "13.4",
      elephantFirst,
    });
  }
  const alone = cusAt(s, winner, space) === 0 ? whoIsAt(s, winner, space) : [];
  if (alone.length > 0) t.note("hamilcar.log.stays-alone", { generals: alone, space: SPACE_OPTIONS[space]! }, "13.4");
  battle.lost[loser] += captureSupply(t, loser, space); // 2.3.D3
  if (cusAt(s, loser, space) > 0) return;
  yield* displaceAll(t, generalsAt(s, loser, space), "13.4", { why: "hamilcar.because.no-cus-left" });
}
