import { expect, test } from "vitest";
import { chanceFrom } from "../../src/engine/index.ts";
import { intentsOf } from "../../src/games/hamilcar/players/intents.ts";
import { armyUnder } from "../../src/games/hamilcar/players/leading.ts";
import { measureAs } from "../../src/games/hamilcar/players/measures.ts";
import { PLAIN } from "../../src/games/hamilcar/players/plans.ts";
import { pickSome } from "../../src/games/hamilcar/players/several.ts";
import { armyAt, attackWorth } from "../../src/games/hamilcar/players/strength.ts";
import { Ground } from "../../src/games/hamilcar/players/targets.ts";
import { worthOf } from "../../src/games/hamilcar/players/worth.ts";
import { general } from "../../src/games/hamilcar/rules/generals.ts";
import { space } from "../../src/games/hamilcar/rules/map.ts";
import type { Choose, Pick } from "../../src/games/shared/rules/seats.ts";
import { gameAt, marching, stack } from "./table.ts";

// What a wargamer called a blunder in games against the computer

/** Two Roman CUs at Thermae under somebody, and Hamilcar beside them. */
const alone = (who: string) =>
  gameAt({
    active: "rome",
    hands: { rome: [41, 42], carthage: [43] },
    control: { rome: ["messana", "roma"], carthage: ["panormus", "lilybaeum", "agrigentum"] },
    warships: { carthage: { ready: 4 } },
    forces: [stack("rome", "thermae", 2, { generals: [who] }), stack("carthage", "panormus", 5, { generals: ["hamilcar"] })],
  }).state;

test("2.2.D2 an Aristocrat's army is more worth to beat, and has more to fear, than another's", () => {
  const fear = (who: string) => {
    const s = alone(who);
    measureAs("rome");
    return new Ground(s, "rome").exposure(space("thermae"), armyUnder(s, "rome", general(who)));
  };
  expect(fear("caudex")).toBeGreaterThan(fear("florus"));
  const prize = (who: string) => {
    const s = alone(who);
    measureAs("carthage");
    const own = armyUnder(s, "carthage", general("hamilcar"));
    return attackWorth(s, "carthage", space("thermae"), own, armyAt(s, "rome", space("thermae")));
  };
  expect(prize("caudex")).toBeGreaterThan(prize("florus"));
});

test("a general stays with an army that has no room behind the walls", () => {
  const sheltered = (cus: number) => {
    const { state } = marching("hamilcar", {
      control: { rome: ["lilybaeum"], carthage: ["agrigentum", "syracusae", "drepanum"] },
      forces: [
        stack("carthage", "drepanum", 6, { generals: ["hamilcar"] }),
        stack("rome", "lilybaeum", cus, { generals: ["catulus"] }),
      ],
    });
    const arrived = { ...state, cus: { ...state.cus, carthage: [...state.cus.carthage] }, march: { ...state.march! } };
    arrived.generals = [...state.generals];
    for (const [at, there] of [
      [space("drepanum"), 0],
      [space("lilybaeum"), 6],
    ] as const)
      arrived.cus.carthage[at] = there;
    arrived.generals[general("hamilcar")] = space("lilybaeum");
    arrived.march.at = space("lilybaeum");
    const question = { kind: "pick", seat: "rome", prompt: "hamilcar.inside-generals", rule: "10.1", min: 0, max: 1 } as const;
    return pickSome(arrived, { ...question, options: ["general:catulus"] } as Pick, chanceFrom("walls"));
  };
  expect(sheltered(5)).toEqual([]);
  expect(sheltered(2)).toEqual(["general:catulus"]);
});

/** Carthage in Sardinia, and Romans in Italia only. */
const inSardinia = () =>
  gameAt({
    active: "carthage",
    hands: { rome: [43], carthage: [41, 42] },
    control: { rome: ["roma"], carthage: ["carales", "oristano", "carthago"] },
    warships: { carthage: { ready: 4 } },
    forces: [
      stack("carthage", "oristano", 3),
      stack("carthage", "carales", 3),
      stack("rome", "roma", 5, { generals: ["regulus"] }),
    ],
  }).state;

test("new troops rather go to a port from which the enemy can be reached than inland", () => {
  const s = inSardinia();
  measureAs("carthage");
  const question: Choose = {
    kind: "choose",
    seat: "carthage",
    prompt: "hamilcar.place-cu",
    rule: "5.1.B",
    options: ["space:carales"],
  };
  const worth = (at: string) => worthOf(s, question, `space:${at}`, PLAIN);
  expect(worth("carales")).toBeGreaterThan(worth("oristano"));
});

test("5.5 points are worth more when the enemy has hardly a card left to undo them", () => {
  const worth = (left: number[]) => {
    const { state } = gameAt({ active: "rome", hands: { rome: [41, 42], carthage: left }, control: { rome: ["roma", "capua"] } });
    return intentsOf(state, "rome", PLAIN, ["card:41"]).find(({ use }) => use === "points")!.worth;
  };
  expect(worth([43])).toBeGreaterThan(worth([43, 44, 45]));
  expect(worth([43, 44, 45])).toBe(worth([43, 44, 45, 46]));
});
