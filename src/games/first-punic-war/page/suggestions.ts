import type { Answer } from "../../../engine/index.ts";
import type { Question } from "../../shared/rules/seats.ts";

/** Questions about units where usually all are chosen. */
const ALL_CHOSEN = new Set(
  ["choose-force", "choose-fleets", "choose-attackers", "debark", "boost", "pursue", "hunters", "react-force"].map(
    (name) => `fpw.${name}`,
  ),
);

export function suggestion(question: Question): Answer | undefined {
  if (question.kind !== "pick") return undefined;
  if (question.min === question.options.length) return question.options;
  return ALL_CHOSEN.has(question.prompt) && question.max === question.options.length ? question.options : undefined;
}
