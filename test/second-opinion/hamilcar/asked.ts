import { chanceFrom, randomAnswer } from "../../../src/engine/index.ts";
import type { Moment, Opinion } from "../compare.ts";
import { Board } from "./board.ts";
import type { Side } from "./map.ts";

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

export const places = (ids: readonly string[]): string[] => ids.map((id) => `space:${id}`).sort();

/** The thing that a parameter of the question names, without its kind. */
export const named = (moment: Moment, name: string): string => String(moment.question.params![name]).replace(/^[^:]*:/, "");

/** The question as "march" is: without the name of the game. */
export const promptOf = ({ question }: Moment): string => question.prompt.replace("hamilcar.", "");

/** Questions that come before the one that is wanted and have an answer that changes nothing. */
const IN_BETWEEN: Readonly<Record<string, string>> = {
  "bad-weather": "pass",
  "storms-at-sea": "pass",
  "cruel-sea": "pass",
  "corvus-now": "pass",
};

/** Plays on while only such questions are asked, and those that are listed with their answers. */
export function playOn(moment: Moment | null, further: Readonly<Record<string, string>> = {}): Moment | null {
  let now = moment;
  while (now) {
    const answer = IN_BETWEEN[promptOf(now)] ?? further[promptOf(now)];
    if (answer === undefined || now.question.kind !== "choose" || !now.question.options.includes(answer)) return now;
    now = now.after(answer);
  }
  return null;
}

/** The number that a question tells for each option. */
export const numbersIn = ({ question }: Moment): Record<string, number> =>
  Object.fromEntries(
    ((question.params?.modifiers ?? []) as readonly string[]).map((text) => {
      const [what, value] = text.split("=");
      return [what!, Number(value)];
    }),
  );

export const boardAt = ({ position, header }: Moment): Board => new Board(position, header);

/** The least and the most CUs of a question. */
export function limitsOf({ items, limits, min, max }: Moment["question"] & { kind: "allocate" }): {
  least: number;
  most: number;
} {
  const ofCus = limits?.filter((limit) => limit.items.includes("cus") || limit.items.includes("elephants"));
  const cus = items.filter(({ id }) => id !== "supply");
  const mostOfItems = cus.reduce((sum, item) => sum + item.max, 0);
  const least = Math.max(0, ...(ofCus ?? []).map((limit) => limit.min), cus.length === items.length ? min : 0);
  return { least, most: Math.min(mostOfItems, max, ...(ofCus ?? []).map((limit) => limit.max)) };
}
