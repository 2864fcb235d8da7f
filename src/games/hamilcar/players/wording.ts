import type { Said, Wording } from "../../../bots/explain.ts";
import type { Line } from "../../../bots/mind.ts";
import { plainLine } from "../../../bots/plain-line.ts";
import type { Params } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { controls } from "../rules/control.ts";
import { cusAt, siegePoints } from "../rules/forces.ts";
import { GENERAL_OPTIONS } from "../rules/generals.ts";
import { isCity, PROVINCE_OF, PROVINCE_SPACES, PROVINCES, SPACE_OPTIONS } from "../rules/map.ts";
import { CODE, type Hamilcar } from "../rules/state.ts";
import type { Intent } from "./intents.ts";
import type { Goal } from "./movement.ts";

// What computer players say about what they do: keys of the catalogue with their parameters

const say = (key: string, params: Params = {}): Said => ({ key: `hamilcar.line.${key}`, params });
const why = (key: string, params: Params = {}): Said => ({ key: `hamilcar.reason.${key}`, params });

/** What a turn is used for. */
export function deedOf({ play, use, goal }: Intent, discreet: boolean): Said {
  if (!play.startsWith("card:")) return say(play);
  const card = discreet ? "hamilcar.some-card" : play;
  const way = goal && { general: GENERAL_OPTIONS[goal.general]!, space: SPACE_OPTIONS[goal.to]! };
  return way ? say("march", { card, ...way }) : say(use, { card });
}

/** Uses of a turn that have a reason in general, where nothing particular speaks for them. */
const EXPLAINED: ReadonlySet<string> = new Set([
  "event",
  "points",
  "troops",
  "ships",
  "discard",
  "hire",
  "dictator",
  "run-blockade",
]);

const intentOf = (line: Line): Intent | undefined => line.intent as Intent | undefined;

export const wording: Wording<Hamilcar> = {
  line(_s, _seat, line, discreet) {
    const intent = intentOf(line);
    return intent ? deedOf(intent, discreet) : plainLine("hamilcar", line);
  },
  plan: ({ plan }) => ({ key: `hamilcar.plan.${plan.id}` }),
  reasons(s, seat: Seat, line) {
    const intent = intentOf(line);
    if (!intent) return [];
    const reasons = intent.goal ? reasonsToGo(s, seat, intent.goal) : [];
    const plain = intent.use === "" ? intent.play : intent.use;
    return reasons.length === 0 && EXPLAINED.has(plain) ? [why(plain)] : reasons;
  },
};

function reasonsToGo(s: Hamilcar, seat: Seat, { to }: Goal): Said[] {
  const enemy = other(seat);
  const space = SPACE_OPTIONS[to]!;
  const theirs = cusAt(s, enemy, to);
  if (theirs > 0) return [why("battle", { space, count: theirs })];
  if (isCity(to) && controls(s, enemy, to)) return [why("siege", { space, points: siegePoints(s, to) })];
  if (!controls(s, enemy, to)) return [];
  const province = PROVINCE_OF[to]!;
  const spaces = PROVINCE_SPACES[province]!;
  const held = spaces.filter((at) => s.control[at] === CODE[enemy]).length;
  const isDecisive = held === Math.floor(spaces.length / 2) + 1;
  return [
    isDecisive ? why("breaks-province", { province: `province:${PROVINCES[province]!.id}` }) : why("enemy-country", { space }),
  ];
}
