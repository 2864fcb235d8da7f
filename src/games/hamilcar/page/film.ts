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
import { runs } from "../../../web/log/runs.ts";
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
  discarded: CARD,
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
  hand: QUIET,

  pc: CHANGE,
  "pc-converted": CHANGE,
  "pc-removed": CHANGE,
  isolated: { ...CHANGE, matters: true },
  "miat-placed": CHANGE,
  "miat-removed": CHANGE,
  "miat-mood": MATTERS,
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
  hired: MATTERS,
  "crews-aboard": CHANGE,
  "crews-ashore": CHANGE,
  "picked-up": QUIET,
  dropped: QUIET,
  gathered: QUIET,

  activated: march,
  marched: march,
  sailed: march,
  "fleet-entered": march,
  landed: march,
  returned: march,
  "entered-city": march,
  intercepts: { ...march, matters: true },
  avoided: { ...march, matters: true },
  "turned-back": { ...march, matters: true },
  "backed-up": { ...march, matters: true },
  passes: flight,
  swept: flight,
  retreated: flight,
  "retreated-inside": flight,
  "fleet-returned": flight,
  "interceptors-sail": { as: "walk", to: "space", piece: "seat" },
  "interceptors-enter": { as: "walk", to: "space", piece: "seat" },
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
  attrition: MATTERS,
  battle: MATTERS,
  fights: QUIET,
  level: QUIET,
  "charge-nothing": MATTERS,
  "charge-rome": MATTERS,
  "charge-carthage": MATTERS,
  "battle-dice": ROLL,
  rerolled: ROLL,
  victory: MATTERS,
  "no-retreat": MATTERS,
  "naval-battle": MATTERS,
  "fleet-fights": QUIET,
  "battle-roll": MATTERS,
  "corvus-roll": ROLL,
  "warships-hit": MATTERS,
  "units-lost-at-sea": MATTERS,
  "naval-victory": MATTERS,
  prizes: MATTERS,
  supremacy: MATTERS,
  "siege-roll": ROLL,
  "siege-points": QUIET,
  captured: MATTERS,
  "siege-lifted": MATTERS,
  "subjugation-ended": MATTERS,
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
  "joins-pool",
] as const;
/** What a defeat, and the cards after it, do to PCs. */
const CONSEQUENCES = [
  "siege-lifted",
  "subjugation-ended",
  "pc",
  "pc-removed",
  "pc-converted",
  "miat-removed",
  "miat-mood",
  "no-effect",
  "truce-broken",
] as const;
const CARDS = events(LOG, "event", "event-cancelled");

export const STORIES: readonly StoryKind[] = [
  {
    id: "battle",
    opens: events(LOG, "battle"),
    tells: events(
      LOG,
      ...["sortie", "fights", "command-changed", "command-kept", "level"],
      ...["charge", "charge-stopped", "charge-nothing", "charge-rome", "charge-carthage"],
      ...["battle-dice", "no-dice", "rerolled", "hits-ignored", "victory"],
      ...["passes", "swept", "retreated", "retreated-inside", "no-retreat"],
      ...DICE,
      ...LOSSES,
      ...CONSEQUENCES,
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
      ...["fleet-fights", "tactics-drawn", "tactic", "tactic-discarded", "battle-roll", "corvus-roll", "hits-ignored"],
      ...["warships-hit", "units-lost-at-sea", "evades", "pursued", "naval-victory", "prizes", "supremacy"],
      ...["corvi-mounted", "corvi-dismounted", "sails-on", "raid", "interceptor-landed", "fleet-returned", "returned"],
      ...DICE,
      ...LOSSES,
      ...CONSEQUENCES,
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
    tells: events(
      LOG,
      ...["determined-defense", "siege-roll", "siege-points", "siege-loss-spared", "siege-loosened", "siege-lifted", "captured"],
      ...["traitor", "subjugation-ended"],
      ...["pc", "supply-placed"],
      ...DICE,
      ...LOSSES,
    ),
    settles: events(LOG, "captured"),
    held: true,
    part: SiegeStage,
  },
  {
    id: "winter",
    opens: events(LOG, "winter"),
    tells: events(
      LOG,
      ...["attrition", "supply-rots", "isolated", "supremacy", "seamanship", "provinces", "dictator-ready"],
      ...["pc-removed", "miat-removed", "miat-mood", "siege-lifted", "subjugation-ended"],
      ...DICE,
      ...LOSSES,
    ),
    settles: events(LOG, "provinces"),
    page: true,
    held: true,
    part: WinterPage,
  },
  {
    id: "chests",
    opens: events(LOG, "chests"),
    tells: events(LOG, "war-chest", "duilius-paid"),
    page: true,
    held: true,
    part: ChestPage,
  },
  {
    id: "turn",
    opens: events(LOG, "turn", "dealt"),
    tells: events(
      LOG,
      ...["built", "refitted", "warships-returned", "cus-placed", "elephants-placed", "supply-placed", "generals", "arrived"],
      ...["consul", "proconsul", "joins-pool", "eliminated", "dictator", "seamanship", "dealt", "reshuffled", "roma-besieged"],
      ...["corvi-mounted", "corvi-dismounted", "tactics-remembered", "recalled", "crews-aboard", "hand"],
      ...["miat-removed", "miat-mood"],
    ),
    page: true,
    held: (entries) => entries.some(({ event }) => NEWS.has(event)),
    part: TurnPage,
  },
  {
    id: "roll",
    opens: events(LOG, "declared", "interception", "naval-die", "die", "die-set", "storm-rolls", "cruel-sea", "storms-at-sea"),
    tells: events(
      LOG,
      ...[
        "avoid-roll",
        "intercept-roll",
        "pursuit-roll",
        "intercepts",
        "avoided",
        "nowhere-to-avoid",
        "attrition",
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

/** What is told as one in a row. */
export const joined = runs(LOG, {
  pc: { of: "space", by: ["seat"] },
  "pc-removed": { of: "space", by: ["seat"] },
  isolated: { of: "space", by: ["seat"] },
  "miat-placed": { of: "slot", by: [] },
  "miat-removed": { of: "slot", by: [] },
  displaced: { of: "general", by: [] },
  marched: { of: "space", by: ["general", "party"] },
});

/** What makes the page of a new turn worth stopping at. */
const NEWS = events(LOG, "turn", "generals", "consul", "dictator");
