import type { Play } from "../../../engine/index.ts";
import { other } from "../../shared/rules/seats.ts";
import { spacesWhere } from "../../shared/rules/why.ts";
import { amount, choose, confirm } from "./ask.ts";
import { controls, hasTribe, isBoundByTruce, setControl } from "./control.ts";
import { cusAt, generalsAt, highest, isBesieged, isBesiegedPost, isOnMap, room, unitsInSpace } from "./forces.ts";
import { GENERAL_OPTIONS, GENERALS } from "./generals.ts";
import { COASTAL, isCity, MAJOR_PORTS, ROADS, SPACE_OPTIONS, spaceNamed, spaceOf } from "./map.ts";
import { placeCUs } from "./pieces.ts";
import { loosenSiege } from "./siege.ts";
import type { Hamilcar, March, T } from "./state.ts";
import { sayWarships } from "./warships.ts";

// 17.2 Special abilities used during an activation

/** Vulso turns crews into soldiers before he sets out (17.2.B). */
export function* crewsAshore(t: T, general: number): Play {
  const s = t.s;
  const at = spaceOf(s.generals[general]!);
  const most = Math.min(GENERALS[general]!.ability.warshipsToCUs ?? 0, room(s, "rome", at, "cus"));
  if (most <= 0 || !MAJOR_PORTS.includes(at) || !controls(s, "rome", at) || isBesieged(s, at)) return;
  const { ready, spent } = s.warships.rome;
  const params = { general: GENERAL_OPTIONS[general]! };
  const fromSpent = yield* amount("rome", 0, Math.min(most, spent), { prompt: "hamilcar.spent-to-cus", rule: "17.2.B", params });
  const fromReady = yield* amount("rome", 0, Math.min(most - fromSpent, ready), {
    prompt: "hamilcar.ready-to-cus",
    rule: "17.2.B",
    params,
  });
  if (fromSpent + fromReady === 0) return;
  s.warships.rome.spent -= fromSpent;
  s.warships.rome.ready -= fromReady;
  t.note("hamilcar.log.crews-ashore", { ...params, count: fromSpent + fromReady, ships: sayWarships(s, "rome") }, "17.2.B");
  yield* placeCUs(t, "rome", at, { cus: fromSpent + fromReady }, "17.2.B");
}

// 17.2.A Carthalo and Himilco: instead of anything else

/** Enemy PCs next to Carthalo by road or by an ordinary sea lane, without walls, tribe or enemy units. */
export function raidableSpaces(s: Hamilcar, general: number): number[] {
  const { side, ability } = GENERALS[general]!;
  const post = s.generals[general]!;
  if (!ability.coastalRaid || isBesiegedPost(s, post) || isBoundByTruce(s, side)) return [];
  const from = spaceOf(post);
  const near = new Set([...ROADS[from]!.map(({ to }) => to), ...COASTAL[from]!]);
  return [...near].filter((to) => controls(s, other(side), to) && !isCity(to) && unitsInSpace(s, other(side), to) === 0);
}

export function* raidCoast(t: T, { seat, general }: March): Play {
  const options = raidableSpaces(t.s, general).map((at) => SPACE_OPTIONS[at]!);
  const whyNot = spacesWhere("hamilcar.why.raid-coast-where", "17.2.A");
  const at = spaceNamed(yield* choose(seat, options, { prompt: "hamilcar.raid-coast", rule: "17.2.A", whyNot }));
  setControl(t, at, seat, "17.2.A", [GENERAL_OPTIONS[general]!]);
}

export const canRepair = (s: Hamilcar, general: number): boolean =>
  GENERALS[general]!.ability.repairs !== undefined && isBesiegedPost(s, s.generals[general]!);

export function repair(t: T, { general, at }: March): void {
  loosenSiege(t, spaceOf(at), GENERALS[general]!.ability.repairs!, "17.2.A");
}

/** Maximus places or converts a PC where his activation ends, unless he has lost a battle (17.2.B). */
export function* winOver(t: T, { general, seat, fought, won }: March): Play {
  const s = t.s;
  if (!GENERALS[general]!.ability.freeControl || !isOnMap(s, general) || (fought && !won)) return;
  const at = spaceOf(s.generals[general]!);
  const enemy = other(seat);
  if (!highest(s, generalsAt(s, seat, at)).includes(general)) return; // 2.2.E1: he has become a subordinate
  if (isCity(at) || hasTribe(s, at) || controls(s, seat, at) || cusAt(s, enemy, at) > 0) return;
  if (controls(s, enemy, at) && isBoundByTruce(s, seat)) return;
  if (yield* confirm(seat, { prompt: "hamilcar.win-over", rule: "17.2.B", params: { space: SPACE_OPTIONS[at]! } }))
    setControl(t, at, seat, "17.2.B", [GENERAL_OPTIONS[general]!]);
}
