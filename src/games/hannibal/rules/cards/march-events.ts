import type { Play } from "../../../../engine/index.ts";
import { other } from "../../../shared/rules/seats.ts";
import { confirm } from "../ask.ts";
import { attrition } from "../attrition.ts";
import { countMarch } from "../campaign.ts";
import { controls, isPlainPC, setControl } from "../control.ts";
import { cusInSpace } from "../forces.ts";
import { GENERAL_OPTIONS, general, sideOf } from "../generals.ts";
import { counterEvent } from "../hand.ts";
import { REGION_OF, SPACE_OPTIONS, spaceOf } from "../map.ts";
import type { Hannibal, March, T } from "../state.ts";
import { cardsOfKind, effectOf, withMove } from "../strategy-cards.ts";

// Cards that affect a march: for it, or against it

const HOSTILE_TRIBES = cardsOfKind("hostile-tribes");

/** Hostile Tribes (7, 8) as counter events, when an army enters Transalpine Gaul or Liguria. */
export function* meetHostileTribes(t: T): Play {
  const march = t.s.march!;
  const seat = sideOf(march.general);
  const region = REGION_OF[spaceOf(march.at)]!;
  const cards = HOSTILE_TRIBES.filter((card) => effectOf(card).regions!.includes(region));
  for (;;) {
    const { all } = countMarch(march);
    if (cards.length === 0 || all === 0) return;
    const card = yield* counterEvent(t, other(seat), cards, "hannibal.hostile-tribes", () => ({
      general: GENERAL_OPTIONS[march.general]!,
      space: SPACE_OPTIONS[spaceOf(march.at)]!,
      cus: all,
    }));
    if (card === 0) return;
    const { column } = effectOf(card);
    yield* attrition(t, seat, march.at, {
      rule: "21.3",
      because: "hannibal.because.hostile-tribes",
      size: column!,
      marching: true,
    });
  }
}

/** Hannibal Charms Italy (28): removes a Roman PC in a space he enters without Roman CUs; not during a truce (64). */
export function* charm(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const space = spaceOf(march.at);
  if (!canCharm(s, march, space)) return;
  if (yield* confirm("carthage", { prompt: "hannibal.charm", rule: "25", params: { space: SPACE_OPTIONS[space]! } }))
    setControl(t, space, null, march.general, s.play!.card);
}

function canCharm(s: Hannibal, march: March, space: number): boolean {
  const effect = s.truce ? undefined : withMove(s, "charm");
  if (!effect || march.general !== general(effect.general!) || !effect.regions!.includes(REGION_OF[space]!)) return false;
  return controls(s, "rome", space) && isPlainPC(s, space) && cusInSpace(s, "rome", space) === 0;
}

/** In his starting space it costs him a space of movement. */
export const canCharmHere = (s: Hannibal, march: March): boolean =>
  march.path.length === 1 && march.used < march.allowance && canCharm(s, march, spaceOf(march.at));

export function charmHere(t: T): void {
  const march = t.s.march!;
  march.used += 1;
  march.path[0]![1] = march.used; // it is not one of the two spaces that Bad Weather leaves him (41)
  setControl(t, spaceOf(march.at), null, march.general, t.s.play!.card);
}
