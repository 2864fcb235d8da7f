import { describe, expect, test } from "vitest";
import { general } from "../../src/games/hamilcar/rules/generals.ts";
import { AT_SEA, space } from "../../src/games/hamilcar/rules/map.ts";
import { interceptionBases, mayIntercept } from "../../src/games/hamilcar/rules/naval-interception.ts";
import { AWAY } from "../../src/games/hamilcar/rules/state.ts";
import { encounter } from "./sea-battle.ts";
import { answerWhile, cus, elephants, gameAt, isAt, logged, marching, options, play, prompt, stack, where } from "./table.ts";

const base = { hands: { rome: [41], carthage: [] }, warships: { carthage: { ready: 1 } } };

describe("8.1 fleet interception", () => {
  const may = (position: object, port: string, side: "rome" | "carthage" = "carthage") =>
    mayIntercept(gameAt({ ...base, ...position }).state, side, space(port));

  test("8.1 a port qualifies within reach of a friendly major port, with a general who can join on the way", () => {
    expect(may({ forces: [stack("carthage", "syracusae", 1, { generals: ["hanno"] })] }, "neapolis")).toBe(true); // three lanes
    expect(may({ forces: [stack("carthage", "syracusae", 1, { generals: ["hanno"] })] }, "roma")).toBe(true); // four
    expect(may({ forces: [stack("carthage", "syracusae", 1, { generals: ["hanno"] })] }, "cosa")).toBe(false); // five
    expect(may({ forces: [stack("carthage", "enna", 1, { generals: ["hanno"] })] }, "neapolis")).toBe(false); // no general at a port
    expect(may({ forces: [stack("carthage", "lipara", 1, { generals: ["hanno"] })] }, "neapolis")).toBe(true); // joins on the way
  });

  test("8.1, 8.3 a general alone among enemies before their city joins; one inside a besieged city does not", () => {
    const gisco = stack("carthage", "regium", 0, { generals: ["gisco"] });
    const carthage = ["syracusae"];
    expect(may({ control: { rome: ["regium"], carthage }, forces: [gisco, stack("rome", "regium", 2)] }, "neapolis")).toBe(true);
    const besieged = {
      control: { rome: [], carthage: [...carthage, "regium"] },
      siege: { regium: { by: "rome", points: 1 } },
      forces: [stack("carthage", "inside:regium", 1, { generals: ["gisco"] }), stack("rome", "regium", 2)],
    };
    expect(may(besieged, "neapolis")).toBe(false);
  });

  test("8.3 a general alone among enemies takes command of the intercepting fleet that calls at his port", () => {
    const game = marching("regulus", {
      supremacy: "carthage",
      warships: { carthage: { ready: 1 } },
      control: { rome: ["roma", "regium", "neapolis"], carthage: ["syracusae"] },
      forces: [
        stack("rome", "roma", 3, { generals: ["regulus"] }),
        stack("rome", "regium", 2),
        stack("carthage", "regium", 0, { generals: ["gisco"] }),
      ],
    });
    play(game, ["march", "sail"], ["sail", "space:neapolis"], ["intercept-fleet", "yes"]);
    expect(logged(game, "gathered").map(({ space, party }) => [space, party])).toEqual([["space:regium", ["general:gisco"]]]);
    expect(game.state.fleets.carthage?.commander).toBe(general("gisco"));
  });

  test("8.1, 8.4 nobody joins who is beyond the port: there the fleet would have arrived without him", () => {
    const hanno = (at: string) => ({ forces: [stack("carthage", at, 1, { generals: ["hanno"] })] });
    expect(may(hanno("carthago"), "lilybaeum")).toBe(true);
    expect(may(hanno("drepanum"), "lilybaeum")).toBe(false); // from Carthago only through Lilybaeum, from Syracusae five lanes
    expect(may(hanno("utica"), "carthago")).toBe(true); // the fleet sets out there, and comes back with him
  });

  test("8.4 a fleet that comes to the port must take the general there who is to command it", () => {
    const game = marching("regulus", {
      supremacy: "carthage",
      warships: { carthage: { ready: 1 } },
      control: { rome: ["roma", "agrigentum"], carthage: ["carthago", "clupea", "hadrumetum"] },
      forces: [
        stack("rome", "agrigentum", 3, { generals: ["regulus"] }),
        stack("carthage", "clupea", 1, { generals: ["hanno", "gisco"] }),
        stack("carthage", "hadrumetum", 1, { generals: ["carthalo"] }),
      ],
    });
    play(game, ["march", "sail"], ["sail", "space:clupea"], ["intercept-fleet", "yes"]);
    answerWhile(game, { "interceptor-base": "space:carthago", "interceptor-route": "space:clupea" });
    expect(game.question).toMatchObject({ prompt: "hamilcar.gather-generals", min: 1 });
  });

  test("8.1 not without a Ready warship, not from a major port of the enemy", () => {
    const forces = [stack("carthage", "syracusae", 1, { generals: ["hanno"] })];
    expect(may({ warships: { carthage: { spent: 3 } }, forces }, "neapolis")).toBe(false);
    expect(may({ control: { rome: ["syracusae"], carthage: [] }, forces: [] }, "messana")).toBe(false);
  });

  test("8.1 Rome reaches as far as its seamanship", () => {
    const rome = (seamanship: string) =>
      may(
        { seamanship, warships: { rome: { ready: 1 } }, forces: [stack("rome", "roma", 3, { generals: ["florus"] })] },
        "lipara",
        "rome",
      );
    expect([rome("poor"), rome("fair")]).toEqual([false, true]);
  });

  test("8.1, 2.1.H nobody intercepts over Mare Tyrrhenum", () => {
    const rome = may(
      { seamanship: "fair", warships: { rome: { ready: 1 } }, forces: [stack("rome", "roma", 3, { generals: ["florus"] })] },
      "panormus",
      "rome",
    );
    expect(rome).toBe(false); // two points over the open sea, but three lanes along the coast
  });

  test("8.1 only one attempt against a moving fleet", () => {
    const game = marching(
      "hamilcar",
      {
        supremacy: "carthage",
        seamanship: "excellent",
        warships: { rome: { ready: 1 }, carthage: { ready: 1 } },
        forces: [stack("carthage", "lipara", 2, { generals: ["hamilcar"] }), stack("rome", "roma", 3, { generals: ["florus"] })],
      },
      { dice: [6] },
    );
    play(
      game,
      ["march", "sail"],
      ["take-warships", 1],
      ["sail", "space:messana"],
      ["intercept-fleet", "yes"],
      ["avoid-interception", "yes"],
    );
    expect(logged(game, "naval-die")[0]?.result).toBe("hamilcar.avoided");
    play(game, ["sail", "space:thermae"]);
    expect(prompt(game)).toBe("sail");
  });

  test("8.1 if no interception is declared where one is possible the mover takes Naval Supremacy: in Silver at once", () => {
    const position = {
      supremacy: "carthage",
      warships: { rome: { ready: 1 }, carthage: { ready: 1 } },
      seamanship: "fair",
      forces: [stack("rome", "roma", 3, { generals: ["florus"] }), stack("carthage", "syracusae", 1, { generals: ["hanno"] })],
    };
    const steps = ["march", "sail"] as const;
    const silver = play(
      marching("florus", position),
      [...steps],
      ["take-warships", 1],
      ["sail", "space:neapolis"],
      ["intercept-fleet", "no"],
    );
    expect(silver.state.supremacy).toBe("rome");
    const geek = play(
      marching("florus", position, { ruleset: "golden-geek" }),
      [...steps],
      ["take-warships", 1],
      ["sail", "space:neapolis"],
      ["intercept-fleet", "no"],
    );
    expect(geek.state.supremacy).toBe("carthage");
    play(geek, ["sail", "land"]);
    expect(geek.state.supremacy).toBe("rome");
  });

  test("8.1 Naval Supremacy stays if no interception was possible", () => {
    const game = play(
      marching("florus", { supremacy: "carthage", forces: [stack("rome", "roma", 3, { generals: ["florus"] })] }),
      ["march", "sail"],
      ["sail", "space:neapolis"],
    );
    expect(game.state.supremacy).toBe("carthage");
  });
});

test("8.3, 15.3.C interceptors remember that units came aboard in Africa", () => {
  const aboard = (taken: number) => {
    const game = marching("regulus", {
      supremacy: "carthage",
      warships: { carthage: { ready: 1 } },
      forces: [
        stack("rome", "agrigentum", 3, { generals: ["regulus"] }),
        stack("carthage", "carthago", 2, { generals: ["hanno"] }),
      ],
      control: { rome: ["roma", "agrigentum"], carthage: ["carthago", "clupea"] },
    });
    play(game, ["march", "sail"], ["sail", "space:clupea"], ["intercept-fleet", "yes"]);
    answerWhile(game, { "gather-generals": ["general:hanno"] });
    play(game, ["gather-units", { cus: taken }]);
    return game.state.fleets.carthage?.fromAfrica;
  };
  expect([aboard(0), aboard(1)]).toEqual([false, true]);
});

describe("8.2 avoiding naval interception", () => {
  const roll = (supremacy: "rome" | "carthage", seamanship: string, die: number) => {
    const game = marching(
      "florus",
      {
        supremacy,
        seamanship,
        warships: { rome: { ready: 1 }, carthage: { ready: 1 } },
        forces: [stack("rome", "roma", 3, { generals: ["florus"] }), stack("carthage", "syracusae", 1, { generals: ["hanno"] })],
      },
      { dice: [die] },
    );
    play(game, ["march", "sail"], ["take-warships", 1], ["sail", "space:neapolis"], ["intercept-fleet", "yes"]);
    answerWhile(game, { "avoid-interception": "yes" });
    return logged(game, "naval-die")[0]?.result;
  };

  test("8.2 only the holder of Naval Supremacy may try", () => expect(roll("carthage", "excellent", 3)).toBeUndefined());

  test("8.2, 15.4.B the symbols of the Seamanship track help Carthage: three, two, one, none", () => {
    expect(roll("rome", "poor", 3)).toBe("hamilcar.not-avoided"); // three against three
    expect(roll("rome", "fair", 3)).toBe("hamilcar.avoided");
    expect(roll("rome", "fair", 2)).toBe("hamilcar.not-avoided");
    expect(roll("rome", "good", 2)).toBe("hamilcar.avoided");
    expect(roll("rome", "excellent", 1)).toBe("hamilcar.avoided");
    expect(roll("rome", "excellent", 4)).toBe("hamilcar.not-avoided");
  });
});

describe("8.3, 8.4 the intercepting fleet", () => {
  test("8.3 a general at sea without units is displaced, and nothing else happens", () => {
    const game = marching("megellus", {
      supremacy: "carthage",
      warships: { carthage: { ready: 1 } },
      forces: [stack("rome", "roma", 0, { generals: ["megellus"] }), stack("carthage", "syracusae", 1, { generals: ["hanno"] })],
    });
    play(game, ["march", "sail"], ["sail", "space:neapolis"], ["intercept-fleet", "yes"]);
    expect(where(game, "megellus")).toBe(AWAY.gone);
    expect(prompt(game)).toBe("remove-pcs"); // he is an aristocrat
    expect(game.state.seaBattle).toBeNull();
    expect(isAt(game, "hanno", "syracusae")).toBe(true);
  });

  test("8.3 one to five Ready warships, and units of the ports on its route, ten in all", () => {
    const game = marching("florus", {
      supremacy: "carthage",
      warships: { rome: { ready: 1 }, carthage: { ready: 7 } },
      forces: [
        stack("rome", "roma", 3, { generals: ["florus"] }),
        stack("carthage", "syracusae", 6, { supply: 2, generals: ["hanno"] }),
        stack("carthage", "lipara", 3),
      ],
    });
    play(game, ["march", "sail"], ["take-warships", 1], ["sail", "space:neapolis"], ["intercept-fleet", "yes"]);
    expect(game.question).toMatchObject({ prompt: "hamilcar.interceptor-warships", min: 1, max: 5 });
    play(game, ["interceptor-warships", 5]);
    expect(game.question).toMatchObject({ prompt: "hamilcar.gather-units", max: 5 });
    play(game, ["gather-units", { cus: 2, supply: 1 }], ["interceptor-route", "space:lipara"], ["gather-units", { cus: 2 }]);
    expect(cus(game, "carthage", "at-sea")).toBe(4);
    expect(cus(game, "carthage", "lipara")).toBe(1);
  });

  test("8.3, 14.5.A nothing inside a besieged city joins, though a fleet may set out from there", () => {
    const position = {
      siege: { syracusae: { by: "rome", points: 1 } },
      forces: [
        stack("rome", "syracusae", 3),
        stack("carthage", "inside:syracusae", 2, { generals: ["hanno"] }),
        stack("carthage", "lipara", 1, { generals: ["gisco"] }),
      ],
    };
    const s = gameAt({ ...base, ...position }).state;
    expect(interceptionBases(s, "carthage", space("neapolis"))).toEqual([space("syracusae")]); // Gisco joins at Lipara
    const alone = gameAt({ ...base, ...position, forces: position.forces.slice(0, 2) }).state;
    expect(mayIntercept(alone, "carthage", space("neapolis"))).toBe(false);
  });

  test("8.4 the first general who joins commands, unless one of higher rank joins later; of two at once the owner names one", () => {
    const game = marching("florus", {
      supremacy: "carthage",
      warships: { rome: { ready: 1 }, carthage: { ready: 2 } },
      forces: [
        stack("rome", "roma", 3, { generals: ["florus"] }),
        stack("carthage", "syracusae", 1, { generals: ["hanno", "gisco"] }),
        stack("carthage", "lipara", 1, { generals: ["barca"] }),
      ],
    });
    play(
      game,
      ["march", "sail"],
      ["take-warships", 1],
      ["sail", "space:neapolis"],
      ["intercept-fleet", "yes"],
      ["interceptor-warships", 2],
    );
    play(game, ["gather-generals", ["general:hanno", "general:gisco"]], ["gather-units", { cus: 0 }]);
    play(game, ["commander", "general:gisco"]); // 2.2.E1
    expect(game.state.fleets.carthage?.commander).toBe(general("gisco"));
    play(game, ["interceptor-route", "space:lipara"], ["gather-generals", ["general:barca"]], ["gather-units", { cus: 1 }]);
    expect(game.log?.some(({ event }) => event === "hamilcar.log.naval-battle")).toBe(true);
    expect(game.state.seaBattle?.commanders.carthage).toBe(general("barca"));
  });

  test("8.4 the fleet must have a commander when it arrives: the last who can must join", () => {
    const game = marching("florus", {
      supremacy: "carthage",
      warships: { rome: { ready: 1 }, carthage: { ready: 1 } },
      forces: [
        stack("rome", "roma", 3, { generals: ["florus"] }),
        stack("carthage", "lipara", 1, { generals: ["hanno", "gisco"] }),
      ],
    });
    play(game, ["march", "sail"], ["take-warships", 1], ["sail", "space:neapolis"], ["intercept-fleet", "yes"]);
    answerWhile(game, { "interceptor-route": "space:lipara" });
    expect(game.question).toMatchObject({ prompt: "hamilcar.gather-generals", min: 1 });
  });

  /** Five Roman warships set out from Roma against a fleet in Lipara; Florus is to join with some CUs in Neapolis. */
  const gatheringIn = (neapolis: number) =>
    play(
      marching("hamilcar", {
        supremacy: "rome",
        seamanship: "fair",
        warships: { rome: { ready: 5 }, carthage: { ready: 1 } },
        forces: [
          stack("carthage", "panormus", 2, { generals: ["hamilcar"] }),
          stack("rome", "roma", 6, { supply: 4 }),
          stack("rome", "neapolis", neapolis, { generals: ["florus"] }),
        ],
      }),
      ["march", "sail"],
      ["take-warships", 1],
      ["sail", "space:lipara"],
      ["intercept-fleet", "yes"],
      ["interceptor-warships", 5],
    );

  test("8.4, 2.3.E3 a Roman consul with fewer than three CUs brings all he has: room is left for them, unless three are aboard", () => {
    const few = play(gatheringIn(1), ["gather-units", { cus: 1 }]);
    expect(few.question).toMatchObject({ prompt: "hamilcar.gather-units", items: [{ id: "supply", max: 3 }] });
    answerWhile(play(few, ["gather-units", { supply: 3 }]), { "interceptor-route": "space:neapolis" });
    expect(isAt(few, "florus", "at-sea")).toBe(true);
    expect([cus(few, "rome", "at-sea"), cus(few, "rome", "neapolis")]).toEqual([2, 0]);
    const many = play(gatheringIn(1), ["gather-units", { cus: 3 }]);
    expect(many.question).toMatchObject({ items: [{ id: "supply", max: 2 }] });
    answerWhile(play(many, ["gather-units", { supply: 2 }]), { "interceptor-route": "space:neapolis" });
    expect(isAt(many, "florus", "at-sea")).toBe(true);
    expect([cus(many, "rome", "at-sea"), cus(many, "rome", "neapolis")]).toEqual([3, 1]);
  });

  test("8.4, 2.3.E3 a Roman consul brings what is missing of his three CUs, and supply trains leave room for them", () => {
    const intercepting = (taken: { [kind: string]: number }) =>
      answerWhile(play(gatheringIn(4), ["gather-units", taken]), { "interceptor-route": "space:neapolis" });
    expect(() => intercepting({ supply: 3 })).toThrow(); // five warships, three CUs of Florus
    expect(intercepting({ supply: 2 }).state.cus.rome[AT_SEA]).toBe(3); // all the room there is
    expect(intercepting({ cus: 1 }).question).toMatchObject({ prompt: "hamilcar.gather-units", min: 2, max: 4 });
    const full = intercepting({ cus: 5 });
    expect(isAt(full, "florus", "at-sea")).toBe(true);
    expect([cus(full, "rome", "at-sea"), cus(full, "rome", "neapolis")]).toEqual([5, 4]);
  });
});

describe("8.5 interception of an unguarded fleet", () => {
  test("8.5 one roll by the interceptor, no tactic cards, no political consequences, he wins and takes Naval Supremacy", () => {
    const game = encounter(
      { romanWarships: 0, punicWarships: 2, romanCUs: 4, punic: "hamilcar", more: { supremacy: "rome" } },
      { dice: [5] },
    );
    // Hamilcar, an Admiral of 3, rolls in column III with +1 for his first roll: a 6 is two hits
    expect(logged(game, "battle-roll")).toEqual([{ seat: "seat:carthage", column: "column:3", die: 6, hits: 2 }]);
    expect(logged(game, "tactics-drawn")).toEqual([]);
    expect(options(game, "interceptor-lands")).toContain("space:lipara");
    play(game, ["interceptor-lands", "space:lipara"]);
    expect(logged(game, "pc-removed")).toEqual([]);
    expect(cus(game, "rome", "roma")).toBe(2); // back to where they embarked
    expect(game.state.supremacy).toBe("carthage");
    expect(elephants(game, "at-sea")).toBe(0);
  });

  test("8.5, 2.2.D2 in Golden Geek, where his price is no political consequence, an aristocrat who goes down costs PCs", () => {
    const game = encounter(
      { roman: "megellus", romanWarships: 0, punicWarships: 2, romanCUs: 2, punic: "hamilcar" },
      { dice: [5], ruleset: "golden-geek" },
    );
    answerWhile(game, { "interceptor-lands": "space:lipara" });
    expect(game.question).toMatchObject({ prompt: "hamilcar.remove-pcs", rule: "2.2.D2", min: 2 });
  });

  test("8.5, 2.2.D2 no PCs at all: an aristocrat who goes down with his fleet costs none either; alone he does (8.3)", () => {
    const sunk = (romanCUs: number) =>
      encounter({ roman: "megellus", romanWarships: 0, punicWarships: 2, romanCUs, punic: "hamilcar" }, { dice: [5] });
    const withTwo = answerWhile(sunk(2), { "interceptor-lands": "space:lipara" });
    expect(where(withTwo, "megellus")).toBe(AWAY.gone);
    expect(logged(withTwo, "pc-removed")).toEqual([]);
    expect(withTwo.question?.rule).not.toBe("2.2.D2");
    expect(sunk(0).question).toMatchObject({ prompt: "hamilcar.remove-pcs", rule: "2.2.D2" });
  });
});
