import { type Answer, type PerSeat, type Plain, type Question, refusal, type Seat, same } from "../../engine/index.ts";
import type { Planning } from "../plan/planning.ts";

/** For how long an answer is given by itself. */
export type Span = "turn" | "game";

/** An answer that is given by itself whenever its question comes. */
export interface Remembered {
  readonly prompt: string;
  /** null: whatever the page proposes */
  readonly answer: string | null;
  /** the turn it is meant for; null for the whole game */
  readonly turn: number | null;
}

type Proposes = (question: Question, view: Plain) => Answer | undefined;

/** The turn that a view shows, if the game has turns. */
export const turnOf = (view: Plain): number | null => (view as { turn?: number }).turn ?? null;

/**
 * Whether the answer to a question can be the same every time: if the page proposes one, or if it can be a word. What a turn is made
 * of is always asked.
 */
export function mayBeRemembered(question: Question, suggestion: Answer | undefined, planning: Planning | undefined): boolean {
  const { prompt } = question;
  const isOwnTurn =
    planning &&
    (planning.ground.turns.has(prompt) ||
      planning.spending?.has(prompt) ||
      planning.adjustable.has(prompt) ||
      prompt in planning.choosers ||
      [...(planning.together ?? [])].flat().includes(prompt));
  if (isOwnTurn) return false;
  return suggestion !== undefined || (question.kind === "choose" && question.options.some((option) => !option.includes(":")));
}

/** The answers that the players at this screen do not want to be asked for again. */
export class RememberedAnswers {
  private bySeat: PerSeat<readonly Remembered[]> = $state.raw({});
  private proposes: Proposes = () => undefined;
  private readonly changed: () => void;

  constructor(kept: PerSeat<readonly Remembered[]> | undefined, changed: () => void) {
    this.bySeat = kept ?? {};
    this.changed = changed;
  }

  /** Says how the page proposes answers. */
  proposeWith(proposes: Proposes): void {
    this.proposes = proposes;
  }

  get all(): PerSeat<readonly Remembered[]> {
    return this.bySeat;
  }

  of(seat: Seat): readonly Remembered[] {
    return this.bySeat[seat] ?? [];
  }

  /** Remembers an answer: a word as it is, anything else only as what was proposed. */
  keep({ seat, prompt }: Question, answer: Answer, suggestion: Answer | undefined, span: Span, view: Plain): void {
    const isProposed = suggestion !== undefined && same(answer, suggestion);
    if (!isProposed && (typeof answer !== "string" || answer.includes(":"))) return;
    const turn = span === "turn" ? turnOf(view) : null;
    this.change(seat, [...this.others(seat, prompt), { prompt, answer: isProposed ? null : (answer as string), turn }]);
  }

  forget(seat: Seat, prompt: string): void {
    this.change(seat, this.others(seat, prompt));
  }

  /** The answer to give by itself, if there is one and it is allowed. */
  answerTo(question: Question, view: Plain): Answer | undefined {
    const { seat, prompt } = question;
    const kept = this.of(seat).find((each) => each.prompt === prompt);
    if (!kept || (kept.turn !== null && kept.turn !== turnOf(view))) return undefined;
    const answer = kept.answer ?? this.proposes(question, view);
    return answer !== undefined && !refusal(question, answer) ? answer : undefined;
  }

  private others(seat: Seat, prompt: string): readonly Remembered[] {
    return this.of(seat).filter((each) => each.prompt !== prompt);
  }

  private change(seat: Seat, list: readonly Remembered[]): void {
    this.bySeat = { ...this.bySeat, [seat]: list };
    this.changed();
  }
}
