import { describe, expect, test } from "vitest";
import { beginTrial, type Choose } from "../../src/engine/index.ts";
import { planning } from "../../src/games/first-punic-war/page/planning.ts";
import words from "../../src/games/first-punic-war/page/words/all-en.ts";
import { deployable, whyNotDeploy } from "../../src/games/first-punic-war/rules/deployment.ts";
import { HEX_IDS, hexOfId } from "../../src/games/first-punic-war/rules/map.ts";
import { CARTHAGINIAN } from "../../src/games/first-punic-war/rules/state.ts";
import { unitOfId } from "../../src/games/first-punic-war/rules/units.ts";
import { whyNotBegin, whyNotGo, whyNotPiece } from "../../src/web/plan/why-not.ts";
import { en } from "../../src/web/words/en.ts";
import { Words } from "../../src/words/words.ts";
import { attack, landForce, navalForce, newGame, play, prompt, situation } from "./table.ts";

const english = new Words("en", words, en);
type Game = ReturnType<typeof situation>;
const reason = (game: Game, id: string) => game.question!.whyNot!(id);
const trialOf = (game: Game) => beginTrial(game, game.question!.seat, "x");

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

  test("19.1 where fleets are chosen, land units are told that they go on board later, and that they are not on the map", () => {
    const game = situation(units, { ap: { rome: 5, carthage: 5 } });
    play(game, ["choose-operation", "op:naval"], ["choose-fleet-hex", "hex:2710"]);
    expect(prompt(game)).toBe("fpw.choose-fleets");
    for (const unit of ["R-legion-1", "R-auxiliary-1"])
      expect(reason(game, `unit:${unit}`)).toEqual({ why: "fpw.why.fleets-now", rule: "19.1" });
    expect(reason(game, "unit:R-legion-2")).toMatchObject({ why: "fpw.why.on-display" });
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
    );
    for (const own of ["2809", "3010"]) expect(reason(game, `hex:${own}`)).toEqual({ why: "fpw.why.own-there", rule: "14.0" });
    play(game, ["attack", "hex:2810"]);
    expect(prompt(game)).toBe("fpw.choose-attackers");
    expect(reason(game, "unit:C-hoplite-2")).toMatchObject({ why: "fpw.why.enemy", rule: "14.1" });
    expect(reason(game, "unit:R-legion-2")).toMatchObject({ why: "fpw.why.on-display", rule: "14.1" });
  });

  test("9.1 in the Diplomacy Phase a recruit is told that recruits come in the Mobilization Phase", () => {
    const game = situation(units, { phase: "diplomacy", markers: { rome: ["diplomacy-1"], carthage: [] } });
    expect(prompt(game)).toBe("fpw.diplomacy");
    expect(reason(game, "marker:diplomacy-1")).toEqual({ why: "fpw.why.power-first", rule: "24.1" });
    const { params } = whyNotPiece(planning, trialOf(game), "unit:R-legion-2", english)!;
    expect(params!.because).toBe("Legio II is not on the map: it is recruited in the Mobilization Phase.");
  });

  test("19.1 open sea is told that only fleets go there", () => {
    const game = situation(units, { ap: { rome: 5, carthage: 5 } });
    expect(whyNotBegin(planning, trialOf(game), "hex:2611", english)).toEqual({ why: "fpw.why.open-sea", rule: "19.1" });
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

describe("after a combat, and at sea", () => {
  /** Rome attacks from 0207 and drives the enemy out of 0206. */
  const won = (...more: string[]) => {
    const game = situation(["R-legion-1 0207 veteran", "R-regulus 0207", "C-auxiliary-2 0206", "C-garrison-1 2317", ...more]);
    game.dice([4]);
    landForce(game, "0207", "R-legion-1", "R-regulus");
    attack(game, "0206");
    expect(prompt(game)).toBe("fpw.pursue");
    return game;
  };

  test("17.0 who does not pursue is told why: another hex, a static unit, no part in the combat", () => {
    const game = won("R-legion-2 2809");
    expect(reason(game, "unit:R-legion-2")).toMatchObject({ why: "fpw.why.not-in-force", rule: "17.0" });
    expect(reason(game, "unit:C-garrison-1")).toMatchObject({ why: "fpw.why.enemy", rule: "17.0" });
  });

  test("17.0 leaders and cavalry pursue on only into a hex beside", () => {
    const game = won("C-hoplite-2 0205");
    play(game, ["pursue", ["unit:R-regulus"]]);
    expect(prompt(game)).toBe("fpw.hunt");
    expect(reason(game, "hex:2809")).toMatchObject({ why: "fpw.why.hunt", rule: "17.0", params: { hex: "hex:0206" } });
    expect(reason(game, "hex:0205")).toEqual({ why: "fpw.why.held", rule: "17.0" });
  });

  test("19.3 a fleet does not land, and neither does who is ashore", () => {
    const game = situation(["R-fleet-1 2810", "R-legion-2 on R-fleet-1", "R-legion-1 2810"]);
    game.dice([1, 1]);
    navalForce(game, "2810");
    play(game, ["embark", "done"]);
    expect(prompt(game)).toBe("fpw.debark");
    expect(reason(game, "unit:R-fleet-1")).toMatchObject({ why: "fpw.why.fleet-stays", rule: "19.3" });
    expect(reason(game, "unit:R-legion-1")).toMatchObject({ why: "fpw.why.not-carried", rule: "19.3" });
  });

  test("13.1 a hex beyond mountains is told so, and not that the sea lies between", () => {
    const game = situation(["R-legion-1 2809"], { ap: { rome: 5, carthage: 5 } });
    landForce(game, "2809", "R-legion-1");
    const whyNot = (hex: string) => whyNotGo(planning, { trial: trialOf(game), places: new Map() }, hex, english)!.why;
    expect(whyNot("hex:1806")).toBe("fpw.why.mountains-between");
    expect(whyNot("hex:2317")).toBe("plan.no-way");
  });
});

test("26.0 where a unit is not set up, the places of its line are named if they are few", () => {
  const game = newGame("I");
  const seen = new Set<string>();
  while (prompt(game) === "fpw.setup-place") {
    seen.add(reason(game, "hex:2203")!.why);
    game.answer((game.question as Choose).options[0]!);
  }
  expect([...seen].sort()).toEqual(["fpw.why.setup", "fpw.why.setup-among"]);
});
