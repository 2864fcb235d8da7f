import type { Style } from "../../../bots/style.ts";
import { hexOfId, LIBYA, REGION } from "../rules/map.ts";

/** Whether the war is the historical one: attacks, landings, diplomacy with the minor powers, Romans in Africa. */
export const style: Style = (log) => {
  const count = (event: string) => log.filter((entry) => entry.event === event).length;
  const inAfrica = log.filter(
    ({ event, params }) =>
      event === "fpw.landed" && params?.side === "side:rome" && REGION[hexOfId(String(params.hex))] === LIBYA,
  );
  return {
    turns: count("fpw.turn"),
    attacks: count("fpw.attacked"),
    landings: count("fpw.landed"),
    romansInAfrica: inAfrica.length,
    talks: count("fpw.diplomacy-begun"),
  };
};
