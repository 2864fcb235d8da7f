import { describe, expect, test } from "vitest";
import { controls, scan } from "../../src/games/first-punic-war/rules/board.ts";
import { applyDiplomacy, diplomacy, diplomacyModifiers, tellDiplomacy } from "../../src/games/first-punic-war/rules/diplomacy.ts";
import {
  ally,
  arrive,
  comeHome,
  givenAway,
  part,
  returnToNeutrality,
} from "../../src/games/first-punic-war/rules/minor-powers.ts";
import { diplomacyColumn, TABLES } from "../../src/games/first-punic-war/rules/tables.ts";
import { unitNamed } from "../../src/games/first-punic-war/rules/units.ts";
import { victoryPoints } from "../../src/games/first-punic-war/rules/victory.ts";
import {
  attack,
  hexAt,
  hexes,
  landForce,
  lastNote,
  navalForce,
  options,
  play,
  powers,
  prompt,
  run,
  situation,
  tableWith,
  u,
  where,
} from "./table.ts";

const [SYRACUSE, MASSILIA, , IBERIANS, NUMIDIA, MERCENARIES] = [0, 1, 2, 3, 4, 5];
const TALKS = { phase: "diplomacy" };
const at = (t: ReturnType<typeof tableWith>, id: string): number => t.s.at[unitNamed(id)]!;

describe("24.0 minor powers", () => {
  test("24.0 allied units are commanded by their ally and are enemies to the other", () => {
    const game = situation(["S-hoplite-1 3017", "C-hoplite-2 2917"], { powers: powers({ syracusa: "rome" }) });
    landForce(game, "3017");
    expect(prompt(game)).toBe("fpw.move");
    expect(hexes(game)).not.toContain("2917");
  });

  test("24.0 neutral units are commanded by nobody", () => {
    const game = situation(["S-hoplite-1 3017", "R-legion-1 0207"]);
    play(game, ["choose-operation", "op:land"]);
    expect(prompt(game)).toBe("fpw.move"); // the legion is the only force there is
    expect(game.state.operation!.hex).toBe(hexAt("0207"));
  });

  test("24.0 the mercenaries serve Carthage or nobody", () => {
    expect(() => situation([], { powers: powers({ mercenaries: "rome" }) })).toThrow("The mercenaries serve Rome");
    const game = situation(["R-garrison-1 2809"], { ...TALKS, markers: { rome: ["diplomacy-3"], carthage: [] } });
    expect(options(game)).not.toContain("power:mercenaries");
    expect(game.question!.whyNot!("power:mercenaries")).toMatchObject({ why: "fpw.why.mercenaries" });
  });
});

describe("24.1 diplomacy", () => {
  test("24.1 a phase without talks is told to everybody, what the markers are to their owner alone", () => {
    const phaseOf = (...markers: string[]) => {
      const t = tableWith(["R-garrison-1 2809"], [], { ...TALKS, markers: { rome: markers, carthage: [] } });
      tellDiplomacy(t);
      run(diplomacy(t), ...(markers.length > 0 ? ["done"] : []));
      return t.log.map(({ event, only }) => (only ? `${event} to ${only}` : event));
    };
    expect(phaseOf()).toEqual(["fpw.no-diplomacy"]);
    expect(phaseOf("tactics-2")).toEqual(["fpw.diplomacy-over", "fpw.no-diplomacy-marker to rome"]);
    expect(phaseOf("diplomacy-3")).toEqual(["fpw.diplomacy-over"]);
  });

  test.each([
    [1, "X X X X X"],
    [2, "X X X - N"],
    [3, "X - - N N"],
    [4, "- - N N A"],
    [5, "- N A A A"],
    [6, "A A A A A"],
  ])("24.1 diplomacy table, die %i: %s", (die, row) => {
    expect(TABLES.diplomacy[die - 1]!.join(" ")).toBe(row);
  });

  test("24.1.4 the difference of the markers is the column", () => {
    expect([-3, -1, 0, 1, 2, 3, 5].map(diplomacyColumn)).toEqual([0, 0, 1, 2, 3, 4, 4]);
  });

  test("24.1 an attempt costs one AP and a Diplomacy marker, secretly committed; the other player may commit one too", () => {
    const game = situation(["R-garrison-1 2809"], {
      ...TALKS,
      markers: { rome: ["diplomacy-3", "diplomacy-1"], carthage: ["diplomacy-2", "spy"] },
    });
    expect(options(game)).toEqual(["done", "power:syracusa", "power:massilia", "power:gauls", "power:iberians", "power:numidia"]);
    play(game, ["diplomacy", "power:gauls"]);
    expect(game.question).toMatchObject({ prompt: "fpw.commit-marker", params: { power: "power:gauls" } });
    play(game, ["commit-marker", "marker:diplomacy-3"]);
    expect(game.state.ap[0]).toBe(9);
    expect(game.view("carthage")).toMatchObject({ diplomacy: { power: "power:gauls", marker: null } });
    expect(game.question).toMatchObject({ seat: "carthage", options: ["marker:diplomacy-2", "pass"] });
    game.dice([5]);
    play(game, ["oppose-diplomacy", "marker:diplomacy-2"]);
    expect(lastNote(game, "diplomacy-rolled")!.params).toMatchObject({ die: 5, result: "fpw.diplomacy-result.A" }); // column +1
    expect(game.state.powers[2]).toBe(0);
    expect(game.state.markers.filter((holder) => holder === 1)).toHaveLength(1);
  });

  test("24.1 without a Diplomacy marker or an AP there is no attempt", () => {
    const game = situation(["R-garrison-1 2809"], { ...TALKS, markers: { rome: ["spy"], carthage: [] } });
    expect(options(game)).toEqual(["done", "marker:spy"]);
    expect(game.question!.whyNot!("power:gauls")).toMatchObject({ why: "fpw.why.no-diplomacy-marker" });
    const poor = situation(["R-garrison-1 2809"], {
      ...TALKS,
      ap: { rome: 0, carthage: 5 },
      markers: { rome: ["diplomacy-1"], carthage: [] },
    });
    expect(poor.question!.whyNot!("marker:diplomacy-1")).toMatchObject({ why: "fpw.why.ap", rule: "24.1" });
  });

  test("24.1 Treachery against the phasing player's marker calls the attempt off", () => {
    const game = situation(["R-garrison-1 2809"], { ...TALKS, markers: { rome: ["diplomacy-3"], carthage: ["treachery"] } });
    play(game, ["diplomacy", "power:gauls"], ["commit-marker", "marker:diplomacy-3"], ["oppose-diplomacy", "pass"]);
    play(game, ["treachery", "marker:treachery"]);
    expect(lastNote(game, "diplomacy-called-off")).toBeDefined();
    expect(game.state.powers[2]).toBe(2);
    expect(game.state.ap[0]).toBe(9);
  });

  test("24.1 an attempt called off by Treachery is not repeated with another Diplomacy marker in the same phase", () => {
    const game = situation(["R-garrison-1 2809"], {
      ...TALKS,
      markers: { rome: ["diplomacy-3", "diplomacy-2"], carthage: ["treachery", "levy"] },
    });
    play(game, ["diplomacy", "power:gauls"], ["commit-marker", "marker:diplomacy-3"], ["oppose-diplomacy", "pass"]);
    play(game, ["treachery", "marker:treachery"]);
    expect(options(game)).toEqual(["done"]);
    expect(game.question!.whyNot!("power:gauls")).toMatchObject({ why: "fpw.why.betrayed", rule: "23.1" });
    play(game, ["diplomacy", "done"]);
    expect(game.state.barred).toEqual([0, 0]); // the next phase is free again
  });

  test("24.1.5 die modifiers: enemy ally -1, old ties +1, a leader in a fortress of the region +1 or -1", () => {
    const reasons = (side: number, power: number, units: string[] = [], more = {}) =>
      diplomacyModifiers(tableWith(units, [], more).s, side, power).map(
        ({ amount, because }) => `${amount} ${because.slice(12)}`,
      );
    expect(reasons(0, IBERIANS)).toEqual([]);
    expect(reasons(0, SYRACUSE)).toEqual(["1 old-ties"]);
    expect(reasons(0, MASSILIA)).toEqual(["1 old-ties"]);
    expect(reasons(1, SYRACUSE)).toEqual([]);
    expect(reasons(1, NUMIDIA)).toEqual(["1 old-ties"]);
    expect(reasons(1, MERCENARIES)).toEqual(["1 old-ties"]);
    expect(reasons(0, NUMIDIA, ["R-duilius 1918"], { powers: powers({ numidia: "carthage" }) })).toEqual([
      "-1 enemy-controlled",
      "1 own-leader-there",
    ]);
    expect(reasons(0, NUMIDIA, ["R-duilius 0218"])).toEqual([]); // Volubilis is a town
    expect(reasons(0, NUMIDIA, ["C-hanno 1918"])).toEqual(["-1 enemy-leader-there"]);
  });

  test("24.1.5, 25.0 an enemy leader beneath a stack changes the die, and no question tells of him before", () => {
    const game = situation(["C-hanno 1918", "C-hoplite-2 1918"], { ...TALKS, markers: { rome: ["diplomacy-1"], carthage: [] } });
    expect(game.question!.params!.modifiers).toContain("power:numidia=0");
    play(game, ["diplomacy", "power:numidia"]);
    expect(game.question!.params!.modifiers).toEqual([]);
    game.dice([6]);
    play(game, ["commit-marker", "marker:diplomacy-1"]);
    expect(lastNote(game, "diplomacy-rolled")!.params).toMatchObject({ modifiers: ["fpw.because.enemy-leader-there=-1"] });
    const markers = { rome: ["diplomacy-1"], carthage: [] };
    const shown = situation(["C-hanno 1918 onTop", "C-hoplite-2 1918"], { ...TALKS, markers });
    expect(shown.question!.params!.modifiers).toContain("power:numidia=-1");
  });

  test("24.1.5 the modified die stays within 1 to 6", () => {
    const game = situation(["R-duilius 1907", "R-legion-1 1907"], { ...TALKS, markers: { rome: ["diplomacy-1"], carthage: [] } });
    game.dice([6]);
    play(game, ["diplomacy", "power:massilia"], ["commit-marker", "marker:diplomacy-1"]);
    expect(lastNote(game, "diplomacy-rolled")!.params).toMatchObject({ modified: 6, result: "fpw.diplomacy-result.A" });
  });

  test("24.1.6 A allies the power whatever its status; N allies a neutral and frees an enemy's ally; X gives the enemy an AP", () => {
    const outcome = (status: string, result: string) => {
      const t = tableWith([], [], { powers: powers({ gauls: status }) });
      applyDiplomacy(t, 0, 2, result);
      return [t.s.powers[2], t.s.ap[1]];
    };
    expect(outcome("carthage", "A")).toEqual([0, 10]);
    expect(outcome("neutral", "A")).toEqual([0, 10]);
    expect(outcome("neutral", "N")).toEqual([0, 10]);
    expect(outcome("carthage", "N")).toEqual([2, 10]);
    expect(outcome("carthage", "X")).toEqual([1, 11]);
    expect(outcome("carthage", "-")).toEqual([1, 10]);
  });

  test("24.1.6 Rome can at best make the mercenaries neutral", () => {
    const t = tableWith(["X-hoplite-1 2417"], [], { powers: powers({ mercenaries: "carthage" }) });
    applyDiplomacy(t, 0, MERCENARIES, "A");
    expect(t.s.powers[MERCENARIES]).toBe(2);
    expect(at(t, "X-hoplite-1")).toBe(-1);
  });

  test("24.1 when a power changes sides, the smaller part of a common stack leaves the hex", () => {
    const t = tableWith(["S-hoplite-1 3017", "S-auxiliary-1 3017", "R-legion-1 3017"], [], {
      powers: powers({ syracusa: "rome" }),
    });
    ally(t, SYRACUSE, 1);
    const { questions } = run(part(t), "hex:2917"); // Rome, with fewer units, moves out
    expect(questions[0]).toMatchObject({ seat: "rome" });
    expect(at(t, "R-legion-1")).toBe(hexAt("2917"));
    expect(at(t, "S-hoplite-1")).toBe(hexAt("3017"));
    expect(t.s.parting).toBeNull();
  });

  test("24.1 if the former ally has more units, the player who won the power moves its units out; garrisons are lost", () => {
    const units = ["S-hoplite-1 3118", "S-garrison-1 3118", "R-legion-1 3118", "R-legion-2 3118", "R-legion-3 3118"];
    const t = tableWith(units, [], { powers: powers({ syracusa: "rome" }) });
    ally(t, SYRACUSE, 1);
    const { questions } = run(part(t), "hex:3117");
    expect(questions[0]!.seat).toBe("carthage");
    expect(at(t, "S-hoplite-1")).toBe(hexAt("3117"));
    expect(at(t, "S-garrison-1")).toBe(-1);
  });

  test("24.1 equal parts roll for it: the higher die remains", () => {
    const t = tableWith(["S-hoplite-1 3017", "R-legion-1 3017"], [3, 3, 2, 5], { powers: powers({ syracusa: "rome" }) });
    ally(t, SYRACUSE, 1);
    const { questions } = run(part(t), "hex:3117"); // 3 to 3 is rolled again, 2 to 5: the minor power leaves
    expect(questions[0]!.seat).toBe("carthage");
    expect(at(t, "R-legion-1")).toBe(hexAt("3017"));
  });

  test("24.1 a fleet counts with all it carries when the leaving part looks for the hex that takes in most of it", () => {
    const romans = [
      "R-fleet-1 3118",
      "R-legion-1 on R-fleet-1",
      "R-legion-2 on R-fleet-1",
      "R-auxiliary-1 3118",
      "R-cavalry-1 3118",
    ];
    const minor = ["hoplite-1", "auxiliary-1", "cavalry-1", "garrison-1", "fleet-1", "hiero"].map((id) => `S-${id} 3118`);
    const t = tableWith([...minor, ...romans, "C-hoplite-2 3117"], [], { powers: powers({ syracusa: "rome" }) });
    ally(t, SYRACUSE, 1);
    run(part(t), "hex:3119"); // by land only two could leave, by sea three can
    expect(at(t, "R-legion-1")).toBe(hexAt("3119"));
    expect(at(t, "R-auxiliary-1")).toBe(-1);
  });

  test("24.1 with enemies all around, the part that must leave is eliminated", () => {
    const ring = ["C-hoplite-2 3016", "C-hoplite-3 3117", "C-hoplite-4 3118", "C-hoplite-5 2917", "C-hoplite-6 3116"];
    const t = tableWith(["S-hoplite-1 3017", "S-auxiliary-1 3017", "R-legion-1 3017", ...ring], [], {
      powers: powers({ syracusa: "rome" }),
    });
    ally(t, SYRACUSE, 1);
    run(part(t));
    expect(at(t, "R-legion-1")).toBe(-1);
  });
});

describe("24.2 invasions", () => {
  test("24.2 entering a neutral's town or fortress allies it with the enemy at once", () => {
    const game = situation(["R-legion-1 0911"], { powers: powers() });
    landForce(game, "0911");
    play(game, ["move", "hex:1011"]); // Saguntum, empty
    expect(game.state.powers[IBERIANS]).toBe(1);
    expect(lastNote(game, "invaded")!.params).toMatchObject({ side: "side:rome", power: "power:iberians" });
  });

  test("24.2 fleets invade too", () => {
    const game = situation(["C-fleet-1 1808 veteran"], { side: "carthage" });
    game.dice([4]);
    navalForce(game, "1808");
    play(game, ["sail", "hex:1807"], ["sail", "hex:1907"]);
    expect(game.state.powers[MASSILIA]).toBe(0);
  });

  test("24.2 merely entering a neutral's region is no invasion", () => {
    const game = situation(["R-legion-1 0207"], { powers: powers() });
    landForce(game, "0207");
    play(game, ["move", "hex:0206"]);
    expect(game.state.powers).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test("24.2 a pursuit into a neutral's town is an invasion", () => {
    // hoplites held Baecula while Iberia was neutral; legions drive them out, and Regulus follows over the mountains
    const game = situation(["R-legion-1 0611 veteran", "R-regulus 0611", "C-auxiliary-2 0612"], { powers: powers() });
    game.dice([6]);
    landForce(game, "0611", "R-legion-1", "R-regulus");
    attack(game, "0612");
    play(game, ["pursue", ["unit:R-regulus"]]);
    expect(game.state.powers[IBERIANS]).toBe(1);
  });
});

describe("24.2 what an attack on a neutral gives away is known before it is declared", () => {
  const neutral = ["S-hoplite-1 3118", "R-legion-1 3117 veteran", "R-legion-2 3117 veteran"];

  test("the power that sides with the enemy, and the points that he then has", () => {
    const game = situation(neutral);
    const given = givenAway(game.state, 0, hexAt("3118"))!;
    const before = victoryPoints(game.state, 1);
    landForce(game, "3117", "R-legion-1", "R-legion-2");
    attack(game, "3118");
    expect(given.power).toBe("power:syracusa");
    expect(game.state.powers[SYRACUSE]).toBe(1);
    const [points] = lastNote(game, "allied")!.params!.carthage as number[];
    expect(points! - before).toBe(given.points);
    expect(given.points).toBeGreaterThan(0);
  });

  test("nothing where enemies stand, or nobody", () => {
    const game = situation([...neutral, "C-hoplite-2 3016"]);
    for (const hex of ["3016", "3017"]) expect(givenAway(game.state, 0, hexAt(hex))).toBeNull();
  });
});

describe("24.3 deployment of minor powers", () => {
  const phase = { phase: "mobilization" };

  test("24.3 Syracuse and Massilia: fortresses and towns of their region, no friendly unit needed", () => {
    const game = situation(["R-garrison-1 2809"], { ...phase, powers: powers({ massilia: "rome" }) });
    play(game, ["mobilize", "unit:M-hoplite-1"]);
    expect(options(game)).toEqual(["hex:1508", "hex:1907"]);
  });

  test("24.3 Numidia, Iberia and Gallia: any hex of the region without enemies or their zones of control", () => {
    const game = situation(["R-garrison-1 2809", "C-hoplite-2 0207"], { ...phase, powers: powers({ iberians: "rome" }) });
    play(game, ["mobilize", "unit:I-cavalry-1"]);
    expect(options(game)).toContain("hex:0306");
    expect(options(game)).toContain("hex:0408"); // light troops may start in mountains
    expect(options(game)).not.toContain("hex:0207");
    expect(options(game)).not.toContain("hex:0206");
    expect(options(game).every((id) => id.startsWith("hex:"))).toBe(true);
  });

  test("24.3 the mercenaries come for nothing the first time, to any Carthaginian fortress", () => {
    const t = tableWith(["C-garrison-1 2417", "C-garrison-2 2916"], [], { side: "carthage", phase: "diplomacy" });
    ally(t, MERCENARIES, 1);
    expect(t.s.arriving).toHaveLength(4);
    const { questions } = run(arrive(t), "hex:2417");
    expect(questions[0]).toMatchObject({ seat: "carthage", options: ["hex:2417", "hex:2916"] });
    for (let i = 0; i < 3; i++) run(arrive(t), "hex:2916");
    expect(t.s.at[unitNamed("X-xanthippus")]).toBe(hexAt("2916"));
    expect(t.s.ap[1]).toBe(10);
  });

  test("24.3 later they are paid for", () => {
    const t = tableWith(["C-garrison-1 2417"], [], { mercenariesCame: true });
    ally(t, MERCENARIES, 1);
    expect(t.s.arriving).toEqual([]);
    const game = situation(["C-garrison-1 2417"], {
      phase: "mobilization",
      side: "carthage",
      powers: powers({ mercenaries: "carthage" }),
    });
    play(game, ["mobilize", "unit:X-hoplite-1"], ["mobilize", "unit:X-xanthippus"]);
    expect(game.state.ap[1]).toBe(10 - 2 - 2);
    expect(where(game, "X-xanthippus")).toBe("2417");
  });
});

describe("24.4 fortresses and towns of minor powers", () => {
  test("24.4 whoever has units there controls them, whosever region it is", () => {
    const t = tableWith(["R-legion-1 3118", "C-hoplite-2 1918"], [], { powers: powers({ syracusa: "carthage" }) });
    expect(controls(t.s, scan(t.s), hexAt("3118"), 0)).toBe(true);
    expect(controls(t.s, scan(t.s), hexAt("1918"), 1)).toBe(true);
  });
});

describe("24.6 return to neutrality", () => {
  test("24.6 the units return to free towns and fortresses of their region, one each before a second", () => {
    const units = ["M-hoplite-1 0207", "M-garrison-1 1907", "M-garrison-2 1508", "M-fleet-1 1808"];
    const t = tableWith(units, [], { powers: powers({ massilia: "rome" }) });
    returnToNeutrality(t, MASSILIA);
    expect(at(t, "M-hoplite-1")).toBe(-1);
    const { questions } = run(comeHome(t), "unit:M-hoplite-1", "hex:1907");
    expect(questions[1]).toMatchObject({ seat: "rome", options: ["hex:1907", "hex:1508"] });
    run(comeHome(t), "unit:M-garrison-1"); // Emporia has nobody yet
    expect(at(t, "M-garrison-1")).toBe(hexAt("1508"));
    run(comeHome(t)); // the second garrison: only Massilia has none
    expect(at(t, "M-garrison-2")).toBe(hexAt("1907"));
    run(comeHome(t)); // the fleet: Emporia has fewer
    expect(at(t, "M-fleet-1")).toBe(hexAt("1508"));
    expect(t.s.homecomings).toEqual([]);
  });

  test("24.6 the player says who comes home first, so that any of them can stand together", () => {
    const units = ["M-hoplite-1 0207", "M-garrison-1 1907", "M-garrison-2 1508", "M-fleet-1 1808"];
    const t = tableWith(units, [], { powers: powers({ massilia: "rome" }) });
    returnToNeutrality(t, MASSILIA);
    const { questions } = run(comeHome(t), "unit:M-hoplite-1", "hex:1907");
    expect(questions[0]).toMatchObject({ prompt: "fpw.come-home-next", seat: "rome" });
    expect(run(comeHome(t), "unit:M-fleet-1").questions[0]).toMatchObject({
      options: u("M-garrison-1", "M-garrison-2", "M-fleet-1"),
    });
    run(comeHome(t), "hex:1907");
    run(comeHome(t));
    expect(["M-hoplite-1", "M-garrison-1", "M-garrison-2", "M-fleet-1"].map((id) => at(t, id))).toEqual(
      ["1907", "1907", "1508", "1508"].map(hexAt),
    );
  });

  test("24.6 places held by others are closed; units without a place go to the display", () => {
    const t = tableWith(["S-hoplite-1 0207", "C-hoplite-2 3118"], [], { powers: powers({ syracusa: "rome" }) });
    returnToNeutrality(t, SYRACUSE);
    run(comeHome(t));
    expect(at(t, "S-hoplite-1")).toBe(-1);
    expect(t.log.at(-1)!.event).toBe("fpw.sent-to-display");
  });

  test("24.6 mercenaries go straight to the display", () => {
    const t = tableWith(["X-hoplite-1 2417", "X-xanthippus 2417"], [], { powers: powers({ mercenaries: "carthage" }) });
    returnToNeutrality(t, MERCENARIES);
    expect([at(t, "X-hoplite-1"), at(t, "X-xanthippus")]).toEqual([-1, -1]);
    expect(t.s.homecomings).toEqual([]);
  });
});
