import {
  type Answer,
  branch,
  type Choose,
  chanceFrom,
  onlyAnswer,
  type Question,
  type Reason,
  refusal,
  Session,
} from "../../../engine/index.ts";
import type { Answers, End, Planning, Risk, Whose } from "../../../web/plan/planning.ts";
import { keys } from "../../../words/ids.ts";
import type { Question as Asked, Seat } from "../../shared/rules/seats.ts";
import { policy } from "../players/thumb.ts";
import { emptiest } from "../players/ways.ts";
import { blocked, occupies, scan } from "../rules/board.ts";
import { STRATAGEMS } from "../rules/data.ts";
import { whyNotOwn } from "../rules/forces.ts";
import { heavyOf, whyNotUp } from "../rules/heights.ts";
import { firstPunicWar } from "../rules/index.ts";
import { distance, HEX_IDS, hexOfId, INLAND, KIND, MOUNTAIN, NEIGHBOURS, PLACES, SEA, TERRAIN } from "../rules/map.ts";
import { totalStrength } from "../rules/shifts.ts";
import { enemyOf, NEUTRAL, POWER_IDS, type State, sideOf, sideOfSeat } from "../rules/state.ts";
import { isHeld } from "../rules/stratagems.ts";
import { COST } from "../rules/tables.ts";
import { IS_FLEET, IS_LEADER, IS_LIGHT, IS_STATIC, unitOfId } from "../rules/units.ts";
import { victoryPoints } from "../rules/victory.ts";
import { FAR, landWays, seaWays } from "../rules/ways.ts";
import { attacksFor, dieOf, invasionSaid, markOf, oddsSaid, roomSaid, shiftsSaid } from "./attacks.ts";
import { stateOf } from "./imagined.ts";
import { muster } from "./muster.ts";

/** Units that usually all go. */
const ALL = keys("fpw.", "choose-fleets", "choose-attackers");

/** An expert's answers on the way. */
function guide(question: Question, s: State): Answer | undefined {
  if (question.kind === "pick" && ALL.has(question.prompt)) return question.options.slice(0, question.max);
  switch (question.prompt) {
    case "fpw.choose-force":
    case "fpw.embark":
    case "fpw.debark":
      return policy(s, question as Asked, chanceFrom(""));
    case "fpw.embark-on":
      return emptiest(question as Choose);
    case "fpw.attack":
    case "fpw.camp":
    case "fpw.move":
    case "fpw.sail":
      return undefined;
    default:
      return onlyAnswer(question);
  }
}

/** The enemies next to the force, which it may attack once it has stopped. */
function enemiesBeside(s: State): string[] {
  const { operation } = s;
  if (!operation) return [];
  const b = scan(s);
  return neighboursOf(operation.hex)
    .filter((hex) => blocked(b, operation.side, hex))
    .map((hex) => HEX_IDS[hex]!);
}

const neighboursOf = (hex: number): number[] =>
  [0, 1, 2, 3, 4, 5].map((d) => NEIGHBOURS[hex * 6 + d]!).filter((neighbour) => neighbour >= 0);

/** When a marker is played: in its phase it waits for the end of an action, otherwise for its own moment. */
function when(id: string, seat: string, s: State): Reason | undefined {
  const kind = STRATAGEMS.find((each) => id.startsWith(`marker:${each}`));
  if (!kind) return undefined;
  if (!isHeld(s, sideOfSeat(seat as Seat), id)) return { why: "fpw.when.not-held", rule: "23.0" };
  const isHere = (kind === "levy" || kind === "dictator") && s.mobilization?.stage === "buy";
  const isNow = isHere && sideOfSeat(seat as Seat) === s.side;
  return { why: isNow ? "fpw.when.action" : `fpw.when.${kind}`, rule: kind === "diplomacy" ? "24.1" : "23.1" };
}

/** Why a unit is of no use: it is somebody else's, or not on the map. */
function whose(id: string, seat: string, s: State): Whose | undefined {
  const unit = unitOfId(id);
  const reason = unit < 0 ? undefined : whyNotOwn(s, sideOfSeat(seat as Seat), unit);
  return reason && { why: reason.why, params: reason.params };
}

/** Where a unit is, in sight or not. */
const placeOf = (id: string, { at }: State): string | null => HEX_IDS[at[unitOfId(id)] ?? -1] ?? null;

/** One this many times as long as the straight line goes round a sea. */
const ROUND = 2;
/** A way by land this many times as long as the straight line is no way that anybody means: round the whole sea. */
const DETOUR = 3;

/** The movement points of a march, light or not; null if no road leads there, or only one that nobody means. */
function byLand(from: number, to: number, isLight: boolean): number | null {
  const points = landWays(to, isLight)[from]! / 2;
  return points <= DETOUR * Math.max(1, distance(from, to)) ? points : null;
}

const isLight = (units: readonly number[]): boolean =>
  units.length > 0 && units.every((unit) => IS_LIGHT[unit] || IS_LEADER[unit]);

/** How far a hex is for the force that moves, as if nothing stood in the way; null if no way leads there. */
function apart(from: string, to: string, { operation }: State): number | null {
  if (operation?.kind !== "naval") {
    return byLand(hexOfId(from), hexOfId(to), isLight(operation?.units ?? []));
  }
  const way = seaWays(hexOfId(to))[hexOfId(from)]!;
  return way < FAR ? way : null;
}

/** The towns and fortresses that a side held and nobody holds any longer; a force on its way leaves only the place it set out from. */
function leftEmpty(before: State, after: State, side: number): string[] {
  const from = before.operation?.from;
  const board = scan(before);
  return PLACES.map(({ hex }) => hex)
    .filter((hex) => from === undefined || hex === from)
    .filter((hex) => occupies(board, side, hex) && !after.at.includes(hex))
    .map((hex) => HEX_IDS[hex]!);
}

const hasEnemyFleet = (s: State, side: number, hex: number): boolean =>
  s.at.some((at, unit) => at === hex && IS_FLEET[unit] && sideOf(s, unit) === enemyOf(side));

/** Why the force that moves may not enter a hex, wherever it comes from: mountains without a road, or an enemy fleet. */
function never(place: string, s: State): Reason | undefined {
  const { operation } = s;
  const hex = hexOfId(place);
  if (operation?.kind === "naval")
    return hasEnemyFleet(s, s.side, hex) ? { why: "fpw.why.enemy-fleet", rule: "19.2" } : undefined;
  if (!operation || isLight(operation.units) || TERRAIN[hex] !== MOUNTAIN) return undefined;
  const isClosed = neighboursOf(hex).every((from) => landWays(hex, false)[from]! >= FAR);
  return isClosed ? whyNotUp(operation.units, "fpw.why.mountain") : undefined;
}

/** Why a force cannot march to a hex: only light units could, over the mountains, there is only a way right round the sea, or none. */
function whyNotOver(from: number, to: number, units: readonly number[]): Reason {
  const over = byLand(from, to, true);
  if (over !== null && units.length > 0) {
    const isRound = over > ROUND * distance(from, to) && landWays(to, false)[from]! >= FAR;
    const why = isRound ? "fpw.why.sea-or-mountains" : "fpw.why.mountains-between";
    return { why, rule: "13.1", params: { units: heavyOf(units) } };
  }
  return { why: landWays(to, isLight(units))[from]! < FAR ? "fpw.why.sea-between" : "plan.no-way", rule: "13.1" };
}

export const planning: Planning<State> = {
  imagined: (view, header, seed) =>
    Session.fromPosition(firstPunicWar, { ...header, seed }, firstPunicWar.writePosition(stateOf(view))),
  placeOf,
  whose,
  when,
  later: (id, _, s) => {
    if (id.startsWith("hex:")) return { why: "fpw.later.hex" };
    const hex = placeOf(id, s);
    const why = IS_STATIC[unitOfId(id)] ? "fpw.later.static" : "fpw.later.unit";
    return hex ? { why, params: { unit: id, hex } } : undefined;
  },
  isPlace: (id) => id.startsWith("hex:"),
  apart,
  beeline: (from, to) => DETOUR * distance(hexOfId(from), hexOfId(to)),
  occupied: (place, seat, s) => {
    const hex = hexOfId(place);
    const side = sideOfSeat(seat as Seat);
    if (KIND[hex] !== SEA || s.ap[side]! < COST.operation) return undefined;
    return hasEnemyFleet(s, side, hex) ? { why: "fpw.why.enemy-fleet", rule: "19.2" } : { why: "fpw.why.open-sea", rule: "19.1" };
  },
  steps: (from) => neighboursOf(hexOfId(from)).map((hex) => ({ option: HEX_IDS[hex]!, to: HEX_IDS[hex]! })),
  never,
  stopRule: "11.1",
  stops: new Set(["fpw.why.halted"]),
  others: (place) => (KIND[hexOfId(place)] === INLAND ? undefined : "fpw.why.fleets-by-die"),
  notBeside: new Set(["fpw.why.not-adjacent"]),
  noWay: (from, to, { operation }) =>
    operation?.kind === "naval" ? undefined : whyNotOver(hexOfId(from), hexOfId(to), operation?.units ?? []),
  wanted: [],
  ownMoments: new Set(["fpw.mobilize"]),
  muster,
  weighed: new Set(["fpw.move"]),
  lost: (before, after, seat, words) => {
    const side = sideOfSeat(seat as Seat);
    const points = victoryPoints(before, side) - victoryPoints(after, side);
    const enemy = enemyOf(side);
    const gained = Math.max(0, victoryPoints(after, enemy) - victoryPoints(before, enemy));
    const joined = POWER_IDS.filter((_, power) => before.powers[power] === NEUTRAL && after.powers[power] === enemy);
    const left = leftEmpty(before, after, side);
    return [
      ...(points > 0 ? [words.say("face.lost.points", { count: points })] : []),
      ...(points <= 0 && left.length > 0 ? [words.say("face.lost.place", { hexes: left })] : []),
      ...joined.map((power) => words.say("face.lost.power", { power, points: joined.length > 1 ? 0 : gained })),
    ];
  },
  price: (before, after, seat, words) => {
    const side = sideOfSeat(seat as Seat);
    const ap = before.ap[side]! - after.ap[side]!;
    return ap > 0 ? words.say("face.remark.price", { ap }) : "";
  },
  // an army that has a fleet beside it is mostly there to be taken aboard
  beginnings: (question): Answers[] =>
    question.prompt === "fpw.choose-operation"
      ? ["op:naval", "op:land"].map((operation) => ({ "fpw.choose-operation": operation }))
      : [{}],
  choosers: { "fpw.choose-force-hex": "march", "fpw.choose-fleet-hex": "sail" },
  uses: { "op:land": "march" },
  going: "march",
  sailing: "sail",
  actor: ({ operation }) => (operation ? HEX_IDS[operation.hex]! : null),
  named: () => "",
  kind: ({ operation }) => operation?.kind ?? "",
  variants: () => [],
  ground: {
    stand: (question, { operation }) =>
      operation && (question.prompt === "fpw.move" || question.prompt === "fpw.sail")
        ? { at: HEX_IDS[operation.hex]!, left: Number(question.params!.left) }
        : null,
    moves: (question, s) => {
      const { options } = question as Choose;
      return [
        ...options.filter((option) => option.startsWith("hex:")).map((option) => ({ option, to: option })),
        ...(options.includes("stop") ? enemiesBeside(s).map((to) => ({ option: "stop", to, also: { "fpw.attack": to } })) : []),
      ];
    },
    least: 0.5,
    guide,
    turns: new Set(["fpw.choose-operation"]),
  },
  // the strongest who can get there
  sending: (_piece, _place, s) => totalStrength(s, s.operation?.units ?? []),
  adjustable: new Set(["fpw.choose-force", "fpw.choose-fleets", "fpw.choose-attackers", "fpw.debark"]),
  gathered: new Map([["fpw.embark", "done"]]),
  ends: (question): readonly End[] =>
    question.kind === "choose" && question.options.includes("stop")
      ? [{ id: "stop", answers: { [question.prompt]: "stop" } }]
      : [],
  risks: ({ trial, option, also }, words, answers = guide) => {
    const target = also?.["fpw.attack"];
    if (typeof target !== "string") return [];
    const stopped = branch(trial);
    stopped.session.answer(option);
    const { question } = stopped.session;
    if (question?.prompt !== "fpw.attack" || refusal(question, target)) return [];
    stopped.session.answer(target);
    const who = stopped.session.question;
    if (who?.prompt !== "fpw.choose-attackers") return [];
    const seat = trial.seat as Seat;
    const attackers = answers(who, stopped.session.state as State) as readonly string[];
    return attacksFor(stopped.session.view(seat), seat, who as Asked, attackers)
      .filter((attack) => attack.table === "battle")
      .flatMap((attack): Risk[] => [
        ...oddsSaid(attack, words).map(
          (said, index): Risk =>
            index > 0 ? { said, chance: null } : { said, chance: null, sign: "fight", mark: markOf(attack) },
        ),
        ...shiftsSaid(attack, words).map((said): Risk => ({ said, chance: null })),
        { said: words.say("face.remark.die"), chance: null, die: dieOf(attack, words) },
        ...[roomSaid(attack, words)].filter(Boolean).map((said): Risk => ({ said, chance: null, danger: true })),
        ...(attack.given ? [{ said: invasionSaid(attack, seat, words), chance: null, danger: true, sure: true }] : []),
      ]);
  },
  isFight: ({ also }) => also !== undefined,
};
