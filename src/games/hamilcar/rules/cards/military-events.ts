import type { Play } from "../../../../engine/index.ts";
import { other, type Seat } from "../../../shared/rules/seats.ts";
import { spacesWhere } from "../../../shared/rules/why.ts";
import { choose, confirm, type Option, pick } from "../ask.ts";
import { attrition } from "../attrition.ts";
import { cityOwner, controls, SEAT_NAMES } from "../control.ts";
import { rollDie } from "../dice.ts";
import { cusAt, elephantsAt, generalsOnMap, hasGeneral, isBesieged, sayParty, supplyLeft } from "../forces.ts";
import { tidy } from "../gates.ts";
import { BARCA, GENERAL_OPTIONS, generalNamed } from "../generals.ts";
import {
  AT_SEA,
  CITIES,
  HOLDS,
  insideOf,
  isCity,
  isInside,
  isPort,
  POST_OPTIONS,
  REGION_OF,
  ROADS,
  SPACE_COUNT,
  SPACE_IDS,
  SPACE_OPTIONS,
  space,
  spaceNamed,
} from "../map.ts";
import { loseCUs } from "../pieces.ts";
import { addPoints, capture, loosenSiege, resolve, rollSiege, whyNoSiege } from "../siege.ts";
import { type Hamilcar, isSilver, type T } from "../state.ts";
import { CARD_OPTIONS, effectOf } from "../strategy-cards.ts";
import type { EventKind } from "./kind.ts";

// Events against armies and cities

/** A seat's unprotected CUs in a space: a friendly city with no enemy outside shelters as many as it holds. */
function exposedCUs(s: Hamilcar, seat: Seat, at: number): number {
  const outside = cusAt(s, seat, at);
  return isCity(at) && controls(s, seat, at) ? Math.max(0, outside - HOLDS[at]!) : outside;
}

const citiesForTrain = (s: Hamilcar, seat: Seat): number[] =>
  CITIES.filter(
    (city) =>
      controls(s, other(seat), city) && cusAt(s, seat, city) >= 3 && hasGeneral(s, seat, city) && !s.trains.includes(city),
  );

/** Siege Engineers (3): a siege train for a siege. */
export const siegeTrain: EventKind = {
  whyNot(s: Hamilcar) {
    return s.trains.length < (isSilver(s) ? 2 : 5) ? undefined : { why: "hamilcar.why.no-train", rule: "17.1" };
  },
  aims: (s, seat) => citiesForTrain(s, seat).length > 0,
  *play(t: T, seat: Seat) {
    const s = t.s;
    const options = citiesForTrain(s, seat).map((city) => SPACE_OPTIONS[city]!);
    if (options.length === 0) return false;
    const city = spaceNamed(
      yield* choose(seat, options, {
        prompt: "hamilcar.siege-train",
        rule: "17.1",
        whyNot: spacesWhere("hamilcar.why.siege-train-where", "17.1"),
      }),
    );
    s.trains.push(city);
    t.note("hamilcar.log.siege-train", { space: SPACE_OPTIONS[city]! }, "17.1");
    return true;
  },
};

/** Hiero Allies with Rome (4): Syracusae changes sides if a Roman army is near and no Carthaginian general is in it. */
export const cityChangesSides: EventKind = {
  whyNot(s: Hamilcar, seat: Seat, card: number) {
    const city = space(effectOf(card).city!);
    const near = [city, ...ROADS[city]!.map(({ to }) => to)];
    const army = near.some((at) => cusAt(s, seat, at) >= 3 && hasGeneral(s, seat, at));
    const guarded = hasGeneral(s, other(seat), city) || hasGeneral(s, other(seat), insideOf(city));
    return controls(s, other(seat), city) && army && !guarded ? undefined : { why: "hamilcar.why.city-loyal", rule: "17.1" };
  },
  *play(t: T, seat: Seat, card: number) {
    const s = t.s;
    const city = space(effectOf(card).city!);
    const owner = other(seat);
    const inside = insideOf(city);
    if (cusAt(s, seat, city) === 0) {
      const cus = Math.min(HOLDS[city]!, s.cus[owner][city]!);
      const elephants = owner === "carthage" ? Math.min(HOLDS[city]! - cus, s.elephants[city]!) : 0;
      const supply = Math.min(HOLDS[city]!, s.supply[owner][city]!);
      s.cus[owner][city]! -= cus;
      s.cus[owner][inside]! += cus;
      s.elephants[city]! -= elephants;
      s.elephants[inside]! += elephants;
      s.supply[owner][city]! -= supply;
      s.supply[owner][inside]! += supply;
    }
    yield* capture(t, seat, city);
    return true;
  },
};

/** Mercenary Mutiny (13): a Carthaginian force in the open loses CUs, unless it gives up a supply train. */
export const mutiny: EventKind = {
  *play(t: T, seat: Seat, card: number) {
    const s = t.s;
    const victim = other(seat);
    const options = SPACE_OPTIONS.filter((_, at) => exposedCUs(s, victim, at) >= 2 && s.generals[BARCA] !== at);
    if (options.length === 0) return false;
    const at = spaceNamed(
      yield* choose(seat, options, {
        prompt: "hamilcar.mutiny",
        rule: "17.1",
        whyNot: spacesWhere("hamilcar.why.mutiny-where", "17.1"),
      }),
    );
    const params = { space: SPACE_OPTIONS[at]! };
    if (s.supply[victim][at]! > 0 && (yield* confirm(victim, { prompt: "hamilcar.pay-mutineers", rule: "17.1", params }))) {
      s.supply[victim][at]!--;
      t.note(
        "hamilcar.log.supply-spent",
        { seat: SEAT_NAMES[victim], count: 1, ...params, because: ["hamilcar.because.mutineers"] },
        "17.1",
      );
      return true;
    }
    const die = yield* rollDie(t, seat, { what: "hamilcar.roll.mutiny", rule: "17.1" });
    yield* loseCUs(t, victim, at, (effectOf(card).losses as number[])[die - 1]!, { rule: "17.1", elephantsLast: true });
    tidy(t);
    return true;
  },
};

function citiesToRelieve(s: Hamilcar, seat: Seat, card: number): number[] {
  const { needs } = effectOf(card);
  return CITIES.filter(
    (city) =>
      controls(s, seat, city) && isBesieged(s, city) && (needs === "warship" ? isPort(city) : cusAt(s, seat, insideOf(city)) > 0),
  );
}

/** Hannibal the Rhodian (14), Opposing Fleet Breaks Siege (34), Surprise Sortie (53). */
export const relief: EventKind = {
  whyNot(s: Hamilcar, seat: Seat, card: number) {
    const needsShip = effectOf(card).needs === "warship";
    return needsShip && s.warships[seat].ready === 0 ? { why: "hamilcar.why.no-warship", rule: "17.1" } : undefined;
  },
  aims: (s, seat, card) => citiesToRelieve(s, seat, card).length > 0,
  *play(t: T, seat: Seat, card: number) {
    const s = t.s;
    const { points, supply, enemyLoses } = effectOf(card);
    const options = citiesToRelieve(s, seat, card).map((city) => SPACE_OPTIONS[city]!);
    if (options.length === 0) return false;
    const city = spaceNamed(
      yield* choose(seat, options, {
        prompt: "hamilcar.relieve",
        rule: "17.1",
        whyNot: spacesWhere("hamilcar.why.relieve-where", "17.1"),
      }),
    );
    loosenSiege(t, city, points!, "17.1");
    const inside = insideOf(city);
    if (supply && s.supply[seat][inside]! < HOLDS[city]! && supplyLeft(s) > 0) {
      s.supply[seat][inside]!++;
      t.note("hamilcar.log.supply-placed", { seat: SEAT_NAMES[seat], count: 1, space: POST_OPTIONS[inside]! }, "17.1");
    }
    if (enemyLoses) yield* loseCUs(t, other(seat), city, enemyLoses, { rule: "17.1" });
    tidy(t);
    return true;
  },
};

/** Epidemic (35), Pestilence (36): an enemy army suffers attrition; supply does not help. */
export const attritionEvent: EventKind = {
  *play(t: T, seat: Seat, card: number) {
    const s = t.s;
    const victim = other(seat);
    const posts = [...new Set(generalsOnMap(s, victim).map((general) => s.generals[general]!))].filter(
      (post) => post < AT_SEA && cusAt(s, victim, post) > 0,
    );
    if (posts.length === 0) return false;
    const options = posts.map((post) => POST_OPTIONS[post]!);
    const answer = yield* choose(seat, options, {
      prompt: "hamilcar.sicken",
      rule: "17.1",
      whyNot: spacesWhere("hamilcar.why.sicken-where", "17.1"),
    });
    const amount = effectOf(card).modifier!;
    const modifiers = amount === 0 ? [] : [{ amount, because: CARD_OPTIONS[card]! }];
    yield* attrition(t, victim, posts[options.indexOf(answer)]!, "17.1", modifiers);
    tidy(t);
    return true;
  },
};

const generalsBeforeCities = (s: Hamilcar, seat: Seat, card: number): number[] =>
  generalsOnMap(s, seat).filter((general) => {
    const at = s.generals[general]!;
    if (isInside(at) || !isCity(at) || effectOf(card).except!.includes(SPACE_IDS[at]!)) return false;
    return controls(s, other(seat), at) && cusAt(s, seat, at) >= 3;
  });

/** Traitor in City (37): a siege point, then an attempt if the rules allow one. */
export const traitor: EventKind = {
  aims: (s, seat, card) => generalsBeforeCities(s, seat, card).length > 0,
  *play(t: T, seat: Seat, card: number) {
    const s = t.s;
    const options = generalsBeforeCities(s, seat, card).map((general) => GENERAL_OPTIONS[general]!);
    if (options.length === 0) return false;
    const general = generalNamed(yield* choose(seat, options, { prompt: "hamilcar.traitor", rule: "17.1" }));
    const city = s.generals[general]!;
    t.note("hamilcar.log.traitor", { general: GENERAL_OPTIONS[general]!, space: SPACE_OPTIONS[city]! }, "17.1");
    addPoints(t, seat, city, 1);
    yield* resolve(t, seat, city);
    if (cityOwner(s, city) !== seat && !whyNoSiege(s, seat, city)) yield* rollSiege(t, seat, city, general);
    return true;
  },
};

/** Sicilian Allies Desert (42): CUs in the open, one per space, never elephants. */
export const desertion: EventKind = {
  *play(t: T, seat: Seat, card: number): Play<boolean> {
    const s = t.s;
    const victim = other(seat);
    const options: Option[] = [];
    for (let at = 0; at < SPACE_COUNT; at++) {
      if (REGION_OF[at] === "sicilia" && exposedCUs(s, victim, at) > 0 && s.cus[victim][at]! > 0)
        options.push(SPACE_OPTIONS[at]!);
    }
    const count = Math.min(effectOf(card).count!, options.length);
    const chosen = yield* pick(seat, options, 0, count, {
      prompt: "hamilcar.desertion",
      rule: "17.1",
      params: { count },
      whyNot: spacesWhere("hamilcar.why.desertion-where", "17.1"),
    });
    for (const option of chosen) {
      const at = spaceNamed(option);
      s.cus[victim][at]!--;
      const left = sayParty({ cus: s.cus[victim][at]!, elephants: elephantsAt(s, victim, at), supply: 0 }, []);
      t.note("hamilcar.log.cus-lost", { seat: SEAT_NAMES[victim], lost: 1, left, space: option }, "17.1");
    }
    tidy(t);
    return chosen.length > 0;
  },
};
