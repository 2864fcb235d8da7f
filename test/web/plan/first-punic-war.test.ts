import { expect, test } from "vitest";
import { beginTrial, chanceFrom, headerFor, onlyAnswer, Session } from "../../../src/engine/index.ts";
import { planning as warPlanning } from "../../../src/games/first-punic-war/page/planning.ts";
import { policy } from "../../../src/games/first-punic-war/players/thumb.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import type { State } from "../../../src/games/first-punic-war/rules/state.ts";
import { openingsOf, startsOf } from "../../../src/web/plan/explore.ts";
import type { Answers, Planning } from "../../../src/web/plan/planning.ts";

const planning: Planning = warPlanning;

/** A game in which a side may choose an operation, for the first time that something holds. */
function upTo(holds: (session: Session<State>) => boolean): Session<State> {
  const game = Session.begin(firstPunicWar, headerFor(firstPunicWar, { seed: "two shot" }));
  const chance = chanceFrom("x");
  for (;;) {
    const question = game.question!;
    if (question.prompt === "fpw.choose-operation" && holds(game)) return game;
    game.answer(onlyAnswer(question) ?? policy(game.state, question, chance));
  }
}
const trialOf = (game: Session<State>) => beginTrial(game, game.question!.seat, "x");
const marches = (game: Session<State>) => {
  const trial = trialOf(game);
  return [...startsOf(planning, trial)].flatMap(([, deeds]) =>
    deeds.filter(({ name }) => name === "march").flatMap((deed) => openingsOf(planning, trial, deed)),
  );
};

test("an operation begins with the stack, and all of it goes (12.1, 13.0)", () => {
  const [opening] = marches(upTo(() => true));
  const picked = opening!.trial.steps.find(({ prompt }) => prompt === "fpw.choose-force")!.answer as string[];
  const { options } = opening!.trial.asked.find(({ prompt }) => prompt === "fpw.choose-force") as { options: readonly string[] };
  expect(picked).toEqual(options);
  expect([...opening!.places.values()].some(({ stands }) => stands)).toBe(true);
});

test("an attack is a place like any other: the force goes beside the enemy and attacks him (14.0)", () => {
  const isAttack = ({ moves }: { moves: readonly { also?: unknown }[] }) => moves.at(-1)?.also !== undefined;
  const game = upTo((session) => marches(session).some(({ places }) => [...places.values()].some(isAttack)));
  const attack = marches(game)
    .flatMap(({ places }) => [...places.values()])
    .find(isAttack)!;
  const prompts = attack.trial.steps.map(({ prompt }) => prompt);
  expect(prompts).toEqual(expect.arrayContaining(["fpw.attack", "fpw.choose-attackers"]));
  expect(attack.stands).toBe(false);
  const words = { say: (key: string, params?: object) => `${key} ${JSON.stringify(params)}` } as never;
  expect(attack.moves.flatMap((move) => planning.risks(move, words))[0]!.mark).toMatch(/^\d+(–\d+)?%$/);
});

test("an army with a fleet beside it is planned to sail first; it may march as well (12.1, 19.0)", () => {
  const names = (session: Session<State>) =>
    [...startsOf(planning, trialOf(session)).values()].map((deeds) => deeds.map(({ name }) => name));
  const game = upTo((session) => names(session).some((deeds) => deeds.length > 1));
  expect(names(game).find((deeds) => deeds.length > 1)).toEqual(["sail", "march"]);
});

test("how far fleets come is not known before the die is rolled (19.1)", () => {
  const game = upTo((session) =>
    [...startsOf(planning, trialOf(session))].some(([, deeds]) => deeds.some(({ name }) => name === "sail")),
  );
  const trial = trialOf(game);
  const [, deeds] = [...startsOf(planning, trial)].find(([, all]) => all.some(({ name }) => name === "sail"))!;
  const [opening] = openingsOf(planning, trial, deeds.find(({ name }) => name === "sail")!);
  expect(opening!.places.size).toBe(0);
  expect(opening!.trial.certain).toBeLessThanOrEqual(opening!.trial.steps.length);
});

const voyages = (game: Session<State>, answers: Answers = {}) => {
  const trial = trialOf(game);
  const deeds = [...startsOf(planning, trial).values()].flat().filter(({ name }) => name === "sail");
  const openings = deeds.map((deed) => {
    const beginnings = deed.beginnings.map((each) => ({ ...each, ...answers }));
    return openingsOf(planning, trial, { ...deed, beginnings })[0]!;
  });
  return openings.map(({ trial: { steps } }) =>
    steps.filter(({ prompt }) => prompt === "fpw.embark").map(({ answer }) => answer as string),
  );
};

test("a voyage proposes who goes aboard; whoever is wished for instead goes, and nobody in the place of one who cannot (19.3)", () => {
  const game = upTo((session) => voyages(session).some((aboard) => aboard.length > 2));
  const at = voyages(game).findIndex((aboard) => aboard.length > 2);
  const [first, second, ...more] = voyages(game)[at]!;
  expect(more.at(-1)).toBe("done");
  expect(voyages(game, { "fpw.embark": [second!, "done"] })[at]).toEqual([second, "done"]);
  expect(voyages(game, { "fpw.embark": [first!, first!, second!, "done"] })[at]).toEqual([first, second, "done"]);
  expect(voyages(game, { "fpw.embark": ["done"] })[at]).toEqual(["done"]);
});
