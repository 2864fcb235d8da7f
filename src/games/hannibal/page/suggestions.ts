import { type Allocate, type Answer, type Header, handOut, type Item, type Plain } from "../../../engine/index.ts";
import { keys } from "../../../words/ids.ts";
import type { Question } from "../../shared/rules/seats.ts";
import { advised } from "../players/thumb.ts";
import { imaginedState } from "./imagined.ts";
import { spared } from "./pcs.ts";

/** Questions about CUs and generals where usually all go. */
const ALL_GO = keys(
  "hannibal.",
  ...["take", "intercept.with", "avoid.with", "pick-up"].flatMap((of) => [`${of}.cus`, `${of}.generals`]),
);

/** Questions that the rules of thumb of the computer players answer as most people would. */
const BY_THUMB = keys(
  "hannibal.",
  ...["who-first", "place-pcs", "remove-pcs", "event.turn", "event.pcs", "event.remove"],
  ...["reinforce-rome", "reinforce-carthage", "place-consul", "proconsul", "commander", "event.reinforce", "event.proconsul"],
  ...["raise", "event.province", "event.army", "event.train", "event.siege", "inside", "return-general"],
  ...["match", "counterattack", "initiative", "stop-withdrawal", "lose-elephants", "siege", "subjugation", "pre-empt"],
);

/** What most players want: everything that may go, the elephants first; for the rest what a rule of thumb says. */
export function suggestion(question: Question, view: Plain, header: Header): Answer | undefined {
  if (question.kind === "allocate" && ALL_GO.has(question.prompt))
    return handOut(question, question.max, elephantsFirst(question));
  if (question.kind === "pick" && ALL_GO.has(question.prompt)) return question.options.slice(0, question.max);
  if (!BY_THUMB.has(question.prompt)) return undefined;
  const s = imaginedState(view, header);
  if (s && question.kind === "pick" && question.prompt === "hannibal.remove-pcs") return spared(s, question, question.seat);
  return s ? advised(s, question) : undefined;
}

/** The items of a question about CUs, with the elephants first. */
export const elephantsFirst = ({ items }: Allocate): readonly Item[] =>
  items.toSorted((a, b) => Number(b.id === "elephants") - Number(a.id === "elephants"));
