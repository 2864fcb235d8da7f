import { describe, expect, test } from "vitest";
import { general } from "../../src/games/hamilcar/rules/generals.ts";
import { AWAY } from "../../src/games/hamilcar/rules/state.ts";
import {
  answerWhile,
  cus,
  isAt,
  levelsOf,
  logged,
  marching,
  options,
  play,
  prompt,
  stack,
  supply,
  where,
  whyNot,
} from "./table.ts";

const sicilia = {
  control: { rome: ["roma", "messana", "catana"], carthage: ["carthago", "agrigentum", "syracusae", "lilybaeum", "thermae"] },
};
/** Florus marches from Catana to Enna. */
const toEnna = (forces: unknown[], situation: object = {}, own = 6) =>
  play(
    marching(
      "florus",
      { ...sicilia, forces: [stack("rome", "catana", own, { generals: ["florus"] }), ...forces] as never },
      situation,
    ),
    ["march", "space:enna"],
  );

describe("10 land reactions", () => {
  test("10 first the owner of a city says who is inside; if all CUs are, the army may go on", () => {
    const game = marching("florus", {
      ...sicilia,
      forces: [stack("rome", "enna", 6, { generals: ["florus"] }), stack("carthage", "agrigentum", 2, { generals: ["hanno"] })],
    });
    play(game, ["march", "space:agrigentum"], ["inside-generals", []], ["inside-units", { cus: 2 }]);
    expect(options(game, "react")).toEqual(["avoid:hanno", "done"]); // he is outside, alone
    play(game, ["react", "done"]);
    expect(where(game, "hanno")).toBe(AWAY.pool);
    expect(options(game, "march")).toContain("space:camarina");
  });

  test("10 nothing is asked where the city is besieged already", () => {
    const game = marching("florus", {
      ...sicilia,
      siege: { agrigentum: { by: "rome", points: 1 } },
      forces: [
        stack("rome", "enna", 6, { generals: ["florus"] }),
        stack("rome", "agrigentum", 3),
        stack("carthage", "inside:agrigentum", 2),
      ],
    });
    play(game, ["march", "space:agrigentum"]);
    expect(prompt(game)).toBe("march");
  });

  test("10, 2.3.E3 a consul goes inside only with three CUs, or with all there are", () => {
    const walls = (cus: number, at: string) => {
      const game = marching("hanno", {
        forces: [
          stack("carthage", at === "roma" ? "cosa" : "thermae", 6, { generals: ["hanno"] }),
          stack("rome", at, cus, { generals: ["florus"] }),
        ],
      });
      return play(game, ["march", `space:${at}`]);
    };
    expect(prompt(walls(4, "messana"))).toBe("inside-units"); // Messana holds two: he stays outside
    expect(walls(4, "messana").question).toMatchObject({ max: 1 }); // and keeps three
    const roma = play(walls(4, "roma"), ["inside-generals", ["general:florus"]]);
    expect(roma.question).toMatchObject({ prompt: "hamilcar.inside-units", min: 3 });
    const weak = play(walls(2, "messana"), ["inside-generals", ["general:florus"]]);
    expect(cus(weak, "rome", "inside:messana")).toBe(2);
  });

  test("10 in Golden Geek the owner may change his mind once more before the battle", () => {
    const game = marching(
      "florus",
      {
        ...sicilia,
        forces: [stack("rome", "enna", 6, { generals: ["florus"] }), stack("carthage", "agrigentum", 2)],
      },
      { ruleset: "golden-geek" },
    );
    play(game, ["march", "space:agrigentum"], ["inside-units", {}], ["inside-units", { cus: 2 }]);
    expect(logged(game, "battle")).toEqual([]);
    expect(options(game, "march")).toContain("space:heraclea");
  });
});

describe("10 once more before the battle: Golden Geek", () => {
  const toAgrigentum = (situation: object) =>
    marching(
      "florus",
      {
        ...sicilia,
        forces: [stack("rome", "enna", 6, { generals: ["florus"] }), stack("carthage", "agrigentum", 1)],
      },
      { ruleset: "golden-geek", ...situation },
    );

  test("10, 7.2.E he is asked only if there is a battle, not if his CU is overrun", () => {
    const game = play(toAgrigentum({}), ["march", "space:agrigentum"], ["inside-units", {}], ["overrun", "overrun"]);
    expect(cus(game, "carthage", "agrigentum") + cus(game, "carthage", "inside:agrigentum")).toBe(0);
    const fight = play(toAgrigentum({}), ["march", "space:agrigentum"], ["inside-units", {}], ["overrun", "fight"]);
    expect(prompt(fight)).toBe("inside-units");
    play(fight, ["inside-units", { cus: 1 }]);
    expect(cus(fight, "carthage", "inside:agrigentum")).toBe(1);
    expect(logged(fight, "battle")).toEqual([]);
  });
});

describe.each(["silver", "golden-geek"] as const)("2.1.C, 7.2.D, 10 at the gates of one's own city: %s", (ruleset) => {
  /** Flaccus comes to Messana, and Hanno intercepts him there. */
  const intercepted = (own: number, more: { [key: string]: number } = {}) => {
    const game = marching(
      "flaccus",
      {
        ...sicilia,
        offices: { flaccus: "proconsul" },
        forces: [
          stack("rome", "catana", own, { generals: ["flaccus"], ...more }),
          stack("carthage", "thermae", 5, { generals: ["hanno"] }),
        ],
      },
      { ruleset, dice: [1, 1, 1] },
    );
    play(game, ["march", "space:messana"], ["react", "intercept:hanno"], ["intercept-units", { cus: 5 }]);
    return answerWhile(game, { "back-up": "fight" });
  };

  test("10 the active army may go inside, and then there is no battle", () => {
    const game = play(intercepted(2), ["inside-generals", ["general:flaccus"]], ["inside-units", { cus: 2 }]);
    expect(logged(game, "battle")).toEqual([]);
    expect([cus(game, "rome", "inside:messana"), isAt(game, "flaccus", "inside:messana")]).toEqual([2, true]);
  });

  test("12.4 so may a general alone, who is lost otherwise", () => {
    const game = play(intercepted(0), ["inside-generals", ["general:flaccus"]]);
    expect(isAt(game, "flaccus", "inside:messana")).toBe(true);
    expect(where(play(intercepted(0), ["inside-generals", []]), "flaccus")).toBe(AWAY.gone);
  });

  test("10 who is left before the walls without CUs is lost", () => {
    const game = play(intercepted(2, { supply: 1 }), ["inside-generals", []], ["inside-units", { cus: 2 }]);
    expect(where(game, "flaccus")).toBe(AWAY.gone);
    expect(supply(game, "carthage", "messana")).toBe(1);
  });

  test("10 a part may go inside and the rest fight", () => {
    const game = play(intercepted(4), ["inside-generals", []], ["inside-units", { cus: 1 }]);
    expect(logged(game, "battle")).toHaveLength(1);
    expect(cus(game, "rome", "inside:messana")).toBe(1);
  });

  test("2.3.E3 a consul who is inside with fewer than three CUs may stay there with them", () => {
    const game = marching(
      "flaccus",
      {
        ...sicilia,
        offices: { flaccus: "proconsul" },
        forces: [
          stack("rome", "catana", 3, { generals: ["flaccus"] }),
          stack("rome", "inside:messana", 2, { generals: ["cotta"] }),
          stack("carthage", "messana", 1),
        ],
      },
      { ruleset, dice: [6, 6, 1, 1] },
    );
    play(game, ["march", "space:messana"]);
    expect(options(game, "inside-generals")).toEqual(["general:flaccus", "general:cotta"]);
    play(game, ["inside-generals", ["general:cotta"]]);
    expect(logged(game, "inside")).toMatchObject([{ cus: 2 }]);
    expect(logged(game, "battle")).toHaveLength(1);
  });

  test("10, 14.5.B the garrison of a city that is not besieged may come out for the battle", () => {
    const game = marching(
      "flaccus",
      {
        ...sicilia,
        offices: { flaccus: "proconsul" },
        forces: [
          stack("rome", "catana", 3, { generals: ["flaccus"] }),
          stack("rome", "inside:messana", 2),
          stack("carthage", "messana", 4, { generals: ["hanno"] }),
        ],
      },
      { ruleset, dice: [1, 1, 1] },
    );
    play(game, ["march", "space:messana"], ["react", "done"], ["inside-generals", []], ["inside-units", { cus: 0 }]);
    expect(levelsOf(game)).toMatchObject({ rome: 2 }); // five CUs, more than four
  });
});

describe("11 avoid land battle", () => {
  test.each(["silver", "golden-geek"] as const)("7.2.C, 11.1 a consul without CUs may avoid battle: %s", (ruleset) => {
    const game = marching(
      "hanno",
      {
        ...sicilia,
        forces: [stack("carthage", "enna", 3, { generals: ["hanno"] }), stack("rome", "catana", 0, { generals: ["cotta"] })],
      },
      { ruleset, dice: [1] },
    );
    play(game, ["march", "space:catana"], ["react", "avoid:cotta"]);
    expect(isAt(game, "cotta", "messana")).toBe(true);
  });

  test("11.1 a roll of the battle rating or less succeeds, and the party goes to an adjacent space", () => {
    const army = [stack("carthage", "enna", 3, { supply: 1, generals: ["hanno"] })];
    const game = toEnna(army, { dice: [2] });
    play(game, ["react", "avoid:hanno"], ["avoid-units", { cus: 3, supply: 1 }], ["avoid-where", "space:thermae"]);
    expect([cus(game, "carthage", "thermae"), supply(game, "carthage", "thermae")]).toEqual([3, 1]);
    const failed = toEnna(army, { dice: [3] });
    play(failed, ["react", "avoid:hanno"], ["avoid-units", { cus: 3, supply: 1 }]);
    expect(logged(failed, "battle")).toHaveLength(1);
  });

  test("11.1 a part may stay behind, with a CU if generals stay; Roman consuls keep three", () => {
    const game = toEnna([stack("carthage", "enna", 3, { generals: ["hanno", "gisco"] })], { dice: [1] });
    play(game, ["react", "avoid:gisco"], ["avoid-generals", []]);
    expect(game.question).toMatchObject({ prompt: "hamilcar.avoid-units", max: 2 });
    const rome = marching("hanno", {
      ...sicilia,
      forces: [
        stack("carthage", "thermae", 3, { generals: ["hanno"] }),
        stack("rome", "enna", 5, { generals: ["florus", "cotta"] }),
      ],
    });
    play(rome, ["march", "space:enna"], ["react", "avoid:florus"]);
    expect(rome.question).toMatchObject({ prompt: "hamilcar.avoid-units", min: 3 }); // Cotta cannot be left with fewer than three
  });

  test("11.1 a subordinate takes along those of his rank, the commander stays", () => {
    const game = toEnna([stack("carthage", "enna", 3, { generals: ["barca", "hanno", "gisco"] })], { dice: [1] });
    expect(options(game, "react")).toContain("avoid:hanno");
    play(game, ["react", "avoid:hanno"]);
    expect(options(game, "avoid-generals")).toEqual(["general:gisco"]);
  });

  test("11.1, 2.2.D1 with an Admiral the army may go by a sea lane to a friendly port without enemy CUs", () => {
    const game = marching(
      "florus",
      {
        control: {
          rome: ["roma", "messana"],
          carthage: ["carthago", "lilybaeum", "agrigentum", "syracusae", "panormus", "thermae"],
        },
        forces: [
          stack("rome", "enna", 6, { generals: ["florus"] }),
          stack("carthage", "thermae", 2, { generals: ["gisco"] }),
          stack("rome", "drepanum", 1),
        ],
      },
      { dice: [1] },
    );
    play(game, ["march", "space:thermae"], ["react", "avoid:gisco"], ["avoid-units", { cus: 2 }]);
    expect(isAt(game, "gisco", "panormus")).toBe(true); // by road: the lane to Messana leads to an enemy
    const island = marching(
      "florus",
      {
        seamanship: "good",
        control: { rome: ["roma", "neapolis"], carthage: ["messana", "panormus", "lipara"] },
        forces: [stack("rome", "neapolis", 6, { generals: ["florus"] }), stack("carthage", "lipara", 2, { generals: ["gisco"] })],
      },
      { dice: [1] },
    );
    play(
      island,
      ["march", "sail"],
      ["sail", "space:lipara"],
      ["sail", "land"],
      ["react", "avoid:gisco"],
      ["avoid-units", { cus: 2 }],
    );
    expect(options(island, "avoid-where")).toEqual(["sea:messana", "sea:panormus"]);
  });

  test("11.2 not by sea either to a port with an enemy unit, a supply train for instance", () => {
    const game = marching(
      "florus",
      {
        seamanship: "good",
        control: { rome: ["roma", "neapolis"], carthage: ["messana", "panormus", "lipara"] },
        forces: [
          stack("rome", "neapolis", 6, { generals: ["florus"] }),
          stack("carthage", "lipara", 2, { generals: ["gisco"] }),
          stack("rome", "panormus", 0, { supply: 1 }),
        ],
      },
      { dice: [1] },
    );
    play(game, ["march", "sail"], ["sail", "space:lipara"], ["sail", "land"], ["react", "avoid:gisco"]);
    play(game, ["avoid-units", { cus: 2 }]);
    expect(isAt(game, "gisco", "messana")).toBe(true);
  });

  test("11.1 in Silver a successful roll may end inside the city, in Golden Geek not", () => {
    const position = {
      ...sicilia,
      forces: [stack("rome", "enna", 6, { generals: ["florus"] }), stack("carthage", "agrigentum", 2, { generals: ["hanno"] })],
    };
    const steps = (ruleset: "silver" | "golden-geek") => {
      const game = marching("florus", position, { ruleset, dice: [1] });
      play(
        game,
        ["march", "space:agrigentum"],
        ["inside-generals", []],
        ["inside-units", {}],
        ["react", "avoid:hanno"],
        ["avoid-units", { cus: 2 }],
      );
      return options(game, "avoid-where");
    };
    expect(steps("silver")).toContain("inside:agrigentum");
    expect(steps("golden-geek")).not.toContain("inside:agrigentum");
  });

  test("11.2 not into spaces with enemy units or PCs, tribes, or where the army came from; ten units at most", () => {
    const game = marching("florus", {
      control: { rome: ["roma", "regium"], carthage: [] },
      tribes: ["enna"],
      forces: [
        stack("rome", "messana", 6, { generals: ["florus"] }),
        stack("carthage", "catana", 12, { generals: ["hanno"] }),
        stack("rome", "syracusae", 0, { supply: 1 }),
      ],
    });
    play(game, ["march", "space:catana"]);
    expect(prompt(game)).not.toBe("react"); // Messana behind the army, Enna a tribe, enemy supply before Syracusae
  });

  test("11.1, 7.2.C an army that avoids battle displaces an enemy general whom it meets alone", () => {
    const game = marching(
      "hanno",
      {
        ...sicilia,
        forces: [
          stack("carthage", "thermae", 4, { generals: ["hanno"] }),
          stack("carthage", "catana", 0, { generals: ["gisco"] }),
          stack("rome", "enna", 3, { generals: ["florus"] }),
        ],
      },
      { dice: [1] },
    );
    play(game, ["march", "space:enna"], ["react", "avoid:florus"]);
    answerWhile(game, { "avoid-where": "space:catana" });
    expect(cus(game, "rome", "catana")).toBe(3);
    expect(where(game, "gisco")).toBe(AWAY.pool);
  });

  test("11.2 it says why another place will not do", () => {
    const army = [stack("carthage", "enna", 3, { generals: ["hanno"] })];
    const game = play(toEnna(army, { dice: [1] }), ["react", "avoid:hanno"], ["avoid-units", { cus: 3 }]);
    expect(options(game, "avoid-where")).toContain("space:thermae");
    expect(whyNot(game, "space:catana")).toBe("came-from");
    expect(whyNot(game, "space:roma")).toBe("not-adjacent");
  });

  test("11.2 who has just failed to intercept this army may not avoid it", () => {
    const game = marching(
      "florus",
      {
        ...sicilia,
        forces: [stack("rome", "messana", 6, { generals: ["florus"] }), stack("carthage", "enna", 3, { generals: ["hanno"] })],
      },
      { dice: [6, 1, 1, 1, 1] },
    );
    play(game, ["march", "space:catana"], ["react", "intercept:hanno"], ["intercept-units", { cus: 3 }]);
    expect(logged(game, "intercept-roll")[0]?.result).toBe("hamilcar.failure");
    play(game, ["march", "space:enna"]);
    expect(prompt(game)).not.toBe("react");
  });

  test("10 it says why a general may not react", () => {
    const game = toEnna([
      stack("carthage", "enna", 3, { generals: ["hanno"] }),
      stack("carthage", "thermae", 0, { generals: ["gisco"] }),
      stack("carthage", "syracusae", 3, { generals: ["carthalo"] }),
    ]);
    expect(whyNot(game, "general:gisco")).toBe("no-cus");
    expect(whyNot(game, "general:carthalo")).toBe("not-adjacent-by-road");
    expect(whyNot(game, "general:florus")).toBeUndefined();
  });

  test("11.2 those who had stayed behind may: other generals, with units that were not to go", () => {
    const position = {
      ...sicilia,
      forces: [
        stack("rome", "messana", 6, { generals: ["florus"] }),
        stack("carthage", "enna", 5, { supply: 1, generals: ["hanno", "gisco"] }),
      ],
    };
    const game = play(
      marching("florus", position, { dice: [6, 1] }),
      ["march", "space:catana"],
      ["react", "intercept:gisco"],
      ["intercept-generals", []],
      ["intercept-units", { cus: 3, supply: 1 }],
      ["march", "space:enna"],
    );
    expect(options(game, "react")).toEqual(["avoid:hanno", "done"]);
    play(game, ["react", "avoid:hanno"]); // Gisco stays, and nobody asks
    expect(game.question).toMatchObject({ prompt: "hamilcar.avoid-units", max: 2, items: [{ id: "cus", max: 2 }] });
    play(game, ["avoid-units", { cus: 2 }], ["avoid-where", "space:thermae"]);
    expect([cus(game, "carthage", "thermae"), isAt(game, "gisco", "thermae")]).toEqual([2, false]);
  });

  test("11.3 after all CUs got away a roll decides whether the army goes on", () => {
    const army = [stack("carthage", "enna", 3, { generals: ["hanno"] })];
    const avoid = (die: number) =>
      play(
        toEnna(army, { dice: [1, die] }),
        ["react", "avoid:hanno"],
        ["avoid-units", { cus: 3 }],
        ["avoid-where", "space:thermae"],
      );
    const success = play(avoid(2), ["pursue", "yes"]); // Florus is rated 2
    expect(options(success, "march")).toContain("space:thermae");
    const failure = play(avoid(3), ["pursue", "yes"]);
    expect(failure.state.march).toBeNull();
    const declined = play(avoid(1), ["pursue", "no"]);
    expect(isAt(declined, "florus", "enna")).toBe(true);
    expect([success, failure, declined].map((game) => logged(game, "no-pursuit"))).toEqual([
      [],
      [],
      [{ general: "general:florus" }],
    ]);
  });

  test("11.3 in Golden Geek there is no pursuit if generals or units were left behind", () => {
    const army = [stack("carthage", "enna", 3, { supply: 1, generals: ["hanno"] })];
    const leaves = (ruleset: "silver" | "golden-geek") =>
      prompt(
        play(
          toEnna(army, { ruleset, dice: [1] }),
          ["react", "avoid:hanno"],
          ["avoid-units", { cus: 3 }],
          ["avoid-where", "space:thermae"],
        ),
      );
    expect(leaves("silver")).toBe("pursue");
    expect(leaves("golden-geek")).not.toBe("pursue");
  });

  test("11.3 a general whose pursuit failed may still besiege", () => {
    const game = marching(
      "florus",
      {
        ...sicilia,
        supremacy: "rome",
        forces: [stack("rome", "enna", 6, { generals: ["florus"] }), stack("carthage", "agrigentum", 2, { generals: ["hanno"] })],
      },
      { dice: [1, 6] },
    );
    play(
      game,
      ["march", "space:agrigentum"],
      ["inside-generals", []],
      ["inside-units", {}],
      ["react", "avoid:hanno"],
      ["avoid-units", { cus: 2 }],
    );
    play(game, ["avoid-where", "space:heraclea"], ["pursue", "yes"]);
    expect(options(game, "march-ended")).toEqual(["besiege", "stop"]);
  });
});

describe("12 land interception", () => {
  const interceptors = [
    stack("carthage", "thermae", 3, { generals: ["hanno"] }),
    stack("carthage", "agrigentum", 2, { generals: ["barca"] }),
  ];

  test("12.1 armies next to the space may try, one roll for each; successes are combined", () => {
    const game = toEnna(interceptors, { dice: [2, 3] });
    play(
      game,
      ["react", "intercept:hanno"],
      ["intercept-units", { cus: 3 }],
      ["react", "intercept:barca"],
      ["intercept-units", { cus: 2 }],
    );
    expect(cus(game, "carthage", "enna")).toBe(5);
    expect(prompt(game)).toBe("back-up");
  });

  test("12.1 +1 into an enemy space without friendly units", () => {
    const rome = { ...sicilia, control: { ...sicilia.control, rome: [...sicilia.control.rome, "enna"] } };
    const game = marching(
      "florus",
      { ...rome, forces: [stack("rome", "catana", 6, { generals: ["florus"] }), interceptors[0]!] },
      { dice: [2] },
    );
    play(game, ["march", "space:enna"], ["react", "intercept:hanno"], ["intercept-units", { cus: 3 }]);
    expect(logged(game, "intercept-roll")[0]).toMatchObject({ die: 3, needed: 2, result: "hamilcar.failure" });
  });

  test("12.1 a part may intercept, as long as generals left behind keep a CU", () => {
    const game = toEnna([stack("carthage", "thermae", 3, { generals: ["hanno", "gisco"] })]);
    play(game, ["react", "intercept:hanno"], ["intercept-generals", []]);
    expect(game.question).toMatchObject({ prompt: "hamilcar.intercept-units", min: 1, max: 2 });
  });

  test("12.2 not where an enemy unit stands that does not move, not across the strait", () => {
    const game = toEnna([...interceptors, stack("rome", "enna", 1)]);
    expect(prompt(game)).toBe("march");
    const strait = marching("florus", {
      control: { rome: ["messana"], carthage: ["regium"] },
      forces: [stack("rome", "catana", 4, { generals: ["florus"] }), stack("carthage", "regium", 3, { generals: ["hanno"] })],
    });
    play(strait, ["march", "space:messana"]);
    expect(prompt(strait)).toBe("march");
    const both = marching("florus", {
      control: { rome: ["messana"], carthage: ["regium", "thermae"] },
      forces: [
        stack("rome", "catana", 4, { generals: ["florus"] }),
        stack("carthage", "regium", 3, { generals: ["hanno"] }),
        stack("carthage", "thermae", 3, { generals: ["gisco"] }),
      ],
    });
    play(both, ["march", "space:messana"]);
    expect(prompt(both)).toBe("react");
    expect(whyNot(both, "general:hanno")).toBe("across-the-strait");
  });

  test("12.2 not out of a city with enemy CUs before it; in Golden Geek out of no space with an enemy unit", () => {
    const shut = toEnna([stack("carthage", "inside:agrigentum", 2, { generals: ["barca"] }), stack("rome", "agrigentum", 3)]);
    expect(prompt(shut)).toBe("march");
    const besiegers = (ruleset: "silver" | "golden-geek") => {
      const game = marching(
        "hanno",
        {
          control: { rome: ["agrigentum"], carthage: ["thermae"] },
          forces: [
            stack("carthage", "thermae", 4, { generals: ["hanno"] }),
            stack("rome", "inside:lilybaeum", 0),
            stack("rome", "heraclea", 3, { generals: ["florus"] }),
            stack("carthage", "heraclea", 0, { supply: 1 }),
          ],
        },
        { ruleset },
      );
      play(game, ["march", "space:panormus"]);
      return prompt(game);
    };
    expect([besiegers("silver"), besiegers("golden-geek")]).toEqual(["react", "march"]);
  });

  test("12.3 the intercepted army may back up a space and end its move", () => {
    const game = toEnna([interceptors[0]!], { dice: [1] });
    play(game, ["react", "intercept:hanno"], ["intercept-units", { cus: 3 }], ["back-up", "back-up"]);
    expect(isAt(game, "florus", "catana")).toBe(true);
    expect(game.state.march).toBeNull();
    expect(logged(game, "battle")).toEqual([]);
  });

  test("12.3 in Golden Geek not if a battle was due anyway", () => {
    const forces = [stack("carthage", "enna", 2), interceptors[0]!];
    const offered = (ruleset: "silver" | "golden-geek") => {
      const game = toEnna(forces, { ruleset, dice: [1, 1, 1, 1, 1, 1] });
      play(game, ["react", "intercept:hanno"], ["intercept-units", { cus: 3 }]);
      return prompt(game) === "back-up";
    };
    expect([offered("silver"), offered("golden-geek")]).toEqual([true, false]);
  });

  test("12.3 in Golden Geek it may back up if those who stood there have got away, or would have been overrun", () => {
    const himilco = stack("carthage", "enna", 2, { generals: ["himilco"] });
    const away = toEnna([himilco, interceptors[0]!], { ruleset: "golden-geek", dice: [1, 1] });
    play(away, ["react", "avoid:himilco"], ["avoid-units", { cus: 2 }], ["react", "intercept:hanno"]);
    play(away, ["intercept-units", { cus: 3 }]);
    answerWhile(away, { react: "done", "avoid-where": "space:agrigentum" });
    expect(options(away, "back-up")).toEqual(["fight", "back-up"]);
    const single = toEnna([stack("carthage", "enna", 1), interceptors[0]!], { ruleset: "golden-geek", dice: [1] });
    play(single, ["react", "intercept:hanno"], ["intercept-units", { cus: 3 }]);
    expect(prompt(single)).toBe("back-up");
  });

  test("12.3 after a landing it goes back to where it embarked; in Golden Geek to the last port before", () => {
    const position = {
      control: { rome: ["roma", "messana"], carthage: ["carthago", "lilybaeum", "utica"] },
      forces: [stack("carthage", "utica", 4, { generals: ["hanno"] }), stack("rome", "heraclea", 3, { generals: ["regulus"] })],
    };
    const backAt = (ruleset: "silver" | "golden-geek") => {
      const game = marching("hanno", position, { ruleset, dice: [1] });
      play(game, ["march", "sail"], ["sail", "space:carthago"], ["sail", "space:lilybaeum"], ["sail", "land"]);
      play(game, ["react", "intercept:regulus"]);
      answerWhile(game, { "back-up": "back-up" });
      return ["utica", "carthago"].find((at) => isAt(game, "hanno", at));
    };
    expect([backAt("silver"), backAt("golden-geek")]).toEqual(["utica", "carthago"]);
  });

  test("12.3, 2.3.D3 backing up to where the interceptors came from it captures the supply trains that they left", () => {
    const game = marching(
      "hanno",
      {
        control: { rome: ["roma", "messana"], carthage: ["carthago", "lilybaeum", "syracusae"] },
        forces: [
          stack("carthage", "inside:lilybaeum", 2, { generals: ["hanno"] }),
          stack("rome", "lilybaeum", 3, { supply: 1, generals: ["metellus"] }),
        ],
      },
      { dice: [1] },
    );
    play(game, ["march", "space:drepanum"], ["react", "intercept:metellus"], ["intercept-units", { cus: 3 }]);
    answerWhile(game, { "back-up": "back-up" });
    expect(isAt(game, "hanno", "lilybaeum")).toBe(true);
    expect([supply(game, "rome", "lilybaeum"), supply(game, "carthage", "lilybaeum")]).toEqual([0, 1]);
  });

  test("12.3, 7.2.C a general who stood there alone before the army came is displaced when it backs up", () => {
    const game = marching(
      "florus",
      {
        ...sicilia,
        forces: [
          stack("rome", "messana", 4, { generals: ["florus"] }),
          stack("rome", "catana", 0, { generals: ["megellus"] }),
          stack("carthage", "syracusae", 5, { generals: ["hanno"] }),
        ],
        control: { ...sicilia.control, rome: ["roma", "messana", "nola", "praeneste", "paestum"] },
      },
      { dice: [1] },
    );
    play(game, ["march", "space:catana"], ["react", "intercept:hanno"], ["intercept-units", { cus: 5 }], ["back-up", "back-up"]);
    expect(where(game, "megellus")).toBe(AWAY.gone);
    expect(game.question).toMatchObject({ prompt: "hamilcar.remove-pcs", min: 2, max: 2 }); // 2.2.D2
  });

  test("12.3, 2.1.C not into its own city, with enemies before it, if more come back than it holds", () => {
    const landing = (gathered: number) => {
      const game = marching(
        "carthalo",
        {
          control: { rome: ["roma"], carthage: ["carthago", "agrigentum", "lilybaeum"] },
          forces: [
            stack("carthage", "inside:agrigentum", 2, { generals: ["carthalo"] }),
            stack("rome", "agrigentum", 3),
            stack("carthage", "lilybaeum", 3),
            stack("rome", "panormus", 4, { generals: ["florus"] }),
          ],
        },
        { dice: [1] },
      );
      play(game, ["march", "sail"], ["sail", "space:lilybaeum"], ["sail", "gather"], ["gather-units", { cus: gathered }]);
      play(game, ["sail", "space:drepanum"], ["sail", "land"], ["react", "intercept:florus"]);
      return play(game, ["intercept-units", { cus: 4 }]);
    };
    expect(prompt(landing(0))).toBe("back-up");
    expect(logged(landing(3), "battle")).toHaveLength(1);
  });

  test("12.3, 2.1.C, 2.3.D3 the garrison is inside again; it loses supply trains that have come there and find no room", () => {
    const game = marching(
      "hanno",
      {
        control: { rome: ["roma", "messana", "regium", "locri"], carthage: ["carthago"] },
        offices: { duilius: "proconsul", florus: "consul" },
        forces: [
          stack("carthage", "messana", 3, { generals: ["hanno"] }),
          stack("rome", "inside:messana", 0, { supply: 2 }),
          stack("rome", "regium", 2, { supply: 1, generals: ["duilius"] }),
          stack("rome", "locri", 3, { generals: ["florus"] }),
        ],
      },
      { dice: [1, 1] },
    );
    play(game, ["march", "sail"], ["sail", "space:lipara"], ["sail", "space:regium"], ["sail", "land"]);
    answerWhile(game, { "inside-generals": [], "inside-units": {} });
    play(game, ["react", "avoid:duilius"], ["avoid-units", { cus: 2, supply: 1 }], ["react", "intercept:florus"]);
    play(game, ["avoid-where", "sea:messana"], ["back-up", "back-up"]);
    expect([cus(game, "rome", "inside:messana"), supply(game, "rome", "inside:messana")]).toEqual([2, 2]);
    expect([supply(game, "rome", "messana"), supply(game, "carthage", "messana")]).toEqual([0, 1]);
  });

  test("12.3 backing up into an enemy city's space one may still besiege", () => {
    const game = marching(
      "florus",
      {
        ...sicilia,
        supremacy: "rome",
        forces: [
          stack("rome", "agrigentum", 4, { generals: ["florus"] }),
          stack("carthage", "inside:agrigentum", 1),
          stack("carthage", "thermae", 3, { generals: ["hanno"] }),
        ],
      },
      { dice: [1] },
    );
    play(game, ["march", "space:enna"], ["react", "intercept:hanno"], ["intercept-units", { cus: 3 }], ["back-up", "back-up"]);
    expect(options(game, "march-ended")).toEqual(["besiege", "stop"]);
    expect(cus(game, "carthage", "inside:agrigentum")).toBe(1);
  });

  test("12.4 an army without CUs that is intercepted is lost: generals displaced, supply trains captured", () => {
    const game = play(
      marching(
        "florus",
        { ...sicilia, forces: [stack("rome", "catana", 0, { supply: 2, generals: ["florus"] }), interceptors[0]!] },
        { dice: [1] },
      ),
      ["march", "space:enna"],
      ["react", "intercept:hanno"],
      ["intercept-units", { cus: 3 }],
    );
    expect(where(game, "florus")).toBe(AWAY.gone);
    expect(supply(game, "carthage", "enna")).toBe(2);
    expect(logged(game, "battle")).toEqual([]);
  });

  test("12.2 nobody intercepts in a truce", () => {
    const game = marching("florus", {
      ...sicilia,
      truce: true,
      forces: [stack("rome", "catana", 6, { generals: ["florus"] }), interceptors[0]!],
    });
    play(game, ["march", "space:enna"]);
    expect(prompt(game)).toBe("march");
    expect(whyNot(game, "space:thermae")).toBe("truce");
    expect(game.state.march?.general).toBe(general("florus"));
  });

  test("17.1 #49 supply trains alone do not keep an army out in a truce, CUs do", () => {
    const entering = (cus: number) => {
      const forces = [stack("rome", "catana", 6, { generals: ["florus"] }), stack("carthage", "enna", cus, { supply: 2 })];
      return options(marching("florus", { ...sicilia, truce: true, forces }), "march");
    };
    expect(entering(0)).toContain("space:enna");
    expect(entering(1)).not.toContain("space:enna");
  });
});
