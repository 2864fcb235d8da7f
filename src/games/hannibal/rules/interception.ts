import type { Params, Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { couldDetach, type Detachment, type DetachmentRules, detach } from "./army.ts";
import { choose, type Option } from "./ask.ts";
import { logged, rolled, total } from "./attrition.ts";
import { countMarch } from "./campaign.ts";
import { controls } from "./control.ts";
import { commanderAt, cusAt, generalsAt, isArmy, whereabouts } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed, interceptsOn, sideOf, whyConfined } from "./generals.ts";
import { insideOf, isCity, POST_OPTIONS, ROADS, SPACE_OPTIONS, spaceOf } from "./map.ts";
import { atMost } from "./naming.ts";
import { chiefOver, isBanned, mayBeIn, moveParty } from "./reaction-moves.ts";
import type { Hannibal, March, Modifier, T } from "./state.ts";

// 12 Interception

/** A declared interception (12.7). */
interface Interception {
  from: number;
  party: Detachment;
}

/** The posts of armies that may intercept into a space: one from each adjacent space (12.2, 12.3, 12.8). */
function interceptors(s: Hannibal, enemy: Seat, space: number): number[] {
  if (s.truce) return []; // card 64
  if (cusAt(s, other(enemy), space) > countMarch(s.march!).all) return []; // 12.3
  const posts: number[] = [];
  for (const from of ROADS[space]!) {
    if (isBanned(s, enemy, from, space)) continue;
    if (isArmy(s, enemy, from)) posts.push(from);
    else if (isCity(from) && cusAt(s, other(enemy), from) === 0 && isArmy(s, enemy, insideOf(from))) posts.push(insideOf(from));
  }
  return posts;
}

/** Generals of an army who could lead the interception: its commander, or a subordinate if the commander keeps a CU (12.7). */
const leadersFor = (s: Hannibal, enemy: Seat, from: number, space: number): number[] =>
  generalsAt(s, enemy, from).filter(
    (general) => mayBeIn(general, space) && couldDetach(s, general, interception(s, enemy, from, space, general)),
  );

const interception = (s: Hannibal, enemy: Seat, from: number, space: number, general: number): DetachmentRules => ({
  prompt: "hannibal.intercept.with",
  rule: "12.7",
  to: space,
  least: 1,
  chief: chiefOver(s, enemy, from, general),
  barred: (fellow) => !mayBeIn(fellow, space),
});

/** 12.4: harder in a space with an enemy PC and no friendly CUs. */
export const interceptionModifiers = (s: Hannibal, enemy: Seat, space: number): Modifier[] =>
  controls(s, other(enemy), space) && cusAt(s, enemy, space) === 0 ? [{ amount: 1, because: "hannibal.because.enemy-pc" }] : [];

/** Who may intercept the march that has entered a space: the leaders of each army. */
export const interceptions = (s: Hannibal, enemy: Seat, space: number): { from: number; able: number[] }[] =>
  interceptors(s, enemy, space)
    .map((from) => ({ from, able: leadersFor(s, enemy, from, space) }))
    .filter(({ able }) => able.length > 0);

/** Whom an interception is meant for, and where. */
function intercepted(s: Hannibal, space: number): Params {
  const { general } = s.march!;
  return { attacker: GENERAL_OPTIONS[general]!, space: SPACE_OPTIONS[space]!, ...whereabouts(s, sideOf(general), space) };
}

export function* declareInterceptions(t: T, enemy: Seat, space: number): Play<Interception[]> {
  const s = t.s;
  const declared: Interception[] = [];
  for (const { from, able } of interceptions(s, enemy, space)) {
    const answer = yield* choose(enemy, ["pass", ...able.map((general) => GENERAL_OPTIONS[general]!)], {
      prompt: "hannibal.intercept",
      rule: "12.2",
      params: {
        space: SPACE_OPTIONS[space]!,
        from: POST_OPTIONS[from]!,
        attacker: GENERAL_OPTIONS[s.march!.general]!,
        cus: countMarch(s.march!).all,
        modifiers: [
          ...able.map((general) => atMost(general, interceptsOn(general))),
          ...logged(interceptionModifiers(s, enemy, space)),
        ],
      },
      whyNot: (id) => {
        const general = GENERAL_OPTIONS.includes(id as Option) ? generalNamed(id) : -1;
        if (!generalsAt(s, enemy, from).includes(general)) return undefined;
        return mayBeIn(general, space) ? { why: "hannibal.why.chief-keeps", rule: "12.7" } : whyConfined(general);
      },
    });
    if (answer === "pass") {
      const chief = commanderAt(s, enemy, from);
      const general = GENERAL_OPTIONS[able.includes(chief) ? chief : able[0]!]!;
      t.note(
        "hannibal.log.let-pass",
        { seat: `seat:${enemy}`, general, from: whereabouts(s, enemy, from).at ?? POST_OPTIONS[from]!, ...intercepted(s, space) },
        "12.2",
      );
      continue;
    }
    const general = generalNamed(answer);
    const party = yield* detach(t, general, interception(s, enemy, from, space, general));
    declared.push({ from, party });
  }
  return declared;
}

/** Rolls for each interception, in the order the player chooses (12.6). Returns where the successful ones came from. */
export function* intercept(t: T, enemy: Seat, space: number, declared: Interception[]): Play<number[]> {
  const s = t.s;
  const successes: number[] = [];
  const open = [...declared];
  while (open.length > 0) {
    const next = yield* choose(
      enemy,
      open.map(({ party }) => GENERAL_OPTIONS[party.general]!),
      { prompt: "hannibal.intercept.order", rule: "12.6", params: { space: SPACE_OPTIONS[space]! } },
    );
    const { from, party } = open.splice(
      open.findIndex(({ party: { general } }) => GENERAL_OPTIONS[general] === next),
      1,
    )[0]!;
    const needed = interceptsOn(party.general);
    const modifiers = interceptionModifiers(s, enemy, space);
    const die = t.die();
    const success = die + total(modifiers) <= needed;
    t.note(
      "hannibal.log.intercept-roll",
      {
        general: GENERAL_OPTIONS[party.general]!,
        from: POST_OPTIONS[from]!,
        ...intercepted(s, space),
        ...rolled(die, modifiers),
        needed,
        result: success ? "hannibal.success" : "hannibal.failure",
      },
      "12.4",
    );
    if (success) {
      yield* moveParty(t, enemy, from, space, party, { log: "hannibal.log.intercepted", rule: "12.4" });
      successes.push(spaceOf(from));
    } else {
      noteFailure(s.march!, from, party);
    }
  }
  return successes;
}

/** 12.10: these may not avoid battle with the same army. CUs that fail twice are assumed to be the same ones. */
function noteFailure(march: March, from: number, { general, staff, cus, elephants }: Detachment): void {
  march.failedToIntercept.push(general, ...staff);
  const before = march.failedCUs.find(([post]) => post === from);
  if (before) {
    before[1] = Math.max(before[1], cus);
    before[2] = Math.max(before[2], elephants);
  } else march.failedCUs.push([from, cus, elephants]);
}
