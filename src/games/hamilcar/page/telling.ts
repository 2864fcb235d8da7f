import { type LogEntry, same } from "../../../engine/index.ts";
import type { TableRow, Telling } from "../../../web/film/chronicle.ts";
import { sumOf } from "../../../web/parts/reasons.ts";
import { SEATS } from "../../shared/rules/seats.ts";
import { LANES, space } from "../rules/map.ts";
import { attritionLoss, navalHits } from "../rules/tables.ts";
import { asView, moodNow } from "./view.ts";

const USES: Readonly<Record<string, string>> = {
  "hamilcar.log.event": "face.use.event",
  "hamilcar.log.discarded": "face.use.discard",
};
const LOST = new Set(["hamilcar.log.cus-lost", "hamilcar.log.elephants-lost"]);

/** Rolls for attrition and in a naval battle, each with the row of the table (9.2.B1, 15.2). */
function row({ event, params }: LogEntry): TableRow | undefined {
  const total = params?.die;
  if (typeof total !== "number") return undefined;
  const cells = (say: string, of: (die: number) => number) =>
    Array.from({ length: ROWS }, (_, index) => ({ say, params: { count: of(index + 1) } }));
  switch (event) {
    case "hamilcar.log.attrition": {
      const lossAt = (die: number) => attritionLoss(Number(params!.size), die);
      return lossAt(total) === params!.losses ? { total, cells: cells("face.row.losses", lossAt) } : undefined;
    }
    case "hamilcar.log.battle-roll": {
      const column = Number(String(params!.column).replace("column:", ""));
      return { total, cells: cells("face.row.hits", (die) => navalHits(column, die)) };
    }
    default:
      return undefined;
  }
}
const ROWS = 7;

/** The storms on a lane from one port to another; none without a lane. */
function stormsOn([from, to]: readonly string[]): number {
  if (from === undefined || to === undefined) return 0;
  return LANES[space(from)]!.find((lane) => lane.to === space(to))?.storms ?? 0;
}

/** How the war is told and summed up when it is over. */
export const telling: Telling = {
  points: "face.display",
  standing(view) {
    const { turn, display } = asView(view);
    return { turn, points: { rome: display.rome.length, carthage: display.carthage.length } };
  },
  isLogged: true,
  playing(view) {
    const { phase, active } = asView(view);
    return phase === "strategy" ? active : null;
  },
  changes(before, now) {
    const [was, is] = [asView(before), asView(now)];
    const miat = { count: is.miat.length, mood: `mood:${moodNow(is)}` };
    return [
      ...(is.miat.length === was.miat.length ? [] : [{ say: "face.change.miat", params: miat }]),
      ...SEATS.flatMap((seat) => {
        const route = is.fleets[seat]?.route ?? [];
        const isStormy = !same(route, was.fleets[seat]?.route) && stormsOn(route.slice(-2)) > 0;
        return isStormy ? [{ say: `face.change.stormy.${seat}` }] : [];
      }),
    ];
  },
  row,
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
