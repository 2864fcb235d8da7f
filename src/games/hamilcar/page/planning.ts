import {
  type Allocate,
  type Answer,
  handOut,
  onlyAnswer,
  type Pick,
  type Question,
  type Reason,
  Session,
} from "../../../engine/index.ts";
import type { Answers, End, Planning, Risk } from "../../../web/plan/planning.ts";
import { keys } from "../../../words/ids.ts";
import { inTurn } from "../../../words/typeset.ts";
import type { Words } from "../../../words/words.ts";
import { siegeRisks } from "../../shared/page/odds.ts";
import { type Question as Asked, other, type Seat } from "../../shared/rules/seats.ts";
import { priceOf } from "../players/intents.ts";
import { measureAs } from "../players/measures.ts";
import { goalsOf } from "../players/movement.ts";
import { openPlans } from "../players/plans.ts";
import { BY_LAND, BY_SEA, NO_WAY, PORTS } from "../players/routes.ts";
import { supplyPrice } from "../rules/activation.ts";
import { armyOf, availableTo, marchingCUs } from "../rules/campaign.ts";
import { controlsProvince } from "../rules/control.ts";
import { cusAt, generalsOnMap, isOnMap, sayParty, whyAway, whyEnemys } from "../rules/forces.ts";
import { GENERAL_OPTIONS, GENERALS, generalNamed, sideOf } from "../rules/generals.ts";
import { hamilcar } from "../rules/index.ts";
import { canOverrun } from "../rules/land-reactions.ts";
import { AT_SEA, isPort, LANES, PROVINCE_OPTIONS, ROADS, SPACE_OPTIONS, spaceNamed, spaceOf } from "../rules/map.ts";
import { stepCost } from "../rules/marching.ts";
import { miatCount } from "../rules/miat.ts";
import { mayIntercept } from "../rules/naval-interception.ts";
import { OPERATION, whyNotPoint } from "../rules/operations.ts";
import { whyNoSiege } from "../rules/siege.ts";
import { CODE, type Fleet, type Hamilcar, type March } from "../rules/state.ts";
import { CAMPAIGNS, CARD_OPTIONS, CARDS, cardNamed } from "../rules/strategy-cards.ts";
import { voyageLimit, whyNotAfrica, whyNotLane } from "../rules/voyage.ts";
import { ablest } from "./command.ts";
import { fightAt, mayShutGates } from "./garrison.ts";
import { imaginedPosition } from "./imagined.ts";
import { markersOf, miatChanges } from "./miat.ts";
import { muster } from "./muster.ts";
import { interceptionRisks, siegeOdds, siegePointChance } from "./odds.ts";
import { whenPlayed } from "./when-played.ts";

/** A rough value of a card to its holder: the lower it is, the sooner the card is spent on a march. */
const worth = (s: Hamilcar, seat: Seat, card: number): number =>
  priceOf(s, seat, card) + (CAMPAIGNS.includes(card) ? CAMPAIGN : 0);
/** A campaign is worth more than any other card. */
const CAMPAIGN = 16;

/** The cards in hand with each of their uses, the cheapest first; events only if they set armies in motion. */
function beginnings(question: Question, s: Hamilcar, seat: Seat): Answers[] {
  if (question.prompt !== "hamilcar.play-card") return [{}];
  measureAs(seat);
  const isOwn = (card: number) => Number(CARDS[card]!.side !== other(seat));
  // of two that are worth as much, the event that one can play is kept
  const cards = (s.announced > 0 ? [s.announced] : [...s.hands[seat]]).sort(
    (a, b) => worth(s, seat, a) - worth(s, seat, b) || isOwn(a) - isOwn(b),
  );
  return ["activate", "points", "troops", "event"].flatMap((use) =>
    cards.map((card) => ({ "hamilcar.play-card": CARD_OPTIONS[card]!, "hamilcar.use-card": use })),
  );
}

/** An expert's answers on the way. */
function guide(question: Question, s: Hamilcar): Answer | undefined {
  switch (question.prompt) {
    case "hamilcar.take-generals":
      if (isUnderWay(s)) return (question as Pick).options;
      return s.march!.staff.map((fellow) => GENERAL_OPTIONS[fellow]!).filter((id) => (question as Pick).options.includes(id));
    case "hamilcar.take-units":
      return isUnderWay(s) ? handOut(question as Allocate) : inArmy(question as Allocate, s);
    case "hamilcar.take-warships":
      return question.kind === "amount" ? question.max : undefined;
    case "hamilcar.spent-to-cus": // Vulso keeps his warships, unless the player wants their crews
    case "hamilcar.ready-to-cus":
      return question.kind === "amount" ? question.min : undefined;
    case "hamilcar.land-where":
      return "outside";
    case "hamilcar.commander":
      return question.kind === "choose" ? ablest(question.options, s) : undefined;
    case "hamilcar.march":
    case "hamilcar.march-ended":
    case "hamilcar.sail":
    case "hamilcar.win-over":
      return undefined;
    default:
      return onlyAnswer(question);
  }
}

/** Whether an army has set out: whoever regroups then wants to take others along. */
const isUnderWay = ({ march }: Hamilcar): boolean => march!.path.length > 1;

/** Whether units or generals rest where an army is that could go on with it. */
function hasMore(s: Hamilcar, march: March): boolean {
  const free = availableTo(s, march);
  const army = armyOf(march);
  return free.cus + free.elephants + free.supply > army.cus + army.elephants + army.supply;
}

/** Units already with the general, if they may go on. */
function inArmy(question: Allocate, s: Hamilcar): Answer {
  const army = armyOf(s.march!);
  const items = question.items.map((item) => ({ ...item, max: Math.min(item.max, army[item.id as keyof typeof army]) }));
  return handOut({ ...question, items });
}

const optionsOf = (question: Question): readonly string[] => (question.kind === "choose" ? question.options : []);
const fleetAt = (port: number) => SPACE_OPTIONS[port]!.replace("space:", "fleet:");
const portOf = (s: Hamilcar): number => s.fleets[s.march!.seat]!.route.at(-1)!;
/** What a general can do at the end of his route, the most likely first; the rules say which of these are possible. */
const ENDS = ["besiege", "stop", "sortie", "raid-coast", "repair"];

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const pcsOf = (s: Hamilcar, seat: Seat): number => s.control.filter((holder) => holder === CODE[seat]).length;

/**
 * Movement points between two places as if nothing stood in the way: by road; for a fleet by sea, and by road from where it lands.
 * Null if no way leads there.
 */
function apart(from: string, to: string, s?: Hamilcar): number | null {
  const points = isFleet(from)
    ? afloat(spaceNamed(from), to)
    : isFleet(to)
      ? NO_WAY
      : overland(spaceNamed(from), spaceNamed(to), s?.march ?? null);
  return points < NO_WAY ? points : null;
}

const STRAITS = ROADS.flatMap((roads, shore) => roads.filter(({ strait }) => strait).map((road) => ({ shore, road })));

/** By road, and over the strait for what it costs whoever marches (17.2.B). */
function overland(from: number, to: number, march: March | null): number {
  const usual = BY_LAND[from]![to]!;
  if (!march) return usual;
  const across = STRAITS.map(({ shore, road }) => BY_LAND[from]![shore]! + stepCost(march, road) + BY_LAND[road.to]![to]!);
  return Math.min(usual, ...across);
}

/** How many ports at sea are better than one where the enemy may intercept: more than any voyage has. */
const MET = 20;
/** Whether the enemy may intercept whoever moves now in a port (8.1); once he has tried to, he may not again. */
const mayBeMet = (s: Hamilcar, port: number): boolean =>
  s.march !== null && !s.fleets[s.march.seat]?.challenged && mayIntercept(s, other(s.march.seat), port);

const isFleet = (place: string): boolean => place.startsWith("fleet:");

/** From a port by sea, and on by road. */
function afloat(port: number, to: string): number {
  const at = spaceNamed(to);
  if (isFleet(to)) return BY_SEA[port]![at]!;
  return Math.min(...PORTS.map((landing) => BY_SEA[port]![landing]! + BY_LAND[landing]![at]!));
}

/** By road to a port, and on. */
function overSea(from: string, to: string): number | null {
  if (isFleet(from)) return apart(from, to);
  const points = Math.min(...PORTS.map((port) => BY_LAND[spaceNamed(from)]![port]! + afloat(port, to)));
  return points < NO_WAY ? points : null;
}

/** The points that a way by sea takes if no voyage may use more than so many; to a place inland from the port where it lands. */
function voyageTo(from: readonly (readonly [port: number, points: number])[], to: number, limit: number): number {
  const legs = from.flatMap(([port, points]) =>
    PORTS.filter((landing) => BY_SEA[port]![landing]! <= limit).map(
      (landing) => points + BY_SEA[port]![landing]! + BY_LAND[landing]![to]!,
    ),
  );
  return Math.min(NO_WAY, ...legs);
}

const tooLong = (limit: number): Reason => ({ why: "hamilcar.why.voyage-limit", rule: "7.3.A", params: { limit } });

/** Why an army cannot get to a place by sea although it has the points: no voyage may be that long. */
function whyNotSoFar(s: Hamilcar, march: March, to: number): Reason | undefined {
  if (march.at === AT_SEA) return undefined;
  const left = march.allowance - march.used;
  const limit = voyageLimit(s, march);
  const ports = PORTS.map((port) => [port, BY_LAND[spaceOf(march.at)]![port]!] as const);
  const isNear = voyageTo(ports, to, left) <= left;
  return isNear && voyageTo(ports, to, limit) > left ? tooLong(limit) : undefined;
}

/** Why the units of an army may not go out of Africa (15.3.C). */
const whyKeptFrom = (s: Hamilcar, march: March, to: number): Reason | undefined =>
  march.at === AT_SEA ? undefined : whyNotLane(s, march, spaceOf(march.at), to);

/** Why a fleet cannot land and march on to a place inland: it takes more points than there are. */
function whyNotInland({ allowance, used }: March, fleet: Fleet, to: number): Reason | undefined {
  if (isPort(to)) return undefined;
  const left = allowance - used;
  const port: readonly [number, number] = [fleet.route.at(-1)!, 0];
  const steps = voyageTo([port], to, Math.min(left, fleet.limit - fleet.used));
  if (steps <= left) return undefined;
  const least = voyageTo([port], to, NO_WAY);
  if (least <= left) return tooLong(fleet.limit);
  return { why: "hamilcar.why.inland-too-far", rule: "7.3.A", params: { space: SPACE_OPTIONS[to]!, steps: least, left } };
}

/** The roads from a space and the sea from its port; for a fleet the lanes, and the shore. */
function steps(from: string): { option: string; to: string }[] {
  const at = spaceNamed(from);
  if (isFleet(from))
    return [
      { option: "land", to: SPACE_OPTIONS[at]! },
      ...LANES[at]!.map(({ to }) => ({ option: SPACE_OPTIONS[to]!, to: fleetAt(to) })),
    ];
  const roads = ROADS[at]!.map(({ to }) => ({ option: SPACE_OPTIONS[to]!, to: SPACE_OPTIONS[to]! }));
  return isPort(at) ? [...roads, { option: "sail", to: fleetAt(at) }] : roads;
}

/** Where a marching army or a fleet goes that could fight there; -1 if nowhere. */
function targetOf(s: Hamilcar, question: Question | null, option: string): number {
  if (!s.march || marchingCUs(s.march) === 0) return -1;
  if (question?.prompt === "hamilcar.sail" && option === "land") return portOf(s);
  return option.startsWith("space:") ? spaceNamed(option) : -1;
}

const trainsGone = (before: Hamilcar, after: Hamilcar, seat: Seat): number => sum(before.supply[seat]) - sum(after.supply[seat]);

/** What a siege roll may bring before a city that the marching army comes to, if it may besiege it. */
const nextSiege = (s: Hamilcar, at: number, words: Words): Risk[] =>
  whyNoSiege(s, s.march!.seat, at, marchingCUs(s.march!))
    ? []
    : [{ said: words.say("face.plan.garrison-siege"), chance: siegePointChance(s, s.march!, at) }];

/** How many supply trains go, and why, if a general's activation takes them all (2.3.D1). */
function trainsLost(count: number, { march, play }: Hamilcar, words: Words): string {
  const isPrice = march && play && supplyPrice(march.general, play.orders) === count;
  if (!isPrice) return words.say("face.lost.trains", { count });
  const general = GENERAL_OPTIONS[march.general]!;
  const { strategy } = GENERALS[march.general]!;
  return words.say("face.lost.trains-for", { count, general, points: play.orders.rating, strategy });
}

/** The space of a general who is on the map and not at sea. */
function placeOf(id: string, s: Hamilcar): string | null {
  const general = id.startsWith("general:") ? generalNamed(id) : -1;
  return general >= 0 && isOnMap(s, general) && s.generals[general] !== AT_SEA
    ? SPACE_OPTIONS[spaceOf(s.generals[general]!)]!
    : null;
}

export const planning: Planning<Hamilcar> = {
  imagined: (view, header, seed) => Session.fromPosition(hamilcar, { ...header, seed }, imaginedPosition(view, seed)),
  placeOf,
  placeOfEnemy: (id, seat, s) => (id.startsWith("general:") && sideOf(generalNamed(id)) !== seat ? placeOf(id, s) : null),
  whose: (id, seat, s) => {
    if (!id.startsWith("general:")) return undefined;
    const general = generalNamed(id);
    return sideOf(general) === seat ? whyAway(s, general) : { why: whyEnemys(s, general) };
  },
  when: whenPlayed,
  later: (id, _, s) => {
    if (id.startsWith("space:")) return { why: "hamilcar.later.space" };
    if (id.startsWith("general:") && s.generals[generalNamed(id)] === AT_SEA) return { why: "hamilcar.later.at-sea" };
    const space = placeOf(id, s);
    return space ? { why: "hamilcar.later.general", params: { space } } : undefined;
  },
  isPlace: (id) => id.startsWith("space:"),
  apart,
  bySea: {
    apart: overSea,
    option: () => "sail",
    closed: (place, s) => {
      const { march } = s;
      const to = spaceNamed(place);
      return march ? (whyNotAfrica(s, march, to) ?? whyKeptFrom(s, march, to) ?? whyNotSoFar(s, march, to)) : undefined;
    },
    noPort: new Set(["hamilcar.why.inland"]),
    rule: "7.3.A",
  },
  steps,
  stopRule: "7.2.B",
  notBeside: new Set(["hamilcar.why.no-road", "hamilcar.why.no-lane"]),
  beyondShore: (place, s) => {
    const fleet = s.march && s.fleets[s.march.seat];
    return fleet ? whyNotInland(s.march!, fleet, spaceNamed(place)) : undefined;
  },
  whoFirst: new Set(["hamilcar.why.general-first"]),
  activation: "5.2.C2",
  leaders: (seat, s) => generalsOnMap(s, seat as Seat).map((general) => GENERAL_OPTIONS[general]!),
  ofOneCard: new Set(["hamilcar.why.nobody-to-activate", "hamilcar.why.strategy-rating"]),
  wanted: ["sail", "besiege", "sortie"],
  plain: keys("hamilcar.why.", "nothing-to-besiege", "no-sortie", "inland", "sailed"),
  offers: new Set(["hamilcar.battle-cards", "hamilcar.preempt"]),
  beginnings,
  choosers: { "hamilcar.activate": "march", "hamilcar.raise-troops": "raise", "hamilcar.spend-point": "points" },
  repeats: new Set(["hamilcar.spend-point"]),
  refusedAt: (deed, place, seat, s) => (deed === "points" ? whyNotPoint(s, seat as Seat, place, OPERATION) : undefined),
  spending: new Set(["hamilcar.spend-difference"]),
  uses: { activate: "march", points: "points" },
  going: "march",
  party: (s) => (s.march ? sayParty(armyOf(s.march), s.march.staff) : []),
  actor: (s) => (s.march ? GENERAL_OPTIONS[s.march.general]! : null),
  named: (answers, words) => {
    const card = answers["hamilcar.play-card"];
    if (typeof card !== "string") return "";
    const event = answers["hamilcar.use-card"] === "event" ? ` (${words.say("face.plan.event")})` : "";
    return `${CARDS[cardNamed(card)]!.ops} · ${words.say(card)}${event}`;
  },
  kind: (s) => (s.march && s.play ? JSON.stringify([s.march.allowance, s.play.orders, s.supply[s.march.seat][s.march.at]]) : ""),
  variants: () => [],
  pointOf: (place) => place.replace("fleet:", "space:"),
  ground: {
    stand: (question, s) => {
      const { march } = s;
      if (!march) return null;
      const reserve = march.allowance - march.used;
      if (question.prompt === "hamilcar.sail") return { at: fleetAt(portOf(s)), left: Number(question.params!.left), reserve };
      if (question.prompt !== "hamilcar.march" && question.prompt !== "hamilcar.march-ended") return null;
      return { at: SPACE_OPTIONS[spaceOf(march.at)]!, left: reserve, reserve };
    },
    moves: (question, s) =>
      optionsOf(question).flatMap((option) => {
        if (question.prompt === "hamilcar.sail") {
          if (option === "land") return [{ option, to: SPACE_OPTIONS[portOf(s)]! }];
          return option.startsWith("space:") ? [{ option, to: fleetAt(spaceNamed(option)) }] : [];
        }
        if (option === "sail") return [{ option, to: fleetAt(spaceOf(s.march!.at)) }];
        return option.startsWith("space:") ? [{ option, to: option }] : [];
      }),
    least: 0,
    isDaring: (option) => option === "sail",
    exposure: (place, s) => (!isFleet(place) ? 0 : mayBeMet(s, spaceNamed(place)) ? 1 + MET : 1),
    guide,
    turns: new Set(["hamilcar.play-card"]),
    arrived: (to, { march, fleets }) => {
      const ashore = SPACE_OPTIONS[spaceNamed(to)]!;
      const hasLanded = march
        ? !fleets[march.seat] && SPACE_OPTIONS[spaceOf(march.at)] === ashore
        : !fleets.rome && !fleets.carthage; // and has fought there
      return isFleet(to) && hasLanded ? ashore : to;
    },
  },
  adjustable: keys("hamilcar.", "take-generals", "take-units", "take-warships", "commander", "spent-to-cus", "ready-to-cus"),
  sending: (id, place, s, seat) => {
    measureAs(seat as Seat);
    const goals = goalsOf(s, seat as Seat, generalNamed(id), openPlans(s, seat as Seat)[0]!);
    return goals.find(({ to }) => to === spaceNamed(place))?.worth;
  },
  choosing: { "hamilcar.march": "regroup" },
  joining: (question, s) =>
    optionsOf(question).includes("regroup") && hasMore(s, s.march!) ? { "hamilcar.march": ["regroup"] } : undefined,
  muster,
  routine: new Set(["active", "announced", "chest", "deck", "discard", "hands", "leaving", "play", "played", "removed", "shown"]),
  weighed: new Set(["hamilcar.activate"]),
  spends: (before, begun, seat) => trainsGone(before, begun, seat as Seat),
  lost: (before, after, seat, words, begun) => {
    const side = seat as Seat;
    const trains = trainsGone(before, after, side);
    const pcs = pcsOf(before, side) - pcsOf(after, side);
    return [
      ...(trains > 0 ? [trainsLost(trains, begun, words)] : []),
      ...(pcs > 0 ? [words.say("face.lost.pcs", { count: pcs })] : []),
    ];
  },
  won: (before, after, seat, words) => [
    ...PROVINCE_OPTIONS.flatMap((province, at) => {
      const holds = (s: Hamilcar) => controlsProvince(s, seat as Seat, at);
      return holds(after) && !holds(before) ? [words.say("face.won-province", { province })] : [];
    }),
    ...(miatCount(after) > miatCount(before) ? miatChanges(markersOf(before), markersOf(after), words) : []),
  ],
  missed: new Map([["hamilcar.use-card", ["event"]]]),
  together: new Map([["hamilcar.play-card", "hamilcar.use-card"]]),
  atOnce: keys("hamilcar.", "place-pcs", "remove-enemy-pcs", "place-cu", "place-cus", "place-miat", "destroy-supply"),
  ends: (question, s): readonly End[] =>
    ENDS.filter((option) => optionsOf(question).includes(option)).map((option) => ({
      id: option,
      answers: { [question.prompt]: option },
      risks: (words) => (option === "besiege" ? siegeRisks(siegeOdds(s), words) : []),
    })),
  risks: ({ trial: { session }, option }, words): Risk[] => {
    const s = session.state;
    const at = targetOf(s, session.question, option);
    const isShut = at >= 0 && mayShutGates(s, at);
    const garrison = [
      ...(isShut ? [{ said: words.say("face.plan.garrison"), chance: null }] : []),
      ...(at >= 0 && canOverrun(s, s.march!, at) ? [{ said: words.say("face.plan.overrun"), chance: null }] : []),
      ...(isShut ? nextSiege(s, at, words) : []),
    ];
    if (session.question?.prompt !== "hamilcar.sail" || !s.march) return garrison;
    const interceptions = interceptionRisks(s, s.march.seat, session.question as Asked)
      .filter((odds) => odds.option === option)
      .map(
        ({ key, params, chance, about }): Risk => ({
          said: inTurn([words.say(key, params), about ? words.say(about.key, about.params) : ""], words.language),
          chance,
          sign: "intercept",
          danger: true,
          ...(chance !== null && { safe: chance }),
        }),
      );
    return [...interceptions, ...garrison];
  },
  pastFight: ({ trial: { session }, option }) => fightAt(session.state, targetOf(session.state, session.question, option)),
  isFight: ({ trial: { session }, option }) => {
    const s = session.state;
    const at = targetOf(s, session.question, option);
    return at >= 0 && cusAt(s, other(s.march!.seat), at) > 0;
  },
};
