import { other, type Seat } from "../../shared/rules/seats.ts";
import { generalsOnMap } from "../rules/forces.ts";
import { CALATINUS, GENERALS, XANTHIPPUS } from "../rules/generals.ts";
import { opsOf, shipsOf } from "../rules/hand.ts";
import { miatCount, moodOf } from "../rules/miat.ts";
import { AWAY, type Hamilcar } from "../rules/state.ts";
import { whyNotUse } from "../rules/strategy.ts";
import { CARDS, cardNamed, effectOf } from "../rules/strategy-cards.ts";
import { turnOf } from "../rules/tables.ts";
import { eventWorth, NOTHING, type Ready, shipsWorth } from "./events.ts";
import { MEASURES } from "./measures.ts";
import { type Goal, goalsOf } from "./movement.ts";
import type { Plan } from "./plans.ts";
import { pointsWorth } from "./points.ts";
import { Ground } from "./targets.ts";

// What could be done in a turn

/** How a turn is used: a card and its use, or an alternative to one; and who goes where. */
export interface Intent {
  /** the answer to what is played */
  readonly play: string;
  readonly use: string;
  readonly worth: number;
  readonly goal?: Goal;
}

/** How much more PCs gain for each card of the enemy's last three that is gone: he can hardly answer before they count (5.5). */
const LASTING = 0.25;

/** How many goals of a general are considered. */
const GOALS = 8;

/** Everything worth considering for one plan; the same card may be good for several things. */
export function intentsOf(
  s: Hamilcar,
  seat: Seat,
  plan: Plan,
  options: readonly string[],
  ground = new Ground(s, seat),
): Intent[] {
  const found: Intent[] = [];
  const points = pointsWorth(s, seat, plan);
  const lasting = 1 + LASTING * Math.max(0, 3 - s.hands[other(seat)].length);
  const goals = new Map(generalsOnMap(s, seat).map((general) => [general, goalsOf(s, seat, general, plan, undefined, ground)]));
  const ready = [...goals].map(([general, list]): Ready => ({ general, post: s.generals[general]!, worth: list[0]?.worth ?? 0 }));
  ready.sort((a, b) => b.worth - a.worth);
  for (const option of options) {
    if (isInVain(s, option) && options.length > 1) continue;
    if (!option.startsWith("card:")) {
      const worth = option === "hire" ? hireWorth(s) : option === "dictator" ? dictatorWorth(s) : 0.5;
      found.push({ play: option, use: "", worth });
      continue;
    }
    const card = cardNamed(option);
    const ops = opsOf(s, seat, card);
    const price = priceOf(s, seat, card);
    const add = (use: string, worth: number, goal?: Goal) => found.push({ play: option, use, worth: worth - price, goal });
    const may = (use: Parameters<typeof whyNotUse>[3]) => !whyNotUse(s, seat, card, use);
    const campaigns = may("event") && effectOf(card).kind === "campaign";
    if (may("event")) addEvents(s, seat, plan, card, ops, goals, ready, add);
    if (may("counter")) add("counter", s.corvi ? NOTHING : 0);
    if (may("activate") && !campaigns) addMarches(s, seat, ops, goals, add); // a campaign sends him, and others as well
    if (may("points")) add("points", lasting * MEASURES.points * plan.politics * points[ops]!);
    if (may("troops")) add("troops", MEASURES.raised);
    if (may("ships")) add("ships", MEASURES.ships * plan.fleet * shipsWorth(s, seat, shipsOf(s, seat, card)));
    if (may("discard")) add("discard", NOTHING);
  }
  return found;
}

/** What is given up with a card: its operations, and a counter event that could be kept. */
export function priceOf(s: Hamilcar, seat: Seat, card: number): number {
  const { counter, side } = CARDS[card]!;
  const kept = counter && (side === "both" || side === seat) ? MEASURES.kept : 0;
  return [0, MEASURES.one, MEASURES.two, MEASURES.three][opsOf(s, seat, card)]! + kept;
}

type Goals = ReadonlyMap<number, readonly Goal[]>;
type Add = (use: string, worth: number, goal?: Goal) => void;

/** Generals the card can activate; supply trains make up for their ratings (2.3.D1). */
function addMarches(s: Hamilcar, seat: Seat, ops: number, goals: Goals, add: Add): void {
  for (const [general, list] of goals) {
    const missing = Math.max(0, GENERALS[general]!.strategy - ops);
    if (missing > s.supply[seat][s.generals[general]!]!) continue;
    for (const goal of list.slice(0, GOALS)) add("activate", goal.worth - missing, goal);
  }
}

/** How many generals are considered for an event. */
const SENT = 3;

/** Kinds of events that send a general somewhere. */
const SENDING = new Set(["campaign", "forced-march", "naval-raid"]);

function addEvents(
  s: Hamilcar,
  seat: Seat,
  plan: Plan,
  card: number,
  ops: number,
  goals: Goals,
  ready: readonly Ready[],
  add: Add,
): void {
  const effect = effectOf(card);
  const worth = eventWorth(s, seat, plan, effect, ops, ready);
  if (!SENDING.has(effect.kind)) {
    add("event", worth);
    return;
  }
  for (const { general, worth: own } of ready.slice(0, SENT)) {
    const [goal] = goals.get(general)!;
    add("event", worth - (ready[0]!.worth - own), goal);
  }
  if (ready.length === 0) add("event", worth);
}

/** Cards in hand that can send a general without supply trains. */
const cardsFor = (s: Hamilcar, seat: Seat, general: number): number =>
  s.hands[seat].filter((card) => opsOf(s, seat, card) >= GENERALS[general]!.strategy).length;

/** Leaders of a single turn whom nobody could send anywhere; a mercenary for whom the Miat would have to give up the war. */
function isInVain(s: Hamilcar, option: string): boolean {
  if (option === "dictator") return cardsFor(s, "rome", CALATINUS) === 0;
  if (option !== "hire") return false;
  const mustLeave = s.generals[XANTHIPPUS] === AWAY.mercenary;
  return !staysWarlike(s) || (mustLeave && cardsFor(s, "carthage", XANTHIPPUS) === 0);
}

/** The Dictator leads for the rest of the turn: it takes cards that can send him (5.2.C4). */
const dictatorWorth = (s: Hamilcar): number => (MEASURES.dictator * Math.min(cardsFor(s, "rome", CALATINUS), ENOUGH)) / ENOUGH;
/** Cards that make the most of him. */
const ENOUGH = 2;

/** A mercenary is worth it if the Miat stays Warlike. */
const hireWorth = (s: Hamilcar): number => (staysWarlike(s) ? MEASURES.hire : -MEASURES.hire);
const staysWarlike = (s: Hamilcar): boolean => moodOf(miatCount(s) - turnOf(s.turn).mercenaryCost, true) === "warlike";
