import type { Seat } from "../../../shared/rules/seats.ts";
import type { Reason } from "../ask.ts";
import { check } from "../check.ts";
import type { Hamilcar } from "../state.ts";
import { CARDS, EVENT_KINDS, isFor } from "../strategy-cards.ts";
import type { EventKind } from "./kind.ts";
import { attritionEvent, cityChangesSides, desertion, mutiny, relief, siegeTrain, traitor } from "./military-events.ts";
import { campaign, corvusEvent, forcedMarch, navalRaid, rowingDrills, seamanship, warships } from "./naval-events.ts";
import {
  citadel,
  diplomacy,
  dismissProconsul,
  flamen,
  messenger,
  miatGains,
  miatLoses,
  punicFaith,
  raids,
  revolt,
  shortfall,
  truce,
} from "./political-events.ts";
import { auxiliaries, elephant, mercenaryRecruits, supply } from "./reinforcement-events.ts";

/** Events played in one's own turn, by kind. */
const EVENTS: Readonly<Record<string, EventKind>> = {
  elephant,
  "siege-train": siegeTrain,
  "city-changes-sides": cityChangesSides,
  warships,
  seamanship,
  "rowing-drills": rowingDrills,
  "mercenary-recruits": mercenaryRecruits,
  shortfall,
  mutiny,
  relief,
  "miat-loses": miatLoses,
  "miat-gains": miatGains,
  corvus: corvusEvent,
  "naval-raid": navalRaid,
  revolt,
  supply,
  campaign,
  diplomacy,
  auxiliaries,
  attrition: attritionEvent,
  traitor,
  messenger,
  "forced-march": forcedMarch,
  desertion,
  citadel,
  "dismiss-proconsul": dismissProconsul,
  truce,
  raids,
  flamen,
  "punic-faith": punicFaith,
};

/** Kinds that are counter events with a timing of their own, or no events at all. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  "elephant-fright",
  "cruel-sea",
  "helmsmen",
  "bad-weather",
  "storms-at-sea",
  "triumph",
  "spoils",
  "evasion",
  "good-omen",
  "spy",
  "ambush",
  "price-of-failure",
  "bad-omen",
  "grain",
  "dictator",
]);

for (const kind of EVENT_KINDS)
  check(kind in EVENTS || ELSEWHERE.has(kind), "cards.json", `nothing is known of effects of the kind "${kind}".`);

const BY_CARD: readonly (EventKind | undefined)[] = [undefined, ...CARDS.slice(1).map(({ kind }) => EVENTS[kind])];
export const eventOf = (card: number): EventKind | undefined => BY_CARD[card];

function whyNone(card: number): Reason["why"] {
  const { counter, kind } = CARDS[card]!;
  if (counter) return "hamilcar.why.counter-event";
  return kind === "grain" ? "hamilcar.why.grain" : "hamilcar.why.no-event";
}

/** Why a card may not be played as the event of a turn, or nothing if it may (5.2.C1). */
export function whyNotEvent(s: Hamilcar, seat: Seat, card: number): Reason | undefined {
  if (!isFor(card, seat)) return { why: "hamilcar.why.not-your-event", rule: "5.2.C1" };
  const event = eventOf(card);
  if (!event) return { why: whyNone(card), rule: "5.2.C1" };
  return event.whyNot?.(s, seat, card);
}
