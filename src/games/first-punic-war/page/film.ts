import type { LogEntry } from "../../../engine/index.ts";
import { CHANGE, type Look, looks, MATTERS, OUTCOME, QUIET, ROLL, SENTENCE, type StoryKind } from "../../../web/film/look.ts";
import RollStory from "../../../web/stage/RollStory.svelte";
import { keys } from "../../../words/ids.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import AugursStage from "./stage/AugursStage.svelte";
import CombatStage from "./stage/CombatStage.svelte";
import DiplomacyStage from "./stage/DiplomacyStage.svelte";
import StormStage from "./stage/StormStage.svelte";
import TurnPage from "./stage/TurnPage.svelte";
import { asView, unitOf } from "./view.ts";

const LOG = "fpw.";
const march: Look = { as: "walk", from: "from", to: "to", piece: "side", whole: true };
const start: Look = { as: "walk", to: "hex", piece: "side" };
const marker: Look = { as: "card", card: "marker", matters: true };

/** How the events of First Punic War look. */
export const LOOKS = looks(LOG, {
  "setting-up": SENTENCE,
  placed: CHANGE,
  these: QUIET,
  begun: SENTENCE,
  turn: MATTERS,
  "initiative-given": SENTENCE,
  "initiative-rolled": ROLL,
  "initiative-tied": ROLL,
  "initiative-won": MATTERS,
  "no-augurs": SENTENCE,
  augurs: ROLL,
  "no-effect": OUTCOME,
  "crisis-placed": MATTERS,
  "crisis-begun": MATTERS,
  "crisis-of-nobody": MATTERS,
  "crisis-of-both": MATTERS,
  "crisis-won": MATTERS,
  "crisis-lost": MATTERS,
  "player-turn": SENTENCE,
  "ap-lost": MATTERS,
  "ap-capped": OUTCOME,
  debt: MATTERS,

  bought: CHANGE,
  deployed: CHANGE,
  "leader-drawn": { ...SENTENCE, matters: true },
  trained: QUIET,
  "made-veterans": MATTERS,
  "trained-one": CHANGE,
  demobilized: CHANGE,
  restored: CHANGE,
  "colony-founded": CHANGE,
  "camp-removed": CHANGE,
  "army-removed": CHANGE,
  "marker-drawn": CHANGE,
  "marker-bought": CHANGE,
  "marker-drawn-which": MATTERS,
  "marker-played": marker,
  "marker-negated": MATTERS,
  "spied-marker": QUIET,
  "spied-unit": QUIET,
  arranged: QUIET,
  "came-home": CHANGE,
  "mercenaries-leave": CHANGE,
  "sent-to-display": CHANGE,
  parting: MATTERS,
  parted: march,
  invaded: MATTERS,
  allied: OUTCOME,
  "its-units": QUIET,
  neutral: OUTCOME,
  "diplomacy-called-off": MATTERS,

  "land-operation": start,
  "naval-operation": start,
  concentrated: { as: "walk", from: "from", to: "hex", piece: "side" },
  moved: march,
  sailed: { ...march, sound: "sea" },
  dropped: QUIET,
  embarked: CHANGE,
  "on-board": CHANGE,
  "goes-aboard": QUIET,
  carries: QUIET,
  "changes-fleet": QUIET,
  stayed: QUIET,
  landed: CHANGE,
  retreated: { ...march, matters: true },
  pursued: start,
  "storm-in-port": { ...MATTERS, sound: "sea" },

  attacked: { ...MATTERS, sound: "horn" },
  combatants: QUIET,
  "joined-attack": QUIET,
  "morale-needed": QUIET,
  commands: QUIET,
  "column-shifted": OUTCOME,
  "column-kept": OUTCOME,
  "combat-rolled": ROLL,
  "counterattack-rolled": ROLL,
  "both-rout": MATTERS,
  "morale-held": ROLL,
  "morale-failed": ROLL,
  "withdrawal-ignored": OUTCOME,
  "rout-sheltered": OUTCOME,
  "no-retreat": MATTERS,
  eliminated: { ...CHANGE, matters: true },
  "stands-empty": OUTCOME,
  taken: OUTCOME,
  "major-combat": MATTERS,
  disgrace: ROLL,
  supplied: CHANGE,
  "final-points": MATTERS,
});

export const STORIES: readonly StoryKind[] = [
  {
    id: "combat",
    opens: keys(LOG, "attacked"),
    tells: keys(
      LOG,
      ...[
        "combatants",
        "joined-attack",
        "raid",
        "marker-played",
        "marker-negated",
        "column-shifted",
        "column-kept",
        "commands",
        "combat-rolled",
        "counterattack-rolled",
      ],
      ...[
        "both-rout",
        "boosted",
        "morale-needed",
        "morale-held",
        "morale-failed",
        "withdrawal-ignored",
        "rout-sheltered",
        "retreated",
        "no-retreat",
      ],
      ...[
        "eliminated",
        "stands-empty",
        "taken",
        "pursued",
        "made-veterans",
        "major-combat",
        "ap-gained",
        "ap-capped",
        "ap-lost",
        "no-ap-to-lose",
        "disgrace",
      ],
      ...["camp-removed", "army-removed", "invaded", "allied", "its-units"],
    ),
    settles: keys(LOG, "combat-rolled"),
    held: true,
    isLive: (view) => asView(view).combat !== null,
    part: CombatStage,
  },
  {
    id: "diplomacy",
    opens: keys(LOG, "diplomacy-begun"),
    tells: keys(
      LOG,
      ...["marker-played", "marker-negated", "diplomacy-rolled", "diplomacy-called-off", "allied", "neutral", "ap-gained"],
      ...["ap-capped", "came-home", "sent-to-display", "mercenaries-leave", "parting", "parting-rolled", "parted"],
      ...["these", "its-units", "eliminated", "camp-removed", "army-removed"],
    ),
    settles: keys(LOG, "diplomacy-rolled", "diplomacy-called-off"),
    held: true,
    isLive: (view) => asView(view).diplomacy !== null,
    part: DiplomacyStage,
  },
  {
    id: "augurs",
    opens: keys(LOG, "augurs"),
    tells: keys(
      LOG,
      ...[
        "no-effect",
        "ally-leaves",
        "ally-stays",
        "plague-strikes",
        "plague-spares",
        "no-fleet",
        "holds",
        "holds-none",
        "rally",
      ],
      ...[
        "successors",
        "neutral",
        "came-home",
        "sent-to-display",
        "mercenaries-leave",
        "these",
        "eliminated",
        "stands-empty",
        "camp-removed",
        "army-removed",
        "crisis-placed",
        "crisis-begun",
        "no-ap-to-lose",
      ],
      ...[
        "ap-gained",
        "ap-capped",
        "ap-lost",
        "no-marker-left",
        "marker-returned",
        "marker-drawn",
        "marker-drawn-which",
        "boosted",
      ],
    ),
    held: true,
    part: AugursStage,
  },
  {
    id: "turn",
    opens: keys(LOG, "turn"),
    tells: keys(LOG, "initiative-given", "initiative-rolled", "initiative-tied", "initiative-won", "no-augurs"),
    page: true,
    held: true,
    part: TurnPage,
  },
  {
    id: "crisis",
    opens: keys(LOG, "crisis-won"),
    tells: keys(
      LOG,
      ...["ap-gained", "ap-capped", "ap-lost", "no-ap-to-lose", "debt", "crisis-lost"],
      ...["marker-drawn", "marker-drawn-which", "no-marker-left", "marker-returned"],
    ),
    held: true,
    part: RollStory,
  },
  {
    id: "points",
    opens: keys(LOG, "ap-rolled"),
    tells: keys(LOG, "ap-gained", "ap-capped", "debt", "debt-paid"),
    held: false,
    part: RollStory,
  },
  { id: "voyage", opens: keys(LOG, "naval-rolled"), tells: keys(LOG), held: false, part: RollStory },
  {
    id: "storm",
    // what morale they need comes before the die
    opens: keys(LOG, "morale-needed", "storm", "storm-in-port", "hunger-check"),
    tells: keys(
      LOG,
      ...["storm", "eliminated", "stands-empty", "boosted", "morale-needed", "hunger-check"],
      ...["changes-fleet", "landed", "these", "camp-removed", "army-removed"],
    ),
    held: true,
    part: StormStage,
  },
];

/** The side of the unit that an entry is about. */
export function sideOf({ params }: LogEntry): Seat | null {
  const unit = params?.unit;
  if (typeof unit !== "string" || !unit.startsWith("unit:")) return null;
  const { contingent } = unitOf(unit);
  return contingent === 0 ? "rome" : contingent === 1 ? "carthage" : null;
}
