import type { Seat } from "../../shared/rules/seats.ts";
import { choose } from "./ask.ts";
import { controls, controlsProvince, setControl } from "./control.ts";
import { chooseSpace, type Event, italianProvincesOf, NOTHING, provinceNumbers, targeting } from "./event-kinds.ts";
import { cusAt, cusInSpace, isBesiegedPost, postToJoin, roomInside } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed, OF_SIDE } from "./generals.ts";
import {
  CARTHAGO,
  isCity,
  isInside,
  POST_OPTIONS,
  PROVINCE_OF,
  PROVINCE_SPACES,
  province,
  REGION_OF,
  ROMA,
  SICILIA,
  spaceOf,
} from "./map.ts";
import { place } from "./reinforcements.ts";
import type { Hannibal } from "./state.ts";

// 25 Cards 10-16, 22, 30, 43-48: reinforcements

/** Puts CUs into a space of choice, where its city may have to take them in. */
export const reinforceSpace = (cus: number, spaces: (s: Hannibal, seat: Seat) => number[]): Event =>
  targeting(
    (s, seat) =>
      spaces(s, seat)
        .map((space) => postToJoin(s, seat, space))
        .filter((post) => post >= 0),
    function* (t, seat, posts) {
      const post = yield* chooseSpace(seat, posts, "hannibal.event.reinforce");
      const room = isInside(post) ? roomInside(t.s, seat, spaceOf(post)) : cus;
      place(t, seat, post, Math.min(cus, room));
    },
  );

/** Gives CUs to a general of choice. */
export const reinforceGeneral = (cus: number, fits: (s: Hannibal, seat: Seat, space: number) => boolean): Event =>
  targeting(
    (s, seat) =>
      OF_SIDE[seat].filter((general) => {
        const post = s.generals[general]!;
        if (s.commands[general] !== 1 || isBesiegedPost(s, post) || !fits(s, seat, spaceOf(post))) return false; // one for all
        return !isInside(post) || roomInside(s, seat, spaceOf(post)) > 0;
      }),
    function* (t, seat, generals) {
      const answer = yield* choose(
        seat,
        generals.map((general) => GENERAL_OPTIONS[general]!),
        { prompt: "hannibal.event.reinforce", rule: "25" },
      );
      const post = t.s.generals[generalNamed(answer)]!;
      const room = isInside(post) ? roomInside(t.s, seat, spaceOf(post)) : cus;
      place(t, seat, post, Math.min(cus, room));
    },
  );

export const recruits = (ids: readonly string[]): Event => {
  const provinces = provinceNumbers(ids);
  return reinforceGeneral(2, (_s, _seat, space) => provinces.includes(PROVINCE_OF[space]!));
};

export const auxiliaries = (id: string): Event => {
  const ally = province(id);
  const event = reinforceGeneral(2, (_s, _seat, space) => REGION_OF[space] === "italia");
  return { ...event, why: (s, seat) => (controlsProvince(s, "rome", ally) ? event.why(s, seat) : "hannibal.why.province") };
};

const ELEPHANT_LIMIT = 4; // 17.1
const COUNTERS = 2; // of two elephant CUs each (17.1)
const elephantsInPlay = (s: Hannibal): number => s.elephants.reduce((sum, number) => sum + number, 0);
/** Elephants in different places need a counter each, however few they are. */
const countersInPlay = (s: Hannibal): number => s.elephants.reduce((sum, number) => sum + Math.ceil(number / 2), 0);

export const africanReinforcements: Event = {
  why: (s) => (controls(s, "carthage", CARTHAGO) && postToJoin(s, "carthage", CARTHAGO) >= 0 ? undefined : NOTHING),
  *run(t) {
    const s = t.s;
    const post = postToJoin(s, "carthage", CARTHAGO);
    const cus = Math.min(2, isInside(post) ? roomInside(s, "carthage", CARTHAGO) : 2);
    const free = s.options.elephants === "counters" ? 2 * (COUNTERS - countersInPlay(s)) : ELEPHANT_LIMIT - elephantsInPlay(s);
    const beasts = Math.max(0, Math.min(cus, free));
    place(t, "carthage", post, cus - beasts, beasts);
  },
};

export const mutin = targeting(
  (s) => PROVINCE_SPACES[SICILIA]!.filter((space) => !isCity(space) && cusAt(s, "rome", space) === 0),
  function* (t, seat, spaces) {
    const space = yield* chooseSpace(seat, spaces, "hannibal.event.reinforce");
    if (!controls(t.s, "carthage", space)) setControl(t, space, "carthage");
    place(t, "carthage", space, 1);
  },
);

export const siegeTrain = targeting(
  (s) =>
    OF_SIDE.carthage.filter(
      (general) => s.commands[general] === 1 && !isBesiegedPost(s, s.generals[general]!) && s.generals[general] !== s.train,
    ),
  function* (t, seat, generals) {
    const answer = yield* choose(
      seat,
      generals.map((general) => GENERAL_OPTIONS[general]!),
      { prompt: "hannibal.event.train", rule: "25" },
    );
    t.s.train = t.s.generals[generalNamed(answer)]!;
    t.note("hannibal.log.train", { space: POST_OPTIONS[t.s.train]! }, "25");
  },
);

export const slaveLegions: Event = {
  why: (s) =>
    italianProvincesOf(s, "carthage") < 3
      ? "hannibal.why.three-provinces"
      : cusInSpace(s, "carthage", ROMA) > 0
        ? "hannibal.why.enemy-cus"
        : undefined,
  *run(t) {
    place(t, "rome", ROMA, 4);
  },
};
