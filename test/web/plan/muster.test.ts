import { expect, test } from "vitest";
import { beginTrial, chanceFrom, expects, headerFor, onlyAnswer, Session } from "../../../src/engine/index.ts";
import { planning } from "../../../src/games/first-punic-war/page/planning.ts";
import { policy } from "../../../src/games/first-punic-war/players/frozen/policy.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import { HEX_IDS } from "../../../src/games/first-punic-war/rules/map.ts";
import type { State } from "../../../src/games/first-punic-war/rules/state.ts";
import { unitOfId } from "../../../src/games/first-punic-war/rules/units.ts";
import { type MusterTrial, musterOn, type Wanted } from "../../../src/web/plan/muster.ts";

/** A game of First Punic War at a question. */
function upTo(prompt: string): Session<State> {
  const game = Session.begin(firstPunicWar, headerFor(firstPunicWar, { seed: "recruits" }));
  const chance = chanceFrom("x");
  while (game.question!.prompt !== prompt) {
    const question = game.question!;
    game.answer(onlyAnswer(question) ?? policy(game.state, question, chance));
  }
  return game;
}
const tried = (game: Session<State>, wanted: readonly Wanted[] | null, isOver = false): MusterTrial =>
  musterOn(planning, beginTrial(game, game.question!.seat, "x"), wanted, isOver);

/** Gives the answers of a muster to the real game, as a table does. */
function carryOut(game: Session<State>, { trial }: MusterTrial): void {
  for (const step of trial.steps) {
    while (onlyAnswer(game.question!) !== undefined && !expects(step, game.question!)) game.answer(onlyAnswer(game.question!)!);
    expect(expects(step, game.question!)).toBe(true);
    game.answer(step.answer);
  }
}

test("recruits are proposed as a whole, within the AP (9.1)", () => {
  const game = upTo("fpw.mobilize");
  const { mustered, next } = tried(game, null);
  expect(mustered.length).toBeGreaterThan(1);
  expect(mustered.every(({ place, places }) => place === null || places.includes(place))).toBe(true);
  expect(Number(next!.params!.ap)).toBeLessThan(Number(game.question!.params!.ap));
  // operations and supply are to be paid too
  expect(Number(next!.params!.ap)).toBeGreaterThanOrEqual(6);
});

test("other recruits at other places are taken instead, and the phase ends with them (9.0, 9.2)", () => {
  const game = upTo("fpw.mobilize");
  const [first] = tried(game, null).mustered.filter(({ places }) => places.length > 1);
  const place = first!.places.find((each) => each !== first!.place)!;
  const two = [
    { kind: first!.kind, place },
    { kind: first!.kind, place: first!.place },
  ];
  const result = tried(game, two, true);
  expect(result.mustered.map((each) => each.place)).toEqual([place, first!.place]);
  carryOut(game, result);
  expect(game.question!.prompt).not.toBe("fpw.mobilize");
  expect(HEX_IDS[game.state.at[unitOfId(result.mustered[0]!.thing)]!]).toBe(place);
});

test("what cannot be paid is left out (9.1)", () => {
  const game = upTo("fpw.mobilize");
  const [first] = tried(game, null).mustered;
  const many = new Array<Wanted>(60).fill({ kind: first!.kind, place: null });
  const { mustered, next } = tried(game, many);
  expect(mustered.length).toBeLessThan(60);
  expect(next!.options.map((option) => planning.muster!.kind(option))).not.toContain(first!.kind);
});

test("a side is set up with one answer (26.0)", () => {
  const game = upTo("fpw.setup-place");
  const { seat } = game.question!;
  const result = tried(game, null, true);
  expect(result.mustered.length).toBeGreaterThan(1);
  carryOut(game, result);
  expect(game.question!.seat).not.toBe(seat);
});
