import { chanceFrom } from "../../../engine/index.ts";
import type { Muster } from "../../../web/plan/muster.ts";
import { keys } from "../../../words/ids.ts";
import type { Question as Asked } from "../../shared/rules/seats.ts";
import { policy } from "../players/thumb.ts";
import { kinOfUnit } from "../rules/mobilization.ts";
import type { State } from "../rules/state.ts";
import { unitOfId } from "../rules/units.ts";

/** Recruits, the units of a levy and of a set-up, and mercenaries are put together as a whole. */
export const muster: Muster<State> = {
  chooses: keys("fpw.", "mobilize", "levy"),
  places: keys("fpw.", "deploy", "setup-place", "setup-aboard", "place-mercenaries"),
  rows: keys("fpw.", "setup-place", "setup-aboard", "place-mercenaries"),
  ends: new Map(["mobilize", "levy", "setup-embark", "setup-arrange"].map((name) => [`fpw.${name}`, "done"])),
  thing: ({ params }, option) =>
    option === "" ? String(params?.unit) : option.startsWith("unit:") || option.startsWith("train:") ? option : undefined,
  kind: (thing) => (thing.startsWith("unit:") ? kinOfUnit(unitOfId(thing)) : thing),
  budget: ({ params }) => (typeof params?.ap === "number" ? params.ap : undefined),
  advised: (question, s) => {
    // what is drawn at random is not proposed
    const isSure = (option: string) => option === "done" || /^(unit|train|hex):/.test(option);
    const asked = question.kind === "choose" ? { ...question, options: question.options.filter(isSure) } : question;
    return policy(s, asked as Asked, chanceFrom(""));
  },
};
