import type { Header, Plain } from "../../../engine/index.ts";
import type { Question, Seat } from "../../shared/rules/seats.ts";
import { hasTribe } from "../rules/control.ts";
import { siegePoints } from "../rules/forces.ts";
import { SPACE_IDS, spaceOf } from "../rules/map.ts";
import { pointsNeeded, siegeDie } from "../rules/siege.ts";
import { RED_DIE } from "../rules/tables.ts";
import { imaginedState } from "./imagined.ts";

/** A siege or subjugation that is being decided on. */
export interface SiegeInSight {
  readonly space: string;
  readonly by: Seat;
  readonly tribe: boolean;
  /** the red die is rolled, otherwise the white one */
  readonly red: boolean;
  readonly points: number;
  readonly needed: number;
}

/** The siege the question is about, or one the activated general can continue. */
export function siegeInSight(view: Plain, header: Header, question: Question | null): SiegeInSight | null {
  const asks =
    question?.prompt === "hamilcar.determined-defense" ||
    question?.prompt === "hamilcar.reroll-siege" ||
    (question?.kind === "choose" && question.options.includes("besiege"));
  const s = asks ? imaginedState(view, header) : null;
  if (!s?.march) return null;
  const { seat } = s.march;
  const at = spaceOf(s.march.at);
  return {
    space: SPACE_IDS[at]!,
    by: seat,
    tribe: hasTribe(s, at),
    red: siegeDie(s, seat, at) === RED_DIE,
    points: siegePoints(s, at),
    needed: pointsNeeded(s, at),
  };
}
