import type { Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { CONSULAR_MINIMUM } from "./army.ts";
import { allocate, type Item, type Option, pick } from "./ask.ts";
import { shift } from "./campaign.ts";
import { cityOwner, SEAT_NAMES } from "./control.ts";
import { cusAt, elephantsAt, generalsAt, isBesieged, isConsul, sayParty, unitsOf } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed } from "./generals.ts";
import { HOLDS, insideOf, isCity, SPACE_OPTIONS } from "./map.ts";
import { captureSupply, displaceAll } from "./pieces.ts";
import type { Hamilcar, T } from "./state.ts";
import { whyNotComing } from "./who-comes.ts";

// 10.1 Inside or outside the walls

/** The owner of a city that is not besieged chooses who and what is inside it. */
export function* manWalls(t: T, seat: Seat, at: number): Play {
  const s = t.s;
  if (!isCity(at) || cityOwner(s, at) !== seat || isBesieged(s, at)) return;
  const inside = insideOf(at);
  const count = (list: readonly number[]) => list[at]! + list[inside]!;
  const cus = count(s.cus[seat]);
  const elephants = seat === "carthage" ? count(s.elephants) : 0;
  const supply = count(s.supply[seat]);
  const generals = [...generalsAt(s, seat, at), ...generalsAt(s, seat, inside)];
  if (cus + elephants + supply + generals.length === 0) return;
  const params = { space: SPACE_OPTIONS[at]! };
  const entering = yield* generalsInside(s, seat, at, generals, cus + elephants);
  const neededAt = (post: number) => {
    const consuls = generals.filter((one) => isConsul(s, one) && entering.includes(one) === (post === inside));
    const there = (one: number) => (s.generals[one] === post ? cusAt(s, seat, post) : cus + elephants); // a general who stays keeps what he has
    return Math.max(0, ...consuls.map((one) => Math.min(CONSULAR_MINIMUM, there(one)))); // 2.3.E3
  };
  const most = Math.min(HOLDS[at]!, cus + elephants - neededAt(at));
  const least = Math.min(most, neededAt(inside));
  const items: Item[] = [];
  const add = (id: Option, max: number) => {
    if (max > 0) items.push({ id, min: 0, max: Math.min(max, HOLDS[at]!) });
  };
  add("cus", cus);
  add("elephants", elephants);
  add("supply", supply);
  const fighting = items.filter(({ id }) => id !== "supply").map(({ id }) => id);
  const limits = fighting.length > 0 ? [{ items: fighting, min: least, max: most }] : undefined;
  const total = most + Math.min(HOLDS[at]!, supply);
  const go = yield* allocate(seat, items, least, total, { prompt: "hamilcar.inside-units", rule: "10", params }, limits);
  const more = (kind: string, there: number) => (go[kind] ?? 0) - there;
  const changes = {
    cus: more("cus", s.cus[seat][inside]!),
    elephants: more("elephants", elephantsAt(s, seat, inside)),
    supply: more("supply", s.supply[seat][inside]!),
  };
  shift(s, seat, at, inside, changes);
  for (const general of generals) s.generals[general] = entering.includes(general) ? inside : at;
  const within = { cus: go.cus ?? 0, elephants: go.elephants ?? 0, supply: go.supply ?? 0 };
  t.note(
    "hamilcar.log.inside",
    {
      seat: SEAT_NAMES[seat],
      space: SPACE_OPTIONS[at]!,
      party: sayParty(within, entering),
      cus: within.cus + within.elephants,
      outside: sayParty(
        unitsOf(s, seat, at),
        generals.filter((general) => !entering.includes(general)),
      ),
    },
    "10",
  );
}

/**
 * Generals who go inside, or stay there. A consul goes only if three CUs, or all there are, can be with him; two consuls then do
 * not separate (2.3.E3).
 */
function* generalsInside(s: Hamilcar, seat: Seat, at: number, generals: readonly number[], cus: number): Play<number[]> {
  const needed = Math.min(CONSULAR_MINIMUM, cus);
  const consuls = generals.filter((general) => isConsul(s, general));
  const isInside = (general: number) => s.generals[general] === insideOf(at);
  const able = generals.filter((general) => !isConsul(s, general) || needed <= HOLDS[at]! || isInside(general));
  const options = able.map((general) => GENERAL_OPTIONS[general]!);
  const chosen = yield* pick(seat, options, 0, options.length, {
    prompt: "hamilcar.inside-generals",
    rule: "10",
    params: { space: SPACE_OPTIONS[at]! },
    whyNot: whyNotComing(s, seat, [at, insideOf(at)], "10", (general) =>
      able.includes(general) ? undefined : { why: "hamilcar.why.consul-inside", rule: "2.3.E3" },
    ),
  });
  const entering = chosen.map(generalNamed);
  const parted = consuls.length === 2 && consuls.filter((consul) => entering.includes(consul)).length === 1;
  const part = parted && consuls.some((consul) => entering.includes(consul) !== isInside(consul));
  if (part && needed > 0 && cus < 2 * needed) entering.push(consuls.find((consul) => !entering.includes(consul))!);
  return entering;
}

// 2.1.C, 7.2.D, 10 Again before a battle

/**
 * Just before a battle the active army moves in and out of its own city, in Golden Geek whichever side owns it. Returns whether
 * any of its CUs are left outside; if not, units there without CUs are lost.
 */
export function* atTheGates(t: T): Play<boolean> {
  const s = t.s;
  const march = s.march!;
  const { seat, at } = march;
  yield* manWalls(t, cityOwner(s, at), at);
  if (cusAt(s, seat, at) > 0) {
    march.staff = march.staff.filter((general) => s.generals[general] === at);
    return true;
  }
  march.at = insideOf(at);
  captureSupply(t, seat, at);
  yield* displaceAll(t, generalsAt(s, seat, at), "7.2.C");
  return false;
}
