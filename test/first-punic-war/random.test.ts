import { describe, expect, test } from "vitest";
import {
  chanceFrom,
  clone,
  headerFor,
  randomAnswer,
  randomBelow,
  recordOf,
  refusal,
  replay,
  same,
  Table,
} from "../../src/engine/index.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import type { State } from "../../src/games/first-punic-war/rules/state.ts";
import english from "../../src/games/first-punic-war/words/en.ts";
import french from "../../src/games/first-punic-war/words/fr.ts";
import type { Question } from "../../src/games/shared/rules/seats.ts";
import { ENGINE_WORDS } from "../../src/words/engine.ts";
import { Words } from "../../src/words/words.ts";
import { newGame } from "./table.ts";

const ALL = { leaders: true, siege: true, pillage: true, colonies: true, reaction: true };
const CASES: [scenario: string, options: Record<string, boolean | string>][] = [
  ["I", {}],
  ["II", {}],
  ["III", {}],
  ["I", { setup: "auto" }],
  ["II", { leaders: true }],
  ["II", { siege: true }],
  ["III", { pillage: true }],
  ["II", { colonies: true }],
  ["I", { reaction: true }],
  ["II", ALL],
  ["III", ALL],
];

/** Parameters whose texts are ids of things, not free text. */
const isId = (value: unknown): value is string =>
  typeof value === "string" && /^(fpw\.|unit:|hex:|side:|power:|marker:|region:|table:|scenario:|enemy-markers)/.test(value);

describe.each(CASES)("random games, scenario %s %j", (scenario, options) => {
  const GAMES = 3;

  test("5.0 they end by the rules, options are never empty, pieces are conserved, and everything is worded", () => {
    const languages = [new Words("en", english, ENGINE_WORDS.en), new Words("fr", french, ENGINE_WORDS.fr)];
    for (let seed = 0; seed < GAMES; seed++) {
      const game = newGame(scenario, options, `g${seed}`);
      const chance = chanceFrom(`p${seed}`);
      let decisions = 0;
      while (game.question) {
        const { question } = game;
        const ids = question.kind === "choose" || question.kind === "pick" ? question.options : [];
        if (question.kind === "choose") expect(ids.length).toBeGreaterThan(0);
        expect(new Set(ids).size).toBe(ids.length);
        for (const words of languages) {
          expect(words.has(question.prompt), question.prompt).toBe(true);
          for (const id of ids) expect(words.has(id) || words.has(`${question.prompt}.${id}`), id).toBe(true);
        }
        game.answer(randomAnswer(question, chance));
        if (decisions++ % 10 === 0) expect(firstPunicWar.faults(game.state)).toEqual([]);
        expect(decisions).toBeLessThan(20_000);
      }
      expect(game.over!.reason).toMatch(/^fpw\.win\.(sudden-death|decisive|substantive|marginal|draw)$/);
      for (const entry of game.log!) {
        for (const words of languages) {
          expect(words.has(entry.event), entry.event).toBe(true);
          const values = Object.values(entry.params ?? {}).flat();
          const parts = values.flatMap((value) => (typeof value === "string" ? value.split(/=|\+(?=unit:)/) : []));
          for (const part of parts) if (isId(part)) expect(words.has(part), part).toBe(true);
          expect(words.say(entry.event, entry.params)).not.toMatch(/\{\w+\}/);
        }
      }
    }
  });

  test("25.0 redealing leaves the asked seat's view and options as they were, and the game can be played on", () => {
    const game = newGame(scenario, options, "redeal");
    const chance = chanceFrom("redeal");
    for (let i = 0; game.question; i++) {
      const { question } = game;
      if (i % 5 === 0) {
        const before = game.view(question.seat);
        const fork = game.fork();
        fork.redeal(question.seat, `r${i}`);
        expect(fork.view(question.seat)).toEqual(before);
        expect(firstPunicWar.faults(fork.state)).toEqual([]);
        // the same question comes up again from the redealt state
        const again = firstPunicWar.readPosition(firstPunicWar.writePosition(fork.state), game.header);
        expect(firstPunicWar.faults(again)).toEqual([]);
        for (let step = 0; step < 12 && fork.question; step++) fork.answer(randomAnswer(fork.question, chance));
      }
      game.answer(randomAnswer(question, chance));
    }
  });

  test("5.0 a fork plays on like the game, undo restores it, and the record replays", () => {
    const game = newGame(scenario, options, "fork");
    const chance = chanceFrom("fork");
    for (let i = 0; game.question; i++) {
      const answer = randomAnswer(game.question, chance);
      if (i % 7 === 0) {
        const fork = game.fork();
        expect(same(fork.state, game.state)).toBe(true);
        fork.answer(answer);
        const before = clone(game.state);
        const { seat } = game.question;
        game.answer(answer);
        expect(same(fork.state, game.state)).toBe(true);
        expect(fork.question?.prompt).toBe(game.question?.prompt);
        if (game.canUndo(seat)) {
          game.undo(seat);
          expect(same(game.state, before)).toBe(true);
          game.answer(answer);
        }
      } else game.answer(answer);
    }
    const again = replay(firstPunicWar, recordOf(game));
    expect(again.fingerprint()).toBe(game.fingerprint());
  });
});

test("14.0 what is not listed is refused, and changes nothing", () => {
  const game = newGame("I", {}, "refuse");
  const chance = chanceFrom("refuse");
  const strangers = ["hex:0000", "unit:nobody", "", "constructor", "op:siege"];
  for (let i = 0; i < 150 && game.question; i++) {
    const before = game.fingerprint();
    const stranger = strangers[randomBelow(chance, strangers.length)]!;
    for (const answer of [stranger, [stranger], 7, { [stranger]: 1 }]) {
      expect(refusal(game.question, answer)).toBeDefined();
      expect(() => game.answer(answer)).toThrow();
    }
    expect(game.fingerprint()).toBe(before);
    game.answer(randomAnswer(game.question, chance));
  }
});

test("25.0 a view changes nothing, and two states that differ only in hidden things look the same", () => {
  const game = newGame("III", {}, "view");
  const chance = chanceFrom("view");
  for (let i = 0; i < 200 && game.question; i++) {
    const before = game.fingerprint();
    for (const seat of ["rome", "carthage", null] as const) game.view(seat);
    expect(game.fingerprint()).toBe(before);
    for (const seat of ["rome", "carthage"] as const) {
      const other = clone(game.state);
      firstPunicWar.redeal(other, seat, `v${i}`);
      expect(firstPunicWar.view(other, seat)).toEqual(firstPunicWar.view(game.state, seat));
    }
    game.answer(randomAnswer(game.question, chance));
  }
});

/** The first question of the unit of play that a state is at. */
function firstQuestion(state: State): { question: Question | undefined; dice: boolean } {
  const before = String(state.chance.bits);
  const step = firstPunicWar.unit(new Table(state, null)).next();
  return { question: step.done ? undefined : (step.value as Question), dice: String(state.chance.bits) !== before };
}

test.each(["I", "III"])("25.0 what a seat is offered depends only on what it may know, scenario %s", (scenario) => {
  const chance = chanceFrom("hidden");
  let compared = 0;
  for (let seed = 0; seed < 4; seed++) {
    const header = headerFor(firstPunicWar, { scenario, options: ALL, seed: `h${seed}` });
    const table = new Table(firstPunicWar.setup(header), null);
    while (!table.s.over) {
      const { question, dice } = firstQuestion(clone(table.s));
      if (question && !dice) {
        const other = clone(table.s);
        firstPunicWar.redeal(other, question.seat, `o${compared}`);
        other.chance = clone(table.s.chance);
        const { question: again } = firstQuestion(other);
        expect({ ...again, whyNot: null, params: null }).toEqual({ ...question, whyNot: null, params: null });
        compared++;
      }
      const unit = firstPunicWar.unit(table);
      for (let step = unit.next(); !step.done; ) step = unit.next(randomAnswer(step.value, chance));
    }
  }
  expect(compared).toBeGreaterThan(300);
});

test("5.0 the state stays small", () => {
  const game = newGame("II", ALL, "size");
  const chance = chanceFrom("size");
  let biggest = 0;
  while (game.question) {
    biggest = Math.max(biggest, JSON.stringify(game.state).length);
    game.answer(randomAnswer(game.question, chance));
  }
  expect(biggest).toBeLessThan(6 * 1024);
});
