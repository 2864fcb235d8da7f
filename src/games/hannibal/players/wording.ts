import type { Said, Wording } from "../../../bots/explain.ts";
import type { Line } from "../../../bots/mind.ts";
import { plainLine } from "../../../bots/plain-line.ts";
import type { Params } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { controls } from "../rules/control.ts";
import { cusAt, siegePoints } from "../rules/forces.ts";
import { GENERAL_OPTIONS } from "../rules/generals.ts";
import { isCity, PROVINCE_OF, PROVINCE_OPTIONS, REGION_OF, SPACE_OPTIONS } from "../rules/map.ts";
import { CODE, type Hannibal } from "../rules/state.ts";
import { CARD_OPTIONS } from "../rules/strategy-cards.ts";
import { chanceAgainst, danger } from "./armies.ts";
import { heldIn, majorityIn } from "./influence.ts";
import type { Intent } from "./intents.ts";
import { IS_POLITICAL } from "./lore.ts";
import type { March } from "./marches.ts";
import type { Plan } from "./plans.ts";

// What computer players say about what they do: keys of the catalogue with their parameters

const say = (key: string, params: Params = {}): Said => ({ key: `hannibal.line.${key}`, params });
const why = (key: string, params: Params = {}): Said => ({ key: `hannibal.reason.${key}`, params });

/** What a card is played for. */
export function deedOf({ card, use, marches = [], spaces = [] }: Intent, discreet: boolean): Said {
  const played = { card: discreet ? "hannibal.some-card" : CARD_OPTIONS[card]! };
  const going = marches.filter((march) => march !== undefined);
  const [first] = going;
  if (first && going.length > 1)
    return say("campaign", { ...played, generals: going.map(({ general }) => GENERAL_OPTIONS[general]!) });
  if (first) return say(first.port >= 0 ? "sail" : "march", { ...played, ...wayOf(first) });
  if (use === "place") return say("place", { ...played, spaces: spaces.map((space) => SPACE_OPTIONS[space]!) });
  return say(use === "move" ? "move" : use, played);
}

const wayOf = ({ general, to }: March): Params => ({ general: GENERAL_OPTIONS[general]!, space: SPACE_OPTIONS[to]! });

const intentOf = (line: Line): Intent | undefined => line.intent as Intent | undefined;

export const wording: Wording<Hannibal> = {
  line(_s, _seat, line, discreet) {
    const intent = intentOf(line);
    return intent ? deedOf(intent, discreet) : plainLine("hannibal", line);
  },
  plan(line) {
    const plan = `hannibal.plan.${line.plan.id}`;
    const intent = intentOf(line);
    return !intent || serves(line.plan as Plan, intent) ? { key: plan } : { key: "hannibal.plan.later", params: { plan } };
  },
  reasons(s, seat: Seat, line) {
    const intent = intentOf(line);
    if (!intent) return [];
    const march = intent.marches?.find((one) => one !== undefined);
    const reasons = [
      ...(march ? reasonsToMarch(s, seat, march) : []),
      ...(intent.spaces ? provincesWon(s, seat, intent.spaces) : []),
    ];
    return reasons.length > 0 ? reasons : plainReasons(intent);
  },
};

/** Whether a card is played for what a plan is after: one of its generals marches, or PCs go where it looks. */
function serves({ missions, weights }: Plan, { marches = [], spaces = [] }: Intent): boolean {
  const isSent = ({ general }: March) => missions.some(({ leaders }) => leaders.length === 0 || leaders.includes(general));
  return (
    missions.length === 0 ||
    marches.some((march) => march !== undefined && isSent(march)) ||
    spaces.some((space) => REGION_OF[space]! in weights)
  );
}

/** What a use is good for in general, where nothing particular speaks for it. */
function plainReasons({ use, spaces = [] }: Intent): Said[] {
  if (use === "raise" || use === "discard" || use === "event") return [why(use)];
  const provinces = new Set(spaces.map((space) => PROVINCE_OF[space]!).filter((province) => IS_POLITICAL[province]));
  return provinces.size > 0 ? [why("counts", { provinces: [...provinces].map((province) => PROVINCE_OPTIONS[province]!) })] : [];
}

function reasonsToMarch(s: Hannibal, seat: Seat, { general, to, cus }: March): Said[] {
  const enemy = other(seat);
  const reasons: Said[] = [];
  const space = SPACE_OPTIONS[to]!;
  if (cusAt(s, enemy, to) > 0)
    reasons.push(why("battle", { space, percent: Math.round(100 * chanceAgainst(s, seat, to, cus, general)) }));
  else if (isCity(to) && controls(s, enemy, to)) reasons.push(why("siege", { space, points: siegePoints(s, to) }));
  else if (controls(s, enemy, to)) reasons.push(why("enemy-country", { space }));
  const post = s.generals[general]!;
  if (post >= 0 && danger(s, seat, post, cus, general) > danger(s, seat, to, cus, general) + 1) reasons.push(why("safety", {}));
  return reasons;
}

/** Provinces that PCs in these spaces win or break. */
function provincesWon(s: Hannibal, seat: Seat, spaces: readonly number[]): Said[] {
  const enemy = other(seat);
  const reasons: Said[] = [];
  for (const province of new Set(spaces.map((space) => PROVINCE_OF[space]!))) {
    if (!IS_POLITICAL[province]) continue;
    const here = spaces.filter((space) => PROVINCE_OF[space] === province);
    const held = heldIn(s, seat, province);
    const majority = majorityIn(province);
    const name = { province: PROVINCE_OPTIONS[province]! };
    if (held < majority && held + here.length >= majority) reasons.push(why("wins-province", name));
    else if (heldIn(s, enemy, province) >= majority && here.some((space) => s.control[space] === CODE[enemy]))
      reasons.push(why("breaks-province", name));
    else if (held >= majority) reasons.push(why("secures-province", name));
  }
  return reasons;
}
