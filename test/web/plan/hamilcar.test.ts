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
import allEn from "../../../src/games/hamilcar/page/words/all-en.ts";
import { policy } from "../../../src/games/hamilcar/players/frozen/policy.ts";
import { cusAt } from "../../../src/games/hamilcar/rules/forces.ts";
import { hamilcar } from "../../../src/games/hamilcar/rules/index.ts";
import { space } from "../../../src/games/hamilcar/rules/map.ts";
import type { Hamilcar } from "../../../src/games/hamilcar/rules/state.ts";
import { fightOn, markOn } from "../../../src/web/plan/dangers.ts";
import {
  doneAt,
  endsOf,
  joinedWay,
  joinsOn,
  openingsOf,
  startsOf,
  takesMore,
  tryOn,
  wayTo,
  wonBy,
} from "../../../src/web/plan/explore.ts";
import type { Planning } from "../../../src/web/plan/planning.ts";
import { mayBeRemembered } from "../../../src/web/table/remembered.svelte.ts";
import { Words } from "../../../src/words/words.ts";
import { gameAt, marching, play, stack } from "../../hamilcar/table.ts";

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

test("where the last point of movement brings an army none is left, and where it must fight nobody knows (7.2)", () => {
  const english = new Words("en", allEn);
  const trial = trialOf(session());
  const marks = [...startsOf(planning, trial)].flatMap(([id, deeds]) =>
    deeds
      .filter(({ name }) => name === "march")
      .flatMap((deed) => [...openingsOf(planning, trial, deed)[0]!.places].map(([place, way]) => ({ id, place, way }))),
  );
  const ended = marks.filter(({ way }) => !way.stands && way.trial.certain > way.trial.steps.length && !fightOn(planning, way));
  expect(ended.length).toBeGreaterThan(0);
  for (const { way } of ended) expect(markOn(planning, way, english).parts.map(({ text }) => text)).not.toContain("?");
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

test("14.2 a plan against a city whose garrison can shut the gates says what a siege roll may bring", () => {
  const game = marching("hanno", {
    control: { rome: ["syracusae"], carthage: ["carthago"] },
    forces: [stack("carthage", "camarina", 4, { generals: ["hanno"] }), stack("rome", "syracusae", 1)],
  });
  const trial: Trial = trialOf(game);
  const move = reachFrom(trial, planning.ground).get("space:syracusae")!.moves.at(-1)!;
  const risks = planning.risks(move, { say: (key: string) => key } as never, planning.ground.guide);
  expect(risks.find(({ said }) => said === "face.plan.garrison-siege")?.chance).toBeGreaterThan(0);
});

test("14.2 a plan that ends with a siege says what its roll may bring", () => {
  const game = marching("hanno", {
    control: { rome: ["syracusae"], carthage: ["carthago"] },
    forces: [stack("carthage", "camarina", 4, { generals: ["hanno"] })],
  });
  const trial: Trial = trialOf(game);
  const opening = { answers: {}, alike: [], trial, places: reachFrom(trial, planning.ground) };
  const arrived = wayTo(planning, opening, [], "space:syracusae")!.trial;
  const siege = endsOf(planning, arrived).find(({ end }) => end.id === "besiege")!.end;
  const risks = siege.risks!({ say: (key: string) => key } as never);
  expect(risks.map(({ said }) => said)).toContain("face.odds.siege-point");
});

test("of two cards of one number the one whose event is the enemy's is proposed", () => {
  const { question, state } = gameAt({ active: "carthage", hands: { rome: [], carthage: [16, 33] } });
  expect(planning.beginnings(question!, state, "carthage")[0]!["hamilcar.play-card"]).toBe("card:33");
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

test("5.2.C2 no place more is asked for than there are points, and a province that they win is named", () => {
  const control = { carthage: ["carthago", "lilybaeum", "panormus", "drepanum", "agrigentum", "thermae"] };
  const spending = (card: number) => {
    const game = gameAt({ active: "carthage", control, hands: { rome: [1], carthage: [card] } });
    play(game, ["use-card", "points"]);
    const trial = beginTrial(game as unknown as Session, "carthage", "x");
    return {
      trial,
      deed: startsOf(planning, trial)
        .get("space:enna")!
        .find(({ many }) => many !== "")!,
    };
  };
  const { trial, deed } = spending(39); // one point
  expect(takesMore(planning, trial, deed, ["space:enna"])).toBe(false);
  const three = spending(41);
  expect(takesMore(planning, three.trial, three.deed, ["space:enna"])).toBe(true);
  expect(takesMore(planning, three.trial, three.deed, ["space:enna", "space:catana", "space:aleria"])).toBe(false);
  const words = { say: (key: string, params: object) => [key, params] } as never;
  const wonWith = (place: string) => wonBy(planning, trial, [doneAt(planning, trial, deed, { [deed.many]: [place] })!], words);
  expect(wonWith("space:enna")).toEqual([["face.won-province", { province: "province:sicilia" }]]);
  expect(wonWith("space:aleria")).toEqual([]);
});

test("15.3 PCs that make the Miat Warlike are said to bring a province", () => {
  const game = gameAt({ active: "carthage", miat: ["centre", "r3"], hands: { rome: [1], carthage: [39] } });
  play(game, ["use-card", "points"]);
  const trial = beginTrial(game as unknown as Session, "carthage", "x");
  const deed = startsOf(planning, trial)
    .get("miat:r4")!
    .find(({ many }) => many !== "")!;
  const english = new Words("en", allEn);
  expect(wonBy(planning, trial, [doneAt(planning, trial, deed, { [deed.many]: ["miat:r4"] })!], english)).toEqual([
    "the Miat becomes Warlike: one province more for Carthage, and units may leave Africa",
    "one general more each turn",
  ]);
});

test("5.6 the points of the War Chest are never spent by a remembered answer", () => {
  const asked = (prompt: string) =>
    ({ kind: "choose", seat: "rome", prompt, rule: "1", options: ["space:enna", "done"] }) as const;
  expect(mayBeRemembered(asked("hamilcar.spend-difference"), undefined, planning)).toBe(false);
  expect(mayBeRemembered(asked("hamilcar.spy"), undefined, planning)).toBe(true);
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

test("10 where a garrison can go inside the walls the battle is marked too, and the plan says what else may come", () => {
  const words = { say: (key: string) => key } as never;
  const into = (garrison: number, army = 4) => {
    const game = marching("megellus", {
      forces: [stack("rome", "heraclea", army, { generals: ["megellus"] }), stack("carthage", "lilybaeum", garrison)],
    });
    const move = { trial: beginTrial(game as unknown as Session, "rome", "x"), option: "space:lilybaeum" };
    const warned = stakes(move.option, game.question as never, game.view("rome"), words, game.header);
    return { isFight: planning.isFight(move), said: planning.risks(move, words).map(({ said }) => said), warned };
  };
  expect(into(2)).toEqual({ isFight: true, said: ["face.plan.garrison", "face.plan.garrison-siege"], warned: [] });
  expect(into(5)).toEqual({ isFight: true, said: [], warned: ["face.stake.battle"] });
  // five CUs overrun a single one: there is no battle to win, and the plan says so (7.2.E)
  expect(into(1, 5).said).toEqual(["face.plan.garrison", "face.plan.overrun", "face.plan.garrison-siege"]);
  expect(into(1).said).toEqual(["face.plan.garrison", "face.plan.garrison-siege"]);
});
