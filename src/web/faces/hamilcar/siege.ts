import type { Question, Seat } from "../../../engine/index.ts";
import { isLargeCity, space } from "../../../games/hamilcar/map.ts";
import { type HamilcarView, holderOf } from "./view.ts";

/** A siege or subjugation that is being decided on. */
export interface SiegeInSight {
  readonly space: string;
  readonly by: Seat;
  readonly tribe: boolean;
  readonly large: boolean;
  /** the red die is rolled, otherwise the white one (14.2) */
  readonly red: boolean;
  readonly points: number;
  readonly needed: number;
}

const NEEDED = { city: 2, large: 3, tribe: 3 };

/** The siege that the question is about, or that the activated general can go on with. */
export function siegeInSight(view: HamilcarView, question: Question | null): SiegeInSight | null {
  const { march } = view;
  if (!march || !question) return null;
  const asks =
    question.prompt === "hamilcar.determined-defense" ||
    question.prompt === "hamilcar.reroll-siege" ||
    (question.kind === "choose" && question.options.includes("besiege"));
  if (!asks) return null;
  const at = march.at;
  const tribe = view.tribes.includes(at);
  if (!tribe && holderOf(view, at) === march.seat) return null;
  const large = isLargeCity(space(at));
  return {
    space: at,
    by: march.seat,
    tribe,
    large,
    red: tribe || (!large && view.supremacy === march.seat),
    points: view.siege[at]?.points ?? 0,
    needed: (tribe ? NEEDED.tribe : large ? NEEDED.large : NEEDED.city) + (view.citadel === at ? 1 : 0),
  };
}
