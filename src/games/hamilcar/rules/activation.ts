import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { canRepair, crewsAshore, raidableSpaces } from "./abilities.ts";
import { mostCUs, termsOf, UNIT_LIMIT } from "./army.ts";
import { choose, type Option, type Reason } from "./ask.ts";
import { effortOf, formArmy, joinStaff, marchers, mayMove, movable } from "./campaign.ts";
import { isBoundByTruce, removablePCs, removePCs, SEAT_NAMES } from "./control.ts";
import { cusAt, generalsOnMap, isBesieged, isOnMap, whyAway } from "./forces.ts";
import { GENERAL_OPTIONS, GENERALS, generalNamed, OF_SIDE, sideOf } from "./generals.ts";
import { isInside, isPort, POST_OPTIONS, ROADS, SPACE_COUNT, SPACE_IDS, spaceOf } from "./map.ts";
import { captureSupply } from "./pieces.ts";
import { whyNoSiege } from "./siege.ts";
import type { CardPlay, Hamilcar, March, Orders, T } from "./state.ts";
import { cardsOfKind, effectOf } from "./strategy-cards.ts";

// 5.2.C2, 7.1 Activating a general

export const STANDARD_ORDERS: Orders = { points: 4, rating: 0, sailWith: -1, africa: false, raid: 0 };

const FLAMEN_PRICE = effectOf(cardsOfKind("flamen")[0]!).price!;

/** Roads from each space to the nearest port. */
export const ROADS_TO_PORT: readonly number[] = SPACE_IDS.map((_, from) => {
  const distance = new Map([[from, 0]]);
  for (const [at, roads] of distance) {
    if (isPort(at)) return roads;
    for (const { to } of ROADS[at]!) if (!distance.has(to)) distance.set(to, roads + 1);
  }
  return SPACE_COUNT;
});

/** Supply trains needed to make up for a strategy rating above the card (2.3.D1). */
export const supplyPrice = (general: number, orders: Orders): number =>
  orders.rating === 0 ? 0 : Math.max(0, GENERALS[general]!.strategy - orders.rating);

/** Why a general may not be activated by the card being played, or nothing if he may. */
function whyNotActivate(s: Hamilcar, play: Pick<CardPlay, "seat" | "orders" | "activated">, general: number): Reason | undefined {
  const { seat, orders } = play;
  const post = s.generals[general]!;
  if (sideOf(general) !== seat) return { why: "hamilcar.why.enemy-general", rule: "5.2.C2" };
  if (!isOnMap(s, general)) return whyAway(s, general);
  if (supplyPrice(general, orders) > s.supply[seat][post]!) return { why: "hamilcar.why.strategy-rating", rule: "5.2.C2" };
  if (play.activated.includes(general) || (!mayMove(s, general, orders.points) && !canActHere(s, general)))
    return { why: "hamilcar.why.already-moved", rule: "7.1" };
  if (s.flamen === general && removablePCs(s, "rome") < FLAMEN_PRICE) return { why: "hamilcar.why.flamen", rule: "17.1" };
  if (orders.sailWith < 0) return undefined;
  if (s.warships[seat].ready < orders.sailWith) return { why: "hamilcar.why.no-warship", rule: "7.3.C" };
  const at = spaceOf(post);
  if (ROADS_TO_PORT[at]! >= orders.points || (post >= SPACE_COUNT && isBesieged(s, at)))
    return { why: "hamilcar.why.no-port", rule: "7.3.A" };
  return undefined;
}

/**
 * A general who may not move again can still do what is not movement: besiege, raid the coast, repair walls, and sally unless he
 * has fought (7.1).
 */
function canActHere(s: Hamilcar, general: number): boolean {
  const post = s.generals[general]!;
  const seat = sideOf(general);
  if (raidableSpaces(s, general).length > 0 || canRepair(s, general)) return true;
  if (!isInside(post)) return !whyNoSiege(s, seat, post);
  const { cus, elephants } = movable(s, seat, post, true);
  return !effortOf(s, general).spent && cus + elephants > 0 && !isBoundByTruce(s, seat);
}

export const canActivateSomebody = (s: Hamilcar, seat: Seat, rating: number): boolean => {
  const play = { seat, activated: NOBODY_YET, orders: { ...STANDARD_ORDERS, rating } };
  for (const general of OF_SIDE[seat]) if (s.generals[general]! >= 0 && !whyNotActivate(s, play, general)) return true;
  return false;
};
const NOBODY_YET: number[] = [];

export const whoCanBeActivated = (s: Hamilcar, play: Pick<CardPlay, "seat" | "orders" | "activated">): number[] =>
  generalsOnMap(s, play.seat).filter((general) => whyNotActivate(s, play, general) === undefined);

/** The card being played activates a general, or the next one of a campaign. */
export function* activate(t: T): Play {
  const s = t.s;
  const play = s.play!;
  const options = whoCanBeActivated(s, play).map((general) => GENERAL_OPTIONS[general]!);
  if (options.length === 0 || play.activated.length > 0 || play.orders.sailWith >= 0) options.push("done");
  const answer = yield* choose(play.seat, options, {
    prompt: "hamilcar.activate",
    rule: "7.1",
    params: { left: play.activations },
    whyNot: (id) => {
      if (id.startsWith("space:")) return { why: "hamilcar.why.general-first", rule: "7.1" };
      return GENERAL_OPTIONS.includes(id as Option) ? whyNotActivate(s, play, generalNamed(id)) : undefined;
    },
  });
  if (answer === "done") {
    play.activations = 0;
    const event = play.activated.length === 0 ? "hamilcar.log.nobody-activated" : "hamilcar.log.nobody-else-activated";
    t.note(event, { seat: SEAT_NAMES[play.seat] }, "7.1");
    return;
  }
  yield* beginMarch(t, generalNamed(answer));
}

/** Pays for the activation of a general and starts his march. */
function* beginMarch(t: T, general: number): Play {
  const s = t.s;
  const play = s.play!;
  const { seat, orders } = play;
  const post = s.generals[general]!;
  t.note("hamilcar.log.activated", { general: GENERAL_OPTIONS[general]!, space: POST_OPTIONS[post]! }, "5.2.C2");
  play.activations--;
  play.activated.push(general);
  const price = supplyPrice(general, orders);
  if (price > 0) {
    s.supply[seat][post]! -= price;
    const { strategy } = GENERALS[general]!;
    const because = ["hamilcar.because.activation"];
    const params = { seat: SEAT_NAMES[seat], count: price, space: POST_OPTIONS[post]!, because, strategy, points: orders.rating };
    t.note("hamilcar.log.supply-spent", params, "2.3.D1");
  }
  const { moved, spent } = effortOf(s, general);
  const used = spent ? orders.points : moved;
  const march: March = {
    seat,
    general,
    staff: [],
    columns: [],
    at: post,
    used,
    allowance: orders.points,
    path: [spaceOf(post)],
    spent: [used],
    embarked: -1,
    landed: -1,
    stage: "go",
    regrouped: false,
    consulRests: -1,
    fought: false,
    won: false,
    failed: [],
    settled: -1,
    raided: false,
  };
  s.march = march;
  if (s.flamen === general) {
    s.flamen = -1;
    yield* removePCs(t, "rome", FLAMEN_PRICE, { rule: "17.1", because: "hamilcar.because.flamen" }); // only for the first activation
  }
  yield* crewsAshore(t, general);
  if (!isInside(post) && cusAt(s, seat, post) > 0) captureSupply(t, other(seat), post); // 2.3.D3, 7.2.D: they come out of the city
  takeEverything(s, march);
}

/** By default the army is everything that may go, up to ten units; the general can regroup before he sets out. */
function takeEverything(s: Hamilcar, march: March): void {
  const { seat, general, at } = march;
  const terms = termsOf(s, seat, at, general, "march");
  if (terms)
    joinStaff(
      s,
      march,
      [...terms.forced, ...terms.free].filter((fellow) => mayMove(s, fellow, march.allowance)),
    );
  const rooted = march.used >= march.allowance;
  const free = movable(s, seat, at, rooted);
  let left = terms ? Math.min(UNIT_LIMIT, mostCUs(s, seat, at, general, marchers(march), "march")) : 0;
  const elephants = Math.min(free.elephants, left);
  left -= elephants;
  const cus = Math.min(free.cus, left);
  const supply = terms ? Math.min(free.supply, UNIT_LIMIT - elephants - cus) : 0;
  formArmy(s, march, { cus, elephants, supply }, rooted);
}
