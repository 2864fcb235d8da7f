import {
  CARD,
  CLOSING,
  type Look,
  looks,
  MATTERS,
  OUTCOME,
  QUIET,
  ROLL,
  SENTENCE,
  SHOWN,
  type StoryKind,
} from "../../../web/film/look.ts";
import RollStory from "../../../web/stage/RollStory.svelte";
import { keys } from "../../../words/ids.ts";
import BattleStage from "./stage/BattleStage.svelte";
import MarchStage from "./stage/MarchStage.svelte";
import SiegeStage from "./stage/SiegeStage.svelte";
import TurnPage from "./stage/TurnPage.svelte";
import WinterPage from "./stage/WinterPage.svelte";
import { asView } from "./view.ts";

const LOG = "hannibal.log.";
const march: Look = { as: "walk", to: "space", piece: "general" };

/** How the events of Hannibal look. */
export const LOOKS = looks(LOG, {
  start: QUIET,
  "start-forces": QUIET,
  "start-cup": QUIET,
  "start-control": QUIET,
  "start-neutral": QUIET,

  plays: CARD,
  counter: { ...CARD, matters: true },
  "pre-empts": CARD,
  discarded: MATTERS,
  "card-removed": SENTENCE,
  // what the rules do, whoever answered last
  "plays-on": MATTERS,
  "plays-again": MATTERS,
  hand: QUIET,
  deal: MATTERS,
  reshuffle: MATTERS,
  first: SENTENCE,

  pc: CLOSING,
  "pc-removed": SHOWN,
  province: OUTCOME,
  "province-lost": OUTCOME,
  "pcs-unused": QUIET,
  isolated: SHOWN,
  reinforced: SHOWN,
  "reinforcement-lost": MATTERS,
  "general-arrives": SHOWN,
  "never-arrives": MATTERS,
  train: SHOWN,
  proconsul: MATTERS,
  "no-proconsul": MATTERS,
  replaced: MATTERS,
  "go-home": MATTERS,
  "displaced-home": MATTERS,
  consuls: MATTERS,

  activated: march,
  marched: march,
  sailed: { ...march, from: "from", sound: "sea" },
  landed: QUIET,
  avoided: { ...march, matters: true },
  "avoided-inside": { ...march, matters: true },
  "turned-back": { ...march, matters: true },
  "backed-up": { ...march, from: "from", matters: true },
  intercepted: { ...march, from: "from", matters: true },
  "let-pass": OUTCOME,
  stands: OUTCOME,
  "no-pursuit": OUTCOME,
  retreated: { as: "walk", to: "space", piece: "seat", matters: true },
  withdrew: { as: "walk", to: "space", piece: "seat", matters: true },
  dropped: QUIET,
  halts: OUTCOME,
  inside: MATTERS,
  "held-up": MATTERS,
  "fell-back": MATTERS,
  "no-naval-roll": OUTCOME,
  lost: MATTERS,
  overrun: MATTERS,
  displaced: MATTERS,
  eliminated: MATTERS,

  battle: { ...MATTERS, sound: "horn" },
  dealt: MATTERS,
  spied: MATTERS,
  // the answer to it comes at once
  attack: { ...SHOWN, stays: 2000 },
  matched: SHOWN,
  initiative: MATTERS,
  "no-counterattack": OUTCOME,
  "stolen-card": QUIET,
  "not-matched": MATTERS,
  "cards-spent": MATTERS,
  won: MATTERS,
  "no-retreat": MATTERS,
  "no-retreat-by-sea": MATTERS,
  "sues-for-peace": MATTERS,
  "siege-points": MATTERS,
  "siege-lifted": OUTCOME,
  "tribe-left": OUTCOME,
  "garrison-free": OUTCOME,
  "truce-broken": OUTCOME,
  traitor: MATTERS,
  "price-defeat": MATTERS,
  "price-hannibal": MATTERS,
  "price-points": MATTERS,
  "train-lost": MATTERS,
  "swept-along": MATTERS,
  "city-falls": { ...MATTERS, sound: "fall" },
  "tribe-falls": MATTERS,
  message: MATTERS,
  // to those who may know it
  "message-card": OUTCOME,
  winter: MATTERS,
  points: MATTERS,
  turn: MATTERS,
  attrition: ROLL,
});

/** What losing units may lead to. */
const LOSSES = ["lost", "displaced", "eliminated", "train-lost"] as const;

export const STORIES: readonly StoryKind[] = [
  {
    id: "battle",
    opens: keys(LOG, "battle"),
    tells: keys(
      LOG,
      ...["sortie-helps", "command-roll", "counter", "elephant-roll", "dealt", "spied", "stolen", "stolen-card", "attack"],
      ...[
        "matched",
        "not-matched",
        "cards-spent",
        "initiative",
        "counterattack-roll",
        "no-counterattack",
        "withdrawal-roll",
        "stop-roll",
        "withdrew",
        "won",
      ],
      ...["casualties", "retreat-roll", "retreated", "no-retreat", "no-retreat-by-sea", "pc-removed", "sues-for-peace"],
      ...["province", "province-lost", "price-defeat", "price-hannibal"],
      ...LOSSES,
    ),
    settles: keys(LOG, "won", "withdrew"),
    held: true,
    isLive: (view) => asView(view).battle !== null,
    part: BattleStage,
  },
  {
    id: "siege",
    opens: keys(LOG, "siege-roll", "subjugation-roll", "traitor"),
    tells: keys(LOG, "city-falls", "tribe-falls", "pc", "province", "province-lost", ...LOSSES),
    settles: keys(LOG, "city-falls", "tribe-falls"),
    held: true,
    part: SiegeStage,
  },
  {
    id: "winter",
    opens: keys(LOG, "winter"),
    tells: keys(
      LOG,
      ...["attrition", "isolated", "province", "province-lost", "points", "price-points", "pc-removed", "sues-for-peace"],
      ...LOSSES,
    ),
    settles: keys(LOG, "points"),
    page: true,
    held: true,
    part: WinterPage,
  },
  {
    id: "turn",
    opens: keys(LOG, "turn", "deal"),
    tells: keys(
      LOG,
      ...[
        "reinforced",
        "reinforcement-lost",
        "general-arrives",
        "never-arrives",
        "consuls",
        "proconsul",
        "no-proconsul",
        "go-home",
        "displaced-home",
        "train",
      ],
      ...["hand", "deal", "reshuffle", "first"],
    ),
    page: true,
    held: (entries) => entries.some(({ event }) => NEWS.has(event)),
    part: TurnPage,
  },
  {
    id: "attrition",
    opens: keys(LOG, "attrition", "naval-roll"),
    tells: keys(LOG, "attrition", "naval-roll", "turned-back", ...LOSSES),
    held: true,
    part: MarchStage,
  },
  {
    id: "roll",
    opens: keys(LOG, "avoid-roll", "intercept-roll", "pursuit-roll", "loyalty-roll"),
    tells: keys(LOG, "avoid-roll", "avoided", "avoided-inside", "intercept-roll", "pursuit-roll", "no-pursuit", "loyalty-roll"),
    held: false,
    part: RollStory,
  },
];

/** What makes the page of a new turn worth a stop. */
const NEWS = keys(LOG, "reinforced", "reinforcement-lost", "consuls", "general-arrives");
