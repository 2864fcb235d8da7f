import type { Play } from "../../../engine/index.ts";
import { other } from "../../shared/rules/seats.ts";
import { choose, type Option, type Reason } from "./ask.ts";
import { avoidBattle, declareAvoiding, pursue } from "./avoiding-battle.ts";
import { arrive, countMarch, relocate } from "./campaign.ts";
import { canCharmHere, charmHere, meetHostileTribes } from "./cards/march-events.ts";
import { badWeather } from "./cards/weather.ts";
import { enemiesMet, generalsAt, hasGeneral, tidy, whereabouts } from "./forces.ts";
import { GENERAL_OPTIONS, sideOf } from "./generals.ts";
import { displace } from "./losses.ts";
import { isInside, isPlace, LINKS, type Link, PORTS, POST_OPTIONS, postNamed, SPACE_OPTIONS, spaceOf } from "./map.ts";
import { whyNotEnter } from "./march-limits.ts";
import { unitNames } from "./naming.ts";
import { crossPass } from "./passes-and-straits.ts";
import { canDrop, canTake, dropUnits, takeUnits } from "./picking-up.ts";
import { react } from "./reaction.ts";
import { sail, seaOptions, whyNotBySea } from "./sea.ts";
import type { Hannibal, March, T } from "./state.ts";
import { hasShip } from "./strategy-cards.ts";

// 10 Movement

// 10.2 One step of the march: a unit of play

export function* marchStep(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  const options: Option[] = marchOptions(s, march);
  const answer = yield* choose(seat, options, {
    prompt: "hannibal.march",
    rule: "10.2",
    params: {
      general: GENERAL_OPTIONS[march.general]!,
      space: POST_OPTIONS[march.at]!,
      units: unitNames(countMarch(march), march.staff, march.train),
      left: march.allowance - march.used,
    },
    whyNot: (id) => whyNotMarch(s, march, id),
  });
  switch (answer) {
    case "stop":
      march.stage = "ended";
      tellHalt(t);
      return;
    case "take":
      return yield* takeUnits(t);
    case "drop":
      return yield* dropUnits(t);
    case "charm":
      return charmHere(t);
    case "sortie":
      return yield* sally(t);
  }
  const to = postNamed(answer);
  if (answer.startsWith("space:")) return yield* enter(t, LINKS[spaceOf(march.at)]!.find((link) => link.to === to)!);
  yield* sail(t, to);
  if (march.stage === "moving") yield* react(t);
}

/** A march that ends where it has just gathered units is told; otherwise its last step says where it ends. */
function tellHalt(t: T): void {
  const march = t.s.march!;
  if (!march.took) return;
  const params = { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[march.at]! };
  t.note(march.path.length === 1 ? "hannibal.log.stays" : "hannibal.log.halts", params, "10.2");
}

function marchOptions(s: Hannibal, march: March): Option[] {
  const { all } = countMarch(march);
  const mayStop = all > 0 || !hasGeneral(s, other(sideOf(march.general)), march.at); // 10.4
  const options: Option[] = mayStop ? ["stop"] : [];
  if (!isInside(march.at)) {
    for (const link of LINKS[march.at]!) if (!whyNotEnter(s, march, link)) options.push(SPACE_OPTIONS[link.to]!);
  } else if (all > 0 && !s.truce) {
    options.push("sortie"); // 20.5
  }
  for (const option of seaOptions(s, march)) options.push(option);
  if (!march.took && canTake(s, march)) options.push("take");
  if (!march.dropped && mayStop && canDrop(s, march)) options.push("drop");
  if (canCharmHere(s, march)) options.push("charm");
  return options.length > 0 ? options : ["stop"];
}

function whyNotMarch(s: Hannibal, march: March, id: string): Reason | undefined {
  if (id === "sortie" && isInside(march.at) && s.truce) return { why: "hannibal.why.truce", rule: "25" };
  if (!isPlace(id)) return undefined;
  if (id.startsWith("sea:") || id.startsWith("harbour:")) return whyNotBySea(s, march, postNamed(id));
  if (!id.startsWith("space:")) return undefined;
  const to = postNamed(id);
  if (to === spaceOf(march.at))
    return { why: "hannibal.why.is-here", rule: "10.2", params: { general: GENERAL_OPTIONS[march.general]! } };
  const link = LINKS[spaceOf(march.at)]!.find((candidate) => candidate.to === to);
  if (!link) {
    // a player with a ship who cannot get there by land may have meant the sea
    const ports = PORTS[spaceOf(march.at)] !== undefined && PORTS[to] !== undefined;
    const meansSea = ports && hasShip(s.play!.card) && !isWithin(spaceOf(march.at), to, march.allowance - march.used);
    return (meansSea && whyNotBySea(s, march, to)) || { why: "hannibal.why.not-adjacent", rule: "10.2" };
  }
  if (isInside(march.at)) return { why: "hannibal.why.inside", rule: "20.5" };
  return whyNotEnter(s, march, link);
}

/** Whether a space is within this many spaces by land, whoever stands in between. */
function isWithin(from: number, to: number, spaces: number): boolean {
  const reached = new Set([from]);
  for (let left = spaces; left > 0; left--) for (const at of [...reached]) for (const link of LINKS[at]!) reached.add(link.to);
  return reached.has(to);
}

/** Enters the next space by land: weather, attrition, tribes; then the other side reacts (10.3). */
function* enter(t: T, link: Link): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  if (march.path.length === 1) {
    yield* driveOffLoneGenerals(t);
    if (march.stage !== "moving") return;
  }
  march.used += link.cost;
  march.bySea = false;
  arrive(s, march, link.to);
  t.note("hannibal.log.marched", {
    general: GENERAL_OPTIONS[march.general]!,
    space: SPACE_OPTIONS[link.to]!,
    ...whereabouts(s, seat, link.to),
    cus: countMarch(march).all,
  });
  const isPass = link.by === "pass" || link.by === "alps-pass";
  if (yield* badWeather(t, isPass)) return;
  if (isPass) yield* crossPass(t, link.by);
  tidy(t);
  yield* meetHostileTribes(t);
  if (countMarch(march).all === 0 && enemiesMet(s, seat, march.at) > 0) return fallBack(t);
  yield* react(t);
}

/** An army marching out of its city past a lone enemy general displaces him, unless he gets away. */
function* driveOffLoneGenerals(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const enemy = other(sideOf(march.general));
  if (countMarch(march).all === 0 || !hasGeneral(s, enemy, march.at)) return;
  const avoider = yield* declareAvoiding(t, enemy, march.at);
  const avoided = avoider >= 0 && (yield* avoidBattle(t, enemy, march.at, avoider)); // 13.1
  for (const general of generalsAt(s, enemy, march.at)) displace(t, general); // 10.10
  if (avoided) yield* pursue(t); // 13.4
}

/** A general who has lost his last CU while entering a space with enemy CUs does not stay there (10.4, 21.2). */
function fallBack(t: T): void {
  const march = t.s.march!;
  const [post] = march.path[march.path.length - 2]!;
  relocate(t.s, march, post);
  march.stage = "ended";
  t.note("hannibal.log.fell-back", { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[post]! }, "10.4");
}

// 20.5, 20.7 Out of the city against the enemy outside it

function* sally(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const city = spaceOf(march.at);
  march.bySea = false;
  arrive(s, march, city);
  t.note(
    "hannibal.log.sortie",
    {
      general: GENERAL_OPTIONS[march.general]!,
      space: SPACE_OPTIONS[city]!,
      units: unitNames(countMarch(march), march.staff),
    },
    "20.5",
  );
  yield* react(t);
}
