import { type Answer, chanceFrom, type Header, handOut, type Plain } from "../../../engine/index.ts";
import { keys } from "../../../words/ids.ts";
import type { Question } from "../../shared/rules/seats.ts";
import { pickSome } from "../players/several.ts";
import { policy } from "../players/thumb.ts";
import type { Hamilcar } from "../rules/state.ts";
import { ablest } from "./command.ts";
import { imaginedState } from "./imagined.ts";

/** Questions about units and generals where usually all go, and about how many ships sail. */
const ALL_GO = keys(
  "hamilcar.",
  "take-units",
  "gather-units",
  "avoid-units",
  "intercept-units",
  "sortie-units",
  "retreat-inside-units",
);
const ALL_COME = keys(
  "hamilcar.",
  "take-generals",
  "gather-generals",
  "avoid-generals",
  "intercept-generals",
  "retreat-inside-generals",
);
const ALL_SAIL = keys("hamilcar.", "take-warships", "interceptor-warships");

/** Questions that the rules of thumb of the computer players answer as most people would. */
const BY_THUMB = keys(
  "hamilcar.",
  ...["remove-pcs", "remove-enemy-pcs", "place-pcs", "pay-mercenary", "remove-miat", "place-miat", "lose-miat"],
  ...["inside-units", "inside-generals", "shortfall", "lose-at-sea", "lose-elephants", "destroy-supply"],
  ...[
    "place-cu",
    "place-cus",
    "place-general",
    "miat-cu",
    "commander",
    "change-command",
    "cus-to-warships",
    "reform",
    "proconsul",
  ],
);

export function suggestion(question: Question, view: Plain, header: Header): Answer | undefined {
  const { prompt, kind } = question;
  if (kind === "amount" && ALL_SAIL.has(prompt)) return question.max;
  if (kind === "pick" && ALL_COME.has(prompt) && question.max === question.options.length) return question.options;
  if (kind === "allocate" && ALL_GO.has(prompt)) return handOut(question);
  if (!BY_THUMB.has(prompt)) return undefined;
  const s = imaginedState(view, header);
  if (!s) return undefined;
  // a plan that leads to a battle has the same one in mind
  if (prompt === "hamilcar.commander" && kind === "choose" && s.battle) return ablest(question.options, s);
  return advised(s, question);
}

/** What a rule of thumb says, without a random whim. */
export const advised = (s: Hamilcar, question: Question): Answer =>
  question.kind === "pick" ? pickSome(s, question, chanceFrom(""), 0) : policy(s, question, chanceFrom(""));
