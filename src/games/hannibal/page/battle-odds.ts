import { type BattleOdds, type BattleQuestion, type Fighting, simulateBattle } from "../../shared/page/battle-odds.ts";
import { policy } from "../players/thumb.ts";
import { hannibal } from "../rules/index.ts";
import type { Hannibal } from "../rules/state.ts";
import { imaginedPosition } from "./imagined.ts";

const fighting: Fighting<Hannibal> = {
  game: hannibal,
  imagined: imaginedPosition,
  policy,
  won: ["hannibal.log.won"],
  goesOn: ({ battle, march }) => battle !== null || march !== null,
};

export const battleOdds = (question: BattleQuestion): BattleOdds => simulateBattle(fighting, question);
