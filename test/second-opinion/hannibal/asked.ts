import { chanceFrom, randomAnswer } from "../../../src/engine/index.ts";
import type { Moment, Opinion } from "../compare.ts";
import { Board } from "./board.ts";
import type { Side } from "./map.ts";
import { placeId } from "./reinforcements.ts";

/** Ways to ask the engine. */

export type Ask = (board: Board, moment: Moment, seat: Side) => Opinion[];

/** Compares the options of a question. */
export const options =
  (topic: string, rule: string, count: (board: Board, moment: Moment, seat: Side) => readonly string[] | undefined): Ask =>
  (board, moment, seat) => {
    const { question } = moment;
    const found = count(board, moment, seat);
    if (found === undefined || (question.kind !== "choose" && question.kind !== "pick")) return [];
    return [{ topic, rule, engine: [...question.options].sort(), count: [...found].sort() }];
  };

/** An answer that is legal, another one for another number. */
export const someAnswer = (question: Moment["question"], number: number) => randomAnswer(question, chanceFrom(String(number)));

export const places = (ids: readonly string[]): string[] => ids.map(placeId).sort();

/** The thing that a parameter of the question names, without its kind. */
export const named = (moment: Moment, name: string): string => String(moment.question.params![name]).replace(/^[^:]*:/, "");

/** The question as "hannibal.march" is: without the name of the game. */
export const promptOf = ({ question }: Moment): string => question.prompt.replace("hannibal.", "");

/** Questions that come before the one that is wanted and have an answer that changes nothing. */
const IN_BETWEEN: Readonly<Record<string, string>> = {
  "bad-weather": "pass",
  "bad-weather-at-sea": "pass",
  "weather-at-sea": "pass",
  "weather-on-pass": "pass",
  "hostile-tribes": "pass",
};

/** Plays on while only such questions are asked, and one more kind of question after each that is listed. */
export function playOn(moment: Moment | null, further: Readonly<Record<string, string>> = {}): Moment | null {
  let now = moment;
  while (now) {
    const prompt = promptOf(now);
    const answer = IN_BETWEEN[prompt] ?? further[prompt];
    if (prompt === "lose-elephants" && now.question.kind === "amount") now = now.after(now.question.min);
    else if (prompt === "inside.generals" && further.inside !== undefined) now = now.after([]);
    else if (answer === undefined) return now;
    else if (now.question.kind !== "choose") return now;
    else now = now.after(answer === "first" ? now.question.options[0]! : answer);
  }
  return null;
}

/** The highest die for each general, as a question tells it: the number, less what makes the die higher. */
export function numbersIn({ question }: Moment): Record<string, number> {
  const told = (question.params!.modifiers as readonly string[]).map((text) => text.split("="));
  const harder = told.reduce((sum, [, value]) => sum + (value!.startsWith("≤") ? 0 : Number(value)), 0);
  const numbers = told.flatMap(([who, value]) =>
    value!.startsWith("≤") ? [[who!.replace("general:", ""), Number(value!.slice(1)) - harder] as const] : [],
  );
  return Object.fromEntries(numbers);
}

/** The sum of what a question tells about a die. */
export const sumOfModifiers = ({ question }: Moment): number =>
  (question.params!.modifiers as readonly string[]).reduce((sum, text) => sum + Number(text.split("=")[1]), 0);

export const boardAt = ({ position }: Moment): Board => new Board(position);

/** What a question tells of each option as a number. */
export const numbersAfterEquals = ({ question }: Moment): Record<string, number> =>
  Object.fromEntries(
    (question.params!.modifiers as readonly string[]).map((text) => [text.split("=")[0]!, Number(text.split("=")[1])]),
  );
