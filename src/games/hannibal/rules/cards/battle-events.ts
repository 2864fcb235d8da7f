import type { Params, Play } from "../../../../engine/index.ts";
import { other, type Seat } from "../../../shared/rules/seats.ts";
import { choose, type Option } from "../ask.ts";
import { count, moveCard, randomCard, typeNamed } from "../battle-cards.ts";
import { cusAt } from "../forces.ts";
import { GENERAL_OPTIONS } from "../generals.ts";
import { counterEvent, holds, mightHold, spendCounter } from "../hand.ts";
import { REGION_OF, SPACE_OPTIONS } from "../map.ts";
import { BATTLE_CARDS, type Hannibal, type T } from "../state.ts";
import { CARD_OPTIONS, cardsOfKind, effectOf } from "../strategy-cards.ts";

// Cards for a battle: before it (14.5.2, 14.5.3), at an elephant charge, and in its rounds

const SPY = cardsOfKind("spy");
const ALLIES_DESERT = cardsOfKind("allies-desert");
const ELEPHANT_FRIGHT = cardsOfKind("elephant-fright");
const [ALLY_DESERTS] = cardsOfKind("ally-deserts") as [number];
const [MAHARBAL] = cardsOfKind("cavalry") as [number];

/** The combatants, for the questions asked before and during a battle. */
export function battleParams(s: Hannibal): Params {
  const { space, commanders } = s.battle!;
  const chief = (seat: Seat) => (commanders[seat] < 0 ? [] : [GENERAL_OPTIONS[commanders[seat]]!]);
  return {
    space: SPACE_OPTIONS[space]!,
    rome: cusAt(s, "rome", space),
    romans: chief("rome"),
    carthage: cusAt(s, "carthage", space),
    carthaginians: chief("carthage"),
  };
}

/** A side declares its cards for the battle: a spy (20), or Spanish or Numidian allies who desert (31, 32). */
export function* declareCards(t: T, seat: Seat): Play {
  const battle = t.s.battle!;
  const region = REGION_OF[battle.space]!;
  const fitting = [...SPY, ...ALLIES_DESERT.filter((card) => effectOf(card).regions!.includes(region))];
  for (;;) {
    const card = yield* counterEvent(t, seat, fitting, "hannibal.battle-cards", () => battleParams(t.s));
    if (card === 0) return;
    battle.played[seat].push(card);
    fitting.splice(fitting.indexOf(card), 1);
  }
}

/** Spy in Enemy Camp (20): half of a hand, chosen blindly, is revealed for the rest of the battle. */
export function showSpied(t: T): void {
  const battle = t.s.battle!;
  for (const seat of [battle.attacker, other(battle.attacker)]) {
    if (!battle.played[seat].some((card) => SPY.includes(card))) continue;
    const victim = other(seat);
    const closed = battle.hands[victim].slice();
    for (let left = Math.floor(count(closed) / 2); left > 0; left--) moveCard(closed, battle.open[victim], randomCard(t, closed));
    t.note("hannibal.log.spied", { seat: `seat:${victim}`, cards: namesOf(battle.open[victim]) }, "25");
  }
}

const namesOf = (cards: readonly number[]): string[] =>
  cards.flatMap((number, type) => Array.from({ length: number }, () => `battle:${BATTLE_CARDS[type]}`));

/** Elephant Fright (42): the charge fails before its die roll. Returns how many battle cards it costs Carthage, or 0. */
export function* elephantFright(t: T, elephants: number): Play<number> {
  const params = () => ({ space: SPACE_OPTIONS[t.s.battle!.space]!, elephants });
  const card = yield* counterEvent(t, "rome", ELEPHANT_FRIGHT, "hannibal.elephant-fright", params);
  return card === 0 ? 0 : effectOf(card).cards!;
}

// In a round: Ally Deserts (59) and Maharbal's Cavalry (6)

export const MAHARBAL_OPTION = CARD_OPTIONS[MAHARBAL]!;
const ALLY_OPTION = CARD_OPTIONS[ALLY_DESERTS]!;

/** Whether, as far as everybody can tell, a side without battle cards might still have something to play. */
export const mightPlayOn = (s: Hannibal, seat: Seat): boolean => mightHold(s, seat, MAHARBAL) || mightHold(s, seat, ALLY_DESERTS);

/** Maharbal's Cavalry counts as a Double Envelopment. */
export const holdsMaharbal = (s: Hannibal, seat: Seat): boolean => seat === "carthage" && holds(s, seat, MAHARBAL);

export const playMaharbal = (t: T, seat: Seat): void => spendCounter(t, seat, MAHARBAL);

/** Ally Deserts may be played before the first battle card. */
export function* allyDesertsAtOnce(t: T, seat: Seat): Play {
  if (count(t.s.battle!.hands[other(seat)]) === 0) return;
  if ((yield* counterEvent(t, seat, [ALLY_DESERTS], "hannibal.ally-deserts", () => battleParams(t.s))) > 0)
    yield* stealCard(t, seat);
}

/** The option to play it in a round, if the side holds it and there is something to take. */
export const allyOption = (s: Hannibal, seat: Seat): Option[] =>
  holds(s, seat, ALLY_DESERTS) && count(s.battle!.hands[other(seat)]) > 0 ? [ALLY_OPTION] : [];

/** True if the answer was to play it: then the side has one more card, and chooses again. */
export function* playsAlly(t: T, seat: Seat, answer: string): Play<boolean> {
  if (answer !== ALLY_OPTION) return false;
  spendCounter(t, seat, ALLY_DESERTS);
  yield* stealCard(t, seat);
  return true;
}

/** Takes a battle card from the other side: a hidden one blindly, or a revealed one (20). */
function* stealCard(t: T, seat: Seat): Play {
  const battle = t.s.battle!;
  const victim = other(seat);
  const hand = battle.hands[victim];
  const open = battle.open[victim];
  const hidden = hand.map((number, type) => number - open[type]!);
  const options: Option[] = open.flatMap((number, type): Option[] => (number > 0 ? [`open:${BATTLE_CARDS[type]}`] : []));
  if (count(hidden) > 0) options.push("blind");
  const answer = yield* choose(seat, options, { prompt: "hannibal.steal", rule: "25", params: { seat: `seat:${victim}` } });
  const type = answer === "blind" ? randomCard(t, hidden) : typeNamed(answer.slice("open:".length));
  if (answer !== "blind") open[type]!--;
  moveCard(hand, battle.hands[seat], type);
  battle.stolen[seat][type]!++;
  battle.stolen[victim][type] = Math.min(battle.stolen[victim][type]!, hand[type]! - open[type]!);
  t.revealed = true;
  t.note("hannibal.log.stolen", { seat: `seat:${seat}`, victim: `seat:${victim}` }, "25");
  for (const who of [seat, victim])
    t.noteOnlyTo(who, "hannibal.log.stolen-card", { seat: `seat:${seat}`, card: `battle:${BATTLE_CARDS[type]}` }, "25");
}
