import type { Style } from "../../../bots/style.ts";
import { GENERALS, generalNamed } from "../rules/generals.ts";
import { REGION_OF, spaceNamed } from "../rules/map.ts";

/** Whether the war is the historical one: battles at sea and on land, sieges, Romans in Africa; and how much is idle. */
export const style: Style = (log) => {
  let turn = 1;
  let navalBattles = 0;
  let battles = 0;
  let landings = 0;
  let plays = 0;
  let discards = 0;
  const besieged = new Set<string>();
  for (const { event, params = {} } of log) {
    switch (event.slice("hamilcar.log.".length)) {
      case "turn":
        turn = Number(params.turn);
        break;
      case "event":
      case "operation":
        plays++;
        break;
      case "discarded":
        plays++;
        discards++;
        break;
      case "naval-battle":
        navalBattles++;
        break;
      case "battle":
        battles++;
        break;
      case "besieges":
        besieged.add(String(params.space));
        break;
      case "landed":
        if (
          GENERALS[generalNamed(String(params.general))]!.side === "rome" &&
          REGION_OF[spaceNamed(String(params.space))] === "africa"
        )
          landings++;
        break;
    }
  }
  return {
    turns: turn,
    navalBattles,
    battles,
    sieges: besieged.size,
    romansInAfrica: landings,
    discardsPercent: plays === 0 ? null : (100 * discards) / plays,
  };
};
