import type { Play } from "../../../../engine/index.ts";
import type { Seat } from "../../../shared/rules/seats.ts";
import { spacesWhere } from "../../../shared/rules/why.ts";
import { allocate, choose, type Key } from "../ask.ts";
import { controls } from "../control.ts";
import { elephantsLeft, generalsOnMap, room, supplyLeft } from "../forces.ts";
import {
  CARTHAGO,
  isAfrican,
  isPort,
  REGION_OF,
  SPACE_COUNT,
  SPACE_OPTIONS,
  SUPPLY_OPTIONS,
  spaceNamed,
  spaceOf,
} from "../map.ts";
import { miatMood } from "../miat.ts";
import { whereSupplyGoes } from "../operations.ts";
import { placeCUs, placeSupply } from "../pieces.ts";
import type { Hamilcar, T } from "../state.ts";
import { effectOf } from "../strategy-cards.ts";
import type { EventKind } from "./kind.ts";

// Events that bring CUs and supply trains

const unique = (spaces: readonly number[]): number[] => [...new Set(spaces)];
/** Spaces with generals who are not in a besieged city and have room for CUs. */
const generalSpaces = (s: Hamilcar, seat: Seat, cus: number): number[] =>
  unique(generalsOnMap(s, seat).map((general) => spaceOf(s.generals[general]!))).filter((at) => room(s, seat, at, "cus") >= cus);

function* chooseSpace(seat: Seat, spaces: readonly number[], prompt: Key, why: Key): Play<number> {
  const options = spaces.map((at) => SPACE_OPTIONS[at]!);
  return spaceNamed(yield* choose(seat, options, { prompt, rule: "17.1", whyNot: spacesWhere(why, "17.1") }));
}

/** War Elephants (2). */
export const elephant: EventKind = {
  *play(t: T, seat: Seat) {
    const s = t.s;
    const spaces = generalSpaces(s, seat, 1).filter(isAfrican);
    if (controls(s, seat, CARTHAGO) && room(s, seat, CARTHAGO, "cus") > 0) spaces.push(CARTHAGO);
    if (spaces.length === 0) return false;
    const at = yield* chooseSpace(seat, unique(spaces), "hamilcar.place-elephant", "hamilcar.why.elephant-where");
    const beast = elephantsLeft(s) > 0 ? 1 : 0;
    yield* placeCUs(t, seat, at, { cus: 1 - beast, elephants: beast }, "17.1");
    return true;
  },
};

/** Mercenary Recruits (10): only a Warlike Miat pays for them. */
export const mercenaryRecruits: EventKind = {
  whyNot: (s) => (miatMood(s) === "warlike" ? undefined : { why: "hamilcar.why.miat-not-warlike", rule: "15.3.B" }),
  *play(t: T, seat: Seat, card: number) {
    const s = t.s;
    const { cus } = effectOf(card);
    const spaces: number[] = [];
    for (let at = 0; at < SPACE_COUNT; at++) {
      if (isPort(at) && REGION_OF[at] !== "italia" && controls(s, seat, at) && room(s, seat, at, "cus") >= cus!) spaces.push(at);
    }
    if (spaces.length === 0) return false;
    yield* placeCUs(
      t,
      seat,
      yield* chooseSpace(seat, spaces, "hamilcar.place-cus", "hamilcar.why.recruits-where"),
      { cus: cus! },
      "17.1",
    );
    return true;
  },
};

/** Allied Auxiliaries (33): with a general in Italia. */
export const auxiliaries: EventKind = {
  *play(t: T, seat: Seat, card: number) {
    const { cus } = effectOf(card);
    const spaces = generalSpaces(t.s, seat, cus!).filter((at) => REGION_OF[at] === "italia");
    if (spaces.length === 0) return false;
    yield* placeCUs(
      t,
      seat,
      yield* chooseSpace(seat, spaces, "hamilcar.place-cus", "hamilcar.why.auxiliaries-where"),
      { cus: cus! },
      "17.1",
    );
    return true;
  },
};

/** Ptolemaic Loan (24): supply trains. */
export const supply: EventKind = {
  *play(t: T, seat: Seat, card: number) {
    const s = t.s;
    const items = whereSupplyGoes(s, seat).map((at) => ({
      id: SUPPLY_OPTIONS[at]!,
      min: 0,
      max: Math.min(effectOf(card).count!, room(s, seat, at, "supply")),
    }));
    const most = Math.min(
      effectOf(card).count!,
      supplyLeft(s),
      items.reduce((sum, { max }) => sum + max, 0),
    );
    const placed = yield* allocate(seat, items, 0, most, {
      prompt: "hamilcar.place-supply",
      rule: "17.1",
      params: { count: most },
      whyNot: spacesWhere("hamilcar.why.supply-where", "17.1"),
    });
    for (const [option, count] of Object.entries(placed)) if (count > 0) placeSupply(t, seat, spaceNamed(option), count, "17.1");
    return most > 0;
  },
};
