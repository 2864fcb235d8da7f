import type { Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { CONSULAR_ARMY, detach, replaceCommander } from "./army.ts";
import { choose, type Option, type Reason } from "./ask.ts";
import { joinMarch, joinStaff, joinTrain, leftBehind, othersAt } from "./campaign.ts";
import { FOUR, generalMoved, inCampaign, isSpent, movableCUs } from "./fatigue.ts";
import { cusAt, generalsAt, isBesiegedPost, isConsul, whereabouts, whyAway } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed, NERO, OF_SIDE, sideOf, strategyRating } from "./generals.ts";
import { isPlace, POST_OPTIONS, postNamed, spaceOf } from "./map.ts";
import { unitNames } from "./naming.ts";
import { attemptAt } from "./siege.ts";
import { type Hannibal, isValley, type March, type T, type Use } from "./state.ts";
import { activates, CARD_OPTIONS, isCampaign, isForcedMarch } from "./strategy-cards.ts";

// 8.2.A, 10.1 Activating a general

const SIX = 6; // forced march (cards 61-63), Nero (10.12)

/** A general's movement allowance with a card, spaces he was carried by others included (10.2, 10.11, 10.12). */
export const allowanceOf = (general: number, card: number, use: Use): number =>
  (isForcedMarch(card) && use === "event") || (general === NERO && isCampaign(card)) ? SIX : FOUR;

/** Why a general may not be activated with the card being played, or nothing if he may. */
export function whyNotActivate(s: Hannibal, seat: Seat, general: number, card: number, campaign: boolean): Reason | undefined {
  const post = s.generals[general]!;
  if (sideOf(general) !== seat) return { why: "hannibal.why.enemy-general", rule: "10.1" };
  if (post < 0) return whyAway(s, general);
  if (!campaign && strategyRating(general, spaceOf(post)) > activates(card))
    return { why: "hannibal.why.strategy-rating", rule: "8.2" };
  if (isBesiegedPost(s, post) && cusAt(s, seat, post) === 0) return { why: "hannibal.why.besieged-alone", rule: "20.5" };
  if (!campaign) return undefined;
  if (s.play?.activated.includes(general) || isSpent(s, general)) return { why: "hannibal.why.already-moved", rule: "10.11" };
  if (!cannotLeave(s, general) || attemptAt(s, { general, at: post, fought: false })) return undefined;
  return hasUsedAllowance(s, general)
    ? { why: "hannibal.why.already-moved", rule: "10.11" }
    : { why: "hannibal.why.consular-army", rule: "18.1" };
}

/** Why the units in a space cannot go anywhere: nobody leads them (10.1). */
const whyNobodyAt = (s: Hannibal, seat: Seat, at: number): Reason | undefined =>
  cusAt(s, seat, at) > 0 && generalsAt(s, seat, at).length === 0
    ? { why: "hannibal.why.no-general-there", rule: "10.1" }
    : undefined;

/** In a campaign: a general others have already carried as far as he may go. */
const hasUsedAllowance = (s: Hannibal, general: number): boolean =>
  generalMoved(s, general) >= allowanceOf(general, s.play!.card, s.play!.use);

/**
 * In a campaign: a general who has used up his movement, or a consul whose CUs have, can at most besiege where he stands (20.2).
 */
function cannotLeave(s: Hannibal, general: number): boolean {
  if (!s.play) return false; // the campaign has not begun yet
  if (hasUsedAllowance(s, general)) return true;
  const seat = sideOf(general);
  const post = s.generals[general]!;
  if (!isConsul(s, general)) return false;
  const all = cusAt(s, seat, post);
  const free = movableCUs(s, seat, post);
  if (free.cus + free.elephants < Math.min(CONSULAR_ARMY, all)) return true; // 18.1
  const fellow = s.consuls.find((one) => one !== general && s.generals[one] === post);
  return fellow !== undefined && generalMoved(s, fellow) >= FOUR && all < 2 * CONSULAR_ARMY; // 18.1
}

const generalsFor = (s: Hannibal, seat: Seat, card: number, campaign: boolean): number[] =>
  OF_SIDE[seat].filter((general) => whyNotActivate(s, seat, general, card, campaign) === undefined);

/** Whether a card can activate anybody. */
export const canActivate = (s: Hannibal, seat: Seat, card: number, campaign: boolean): boolean =>
  OF_SIDE[seat].some((general) => whyNotActivate(s, seat, general, card, campaign) === undefined);

/** Activates a general with the card being played: choose who goes with him, then march (10.2). */
export function* activate(t: T): Play {
  const s = t.s;
  const play = s.play!;
  const seat = play.seat;
  const campaign = inCampaign(s);
  const generals = generalsFor(s, seat, play.card, campaign);
  const options = generals.map((general) => GENERAL_OPTIONS[general]!);
  if (campaign && play.activated.length > 0) options.push("done");
  const answer = yield* choose(seat, options, {
    prompt: "hannibal.activate",
    rule: campaign ? "10.11" : "10.2",
    params: { card: CARD_OPTIONS[play.card]!, left: play.activations - 1 },
    whyNot: (id) => {
      if (isPlace(id)) return whyNobodyAt(s, seat, postNamed(id)) ?? { why: "hannibal.why.general-first", rule: "10.2" };
      return GENERAL_OPTIONS.includes(id as Option) ? whyNotActivate(s, seat, generalNamed(id), play.card, campaign) : undefined;
    },
  });
  if (answer === "done") {
    play.activations = 0;
    t.note("hannibal.log.nobody-else", { seat: `seat:${seat}` }, "10.11");
    return;
  }
  const general = generalNamed(answer);
  play.activations--;
  play.activated.push(general);
  const post = s.generals[general]!;
  const all = cusAt(s, seat, post);
  const bothConsuls = generalsAt(s, seat, post).filter((one) => isConsul(s, one)).length === 2;
  const free = movableCUs(s, seat, post);
  const barred = (fellow: number) => generalMoved(s, fellow) >= FOUR; // 10.11
  const rooted = campaign && cannotLeave(s, general);
  const besieges = attemptAt(s, { general, at: post, fought: false }) ? 1 : 0;
  const params = { left: play.activations, besieges };
  const party = rooted
    ? { staff: [], cus: 0, elephants: 0, train: false }
    : yield* detach(t, general, { prompt: "hannibal.take", rule: "10.2", free, barred, params });
  const used = campaign ? generalMoved(s, general) : 0;
  const march: March = {
    general,
    staff: [],
    staffLimits: [],
    columns: [],
    train: false,
    trainLimit: [0, 0, 0],
    at: post,
    used,
    allowance: allowanceOf(general, play.card, play.use),
    path: [[post, used]],
    bySea: false,
    sailings: 0,
    stage: rooted ? "ended" : "moving",
    took: true,
    dropped: true,
    anchor: 0,
    rolled: false,
    fought: false,
    spent: false,
    failedToIntercept: [],
    failedCUs: [],
    mayPartConsuls: isValley(s) || (bothConsuls && all >= 2 * CONSULAR_ARMY), // 18.1
  };
  for (const fellow of party.staff) joinStaff(s, march, fellow);
  joinMarch(s, march, post, party.cus, party.elephants);
  if (party.train) joinTrain(s, march);
  s.march = march;
  const told = { general: GENERAL_OPTIONS[general]!, space: POST_OPTIONS[post]!, ...whereabouts(s, seat, post) };
  const units = unitNames(party, party.staff, party.train);
  if (rooted) t.note("hannibal.log.activated-here", { ...told, units }, "10.2");
  else t.note("hannibal.log.activated", { ...told, units, ...leftBehind(s, march) }, "10.2");
  yield* replaceCommander(t, seat, post, othersAt(s, march), { why: "hannibal.because.not-activated" }); // 9.3
}
