import { choose, confirm, other, type Play, type Seat } from "../../engine/index.ts";
import { loseBattle, withdraw, withdrawalPlaces } from "./aftermath.ts";
import { joinBattle } from "./campaign.ts";
import {
  ALLY_DESERTS,
  CARD_OPTIONS,
  ELEPHANT_FRIGHT,
  MAHARBAL,
  NUMIDIAN_ALLIES_DESERT,
  SPANISH_ALLIES_DESERT,
  SPY,
} from "./cards.ts";
import { controls, hasTribe, provinceController } from "./control.ts";
import { counterWindow, holds, mightHold, spendCounter } from "./counter.ts";
import { addCUs, commanderAt, cusAt, generalsAt, isConsul, putInCommand, rank, settleCommand } from "./forces.ts";
import { battleRating, FLAMINIUS, GENERAL_OPTIONS, HANNIBAL, LONGUS, PAULUS, sideOf } from "./generals.ts";
import { insideOf, isCity, isInside, LATIUM, PROVINCE_OF, PROVINCES, province, REGION_OF, SPACE_OPTIONS } from "./map.ts";
import {
  BATTLE_CARDS,
  type Battle,
  ENVELOPMENT,
  FLANK_LEFT,
  FLANK_RIGHT,
  type Hannibal,
  type Modifier,
  PROBE,
  RESERVE,
  type T,
} from "./state.ts";

// 14 Battles, 16.1 withdrawals, 17 elephants, 18.2 change of command

/** How many there are of each battle card, in the order of BATTLE_CARDS. */
export const BATTLE_DECK = [12, 9, 9, 8, 6, 4] as const;
const MOST_CARDS = 20; // 14.1

/** The army on the march fights whatever stands in its space. */
export function* beginBattle(t: T, { interceptors, failedToAvoid }: { interceptors: number[]; failedToAvoid: boolean }): Play {
  const s = t.s;
  const march = s.march!;
  const attacker = sideOf(march.general);
  const defender = other(attacker);
  const space = march.at;
  const from = march.path[march.path.length - 2]![0];
  const sortie = yield* sortieToHelp(t, attacker, space); // 20.7
  putInCommand(s, march.general);
  settleRelief(s, attacker, space);
  settleCommand(s, defender, space);
  s.battle = {
    space,
    attacker,
    from,
    bySea: march.bySea,
    sallied: isInside(from) && !march.bySea,
    sortie,
    interceptors,
    failedToAvoid,
    commanders: { rome: commanderAt(s, "rome", space), carthage: commanderAt(s, "carthage", space) },
    strength: { rome: cusAt(s, "rome", space), carthage: cusAt(s, "carthage", space) },
    stage: "command",
    hands: { rome: [0, 0, 0, 0, 0, 0], carthage: [0, 0, 0, 0, 0, 0] },
    open: { rome: [0, 0, 0, 0, 0, 0], carthage: [0, 0, 0, 0, 0, 0] },
    deck: [...BATTLE_DECK],
    reasons: { rome: [], carthage: [] },
    played: { rome: [], carthage: [] },
    initiative: attacker,
    rounds: [],
    probeUsed: false,
    lost: { rome: 0, carthage: 0 },
  };
  march.fought = true;
  t.note("hannibal.log.battle", { space: SPACE_OPTIONS[space]!, attacker: `seat:${attacker}` }, "14.5");
}

/** 20.7: CUs shut in their city may come out to help those who attack the besiegers. */
function* sortieToHelp(t: T, attacker: Seat, space: number): Play<Battle["sortie"]> {
  const s = t.s;
  const none = { cus: 0, elephants: 0, generals: [] };
  if (!isCity(space) || !controls(s, attacker, space)) return none;
  const inside = insideOf(space);
  if (cusAt(s, attacker, inside) === 0) return none;
  if (!(yield* confirm(attacker, { prompt: "hannibal.sortie", rule: "20.7", params: { space: SPACE_OPTIONS[space]! } })))
    return none;
  const cus = s.cus[attacker][inside]!;
  const elephants = attacker === "carthage" ? s.elephants[inside]! : 0;
  const generals = generalsAt(s, attacker, inside);
  addCUs(s, attacker, inside, -cus, -elephants);
  addCUs(s, attacker, space, cus, elephants);
  for (const general of generals) {
    s.generals[general] = space;
    s.commands[general] = 0;
  }
  joinBattle(s.march!, cus, elephants, generals); // 10.11
  t.note("hannibal.log.sortie-helps", { space: SPACE_OPTIONS[space]!, cus: cus + elephants }, "20.7");
  return { cus, elephants, generals };
}

/** A general who was there, or came out of the city, commands if he outranks the one who marched in (10.8, 20.7). */
function settleRelief(s: Hannibal, attacker: Seat, space: number): void {
  const chief = commanderAt(s, attacker, space);
  const better = generalsAt(s, attacker, space).find((general) => rank(s, general) > rank(s, chief));
  if (better !== undefined) putInCommand(s, better);
}

/** One stage of the battle, or one round: a unit of play (14.5). */
export function* battleStep(t: T): Play {
  const battle = t.s.battle!;
  switch (battle.stage) {
    case "command":
      yield* changeOfCommand(t); // 14.5.1
      battle.stage = "cards";
      return;
    case "cards":
      yield* declareCards(t, battle.attacker); // 14.5.2
      yield* declareCards(t, other(battle.attacker)); // 14.5.3
      battle.reasons.rome = cardsDue(t.s, "rome");
      battle.reasons.carthage = cardsDue(t.s, "carthage");
      battle.stage = "elephants";
      return;
    case "elephants":
      yield* elephantCharge(t); // 14.5.4
      deal(t); // 14.5.5
      battle.stage = "deal";
      return;
    case "deal":
      yield* allyDesertsAtOnce(t, battle.attacker);
      yield* allyDesertsAtOnce(t, other(battle.attacker));
      battle.stage = "rounds";
      return;
    case "rounds":
      return yield* round(t);
  }
}

// 18.2 Change of command

function* changeOfCommand(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const chief = battle.commanders.rome;
  const fellow = s.consuls.find((consul) => consul !== chief && s.generals[consul] === battle.space);
  if (chief < 0 || !isConsul(s, chief) || fellow === undefined) return;
  const mayDecline = battle.attacker === "rome";
  const params = { general: GENERAL_OPTIONS[chief]! };
  if (mayDecline && !(yield* confirm("carthage", { prompt: "hannibal.change-of-command", rule: "18.2", params }))) return;
  const die = t.die();
  t.note("hannibal.log.command-roll", { die, result: die >= 4 ? "hannibal.command.changes" : "hannibal.command.stays" }, "18.2");
  if (die < 4) return;
  putInCommand(s, fellow);
  battle.commanders.rome = fellow;
}

// 14.5.2, 14.5.3 Strategy cards before the battle

function* declareCards(t: T, seat: Seat): Play {
  const battle = t.s.battle!;
  const region = REGION_OF[battle.space];
  const fitting = [SPY];
  if (region === "hispania") fitting.push(SPANISH_ALLIES_DESERT);
  if (region === "africa") fitting.push(NUMIDIAN_ALLIES_DESERT);
  for (;;) {
    const card = yield* counterWindow(t, seat, fitting, "hannibal.battle-cards");
    if (card === 0) return;
    battle.played[seat].push(card);
    fitting.splice(fitting.indexOf(card), 1);
  }
}

// 14.1-14.4 How many battle cards

const NUMIDIA: readonly number[] = [province("western_numidia"), province("eastern_numidia")];

/** The battle cards that a side is due, with the reasons (before the limit of twenty and before elephants). */
export function cardsDue(s: Hannibal, seat: Seat): Modifier[] {
  const battle = s.battle!;
  const { space } = battle;
  const due: Modifier[] = [];
  const add = (amount: number, because: string) => {
    if (amount !== 0) due.push({ amount, because });
  };
  const chief = battle.commanders[seat];
  if (chief >= 0) add(battleRating(chief), "hannibal.because.battle-rating");
  add(cusAt(s, seat, space), "hannibal.because.cus");
  const defends = seat !== battle.attacker;
  if (defends && battle.interceptors.length > 0) add(1, "hannibal.because.interception"); // 12.4
  if (defends && battle.failedToAvoid) add(-1, "hannibal.because.failed-to-avoid"); // 13.1
  if (chief >= 0) for (const ally of allies(s, seat, space)) due.push(ally);
  if (seat === "rome" && PROVINCE_OF[space] === LATIUM) add(2, "hannibal.because.militia"); // 14.4
  if (seat === "carthage" && hasTribe(s, space) && controls(s, "carthage", space)) add(1, "hannibal.because.tribe"); // 14.4
  return due;
}

/** 14.2, 14.3: provinces of the country (or of the island, or the province itself) that the side controls. */
function allies(s: Hannibal, seat: Seat, space: number): Modifier[] {
  const region = REGION_OF[space]!;
  const gone = s.battle!.played[other(seat)];
  let cards = 0;
  for (let number = 0; number < PROVINCES.length; number++) {
    const { region: where, allies: worth } = PROVINCES[number]!;
    if (where !== region || provinceController(s, number) !== seat) continue;
    if (region === "hispania" && gone.includes(SPANISH_ALLIES_DESERT)) continue;
    if (NUMIDIA.includes(number) && gone.includes(NUMIDIAN_ALLIES_DESERT)) continue;
    cards += worth;
  }
  if (seat === "rome" && region === "italia") cards = Math.min(cards, 2);
  return cards > 0 ? [{ amount: cards, because: "hannibal.because.allies" }] : [];
}

// 17 Elephants

function* elephantCharge(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const beasts = s.elephants[battle.space]!;
  if (beasts === 0) return;
  const chief = battle.commanders.rome;
  const needed = chief >= 0 ? battleRating(chief) + 1 : 2; // 17.3
  if (!(yield* confirm("carthage", { prompt: "hannibal.elephants", rule: "17.3", params: { elephants: beasts, needed } })))
    return;
  if ((yield* counterWindow(t, "rome", [ELEPHANT_FRIGHT], "hannibal.elephant-fright")) > 0) {
    battle.reasons.carthage.push({ amount: -2, because: "hannibal.because.elephant-fright" });
    return;
  }
  const die = t.die();
  const result = die === 1 ? "rampage" : die >= needed ? "success" : "nothing";
  t.note("hannibal.log.elephant-roll", { die, needed, result: `hannibal.elephants.${result}` }, "17.3");
  if (result === "success") battle.reasons.rome.push({ amount: -beasts, because: "hannibal.because.elephants" }); // 17.4
  if (result === "rampage") battle.reasons.carthage.push({ amount: -1, because: "hannibal.because.rampage" }); // 17.5
}

/** What comes off after the limit of twenty (14.1). */
const AFTER_LIMIT = new Set(["hannibal.because.elephants", "hannibal.because.rampage", "hannibal.because.elephant-fright"]);

export function handSize(reasons: readonly Modifier[]): number {
  let due = 0;
  let off = 0;
  for (const { amount, because } of reasons) {
    if (AFTER_LIMIT.has(because)) off += amount;
    else due += amount;
  }
  return Math.max(0, Math.min(MOST_CARDS, Math.max(0, due)) + off);
}

function deal(t: T): void {
  const battle = t.s.battle!;
  for (const seat of [battle.attacker, other(battle.attacker)]) {
    const size = handSize(battle.reasons[seat]);
    for (let i = 0; i < size; i++) moveCard(battle.deck, battle.hands[seat], randomCard(t, battle.deck));
    t.note("hannibal.log.dealt", { seat: `seat:${seat}`, cards: size }, "14.1");
  }
  for (const seat of [battle.attacker, other(battle.attacker)]) if (battle.played[seat].includes(SPY)) spy(t, other(seat));
}

const count = (cards: readonly number[]): number => cards.reduce((sum, number) => sum + number, 0);

/** A card at random from a lot kept by type. */
function randomCard(t: T, lot: readonly number[]): number {
  let at = t.randomBelow(count(lot));
  for (let type = 0; type < lot.length; type++) {
    at -= lot[type]!;
    if (at < 0) return type;
  }
  throw new Error("no battle card left");
}

function moveCard(from: number[], to: number[] | null, type: number): void {
  from[type]!--;
  if (to) to[type]!++;
}

/** Half of a hand, chosen blindly, lies open for the rest of the battle (card 20). */
function spy(t: T, victim: Seat): void {
  const battle = t.s.battle!;
  const closed = battle.hands[victim].slice();
  for (let left = Math.floor(count(closed) / 2); left > 0; left--) moveCard(closed, battle.open[victim], randomCard(t, closed));
  t.note("hannibal.log.spied", { seat: `seat:${victim}`, cards: openNames(battle.open[victim]) }, "25");
}

const openNames = (cards: readonly number[]): string[] =>
  cards.flatMap((number, type) => Array.from({ length: number }, () => `battle:${BATTLE_CARDS[type]}`));

// 14.6-14.10 A round

/** Ally Deserts may come down before the first card is played (card 59). */
function* allyDesertsAtOnce(t: T, seat: Seat): Play {
  const battle = t.s.battle!;
  if (count(battle.hands[other(seat)]) === 0) return;
  if ((yield* counterWindow(t, seat, [ALLY_DESERTS], "hannibal.ally-deserts")) > 0) yield* stealCard(t, seat);
}

/** Takes a battle card of the other side: a hidden one blindly, or one that lies open (cards 59, 20). */
function* stealCard(t: T, seat: Seat): Play {
  const battle = t.s.battle!;
  const victim = other(seat);
  const hand = battle.hands[victim];
  const open = battle.open[victim];
  const hidden = hand.map((number, type) => number - open[type]!);
  const options = open.flatMap((number, type) => (number > 0 ? [`open:${BATTLE_CARDS[type]}`] : []));
  if (count(hidden) > 0) options.push("blind");
  const answer = yield* choose(seat, options, { prompt: "hannibal.steal", rule: "25" });
  const type = answer === "blind" ? randomCard(t, hidden) : typeNamed(answer.slice("open:".length));
  if (answer !== "blind") open[type]!--;
  moveCard(hand, battle.hands[seat], type);
  t.revealed = true;
  t.note("hannibal.log.stolen", { seat: `seat:${seat}` }, "25");
  for (const who of [seat, victim])
    t.noteOnlyTo(who, "hannibal.log.stolen-card", { seat: `seat:${seat}`, card: `battle:${BATTLE_CARDS[type]}` }, "25");
}

const typeNamed = (name: string): number => (BATTLE_CARDS as readonly string[]).indexOf(name);

/** What a card in hand may count as, by option: itself, a reserve as anything, Hannibal's probe as three others (14.9, 24). */
interface CardUse {
  option: string;
  card: number;
  as: number;
}

const PLAIN: readonly CardUse[] = BATTLE_CARDS.slice(0, RESERVE).map((name, type) => ({ option: name, card: type, as: type }));
const AS_RESERVE: readonly CardUse[] = PLAIN.map(({ as }) => ({ option: `reserve:${BATTLE_CARDS[as]}`, card: RESERVE, as }));
const AS_PROBE: readonly CardUse[] = [FLANK_LEFT, FLANK_RIGHT, ENVELOPMENT].map((as) => ({
  option: `probe:${BATTLE_CARDS[as]}`,
  card: PROBE,
  as,
}));
const ALL_USES: readonly CardUse[] = [...PLAIN, ...AS_RESERVE, ...AS_PROBE];

function cardUses(battle: Battle, seat: Seat): CardUse[] {
  const hand = battle.hands[seat];
  const uses: CardUse[] = [];
  for (const use of PLAIN) if (hand[use.card]! > 0) uses.push(use);
  if (hand[RESERVE]! > 0) uses.push(...AS_RESERVE);
  if (hand[PROBE]! > 0 && battle.commanders[seat] === HANNIBAL && !battle.probeUsed) uses.push(...AS_PROBE);
  return uses;
}

/** Strategy cards that may be played like a battle card, or for one, in the course of a round. */
const mayPlayMaharbal = (s: Hannibal, seat: Seat): boolean => seat === "carthage" && holds(s, seat, MAHARBAL);

function* round(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const attacker = battle.initiative;
  const defender = other(attacker);
  const attack = yield* attackWith(t, attacker);
  if (attack === "beaten") return yield* loseBattle(t, attacker, -1); // 14.10
  if (attack === "withdrawing") return;
  battle.rounds.push({ by: attacker, attack: attack.as, match: -1 });
  t.note(
    "hannibal.log.attack",
    { seat: `seat:${attacker}`, card: `battle:${BATTLE_CARDS[attack.as]}`, how: attack.option },
    "14.6",
  );
  t.revealed = true;
  const matched = yield* match(t, defender, attack.as);
  if (!matched) {
    t.note("hannibal.log.not-matched", { seat: `seat:${defender}` }, "14.10");
    return yield* loseBattle(t, defender, attack.as);
  }
  battle.rounds[battle.rounds.length - 1]!.match = matched.card;
  t.note("hannibal.log.matched", { seat: `seat:${defender}`, how: matched.option }, "14.7");
  if (attack.as === ENVELOPMENT && attack.option !== MAHARBAL_OPTION) return yield* seizeInitiative(t, defender); // 14.8
  yield* counterattack(t, defender);
}

const MAHARBAL_OPTION = CARD_OPTIONS[MAHARBAL]!;
const ALLY_OPTION = CARD_OPTIONS[ALLY_DESERTS]!;

/** The attacker plays a card, or withdraws, or has nothing left. */
function* attackWith(t: T, seat: Seat): Play<CardUse | "beaten" | "withdrawing"> {
  const s = t.s;
  const battle = s.battle!;
  for (;;) {
    const uses = cardUses(battle, seat);
    const mayHaveMore = s.hands[seat].length > 0 && (mightHold(s, seat, MAHARBAL) || mightHold(s, seat, ALLY_DESERTS));
    if (uses.length === 0 && !mayHaveMore) return "beaten";
    const options = uses.map(({ option }) => option);
    if (mayPlayMaharbal(s, seat)) options.push(MAHARBAL_OPTION);
    if (holds(s, seat, ALLY_DESERTS) && count(battle.hands[other(seat)]) > 0) options.push(ALLY_OPTION);
    if (uses.length === 0) options.push("concede");
    else if (battle.commanders[seat] >= 0 && withdrawalPlaces(s, seat).length > 0) options.push("withdraw"); // 16.1
    const answer = yield* choose(seat, options, { prompt: "hannibal.attack", rule: "14.6", always: true });
    if (answer === "concede") return "beaten";
    if (answer === "withdraw") {
      yield* tryToWithdraw(t, seat);
      return "withdrawing";
    }
    if (answer === ALLY_OPTION) {
      spendCounter(t, seat, ALLY_DESERTS);
      yield* stealCard(t, seat);
      continue;
    }
    return spend(t, seat, answer);
  }
}

/** The defender matches the attack, or does not (14.7). */
function* match(t: T, seat: Seat, attack: number): Play<CardUse | null> {
  const s = t.s;
  const battle = s.battle!;
  for (;;) {
    const options = cardUses(battle, seat)
      .filter(({ as }) => as === attack)
      .map(({ option }) => option);
    if (attack === ENVELOPMENT && mayPlayMaharbal(s, seat)) options.push(MAHARBAL_OPTION);
    if (holds(s, seat, ALLY_DESERTS) && count(battle.hands[other(seat)]) > 0) options.push(ALLY_OPTION);
    options.push("concede");
    const answer = yield* choose(seat, options, {
      prompt: "hannibal.match",
      rule: "14.7",
      params: { card: `battle:${BATTLE_CARDS[attack]}` },
      always: true,
    });
    if (answer === "concede") return null;
    if (answer === ALLY_OPTION) {
      spendCounter(t, seat, ALLY_DESERTS);
      yield* stealCard(t, seat);
      continue;
    }
    return spend(t, seat, answer);
  }
}

/** Takes the card that an answer names out of the hand. */
function spend(t: T, seat: Seat, answer: string): CardUse {
  const battle = t.s.battle!;
  if (answer === MAHARBAL_OPTION) {
    spendCounter(t, seat, MAHARBAL);
    return { option: answer, card: ENVELOPMENT, as: ENVELOPMENT };
  }
  const use = ALL_USES.find(({ option }) => option === answer)!;
  const { hands, open } = battle;
  hands[seat][use.card]!--;
  if (open[seat][use.card]! > hands[seat][use.card]!) open[seat][use.card]!--;
  if (use.card === PROBE && use.as !== PROBE) battle.probeUsed = true;
  return use;
}

// 14.8 Counterattacks

/** A matched Double Envelopment gives the initiative away without a roll. */
function* seizeInitiative(t: T, seat: Seat): Play {
  const battle = t.s.battle!;
  const free = t.s.options.envelopmentInitiative === "may";
  if (free && !(yield* confirm(seat, { prompt: "hannibal.initiative", rule: "14.8" }))) return;
  battle.initiative = seat;
  t.note("hannibal.log.initiative", { seat: `seat:${seat}` }, "14.8");
}

/** The highest die on which a counterattack succeeds (24: Longus and Paulus). */
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
  )
    return;
  const die = t.die();
  const success = die <= needed;
  t.note(
    "hannibal.log.counterattack-roll",
    { general: GENERAL_OPTIONS[chief]!, die, needed, result: success ? "hannibal.success" : "hannibal.failure" },
    "14.8",
  );
  if (success) battle.initiative = seat;
}

// 16.1 Withdrawals

/** The highest die on which a general stops a withdrawal (24, as an option of the game). */
export function stopsWithdrawalOn(s: Hannibal, seat: Seat): number {
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
  if (yield* confirm(enemy, { prompt: "hannibal.initiative", rule: "16.1" })) {
    battle.initiative = enemy;
    t.note("hannibal.log.initiative", { seat: `seat:${enemy}` }, "16.1");
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
      params: { general: GENERAL_OPTIONS[chief]!, needed },
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
