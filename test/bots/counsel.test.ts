import { expect, test } from "vitest";
import type { Analysis } from "../../src/bots/analysis.ts";
import { botFor, type Memory, seenBy } from "../../src/bots/index.ts";
import {
  beginTrial,
  expects,
  headerFor,
  onlyAnswer,
  type PlanStep,
  passing,
  recordOf,
  refusal,
  Session,
} from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { Words } from "../../src/words/words.ts";

const BUDGET = { milliseconds: Number.POSITIVE_INFINITY, playouts: 3 };
const LANGUAGES = ["en", "fr"] as const;

for (const manifest of GAMES) {
  if (!manifest.counsel) continue;
  const game = await manifest.rules();
  const counsel = await manifest.counsel();
  const players = await manifest.players();
  const quick = players.find(({ id }) => id === "hasty")!;
  const catalogues = await Promise.all(LANGUAGES.map(async (language) => new Words(language, await manifest.words[language]())));

  /** Sessions of a game at some questions that begin a turn. */
  function* turns(seed: string, count: number): Generator<Session> {
    const session = Session.begin(game, headerFor(game, { seed, scenario: game.scenarios[0]! }));
    for (let left = count; session.question && left > 0; ) {
      const { question } = session;
      if (counsel.begins(question) && onlyAnswer(question) === undefined && session.version % 3 === 0) {
        left--;
        yield session;
      }
      session.answer(
        quick.choose(seenBy(session, question.seat), question.seat, { milliseconds: 0, seed: String(session.version) }),
      );
    }
  }

  const expectWords = (value: unknown) => {
    for (const { key, params } of saidIn(value))
      for (const words of catalogues) {
        const text = words.say(key, params);
        expect(text).not.toContain(key);
        expect(text).not.toMatch(/[{}]|undefined/);
      }
  };

  test(`${game.id}: advice is allowed, comes with a chance, and has words in both languages`, () => {
    for (const session of turns("advice", 3)) {
      const { seat } = session.question!;
      const advice = counsel.advise(seenBy(session, seat), seat, { ...BUDGET, seed: "advice" });
      expect(advice.length).toBeGreaterThan(0);
      for (const { answer, chance } of advice) {
        expect(refusal(session.question!, answer)).toBeUndefined();
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
      expectWords(advice);
    }
  });

  test(`${game.id}: advice is carried out whole, as far as it can be told beforehand`, () => {
    let whole = 0;
    for (const session of turns("whole", 4)) {
      const { seat } = session.question!;
      for (const { answer, steps } of counsel.advise(seenBy(session, seat), seat, { ...BUDGET, seed: "whole" })) {
        expect(steps[0]).toMatchObject({ prompt: session.question!.prompt, answer });
        const trial = beginTrial(session, seat, "elsewhere").session;
        for (const step of steps) {
          while (trial.question && trial.question.seat !== seat) trial.answer(passing(trial.question));
          expect(expects(step, trial.question!)).toBe(true);
          trial.answer(step.answer);
          // what comes after a die or a card that comes to light cannot be told
          if (trial.revealed) expect(step).toBe(steps.at(-1));
        }
        const end = trial.question;
        if (!trial.revealed && (!end || counsel.begins(end) || end.seat !== seat)) whole++;
      }
    }
    expect(whole).toBeGreaterThan(0);
  });

  test(`${game.id}: an explanation is about what was done, and has words in both languages`, () => {
    const legate = botFor(players, "legate");
    let told = 0;
    let considered = 0;
    for (const session of turns("why", 6)) {
      const { seat } = session.question!;
      const seen = seenBy(session, seat);
      const course = session.fork();
      const memory: Memory = {};
      const played: PlanStep[] = [];
      do {
        const { question } = course;
        if (question!.seat !== seat) course.answer(passing(question!));
        else {
          const answer = legate.choose(seenBy(course, seat), seat, { milliseconds: 0, seed: `played ${course.version}` }, memory);
          played.push({ prompt: question!.prompt, answer });
          course.answer(answer);
        }
      } while (course.question && !counsel.begins(course.question));
      const explained = counsel.explain(seen, seat, { ...BUDGET, seed: "why" }, played)!;
      considered += explained.others.length;
      expectWords(explained);
      if (explained.chosen.line) told++;
      if (explained.overlooked) {
        expect(explained.overlooked.chance).toBeGreaterThan(explained.chosen.chance);
        expect(explained.overlooked.line).not.toEqual(explained.chosen.line);
      }
    }
    expect(told).toBeGreaterThan(2);
    expect(considered).toBeGreaterThan(0);
  });

  test(`${game.id}: the best answer is no blunder`, () => {
    for (const session of turns("blunder", 2)) {
      const { seat } = session.question!;
      const seen = seenBy(session, seat);
      const [best] = counsel.advise(seen, seat, { ...BUDGET, seed: "blunder" });
      expect(counsel.warn(seen, seat, best!.answer, { ...BUDGET, seed: "blunder" })).toBeNull();
    }
  });
}

test("hannibal: whoever is about to throw much away is told so, and what is better", async () => {
  const manifest = GAMES.find(({ id }) => id === "hannibal")!;
  const [game, counsel, players] = await Promise.all([manifest.rules(), manifest.counsel!(), manifest.players()]);
  const quick = players.find(({ id }) => id === "hasty")!;
  const session = Session.begin(game, headerFor(game, { seed: "throws away" }));
  let warned = 0;
  let asked = 0;
  while (session.question && asked < 6) {
    const { question } = session;
    const { seat } = question;
    const seen = seenBy(session, seat);
    if (question.prompt === "hannibal.use-card" && session.version > 60) {
      asked++;
      const warning = counsel.warn(seen, seat, "discard", { ...BUDGET, playouts: 6, seed: String(session.version) });
      if (warning) {
        warned++;
        expect(warning.better.chance - warning.chance).toBeGreaterThanOrEqual(0.08);
        expect(warning.better.answer).not.toBe("discard");
        const played = [{ prompt: question.prompt, answer: "discard" }];
        const why = counsel.explain(seen, seat, { ...BUDGET, playouts: 6, seed: String(session.version) }, played)!;
        expect(why.overlooked!.chance).toBeGreaterThan(why.chosen.chance);
      }
    }
    session.answer(quick.choose(seen, seat, { milliseconds: 0, seed: String(session.version) }));
  }
  expect(warned).toBeGreaterThan(0);
});

/** Everything in a value that is to be said. */
function saidIn(value: unknown): { key: string; params?: never }[] {
  if (Array.isArray(value)) return value.flatMap(saidIn);
  if (typeof value !== "object" || value === null) return [];
  const own = "key" in value && typeof value.key === "string" ? [value as { key: string }] : [];
  return [...own, ...Object.values(value).flatMap(saidIn)];
}

test("hannibal: an analysis has a curve, weighs luck against choices, and can be stopped after every step", async () => {
  const manifest = GAMES.find(({ id }) => id === "hannibal")!;
  const [game, counsel, players] = await Promise.all([manifest.rules(), manifest.counsel!(), manifest.players()]);
  const quick = players.find(({ id }) => id === "hasty")!;
  const session = Session.begin(game, headerFor(game, { seed: "analysed" }));
  while (session.question) {
    const { seat } = session.question;
    session.answer(quick.choose(seenBy(session, seat), seat, { milliseconds: 0, seed: String(session.version) }));
  }
  const steps = counsel.analyse(recordOf(session), "analysis");
  let step = steps.next();
  let seen = 0;
  while (!step.done) {
    expect(step.value.done).toBe(++seen);
    step = steps.next();
  }
  const analysis: Analysis = step.value;
  expect(analysis.curve.length).toBeGreaterThan(20);
  for (const { first } of analysis.curve) expect(Math.abs(first - 0.5)).toBeLessThanOrEqual(0.5);
  expect(analysis.turningPoints.length).toBeGreaterThan(0);
  expect(Object.keys(analysis.luck)).toEqual([...game.seats]);
});
