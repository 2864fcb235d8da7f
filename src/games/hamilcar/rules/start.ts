import type { Params } from "../../../engine/index.ts";
import { byProvince } from "../../shared/rules/control.ts";
import { controls, displayOf, hasTribe, SEAT_NAMES } from "./control.ts";
import { isConsul, isProconsul, sayParty, whoIsAt } from "./forces.ts";
import { GENERAL_OPTIONS, OF_SIDE } from "./generals.ts";
import { POST_OPTIONS, PROVINCE_OPTIONS, PROVINCE_SPACES, SPACE_OPTIONS } from "./map.ts";
import { miatCount, miatMood, miatOptions } from "./miat.ts";
import { AWAY, type Hamilcar, type T } from "./state.ts";
import { seamanshipOf } from "./tables.ts";
import { sayWarships } from "./warships.ts";

// 3 What the log tells of the set-up

/** Who stands where and who controls what before the first card: the log tells all that comes from here on. */
export function tellStart(t: T): void {
  const s = t.s;
  t.note("hamilcar.log.start", undefined, "3");
  for (const [seat, rule] of STARTS) {
    const named = (holds: (general: number) => boolean) =>
      OF_SIDE[seat].filter(holds).map((general) => GENERAL_OPTIONS[general]!);
    t.note(
      "hamilcar.log.start-forces",
      {
        seat: SEAT_NAMES[seat],
        force: sayParty({ cus: totalOf(s.cus[seat]), elephants: seat === "carthage" ? totalOf(s.elephants) : 0, supply: 0 }, []),
        modifiers: POST_OPTIONS.flatMap((place, post) => {
          const party = whoIsAt(s, seat, post);
          return party.length > 0 ? [`${party.join("+")}=${place}`] : [];
        }),
        consuls: named((general) => isConsul(s, general)),
        proconsuls: named((general) => isProconsul(s, general)),
      },
      rule,
    );
    const away = (...where: number[]) => named((general) => where.includes(s.generals[general]!));
    t.note(
      "hamilcar.log.start-pool",
      {
        seat: SEAT_NAMES[seat],
        generals: away(AWAY.pool),
        later: away(AWAY.track, AWAY.aside),
        mercenaries: away(AWAY.mercenary),
        out: away(AWAY.gone),
      },
      rule,
    );
    const held = spacesOf(s, (at) => controls(s, seat, at));
    t.note("hamilcar.log.start-control", { seat: SEAT_NAMES[seat], ...held }, rule);
    const { counted, besides } = displayOf(s, seat);
    t.note("hamilcar.log.start-display", { seat: SEAT_NAMES[seat], points: counted.length, counted, besides }, "2.1.E");
  }
  t.note(
    "hamilcar.log.start-neutral",
    spacesOf(s, (at) => !controls(s, "rome", at) && !controls(s, "carthage", at)),
    "3.1",
  );
  t.note(
    "hamilcar.log.start-warships",
    {
      rome: sayWarships(s, "rome"),
      carthage: sayWarships(s, "carthage"),
      supremacy: SEAT_NAMES[s.supremacy],
      level: `seamanship:${seamanshipOf(s.seamanship).id}`,
    },
    "3.1",
  );
  const miat = { count: miatCount(s), slots: s.miat.length, mood: `mood:${miatMood(s)}`, held: miatOptions(s) };
  t.note("hamilcar.log.start-miat", miat, "15.3");
  t.note(s.dictator === "ready" ? "hamilcar.log.start-dictator-ready" : "hamilcar.log.start-dictator", {}, "5.2.C4");
  if (s.forgottenTactics) t.note("hamilcar.log.start-elephants", {}, "5.2.C3");
}
const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
const STARTS = [
  ["rome", "3.2"],
  ["carthage", "3.3"],
] as const;

const LISTED = {
  names: SPACE_OPTIONS,
  provinces: PROVINCE_OPTIONS.map((name, province) => ({ name, spaces: PROVINCE_SPACES[province]! })),
};

const spacesOf = (s: Hamilcar, isAmong: (space: number) => boolean): Params =>
  byProvince(LISTED, isAmong, (space) => hasTribe(s, space));
