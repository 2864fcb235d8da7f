import type { Params, Play } from "../../../engine/index.ts";
import { choose, type Option } from "./ask.ts";
import { bearersOf } from "./attack.ts";
import { HEX_IDS } from "./map.ts";
import { counted, type FpwTable } from "./pieces.ts";
import { carryOut, stepsFor } from "./results.ts";
import { fightersOf, hexOfSide, strikingSide, tally, totalStrength } from "./shifts.ts";
import { type Combat, enemyOf, SIDE_IDS, type State, seatOf } from "./state.ts";
import { markerCount, markerWithId, playable, playMarker } from "./stratagems.ts";
import { TABLES } from "./tables.ts";
import { COMMAND, IS_CAVALRY, IS_LEADER, IS_LIGHT, MARKERS, UNIT_IDS, unitOfId } from "./units.ts";

/** One step of the combat in progress (14.1). */
export function* fight(t: FpwTable, combat: Combat): Play {
  switch (combat.stage) {
    case "table":
      if (!t.s.rules.leaders) for (const side of [combat.side, enemyOf(combat.side)]) tellCommand(t, combat, side);
      yield* selectTable(t, combat);
      combat.stage = "tactics";
      break;
    case "tactics":
      combat.stage = (yield* playTactics(t, combat, combat.side)) ? "answer" : "leaders"; // Treachery was the defender's marker
      break;
    case "answer":
      yield* playTactics(t, combat, enemyOf(combat.side));
      combat.stage = "leaders";
      break;
    case "leaders":
      if (t.s.rules.leaders) yield* designateLeaders(t, combat);
      combat.stage = "roll";
      break;
    case "roll":
      resolve(t, combat);
      break;
    case "results":
      yield* carryOut(t, combat);
      break;
  }
  if (t.s.combat && combat.stage !== "results") tally(t.s, combat);
}

/** Cavalry, auxiliary infantry, marines and leaders may raid; on board, cavalry does not count as such (14.1.2, 19.5.2). */
export const canRaid = (s: State, unit: number): boolean => IS_LIGHT[unit] === 1 && !(IS_CAVALRY[unit] && s.aboard[unit]! >= 0);

/** The attacker selects the table; in a raid only the raiders take part (14.1.2). */
function* selectTable(t: FpwTable, combat: Combat): Play {
  const { s } = t;
  const raiders = combat.attackers.filter((unit) => canRaid(s, unit));
  if (raiders.length === 0) return;
  const raid = { ...combat, attackers: raiders };
  tally(s, raid);
  const answer = yield* choose(seatOf(combat.side), ["table:battle", "table:raid"], {
    prompt: "fpw.choose-table",
    rule: "14.1",
    params: {
      from: HEX_IDS[combat.from]!,
      to: HEX_IDS[combat.to]!,
      column: `fpw.column.${combat.column}`,
      raidColumn: `fpw.column.${raid.column}`,
      units: raiders.map((unit) => UNIT_IDS[unit]!),
    },
  });
  if (answer === "table:battle") return;
  combat.table = "raid";
  combat.attackers = raiders;
  combat.bearers = bearersOf(s, raiders);
  tally(s, combat);
  t.note("fpw.raid", { side: SIDE_IDS[combat.side]!, units: raiders.map((unit) => UNIT_IDS[unit]!) }, "14.1");
}

const leadersOf = (s: State, combat: Combat, side: number): number[] =>
  fightersOf(s, combat, side).filter((unit) => IS_LEADER[unit]);

/** The log says who commands a side, if anybody does. */
function tellCommand(t: FpwTable, combat: Combat, side: number): void {
  const unit = combat.leaders[side]!;
  if (unit >= 0) t.note("fpw.commands", { side: SIDE_IDS[side]!, unit: UNIT_IDS[unit]!, command: COMMAND[unit]! }, "14.1");
}

/**
 * One leader per side shifts the column: the best one, but under 29.3 the one the player, knowing the stratagems, puts at risk
 * (14.1.5).
 */
function* designateLeaders(t: FpwTable, combat: Combat): Play {
  for (const side of [combat.side, enemyOf(combat.side)]) {
    const leaders = leadersOf(t.s, combat, side);
    const options: Option[] = [...leaders.map((unit) => UNIT_IDS[unit]!), "none"];
    const params = {
      from: HEX_IDS[combat.from]!,
      to: HEX_IDS[combat.to]!,
      column: `fpw.column.${combat.column}`,
      modifiers: leaders.map((unit) => `${UNIT_IDS[unit]}=${COMMAND[unit]}`),
    };
    const answer = yield* choose(seatOf(side), options, { prompt: "fpw.choose-leader", rule: "14.1", params });
    combat.leaders[side] = unitOfId(answer);
    tally(t.s, combat);
    tellCommand(t, combat, side);
  }
}

/** Each player may play one marker, the attacker first (14.1.4, 23.1). False if it was countered by Treachery. */
function* playTactics(t: FpwTable, combat: Combat, side: number): Play<boolean> {
  const { s } = t;
  if (markerCount(s, side) === 0) return true;
  const options: Option[] = [...playable(s, side, "tactics"), "pass"];
  const answer = yield* choose(seatOf(side), options, {
    prompt: side === combat.side ? "fpw.attack-tactics" : "fpw.defence-tactics",
    rule: "14.1",
    params: situationOf(s, combat),
    always: true,
  });
  if (answer === "pass") return true;
  const marker = markerWithId(s, side, answer);
  const works = yield* playMarker(t, side, marker, combat.tactics[enemyOf(side)] === 0);
  if (works) {
    const before = combat.column;
    combat.tactics[side] = MARKERS[marker]!.value;
    tally(s, combat);
    const params = { marker: answer, before: `fpw.column.${before}`, column: `fpw.column.${combat.column}` };
    t.note(combat.column === before ? "fpw.column-kept" : "fpw.column-shifted", params, "14.1");
  }
  return works;
}

/** Leaders and tactics are named by their side: in a counterattack it is not clear who attacks (15.1). */
function ownedBy(striker: number, because: string): string {
  const [, whose, what] = /^fpw\.because\.(striking|struck)-(leader|tactics)$/.exec(because) ?? [];
  return what ? `fpw.because.${seatOf(whose === "striking" ? striker : enemyOf(striker))}-${what}` : because;
}

/** Attacker, target, odds and shifts, in words. */
function situationOf(s: State, combat: Combat): Params {
  const striker = strikingSide(combat);
  const struck = enemyOf(striker);
  return {
    side: SIDE_IDS[striker]!,
    from: HEX_IDS[hexOfSide(combat, striker)]!,
    hex: HEX_IDS[hexOfSide(combat, struck)]!,
    attack: totalStrength(s, fightersOf(s, combat, striker)),
    defence: totalStrength(s, fightersOf(s, combat, struck)),
    percent: combat.percent,
    shift: combat.shifts.reduce((sum, { amount }) => sum + amount, 0),
    modifiers: counted(combat.shifts.map(({ amount, because }) => ({ amount, because: ownedBy(striker, because) }))),
    column: `fpw.column.${combat.column}`,
  };
}

/** The die is rolled on the final column, and the result carried out (14.1.6, 14.1.7). */
function resolve(t: FpwTable, combat: Combat): void {
  const { s } = t;
  tally(s, combat);
  combat.die = t.die();
  combat.result = TABLES[combat.table][combat.die - 1]![combat.column]!;
  const striker = strikingSide(combat);
  t.note(
    combat.counter === 1 ? "fpw.counterattack-rolled" : "fpw.combat-rolled",
    {
      ...situationOf(s, combat),
      table: `table:${combat.table}`,
      die: combat.die,
      spared: combat.result === "AC" ? [SIDE_IDS[enemyOf(striker)]!] : combat.result === "DC" ? [SIDE_IDS[striker]!] : [],
      barred: combat.result === "AR" || combat.result === "AW" ? [SIDE_IDS[enemyOf(striker)]!] : [], // 15.0
      result: `fpw.${combat.counter === 1 ? "counter-result" : "result"}.${combat.result}`,
    },
    combat.counter === 1 ? "15.1" : "14.1",
  );
  combat.steps = stepsFor(combat);
  combat.stage = "results";
}
