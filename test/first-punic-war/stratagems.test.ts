import { describe, expect, test } from "vitest";
import { forcedAnswer, onlyAnswer } from "../../src/engine/index.ts";
import { markerCount } from "../../src/games/first-punic-war/rules/stratagems.ts";
import { MARKERS } from "../../src/games/first-punic-war/rules/units.ts";
import { en, fr } from "./said.ts";
import { attack, landForce, lastNote, options, play, powers, prompt, situation, where } from "./table.ts";

const PHASE = { phase: "mobilization" };
const hand = (rome: string[], carthage: string[] = []) => ({ markers: { rome, carthage } });

describe("23.0 buying stratagems", () => {
  test("23.0 example: the first marker of a turn costs one AP, the second two, the third three", () => {
    const game = situation(["R-garrison-1 2809"], { ...PHASE, ...hand([]) });
    const prices: number[] = [];
    for (let i = 0; i < 3; i++) {
      const before = game.state.ap[0]!;
      play(game, ["mobilize", "buy-marker"]);
      prices.push(before - game.state.ap[0]!);
    }
    expect(prices).toEqual([1, 2, 3]);
    expect(markerCount(game.state, 0)).toBe(3);
    expect(options(game)).toContain("buy-marker"); // four AP are left for the fourth
    play(game, ["mobilize", "buy-marker"]);
    expect(options(game)).not.toContain("buy-marker");
  });

  test("23.0 the pool is the only other limit", () => {
    const all = MARKERS.map(({ id }) => id.slice("marker:".length));
    const game = situation(["R-garrison-1 2809"], { ...PHASE, ...hand([], all) });
    expect(options(game)).not.toContain("buy-marker");
    expect(game.question!.whyNot!("buy-marker")).toMatchObject({ why: "fpw.why.no-markers" });
  });

  test("23.0 each player's price starts anew every turn", () => {
    const game = situation(["R-garrison-1 2809"], { ...PHASE, bought: { rome: 2, carthage: 0 } });
    expect(game.question!.params).toMatchObject({ price: 3 });
    while (game.state.turn === 2) {
      const ids = options(game);
      game.answer(ids.includes("done") ? "done" : ids.includes("end") ? "end" : ids.at(-1)!);
    }
    expect(game.state.bought).toEqual([0, 0]);
  });
});

describe("23.1 playing stratagems", () => {
  test("23.1 Levy: two units of the own nation for nothing, where they may be deployed", () => {
    const game = situation(["R-garrison-1 2809", "R-garrison-2 2710"], { ...PHASE, ...hand(["levy"]) });
    play(game, ["mobilize", "marker:levy"]);
    expect(options(game)).not.toContain("draw-leader");
    play(game, ["levy", "unit:R-fleet-1"], ["levy", "unit:R-cavalry-1"]);
    expect([where(game, "R-fleet-1"), where(game, "R-cavalry-1")]).toEqual(["2710", "2809"]);
    expect(game.state.ap[0]).toBe(10);
    expect(prompt(game)).toBe("fpw.mobilize");
    expect(markerCount(game.state, 0)).toBe(0); // back in the pool
  });

  test("23.1 Dictator or Sufete: a leader of one's choice joins any friendly unit", () => {
    const game = situation(["R-auxiliary-1 0207", "R-fleet-1 2711"], { ...PHASE, ...hand(["dictator"]) });
    play(game, ["mobilize", "marker:dictator"], ["dictator", "unit:R-regulus"]);
    expect(options(game)).toEqual(["hex:0207", "hex:2711"]);
    play(game, ["deploy", "hex:2711"]);
    expect(where(game, "R-regulus")).toBe("2711"); // on board the fleet
    expect(game.state.ap[0]).toBe(10);
  });

  test("23.1 Tactics: only one marker a player and combat", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0206"], hand(["tactics-1", "tactics-2"], ["levy"]));
    landForce(game, "0207");
    attack(game, "0206");
    play(game, ["attack-tactics", "marker:tactics-1"], ["treachery", "pass"]);
    expect(game.question!.seat).toBe("carthage"); // no second marker is asked for
    expect(lastNote(game, "not-negated")!.params).toEqual({ side: "side:carthage", marker: "marker:tactics-1" });
  });

  test("23.1 Treachery negates a marker after it has been revealed; the combat goes on without the shift", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0206"], hand(["tactics-3"], ["treachery", "levy"]));
    landForce(game, "0207");
    attack(game, "0206");
    play(game, ["attack-tactics", "marker:tactics-3"]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "fpw.treachery", options: ["marker:treachery", "pass"] });
    game.dice([3]);
    play(game, ["treachery", "marker:treachery"]);
    expect(lastNote(game, "combat-rolled")!.params).toMatchObject({ shift: 0 });
    expect(markerCount(game.state, 0)).toBe(0);
  });

  test("23.1 no substitute may be played in the same phase", () => {
    const game = situation(["R-garrison-1 2809"], { ...PHASE, ...hand(["levy", "levy"], ["treachery"]) });
    play(game, ["mobilize", "marker:levy"], ["treachery", "marker:treachery"]);
    expect(prompt(game)).toBe("fpw.mobilize");
    expect(options(game)).not.toContain("marker:levy");
    expect(game.question!.whyNot!("marker:levy")).toMatchObject({ why: "fpw.why.betrayed", rule: "23.1" });
    expect(markerCount(game.state, 0)).toBe(1);
  });

  test("23.1 nor in Diplomacy: an attempt that Treachery has called off is not repeated with another marker", () => {
    const game = situation(["R-garrison-1 2809"], {
      phase: "diplomacy",
      powers: powers(),
      ...hand(["diplomacy-3", "diplomacy-1"], ["treachery"]),
    });
    play(game, ["diplomacy", "power:gauls"], ["commit-marker", "marker:diplomacy-3"], ["oppose-diplomacy", "pass"]);
    play(game, ["treachery", "marker:treachery"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "fpw.diplomacy", options: ["done"] });
  });

  test("23.1 nobody answers Treachery with Treachery: the marker it meets was the one of that action", () => {
    const game = situation(["R-garrison-1 2809"], { ...PHASE, ...hand(["levy", "treachery"], ["treachery"]) });
    play(game, ["mobilize", "marker:levy"], ["treachery", "marker:treachery"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "fpw.mobilize" });
    expect(lastNote(game, "marker-negated")!.params).toMatchObject({ marker: "marker:levy" });
    expect(markerCount(game.state, 0)).toBe(1);
  });

  test("23.1 whoever has played Tactics plays no Treachery in that combat", () => {
    const game = situation(
      ["R-legion-1 0207", "C-hoplite-2 0206"],
      hand(["tactics-1", "treachery"], ["tactics-2", "treachery", "levy"]),
    );
    landForce(game, "0207");
    attack(game, "0206");
    game.dice([3]);
    play(game, ["attack-tactics", "marker:tactics-1"], ["treachery", "pass"], ["defence-tactics", "marker:tactics-2"]);
    expect(lastNote(game, "combat-rolled")!.params).toMatchObject({ shift: -1 }); // Rome was not asked for Treachery
    expect(markerCount(game.state, 0)).toBe(1);
  });

  test("23.1 whoever has played no Tactics may play Treachery, and whoever has played Treachery no Tactics", () => {
    const units = ["R-legion-1 0207", "C-hoplite-2 0206"];
    const attacker = situation(units, hand(["treachery", "levy"], ["tactics-2"]));
    landForce(attacker, "0207");
    attack(attacker, "0206");
    play(attacker, ["attack-tactics", "pass"], ["defence-tactics", "marker:tactics-2"]);
    expect(attacker.question).toMatchObject({ seat: "rome", prompt: "fpw.treachery", options: ["marker:treachery", "pass"] });
    const defender = situation(units, hand(["tactics-1"], ["treachery", "tactics-2"]));
    landForce(defender, "0207");
    attack(defender, "0206");
    defender.dice([3]);
    play(defender, ["attack-tactics", "marker:tactics-1"], ["treachery", "marker:treachery"]);
    expect(lastNote(defender, "combat-rolled")!.params).toMatchObject({ shift: 0 }); // no marker is left to either of them
    expect(markerCount(defender.state, 1)).toBe(1);
  });

  test("23.1 in Diplomacy only who has committed no marker may play Treachery", () => {
    const talks = (answer: string) => {
      const game = situation(["R-garrison-1 2809"], {
        phase: "diplomacy",
        powers: powers(),
        ...hand(["diplomacy-3", "treachery"], ["diplomacy-1", "treachery"]),
      });
      game.dice([2]);
      play(game, ["diplomacy", "power:gauls"], ["commit-marker", "marker:diplomacy-3"], ["oppose-diplomacy", answer]);
      return game;
    };
    expect(talks("pass").question).toMatchObject({ seat: "carthage", prompt: "fpw.treachery" });
    const opposed = talks("marker:diplomacy-1");
    expect(opposed.question).toMatchObject({ seat: "rome", prompt: "fpw.diplomacy" }); // rolled without a word about Treachery
    expect(lastNote(opposed, "diplomacy-rolled")).toBeDefined();
  });

  test("23.1 Treachery against Tactics bars no Tactics in another combat of the same phase", () => {
    const units = ["R-legion-1 0207", "R-legion-2 2710", "C-hoplite-2 0206", "C-hoplite-3 2810"];
    const game = situation(units, hand(["tactics-1", "tactics-3"], ["treachery", "levy"]));
    landForce(game, "0207", "R-legion-1");
    attack(game, "0206");
    game.dice([3]);
    play(game, ["attack-tactics", "marker:tactics-1"], ["treachery", "marker:treachery"]);
    play(game, ["retreat", "hex:0208"], ["camp", "pass"]);
    landForce(game, "2710", "R-legion-2");
    attack(game, "2810");
    expect(game.question).toMatchObject({ prompt: "fpw.attack-tactics", options: ["marker:tactics-3", "pass"] });
  });

  test("23.1 whoever holds any marker is asked, so that silence tells nothing; whoever holds none is not", () => {
    const game = situation(["R-garrison-1 2809"], { ...PHASE, ...hand(["levy"], ["spy"]) });
    play(game, ["mobilize", "marker:levy"]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "fpw.treachery", options: ["pass"] });
    const none = situation(["R-garrison-1 2809"], { ...PHASE, ...hand(["levy"], []) });
    play(none, ["mobilize", "marker:levy"]);
    expect(prompt(none)).toBe("fpw.levy");
  });

  test("23.1 Spy: all enemy units in a region, for as long as the player looks", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 2916", "C-hanno 2916"], hand(["spy"]));
    expect(JSON.stringify(game.view("rome"))).not.toContain('unit:C-hanno","veteran');
    play(game, ["choose-operation", "marker:spy"], ["spy", "region:sicilia"]);
    expect(prompt(game)).toBe("fpw.look");
    expect([onlyAnswer(game.question!), forcedAnswer(game.question!)]).toEqual(["done", undefined]); // the player looks first
    expect(JSON.stringify(game.view("rome"))).toContain('unit:C-hanno","veteran');
    expect(JSON.stringify(game.view(null))).not.toContain('unit:C-hanno","veteran');
    play(game, ["look", "done"]);
    expect(JSON.stringify(game.view("rome"))).not.toContain('unit:C-hanno","veteran');
    expect(game.logFor("carthage").some((entry) => entry.event === "fpw.spied-unit")).toBe(false);
    const spied = game.logFor(null).find(({ event }) => event === "fpw.spied")!;
    expect([en.tell(spied), fr.tell(spied)]).toEqual([
      "Rome's spy examines Sicilia: the enemy stack in Panormus.",
      "L'espion de Rome examine la Sicile : la pile ennemie à Palerme.",
    ]);
  });

  test("23.1 Spy: or all enemy stratagem markers, which stay known", () => {
    const game = situation(["R-legion-1 0207"], hand(["spy"], ["tactics-2", "treachery"]));
    play(game, ["choose-operation", "marker:spy"], ["treachery", "pass"], ["spy", "enemy-markers"], ["look", "done"]);
    expect(game.view("rome")).toMatchObject({ markers: { carthage: ["marker:tactics-2", "marker:treachery"] } });
    expect(game.view(null)).toMatchObject({ markers: { carthage: [] }, markerCounts: { carthage: 2 } });
  });

  test("23.1 what the Spy has shown cannot be taken back for another look", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 2916", "C-hanno 2916", "C-hoplite-3 2417"], hand(["spy"]));
    play(game, ["choose-operation", "marker:spy"], ["spy", "region:sicilia"]);
    expect(game.canUndo("rome")).toBe(false);
  });

  test("23.1 a hand is secret, its size is not", () => {
    const game = situation(["R-legion-1 0207"], hand(["spy"], ["tactics-2"]));
    expect(game.view("carthage")).toMatchObject({
      markers: { rome: [], carthage: ["marker:tactics-2"] },
      markerCounts: { rome: 1, carthage: 1, pool: 16 },
    });
  });
});
