import { type Answer, type Choose, chanceFrom, type Plain } from "../../../engine/index.ts";
import { keys } from "../../../words/ids.ts";
import type { Question } from "../../shared/rules/seats.ts";
import { policy } from "../players/thumb.ts";
import { emptiest } from "../players/ways.ts";
import { attacksFor, favouredTable } from "./attacks.ts";
import { stateOf } from "./imagined.ts";

/** Questions about units where usually all are chosen. */
const ALL_CHOSEN = keys("fpw.", "choose-fleets", "choose-attackers", "boost");

/** Questions that the rules of thumb of the computer players answer as most people would. */
const BY_THUMB = keys(
  "fpw.",
  ...[
    "choose-force",
    "react-force",
    "debark",
    "pursue",
    "hunters",
    "train-victors",
    "supply",
    "boost",
    "hungry-units",
    "retreat-apart",
  ],
  ...["lose-one", "plague", "piracy", "come-home", "come-home-next", "deploy", "dictator", "levy"],
);

export function suggestion(question: Question, view: Plain): Answer | undefined {
  const { prompt } = question;
  if (prompt === "fpw.embark-on") return emptiest(question as Choose);
  if (prompt === "fpw.choose-table") {
    const table = favouredTable(attacksFor(view, question.seat, question, []));
    return table && `table:${table}`;
  }
  if (question.kind === "pick") {
    if (question.min === question.options.length) return question.options;
    if (ALL_CHOSEN.has(prompt) && question.max === question.options.length) return question.options;
  }
  return BY_THUMB.has(prompt) ? policy(stateOf(view), question, chanceFrom("")) : undefined;
}
