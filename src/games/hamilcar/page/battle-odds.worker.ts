import { answerBattles } from "../../shared/page/battle-worker.ts";
import { battleOdds } from "./battle-odds.ts";

answerBattles(battleOdds);
