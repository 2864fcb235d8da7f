import { type BattleOdds, type BattleQuestion, type Fighting, simulateBattle } from "../../shared/page/battle-odds.ts";
import { policy } from "../players/thumb.ts";
import { hamilcar } from "../rules/index.ts";
import type { Hamilcar } from "../rules/state.ts";
import { imaginedPosition } from "./imagined.ts";

const fighting: Fighting<Hamilcar> = {
  game: hamilcar,
  imagined: imaginedPosition,
  policy,
  won: ["hamilcar.log.victory", "hamilcar.log.naval-victory"],
  goesOn: ({ battle, seaBattle, march }) =>
    battle !== null || seaBattle !== null || (march !== null && !["go", "ended", "over"].includes(march.stage)),
};

export const battleOdds = (question: BattleQuestion): BattleOdds => simulateBattle(fighting, question);
