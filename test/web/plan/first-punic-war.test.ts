import { expect, test } from "vitest";
import { beginTrial, chanceFrom, headerFor, onlyAnswer, Session } from "../../../src/engine/index.ts";
import { planning as warPlanning } from "../../../src/games/first-punic-war/page/planning.ts";
import allEn from "../../../src/games/first-punic-war/page/words/all-en.ts";
import allFr from "../../../src/games/first-punic-war/page/words/all-fr.ts";
import { policy } from "../../../src/games/first-punic-war/players/frozen/policy.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import { strengthOf } from "../../../src/games/first-punic-war/rules/shifts.ts";
import type { State } from "../../../src/games/first-punic-war/rules/state.ts";
import { unitOfId } from "../../../src/games/first-punic-war/rules/units.ts";
import { adjustableIn, changedBy, goingIn } from "../../../src/web/plan/adjusting.ts";
import { risksOn } from "../../../src/web/plan/dangers.ts";
import { openingsOf, startsOf } from "../../../src/web/plan/explore.ts";
import type { Answers, Planning } from "../../../src/web/plan/planning.ts";
import { Words } from "../../../src/words/words.ts";
import { situation } from "../../first-punic-war/table.ts";

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
  expect(attack.moves.flatMap((move) => planning.risks(move, words))[0]!.mark).toMatch(/^\d+%\+?( !)?$/);
});

test("the odds are those of who attacks: fewer, if somebody stays behind (14.1)", () => {
  const words = { say: (key: string, params?: object) => `${key} ${JSON.stringify(params)}` } as never;
  let compared = 0;
  upTo((session) => {
    for (const { places } of marches(session))
      for (const { trial, moves } of places.values()) {
        const attackers = trial.steps.find(({ prompt }) => prompt === "fpw.choose-attackers")?.answer as string[] | undefined;
        if (!attackers || attackers.length < 2) continue;
        const strongest = attackers.find((id) => strengthOf(session.state, unitOfId(id)) > 0);
        const alone = changedBy(planning, { "fpw.choose-attackers": [strongest!] });
        const oddsBy = (plan: typeof planning) => Number.parseInt(risksOn(plan, { moves } as never, words)[0]!.mark!, 10);
        expect(oddsBy(alone)).toBeLessThanOrEqual(oddsBy(planning));
        if (oddsBy(alone) < oddsBy(planning)) compared++;
      }
    return compared > 0;
  });
  expect(compared).toBeGreaterThan(0);
});

test("who attacks is said by name where the attack is confirmed, unless everybody does (12.4)", () => {
  const words = new Words("en", allEn);
  const said = new Set<number>();
  upTo((session) => {
    for (const { places } of marches(session))
      for (const { trial } of places.values()) {
        const all = trial.steps.find(({ prompt }) => prompt === "fpw.choose-attackers")?.answer as string[] | undefined;
        if (!all || all.length < 2) continue;
        const list = adjustableIn(planning, trial);
        const { question } = list.findLast(({ question: { prompt } }) => prompt === "fpw.choose-attackers")!;
        const told = (answer: readonly string[]) => goingIn([...list.slice(0, -1), { question, answer }], words);
        if (question.kind !== "pick") throw new Error(question.kind);
        expect(told(question.options)).toBeNull();
        for (const id of question.options) expect(told([id])).toEqual({ what: "Who attacks", who: [words.say(id)] });
        said.add(question.options.length);
      }
    return said.size > 1;
  });
  expect(said.size).toBeGreaterThan(1);
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

test("24.2 an attack on a neutral is marked, and what it gives the enemy is said where it is confirmed", () => {
  const neutral = ["S-hoplite-1 3118", "R-legion-1 3117 veteran", "R-legion-2 3117 veteran"];
  const attackOn = (hex: string, ...more: string[]) =>
    marches(situation([...neutral, ...more]))
      .flatMap(({ places }) => [...places.values()])
      .find(({ at, moves }) => at === `hex:${hex}` && moves.at(-1)?.also)!;
  const risks = (hex: string, language: "en" | "fr", ...more: string[]) =>
    risksOn(planning, attackOn(hex, ...more), new Words(language, language === "en" ? allEn : allFr));
  const sure = (all: readonly { said: string; sure?: boolean }[]) => all.flatMap(({ said, sure }) => (sure ? [said] : []));
  expect(sure(risks("3118", "en"))).toEqual([
    "Syracuse is neutral: if you attack, it sides with Carthage, which gains 3 victory points.",
  ]);
  expect(sure(risks("3118", "fr"))).toEqual([
    expect.stringMatching(
      /^Syracuse est neutre\s: si vous attaquez, elle rejoint le camp de Carthage, qui gagne 3 points de victoire\.$/,
    ),
  ]);
  expect(risks("3118", "en").find(({ mark }) => mark)!.mark).toMatch(/^\d+%\+? !$/);
  const other = risks("3016", "en", "C-hoplite-2 3016");
  expect(sure(other)).toEqual([]);
  expect(other.find(({ mark }) => mark)!.mark).toMatch(/^\d+%\+?$/);
});
