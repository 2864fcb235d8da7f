import type { Style } from "../../../bots/style.ts";
import { postNamed, REGION_OF, spaceOf } from "../rules/map.ts";

const regionOf = (option: unknown): string => REGION_OF[spaceOf(postNamed(String(option)))]!;

/** Whether the war is the historical one: Hannibal in Italy, battles, sieges, landings; and how much is idle. */
export const style: Style = (log) => {
  let turn = 1;
  let italy: number | null = null;
  let battles = 0;
  let landings = 0;
  let plays = 0;
  let discards = 0;
  let backAndForth = 0;
  const besieged = new Set<string>();
  let path: string[] = [];
  for (const { event, params = {} } of log) {
    switch (event.slice("hannibal.log.".length)) {
      case "turn":
        turn = Number(params.turn);
        break;
      case "plays":
        plays++;
        break;
      case "discards":
        plays++;
        discards++;
        break;
      case "activated":
        path = [String(params.space)];
        break;
      case "marched":
        if (path.includes(String(params.space))) backAndForth++;
        path.push(String(params.space));
        if (params.general === "general:hannibal" && regionOf(params.space) === "italia") italy ??= turn;
        break;
      case "sailed":
        path = [];
        if (Number(params.cus) > 0 && regionOf(params.space) === "africa" && regionOf(params.from) !== "africa") landings++;
        if (params.general === "general:hannibal" && regionOf(params.space) === "italia") italy ??= turn;
        break;
      case "battle":
        battles++;
        break;
      case "siege-roll":
        besieged.add(String(params.space));
        break;
    }
  }
  return {
    turns: turn,
    italyByTurn3: italy !== null && italy <= 3 ? 1 : 0,
    italyTurn: italy,
    battles,
    sieges: besieged.size,
    landingsInAfrica: landings,
    discardsPercent: plays === 0 ? null : (100 * discards) / plays,
    backAndForth,
  };
};
