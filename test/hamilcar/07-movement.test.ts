import { describe, expect, test } from "vitest";
import { general } from "../../src/games/hamilcar/rules/generals.ts";
import { AWAY } from "../../src/games/hamilcar/rules/state.ts";
import {
  answerWhile,
  columns,
  cus,
  gameAt,
  isAt,
  logged,
  marching,
  options,
  owner,
  play,
  prompt,
  stack,
  supply,
  where,
  whyNot,
} from "./table.ts";

describe("7.1 activation", () => {
  test("7.1 an activated general has four movement points", () => {
    const game = marching("hanno", { forces: [stack("carthage", "utica", 2, { generals: ["hanno"] })] });
    expect(game.question?.params?.left).toBe(4);
    play(game, ["march", "space:tunes"], ["march", "space:sicca"], ["march", "space:madauros"], ["march", "space:cirta"]);
    expect(isAt(game, "hanno", "cirta")).toBe(true);
    expect(game.state.march).toBeNull();
  });

  test("7.1 land, then sea, then land again in one activation, but only one naval movement", () => {
    const game = marching("hanno", {
      forces: [stack("carthage", "tunes", 2, { generals: ["hanno"] })],
      warships: { carthage: { ready: 1 } },
    });
    play(
      game,
      ["march", "space:clupea"],
      ["march", "sail"],
      ["take-warships", 0],
      ["sail", "space:agrigentum"],
      ["sail", "land"],
    );
    expect(options(game, "march")).toContain("space:enna");
    expect(whyNot(game, "sail")).toBe("sailed");
    play(game, ["march", "space:enna"]);
    expect(isAt(game, "hanno", "enna")).toBe(true);
  });

  test("7.1 CUs and supply trains are picked up and dropped off on the way, up to ten units", () => {
    const game = marching("hanno", {
      forces: [stack("carthage", "utica", 4, { generals: ["hanno"] }), stack("carthage", "tunes", 7, { supply: 2 })],
    });
    play(game, ["march", "regroup"], ["take-units", { cus: 3 }], ["march", "space:tunes"], ["march", "regroup"]);
    expect(game.question).toMatchObject({ prompt: "hamilcar.take-units", max: 10 });
    play(game, ["take-units", { cus: 8, supply: 2 }], ["march", "space:sicca"]);
    expect([cus(game, "carthage", "utica"), cus(game, "carthage", "tunes"), cus(game, "carthage", "sicca")]).toEqual([1, 2, 8]);
    expect(supply(game, "carthage", "sicca")).toBe(2);
  });

  test("7.1 units do not move without a general", () => {
    const game = gameAt({ active: "carthage", hands: { rome: [], carthage: [41] }, forces: [stack("carthage", "utica", 4)] });
    expect(whyNot(game, "activate")).toBe("no-general");
  });

  test("7.1, 15.3.C with a Neutral Miat Carthaginian units do not leave Africa, generals do", () => {
    const position = { miat: ["r1"], forces: [stack("carthage", "carthago", 2, { generals: ["hanno"] })] };
    const army = play(marching("hanno", position), ["march", "sail"]);
    expect(whyNot(army, "space:lilybaeum")).toBe("miat");
    const alone = play(marching("hanno", position), ["march", "regroup"], ["take-units", {}], ["march", "sail"]);
    expect(options(alone, "sail")).toContain("space:lilybaeum");
    const geek = play(marching("hanno", position, { ruleset: "golden-geek" }), ["march", "sail"]);
    expect(options(geek, "sail")).toContain("space:lilybaeum");
  });

  test("7.1, 15.3.C units from elsewhere pass African ports with a Neutral Miat, and take none along from there", () => {
    const position = {
      miat: ["r1"],
      forces: [stack("carthage", "carales", 2, { generals: ["hanno"] }), stack("carthage", "utica", 2)],
    };
    const passing = play(marching("hanno", position), ["march", "sail"], ["sail", "space:utica"]);
    const gathering = passing.fork();
    play(passing, ["sail", "space:carthago"], ["sail", "space:lilybaeum"], ["sail", "land"]);
    expect(cus(passing, "carthage", "lilybaeum")).toBe(2);
    play(gathering, ["sail", "gather"], ["gather-units", { cus: 1 }]);
    expect(whyNot(gathering, "space:carales")).toBe("miat");
    play(gathering, ["sail", "space:carthago"]);
    expect(whyNot(gathering, "space:lilybaeum")).toBe("miat");
  });

  describe("7.1 more than one general by one card", () => {
    const campaign = (forces: unknown[], more = {}, dice: number[] = []) => {
      const game = gameAt({ hands: { rome: [28], carthage: [] }, forces: forces as never, ...more }, { dice });
      return play(game, ["use-card", "event"]);
    };

    test("7.1 no general is activated twice", () => {
      const game = campaign([
        stack("rome", "roma", 4, { generals: ["florus"] }),
        stack("rome", "cosa", 4, { generals: ["cotta"] }),
      ]);
      play(game, ["activate", "general:florus"], ["march", "stop"]);
      expect(options(game, "activate")).toEqual(["general:cotta", "done"]);
      expect(whyNot(game, "general:florus")).toBe("already-moved");
    });

    test("7.1 units that one general has moved go only as far as is left of four points with another", () => {
      const game = campaign([
        stack("rome", "roma", 4, { generals: ["florus"] }),
        stack("rome", "capua", 3, { generals: ["cotta"] }),
      ]);
      play(game, ["activate", "general:florus"], ["march", "space:fregellae"], ["march", "space:capua"]);
      // Florus leaves one of his four CUs with Cotta and goes back
      play(game, ["march", "regroup"], ["take-generals", []], ["take-units", { cus: 3 }], ["march", "stop"]);
      play(game, ["activate", "general:cotta"], ["march", "regroup"], ["take-generals", []], ["take-units", { cus: 4 }]);
      play(game, ["march", "space:beneventum"], ["march", "space:venusia"]);
      expect(whyNot(game, "space:tarentum")).toBe("units-moved"); // the one that came from Roma has used its four
      play(game, ["march", "regroup"], ["march", "space:tarentum"]);
      expect([cus(game, "rome", "venusia"), cus(game, "rome", "tarentum")]).toEqual([1, 3]);
    });

    test("7.1 units that have besieged do not move again with the same card", () => {
      const game = campaign(
        [stack("rome", "lilybaeum", 4, { generals: ["florus", "cotta"] })],
        { control: { rome: ["roma"], carthage: ["lilybaeum"] } },
        [1],
      );
      play(game, ["activate", "general:florus"], ["march", "besiege"], ["activate", "general:cotta"]);
      expect(columns(game)).toEqual([{ cus: 1, elephants: 0, supply: 0, before: 0 }]); // three of four have besieged
      expect(whyNot(game, "space:heraclea")).toBe("consul-needs-three");
    });

    test("7.1 a general who has come out of a city to help in a battle is done with the same card", () => {
      const game = campaign(
        [
          stack("rome", "catana", 9, { generals: ["cotta"] }),
          stack("rome", "inside:messana", 2, { generals: ["florus"] }),
          stack("rome", "roma", 3, { generals: ["caudex"] }),
          stack("carthage", "messana", 2),
        ],
        { offices: { caudex: "proconsul" }, control: { rome: ["roma", "messana", "catana"], carthage: ["carthago"] } },
        [6, 6, 1],
      );
      play(game, ["activate", "general:cotta"], ["march", "space:messana"]);
      play(game, ["inside-generals", []], ["inside-units", {}], ["commander", "general:cotta"]);
      answerWhile(game, { "change-command": "no", retreat: "space:thermae", "remove-miat": "miat:r1" });
      expect(logged(game, "victory")[0]?.seat).toBe("seat:rome");
      expect(options(game, "activate")).toEqual(["general:caudex", "done"]);
      expect(whyNot(game, "general:florus")).toBe("already-moved");
    });

    test("7.1, 13.5.A units and generals whom a retreat sweeps along are done with the same card", () => {
      const game = campaign(
        [
          stack("rome", "enna", 9, { generals: ["cotta"] }),
          stack("rome", "catana", 2, { generals: ["florus"] }),
          stack("rome", "messana", 1, { generals: ["caudex"] }),
          stack("carthage", "agrigentum", 9, { generals: ["hanno"] }),
        ],
        { offices: { caudex: "proconsul" }, control: { rome: ["messana", "cosa", "praeneste"], carthage: ["agrigentum"] } },
        [1, 6],
      );
      play(game, ["activate", "general:cotta"], ["march", "space:agrigentum"]);
      answerWhile(game, { "inside-generals": [], "inside-units": {}, react: "done", "retreat-way": "way:enna>catana>messana" });
      answerWhile(game, { "remove-pcs": ["space:cosa", "space:praeneste"] });
      expect(cus(game, "rome", "messana")).toBe(8); // five, two from Catana, and one that was there
      expect(options(game, "activate")).toEqual(["general:caudex", "done"]);
      play(game, ["activate", "general:caudex"]);
      expect(columns(game)).toEqual([{ cus: 1, elephants: 0, supply: 0, before: 0 }]); // the one that was there
    });

    test("7.1, 13.5.E units that have been beaten and gone inside a city are done with the same card", () => {
      const game = campaign(
        [
          stack("rome", "catana", 5, { generals: ["flaccus"] }),
          stack("rome", "inside:messana", 0, { generals: ["florus"] }),
          stack("carthage", "messana", 6, { generals: ["hanno"] }),
        ],
        { offices: { flaccus: "proconsul" }, control: { rome: ["messana", "cosa", "praeneste"], carthage: ["agrigentum"] } },
        [1, 1, 1],
      );
      play(game, ["activate", "general:flaccus"], ["march", "space:messana"], ["react", "done"]);
      play(game, ["inside-generals", ["general:florus"]], ["inside-units", {}]);
      answerWhile(game, { "retreat-inside-units": { cus: 2 }, "retreat-inside-generals": ["general:flaccus"] });
      answerWhile(game, { retreat: "space:catana", "remove-pcs": ["space:cosa"] });
      expect(logged(game, "victory")[0]?.seat).toBe("seat:carthage");
      expect(cus(game, "rome", "inside:messana")).toBe(2);
      play(game, ["activate", "general:florus"]);
      expect(columns(game)).toEqual([]);
    });

    test("7.1, 2.3.D4 of supply trains that are destroyed those that have come farthest go first", () => {
      const game = campaign(
        [
          stack("rome", "messana", 3, { supply: 1, generals: ["cotta"] }),
          stack("rome", "panormus", 3, { supply: 1, generals: ["florus"] }),
        ],
        { control: { rome: ["messana"], carthage: ["carthago"] } },
      );
      play(
        game,
        ["activate", "general:cotta"],
        ["march", "space:catana"],
        ["march", "space:enna"],
        ["march", "space:agrigentum"],
      );
      play(game, ["march", "space:heraclea"], ["activate", "general:florus"], ["march", "space:heraclea"]);
      play(game, ["march", "destroy-supply"], ["destroy-supply", 1], ["march", "regroup"]);
      expect(game.question).toMatchObject({ items: [{ id: "cus" }, { id: "supply", max: 1 }] }); // his own is left
    });

    test("7.1, 2.3.A warships are units: they sail four points in all with a card", () => {
      const campaigning = () => {
        const game = gameAt({
          active: "carthage",
          hands: { rome: [], carthage: [28] },
          warships: { carthage: { ready: 2 } },
          forces: [
            stack("carthage", "carthago", 1, { generals: ["hanno"] }),
            stack("carthage", "syracusae", 1, { generals: ["gisco"] }),
          ],
        });
        return play(game, ["use-card", "event"], ["activate", "general:hanno"], ["march", "sail"]);
      };
      const afterThree = campaigning();
      play(afterThree, ["take-warships", 1], ["sail", "space:lilybaeum"], ["sail", "space:drepanum"]);
      play(afterThree, ["sail", "space:panormus"], ["sail", "land"]);
      answerWhile(afterThree, { march: "stop" });
      play(afterThree, ["activate", "general:gisco"], ["march", "sail"]);
      expect(afterThree.question).toMatchObject({ prompt: "hamilcar.take-warships", max: 2 });
      const fresh = afterThree.fork();
      play(fresh, ["take-warships", 1], ["sail", "space:messana"]);
      expect(options(fresh, "sail")).toContain("space:lipara");
      play(afterThree, ["take-warships", 2], ["sail", "space:messana"]);
      expect(isAt(afterThree, "gisco", "messana")).toBe(true); // it cannot but land: one of the two has sailed four points
      const afterFour = campaigning();
      play(afterFour, ["take-warships", 1], ["sail", "space:lilybaeum"], ["sail", "space:drepanum"]);
      play(afterFour, ["sail", "space:panormus"], ["sail", "space:lipara"]);
      play(afterFour, ["activate", "general:gisco"], ["march", "sail"]);
      expect(afterFour.question).toMatchObject({ prompt: "hamilcar.take-warships", max: 1 });
    });

    test("7.1, 2.3.A warships that have fought do not sail again with the same card", () => {
      const game = campaign(
        [stack("rome", "roma", 6, { generals: ["florus", "cotta"] }), stack("carthage", "syracusae", 1, { generals: ["hanno"] })],
        { supremacy: "rome", warships: { rome: { ready: 3 }, carthage: { ready: 1 } } },
        [6],
      );
      play(game, ["activate", "general:florus"], ["march", "regroup"], ["take-generals", []], ["march", "sail"]);
      play(game, ["take-warships", 2], ["sail", "space:neapolis"], ["intercept-fleet", "yes"], ["avoid-interception", "no"]);
      answerWhile(game, { "gather-units": {}, "interceptor-route": "space:lipara", maneuver: "pass" });
      expect(logged(game, "naval-victory")[0]?.seat).toBe("seat:rome");
      play(game, ["activate", "general:cotta"], ["march", "sail"]);
      expect(game.question).toMatchObject({ prompt: "hamilcar.take-warships", max: 1 });
    });

    test("7.1 only one attempt against the same city with a card", () => {
      const game = campaign(
        [stack("rome", "lilybaeum", 8, { generals: ["florus", "cotta"] })],
        { control: { rome: ["roma"], carthage: ["lilybaeum"] } },
        [1],
      );
      play(game, ["activate", "general:florus"], ["march", "besiege"], ["activate", "general:cotta"]);
      expect(whyNot(game, "besiege")).toBe("besieged-already");
    });
  });
});

describe("7.2 land movement", () => {
  test("7.2.A a road costs a point; other spaces are not reached", () => {
    const game = marching("florus", { forces: [stack("rome", "roma", 3, { generals: ["florus"] })] });
    expect(
      options(game, "march")
        .filter((id) => id.startsWith("space:"))
        .sort(),
    ).toEqual(["space:cosa", "space:fregellae", "space:praeneste", "space:volsinii"]);
    expect(whyNot(game, "space:capua")).toBe("no-road");
  });

  test("7.2.A the Strait of Messana costs two points and asks for the city on this side", () => {
    const game = marching("florus", { forces: [stack("rome", "regium", 3, { generals: ["florus"] })] });
    play(game, ["march", "space:messana"]);
    expect(game.question?.params?.left).toBe(2);
    const barred = marching("florus", {
      control: { rome: ["roma"], carthage: ["regium"] },
      forces: [stack("rome", "regium", 3, { generals: ["florus"] })],
    });
    expect(whyNot(barred, "space:messana")).toBe("strait");
  });

  test("7.2.A a general alone passes an enemy general but does not stay with him", () => {
    const game = marching("florus", {
      forces: [stack("rome", "catana", 0, { generals: ["florus"] }), stack("carthage", "enna", 0, { generals: ["hanno"] })],
    });
    play(game, ["march", "space:enna"]);
    expect(options(game, "march")).not.toContain("stop");
    expect(whyNot(game, "stop")).toBe("alone-stop");
    play(game, ["march", "space:thermae"]);
    expect(options(game, "march")).toContain("stop");
  });

  test("7.2.A a general alone may also pass an enemy general by setting sail where he is", () => {
    const game = marching("florus", {
      seamanship: "good",
      forces: [
        stack("rome", "enna", 0, { generals: ["florus"] }),
        stack("carthage", "thermae", 0, { generals: ["hanno"] }),
        stack("carthage", "panormus", 1),
        stack("carthage", "messana", 1),
        stack("carthage", "enna", 0, { generals: ["gisco"] }), // no road is open, not even back
      ],
    });
    play(game, ["march", "space:thermae"]);
    expect(options(game, "march")).toContain("sail");
    expect(options(game, "march")).not.toContain("stop");
  });

  test("7.2.B an army stops where enemy CUs are and fights", () => {
    const game = marching(
      "florus",
      { forces: [stack("rome", "catana", 3, { generals: ["florus"] }), stack("carthage", "enna", 2)] },
      { dice: [1, 1, 1, 1] },
    );
    play(game, ["march", "space:enna"]);
    expect(logged(game, "battle")).toEqual([{ attacker: "seat:rome", defender: "seat:carthage", space: "space:enna" }]);
  });

  test("7.2.C an enemy general alone may try to get away; if he does not he is displaced and the army goes on", () => {
    const position = {
      forces: [
        stack("rome", "catana", 3, { generals: ["florus"] }),
        stack("carthage", "enna", 0, { supply: 1, generals: ["hanno"] }),
      ],
    };
    const stays = play(marching("florus", position), ["march", "space:enna"], ["react", "done"]);
    expect(where(stays, "hanno")).toBe(AWAY.pool);
    expect(supply(stays, "rome", "enna")).toBe(1);
    expect(options(stays, "march")).toContain("space:thermae");
    const flees = play(
      marching("florus", position, { dice: [2] }),
      ["march", "space:enna"],
      ["react", "avoid:hanno"],
      ["avoid-units", { supply: 0 }],
    );
    expect(options(flees, "avoid-where")).not.toContain("space:catana");
    play(flees, ["avoid-where", "space:thermae"]);
    expect(isAt(flees, "hanno", "thermae")).toBe(true);
    expect(prompt(flees)).toBe("march"); // no pursuit roll: there were no CUs
  });

  test("7.2.D in a friendly city without enemies everybody is at hand, inside or outside", () => {
    const game = marching("florus", { forces: [stack("rome", "messana", 6, { supply: 3, generals: ["florus"] })] });
    play(game, ["march", "space:catana"]);
    expect([cus(game, "rome", "catana"), supply(game, "rome", "catana")]).toEqual([6, 3]);
  });

  test("7.2.D out of a city that is not besieged an army marches past the enemies before it", () => {
    const game = marching("florus", {
      forces: [stack("rome", "inside:messana", 2, { generals: ["florus"] }), stack("carthage", "messana", 4)],
    });
    play(game, ["march", "space:catana"]);
    expect(isAt(game, "florus", "catana")).toBe(true);
  });

  test("7.2.D an army marches into a friendly city with enemies before it, unless it is besieged, and stops", () => {
    const reaching = (cuCount: number, more = {}) =>
      play(
        marching("flaccus", {
          offices: { flaccus: "proconsul" },
          forces: [
            stack("rome", "catana", cuCount, { supply: 1, generals: ["flaccus"] }),
            stack("rome", "inside:messana", 1),
            stack("carthage", "messana", 4),
          ],
          ...more,
        }),
        ["march", "space:messana"],
      );
    const entering = reaching(1);
    expect(options(entering, "land-where")).toEqual(["outside", "inside"]);
    play(entering, ["land-where", "inside"]);
    expect([cus(entering, "rome", "inside:messana"), supply(entering, "rome", "inside:messana")]).toEqual([2, 1]);
    expect(isAt(entering, "flaccus", "inside:messana")).toBe(true);
    expect(logged(entering, "battle")).toEqual([]);
    expect(entering.state.march).toBeNull(); // 7.2.B
    const fighting = play(reaching(1), ["land-where", "outside"], ["inside-generals", []], ["inside-units", { cus: 1 }]);
    expect(logged(fighting, "battle")).toHaveLength(1);
    const parting = play(reaching(2), ["inside-generals", []], ["inside-units", { cus: 2, supply: 1 }]); // too many for the city
    expect(logged(parting, "battle")).toHaveLength(1);
    expect([cus(parting, "rome", "inside:messana"), supply(parting, "rome", "inside:messana")]).toEqual([2, 1]);
    expect(logged(reaching(1, { siege: { messana: { by: "carthage", points: 1 } } }), "battle")).toHaveLength(1);
  });

  test("7.2.E five CUs overrun a single one without a general, and go on", () => {
    const game = marching("florus", {
      forces: [stack("rome", "catana", 5, { generals: ["florus"] }), stack("carthage", "enna", 1, { supply: 1 })],
    });
    play(game, ["march", "space:enna"], ["overrun", "overrun"]);
    expect(cus(game, "carthage", "enna")).toBe(0);
    expect(supply(game, "rome", "enna")).toBe(1);
    expect(options(game, "march")).toContain("space:thermae");
    expect(logged(game, "battle")).toEqual([]);
  });

  test("7.2.E not with four CUs, nor against two, nor against a general", () => {
    const fights = (own: number, theirs: number, more = {}) => {
      const game = marching(
        "florus",
        { forces: [stack("rome", "catana", own, { generals: ["florus"] }), stack("carthage", "enna", theirs, more)] },
        { dice: [1, 1, 1, 1, 1, 1] },
      );
      play(game, ["march", "space:enna"]);
      if (prompt(game) === "react") play(game, ["react", "done"]);
      return logged(game, "battle").length;
    };
    expect([fights(4, 1), fights(5, 2), fights(5, 1, { generals: ["hanno"] })]).toEqual([1, 1, 1]);
  });

  test("7.2.E an interception comes first and prevents it", () => {
    const game = marching(
      "florus",
      {
        forces: [
          stack("rome", "catana", 5, { generals: ["florus"] }),
          stack("carthage", "enna", 1),
          stack("carthage", "thermae", 3, { generals: ["adherbal"] }),
        ],
      },
      { dice: [1] },
    );
    play(game, ["march", "space:enna"], ["react", "intercept:adherbal"], ["intercept-units", { cus: 3 }]);
    expect(prompt(game)).toBe("back-up");
    expect(owner(game, "enna")).toBe("nobody");
    expect(game.state.march?.general).toBe(general("florus"));
  });
});
