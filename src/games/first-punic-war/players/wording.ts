import type { Said, Wording } from "../../../bots/explain.ts";
import type { Line } from "../../../bots/mind.ts";
import { plainLine } from "../../../bots/plain-line.ts";
import type { Params } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { isFortress } from "../rules/board.ts";
import { HEX_IDS, PLACE, PLACES } from "../rules/map.ts";
import { enemyOf, type State, sideOfSeat } from "../rules/state.ts";
import { UNIT_IDS } from "../rules/units.ts";
import { unitsOf } from "./forces.ts";
import type { Intent } from "./operations.ts";

// What computer players say about what they do: keys of the catalogue with their parameters

const say = (key: string, params: Params = {}): Said => ({ key: `fpw.line.${key}`, params });
const why = (key: string, params: Params = {}): Said => ({ key: `fpw.reason.${key}`, params });

const KINDS: Readonly<Record<string, string>> = { "op:land": "march", "op:naval": "sail", "op:concentrate": "rally" };

/** What an operation is for. */
export function deedOf({ operation, hex, target, leader }: Intent): Said {
  if (leader !== undefined) return say("crisis", { unit: UNIT_IDS[leader]!, to: HEX_IDS[target]! });
  const kind = KINDS[operation];
  if (kind === undefined || hex < 0) return operation === "end" ? say("end") : say("choice", { choice: operation });
  const from = HEX_IDS[hex]!;
  return target < 0 ? say(kind, { from }) : say(`${kind}-against`, { from, to: HEX_IDS[target]! });
}

const intentOf = (line: Line): Intent | undefined => line.intent as Intent | undefined;

export const wording: Wording<State> = {
  line(_s, _seat, line) {
    const intent = intentOf(line);
    return intent ? deedOf(intent) : plainLine("fpw", line);
  },
  plan: ({ plan }) => ({ key: `fpw.plan.${plan.id}` }),
  reasons(s, seat: Seat, line) {
    const intent = intentOf(line);
    const target = intent?.target ?? -1;
    if (target < 0) return intent?.operation === "end" ? [why("end")] : [];
    if (intentOf(line)?.leader !== undefined) return [why("crisis")];
    const hex = HEX_IDS[target]!;
    const reasons: Said[] = [];
    if (isFortress(s, target)) reasons.push(why("fortress", { hex, points: Math.max(PLACES[PLACE[target]!]!.vp, 1) }));
    if (unitsOf(s, enemyOf(sideOfSeat(seat)), target).length === 0) reasons.push(why("open", { hex }));
    return reasons;
  },
};
