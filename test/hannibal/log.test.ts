import { expect, test } from "vitest";
import { battleAt, SPARE } from "./field.ts";
import { carthage, march, rome, setOut, stop } from "./march.ts";
import { type Game, gameAt, logged, play } from "./table.ts";

// What a person must be able to read in the log and in the questions, without looking at the state

const units = (game: Game, event: string) => logged(game, event).map((params) => params.units);

test("10.2, 10.9 who sets out, who is picked up and who is dropped is logged, and a move that ends where it began", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 6, "hannibal", "h_gisgo"), carthage("dertosa", 2, "mago")],
    siegeTrain: "saguntum",
    hands: { carthage: [1, 2], rome: [] },
  });
  setOut(game, 1, "hannibal", { cus: 5, staff: ["h_gisgo"], train: 1 });
  march(game, "dertosa");
  play(game, ["march", "take"], ["pick-up.generals", ["general:mago"]], ["pick-up.cus", { cus: 2 }]);
  march(game, "tarraco");
  play(game, ["march", "drop"], ["drop.generals", ["general:h_gisgo"]], ["drop.cus", { cus: 3, train: 1 }]);
  expect(units(game, "activated")).toEqual([["cus:5", "general:h_gisgo", "siege-train"]]);
  expect(units(game, "picked-up")).toEqual([["cus:2", "general:mago"]]);
  expect(units(game, "dropped")).toEqual([["cus:3", "general:h_gisgo", "siege-train"]]);
  const staying = gameAt({ forces: [carthage("saguntum", 6, "hannibal")], hands: { carthage: [1, 2], rome: [] } });
  stop(setOut(staying, 1, "hannibal", { cus: 5 }));
  expect(logged(staying, "stays")).toEqual([{ general: "general:hannibal", space: "space:saguntum" }]);
});

test("9.3, 10.8 a new commander is logged", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 6, "mago"), carthage("dertosa", 2, "hasdrubal")],
    hands: { carthage: [1, 2], rome: [] },
  });
  stop(march(setOut(game, 1, "mago", { cus: 5 }), "dertosa"));
  expect(logged(game, "commander")).toEqual([
    { general: "general:mago", others: ["general:hasdrubal"], space: "space:dertosa", because: "hannibal.because.arrives" },
  ]);
});

test("10.7, 12.8 who goes inside is logged: a garrison, and an intercepted fleet", () => {
  const garrison = gameAt({
    forces: [carthage("rome", 5, "hannibal"), rome("capua", 3, "varro")],
    hands: { carthage: [1, 2], rome: [] },
  });
  march(setOut(garrison, 1, "hannibal", { cus: 5 }), "capua");
  play(garrison, ["inside", "inside:2"], ["inside.generals", ["general:varro"]]);
  expect(units(garrison, "inside")).toEqual([["cus:2", "general:varro"]]);
  const fleet = gameAt(
    {
      active: "rome",
      forces: [rome("neapolis", 2, "marcellus"), carthage("cannae", 6, "hannibal")],
      hands: { rome: [1], carthage: [2] },
    },
    { dice: [1] },
  );
  march(setOut(fleet, 1, "marcellus", { cus: 2 }), "sea:tarentum");
  play(fleet, ["intercept", "general:hannibal"], ["intercept.with.cus", { cus: 6 }]);
  expect(fleet.question?.params).toEqual({
    general: "general:marcellus",
    space: "space:tarentum",
    back: "space:neapolis",
    enemies: ["general:hannibal"],
    cus: 6,
  });
  fleet.answer("inside");
  expect(units(fleet, "intercepted")).toEqual([["cus:6"]]);
  expect(units(fleet, "inside")).toEqual([["cus:2", "general:marcellus"]]);
});

test("14.7 the log says with what a card is matched: itself, a reserve, Hannibal's probe, Maharbal", () => {
  const match = (how: string) => {
    const game = battleAt({
      space: "cannae",
      attacker: "rome",
      from: "arpi",
      rome: { cus: 6, generals: ["varro"] },
      carthage: { cus: 6, generals: ["hannibal"] },
      cards: { rome: { envelopment: 2 }, carthage: { envelopment: 1, reserve: 1, probe: 1 } },
      hands: { carthage: [6, SPARE.carthage] },
    });
    return logged(play(game, ["attack", "envelopment"], ["match", how]), "matched")[0]!.how;
  };
  const ways = ["envelopment", "reserve:envelopment", "probe:envelopment", "card:6"];
  expect(ways.map(match)).toEqual(ways);
});

test("12.4, 13.1 the questions whether to avoid battle or to intercept tell the number needed and what changes the die", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 6, "mago"), rome("dertosa", 5, "p_scipio"), rome("tarraco", 4, "varro")],
    control: { rome: ["rome"], carthage: ["carthage", "dertosa"] },
    hands: { carthage: [1, 2], rome: [] },
  });
  march(setOut(game, 1, "mago", { cus: 6 }), "dertosa");
  expect(game.question?.params).toMatchObject({ attacker: "general:mago", cus: 6, modifiers: ["general:p_scipio=≤2"] });
  play(game, ["avoid", "stand"]);
  expect(game.question?.params).toMatchObject({ from: "space:tarraco", modifiers: ["general:varro=≤4"] });
  const hindered = gameAt({
    forces: [carthage("saguntum", 6, "mago"), rome("tarraco", 4, "varro")],
    control: { rome: ["rome"], carthage: ["carthage", "dertosa"] },
    hands: { carthage: [1, 2], rome: [] },
  });
  march(setOut(hindered, 1, "mago", { cus: 6 }), "dertosa");
  expect(hindered.question?.params?.modifiers).toEqual(["general:varro=≤4", "hannibal.because.enemy-pc=+1"]);
});

test("card 41 the question tells which army is where, and where it would go back to", () => {
  const game = gameAt({ forces: [carthage("saguntum", 8, "hannibal")], hands: { carthage: [1, 2], rome: [41, 35] } });
  setOut(game, 1, "hannibal", { cus: 8 });
  play(game, ["march", "space:dertosa"], ["march", "space:tarraco"], ["march", "space:emporiae"]);
  expect(game.question).toMatchObject({
    prompt: "hannibal.bad-weather",
    params: { general: "general:hannibal", space: "space:emporiae", cus: 8, back: "space:tarraco" },
  });
});

test("card 60 what a storm takes is lost at sea", () => {
  const game = gameAt(
    { forces: [carthage("carthage", 5, "mago")], hands: { carthage: [1, 2], rome: [60, 35] } },
    { dice: [6, 1] },
  );
  setOut(game, 1, "mago", { cus: 5 });
  play(game, ["march", "sea:new_carthage"], ["weather-at-sea", "card:60"]);
  expect(logged(game, "lost")).toMatchObject([{ seat: "seat:carthage", space: "hannibal.at-sea" }]);
});
