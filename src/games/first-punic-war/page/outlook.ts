import type { Plain } from "../../../engine/index.ts";
import type { Outlook, OutlookLine } from "../../../web/table/outlook.ts";
import { SEATS } from "../../shared/rules/seats.ts";
import { occupies, scan } from "../rules/board.ts";
import { HEX_IDS } from "../rules/map.ts";
import { sideOfSeat } from "../rules/state.ts";
import { crowdedHexes } from "../rules/supply.ts";
import { COST, victoryLevel } from "../rules/tables.ts";
import { decisiveFortresses } from "../rules/victory.ts";
import { stateOf } from "./imagined.ts";
import { standingOf } from "./standing.ts";
import { asView } from "./view.ts";

/** How many points more take the margin to the next level of victory; none if there is no higher (4.2.1). */
function toNextLevel(margin: number): number | null {
  const level = victoryLevel(margin);
  if (level === "decisive") return null;
  let more = 1;
  while (victoryLevel(margin + more) === level) more++;
  return more;
}

/** What wins the war, how far each side is from it, and whom the next supply phase finds hungry (4, 8, 18). */
export function outlook(plain: Plain): Outlook {
  const view = asView(plain);
  const s = stateOf(plain);
  const b = scan(s);
  const { points, fortresses, income, level, leader } = standingOf(plain);
  const decisive = decisiveFortresses(s);
  const margin = Math.abs(points.rome - points.carthage);
  const more = toNextLevel(margin);
  const next = more === null ? null : victoryLevel(margin + more);

  const supply = SEATS.flatMap((seat): OutlookLine[] => {
    const hexes = crowdedHexes(s, b, sideOfSeat(seat)).map((hex) => HEX_IDS[hex]!);
    const params = { side: `side:${seat}`, hexes, ap: hexes.length * COST.supply };
    return hexes.length > 0 ? [{ say: "face.outlook.hungry", params, rule: "18.0", seat }] : [];
  });

  return {
    brief: {
      say: `face.outlook.brief.${level}`,
      seat: leader,
      ...(leader && { short: { say: "face.outlook.brief.ahead", params: { margin } } }),
    },
    figures: [
      { say: "face.points", of: points },
      { say: "face.fortresses", of: fortresses },
      { say: "face.income.title", of: income },
    ],
    next: supply.length > 0 ? supply : [{ say: "face.outlook.fed", rule: "18.0" }],
    atOnce: [
      { say: "face.outlook.sudden-death", params: { count: decisive.length }, rule: "4.1" },
      ...SEATS.map((seat): OutlookLine => {
        const missing = decisive.filter((hex) => !occupies(b, sideOfSeat(seat), hex));
        const params = { side: `side:${seat}`, held: decisive.length - missing.length, count: missing.length };
        return { say: "face.outlook.decisive", params, rule: "4.1", seat };
      }),
    ],
    atEnd: [
      { say: "face.outlook.end", params: { last: view.lastTurn, count: view.lastTurn - view.turn }, rule: "4.2" },
      {
        say: leader ? `face.level.${level}` : "face.level.draw",
        ...(leader && { params: { side: `side:${leader}` }, seat: leader }),
        rule: "4.2.1",
      },
      ...(more === null ? [] : [{ say: `face.outlook.next.${next}`, params: { margin, count: more }, rule: "4.2.1" }]),
    ],
    lookUp: "standing",
  };
}
