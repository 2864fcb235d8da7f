import type { Desk } from "../../../web/table/desk.svelte.ts";
import { type BattleInSight, battleEstimates, plannedFight } from "../../shared/page/estimates.svelte.ts";
import type { Odds } from "../../shared/page/odds.ts";
import { asView } from "./view.ts";

const estimates = battleEstimates(() => new Worker(new URL("./battle-odds.worker.ts", import.meta.url), { type: "module" }));

/** Questions during a battle for which an estimate is worthwhile. */
const FIGHTING = new Set(["hamilcar.maneuver", "hamilcar.evade", "hamilcar.battle-cards"]);

export const fightOdds = plannedFight(estimates, "face.odds.battle");

/** The chances in battles the question could lead to, or in the one being fought. */
export const estimatedBattles = (desk: Desk): Odds[] => estimates(desk, battlesInSight(desk));

function battlesInSight({ question, mySeat, shown }: Desk): BattleInSight[] {
  const view = asView(shown.view);
  if (question && FIGHTING.has(question.prompt)) {
    const space = view.seaBattle?.port ?? view.battle?.space;
    return space ? [{ key: view.seaBattle ? "face.odds.sea-now" : "face.odds.battle-now", space, answer: null }] : [];
  }
  if (question?.prompt === "hamilcar.react" && question.params?.battle === 1 && view.march)
    return [{ key: "face.odds.battle", space: view.march.at, answer: "done" }];
  if (question?.prompt !== "hamilcar.march" || question.kind !== "choose" || !view.march) return [];
  return question.options.flatMap((option): BattleInSight[] => {
    const space = option.startsWith("space:") ? option.slice("space:".length) : null;
    const enemy = view.forces.some(({ side, at, cus, elephants = 0 }) => side !== mySeat && at === space && cus + elephants > 0);
    return space && enemy ? [{ key: "face.odds.battle", space, answer: option }] : [];
  });
}
