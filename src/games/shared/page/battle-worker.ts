/// <reference lib="webworker" />
import type { BattleOdds, BattleQuestion } from "./battle-odds.ts";

/** Answers the page's questions about battles in a worker. */
export function answerBattles(battleOdds: (question: BattleQuestion) => BattleOdds): void {
  self.addEventListener("message", (event: MessageEvent<{ id: number; question: BattleQuestion }>) => {
    const { id, question } = event.data;
    let odds: BattleOdds;
    try {
      odds = battleOdds(question);
    } catch {
      // the game cannot be continued from this view: no estimate
      odds = { wins: null, trials: 0 };
    }
    self.postMessage({ id, odds });
  });
}
