import { other, type Seat } from "../../shared/rules/seats.ts";
import { choose, type Key, pick } from "./ask.ts";
import { controls, controlsProvince, hasTribe, isPlainPC, plainPCs, setControl } from "./control.ts";
import { chooseProvince, type Event, NOTHING, provinceNumbers, targeting } from "./event-kinds.ts";
import { cusInSpace, isOnMap, settleCommand, tidy } from "./forces.ts";
import { AFRICANUS, confinedTo, GENERAL_OPTIONS, generalNamed, HANNIBAL, OF_SIDE } from "./generals.ts";
import { eliminateAll } from "./losses.ts";
import {
  insideOf,
  isCity,
  PROVINCE_SPACES,
  postNamed,
  REGION_OF,
  SICILIA,
  SPACE_OPTIONS,
  STRONGHOLD_AT,
  spaceOf,
} from "./map.ts";
import { checkCapitals } from "./politics.ts";
import { AWAY, type Hannibal } from "./state.ts";

// 25 Cards 1-4, 19, 23-27, 35, 36, 56: PCs, cities and the senate

/** PCs of the other side that are alone: no walls, no tribe, none of his CUs with them. */
const loosePCs = (s: Hannibal, owner: Seat, spaces: readonly number[]): number[] =>
  spaces.filter((space) => controls(s, owner, space) && isPlainPC(s, space) && cusInSpace(s, owner, space) === 0);

export function revolt(ids: readonly string[], mustControl: boolean): Event {
  const provinces = provinceNumbers(ids);
  return targeting(
    (s, seat) =>
      provinces.filter(
        (number) =>
          (!mustControl || controlsProvince(s, other(seat), number)) &&
          loosePCs(s, other(seat), PROVINCE_SPACES[number]!).length > 0,
      ),
    function* (t, seat, targets) {
      const number = yield* chooseProvince(seat, targets);
      for (const space of loosePCs(t.s, other(seat), PROVINCE_SPACES[number]!)) setControl(t, space, null);
    },
  );
}

/** Generals who could take the place of the proconsul: in the cup, and allowed to be where he is (24). */
const successors = (s: Hannibal): number[] =>
  OF_SIDE.rome.filter((general) => {
    const home = confinedTo(general);
    return s.generals[general] === AWAY.cup && (home === undefined || REGION_OF[spaceOf(s.generals[s.proconsul]!)] === home);
  });

export const dismissProconsul: Event = {
  why: (s) =>
    s.proconsul < 0 || s.proconsul === AFRICANUS ? "hannibal.why.no-proconsul" : successors(s).length > 0 ? undefined : NOTHING,
  *run(t, seat) {
    const s = t.s;
    const old = s.proconsul;
    const post = s.generals[old]!;
    const answer = yield* choose(
      seat,
      successors(s).map((general) => GENERAL_OPTIONS[general]!),
      { prompt: "hannibal.event.proconsul", rule: "25" },
    );
    const successor = generalNamed(answer);
    s.generals[old] = AWAY.cup;
    s.commands[successor] = s.commands[old]!;
    s.commands[old] = 0;
    s.generals[successor] = post;
    s.proconsul = successor;
    settleCommand(s, "rome", post);
    t.note("hannibal.log.proconsul", { general: answer }, "25");
  },
};

/** Up to three PCs in one province, enemy PCs turned, where no enemy CUs are. */
export const winOver = (ids: readonly string[]): Event => {
  const open = (s: Hannibal, seat: Seat, number: number) =>
    PROVINCE_SPACES[number]!.filter(
      (space) => !controls(s, seat, space) && !isCity(space) && !hasTribe(s, space) && cusInSpace(s, other(seat), space) === 0,
    );
  return targeting(
    (s, seat) => provinceNumbers(ids).filter((number) => open(s, seat, number).length > 0),
    function* (t, seat, provinces) {
      const number = yield* chooseProvince(seat, provinces);
      const spaces = open(t.s, seat, number);
      const chosen = yield* pick(
        seat,
        spaces.map((space) => SPACE_OPTIONS[space]!),
        1,
        Math.min(3, spaces.length),
        { prompt: "hannibal.event.pcs", rule: "25" },
      );
      for (const option of chosen) setControl(t, postNamed(option), seat);
    },
  );
};

/** Enemy PCs turned, where no enemy CUs are. */
export const turnPCs = (count: number, region: string | null): Event =>
  targeting(
    (s, seat) =>
      plainPCs(s, other(seat)).filter(
        (space) => (region === null || REGION_OF[space] === region) && cusInSpace(s, other(seat), space) === 0,
      ),
    function* (t, seat, spaces) {
      const due = Math.min(count, spaces.length);
      const chosen = yield* pick(
        seat,
        spaces.map((space) => SPACE_OPTIONS[space]!),
        due,
        due,
        { prompt: "hannibal.event.turn", rule: "25", params: { count: due } },
      );
      for (const option of chosen) setControl(t, postNamed(option), seat);
    },
  );

export const intoItaly: Event = (() => {
  const event = turnPCs(2, "italia");
  const inItaly = (s: Hannibal) => isOnMap(s, HANNIBAL) && REGION_OF[spaceOf(s.generals[HANNIBAL]!)] === "italia";
  return { ...event, why: (s, seat) => (inItaly(s) ? event.why(s, seat) : "hannibal.why.hannibal-italy") };
})();

export const grainShortage: Event = {
  why: (s) =>
    controlsProvince(s, "carthage", SICILIA) ? (plainPCs(s, "rome").length > 0 ? undefined : NOTHING) : "hannibal.why.province",
  *run(t, seat) {
    const spaces = plainPCs(t.s, "rome");
    const due = Math.min(3, spaces.length);
    const chosen = yield* pick(
      seat,
      spaces.map((space) => SPACE_OPTIONS[space]!),
      due,
      due,
      { prompt: "hannibal.event.remove", rule: "25", params: { count: due } },
    );
    for (const option of chosen) setControl(t, postNamed(option), null);
  },
};

export const cityTurns = (city: number, condition: (s: Hannibal) => Key | undefined): Event => ({
  why: (s) => (controls(s, "rome", city) ? condition(s) : "hannibal.why.own-pc"),
  *run(t) {
    t.s.siege[STRONGHOLD_AT[city]!] = 0;
    eliminateAll(t, "rome", insideOf(city), "25");
    setControl(t, city, "carthage");
    tidy(t);
    checkCapitals(t);
  },
});
