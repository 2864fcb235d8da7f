import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import type { Option, Reason } from "./ask.ts";
import { rolled, total } from "./attrition.ts";
import { arrive, countMarch } from "./campaign.ts";
import { stormsAtSea } from "./cards/weather.ts";
import { controls } from "./control.ts";
import { inCampaign } from "./fatigue.ts";
import {
  addCUs,
  cusAt,
  dropTrain,
  enemiesMet,
  generalsAt,
  isBesieged,
  isBesiegedPost,
  roomInside,
  tidy,
  whereabouts,
} from "./forces.ts";
import { GENERAL_OPTIONS, MAGO, sideOf } from "./generals.ts";
import { displace, noteLoss } from "./losses.ts";
import {
  HARBOUR_OPTIONS,
  insideOf,
  isCity,
  isInside,
  PORT_SPACES,
  PORTS,
  POST_OPTIONS,
  SEA_OPTIONS,
  SPACE_IDS,
  SPACE_OPTIONS,
  SYRACUSE,
  spaceOf,
} from "./map.ts";
import { canPassThrough, isShortConsularArmy, whyNotHome, whyNotRegion, whyTired } from "./march-limits.ts";
import { AT_SEA, unitNames } from "./naming.ts";
import type { Hannibal, March, Modifier, T, Use } from "./state.ts";
import { CARD_OPTIONS, cardsOfKind, effectOf, hasShip, isCampaign, withMove } from "./strategy-cards.ts";

// 11 Naval movement

/** The spaces that a voyage costs. */
export const VOYAGE = 3; // 11.1
const MOST_WITH_CAMPAIGN = 10; // 11.4
const MOST_WITH_THREE = 5; // 11.4

/** A Roman fleet has been beaten: Rome sails with Campaign cards only (card 29). */
const isRomeAshore = (s: Hannibal, seat: Seat, card: number): boolean => seat === "rome" && s.navalVictory && !isCampaign(card);

/** How many CUs may sail with a card that is used in this way; none if it has no ship. */
export function mostAboard(s: Hannibal, seat: Seat, card: number, use: Use): number {
  if (!hasShip(card) || isRomeAshore(s, seat, card)) return 0;
  return use === "event" && isCampaign(card) ? MOST_WITH_CAMPAIGN : MOST_WITH_THREE;
}

const noPort = (at: number): Reason => ({ why: "hannibal.why.no-port", rule: "11.1", params: { space: SPACE_OPTIONS[at]! } });

/** Why a march does not sail, wherever it stands and however few go, or nothing if it may. */
export function whyAshore(s: Hannibal, march: March): Reason | undefined {
  const play = s.play!;
  if (!hasShip(play.card)) return { why: "hannibal.why.no-ship", rule: "11.1" };
  // with a Campaign card only Nero has enough spaces for two voyages (24)
  if (march.sailings > 0 && isCampaign(play.card) && s.options.neroBySea === "once")
    return { why: "hannibal.why.one-voyage", rule: "24" };
  if (inCampaign(s) && march.sailings === 0 && play.sailed) return { why: "hannibal.why.one-fleet", rule: "11.4" };
  if (isRomeAshore(s, sideOf(march.general), play.card)) return { why: "hannibal.why.naval-victory", rule: "25" };
  return undefined;
}

/** Why a march may not embark where it stands, or nothing if it may. */
function whyNotEmbark(s: Hannibal, march: March): Reason | undefined {
  const play = s.play!;
  const seat = sideOf(march.general);
  const here = spaceOf(march.at);
  const { all } = countMarch(march);
  const ashore = whyAshore(s, march);
  if (ashore) return ashore;
  if (PORTS[here] === undefined) return noPort(here);
  if (isBesiegedPost(s, march.at)) return { why: "hannibal.why.besieged", rule: "11.3" };
  if (march.used + VOYAGE > march.allowance) return { why: "hannibal.why.too-far", rule: "11.1" };
  const tired = whyTired(march, VOYAGE);
  if (tired) return tired;
  if (march.train) return { why: "hannibal.why.train-sea", rule: "25" };
  if (isShortConsularArmy(s, march)) return { why: "hannibal.why.weak-consul", rule: "18.3" };
  const most = mostAboard(s, seat, play.card, play.use);
  return all > most ? { why: "hannibal.why.too-many-aboard", rule: "11.4", params: { most, more: all - most } } : undefined;
}

/** Why a march may not sail to a post, or nothing if it may (11.2, 11.3); from port to port, who never leaves his country comes first. */
export function whyNotBySea(s: Hannibal, march: March, to: number): Reason | undefined {
  const arePorts = [spaceOf(march.at), spaceOf(to)].every((port) => PORTS[port] !== undefined);
  return (arePorts ? whyNotHome(s, march, spaceOf(to)) : undefined) ?? whyNotEmbark(s, march) ?? whyNotDisembark(s, march, to);
}

function whyNotDisembark(s: Hannibal, march: March, to: number): Reason | undefined {
  const seat = sideOf(march.general);
  const enemy = other(seat);
  const port = spaceOf(to);
  const { all } = countMarch(march);
  if (PORTS[port] === undefined) return noPort(port);
  if (port === spaceOf(march.at)) return { why: "hannibal.why.same-port", rule: "11.1" };
  if (isInside(to)) {
    if (!controls(s, seat, port) || cusAt(s, enemy, port) === 0) return { why: "hannibal.why.no-harbour", rule: "11.3" };
    if (isBesieged(s, port)) return { why: "hannibal.why.besieged", rule: "11.3" };
    if (roomInside(s, seat, port) < all) return { why: "hannibal.why.no-room", rule: "10.7" };
  } else if (all === 0 && enemiesMet(s, seat, port) > 0) return { why: "hannibal.why.alone", rule: "10.4" };
  else if (all === 0 && generalsAt(s, enemy, port).length > 0 && !canPassThrough(s, march, port, VOYAGE))
    return { why: "hannibal.why.alone-stop", rule: "10.4" };
  return whyNotRegion(s, march, port);
}

export function seaOptions(s: Hannibal, march: March): Option[] {
  if (whyNotEmbark(s, march)) return [];
  const options: Option[] = [];
  for (const port of PORT_SPACES) {
    if (!whyNotDisembark(s, march, port)) options.push(SEA_OPTIONS[port]!);
    if (isCity(port) && !whyNotDisembark(s, march, insideOf(port))) options.push(HARBOUR_OPTIONS[port]!);
  }
  return options;
}

/** Sails to a post: weather, storms, the Roman fleet; an army that gets through lands. */
export function* sail(t: T, to: number): Play {
  const s = t.s;
  const march = s.march!;
  const from = march.at;
  march.used += VOYAGE;
  march.sailings++;
  s.play!.sailed = true;
  t.note(
    "hannibal.log.sailed",
    {
      general: GENERAL_OPTIONS[march.general]!,
      from: POST_OPTIONS[from]!,
      space: POST_OPTIONS[to]!,
      units: unitNames(countMarch(march), march.staff),
      cus: countMarch(march).all,
    },
    "11.1",
  );
  if (yield* stormsAtSea(t, to)) return returnToPort(t, "25");
  if (!(yield* survivesFleet(t, from, to))) return;
  arrive(s, march, to);
  march.anchor = march.path.length - 1;
  march.bySea = true;
  const at = whereabouts(s, sideOf(march.general), to);
  t.note("hannibal.log.landed", { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[to]!, ...at }, "11.1");
  tidy(t);
}

/** The fleet is back in its port of departure, and the rest of the move is lost (11.5). */
function returnToPort(t: T, rule: string): void {
  const march = t.s.march!;
  march.stage = "ended";
  march.spent = true;
  const units = unitNames(countMarch(march), march.staff);
  t.note("hannibal.log.back-in-port", { general: GENERAL_OPTIONS[march.general]!, units, space: POST_OPTIONS[march.at]! }, rule);
}

// 11.5, 11.6 Roman naval supremacy

const MACEDONIA = effectOf(cardsOfKind("philip")[0]!).modifier!; // card 9
const NAVAL_VICTORY = effectOf(cardsOfKind("naval-victory")[0]!).modifier!; // card 29

/** Who sails: a general, and how many CUs with him. */
interface Fleet {
  readonly general: number;
  readonly cus: number;
}

const fleetOf = (march: March): Fleet => ({ general: march.general, cus: countMarch(march).all });

export const navalModifiers = (s: Hannibal, march: March, from: number, to: number): Modifier[] =>
  fleetModifiers(s, fleetOf(march), from, to);

export function fleetModifiers(s: Hannibal, { general, cus }: Fleet, from: number, to: number): Modifier[] {
  const modifiers: Modifier[] = [];
  const add = (amount: number, because: string) => {
    if (amount !== 0) modifiers.push({ amount, because });
  };
  for (const port of [spaceOf(from), spaceOf(to)]) {
    add(PORTS[port]!, `port:${SPACE_IDS[port]}`);
    if (controls(s, "rome", port)) add(1, `roman:${SPACE_IDS[port]}`);
  }
  if (cus === 1 || (cus === 0 && s.options.loneGeneralAtSea === true)) add(-1, "hannibal.because.one-cu");
  if (controls(s, "carthage", SYRACUSE)) add(-1, "hannibal.because.syracuse");
  if (s.macedonia === "allied") add(MACEDONIA, "hannibal.because.macedonia");
  if (s.navalVictory) add(NAVAL_VICTORY, "hannibal.because.naval-victory");
  if (general === MAGO) add(-1, "hannibal.because.mago"); // 24
  return modifiers;
}

type NavalResult = "through" | "return" | "sunk";
export const navalResult = (die: number): NavalResult => (die <= 1 ? "through" : die === 2 ? "return" : "sunk");

/** Whether Rome rolls against a voyage: every Carthaginian one, except in a truce (card 64) or with pirates (card 50). */
export const isChallenged = (s: Hannibal, march: March, from: number, to: number): boolean =>
  isFleetChallenged(s, fleetOf(march), from, to);

export function isFleetChallenged(s: Hannibal, { general, cus }: Fleet, from: number, to: number): boolean {
  if (sideOf(general) !== "carthage" || s.truce) return false;
  const pirates = withMove(s, "pirates");
  if (!pirates || cus > pirates.cus!) return true;
  return ![from, to].some((post) => pirates.ports!.includes(SPACE_IDS[spaceOf(post)]!));
}

/** Why Rome, which rolls against every other fleet of Carthage, does not roll now. */
function tellUnchallenged(t: T): void {
  const s = t.s;
  const { general } = s.march!;
  if (sideOf(general) !== "carthage") return;
  const because = s.truce ? "hannibal.because.truce" : CARD_OPTIONS[s.play!.card]!;
  t.note("hannibal.log.no-naval-roll", { general: GENERAL_OPTIONS[general]!, because }, "11.5");
}

/** The naval combat roll, if there is one. */
export function* navalRoll(t: T, from: number, to: number): Play<NavalResult> {
  const march = t.s.march!;
  if (!isChallenged(t.s, march, from, to)) {
    tellUnchallenged(t);
    return "through";
  }
  march.rolled = true; // card 41
  const modifiers = navalModifiers(t.s, march, from, to);
  const die = t.die();
  const result = navalResult(die + total(modifiers));
  t.note(
    "hannibal.log.naval-roll",
    {
      ...rolled(die, modifiers),
      general: GENERAL_OPTIONS[march.general]!,
      result: `hannibal.naval.${result}`,
    },
    "11.6",
  );
  return result;
}

/** False if the voyage was turned back or sunk. */
function* survivesFleet(t: T, from: number, to: number): Play<boolean> {
  const result = yield* navalRoll(t, from, to);
  if (result === "through") return true;
  if (result === "return") returnToPort(t, "11.5");
  else sink(t);
  return false;
}

/** 11.5: the CUs are lost, the generals displaced; this is no battle and has no political consequences. */
export function sink(t: T): void {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  const { cus, elephants } = countMarch(march);
  addCUs(s, seat, march.at, -cus, -elephants);
  march.columns = [];
  if (cus + elephants > 0) noteLoss(t, seat, AT_SEA, { cus, elephants }, { rule: "11.5" });
  if (march.train) dropTrain(t, march.at);
  const aboard = [march.general, ...march.staff];
  march.staff = [];
  march.staffLimits = [];
  march.stage = "over";
  for (const general of aboard) displace(t, general, AT_SEA);
  tidy(t);
}
