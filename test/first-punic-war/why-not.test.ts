import { describe, expect, test } from "vitest";
import { beginTrial, type Session } from "../../src/engine/index.ts";
import { planning } from "../../src/games/first-punic-war/page/planning.ts";
import words from "../../src/games/first-punic-war/page/words/all-en.ts";
import { deployable, whyNotDeploy } from "../../src/games/first-punic-war/rules/deployment.ts";
import { HEX_IDS, hexOfId } from "../../src/games/first-punic-war/rules/map.ts";
import { CARTHAGINIAN } from "../../src/games/first-punic-war/rules/state.ts";
import { unitOfId } from "../../src/games/first-punic-war/rules/units.ts";
import type { Planning } from "../../src/web/plan/planning.ts";
import { whyNotBegin, whyNotPiece } from "../../src/web/plan/why-not.ts";
import { en } from "../../src/web/words/en.ts";
import { Words } from "../../src/words/words.ts";
import { play, prompt, situation } from "./table.ts";

const english = new Words("en", words, en);
const planned = planning as unknown as Planning<unknown>;
type Game = ReturnType<typeof situation>;
const reason = (game: Game, id: string) => game.question!.whyNot!(id);
const trialOf = (game: Game) => beginTrial(game as unknown as Session, game.question!.seat, "x");

describe("who is no part of an operation", () => {
  const units = [
    "R-legion-1 2710",
    "R-fleet-1 2710",
    "R-fleet-2 2710",
    "R-fleet-3 3011",
    "R-garrison-1 2710",
    "R-auxiliary-1 2809",
    "C-garrison-1 2317",
  ];

  test("19.1 where fleets are chosen, land units are told that they go on board later, wherever they are", () => {
    const game = situation(units, { ap: { rome: 5, carthage: 5 } });
    play(game, ["choose-operation", "op:naval"], ["choose-fleet-hex", "hex:2710"]);
    expect(prompt(game)).toBe("fpw.choose-fleets");
    for (const unit of ["R-legion-1", "R-auxiliary-1", "R-legion-2"])
      expect(reason(game, `unit:${unit}`)).toEqual({ why: "fpw.why.fleets-now", rule: "19.1" });
    expect(reason(game, "unit:R-garrison-1")).toMatchObject({ why: "fpw.why.static", rule: "13.0" });
  });

  test("19.3 who embarks is told by the rule of embarking, and what carries by being a fleet", () => {
    const game = situation(units, { ap: { rome: 5, carthage: 5 } });
    play(
      game,
      ["choose-operation", "op:naval"],
      ["choose-fleet-hex", "hex:2710"],
      ["choose-fleets", ["unit:R-fleet-1", "unit:R-fleet-2"]],
    );
    expect(prompt(game)).toBe("fpw.embark");
    expect(reason(game, "unit:R-regulus")).toMatchObject({ why: "fpw.why.in-pool", rule: "19.3" });
    expect(reason(game, "unit:C-garrison-1")).toMatchObject({ why: "fpw.why.enemy", rule: "19.3" });
    game.answer("unit:R-legion-1");
    expect(prompt(game)).toBe("fpw.embark-on");
    expect(reason(game, "unit:R-legion-2")).toMatchObject({ why: "fpw.why.no-fleet", rule: "19.3" });
    expect(reason(game, "unit:R-fleet-3")).toMatchObject({ why: "fpw.why.not-in-force", rule: "19.3" });
  });

  test("14.1 an enemy does not attack on one's own side, by the rule of attacks", () => {
    const game = situation(["R-legion-1 2809", "R-legion-3 2809", "R-legion-4 3010", "C-hoplite-2 2810"], {
      ap: { rome: 5, carthage: 5 },
    });
    play(
      game,
      ["choose-operation", "op:land"],
      ["choose-force-hex", "hex:2809"],
      ["choose-force", ["unit:R-legion-1", "unit:R-legion-3"]],
      ["move", "stop"],
      ["attack", "hex:2810"],
    );
    expect(prompt(game)).toBe("fpw.choose-attackers");
    expect(reason(game, "unit:C-hoplite-2")).toMatchObject({ why: "fpw.why.enemy", rule: "14.1" });
    expect(reason(game, "unit:R-legion-2")).toMatchObject({ why: "fpw.why.on-display", rule: "14.1" });
  });

  test("9.1 in the Diplomacy Phase a recruit is told that recruits come in the Mobilization Phase", () => {
    const game = situation(units, { phase: "diplomacy", markers: { rome: ["diplomacy-1"], carthage: [] } });
    expect(prompt(game)).toBe("fpw.diplomacy");
    const { params } = whyNotPiece(planned, trialOf(game), "unit:R-legion-2", english)!;
    expect(params!.because).toBe("Legio II is not on the map: it is recruited in the Mobilization Phase.");
  });

  test("19.1 open sea is told that only fleets go there", () => {
    const game = situation(units, { ap: { rome: 5, carthage: 5 } });
    expect(whyNotBegin(planned, trialOf(game), "hex:2611", english)).toEqual({ why: "fpw.why.open-sea", rule: "19.1" });
  });
});

describe("9.2 where a leader arrives", () => {
  const leaders = (side: "rome" | "carthage", units: string[]) => {
    const game = situation(units, { phase: "mobilization", side, ap: { rome: 20, carthage: 20 } });
    game.answer("draw-leader");
    expect(prompt(game)).toBe("fpw.deploy");
    return game;
  };

  test("9.2 a Roman leader in Rome or with a legion that stood there", () => {
    const game = leaders("rome", ["R-legion-1 2710", "R-garrison-1 3116"]);
    expect(reason(game, "hex:3116")).toMatchObject({ why: "fpw.why.deploy.roman-leader", rule: "9.2" });
  });

  test("9.2 a Carthaginian leader in Carthage or with any unit of his nation", () => {
    const { state } = situation(["C-garrison-1 2317", "R-garrison-1 2809"], { phase: "mobilization", side: "carthage" });
    const leader = unitOfId("unit:C-hamilcar");
    const why = whyNotDeploy(state, CARTHAGINIAN, leader, hexOfId("hex:2916"), []);
    expect(why).toMatchObject({ why: "fpw.why.deploy.carthaginian-leader", rule: "9.2" });
    expect(deployable(state, CARTHAGINIAN, leader, []).map((hex) => HEX_IDS[hex])).toContain("hex:2317");
  });
});
