import { afterEach, expect, test, vi } from "vitest";
import type { Memory } from "../../src/bots/bot.ts";
import { botFor, seenBy } from "../../src/bots/index.ts";
import { playerWith } from "../../src/bots/levels.ts";
import { chanceFrom, headerFor, type LogEntry, Session } from "../../src/engine/index.ts";
import { players } from "../../src/games/first-punic-war/players/index.ts";
import { learning } from "../../src/games/first-punic-war/players/learning.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { SCENARIOS } from "../../src/games/first-punic-war/rules/scenarios.ts";
import { ROMAN } from "../../src/games/first-punic-war/rules/state.ts";
import { CONTINGENT, IS_LEADER } from "../../src/games/first-punic-war/rules/units.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";

afterEach(() => void vi.restoreAllMocks());

const game = firstPunicWar;
/** Goes by rules of thumb, without mistakes. */
const steady = playerWith(learning.mind, { id: "steady", care: 0, errs: 0 });

/** Who wins Scenario I when computer players of these names sit down. */
function duel(seated: Record<Seat, string>, seed: string): Seat | null {
  const session = Session.begin(game, headerFor(game, { seed, options: { setup: "auto" } }));
  while (session.question) {
    const { seat } = session.question;
    const bot = botFor(players, seated[seat]);
    session.answer(bot.choose(seenBy(session, seat), seat, { milliseconds: 1000, seed: `${seed} ${session.version}` }));
  }
  return session.over!.winner as Seat | null;
}

test("26.0 the hasty computer player clearly beats one that plays at random, on both sides", () => {
  let won = 0;
  for (let number = 0; number < 12; number++) {
    const seat: Seat = number % 2 === 0 ? "rome" : "carthage";
    const players = seat === "rome" ? { rome: "hasty", carthage: "random" } : { rome: "random", carthage: "hasty" };
    if (duel(players, `duel ${number}`) === seat) won++;
  }
  expect(won).toBeGreaterThanOrEqual(9);
});

test("33.1 the hasty computer player reacts when there is something worth striking at", () => {
  let reactions = 0;
  for (let number = 0; number < 6; number++) {
    const options = { setup: "auto", reaction: true };
    const session = Session.begin(game, headerFor(game, { seed: `reaction ${number}`, scenario: "I", options }));
    const bot = botFor(players, "hasty");
    while (session.question) {
      const { seat } = session.question;
      session.answer(bot.choose(seenBy(session, seat), seat, { milliseconds: 1000, seed: `${number} ${session.version}` }));
    }
    reactions += session.log!.filter(({ event }) => event === "fpw.reacted").length;
  }
  expect(reactions).toBeGreaterThan(0);
});

test("26.0 the strongest computer player answers within its time", () => {
  const session = Session.begin(game, headerFor(game, { seed: "slow", options: { setup: "auto" } }));
  const bot = botFor(players, "dictator");
  // a clock that goes on whenever somebody looks at it
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (time += 5));
  for (let number = 0; number < 12 && session.question; number++) {
    const { seat } = session.question;
    const begun = time;
    session.answer(bot.choose(seenBy(session, seat), seat, { milliseconds: 100, seed: String(number) }));
    expect(time - begun).toBeLessThan(1000);
  }
});

test("7.1 a leader goes to the place of a crisis and stays there", () => {
  const session = Session.begin(game, headerFor(game, { seed: "crisis", scenario: "I", options: { setup: "auto" } }));
  const memories: Record<Seat, Memory> = { rome: {}, carthage: {} };
  while (session.question && session.state.side === ROMAN) {
    const { seat } = session.question;
    const budget = { milliseconds: 0, seed: `${session.version}` };
    session.answer(steady.choose(seenBy(session, seat), seat, budget, memories[seat]), seat);
  }
  const { crisis, at } = session.state;
  expect(at.some((hex, unit) => hex === crisis && IS_LEADER[unit] && CONTINGENT[unit] === ROMAN)).toBe(true);
});

test("12.0 AP are kept for operations worth doing: hardly a turn goes by without one", () => {
  let idle = 0;
  let turns = 0;
  for (const scenario of game.scenarios) {
    const session = Session.begin(game, headerFor(game, { seed: "busy", scenario, options: { setup: "auto" } }));
    const memories: Record<Seat, Memory> = { rome: {}, carthage: {} };
    let operations = 0;
    while (session.question) {
      const { prompt, seat } = session.question;
      const answer = steady.choose(seenBy(session, seat), seat, { milliseconds: 0, seed: `${session.version}` }, memories[seat]);
      if (prompt === "fpw.choose-operation") {
        if (String(answer).startsWith("op:")) operations++;
        else if (answer === "end") {
          turns++;
          if (operations === 0) idle++;
          operations = 0;
        }
      }
      session.answer(answer, seat);
    }
  }
  expect(turns).toBeGreaterThan(10);
  expect(idle).toBeLessThan(turns / 5);
});

/** The hexes where land operations began and ended, if the units moved. */
function marches(log: readonly LogEntry[]): { from: string; to: string }[] {
  const found: { from: string; to: string }[] = [];
  let isNew = false;
  for (const { event, params } of log) {
    if (event === "fpw.land-operation") isNew = true;
    if (event !== "fpw.moved") continue;
    const last = found.at(-1);
    if (isNew || !last) found.push({ from: String(params!.from), to: String(params!.to) });
    else last.to = String(params!.to);
    isNew = false;
  }
  return found;
}

test("12.1 a computer player's march goes somewhere: it does not end where it began", () => {
  const log: LogEntry[] = [];
  for (let number = 0; number < 8; number++) {
    const session = Session.begin(game, headerFor(game, { seed: `march ${number}`, options: { setup: "auto" } }));
    const memories: Record<Seat, Memory> = { rome: {}, carthage: {} };
    while (session.question) {
      const { seat } = session.question;
      const budget = { milliseconds: 0, seed: `${number} ${session.version}` };
      session.answer(steady.choose(seenBy(session, seat), seat, budget, memories[seat]), seat);
    }
    log.push(...session.log!);
  }
  const all = marches(log);
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(({ from, to }) => from === to)).toEqual([]);
});

test("10.0 the strongest computer player does not arrange its stacks for ever", () => {
  const session = Session.begin(game, headerFor(game, { seed: "arrange", options: { setup: "auto" } }));
  const [hasty, strongest] = [botFor(players, "hasty"), botFor(players, "dictator")];
  let offered = 0;
  while (session.question && offered < 6) {
    const { question } = session;
    const seen = seenBy(session, question.seat);
    if (question.prompt === "fpw.choose-operation" && question.kind === "choose" && question.options.includes("arrange")) {
      offered++;
      const budget = { milliseconds: Number.POSITIVE_INFINITY, playouts: 1, seed: `strongest ${session.version}` };
      expect(strongest.choose(seen, question.seat, budget)).not.toBe("arrange");
    }
    session.answer(hasty.choose(seen, question.seat, { milliseconds: 0, seed: `${session.version}` }));
  }
  expect(offered).toBe(6);
});

test("12.0 to arrange a stack is never weighed against operations: it costs nothing and leads nowhere", () => {
  const session = Session.begin(game, headerFor(game, { seed: "arranging", options: { setup: "auto" } }));
  const bot = botFor(players, "hasty");
  while (session.question!.prompt !== "fpw.choose-operation")
    session.answer(
      bot.choose(seenBy(session, session.question!.seat), session.question!.seat, { milliseconds: 1000, seed: "a" }),
    );
  const { question, state } = session;
  const { mind } = learning;
  expect(question).toMatchObject({ options: expect.arrayContaining(["arrange", "end"]) });
  const plans = mind.plans(state as never, question!.seat);
  const answers = mind.lines(state as never, question!, plans, chanceFrom("lines")).map(({ answer }) => answer);
  expect(answers).toContain("end");
  expect(answers).not.toContain("arrange");
});

test("4.2 what could be done in the last turn is played to the end of the game, before it is not", () => {
  const { mind } = learning;
  const bot = botFor(players, "hasty");
  const session = Session.begin(game, headerFor(game, { seed: "last turn", scenario: "I", options: { setup: "auto" } }));
  const played = new Map<boolean, boolean[]>([
    [false, []],
    [true, []],
  ]);
  while (session.question) {
    const { question, state } = session;
    const { seat } = question;
    if (question.prompt === "fpw.choose-operation" || question.prompt === "fpw.attack")
      for (const { toTheEnd = false } of mind.lines(
        state as never,
        question,
        mind.plans(state as never, seat),
        chanceFrom("lines"),
      ))
        played.get(state.turn === SCENARIOS[state.scenario]!.lastTurn)!.push(toTheEnd);
    session.answer(bot.choose(seenBy(session, seat), seat, { milliseconds: 0, seed: `${session.version}` }));
  }
  expect(new Set(played.get(false))).toEqual(new Set([false]));
  expect(new Set(played.get(true))).toEqual(new Set([true]));
});
