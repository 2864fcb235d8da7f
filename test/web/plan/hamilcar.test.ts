import { expect, test } from "vitest";
import {
  beginTrial,
  chanceFrom,
  type Found,
  headerFor,
  onlyAnswer,
  type Plain,
  reachFrom,
  Session,
  type Trial,
} from "../../../src/engine/index.ts";
import { planning as hamilcarPlanning } from "../../../src/games/hamilcar/page/planning.ts";
import { stakes } from "../../../src/games/hamilcar/page/remarks.ts";
import { policy } from "../../../src/games/hamilcar/players/thumb.ts";
import { cusAt } from "../../../src/games/hamilcar/rules/forces.ts";
import { hamilcar } from "../../../src/games/hamilcar/rules/index.ts";
import { space } from "../../../src/games/hamilcar/rules/map.ts";
import type { Hamilcar } from "../../../src/games/hamilcar/rules/state.ts";
import { doneAt, joinedWay, joinsOn, openingsOf, startsOf, tryOn, wayTo } from "../../../src/web/plan/explore.ts";
import type { Planning } from "../../../src/web/plan/planning.ts";
import { gameAt, marching, stack } from "../../hamilcar/table.ts";

const planning: Planning = hamilcarPlanning;

/** The third card of Carthage in a game. */
function session(): Session<Hamilcar> {
  const game = Session.begin(hamilcar, headerFor(hamilcar, { seed: "two shot" }));
  const chance = chanceFrom("x");
  for (let nth = 3; ; ) {
    const question = game.question!;
    if (question.prompt === "hamilcar.play-card" && question.seat === "carthage" && --nth === 0) return game;
    game.answer(onlyAnswer(question) ?? policy(game.state, question, chance));
  }
}
const trialOf = (game: Session<Hamilcar>) => beginTrial(game, "carthage", "x");
const deedOf = (name: string, of: string, trial = trialOf(session())) => ({
  trial,
  deed: startsOf(planning, trial)
    .get(of)!
    .find((deed) => deed.name === name)!,
});

test("a general goes by land and by lane in one plan, and lands (7.2, 7.3)", () => {
  const { trial, deed } = deedOf("march", "general:hanno");
  const openings = openingsOf(planning, trial, deed);
  const [first] = openings;
  expect(first!.places.get("space:tunes")).toMatchObject({ stands: true });
  const landing = first!.places.get("space:agrigentum")!;
  expect(landing.way).toContain("fleet:carthago");
  expect(landing.trial.steps.map(({ prompt }) => prompt.slice("hamilcar.".length))).toEqual(
    expect.arrayContaining(["play-card", "use-card", "take-warships", "sail"]),
  );
  expect(landing.trial.session.state).toMatchObject({ fleets: { carthage: null } });
});

test("of two ways that leave as much movement the one that is shorter at sea is proposed (7.3)", () => {
  const { trial, deed } = deedOf("march", "general:hanno");
  const [first] = openingsOf(planning, trial, deed);
  const way = first!.places.get("space:carales")!.way;
  expect(way.slice(0, 3)).toEqual(["space:carthago", "space:utica", "fleet:utica"]);
});

test("of two ways that leave as much movement the one past fewer ports where the enemy may intercept is proposed (8.1)", () => {
  const ports = (warships: number) => {
    const forces = [
      stack("carthage", "panormus", 3, { generals: ["hanno"] }),
      stack("rome", "neapolis", 3, { generals: ["megellus"] }),
    ];
    const game = marching("hanno", { forces, warships: { carthage: { ready: 3 }, rome: { ready: warships } } });
    const { way, left } = reachFrom(trialOf(game), planning.ground).get("space:paestum")!;
    return { left, way: way.filter((place) => place.startsWith("fleet:")).map((place) => place.slice("fleet:".length)) };
  };
  expect(ports(0)).toEqual({ left: 1, way: ["panormus", "neapolis", "paestum"] });
  expect(ports(3)).toEqual({ left: 1, way: ["panormus", "lipara", "regium", "paestum"] });
});

test("whoever rests on the way can go along from there, as part of the plan (7.1)", () => {
  const game = marching("hanno", {
    forces: [stack("carthage", "carthago", 3, { generals: ["hanno"] }), stack("carthage", "tunes", 4)],
  });
  const trial: Trial = trialOf(game);
  const opening = { answers: {}, alike: [], trial, places: reachFrom(trial, planning.ground) };
  const way = wayTo(planning, opening, [], "space:hadrumetum")!;
  expect(joinsOn(planning, way)).toEqual(["space:tunes"]);
  const joined = joinedWay(planning, opening, [], "space:tunes", way)!;
  expect(joined.way).toEqual(way.way);
  const arrived = (found: Found) => cusAt(found.trial.session.state as Hamilcar, "carthage", space("hadrumetum"));
  expect([arrived(way), arrived(joined)]).toEqual([3, 7]);
  // nobody is there to go along, or only those who go anyway
  expect(joinsOn(planning, wayTo(planning, opening, [], "space:utica")!)).toEqual([]);
});

test("a card that costs no supply train is proposed before a cheaper one that does (2.3.D1)", () => {
  const game = gameAt({
    active: "carthage",
    hands: { rome: [], carthage: [44, 25] },
    forces: [stack("carthage", "carthago", 4, { generals: ["hanno"], supply: 2 })],
  });
  const { trial, deed } = deedOf("march", "general:hanno", trialOf(game));
  const [first, ...others] = openingsOf(planning, trial, deed).map(({ answers }) => answers);
  expect(deed.beginnings[0]!["hamilcar.play-card"]).toBe("card:44"); // a 2, for a general who asks for a 3
  expect(first).toMatchObject({ "hamilcar.play-card": "card:25", "hamilcar.use-card": "activate" });
  expect(others.at(-1)).toMatchObject({ "hamilcar.play-card": "card:44" });
});

test("who goes can be chosen before he sets out (7.1)", () => {
  const { trial, deed } = deedOf("march", "general:hanno");
  const [opening] = openingsOf(planning, trial, deed);
  const chosen = tryOn(planning, trial, { ...opening!.answers, ...planning.choosing });
  expect(chosen.asked.map(({ prompt }) => prompt)).toContain("hamilcar.take-units");
  expect(planning.ground.stand(chosen.session.question!, chosen.session.state)).not.toBeNull();
});

test("operation points are spent on several places with one plan (5.2.C2)", () => {
  const trial = trialOf(session());
  const starts = startsOf(planning, trial);
  const spaces = [...starts].filter(([id, deeds]) => id.startsWith("space:") && deeds.some(({ name }) => name === "points"));
  const deed = spaces[0]![1].find(({ name }) => name === "points")!;
  const places = spaces.slice(0, 2).map(([id]) => id);
  const done = doneAt(planning, trial, deed, { "hamilcar.spend-point": places })!;
  expect(done.steps.filter(({ prompt }) => prompt === "hamilcar.spend-point").map(({ answer }) => answer)).toEqual(places);
});

test("the danger of an interception is known before the voyage (8.1)", () => {
  const { trial, deed } = deedOf("march", "general:hanno");
  const words = { say: (key: string) => key } as never;
  const safe = openingsOf(planning, trial, deed)
    .flatMap(({ places }) => [...places.values()])
    .map(({ moves }) => moves.flatMap((move) => planning.risks(move, words)).reduce((all, risk) => all * (risk.safe ?? 1), 1));
  expect(Math.min(...safe)).toBeLessThan(1);
  expect(Math.max(...safe)).toBe(1);
});

test("a fleet that can only land is planned to its port, with the battle there (7.3.B)", () => {
  const way = (...defenders: Plain[]) => {
    const forces = [stack("carthage", "carthago", 3, { generals: ["hanno"] }), ...defenders];
    const game = marching("hanno", { forces, warships: { carthage: { ready: 3 } } });
    return reachFrom(trialOf(game), planning.ground).get("space:neapolis")!;
  };
  expect(way()).toMatchObject({ stands: true, left: 0 });
  const fought = way(stack("rome", "neapolis", 6));
  expect(fought.stands).toBe(false);
  expect(planning.isFight(fought.moves.at(-1)!)).toBe(true);
});

test("10 a garrison that can go inside the walls is no battle, one too large for them is", () => {
  const words = { say: (key: string) => key } as never;
  const into = (garrison: number) => {
    const game = marching("megellus", {
      forces: [stack("rome", "heraclea", 4, { generals: ["megellus"] }), stack("carthage", "lilybaeum", garrison)],
    });
    const move = { trial: beginTrial(game as unknown as Session, "rome", "x"), option: "space:lilybaeum" };
    const warned = stakes(move.option, game.question as never, game.view("rome"), words, game.header);
    return { isFight: planning.isFight(move), said: planning.risks(move, words).map(({ said }) => said), warned };
  };
  expect(into(2)).toEqual({ isFight: false, said: ["face.plan.garrison"], warned: [] });
  expect(into(5)).toEqual({ isFight: true, said: [], warned: ["face.stake.battle"] });
});
