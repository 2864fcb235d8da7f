import { other, type Seat } from "../../../shared/rules/seats.ts";
import { attrition } from "../attrition.ts";
import { controls } from "../control.ts";
import { commanderAt, generalsAt, postsWithCUs, siegePoints, whereabouts } from "../forces.ts";
import { battleRating, GENERAL_OPTIONS } from "../generals.ts";
import {
  CITIES,
  isCity,
  isInside,
  PORTS,
  POST_OPTIONS,
  REGION_OF,
  SPACE_OPTIONS,
  STRONGHOLD_AT,
  spaceOf,
  TRIBES,
} from "../map.ts";
import { type Hannibal, isValley } from "../state.ts";
import { CARD_OPTIONS, effectOf } from "../strategy-cards.ts";
import { chooseSpace, type Lack, targeting } from "./kind.ts";

// Events against armies and sieges

/** Hostile Tribes (7, 8) as a turn: against an enemy force in Transalpine Gaul or Liguria. */
export const hostileTribes = targeting(
  (s, seat, { regions = [] }) => postsWithCUs(s, other(seat)).filter((post) => regions.includes(REGION_OF[spaceOf(post)]!)),
  function* (t, seat, posts, card) {
    const { column, regions = [] } = effectOf(card);
    const lack: Lack = (at) => (regions.includes(REGION_OF[at]!) ? "hannibal.lack.enemy-cus" : "hannibal.lack.country");
    const post = yield* chooseSpace(seat, posts, "hannibal.event.army", card, lack);
    yield* attrition(t, other(seat), post, { rule: "21.3", because: "hannibal.because.hostile-tribes", size: column! });
  },
);

/**
 * Surprise Sortie, Opposing Fleet, Tribal Resistance (17, 49, 53): removes points from a city, a port or a tribe, whoever
 * besieges it.
 */
export const relief = targeting(
  (s, _seat, { of }) =>
    (of === "tribe" ? TRIBES : CITIES).filter(
      (space) => siegePoints(s, space) > 0 && (of !== "port" || PORTS[space] !== undefined),
    ),
  function* (t, seat, spaces, card) {
    const lack: Lack = (at) => (siegePoints(t.s, at) > 0 ? undefined : "hannibal.lack.siege-points");
    const space = yield* chooseSpace(seat, spaces, "hannibal.event.siege", card, lack);
    const left = Math.max(0, siegePoints(t.s, space) - effectOf(card).points!);
    const at = STRONGHOLD_AT[space]!;
    t.s.siege[at] = t.s.siege[at]! > 0 ? left : -left;
    t.note("hannibal.log.siege-points", { space: SPACE_OPTIONS[space]!, points: left }, "25");
  },
);

/** Where mercenaries stay loyal: in the space of a walled city, in the Valley rules only a friendly one. */
const isShelter = (s: Hannibal, space: number): boolean => isCity(space) && (!isValley(s) || controls(s, "carthage", space));

/** Mercenaries Desert (21): attrition for every Carthaginian force, unless its commander holds his men. */
export const mercenariesDesert = targeting(
  (s) => postsWithCUs(s, "carthage").filter((post) => !isShelter(s, spaceOf(post))),
  function* (t, _seat, posts) {
    for (const post of posts) {
      const chief = commanderAt(t.s, "carthage", post);
      if (chief >= 0) {
        const die = t.die();
        const needed = battleRating(chief);
        const stays = die <= needed;
        const result = stays ? "hannibal.loyalty.stay" : "hannibal.loyalty.desert";
        t.note(
          "hannibal.log.loyalty-roll",
          {
            general: GENERAL_OPTIONS[chief]!,
            space: POST_OPTIONS[post]!,
            ...whereabouts(t.s, "carthage", post),
            die,
            needed,
            result,
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

/** Epidemic, Pestilence (51, 52): attrition for an enemy army, or for one besieging a city. */
export const sickness = targeting(
  (s, seat, { besiegers }) =>
    armiesOf(s, other(seat)).filter((post) => !besiegers || (!isInside(post) && isCity(post) && siegePoints(s, post) > 0)),
  function* (t, seat, posts, card) {
    const lack: Lack = (at) =>
      armiesOf(t.s, other(seat)).some((army) => spaceOf(army) === at) ? undefined : "hannibal.lack.army";
    const post = yield* chooseSpace(seat, posts, "hannibal.event.army", card, lack);
    const { modifier } = effectOf(card);
    const modifiers = modifier ? [{ amount: modifier, because: "hannibal.because.pestilence" }] : [];
    yield* attrition(t, other(seat), post, { rule: "25", because: CARD_OPTIONS[card]!, modifiers });
  },
);
