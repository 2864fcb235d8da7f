import { expect, test } from "vitest";
import { space } from "../../src/games/hannibal/rules/map.ts";
import { activate, asks, carthage, march, rome, setOut, stop } from "./march.ts";
import { gameAt, options, play } from "./table.ts";

// Card 30: the siege train on the way

test("card 30 Carthaginian Siege Train: in a campaign it comes four spaces in all, like a CU (10.11)", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 5, "hasdrubal"), carthage("emporiae", 1, "mago")],
    siegeTrain: "saguntum",
    hands: { carthage: [37], rome: [1] },
  });
  setOut(game, 37, "hasdrubal", { use: "event", cus: 5, train: 1 });
  march(game, "dertosa", "tarraco", "emporiae");
  stop(game);
  if (asks(game, "commander")) game.answer("general:hasdrubal");
  activate(game, "mago", { cus: 1, train: 1 });
  march(game, "narbo");
  expect(game.question?.whyNot?.("space:nemausus")).toMatchObject({ why: "hannibal.why.cus-moved", rule: "10.11" });
  play(game, ["march", "drop"], ["drop.cus", { cus: 0, train: 1 }]);
  march(game, "nemausus");
  expect(game.state.train).toBe(space("narbo"));
});

test("card 30 Carthaginian Siege Train: after four spaces, or a siege, it stays for the rest of a campaign (10.11)", () => {
  const game = gameAt(
    {
      forces: [carthage("capua", 8, "hasdrubal", "mago")],
      siegeTrain: "capua",
      hands: { carthage: [37], rome: [1] },
    },
    { dice: [2] },
  );
  setOut(game, 37, "hasdrubal", { use: "event", cus: 3, train: 1 });
  stop(game);
  play(game, ["siege", "yes"]);
  if (asks(game, "commander")) game.answer("general:hasdrubal");
  play(game, ["activate", "general:mago"]);
  expect(game.question).toMatchObject({ prompt: "hannibal.take.cus", items: [{ id: "cus", min: 0, max: 5 }] });
});

test("card 30 Carthaginian Siege Train: a general without CUs takes it up on his way", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 0, "hannibal")],
    siegeTrain: "dertosa",
    hands: { carthage: [1], rome: [2] },
  });
  setOut(game, 1, "hannibal");
  march(game, "dertosa");
  play(game, ["march", "take"], ["pick-up.cus", { cus: 0, train: 1 }]);
  march(game, "tarraco");
  expect(game.state.train).toBe(space("tarraco"));
});

test("card 30 Carthaginian Siege Train: left alone in its own city it may go inside (10.7)", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("malaca", 5, "p_scipio")],
    siegeTrain: "gades",
    hands: { rome: [1], carthage: [2] },
  });
  setOut(game, 1, "p_scipio", { cus: 5 });
  march(game, "gades");
  expect(options(game, "inside.generals")).toEqual(["train"]);
  game.answer(["train"]);
  expect(game.state.train).toBeGreaterThanOrEqual(0);
});

test("card 30 Carthaginian Siege Train: generals of one stack are offered once, by their commander", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 8, "hannibal", "mago"), carthage("carthage", 4, "hanno", "hasdrubal")],
    hands: { carthage: [30], rome: [1] },
  });
  play(game, ["play-card", "card:30"], ["use-card", "event"]);
  expect([...options(game, "event.train")].sort()).toEqual(["general:hannibal", "general:hanno"]);
});
