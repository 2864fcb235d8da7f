import type { LogEntry, Plain } from "../../../engine/index.ts";
import type { TableRow, Telling } from "../../../web/film/chronicle.ts";
import type { Said } from "../../../web/table/outlook.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { NAVAL_ROWS, navalRow, TABLES } from "../rules/tables.ts";
import { fortressList, standingOf } from "./standing.ts";
import { asView, type Side } from "./view.ts";

const OPERATIONS: Readonly<Record<string, string>> = {
  "fpw.land-operation": "op:land",
  "fpw.naval-operation": "op:naval",
  "fpw.concentrate-operation": "op:concentrate",
};

/** What is counted in the sum of a turn. */
const TALLIES: Readonly<Record<string, string>> = { "fpw.taken": "face.taken", "fpw.eliminated": "face.lost" };

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

const isSeat = (side: Side | null): side is Seat => side === "rome" || side === "carthage";

/** Fortresses that have changed hands, with their points, and who would win now if that has changed (4.2). */
function changes(before: Plain, now: Plain): readonly Said[] {
  if (asView(now).phase === "setup") return [];
  const was = new Map(fortressList(before).map((fortress) => [fortress.hex, fortress]));
  const said: Said[] = fortressList(now).flatMap(({ hex, holder, vp }) => {
    const old = was.get(hex);
    if (!old || old.holder === holder) return [];
    const lost = isSeat(old.holder)
      ? [{ say: "face.loses", params: { side: `side:${old.holder}`, hex: `hex:${hex}`, vp: old.vp } }]
      : [];
    const won = isSeat(holder) ? [{ say: "face.gains", params: { side: `side:${holder}`, hex: `hex:${hex}`, vp } }] : [];
    return [...lost, ...won];
  });
  const old = standingOf(before);
  const { level, leader } = standingOf(now);
  if (level === old.level && leader === old.leader) return said;
  return [...said, { say: `face.now.${level}`, params: { side: `side:${leader ?? "neutral"}` } }];
}

/** How the war is summed up when it is over. */
export const telling: Telling = {
  points: "face.points",
  standing: (view) => ({ turn: asView(view).turn, points: standingOf(view).points }),
  playing(view) {
    const { phase, phasing } = asView(view);
    return ["mobilization", "diplomacy", "operations", "supply"].includes(phase) ? phasing : null;
  },
  changes,
  row,
  fights: new Set(["combat"]),
  odds(view, words) {
    const { combat } = asView(view);
    return combat && combat.percent > 0 ? words.say("face.odds.percent", { percent: combat.percent }) : "";
  },
  gist: ({ event, params }) => (event === "fpw.combat-rolled" ? { event: "face.fight", params: params ?? {} } : undefined),
  use: ({ event }) => OPERATIONS[event],
  losses: ({ event }) => (event === "fpw.eliminated" ? 1 : 0),
  tally: ({ event }) => (TALLIES[event] ? { say: TALLIES[event], count: 1 } : undefined),
};
