import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { amount, type Key, type Option } from "./ask.ts";
import { settleLosses } from "./campaign.ts";
import { removePCs, SEAT_NAMES } from "./control.ts";
import {
  battleRating,
  cusAt,
  elephantsAt,
  generalsAt,
  hasGeneral,
  mayBeDictator,
  openPost,
  sayParty,
  unitsOf,
  whoIsAt,
} from "./forces.ts";
import { ASINA, CALATINUS, CAUDEX, GENERAL_OPTIONS, GENERALS, sideOf, XANTHIPPUS } from "./generals.ts";
import { AT_SEA, HOLDS, isInside, POST_OPTIONS, spaceOf } from "./map.ts";
import { AWAY, type Modifier, NO_OFFICE, sum, type T } from "./state.ts";

// Placing and removing pieces

// 5.1.D, 5.2.C2 Placing CUs and supply trains

/**
 * Places CUs where they join in a space; outside they displace a lone enemy general (5.1.D) and capture unguarded supply trains
 * (2.3.D3).
 */
export function* placeCUs(
  t: T,
  seat: Seat,
  at: number,
  {
    cus,
    elephants = 0,
    provinces = [],
    because,
  }: { cus: number; elephants?: number; provinces?: readonly Option[]; because?: Key },
  rule: string,
): Play {
  const s = t.s;
  const post = openPost(s, seat, at);
  s.cus[seat][post]! += cus;
  if (elephants > 0) s.elephants[post]! += elephants;
  const where = { seat: SEAT_NAMES[seat], space: POST_OPTIONS[post]! };
  if (cus > 0)
    t.note("hamilcar.log.cus-placed", { ...where, cus, provinces: [...provinces], ...(because && { because: [because] }) }, rule);
  if (elephants > 0) t.note("hamilcar.log.elephants-placed", { ...where, elephants }, rule);
  if (isInside(post)) return;
  captureSupply(t, other(seat), at);
  yield* displaceAll(t, generalsAt(s, other(seat), at), "5.1.D");
}

export function placeSupply(t: T, seat: Seat, at: number, count: number, rule: string): void {
  const post = openPost(t.s, seat, at);
  t.s.supply[seat][post]! += count;
  t.note("hamilcar.log.supply-placed", { seat: SEAT_NAMES[seat], count, space: POST_OPTIONS[post]! }, rule);
}

// 2.2.A Displaced and eliminated generals

/** Removes a general from the game. When Caudex leaves, Asina joins the pool (5.1.C). */
export function eliminate(t: T, general: number, rule: string, because: Key[] = [], displaced: readonly Key[] = []): void {
  const s = t.s;
  const post = s.generals[general]!;
  s.generals[general] = AWAY.gone;
  s.office[general] = NO_OFFICE;
  const seat = sideOf(general);
  const alone = post >= 0 && post !== AT_SEA && !hasGeneral(s, seat, post) && cusAt(s, seat, post) > 0;
  const left = alone ? sayParty({ ...unitsOf(s, seat, post), supply: 0 }, []) : [];
  const returns = general === CALATINUS && mayBeDictator(s); // 2.2.A
  t.note(
    "hamilcar.log.eliminated",
    {
      general: GENERAL_OPTIONS[general]!,
      displaced,
      because: returns ? [...because, "hamilcar.because.may-be-dictator"] : because,
      left,
      where: alone ? [POST_OPTIONS[post]!] : [],
    },
    rule,
  );
  if (general === CAUDEX && s.generals[ASINA] === AWAY.aside) {
    s.generals[ASINA] = AWAY.pool;
    t.note("hamilcar.log.joins-pool", { general: GENERAL_OPTIONS[ASINA]!, gone: GENERAL_OPTIONS[CAUDEX]! }, "5.1.C");
  }
}

/**
 * A displaced Roman is eliminated, a displaced Carthaginian returns to the pool; an aristocrat costs PCs (2.2.A, 2.2.D2), unless
 * spared. All are removed before Rome pays for its aristocrats.
 */
export function* displaceAll(
  t: T,
  generals: readonly number[],
  rule: string,
  { spared = false, why = ALONE }: Displacement = {},
): Play {
  const s = t.s;
  const aristocrats: Modifier[] = [];
  for (const general of generals) {
    if (s.march) s.march.staff = s.march.staff.filter((fellow) => fellow !== general);
    if (sideOf(general) === "carthage" && general !== XANTHIPPUS) {
      s.generals[general] = AWAY.pool;
      t.note("hamilcar.log.displaced", { general: GENERAL_OPTIONS[general]!, because: why }, rule);
      continue;
    }
    if (GENERALS[general]!.aristocrat && !spared)
      aristocrats.push({ amount: battleRating(s, general), because: GENERAL_OPTIONS[general]! });
    eliminate(t, general, "2.2.A", [], [why]);
  }
  yield* removePCs(t, "rome", sum(aristocrats), { rule: "2.2.D2", because: aristocrats });
}
interface Displacement {
  /** Rome does not pay for its aristocrats */
  spared?: boolean;
  /** as the log says it */
  why?: Key;
}
const ALONE: Key = "hamilcar.because.alone";

// 2.3.C Losing CUs

interface Loss {
  rule: string;
  /** the first CU lost must be an elephant, if there is one */
  elephantFirst?: boolean;
  /** elephants go last */
  elephantsLast?: boolean;
  /** where the log places the loss, if not at that post, and why it says they are lost */
  where?: number;
  because?: Key[];
}

/** Removes CUs from a post; Carthage chooses how many of them are elephants. Returns how many were lost. */
export function* loseCUs(t: T, seat: Seat, post: number, count: number, loss: Loss): Play<number> {
  const s = t.s;
  const lost = Math.min(count, cusAt(s, seat, post));
  if (lost <= 0) return 0;
  const space = POST_OPTIONS[loss.where ?? post]!;
  let elephants = 0;
  if (elephantsAt(s, seat, post) > 0) {
    const least = Math.max(lost - s.cus.carthage[post]!, loss.elephantFirst ? 1 : 0);
    const most = loss.elephantsLast ? least : Math.min(s.elephants[post]!, lost);
    elephants = yield* amount(seat, least, most, {
      prompt: "hamilcar.lose-elephants",
      rule: loss.rule,
      params: { lost, space },
    });
  }
  s.cus[seat][post]! -= lost - elephants;
  if (elephants > 0) s.elephants[post]! -= elephants;
  settleLosses(s);
  const left = sayParty({ cus: s.cus[seat][post]!, elephants: elephantsAt(s, seat, post), supply: 0 }, []);
  // where no enemy is, generals stay without them; in a battle its end is told
  const staysQuiet =
    left.length > 0 || s.battle || s.seaBattle || loss.where !== undefined || cusAt(s, other(seat), spaceOf(post)) > 0;
  const alone = staysQuiet || post === AT_SEA ? [] : whoIsAt(s, seat, post);
  noteLoss(t, { seat: SEAT_NAMES[seat], lost, left, space, because: loss.because ?? [], alone }, elephants, loss.rule);
  return lost;
}

/** Tells of CUs lost, some of them elephants. */
export function noteLoss(
  t: T,
  params: { seat: string; lost: number; left: string[]; space: string; because?: Key[]; alone?: string[] },
  elephants: number,
  rule: string,
): void {
  if (elephants > 0) t.note("hamilcar.log.elephants-lost", { ...params, cus: params.lost - elephants, elephants }, rule);
  else t.note("hamilcar.log.cus-lost", params, rule);
}

/** Units that find no room inside a city with enemies before it are lost (2.1.C). */
export function* keepToWalls(t: T, seat: Seat, post: number): Play {
  if (!isInside(post)) return;
  const holds = HOLDS[spaceOf(post)]!;
  yield* loseCUs(t, seat, post, cusAt(t.s, seat, post) - holds, { rule: "2.1.C" });
  const count = t.s.supply[seat][post]! - holds;
  if (count <= 0) return;
  t.s.supply[seat][post] = holds;
  settleLosses(t.s);
  t.note("hamilcar.log.supply-crowded-out", { seat: SEAT_NAMES[seat], count, space: POST_OPTIONS[post]! }, "2.1.C");
}

/** Supply trains left without CUs fall to the enemy (2.3.D3). Returns how many. */
export function captureSupply(t: T, from: Seat, post: number, into = post): number {
  const s = t.s;
  const count = s.supply[from][post]!;
  if (count === 0) return 0;
  s.supply[from][post] = 0;
  s.supply[other(from)][into]! += count;
  settleLosses(s);
  t.note("hamilcar.log.supply-captured", { seat: SEAT_NAMES[other(from)], count, space: POST_OPTIONS[post]! }, "2.3.D3");
  return count;
}

/** CUs that come to a post capture the supply trains that nobody guards there. */
export function takeUnguarded(t: T, seat: Seat, post: number): void {
  if (cusAt(t.s, seat, post) > 0 && cusAt(t.s, other(seat), post) === 0) captureSupply(t, other(seat), post);
}
