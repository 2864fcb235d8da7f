import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { traced } from "../../shared/rules/tracing.ts";
import { spacesWhere } from "../../shared/rules/why.ts";
import { choose } from "./ask.ts";
import { controls, hasTribe, holdersOf, noteDisplay, plainPCs, removePCs, SEAT_NAMES, setControl } from "./control.ts";
import { cusAt, cusInSpace } from "./forces.ts";
import { COASTAL, isCity, PROVINCE_OF, REGION_OF, ROADS, SPACE_COUNT, SPACE_OPTIONS, spaceNamed, TRIBES } from "./map.ts";
import { type Hamilcar, has, isSilver, NOBODY, type T } from "./state.ts";

// 5.4 The political isolation phase

/** Spaces connected by roads, the strait and ordinary sea lanes. */
const JOINED: readonly (readonly number[])[] = ROADS.map((roads, at) => [
  ...new Set([...roads.map(({ to }) => to), ...COASTAL[at]!]),
]);

/** By space, whether roads and ordinary sea lanes connect it to a CU or walled city of the seat. */
export function joinedSpaces(s: Hamilcar, seat: Seat): readonly boolean[] {
  const enemy = other(seat);
  return traced({
    spaces: SPACE_COUNT,
    isSource: (at) => cusInSpace(s, seat, at) > 0 || (isCity(at) && controls(s, seat, at)),
    waysFrom: (at) => JOINED[at]!,
    isOpen: (at) => !controls(s, enemy, at) && !hasTribe(s, at) && (cusAt(s, enemy, at) === 0 || controls(s, seat, at)),
  });
}

export function isolatedPCs(s: Hamilcar, seat: Seat): number[] {
  const joined = joinedSpaces(s, seat);
  return plainPCs(s, seat).filter((at) => !joined[at]);
}

/** Takes isolated PCs off one after the other, Carthage's first. */
export function* takeOffIsolated(s: Hamilcar): Generator<[Seat, number]> {
  for (const seat of ["carthage", "rome"] as const) {
    for (const at of isolatedPCs(s, seat)) {
      s.control[at] = NOBODY;
      yield [seat, at];
    }
  }
}

export function removeIsolated(t: T): void {
  const s = t.s;
  const display = holdersOf(s);
  for (const [seat, at] of takeOffIsolated(s))
    t.note("hamilcar.log.isolated", { space: SPACE_OPTIONS[at]!, seat: SEAT_NAMES[seat] }, "5.4");
  noteDisplay(t, display);
  s.phase = "victory-check";
  if (!has(s, "political-instability")) return;
  s.phase = "instability";
  s.queue = TRIBES.filter((at) => hasTribe(s, at) && s.siege[at] === 0);
}

// 16.5 Political instability

const HOME: Readonly<Record<string, Seat>> = { italia: "rome", africa: "carthage" };

/** Each tribe in a side's home region that is not being subjugated costs it a PC, in its province or region if possible. */
export function* instability(t: T): Play {
  const s = t.s;
  const tribe = s.queue.shift();
  if (tribe === undefined) {
    s.phase = "victory-check";
    return;
  }
  const seat = HOME[REGION_OF[tribe]!];
  if (!seat) return;
  const pcs = plainPCs(s, seat);
  const nearby = pcs.filter((at) => REGION_OF[at] === REGION_OF[tribe]);
  const closest = isSilver(s) ? [] : pcs.filter((at) => PROVINCE_OF[at] === PROVINCE_OF[tribe]); // Golden Geek: the province first
  const among = closest.length > 0 ? closest : nearby;
  if (among.length === 0) return yield* removePCs(t, seat, 1, { rule: "16.5", because: "hamilcar.because.instability" });
  const options = among.map((at) => SPACE_OPTIONS[at]!);
  const params = { space: SPACE_OPTIONS[tribe]! };
  const whyNot = spacesWhere("hamilcar.why.instability-where", "16.5");
  const at = spaceNamed(yield* choose(seat, options, { prompt: "hamilcar.instability", rule: "16.5", params, whyNot }));
  setControl(t, at, null, "16.5");
}
