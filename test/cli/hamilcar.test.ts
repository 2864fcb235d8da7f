import { describe, expect, test } from "vitest";
import { loadGame } from "../../src/cli/loaded-game.ts";
import { chanceFrom, headerFor, randomAnswer, Session } from "../../src/engine/index.ts";
import { manifest } from "../../src/games/hamilcar/index.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { SEATS } from "../../src/games/shared/rules/seats.ts";
import { LANGUAGES } from "../../src/words/words.ts";

const { face, words: wordsIn } = await loadGame(manifest);

const begin = (seed: string, ruleset = "silver") => Session.begin(hamilcar, headerFor(hamilcar, { seed, ruleset }));

describe("Hamilcar in a terminal", () => {
  const view = begin("board").view("carthage");
  const words = wordsIn.en;
  const board = face.board(view, words);

  test("the board shows provinces, forces, the sea and the Miat", () => {
    expect(board).toContain("Turn 1, 264-262 BC, of 7 turns");
    expect(board).toContain("Naval Supremacy: Carthage.  Roman seamanship: Poor");
    expect(board).toContain("Miat: Warlike, 3 PCs; a mercenary costs 6");
    expect(board).toContain("Warships, Carthage: 2 ready, 1 spent, 0 at sea, 0 sunk, 0 prizes");
    expect(face.board(view, wordsIn.fr)).toContain("Navires de guerre, Carthage : 2 prêts, 1 épuisé, 0 en mer, 0 coulé, 0 prise");
    expect(board).toMatch(/Latium +Rome +R Roma#~/);
    expect(board).toMatch(/Regium +Maximus 2-2 \(Consul\), 4 CUs, 1 supply train/);
  });

  test("it fits in 80 columns and has all its words, in both languages and rule sets, throughout random games", () => {
    for (const language of LANGUAGES) {
      const said = wordsIn[language];
      for (const ruleset of hamilcar.rulesets) {
        const session = begin(`throughout ${language}`, ruleset);
        const chance = chanceFrom(language);
        while (session.question) {
          session.answer(randomAnswer(session.question, chance));
          if (session.version % 7 > 0) continue;
          for (const seat of [...SEATS, null]) {
            const text = face.board(session.view(seat), said);
            expect(text).not.toMatch(/\{|undefined|NaN|board\.|space:|general:|province:|tactic:|inside:|seat:|phase:|mood:/);
            const longest = text.split("\n").reduce((most, line) => Math.max(most, line.length), 0);
            expect(longest).toBeLessThanOrEqual(80);
          }
        }
      }
    }
  });

  test("about everything there is something to say", () => {
    for (const language of LANGUAGES) {
      const said = wordsIn[language];
      for (const id of face.things!) expect(face.about!(id, view, said)).not.toMatch(/\{|undefined|\.text|about\.|hint\./);
    }
  });

  test("hints: operations of a card, ratings of a general, who is in a space", () => {
    const hint = (id: string) => face.hint!(id, view, words);
    expect(hint("general:maximus")).toBe("2-2");
    expect(hint("space:messana")).toBe("R  Rome: Caudex 3-2 (Consul), 2 CUs, 1 supply train");
    expect(hint("pass")).toBe("");
  });
});
