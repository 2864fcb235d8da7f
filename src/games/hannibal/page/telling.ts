import type { Telling } from "../../../web/film/chronicle.ts";
import { handSize } from "../rules/battle-cards.ts";
import { asView, scoreOf } from "./view.ts";

/** How the war is summed up when it is over. */
export const telling: Telling = {
  points: "face.points",
  standing: (view) => ({ turn: asView(view).turn, points: scoreOf(asView(view)).points }),
  fights: new Set(["battle", "siege"]),
  odds(view, words) {
    const { battle } = asView(view);
    if (!battle || battle.reasons.rome.length === 0) return "";
    return words.say("face.odds.cards", { rome: handSize(battle.reasons.rome), carthage: handSize(battle.reasons.carthage) });
  },
  use({ event, params }) {
    if (event === "hannibal.log.discards") return "face.use.discard";
    return event === "hannibal.log.plays" ? String(params?.use) : undefined;
  },
  losses: ({ event, params }) => (event === "hannibal.log.lost" ? Number(params?.lost ?? 0) : 0),
};
