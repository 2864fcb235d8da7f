import type { Plain } from "../../../engine/index.ts";
import { rank } from "../rules/forces.ts";
import { GENERALS } from "../rules/generals.ts";
import { stateIn } from "./imagined.ts";
import { asView, ratingsOf, type Stack } from "./view.ts";

/** The generals of a stack, its commander first: who leads the battle, the fleet or the march, or else the highest in rank (2.2.D). */
export function byCommand(plain: Plain, { side, generals = [] }: Pick<Stack, "side" | "generals">): readonly string[] {
  if (generals.length < 2) return generals;
  const view = asView(plain);
  const { battle, seaBattle, fleets, march } = view;
  const leaders = [battle?.commanders[side], seaBattle?.commanders[side], fleets[side]?.commander, march?.general];
  const leads = (id: string) => (leaders.includes(id) ? leaders.length - leaders.indexOf(id) : 0);
  const s = stateIn(plain);
  const rankOf = (id: string) =>
    s
      ? rank(
          s,
          GENERALS.findIndex((general) => general.id === id),
        )
      : 0;
  const rating = (id: string) => ratingsOf(view, id).battle;
  return [...generals].sort((a, b) => leads(b) - leads(a) || rankOf(b) - rankOf(a) || rating(b) - rating(a));
}
