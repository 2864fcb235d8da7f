import type { LogEntry, Plain } from "../../../src/engine/index.ts";
import type { Moment, Opinion } from "../compare.ts";
import { boardAt, lastEntry, lastOf, say } from "./asked.ts";
import type { Board, Combat } from "./board.ts";
import { type Blow, cell, firstBlow, odds } from "./combat.ts";
import { enemyOf } from "./map.ts";
import { effect } from "./results.ts";

/** The dice of a combat that came with the last answer: column, shifts and result, and what they brought. (14.1, 15.0, 15.1) */

interface Roll {
  readonly percent: number;
  readonly column: number;
  readonly shifts: readonly { readonly amount: number; readonly because: string }[];
  readonly die: number;
  readonly result: string;
}

interface Rolls {
  /** nothing if only the counterattack is known */
  readonly first: Roll | undefined;
  readonly second: Roll | undefined;
}

const PENDING = ["tactics", "leaders"];

export function rolled(moment: Moment): Opinion[] {
  const last = lastOf(moment);
  if (!last) return [];
  const before = boardAt(last);
  const { combat } = before.position;
  if (combat === null || !PENDING.includes(combat.stage)) return [];
  const { first, second } = moment.log.length > 0 ? rollsInLog(moment.log) : rollsInPosition(boardAt(moment));
  const chosen = moment.header.options.leaders === true;
  const opinions: Opinion[] = [];
  if (first) {
    opinions.push(compareRoll(before, combat, blowOf(before, combat, first, chosen, false), first));
    if (first.result === "CA" && !second) opinions.push(say("combat results", "15.1", "no counterattack", "a counterattack"));
  }
  if (second) opinions.push(compareRoll(before, combat, blowOf(before, combat, second, chosen, true), second));
  const final = second ?? first;
  if (!final) return opinions;
  const [striker, struck] = second ? [enemyOf(combat.side), combat.side] : [combat.side, enemyOf(combat.side)];
  const sides = final.result === "CA" ? [striker, struck] : [final.result.startsWith("A") ? striker : struck];
  const waiting = boardAt(moment).position.combat?.steps ?? [];
  const done = sides.filter((side) => !waiting.some((step) => step.do === "check" && step.side === side));
  for (const side of done) opinions.push(...effect(before, moment, combat, side, final.result === "CA" ? "R" : final.result[1]!));
  return opinions;
}

function rollsInLog(log: readonly LogEntry[]): Rolls {
  const since = log.slice(lastEntry(log, "attacked")!.index);
  const roll = (event: string): Roll | undefined => {
    const params = since.find((entry) => entry.event === `fpw.${event}`)?.params;
    if (!params) return undefined;
    const shifts = (params.modifiers as readonly string[]).map((text) => {
      const [because, amount] = text.split("=");
      return { because: because!, amount: Number(amount) };
    });
    const bareName = (value: Plain) => String(value).replace(/.*\./, "");
    const column = Number(bareName(params.column!));
    return { percent: Number(params.percent), column, shifts, die: Number(params.die), result: bareName(params.result!) };
  };
  return { first: roll("combat-rolled"), second: roll("counterattack-rolled") };
}

function rollsInPosition({ position: { combat } }: Board): Rolls {
  if (combat === null || combat.result === "") return { first: undefined, second: undefined };
  return combat.counterattack > 0 ? { first: undefined, second: combat } : { first: combat, second: undefined };
}

/** A blow as the count sees it; markers, and leaders whom the players chose, are taken from the roll. */
function blowOf(board: Board, combat: Combat, { shifts }: Roll, chosen: boolean, counterattack: boolean): Blow {
  const first = firstBlow(board, combat, chosen);
  const of = (what: string) => shifts.filter(({ because }) => because.endsWith(what)).map(({ amount }) => amount);
  const known = { ...first, counterattack, tactics: of("tactics"), ...(chosen && { leaders: of("leader") }) };
  if (!counterattack) return known;
  return { ...known, strikers: first.struck, struck: first.strikers, from: combat.to, to: combat.from };
}

function compareRoll(board: Board, combat: Combat, blow: Blow, roll: Roll): Opinion {
  const { attack: _attack, defence: _defence, ...count } = odds(board, blow);
  const { percent, column, die, result } = roll;
  const shifts = roll.shifts.map(({ amount }) => amount).sort((a, b) => a - b);
  const found = { ...count, result: cell(combat.table, die, count.column) } as unknown as Plain;
  const [topic, rule] = blow.counterattack ? ["counterattacks", "15.1"] : ["combat columns", "14.1"];
  return say(topic, rule, { percent, shifts, column, result }, found);
}
