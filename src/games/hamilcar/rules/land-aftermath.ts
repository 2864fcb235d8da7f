import type { Play } from "../../../engine/index.ts";
import { other } from "../../shared/rules/seats.ts";
import { spendSortie } from "./campaign.ts";
import { cardsAfterBattle } from "./cards/after-battle.ts";
import { removePCs } from "./control.ts";
import { isOnMap, tidy } from "./forces.ts";
import { GENERALS } from "./generals.ts";
import { landAbility } from "./land-battle.ts";
import type { T } from "./state.ts";

// 13.6 Political consequences, and what follows a battle

export function* battleConsequences(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const winner = battle.winner!;
  const loser = other(winner);
  const extra = landAbility(s, loser).extraPC ?? 0; // Pulcher
  yield* removePCs(t, loser, Math.floor(battle.lost[loser] / 2) + extra, { rule: "13.6", miatFirst: true }); // 15.1
  yield* cardsAfterBattle(t, {
    winner,
    winningCommander: battle.commanders[winner],
    losingCommander: battle.commanders[loser],
    lost: battle.lost[loser],
    land: battle.space,
    silenced: battle.silenced,
  });
  goOn(t);
  spendSortie(s, battle);
  s.battle = null;
  tidy(s);
}

/** Regulus goes on after a battle that he has won, if he has movement points left (17.2.B). */
function goOn(t: T): void {
  const s = t.s;
  const battle = s.battle!;
  const march = s.march!;
  const { general, seat } = march;
  const chief = battle.commanders[seat] === general && !(seat === "rome" && battle.silenced);
  if (battle.winner !== seat || !chief || !GENERALS[general]!.ability.marchesOn || !isOnMap(s, general)) return;
  if (march.used >= march.allowance) return;
  march.stage = "go";
  march.regrouped = false; // he may take up what was captured
}
