import type { Telling } from "../../../web/film/chronicle.ts";
import { standingOf } from "./standing.ts";
import { asView } from "./view.ts";

const OPERATIONS: Readonly<Record<string, string>> = {
  "fpw.land-operation": "op:land",
  "fpw.naval-operation": "op:naval",
  "fpw.concentrate-operation": "op:concentrate",
};

/** How the war is summed up when it is over. */
export const telling: Telling = {
  points: "face.points",
  standing: (view) => ({ turn: asView(view).turn, points: standingOf(view).points }),
  fights: new Set(["combat"]),
  odds(view, words) {
    const { combat } = asView(view);
    return combat && combat.percent > 0 ? words.say("face.odds.percent", { percent: combat.percent }) : "";
  },
  gist: ({ event, params }) => (event === "fpw.combat-rolled" ? { event: "face.fight", params: params ?? {} } : undefined),
  use: ({ event }) => OPERATIONS[event],
  losses: ({ event }) => (event === "fpw.eliminated" ? 1 : 0),
};
