import { type Allocate, type Answer, handOut, type Plain } from "../../../engine/index.ts";
import type { Question } from "../../shared/rules/seats.ts";
import { asView } from "./view.ts";

/** Questions about CUs and generals where usually all go. */
const ALL_GO = new Set(
  ["take", "intercept.with", "avoid.with", "pick-up"].flatMap((of) => [`hannibal.${of}.cus`, `hannibal.${of}.generals`]),
);

/** What most players want: everything that may go, reinforcements for the largest army. */
export function suggestion(question: Question, view: Plain): Answer | undefined {
  if (question.kind === "allocate" && ALL_GO.has(question.prompt)) return handOut(question);
  if (question.kind === "pick" && ALL_GO.has(question.prompt)) return question.options.slice(0, question.max);
  if (question.prompt === "hannibal.reinforce-rome") return toTheArmies(question as Allocate, view);
  return undefined;
}

function toTheArmies(question: Allocate, plain: Plain): Answer {
  const { forces } = asView(plain);
  const cus = (id: string) => forces.find(({ side, at }) => side === question.seat && `space:${at}` === id)?.cus ?? 0;
  return handOut(
    question,
    question.max,
    question.items.toSorted((a, b) => cus(b.id) - cus(a.id)),
  );
}
