import { type Answer, handOut } from "../../../engine/index.ts";
import type { Question } from "../../shared/rules/seats.ts";

/** Questions about units and generals where usually all go, and about how many ships sail. */
const ALL_GO = new Set(
  ["take-units", "gather-units", "avoid-units", "intercept-units", "sortie-units", "retreat-inside-units"].map(
    (prompt) => `hamilcar.${prompt}`,
  ),
);
const ALL_COME = new Set(
  ["take-generals", "gather-generals", "avoid-generals", "intercept-generals", "retreat-inside-generals"].map(
    (prompt) => `hamilcar.${prompt}`,
  ),
);
const ALL_SAIL = new Set(["hamilcar.take-warships", "hamilcar.interceptor-warships"]);

export function suggestion(question: Question): Answer | undefined {
  switch (question.kind) {
    case "amount":
      return ALL_SAIL.has(question.prompt) ? question.max : undefined;
    case "pick":
      return ALL_COME.has(question.prompt) && question.max === question.options.length ? question.options : undefined;
    case "allocate":
      return ALL_GO.has(question.prompt) ? handOut(question) : undefined;
    default:
      return undefined;
  }
}
