import {
  type Answer,
  branch,
  type Choose,
  follow,
  type GameState,
  type Guide,
  type Question,
  refusal,
  type Trial,
} from "../../engine/index.ts";
import type { Planning } from "./planning.ts";

/** How a game asks for many things one after another: what is recruited and where it goes, or where each unit is set up. */
export interface Muster<S extends GameState> {
  /** prompts that choose what comes next, until a word ends them */
  readonly chooses: ReadonlySet<string>;
  /** prompts that ask where somebody goes */
  readonly places: ReadonlySet<string>;
  /** those that follow one another with nothing to choose: the set-up */
  readonly rows: ReadonlySet<string>;
  /** by prompt, the word that ends a whole phase */
  readonly ends: ReadonlyMap<string, string>;
  /** what is chosen, or who goes somewhere, in a question; undefined for an option that is something else */
  thing(question: Question, option: string): string | undefined;
  /** things of one kind are counted, not named */
  kind(thing: string): string;
  /** what can still be spent */
  budget(question: Question): number | undefined;
  /** an expert's answer */
  advised(question: Question, state: S): Answer | undefined;
}

/** Something to muster; without a place it goes where an expert would put it. */
export interface Wanted {
  readonly kind: string;
  readonly place: string | null;
}

export interface Mustered extends Wanted {
  readonly thing: string;
  /** where it could go */
  readonly places: readonly string[];
  /** why not somewhere else */
  readonly whyNot?: Question["whyNot"];
}

/** A muster tried out. */
export interface MusterTrial {
  readonly trial: Trial;
  readonly mustered: readonly Mustered[];
  /** the question what comes next, after all of them */
  readonly next: Choose | null;
}

/** Whether a question begins a muster. */
export const isMuster = ({ muster }: Planning, { prompt }: Question): boolean =>
  muster !== undefined && (muster.chooses.has(prompt) || muster.rows.has(prompt));

/**
 * Tries a muster on a copy of a trial: what the player wants, or (null) what an expert would take, each where the player or else
 * an expert would put it. What cannot be had is left out. If the phase is to end with it, the last answer ends it.
 */
export function musterOn(
  { muster, ground }: Planning,
  trial: Trial,
  wanted: readonly Wanted[] | null,
  isOver: boolean,
): MusterTrial {
  const { chooses, places, rows, ends, thing, kind, advised } = muster!;
  const chooser = trial.session.question?.prompt ?? "";
  const left = [...(wanted ?? [])];
  const mustered: Mustered[] = [];
  let next: Choose | null = null;
  let isDone = false;

  const chosen = (question: Choose, state: GameState): string | undefined => {
    const things = question.options.filter((option) => thing(question, option) !== undefined);
    if (wanted === null) return things.find((option) => option === advised(question, state));
    for (let wish = left[0]; wish; wish = left[0]) {
      const option = things.find((each) => kind(thing(question, each)!) === wish.kind);
      if (option) return option;
      left.shift();
    }
    return undefined;
  };

  const put = (question: Choose, what: string, state: GameState): Answer | undefined => {
    const index = left.findIndex((wish) => wish.kind === kind(what));
    const [wish] = index < 0 ? [] : left.splice(index, 1);
    const isAllowed = wish?.place && !refusal(question, wish.place);
    const place = isAllowed ? wish.place : advised(question, state);
    mustered.push({
      kind: kind(what),
      thing: what,
      place: (place as string | undefined) ?? null,
      places: question.options,
      whyNot: question.whyNot,
    });
    return place;
  };

  const begun = branch(trial);
  let given = 0;
  const guide: Guide = (question, state) => {
    const { prompt } = question;
    // after a draw nobody knows what comes next
    if (isDone || (given++ > 0 && begun.session.revealed)) return undefined;
    if (question.kind === "choose" && prompt === chooser && chooses.has(prompt)) {
      settle();
      const option = chosen(question, state);
      if (option !== undefined) {
        pending = thing(question, option)!;
        return option;
      }
      next = question;
      isDone = true;
      return isOver ? ends.get(prompt) : undefined;
    }
    if (question.kind === "choose" && places.has(prompt) && (pending !== null || rows.has(prompt))) {
      const what = pending ?? thing(question, "") ?? prompt;
      pending = null;
      return put(question, what, state);
    }
    if (ends.has(prompt) && rows.has(chooser)) return isOver ? ends.get(prompt) : undefined;
    return pending === null && chooses.has(chooser) ? undefined : ground.guide(question, state);
  };

  /** the thing just chosen, which may have to be put somewhere */
  let pending: string | null = null;
  /** A thing that goes nowhere: a unit that is trained where it stands. */
  const settle = () => {
    if (pending === null) return;
    const what = pending;
    pending = null;
    const index = left.findIndex((wish) => wish.kind === kind(what));
    if (index >= 0) left.splice(index, 1);
    mustered.push({ kind: kind(what), thing: what, place: null, places: [] });
  };
  const tried = follow(begun, guide, ground.turns);
  settle();
  return { trial: tried, mustered, next };
}
