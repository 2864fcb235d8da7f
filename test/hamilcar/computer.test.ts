import { expect, test } from "vitest";
import { seenBy } from "../../src/bots/index.ts";
import { Search, THOROUGH } from "../../src/bots/search.ts";
import { chanceFrom } from "../../src/engine/index.ts";
import { intentsOf } from "../../src/games/hamilcar/players/intents.ts";
import { learning } from "../../src/games/hamilcar/players/learning.ts";
import { measureAs } from "../../src/games/hamilcar/players/measures.ts";
import { goalsOf, prospect } from "../../src/games/hamilcar/players/movement.ts";
import { PLAIN } from "../../src/games/hamilcar/players/plans.ts";
import { allocateSome, pickSome } from "../../src/games/hamilcar/players/several.ts";
import { Ground } from "../../src/games/hamilcar/players/targets.ts";
import { HamilcarThumb } from "../../src/games/hamilcar/players/thumb.ts";
import { worthOf } from "../../src/games/hamilcar/players/worth.ts";
import { general } from "../../src/games/hamilcar/rules/generals.ts";
import { AT_SEA, space } from "../../src/games/hamilcar/rules/map.ts";
import { AWAY, type Fleet, type Hamilcar } from "../../src/games/hamilcar/rules/state.ts";
import { LAST_TURN } from "../../src/games/hamilcar/rules/tables.ts";
import type { Allocate, Choose, Pick, Question } from "../../src/games/shared/rules/seats.ts";
import { type Game, gameAt, marching, stack } from "./table.ts";

/** Hamilcar with an army at Neapolis, which has been taken, and Romans in Sicily. */
const invaded = (ready: number) =>
  gameAt({
    active: "rome",
    hands: { rome: [41, 42], carthage: [] },
    control: { carthage: ["neapolis"] },
    warships: { carthage: { ready } },
    forces: [
      stack("carthage", "neapolis", 6, { generals: ["hamilcar"] }),
      stack("rome", "panormus", 3, { generals: ["scipio"] }),
    ],
  }).state;

test("an army fears enemies who could land where it stands, but only if they have warships", () => {
  const army = { cus: 3, rating: 1 };
  const fear = (ready: number) => new Ground(invaded(ready), "rome").exposure(space("panormus"), army);
  expect(fear(3)).toBeGreaterThan(0);
  expect(fear(0)).toBe(0);
});

test("what a general could do is the same, whether the ground is shared with others or not", () => {
  const s = invaded(3);
  const ground = new Ground(s, "carthage");
  const alone = prospect(s, "carthage", general("hamilcar"));
  for (let again = 0; again < 2; again++)
    expect(prospect(s, "carthage", general("hamilcar"), undefined, undefined, ground)).toBe(alone);
  expect(alone).toBeGreaterThan(0);
});

/** The lines that a side compares when it is to play a card. */
function linesOf(position: Parameters<typeof gameAt>[0]) {
  const { state, question } = gameAt(position);
  const { mind } = learning;
  return mind.lines(state, question!, mind.plans(state, question!.seat), chanceFrom("lines"));
}

test("6.2 the last cards of the war are played to its end, since a tie is a defeat for Rome", () => {
  const played = (turn: number, carthage: number[]) =>
    linesOf({ active: "rome", turn, hands: { rome: [41, 42], carthage } }).map(({ toTheEnd = false }) => toTheEnd);
  expect(played(LAST_TURN, [43, 44])).not.toContain(false);
  expect(played(LAST_TURN, [43, 44, 45])).not.toContain(true);
  expect(played(LAST_TURN - 1, [43])).not.toContain(true);
});

test("what a card gains is judged at the end of the turn, or nine cards later", () => {
  const judgedIn = (rome: number[], carthage: number[]): number => {
    const game = gameAt({ active: "rome", turn: 3, hands: { rome, carthage } });
    const mind = { ...learning.mind, value: ({ turn }: Hamilcar) => turn };
    return new Search(mind, seenBy(game, "rome"), "rome", "seed", THOROUGH).play(0, 0);
  };
  expect(judgedIn([41, 42], [43])).toBe(4);
  expect(judgedIn([36, 37, 38, 39, 40, 41, 42], [43, 44, 45, 46, 47, 48, 49])).toBe(3);
});

test("each side goes by its own figures, whoever has thought before", () => {
  const { mind } = learning;
  const { state, question } = gameAt({ active: "rome", hands: { rome: [41, 42], carthage: [43] } });
  const promises = () =>
    mind.lines(state, question!, mind.plans(state, "rome"), chanceFrom("lines")).map(({ promise }) => promise);
  measureAs("carthage");
  const after = promises();
  measureAs("rome");
  expect(promises()).toEqual(after);
});

/** Goes on by rule of thumb, with somebody sent somewhere, until something else is asked. */
function sent(game: Game, who: string, to: string, ...prompts: string[]): Game {
  const goal = { general: general(who), to: space(to), worth: 0 };
  const thumb = new HamilcarThumb("rome", PLAIN, chanceFrom("sent"), { play: "", use: "", worth: 0, goal });
  while (prompts.some((prompt) => game.question?.prompt === `hamilcar.${prompt}`))
    game.answer(thumb.answer(game.state, game.question as Question));
  return game;
}
const ON_THE_MARCH = ["march", "take-generals", "take-units"];

test("2.3.G who sails where he can be intercepted leaves troops behind to make room for warships", () => {
  const aboard = (enemies: number) => {
    const game = marching("catulus", {
      seamanship: "good",
      control: { rome: ["roma"], carthage: ["lipara", "syracusae"] },
      warships: { rome: { ready: 4 }, carthage: { ready: enemies } },
      forces: [
        stack("rome", "roma", 10, { generals: ["catulus"] }),
        stack("carthage", "lipara", 1),
        stack("carthage", "syracusae", 3, { generals: ["hamilcar"] }),
      ],
    });
    sent(game, "catulus", "lipara", ...ON_THE_MARCH, "take-warships");
    return [game.state.warships.rome.atSea, game.state.cus.rome[AT_SEA]];
  };
  expect(aboard(5)).toEqual([4, 6]);
  expect(aboard(0)).toEqual([0, 10]);
});

test("an army picks up troops without a general on its way", () => {
  const game = marching("regulus", {
    control: { rome: ["roma", "fregellae", "capua"] },
    forces: [stack("rome", "roma", 5, { generals: ["regulus"] }), stack("rome", "fregellae", 3)],
  });
  sent(game, "regulus", "capua", ...ON_THE_MARCH);
  expect(game.state.cus.rome[space("capua")]).toBe(8);
});

test("5.6 supply trains pay for the difference of points, first those with few troops, last those of a city with enemies before it", () => {
  const { state } = gameAt({
    active: "rome",
    hands: { rome: [41, 42], carthage: [43] },
    control: { rome: ["roma", "tarentum", "messana"] },
    forces: [
      stack("rome", "roma", 6, { supply: 2 }),
      stack("rome", "tarentum", 1, { supply: 2 }),
      stack("rome", "inside:messana", 2, { supply: 2 }),
      stack("carthage", "messana", 3, { generals: ["hanno"] }),
    ],
  });
  const trains = (at: string) => ({ id: `supply:${at}`, min: 0, max: 2 });
  const question = { kind: "allocate", seat: "rome", prompt: "hamilcar.reduce-difference", rule: "5.6" } as const;
  const items = [trains("messana"), trains("roma"), trains("tarentum")];
  expect(allocateSome(state, { ...question, items, min: 0, max: 3 } as Allocate, chanceFrom("trains"))).toEqual({
    "supply:messana": 0,
    "supply:roma": 1,
    "supply:tarentum": 2,
  });
});

test("5.2.C4 the Dictator is named while there are cards that can send him", () => {
  const worth = (rome: number[]) => {
    const { state } = gameAt({ active: "rome", hands: { rome, carthage: [43] } });
    return intentsOf(state, "rome", PLAIN, ["dictator"])[0]!.worth;
  };
  expect(worth([41, 42])).toBeLessThan(worth([37, 38, 41, 42]));
  expect(worth([35, 36, 37, 42])).toBeLessThan(worth([41, 42]));
});

test("5.2.C3 Xanthippus is not hired when no card can send him, nobody when the Miat would give up the war", () => {
  const hires = (turn: number, carthage: number[], miat: string[], hired = false) => {
    const { state } = gameAt({ active: "carthage", turn, hands: { rome: [43], carthage }, miat });
    if (hired) state.generals[general("xanthippus")] = AWAY.gone;
    return intentsOf(state, "carthage", PLAIN, ["hire", `card:${carthage[0]}`]).some(({ play }) => play === "hire");
  };
  const full = ["centre", "r1", "r2", "r3", "r4", "r5", "r6"];
  expect(hires(3, [41, 42], full)).toBe(true);
  expect(hires(3, [36, 42], full)).toBe(false);
  expect(hires(3, [36, 42], full, true)).toBe(true);
  expect(hires(2, [41, 42], full)).toBe(false);
});

test("2.2.E1 whoever leads an army out, the best of equal rank commands it in battle", () => {
  const { state } = gameAt({
    active: "carthage",
    hands: { rome: [43], carthage: [41, 42] },
    control: { rome: ["messana"], carthage: ["thermae", "syracusae"] },
    forces: [
      stack("carthage", "thermae", 5, { generals: ["gisco", "hamilcar"] }),
      stack("rome", "messana", 4, { generals: ["caudex"] }),
    ],
  });
  measureAs("carthage");
  const attack = (who: string) => goalsOf(state, "carthage", general(who), PLAIN).find(({ to }) => to === space("messana"));
  expect(attack("gisco")?.worth).toBe(attack("hamilcar")!.worth);
});

test("13.3.A in Golden Geek an army leaves a CU behind only if five go on", () => {
  const arriving = (cus: number, ruleset: "golden-geek" | "silver") => {
    const game = marching(
      "regulus",
      {
        hands: { rome: [43], carthage: [] },
        control: { rome: ["messana"], carthage: ["thermae", "panormus"] },
        forces: [stack("rome", "messana", cus, { generals: ["regulus"] })],
      },
      { ruleset },
    );
    sent(game, "regulus", "panormus", ...ON_THE_MARCH);
    return game.state.cus.rome[space("panormus")];
  };
  expect(arriving(6, "golden-geek")).toBe(5);
  expect(arriving(5, "golden-geek")).toBe(5);
  expect(arriving(5, "silver")).toBe(4);
});

test("13.5.D a landing among enemies is worth less without an Admiral, who alone can retreat by sea", () => {
  const { state } = gameAt({
    active: "carthage",
    hands: { rome: [43], carthage: [41, 42] },
    control: { rome: ["lipara", "roma", "syracusae", "agrigentum"], carthage: ["panormus"] },
    forces: [
      stack("carthage", "panormus", 8, { generals: ["hanno", "carthalo"] }),
      stack("rome", "lipara", 4, { generals: ["flaccus"] }),
    ],
  });
  measureAs("carthage");
  const landing = (who: string) =>
    goalsOf(state, "carthage", general(who), PLAIN).find(({ to }) => to === space("lipara"))!.worth;
  expect(landing("hanno")).toBeLessThan(landing("carthalo"));
});

test("8.4 an Admiral commands at sea, and nobody who would take the command from him comes aboard", () => {
  const { state } = gameAt({ active: "rome", hands: { rome: [41, 42], carthage: [43] } });
  const asked = (prompt: string, options: string[]) =>
    ({ seat: "carthage", prompt: `hamilcar.${prompt}`, rule: "8.4", options }) as const;
  const commander = { ...asked("commander", ["general:xanthippus", "general:gisco"]), kind: "choose" } as Choose;
  const worth = (option: string) => worthOf(state, commander, option, PLAIN);
  expect(worth("general:gisco")).toBeGreaterThan(worth("general:xanthippus"));
  const fleet = { commander: -1 } as Fleet;
  const gathering = { ...asked("gather-generals", ["general:barca", "general:hamilcar"]), kind: "pick", min: 0, max: 2 } as Pick;
  const aboard = pickSome({ ...state, fleets: { rome: null, carthage: fleet } }, gathering, chanceFrom("aboard"));
  expect(aboard).toEqual(["general:hamilcar"]);
});

test("a campaign card is not spent on one general, since its event sends him and others as well", () => {
  const MINOR_CAMPAIGN = 28;
  const { state } = gameAt({
    active: "rome",
    hands: { rome: [MINOR_CAMPAIGN, 41], carthage: [43] },
    control: { carthage: ["neapolis"] },
    forces: [stack("rome", "roma", 6, { generals: ["regulus"] }), stack("carthage", "neapolis", 3)],
  });
  const uses = (card: number) => intentsOf(state, "rome", PLAIN, [`card:${card}`]).map(({ use }) => use);
  expect(uses(MINOR_CAMPAIGN)).toContain("event");
  expect(uses(MINOR_CAMPAIGN)).not.toContain("activate");
  expect(uses(41)).toContain("activate");
});

test("5.1.C the best of consuls and proconsul is proconsul, by rule of thumb", () => {
  const { state } = gameAt({
    active: "rome",
    hands: { rome: [41, 42], carthage: [43] },
    offices: { catulus: "consul", florus: "consul", flaccus: "proconsul" },
    forces: [
      stack("rome", "roma", 4, { generals: ["catulus", "flaccus"] }),
      stack("rome", "regium", 4, { generals: ["florus"] }),
    ],
  });
  const asked = (...options: string[]) =>
    ({ kind: "choose", seat: "rome", prompt: "hamilcar.proconsul", rule: "5.1.C", options }) as Choose;
  const { mind } = learning;
  const lines = (question: Choose) => mind.lines(state, question, mind.plans(state, "rome"), chanceFrom("lines"));
  expect(lines(asked("none", "general:catulus", "general:florus")).map(({ answer }) => answer)).toEqual(["general:catulus"]);
  state.office[general("catulus")] = state.office[general("flaccus")]!;
  state.generals[general("flaccus")] = -1;
  expect(lines(asked("none", "general:florus")).map(({ answer }) => answer)).toEqual(["none"]);
});

test("17.1 storms are not called down upon a fleet that hardly feels them", () => {
  const { state } = gameAt({ active: "carthage", hands: { rome: [41], carthage: [11, 42] } });
  state.cus.rome[AT_SEA] = 5;
  state.warships.rome.atSea = 4;
  const { mind } = learning;
  const lines = (seat: string, prompt: string, card: string, params: Choose["params"]) =>
    mind
      .lines(
        state,
        { kind: "choose", seat, prompt: `hamilcar.${prompt}`, rule: "17.1", options: ["pass", card], params } as Choose,
        mind.plans(state, "carthage"),
        chanceFrom("lines"),
      )
      .map(({ answer }) => answer);
  expect(lines("carthage", "cruel-sea", "card:11", { rolls: 0 })).toEqual(["pass"]);
  expect(lines("carthage", "cruel-sea", "card:11", { rolls: 1 })[0]).toBe("card:11");
  expect(lines("rome", "storms-at-sea", "card:39", { units: 3 })[0]).toBe("pass");
  expect(lines("rome", "storms-at-sea", "card:39", { units: 10 })[0]).toBe("card:39");
});
