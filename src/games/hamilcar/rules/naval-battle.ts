import type { Play } from "../../../engine/index.ts";
import { other, type PerSeat, type Seat } from "../../shared/rules/seats.ts";
import type { Item, Option } from "./ask.ts";
import { allocate, choose, confirm } from "./ask.ts";
import { battleCards } from "./cards/battle-cards.ts";
import { controls, SEAT_NAMES } from "./control.ts";
import { rollDie } from "./dice.ts";
import { portOf } from "./fleet.ts";
import { battleRating, elephantsAt, generalsAt, trimMarch } from "./forces.ts";
import { GENERAL_OPTIONS, GENERALS } from "./generals.ts";
import { holds, mightHold } from "./hand.ts";
import { AT_SEA, SPACE_OPTIONS } from "./map.ts";
import { evade, maneuver } from "./naval-tactics.ts";
import { type Hamilcar, isSilver, type Modifier, type Pending, type SeaBattle, said, type T } from "./state.ts";
import { CARD_OPTIONS, cardsOfKind } from "./strategy-cards.ts";
import { navalHits, PRIZE_ROW, rowOf, SUPREMACY_ROW, seamanshipOf, TACTIC_ROW } from "./tables.ts";
import { FLEE, TACTIC_COUNT, TACTIC_OPTIONS } from "./tactics.ts";
import { takeSupremacy } from "./warships.ts";

// 9 Naval battle

export const ROUNDS = 3;
const noPending = (): Pending => ({ roll: [], column: [], ignored: 0, prizes: 0 });

/** Both fleets are in the interception port. */
export function startNavalBattle(t: T): void {
  const s = t.s;
  const mover = s.march!.seat;
  const enemy = other(mover);
  const commanders = {} as PerSeat<number>;
  commanders[mover] = s.fleets[mover]!.commander;
  commanders[enemy] = s.fleets[enemy]!.commander;
  const quick = s.warships[mover].atSea === 0; // 8.5
  s.march!.fought = true;
  s.seaBattle = {
    port: portOf(s.fleets[mover]!),
    mover,
    quick,
    stage: quick ? "quick" : "cards",
    commanders,
    turn: s.supremacy,
    first: s.supremacy,
    round: 1,
    deck: [],
    discard: [],
    hands: { rome: [], carthage: [] },
    ratings: { rome: [], carthage: [] },
    pending: { rome: noPending(), carthage: noPending() },
    extraTactics: { rome: 0, carthage: 0 },
    rolls: { rome: 0, carthage: 0 },
    lost: { rome: 0, carthage: 0 },
    silenced: false,
    rerolled: false,
    prizeTaken: false,
    fled: false,
    winner: null,
  };
  t.note("hamilcar.log.naval-battle", { space: SPACE_OPTIONS[s.seaBattle.port]! }, "9");
  if (!quick) shuffleTactics(t, s.seaBattle);
}

/** 9.1: all tactic cards are shuffled before a battle. */
function shuffleTactics(t: T, battle: SeaBattle): void {
  for (let card = 1; card <= TACTIC_COUNT; card++) battle.deck.push(card);
  t.shuffle(battle.deck);
}

/** The commander's battle rating with what cards make of it; never below 0. */
export function navalRating(s: Hamilcar, seat: Seat): number {
  const battle = s.seaBattle!;
  let rating = battleRating(s, battle.commanders[seat]);
  for (const { amount } of battle.ratings[seat]) rating += amount;
  return Math.max(0, rating);
}
/** The commander's special ability, unless Bad Omen took it away. */
export const navalAbility = (s: Hamilcar, seat: Seat) =>
  seat === "rome" && s.seaBattle!.silenced ? {} : GENERALS[s.seaBattle!.commanders[seat]]!.ability;

// 9.1 Strategy cards, then tactic cards

/** The holder of Naval Supremacy may play cards for the battle, then the other side. */
export function* cardsBeforeBattle(t: T): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  const seat = battle.turn;
  if (yield* battleCards(t, seat)) {
    if (s.warships[other(seat)].atSea === 0) decide(t, seat); // a Corvus roll has settled it
    return;
  }
  if (seat === battle.first) battle.turn = other(seat);
  else battle.stage = "draw";
}

function drawTactics(t: T): void {
  const s = t.s;
  const battle = s.seaBattle!;
  battle.first = s.supremacy; // a Corvus roll may have taken it (9.2)
  for (const seat of [battle.first, other(battle.first)]) {
    const count = tacticsDue(s, seat);
    draw(t, battle, seat, count);
    t.note("hamilcar.log.tactics-drawn", { seat: SEAT_NAMES[seat], count }, "9.1");
  }
  battle.turn = battle.first;
  battle.stage = "maneuver";
}

/** One for each point of the best Admiral's rating, one for a friendly PC in the port, and what cards give. */
export function tacticsDue(s: Hamilcar, seat: Seat): number {
  const battle = s.seaBattle!;
  let best = 0;
  for (const general of generalsAt(s, seat, AT_SEA)) {
    if (!GENERALS[general]!.admiral) continue;
    const commands = general === battle.commanders[seat];
    const own = GENERALS[general]!.ability.tactics; // Gisco, as commander or not at all (2.2.E1)
    let count = commands && own ? own : battleRating(s, general);
    if (commands) for (const { amount } of battle.ratings[seat]) count += amount;
    best = Math.max(best, count);
  }
  return best + (controls(s, seat, battle.port) ? 1 : 0) + battle.extraTactics[seat];
}

export function draw(t: T, battle: SeaBattle, seat: Seat, count: number): number {
  const drawn = Math.min(count, battle.deck.length);
  for (let i = 0; i < drawn; i++) battle.hands[seat].push(battle.deck.pop()!);
  if (drawn > 0) t.revealed = true;
  return drawn;
}

// 9.2 A round: maneuver, engage, evade, first by one side and then by the other

export function* navalStep(t: T): Play {
  const battle = t.s.seaBattle!;
  switch (battle.stage) {
    case "cards":
      return yield* cardsBeforeBattle(t);
    case "draw":
      return drawTactics(t);
    case "maneuver":
      if ((yield* maneuver(t, battle.turn)) && !battle.winner) battle.stage = "danger";
      return;
    case "danger":
      yield* flee(t, other(battle.turn), "hamilcar.flee-danger");
      if (!battle.winner) battle.stage = "engage";
      return;
    case "engage":
      yield* engage(t, battle.turn);
      if (!battle.winner) battle.stage = "evade";
      return;
    case "evade":
      return yield* evadeStep(t);
    case "quick":
      return yield* quickBattle(t);
    default:
      throw new Error(`no step of a naval battle is called ${battle.stage}`);
  }
}

// 9.2.B Engage

export function* engage(t: T, seat: Seat): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  const { hits, die } = yield* battleRoll(t, seat, startColumn(s, seat) + battle.round - 1);
  yield* applyRoll(t, seat, die, hits, battle.pending[seat].prizes);
  battle.pending[seat] = noPending();
  if (s.warships[other(seat)].atSea === 0) decide(t, seat);
}

/** 9.2.B1: an Admiral in command begins in the column of his rating. */
const startColumn = (s: Hamilcar, seat: Seat): number =>
  GENERALS[s.seaBattle!.commanders[seat]]!.admiral ? Math.max(1, navalRating(s, seat)) : 1;

/** What changes a roll of a seat, whatever tactic cards do to it. */
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
  at = Math.min(5, at);
  const die = yield* modifiedRoll(t, seat, battle.pending[seat].roll);
  const hits = Math.max(0, navalHits(at, die) - battle.pending[seat].ignored);
  t.note("hamilcar.log.battle-roll", { seat: SEAT_NAMES[seat], column: at, die, hits }, "9.2.B1");
  return { die, hits };
}

/** A roll with its modifiers, of an Engage step those of tactic cards too (9.2.A); Catulus may roll once more (17.2.B). */
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
      die = yield* rollDie(t, seat, { what, rule: "17.2.B", unlucky });
    }
  }
  battle.rolls[seat]++;
  if (modifiers.length > 0)
    t.note("hamilcar.log.modifiers", {
      die: die + sum,
      modifiers: modifiers.map(said),
    });
  return die + sum;
}

/** Hits, prizes by tactic cards and others, and what the row of the roll gives (9.2.B2, 9.2.B3). */
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
    t.note("hamilcar.log.tactics-drawn", { seat: SEAT_NAMES[seat], count: 1 }, "9.2.B2");
  if (row === SUPREMACY_ROW) takeSupremacy(t, seat, "9.2.B2");
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
  t.note("hamilcar.log.warships-hit", { seat: SEAT_NAMES[enemy], sunk: struck - prizes, prizes }, "9.2.B1");
}

/** Units that a fleet loses besides warships; their owner chooses which. */
export function* loseUnitsAtSea(t: T, seat: Seat, count: number): Play<number> {
  const s = t.s;
  const items: Item[] = [];
  const add = (id: Option, max: number) => {
    if (max > 0) items.push({ id, min: 0, max });
  };
  add("cus", s.cus[seat][AT_SEA]!);
  add("elephants", elephantsAt(s, seat, AT_SEA));
  add("supply", s.supply[seat][AT_SEA]!);
  const lost = Math.min(
    count,
    items.reduce((sum, { max }) => sum + max, 0),
  );
  if (lost <= 0) return 0;
  const gone = yield* allocate(seat, items, lost, lost, {
    prompt: "hamilcar.lose-at-sea",
    rule: "9.2.B1",
    params: { count: lost },
  });
  s.cus[seat][AT_SEA]! -= gone.cus ?? 0;
  s.supply[seat][AT_SEA]! -= gone.supply ?? 0;
  if (seat === "carthage") s.elephants[AT_SEA]! -= gone.elephants ?? 0;
  trimMarch(s);
  if (s.seaBattle) s.seaBattle.lost[seat] += lost;
  t.note("hamilcar.log.units-lost-at-sea", { seat: SEAT_NAMES[seat], count: lost }, "9.2.B1");
  return lost;
}

// 9.2.C Evade

const EVASION = cardsOfKind("evasion");

/** Whether, as far as everybody can tell, a seat might have something that lets it flee at any time. */
const mightFlee = (s: Hamilcar, seat: Seat): boolean => {
  const battle = s.seaBattle!;
  const flee = battle.hands[seat].length > 0 && !FLEE.every((card) => battle.discard.includes(card));
  return flee || EVASION.some((card) => mightHold(s, seat, card));
};
/** What lets a seat flee at any time: the Flee! tactic cards in its hand, the Evasion strategy card. */
function fleeOptions(s: Hamilcar, seat: Seat): Option[] {
  const options: Option[] = FLEE.filter((card) => s.seaBattle!.hands[seat].includes(card)).map((card) => TACTIC_OPTIONS[card]!);
  for (const card of EVASION) if (mightHold(s, seat, card) && holds(s, seat, card)) options.push(CARD_OPTIONS[card]!);
  return options;
}

/** A seat may flee by a card, in the enemy's steps: before he engages, or before the battle is decided against it. */
function* flee(t: T, seat: Seat, prompt: "hamilcar.flee-danger" | "hamilcar.flee-defeat"): Play {
  const s = t.s;
  while (!s.seaBattle!.winner && mightFlee(s, seat)) {
    const answer = yield* choose(seat, ["pass", ...fleeOptions(s, seat)], { prompt, rule: "9.2.C", always: true });
    if (answer === "pass") return;
    yield* evade(t, seat, answer); // whoever is pursued may try again
  }
}

/** After one's own battle roll: give up Naval Supremacy, or flee by a card, or fight on. */
function* evadeStep(t: T): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  const seat = battle.turn;
  const supreme = s.supremacy === seat;
  if (supreme || mightFlee(s, seat)) {
    const options: Option[] = ["pass", ...(supreme ? (["evade"] as const) : []), ...fleeOptions(s, seat)];
    const answer = yield* choose(seat, options, { prompt: "hamilcar.evade", rule: "9.2.C", always: mightFlee(s, seat) });
    if (answer !== "pass") return yield* evade(t, seat, answer); // if it fails he may try another way
  }
  yield* nextTurn(t);
}

function* nextTurn(t: T): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  battle.stage = "maneuver";
  if (battle.turn === battle.first) {
    battle.turn = other(battle.first);
    return;
  }
  if (battle.round === ROUNDS) return yield* lastMoment(t);
  battle.round++;
  battle.first = s.supremacy; // 9.2
  battle.turn = battle.first;
}

/** The third round is over (9.3.A). Who went first in it and is about to lose Naval Supremacy may still flee and keep it (9.3.B3). */
function* lastMoment(t: T): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  const loser = other(moreWarships(s));
  if (isSilver(s) && s.supremacy === loser && loser === battle.first) yield* flee(t, loser, "hamilcar.flee-defeat");
  if (!battle.winner) decide(t, other(loser));
}

/** After the third round: most warships, then Naval Supremacy. */
function moreWarships(s: Hamilcar): Seat {
  const difference = s.warships.rome.atSea - s.warships.carthage.atSea;
  return difference === 0 ? s.supremacy : difference > 0 ? "rome" : "carthage";
}

/** 9.3.A The battle is decided. */
export function decide(t: T, winner: Seat): void {
  const battle = t.s.seaBattle!;
  battle.winner = winner;
  battle.stage = "landfall";
  const commander = GENERAL_OPTIONS[battle.commanders[winner]]!;
  t.note("hamilcar.log.naval-victory", { seat: SEAT_NAMES[winner], general: commander }, "9.3.A");
}

// 8.5 A fleet without warships

function* quickBattle(t: T): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  const seat = other(battle.mover);
  const { die, hits } = yield* battleRoll(t, seat, startColumn(s, seat));
  yield* applyRoll(t, seat, die, hits, 0);
  decide(t, seat);
}
