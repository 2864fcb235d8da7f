import { expect, test } from "vitest";
import { canonical, chanceFrom, type GameState, type LogEntry, randomAnswer, Session } from "../../src/engine/index.ts";
import { type ToyState, toy, toyHeader } from "../../src/kit/toy.ts";

function play(session: Session<ToyState>, answers: number): void {
  const chance = chanceFrom("watch");
  for (let i = 0; i < answers && session.question; i++) session.answer(randomAnswer(session.question, chance));
}

test("whoever watches is told of every entry from the first on, in order, with the state right after what it tells of", () => {
  const told: LogEntry[] = [];
  const hands: number[] = [];
  const session = Session.begin(toy, toyHeader({ seed: "watch" }), (entry, state: GameState) => {
    told.push(entry);
    hands.push((state as ToyState).hands.rome.length);
  });
  play(session, 60);
  expect(told).toEqual(session.log);
  expect(told.length).toBeGreaterThan(20);
  expect(new Set(hands).size).toBeGreaterThan(1);
});

test("going back tells nothing again, playing on does", () => {
  let told = 0;
  const session = Session.begin(toy, toyHeader({ seed: "watch" }));
  play(session, 30);
  session.watch = () => told++;
  session.undoTo(session.version - 10);
  expect(told).toBe(0);
  const entries = session.log!.length;
  play(session, 10);
  expect(told).toBe(session.log!.length - entries);
  session.watch = null;
  const before = told;
  play(session, 20);
  expect(session.log!.length).toBeGreaterThan(entries + before);
  expect(told).toBe(before);
});

test("a game that is watched plays as one that is not, and its forks are not watched", () => {
  let told = 0;
  const header = toyHeader({ seed: "watch" });
  const watched = Session.begin(toy, header, () => told++);
  const alone = Session.begin(toy, header);
  play(watched, 40);
  play(alone, 40);
  expect(canonical(watched.state)).toBe(canonical(alone.state));
  const before = told;
  play(watched.fork(), 20);
  expect(told).toBe(before);
});
