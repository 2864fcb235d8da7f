import type { Plain } from "../../../engine/index.ts";
import type { Outlook, OutlookLine } from "../../../web/table/outlook.ts";
import { other, SEATS, type Seat } from "../../shared/rules/seats.ts";
import { removablePCs } from "../rules/control.ts";
import { takeOffIsolated } from "../rules/isolation.ts";
import { SPACE_OPTIONS } from "../rules/map.ts";
import { LAST_TURN } from "../rules/tables.ts";
import { checkNow, ITALIAN_MINIMUM, winnerByProvinces } from "../rules/victory.ts";
import { heldIn, stateIn } from "./imagined.ts";
import { asView } from "./view.ts";

const name = (seat: Seat): string => `seat:${seat}`;

/** What the end of the turn would cost if it came now, and what wins the war (4, 5.4 to 5.6, 6). */
export function outlook(plain: Plain): Outlook {
  const view = asView(plain);
  const now = stateIn(plain);
  const before = now ?? heldIn(view);
  const s = { ...before, control: [...before.control] };
  const cutOff: [Seat, number][] = now ? [...takeOffIsolated(s)] : [];
  const { provinces, behind, price, italian } = checkNow(s);
  const left = (seat: Seat) => removablePCs(s, seat);
  const italyFalls = italian < ITALIAN_MINIMUM;
  const isPaid = view.phase === "concessions" || view.phase === "turn-end"; // after 5.5
  const isLost = behind !== null && price > left(behind);
  const chest = Math.abs(view.chest.rome - view.chest.carthage);
  const poorer: Seat = view.chest.rome < view.chest.carthage ? "rome" : "carthage";

  const verdict = (): OutlookLine => {
    if (italyFalls) return { say: "face.outlook.italy-falls", params: { count: italian }, rule: "4.1", seat: "carthage" };
    if (!behind) return { say: "face.outlook.even", params: provinces, rule: "5.5" };
    const params = { ...provinces, seat: name(behind), count: price, left: left(behind) };
    return {
      say: isLost ? "face.outlook.no-pcs-left" : "face.outlook.price",
      params,
      rule: isLost ? "4.1" : "5.5",
      seat: behind,
    };
  };
  const atPrice = (say: string) => ({ say, params: { count: price } });
  const brief = (): Outlook["brief"] => {
    if (italyFalls) return { say: "face.outlook.brief.wins", seat: "carthage" };
    if (isLost) return { say: "face.outlook.brief.wins", seat: other(behind) };
    if (view.turn === LAST_TURN) return { say: "face.outlook.brief.wins", seat: winnerByProvinces(provinces) };
    if (isPaid) return { say: "face.outlook.brief.paid", seat: null };
    if (behind) return { ...atPrice("face.outlook.brief.price"), short: atPrice("face.outlook.brief.price.short"), seat: behind };
    return { say: "face.outlook.brief.even", short: { say: "face.outlook.brief.even.short" }, seat: null };
  };

  return {
    brief: brief(),
    figures: [
      { say: "face.display", of: { rome: view.display.rome.length, carthage: view.display.carthage.length } },
      { say: "face.outlook.pcs", of: { rome: removablePCs(before, "rome"), carthage: removablePCs(before, "carthage") } },
      { say: "face.chest", of: view.chest },
    ],
    next: [
      ...SEATS.flatMap((seat) => {
        const spaces = cutOff.filter(([side]) => side === seat).map(([, at]) => SPACE_OPTIONS[at]!);
        return spaces.length > 0
          ? [{ say: "face.outlook.cut-off", params: { seat: name(seat), spaces }, rule: "5.4", seat }]
          : [];
      }),
      ...(isPaid ? [] : [verdict()]),
      chest > 0
        ? { say: "face.chest.difference", params: { seat: name(poorer), difference: chest }, rule: "5.6", seat: poorer }
        : { say: "face.chest.even", rule: "5.6" },
    ],
    atOnce: [
      { say: "face.outlook.carthage-falls", rule: "4.1", seat: "rome" },
      { say: "face.outlook.rome-falls", rule: "4.1", seat: "carthage" },
      {
        say: "face.outlook.italy",
        params: { least: ITALIAN_MINIMUM, count: checkNow(before).italian },
        rule: "4.1",
        seat: "carthage",
      },
      {
        say: "face.outlook.no-pcs",
        params: { rome: removablePCs(before, "rome"), carthage: removablePCs(before, "carthage") },
        rule: "4.1",
      },
    ],
    atEnd: [
      {
        say: "face.outlook.end",
        params: { last: LAST_TURN, count: LAST_TURN - view.turn, seat: name(winnerByProvinces(checkNow(before).provinces)) },
        rule: "6.2",
      },
    ],
    lookUp: "standing",
  };
}
