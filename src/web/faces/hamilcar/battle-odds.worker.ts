import { answerBattles } from "../shared/battle-worker.ts";
import { battleOdds } from "./battle-odds.ts";

answerBattles(battleOdds);
