import type { Play } from "../../../engine/index.ts";
import { other } from "../../shared/rules/seats.ts";
import { fitsInside, noteConsul, UNIT_LIMIT } from "./army.ts";
import { amount, choose, type Option, type Reason } from "./ask.ts";
import {
  armyOf,
  comeFarther,
  crewsOf,
  inCampaign,
  joinArmy,
  joinStaff,
  marchingUnits,
  movableWarships,
  sizeOf,
} from "./campaign.ts";
import { raidPort, whyNotRaidPort } from "./cards/naval-raids.ts";
import { badWeather, cruelSea, stormsAtSea } from "./cards/weather.ts";
import { board, canGather, gather, portOf } from "./fleet.ts";
import { highest, sayParty, whoIsAt } from "./forces.ts";
import { tidy } from "./gates.ts";
import { GENERAL_OPTIONS } from "./generals.ts";
import { carriedOut } from "./hand.ts";
import { landReactions } from "./land-reactions.ts";
import {
  AT_SEA,
  COASTAL,
  insideOf,
  isAfrican,
  isPort,
  LANES,
  type Lane,
  POST_OPTIONS,
  SPACE_OPTIONS,
  spaceNamed,
  spaceOf,
} from "./map.ts";
import { relocate } from "./marching.ts";
import { mayIntercept, navalInterception } from "./naval-interception.ts";
import { type Fleet, type Hamilcar, isSilver, type March, type MarchStage, type T } from "./state.ts";
import { moveAshore, returnHome, voyageLimit, whyNotFollow, whyNotLand } from "./voyage.ts";
import { FLEET_WARSHIPS, sayWarships, takeSupremacy } from "./warships.ts";

// 7.3 Naval movement

// 7.3.C Setting sail

/** Forms the fleet: the army goes aboard, and warships if the player likes. */
export function* setSail(t: T): Play<MarchStage> {
  const s = t.s;
  const march = s.march!;
  const { seat, general } = march;
  const ships = s.warships[seat];
  const most = Math.min(FLEET_WARSHIPS, movableWarships(s, seat), UNIT_LIMIT - marchingUnits(march));
  const count = yield* amount(seat, Math.max(0, s.play!.orders.sailWith), most, {
    prompt: "hamilcar.take-warships",
    rule: "7.3.C",
    params: { general: GENERAL_OPTIONS[general]! },
  });
  const home = march.at;
  const isParting = march.regrouped || march.path.length === 1;
  const port = spaceOf(home);
  const crews = crewsOf(s, seat, count);
  march.embarked = march.path.length - 1;
  relocate(s, march, AT_SEA);
  ships.ready -= count;
  ships.atSea = count;
  if (s.play!.orders.sailWith >= 0) carriedOut(t, s.play!.card); // 17.1 #5
  s.fleets[seat] = {
    commander: general,
    route: [port],
    home,
    limit: voyageLimit(s, march),
    used: 0,
    storms: 0,
    challenged: false,
    missed: false,
    target: -1,
    gathered: true,
    weary: false,
    crews,
    fromAfrica: isAfrican(port) && marchingUnits(march) > 0,
  };
  t.note(
    "hamilcar.log.sailed",
    {
      general: GENERAL_OPTIONS[general]!,
      space: SPACE_OPTIONS[port]!,
      warships: count,
      party: sayParty(armyOf(march), march.staff),
      left: isParting ? whoIsAt(s, seat, home) : [],
    },
    "7.3.C",
  );
  tidy(t);
  return "sea";
}

// 7.3.A Where the fleet goes

/** The fleet is in a port, or has just set sail: sail on or land; embark units; raid. */
export function* sailOn(t: T): Play<MarchStage> {
  const s = t.s;
  const march = s.march!;
  const { seat } = march;
  const fleet = s.fleets[seat]!;
  const port = portOf(fleet);
  const options: Option[] = [];
  for (const lane of LANES[port]!) {
    if (!whyNotFollow(s, march, port, lane, fleet.used, fleet.limit)) options.push(SPACE_OPTIONS[lane.to]!);
  }
  if (fleet.route.length > 1) {
    if (!fleet.gathered && canGather(s, seat, port)) options.push("gather");
    if (!whyNotRaidPort(s, march, port)) options.push("raid-port");
    if (!whyNotEnd(s, march, fleet)) options.push("land");
  }
  if (options.length === 0) return yield* returnHome(t);
  const answer = yield* choose(seat, options, {
    prompt: "hamilcar.sail",
    rule: "7.3.C",
    params: {
      general: GENERAL_OPTIONS[march.general]!,
      space: SPACE_OPTIONS[port]!,
      left: Math.min(march.allowance - march.used, fleet.limit - fleet.used),
    },
    whyNot: (id) => whyNotSailOn(s, march, fleet, id),
  });
  switch (answer) {
    case "gather":
      yield* takeAboard(t);
      return "sea";
    case "raid-port":
      yield* raidPort(t, port);
      return "sea";
    case "land":
      return "landing";
  }
  return enterPort(t, LANES[port]!.find(({ to }) => to === spaceNamed(answer))!);
}

/** Why the fleet may not end its voyage here: one that sails on after a battle must reach another port (9.3.B1). */
const whyNotEnd = (s: Hamilcar, march: March, fleet: Fleet): Reason | undefined =>
  fleet.weary && march.settled === march.path.length - 1
    ? { why: "hamilcar.why.sails-on", rule: "9.3.B1" }
    : whyNotLand(s, march, portOf(fleet));

function whyNotSailOn(s: Hamilcar, march: March, fleet: Fleet, id: string): Reason | undefined {
  const port = portOf(fleet);
  if (id === "land") return whyNotEnd(s, march, fleet);
  if (id === "raid-port") return whyNotRaidPort(s, march, port);
  if (!SPACE_OPTIONS.includes(id as Option)) return undefined;
  const at = spaceNamed(id);
  if (!isPort(at)) return { why: "hamilcar.why.land-first", rule: "7.3.A", params: { space: SPACE_OPTIONS[at]! } };
  const lane = LANES[port]!.find(({ to }) => to === at);
  if (!lane) return { why: "hamilcar.why.no-lane", rule: "7.3.A" };
  return whyNotFollow(s, march, port, lane, fleet.used, fleet.limit);
}

function enterPort(t: T, { to, cost, storms }: Lane): MarchStage {
  const s = t.s;
  const march = s.march!;
  const fleet = s.fleets[march.seat]!;
  const isMare = !COASTAL[portOf(fleet)]!.includes(to);
  march.used += cost;
  comeFarther(s, march, cost);
  fleet.used += cost;
  fleet.storms = storms;
  fleet.gathered = false;
  fleet.route.push(to);
  march.path.push(to);
  march.spent.push(march.used);
  t.note(
    "hamilcar.log.fleet-entered",
    { general: GENERAL_OPTIONS[march.general]!, space: SPACE_OPTIONS[to]!, ...(isMare && { mare: 1 }) },
    "7.3.A",
  );
  return "port";
}

/**
 * The fleet has entered a port: weather, then perhaps an interception. Storms at Sea is offered here only if it could come before
 * an interception or a raid; otherwise there is time until the landing.
 */
export function* inPort(t: T): Play<MarchStage> {
  const s = t.s;
  const march = s.march!;
  const turned = yield* badWeather(t);
  if (turned) return turned === "lands" ? yield* landReactions(t) : turned;
  const fleet = s.fleets[march.seat]!;
  const threatened = !fleet.challenged && mayIntercept(s, other(march.seat), portOf(fleet));
  const raids = s.play!.orders.raid > 0 && !march.raided;
  if (march.seat === "carthage" && (threatened || raids) && (yield* stormsAtSea(t))) return yield* returnHome(t);
  return threatened ? yield* navalInterception(t) : "sea"; // 8
}

/** The moving fleet embarks generals and units in the port. */
function* takeAboard(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const fleet = s.fleets[march.seat]!;
  fleet.gathered = true;
  const rules = { needsGeneral: false, kept: 0, rule: "7.3.C" };
  const boarding = yield* gather(t, march.seat, portOf(fleet), rules);
  joinArmy(s, march, boarding.post, boarding.party);
  if (isAfrican(portOf(fleet)) && sizeOf(boarding.party) > 0) fleet.fromAfrica = true;
  board(t, march.seat, boarding);
  joinStaff(s, march, boarding.generals);
  const chief = highest(s, [fleet.commander, ...boarding.generals])[0]!; // 2.2.E1
  if (chief !== fleet.commander) t.note("hamilcar.log.fleet-commander", { general: GENERAL_OPTIONS[chief]! }, "2.2.E1");
  fleet.commander = chief;
  tidy(t);
}

// 7.3.C Disembarking

/** Cards against the landing come first; then the army goes ashore, and the other side reacts. */
export function* land(t: T): Play<MarchStage> {
  const s = t.s;
  const march = s.march!;
  const { seat } = march;
  const fleet = s.fleets[seat]!;
  if (!isSilver(s) && fleet.missed && !fleet.challenged) takeSupremacy(t, seat, "hamilcar.because.supremacy-unopposed", "8.1");
  if (seat === "carthage" && (yield* stormsAtSea(t))) return yield* returnHome(t);
  if (seat === "rome" && (yield* cruelSea(t))) return "over";
  const port = portOf(fleet);
  if (whyNotLand(s, march, port)) return yield* returnHome(t); // the storm has left too few to land here
  const inside =
    fitsInside(s, seat, port, armyOf(march)) &&
    (yield* choose(seat, ["outside", "inside"], {
      prompt: "hamilcar.land-where",
      rule: "14.5.A",
      params: { space: SPACE_OPTIONS[port]! },
    })) === "inside";
  const post = inside ? insideOf(port) : port;
  noteConsul(s, march, post);
  const warships = s.warships[march.seat].atSea;
  moveAshore(t, post, fleet.weary);
  march.landed = march.path.length - 1;
  if (march.fought && inCampaign(s)) march.used = march.allowance; // a general who has fought at sea does not march on (7.1)
  const ships = warships > 0 ? sayWarships(s, seat) : [];
  const params = { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[post]!, warships, ships };
  t.note("hamilcar.log.landed", params, "7.3.C");
  return inside ? "ended" : yield* landReactions(t); // 7.2.B: enemy CUs are in the space; 10
}
