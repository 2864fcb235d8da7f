import type { Telling } from "../../../web/film/chronicle.ts";
import { sumOf } from "../../../web/parts/reasons.ts";
import { asView } from "./view.ts";

const USES: Readonly<Record<string, string>> = {
  "hamilcar.log.event": "face.use.event",
  "hamilcar.log.discarded": "face.use.discard",
};
const LOST = new Set(["hamilcar.log.cus-lost", "hamilcar.log.elephants-lost"]);

/** How the war is summed up when it is over. */
export const telling: Telling = {
  points: "face.display",
  standing(view) {
    const { turn, display } = asView(view);
    return { turn, points: { rome: display.rome.length, carthage: display.carthage.length } };
  },
  fights: new Set(["battle", "sea", "siege"]),
  odds(view, words) {
    const { battle, seaBattle, warships } = asView(view);
    if (seaBattle) return words.say("face.odds.ships", { rome: warships.rome.atSea, carthage: warships.carthage.atSea });
    if (!battle || battle.levels.rome.length + battle.levels.carthage.length === 0) return "";
    return words.say("face.odds.levels", { rome: sumOf(battle.levels.rome), carthage: sumOf(battle.levels.carthage) });
  },
  use: ({ event, params }) => (event === "hamilcar.log.operation" ? String(params?.use) : USES[event]),
  losses({ event, params }) {
    if (LOST.has(event)) return Number(params?.lost ?? 0);
    return event === "hamilcar.log.warships-hit" ? Number(params?.sunk ?? 0) + Number(params?.prizes ?? 0) : 0;
  },
};
