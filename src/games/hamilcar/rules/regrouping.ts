import type { Limit, Play } from "../../../engine/index.ts";
import { leastCUs, mostCUs, termsOf } from "./army.ts";
import { allocate, type Item, pick } from "./ask.ts";
import { armyOf, availableTo, joinStaff, marchers, mayMove, regroupArmy, sizeOf } from "./campaign.ts";
import { generalsAt, sayParty, unitsAt } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed } from "./generals.ts";
import { POST_OPTIONS } from "./map.ts";
import type { Detachment, Hamilcar, March, T } from "./state.ts";

// 7.1 Picking up and dropping off

export function canRegroup(s: Hamilcar, march: March): boolean {
  if (march.regrouped || march.used >= march.allowance) return false;
  const { seat, general, at } = march;
  if (generalsAt(s, seat, at).length === 1) return unitsAt(s, seat, at) > 0;
  return termsOf(s, seat, at, general, "march") !== undefined;
}

/** Who goes on with the general: other generals first, then units, up to a limit. */
export function* regroup(t: T, march: March, limit: number): Play {
  const s = t.s;
  march.regrouped = true;
  const { seat, general, at } = march;
  const fellows = march.staff;
  const terms = termsOf(s, seat, at, general, "march")!;
  const able = terms.free.filter((fellow) => fellows.includes(fellow) || mayMove(s, fellow, march.allowance));
  const chosen = yield* pick(
    seat,
    able.map((fellow) => GENERAL_OPTIONS[fellow]!),
    0,
    able.length,
    { prompt: "hamilcar.take-generals", rule: "7.1", params: { general: GENERAL_OPTIONS[general]! } },
  );
  const staff = [...terms.forced, ...chosen.map(generalNamed)];
  march.staff = fellows.filter((fellow) => staff.includes(fellow));
  joinStaff(
    s,
    march,
    staff.filter((fellow) => !fellows.includes(fellow)),
  );
  const before = armyOf(march);
  regroupArmy(s, march, yield* pickMarchers(s, march, limit));
  const after = armyOf(march);
  const params = { general: GENERAL_OPTIONS[general]!, space: POST_OPTIONS[at]! };
  const joined = fewer(after, before);
  const joiners = march.staff.filter((fellow) => !fellows.includes(fellow));
  if (sizeOf(joined) + joiners.length > 0)
    t.note("hamilcar.log.picked-up", { ...params, party: sayParty(joined, joiners) }, "7.1");
}

/** What one party has in excess of another. */
const fewer = (more: Detachment, less: Detachment): Detachment => ({
  cus: Math.max(0, more.cus - less.cus),
  elephants: Math.max(0, more.elephants - less.elephants),
  supply: Math.max(0, more.supply - less.supply),
});

function* pickMarchers(s: Hamilcar, march: March, limit: number): Play<Detachment> {
  const { seat, general, at } = march;
  const free = availableTo(s, march);
  const items: Item[] = [];
  for (const id of ["cus", "elephants", "supply"] as const) if (free[id] > 0) items.push({ id, min: 0, max: free[id] });
  const fighting = items.filter(({ id }) => id !== "supply").map(({ id }) => id);
  const goers = marchers(march);
  const most = Math.max(0, Math.min(limit, free.cus + free.elephants, mostCUs(s, seat, at, general, goers, "march")));
  const least = Math.min(most, leastCUs(s, seat, at, general, goers, "march"));
  const limits: Limit[] = fighting.length > 0 ? [{ items: fighting, min: least, max: most }] : [];
  const taken = yield* allocate(
    seat,
    items,
    least,
    Math.min(limit, most + free.supply),
    { prompt: "hamilcar.take-units", rule: "7.1", params: { general: GENERAL_OPTIONS[general]!, space: POST_OPTIONS[at]! } },
    limits,
  );
  return { cus: taken.cus ?? 0, elephants: taken.elephants ?? 0, supply: taken.supply ?? 0 };
}
