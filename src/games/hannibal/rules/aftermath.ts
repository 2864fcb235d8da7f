import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { meetOthers } from "./army.ts";
import { amount, choose } from "./ask.ts";
import { attritionLoss } from "./attrition.ts";
import { carryMoved } from "./campaign.ts";
import { isHostile } from "./control.ts";
import { addCUs, cusAt, displace, displaceLoneEnemies, elephantsAt, generalsAt, loseCUs, settleCommand, tidy } from "./forces.ts";
import { confinedTo, sideOf } from "./generals.ts";
import { POST_OPTIONS, postNamed, REGION_OF, ROADS, SPACE_OPTIONS } from "./map.ts";
import { removePCs } from "./politics.ts";
import { retreat } from "./retreat.ts";
import { ENVELOPMENT, type Hannibal, PROBE, type T } from "./state.ts";

// 14.11, 14.12 What a battle costs; 15.5 political consequences; 16.2, 16.3 withdrawals

/** CUs lost by die (rows from 0 or less to 6) for a force that began with up to four CUs, or with more. Above 6 all are lost. */
export const RETREAT_TABLE: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [1, 2],
  [2, 3],
  [2, 3],
  [2, 4],
  [3, 5],
];

export function retreatLoss(strength: number, die: number): number {
  if (die > 6) return Number.POSITIVE_INFINITY;
  return RETREAT_TABLE[Math.max(die, 0)]![strength <= 4 ? 0 : 1];
}

/** A side has lost, to a card of some kind or (-1) because it had none left. */
export function* loseBattle(t: T, loser: Seat, card: number): Play {
  const s = t.s;
  const battle = s.battle!;
  const winner = other(loser);
  t.note("hannibal.log.won", { seat: `seat:${winner}`, space: SPACE_OPTIONS[battle.space]! }, "14.10");
  yield* casualties(t); // 14.11
  yield* retreatTable(t, loser, card); // 14.12
  yield* retreat(t, loser); // 15
  yield* politicalConsequences(t, loser); // 15.5
  closeBattle(t);
}

/** One die for both sides; the rounds fought are the column (14.11). */
function* casualties(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const rounds = battle.rounds.length;
  if (rounds === 0) return;
  const die = t.die();
  const { losses, elephant } = attritionLoss(rounds, die);
  t.note("hannibal.log.casualties", { die, rounds, losses }, "14.11");
  for (const seat of [battle.attacker, other(battle.attacker)]) yield* loseInBattle(t, seat, losses, "14.11", elephant);
}

/** 14.12: the loser loses more on the way out; if that takes his last CU his generals are displaced. */
function* retreatTable(t: T, loser: Seat, card: number): Play {
  const s = t.s;
  const battle = s.battle!;
  if (cusAt(s, loser, battle.space) === 0) return;
  const modifier = card === ENVELOPMENT ? 2 : card === PROBE ? -2 : 0;
  const die = t.die();
  const due = retreatLoss(battle.strength[loser], die + modifier);
  const losses = Math.min(due, cusAt(s, loser, battle.space));
  const reason = card === ENVELOPMENT ? ["battle:envelopment=+2"] : card === PROBE ? ["battle:probe=-2"] : [];
  t.note("hannibal.log.retreat-roll", { die, modifiers: reason, losses, seat: `seat:${loser}` }, "14.12");
  yield* loseInBattle(t, loser, losses, "14.12", true);
  if (cusAt(s, loser, battle.space) === 0) for (const general of generalsAt(s, loser, battle.space)) displace(t, general);
}

/** Takes CUs off a side in battle. Where some came out of the city to help, the player says whose the losses are (20.7). */
function* loseInBattle(t: T, seat: Seat, losses: number, rule: string, elephant: boolean): Play {
  const s = t.s;
  const battle = s.battle!;
  const { space, sortie } = battle;
  const before = { cus: s.cus[seat][space]!, elephants: elephantsAt(s, seat, space) };
  const lost = yield* loseCUs(t, seat, space, losses, { rule, elephant });
  battle.lost[seat] += lost;
  if (seat !== battle.attacker || sortie.cus + sortie.elephants === 0) return;
  const gone = { cus: before.cus - s.cus[seat][space]!, elephants: before.elephants - elephantsAt(s, seat, space) };
  sortie.elephants -= Math.max(0, gone.elephants - (before.elephants - sortie.elephants));
  const relief = before.cus - sortie.cus;
  sortie.cus -= yield* amount(seat, Math.max(0, gone.cus - relief), Math.min(gone.cus, sortie.cus), {
    prompt: "hannibal.sortie-losses",
    rule: "20.7",
    params: { lost: gone.cus },
  });
}

// 15.5 Political consequences

/** The loser takes off a PC for every two CUs he lost. */
function* politicalConsequences(t: T, loser: Seat): Play {
  const s = t.s;
  const lost = s.battle!.lost[loser];
  let due = Math.floor(lost / 2);
  if (loser === "carthage") {
    due += s.owed;
    s.owed = 0;
  }
  if (due > 0) yield* removePCs(t, loser, due, "15.5");
}

function closeBattle(t: T): void {
  const s = t.s;
  const { space } = s.battle!;
  s.battle = null;
  s.march!.stage = "over";
  settleCommand(s, "rome", space);
  settleCommand(s, "carthage", space);
  tidy(t);
}

// 16.2, 16.3 Withdrawals

/** Where an army may withdraw to. The original attacker goes back where he came from, and so do interceptors. */
export function withdrawalPlaces(s: Hannibal, seat: Seat): number[] {
  const battle = s.battle!;
  if (seat === battle.attacker) {
    if (battle.sallied) return [battle.from];
    if (battle.bySea || !ROADS[battle.space]!.includes(battle.from)) return [];
    return canWithdrawTo(s, seat, battle.from) ? [battle.from] : [];
  }
  const places = battle.interceptors.length > 0 ? battle.interceptors : ROADS[battle.space]!;
  return places.filter((to) => to !== battle.from && canWithdrawTo(s, seat, to));
}

function canWithdrawTo(s: Hannibal, seat: Seat, to: number): boolean {
  if (cusAt(s, other(seat), to) > 0 || isHostile(s, seat, to)) return false;
  return generalsAt(s, seat, s.battle!.space).every((general) => {
    const home = confinedTo(general);
    return home === undefined || REGION_OF[to] === home;
  });
}

/** The army leaves the battle: casualties, but no retreat table and no political consequences. */
export function* withdraw(t: T, seat: Seat): Play {
  const s = t.s;
  const { space, attacker } = s.battle!;
  const places = withdrawalPlaces(s, seat);
  const answer = yield* choose(
    seat,
    places.map((to) => POST_OPTIONS[to]!),
    { prompt: "hannibal.withdraw", rule: "16.3" },
  );
  const to = postNamed(answer);
  const generals = generalsAt(s, seat, space);
  yield* casualties(t);
  moveStack(s, seat, space, to);
  t.note("hannibal.log.withdrew", { seat: `seat:${seat}`, space: POST_OPTIONS[to]! }, "16.2");
  if (seat !== attacker) yield* meetOthers(t, to, generals); // 9.3; the attacker says so at the end of his march
  displaceLoneEnemies(t, seat, to);
  closeBattle(t);
}

/** Everything that a seat has at a post goes to another. */
export function moveStack(s: Hannibal, seat: Seat, from: number, to: number): void {
  const cus = s.cus[seat][from]!;
  const elephants = elephantsAt(s, seat, from);
  addCUs(s, seat, from, -cus, -elephants);
  addCUs(s, seat, to, cus, elephants);
  if (seat === s.play?.seat) carryMoved(s, from, to); // 10.11
  for (const general of generalsAt(s, seat, from)) s.generals[general] = to;
  if (seat === "carthage" && s.train === from) s.train = to;
  if (s.march?.at === from && sideOf(s.march.general) === seat) s.march.at = to;
  settleCommand(s, seat, to);
}
