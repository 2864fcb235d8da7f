import { describe, expect, test } from "vitest";
import { BARE_FACE } from "../../src/cli/face.ts";
import { loadGame } from "../../src/cli/loaded-game.ts";
import { chanceFrom, headerFor, type Plain, randomAnswer, Session } from "../../src/engine/index.ts";
import { manifest } from "../../src/games/hannibal/index.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import { SEATS } from "../../src/games/shared/rules/seats.ts";
import { LANGUAGES } from "../../src/words/words.ts";

const { face, words: wordsIn } = await loadGame(manifest);

const begin = (seed: string) => Session.begin(hannibal, headerFor(hannibal, { seed }));

describe("Hannibal in a terminal", () => {
  const view = begin("board").view("carthage");
  const board = face.board(view, wordsIn.en);

  test("the board shows every province with its spaces, who holds them, and the forces", () => {
    expect(board).toContain("Turn 1 of 9");
    expect(board).toContain("Political points: Rome 9, Carthage 7");
    expect(board).toMatch(/Latium +Rome +R Rome#~/);
    expect(board).toMatch(/Gallia Cisalpina +- +- Taurini {2}C Insubres\^/);
    expect(board).toMatch(/Saguntum +Hannibal 1-4, Mago 2-2, H\. Gisgo 2-1, 8 CUs,\n +2 elephant CUs/);
  });

  test("25 the siege train stands with the Carthaginian army that has it", () => {
    const words = wordsIn.en;
    const saguntum = { ...(view as { [key: string]: Plain }), siegeTrain: "saguntum" };
    expect(face.hint!("space:saguntum", saguntum, words)).toContain("2 elephant CUs, siege train");
  });

  test("it shows the hand of the seat, and only the size of the other", () => {
    const { hands } = view as unknown as { hands: { carthage: number[]; rome: number } };
    const words = wordsIn.en;
    for (const card of hands.carthage) expect(board).toContain(`OPS  ${words.say(`card:${card}`)}`);
    expect(board).toContain("Rome: 7 cards in hand");
    expect(board.match(/\d OPS/g)).toHaveLength(7);
  });

  test("it fits in 80 columns and has all its words, in both languages, throughout random games", () => {
    for (const language of LANGUAGES) {
      const words = wordsIn[language];
      const session = begin(`throughout ${language}`);
      const chance = chanceFrom(language);
      while (session.question) {
        session.answer(randomAnswer(session.question, chance));
        if (session.version % 7 > 0) continue;
        for (const seat of [...SEATS, null]) {
          const text = face.board(session.view(seat), words);
          expect(text).not.toMatch(/\{|undefined|NaN|board\.|space:|general:|province:|battle:|inside:|seat:/);
          const longest = text.split("\n").reduce((most, line) => Math.max(most, line.length), 0);
          expect(longest).toBeLessThanOrEqual(80);
        }
      }
    }
  });

  test("about everything there is something to say", () => {
    for (const language of LANGUAGES) {
      const words = wordsIn[language];
      for (const id of face.things!) expect(face.about!(id, view, words)).not.toMatch(/\{|undefined|\.text|about\.|hint\./);
    }
  });

  test("hints: operations of a card, ratings of a general, who is in a space", () => {
    const words = wordsIn.en;
    const hint = (id: string) => face.hint!(id, view, words);
    expect(hint("card:33")).toBe("3 OPS");
    expect(hint("general:hannibal")).toBe("1-4");
    expect(hint("space:new_carthage")).toBe("C  Carthage: Hasdrubal 2-3, 2 CUs");
    expect(hint("space:iberus")).toBe("");
    expect(hint("pass")).toBe("");
  });
});

test("a game without a face is shown by its keys and its bare view", () => {
  const view: Plain = { turn: 3, hands: { rome: [1, 2], carthage: 4 }, battle: null };
  expect(BARE_FACE.board(view, wordsIn.en).split("\n")).toEqual([
    "turn: 3",
    "hands",
    "  Rome: 1 2",
    "  Carthage: 4",
    "battle: null",
  ]);
});
