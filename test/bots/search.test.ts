import { expect, test } from "vitest";
import type { Seen } from "../../src/bots/bot.ts";
import type { Line, Mind } from "../../src/bots/mind.ts";
import { Search, THOROUGH } from "../../src/bots/search.ts";
import type { GameState, Question } from "../../src/engine/index.ts";

type Counting = GameState & { cards: number };

/** Two sides play a card in turn, four in all; each is worth a tenth. */
const SEATS = ["rome", "carthage"];
const CARDS = 4;
const asked = (cards: number) =>
  ({ kind: "choose", prompt: "card", seat: SEATS[cards % 2], options: ["one", "two"] }) as unknown as Question;

const plan = { id: "any" };
const line = (key: string, toTheEnd?: boolean): Line => ({ key, answer: key, plan, promise: 0, toTheEnd });

const mindWith = (lines: readonly Line[], more?: Partial<Mind<Counting>>): Mind<Counting> => ({
  plans: () => [plan],
  thumb: () => ({ answer: () => "one" }),
  lines: () => lines,
  value: ({ cards }) => cards / 10,
  isQuiet: () => true,
  begins: () => true,
  ...more,
});

const seen = {
  question: asked(0),
  seats: SEATS,
  imagine: () => {
    const state = { cards: 0 };
    return {
      state,
      get question() {
        return state.cards < CARDS ? asked(state.cards) : null;
      },
      answer: () => {
        state.cards++;
      },
    };
  },
} as unknown as Seen<Counting>;

interface Terms extends Partial<Mind<Counting>> {
  readonly before?: readonly Line[];
  readonly depth?: number;
}

/** What each line leads to, those set out before first. */
const chances = (lines: readonly Line[], { before = [], depth, ...mind }: Terms = {}): number[] => {
  const search = new Search(mindWith(lines, mind), seen, "rome", "seed", { ...THOROUGH, depth }, before);
  return search.lines.map((_, number) => search.play(number, 0));
};

const ENDLESS = [line("one", true), line("two", true)];

test("a line is judged one card later, or at once", () => {
  expect(chances([line("one"), line("two")])).toEqual([0.2, 0.2]);
  expect(chances([line("one")], { depth: 0 })).toEqual([0.1]);
});

test("a line is judged as many cards later as the game suggests, but at the end of a turn at the latest", () => {
  const after = (depth: number, lastsFor: number) =>
    chances([line("one")], { reach: { depth, turn: ({ cards }) => Math.floor(cards / lastsFor) } });
  expect(after(2, CARDS)).toEqual([0.3]);
  expect(after(2, 2)).toEqual([0.2]);
  expect(chances([line("one")], { depth: 0, reach: { depth: 2, turn: () => 1 } })).toEqual([0.1]);
});

test("to the end of the game, half of the chance is as judged when the other side's turn comes", () => {
  expect(chances(ENDLESS)).toEqual([0.4, 0.4]);
  expect(chances(ENDLESS, { depth: 1 })).toEqual([0.2, 0.2]);
  expect(chances(ENDLESS, { beginsTurn: () => true })).toEqual([0.25, 0.25]);
});

test("what was set out before is played as far as the lines it is compared with", () => {
  expect(chances([line("two", true)], { before: [line("before")] })).toEqual([0.4, 0.4]);
});
