import type { Telling } from "../../../web/film/chronicle.ts";
import { standingOf } from "./standing.ts";
import { asView } from "./view.ts";

/** How the course of a war is told when it is over. */
export const telling: Telling = {
  points: "face.points",
  standing: (view) => ({ turn: asView(view).turn, points: standingOf(view).points }),
  fights: new Set(["combat"]),
  odds(view, words) {
    const { combat } = asView(view);
    return combat && combat.percent > 0 ? words.say("face.odds.percent", { percent: combat.percent }) : "";
  },
  gist: ({ event, params }) => (event === "fpw.combat-rolled" ? { event: "face.fight", params: params ?? {} } : undefined),
  losses: ({ event }) => (event === "fpw.eliminated" ? 1 : 0),
};
