import {
  type Allocate,
  type Answer,
  type Choose,
  handOut,
  type Item,
  onlyAnswer,
  type Pick,
  type Question,
  Session,
} from "../../../engine/index.ts";
import type { Answers, End, Planning, Risk } from "../../../web/plan/planning.ts";
import { keys } from "../../../words/ids.ts";
import { inTurn } from "../../../words/typeset.ts";
import type { Words } from "../../../words/words.ts";
import { siegeRisks } from "../../shared/page/odds.ts";
import type { Question as Asked, Seat } from "../../shared/rules/seats.ts";
import { other } from "../../shared/rules/seats.ts";
import { priceOf } from "../players/intents.ts";
import { FAR, LAND, withVoyages } from "../players/lore.ts";
import { loadOf, marchesOf, meansOf, missionsOf } from "../players/marches.ts";
import { openPlans } from "../players/plans.ts";
import { countMarch } from "../rules/campaign.ts";
import { FOUR, generalMoved, inCampaign, isSpent } from "../rules/fatigue.ts";
import { cusAt, isOnMap, whyAway, whyEnemys } from "../rules/forces.ts";
import { confinedTo, GENERAL_OPTIONS, generalNamed, OF_SIDE, sideOf } from "../rules/generals.ts";
import { hannibal } from "../rules/index.ts";
import { isPlace, LINKS, PORT_SPACES, PORTS, postNamed, SEA_OPTIONS, SPACE_OPTIONS, spaceOf } from "../rules/map.ts";
import { isBound, whyNotRegion } from "../rules/march-limits.ts";
import { unitNames } from "../rules/naming.ts";
import { canOverrun } from "../rules/reaction.ts";
import { mostAboard, VOYAGE, whyAshore } from "../rules/sea.ts";
import type { Hannibal } from "../rules/state.ts";
import { whyNotPC } from "../rules/strategy.ts";
import { CARD_OPTIONS, CARDS, cardNamed, hasShip, isCampaign, isForcedMarch } from "../rules/strategy-cards.ts";
import { imaginedPosition } from "./imagined.ts";
import { marchOdds, siegeOdds } from "./odds.ts";
import { ofLeaving, siegeSoFar } from "./sieges.ts";
import { activatedLater, byAbility, elephantsFirst, WORTH_A_GENERAL } from "./suggestions.ts";
import { whenPlayed } from "./when-played.ts";

const USES = ["move", "place", "raise"];

/** The cards in hand with each of their uses, the cheapest first; events only if they set armies in motion. */
function beginnings(question: Question, s: Hannibal, seat: Seat): Answers[] {
  if (question.prompt !== "hannibal.play-card") return [{}];
  const [plan] = openPlans(s, seat);
  const hand = s.announced > 0 ? [s.announced] : s.hands[seat];
  const worth = new Map(hand.map((card) => [card, CARDS[card]!.ops + priceOf(s, seat, plan!, card)]));
  const isOwn = (card: number) => Number(CARDS[card]!.side !== other(seat));
  // of two that are worth as much now, the event that may come in useful later is kept
  const cards = [...hand].sort((a, b) => worth.get(a)! - worth.get(b)! || isOwn(a) - isOwn(b));
  const uses = (card: number) => (isCampaign(card) || isForcedMarch(card) ? [...USES, "event"] : USES);
  const plays = cards.flatMap((card) => uses(card).map((use) => ({ card, use })));
  // an event that activates is tried after all plain moves
  plays.sort((a, b) => Number(a.use === "event") - Number(b.use === "event"));
  return plays.map(({ card, use }) => ({ "hannibal.play-card": CARD_OPTIONS[card]!, "hannibal.use-card": use }));
}

/** An expert's answers on the way. */
function guide(question: Question, s: Hannibal): Answer | undefined {
  switch (question.prompt) {
    case "hannibal.take.generals":
      return staff(question as Pick, s);
    case "hannibal.take.cus":
      return units(question as Allocate, s);
    case "hannibal.pick-up.generals":
      return (question as Pick).options;
    case "hannibal.pick-up.cus":
      return handOut(question as Allocate, (question as Allocate).max, elephantsFirst(question as Allocate));
    case "hannibal.take.elephants":
    case "hannibal.pick-up.elephants":
      return (question as Choose).options.at(-1);
    case "hannibal.commander":
      return question.kind === "choose" ? byAbility(question.options)[0] : undefined;
    case "hannibal.lose-elephants": // a pass is crossed with elephants too
      return question.kind === "amount" ? question.min : undefined;
    case "hannibal.hanno":
    case "hannibal.siege":
    case "hannibal.subjugation":
    case "hannibal.charm":
    case "hannibal.march":
      return undefined;
    default:
      return onlyAnswer(question);
  }
}

/** Whoever is just going to march, and the CUs that he takes along. */
function marcher(s: Hannibal): { readonly general: number; readonly cus: number; readonly left: number } {
  const general = s.play!.activated.at(-1)!;
  const seat = sideOf(general);
  const [plan] = openPlans(s, seat);
  const { cus } = loadOf(s, seat, general, missionsOf(s, plan!).get(general));
  const all = cusAt(s, seat, s.generals[general]!);
  // he may march with all even if nobody else would
  return cus > 0 ? { general, cus, left: all - cus } : { general, cus: all, left: 0 };
}

/** All go, the elephants first; under a subordinate only as many as his commander can spare. */
function units(question: Allocate, s: Hannibal): Answer {
  const { min, max } = question;
  const isTrain = ({ id }: Item) => id === "train";
  const { cus } = marcher(s);
  const wanted = cus + (question.items.some(isTrain) ? 1 : 0);
  return handOut(question, Math.max(min, Math.min(max, wanted)), elephantsFirst(question));
}

/**
 * The generals of a stack go with their commander; the least able stays if there are enough units left for him, and so does
 * whom a campaign can still activate.
 */
function staff({ options, min }: Pick, s: Hannibal): readonly string[] {
  const { general, left } = marcher(s);
  if (s.commands[general] !== 1) return options.slice(0, min);
  const kept = activatedLater(s, options, left);
  if (kept.length > 0) return options.filter((option) => !kept.includes(option));
  return left >= WORTH_A_GENERAL ? byAbility(options).slice(0, -1) : options;
}

const isMove = (option: string) => /^(space|sea|harbour):/.test(option);
/** Whether the army on the march overruns whoever stands where it goes (10.5). */
const overruns = (s: Hannibal, option: string): boolean =>
  s.march !== null &&
  isMove(option) &&
  canOverrun(s, other(sideOf(s.march.general)), spaceOf(postNamed(option)), countMarch(s.march).all);

/** Reasons that concern CUs alone (cards 57, 58). */
const COUNSELS = keys("hannibal.why.", "hanno", "cato");

const WITH_A_VOYAGE = withVoyages(VOYAGE);

/** The spaces between two places in a table of distances; null if no way leads there. */
function apart(table: readonly Uint8Array[], from: string, to: string): number | null {
  const steps = table[spaceOf(postNamed(from))]![spaceOf(postNamed(to))]!;
  return steps < FAR ? steps : null;
}

/** The space of a general who is on the map. */
function placeOf(id: string, { generals }: Hannibal): string | null {
  const post = id.startsWith("general:") ? (generals[generalNamed(id)] ?? -1) : -1;
  return post < 0 ? null : SPACE_OPTIONS[spaceOf(post)]!;
}

/** In a campaign: whether a general can do no more, neither by himself nor with another (10.11). */
const isDone = (s: Hannibal, general: number): boolean =>
  isSpent(s, general) || (inCampaign(s) && s.play!.activated.includes(general) && generalMoved(s, general) >= FOUR);

/** Who goes, and who commands those who stay. */
const FORCE = keys(
  "hannibal.",
  ...["take", "pick-up"].flatMap((of) => [`${of}.generals`, `${of}.elephants`, `${of}.cus`]),
  "commander",
);

export const planning: Planning<Hannibal> = {
  imagined: (view, header, seed) => Session.fromPosition(hannibal, { ...header, seed }, imaginedPosition(view, seed)),
  isPlace,
  placeOf,
  placeOfEnemy: (id, seat, s) => (id.startsWith("general:") && sideOf(generalNamed(id)) !== seat ? placeOf(id, s) : null),
  whose: (id, seat, s) => {
    if (!id.startsWith("general:")) return undefined;
    const general = generalNamed(id);
    return sideOf(general) === seat ? whyAway(s, general) : { why: whyEnemys(s, general) };
  },
  when: whenPlayed,
  later: (id, _, s) => {
    if (isPlace(id)) return { why: "hannibal.later.space" };
    const space = placeOf(id, s);
    const why = space && isDone(s, generalNamed(id)) ? "hannibal.later.general-spent" : "hannibal.later.general";
    return space ? { why, params: { space } } : undefined;
  },
  apart: (from, to) => apart(LAND, from, to),
  bySea: {
    apart: (from, to) => apart(WITH_A_VOYAGE, from, to),
    option: (place) => SEA_OPTIONS[spaceOf(postNamed(place))]!,
    barred: (s) => (s.march ? whyAshore(s, s.march) : undefined),
    noPort: new Set(["hannibal.why.no-port", "hannibal.why.too-far"]),
    rule: "11.1",
    voyage: VOYAGE,
    perils: "11.5",
  },
  steps: (from) => {
    const at = spaceOf(postNamed(from));
    const ports =
      PORTS[at] === undefined
        ? []
        : PORT_SPACES.map((port) => ({ option: SEA_OPTIONS[port]!, to: SPACE_OPTIONS[port]!, cost: VOYAGE }));
    return [...LINKS[at]!.map(({ to }) => ({ option: SPACE_OPTIONS[to]!, to: SPACE_OPTIONS[to]! })), ...ports];
  },
  never: (place, s) => {
    // whoever may stay behind keeps nobody
    const staff = s.march?.staff.filter((fellow) => isBound(s, s.march!, fellow));
    const reason = s.march && whyNotRegion(s, { ...s.march, staff: staff! }, spaceOf(postNamed(place)));
    // a counsel keeps CUs, and not a general by himself: without a ship that is what keeps him too
    return reason && COUNSELS.has(reason.why) && !hasShip(s.play!.card) ? undefined : (reason ?? undefined);
  },
  notBeside: new Set(["hannibal.why.not-adjacent", "hannibal.why.too-far"]),
  tooMany: keys("hannibal.why.", "too-many-aboard", "cus-moved", "train-sea", "train-alps", "weak-consul"),
  whoFirst: new Set(["hannibal.why.general-first"]),
  activation: "8.2",
  leaders: (seat, s) =>
    OF_SIDE[seat as Seat].filter((general) => isOnMap(s, general)).map((general) => GENERAL_OPTIONS[general]!),
  ofOneCard: new Set(["hannibal.why.nobody-moves", "hannibal.why.strategy-rating"]),
  refusedAt: (deed, place, seat, s) => (deed === "place" ? whyNotPC(s, seat as Seat, postNamed(place)) : undefined),
  wanted: [],
  offers: new Set(["hannibal.battle-cards", "hannibal.pre-empt"]),
  beginnings,
  choosers: { "hannibal.activate": "march", "hannibal.raise": "raise", "hannibal.place-pcs": "place" },
  uses: { move: "march", place: "place" },
  going: "march",
  party: ({ march }) => (march ? unitNames(countMarch(march), march.staff, march.train) : []),
  actor: (s) => (s.march ? GENERAL_OPTIONS[s.march.general]! : null),
  named: (answers, words) => {
    const card = answers["hannibal.play-card"];
    if (typeof card !== "string") return "";
    const event = answers["hannibal.use-card"] === "event" ? ` (${words.say("hannibal.use.event")})` : "";
    return `${CARDS[cardNamed(card)]!.ops} · ${words.say(card)}${event}`;
  },
  kind: (s) => (s.march && s.play ? `${s.march.allowance} ${hasShip(s.play.card)} ${s.play.use}` : ""),
  variants: (trial, s) => {
    const { march, play } = s;
    const find = <Q extends Question>(prompt: string) =>
      trial.asked.find((question) => question.prompt === prompt) as Q | undefined;
    const stack = find<Allocate>("hannibal.take.cus");
    const fellows = find<Pick>("hannibal.take.generals");
    const isFree = (id: string) => confinedTo(generalNamed(id)) === undefined;
    const variants: Answers[] = [];
    // a general who may not leave his country stays at home
    const abroad = march?.staff.some((fellow) => !isFree(GENERAL_OPTIONS[fellow]!))
      ? fellows && { "hannibal.take.generals": fellows.options.filter(isFree) }
      : undefined;
    if (abroad) variants.push(abroad);
    const aboard = play ? mostAboard(s, play.seat, play.card, play.use) : 0;
    if (stack && march && aboard > 0 && countMarch(march).all > aboard) {
      // where elephants are chosen apart, they take their room before the others (17.1)
      const room = find("hannibal.take.elephants") ? aboard - countMarch(march).elephants : aboard;
      const few = handOut({ ...stack, max: Math.max(stack.min, room), limits: undefined });
      variants.push({ ...abroad, "hannibal.take.cus": few });
    }
    return variants;
  },
  ground: {
    stand: (question, s) =>
      question.prompt === "hannibal.march" && s.march
        ? { at: SPACE_OPTIONS[spaceOf(s.march.at)]!, left: s.march.allowance - s.march.used }
        : null,
    moves: (question) =>
      question.kind === "choose"
        ? question.options.filter(isMove).map((option) => ({ option, to: SPACE_OPTIONS[spaceOf(postNamed(option))]! }))
        : [],
    least: 1,
    isDaring: (option) => option.startsWith("sea:"),
    guide,
    turns: new Set(["hannibal.play-card"]),
  },
  sending: (id, place, s, seat) => {
    const general = generalNamed(id);
    const [plan] = openPlans(s, seat as Seat);
    const marches = marchesOf(s, seat as Seat, plan!, general, meansOf(s, general), missionsOf(s, plan!).get(general));
    return marches.find(({ to }) => to === spaceOf(postNamed(place)))?.worth;
  },
  joining: (question) =>
    question.kind === "choose" && question.options.includes("take") ? { "hannibal.march": ["take"] } : undefined,
  adjustable: FORCE,
  onTheWay: FORCE,
  askedThen: new Set(["hannibal.lose-elephants"]),
  missed: new Map([["hannibal.use-card", ["raise", "event"]]]),
  // the number stands on the card
  plain: new Set(["hannibal.why.three-only"]),
  together: new Map([["hannibal.play-card", "hannibal.use-card"]]),
  atOnce: keys(
    "hannibal.",
    ...["place-pcs", "raise", "event.turn", "event.pcs", "event.remove", "event.reinforce", "event.proconsul"],
    ...["event.province", "event.army", "event.train", "event.siege"],
  ),
  routine: new Set(["active", "announced", "deck", "discard", "hands", "play", "removed"]),
  ends: (question, s): readonly End[] =>
    question.kind === "choose" && question.options.includes("stop")
      ? [
          // whoever ends his march before a city or a tribe that he may besiege has come for that
          ...(["siege", "subjugation"] as const).map((id) => ({
            id,
            answers: { "hannibal.march": "stop", [`hannibal.${id}`]: "yes" },
            needs: `hannibal.${id}`,
            risks: (words: Words) => siegeRisks(siegeOdds(s, id), words),
            about: (words: Words) => siegeSoFar(s, words),
          })),
          { id: "stop", answers: { "hannibal.march": "stop" }, about: (words: Words) => ofLeaving(s, words) },
        ]
      : [],
  risks: ({ trial: { session }, option }, words): Risk[] => [
    ...marchOdds(session.state, session.question as Asked)
      .filter((odds) => odds.option === option)
      .map(
        ({ key, params, chance, about }): Risk => ({
          said: inTurn([words.say(key, params), about ? words.say(about.key, about.params) : ""], words.language),
          chance,
          ...(key === "face.odds.pass" && { sign: "loss", danger: true, toll: Number(about!.params!.loss) }),
          ...(key === "face.odds.sea" && { sign: "sea", safe: chance! }),
          ...(key === "face.odds.may-intercept" && { sign: "intercept", danger: true, safe: 1 - chance! }),
        }),
      ),
    ...(overruns(session.state, option) ? [{ said: words.say("face.plan.overrun"), chance: null }] : []),
  ],
  isFight: ({ trial: { session }, option }) => {
    const s = session.state;
    if (!s.march || countMarch(s.march).all === 0 || !isMove(option)) return false;
    return cusAt(s, other(sideOf(s.march.general)), spaceOf(postNamed(option))) > 0;
  },
};
