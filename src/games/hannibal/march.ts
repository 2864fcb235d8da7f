import { allocate, choose, confirm, other, type Play, pick, type Reason, type Seat } from "../../engine/index.ts";
import { CONSULAR_ARMY, canServeUnder, detach, MOST_CUS, nameCommander } from "./army.ts";
import { attrition, HOSTILE_TRIBES_SIZE } from "./attrition.ts";
import {
  canGoOn,
  countMarch,
  generalMoved,
  inCampaign,
  joinMarch,
  joinStaff,
  leaveGeneral,
  leaveLatecomers,
  leaveMarch,
  movableCUs,
} from "./campaign.ts";
import { activates, BAD_WEATHER, CARDS, CHARMS_ITALY, HOSTILE_TRIBES, isCampaign, NATIVE_GUIDE } from "./cards.ts";
import { controls, isPlainPC, setControl } from "./control.ts";
import { counterWindow } from "./counter.ts";
import { addCUs, cusAt, cusInSpace, generalsAt, isBesiegedPost, isConsul, settleCommand, tidy } from "./forces.ts";
import { confinedTo, GENERAL_OPTIONS, generalNamed, HANNIBAL, NERO, OF_SIDE, sideOf, strategyRating } from "./generals.ts";
import {
  isInside,
  isPlace,
  LINKS,
  type Link,
  MESSANA,
  POST_OPTIONS,
  postNamed,
  REGION_OF,
  RHEGIUM,
  SPACE_OPTIONS,
  spaceOf,
} from "./map.ts";
import { react } from "./reaction.ts";
import { sail, seaOptions, whyNotBySea } from "./sea.ts";
import { attemptAt } from "./siege.ts";
import { type Hannibal, type March, type Modifier, SPENT, type T } from "./state.ts";

// 10 Movement

const FOUR = 4; // 10.2
const SIX = 6; // forced march (cards 61-63), Nero (10.12)

// 8.2.A, 10.1 Activating a general

/** Why a general may not be activated with the card being played, or nothing if he may. */
export function whyNotActivate(s: Hannibal, seat: Seat, general: number, card: number, campaign: boolean): Reason | undefined {
  const post = s.generals[general]!;
  if (post < 0 || sideOf(general) !== seat) return { why: "hannibal.why.not-on-map", rule: "10.1" };
  if (!campaign && strategyRating(general, spaceOf(post)) > activates(card))
    return { why: "hannibal.why.strategy-rating", rule: "8.2" };
  if (isBesiegedPost(s, post) && cusAt(s, seat, post) === 0) return { why: "hannibal.why.besieged-alone", rule: "20.5" };
  if (!campaign) return undefined;
  if (s.play?.activated.includes(general) || generalMoved(s, general) >= SPENT)
    return { why: "hannibal.why.already-moved", rule: "10.11" };
  if (!cannotLeave(s, general) || attemptAt(s, { general, at: post, fought: false })) return undefined;
  return generalMoved(s, general) >= FOUR
    ? { why: "hannibal.why.already-moved", rule: "10.11" }
    : { why: "hannibal.why.consular-army", rule: "18.1" };
}

/** In a campaign: a general who has come four spaces, or a consul whose CUs have, can at most besiege where he stands (20.2). */
function cannotLeave(s: Hannibal, general: number): boolean {
  if (generalMoved(s, general) >= FOUR) return true;
  const seat = sideOf(general);
  const post = s.generals[general]!;
  if (!isConsul(s, general)) return false;
  const all = cusAt(s, seat, post);
  const free = movableCUs(s, seat, post);
  if (free.cus + free.elephants < Math.min(CONSULAR_ARMY, all)) return true; // 18.1
  const fellow = s.consuls.find((one) => one !== general && s.generals[one] === post);
  return fellow !== undefined && generalMoved(s, fellow) >= FOUR && all < 2 * CONSULAR_ARMY; // 18.1
}

export const canActivate = (s: Hannibal, seat: Seat, card: number, campaign: boolean): number[] =>
  OF_SIDE[seat].filter((general) => whyNotActivate(s, seat, general, card, campaign) === undefined);

/** Activates a general with the card being played: who goes with him, and off he marches (10.2). */
export function* activate(t: T): Play {
  const s = t.s;
  const play = s.play!;
  const seat = play.seat;
  const campaign = inCampaign(s);
  const generals = canActivate(s, seat, play.card, campaign);
  const options = generals.map((general) => GENERAL_OPTIONS[general]!);
  if (campaign && play.activated.length > 0) options.push("done");
  const answer = yield* choose(seat, options, {
    prompt: "hannibal.activate",
    rule: campaign ? "10.11" : "10.2",
    whyNot: (id) => (GENERAL_OPTIONS.includes(id) ? whyNotActivate(s, seat, generalNamed(id), play.card, campaign) : undefined),
  });
  if (answer === "done") {
    play.activations = 0;
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
  const party = rooted
    ? { staff: [], cus: 0, elephants: 0, train: false }
    : yield* detach(t, general, { prompt: "hannibal.take", rule: "10.2", free, barred });
  const used = campaign ? generalMoved(s, general) : 0;
  const march: March = {
    general,
    staff: [],
    staffLimits: [],
    columns: [],
    train: party.train,
    at: post,
    used,
    allowance:
      CARDS[play.card]!.kind === "forced-march" && play.use === "event"
        ? SIX
        : general === NERO && isCampaign(play.card) && used === 0
          ? SIX
          : FOUR,
    path: [[post, used]],
    bySea: false,
    sailings: 0,
    stage: rooted ? "ended" : "moving",
    took: true,
    dropped: true,
    anchor: 0,
    fought: false,
    spent: false,
    failedToIntercept: [],
    failedCUs: [],
    mayPartConsuls: bothConsuls && all >= 2 * CONSULAR_ARMY,
  };
  for (const fellow of party.staff) joinStaff(s, march, fellow);
  joinMarch(s, march, post, party.cus, party.elephants);
  s.march = march;
  yield* commandThoseLeft(t);
  t.note(
    "hannibal.log.activated",
    { general: GENERAL_OPTIONS[general]!, cus: party.cus + party.elephants, space: POST_OPTIONS[post]! },
    "10.2",
  );
}

/** Those whom their commander leaves have a new one: of equals the player names him (9.3). */
function* commandThoseLeft(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  const left = generalsAt(s, seat, march.at).filter((one) => one !== march.general && !march.staff.includes(one));
  if (left.some((one) => s.commands[one] === 1)) return;
  yield* nameCommander(t, seat, march.at, left);
}

// 10.2 One step of the march: a unit of play

export function* marchStep(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  const options = marchOptions(s, march);
  const answer = yield* choose(seat, options, {
    prompt: "hannibal.march",
    rule: "10.2",
    params: { general: GENERAL_OPTIONS[march.general]!, left: march.allowance - march.used },
    whyNot: (id) => whyNotMarch(s, march, id),
  });
  switch (answer) {
    case "stop":
      march.stage = "ended";
      return;
    case "take":
      return yield* takeUnits(t);
    case "drop":
      return yield* dropUnits(t);
    case "charm":
      march.used += 1;
      return setControl(t, spaceOf(march.at), null);
    case "sortie":
      return yield* sally(t);
  }
  const to = postNamed(answer);
  if (answer.startsWith("space:")) return yield* enter(t, LINKS[spaceOf(march.at)]!.find((link) => link.to === to)!);
  yield* sail(t, to);
  if (march.stage === "moving") yield* react(t);
}

function marchOptions(s: Hannibal, march: March): string[] {
  const seat = sideOf(march.general);
  const options: string[] = [];
  const here = spaceOf(march.at);
  if (!isInside(march.at)) {
    for (const link of LINKS[here]!) if (!whyNotEnter(s, march, link)) options.push(SPACE_OPTIONS[link.to]!);
  } else if (countMarch(march).all > 0 && !s.truce) {
    options.push("sortie"); // 20.5
  }
  for (const option of seaOptions(s, march)) options.push(option);
  if (!march.took && canTake(s, march)) options.push("take");
  if (!march.dropped && canDrop(s, march)) options.push("drop");
  if (canCharmHere(s, march)) options.push("charm");
  const mayStop = countMarch(march).all > 0 || generalsAt(s, other(seat), march.at).length === 0; // 10.4
  if (mayStop || options.length === 0) options.unshift("stop");
  return options;
}

function whyNotMarch(s: Hannibal, march: March, id: string): Reason | undefined {
  if (!isPlace(id)) return undefined;
  if (id.startsWith("sea:") || id.startsWith("harbour:")) return whyNotBySea(s, march, postNamed(id));
  if (id === "sortie" && s.truce) return { why: "hannibal.why.truce", rule: "25" };
  if (!id.startsWith("space:")) return undefined;
  const to = postNamed(id);
  const link = LINKS[spaceOf(march.at)]!.find((candidate) => candidate.to === to);
  if (!link) return { why: "hannibal.why.not-adjacent", rule: "10.2" };
  if (isInside(march.at)) return { why: "hannibal.why.inside", rule: "20.5" };
  return whyNotEnter(s, march, link);
}

/** Why a march may not go along a line, or nothing if it may. */
function whyNotEnter(s: Hannibal, march: March, { to, by, cost }: Link): Reason | undefined {
  const seat = sideOf(march.general);
  const enemy = other(seat);
  const { all } = countMarch(march);
  if (march.used + cost > march.allowance) return { why: "hannibal.why.too-far", rule: by === "road" ? "10.2" : "10.6" };
  if (!canGoOn(march, cost)) return { why: "hannibal.why.cus-moved", rule: "10.11" };
  if (isMessinaClosed(s, seat, march.at, to)) return { why: "hannibal.why.messina", rule: "10.6" };
  if (by === "alps-pass" && march.train) return { why: "hannibal.why.train-alps", rule: "25" };
  if (isShortConsularArmy(s, march)) return { why: "hannibal.why.weak-consul", rule: "18.3" };
  const region = whyNotRegion(s, march, to);
  if (region) return region;
  if (all > 0) return undefined;
  if (cusAt(s, enemy, to) > 0) return { why: "hannibal.why.alone", rule: "10.4" };
  if (generalsAt(s, enemy, to).length > 0 && !canPassThrough(s, march, to, cost))
    return { why: "hannibal.why.alone-stop", rule: "10.4" };
  return undefined;
}

/** 10.6: the strait of Messina is open to the side that holds both its shores. */
const isMessinaClosed = (s: Hannibal, seat: Seat, from: number, to: number): boolean =>
  ((from === RHEGIUM && to === MESSANA) || (from === MESSANA && to === RHEGIUM)) &&
  !(controls(s, seat, RHEGIUM) && controls(s, seat, MESSANA));

/** Bounds that hold by land and by sea: confined generals (24), counsels (cards 57, 58), truce (card 64). */
export function whyNotRegion(s: Hannibal, march: March, to: number): Reason | undefined {
  const seat = sideOf(march.general);
  for (const general of [march.general, ...march.staff]) {
    const home = confinedTo(general);
    if (home && REGION_OF[to] !== home)
      return { why: "hannibal.why.confined", rule: "24", params: { general: GENERAL_OPTIONS[general]! } };
  }
  const { all } = countMarch(march);
  const intoAfrica = REGION_OF[to] === "africa";
  const outOfAfrica = REGION_OF[spaceOf(march.at)] === "africa" && !intoAfrica;
  if (all > 0 && seat === "carthage" && s.hannoCounsels && outOfAfrica) return { why: "hannibal.why.hanno", rule: "25" };
  if (all > 0 && seat === "rome" && s.catoCounsels && intoAfrica && REGION_OF[spaceOf(march.at)] !== "africa")
    return { why: "hannibal.why.cato", rule: "25" };
  if (s.truce && (controls(s, other(seat), to) || cusInSpace(s, other(seat), to) > 0))
    return { why: "hannibal.why.truce", rule: "25" };
  return undefined;
}

/** 10.4: a general alone may pass an enemy general, but not end his move with him. */
export function canPassThrough(s: Hannibal, march: March, via: number, cost: number): boolean {
  const seat = sideOf(march.general);
  const enemy = other(seat);
  return LINKS[via]!.some(
    (link) =>
      march.used + cost + link.cost <= march.allowance &&
      !isMessinaClosed(s, seat, via, link.to) &&
      cusAt(s, enemy, link.to) === 0 &&
      generalsAt(s, enemy, link.to).length === 0 &&
      !whyNotRegion(s, march, link.to),
  );
}

/** 18.3: a proconsul does not march on past a consul with fewer than five CUs. */
export function isShortConsularArmy(s: Hannibal, march: March): boolean {
  if (sideOf(march.general) !== "rome" || isConsul(s, march.general) || march.path.length < 2) return false;
  const consulHere = s.consuls.some((consul) => s.generals[consul] === march.at);
  return consulHere && cusAt(s, "rome", march.at) - countMarch(march).all < CONSULAR_ARMY && countMarch(march).all > 0;
}

/** Puts the pieces of a march at another post. */
export function relocate(s: Hannibal, march: March, to: number): void {
  const seat = sideOf(march.general);
  const from = march.at;
  const { cus, elephants } = countMarch(march);
  addCUs(s, seat, from, -cus, -elephants);
  addCUs(s, seat, to, cus, elephants);
  for (const general of march.staff) {
    s.generals[general] = to;
    s.commands[general] = 0;
  }
  s.generals[march.general] = to;
  s.commands[march.general] = 1;
  if (march.train) s.train = to;
  march.at = to;
  settleCommand(s, seat, from);
}

/** Enters the next space by land: weather, attrition, tribes; then the other side reacts (10.3). */
function* enter(t: T, link: Link): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  const enemy = other(seat);
  march.used += link.cost;
  march.bySea = false;
  relocate(s, march, link.to);
  march.path.push([march.at, march.used]);
  march.took = false;
  march.dropped = false;
  t.note("hannibal.log.marched", {
    general: GENERAL_OPTIONS[march.general]!,
    space: SPACE_OPTIONS[link.to]!,
    cus: countMarch(march).all,
  });
  const [, atFirst] = march.path[0]!;
  if (march.used - atFirst > 2 && (yield* counterWindow(t, enemy, [BAD_WEATHER], "hannibal.bad-weather")) > 0) return turnBack(t);
  if (link.by === "pass" || link.by === "alps-pass") {
    march.anchor = march.path.length - 1;
    yield* crossPass(t, link);
  }
  tidy(s);
  yield* hostileTribes(t);
  if (countMarch(march).all === 0 && cusAt(s, enemy, march.at) > 0) return fallBack(t);
  yield* react(t);
}

/** A general who has lost his last CU on the way into a space with enemy CUs does not stay there (10.4, 21.2). */
function fallBack(t: T): void {
  const march = t.s.march!;
  const [post] = march.path[march.path.length - 2]!;
  relocate(t.s, march, post);
  march.stage = "ended";
  t.note("hannibal.log.turned-back", { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[post]! }, "10.4");
}

/** Bad Weather: the general is back where his second space had brought him, and his move is over (card 41). */
function turnBack(t: T): void {
  const s = t.s;
  const march = s.march!;
  const [, atFirst] = march.path[0]!;
  let back = march.path.length - 1;
  while (back > march.anchor && march.path[back]![1] - atFirst > 2) back--;
  const [post, used] = march.path[back]!;
  leaveLatecomers(s, march, back);
  relocate(s, march, post);
  march.used = used;
  march.stage = "ended";
  tidy(s);
  t.note("hannibal.log.turned-back", { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[post]! }, "25");
}

/** 10.6: an army that has crossed a pass suffers attrition. */
export function* crossPass(t: T, { by }: { by: Link["by"] }): Play {
  const march = t.s.march!;
  const modifiers: Modifier[] = [];
  if (by === "pass") modifiers.push({ amount: -2, because: "hannibal.because.low-pass" });
  if (t.s.play!.card === NATIVE_GUIDE && t.s.play!.use === "move")
    modifiers.push({ amount: -3, because: "hannibal.because.native-guide" });
  yield* attrition(t, sideOf(march.general), march.at, {
    rule: "10.6",
    because: "hannibal.because.pass",
    modifiers,
    marching: true,
  });
}

/** Hostile Tribes as a counter event, when an army comes into Transalpine Gaul or Liguria (cards 7, 8). */
export function* hostileTribes(t: T): Play {
  const march = t.s.march!;
  const seat = sideOf(march.general);
  const region = REGION_OF[spaceOf(march.at)];
  if (region !== "gallia_transalpina" && region !== "liguria") return;
  while (countMarch(march).all > 0 && (yield* counterWindow(t, other(seat), HOSTILE_TRIBES, "hannibal.hostile-tribes")) > 0) {
    yield* attrition(t, seat, march.at, {
      rule: "21.3",
      because: "hannibal.because.hostile-tribes",
      size: HOSTILE_TRIBES_SIZE,
      marching: true,
    });
  }
}

/** Hannibal Charms Italy: a Roman PC where he stands goes (card 28). */
export function* charm(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const space = spaceOf(march.at);
  if (!isCharming(s, march) || !isCharmable(s, space)) return;
  if (yield* confirm("carthage", { prompt: "hannibal.charm", rule: "25", params: { space: SPACE_OPTIONS[space]! } }))
    setControl(t, space, null);
}

const isCharming = (s: Hannibal, march: March): boolean =>
  !s.truce &&
  s.play!.card === CHARMS_ITALY &&
  s.play!.use === "move" &&
  s.play!.seat === "carthage" &&
  march.general === HANNIBAL;

const isCharmable = (s: Hannibal, space: number): boolean =>
  REGION_OF[space] === "italia" && controls(s, "rome", space) && isPlainPC(s, space) && cusInSpace(s, "rome", space) === 0;

const canCharmHere = (s: Hannibal, march: March): boolean =>
  isCharming(s, march) && march.path.length === 1 && march.used < march.allowance && isCharmable(s, spaceOf(march.at));

// 20.5, 20.7 Out of the city against those who stand before it

function* sally(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const city = spaceOf(march.at);
  relocate(s, march, city);
  march.path.push([city, march.used]);
  t.note("hannibal.log.sortie", { general: GENERAL_OPTIONS[march.general]!, space: SPACE_OPTIONS[city]! }, "20.5");
  yield* react(t);
}

// 10.2, 10.8, 10.9 Picking up and dropping on the way

function canTake(s: Hannibal, march: March): boolean {
  const seat = sideOf(march.general);
  if (takeableGenerals(s, march).length > 0) return true;
  const { max } = takeableCUs(s, march, []);
  return max > 0 || (seat === "carthage" && !march.train && s.train === march.at && countMarch(march).all > 0);
}

const takeableGenerals = (s: Hannibal, march: March): number[] =>
  generalsAt(s, sideOf(march.general), march.at).filter(
    (fellow) =>
      fellow !== march.general &&
      !march.staff.includes(fellow) &&
      canServeUnder(s, march.general, fellow) &&
      (!inCampaign(s) || generalMoved(s, fellow) < FOUR),
  );

/** CUs that lie where the march stands and may join it. */
function takeableCUs(s: Hannibal, march: March, joining: readonly number[]): { cus: number; elephants: number; max: number } {
  const seat = sideOf(march.general);
  const marching = countMarch(march);
  const free = movableCUs(s, seat, march.at);
  const cus = Math.max(0, free.cus - marching.cus);
  const elephants = Math.max(0, free.elephants - marching.elephants);
  const resting = cusAt(s, seat, march.at) - marching.all;
  const consulStays = generalsAt(s, seat, march.at).some(
    (one) => isConsul(s, one) && one !== march.general && !march.staff.includes(one) && !joining.includes(one),
  );
  const mayLeave = consulStays ? resting - CONSULAR_ARMY : resting; // 18.1
  return { cus, elephants, max: Math.max(0, Math.min(MOST_CUS - marching.all, cus + elephants, mayLeave)) };
}

function* takeUnits(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  march.took = true;
  const candidates = takeableGenerals(s, march);
  const params = { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[march.at]! };
  const joining = (yield* pick(
    seat,
    candidates.map((general) => GENERAL_OPTIONS[general]!),
    0,
    candidates.length,
    { prompt: "hannibal.pick-up.generals", rule: "10.8", params },
  )).map(generalNamed);
  const there = takeableCUs(s, march, joining);
  // a consul who joins does not leave CUs of his army behind if that makes the joint army too small
  const needed = joining.some((one) => isConsul(s, one))
    ? Math.min(Math.max(0, CONSULAR_ARMY - countMarch(march).all), there.max)
    : 0;
  const train = seat === "carthage" && s.train === march.at && !march.train;
  const items = [{ id: "cus", min: 0, max: there.cus }];
  if (there.elephants > 0) items.push({ id: "elephants", min: 0, max: there.elephants });
  if (train) items.push({ id: "train", min: 0, max: 1 });
  const limits = train
    ? [{ items: there.elephants > 0 ? ["cus", "elephants"] : ["cus"], min: needed, max: there.max }]
    : undefined;
  const taken = yield* allocate(
    seat,
    items,
    needed,
    there.max + (train ? 1 : 0),
    { prompt: "hannibal.pick-up.cus", rule: "10.2", params },
    limits,
  );
  for (const general of joining) {
    joinStaff(s, march, general);
    s.commands[general] = 0;
  }
  joinMarch(s, march, march.at, taken.cus ?? 0, taken.elephants ?? 0);
  if (train && (taken.train ?? 0) > 0) march.train = true;
}

/** The fewest CUs that must stay with a march, and with a consul who leaves it (18.1). */
function canDrop(s: Hannibal, march: March): boolean {
  return march.staff.some((general) => mayDropGeneral(s, march, general)) || droppableCUs(s, march, []) > 0 || march.train;
}

function mayDropGeneral(s: Hannibal, march: March, general: number): boolean {
  if (!isConsul(s, general)) return true;
  const { all } = countMarch(march);
  const resting = cusAt(s, "rome", march.at) - all;
  return march.mayPartConsuls && all - CONSULAR_ARMY + resting >= CONSULAR_ARMY && all >= CONSULAR_ARMY;
}

function droppableCUs(s: Hannibal, march: March, dropped: readonly number[]): number {
  const { all } = countMarch(march);
  const consulInArmy = [march.general, ...march.staff].some((one) => isConsul(s, one) && !dropped.includes(one));
  return consulInArmy ? Math.max(0, all - CONSULAR_ARMY) : all;
}

function* dropUnits(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  march.dropped = true;
  const candidates = march.staff.filter((general) => mayDropGeneral(s, march, general));
  const params = { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[march.at]! };
  const leaving = (yield* pick(
    seat,
    candidates.map((general) => GENERAL_OPTIONS[general]!),
    0,
    candidates.length,
    { prompt: "hannibal.drop.generals", rule: "10.9", params },
  )).map(generalNamed);
  const marching = countMarch(march);
  const resting = cusAt(s, seat, march.at) - marching.all;
  const min = leaving.some((one) => isConsul(s, one)) ? Math.max(0, CONSULAR_ARMY - resting) : 0;
  const max = droppableCUs(s, march, leaving);
  const items = [{ id: "cus", min: 0, max: Math.min(marching.cus, max) }];
  if (marching.elephants > 0) items.push({ id: "elephants", min: 0, max: Math.min(marching.elephants, max) });
  if (march.train) items.push({ id: "train", min: 0, max: 1 });
  const limits = march.train ? [{ items: marching.elephants > 0 ? ["cus", "elephants"] : ["cus"], min, max }] : undefined;
  const left = yield* allocate(
    seat,
    items,
    min,
    max + (march.train ? 1 : 0),
    { prompt: "hannibal.drop.cus", rule: "10.9", params },
    limits,
  );
  for (const general of leaving) leaveGeneral(s, march, general);
  leaveMarch(s, march, left.cus ?? 0, left.elephants ?? 0);
  if ((left.train ?? 0) > 0) march.train = false;
  if (leaving.length > 0) {
    const resting = generalsAt(s, seat, march.at).filter((one) => one !== march.general && !march.staff.includes(one));
    yield* nameCommander(t, seat, march.at, resting); // 9.3
  }
  t.note("hannibal.log.dropped", {
    space: POST_OPTIONS[march.at]!,
    cus: (left.cus ?? 0) + (left.elephants ?? 0),
    generals: leaving.map((one) => GENERAL_OPTIONS[one]!),
  });
}
