import { describe, expect, test } from "vitest";
import { conquests, consultAugurs, continueAugur, resolveCrisis } from "../../src/games/first-punic-war/rules/augurs.ts";
import { comeHome } from "../../src/games/first-punic-war/rules/minor-powers.ts";
import { markerCount } from "../../src/games/first-punic-war/rules/stratagems.ts";
import { TABLES } from "../../src/games/first-punic-war/rules/tables.ts";
import { MARKERS, unitNamed } from "../../src/games/first-punic-war/rules/units.ts";
import { hexAt, newGame, powers, run, tableWith } from "./table.ts";

const PHASE = { phase: "augurs" };
const hands = { rome: ["tactics-1", "levy"], carthage: ["spy"] };

describe("7.0 augurs", () => {
  test("7.0 each player rolls a die and the total names the event", () => {
    const names = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => TABLES.augurs[total]);
    expect(names).toEqual([
      "barbarians",
      "allies-go-home",
      "bad-omens",
      "piracy",
      "plague",
      "crisis",
      "morale",
      "rally",
      "successors",
      "good-omens",
      "magna-graecia",
    ]);
    const t = tableWith(["R-garrison-1 2809"], [4, 5], PHASE);
    consultAugurs(t);
    expect(t.log[0]).toMatchObject({ event: "fpw.augurs", params: { total: 9, event: "fpw.augur.rally" } });
  });

  test("7.0 augurs 2: both players lose all accumulated AP", () => {
    const t = tableWith([], [1, 1], { ...PHASE, ap: { rome: 7, carthage: 25 } });
    consultAugurs(t);
    expect(t.s.ap).toEqual([0, 0]);
  });

  test("7.0 augurs 3: a die for each controlled minor power, odd returns it to neutrality", () => {
    const t = tableWith(["S-garrison-1 3118", "N-cavalry-1 1918"], [1, 2, 3, 4], {
      ...PHASE,
      powers: powers({ syracusa: "rome", numidia: "carthage" }),
    });
    consultAugurs(t);
    expect(t.s.augur!.queue).toEqual([0, 4]); // Rome has the initiative, so its ally is rolled for first
    run(continueAugur(t));
    expect(t.s.powers[0]).toBe(2);
    run(comeHome(t));
    run(continueAugur(t));
    expect(t.s.powers[4]).toBe(1);
    expect(run(continueAugur(t)).result).toBe(true);
  });

  test("7.0 augurs 4: each player returns a random marker", () => {
    const t = tableWith([], [2, 2], { ...PHASE, markers: hands });
    consultAugurs(t);
    expect([markerCount(t.s, 0), markerCount(t.s, 1)]).toEqual([1, 0]);
    expect(t.log.filter((entry) => entry.event === "fpw.marker-returned")).toHaveLength(2);
  });

  test("7.0 augurs 5: each player selects a fleet and loses it with what it carries; neutral fleets are safe", () => {
    const units = ["R-fleet-1 2710", "R-fleet-2 2710", "R-legion-1 on R-fleet-2", "C-fleet-1 2417", "M-fleet-1 1907"];
    const t = tableWith(units, [1, 4], PHASE);
    consultAugurs(t);
    const { questions } = run(continueAugur(t), "unit:R-fleet-2");
    expect(questions[0]).toMatchObject({ seat: "rome", options: ["unit:R-fleet-1", "unit:R-fleet-2"] });
    expect(t.s.at[unitNamed("R-legion-1")]).toBe(-1);
    run(continueAugur(t)); // Carthage has only one
    expect(t.s.at[unitNamed("C-fleet-1")]).toBe(-1);
    expect(t.s.at[unitNamed("M-fleet-1")]).toBe(hexAt("1907"));
  });

  test("7.0 augurs 6: a die for each occupied fortress, odd costs a unit of the owner's choice", () => {
    const units = ["R-garrison-1 2809", "R-legion-1 2809", "R-garrison-2 2710", "C-garrison-1 2417"];
    const t = tableWith(units, [2, 4, 3, 2], PHASE);
    consultAugurs(t);
    expect(t.s.augur!.queue).toEqual([hexAt("2809"), hexAt("2417")]); // Ostia is a town
    const { questions } = run(continueAugur(t), "unit:R-garrison-1");
    expect(questions[0]).toMatchObject({ seat: "rome", options: ["unit:R-legion-1", "unit:R-garrison-1"] });
    expect(t.s.at[unitNamed("R-garrison-1")]).toBe(-1);
    run(continueAugur(t));
    expect(t.s.at[unitNamed("C-garrison-1")]).toBe(hexAt("2417"));
  });

  test("7.0 augurs 6: the initiative player checks neutral fortresses without looking beneath the top", () => {
    const t = tableWith(["S-garrison-1 3118", "S-hoplite-1 3118", "S-hiero 3118"], [3, 3, 1], { ...PHASE, first: "carthage" });
    consultAugurs(t);
    const { questions } = run(continueAugur(t), "beneath");
    expect(questions[0]).toMatchObject({ seat: "carthage", options: ["unit:S-garrison-1", "beneath"] });
    expect(t.s.at[unitNamed("S-garrison-1")]).toBe(hexAt("3118"));
    const lost = ["S-hoplite-1", "S-hiero"].filter((id) => t.s.at[unitNamed(id)]! < 0);
    expect(lost).toHaveLength(1);
  });

  test("31.3, 30.1 the augurs pay nothing for a pillaged or besieged fortress, nor for a pillaged city", () => {
    const units = ["R-garrison-1 2809", "R-garrison-2 3116", "R-legion-1 2916", "C-hoplite-2 3016", "C-fleet-1 3015"];
    const held = { ...PHASE, ap: { rome: 0, carthage: 0 }, powers: powers({ syracusa: "rome", massilia: "rome" }) };
    const morale = (more: object, rules: Record<string, boolean>) => {
      const t = tableWith(units, [4, 4], { ...held, ...more } as never, rules);
      consultAugurs(t);
      return t.s.ap[0];
    };
    expect(morale({}, { pillage: true, siege: true })).toBe(2); // Messana and Panormus
    expect(morale({ pillaged: ["3116"] }, { pillage: true })).toBe(1);
    expect(morale({ camps: { rome: [], carthage: ["3016"] } }, { siege: true })).toBe(0); // both are ports with a fleet beside them
    expect(morale({ camps: { rome: [], carthage: ["3016"] } }, {})).toBe(2);
    const cities = tableWith(["R-garrison-1 3412", "S-garrison-1 3118", "M-garrison-1 1907"], [6, 6], {
      ...held,
      pillaged: ["3412"],
    });
    consultAugurs(cities);
    expect(cities.s.ap[0]).toBe(2); // Tarentum is in ruins
  });

  test.each([
    [1, "0612"],
    [2, "0914"],
    [3, "0218"],
    [4, "1507"],
    [5, "2505"],
    [6, "3116"],
  ])("7.0 augurs 7: a crisis with die %i breaks out in %s", (die, hex) => {
    const t = tableWith([], [3, 4, die], PHASE);
    consultAugurs(t);
    expect(t.s.crisis).toBe(hexAt(hex));
  });

  test("7.0 augurs 8: an AP for each fortress outside Italia, or outside the first Carthaginian set-up", () => {
    const units = [
      "R-garrison-1 2809",
      "R-garrison-2 3116",
      "R-legion-1 2417",
      "C-garrison-1 2916",
      "C-hoplite-2 3010",
      "C-hoplite-3 1918",
    ];
    const t = tableWith(units, [4, 4], { ...PHASE, powers: powers({ numidia: "carthage" }), ap: { rome: 0, carthage: 0 } });
    expect([conquests(t.s, 0), conquests(t.s, 1)]).toEqual(
      [
        ["3116", "2417"],
        ["3010", "1918"],
      ].map((list) => list.map(hexAt).sort((a, b) => a - b)),
    );
    consultAugurs(t);
    expect(t.s.ap).toEqual([2, 2]);
  });

  test("7.0 augurs 9: three fortresses fewer bring two AP, two fewer nothing", () => {
    const rally = (places: string[]) => {
      const t = tableWith(["C-garrison-1 2417", "C-garrison-2 2317", "C-garrison-3 2916", ...places], [4, 5], {
        ...PHASE,
        ap: { rome: 1, carthage: 1 },
      });
      consultAugurs(t);
      return t.s.ap;
    };
    expect(rally([])).toEqual([3, 1]);
    expect(rally(["R-garrison-1 2809"])).toEqual([1, 1]);
  });

  test("7.0 augurs 10: odd gives Rome that many AP, even gives them to Carthage", () => {
    const successors = (die: number) => {
      const t = tableWith([], [4, 6, die], { ...PHASE, ap: { rome: 0, carthage: 0 } });
      consultAugurs(t);
      return t.s.ap;
    };
    expect(successors(5)).toEqual([5, 0]);
    expect(successors(6)).toEqual([0, 6]);
  });

  test("7.0 augurs 11: each player picks two markers", () => {
    const t = tableWith([], [5, 6], { ...PHASE, markers: { rome: [], carthage: [] } });
    consultAugurs(t);
    expect([markerCount(t.s, 0), markerCount(t.s, 1)]).toEqual([2, 2]);
  });

  test("7.0 augurs 12: an AP each for Syracuse, Massilia and Tarentum", () => {
    const t = tableWith(["R-garrison-1 3412", "C-hoplite-2 3118", "C-hoplite-3 1907"], [6, 6], {
      ...PHASE,
      ap: { rome: 0, carthage: 0 },
    });
    consultAugurs(t);
    expect(t.s.ap).toEqual([1, 2]);
    const none = tableWith([], [6, 6], PHASE);
    consultAugurs(none);
    expect(none.log.slice(-2).map((entry) => entry.event)).toEqual(["fpw.holds-none", "fpw.holds-none"]);
  });

  test("7.0 the first turn of Scenario I has no augurs, that of Scenario III has", () => {
    const first = newGame("I", { setup: "auto" });
    expect(first.log!.some((entry) => entry.event === "fpw.no-augurs")).toBe(true);
    expect(first.log!.some((entry) => entry.event === "fpw.augurs")).toBe(false);
    const third = newGame("III", { setup: "auto" });
    expect(third.log!.some((entry) => entry.event === "fpw.augurs")).toBe(true);
  });
});

describe("7.1 crisis", () => {
  const MESSANA = { phase: "end-of-turn", crisis: "3116" };

  test("7.1 a leader in the hex gains a die of AP and two markers; the other loses a die of AP and a marker of his choice", () => {
    const t = tableWith(["R-duilius 3116"], [4, 3], { ...MESSANA, markers: { rome: [], carthage: ["spy", "levy"] } });
    const { questions } = run(resolveCrisis(t), "marker:levy");
    expect(questions[0]).toMatchObject({ seat: "carthage", options: ["marker:levy", "marker:spy"] });
    expect(t.s.ap).toEqual([14, 7]);
    expect(markerCount(t.s, 0)).toBe(2);
    expect(t.s.markers.flatMap((holder, index) => (holder === 1 ? [MARKERS[index]!.kind] : []))).toEqual(["spy"]);
    expect(t.s.crisis).toBe(-1);
  });

  test("7.1 AP that cannot be paid are owed for the next turn", () => {
    const t = tableWith(["R-duilius 3116"], [1, 5], {
      ...MESSANA,
      ap: { rome: 0, carthage: 2 },
      markers: { rome: [], carthage: [] },
    });
    run(resolveCrisis(t));
    expect(t.s.ap[1]).toBe(0);
    expect(t.s.debt[1]).toBe(3);
    expect(t.log.at(-1)).toMatchObject({ event: "fpw.debt", params: { side: "side:carthage", ap: 3 } });
  });

  test("7.1 no leader, or leaders of both sides: no effect", () => {
    const t = tableWith(["R-legion-1 3116"], [], MESSANA);
    run(resolveCrisis(t));
    expect(t.s.ap).toEqual([10, 10]);
    expect(t.s.crisis).toBe(-1);
  });

  test("7.1 a leader of an allied minor power counts for his ally", () => {
    const t = tableWith(["S-hiero 3116"], [2, 2], {
      ...MESSANA,
      powers: powers({ syracusa: "carthage" }),
      markers: { rome: [], carthage: [] },
    });
    run(resolveCrisis(t));
    expect(t.s.ap).toEqual([8, 12]);
  });
});
