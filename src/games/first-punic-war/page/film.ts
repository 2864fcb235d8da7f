import type { LogEntry } from "../../../engine/index.ts";
import { CHANGE, events, type Look, looks, MATTERS, QUIET, ROLL, SENTENCE, type StoryKind } from "../../../web/film/look.ts";
import RollStory from "../../../web/stage/RollStory.svelte";
import type { Seat } from "../../shared/rules/seats.ts";
import AugursStage from "./stage/AugursStage.svelte";
import CombatStage from "./stage/CombatStage.svelte";
import DiplomacyStage from "./stage/DiplomacyStage.svelte";
import TurnPage from "./stage/TurnPage.svelte";
import { asView, unitOf } from "./view.ts";

const LOG = "fpw.";
const march: Look = { as: "walk", from: "from", to: "to", piece: "side" };
const start: Look = { as: "walk", to: "hex", piece: "side" };
const marker: Look = { as: "card", card: "marker" };

/** How the events of First Punic War look. */
export const LOOKS = looks(LOG, {
  begun: SENTENCE,
  turn: MATTERS,
  "initiative-given": SENTENCE,
  "initiative-rolled": ROLL,
  "initiative-tied": ROLL,
  "initiative-won": MATTERS,
  "no-augurs": SENTENCE,
  augurs: ROLL,
  "no-effect": MATTERS,
  "crisis-placed": MATTERS,
  "crisis-passed": MATTERS,
  "crisis-won": MATTERS,
  "player-turn": SENTENCE,
  "ap-lost": MATTERS,
  debt: MATTERS,

  deployed: CHANGE,
  "leader-drawn": { ...SENTENCE, matters: true },
  trained: QUIET,
  "trained-one": CHANGE,
  demobilized: CHANGE,
  restored: CHANGE,
  "colony-founded": CHANGE,
  "marker-drawn": CHANGE,
  "marker-drawn-which": MATTERS,
  "marker-played": marker,
  "marker-negated": MATTERS,
  "spied-marker": QUIET,
  "spied-unit": QUIET,
  arranged: QUIET,
  "came-home": CHANGE,
  "sent-to-display": CHANGE,
  parted: march,
  invaded: MATTERS,
  allied: MATTERS,
  neutral: MATTERS,
  "diplomacy-called-off": MATTERS,

  "land-operation": start,
  "naval-operation": start,
  force: QUIET,
  concentrated: CHANGE,
  moved: march,
  sailed: march,
  dropped: QUIET,
  embarked: CHANGE,
  landed: CHANGE,
  retreated: { as: "walk", to: "to", piece: "side", matters: true },
  pursued: start,
  "storm-in-port": MATTERS,

  attacked: MATTERS,
  combatants: QUIET,
  "combat-rolled": ROLL,
  "counterattack-rolled": ROLL,
  counterattack: MATTERS,
  "morale-held": ROLL,
  "morale-failed": ROLL,
  "withdrawal-ignored": MATTERS,
  "rout-sheltered": MATTERS,
  "no-retreat": MATTERS,
  eliminated: { ...CHANGE, matters: true },
  "major-won": MATTERS,
  "major-lost": MATTERS,
  disgrace: ROLL,
  supplied: CHANGE,
  "final-points": MATTERS,
});

export const STORIES: readonly StoryKind[] = [
  {
    id: "combat",
    opens: events(LOG, "attacked"),
    tells: events(
      LOG,
      ...["combatants", "raid", "marker-played", "marker-negated", "combat-rolled", "counterattack", "counterattack-rolled"],
      ...["boosted", "morale-held", "morale-failed", "withdrawal-ignored", "rout-sheltered", "retreated", "no-retreat"],
      ...["eliminated", "pursued", "trained", "major-won", "major-lost", "disgrace"],
    ),
    settles: events(LOG, "combat-rolled"),
    held: true,
    isLive: (view) => asView(view).combat !== null,
    part: CombatStage,
  },
  {
    id: "diplomacy",
    opens: events(LOG, "diplomacy-begun"),
    tells: events(
      LOG,
      ...["marker-played", "marker-negated", "diplomacy-rolled", "diplomacy-called-off", "allied", "neutral", "ap-gained"],
      ...["came-home", "sent-to-display", "parting-rolled", "parted"],
    ),
    settles: events(LOG, "diplomacy-rolled", "diplomacy-called-off"),
    held: true,
    isLive: (view) => asView(view).diplomacy !== null,
    part: DiplomacyStage,
  },
  {
    id: "augurs",
    opens: events(LOG, "augurs"),
    tells: events(
      LOG,
      ...["no-effect", "ally-rolled", "plague-rolled", "neutral", "came-home", "sent-to-display", "eliminated", "crisis-placed"],
      ...["ap-gained", "ap-lost", "marker-returned", "marker-drawn", "marker-drawn-which", "boosted"],
    ),
    held: true,
    part: AugursStage,
  },
  {
    id: "turn",
    opens: events(LOG, "turn"),
    tells: events(LOG, "initiative-given", "initiative-rolled", "initiative-tied", "initiative-won", "no-augurs"),
    page: true,
    held: true,
    part: TurnPage,
  },
  {
    id: "crisis",
    opens: events(LOG, "crisis-won"),
    tells: events(LOG, "ap-gained", "ap-lost", "debt", "marker-drawn", "marker-drawn-which", "marker-returned"),
    held: true,
    part: RollStory,
  },
  {
    id: "points",
    opens: events(LOG, "ap-rolled"),
    tells: events(LOG, "ap-gained", "debt", "debt-paid"),
    held: false,
    part: RollStory,
  },
  { id: "voyage", opens: events(LOG, "naval-rolled"), tells: events(LOG), held: false, part: RollStory },
  {
    id: "storm",
    opens: events(LOG, "storm", "storm-in-port", "hunger-check"),
    tells: events(LOG, "storm", "eliminated", "boosted", "hunger-check"),
    held: true,
    part: RollStory,
  },
];

/** The side of the unit that an entry is about. */
export function sideOf({ params }: LogEntry): Seat | null {
  const unit = params?.unit;
  if (typeof unit !== "string" || !unit.startsWith("unit:")) return null;
  const { contingent } = unitOf(unit);
  return contingent === 0 ? "rome" : contingent === 1 ? "carthage" : null;
}
