import type { Params } from "../../../engine/index.ts";
import { byProvince } from "../../shared/rules/control.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { controls, controlsProvince, hasTribe, politicalPoints } from "./control.ts";
import type { Troops } from "./fatigue.ts";
import { elephantsAt, piecesAt, postsWithCUs } from "./forces.ts";
import { OF_SIDE } from "./generals.ts";
import { POST_OPTIONS, PROVINCE_OPTIONS, PROVINCE_SPACES, PROVINCES, SPACE_OPTIONS } from "./map.ts";
import { generalNames, unitNames } from "./naming.ts";
import { AWAY, type Hannibal, NOBODY, type T } from "./state.ts";

// 4 What the log tells of the set-up

/** Who stands where and who controls what before the first card: the log tells all that comes from here on. */
export function tellStart(t: T): void {
  const s = t.s;
  t.note("hannibal.log.start", undefined, "4");
  for (const [seat, rule] of STARTS) {
    t.note(
      "hannibal.log.start-forces",
      {
        seat: `seat:${seat}`,
        units: unitNames(cusOf(s, seat)),
        modifiers: postsOf(s, seat).map((post) => `${piecesAt(s, seat, post).join("+")}=${POST_OPTIONS[post]}`),
        consuls: seat === "rome" ? generalNames(s.consuls) : [],
      },
      rule,
    );
    const held = spacesOf(s, (space) => controls(s, seat, space));
    if (seat === "rome") tellCup(t);
    t.note("hannibal.log.start-control", { seat: `seat:${seat}`, ...held, ...pointsOf(s, seat, held.provinces) }, rule);
  }
  t.note(
    "hannibal.log.start-neutral",
    spacesOf(s, (space) => s.control[space] === NOBODY),
    "4.3",
  );
}

/** Where a side has pieces. */
/** All CUs of a side on the map. */
const cusOf = (s: Hannibal, seat: Seat): Troops =>
  postsWithCUs(s, seat).reduce(
    (all, post) => ({ cus: all.cus + s.cus[seat][post]!, elephants: all.elephants + elephantsAt(s, seat, post) }),
    { cus: 0, elephants: 0 },
  );

function postsOf(s: Hannibal, seat: Seat): number[] {
  const posts = new Set([...postsWithCUs(s, seat), ...OF_SIDE[seat].map((general) => s.generals[general]!)]);
  if (seat === "carthage") posts.add(s.train);
  return [...posts].filter((post) => post >= 0 && post < POST_OPTIONS.length).sort((a, b) => a - b);
}

/** The political points of a side; the provinces that it controls besides those that are wholly its own, and those without weight. */
function pointsOf(s: Hannibal, seat: Seat, whole: readonly string[]): Params {
  const controlled = PROVINCE_OPTIONS.filter((_, province) => controlsProvince(s, seat, province));
  return {
    points: politicalPoints(s, seat),
    counted: controlled.filter((name) => !whole.includes(name)),
    weightless: controlled.filter((name) => !PROVINCES[PROVINCE_OPTIONS.indexOf(name)]!.political),
  };
}

/** Whom the consuls of later turns are drawn from (6.4). */
function tellCup(t: T): void {
  const { generals } = t.s;
  const cup = OF_SIDE.rome.filter((general) => generals[general] === AWAY.cup);
  t.note("hannibal.log.start-cup", { generals: generalNames(cup) }, "4.1");
}

const STARTS = [
  ["rome", "4.1"],
  ["carthage", "4.2"],
] as const;

const LISTED = {
  names: SPACE_OPTIONS,
  provinces: PROVINCE_OPTIONS.map((name, province) => ({ name, spaces: PROVINCE_SPACES[province]! })),
};

const spacesOf = (s: Hannibal, isAmong: (space: number) => boolean) => byProvince(LISTED, isAmong, (space) => hasTribe(s, space));
