import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { amount, type Key } from "./ask.ts";
import { countMarch, outOfColumns } from "./campaign.ts";
import { loseTired, type Troops } from "./fatigue.ts";
import { addCUs, cusAt, dropTrain, elephantsAt, generalsAt, settleCommand, whereabouts } from "./forces.ts";
import { AFRICANUS, GENERAL_OPTIONS, HANNIBAL, sideOf } from "./generals.ts";
import { AT_SEA, placeName, unitNames } from "./naming.ts";
import { AWAY, type Hannibal, type T } from "./state.ts";

// 10.10 Displaced generals

/** Takes a general off the map. Losing Hannibal costs Carthage five more PCs, to be paid as soon as possible. */
export function displace(t: T, general: number, where = t.s.generals[general]!): void {
  const s = t.s;
  const post = s.generals[general]!;
  const lost = general === HANNIBAL || general === AFRICANUS;
  const at = whereabouts(s, sideOf(general), where);
  s.generals[general] = lost ? AWAY.gone : AWAY.displaced;
  s.commands[general] = 0;
  s.consuls = s.consuls.filter((consul) => consul !== general);
  if (s.proconsul === general) s.proconsul = -1;
  if (post >= 0) settleCommand(s, sideOf(general), post);
  if (general === HANNIBAL) s.owed += 5;
  t.note(
    lost ? "hannibal.log.eliminated" : "hannibal.log.displaced",
    { general: GENERAL_OPTIONS[general]!, space: placeName(where), ...at },
    "10.10",
  );
}

// 17.2 Losing CUs

export interface Loss {
  rule: string;
  /** one of the losses must be an elephant CU, if there is one */
  elephant?: boolean;
  /** only the marching army is hit, not others at its post */
  marching?: boolean;
  /** only these units of the post can be hit */
  among?: Troops;
  /** the losses are those of a rout (14.12) */
  rout?: boolean;
  /** the losses are those of the besiegers (20.2) */
  siege?: boolean;
  /** what the army passes on its retreat: each costs it a CU (15.3) */
  passing?: readonly Key[];
  /** the army hit is at sea, and in its port only until it has landed */
  atSea?: boolean;
  /** others were there who could not be hit */
  others?: boolean;
}

/** Removes CUs from a post; the Carthaginian chooses how many of them are elephants. Returns how many were lost. */
export function* loseCUs(t: T, seat: Seat, post: number, count: number, loss: Loss): Play<number> {
  const s = t.s;
  const here = { cus: s.cus[seat][post]!, elephants: elephantsAt(s, seat, post) };
  const hit = loss.marching ? countMarch(s.march!) : (loss.among ?? here);
  const lost = Math.min(count, hit.cus + hit.elephants);
  if (lost <= 0) return 0;
  let ofThem = 0;
  if (hit.elephants > 0) {
    const least = Math.max(lost - hit.cus, loss.elephant ? 1 : 0);
    ofThem = yield* amount(seat, least, Math.min(hit.elephants, lost), {
      prompt: "hannibal.lose-elephants",
      rule: loss.rule,
      params: { lost, space: placeName(loss.atSea ? AT_SEA : post) },
    });
  }
  addCUs(s, seat, post, ofThem - lost, -ofThem);
  if (loss.marching) outOfColumns(s.march!, lost - ofThem, ofThem);
  else {
    loseTired(s, seat, post, { cus: lost - ofThem, elephants: ofThem }); // 10.11
    trimMarch(s);
  }
  const gone = { cus: lost - ofThem, elephants: ofThem };
  // those of the army at sea are not in its port: they alone are left of it
  const all = loss.atSea ? hit : here;
  const left = { cus: all.cus - gone.cus, elephants: all.elephants - gone.elephants };
  noteLoss(
    t,
    seat,
    loss.atSea ? AT_SEA : post,
    gone,
    { ...loss, others: all.cus + all.elephants > hit.cus + hit.elephants },
    left,
  );
  return lost;
}

export function noteLoss(
  t: T,
  seat: Seat,
  post: number,
  gone: Troops,
  { rule, rout, siege, passing, others }: Pick<Loss, "rule" | "rout" | "siege" | "passing" | "others">,
  left: Troops = NOTHING_LEFT,
): void {
  t.note(
    "hannibal.log.lost",
    {
      seat: `seat:${seat}`,
      lost: gone.cus + gone.elephants,
      units: unitNames(gone),
      left: unitNames(left),
      space: placeName(post),
      ...whereabouts(t.s, seat, post),
      ...(rout && { rout: 1 }),
      ...(siege && { siege: 1 }),
      ...(passing && { passing }),
      ...(others && { others: 1 }),
    },
    rule,
  );
}
const NOTHING_LEFT: Troops = { cus: 0, elephants: 0 };

/** Removes everything a seat has at a post: CUs, siege train, generals. */
export function eliminateAll(t: T, seat: Seat, post: number, rule: string): void {
  const s = t.s;
  const cus = s.cus[seat][post]!;
  const elephants = elephantsAt(s, seat, post);
  addCUs(s, seat, post, -cus, -elephants);
  loseTired(s, seat, post, { cus, elephants });
  if (cus + elephants > 0) noteLoss(t, seat, post, { cus, elephants }, { rule });
  if (seat === "carthage") dropTrain(t, post);
  for (const general of generalsAt(s, seat, post)) displace(t, general);
  trimMarch(s);
}

/** The columns of a march never count more CUs than are there. The most tired are removed first. */
function trimMarch(s: Hannibal): void {
  const march = s.march;
  if (!march) return;
  const seat = sideOf(march.general);
  let ordinary = s.cus[seat][march.at]!;
  let elephants = elephantsAt(s, seat, march.at);
  for (const column of march.columns) {
    column.cus = Math.min(column.cus, ordinary);
    column.elephants = Math.min(column.elephants, elephants);
    ordinary -= column.cus;
    elephants -= column.elephants;
  }
  march.columns = march.columns.filter(({ cus, elephants: beasts }) => cus + beasts > 0);
}

/** 6.3, 10.10: a lone enemy general keeps nobody out; he is displaced by CUs entering his space. */
export function displaceLoneEnemies(t: T, seat: Seat, space: number): void {
  const enemy = other(seat);
  if (cusAt(t.s, enemy, space) > 0 || cusAt(t.s, seat, space) === 0) return;
  for (const general of generalsAt(t.s, enemy, space)) displace(t, general);
  if (enemy === "carthage") dropTrain(t, space);
}
