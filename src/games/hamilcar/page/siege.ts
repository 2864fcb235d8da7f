import type { Header, LogEntry, Plain } from "../../../engine/index.ts";
import { keys } from "../../../words/ids.ts";
import type { Question, Seat } from "../../shared/rules/seats.ts";
import { hasTribe } from "../rules/control.ts";
import { siegePoints } from "../rules/forces.ts";
import { SPACE_IDS, space, spaceOf } from "../rules/map.ts";
import { pointsNeeded, siegeDie } from "../rules/siege.ts";
import { RED_DIE } from "../rules/tables.ts";
import { heldIn, imaginedState } from "./imagined.ts";
import { sideOf } from "./sides.ts";
import type { HamilcarView } from "./view.ts";

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

const BEGUN = keys("hamilcar.log.", "besieges", "subjugates", "traitor", "blockade");

/** Whether the siege die that entries tell of is the red one (14.2, 16.4), with Naval Supremacy as it is. */
export function isRedIn(view: HamilcarView, entries: readonly LogEntry[]): boolean {
  const begun = entries.findLast(({ event }) => BEGUN.has(event));
  if (!begun) return false;
  if (begun.event === "hamilcar.log.subjugates") return true;
  if (begun.event === "hamilcar.log.blockade") return view.supremacy === "carthage";
  const at = space(String(begun.params?.space).slice("space:".length));
  return siegeDie({ ...heldIn(view), supremacy: view.supremacy }, sideOf(begun) ?? view.supremacy, at) === RED_DIE;
}

/** The points that a city or tribe takes to fall (14.2), in whatever the game is in the middle of. */
export const neededAgainst = (view: HamilcarView, id: string): number => pointsNeeded(heldIn(view), space(id));
