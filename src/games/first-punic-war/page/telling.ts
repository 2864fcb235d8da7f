import type { LogEntry } from "../../../engine/index.ts";
import type { TableRow, Telling } from "../../../web/film/chronicle.ts";
import { NAVAL_ROWS, navalRow, TABLES } from "../rules/tables.ts";
import { standingOf } from "./standing.ts";
import { asView } from "./view.ts";

const OPERATIONS: Readonly<Record<string, string>> = {
  "fpw.land-operation": "op:land",
  "fpw.naval-operation": "op:naval",
  "fpw.concentrate-operation": "op:concentrate",
};

/** Talks and naval rolls, each with the row of its table (19.1, 24.1). */
function row({ event, params }: LogEntry): TableRow | undefined {
  const total = params?.modified;
  if (typeof total !== "number") return undefined;
  if (event === "fpw.diplomacy-rolled") {
    const column = Number(String(params!.column).replace("fpw.talks-column.", ""));
    return { total, cells: TABLES.diplomacy.map((results) => ({ say: `face.row.talks.${results[column]}` })) };
  }
  if (event !== "fpw.naval-rolled") return undefined;
  const rows = Array.from({ length: NAVAL_ROWS }, (_, index) => navalRow(index + 1));
  return {
    total,
    cells: rows.map(({ hexes, storm }) => ({ say: storm ? "face.row.storm" : "face.row.sail", params: { hexes } })),
  };
}

/** How the war is summed up when it is over. */
export const telling: Telling = {
  points: "face.points",
  standing: (view) => ({ turn: asView(view).turn, points: standingOf(view).points }),
  playing(view) {
    const { phase, phasing } = asView(view);
    return ["mobilization", "diplomacy", "operations", "supply"].includes(phase) ? phasing : null;
  },
  row,
  fights: new Set(["combat"]),
  odds(view, words) {
    const { combat } = asView(view);
    return combat && combat.percent > 0 ? words.say("face.odds.percent", { percent: combat.percent }) : "";
  },
  gist: ({ event, params }) => (event === "fpw.combat-rolled" ? { event: "face.fight", params: params ?? {} } : undefined),
  use: ({ event }) => OPERATIONS[event],
  losses: ({ event }) => (event === "fpw.eliminated" ? 1 : 0),
  tally: ({ event }) => (event === "fpw.eliminated" ? { say: "face.lost", count: 1 } : undefined),
};
