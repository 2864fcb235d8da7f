import type { Play } from "../../../engine/index.ts";
import { other } from "../../shared/rules/seats.ts";
import { cardsAfterBattle } from "./cards/after-battle.ts";
import { removePCs } from "./control.ts";
import { isOnMap } from "./forces.ts";
import { tidy } from "./gates.ts";
import { GENERAL_OPTIONS, GENERALS } from "./generals.ts";
import { landAbility } from "./land-dice.ts";
import type { Hamilcar, MarchStage, T } from "./state.ts";

// 13.6 Political consequences, and what follows a battle

/** The price of defeat, cards after the battle, and what the march waits for. */
export function* politicalConsequences(t: T): Play<MarchStage> {
  const s = t.s;
  const battle = s.battle!;
  const winner = battle.winner!;
  const loser = other(winner);
  const extra = landAbility(s, loser).extraPC ?? 0; // Pulcher
  yield* removePCs(t, loser, Math.floor(battle.lost[loser] / 2) + extra, {
    rule: "13.6",
    because: "hamilcar.because.defeat",
    lost: battle.lost[loser],
    ...(extra > 0 && { general: GENERAL_OPTIONS[battle.commanders[loser]]! }),
    miatFirst: true,
  }); // 15.1
  yield* cardsAfterBattle(t, {
    winner,
    winningCommander: battle.commanders[winner],
    losingCommander: battle.commanders[loser],
    lost: battle.lost[loser],
    land: battle.space,
    silenced: battle.silenced,
  });
  const goesOn = marchesOn(s);
  s.battle = null;
  tidy(t);
  if (!goesOn) return "over";
  s.march!.regrouped = false; // he may pick up what was captured
  return "go";
}

/** Regulus marches on after a victory, if he has movement points left (17.2.B). */
function marchesOn(s: Hamilcar): boolean {
  const { commanders, winner, silenced } = s.battle!;
  const { general, seat, used, allowance } = s.march!;
  const chief = commanders[seat] === general && !(seat === "rome" && silenced);
  const able = chief && GENERALS[general]!.ability.marchesOn !== undefined && isOnMap(s, general);
  return able && winner === seat && used < allowance;
}
