import { expect, test } from "vitest";
import { carthage, rome } from "./march.ts";
import { gameAt, logged, newGame, play } from "./table.ts";

const phases = (game: ReturnType<typeof newGame>) => (game.log ?? []).map(({ event }) => event.replace("hannibal.log.", ""));

test("5.1 there are no reinforcements on the first turn: it begins with the deal", () => {
  const game = newGame();
  expect(game.state.turn).toBe(1);
  expect(phases(game).filter((event) => !event.startsWith("start"))).toEqual(["deal", "hand", "hand"]);
  expect(game.question?.prompt).toBe("hannibal.pre-empt");
});

test("5.1 Carthage is reinforced, gets its displaced generals back, then Rome is reinforced and elects", () => {
  const game = gameAt({
    turn: 2,
    phase: "carthaginian-reinforcements",
    forces: [carthage("carthage", 4, "hanno"), carthage("saguntum", 8, "hannibal"), rome("rome", 8, "p_scipio")],
    displaced: ["mago"],
    gone: ["hasdrubal", "h_gisgo"],
    consuls: ["p_scipio"],
  });
  play(
    game,
    ["reinforce-carthage", "space:saguntum"],
    ["reinforce-carthage", "space:saguntum"],
    ["reinforce-carthage", "space:saguntum"],
    ["return-general", "space:carthage"],
    ["commander", "general:hanno"],
  );
  // five CUs can only go to Rome, where the only general is; he can only stay as proconsul
  expect(phases(game).filter((event) => event !== "hand")).toEqual([
    "reinforced",
    "reinforced",
    "reinforced",
    "reinforced",
    "general-arrives",
    "reinforced",
    "proconsul",
    "consuls",
    "general-arrives",
    "general-arrives",
  ]);
  expect(game.question?.prompt).toBe("hannibal.commander");
});

test("5.4-5.7 after the last card come winter, isolation and politics, and then the next turn", () => {
  const game = gameAt({
    turn: 3,
    forces: [carthage("carthage", 4, "hanno"), carthage("new_carthage", 1, "hasdrubal"), rome("rome", 8, "p_scipio")],
    gone: ["hannibal", "mago", "h_gisgo"],
    consuls: ["p_scipio"],
  });
  expect(phases(game).slice(0, 2)).toEqual(["winter", "points"]);
  expect(logged(game, "points")).toEqual([{ rome: 9, carthage: 7 }]);
  play(game, ["remove-pcs", ["space:zama", "space:cirta"]]); // 22.2
  expect(logged(game, "turn")).toEqual([{ turn: 4 }]);
  expect(game.question?.prompt).toBe("hannibal.reinforce-carthage");
});
