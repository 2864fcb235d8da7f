import { describe, expect, test } from "vitest";
import { general } from "../../src/games/hamilcar/rules/generals.ts";
import { cus, isAt, logged, marching, options, play, prompt, stack, supply, whyNot } from "./table.ts";

const far = { control: { rome: ["roma", "messana"], carthage: ["carthago", "syracusae", "lilybaeum"] } };

describe("7.3 naval movement", () => {
  test("7.3.A a lane costs a point, Mare Tyrrhenum two; Carthage has four points at sea", () => {
    const game = play(marching("hanno", { ...far, forces: [stack("carthage", "carales", 2, { generals: ["hanno"] })] }), [
      "march",
      "sail",
    ]);
    expect(options(game, "sail")).toContain("space:panormus"); // over Mare Tyrrhenum
    expect(whyNot(game, "space:enna")).toBe("land-first");
    expect(game.question?.whyNot?.("space:nowhere")).toBeUndefined();
    play(game, ["sail", "space:panormus"]);
    expect(game.question?.params?.left).toBe(2);
    play(game, ["sail", "space:lipara"]);
    expect(game.question?.params?.left).toBe(1);
    expect(logged(game, "fleet-entered").map(({ mare }) => mare)).toEqual([1, undefined]);
  });

  test("7.3.A Rome sails as many lanes as its seamanship has ships", () => {
    const lanes = ["poor", "fair", "good", "excellent"].map((seamanship) => {
      const game = play(marching("florus", { seamanship, forces: [stack("rome", "roma", 3, { generals: ["florus"] })] }), [
        "march",
        "sail",
      ]);
      return game.question?.params?.left;
    });
    expect(lanes).toEqual([1, 2, 3, 4]);
  });

  test("7.3.A the strait is a lane of one point", () => {
    const game = play(
      marching("florus", { seamanship: "poor", forces: [stack("rome", "regium", 3, { generals: ["florus"] })] }),
      ["march", "sail"],
      ["sail", "space:messana"],
    );
    expect(isAt(game, "florus", "messana")).toBe(true);
    expect(game.question?.params?.left).toBe(3);
  });

  test("7.3.A enemies in ports on the way do not stop a fleet", () => {
    const game = play(
      marching("hanno", {
        control: { rome: ["messana", "lipara"], carthage: ["syracusae"] },
        forces: [
          stack("carthage", "syracusae", 2, { generals: ["hanno"] }),
          stack("rome", "messana", 2, { generals: ["florus"] }),
        ],
      }),
      ["march", "sail"],
      ["sail", "space:messana"],
    );
    expect(options(game, "sail")).toContain("space:thermae");
  });

  test("7.3.B neither the port of departure nor that of arrival need be controlled", () => {
    const game = play(
      marching("florus", {
        seamanship: "fair",
        control: { rome: ["roma"], carthage: ["thermae", "panormus"] },
        forces: [stack("rome", "thermae", 3, { generals: ["florus"] })],
      }),
      ["march", "sail"],
      ["sail", "space:panormus"],
      ["sail", "land"],
    );
    expect(isAt(game, "florus", "panormus")).toBe(true);
  });

  test("7.3.B, 14.5.A nobody sails out of a besieged city", () => {
    const game = marching("hanno", {
      siege: { lilybaeum: { by: "rome", points: 1 } },
      forces: [stack("carthage", "inside:lilybaeum", 2, { generals: ["hanno"] }), stack("rome", "lilybaeum", 3)],
    });
    expect(whyNot(game, "sail")).toBe("shut-up");
  });

  test("7.3.B, 14.5.A an army lands inside a friendly city with enemies before it, unless it is besieged", () => {
    const position = {
      forces: [
        stack("carthage", "carthago", 1, { supply: 1, generals: ["hanno"] }),
        stack("carthage", "inside:lilybaeum", 1),
        stack("rome", "lilybaeum", 4),
      ],
    };
    const open = play(marching("hanno", position), ["march", "sail"], ["sail", "space:lilybaeum"], ["sail", "land"]);
    expect(options(open, "land-where")).toEqual(["outside", "inside"]);
    play(open, ["land-where", "inside"]);
    expect(cus(open, "carthage", "inside:lilybaeum")).toBe(2);
    expect(supply(open, "carthage", "inside:lilybaeum")).toBe(1);
    expect(logged(open, "battle")).toEqual([]);
    expect(open.state.march).toBeNull(); // 7.2.B: there he stops
    const besieged = play(
      marching("hanno", { ...position, siege: { lilybaeum: { by: "rome", points: 1 } } }),
      ["march", "sail"],
      ["sail", "space:lilybaeum"],
      ["sail", "land"],
    );
    expect(prompt(besieged)).not.toBe("land-where");
    expect(logged(besieged, "battle")).toHaveLength(1);
  });

  test("7.3.B landing triggers land reactions", () => {
    const game = play(
      marching("hanno", {
        forces: [
          stack("carthage", "carthago", 3, { generals: ["hanno"] }),
          stack("rome", "heraclea", 3, { generals: ["regulus"] }),
        ],
      }),
      ["march", "sail"],
      ["sail", "space:lilybaeum"],
      ["sail", "land"],
    );
    expect(options(game, "react")).toEqual(["intercept:regulus", "done"]);
  });

  test("7.3.C up to five Ready warships may come along, ten units in all", () => {
    const game = play(
      marching("hanno", {
        forces: [stack("carthage", "carthago", 6, { supply: 1, generals: ["hanno"] })],
        warships: { carthage: { ready: 4, spent: 3 } },
      }),
      ["march", "sail"],
    );
    expect(game.question).toMatchObject({ prompt: "hamilcar.take-warships", max: 3 });
  });

  test("7.3.C generals, CUs and supply trains of ports on the way come aboard", () => {
    const game = play(
      marching("barca", {
        forces: [
          stack("carthage", "carthago", 2, { generals: ["barca"] }),
          stack("carthage", "lilybaeum", 3, { supply: 1, generals: ["gisco"] }),
        ],
        warships: { carthage: { ready: 1 } },
      }),
      ["march", "sail"],
      ["take-warships", 1],
      ["sail", "space:lilybaeum"],
      ["sail", "gather"],
      ["gather-generals", ["general:gisco"]],
      ["gather-units", { cus: 2, supply: 1 }],
      ["sail", "space:drepanum"],
      ["sail", "land"],
    );
    expect(isAt(game, "gisco", "drepanum")).toBe(true);
    expect([cus(game, "carthage", "lilybaeum"), cus(game, "carthage", "drepanum"), supply(game, "carthage", "drepanum")]).toEqual(
      [1, 4, 1],
    );
  });

  test("7.3.C, 2.3.E3 a consul who comes aboard a fleet with three CUs need not bring any", () => {
    const game = marching("florus", {
      seamanship: "good",
      forces: [stack("rome", "roma", 3, { generals: ["florus"] }), stack("rome", "neapolis", 4, { generals: ["cotta"] })],
    });
    play(game, ["march", "sail"], ["sail", "space:neapolis"], ["sail", "gather"], ["gather-generals", ["general:cotta"]]);
    play(game, ["gather-units", { cus: 0 }], ["sail", "space:paestum"]);
    expect([cus(game, "rome", "at-sea"), cus(game, "rome", "neapolis")]).toEqual([3, 4]);
  });

  test("7.3.C without an interception the warships return Ready", () => {
    const game = play(
      marching("hanno", {
        forces: [stack("carthage", "carthago", 2, { generals: ["hanno"] })],
        warships: { carthage: { ready: 2 } },
      }),
      ["march", "sail"],
      ["take-warships", 2],
      ["sail", "space:utica"],
      ["sail", "land"],
    );
    expect(game.state.warships.carthage).toEqual({ ready: 2, spent: 0, sunk: 0, atSea: 0, prizes: 0 });
    expect(game.state.fleets.carthage).toBeNull();
  });

  test("7.3.C a general may sail alone, and no warship need come along", () => {
    const game = play(
      marching("hanno", {
        forces: [stack("carthage", "carthago", 0, { generals: ["hanno"] })],
        warships: { carthage: { ready: 2 } },
      }),
      ["march", "sail"],
      ["take-warships", 0],
      ["sail", "space:utica"],
      ["sail", "land"],
    );
    expect(isAt(game, "hanno", "utica")).toBe(true);
  });

  test("7.2.A a general alone lands beside an enemy general if he can march on, and must", () => {
    const voyage = (forces: unknown[] = []) => {
      const alone = [
        stack("carthage", "lipara", 0, { generals: ["hanno"] }),
        stack("rome", "panormus", 0, { generals: ["florus"] }),
      ];
      const game = marching("hanno", { forces: [...alone, ...forces] as never, warships: { rome: { ready: 0 } } });
      return play(game, ["march", "sail"], ["sail", "space:panormus"]);
    };
    const game = play(voyage(), ["sail", "land"]);
    expect(options(game, "march")).toContain("space:drepanum");
    expect(whyNot(game, "stop")).toBe("alone-stop");
    play(game, ["march", "space:drepanum"]);
    expect(isAt(game, "hanno", "drepanum")).toBe(true);
    const shut = voyage(["thermae", "drepanum", "heraclea"].map((at) => stack("rome", at, 1)));
    expect(whyNot(shut, "land")).toBe("alone-stop"); // enemies bar every road
  });

  test("15.6 Rome sails to Africa with Excellent seamanship, or with Good seamanship and Syracusae", () => {
    const may = (seamanship: string, syracusae: "rome" | "carthage") => {
      const game = play(
        marching("florus", {
          seamanship,
          control: {
            rome: ["lilybaeum"],
            carthage: ["carthago"],
            [syracusae]: syracusae === "rome" ? ["lilybaeum", "syracusae"] : ["carthago", "syracusae"],
          },
          forces: [stack("rome", "lilybaeum", 3, { generals: ["florus"] })],
        }),
        ["march", "sail"],
      );
      if (!options(game, "sail").includes("space:carthago")) return false;
      play(game, ["sail", "space:carthago"]);
      return prompt(game) === "sail" && options(game, "sail").includes("land");
    };
    expect([may("fair", "rome"), may("good", "carthage"), may("good", "rome"), may("excellent", "carthage")]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test("15.6 the ban is on landing: a Roman fleet may pass African ports, and sail from one to another", () => {
    for (const ruleset of ["silver", "golden-geek"] as const) {
      const position = (at: string) => ({
        seamanship: "good",
        control: { rome: ["lilybaeum", "clupea"], carthage: ["carthago", "syracusae"] },
        forces: [stack("rome", at, 3, { generals: ["florus"] })],
      });
      const passing = play(marching("florus", position("lilybaeum"), { ruleset }), ["march", "sail"], ["sail", "space:carthago"]);
      expect(whyNot(passing, "land")).toBe("africa");
      expect(whyNot(passing, "space:clupea")).toBeUndefined(); // from there to Agrigentum
      play(passing, ["sail", "space:utica"]);
      expect(isAt(passing, "florus", "carales")).toBe(true); // no other port is left where he may land
      const within = play(marching("florus", position("clupea"), { ruleset }), ["march", "sail"], ["sail", "space:hadrumetum"]);
      expect(options(within, "sail")).toContain("land");
      const around = play(marching("florus", position("clupea"), { ruleset }), ["march", "sail"], ["sail", "space:agrigentum"]);
      play(around, ["sail", "space:clupea"]);
      expect(isAt(around, "florus", "agrigentum")).toBe(true); // he has been outside and cannot but turn back there
    }
  });

  describe("7.3.C generals who outrank the general of the fleet", () => {
    const sailing = (ruleset: "silver" | "golden-geek") => {
      const game = marching(
        "flaccus",
        {
          seamanship: "good",
          offices: { flaccus: "proconsul" },
          forces: [stack("rome", "roma", 3, { generals: ["flaccus"] }), stack("rome", "neapolis", 4, { generals: ["cotta"] })],
        },
        { ruleset },
      );
      return play(game, ["march", "sail"], ["sail", "space:neapolis"], ["sail", "gather"]);
    };

    test("7.3.C in Silver they come aboard in the ports of the route, and command the fleet; in Golden Geek they do not (7.1)", () => {
      expect(prompt(sailing("golden-geek"))).toBe("gather-units");
      const game = play(sailing("silver"), ["gather-generals", ["general:cotta"]], ["gather-units", { cus: 3 }]);
      expect(game.state.fleets.rome?.commander).toBe(general("cotta"));
    });

    test("7.3.C, 7.1 whoever does not come aboard is told why", () => {
      const game = marching(
        "hanno",
        {
          forces: [
            stack("carthage", "panormus", 3, { generals: ["hanno"] }),
            stack("carthage", "drepanum", 4, { generals: ["barca", "gisco"] }),
          ],
        },
        { ruleset: "golden-geek" },
      );
      play(game, ["march", "sail"], ["sail", "space:drepanum"], ["sail", "gather"]);
      expect(prompt(game)).toBe("gather-generals");
      expect([whyNot(game, "general:barca"), whyNot(game, "general:hanno")]).toEqual(["outranks-fleet", "general-at-sea"]);
    });

    test("7.1, 7.3.C ashore a general leads only those of equal or lesser rank", () => {
      const game = play(sailing("silver"), ["gather-generals", ["general:cotta"]], ["gather-units", { cus: 3 }]);
      play(game, ["sail", "space:paestum"], ["sail", "land"]);
      expect(isAt(game, "cotta", "paestum")).toBe(true);
      expect(whyNot(game, "space:nola")).toBe("consul-left-needs-three");
      play(game, ["march", "regroup"], ["take-units", { cus: 3 }], ["march", "space:nola"]);
      expect([isAt(game, "flaccus", "nola"), isAt(game, "cotta", "paestum"), cus(game, "rome", "paestum")]).toEqual([
        true,
        true,
        3,
      ]);
    });

    test("12.3, 7.3.C an army that backs up after its landing takes them along", () => {
      const game = marching(
        "flaccus",
        {
          seamanship: "good",
          offices: { flaccus: "proconsul" },
          control: { rome: ["roma", "neapolis"], carthage: ["carthago"] },
          forces: [
            stack("rome", "roma", 3, { generals: ["flaccus"] }),
            stack("rome", "neapolis", 3, { generals: ["cotta"] }),
            stack("carthage", "nola", 4, { generals: ["barca"] }),
          ],
        },
        { dice: [1] },
      );
      play(game, ["march", "sail"], ["sail", "space:neapolis"], ["sail", "gather"], ["gather-generals", ["general:cotta"]]);
      play(game, ["gather-units", { cus: 3 }], ["sail", "space:paestum"], ["sail", "land"]);
      play(game, ["react", "intercept:barca"], ["intercept-units", { cus: 4 }], ["back-up", "back-up"]);
      expect([isAt(game, "flaccus", "roma"), isAt(game, "cotta", "roma"), cus(game, "rome", "roma")]).toEqual([true, true, 6]);
    });

    test("7.3.C where a consul stays with his last three CUs there is nothing to take aboard", () => {
      const game = marching(
        "flaccus",
        {
          seamanship: "good",
          offices: { flaccus: "proconsul" },
          forces: [stack("rome", "roma", 3, { generals: ["flaccus"] }), stack("rome", "neapolis", 3, { generals: ["cotta"] })],
        },
        { ruleset: "golden-geek" },
      );
      play(game, ["march", "sail"], ["sail", "space:neapolis"]);
      expect(options(game, "sail")).not.toContain("gather");
    });
  });
});
