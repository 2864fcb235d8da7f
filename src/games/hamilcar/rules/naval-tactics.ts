import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { choose, type Option } from "./ask.ts";
import { changeRating, corvus } from "./cards/battle-cards.ts";
import { SEAT_NAMES } from "./control.ts";
import { rollDie } from "./dice.ts";
import { GENERAL_OPTIONS } from "./generals.ts";
import { announce, holds, mightHold } from "./hand.ts";
import { decide, draw, fleetsNow, hitWarships, navalAbility, navalRating } from "./naval-rolls.ts";
import { isSilver, type SeaBattle, said, type T } from "./state.ts";
import { CARD_OPTIONS, cardNamed, cardsOfKind } from "./strategy-cards.ts";
import { FLEE, PURSUIT, TACTIC_OF, TACTIC_OPTIONS, tacticNamed } from "./tactics.ts";
import { takeSupremacy } from "./warships.ts";

// 9.2.A Maneuver: one tactic card, then discarded

const EVASION = cardsOfKind("evasion");
const CORVUS = cardsOfKind("corvus");

/** Cards playable at any time do not replace the tactic card of the step. */
export function* maneuver(t: T, seat: Seat): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  while (!battle.winner) {
    const cards = [...EVASION, ...(seat === "rome" && !isSilver(s) ? CORVUS : [])].filter((card) => mightHold(s, seat, card));
    if (battle.hands[seat].length === 0 && cards.length === 0) return;
    const held = cards.filter((card) => holds(s, seat, card)).map((card) => CARD_OPTIONS[card]!);
    const options: Option[] = ["pass", ...playable(battle.hands[seat]), ...held];
    const params = fleetsNow(s, seat);
    const answer = yield* choose(seat, options, { prompt: "hamilcar.maneuver", rule: "9.2.A", params, always: true });
    if (answer === "pass") return;
    const card = answer.startsWith("card:") ? cardNamed(answer) : 0;
    if (card === 0 && !FLEE.includes(tacticNamed(answer))) return yield* playTactic(t, seat, tacticNamed(answer));
    if (CORVUS.includes(card)) yield* corvusInBattle(t, card);
    else yield* evade(t, seat, answer);
  }
}

/** In Golden Geek the Corvus card can be played at any moment of a battle (17.1 #107). */
function* corvusInBattle(t: T, card: number): Play {
  if (!(yield* announce(t, "rome", card))) return;
  yield* corvus(t);
  if (t.s.warships.carthage.atSea === 0) decide(t, "rome", "hamilcar.because.no-enemy-warships");
}

/** All but Pursuit, which can only answer an evasion. */
const playable = (hand: readonly number[]): Option[] =>
  hand.filter((card) => !PURSUIT.includes(card)).map((card) => TACTIC_OPTIONS[card]!);

/** A tactic card is played, or discarded without being played (Favorable Wind). */
function discardTactic(t: T, battle: SeaBattle, seat: Seat, card: number, played = true): void {
  const hand = battle.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  battle.discard.push(card);
  t.revealed = true;
  const params = { seat: SEAT_NAMES[seat], card: TACTIC_OPTIONS[card]! };
  t.note(played ? "hamilcar.log.tactic" : "hamilcar.log.tactic-discarded", params, "9.2.A");
}

/** The effect of a tactic card, at its own time. */
function* playTactic(t: T, seat: Seat, card: number): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  const enemy = other(seat);
  const tactic = TACTIC_OF[card]!;
  const because = TACTIC_OPTIONS[card]!;
  discardTactic(t, battle, seat, card);
  const own = battle.pending[seat];
  const theirs = battle.pending[enemy];
  if (tactic.rating) changeRating(t, seat, tactic.rating, because); // for the rest of the battle
  if (tactic.roll) own.roll.push({ amount: tactic.roll, because });
  if (tactic.column) own.column.push({ amount: tactic.column, because });
  if (tactic.prizes) own.prizes += tactic.prizes;
  if (tactic.enemyRoll) theirs.roll.push({ amount: tactic.enemyRoll, because });
  if (tactic.ignoredHits) theirs.ignored += tactic.ignoredHits;
  if (tactic.sinksFrom) yield* throwFire(t, seat, tactic.sinksFrom);
  if (tactic.id === "favorable-wind") yield* favorableWind(t, seat);
}

function* throwFire(t: T, seat: Seat, from: number): Play {
  const s = t.s;
  const unlucky = navalAbility(s, seat).noGoodOmen !== undefined;
  const die = yield* rollDie(t, seat, { what: "hamilcar.roll.fire-pots", rule: "9.2.A", unlucky });
  const result = die < from ? "hamilcar.failure" : "hamilcar.success";
  t.note("hamilcar.log.fire-pots", { die, needed: from, result }, "9.2.A");
  if (die < from) return;
  hitWarships(t, seat, Math.min(1, s.warships[other(seat)].atSea), 0);
  if (s.warships[other(seat)].atSea === 0) decide(t, seat, "hamilcar.because.no-enemy-warships");
}

/** Draws cards for the commander's rating, plays one of them at once, discards the others. */
function* favorableWind(t: T, seat: Seat): Play {
  const battle = t.s.seaBattle!;
  const drawn = draw(t, battle, seat, navalRating(t.s, seat));
  const modifiers = drawn > 0 ? [said({ amount: drawn, because: GENERAL_OPTIONS[battle.commanders[seat]]! })] : [];
  t.note("hamilcar.log.tactics-drawn", { seat: SEAT_NAMES[seat], count: drawn, modifiers }, "9.2.A");
  if (drawn === 0) return;
  const fresh = () => battle.hands[seat].slice(battle.hands[seat].length - drawn);
  const options: Option[] = playable(fresh());
  if (options.every((option) => FLEE.includes(tacticNamed(option)))) options.unshift("pass"); // nobody is forced to flee
  const answer = yield* choose(seat, options, { prompt: "hamilcar.favorable-wind", rule: "9.2.A", always: true });
  const chosen = answer === "pass" ? 0 : tacticNamed(answer);
  for (const card of fresh()) if (card !== chosen) discardTactic(t, battle, seat, card, false);
  if (chosen === 0) return;
  if (FLEE.includes(chosen)) yield* evade(t, seat, answer);
  else yield* playTactic(t, seat, chosen);
}

// 9.2.C Evade

/** A fleet tries to get away: by giving up Naval Supremacy ("evade"), by Flee! or by the Evasion card; Pursuit can cancel it. */
export function* evade(t: T, seat: Seat, how: string): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  const enemy = other(seat);
  if (how === "evade") takeSupremacy(t, enemy, "hamilcar.because.supremacy-given-up", "9.2.C");
  else if (how.startsWith("tactic:")) discardTactic(t, battle, seat, tacticNamed(how));
  else if (!(yield* announce(t, seat, cardNamed(how)))) return;
  t.note("hamilcar.log.evades", { seat: SEAT_NAMES[seat] }, "9.2.C");
  if (yield* pursued(t, enemy)) return t.note("hamilcar.log.pursued", { seat: SEAT_NAMES[seat] }, "9.2.C");
  t.note("hamilcar.log.breaks-off", { seat: SEAT_NAMES[seat], enemy: SEAT_NAMES[enemy] }, "9.2.C");
  battle.fled = how.startsWith("tactic:") && isSilver(s); // 9.3.B3
  decide(t, enemy, "hamilcar.because.enemy-evades");
}

function* pursued(t: T, seat: Seat): Play<boolean> {
  const s = t.s;
  const battle = s.seaBattle!;
  if (battle.hands[seat].length === 0 || PURSUIT.every((card) => battle.discard.includes(card))) return false;
  const options: Option[] = [
    "pass",
    ...PURSUIT.filter((card) => battle.hands[seat].includes(card)).map((card) => TACTIC_OPTIONS[card]!),
  ];
  const answer = yield* choose(seat, options, {
    prompt: "hamilcar.pursue-fleet",
    rule: "9.2.C",
    params: fleetsNow(s, seat),
    always: true,
  });
  if (answer === "pass") return false;
  discardTactic(t, battle, seat, tacticNamed(answer));
  return true;
}
