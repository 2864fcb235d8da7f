import type { Play } from "../../../engine/index.ts";
import { other, type PerSeat, type Seat } from "../../shared/rules/seats.ts";
import { choose, type Option } from "./ask.ts";
import { spendAll } from "./campaign.ts";
import { battleCards, HELMSMEN } from "./cards/battle-cards.ts";
import { controls, SEAT_NAMES } from "./control.ts";
import { portOf } from "./fleet.ts";
import { battleRating, generalsAt, sayParty, unitsAt, unitsOf } from "./forces.ts";
import { GENERAL_OPTIONS, GENERALS } from "./generals.ts";
import { holds, mightHold } from "./hand.ts";
import { AT_SEA, SPACE_OPTIONS } from "./map.ts";
import { navalResolution } from "./naval-resolution.ts";
import { applyRoll, battleRoll, decide, draw, fleetsNow, startColumn } from "./naval-rolls.ts";
import { evade, maneuver } from "./naval-tactics.ts";
import {
  type Hamilcar,
  isSilver,
  type MarchStage,
  type Modifier,
  type Pending,
  type SeaBattle,
  type SeaStage,
  said,
  sum,
  type T,
} from "./state.ts";
import { CARD_OPTIONS, cardsOfKind } from "./strategy-cards.ts";
import { FLEE, TACTIC_COUNT, TACTIC_OPTIONS } from "./tactics.ts";

// 9 Naval battle

export const ROUNDS = 3;
const noPending = (): Pending => ({ roll: [], column: [], ignored: 0, prizes: 0 });

/** The course of a battle: each step is a unit of play. Returns what the march waits for. */
export function* navalBattle(t: T): Play<MarchStage> {
  const battle = t.s.seaBattle!;
  if (battle.stage === "resolution") return yield* navalResolution(t); // 9.3, 9.4
  const next = yield* battleStep(t, battle.stage);
  battle.stage = battle.winner ? "resolution" : next; // 9.3.A
  return "battle";
}

/** Takes a step, and returns the one that follows unless the battle is decided. */
function* battleStep(t: T, stage: Exclude<SeaStage, "resolution">): Play<SeaStage> {
  const { first, turn } = t.s.seaBattle!;
  switch (stage) {
    case "cards":
      yield* playCards(t, first); // 9.1
      yield* playCards(t, other(first));
      drawTactics(t);
      return "maneuver";
    case "maneuver":
      yield* maneuver(t, turn); // 9.2.A
      return "engage";
    case "engage":
      yield* flee(t, other(turn), "hamilcar.flee-danger"); // 9.2.C: at any time
      yield* engage(t, turn); // 9.2.B
      return "evade";
    case "evade":
      yield* evadeStep(t, turn); // 9.2.C
      yield* nextTurn(t);
      return "maneuver";
    case "quick":
      yield* quickBattle(t); // 8.5
      return "resolution";
  }
}

/** Both fleets are in the interception port. */
export function startNavalBattle(t: T): MarchStage {
  const s = t.s;
  const mover = s.march!.seat;
  const enemy = other(mover);
  const commanders = {} as PerSeat<number>;
  commanders[mover] = s.fleets[mover]!.commander;
  commanders[enemy] = s.fleets[enemy]!.commander;
  const quick = s.warships[mover].atSea === 0; // 8.5
  s.march!.fought = true;
  spendAll(s, mover, AT_SEA); // 7.1
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
  for (const seat of [mover, enemy]) {
    const params = { seat: SEAT_NAMES[seat], general: GENERAL_OPTIONS[commanders[seat]]!, warships: s.warships[seat].atSea };
    t.note(
      "hamilcar.log.fleet-fights",
      { ...params, units: unitsAt(s, seat, AT_SEA), party: sayParty(unitsOf(s, seat, AT_SEA), []) },
      "9",
    );
  }
  if (!quick) shuffleTactics(t, s.seaBattle);
  return "battle";
}

/** 9.1: all tactic cards are shuffled before a battle. */
function shuffleTactics(t: T, battle: SeaBattle): void {
  for (let card = 1; card <= TACTIC_COUNT; card++) battle.deck.push(card);
  t.shuffle(battle.deck);
}

// 9.1 Strategy cards, then tactic cards

/** Cards for the battle, one after another; a Corvus roll may settle it. */
function* playCards(t: T, seat: Seat): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  battle.turn = seat;
  while (!battle.winner && (yield* battleCards(t, seat))) {
    if (s.warships[other(seat)].atSea === 0) decide(t, seat, "hamilcar.because.no-enemy-warships");
  }
}

function drawTactics(t: T): void {
  const s = t.s;
  const battle = s.seaBattle!;
  if (battle.winner) return;
  battle.first = s.supremacy; // a Corvus roll may have taken it (9.2)
  for (const seat of [battle.first, other(battle.first)]) {
    const due = tacticsDue(s, seat);
    draw(t, battle, seat, sum(due));
    t.note("hamilcar.log.tactics-drawn", { seat: SEAT_NAMES[seat], count: sum(due), modifiers: due.map(said) }, "9.1");
  }
  battle.turn = battle.first;
}

/** One for each point of the best Admiral's rating, one for a friendly PC in the port, and any from cards. */
export function tacticsDue(s: Hamilcar, seat: Seat): Modifier[] {
  const battle = s.seaBattle!;
  const admirals = generalsAt(s, seat, AT_SEA).filter((general) => GENERALS[general]!.admiral);
  const cards = admirals.map((general) => {
    if (general !== battle.commanders[seat]) return battleRating(s, general);
    const own = GENERALS[general]!.ability.tactics ?? battleRating(s, general); // Gisco, only as commander (2.2.E1)
    return own + sum(battle.ratings[seat].filter(({ amount }) => amount < 0)); // Bad Omen is the commander's
  });
  const best = Math.max(0, ...cards);
  const due: Modifier[] = [];
  const drawer = admirals[cards.indexOf(best)]!;
  const byAbility = drawer === battle.commanders[seat] && GENERALS[drawer]!.ability.tactics !== undefined;
  if (best > 0) due.push({ amount: best, because: byAbility ? "hamilcar.because.gisco" : GENERAL_OPTIONS[drawer]! });
  if (admirals.length > 0) due.push(...battle.ratings[seat].filter(({ amount }) => amount > 0)); // 17.1 #54
  if (controls(s, seat, battle.port)) due.push({ amount: 1, because: "hamilcar.because.friendly-port" });
  const extra = battle.extraTactics[seat];
  if (extra > 0) due.push({ amount: extra, because: CARD_OPTIONS[HELMSMEN[0]!]! });
  return due;
}

// 9.2.B Engage

function* engage(t: T, seat: Seat): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  if (battle.winner) return;
  const { hits, die } = yield* battleRoll(t, seat, startColumn(s, seat) + battle.round - 1);
  yield* applyRoll(t, seat, die, hits, battle.pending[seat].prizes);
  battle.pending[seat] = noPending();
  if (s.warships[other(seat)].atSea === 0) decide(t, seat, "hamilcar.because.no-enemy-warships");
}

// 9.2.C Evade

const EVASION = cardsOfKind("evasion");

/** Whether, as far as everybody can tell, a seat might have something that lets it flee at any time. */
const mightFlee = (s: Hamilcar, seat: Seat): boolean => {
  const battle = s.seaBattle!;
  const flee = battle.hands[seat].length > 0 && !FLEE.every((card) => battle.discard.includes(card));
  return flee || EVASION.some((card) => mightHold(s, seat, card));
};
/** What lets a seat flee at any time: Flee! tactic cards in its hand, the Evasion strategy card. */
function fleeOptions(s: Hamilcar, seat: Seat): Option[] {
  const options: Option[] = FLEE.filter((card) => s.seaBattle!.hands[seat].includes(card)).map((card) => TACTIC_OPTIONS[card]!);
  for (const card of EVASION) if (mightHold(s, seat, card) && holds(s, seat, card)) options.push(CARD_OPTIONS[card]!);
  return options;
}

/** A seat may play a card to flee during the enemy's steps: before he engages, or before it loses the battle. */
function* flee(t: T, seat: Seat, prompt: "hamilcar.flee-danger" | "hamilcar.flee-defeat"): Play {
  const s = t.s;
  while (!s.seaBattle!.winner && mightFlee(s, seat)) {
    const params = fleetsNow(s, seat);
    const answer = yield* choose(seat, ["pass", ...fleeOptions(s, seat)], { prompt, rule: "9.2.C", params, always: true });
    if (answer === "pass") return;
    yield* evade(t, seat, answer); // a pursued fleet may try again
  }
}

/** After one's own battle roll: give up Naval Supremacy, flee by a card, or fight on; if one way fails, another may be tried. */
function* evadeStep(t: T, seat: Seat): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  while (!battle.winner && (s.supremacy === seat || mightFlee(s, seat))) {
    const options: Option[] = ["pass", ...(s.supremacy === seat ? (["evade"] as const) : []), ...fleeOptions(s, seat)];
    const params = fleetsNow(s, seat);
    const answer = yield* choose(seat, options, { prompt: "hamilcar.evade", rule: "9.2.C", params, always: mightFlee(s, seat) });
    if (answer === "pass") return;
    yield* evade(t, seat, answer);
  }
}

/** The other side is next, or the next round begins (9.2). */
function* nextTurn(t: T): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  if (battle.winner) return;
  if (battle.turn === battle.first) {
    battle.turn = other(battle.first);
    return;
  }
  if (battle.round === ROUNDS) return yield* lastMoment(t);
  battle.round++;
  battle.first = s.supremacy;
  battle.turn = battle.first;
}

/**
 * The third round is over (9.3.A). The side that went first in it and is about to lose Naval Supremacy may still flee and keep it
 * (9.3.B3).
 */
function* lastMoment(t: T): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  const loser = other(moreWarships(s));
  if (isSilver(s) && s.supremacy === loser && loser === battle.first) yield* flee(t, loser, "hamilcar.flee-defeat");
  const isEqual = s.warships.rome.atSea === s.warships.carthage.atSea;
  if (!battle.winner) decide(t, other(loser), isEqual ? "hamilcar.because.equal-warships" : "hamilcar.because.more-warships");
}

/** After the third round: most warships, then Naval Supremacy. */
function moreWarships(s: Hamilcar): Seat {
  const difference = s.warships.rome.atSea - s.warships.carthage.atSea;
  return difference === 0 ? s.supremacy : difference > 0 ? "rome" : "carthage";
}

// 8.5 A fleet without warships

function* quickBattle(t: T): Play {
  const s = t.s;
  const battle = s.seaBattle!;
  const seat = other(battle.mover);
  const { die, hits } = yield* battleRoll(t, seat, startColumn(s, seat));
  yield* applyRoll(t, seat, die, hits, 0);
  decide(t, seat, "hamilcar.because.no-escort");
}
