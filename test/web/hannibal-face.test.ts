import { describe, expect, test } from "vitest";
import { chanceFrom, headerFor, onlyAnswer, type Plain, randomAnswer, Session } from "../../src/engine/index.ts";
import { battleOdds } from "../../src/games/hannibal/page/battle-odds.ts";
import { imaginedPosition } from "../../src/games/hannibal/page/imagined.ts";
import { oddsFor } from "../../src/games/hannibal/page/odds.ts";
import { remark, stakes } from "../../src/games/hannibal/page/remarks.ts";
import { rollOf } from "../../src/games/hannibal/page/rolls.ts";
import { targets } from "../../src/games/hannibal/page/targets.ts";
import { asView, scoreOf } from "../../src/games/hannibal/page/view.ts";
import allEn from "../../src/games/hannibal/page/words/all-en.ts";
import { en } from "../../src/games/hannibal/page/words/en.ts";
import { fr } from "../../src/games/hannibal/page/words/fr.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import type { Hannibal } from "../../src/games/hannibal/rules/state.ts";
import type { Choose, Seat } from "../../src/games/shared/rules/seats.ts";
import { Words } from "../../src/words/words.ts";

const game = hannibal;
type Played = Session<Hannibal, Plain, Seat>;
const header = headerFor(game, { seed: "a face" });

/** A game at random, up to a moment that is wanted. */
function upTo(seed: string, enough: (session: Played) => boolean, most = 600): Played | null {
  const session = Session.begin(game, { ...header, seed });
  const chance = chanceFrom(seed);
  while (session.question && session.version < most) {
    if (enough(session)) return session;
    session.answer(onlyAnswer(session.question) ?? randomAnswer(session.question, chance));
  }
  return null;
}

const question = (prompt: string, more: Partial<Choose> = {}): Choose => ({
  kind: "choose",
  seat: "rome",
  prompt,
  rule: "",
  options: [],
  ...more,
});

test("the page's words for Hannibal have the same parameters in both languages", () => {
  const parameters = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
  for (const [key, text] of Object.entries(en))
    expect([key, parameters(fr[key as keyof typeof en])]).toEqual([key, parameters(text)]);
});

test("22.1 at the start Rome has nine political points and Carthage seven", () => {
  const session = Session.begin(game, header);
  const { points, provinces } = scoreOf(asView(session.view(null)));
  expect(points).toEqual({ rome: 9, carthage: 7 });
  expect(provinces.reduce((sum, { spaces }) => sum + spaces, 0)).toBe(96);
});

test("an option leads to what it stands for on the table", () => {
  const attack = question("hannibal.attack");
  expect(targets("space:rome", attack)).toEqual(["space:rome"]);
  expect(targets("sea:carthage", attack)).toEqual(["space:carthage"]);
  expect(targets("inside:3", attack)).toEqual([]);
  expect(targets("inside:capua", attack)).toEqual(["space:capua"]);
  expect(targets("frontal", attack)).toEqual(["battle:frontal"]);
  expect(targets("reserve:frontal", attack)).toEqual(["battle:reserve"]);
  expect(targets("withdraw", attack)).toEqual([]);
  expect(targets("stop", question("hannibal.march"))).toEqual([]);
});

test("11.6, 10.6 the page asks again before a voyage that the die decides, a pass and a battle, and says what may be lost", () => {
  const words = new Words("en", allEn);
  const said = new Set<string>();
  for (let seed = 0; said.size < 3 && seed < 60; seed++) {
    const session = upTo(`stakes ${seed}`, ({ question: asked, state }) => {
      if (asked?.prompt !== "hannibal.march" || !state.march) return false;
      const { options } = asked as Choose;
      return options.some((option) => stakes(option, asked, game.view(state, asked.seat), words, header).length > 0);
    });
    if (!session) continue;
    const asked = session.question as Choose;
    const view = session.view(asked.seat);
    for (const option of asked.options)
      for (const sentence of stakes(option, asked, view, words, header)) {
        said.add(
          sentence
            .replace(/[\d.]+/g, "#")
            .replace("CUs", "CU")
            .split(":")[0]!,
        );
        if (sentence.includes("sea")) expect(remark(option, asked, view, words, header)).toContain("Gets through");
      }
    expect(stakes("stop", asked, view, words, header)).toEqual([]);
  }
  expect([...said].sort()).toEqual(["It comes to a battle", "The die is rolled for the pass", "The die is rolled for the sea"]);
});

test("a roll in the log is taken apart: die, modifiers, total", () => {
  const roll = rollOf({
    event: "hannibal.log.naval-roll",
    params: { die: 3, modifiers: ["hannibal.because.port=-2", "hannibal.because.roman-port=+1"] },
    version: 1,
    n: 0,
  });
  expect(roll).toMatchObject({ die: 3, total: 2 });
  expect(roll?.modifiers).toEqual([
    { because: "hannibal.because.port", amount: -2 },
    { because: "hannibal.because.roman-port", amount: 1 },
  ]);
});

describe("what is imagined behind a view", () => {
  test("looks just like it, in battle and out of it", () => {
    let battles = 0;
    for (let seed = 0; seed < 12; seed++) {
      const session = upTo(
        `imagine ${seed}`,
        (each) => each.version >= 60 + seed * 20 && each.question!.prompt === "hannibal.play-card",
      );
      const battle = upTo(`imagine ${seed}`, (each) => each.question!.prompt === "hannibal.attack");
      for (const found of [session, battle]) {
        if (!found) continue;
        if (found === battle) battles++;
        for (const seat of ["rome", "carthage"] as const) {
          const view = found.view(seat);
          const imagined = Session.fromPosition(game, { ...header, seed: "x" }, imaginedPosition(view, `deal ${seed}`));
          expect(imagined.view(seat)).toEqual(view);
        }
      }
    }
    expect(battles).toBeGreaterThan(3);
  });
});

describe("estimates", () => {
  test("14.8 a counterattack on three or less succeeds half of the time", () => {
    const session = Session.begin(game, header);
    const odds = oddsFor(session.view("rome"), header, "rome", question("hannibal.counterattack", { params: { needed: 3 } }));
    expect(odds).toEqual([{ key: "face.odds.counterattack", chance: 0.5 }]);
  });

  test("17.3 elephants run amok on a one, whatever they need", () => {
    const session = Session.begin(game, header);
    const odds = oddsFor(session.view("carthage"), header, "carthage", question("hannibal.elephants", { params: { needed: 3 } }));
    expect(odds.map(({ chance }) => chance)).toEqual([4 / 6, 1 / 6]);
  });

  test("20.2 against a tribe a point comes on three or more, a loss on one and three", () => {
    const session = findSubjugation();
    const seat = session.question!.seat;
    const odds = oddsFor(session.view(seat), session.header, seat, session.question!);
    const chanceOf = (key: string) => odds.find((each) => each.key === key)?.chance;
    expect(chanceOf("face.odds.siege-point")).toBeCloseTo(4 / 6);
    expect(chanceOf("face.odds.siege-loss")).toBeCloseTo(2 / 6);
  });

  test("a battle is fought many times over; the same question gives the same answer", () => {
    let asked = 0;
    for (let seed = 0; seed < 20 && asked < 3; seed++) {
      const session = upTo(`odds ${seed}`, (each) => each.question!.prompt === "hannibal.attack");
      if (!session) continue;
      asked++;
      const { seat, prompt } = session.question!;
      const wish = { view: session.view(seat), header: session.header, seat, prompt, answer: null, trials: 30 };
      const odds = battleOdds(wish);
      expect(odds.trials).toBeGreaterThan(20);
      expect(odds.wins).toBeGreaterThanOrEqual(0);
      expect(odds.wins).toBeLessThanOrEqual(1);
      expect(battleOdds(wish)).toEqual(odds);
    }
    expect(asked).toBe(3);
  });
});

function findSubjugation(): Played {
  for (let seed = 0; seed < 200; seed++) {
    const found = upTo(`tribes ${seed}`, (each) => each.question!.prompt === "hannibal.subjugation", 1500);
    if (found) return found;
  }
  throw new Error("nobody ever subjugates a tribe");
}
