import { type Answer, handOut } from "../../../engine/index.ts";
import { type BattleOdds, type BattleQuestion, type Fighting, simulateBattle } from "../../shared/page/battle-odds.ts";
import type { Question } from "../../shared/rules/seats.ts";
import { policy } from "../players/thumb.ts";
import { hamilcar } from "../rules/index.ts";
import type { Hamilcar } from "../rules/state.ts";
import { imaginedPosition } from "./imagined.ts";

/** Those who could go inside the walls stay outside: the odds are those of the battle if it is fought. */
function standing(question: Question): Answer | undefined {
  if (question.prompt === "hamilcar.inside-generals" && question.kind === "pick") return question.options.slice(0, question.min);
  if (question.prompt === "hamilcar.inside-units" && question.kind === "allocate") return handOut(question, question.min);
  return undefined;
}

const fighting: Fighting<Hamilcar> = {
  game: hamilcar,
  imagined: imaginedPosition,
  policy: (s, question, chance) => standing(question) ?? policy(s, question, chance),
  won: ["hamilcar.log.victory", "hamilcar.log.naval-victory"],
  goesOn: ({ battle, seaBattle, march }) =>
    battle !== null || seaBattle !== null || (march !== null && !["go", "ended", "over"].includes(march.stage)),
};

export const battleOdds = (question: BattleQuestion): BattleOdds => simulateBattle(fighting, question);
