import { describe, expect, test } from "vitest";
import { isolatedPCs } from "../../src/games/hamilcar/rules/isolation.ts";
import { SPACE_IDS } from "../../src/games/hamilcar/rules/map.ts";
import { CHEST_LEAVING, DISCARDED, HIDDEN, REMOVED } from "../../src/games/hamilcar/rules/state.ts";
import { cus, elephants, gameAt, isAt, logged, options, owner, play, prompt, stack, supply, where } from "./table.ts";

const control = {
  rome: ["roma", "praeneste", "capua", "neapolis", "tarentum", "luceria", "canusium", "regium", "locri", "thurii"],
  carthage: ["carthago", "utica", "tunes", "syracusae", "lilybaeum", "agrigentum", "carales", "thermae"],
};

describe("5.3 winter attrition", () => {
  test("5.3.A forces on enemy PCs, before enemy cities and among tribes roll; others do not", () => {
    const game = gameAt(
      {
        phase: "winter",
        control,
        forces: [
          stack("rome", "thermae", 6), // an enemy PC
          stack("rome", "volsinii", 6), // a tribe
          stack("rome", "enna", 6), // nobody's
          stack("carthage", "inside:syracusae", 2),
          stack("rome", "syracusae", 6), // before an enemy city
        ],
      },
      { dice: [] },
    );
    expect(logged(game, "die")).toHaveLength(3);
  });

  test("5.3.A the loss is read off the table by size", () => {
    const game = gameAt({ phase: "winter", control, forces: [stack("rome", "thermae", 6, { supply: 1 })] }, { dice: [6] });
    play(game, ["winter", "roll"]);
    expect(cus(game, "rome", "thermae")).toBe(4);
  });

  test("5.3.A, 2.3.D1 a supply train spares a force the roll", () => {
    const game = gameAt({ phase: "winter", control, forces: [stack("rome", "thermae", 6, { supply: 2 })] }, { dice: [6] });
    play(game, ["winter", "supply"]);
    expect(cus(game, "rome", "thermae")).toBe(6);
    expect(supply(game, "rome", "thermae")).toBe(1);
  });

  test("5.3.A generals are not displaced by attrition", () => {
    const game = gameAt(
      { phase: "winter", control, forces: [stack("rome", "thermae", 1, { supply: 1, generals: ["megellus"] })] },
      { dice: [6] },
    );
    play(game, ["winter", "roll"]);
    expect(cus(game, "rome", "thermae")).toBe(0);
    expect(logged(game, "displaced")).toEqual([]);
  });

  test("5.3.A, 15.2 in some rows the first CU lost is an elephant", () => {
    const game = gameAt(
      {
        phase: "winter",
        control: { ...control, rome: [...control.rome, "enna"] },
        forces: [stack("carthage", "enna", 5, { elephants: 1, supply: 1 })],
      },
      { dice: [5] },
    );
    play(game, ["winter", "roll"]);
    expect(elephants(game, "enna")).toBe(0);
    expect(cus(game, "carthage", "enna")).toBe(5);
  });

  test("5.3.B supply trains without CUs are lost outside walls", () => {
    const game = gameAt({
      phase: "seamanship",
      control,
      forces: [
        stack("rome", "cosa", 0, { supply: 2, generals: ["florus"] }),
        stack("rome", "enna", 1, { supply: 1 }),
        stack("rome", "capua", 0, { supply: 3 }),
      ],
    });
    expect(["cosa", "enna", "capua"].map((at) => supply(game, "rome", at))).toEqual([0, 1, 2]);
  });

  test("5.3.C seamanship falls by a level with fewer Ready warships than its number", () => {
    const level = (seamanship: string, ready: number) =>
      gameAt({ phase: "seamanship", control, seamanship, warships: { rome: { ready, spent: 4 } } }).state.seamanship;
    expect([level("good", 2), level("good", 3), level("excellent", 0), level("poor", 0)]).toEqual([2, 3, 3, 1]);
  });

  test("5.3.C, 2.1.I Naval Supremacy reverts to Carthage unless seamanship is Excellent", () => {
    const holder = (seamanship: string) =>
      gameAt({ phase: "seamanship", control, supremacy: "rome", seamanship, warships: { rome: { ready: 4 } } }).state.supremacy;
    expect([holder("good"), holder("excellent")]).toEqual(["carthage", "rome"]);
  });
});

describe("5.4 political isolation", () => {
  const isolated = (position: object, side: "rome" | "carthage") =>
    isolatedPCs(gameAt({ hands: { rome: [1], carthage: [] }, ...position }).state, side).map((at) => SPACE_IDS[at]);

  test("5.4 a PC needs a way to a friendly CU or walled city, by road or sea lane", () => {
    expect(isolated({ control: { rome: ["aleria"], carthage: [] } }, "rome")).toEqual([]); // by sea to Cosa and Roma
    expect(isolated({ control: { rome: ["aleria"], carthage: ["cosa", "sassari"] } }, "rome")).toEqual(["aleria"]);
  });

  test("5.4 Mare Tyrrhenum and tribes do not join", () => {
    const cut = { control: { rome: ["lipara"], carthage: ["messana", "regium", "neapolis", "panormus"] } };
    expect(isolated(cut, "rome")).toEqual(["lipara"]);
    expect(isolated({ control: { rome: ["cirta"], carthage: ["hippo_regius"] }, tribes: ["madauros"] }, "rome")).toEqual([
      "cirta",
    ]);
  });

  test("5.4 enemy CUs block a neutral space, but not one with a friendly PC", () => {
    const rome = ["volaterrae"];
    const forces = [stack("carthage", "cosa", 1), stack("carthage", "arretium", 1)];
    expect(isolated({ control: { rome, carthage: [] }, forces }, "rome")).toEqual(["volaterrae"]);
    expect(isolated({ control: { rome: ["volaterrae", "cosa"], carthage: [] }, forces }, "rome")).toEqual([]);
  });

  test("5.4 a besieged city still counts, and so do CUs in enemy country", () => {
    expect(
      isolated(
        {
          control: { rome: ["utica"], carthage: ["tunes", "thabraca", "carthago", "carales"] },
          forces: [stack("rome", "carthago", 1)],
        },
        "rome",
      ),
    ).toEqual([]);
    expect(
      isolated(
        {
          control: { rome: [], carthage: ["camarina", "syracusae"] },
          siege: { syracusae: { by: "rome", points: 1 } },
          forces: [stack("rome", "syracusae", 3)],
        },
        "carthage",
      ),
    ).toEqual([]);
  });

  test("5.4 Carthage removes first, then Rome; the Miat cannot be isolated", () => {
    const game = gameAt({
      phase: "isolation",
      control: { rome: [...control.rome, "sicca"], carthage: ["carthago", "aleria", "lilybaeum"] },
      miat: ["centre", "r1", "r2"],
    });
    const removed = logged(game, "isolated").map(({ seat }) => seat);
    expect(removed).toEqual([...removed].sort());
    expect(game.state.miat.reduce((sum, one) => sum + one, 0)).toBe(3);
  });
});

describe("5.6 the War Chest", () => {
  const position = {
    phase: "war-chest",
    chest: { rome: 9, carthage: 14 },
    control,
    warships: { rome: { spent: 2 } },
    forces: [
      stack("carthage", "carthago", 2, { supply: 2 }),
      stack("rome", "thermae", 1),
      stack("rome", "enna", 0, { generals: ["florus"] }),
    ],
  };

  test("5.6, 2.3.D1 the side that played more may give up supply trains to reduce the difference", () => {
    const game = gameAt(position);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hamilcar.reduce-difference", max: 2 });
    expect(game.question!.whyNot!("space:hippo_regius")).toEqual({ why: "hamilcar.why.no-train-there", rule: "5.6" });
    play(game, ["reduce-difference", { "supply:carthago": 2 }]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hamilcar.spend-difference", params: { left: 3 } });
  });

  test("5.6 the other side refits, places supply trains with generals, places or converts PCs", () => {
    const game = play(gameAt(position), ["reduce-difference", {}]);
    play(
      game,
      ["spend-difference", "refit"],
      ["spend-difference", "supply:enna"],
      ["spend-difference", "space:thermae"],
      ["spend-difference", "space:cosa"],
    );
    expect(game.state.warships.rome).toMatchObject({ ready: 1, spent: 1 });
    expect(supply(game, "rome", "enna")).toBe(1);
    expect([owner(game, "thermae"), owner(game, "cosa")]).toEqual(["rome", "rome"]);
    expect(game.question?.params?.left).toBe(1);
  });

  test("5.6 what is not spent is lost", () => {
    const game = play(gameAt(position), ["reduce-difference", {}], ["spend-difference", "done"]);
    expect(game.state.turn).toBe(3);
  });

  test("5.6 Carthage puts PCs on the Miat in Golden Geek, not in Silver", () => {
    const poor = { ...position, chest: { rome: 9, carthage: 5 } };
    expect(options(gameAt(poor), "spend-difference").some((id) => id.startsWith("miat:"))).toBe(false);
    expect(options(gameAt(poor, { ruleset: "golden-geek" }), "spend-difference").some((id) => id.startsWith("miat:"))).toBe(true);
  });

  test("5.6, 17.2.B Rome may pay a point for Duilius to become proconsul", () => {
    const game = gameAt({ ...position, forces: [stack("rome", "roma", 3, { generals: ["duilius"] })] });
    play(game, ["spend-difference", "duilius"]);
    expect(game.state.duiliusPaid).toBe(true);
    expect(isAt(game, "duilius", "roma")).toBe(true);
  });

  test("5.6 cards played are discarded; events that leave the game are removed", () => {
    const game = gameAt({ phase: "turn-end", control, played: [1, 2], leaving: [6] });
    expect([1, 2].every((card) => game.state.cards[card] === DISCARDED || game.state.cards[card] === HIDDEN)).toBe(true);
    expect(game.state.cards[6]).toBe(REMOVED);
    expect(CHEST_LEAVING).not.toBe(REMOVED);
    expect(prompt(game)).toBeDefined();
    expect(where(game, "asina")).toBeLessThan(0);
  });
});
