import { expect, test } from "vitest";
import type { Memory } from "../../src/bots/bot.ts";
import { seenBy } from "../../src/bots/index.ts";
import { playerWith } from "../../src/bots/levels.ts";
import { type Answer, chanceFrom, type Plain, type Session } from "../../src/engine/index.ts";
import { seaDeed } from "../../src/games/first-punic-war/players/deeds.ts";
import { learning } from "../../src/games/first-punic-war/players/learning.ts";
import { openPlans } from "../../src/games/first-punic-war/players/plans.ts";
import { rally } from "../../src/games/first-punic-war/players/prospects.ts";
import { targetsOf } from "../../src/games/first-punic-war/players/targets.ts";
import { FirstPunicWarThumb } from "../../src/games/first-punic-war/players/thumb.ts";
import { CARTHAGINIAN, ROMAN, type State } from "../../src/games/first-punic-war/rules/state.ts";
import type { Choose, Seat } from "../../src/games/shared/rules/seats.ts";
import { attack, hexAt, landForce, navalForce, play, powers, situation, where } from "./table.ts";

// Blunders that were seen in games against the strongest computer player

type Game = Session<State, Plain, Seat>;

/** Goes by rules of thumb, without mistakes. */
const steady = playerWith(learning.mind, { id: "steady", care: 0, errs: 0 });

/** Lets the computer answer as long as a side is asked, for that many answers at most. */
function answersOf(game: Game, seat: Seat, most = 40): Answer[] {
  const memory: Memory<State> = {};
  const answers: Answer[] = [];
  while (game.question?.seat === seat && answers.length < most) {
    const budget = { milliseconds: 0, seed: `${game.version}` };
    answers.push(steady.choose(seenBy(game, seat), seat, budget, memory as Memory));
    game.answer(answers.at(-1)!, seat);
  }
  return answers;
}

/** What rules of thumb answer to a question about markers. */
const thumbAnswer = (game: Game, seat: Seat, question: Partial<Choose>): Answer =>
  new FirstPunicWarThumb(seat, openPlans(game.state, seat)[0]!, chanceFrom("thumb")).answer(game.state, {
    kind: "choose",
    seat,
    rule: "23.1",
    ...question,
  } as Choose);

const HOME = [
  "R-garrison-1 2809",
  "R-legion-1 2809 veteran",
  "R-legion-2 2809 veteran",
  "C-garrison-1 2417",
  "C-sacred-foot 2417",
];

test("9.3 no leader is drawn for a force that he may not join: at Messana there is no legion", () => {
  const units = [...HOME, "R-duilius 2809", "R-mamertines 3116", "R-garrison-11 3116", "R-fleet-1 3116", "R-fleet-2 3116"];
  const game = situation(units, { phase: "mobilization" });
  expect(answersOf(game, "rome")).not.toContain("draw-leader");
});

test("23.1 a Dictator is called where he has somebody to command, or not at all", () => {
  const rome = ["R-garrison-1 2809", "R-legion-1 2809 veteran", "R-legion-2 2809 veteran", "R-duilius 2809", "R-garrison-6 2906"];
  const carthage = ["C-garrison-1 2417", "C-sacred-foot 2417"];
  const calls = (...more: string[]) => {
    const markers = { rome: ["dictator"], carthage: [] };
    const game = situation([...rome, ...carthage, ...more], { phase: "mobilization", ap: { rome: 1, carthage: 5 }, markers });
    const [first] = answersOf(game, "rome");
    return first;
  };
  expect(calls()).not.toBe("marker:dictator");
  expect(calls("R-legion-3 3216 veteran", "R-legion-4 3216 veteran", "R-garrison-10 3216")).toBe("marker:dictator");
});

const SCATTERED = [
  ...HOME,
  "R-valerius-max 3011",
  "R-legion-3 3011",
  "R-legion-4 3512",
  "R-legion-5 3412",
  "C-hoplite-2 3010",
  "C-garrison-2 3216",
];

test("12.3 whoever holds a fortress alone does not leave it to join a leader", () => {
  const game = situation(SCATTERED);
  play(game, ["choose-operation", "op:concentrate"]);
  expect(game.question).toMatchObject({ prompt: "fpw.choose-joining" });
  expect(answersOf(game, "rome", 1)[0]).toHaveLength(1);
});

test("12.3 whoever is cut off does not count for a concentration", () => {
  const gain = (...more: string[]): number => {
    const units = ["R-valerius-max 3216", "R-legion-3 3216", "R-legion-4 3414", "R-legion-5 3414", "C-garrison-2 3116"];
    const { state } = situation([...HOME, ...units, ...more]);
    return rally(state, ROMAN, hexAt("3216"), targetsOf(state, ROMAN));
  };
  expect(gain()).toBeGreaterThan(0);
  expect(gain("C-hoplite-2 3315")).toBe(0);
});

test("16.1 routed units do not run into the town of a neutral power, which would side with the enemy", () => {
  const units = [
    "C-hoplite-2 2507",
    "C-hoplite-3 2507",
    "C-hamilcar 2507",
    "C-garrison-1 2417",
    "R-regulus 2506",
    "G-auxiliary-1 2505",
  ];
  for (let number = 0; number < 6; number++) {
    const game = situation(units, { side: "carthage", powers: powers() });
    game.renewChance(`rout ${number}`);
    game.dice([3, 6]); // the defender routs, six hexes
    landForce(game, "2507", "C-hoplite-2", "C-hoplite-3", "C-hamilcar");
    attack(game, "2506");
    expect(game.question).toMatchObject({ prompt: "fpw.retreat", params: { left: 6 } });
    answersOf(game, "rome");
    expect(game.state.powers).toEqual(situation(units, { powers: powers() }).state.powers);
  }
});

test("7.1 a Levy is the last marker to be given back", () => {
  const game = situation(HOME);
  const options = ["marker:levy", "marker:treachery", "marker:tactics-1", "marker:diplomacy-3"] as const;
  expect(thumbAnswer(game, "rome", { prompt: "fpw.return-marker", options })).toBe("marker:tactics-1");
});

test("23.1 Treachery is kept for more than a Dictator or Tactics 1, until the last turn", () => {
  const options = ["marker:treachery", "pass"] as const;
  const against = (marker: string, turn: number) =>
    thumbAnswer(situation(HOME, { turn }, {}, "I"), "carthage", {
      prompt: "fpw.treachery",
      options,
      params: { side: "side:rome", marker },
    });
  expect(against("marker:dictator", 2)).toBe("pass");
  expect(against("marker:tactics-1", 2)).toBe("pass");
  expect(against("marker:levy", 2)).toBe("marker:treachery");
  expect(against("marker:diplomacy-2", 2)).toBe("marker:treachery");
  expect(against("marker:dictator", 4)).toBe("marker:treachery");
});

test("16.1 a routed fleet ends its way in a port if there is one", () => {
  const units = [...HOME, "R-fleet-1 3515", "R-garrison-11 3116", "C-fleet-1 3615", "C-fleet-2 3615", "C-fleet-3 3615"];
  for (let number = 0; number < 4; number++) {
    const game = situation(units, { side: "carthage" });
    game.renewChance(`rout ${number}`);
    game.dice([4, 4, 4]); // naval movement, the defender routs, morale
    navalForce(game, "3615", "C-fleet-1", "C-fleet-2", "C-fleet-3");
    attack(game, "3515");
    answersOf(game, "rome");
    expect(where(game, "R-fleet-1")).toBe("3116");
  }
});

test("14.0 troops rather leave a quiet fortress than one beside an army", () => {
  const squadron = (number: number, hex: string) => [
    `C-hoplite-${number} ${hex} veteran`,
    `C-cavalry-${number} ${hex} veteran`,
    `C-fleet-${number} ${hex} veteran`,
    `C-garrison-${number} ${hex}`,
  ];
  const units = [...squadron(2, "2717"), ...squadron(3, "2314"), "C-garrison-1 2417", "C-sacred-foot 2417", "R-garrison-1 2809"];
  const army = ["R-legion-1 2917 veteran", "R-legion-2 2917 veteran", "R-legion-3 2917 veteran", "R-duilius 2917"];
  const first = (...more: string[]) => {
    const { state } = situation([...units, "R-garrison-10 3216", ...more], { side: "carthage" });
    const rhegium = targetsOf(state, CARTHAGINIAN).filter(({ hex }) => hex === hexAt("3216"));
    const worth = (hex: string) => seaDeed(state, CARTHAGINIAN, hexAt(hex), rhegium).worth;
    return worth("2717") > worth("2314") ? "Lilybaeum" : "Karaly";
  };
  expect(first()).toBe("Lilybaeum");
  expect(first(...army)).toBe("Karaly");
});
