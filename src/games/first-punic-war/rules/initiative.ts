import { fortressCount } from "./board.ts";
import type { FpwTable } from "./pieces.ts";
import { SCENARIOS } from "./scenarios.ts";
import { CARTHAGINIAN, ROMAN, SIDE_IDS } from "./state.ts";

/** Who has the initiative this turn (6.1). */
export function determineInitiative(t: FpwTable): void {
  const { s } = t;
  const scenario = SCENARIOS[s.scenario]!;
  if (s.turn === scenario.firstTurn) {
    s.first = scenario.initiative;
    t.note("fpw.initiative-given", { side: SIDE_IDS[s.first]! }, scenario.rule);
    return;
  }
  const fortresses = [fortressCount(s, ROMAN), fortressCount(s, CARTHAGINIAN)];
  let dice = [t.die(), t.die()];
  const totals = [fortresses[0]! + dice[0]!, fortresses[1]! + dice[1]!];
  t.note(
    "fpw.initiative-rolled",
    {
      rome: totals[0]!,
      romeFortresses: fortresses[0]!,
      romeDie: dice[0]!,
      carthage: totals[1]!,
      carthageFortresses: fortresses[1]!,
      carthageDie: dice[1]!,
    },
    "6.1",
  );
  let margin = totals[0]! - totals[1]!;
  while (margin === 0) {
    dice = [t.die(), t.die()];
    t.note("fpw.initiative-tied", { romeDie: dice[0]!, carthageDie: dice[1]! }, "6.1");
    margin = dice[0]! - dice[1]!;
  }
  s.first = margin > 0 ? ROMAN : CARTHAGINIAN;
  t.note("fpw.initiative-won", { side: SIDE_IDS[s.first]! }, "6.2");
}
