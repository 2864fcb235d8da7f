import { describe, expect, test } from "vitest";
import { beginTrial, type Choose, reachFrom } from "../../src/engine/index.ts";
import { planning } from "../../src/games/first-punic-war/page/planning.ts";
import words from "../../src/games/first-punic-war/page/words/all-en.ts";
import frenchWords from "../../src/games/first-punic-war/page/words/all-fr.ts";
import { deployable, whyNotDeploy } from "../../src/games/first-punic-war/rules/deployment.ts";
import { HEX_IDS, hexOfId } from "../../src/games/first-punic-war/rules/map.ts";
import { SCENARIOS } from "../../src/games/first-punic-war/rules/scenarios.ts";
import { CARTHAGINIAN, GONE, ROMAN } from "../../src/games/first-punic-war/rules/state.ts";
import { CONTINGENT, UNIT_IDS, unitOfId } from "../../src/games/first-punic-war/rules/units.ts";
import { whyNotBegin, whyNotGo, whyNotPiece } from "../../src/web/plan/why-not.ts";
import { en as reasons } from "../../src/web/question/words/en.ts";
import { en } from "../../src/web/words/en.ts";
import { Words } from "../../src/words/words.ts";
import { attack, landForce, navalForce, newGame, play, prompt, situation } from "./table.ts";

const english = new Words("en", words, en, reasons);
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

  test("13.1 of a place far round the sea it is said that the sea lies between, and who cannot go over the mountains", () => {
    const game = situation(["R-legion-1 2717"], { ap: { rome: 5, carthage: 5 } });
    landForce(game, "2717", "R-legion-1");
    const why = whyNotGo(planning, { trial: trialOf(game), places: new Map() }, "hex:0618", english)!;
    expect(english.say(why.why, why.params)).toBe(
      "The sea lies between: fleets carry units across. Mountains bar the long way round by land to units that are not light, such as Legio I.",
    );
  });

  test("13.1 of forces that cannot go to a hex at all the nearest is named", () => {
    const game = situation(["R-legion-1 2317", "R-legion-2 3011"], { ap: { rome: 5, carthage: 5 } });
    expect(whyNotBegin(planning, trialOf(game), "hex:3009", english)!.params).toMatchObject({ piece: "hex:3011" });
  });

  test("11.1 a way that ends in a zone of control is told where", () => {
    const game = situation(["R-legion-1 3216", "C-hoplite-2 3414"]);
    landForce(game, "3216", "R-legion-1");
    const trial = trialOf(game);
    const places = reachFrom(trial, planning.ground);
    const why = whyNotGo(planning, { trial, places }, "hex:3314", english)!;
    expect(english.say(why.why, why.params)).toBe(
      "The way leads through the hex south-west of Croton (3315), and the move ends there. Whoever enters an enemy zone of control must stop.",
    );
  });

  test("12.0 with no action point left not even open sea is told about fleets", () => {
    const game = situation(["R-legion-1 2809", "R-fleet-1 2710"], { ap: { rome: 0, carthage: 5 } });
    expect(whyNotBegin(planning, trialOf(game), "hex:2611", english)).toMatchObject({
      why: "fpw.why.operation-ap",
      rule: "12.0",
      params: { ap: 1, left: 0 },
    });
  });

  test("21.0 who is out of the game is told so: eliminated for good, or not in the scenario", () => {
    const game = situation(["R-legion-1 2809"], { ap: { rome: 5, carthage: 5 } });
    const { state } = game;
    state.at[unitOfId("unit:R-regulus")] = GONE;
    expect(planning.whose("unit:R-regulus", "rome", state)).toMatchObject({ why: "fpw.why.gone" });
    const [absent] = SCENARIOS[state.scenario]!.notInPlay.filter((unit) => CONTINGENT[unit] === ROMAN);
    if (absent !== undefined)
      expect(planning.whose(UNIT_IDS[absent]!, "rome", state)).toMatchObject({ why: "fpw.why.not-in-scenario" });
  });
});

test("26.0 a unit whose turn in the set-up has not come is not said to be recruited", () => {
  const game = newGame("I");
  const { free } = SCENARIOS[game.state.scenario]!;
  const seat = game.question!.seat;
  const last = free.findLast(({ unit }) => CONTINGENT[unit] === (seat === "rome" ? ROMAN : CARTHAGINIAN))!;
  expect(planning.whose(UNIT_IDS[last.unit]!, seat, game.state)).toMatchObject({ why: "fpw.why.set-up-later" });
});

test("23.1 where a leader arrives is said with his name, and in French with his gender", () => {
  expect(english.say("fpw.why.deploy.dictator", { unit: "unit:C-carthalo" })).toMatch(/^Carthalo arrives in a hex/);
  const french = new Words("fr", frenchWords, en, reasons);
  const at = { unit: "unit:R-regulus", hex: "hex:3010" };
  expect(french.say("fpw.later.unit", at)).toMatch(/peut être choisi quand/);
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

describe("9.1 who is not recruited", () => {
  const buying = (units: string[], ap = 20) =>
    situation(units, { phase: "mobilization", side: "rome", ap: { rome: ap, carthage: 0 } } as never);
  const sayWhy = (game: Game, id: string) => {
    const { why, params } = reason(game, id)!;
    return english.say(why, params);
  };

  test("a unit is told which of its kind is offered, and not that it has no place", () => {
    const game = buying(["R-garrison-1 2809"]);
    const alike = reason(game, "unit:R-legion-8")!;
    expect(alike).toMatchObject({ why: "fpw.why.alike", rule: "9.1" });
    expect((game.question as Choose).options).toContain(alike.params!.unit);
  });

  test("21.0 a garrison that finds no place is told about a place of its own side", () => {
    const game = buying(["R-garrison-1 2809", "C-garrison-1 2317"]);
    expect(sayWhy(game, "unit:R-garrison-2")).toBe(
      "There is no place where Roman garrison II could be deployed. Rome, for example: There is a garrison already.",
    );
  });

  test("20.0 a recruit on the map is told what it lacks to be trained", () => {
    const game = buying(["R-garrison-1 2809", "R-legion-1 2809", "R-legion-2 2808", "R-regulus 2808"]);
    expect(reason(game, "unit:R-legion-1")).toMatchObject({ why: "fpw.why.train-leader", rule: "20.0" });
    expect(reason(game, "unit:R-legion-2")).toMatchObject({ why: "fpw.why.train-fortress", rule: "20.0" });
    const poor = buying(["R-legion-1 2809", "R-regulus 2809"], 0);
    expect(reason(poor, "unit:R-legion-1")).toMatchObject({ why: "fpw.why.train-ap", params: { ap: 1 } });
  });
});

describe("what keeps a unit from an operation, whatever it costs", () => {
  test("13.0 a garrison is told that it does not move, even if no action point is left", () => {
    const game = situation(["R-legion-1 2809", "R-garrison-1 2809"], { ap: { rome: 0, carthage: 5 } });
    expect(whyNotBegin(planning, trialOf(game), "unit:R-garrison-1", english)).toMatchObject({
      why: "fpw.why.static",
      rule: "13.0",
    });
    expect(whyNotBegin(planning, trialOf(game), "unit:R-legion-1", english)).toMatchObject({ why: "fpw.why.operation-ap" });
  });

  test("19.3 a garrison does not embark, wherever it stands", () => {
    const game = situation(["R-fleet-1 2710", "R-legion-1 2710", "R-garrison-1 2809"], { ap: { rome: 5, carthage: 5 } });
    navalForce(game, "2710", "R-fleet-1");
    if (prompt(game) === "fpw.embark") expect(reason(game, "unit:R-garrison-1")).toMatchObject({ why: "fpw.why.static" });
    expect(prompt(game)).toBe("fpw.embark");
  });

  test("12.3 a hex where no leader stands is told so when units are to join one", () => {
    const game = situation(["R-regulus 2809", "R-legion-1 2809", "R-legion-2 2908", "R-duilius 2710", "R-legion-3 2710"], {
      ap: { rome: 5, carthage: 5 },
    });
    play(game, ["choose-operation", "op:concentrate"]);
    expect(prompt(game)).toBe("fpw.choose-leader-hex");
    expect(reason(game, "hex:2608")).toEqual({ why: "fpw.why.no-leader-there", rule: "12.3" });
  });
});

test("a hex begins a sentence with a capital", () => {
  expect(english.say("plan.at-place", { place: "hex:2808", because: "fpw.why.halted" })).toMatch(/^The hex north of Rome/);
  expect(english.say("plan.closed-step", { step: "the hex north of Rome", because: "" })).toMatch(/\. The hex north of Rome: $/);
});

test("26.0 where units are set up one a hex, it is said how many places of the line are still free", () => {
  const game = newGame("I");
  let narrowed = 0;
  while (prompt(game) === "fpw.setup-place") {
    const { options } = game.question as Choose;
    const { why, params } = reason(game, "hex:2203")!;
    const count = Number(params!.count);
    if (why === "fpw.why.setup" && options.length < count && options.length > 1) {
      narrowed++;
      const free = `it names ${count}, and the ${options.length} that are lit are still free.`;
      expect(english.say(why, params)).toContain(free);
    }
    game.answer(options[0]!);
  }
  expect(narrowed).toBeGreaterThan(0);
});

test("9.2 while a recruit is placed, another is told that it may be recruited then, open sea and a hex of the enemy that no recruit arrives there", () => {
  const units = ["R-garrison-1 2809", "C-garrison-1 2317"];
  const game = situation(units, { phase: "mobilization", side: "rome", ap: { rome: 20, carthage: 0 } } as never);
  expect(reason(game, "hex:2611")).toEqual({ why: "fpw.why.no-recruits-at-sea", rule: "9.2" });
  expect(reason(game, "hex:2317")).toEqual({ why: "fpw.why.enemy-there", rule: "9.2" });
  game.answer("unit:R-legion-1");
  expect(game.question!.prompt).toBe("fpw.deploy");
  const { why, params } = reason(game, "unit:R-legion-5")!;
  expect(english.say(why, params)).toBe("First place Legio I; then you may recruit Legio V.");
});

test("23.1 while recruits are chosen, a marker is told its own moment alone", () => {
  const position = {
    phase: "mobilization",
    side: "rome",
    ap: { rome: 20, carthage: 0 },
    markers: { rome: ["tactics-1"], carthage: [] },
  };
  const game = situation(["R-garrison-1 2809"], position as never);
  expect(whyNotPiece(planning, trialOf(game), "marker:tactics-1", english)).toMatchObject({ why: "fpw.when.tactics" });
});

test("14.0 where it is asked what to attack, an enemy who is not on the map is told that", () => {
  const game = situation(["R-legion-1 2809", "C-hoplite-2 2810"], { ap: { rome: 5, carthage: 5 } });
  landForce(game, "2809", "R-legion-1");
  play(game, ["move", "stop"]);
  expect(prompt(game)).toBe("fpw.attack");
  const { why, params } = reason(game, "unit:C-hoplite-4")!;
  expect(english.say(why, params)).toMatch(
    /not on the map but on the enemy's recruit display\. Attack an adjacent hex with enemies\.$/,
  );
});
