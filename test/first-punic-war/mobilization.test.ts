import { describe, expect, test } from "vitest";
import { deployable } from "../../src/games/first-punic-war/rules/deployment.ts";
import { MAP } from "../../src/games/first-punic-war/rules/map.ts";
import { costOf, leaderPool } from "../../src/games/first-punic-war/rules/mobilization.ts";
import { UNITS, unitNamed } from "../../src/games/first-punic-war/rules/units.ts";
import { isVeteran, newGame, options, play, powers, prompt, situation, tableWith, where } from "./table.ts";

const PHASE = { phase: "mobilization" };

/** The hexes where a unit may be deployed. */
function deployment(id: string, units: readonly string[], more = {}, rules = {}): string[] {
  const t = tableWith(units, [], more, rules);
  const unit = unitNamed(id);
  const side = UNITS[unit]!.contingent < 2 ? UNITS[unit]!.contingent : t.s.powers[UNITS[unit]!.contingent - 2]!;
  return deployable(t.s, side, unit, []).map((hex) => MAP.numbers[hex]!);
}

describe("9.1 mobilizing reinforcements", () => {
  test.each([
    ["R-duilius", 1],
    ["R-legion-1", 2],
    ["S-hoplite-1", 2],
    ["R-auxiliary-1", 1],
    ["R-garrison-1", 1],
    ["R-cavalry-1", 3],
    ["R-siege-1", 2],
    ["R-fleet-1", 4],
  ])("9.1 Roman mobilization: %s costs %i", (id, ap) => {
    expect(costOf(0, unitNamed(id))).toBe(ap);
  });

  test.each([
    ["C-hanno", 2],
    ["C-sacred-foot", 3],
    ["C-sacred-horse", 3],
    ["C-hoplite-2", 2],
    ["C-auxiliary-2", 1],
    ["C-marine-1", 2],
    ["C-garrison-1", 1],
    ["C-cavalry-2", 2],
    ["C-elephant-1", 3],
    ["C-siege-1", 2],
    ["C-fleet-1", 4],
  ])("9.1 Carthaginian mobilization: %s costs %i", (id, ap) => {
    expect(costOf(1, unitNamed(id))).toBe(ap);
  });

  test("9.1 a unit is paid for, comes as a recruit and can be bought only while there are counters", () => {
    const game = situation(["R-garrison-1 2809"], { ...PHASE, ap: { rome: 3, carthage: 0 } });
    expect(options(game)).toContain("unit:R-legion-1");
    expect(options(game)).not.toContain("unit:R-fleet-1"); // four AP
    play(game, ["mobilize", "unit:R-legion-1"]); // Rome is the only place
    expect(where(game, "R-legion-1")).toBe("2809");
    expect(isVeteran(game, "R-legion-1")).toBe(false);
    expect(game.state.ap[0]).toBe(1);
    expect(game.question!.whyNot!("unit:R-legion-1")).toMatchObject({ why: "fpw.why.train-leader" }); // on the map already: training
    expect(game.question!.whyNot!("unit:R-legion-2")).toMatchObject({ why: "fpw.why.ap" });
  });

  test("9.1 units of one kind have one price whatever their strength, and one of each kind is listed", () => {
    const game = situation(["R-garrison-1 2809"], PHASE);
    const legions = options(game).filter((id) => id.startsWith("unit:R-legion"));
    expect(legions).toEqual(["unit:R-legion-1", "unit:R-legion-5"]);
    expect(costOf(0, unitNamed("R-legion-1"))).toBe(costOf(0, unitNamed("R-legion-5")));
  });

  test("9.1 units of allied minor powers can be mobilized, those of neutral and enemy powers cannot", () => {
    const game = situation(["R-garrison-1 2809"], { ...PHASE, powers: powers({ syracusa: "rome", gauls: "carthage" }) });
    expect(options(game)).toContain("unit:S-hoplite-1");
    expect(options(game).some((id) => id.startsWith("unit:G-") || id.startsWith("unit:N-"))).toBe(false);
    expect(game.question!.whyNot!("unit:N-cavalry-1")).toMatchObject({ why: "fpw.why.neutral" });
    expect(game.question!.whyNot!("unit:G-cavalry-1")).toMatchObject({ why: "fpw.why.enemy" });
  });

  test("9.1 after mobilizing units may be sent home and bought again on later turns, leaders not", () => {
    const game = situation(["R-legion-1 2809 veteran", "R-duilius 2809", "R-fleet-1 2710", "R-legion-2 on R-fleet-1"], PHASE);
    play(game, ["mobilize", "demobilize"], ["demobilize-more", "demobilize"]);
    expect(options(game)).toEqual(["unit:R-legion-1", "unit:R-legion-2"]);
    expect(game.question!.whyNot!("unit:R-duilius")).toMatchObject({ why: "fpw.why.leader-stays" });
    play(game, ["demobilize", "unit:R-legion-1"]);
    expect(where(game, "R-legion-1")).toBe("available");
    play(game, ["demobilize-more", "done"]);
    expect(game.state.phase).toBe("operations"); // no more buying in this phase
  });

  test("9.1 eliminated leaders and the Mamertines do not return", () => {
    const game = situation(["R-garrison-1 2809", "R-mamertines gone", "R-duilius gone"], PHASE);
    expect(options(game)).not.toContain("unit:R-mamertines");
    expect(leaderPool(game.state, 0)).not.toContain(unitNamed("R-duilius"));
    expect(game.question!.whyNot!("unit:R-mamertines")).toMatchObject({ rule: "21.0" });
  });
});

describe("9.2 deployment", () => {
  const ROMANS = ["R-garrison-1 2809", "R-garrison-2 2710", "R-garrison-3 3116", "R-garrison-4 2917", "R-legion-1 0207"];

  test("9.2 legions: controlled fortresses and towns in Italia", () => {
    expect(deployment("R-legion-2", ROMANS)).toEqual(["2710", "2809"]);
  });

  test("9.2 auxiliary infantry and cavalry: controlled fortresses anywhere", () => {
    expect(deployment("R-auxiliary-1", ROMANS)).toEqual(["2809", "3116"]);
    expect(deployment("R-cavalry-1", ROMANS)).toEqual(["2809", "3116"]);
  });

  test("9.2 garrisons: controlled fortresses and towns, one a hex", () => {
    expect(deployment("R-garrison-5", [...ROMANS, "R-legion-2 3211"])).toEqual(["3211"]);
  });

  test("9.2 fleets: controlled ports", () => {
    expect(deployment("R-fleet-1", ROMANS)).toEqual(["2710", "2917", "3116"]);
  });

  test("9.2 siege trains: controlled fortresses and camps", () => {
    expect(deployment("R-siege-1", ROMANS, { camps: { rome: ["0207"], carthage: [] } })).toEqual(["2809", "3116", "0207"]);
  });

  test("9.2 Roman leaders: Rome, or a hex with a Roman legion", () => {
    expect(deployment("R-duilius", ROMANS)).toEqual(["0207", "2809"]);
  });

  test("9.2 Carthaginian leaders: Carthage, or a hex with any Carthaginian unit, but not with allies only", () => {
    const units = ["C-garrison-1 2916", "N-cavalry-1 1918", "X-hoplite-1 2717"];
    const allies = { powers: powers({ numidia: "carthage", mercenaries: "carthage" }) };
    expect(deployment("C-hanno", units, allies)).toEqual(["2417", "2916"]);
  });

  test("9.2 a hex with a legion, or with a Carthaginian fleet, receives a leader at sea too, on board", () => {
    expect(deployment("R-duilius", ["R-fleet-1 2711", "R-legion-1 on R-fleet-1", "R-fleet-2 2611"])).toEqual(["2711", "2809"]);
    expect(deployment("C-hanno", ["C-fleet-1 2711"])).toEqual(["2417", "2711"]);
    const game = situation(["R-fleet-1 2711", "R-legion-1 on R-fleet-1"], PHASE);
    play(game, ["mobilize", "draw-leader"], ["deploy", "hex:2711"]);
    const leader = game.state.mobilization!.fresh[0]!;
    expect(game.state.aboard[leader]).toBe(unitNamed("R-fleet-1"));
  });

  test("9.2 among several fleets at sea his player says which one the leader boards", () => {
    const game = situation(["R-fleet-1 2711", "R-legion-1 on R-fleet-1", "R-fleet-2 2711", "M-fleet-1 2711"], {
      ...PHASE,
      powers: powers({ massilia: "rome" }),
    });
    play(game, ["mobilize", "draw-leader"], ["deploy", "hex:2711"]);
    expect(game.question).toMatchObject({ prompt: "fpw.embark-on", options: ["unit:R-fleet-1", "unit:R-fleet-2"] });
    const why = (unit: string) => game.question!.whyNot!(`unit:${unit}`);
    expect(why("R-legion-1")).toMatchObject({ why: "fpw.why.no-fleet", rule: "19.3" });
    expect(why("M-fleet-1")).toMatchObject({ why: "fpw.why.other-contingent", rule: "19.3" });
    play(game, ["embark-on", "unit:R-fleet-2"]);
    expect(game.state.aboard[game.state.mobilization!.fresh[0]!]).toBe(unitNamed("R-fleet-2"));
  });

  test("9.2 leaders and the Sacred Band come to their capital even if nobody stands there, but not if the enemy does", () => {
    expect(deployment("C-sacred-foot", [])).toEqual(["2417"]);
    expect(deployment("C-hanno", [])).toEqual(["2417"]);
    expect(deployment("C-sacred-foot", ["R-legion-1 2417"])).toEqual([]);
    const game = situation(["C-hoplite-2 2809"], PHASE);
    expect(options(game)).not.toContain("draw-leader");
    expect(game.question!.whyNot!("draw-leader")).toMatchObject({ why: "fpw.why.leader-nowhere" });
  });

  test("9.2 the Mamertines, sent home or not set up, come to Messana if Rome controls it", () => {
    expect(deployment("R-mamertines", ["R-garrison-1 2809", "R-garrison-2 3116"])).toEqual(["3116"]);
    expect(deployment("R-mamertines", ["R-garrison-1 2809"])).toEqual([]);
    const game = newGame("III", { setup: "auto" });
    while (prompt(game) !== "fpw.mobilize") game.answer(options(game)[0]!);
    expect(options(game)).toContain("unit:R-mamertines");
    expect(costOf(0, unitNamed("R-mamertines"))).toBe(2);
  });

  test("9.2 elephants: fortresses in Libya or Numidia; the Sacred Band: Carthage; marines: ports", () => {
    const units = ["C-garrison-1 2417", "C-garrison-2 2916", "C-garrison-3 1216", "C-hoplite-2 1918", "C-garrison-4 2409"];
    expect(deployment("C-elephant-1", units)).toEqual(["1216", "1918", "2417"]);
    expect(deployment("C-sacred-foot", units)).toEqual(["2417"]);
    expect(deployment("C-sacred-horse", units)).toEqual(["2417"]);
    expect(deployment("C-marine-1", units)).toEqual(["1216", "2409", "2417", "2916"]);
  });

  test("9.2 nothing is deployed with enemy units or in an enemy zone of control", () => {
    expect(deployment("R-legion-2", ["R-garrison-1 3211", "C-hoplite-2 3210"])).toEqual([]);
    expect(deployment("R-legion-2", ["R-garrison-1 3010", "C-hoplite-2 3111"])).toEqual(["3010"]); // no zone into a fortress
  });

  test("9.2 a unit that is needed for deployment must have been there when the phase began", () => {
    const game = situation(["R-garrison-1 2809"], { ...PHASE, powers: powers({ syracusa: "rome" }) });
    play(game, ["mobilize", "unit:S-hoplite-1"]); // Syracuse itself needs nobody
    expect(where(game, "S-hoplite-1")).toBe("3118");
    play(game, ["mobilize", "unit:R-auxiliary-1"]);
    expect(where(game, "R-auxiliary-1")).toBe("2809"); // Syracuse was not held at the start, so there was no choice
  });

  test("9.2 why a unit is not deployed in a hex", () => {
    const game = situation(
      ["R-garrison-1 2809", "R-garrison-2 3010", "C-hoplite-2 3111", "R-legion-1 3211", "S-garrison-1 3118", "C-garrison-1 2317"],
      { ...PHASE, powers: powers({ massilia: "rome" }) },
    );
    play(game, ["mobilize", "unit:M-garrison-1"], ["deploy", "hex:1907"], ["mobilize", "unit:R-auxiliary-1"]);
    const why = (hex: string) => game.question!.whyNot!(`hex:${hex}`)!.why.slice("fpw.why.".length);
    expect(["3111", "2317", "3118", "3211", "1907", "2710"].map(why)).toEqual([
      "deploy.fortress",
      "enemy-there",
      "neutral-there",
      "deploy-zone",
      "deploy-fresh",
      "deploy.fortress",
    ]);
  });
});

describe("9.3 leaders", () => {
  test("9.3 a mobilized leader is drawn at random from the pool of his side", () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const game = newGame("I", { setup: "auto" }, String(seed));
      const before = leaderPool(game.state, 0);
      const ap = game.state.ap[0]!;
      play(game, ["mobilize", "draw-leader"]);
      const leader = game.state.mobilization!.leader;
      expect(before).toContain(leader);
      expect(game.state.ap[0]).toBe(ap - 1);
      expect(prompt(game)).toBe("fpw.deploy");
      drawn.add(UNITS[leader]!.id);
    }
    expect(drawn.size).toBeGreaterThan(1);
  });

  test("9.3 the chosen name cannot be bought directly", () => {
    const game = situation(["R-garrison-1 2809"], PHASE);
    expect(game.question!.whyNot!("unit:R-regulus")).toMatchObject({ why: "fpw.why.drawn", rule: "9.3" });
  });
});

describe("20.0 training in the Mobilization Phase", () => {
  test("20.0 a recruit land unit in a fortress, or a recruit fleet in a port, is trained with a leader for one AP", () => {
    const game = situation(
      ["R-legion-1 3011", "R-legion-2 3211", "R-duilius 3011", "R-regulus 3211", "R-fleet-1 3011", "R-fleet-2 2710"],
      PHASE,
    );
    const trainees = options(game).filter((id) => id.startsWith("train:"));
    expect(trainees).toEqual(["train:R-legion-1", "train:R-fleet-1"]);
    play(game, ["mobilize", "train:R-legion-1"]);
    expect(isVeteran(game, "R-legion-1")).toBe(true);
    expect(game.state.ap[0]).toBe(9);
    expect(game.question!.whyNot!("train:R-legion-2")).toMatchObject({ rule: "20.0" });
  });

  test("20.0 a unit may be mobilized and trained in the same phase, and a leader just mobilized may train it", () => {
    const game = situation(["R-garrison-1 2809"], PHASE);
    play(game, ["mobilize", "unit:R-legion-1"], ["mobilize", "draw-leader"]);
    play(game, ["mobilize", "train:R-legion-1"]);
    expect(isVeteran(game, "R-legion-1")).toBe(true);
    expect(game.state.ap[0]).toBe(10 - 2 - 1 - 1);
  });

  test("20.0 a unit on board is in the hex of its fleet: it is trained in a fortress, not in a port that is a town", () => {
    const aboard = (hex: string) =>
      situation([`R-fleet-1 ${hex} veteran`, "R-legion-1 on R-fleet-1", "R-duilius on R-fleet-1"], PHASE);
    expect(options(aboard("3011"))).toContain("train:R-legion-1"); // Neapolis
    expect(options(aboard("2710"))).not.toContain("train:R-legion-1"); // Ostia
  });

  test("20.0 a unit without a veteran side is not trained", () => {
    const game = situation(["R-garrison-1 2809", "R-siege-1 2809", "R-duilius 2809"], PHASE);
    expect(options(game).filter((id) => id.startsWith("train:"))).toEqual([]);
  });
});
