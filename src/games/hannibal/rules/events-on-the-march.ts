import type { Play } from "../../../engine/index.ts";
import { other } from "../../shared/rules/seats.ts";
import { confirm } from "./ask.ts";
import { attrition, HOSTILE_TRIBES_SIZE } from "./attrition.ts";
import { countMarch } from "./campaign.ts";
import { CHARMS_ITALY, HOSTILE_TRIBES } from "./cards.ts";
import { controls, isPlainPC, setControl } from "./control.ts";
import { counterWindow } from "./counter.ts";
import { cusInSpace } from "./forces.ts";
import { HANNIBAL, sideOf } from "./generals.ts";
import { REGION_OF, SPACE_OPTIONS, spaceOf } from "./map.ts";
import type { Hannibal, March, T } from "./state.ts";

// Cards that work on a march: 7 and 8 Hostile Tribes, 28 Hannibal Charms Italy

/** Hostile Tribes as a counter event, when an army comes into Transalpine Gaul or Liguria (cards 7, 8). */
export function* hostileTribes(t: T): Play {
  const march = t.s.march!;
  const seat = sideOf(march.general);
  const region = REGION_OF[spaceOf(march.at)];
  if (region !== "gallia_transalpina" && region !== "liguria") return;
  while (countMarch(march).all > 0 && (yield* counterWindow(t, other(seat), HOSTILE_TRIBES, "hannibal.hostile-tribes")) > 0) {
    yield* attrition(t, seat, march.at, {
      rule: "21.3",
      because: "hannibal.because.hostile-tribes",
      size: HOSTILE_TRIBES_SIZE,
      marching: true,
    });
  }
}

/** Hannibal Charms Italy: a Roman PC where he stands goes (card 28). */
export function* charm(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const space = spaceOf(march.at);
  if (!isCharming(s, march) || !isCharmable(s, space)) return;
  if (yield* confirm("carthage", { prompt: "hannibal.charm", rule: "25", params: { space: SPACE_OPTIONS[space]! } }))
    setControl(t, space, null);
}

const isCharming = (s: Hannibal, march: March): boolean =>
  !s.truce &&
  s.play!.card === CHARMS_ITALY &&
  s.play!.use === "move" &&
  s.play!.seat === "carthage" &&
  march.general === HANNIBAL;

const isCharmable = (s: Hannibal, space: number): boolean =>
  REGION_OF[space] === "italia" && controls(s, "rome", space) && isPlainPC(s, space) && cusInSpace(s, "rome", space) === 0;

export const canCharmHere = (s: Hannibal, march: March): boolean =>
  isCharming(s, march) && march.path.length === 1 && march.used < march.allowance && isCharmable(s, spaceOf(march.at));
