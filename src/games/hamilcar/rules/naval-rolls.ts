import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { confirm, type Key } from "./ask.ts";
import { SEAT_NAMES } from "./control.ts";
import { rollDie } from "./dice.ts";
import { loseUnitsAtSea } from "./fleet.ts";
import { battleRating } from "./forces.ts";
import { GENERAL_OPTIONS, GENERALS } from "./generals.ts";
import { type Hamilcar, type Modifier, type SeaBattle, said, type T } from "./state.ts";
import { NAVAL_COLUMNS, navalHits, PRIZE_ROW, rowOf, SUPREMACY_ROW, seamanshipOf, TACTIC_ROW } from "./tables.ts";
import { sayWarships, takeSupremacy } from "./warships.ts";

// 9.2.B Battle rolls and their results

/** What a seat's question says about the battle. */
export const fleetsNow = (s: Hamilcar, seat: Seat) => ({
  round: s.seaBattle!.round,
  own: s.warships[seat].atSea,
  theirs: s.warships[other(seat)].atSea,
});

/** The commander's battle rating, modified by cards; at least 0. */
export function navalRating(s: Hamilcar, seat: Seat): number {
  const battle = s.seaBattle!;
  let rating = battleRating(s, battle.commanders[seat]);
  for (const { amount } of battle.ratings[seat]) rating += amount;
  return Math.max(0, rating);
}
/** The commander's special ability, unless removed by Bad Omen. */
export const navalAbility = (s: Hamilcar, seat: Seat) =>
  seat === "rome" && s.seaBattle!.silenced ? {} : GENERALS[s.seaBattle!.commanders[seat]]!.ability;

/** 9.2.B1: an Admiral in command begins in the column of his rating. */
export const startColumn = (s: Hamilcar, seat: Seat): number =>
  GENERALS[s.seaBattle!.commanders[seat]]!.admiral ? Math.max(1, navalRating(s, seat)) : 1;

/** The modifiers of a seat's roll, apart from tactic cards. */
function rollModifiers(s: Hamilcar, seat: Seat): Modifier[] {
  const battle = s.seaBattle!;
  const modifiers: Modifier[] = [];
  if (seat === "rome") {
    if (s.corvi) modifiers.push({ amount: 1, because: "hamilcar.because.corvi" }); // 15.5
    const seamanship = seamanshipOf(s.seamanship).battleRoll;
    if (seamanship !== 0) modifiers.push({ amount: seamanship, because: "hamilcar.because.seamanship" });
  }
  const first = navalAbility(s, seat).firstNavalRoll;
  if (first && battle.rolls[seat] === 0) modifiers.push({ amount: first, because: "hamilcar.because.hamilcar" });
  return modifiers;
}

/** One battle roll in a column of the naval table. */
export function* battleRoll(t: T, seat: Seat, column: number): Play<{ die: number; hits: number }> {
  const s = t.s;
  const battle = s.seaBattle!;
  let at = column;
  for (const { amount } of battle.pending[seat].column) at += amount;
  at = Math.min(NAVAL_COLUMNS.length, at);
  const die = yield* modifiedRoll(t, seat, battle.pending[seat].roll);
  const hits = Math.max(0, navalHits(at, die) - battle.pending[seat].ignored);
  t.note("hamilcar.log.battle-roll", { seat: SEAT_NAMES[seat], column: `column:${at}`, die, hits }, "9.2.B1");
  const ignored = navalHits(at, die) - hits;
  if (ignored > 0) t.note("hamilcar.log.hits-ignored", { seat: SEAT_NAMES[other(seat)], count: ignored }, "9.2.A");
  return { die, hits };
}

/** A roll with its modifiers, including tactic cards in an Engage step (9.2.A); Catulus may roll once more (17.2.B). */
export function* modifiedRoll(t: T, seat: Seat, tactics: readonly Modifier[]): Play<number> {
  const s = t.s;
  const battle = s.seaBattle!;
  const modifiers = [...rollModifiers(s, seat), ...tactics];
  const sum = modifiers.reduce((so, { amount }) => so + amount, 0);
  const unlucky = navalAbility(s, seat).noGoodOmen !== undefined;
  const what = "hamilcar.roll.naval-battle";
  let die = yield* rollDie(t, seat, { what, rule: "9.2.B1", unlucky });
  if (navalAbility(s, seat).navalReroll && !battle.rerolled) {
    const again = yield* confirm(seat, { prompt: "hamilcar.reroll-naval", rule: "17.2.B", params: { die: die + sum } });
    if (again) {
      battle.rerolled = true;
      t.note("hamilcar.log.rolled-again", { general: GENERAL_OPTIONS[battle.commanders[seat]]! }, "17.2.B");
      die = yield* rollDie(t, seat, { what, rule: "17.2.B", unlucky });
    }
  }
  battle.rolls[seat]++;
  if (modifiers.length > 0) t.note("hamilcar.log.modifiers", { die: die + sum, modifiers: modifiers.map(said) }, "9.2.B1");
  return die + sum;
}

const ROLLED = said({ amount: 1, because: "hamilcar.because.roll" });

/** Hits, prizes from tactic cards and elsewhere, and the results of the roll's row (9.2.B2, 9.2.B3). */
export function* applyRoll(t: T, seat: Seat, die: number, hits: number, byTactics: number): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  const enemy = other(seat);
  const row = rowOf(die);
  const struck = Math.min(hits, s.warships[enemy].atSea);
  let prizes = byTactics;
  if (row === PRIZE_ROW && seat === "rome" && s.corvi) prizes++;
  if (struck > 0 && !battle.prizeTaken && navalAbility(s, seat).firstHitIsPrize) {
    prizes++; // Paterculus
    battle.prizeTaken = true;
  }
  hitWarships(t, seat, struck, Math.min(prizes, struck));
  yield* loseUnitsAtSea(t, enemy, hits - struck);
  if (row === TACTIC_ROW && !battle.quick && draw(t, battle, seat, 1) > 0)
    t.note("hamilcar.log.tactics-drawn", { seat: SEAT_NAMES[seat], count: 1, modifiers: [ROLLED] }, "9.2.B2");
  if (row === SUPREMACY_ROW) takeSupremacy(t, seat, "hamilcar.because.supremacy-rolled", "9.2.B2");
}

/** Warships of the enemy are sunk, some of them taken as prizes instead. */
export function hitWarships(t: T, seat: Seat, struck: number, prizes: number): void {
  if (struck <= 0) return;
  const s = t.s;
  const enemy = other(seat);
  s.warships[enemy].atSea -= struck;
  s.warships[enemy].sunk += struck - prizes;
  s.warships[seat].prizes += prizes;
  s.seaBattle!.lost[enemy] += struck;
  const ships = sayWarships(s, enemy);
  const taken = prizes < struck ? { some: prizes, all: 0 } : { some: 0, all: prizes };
  const params = { seat: SEAT_NAMES[enemy], struck, sunk: struck - prizes, prizes, ...taken, ships };
  t.note("hamilcar.log.warships-hit", params, "9.2.B1");
}

export function draw(t: T, battle: SeaBattle, seat: Seat, count: number): number {
  const drawn = Math.min(count, battle.deck.length);
  for (let i = 0; i < drawn; i++) battle.hands[seat].push(battle.deck.pop()!);
  if (drawn > 0) t.revealed = true;
  return drawn;
}

/** 9.3.A The battle is decided. */
export function decide(t: T, winner: Seat, because: Key): void {
  const battle = t.s.seaBattle!;
  battle.winner = winner;
  const commander = GENERAL_OPTIONS[battle.commanders[winner]]!;
  t.note("hamilcar.log.naval-victory", { seat: SEAT_NAMES[winner], general: commander, because }, "9.3.A");
}
