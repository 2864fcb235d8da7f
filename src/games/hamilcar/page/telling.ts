import { type LogEntry, same } from "../../../engine/index.ts";
import type { TableRow, Telling } from "../../../web/film/chronicle.ts";
import { sumOf } from "../../../web/parts/reasons.ts";
import { keyed, keys } from "../../../words/ids.ts";
import { isStandingAt } from "../../shared/page/posts.ts";
import { type Counted, tallyOf } from "../../shared/page/tally.ts";
import { LANES, space } from "../rules/map.ts";
import { attritionLoss, navalHits, stormHits } from "../rules/tables.ts";
import { asView } from "./view.ts";

const LOG = "hamilcar.log.";

const USES: Readonly<Record<string, string>> = {
  "hamilcar.log.event": "face.use.event",
  "hamilcar.log.discarded": "face.use.discard",
};
const LOST = new Set(["hamilcar.log.cus-lost", "hamilcar.log.elephants-lost", "hamilcar.log.no-retreat"]);

/** What counts in the sum of a turn. */
const moves: Counted = { say: "face.tally.moves", elsewhere: "face.tally.set-out", who: "general", name: "space" };
const TALLIES: Readonly<Record<string, Counted>> = {
  "hamilcar.log.marched": moves,
  "hamilcar.log.landed": moves,
  "hamilcar.log.entered-city": moves,
  "hamilcar.log.turned-back": moves,
  "hamilcar.log.backed-up": moves,
  "hamilcar.log.cus-placed": { say: "face.tally.raised", count: "cus", name: "space" },
  "hamilcar.log.built": { say: "face.tally.built", count: "count" },
  "hamilcar.log.refitted": { say: "face.tally.refitted", count: "count" },
  "hamilcar.log.cus-lost": { say: "face.tally.cus", count: "lost" },
  "hamilcar.log.elephants-lost": { say: "face.tally.cus", count: "lost" },
  "hamilcar.log.no-retreat": { say: "face.tally.cus", count: "lost" },
  "hamilcar.log.warships-hit": { say: "face.tally.warships", count: "struck" },
  "hamilcar.log.cruel-sea": { say: "face.tally.warships", count: "warships" },
  "hamilcar.log.storms-at-sea": { say: "face.tally.warships", count: "warships" },
  "hamilcar.log.province": { say: "face.tally.won", name: "province" },
  "hamilcar.log.province-lost": { say: "face.tally.lost", name: "province" },
  "hamilcar.log.supremacy": { say: "face.tally.supremacy" },
  "hamilcar.log.pc": { say: "face.tally.pcs", name: "space" },
  "hamilcar.log.pc-converted": { say: "face.tally.taken", name: "space" },
  "hamilcar.log.miat-placed": { say: "face.tally.miat" },
  "hamilcar.log.pc-removed": { say: "face.tally.pcs-lost", name: "space" },
  "hamilcar.log.miat-removed": { say: "face.tally.miat-lost" },
  "hamilcar.log.eliminated": { say: "face.tally.generals" },
  "hamilcar.log.battle": { say: "face.tally.attacks", name: "space" },
  "hamilcar.log.besieges": { say: "face.tally.besieges", name: "space" },
  "hamilcar.log.displaced": { say: "face.tally.displaced" },
};

/** Rolls for attrition, in a naval battle and in a cruel sea, each with the row of the table (9.2.B1, 15.2, 17.1). */
function row({ event, params }: LogEntry): TableRow | undefined {
  const total = params?.die;
  if (typeof total !== "number") return undefined;
  const cells = (say: string, of: (die: number) => number) =>
    Array.from({ length: ROWS }, (_, index) => ({ say, params: { count: of(index + 1) } }));
  const isCruel = params!.what === "hamilcar.roll.cruel-sea";
  switch (event) {
    case "hamilcar.log.attrition": {
      const lossAt = (die: number) => attritionLoss(Number(params!.size), die);
      return lossAt(total) === params!.losses ? { total, cells: cells("face.row.losses", lossAt) } : undefined;
    }
    case "hamilcar.log.battle-roll": {
      const column = Number(String(params!.column).replace("column:", ""));
      return { total, cells: cells("face.row.hits", (die) => navalHits(column, die)) };
    }
    case "hamilcar.log.die":
    case "hamilcar.log.die-set":
      return isCruel ? { total, cells: cells("face.row.hits", stormHits).slice(0, SIDES) } : undefined;
    default:
      return undefined;
  }
}
const SIDES = 6;
const ROWS = 7;

/** The storms on a lane from one port to another; none without a lane. */
function stormsOn([from, to]: readonly string[]): number {
  if (from === undefined || to === undefined) return 0;
  return LANES[space(from)]!.find((lane) => lane.to === space(to))?.storms ?? 0;
}

/** What the die of a roll decides. */
const TRIED = ["die", "rolled", "total", "result"];
const DECIDED = keyed<readonly string[]>(LOG, {
  die: ["die"],
  "avoid-roll": TRIED,
  "intercept-roll": TRIED,
  "pursuit-roll": TRIED,
  "fire-pots": TRIED,
  attrition: ["die", "rolled", "total", "losses"],
  "battle-roll": ["die", "rolled", "hits"],
  "corvus-roll": ["die", "rolled", "hits"],
});

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
    // only Rome may have to roll, and once is enough for a voyage
    const route = is.fleets.rome?.route ?? [];
    const isStormy = !same(route, was.fleets.rome?.route) && stormsOn(route.slice(-2)) > 0;
    const isFirst = route.every((_, at) => at === 0 || at === route.length - 1 || stormsOn(route.slice(at - 1, at + 1)) === 0);
    return isStormy && isFirst ? [{ say: "face.change.stormy" }] : [];
  },
  moves: {
    steps: keys(LOG, "activated", "marched", "sailed", "fleet-entered", "landed", "returned", "entered-city"),
    endings: keys(LOG, "stays", "no-pursuit", "pursuit-roll", "turned-back", "backed-up"),
    later: keys(LOG, "nobody-else-activated"),
    over: "face.rest",
    isThere: (view, { params = {} }) => isStandingAt(asView(view).forces, params),
  },
  decided: DECIDED,
  fallen: ({ event, params }) => (event === "hamilcar.log.eliminated" ? [String(params!.general)] : []),
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
  tally({ event, params = {} }) {
    const one = TALLIES[event];
    const count = one?.count ? Number(params[one.count] ?? 0) : 1;
    if (!one || count <= 0) return [];
    const tally = tallyOf(one, params, count);
    if (event === "hamilcar.log.no-retreat") return [tally, { say: "face.tally.destroyed", count: 1 }];
    if (event !== "hamilcar.log.pc-converted") return [tally];
    return [tally, { ...tally, say: "face.tally.pcs-lost", seat: String(params.from).replace("seat:", "") }];
  },
};
