import type { Seat } from "../../../shared/rules/seats.ts";
import type { Reason } from "../ask.ts";
import type { Hannibal } from "../state.ts";
import { CARDS, EFFECT_KINDS } from "../strategy-cards.ts";
import type { EventKind } from "./kind.ts";
import { hostileTribes, mercenariesDesert, relief, sickness } from "./military-events.ts";
import { cityChangesSides, diplomacy, dismissProconsul, grainShortage, revolt, winOver } from "./political-events.ts";
import { africanReinforcements, mutin, recruits, reinforcePort, siegeTrain, slaveLegions } from "./reinforcement-events.ts";
import { counsel, messenger, navalVictory, philip, truce } from "./standing-events.ts";

/** 25: the effects of events played as a turn, by kind. */
const EVENTS: Readonly<Record<string, EventKind>> = {
  revolt,
  "hostile-tribes": hostileTribes,
  philip,
  "reinforce-port": reinforcePort,
  elephants: africanReinforcements,
  recruits,
  relief,
  "dismiss-proconsul": dismissProconsul,
  desertion: mercenariesDesert,
  rising: mutin,
  "win-over": winOver,
  "city-changes-sides": cityChangesSides,
  diplomacy,
  "naval-victory": navalVictory,
  "siege-train": siegeTrain,
  "slave-legions": slaveLegions,
  sickness,
  messenger,
  "grain-shortage": grainShortage,
  counsel,
  truce,
};

/** Kinds that move armies, modify a move, or are counter events with a timing of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  "campaign",
  "forced-march",
  "native-guide",
  "traitor",
  "charm",
  "pirates",
  "treachery",
  "cavalry",
  "spy",
  "allies-desert",
  "bad-weather",
  "elephant-fright",
  "ally-deserts",
  "storms",
]);

for (const kind of EFFECT_KINDS)
  if (!(kind in EVENTS) && !ELSEWHERE.has(kind))
    throw new Error(`data/cards.json: nothing is known of effects of the kind "${kind}".`);

const BY_CARD: readonly (EventKind | undefined)[] = CARDS.map((card) => card && EVENTS[card.effect.kind]);
export const eventOf = (card: number): EventKind | undefined => BY_CARD[card];

/** Why a card's event cannot be played as a turn, or nothing if it can. */
export function whyNoEvent(s: Hannibal, seat: Seat, card: number): Reason | undefined {
  const event = eventOf(card);
  if (!event) return { why: "hannibal.why.no-event", rule: "8.4" };
  const why = event.whyNot?.(s, seat, card);
  return why ? { why, rule: "25" } : undefined;
}
