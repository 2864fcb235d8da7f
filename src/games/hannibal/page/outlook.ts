import type { Header, Plain } from "../../../engine/index.ts";
import type { Outlook, OutlookLine } from "../../../web/table/outlook.ts";
import { other, SEATS, type Seat } from "../../shared/rules/seats.ts";
import { forcesInWinter } from "../rules/attrition.ts";
import { plainPCs, provinceController, takeOffIsolated } from "../rules/control.ts";
import { POST_OPTIONS, PROVINCES, SPACE_OPTIONS } from "../rules/map.ts";
import { NEEDED_IN_ITALY, politicalCheck, winnerByPoints } from "../rules/politics.ts";
import { type Hannibal, TURNS } from "../rules/state.ts";
import { imaginedState } from "./imagined.ts";
import { asView, heldOf, scoreOf } from "./view.ts";

const name = (seat: Seat): string => `seat:${seat}`;

/** What the end of the turn would cost if it came now, and what wins the war (19.4, 21 to 23). */
export function outlook(plain: Plain, header: Header): Outlook {
  const view = asView(plain);
  const score = scoreOf(view);
  const now = imaginedState(plain, header);
  const s = { ...(now ?? heldOf(view)), control: [...heldOf(view).control] } as Hannibal;
  const cutOff: [Seat, number][] = now ? Array.from(takeOffIsolated(s), ([seat, space]) => [seat, space]) : [];
  const winter = now ? forcesInWinter(now) : [];
  const left = (seat: Seat) => plainPCs(s, seat).length;
  const { points, behind, price, italyFalls } = politicalCheck(s);
  const ends = view.turn === TURNS;
  const final = winnerByPoints(points);
  const suesForPeace = behind !== null && !ends && price > left(behind);
  const missing = NEEDED_IN_ITALY.filter((number) => provinceController(s, number) !== "carthage");

  const verdict = (): OutlookLine => {
    if (italyFalls) return { say: "face.outlook.italy-falls", rule: "23", seat: "carthage" };
    if (ends) return { say: "face.outlook.last", params: { ...points, seat: name(final) }, rule: "22.4", seat: final };
    if (!behind) return { say: "face.outlook.even", params: points, rule: "22.2" };
    const params = { ...points, seat: name(behind), count: price, left: left(behind) };
    return suesForPeace
      ? { say: "face.outlook.peace", params, rule: "22.3", seat: behind }
      : { say: "face.outlook.price", params, rule: "22.2", seat: behind };
  };
  const atPrice = (say: string) => ({ say, params: { count: price } });
  const brief = (): Outlook["brief"] => {
    if (italyFalls) return { say: "face.outlook.brief.wins", seat: "carthage" };
    if (ends) return { say: "face.outlook.brief.wins", seat: final };
    if (!behind) return { say: "face.outlook.brief.even", short: { say: "face.outlook.brief.even.short" }, seat: null };
    return suesForPeace
      ? { say: "face.outlook.brief.wins", seat: other(behind) }
      : { ...atPrice("face.outlook.brief.price"), short: atPrice("face.outlook.brief.price.short"), seat: behind };
  };

  return {
    brief: brief(),
    figures: [
      { say: "face.points", of: score.points },
      { say: "face.pcs", of: score.pcs },
    ],
    next: [
      ...SEATS.flatMap((seat) => {
        const spaces = winter.filter(([side]) => side === seat).map(([, post]) => POST_OPTIONS[post]!);
        return spaces.length > 0 ? [{ say: "face.outlook.winter", params: { spaces }, rule: "21.1", seat }] : [];
      }),
      ...SEATS.flatMap((seat) => {
        const spaces = cutOff.filter(([side]) => side === seat).map(([, space]) => SPACE_OPTIONS[space]!);
        return spaces.length > 0
          ? [{ say: "face.outlook.cut-off", params: { seat: name(seat), spaces }, rule: "19.4", seat }]
          : [];
      }),
      verdict(),
    ],
    atOnce: [
      { say: "face.outlook.carthage-falls", rule: "23", seat: "rome" },
      { say: "face.outlook.rome-falls", rule: "23", seat: "carthage" },
      {
        say: missing.length > 0 ? "face.outlook.italy" : "face.outlook.italy-all",
        params: {
          held: NEEDED_IN_ITALY.length - missing.length,
          needed: NEEDED_IN_ITALY.length,
          provinces: missing.map((number) => `province:${PROVINCES[number]!.id}`),
        },
        rule: "23",
        seat: "carthage",
      },
      { say: "face.outlook.no-pcs", params: score.pcs, rule: "22.3" },
    ],
    atEnd: [
      {
        say: "face.outlook.end",
        params: { last: TURNS, count: TURNS - view.turn, seat: name(winnerByPoints(score.points)) },
        rule: "22.4",
      },
    ],
    lookUp: "provinces",
  };
}
