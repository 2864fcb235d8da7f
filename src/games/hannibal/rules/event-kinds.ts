import type { Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { choose, type Key } from "./ask.ts";
import { provinceController } from "./control.ts";
import { ITALIAN_PROVINCES, POST_OPTIONS, PROVINCE_OPTIONS, postNamed, province } from "./map.ts";
import type { Hannibal, T } from "./state.ts";

// What events are made of

/** An event: why it cannot be played now (nothing if it can), and what it does. */
export interface Event {
  why(s: Hannibal, seat: Seat): Key | undefined;
  run(t: T, seat: Seat): Play;
}

export const NOTHING = "hannibal.why.no-target";

/** An event that is about one of some things; it can be played as long as there is one. */
export function targeting<X>(find: (s: Hannibal, seat: Seat) => X[], run: (t: T, seat: Seat, targets: X[]) => Play): Event {
  return {
    why: (s, seat) => (find(s, seat).length > 0 ? undefined : NOTHING),
    run: (t, seat) => run(t, seat, find(t.s, seat)),
  };
}

export function* chooseSpace(seat: Seat, spaces: readonly number[], prompt: Key): Play<number> {
  return postNamed(
    yield* choose(
      seat,
      spaces.map((post) => POST_OPTIONS[post]!),
      { prompt, rule: "25" },
    ),
  );
}

export function* chooseProvince(seat: Seat, provinces: readonly number[]): Play<number> {
  const answer = yield* choose(
    seat,
    provinces.map((number) => PROVINCE_OPTIONS[number]!),
    { prompt: "hannibal.event.province", rule: "25" },
  );
  return provinces.find((number) => PROVINCE_OPTIONS[number] === answer)!;
}

export const provinceNumbers = (ids: readonly string[]): number[] => ids.map(province);

export const italianProvincesOf = (s: Hannibal, seat: Seat): number =>
  ITALIAN_PROVINCES.filter((number) => provinceController(s, number) === seat).length;
