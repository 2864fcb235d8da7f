import { other, type Seat } from "../../shared/rules/seats.ts";
import type { Key, Reason } from "./ask.ts";
import { attrition, HOSTILE_TRIBES_SIZE } from "./attrition.ts";
import { CARD_OPTIONS } from "./cards.ts";
import { controls, controlsProvince } from "./control.ts";
import { takeFromHand } from "./counter.ts";
import { chooseSpace, type Event, italianProvincesOf, NOTHING, provinceNumbers, targeting } from "./event-kinds.ts";
import { commanderAt, cusAt, generalsAt, postsWithCUs, siegePoints } from "./forces.ts";
import { battleRating, GENERAL_OPTIONS } from "./generals.ts";
import {
  CAPUA,
  CITIES,
  isCity,
  isInside,
  PORT_SPACES,
  PORTS,
  PROVINCE_OF,
  province,
  REGION_OF,
  SPACE_OPTIONS,
  STRONGHOLD_AT,
  SYRACUSE,
  spaceOf,
  TRIBES,
} from "./map.ts";
import { cityTurns, dismissProconsul, grainShortage, intoItaly, revolt, turnPCs, winOver } from "./political-events.ts";
import {
  africanReinforcements,
  auxiliaries,
  mutin,
  recruits,
  reinforceGeneral,
  reinforceSpace,
  siegeTrain,
  slaveLegions,
} from "./reinforcement-events.ts";
import { type Hannibal, isValley, type T } from "./state.ts";

// 25 The events of the strategy cards. Counter events and those that work with an operation are beside the rules they bend.

// Cards 7, 8: hostile tribes on the own turn

const hostileTribes = targeting(
  (s, seat) =>
    postsWithCUs(s, other(seat)).filter(
      (post) => REGION_OF[spaceOf(post)] === "gallia_transalpina" || REGION_OF[spaceOf(post)] === "liguria",
    ),
  function* (t, seat, targets) {
    const post = yield* chooseSpace(seat, targets, "hannibal.event.army");
    yield* attrition(t, other(seat), post, {
      rule: "21.3",
      because: "hannibal.because.hostile-tribes",
      size: HOSTILE_TRIBES_SIZE,
    });
  },
);

// Card 9: Philip V

function discardAtRandom(t: T, seat: Seat): void {
  const hand = t.s.hands[seat];
  if (hand.length === 0) return;
  const card = t.randomOf(hand);
  takeFromHand(t.s, seat, card);
  t.s.discard.push(card);
  if (card === 64) t.s.reshuffle = true; // 8.7
  t.note("hannibal.log.discarded", { seat: `seat:${seat}`, card: CARD_OPTIONS[card]! }, "25");
}

const philip: Event = {
  why: (s, seat) =>
    s.macedonia === "neutral" || (s.macedonia === "allied" && seat === "rome") ? undefined : "hannibal.why.philip",
  *run(t) {
    const first = t.s.macedonia === "neutral";
    discardAtRandom(t, first ? "rome" : "carthage");
    t.s.macedonia = first ? "allied" : "peace";
    t.note(first ? "hannibal.log.macedonia" : "hannibal.log.macedonia-peace", {}, "25");
  },
};

// Cards 17, 49, 53: siege points taken off

const loosen = (targets: (s: Hannibal) => number[], points: number): Event =>
  targeting(targets, function* (t, seat, spaces) {
    const space = yield* chooseSpace(seat, spaces, "hannibal.event.siege");
    const left = Math.max(0, siegePoints(t.s, space) - points);
    const at = STRONGHOLD_AT[space]!;
    t.s.siege[at] = t.s.siege[at]! > 0 ? left : -left;
    t.note("hannibal.log.siege-points", { space: SPACE_OPTIONS[space]!, points: left }, "25");
  });

// Cards 21, 51, 52: attrition

/** Where mercenaries stay with the army: in the space of a walled city, in the Valley rules only of a friendly one. */
const isShelter = (s: Hannibal, space: number): boolean => isCity(space) && (!isValley(s) || controls(s, "carthage", space));

const mercenariesDesert = targeting(
  (s) => postsWithCUs(s, "carthage").filter((post) => !isShelter(s, spaceOf(post))),
  function* (t, _seat, posts) {
    for (const post of posts) {
      const chief = commanderAt(t.s, "carthage", post);
      if (chief >= 0) {
        const die = t.die();
        const stays = die <= battleRating(chief);
        t.note(
          "hannibal.log.loyalty-roll",
          {
            general: GENERAL_OPTIONS[chief]!,
            die,
            needed: battleRating(chief),
            result: stays ? "hannibal.success" : "hannibal.failure",
          },
          "25",
        );
        if (stays) continue;
      }
      yield* attrition(t, "carthage", post, { rule: "25", because: "hannibal.because.desertion" });
    }
  },
);

const armiesOf = (s: Hannibal, seat: Seat): number[] =>
  postsWithCUs(s, seat).filter((post) => generalsAt(s, seat, post).length > 0);

const sickness = (fits: (s: Hannibal, post: number) => boolean, modifier: number): Event =>
  targeting(
    (s, seat) => armiesOf(s, other(seat)).filter((post) => fits(s, post)),
    function* (t, seat, posts) {
      const post = yield* chooseSpace(seat, posts, "hannibal.event.army");
      yield* attrition(t, other(seat), post, {
        rule: "25",
        because: "hannibal.because.sickness",
        modifiers: modifier ? [{ amount: modifier, because: "hannibal.because.pestilence" }] : [],
      });
    },
  );

// Cards 29, 55, 57, 58, 64: what stays in force, and the stolen message

const flag = (set: (s: Hannibal) => void, log: Key, why: (s: Hannibal) => Key | undefined = () => undefined): Event => ({
  why,
  *run(t) {
    set(t.s);
    t.note(log, {}, "25");
  },
});

const messenger: Event = {
  why: (s, seat) => (s.hands[other(seat)].length > 0 ? undefined : NOTHING),
  *run(t, seat) {
    const hand = t.s.hands[other(seat)];
    const card = t.randomOf(hand);
    takeFromHand(t.s, other(seat), card);
    t.s.shown[seat].push(card);
    t.s.hands[seat].push(card);
    t.s.hands[seat].sort((a, b) => a - b);
    t.note("hannibal.log.message", { seat: `seat:${seat}` }, "25");
    for (const who of [seat, other(seat)])
      t.noteOnlyTo(who, "hannibal.log.message-card", { seat: `seat:${seat}`, card: CARD_OPTIONS[card]! }, "25");
  },
};

const besiegedCities = (s: Hannibal): number[] => CITIES.filter((city) => siegePoints(s, city) > 0);
const HISPANIA = ["baetica", "celtiberia", "orospeda", "idubeda"];
const hispanicProvinces = provinceNumbers(HISPANIA);

export const EVENTS: Readonly<Record<number, Event>> = {
  1: revolt(["corsica_sardinia"], true),
  2: revolt(["sicilia"], true),
  3: revolt(["western_numidia", "eastern_numidia"], false),
  4: revolt(["celtiberia"], true),
  7: hostileTribes,
  8: hostileTribes,
  9: philip,
  10: (() => {
    const event = reinforceSpace(2, (s) =>
      PORT_SPACES.filter(
        (port) => controls(s, "carthage", port) && (REGION_OF[port] === "africa" || REGION_OF[port] === "italia"),
      ),
    );
    return {
      ...event,
      why: (s: Hannibal, seat: Seat) => (s.macedonia === "allied" ? event.why(s, seat) : "hannibal.why.macedonia"),
    };
  })(),
  11: (() => {
    const event = reinforceSpace(1, (s, seat) =>
      PORT_SPACES.filter((port) => controls(s, seat, port) && cusAt(s, other(seat), port) === 0),
    );
    const baleares = province("balearic_islands");
    return {
      ...event,
      why: (s: Hannibal, seat: Seat) => (controlsProvince(s, seat, baleares) ? event.why(s, seat) : "hannibal.why.province"),
    };
  })(),
  12: africanReinforcements,
  13: recruits(["lucania"]),
  14: recruits(["liguria", "gallia_cisalpina", "etruria"]),
  15: reinforceGeneral(
    2,
    (s, seat, space) => hispanicProvinces.includes(PROVINCE_OF[space]!) && controlsProvince(s, seat, PROVINCE_OF[space]!),
  ),
  16: recruits(["gallia_transalpina", "gallia_cisalpina"]),
  17: loosen(besiegedCities, 1),
  19: dismissProconsul,
  21: mercenariesDesert,
  22: mutin,
  23: winOver(["eastern_numidia"]),
  24: winOver(["western_numidia", "eastern_numidia"]),
  25: cityTurns(CAPUA, (s) => (italianProvincesOf(s, "carthage") >= 3 ? undefined : "hannibal.why.three-provinces")),
  26: cityTurns(SYRACUSE, () => undefined),
  27: intoItaly,
  29: flag((s) => {
    s.navalVictory = true;
  }, "hannibal.log.naval-victory"),
  30: siegeTrain,
  35: turnPCs(1, null),
  36: turnPCs(1, null),
  43: slaveLegions,
  44: auxiliaries("apulia"),
  45: auxiliaries("etruria"),
  46: auxiliaries("samnium"),
  47: auxiliaries("lucania"),
  48: auxiliaries("campania"),
  49: loosen((s) => besiegedCities(s).filter((city) => PORTS[city] !== undefined), 3),
  51: sickness(() => true, 0),
  52: sickness((s, post) => !isInside(post) && isCity(post) && siegePoints(s, post) > 0, 1),
  53: loosen((s) => TRIBES.filter((space) => siegePoints(s, space) > 0), 3),
  55: messenger,
  56: grainShortage,
  57: flag((s) => {
    s.hannoCounsels = true;
  }, "hannibal.log.hanno-counsels"),
  58: flag((s) => {
    s.catoCounsels = true;
  }, "hannibal.log.cato-counsels"),
  64: flag(
    (s) => {
      s.truce = true;
    },
    "hannibal.log.truce",
    (s) => (s.truce ? NOTHING : undefined),
  ),
};

/** Why a card's event cannot be played as a turn, or nothing if it can. */
export function whyNoEvent(s: Hannibal, seat: Seat, card: number): Reason | undefined {
  const event = EVENTS[card];
  if (!event) return { why: "hannibal.why.no-event", rule: "8.4" };
  const why = event.why(s, seat);
  return why ? { why, rule: "25" } : undefined;
}
