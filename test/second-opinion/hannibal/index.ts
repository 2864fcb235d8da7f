import type { Moment, Opinion, SecondOpinion } from "../compare.ts";
import { Board } from "./board.ts";
import { placesForPcs } from "./control.ts";
import { madeUp } from "./made-up.ts";
import type { Side } from "./map.ts";

const spaces = (ids: readonly string[]) => ids.map((id) => `space:${id}`).sort();

/** What the count says at a question, by its prompt. */
const opinionsOn: Record<string, (board: Board, moment: Moment, seat: Side) => Opinion[]> = {
  "hannibal.place-pcs": (board, { question }, seat) => [
    { topic: "placing PCs", rule: "19.2", engine: offered(question), count: spaces(placesForPcs(board, seat)) },
  ],
};

const offered = (question: Moment["question"]): string[] =>
  question.kind === "choose" || question.kind === "pick" ? [...question.options].sort() : [];

export const opinion: SecondOpinion = {
  madeUp,
  opinions(moment) {
    const { question, position } = moment;
    return opinionsOn[question.prompt]?.(new Board(position), moment, question.seat as Side) ?? [];
  },
};
