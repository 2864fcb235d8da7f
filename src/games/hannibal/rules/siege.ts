import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { CONSULAR_ARMY } from "./army.ts";
import { confirm } from "./ask.ts";
import { logged, rolled, total } from "./attrition.ts";
import { countMarch } from "./campaign.ts";
import { controls, hasTribe, hasUnfriendlyTribe, holderAround, noteProvince } from "./control.ts";
import { inCampaign, spendBesiegers } from "./fatigue.ts";
import { cusAt, isConsul, siegePoints, tidy } from "./forces.ts";
import { AFRICANUS, GENERAL_OPTIONS, MARCELLUS, sideOf } from "./generals.ts";
import { eliminateAll, loseCUs } from "./losses.ts";
import { insideOf, isCity, isInside, SIEGE_MODIFIERS, SPACE_IDS, SPACE_OPTIONS, STRONGHOLD_AT, TRIBE_AT } from "./map.ts";
import { checkCapitals } from "./politics.ts";
import { CODE, type Hannibal, type March, type Modifier, type T } from "./state.ts";
import { CARD_OPTIONS, isCampaign, isForcedMarch, withMove } from "./strategy-cards.ts";

// 20 Sieges and subjugation

export const POINTS_TO_FALL = 3; // 20.2
export const BESIEGERS = 3; // 20.2

/** Siege points and CUs lost by the besieger, by die roll (rows from 1 or less to 6 or more). */
export const SIEGE_TABLE: readonly (readonly [points: number, loss: number])[] = [
  [0, 1],
  [0, 0],
  [1, 1],
  [1, 0],
  [1, 0],
  [2, 0],
];
export const siegeResult = (die: number): readonly [number, number] => SIEGE_TABLE[Math.min(Math.max(die, 1), 6) - 1]!;

type Attempt = "siege" | "subjugation";

/** What a general may attempt where he has ended his move (20.2). */
export function attemptAt(s: Hannibal, march: Pick<March, "general" | "at" | "fought">): Attempt | null {
  const seat = sideOf(march.general);
  const space = march.at;
  if (isInside(space) || march.fought || cusAt(s, seat, space) < BESIEGERS) return null;
  if (s.play?.attempted.includes(space) || cusAt(s, other(seat), space) > 0) return null;
  if (isCity(space) && controls(s, other(seat), space)) return s.truce ? null : "siege"; // card 64
  if (!hasUnfriendlyTribe(s, seat, space)) return null;
  return s.truce && controls(s, other(seat), space) ? null : "subjugation";
}

/** At the end of a march: the attempt, if the player wants it. True if there was one. */
export function* besiege(t: T): Play<boolean> {
  const s = t.s;
  const march = s.march!;
  const attempt = attemptAt(s, march);
  if (!attempt) return false;
  const seat = sideOf(march.general);
  const space = march.at;
  const params = { space: SPACE_OPTIONS[space]!, general: GENERAL_OPTIONS[march.general]! };
  const asked = {
    ...params,
    cus: cusAt(s, seat, space),
    points: siegePoints(s, space),
    modifiers: logged(siegeModifiers(s, march, attempt)),
  };
  if (!(yield* confirm(seat, { prompt: `hannibal.${attempt}`, rule: "20.2", params: asked }))) return false;
  s.play!.attempted.push(space);
  spendBesiegers(s, seat, space, countMarch(march), isConsul(s, march.general) ? CONSULAR_ARMY : BESIEGERS); // 20.3
  if (attempt === "siege" && isBetrayed(s, space)) {
    t.note("hannibal.log.traitor", params, "25");
    fall(t, seat, space);
    return true;
  }
  const count = rollsOf(s, march, attempt);
  for (let roll = 1; roll <= count; roll++) {
    yield* siegeRoll(t, attempt, roll > 1);
    if (s.siege[STRONGHOLD_AT[space]!] === 0 && !isStronghold(s, seat, space)) break; // it has fallen
  }
  return true;
}

/** Traitor in Syracuse and the like: the city falls without a roll. */
export const isBetrayed = (s: Hannibal, city: number): boolean => SPACE_IDS[city] === withMove(s, "traitor")?.city;

const isStronghold = (s: Hannibal, seat: Seat, space: number): boolean =>
  isCity(space) ? !controls(s, seat, space) : hasTribe(s, space);

/** Treachery within City (54), and Scipio Africanus with a Forced March card (24), give two rolls against a city. */
export const rollsOf = (s: Hannibal, march: March, attempt: Attempt): number => {
  if (attempt !== "siege") return 1;
  if (march.general === AFRICANUS && isForcedMarch(s.play!.card)) return 2;
  return withMove(s, "treachery")?.rolls ?? 1;
};

/** What makes a city harder to take for any general of a side. */
export function cityModifiers(s: Hannibal, seat: Seat, city: number): Modifier[] {
  const modifiers: Modifier[] = [];
  const strong = SIEGE_MODIFIERS[city]!;
  if (strong !== 0) modifiers.push({ amount: strong, because: "hannibal.because.strong-city" });
  if (seat === "carthage" && s.train !== city) modifiers.push({ amount: -1, because: "hannibal.because.carthaginian-siege" });
  return modifiers;
}

export function siegeModifiers(s: Hannibal, march: March, attempt: Attempt): Modifier[] {
  if (attempt === "subjugation") return []; // 20.2: siege modifiers do not apply to tribes
  const modifiers = cityModifiers(s, sideOf(march.general), march.at);
  if (march.general === MARCELLUS && isCampaign(s.play!.card))
    modifiers.push({ amount: 1, because: "hannibal.because.marcellus" }); // 24
  return modifiers;
}

function* siegeRoll(t: T, attempt: Attempt, isSecond: boolean): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  const space = march.at;
  const modifiers = siegeModifiers(s, march, attempt);
  const die = t.die();
  const [points, loss] = siegeResult(die + total(modifiers));
  const stronghold = STRONGHOLD_AT[space]!;
  const reached = Math.abs(s.siege[stronghold]!) + points;
  const falls = reached >= POINTS_TO_FALL;
  if (!falls) s.siege[stronghold] = seat === "rome" ? reached : -reached;
  t.note(
    `hannibal.log.${attempt}-roll`,
    {
      general: GENERAL_OPTIONS[march.general]!,
      space: SPACE_OPTIONS[space]!,
      ...rolled(die, modifiers),
      points,
      reached: Math.min(reached, POINTS_TO_FALL),
      losses: loss,
      ...(isSecond && { second: 1, card: CARD_OPTIONS[s.play!.card]! }),
    },
    "20.2",
  );
  const marching = inCampaign(s) && countMarch(march).all > 0;
  if (loss > 0) yield* loseCUs(t, seat, space, loss, { rule: "20.2", siege: attempt === "siege", marching });
  if (falls) fall(t, seat, space);
}

/** 20.8: the city changes hands, its garrison is lost; the tribe is replaced by a PC. */
function fall(t: T, seat: Seat, space: number): void {
  const s = t.s;
  const holder = holderAround(s, space);
  s.siege[STRONGHOLD_AT[space]!] = 0;
  if (!isCity(space)) s.tribes[TRIBE_AT[space]!] = 0;
  s.control[space] = CODE[seat];
  t.note(
    isCity(space) ? "hannibal.log.city-falls" : "hannibal.log.tribe-falls",
    { space: SPACE_OPTIONS[space]!, seat: `seat:${seat}` },
    "20.8",
  );
  noteProvince(t, space, holder);
  if (isCity(space)) eliminateAll(t, other(seat), insideOf(space), "20.8");
  tidy(t);
  checkCapitals(t);
}
