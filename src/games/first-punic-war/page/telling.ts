import type { LogEntry, Plain } from "../../../engine/index.ts";
import type { TableRow, Telling } from "../../../web/film/chronicle.ts";
import type { Said } from "../../../web/table/outlook.ts";
import { keyed, keys, nameOf } from "../../../words/ids.ts";
import { SEATS } from "../../shared/rules/seats.ts";
import { NAVAL_ROWS, navalRow, TABLES } from "../rules/tables.ts";
import { IS_LEADER, unitOfId } from "../rules/units.ts";
import { briefly, isBlow } from "./stage/outcome.ts";
import { fortressList, standingOf } from "./standing.ts";
import { asView } from "./view.ts";

const OPERATIONS: Readonly<Record<string, string>> = {
  "fpw.land-operation": "op:land",
  "fpw.naval-operation": "op:naval",
  "fpw.concentrate-operation": "op:concentrate",
};

/** What is counted in the sum of a turn: those who starved or sank in a storm were not lost in a battle (18.0, 19.1). */
function counted({ event, rule }: LogEntry): string | undefined {
  if (event === "fpw.taken") return "face.taken";
  if (event !== "fpw.eliminated") return undefined;
  return rule === "18.0" ? "face.starved" : rule === "19.1" ? "face.sunk" : "face.lost";
}

/** Talks and naval rolls, each with the row of its table (19.1, 24.1). */
function row({ event, params }: LogEntry): TableRow | undefined {
  const total = params?.modified;
  if (typeof total !== "number") return undefined;
  if (event === "fpw.diplomacy-rolled") {
    const column = Number(String(params!.column).replace("fpw.talks-column.", ""));
    const isEnemys = String(params!.modifiers).includes("enemy-controlled");
    const said = (result: string) => (result === "N" && !isEnemys ? "N-neutral" : result);
    return { total, cells: TABLES.diplomacy.map((results) => ({ say: `face.row.talks.${said(results[column]!)}` })) };
  }
  if (event !== "fpw.naval-rolled") return undefined;
  const rows = Array.from({ length: NAVAL_ROWS }, (_, index) => navalRow(index + 1));
  return {
    total,
    cells: rows.map(({ hexes, storm }) => ({ say: storm ? "face.row.storm" : "face.row.sail", params: { hexes } })),
  };
}

/** Fortresses that have changed hands, with their points, and who would win now if that has changed (4.2). */
function changes(before: Plain, now: Plain): readonly Said[] {
  if (asView(now).phase === "setup") return [];
  const said = (say: string, view: Plain, other: Plain) => {
    const held = new Map(fortressList(other).map(({ hex, holder }) => [hex, holder]));
    return SEATS.flatMap((seat): Said[] => {
      const changed = fortressList(view).filter(({ hex, holder }) => holder === seat && held.get(hex) !== seat);
      if (changed.length === 0) return [];
      const hexes = changed.map(({ hex }) => `hex:${hex}`);
      return [{ say, params: { side: `side:${seat}`, hexes, vp: changed.reduce((sum, { vp }) => sum + vp, 0) } }];
    });
  };
  const moved = [...said("face.loses", before, now), ...said("face.gains", now, before)];
  const old = standingOf(before);
  const { level, leader } = standingOf(now);
  if (level === old.level && leader === old.leader) return moved;
  return [...moved, { say: `face.now.${level}`, params: { side: `side:${leader ?? "neutral"}` } }];
}

/** What the die of a roll decides. */
const DECIDED = keyed<readonly string[]>("fpw.", {
  "diplomacy-rolled": ["die", "modified", "total", "counts", "result"],
  "naval-rolled": ["die", "modified", "hexes", "storm"],
  storm: ["die", "lost"],
  "hunger-check": ["die", "lost"],
  "combat-rolled": ["die", "result", "spared", "barred"],
  "counterattack-rolled": ["die", "result", "spared", "barred"],
  disgrace: ["die", "fate"],
});
/** The leaders among the units that an entry tells of. */
const leadersIn = ({ params }: LogEntry): string[] =>
  [params?.units ?? params?.unit ?? []]
    .flat()
    .map(String)
    .filter((id) => IS_LEADER[unitOfId(id)]);

/** How the war is summed up when it is over. */
export const telling: Telling = {
  points: "face.points",
  standing: (view) => ({ turn: asView(view).turn, points: standingOf(view).points }),
  playing(view) {
    const { phase, phasing } = asView(view);
    return ["mobilization", "diplomacy", "operations", "supply"].includes(phase) ? phasing : null;
  },
  changes,
  moves: {
    steps: keys("fpw.", "moved", "sailed"),
    endings: keys("fpw.", "stayed", "stood", "retreated"),
    later: new Set(),
    over: "face.rest",
    isThere: (view, { params = {} }) =>
      asView(view).stacks.some(({ hex, side }) => hex === nameOf(String(params.to)) && side === nameOf(String(params.side))),
  },
  decided: DECIDED,
  fallen: (entry) => (/^fpw\.eliminated/.test(entry.event) ? leadersIn(entry) : []),
  row,
  fights: new Set(["combat"]),
  odds(view, words) {
    const { combat } = asView(view);
    return combat && combat.percent > 0 ? words.say("face.odds.percent", { percent: combat.percent }) : "";
  },
  gist(entry) {
    if (entry.event === "fpw.diplomacy-rolled") return { ...entry, event: "face.talks" };
    return isBlow(entry) ? briefly(entry) : undefined;
  },
  operations: new Set(Object.keys(OPERATIONS)),
  use: ({ event }) => OPERATIONS[event],
  losses: ({ event }) => (event === "fpw.eliminated" ? 1 : 0),
  tally: (entry) => {
    const say = counted(entry);
    return say ? [{ say, count: 1 }] : [];
  },
};
