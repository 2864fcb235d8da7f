import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { leastCUs, mostCUs, partingOf, pickStaff, pickUnits, termsOf, UNIT_LIMIT } from "./army.ts";
import { choose, type Option, type Reason } from "./ask.ts";
import { ableToAvoid, avoid, pursue, whoCanAvoid, whoFailed, whyNotAvoid } from "./avoid-battle.ts";
import { armyOf, marchingCUs } from "./campaign.ts";
import { controls, SEAT_NAMES } from "./control.ts";
import { battleRating, cusAt, generalsAt, hasGeneral, isBesieged, isOnMap, sayParty, unitsAt, unitsOf } from "./forces.ts";
import { tidy } from "./gates.ts";
import { GENERAL_OPTIONS, GENERALS, generalNamed, OF_SIDE } from "./generals.ts";
import { startBattle } from "./land-battle.ts";
import { backUp, intercept, interceptionModifiers, whoCanIntercept, whyNotIntercept } from "./land-interception.ts";
import { isCity, POST_OPTIONS, SPACE_OPTIONS } from "./map.ts";
import { captureSupply, displaceAll } from "./pieces.ts";
import { type Hamilcar, isSilver, type March, type MarchStage, type Reaction, sum, type T } from "./state.ts";
import { atTheGates, manWalls } from "./walls.ts";

// 10 Land reactions

/** The other side's reactions to an army entering a space, and what the march waits for afterwards. */
export function* landReactions(t: T): Play<MarchStage> {
  const s = t.s;
  const march = s.march!;
  const enemy = other(march.seat);
  if (isCity(march.at) && marchingCUs(march) > 0) yield* manWalls(t, enemy, march.at); // 10.1
  const reactions = yield* declareReactions(t, enemy); // 10.2, 10.3
  if (reactions.length > 0) march.settled = march.path.length - 1; // 17.1 #32
  let avoided = false;
  let intercepted = false;
  let battleDue = isBattleDue(s, march);
  for (const reaction of reactions) {
    if (reaction.kind === "avoid")
      avoided = yield* avoid(t, reaction); // 11
    else if (yield* intercept(t, reaction)) intercepted = true; // 12
    if (!intercepted) battleDue = isBattleDue(s, march);
  }
  return yield* meet(t, { avoided, intercepted, battleDue });
}

// 10.2, 10.3 Declarations: all of them before any die roll

const AVOID_OPTIONS: readonly Option[] = GENERALS.map(({ id }): Option => `avoid:${id}`);
const INTERCEPT_OPTIONS: readonly Option[] = GENERALS.map(({ id }): Option => `intercept:${id}`);

/** The arriving army, for the question. */
const sayMarch = (march: March) => ({ general: GENERAL_OPTIONS[march.general]!, party: sayParty(armyOf(march), march.staff) });

/** Everything the other side will attempt; avoiding battle comes first. */
function* declareReactions(t: T, seat: Seat): Play<Reaction[]> {
  const s = t.s;
  const march = s.march!;
  const declared: Reaction[] = [];
  for (;;) {
    const options: Option[] = [];
    for (const general of whoCanAvoid(s, seat, declared)) options.push(AVOID_OPTIONS[general]!);
    for (const general of whoCanIntercept(s, seat, declared)) options.push(INTERCEPT_OPTIONS[general]!);
    if (options.length === 0) return declared;
    options.push("done");
    const answer = yield* choose(seat, options, {
      prompt: "hamilcar.react",
      rule: "10",
      params: {
        space: SPACE_OPTIONS[march.at]!,
        ...sayMarch(march),
        battle: marchingCUs(march) > 0 && isBattleDue(s, march) ? 1 : 0,
        avoiders: options.filter((option) => option.startsWith("avoid:")).length,
        modifiers: options.slice(0, -1).map((option) => chanceOf(s, seat, option)),
      },
      whyNot: (id) => whyNotReact(s, seat, declared, id),
    });
    if (answer === "done") {
      if (declared.length === 0) noteInaction(t, seat, options);
      return declared;
    }
    const reaction = yield* declare(t, seat, generalNamed(answer), answer.startsWith("avoid:") ? "avoid" : "intercept");
    if (reaction.kind === "avoid") declared.unshift(reaction);
    else declared.push(reaction);
  }
}

/** Tells what was not attempted although it could have been. */
function noteInaction(t: T, seat: Seat, options: readonly Option[]): void {
  const { at, general } = t.s.march!;
  const params = { seat: SEAT_NAMES[seat], space: SPACE_OPTIONS[at]!, general: GENERAL_OPTIONS[general]! };
  if (options.some((option) => option.startsWith("avoid:"))) t.note("hamilcar.log.stands", params, "11.1");
  if (options.some((option) => option.startsWith("intercept:"))) t.note("hamilcar.log.no-interception", params, "12.1");
}

/** The highest die roll for a success, for the question. */
function chanceOf(s: Hamilcar, seat: Seat, option: string): string {
  const general = generalNamed(option);
  const needed = battleRating(s, general) - (option.startsWith("avoid:") ? 0 : sum(interceptionModifiers(s, seat)));
  return `${GENERAL_OPTIONS[general]}=${needed}`;
}

/** Why a general may not react: in the army's space he could avoid it, elsewhere intercept it. */
function whyNotReact(s: Hamilcar, seat: Seat, declared: readonly Reaction[], id: string): Reason | undefined {
  const general = /^(general|avoid|intercept):/.test(id) ? generalNamed(id) : undefined;
  if (general === undefined || !OF_SIDE[seat].includes(general) || !isOnMap(s, general)) return undefined;
  const here = s.generals[general] === s.march!.at;
  return here ? whyNotAvoid(s, seat, declared, general) : whyNotIntercept(s, seat, declared, general);
}

/** Who and what goes along with the general making the roll. */
function* declare(t: T, seat: Seat, general: number, kind: Reaction["kind"]): Play<Reaction> {
  const s = t.s;
  const post = s.generals[general]!;
  const parting = partingOf(s);
  const rule = kind === "avoid" ? "11.1" : "12.1";
  const minimum = kind === "intercept" ? 1 : 0;
  const bound = kind === "avoid" ? whoFailed(s.march!) : [];
  const units = kind === "avoid" ? ableToAvoid(s, seat, post) : unitsOf(s, seat, post);
  const limit = Math.min(UNIT_LIMIT, units.cus + units.elephants);
  const terms = termsOf(s, seat, post, general, parting, { limit, minimum, bound })!;
  const staff = yield* pickStaff(seat, terms, `hamilcar.${kind}-generals`, rule);
  const goers = [general, ...staff];
  const most = Math.min(limit, mostCUs(s, seat, post, general, goers, parting));
  const least = Math.min(most, Math.max(minimum, leastCUs(s, seat, post, general, goers, parting)));
  const party = yield* pickUnits(seat, units, { least, most }, { prompt: `hamilcar.${kind}-units`, rule, general });
  t.note(
    "hamilcar.log.declared",
    {
      general: GENERAL_OPTIONS[general]!,
      reaction: `hamilcar.${kind}`,
      space: POST_OPTIONS[post]!,
      party: sayParty(party, staff),
    },
    "10",
  );
  return { kind, general, staff, post, ...party };
}

// 7.2.B-E, 12.3, 12.4 After the reactions

interface Meeting {
  /** enemy CUs got away by avoiding battle (11.3) */
  avoided: boolean;
  intercepted: boolean;
  /** whether there would be a battle without an interception (12.3) */
  battleDue: boolean;
}

/** What the army meets: nobody, a lone general, a single CU, interceptors, or an army to fight. */
function* meet(t: T, { avoided, intercepted, battleDue }: Meeting): Play<MarchStage> {
  const s = t.s;
  const march = s.march!;
  const { seat, at } = march;
  const enemy = other(seat);
  const atHome = isCity(at) && controls(s, seat, at) && !isBesieged(s, at); // 2.1.C, 7.2.D: he may go inside
  if (marchingCUs(march) === 0) {
    if (!intercepted) return "go";
    return atHome ? yield* beforeBattle(t, avoided) : yield* unguarded(t);
  }
  if (intercepted && (yield* backUp(t, battleDue))) return "ended";
  if (cusAt(s, enemy, at) === 0) return yield* takeTheField(t, avoided);
  if (!intercepted && (yield* overrun(t))) return avoided && !isSilver(s) ? yield* pursue(t) : "go";
  return isSilver(s) && !atHome ? startBattle(t) : yield* beforeBattle(t, avoided);
}

/** Just before a battle units may enter or leave a city (10); if one side then has nobody outside, there is none. */
function* beforeBattle(t: T, avoided: boolean): Play<MarchStage> {
  const s = t.s;
  const { seat, at } = s.march!;
  if (!(yield* atTheGates(t))) return "ended"; // the army has gone inside its own city
  return cusAt(s, other(seat), at) > 0 ? startBattle(t) : yield* takeTheField(t, avoided);
}

/**
 * 7.2.C: lone enemy generals are displaced, supply trains without CUs captured, and the army goes on; after an evasion it must
 * pursue.
 */
function* takeTheField(t: T, avoided: boolean): Play<MarchStage> {
  const s = t.s;
  const { seat, at } = s.march!;
  const enemy = other(seat);
  const leftBehind = unitsAt(s, enemy, at) > 0 || hasGeneral(s, enemy, at);
  captureSupply(t, enemy, at);
  yield* displaceAll(t, generalsAt(s, enemy, at), "7.2.C");
  if (!avoided) return "go";
  return leftBehind && !isSilver(s) ? "ended" : yield* pursue(t); // 11.3: in Golden Geek all must have left
}

/** 12.4: an intercepted army without CUs. */
function* unguarded(t: T): Play<MarchStage> {
  const { seat, at } = t.s.march!;
  captureSupply(t, seat, at);
  yield* displaceAll(t, generalsAt(t.s, seat, at), "12.4");
  return "over";
}

const OVERRUN_CUS = 5;

/** 7.2.E: five CUs overrun a single one without a general. */
export const canOverrun = (s: Hamilcar, march: March, at = march.at): boolean => {
  const enemy = other(march.seat);
  return marchingCUs(march) >= OVERRUN_CUS && cusAt(s, enemy, at) === 1 && !hasGeneral(s, enemy, at);
};
/** Whether the units in the space now make a battle, whoever may intercept. */
const isBattleDue = (s: Hamilcar, march: March): boolean => cusAt(s, other(march.seat), march.at) > 0 && !canOverrun(s, march);

function* overrun(t: T): Play<boolean> {
  const s = t.s;
  const march = s.march!;
  const { seat, at } = march;
  const enemy = other(seat);
  if (!canOverrun(s, march)) return false;
  const answer = yield* choose(seat, ["overrun", "fight"], {
    prompt: "hamilcar.overrun",
    rule: "7.2.E",
    params: { space: SPACE_OPTIONS[at]! },
  });
  if (answer === "fight") return false;
  const party = sayParty({ ...unitsOf(s, enemy, at), supply: 0 }, []);
  s.cus[enemy][at] = 0;
  if (enemy === "carthage") s.elephants[at] = 0;
  t.note("hamilcar.log.overrun", { seat: SEAT_NAMES[seat], space: SPACE_OPTIONS[at]!, party }, "7.2.E");
  captureSupply(t, enemy, at);
  tidy(t);
  return true;
}
