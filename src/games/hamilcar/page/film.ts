import type { LogEntry } from "../../../engine/index.ts";
import {
  CARD,
  CHANGE,
  events,
  type Look,
  looks,
  MATTERS,
  QUIET,
  ROLL,
  SENTENCE,
  type StoryKind,
} from "../../../web/film/look.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { GENERALS } from "../rules/generals.ts";
import BattleStage from "./stage/BattleStage.svelte";
import ChestPage from "./stage/ChestPage.svelte";
import RollStage from "./stage/RollStage.svelte";
import SeaStage from "./stage/SeaStage.svelte";
import SiegeStage from "./stage/SiegeStage.svelte";
import TurnPage from "./stage/TurnPage.svelte";
import WinterPage from "./stage/WinterPage.svelte";
import { asView } from "./view.ts";

const LOG = "hamilcar.log.";
const march: Look = { as: "walk", to: "space", piece: "general" };
const flight: Look = { as: "walk", to: "space", piece: "seat", matters: true };

/** How the events of Hamilcar look. */
export const LOOKS = looks(LOG, {
  event: CARD,
  operation: CARD,
  preempted: CARD,
  "event-cancelled": MATTERS,
  passed: SENTENCE,
  tactic: { ...CARD, matters: true },
  "tactic-discarded": QUIET,
  "tactics-drawn": SENTENCE,
  messenger: MATTERS,
  "messenger-card": QUIET,
  "cards-shown": MATTERS,
  dealt: SENTENCE,

  pc: CHANGE,
  "pc-removed": CHANGE,
  isolated: { ...CHANGE, matters: true },
  "miat-placed": CHANGE,
  "miat-removed": CHANGE,
  built: CHANGE,
  refitted: CHANGE,
  "warships-returned": CHANGE,
  "cus-placed": CHANGE,
  "elephants-placed": CHANGE,
  "supply-placed": CHANGE,
  "supply-spent": CHANGE,
  "supply-captured": MATTERS,
  "supply-destroyed": MATTERS,
  "supply-rots": { ...CHANGE, matters: true },
  "cus-lost": MATTERS,
  "elephants-lost": MATTERS,
  arrived: CHANGE,
  gathered: QUIET,
  "generals-gathered": QUIET,

  activated: march,
  marched: march,
  sailed: march,
  "fleet-entered": march,
  landed: march,
  returned: march,
  "entered-city": march,
  avoided: { ...march, matters: true },
  "turned-back": { ...march, matters: true },
  "backed-up": { ...march, matters: true },
  retreated: flight,
  "interceptors-sail": { as: "walk", to: "space", piece: "seat" },
  "interceptor-landed": { as: "walk", to: "space", piece: "seat" },

  displaced: MATTERS,
  eliminated: MATTERS,
  overrun: MATTERS,
  "nowhere-to-avoid": MATTERS,
  die: ROLL,
  "die-set": ROLL,
  modifiers: QUIET,
  "naval-die": ROLL,
  "cruel-sea": MATTERS,
  "storms-at-sea": MATTERS,
  battle: MATTERS,
  levels: MATTERS,
  "battle-dice": ROLL,
  rerolled: ROLL,
  victory: MATTERS,
  "no-retreat": MATTERS,
  "naval-battle": MATTERS,
  "battle-roll": MATTERS,
  "corvus-roll": ROLL,
  "warships-hit": MATTERS,
  "units-lost-at-sea": MATTERS,
  "naval-victory": MATTERS,
  prizes: MATTERS,
  supremacy: MATTERS,
  "siege-roll": ROLL,
  captured: MATTERS,
  traitor: MATTERS,
  winter: MATTERS,
  provinces: MATTERS,
  chests: MATTERS,
  turn: MATTERS,
  generals: MATTERS,
  consul: MATTERS,
  dictator: MATTERS,
});

/** What a roll of the classic die is told with. */
const DICE = ["die", "die-set", "modifiers"] as const;
/** What may follow from losing units. */
const LOSSES = [
  "cus-lost",
  "elephants-lost",
  "supply-spent",
  "supply-captured",
  "supply-destroyed",
  "displaced",
  "eliminated",
] as const;
const CARDS = events(LOG, "event", "event-cancelled");

export const STORIES: readonly StoryKind[] = [
  {
    id: "battle",
    opens: events(LOG, "battle"),
    tells: events(
      LOG,
      ...["sortie", "command-changed", "levels", "charge", "charge-stopped", "battle-dice", "rerolled", "victory", "retreated"],
      ...["no-retreat", "pc-removed", "miat-removed"],
      ...DICE,
      ...LOSSES,
    ),
    interludes: CARDS,
    settles: events(LOG, "victory"),
    held: true,
    isLive: (view) => asView(view).battle !== null,
    part: BattleStage,
  },
  {
    id: "sea",
    opens: events(LOG, "naval-battle"),
    tells: events(
      LOG,
      ...["tactics-drawn", "tactic", "tactic-discarded", "battle-roll", "corvus-roll", "warships-hit", "units-lost-at-sea"],
      ...["evades", "naval-victory", "prizes", "supremacy", "seamanship", "command-changed"],
      ...DICE,
      ...LOSSES,
    ),
    interludes: CARDS,
    settles: events(LOG, "naval-victory"),
    held: true,
    isLive: (view) => asView(view).seaBattle !== null,
    part: SeaStage,
  },
  {
    id: "siege",
    opens: events(LOG, "besieges", "subjugates", "traitor"),
    tells: events(LOG, "determined-defense", "siege-roll", "captured", "pc", "siege-loosened", "traitor", ...DICE, ...LOSSES),
    held: true,
    part: SiegeStage,
  },
  {
    id: "winter",
    opens: events(LOG, "winter"),
    tells: events(LOG, "supply-rots", "isolated", "supremacy", "seamanship", "provinces", "pc-removed", ...DICE, ...LOSSES),
    settles: events(LOG, "provinces"),
    page: true,
    held: true,
    part: WinterPage,
  },
  { id: "chests", opens: events(LOG, "chests"), tells: events(LOG, "duilius-paid"), page: true, held: true, part: ChestPage },
  {
    id: "turn",
    opens: events(LOG, "turn", "dealt"),
    tells: events(
      LOG,
      ...["built", "refitted", "warships-returned", "cus-placed", "elephants-placed", "supply-placed", "generals", "arrived"],
      ...["consul", "proconsul", "joins-pool", "eliminated", "dictator", "seamanship", "dealt", "reshuffled", "roma-besieged"],
      ...["corvi-mounted", "corvi-dismounted", "tactics-remembered"],
    ),
    page: true,
    held: true,
    part: TurnPage,
  },
  {
    id: "roll",
    opens: events(LOG, "declared", "interception", "naval-die", "die", "die-set", "cruel-sea", "storms-at-sea"),
    tells: events(
      LOG,
      ...[
        "avoid-roll",
        "intercept-roll",
        "pursuit-roll",
        "avoided",
        "nowhere-to-avoid",
        "naval-die",
        "cruel-sea",
        "storms-at-sea",
      ],
      ...["warships-hit", "units-lost-at-sea"],
      ...DICE,
      ...LOSSES,
    ),
    // what has cost something is read before it goes on
    held: (entries) => entries.some(({ event }) => COSTLY.has(event)),
    part: RollStage,
  },
];
const COSTLY = events(LOG, "cruel-sea", "storms-at-sea", ...LOSSES);

/** The side of the general that an entry is about. */
export function sideOf({ params }: LogEntry): Seat | null {
  const general = params?.general;
  return GENERALS.find(({ id }) => `general:${id}` === general)?.side ?? null;
}
