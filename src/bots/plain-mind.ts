import type { Answer, Chance, GameState, Question, Seat } from "../engine/index.ts";
import type { Line, Mind, Plan } from "./mind.ts";
import { optionLines } from "./option-lines.ts";

/** What there is of a game that has no plans yet: rules of thumb, and how good a situation is on a scale of its own. */
export interface Judge<S extends GameState> {
  policy(state: S, question: Question, chance: Chance): Answer;
  value(state: S, seat: Seat): number;
  isQuiet(state: S): boolean;
  /** a lead of so many points is worth about three to one */
  readonly scale: number;
}

const PLAN: Plan = { id: "plain" };
/** How often the rules of thumb are asked for the lines of a question that is not a choice. */
const SUGGESTIONS = 6;

/** A mind of one plan: to play well. */
export const plainMind = <S extends GameState>({ policy, value, isQuiet, scale }: Judge<S>): Mind<S> => ({
  plans: () => [PLAN],
  thumb: (_seat, _plan, chance) => ({ answer: (state, question) => policy(state, question, chance) }),
  lines(state, question, _plans, chance) {
    const suggested = Array.from({ length: question.kind === "choose" ? 1 : SUGGESTIONS }, (): Line => {
      const answer = policy(state, question, chance);
      return { key: JSON.stringify([answer, undefined]), answer, plan: PLAN, promise: 1 };
    });
    return [...suggested, ...optionLines(question, PLAN, chance)];
  },
  value(state, seat) {
    if (state.over) return state.over.winner === seat ? 1 : state.over.winner === null ? 0.5 : 0;
    return 1 / (1 + Math.exp(-value(state, seat) / scale));
  },
  isQuiet,
});
