import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { spacesWhere } from "../../shared/rules/why.ts";
import { meetOthers } from "./army.ts";
import { amount, choose } from "./ask.ts";
import { attritionLoss, rolled, total } from "./attrition.ts";
import { isHostile } from "./control.ts";
import { carryTired, spendAll } from "./fatigue.ts";
import { addCUs, cusAt, elephantsAt, generalsAt, settleCommand, tidy, whereabouts } from "./forces.ts";
import { confinedTo } from "./generals.ts";
import { displace, displaceLoneEnemies, type Loss, loseCUs } from "./losses.ts";
import { insideOf, POST_OPTIONS, postNamed, REGION_OF, ROADS, SPACE_OPTIONS, spaceOf } from "./map.ts";
import { moveStack } from "./moving-stacks.ts";
import { unitNames } from "./naming.ts";
import { notePriceOfHannibal, removePCs } from "./politics.ts";
import { retreat } from "./retreat.ts";
import { ENVELOPMENT, type Hannibal, isValley, type Modifier, PROBE, type T } from "./state.ts";

// 14.11, 14.12 Battle losses; 15.5 political consequences; 16.2, 16.3 withdrawals

/**
 * CUs lost by die roll (rows from 0 or less to 6), for a force that began with up to four CUs or with more. Above 6 all are lost.
 */
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

/** A side has lost, to a card of some type or (-1) because it had none left. */
export function* loseBattle(t: T, loser: Seat, card: number): Play {
  const s = t.s;
  const battle = s.battle!;
  const winner = other(loser);
  t.note("hannibal.log.won", { seat: `seat:${winner}`, space: SPACE_OPTIONS[battle.space]! }, "14.10");
  spendAll(s, battle.attacker, battle.space); // 10.11
  yield* casualties(t); // 14.11
  yield* retreatTable(t, loser, card); // 14.12
  yield* retreat(t, loser); // 15
  yield* politicalConsequences(t, loser); // 15.5
  closeBattle(t);
}

/** One die for both sides; the number of rounds is the column (14.11). */
function* casualties(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const rounds = battle.rounds.length;
  if (rounds === 0) return;
  const die = t.die();
  const { losses, elephant } = attritionLoss(rounds, die);
  t.note("hannibal.log.casualties", { die, rounds, losses }, "14.11");
  for (const seat of [battle.attacker, other(battle.attacker)]) yield* loseInBattle(t, seat, losses, { rule: "14.11", elephant });
}

/** The battle cards that make a rout worse, or less bad (14.12). */
const ROUTS: Readonly<Record<number, Modifier>> = {
  [ENVELOPMENT]: { amount: 2, because: "battle:envelopment" },
  [PROBE]: { amount: -2, because: "battle:probe" },
};

/** 14.12: the loser takes further losses; if he loses his last CU, his generals are displaced. */
function* retreatTable(t: T, loser: Seat, card: number): Play {
  const s = t.s;
  const battle = s.battle!;
  if (cusAt(s, loser, battle.space) === 0) return;
  const modifiers = card in ROUTS ? [ROUTS[card]!] : [];
  const die = t.die();
  const due = retreatLoss(battle.strength[loser], die + total(modifiers));
  const losses = Math.min(due, cusAt(s, loser, battle.space));
  t.note(
    "hannibal.log.retreat-roll",
    {
      ...rolled(die, modifiers),
      strength: battle.strength[loser],
      losses,
      seat: `seat:${loser}`,
      space: SPACE_OPTIONS[battle.space]!,
      ...whereabouts(s, loser, battle.space),
    },
    "14.12",
  );
  yield* loseInBattle(t, loser, losses, { rule: "14.12", elephant: true, rout: true });
  if (cusAt(s, loser, battle.space) === 0) for (const general of generalsAt(s, loser, battle.space)) displace(t, general);
}

/** Removes a side's battle losses. If some came out of the city to help, the player chooses whose losses they are (20.7). */
function* loseInBattle(t: T, seat: Seat, losses: number, loss: Loss): Play {
  const s = t.s;
  const battle = s.battle!;
  const { space, sortie } = battle;
  const before = { cus: s.cus[seat][space]!, elephants: elephantsAt(s, seat, space) };
  const lost = yield* loseCUs(t, seat, space, losses, loss);
  battle.lost[seat] += lost;
  if (seat !== battle.attacker || sortie.cus + sortie.elephants === 0) return;
  const gone = { cus: before.cus - s.cus[seat][space]!, elephants: before.elephants - elephantsAt(s, seat, space) };
  sortie.elephants -= Math.max(0, gone.elephants - (before.elephants - sortie.elephants));
  const relief = before.cus - sortie.cus;
  sortie.cus -= yield* amount(seat, Math.max(0, gone.cus - relief), Math.min(gone.cus, sortie.cus), {
    prompt: "hannibal.sortie-losses",
    rule: "20.7",
    params: { lost: gone.cus, space: SPACE_OPTIONS[space]! },
  });
}

// 15.5 Political consequences

/** The loser removes a PC for every two CUs lost. */
function* politicalConsequences(t: T, loser: Seat): Play {
  const s = t.s;
  const lost = s.battle!.lost[loser];
  let due = Math.floor(lost / 2);
  if (due > 0) t.note("hannibal.log.price-defeat", { seat: `seat:${loser}`, lost, count: due }, "15.5");
  if (loser === "carthage" && s.owed > 0) {
    notePriceOfHannibal(t, s.owed, due);
    due += s.owed;
    s.owed = 0;
  }
  if (due > 0) yield* removePCs(t, loser, due, "15.5", "hannibal.because.defeat");
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

/**
 * Where an army may withdraw. The original attacker goes back where he came from; so do interceptors, but not in the Valley
 * rules.
 */
export function withdrawalPlaces(s: Hannibal, seat: Seat): number[] {
  const battle = s.battle!;
  if (seat === battle.attacker) {
    if (battle.sallied) return [battle.from];
    if (battle.bySea || !ROADS[battle.space]!.includes(battle.from) || battle.interceptors.includes(battle.from)) return [];
    return canWithdrawTo(s, seat, battle.from) ? [battle.from] : [];
  }
  const places = battle.interceptors.length > 0 && !isValley(s) ? battle.interceptors : ROADS[battle.space]!;
  return places.filter((to) => to !== spaceOf(battle.from) && canWithdrawTo(s, seat, to));
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
  spendAll(s, attacker, space); // 10.11
  const places = withdrawalPlaces(s, seat);
  const answer = yield* choose(
    seat,
    places.map((to) => POST_OPTIONS[to]!),
    {
      prompt: "hannibal.withdraw",
      rule: "16.3",
      params: { space: SPACE_OPTIONS[space]! },
      whyNot: spacesWhere(seat === attacker ? "hannibal.why.withdraw-back" : "hannibal.why.withdraw", "16.3"),
    },
  );
  const to = postNamed(answer);
  yield* casualties(t);
  if (seat === attacker) goBackInside(t);
  const generals = generalsAt(s, seat, space);
  const units = unitNames({ cus: s.cus[seat][space]!, elephants: elephantsAt(s, seat, space) }, generals);
  moveStack(s, seat, space, to);
  t.note("hannibal.log.withdrew", { seat: `seat:${seat}`, from: SPACE_OPTIONS[space]!, space: POST_OPTIONS[to]!, units }, "16.2");
  yield* meetOthers(t, to, generals); // 9.3
  displaceLoneEnemies(t, seat, to);
  closeBattle(t);
}

/** Units that sallied out to help return to where they were before the battle, like the army they helped (16.3). */
function goBackInside(t: T): void {
  const s = t.s;
  const { space, attacker, sortie } = s.battle!;
  const { cus, elephants, generals } = sortie;
  if (cus + elephants + generals.length === 0) return;
  const inside = insideOf(space);
  addCUs(s, attacker, space, -cus, -elephants);
  addCUs(s, attacker, inside, cus, elephants);
  carryTired(s, attacker, space, inside, { cus, elephants }); // 10.11
  const back = generals.filter((general) => s.generals[general] === space);
  for (const general of back) s.generals[general] = inside;
  settleCommand(s, attacker, inside);
  const units = unitNames({ cus, elephants }, back);
  t.note("hannibal.log.inside", { seat: `seat:${attacker}`, space: SPACE_OPTIONS[space]!, units }, "16.3");
}
