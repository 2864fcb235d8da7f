import { type Allocate, type Answer, type Header, handOut, type Item, type Pick, type Plain } from "../../../engine/index.ts";
import { keys } from "../../../words/ids.ts";
import type { Question } from "../../shared/rules/seats.ts";
import { advised } from "../players/thumb.ts";
import { whyNotActivate } from "../rules/activation.ts";
import { MOST_CUS } from "../rules/army.ts";
import { inCampaign } from "../rules/fatigue.ts";
import { cusAt } from "../rules/forces.ts";
import { battleRating, generalNamed, sideOf } from "../rules/generals.ts";
import { attemptAt } from "../rules/siege.ts";
import type { Hannibal } from "../rules/state.ts";
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
  if (question.kind === "pick" && ALL_GO.has(question.prompt)) return companions(question, view, header);
  if (!BY_THUMB.has(question.prompt)) return undefined;
  const s = imaginedState(view, header);
  if (s && question.kind === "pick" && question.prompt === "hannibal.remove-pcs") return spared(s, question, question.seat);
  return s ? advised(s, question) : undefined;
}

/** All generals go along, but for those whom the same campaign could still activate. */
function companions({ prompt, options, max }: Pick, view: Plain, header: Header): readonly string[] {
  const s = prompt === "hannibal.take.generals" ? imaginedState(view, header) : null;
  const kept = s ? activatedLater(s, options, stayingWith(s)) : [];
  return options.slice(0, max).filter((option) => !kept.includes(option));
}

/** The CUs that at least stay where a general sets out. */
function stayingWith(s: Hannibal): number {
  const general = s.play!.activated.at(-1)!;
  return cusAt(s, sideOf(general), s.generals[general]!) - MOST_CUS;
}

/** How many must stay behind to be worth a general. */
export const WORTH_A_GENERAL = 3;

/**
 * Generals who had better not go along in a campaign, since it can still activate them: where enough CUs stay for them, or where
 * nobody needs them: their commander may only want to besiege, or stays himself.
 */
export function activatedLater(s: Hannibal, generals: readonly string[], left: number): readonly string[] {
  const { card, seat, activations, activated } = s.play!;
  const general = activated.at(-1)!;
  if (!inCampaign(s) || activations === 0) return [];
  const isNeeded = s.commands[general] === 1 && !attemptAt(s, { general, at: s.generals[general]!, fought: false });
  if (left < WORTH_A_GENERAL && isNeeded) return [];
  return byAbility(generals)
    .filter((fellow) => !whyNotActivate(s, seat, generalNamed(fellow), card, true))
    .slice(0, activations);
}

export const byAbility = (generals: readonly string[]): string[] =>
  [...generals].sort((a, b) => battleRating(generalNamed(b)) - battleRating(generalNamed(a)));

/** The items of a question about CUs, with the elephants first. */
export const elephantsFirst = ({ items }: Allocate): readonly Item[] =>
  items.toSorted((a, b) => Number(b.id === "elephants") - Number(a.id === "elephants"));
