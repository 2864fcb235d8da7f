import type { Play } from "../../../engine/index.ts";
import { other } from "../../shared/rules/seats.ts";
import { CONSULAR_ARMY, nameCommander } from "./army.ts";
import { choose, type Option, pick } from "./ask.ts";
import { countMarch, leaveGeneral, leaveMarch, relocate } from "./campaign.ts";
import { controls } from "./control.ts";
import { canChoose, chooseTroops, elephantsThatMayGo, elephantsThatMayStay } from "./elephants.ts";
import type { Troops } from "./fatigue.ts";
import { addCUs, cusAt, generalsAt, isBesieged, isConsul, roomInside, settleCommand, tidy } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed, sideOf } from "./generals.ts";
import { insideOf, isCity, isInside, LINKS, POST_OPTIONS, SPACE_OPTIONS, spaceOf } from "./map.ts";
import { generalNames, unitNames } from "./naming.ts";
import { crossPass } from "./passes-and-straits.ts";
import { cameFrom } from "./reaction-moves.ts";
import { navalRoll, sink } from "./sea.ts";
import type { Hannibal, March, T } from "./state.ts";

// 12.5, 12.8 Backing up

/** The intercepted army may back up a space instead of fighting. True if it does (or is lost on the way). */
export function* backUp(t: T): Play<boolean> {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  const space = spaceOf(march.at);
  const { all } = countMarch(march);
  const back = cameFrom(s);
  const landed = march.bySea && isCity(space) && controls(s, seat, space) && !isBesieged(s, space); // 12.8
  const room = landed ? roomInside(s, seat, space) + (isInside(march.at) ? all : 0) : 0;
  const options: Option[] = all > 0 ? ["fight"] : [];
  options.push("back");
  if (landed && room >= all) options.push("inside");
  const mustStayTogether = [march.general, ...march.staff].some((one) => isConsul(s, one)) ? CONSULAR_ARMY : 1; // 18.1
  const canSplit = landed && room > 0 && all > mustStayTogether;
  if (canSplit && (march.staff.length > 0 || canLandCUs(s, march, insideOf(space), room))) options.push("split");
  const answer = yield* choose(seat, options, {
    prompt: "hannibal.back-up",
    rule: landed ? "12.8" : "12.5",
    params: {
      general: GENERAL_OPTIONS[march.general]!,
      space: SPACE_OPTIONS[space]!,
      back: POST_OPTIONS[back]!,
      enemies: generalNames(generalsAt(s, other(seat), space)),
      cus: cusAt(s, other(seat), space),
    },
  });
  switch (answer) {
    case "fight":
      return false;
    case "inside":
      goInside(t, insideOf(space));
      return true;
    case "split":
      yield* splitIntoCity(t, insideOf(space));
      return yield* goBack(t, back);
    default:
      return yield* goBack(t, back);
  }
}

function goInside(t: T, inside: number): void {
  const s = t.s;
  const march = s.march!;
  relocate(s, march, inside);
  march.stage = "over";
  march.spent = true;
  settleCommand(s, sideOf(march.general), inside);
  noteInside(t, inside, countMarch(march), [march.general, ...march.staff]);
}

function noteInside(t: T, inside: number, troops: Troops, generals: readonly number[]): void {
  const seat = sideOf(t.s.march!.general);
  const units = unitNames(troops, generals);
  t.note("hannibal.log.inside", { seat: `seat:${seat}`, space: SPACE_OPTIONS[spaceOf(inside)]!, units }, "12.8");
}

/** 12.8: part of the army goes into the city, the rest back aboard under a general; nobody stays outside the walls. */
function* splitIntoCity(t: T, inside: number): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  const params = { space: SPACE_OPTIONS[spaceOf(inside)]!, back: POST_OPTIONS[cameFrom(s)]! };
  const marching = countMarch(march);
  const { all } = marching;
  const room = roomInside(s, seat, spaceOf(inside)) + (march.at === inside ? all : 0);
  const beasts = elephantsThatMayLand(s, march, marching.elephants, inside);
  const aboard = [march.general, ...march.staff];
  const consuls = aboard.filter((one) => isConsul(s, one));
  const mayLand = aboard.filter(
    (one) => !consuls.includes(one) || (room >= CONSULAR_ARMY && all >= consuls.length * CONSULAR_ARMY), // 18.1
  );
  const landing = (yield* pick(
    seat,
    mayLand.map((one) => GENERAL_OPTIONS[one]!),
    canLandCUs(s, march, inside, room) ? 0 : 1,
    Math.min(mayLand.length, aboard.length - 1),
    { prompt: "hannibal.split.generals", rule: "12.8", params },
  )).map(generalNamed);
  const consulLands = landing.some((one) => consuls.includes(one));
  const consulSails = consuls.some((one) => !landing.includes(one));
  const min = consulLands ? CONSULAR_ARMY : landing.length > 0 ? 0 : 1;
  const max = Math.min(room, all - (consulSails ? CONSULAR_ARMY : 1));
  const { train: _, ...go } = yield* chooseTroops(
    seat,
    { there: marching, beasts, min, max },
    { prompt: "hannibal.split", rule: "12.8", params },
    "hannibal.split.elephants",
  );
  leaveMarch(s, march, go.cus, go.elephants, true, inside);
  addCUs(s, seat, march.at, -go.cus, -go.elephants);
  addCUs(s, seat, inside, go.cus, go.elephants);
  if (landing.includes(march.general)) yield* handOver(t, landing);
  for (const general of landing) {
    leaveGeneral(s, march, general, { spent: true });
    s.generals[general] = inside;
  }
  noteInside(t, inside, go, landing);
  yield* nameCommander(t, seat, inside);
}

/** How many elephants may go into the city while the others sail back (17.1). */
const elephantsThatMayLand = (s: Hannibal, { at }: March, elephants: number, inside: number): number[] =>
  at === inside ? elephantsThatMayStay(s, at, elephants) : elephantsThatMayGo(s, at, elephants, inside);

/** Whether CUs can go into the city while others sail back. */
function canLandCUs(s: Hannibal, march: March, inside: number, room: number): boolean {
  const there = countMarch(march);
  const beasts = elephantsThatMayLand(s, march, there.elephants, inside);
  return canChoose({ there, beasts, min: 1, max: Math.min(room, there.all - 1) });
}

/** A subordinate who does not land leads the march from now on. */
function* handOver(t: T, landing: readonly number[]): Play {
  const s = t.s;
  const march = s.march!;
  const old = march.general;
  const sailing = march.staff.filter((one) => !landing.includes(one));
  yield* nameCommander(t, sideOf(old), march.at, sailing);
  march.general = sailing.find((one) => s.commands[one] === 1)!;
  const place = march.staff.indexOf(march.general);
  march.staff[place] = old;
  march.staffLimits[place] = [0, march.allowance, 0];
}

/** Goes back to the last post: by sea with another naval roll, over a pass with another attrition roll. */
function* goBack(t: T, back: number): Play<boolean> {
  const s = t.s;
  const march = s.march!;
  const from = march.at;
  if (march.bySea) {
    const result = yield* navalRoll(t, from, back);
    if (result === "return") return false; // it cannot get away
    if (result === "sunk") {
      sink(t);
      return true;
    }
  }
  relocate(s, march, back);
  march.stage = "ended";
  march.spent = true;
  tidy(t);
  t.note(
    "hannibal.log.backed-up",
    {
      general: GENERAL_OPTIONS[march.general]!,
      from: POST_OPTIONS[from]!,
      space: POST_OPTIONS[back]!,
      units: unitNames(countMarch(march), march.staff, march.train),
      chosen: countMarch(march).all > 0 ? 1 : 0,
    },
    "12.5",
  );
  if (!march.bySea && !isInside(back)) {
    const link = LINKS[spaceOf(from)]!.find(({ to }) => to === spaceOf(back));
    if (link && (link.by === "pass" || link.by === "alps-pass")) yield* crossPass(t, link.by);
  }
  return true;
}
