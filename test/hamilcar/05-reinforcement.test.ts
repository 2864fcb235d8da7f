import { describe, expect, test } from "vitest";
import { general } from "../../src/games/hamilcar/rules/generals.ts";
import { AWAY } from "../../src/games/hamilcar/rules/state.ts";
import {
  answerWhile,
  cus,
  elephants,
  gameAt,
  isAt,
  logged,
  options,
  play,
  prompt,
  siegeAt,
  stack,
  supply,
  where,
  whyNot,
} from "./table.ts";

const control = {
  rome: ["roma", "praeneste", "capua", "neapolis", "tarentum", "luceria", "canusium", "regium", "locri", "thurii"],
  carthage: ["carthago", "utica", "tunes", "syracusae", "lilybaeum", "agrigentum", "carales"],
};

describe("5.1 the reinforcement phase", () => {
  test("5.1.A warships of the turn track can be built again", () => {
    const game = gameAt({ phase: "contract", warships: { rome: { sunk: 3 }, carthage: { sunk: 9 } }, control });
    expect([game.state.warships.rome.sunk, game.state.warships.carthage.sunk]).toEqual([0, 0]);
    expect(game.state.warships.carthage.ready).toBe(1);
  });

  test("5.1.B Carthage: a Ready warship, and a CU with a general or in a city that is not besieged", () => {
    const game = gameAt({
      phase: "carthaginian-cu",
      control,
      siege: { agrigentum: { by: "rome", points: 1 } },
      forces: [stack("rome", "agrigentum", 3), stack("carthage", "enna", 2, { generals: ["hanno"] })],
    });
    expect(game.state.warships.carthage.ready).toBe(1);
    const places = options(game, "place-cu");
    expect(places).toContain("space:enna");
    expect(places).toContain("space:carthago");
    expect(places).not.toContain("space:agrigentum");
    expect(game.question!.whyNot!("space:agrigentum")).toEqual({ why: "hamilcar.why.cu-where", rule: "5.1.B" });
    play(game, ["place-cu", "space:enna"]);
    expect(cus(game, "carthage", "enna")).toBe(3);
    expect(logged(game, "cus-placed")).toMatchObject([{ because: ["hamilcar.because.reinforcement"] }]);
  });

  test("5.1.B each CU of the Miat goes to Carthago or becomes a warship", () => {
    const game = gameAt({ phase: "miat-cus", queue: [2], control, miat: ["centre", "r1", "r2", "r5", "r6"] });
    play(game, ["miat-cu", "cu"], ["miat-cu", "warship"]);
    expect(logged(game, "cus-placed")).toMatchObject([{ because: ["hamilcar.because.miat"] }]);
    expect(cus(game, "carthage", "carthago")).toBe(1);
    expect(game.state.warships.carthage.ready).toBe(1);
  });

  test("5.1.B generals but Hamilcar Barca are recalled; the one of the turn box comes, and one from the pool", () => {
    const game = gameAt({
      phase: "miat-cus",
      control,
      miat: ["centre", "r1"],
      forces: [
        stack("carthage", "carthago", 2, { generals: ["barca", "hanno"] }),
        stack("carthage", "enna", 1, { generals: ["gisco"] }),
      ],
    });
    expect(isAt(game, "barca", "carthago")).toBe(true);
    expect(logged(game, "generals")).toEqual([{ generals: ["general:hamilcar"] }]);
    play(game, ["place-general", "space:carthago"]); // he stands before anybody knows who is drawn
    const [drawn, ...more] = logged(game, "generals")[1]!.generals as string[];
    expect(["general:hanno", "general:gisco"]).toContain(drawn);
    expect(more).toEqual([]);
  });

  test("5.1.B the Miat gives a general more when both slots beside his symbol are filled", () => {
    const game = gameAt({
      phase: "miat-cus",
      control,
      miat: ["r3", "r4"],
      forces: [stack("carthage", "carthago", 2, { generals: ["hanno", "gisco"] })],
    });
    play(game, ["place-general", "space:carthago"]);
    expect(logged(game, "generals")[1]!.generals).toHaveLength(2);
  });

  test("5.1.B a general is placed with CUs or in a city that is not besieged", () => {
    const game = gameAt({
      phase: "carthaginian-generals",
      queue: ["hamilcar"],
      drawn: ["hamilcar"],
      control,
      siege: { lilybaeum: { by: "rome", points: 1 } },
      forces: [stack("carthage", "enna", 1), stack("carthage", "inside:lilybaeum", 1), stack("rome", "lilybaeum", 3)],
    });
    const places = options(game, "place-general");
    expect(places).toContain("space:enna");
    expect(places).toContain("space:syracusae");
    expect(places).not.toContain("space:lilybaeum");
    expect(places).not.toContain("space:utica");
  });

  test("5.1.B Admirals placed in Carthago refit warships for the sum of their ratings", () => {
    const game = gameAt({
      phase: "carthaginian-generals",
      queue: ["hamilcar", "hanno"],
      drawn: ["hamilcar", "hanno"],
      control,
      warships: { carthage: { ready: 1, spent: 5 } },
      forces: [stack("carthage", "utica", 1)],
    });
    play(game, ["place-general", "space:carthago"], ["place-general", "space:carthago"]);
    expect(game.state.warships.carthage).toMatchObject({ ready: 4, spent: 2 }); // Hamilcar 3, Hanno is no Admiral
  });

  test("5.1.C Rome receives a CU in Roma for every province of Italia", () => {
    const game = gameAt({ phase: "roman-cus", control, forces: [stack("rome", "roma", 1)] });
    expect(cus(game, "rome", "roma")).toBe(5); // Latium, Campania, Apulia, Lucania
  });

  test("5.1.C Samnium gives a CU though it does not count otherwise", () => {
    const samnium = { ...control, rome: [...control.rome, "corfinium", "bovianum", "beneventum"] };
    const game = gameAt({ phase: "roman-cus", control: samnium });
    expect(logged(game, "cus-placed")[0]).toMatchObject({ cus: 5, space: "space:roma" });
  });

  test("5.1.C consuls of last year are eliminated, two new ones drawn and placed where three CUs are", () => {
    const game = gameAt({
      phase: "proconsul",
      control,
      forces: [
        stack("rome", "roma", 5, { generals: ["flaccus"] }),
        stack("rome", "enna", 4, { generals: ["florus"] }),
        stack("rome", "cosa", 2, { generals: ["cotta"] }),
      ],
      offices: { flaccus: "proconsul" },
    });
    play(game, ["proconsul", "none"]);
    expect([where(game, "florus"), where(game, "cotta")]).toEqual([AWAY.gone, AWAY.gone]);
    expect(isAt(game, "flaccus", "roma")).toBe(true);
    expect(options(game, "place-general")).toEqual(["space:roma", "space:enna"]);
  });

  test("5.1.C in Silver Roma only if no space has three CUs; in Golden Geek in any case", () => {
    const position = {
      phase: "consuls",
      queue: ["regulus"],
      control,
      forces: [stack("rome", "enna", 3), stack("rome", "cosa", 3)],
      offices: { regulus: "consul" },
    };
    expect(options(gameAt(position), "place-general")).toEqual(["space:cosa", "space:enna"]);
    expect(options(gameAt(position, { ruleset: "golden-geek" }), "place-general")).toContain("space:roma");
    const empty = gameAt({ ...position, forces: [stack("rome", "enna", 2)] });
    expect(isAt(empty, "regulus", "roma")).toBe(true);
  });

  test("5.1.C a consul may join an army that besieges, but not one that is besieged", () => {
    const game = gameAt({
      phase: "consuls",
      queue: ["regulus"],
      control,
      siege: { lilybaeum: { by: "rome", points: 1 } },
      forces: [stack("rome", "lilybaeum", 3), stack("rome", "cosa", 3)],
      offices: { regulus: "consul" },
    });
    expect(options(game, "place-general")).toEqual(["space:cosa", "space:lilybaeum"]);
  });

  const reform = (consul: string, more = {}) =>
    gameAt({
      phase: "reforms",
      queue: [consul],
      control,
      forces: [stack("rome", "roma", 6, { generals: [consul] })],
      ...more,
    });

  test("5.1.C, 2.2.D1 an Admiral elected and placed in Roma brings one naval reform", () => {
    const game = reform("duilius");
    expect(options(game, "reform")).toEqual(["none", "warships", "seamanship", "mount"]);
    play(game, ["reform", "warships"]);
    expect(game.question).toMatchObject({ kind: "amount", min: 1, max: 3 }); // his rating, and three CUs stay with him
    play(game, ["cus-to-warships", 3]);
    expect(game.state.warships.rome.ready).toBe(3);
    expect(cus(game, "rome", "roma")).toBe(3);
  });

  test("5.1.C seamanship rises by reforms only once in a turn", () => {
    const game = gameAt({
      phase: "reforms",
      queue: ["duilius", "catulus"],
      control,
      forces: [stack("rome", "roma", 6, { generals: ["duilius", "catulus"] })],
    });
    play(game, ["reform", "seamanship"]);
    expect(game.state.seamanship).toBe(2);
    expect(options(game, "reform")).not.toContain("seamanship");
    play(game, ["reform", "mount"]);
    expect(game.state.corvi).toBe(true);
  });

  test("5.1.C Corvi can be taken off again", () => {
    const game = play(reform("duilius", { corvi: true }), ["reform", "dismount"]);
    expect(game.state.corvi).toBe(false);
  });

  test("5.1.C an Admiral who is placed elsewhere reforms nothing", () => {
    const game = gameAt({
      phase: "consuls",
      queue: ["duilius"],
      drawn: ["duilius"],
      control,
      forces: [stack("rome", "cosa", 4), stack("rome", "roma", 4)],
      offices: { duilius: "consul" },
    });
    play(game, ["place-general", "space:cosa"]);
    expect(prompt(game)).not.toBe("reform");
  });

  test("5.1.C when Caudex leaves the game Asina joins the pool", () => {
    const game = gameAt({ phase: "proconsul", control, forces: [stack("rome", "roma", 4, { generals: ["caudex"] })] });
    play(game, ["proconsul", "none"]);
    expect(where(game, "asina")).not.toBe(AWAY.aside);
  });

  test("5.1.C Duilius becomes proconsul only if his price has been paid", () => {
    const position = { phase: "proconsul", control, forces: [stack("rome", "roma", 4, { generals: ["duilius", "cotta"] })] };
    const unpaid = gameAt(position);
    expect(options(unpaid, "proconsul")).toEqual(["none", "general:cotta"]);
    expect(whyNot(unpaid, "general:duilius")).toBe("duilius-unpaid");
    const paid = gameAt({ ...position, duiliusPaid: true });
    expect(options(paid, "proconsul")).toContain("general:duilius");
  });

  test("5.1.C the proconsul is told that he is proconsul already, wherever he stands", () => {
    const game = gameAt({
      phase: "proconsul",
      control,
      forces: [stack("rome", "roma", 4, { generals: ["flaccus"] }), stack("rome", "capua", 4, { generals: ["cotta"] })],
      offices: { flaccus: "proconsul" },
    });
    expect(options(game, "proconsul")).toEqual(["none", "general:cotta"]);
    expect(whyNot(game, "general:flaccus")).toBe("is-proconsul");
  });

  test("5.1.D a besieged Roma receives no CUs", () => {
    const game = gameAt({
      phase: "roman-cus",
      control,
      siege: { roma: { by: "carthage", points: 1 } },
      forces: [stack("carthage", "roma", 3), stack("rome", "inside:roma", 2)],
    });
    expect(cus(game, "rome", "inside:roma")).toBe(2);
    expect(siegeAt(game, "roma")).toBe(-1);
    expect(logged(game, "roma-besieged")).toHaveLength(1);
  });

  test("5.1.D an enemy before the walls does not matter until there is a siege point; the CUs go inside", () => {
    const game = gameAt({ phase: "roman-cus", control, forces: [stack("carthage", "roma", 3), stack("rome", "inside:roma", 2)] });
    expect(cus(game, "rome", "inside:roma")).toBe(5); // four reinforcements, but the city holds five
  });

  test("5.1.D a CU that is placed displaces an enemy general alone", () => {
    const game = gameAt({ phase: "roman-cus", control, forces: [stack("carthage", "roma", 0, { generals: ["hanno"] })] });
    expect(where(game, "hanno")).toBe(AWAY.pool);
  });

  test("5.1.D, 2.3.D3 a CU that is placed captures enemy supply trains that nobody guards", () => {
    const game = gameAt({ phase: "roman-cus", control, forces: [stack("carthage", "roma", 0, { supply: 2 })] });
    expect([supply(game, "rome", "roma"), supply(game, "carthage", "roma")]).toEqual([2, 0]);
    const walls = gameAt({
      phase: "roman-cus",
      control,
      forces: [stack("carthage", "roma", 3, { supply: 2 }), stack("rome", "inside:roma", 2)],
    });
    expect(supply(walls, "carthage", "roma")).toBe(2); // they are guarded, and the CUs go inside
  });

  test("5.1.C the phase runs through to the deal", () => {
    const game = gameAt({ phase: "contract", control, forces: [stack("rome", "roma", 3), stack("carthage", "carthago", 2)] });
    answerWhile(game, {
      "place-cu": "space:carthago",
      "miat-cu": "cu",
      "place-general": game.state.turn === 2 ? "space:carthago" : "space:roma",
    });
    expect(elephants(game, "carthago")).toBe(0);
    expect(game.state.office[general("regulus")]).toBeGreaterThanOrEqual(0);
    expect(["place-general", "reform", "preempt", "who-first", "proconsul"]).toContain(prompt(game));
  });
});
