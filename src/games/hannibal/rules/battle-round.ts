import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { loseBattle, withdraw, withdrawalPlaces } from "./aftermath.ts";
import { choose, confirm, type Option, type Reason } from "./ask.ts";
import { ALL_USES, type CardUse, cardUses } from "./battle-cards.ts";
import { allyOption, holdsMaharbal, MAHARBAL_OPTION, mightPlayOn, playMaharbal, playsAlly } from "./cards/battle-events.ts";
import { battleRating, FLAMINIUS, GENERAL_OPTIONS, LONGUS, PAULUS } from "./generals.ts";
import { SPACE_OPTIONS } from "./map.ts";
import { BATTLE_CARDS, type Battle, ENVELOPMENT, type Hannibal, PROBE, type T } from "./state.ts";

// 14.6-14.10 A round, 16.1 withdrawals

export function* round(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const attacker = battle.initiative;
  const defender = other(attacker);
  const attack = yield* attackWith(t, attacker);
  if (attack === "beaten") {
    t.note("hannibal.log.cards-spent", { seat: `seat:${attacker}` }, "14.10");
    return yield* loseBattle(t, attacker, -1);
  }
  if (attack === "withdrawing") return;
  battle.rounds.push({ by: attacker, attack: attack.as, match: -1 });
  t.note("hannibal.log.attack", { seat: `seat:${attacker}`, how: attack.option, round: battle.rounds.length }, "14.6");
  const matched = yield* match(t, defender, attack.as);
  if (!matched) {
    const card = `battle:${BATTLE_CARDS[attack.as]}`;
    t.note("hannibal.log.not-matched", { seat: `seat:${defender}`, card }, "14.10");
    return yield* loseBattle(t, defender, attack.as);
  }
  battle.rounds[battle.rounds.length - 1]!.match = matched.card;
  t.note("hannibal.log.matched", { seat: `seat:${defender}`, how: matched.option }, "14.7");
  if (attack.as === ENVELOPMENT && attack.option !== MAHARBAL_OPTION) return yield* seizeInitiative(t, defender); // 14.8
  yield* counterattack(t, defender);
}

/** The attacker plays a card, withdraws, or has nothing left. */
function* attackWith(t: T, seat: Seat): Play<CardUse | "beaten" | "withdrawing"> {
  const s = t.s;
  const battle = s.battle!;
  for (;;) {
    const uses = cardUses(battle, seat);
    if (uses.length === 0 && !mightPlayOn(s, seat)) return "beaten";
    const options: Option[] = uses.map(({ option }) => option);
    if (holdsMaharbal(s, seat)) options.push(MAHARBAL_OPTION);
    options.push(...allyOption(s, seat));
    const hasCard = uses.length > 0 || holdsMaharbal(s, seat);
    if (hasCard && battle.commanders[seat] >= 0 && withdrawalPlaces(s, seat).length > 0) options.push("withdraw"); // 16.1
    if (uses.length === 0) options.push("concede");
    const answer = yield* choose(seat, options, {
      prompt: "hannibal.attack",
      rule: "14.6",
      params: { space: SPACE_OPTIONS[battle.space]!, round: battle.rounds.length + 1 },
      always: true,
    });
    if (answer === "concede") return "beaten";
    if (answer === "withdraw") {
      yield* tryToWithdraw(t, seat);
      return "withdrawing";
    }
    if (yield* playsAlly(t, seat, answer)) continue;
    return spend(t, seat, answer);
  }
}

/** The defender matches the attack, or does not (14.7). */
function* match(t: T, seat: Seat, attack: number): Play<CardUse | null> {
  const s = t.s;
  const battle = s.battle!;
  const card: Option = `battle:${BATTLE_CARDS[attack]}`;
  for (;;) {
    const options: Option[] = cardUses(battle, seat)
      .filter(({ as }) => as === attack)
      .map(({ option }) => option);
    if (attack === ENVELOPMENT && holdsMaharbal(s, seat)) options.push(MAHARBAL_OPTION);
    options.push(...allyOption(s, seat));
    options.push("concede");
    const answer = yield* choose(seat, options, {
      prompt: "hannibal.match",
      rule: "14.7",
      params: { card, space: SPACE_OPTIONS[battle.space]! },
      always: true,
      whyNot: (id) => whyNoMatch(id, card),
    });
    if (answer === "concede") return null;
    if (yield* playsAlly(t, seat, answer)) continue;
    return spend(t, seat, answer);
  }
}

/** Why a card does not match an attack. */
function whyNoMatch(id: string, card: Option): Reason | undefined {
  if (id === MAHARBAL_OPTION) return { why: "hannibal.why.maharbal-no-match", rule: "14.7", params: { card } };
  return id.startsWith("battle:") ? { why: "hannibal.why.no-match", rule: "14.7", params: { card } } : undefined;
}

/** Takes the chosen card out of the hand: of two alike, the one the enemy already knows (cards 20, 59). */
function spend(t: T, seat: Seat, answer: string): CardUse {
  const battle = t.s.battle!;
  t.revealed = true;
  if (answer === MAHARBAL_OPTION) {
    playMaharbal(t, seat);
    return { option: answer, card: ENVELOPMENT, as: ENVELOPMENT };
  }
  const use = ALL_USES.find(({ option }) => option === answer)!;
  const { hands, open, stolen } = battle;
  hands[seat][use.card]!--;
  if (open[seat][use.card]! > 0) open[seat][use.card]!--;
  else if (stolen[seat][use.card]! > 0) stolen[seat][use.card]!--;
  if (use.card === PROBE && use.as !== PROBE) battle.probeUsed = true;
  return use;
}

// 14.8 Counterattacks

/** Matching a Double Envelopment takes the initiative without a roll. */
function* seizeInitiative(t: T, seat: Seat): Play {
  const battle = t.s.battle!;
  const free = t.s.options.envelopmentInitiative === "may";
  const params = { space: SPACE_OPTIONS[battle.space]! };
  if (free && !(yield* confirm(seat, { prompt: "hannibal.initiative", rule: "14.8", params }))) return;
  battle.initiative = seat;
  t.note("hannibal.log.initiative", { seat: `seat:${seat}`, because: "hannibal.because.envelopment" }, "14.8");
}

/** The highest die roll for a successful counterattack (24: Longus and Paulus). */
function counterattacksOn(battle: Battle, seat: Seat): number {
  const chief = battle.commanders[seat];
  if (chief === LONGUS && battle.attacker === seat) return 2;
  if (chief === PAULUS && battle.attacker !== seat) return 3;
  return battleRating(chief);
}

function* counterattack(t: T, seat: Seat): Play {
  const battle = t.s.battle!;
  const chief = battle.commanders[seat];
  if (chief < 0) return;
  const needed = counterattacksOn(battle, seat);
  if (
    !(yield* confirm(seat, {
      prompt: "hannibal.counterattack",
      rule: "14.8",
      params: { general: GENERAL_OPTIONS[chief]!, needed },
    }))
  ) {
    t.note("hannibal.log.no-counterattack", { general: GENERAL_OPTIONS[chief]! }, "14.8");
    return;
  }
  const die = t.die();
  const success = die <= needed;
  if (success) battle.initiative = seat;
  t.note(
    "hannibal.log.counterattack-roll",
    { general: GENERAL_OPTIONS[chief]!, die, needed, result: success ? "hannibal.attacks-next" : "hannibal.failure" },
    "14.8",
  );
}

// 16.1 Withdrawals

/** Optional rule: the highest die roll with which a general stops a withdrawal (24). */
function stopsWithdrawalOn(s: Hannibal, seat: Seat): number {
  const battle = s.battle!;
  const chief = battle.commanders[seat];
  const which = s.options.stopWithdrawal;
  if (chief === FLAMINIUS && which !== "none") return 4;
  return which === "all" ? counterattacksOn(battle, seat) : battleRating(chief);
}

function* tryToWithdraw(t: T, seat: Seat): Play {
  const battle = t.s.battle!;
  const enemy = other(seat);
  const chief = battle.commanders[seat];
  const needed = battleRating(chief);
  const die = t.die();
  let free = die <= needed;
  t.note(
    "hannibal.log.withdrawal-roll",
    { general: GENERAL_OPTIONS[chief]!, die, needed, result: free ? "hannibal.success" : "hannibal.failure" },
    "16.1",
  );
  if (free && battle.commanders[enemy] >= 0) free = !(yield* stopWithdrawal(t, enemy));
  if (free) return yield* withdraw(t, seat);
  if (battle.commanders[enemy] < 0) return; // only by matching a Double Envelopment can CUs without a general attack (14.8)
  const params = { space: SPACE_OPTIONS[battle.space]! };
  if (yield* confirm(enemy, { prompt: "hannibal.initiative", rule: "16.1", params })) {
    battle.initiative = enemy;
    t.note("hannibal.log.initiative", { seat: `seat:${enemy}`, because: "hannibal.because.no-withdrawal" }, "16.1");
  }
}

function* stopWithdrawal(t: T, seat: Seat): Play<boolean> {
  const s = t.s;
  const chief = s.battle!.commanders[seat];
  const needed = stopsWithdrawalOn(s, seat);
  if (
    !(yield* confirm(seat, {
      prompt: "hannibal.stop-withdrawal",
      rule: "16.1",
      params: {
        general: GENERAL_OPTIONS[chief]!,
        enemy: GENERAL_OPTIONS[s.battle!.commanders[other(seat)]]!,
        space: SPACE_OPTIONS[s.battle!.space]!,
        needed,
      },
    }))
  )
    return false;
  const die = t.die();
  const success = die <= needed;
  t.note(
    "hannibal.log.stop-roll",
    { general: GENERAL_OPTIONS[chief]!, die, needed, result: success ? "hannibal.success" : "hannibal.failure" },
    "16.1",
  );
  return success;
}
