import type { LogEntry } from "../../../engine/index.ts";
import type { TableRow, Telling } from "../../../web/film/chronicle.ts";
import { reasonOf, sumOf } from "../../../web/parts/reasons.ts";
import { keyed, keys } from "../../../words/ids.ts";
import { isStandingAt } from "../../shared/page/posts.ts";
import { type Counted, tallyOf } from "../../shared/page/tally.ts";
import { retreatLoss } from "../rules/aftermath.ts";
import { ATTRITION_TABLE, attritionLoss } from "../rules/attrition.ts";
import { handSize } from "../rules/battle-cards.ts";
import { navalResult } from "../rules/sea.ts";
import { SIEGE_TABLE } from "../rules/siege.ts";
import { CARDS } from "../rules/strategy-cards.ts";
import { asView, scoreOf } from "./view.ts";

const LOG = "hannibal.log.";

/** Siege, attrition and naval rolls, each with the row of its table (11.6, 14.11, 20.2, 21.2). */
function row({ event, params }: LogEntry): TableRow | undefined {
  if (typeof params?.die !== "number") return undefined;
  const total = params.die + (Array.isArray(params.modifiers) ? sumOf((params.modifiers as string[]).map(reasonOf)) : 0);
  const name = event.slice("hannibal.log.".length);
  if (name === "siege-roll" || name === "subjugation-roll")
    return { total, cells: SIEGE_TABLE.map(([points, lost]) => ({ say: "face.row.siege", params: { points, lost } })) };
  if (name === "naval-roll") return { total, cells: ALL_ROLLS.map((die) => ({ say: `hannibal.naval.${navalResult(die)}` })) };
  if (name === "retreat-roll") {
    const strength = Number(params.strength);
    const left = Number(params.losses);
    const said = (die: number) => {
      const count = retreatLoss(strength, die);
      const isHit = die === Math.max(0, Math.min(RETREAT_ROLLS.length - 1, total));
      return isHit && Number.isFinite(count) && left < count
        ? { say: "face.row.left", params: { count, left } }
        : lossesSaid(count);
    };
    return { total, first: 0, cells: RETREAT_ROLLS.map(said) };
  }
  const size = Number(
    (name === "casualties" ? params.rounds : params.because === TRIBES ? TRIBAL : (params.size ?? params.cus)) ?? 0,
  );
  if (size === 0 || attritionLoss(size, total).losses !== params.losses) return undefined;
  return {
    total,
    cells: ATTRITION_TABLE.map((_, die) => ({ say: "face.row.losses", params: { count: attritionLoss(size, die + 1).losses } })),
  };
}
/** Hostile Tribes do the same harm to an army of any size. */
const TRIBES = "hannibal.because.hostile-tribes";
const TRIBAL = CARDS.find((card) => card?.effect.column !== undefined)!.effect.column!;
const ALL_ROLLS = [1, 2, 3, 4, 5, 6] as const;
const RETREAT_ROLLS = [0, ...ALL_ROLLS, 7] as const;
const lossesSaid = (count: number) =>
  Number.isFinite(count) ? { say: "face.row.losses", params: { count } } : { say: "face.row.all" };

const losses = ({ event, params }: LogEntry): number => (event === "hannibal.log.lost" ? Number(params?.lost ?? 0) : 0);
/** What counts in the sum of a turn. */
const moves: Counted = { say: "face.tally.moves", elsewhere: "face.tally.set-out", who: "general", name: "space" };
const TALLIES: Readonly<Record<string, Counted>> = {
  "hannibal.log.marched": moves,
  "hannibal.log.sailed": moves,
  "hannibal.log.turned-back": moves,
  "hannibal.log.backed-up": moves,
  "hannibal.log.reinforced": { say: "face.tally.raised", name: "space" },
  "hannibal.log.message": { say: "face.tally.card" },
  "hannibal.log.discards": { say: "face.tally.discarded", name: "card" },
  "hannibal.log.pc": { say: "face.tally.pcs", name: "space" },
  "hannibal.log.pc-removed": { say: "face.tally.pcs-lost", name: "space" },
  "hannibal.log.isolated": { say: "face.tally.pcs-lost", name: "space" },
  "hannibal.log.province": { say: "face.tally.won", name: "province" },
  "hannibal.log.province-lost": { say: "face.tally.lost", name: "province" },
  "hannibal.log.battle": { say: "face.tally.attacks", name: "space" },
  "hannibal.log.siege-roll": { say: "face.tally.besieges", name: "space" },
  "hannibal.log.inside": { say: "face.tally.inside", name: "space" },
  "hannibal.log.no-retreat": { say: "face.tally.destroyed" },
  "hannibal.log.no-retreat-by-sea": { say: "face.tally.destroyed" },
  "hannibal.log.displaced": { say: "face.tally.displaced" },
  "hannibal.log.eliminated": { say: "face.tally.generals" },
};
/** How many units a list of them has. */
const unitsIn = (units: unknown): number =>
  Array.isArray(units) ? units.reduce((sum, id) => sum + Number(String(id).split(":")[1]), 0) : 1;

/** the entries whose units count */
const COUNTED = new Set(["hannibal.log.reinforced", "hannibal.log.inside"]);

/** What the die of a roll decides. */
const TRIED = ["die", "total", "result"];
const DECIDED = keyed<readonly string[]>(LOG, {
  ...Object.fromEntries(
    ["avoid", "intercept", "pursuit", "counterattack", "withdrawal", "stop", "loyalty"].map((what) => [`${what}-roll`, TRIED]),
  ),
  attrition: ["die", "total", "losses"],
  casualties: ["die", "losses"],
  "retreat-roll": ["die", "total", "losses"],
  "naval-roll": TRIED,
  "command-roll": ["die", "general"],
  "elephant-roll": [...TRIED, "spared", "rome"],
  "siege-roll": ["die", "total", "points", "reached"],
  "subjugation-roll": ["die", "points", "reached"],
});

/** How the war is summed up when it is over. */
export const telling: Telling = {
  points: "face.points",
  standing: (view) => ({ turn: asView(view).turn, points: scoreOf(asView(view)).points }),
  isLogged: true,
  playing(view) {
    const { phase, active } = asView(view);
    return phase === "strategy" ? active : null;
  },
  moves: {
    steps: keys(LOG, "activated", "marched", "sailed"),
    endings: keys(LOG, "halts", "stays", "no-pursuit", "pursuit-roll", "turned-back", "backed-up", "fell-back", "held-up"),
    later: keys(LOG, "nobody-else"),
    over: "face.rest",
    isThere: (view, { params = {} }) => isStandingAt(asView(view).forces, params),
  },
  decided: DECIDED,
  fallen: ({ event, params }) => (event === "hannibal.log.eliminated" ? [String(params!.general)] : []),
  row,
  fights: new Set(["battle", "siege"]),
  odds(view, words) {
    const { battle } = asView(view);
    if (!battle || battle.reasons.rome.length === 0) return "";
    return words.say("face.odds.cards", { rome: handSize(battle.reasons.rome), carthage: handSize(battle.reasons.carthage) });
  },
  use({ event, params }) {
    if (event === "hannibal.log.discards") return "face.use.discard";
    if (event !== "hannibal.log.plays") return undefined;
    // one PC or several: the same use
    return params?.use === "hannibal.use.place-one" ? "hannibal.use.place" : String(params?.use);
  },
  losses,
  tally(entry) {
    const { event, params = {} } = entry;
    const lost = losses(entry);
    if (lost > 0) return [{ say: "face.tally.cus", count: lost }];
    const one = TALLIES[event];
    if (!one) return [];
    const tally = tallyOf(one, params, COUNTED.has(event) ? unitsIn(params.units) : 1);
    const [from] = event === "hannibal.log.pc" ? (params.from as readonly string[]) : [];
    if (!from) return [tally];
    return [
      { ...tally, say: "face.tally.taken" },
      { ...tally, say: "face.tally.pcs-lost", seat: from.replace("seat:", "") },
    ];
  },
};
