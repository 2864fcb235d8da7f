import type { Muster } from "../../../web/plan/muster.ts";
import type { Question as Asked } from "../../shared/rules/seats.ts";
import type { Hamilcar } from "../rules/state.ts";
import { advised } from "./suggestions.ts";

const PLACED = new Set(["hamilcar.place-general"]);

/** The generals who arrive together are placed as a whole. */
export const muster: Muster<Hamilcar> = {
  chooses: new Set(),
  places: PLACED,
  rows: PLACED,
  ends: new Map(),
  thing: ({ params }) => String(params?.general),
  kind: (thing) => thing,
  budget: () => undefined,
  advised: (question, s) => advised(s, question as Asked),
};
