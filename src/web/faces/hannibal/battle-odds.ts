import { policy } from "../../../bots/hannibal/policy.ts";
import { hannibal } from "../../../games/hannibal/index.ts";
import type { Hannibal } from "../../../games/hannibal/state.ts";
import { type BattleOdds, type BattleQuestion, type Fighting, foughtOften } from "../shared/battle-odds.ts";
import { imaginedPosition } from "./imagined.ts";

const fighting: Fighting<Hannibal> = {
  game: hannibal,
  imagined: imaginedPosition,
  policy,
  won: ["hannibal.log.won"],
  goesOn: ({ battle, march }) => battle !== null || march !== null,
};

export const battleOdds = (question: BattleQuestion): BattleOdds => foughtOften(fighting, question);
