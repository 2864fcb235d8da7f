import type { Play } from "../../../engine/index.ts";
import { choose, type Option } from "./ask.ts";
import { bearersOf } from "./attack.ts";
import { HEX_IDS } from "./map.ts";
import { bestLeader } from "./morale.ts";
import { counted, type FpwTable } from "./pieces.ts";
import { carryOut, stepsFor } from "./results.ts";
import { fightersOf, hexOfSide, strikingSide, tally } from "./shifts.ts";
import { type Combat, enemyOf, SIDE_IDS, type State, seatOf } from "./state.ts";
import { markerCount, markerWithId, playable, playMarker } from "./stratagems.ts";
import { TABLES } from "./tables.ts";
import { IS_CAVALRY, IS_LEADER, IS_LIGHT, MARKERS, UNIT_IDS, unitOfId } from "./units.ts";

/** One step of the combat in progress (14.1). */
export function* fight(t: FpwTable, combat: Combat): Play {
  switch (combat.stage) {
    case "table":
      yield* selectTable(t, combat);
      if (!t.s.rules.leaders) for (const side of [0, 1]) combat.leaders[side] = bestLeader(leadersOf(t.s, combat, side));
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

/** Cavalry, auxiliary infantry, marines and leaders may raid; horse on board is no cavalry (14.1.2, 19.5.2). */
export const canRaid = (s: State, unit: number): boolean => IS_LIGHT[unit] === 1 && !(IS_CAVALRY[unit] && s.aboard[unit]! >= 0);

/** The attacker selects the table; in a raid only the raiders take part (14.1.2). */
function* selectTable(t: FpwTable, combat: Combat): Play {
  const { s } = t;
  const raiders = combat.attackers.filter((unit) => canRaid(s, unit));
  const answer = yield* choose(seatOf(combat.side), raiders.length > 0 ? ["table:battle", "table:raid"] : ["table:battle"], {
    prompt: "fpw.choose-table",
    rule: "14.1",
    params: { from: HEX_IDS[combat.from]!, to: HEX_IDS[combat.to]! },
    whyNot: (id) => (id === "table:raid" ? { why: "fpw.why.no-raiders", rule: "14.1" } : undefined),
  });
  if (answer === "table:battle") return;
  combat.table = "raid";
  combat.attackers = raiders;
  combat.bearers = bearersOf(s, raiders);
  t.note("fpw.raid", { side: SIDE_IDS[combat.side]!, units: raiders.map((unit) => UNIT_IDS[unit]!) }, "14.1");
}

const leadersOf = (s: State, combat: Combat, side: number): number[] =>
  fightersOf(s, combat, side).filter((unit) => IS_LEADER[unit]);

/** One leader a side shifts the column: the best, but with 29.3 whom the player, knowing the stratagems, puts at risk (14.1.5). */
function* designateLeaders(t: FpwTable, combat: Combat): Play {
  for (const side of [combat.side, enemyOf(combat.side)]) {
    const options: Option[] = [...leadersOf(t.s, combat, side).map((unit) => UNIT_IDS[unit]!), "none"];
    combat.leaders[side] = unitOfId(yield* choose(seatOf(side), options, { prompt: "fpw.choose-leader", rule: "14.1" }));
  }
}

/** Each player may play one marker, the attacker first (14.1.4, 23.1). False if it has met with Treachery. */
function* playTactics(t: FpwTable, combat: Combat, side: number): Play<boolean> {
  const { s } = t;
  if (markerCount(s, side) === 0) return true;
  const options: Option[] = [...playable(s, side, "tactics"), "pass"];
  const answer = yield* choose(seatOf(side), options, {
    prompt: side === combat.side ? "fpw.attack-tactics" : "fpw.defence-tactics",
    rule: "14.1",
    params: { from: HEX_IDS[combat.from]!, to: HEX_IDS[combat.to]! },
    always: true,
  });
  if (answer === "pass") return true;
  const marker = markerWithId(s, side, answer);
  const works = yield* playMarker(t, side, marker, combat.tactics[enemyOf(side)] === 0);
  if (works) combat.tactics[side] = MARKERS[marker]!.value;
  return works;
}

/** The die is rolled on the final column, and the result is carried out (14.1.6, 14.1.7). */
function resolve(t: FpwTable, combat: Combat): void {
  const { s } = t;
  tally(s, combat);
  combat.die = t.die();
  combat.result = TABLES[combat.table][combat.die - 1]![combat.column]!;
  const striker = strikingSide(combat);
  t.note(
    combat.counter === 1 ? "fpw.counterattack-rolled" : "fpw.combat-rolled",
    {
      side: SIDE_IDS[striker]!,
      hex: HEX_IDS[hexOfSide(combat, enemyOf(striker))]!,
      table: `table:${combat.table}`,
      percent: combat.percent,
      shift: combat.shifts.reduce((sum, { amount }) => sum + amount, 0),
      modifiers: counted(combat.shifts),
      column: `fpw.column.${combat.column}`,
      die: combat.die,
      result: `fpw.result.${combat.result}`,
    },
    "14.1",
  );
  combat.steps = stepsFor(combat);
  combat.stage = "results";
}
