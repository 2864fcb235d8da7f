import { other, type Seat } from "../../../shared/rules/seats.ts";
import type { Key } from "../ask.ts";
import { controls, controlsProvince, setControl } from "../control.ts";
import { elephantsLeft } from "../elephants.ts";
import { canShutIn, cusAt, cusInSpace, isBesiegedPost, postToJoin, roomInside, whereabouts } from "../forces.ts";
import { GENERAL_OPTIONS, OF_SIDE } from "../generals.ts";
import {
  CARTHAGO,
  isCity,
  isInside,
  PORT_SPACES,
  PORTS,
  POST_OPTIONS,
  PROVINCE_OF,
  PROVINCE_SPACES,
  PROVINCES,
  province,
  REGION_OF,
  ROMA,
  spaceOf,
} from "../map.ts";
import { place } from "../reinforcements.ts";
import type { Hannibal, T } from "../state.ts";
import { type Effect, effectOf } from "../strategy-cards.ts";
import { chooseGeneral, chooseSpace, type EventKind, italianProvincesOf, type Lack, NOTHING, targeting } from "./kind.ts";

// Events that bring troops. The limits on reinforcements apply (6.3): nothing goes into a besieged city

/** The requirements of some of them: Macedonia as an ally (9), or control of a province. */
function whyNotYet(s: Hannibal, seat: Seat, { needs, province: id }: Effect): Key | undefined {
  if (needs === "macedonia" && s.macedonia !== "allied") return "hannibal.why.macedonia";
  if (needs === "province" && !controlsProvince(s, seat, province(id!))) return "hannibal.why.province";
  return undefined;
}

/** Places CUs at a post, as many as its city has room for. */
function bring(t: T, seat: Seat, post: number, cus: number): void {
  place(t, seat, post, isInside(post) ? Math.min(cus, roomInside(t.s, seat, spaceOf(post))) : cus);
}

/** Macedonian Reinforcements, Balearic Slingers (10, 11): CUs in a friendly port. */
export const reinforcePort = targeting(
  (s, seat, { regions, free }) =>
    PORT_SPACES.filter(
      (port) =>
        controls(s, seat, port) &&
        (!regions || regions.includes(REGION_OF[port]!)) &&
        (!free || cusAt(s, other(seat), port) === 0),
    )
      .map((port) => postToJoin(s, seat, port))
      .filter((post) => post >= 0),
  function* (t, seat, posts, card) {
    const { cus, regions } = effectOf(card);
    const lack: Lack = (at) => {
      if (PORTS[at] === undefined) return "hannibal.lack.port";
      if (!controls(t.s, seat, at)) return "hannibal.why.not-yours";
      if (regions && !regions.includes(REGION_OF[at]!)) return "hannibal.lack.country";
      return cusAt(t.s, other(seat), at) > 0 ? "hannibal.why.enemy-cus" : undefined;
    };
    bring(t, seat, yield* chooseSpace(seat, posts, "hannibal.event.reinforce", card, lack), cus!);
  },
  whyNotYet,
);

/** Recruits, Allied Auxiliaries (13-16, 44-48): CUs for a general in certain provinces; the commander stands for his stack. */
export const recruits = targeting(
  (s, seat, { provinces, regions, controlled }) => {
    const fits = (space: number) =>
      (!provinces || provinces.includes(PROVINCES[PROVINCE_OF[space]!]!.id)) &&
      (!regions || regions.includes(REGION_OF[space]!)) &&
      (!controlled || controlsProvince(s, seat, PROVINCE_OF[space]!));
    return OF_SIDE[seat].filter((general) => {
      const post = s.generals[general]!;
      if (s.commands[general] !== 1 || isBesiegedPost(s, post) || !fits(spaceOf(post)) || !canShutIn(s, seat, post)) return false;
      return !isInside(post) || roomInside(s, seat, spaceOf(post)) > 0;
    });
  },
  function* (t, seat, generals, card) {
    const general = yield* chooseGeneral(t.s, seat, generals, "hannibal.event.reinforce", card);
    bring(t, seat, t.s.generals[general]!, effectOf(card).cus!);
  },
  whyNotYet,
);

/** African Reinforcements (12): elephants in Carthage, with CUs in place of any that are not available. */
export const africanReinforcements: EventKind = {
  whyNot: (s) => (controls(s, "carthage", CARTHAGO) && postToJoin(s, "carthage", CARTHAGO) >= 0 ? undefined : NOTHING),
  *play(t, _seat, card) {
    const post = postToJoin(t.s, "carthage", CARTHAGO);
    const due = effectOf(card).cus!;
    const cus = isInside(post) ? Math.min(due, roomInside(t.s, "carthage", CARTHAGO)) : due;
    const elephants = Math.min(cus, elephantsLeft(t.s)); // 17.1
    place(t, "carthage", post, cus - elephants, elephants);
  },
};

/** Mutin's Numidians (22): a CU, and control of a space in Sicilia without walls or Roman CUs. */
export const mutin = targeting(
  (s, _seat, effect) =>
    PROVINCE_SPACES[province(effect.province!)]!.filter((space) => !isCity(space) && cusAt(s, "rome", space) === 0),
  function* (t, seat, spaces, card) {
    const lack: Lack = (at) => {
      if (PROVINCE_OF[at] !== province(effectOf(card).province!)) return "hannibal.lack.province";
      return isCity(at) ? "hannibal.lack.walls" : "hannibal.why.enemy-cus";
    };
    const space = yield* chooseSpace(seat, spaces, "hannibal.event.reinforce", card, lack);
    if (!controls(t.s, "carthage", space)) setControl(t, space, "carthage");
    place(t, "carthage", space, effectOf(card).cus!);
  },
);

/** Carthaginian Siege Train (30): goes to a general; it may be taken from another. */
export const siegeTrain = targeting(
  (s) =>
    OF_SIDE.carthage.filter(
      (general) => s.commands[general] === 1 && !isBesiegedPost(s, s.generals[general]!) && s.generals[general] !== s.train,
    ),
  function* (t, seat, generals, card) {
    const general = yield* chooseGeneral(t.s, seat, generals, "hannibal.event.train", card);
    t.s.train = t.s.generals[general]!;
    t.note(
      "hannibal.log.train",
      { general: GENERAL_OPTIONS[general]!, space: POST_OPTIONS[t.s.train]!, ...whereabouts(t.s, "carthage", t.s.train) },
      "25",
    );
  },
);

/** Two Legions of Slaves (43): CUs in Rome, while Carthage holds much of Italy but has no CUs in Latium. */
export const slaveLegions: EventKind = {
  whyNot(s, _seat, card) {
    if (italianProvincesOf(s, "carthage") < effectOf(card).italian!) return "hannibal.why.three-provinces";
    return cusInSpace(s, "carthage", ROMA) > 0 ? "hannibal.why.enemy-cus" : undefined;
  },
  *play(t, _seat, card) {
    place(t, "rome", ROMA, effectOf(card).cus!);
  },
};
