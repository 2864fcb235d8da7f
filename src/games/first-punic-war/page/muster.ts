import { chanceFrom } from "../../../engine/index.ts";
import type { Muster } from "../../../web/plan/muster.ts";
import { keys } from "../../../words/ids.ts";
import type { Question as Asked } from "../../shared/rules/seats.ts";
import { policy } from "../players/thumb.ts";
import { costOf, kinOfUnit } from "../rules/mobilization.ts";
import type { State } from "../rules/state.ts";
import { COST } from "../rules/tables.ts";
import { unitOfId } from "../rules/units.ts";

/** AP that a proposal leaves: for two or three operations with their camps, and for supply. A player who wants more troops adds them. */
const KEPT = 6;

const isWithinMeans = (s: State, option: string): boolean => {
  const price = option.startsWith("unit:") ? costOf(s.side, unitOfId(option)) : option.startsWith("train:") ? COST.train : 0;
  return price === 0 || s.ap[s.side]! - price >= KEPT;
};

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
    const isFree = question.prompt !== "fpw.mobilize";
    const isSure = (option: string) =>
      option === "done" || (/^(unit|train|hex):/.test(option) && (isFree || isWithinMeans(s, option)));
    const asked = question.kind === "choose" ? { ...question, options: question.options.filter(isSure) } : question;
    return policy(s, asked as Asked, chanceFrom(""));
  },
};
