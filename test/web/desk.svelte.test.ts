import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Allocate, Answer, Choose, Outcome, PendingQuestion, Pick, PlanStep } from "../../src/engine/index.ts";
import type { GameFace } from "../../src/web/face.ts";
import { prefs } from "../../src/web/prefs.svelte.ts";
import { usePageWords } from "../../src/web/speech.svelte.ts";
import type { ChatLine, Logged, Moment, Social, TableClient, TableCounsel } from "../../src/web/table/client.ts";
import { Desk } from "../../src/web/table/desk.svelte.ts";

const face = {
  id: "strait",
  targets: () => [],
  places: () => [],
  opensGroup: () => false,
  isFinal: () => false,
} as unknown as GameFace;

/** A table where nothing happens but what the test says. */
class StillTable {
  readonly id = "still";
  readonly kind = "online";
  readonly header = { game: "strait" };
  readonly players = { rome: { kind: "here" }, carthage: { kind: "away" } };
  followed = $state(0);
  readonly curtain = null;
  readonly thinking = null;
  readonly busy = false;
  rest: readonly PlanStep[] = [];
  counsel: Partial<TableCounsel> | null = null;
  readonly given: Answer[] = [];
  readonly carriedOut: (readonly PlanStep[])[] = [];
  moment: Moment = $state.raw({ version: 1, seat: "rome", view: {}, open: {}, question: null, log: [], over: null });
  chat: readonly ChatLine[] = $state.raw([]);

  get social(): Social {
    return this as unknown as Social;
  }

  async answer(answer: Answer): Promise<void> {
    this.given.push(answer);
  }

  async carryOut(steps: readonly PlanStep[]): Promise<void> {
    this.carriedOut.push(steps);
  }

  async isFinal(): Promise<boolean> {
    return false;
  }

  ask(question: Omit<Allocate | Pick | Choose, "seat" | "prompt" | "rule">): void {
    this.change({ question: { seat: "rome", prompt: "which", rule: "1", ...question } as PendingQuestion });
  }

  change(change: Partial<Moment>): void {
    this.moment = { ...this.moment, ...change };
  }

  follow(): void {}

  frames(): Promise<never> {
    return new Promise(() => {});
  }
}

let stop = () => {};
afterEach(() => {
  stop();
  prefs.warnBlunders = false;
});

const entries = (count: number): Logged[] => Array.from({ length: count }, (_, n) => ({ event: "marched", n, version: 1 }));

/** A desk at a table where so much has happened and been seen. */
function open({ followed } = { followed: 0 }): { table: StillTable; desk: Desk } {
  const table = new StillTable();
  table.followed = followed;
  table.change({ log: entries(followed) });
  const desk = new Desk(table as unknown as TableClient, face);
  stop = $effect.root(() => desk.film.start());
  flushSync();
  return { table, desk };
}

test("while something is shown, nothing else is marked on the board", () => {
  const { table, desk } = open();
  desk.point(["space:rome"]);
  expect([...desk.touched]).toEqual(["space:rome"]);
  table.change({ log: entries(1) });
  flushSync();
  expect(desk.film.showing).toBe(true);
  expect([...desk.touched]).toEqual([]);
});

test("what was pointed at is not marked any longer once something else is asked", () => {
  const { table, desk } = open();
  desk.point(["space:rome"]);
  expect([...desk.touched]).toEqual(["space:rome"]);
  table.change({ version: 2 });
  flushSync();
  expect([...desk.touched]).toEqual([]);
});

test("a marker that is gone once it is played is not played at the first click on it in the hand", async () => {
  const { table, desk } = open();
  Object.assign(desk.face, { spent: new Set(["marker"]), targets: (option: string) => [option] });
  table.ask({ kind: "choose", options: ["marker:spy", "pass"] } as never);
  desk.click("marker:spy");
  await Promise.resolve();
  expect([desk.drafting.confirming, table.given]).toEqual(["marker:spy", []]);
  desk.cancel();
  expect(desk.drafting.confirming).toBeNull();
  desk.click("marker:spy");
  await desk.answering.confirm();
  expect(table.given).toEqual(["marker:spy"]);
  Object.assign(desk.face, { spent: undefined, targets: () => [] });
});

test("before what may be lost one is asked again, once, and told what; before the rest only if one wants to be", async () => {
  const { table, desk } = open();
  const given: unknown[] = [];
  Object.assign(table, { answer: async (answer: unknown) => given.push(answer), isFinal: async () => true });
  Object.assign(desk.face, { stakes: (answer: unknown) => (answer === "sail" ? ["All may be lost."] : []) });
  table.change({
    question: { kind: "choose", seat: "rome", prompt: "which", rule: "1", options: ["sail", "stay"] } as PendingQuestion,
  });
  flushSync();
  await desk.answering.propose("stay");
  expect(given).toEqual(["stay"]);
  await desk.answering.propose("sail");
  expect([given, desk.drafting.confirming, desk.answering.stakes("sail")]).toEqual([["stay"], "sail", ["All may be lost."]]);
  await desk.answering.confirm();
  expect(given).toEqual(["stay", "sail"]);
  desk.cancel();
  prefs.confirm = "always";
  await desk.answering.propose("stay");
  expect(desk.drafting.confirming).toBe("stay");
  desk.cancel();
  prefs.confirm = "never";
  await desk.answering.propose("sail");
  expect(given).toEqual(["stay", "sail", "sail"]);
  prefs.confirm = "sometimes";
  Object.assign(desk.face, { stakes: undefined });
});

test("what is left of a plan is offered as a whole, unless it is one of the answers listed", () => {
  const { table, desk } = open();
  const stop = { prompt: "which", answer: "stop" };
  table.ask({ kind: "choose", options: ["space:rome", "stop"] } as never);
  table.rest = [stop];
  expect(desk.answering.rest).toEqual([]);
  table.rest = [{ prompt: "which", answer: "space:rome" }, stop];
  expect(desk.answering.rest).toHaveLength(2);
});

test("to repeat an answer is offered once its question has been answered", async () => {
  const { table, desk } = open();
  Object.assign(table, { remembered: { proposeWith() {} } });
  table.ask({ kind: "choose", options: ["yes", "no"] } as never);
  flushSync();
  expect(desk.answering.canRemember).toBe(false);
  await desk.answering.give("yes");
  expect(desk.answering.canRemember).toBe(true);
});

test("while advice is open, what it puts first is what is marked", async () => {
  const { table, desk } = open();
  const advice = { answer: "no", steps: [], line: { key: "" }, plan: { key: "" }, chance: 0.5, error: 0, reasons: [] };
  table.counsel = { advise: async () => [advice, { ...advice, answer: "yes" }] };
  table.ask({ kind: "choose", options: ["yes", "no"] } as never);
  flushSync();
  expect(desk.asking.first).toBeUndefined();
  await desk.asking.advise();
  expect(desk.asking.first).toBe("no");
  desk.asking.close();
  expect(desk.asking.first).toBeUndefined();
});

test("as few as possible is as few as are allowed", () => {
  const { table, desk } = open();
  const items = [
    { id: "unit:foot", min: 0, max: 6 },
    { id: "unit:horse", min: 1, max: 4 },
  ];
  table.ask({ kind: "allocate", items, min: 5, max: 8 } as never);
  const total = () => Object.values(desk.drafting.counts).reduce((sum, count) => sum + count, 0);
  desk.drafting.fill();
  expect(total()).toBe(8);
  desk.drafting.fill();
  expect(total()).toBe(5);
  expect(desk.drafting.drafted?.allowed).toBe(true);
  table.ask({ kind: "pick", options: ["unit:1", "unit:2", "unit:3"], min: 1, max: 3 } as never);
  desk.drafting.fill();
  expect(desk.drafting.picked).toHaveLength(3);
  desk.drafting.fill();
  expect(desk.drafting.picked).toHaveLength(1);
});

test("why a game ended names the one who resigned, to both", async () => {
  const { desk } = open();
  await usePageWords("en");
  const over: Outcome = { winner: "rome", reason: "resigned", rule: "" };
  expect(desk.narrator.why(over)).toBe("carthage resigned.");
});

test("lines of talk that the other side wrote are new until they have been read", () => {
  const { table, desk } = open();
  const line = (n: number, by: string): ChatLine => ({ n, by, text: "Ave", at: 0 });
  expect(desk.unread.talk).toBe(0);
  table.chat = [line(0, "carthage"), line(1, "rome"), line(2, "carthage")];
  expect(desk.unread.talk).toBe(2);
  desk.unread.readTalk();
  expect(desk.unread.talk).toBe(0);
});

test("what has come to the log since it was looked at is counted", () => {
  const { table, desk } = open({ followed: 3 });
  expect(desk.unread.log).toBe(0);
  table.change({ log: entries(5) });
  expect(desk.film.at).toBe(3);
  expect(desk.unread.log).toBe(0);
  table.followed = 5;
  expect(desk.unread.log).toBe(2);
  desk.unread.readLog();
  expect(desk.unread.log).toBe(0);
});

test("whoever wants to be warned of blunders is asked once more before one, and can do it all the same or something better", async () => {
  const { table, desk } = open();
  const opinion = { line: { key: "line" }, plan: { key: "plan" }, chance: 0.6, error: 0.01, reasons: [] };
  const warning = { chance: 0.3, better: { answer: "b", steps: [{ prompt: "which", answer: "b" }], ...opinion } };
  const looked: unknown[] = [];
  table.counsel = {
    warn: async (answer, then) => {
      looked.push([answer, then]);
      return answer === "a" ? warning : null;
    },
  };
  table.ask({ kind: "choose", options: ["a", "b"] } as never);
  await desk.answering.propose("a");
  expect(table.given).toEqual(["a"]);
  expect(looked).toEqual([]);

  prefs.warnBlunders = true;
  await desk.answering.propose("a");
  expect(table.given).toEqual(["a"]);
  expect(desk.drafting.warning).toEqual(warning);
  await desk.answering.confirm();
  expect(table.given).toEqual(["a", "a"]);

  table.change({ version: 2 });
  await desk.answering.propose("b");
  expect(table.given).toEqual(["a", "a", "b"]);

  const plan = [
    { prompt: "which", answer: "a" },
    { prompt: "where", answer: "c" },
  ];
  table.change({ version: 3 });
  await desk.answering.carryOut(plan);
  expect(looked.at(-1)).toEqual(["a", plan.slice(1)]);
  expect(table.carriedOut).toEqual([]);
  await desk.answering.confirm();
  expect(table.carriedOut).toEqual([plan]);
});

test("what is advised is carried out whole; a single answer is given as if it had been clicked", async () => {
  const { table, desk } = open();
  table.ask({ kind: "choose", prompt: "which", options: ["a", "b"] } as never);
  const steps = [
    { prompt: "which", answer: "a" },
    { prompt: "where", answer: "c" },
  ];
  await desk.answering.takeAdvice({ answer: "a", steps });
  expect(table.carriedOut).toEqual([steps]);
  expect(table.given).toEqual([]);
  await desk.answering.takeAdvice({ answer: "a", steps: steps.slice(0, 1) });
  expect(table.given).toEqual(["a"]);
});

test("the ways to use a card keep their keys, whatever else can be done with it", () => {
  const { table, desk } = open();
  Object.assign(desk.face, { numbered: { use: ["move", "place", "raise", "discard"] } });
  table.ask({ kind: "choose", prompt: "use", options: ["move", "discard"] } as never);
  expect(["move", "place", "discard"].map((each) => desk.numberOf(each))).toEqual([1, 2, 4]);
  table.ask({ kind: "choose", prompt: "other", options: ["a", "b"] } as never);
  expect(desk.numberOf("b")).toBe(2);
  Object.assign(desk.face, { numbered: undefined });
});

test("a click on a piece that would roll a die only says what can be done with it", async () => {
  const { table, desk } = open();
  Object.assign(desk.face, { targets: (option: string) => (option === "stop" ? [] : ["general:hamilcar"]) });
  Object.assign(table, { isFinal: async (answer: unknown) => answer === "besiege" });
  table.ask({ kind: "choose", options: ["besiege", "stop"] } as never);
  flushSync();
  desk.click("general:hamilcar");
  await expect.poll(() => desk.drafting.narrowed).toEqual(["besiege"]);
  expect(table.given).toEqual([]);
  desk.cancel();
  table.ask({ kind: "choose", options: ["land", "stop"] } as never);
  flushSync();
  desk.click("general:hamilcar");
  await expect.poll(() => table.given).toEqual(["land"]);
  Object.assign(desk.face, { targets: () => [] });
});

test("a word is explained without a reason why it could not be clicked", async () => {
  const { table, desk } = open();
  table.ask({ kind: "choose", options: ["a", "b"] } as never);
  Object.assign(table, { whyNot: async () => undefined });
  flushSync();
  await desk.ask("term:cu");
  expect(desk.asked).toEqual({ id: "term:cu", reason: null });
  await desk.ask("space:roma");
  expect(desk.asked?.reason).not.toBeNull();
});

test("what the page has proposed is said to be only that, until something else is picked", () => {
  const { table, desk } = open();
  Object.assign(desk.face, { suggestion: () => ["space:a"] });
  table.ask({ kind: "pick", options: ["space:a", "space:b"], min: 0, max: 2 } as never);
  flushSync();
  expect([desk.drafting.picked, desk.drafting.isProposed]).toEqual([["space:a"], true]);
  desk.drafting.toggle("space:b");
  expect(desk.drafting.isProposed).toBe(false);
  Object.assign(desk.face, { suggestion: undefined });
});

test("what a list of recruits leaves out, such as a marker, is played by a click in the tray as by its button", async () => {
  const { table, desk } = open();
  Object.assign(desk.face, { targets: (option: string) => [option] });
  const muster = { isOpen: true, others: ["marker:levy"], lit: new Set(), marks: new Map(), click: () => false };
  Object.assign(desk, { muster });
  table.ask({ kind: "choose", options: ["unit:a", "marker:levy", "done"] } as never);
  flushSync();
  expect(desk.lit.has("marker:levy")).toBe(true);
  desk.click("marker:levy");
  await new Promise((done) => setTimeout(done));
  expect(table.given).toEqual(["marker:levy"]);
  Object.assign(desk.face, { targets: () => [] });
});

test("a click on the board ticks what a list asks for, and begins no plan of its own", () => {
  const { table, desk } = open();
  Object.assign(desk.face, { suggestion: () => ["space:a"], targets: (option: string) => [option] });
  Object.assign(desk.planner, { click: () => true });
  table.ask({ kind: "pick", options: ["space:a", "space:b"], min: 0, max: 2 } as never);
  flushSync();
  desk.click("space:b");
  expect(desk.drafting.picked).toEqual(["space:a", "space:b"]);
  Object.assign(desk.face, { suggestion: undefined, targets: () => [] });
});

test("the computer is asked why only about what it has done, not about what the game has done since", () => {
  const table = new StillTable();
  Object.assign(table, { counsel: {}, players: { rome: { kind: "here" }, carthage: { kind: "computer" } } });
  const own = {
    ...face,
    opensGroup: () => true,
    sideOf: ({ event }: Logged) => (event === "augurs" ? null : event === "dealt" ? "carthage" : event),
  } as GameFace;
  const told = (...events: string[]) => {
    const log = events.map((event, n): Logged => ({ event, n, version: event === "dealt" ? 0 : 1 }));
    Object.assign(table, { followed: log.length });
    table.change({ log });
    flushSync();
    return new Desk(table as unknown as TableClient, own).asking.canExplain;
  };
  expect(told()).toBeNull();
  expect(told("carthage")).toBe("carthage");
  expect(told("carthage", "rome")).toBe("carthage");
  expect(told("carthage", "augurs")).toBeNull();
  expect(told("carthage", "augurs", "rome")).toBeNull();
  expect(told("dealt")).toBeNull();
});
