import type { Answer, Plain } from "../../../engine/index.ts";
import { inTurn } from "../../../words/typeset.ts";
import type { Words } from "../../../words/words.ts";
import type { Question, Seat } from "../../shared/rules/seats.ts";
import { guards, leaderInCrisis } from "../players/forces.ts";
import { isFortress, scan, zoneMap } from "../rules/board.ts";
import { joining } from "../rules/concentration.ts";
import { TERRAINS, WORKS } from "../rules/data.ts";
import { directionTo, HEX_IDS, hexOfId, MAP, PLACE, PLACES, REGION, TERRAIN } from "../rules/map.ts";
import { costOf } from "../rules/mobilization.ts";
import { bestLeader, leadersIn, moraleOf } from "../rules/morale.ts";
import { slowest } from "../rules/movement.ts";
import { totalStrength } from "../rules/shifts.ts";
import { enemyOf, sideOfSeat } from "../rules/state.ts";
import { fedUnits, supplyLimit } from "../rules/supply.ts";
import { COLUMNS, COST, combatColumn, MOST_AP, mobilizationCost } from "../rules/tables.ts";
import { COMMAND, MARKERS, UNIT_IDS, unitOfId } from "../rules/units.ts";
import { pointsFor } from "../rules/victory.ts";
import { attacksFor, dieRow, gistOf, invasionSaid, oddsSaid, verdictSaid } from "./attacks.ts";
import { stateOf } from "./imagined.ts";
import { worthOf } from "./powers.ts";
import { reachOf } from "./reach.ts";
import { isWalled } from "./stage/outcome.ts";
import { incomeOf } from "./standing.ts";
import { asView, friendOf, type StackView, sizeOfStack, unitOf, unitsInSight } from "./view.ts";

/** On how many of the six die rolls a unit fails its morale check. */
const failsOn = (plain: Plain, id: string): number => Math.min(6, Math.max(1, 6 - moraleOf(stateOf(plain), unitOfId(id))));

/** Words that say what they do. */
const BY_NAME: ReadonlySet<string> = new Set(["arrange", "demobilize", "army", "lift-army"]);

/** What a player wants to know about an option before choosing it. */
export function remark(option: string, question: Question, plain: Plain, words: Words): string {
  const said = (parts: readonly string[]) => parts.filter(Boolean).join(", ");
  if (option === "end") return ofEnd(question.seat, plain, words);
  if (BY_NAME.has(option)) return words.say(`face.remark.${option}`);
  const price = priceOf(option, question, plain);
  if (option === "draw-leader" || option === "buy-marker") return words.say("face.remark.drawn", { ap: price });
  if (price > 0) return words.say("face.remark.price", { ap: price });
  const at = option.indexOf(":");
  switch (option.slice(0, Math.max(at, 0))) {
    case "hex":
      return [arrowTo(option, question), said(ofHex(option, question, plain, words))].filter(Boolean).join(" ");
    case "marker":
      return question.prompt === "fpw.mobilize" ? words.say(`${option}.about`) : ofTactics(option, question, plain, words);
    case "unit":
    case "train":
      return ofUnit(option.replace("train:", "unit:"), question, plain, words);
    case "op":
      return words.say("face.remark.price", { ap: COST.operation });
    case "table":
      return ofTable(option, question, plain, words);
    case "power": {
      const side = friendOf(asView(plain), option.slice(at + 1));
      return said([
        side === "neutral" ? words.say("face.neutral") : words.say(`side:${side}`),
        ...worthOf(option, question.seat, plain, words),
      ]);
    }
    default:
      return "";
  }
}

/** What the dice of a combat table say of the attack; the question has said what the table is like. */
function ofTable(option: string, question: Question, plain: Plain, words: Words): string {
  const table = option.slice("table:".length);
  const attack = attacksFor(plain, question.seat, question, []).find((each) => each.table === table);
  return attack ? verdictSaid(attack, words) : words.say(`face.remark.${table}`);
}

/** The action points that are kept, and how many of them may be lost when those of the next turn come: there is a limit (8.2). */
function ofEnd(seat: Seat, plain: Plain, words: Words): string {
  const { ap } = asView(plain);
  const kept = words.say("face.remark.kept", { ap: ap[seat] });
  const income = incomeOf(plain, seat);
  const over = (more: number) => Math.min(ap[seat], Math.max(0, ap[seat] + more - MOST_AP));
  if (!income || over(income.most) === 0) return kept;
  return `${kept}. ${words.say("face.remark.over", { least: over(income.least), most: over(income.most), limit: MOST_AP })}`;
}

/** The price of a unit, a leader or a marker during mobilization; 0 for anything without a price of its own. */
function priceOf(option: string, question: Question, plain: Plain): number {
  if (question.prompt !== "fpw.mobilize") return 0;
  const side = sideOfSeat(question.seat);
  if (option === "buy-marker") return asView(plain).bought[question.seat] + 1;
  if (option === "draw-leader") return mobilizationCost(side, "leader", false);
  if (option.startsWith("train:")) return COST.train;
  return option.startsWith("unit:") ? costOf(side, unitOfId(option)) : 0;
}

const ARROWS = ["↑", "↗", "↘", "↓", "↙", "↖"];

/** The direction of a hex from the one the question is about, if they are adjacent. */
function arrowTo(id: string, { params }: Question): string {
  const from = typeof params?.hex === "string" ? hexOfId(params.hex) : -1;
  return from < 0 ? "" : (ARROWS[directionTo(from, hexOfId(id))] ?? "");
}

/** The column a Tactics marker would lead to, with its results. */
function ofTactics(id: string, question: Question, plain: Plain, words: Words): string {
  const { combat } = asView(plain);
  const marker = MARKERS.find((each) => each.id === id);
  if (!combat || !marker || (question.prompt !== "fpw.attack-tactics" && question.prompt !== "fpw.defence-tactics")) return "";
  const value = question.seat === combat.side ? marker.value : -marker.value;
  const before = combat.shifts.reduce((sum, { amount }) => sum + amount, combatColumn(combat.percent));
  const within = (shifted: number) => Math.min(Math.max(shifted, 0), COLUMNS - 1);
  const column = within(before + value);
  if (column === within(before)) return words.say("prompt.idle");
  const s = stateOf(plain);
  const walled = s.combat !== null && isWalled(s, s.combat);
  // behind walls a withdrawal is none
  const faces = dieRow(combat.table, column, walled, words).faces.map(({ sign, isIdle }) => (isIdle ? "–" : sign));
  return `${words.say(`fpw.column.${column}`)}: ${faces.join(" ")}`;
}

/** The worth of an attack or force with the units picked. */
export function gist(question: Question, picked: readonly string[], plain: Plain, words: Words): string {
  if (picked.length === 0) return "";
  if (question.prompt === "fpw.choose-attackers")
    return attacksFor(plain, question.seat, question, picked)
      .map((attack) => gistOf(attack, words))
      .join("\n");
  if (question.prompt !== "fpw.choose-force" && question.prompt !== "fpw.react-force") return "";
  const units = picked.map(unitOfId);
  const count = totalStrength(stateOf(plain), units);
  return `${words.say("face.strength", { count })}, ${words.say("face.pace", { count: slowest(units) / 2 })}`;
}

/**
 * What an answer loses or spends for good: a neutral power, when its units are attacked; a marker for talks, where nothing more is
 * asked; the point for a concentration to which only one unit can come.
 */
export function stakes(answer: Answer, question: Question, plain: Plain, words: Words): readonly string[] {
  if (question.prompt === "fpw.diplomacy") return costOfTalks(answer, question.seat, plain, words);
  if (question.prompt === "fpw.choose-leader-hex") return costOfJoining(answer, question.seat, plain, words);
  if (question.prompt !== "fpw.choose-attackers" || !Array.isArray(answer)) return [];
  const [attack] = attacksFor(plain, question.seat, question, answer as readonly string[]);
  return attack?.given ? [invasionSaid(attack, question.seat, words)] : [];
}

/** Courting a power with the only marker there is: no other question comes before the die (24.1). */
function costOfTalks(power: Answer, seat: Seat, plain: Plain, words: Words): readonly string[] {
  const [marker, ...others] = new Set(asView(plain).markers[seat].filter((id) => id.startsWith("marker:diplomacy")));
  if (!marker || others.length > 0 || typeof power !== "string" || !power.startsWith("power:")) return [];
  return [words.say("face.talks.cost", { power, marker, ap: COST.diplomacy })];
}

/** A concentration to which only one unit can come: nobody is asked who does (12.3). */
function costOfJoining(hex: Answer, seat: Seat, plain: Plain, words: Words): readonly string[] {
  const s = stateOf(plain);
  const side = sideOfSeat(seat);
  const [unit, ...others] = joining(s, side, hexOfId(String(hex)));
  if (unit === undefined || others.length > 0) return [];
  const from = s.at[unit]!;
  const isEmptied = PLACE[from]! >= 0 && !s.at.some((at, other) => at === from && other !== unit && s.aboard[other] !== unit);
  const params = { unit: UNIT_IDS[unit]!, from: HEX_IDS[from]!, hex: String(hex), ap: COST.operation };
  return [
    words.say("face.joining.one", params),
    ...(isEmptied
      ? [
          words.say("face.joining.empties", {
            hex: HEX_IDS[from]!,
            points: isFortress(s, from) ? pointsFor(s, scan(s), side, from) : 0,
          }),
        ]
      : []),
  ];
}

/** Who is left out of the force proposed though he could go: the leader who waits for the crisis, and whoever holds a fortress. */
export function leftOut(question: Question, picked: readonly string[], plain: Plain, words: Words): readonly string[] {
  if (question.prompt !== "fpw.choose-force" || question.kind !== "pick") return [];
  const s = stateOf(plain);
  const staying = guards(s, question.options.map(unitOfId)).filter((unit) => !picked.includes(UNIT_IDS[unit]!));
  const waiting = leaderInCrisis(s, sideOfSeat(question.seat));
  const said = (key: string, units: readonly number[]) =>
    units.length > 0 ? [words.say(`face.left-out.${key}`, { units: units.map((unit) => UNIT_IDS[unit]!) })] : [];
  return [
    ...said(
      "crisis",
      staying.filter((unit) => unit === waiting),
    ),
    ...said(
      "guard",
      staying.filter((unit) => unit !== waiting),
    ),
  ];
}

/** How many land units a fleet carries already. */
const loadOn = (fleet: string, { params }: Question): number =>
  Number((params!.modifiers as readonly string[]).find((load) => load.startsWith(`${fleet}=`))!.split("=")[1]);

function ofUnit(id: string, question: Question, plain: Plain, words: Words): string {
  if (question.prompt === "fpw.arrange")
    return ownStack(String(question.params?.hex), question.seat, plain)?.top === id ? words.say("face.remark.on-top") : "";
  const count = failsOn(plain, id);
  if (question.prompt === "fpw.hungry-units") return ofHungry(count, question, plain, words);
  if (question.prompt === "fpw.embark-on") return words.say("face.remark.load", { count: loadOn(id, question) });
  if (question.prompt === "fpw.boost") return words.say("face.fails-steadied", { count, steadied: Math.max(1, count - 1) });
  if (question.kind !== "choose" && question.kind !== "pick") return "";
  const sight = unitsInSight(asView(plain));
  const hexes = new Set(question.options.flatMap((each) => sight.get(each.replace("train:", "unit:"))?.hex ?? []));
  const seen = sight.get(id);
  // whoever joins a leader leaves a place
  return seen && (hexes.size > 1 || question.prompt === "fpw.choose-joining") ? words.say(`hex:${seen.hex}`) : "";
}

/** How often a unit fails its check in hunger, and who steadies it: a leader there steadies as many as he can (15.2). */
function ofHungry(count: number, question: Question, plain: Plain, words: Words): string {
  const s = stateOf(plain);
  const leader = bestLeader(leadersIn(s, sideOfSeat(question.seat), hexOfId(String(question.params?.hex))));
  if (leader < 0) return words.say("face.fails", { count });
  const steadied = Math.max(1, count - 1);
  // if he cannot help everybody who checks, it is chosen afterwards whom
  if (COMMAND[leader]! < Number(question.params?.count)) return words.say("face.fails-steadied", { count, steadied });
  return words.say("face.fails-led", { count: steadied, unit: UNIT_IDS[leader]! });
}

function ofHex(id: string, question: Question, plain: Plain, words: Words): string[] {
  const number = id.slice("hex:".length);
  const terrain = words.say(`terrain:${TERRAINS[TERRAIN[hexOfId(id)]!]}`);
  switch (question.prompt) {
    case "fpw.move": {
      const reach = reachOf(plain, new Set());
      const cost = reach?.costs[number];
      return [
        ...(cost === undefined ? [] : [words.say("face.remark.cost", { cost })]),
        terrain,
        ...(reach?.zones.includes(number) ? [words.say("face.remark.zone")] : []),
      ];
    }
    case "fpw.sail":
      return [placeOf(id, words), ...(isInEnemyZone(plain, question.seat, id) ? [words.say("face.remark.zone")] : [])];
    case "fpw.arrange-hex":
      return [topSaid(id, question.seat, plain, words)];
    case "fpw.hunt":
      return [terrain];
    case "fpw.attack": {
      const battle = attacksFor(plain, question.seat, question, []).find(
        ({ target, table }) => target === id && table === "battle",
      );
      if (!battle) return [];
      return [
        inTurn(
          // the odds at worst; the panel below says all of them
          [
            ...(battle.given ? [invasionSaid(battle, question.seat, words).replace(/\.$/, "")] : []),
            ...oddsSaid(battle, words).slice(0, 1),
          ],
          words.language,
        ),
      ];
    }
    case "fpw.retreat":
      return [terrain, ...(isInEnemyZone(plain, question.seat, id) ? [words.say("face.remark.zone")] : [])];
    case "fpw.supply": {
      const s = stateOf(plain);
      const b = scan(s);
      const hex = hexOfId(id);
      const units = fedUnits(s, b, hex).length;
      const feeds = supplyLimit(s, b, hex, sideOfSeat(question.seat));
      return [words.say("face.remark.fed", { check: Math.max(0, units - feeds) })];
    }
    default:
      return [placeOf(id, words), standing(number, question.seat, plain, words)];
  }
}

const isInEnemyZone = (plain: Plain, seat: Seat, id: string): boolean => {
  const s = stateOf(plain);
  return zoneMap(s, scan(s), enemyOf(sideOfSeat(seat)))[hexOfId(id)] === 1;
};

/** A town by its walls and region, open land by its region. */
function placeOf(id: string, words: Words): string {
  const hex = hexOfId(id);
  const place = PLACES[PLACE[hex]!];
  const region = MAP.regions[REGION[hex]!];
  return [...(place ? [words.say(`works:${WORKS[place.works]}`)] : []), ...(region ? [words.say(`region:${region}`)] : [])].join(
    ", ",
  );
}

const ownStack = (hex: string, seat: Seat, plain: Plain): StackView | undefined =>
  asView(plain).stacks.find((stack) => `hex:${stack.hex}` === hex && stack.side === seat);

/** What lies on top of a stack that can be arranged: one of its counters, or a marker that hides all of them (10.0, 25.0). */
function topSaid(hex: string, seat: Seat, plain: Plain, words: Words): string {
  const stack = ownStack(hex, seat, plain);
  if (!stack?.top) return "";
  const params = { top: stack.top, count: sizeOfStack(stack) };
  return words.say(`face.arrange.${kindOfStack(stack)}.top`, params);
}

/** Whether a stack has something to choose: several counters, one alone, or a marker on top of it in any case. */
function kindOfStack(stack: StackView): "stack" | "alone" | "covered" {
  if (stack.top?.startsWith("piece:") && stack.top !== "piece:army") return "covered";
  return stack.land + stack.fleets > 1 || stack.top === "piece:army" ? "stack" : "alone";
}

/** What stands above the stacks that can be arranged. */
export function heading(option: string, question: Question, plain: Plain, words: Words): string {
  const stack = question.prompt === "fpw.arrange-hex" ? ownStack(option, question.seat, plain) : undefined;
  return stack ? words.say(`face.arrange.${kindOfStack(stack)}`) : "";
}

/** The player's own units in a hex. */
function standing(hex: string, seat: Seat, plain: Plain, words: Words): string {
  const stack = ownStack(`hex:${hex}`, seat, plain);
  if (!stack) return "";
  const strength = stack.units.reduce((sum, { id, veteran }) => sum + unitOf(id).combat[veteran ? 0 : 1], 0);
  return `${words.say("face.attackers", { count: sizeOfStack(stack) })}, ${words.say("face.strength", { count: strength })}`;
}
