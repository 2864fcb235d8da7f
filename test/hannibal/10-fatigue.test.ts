import { expect, test } from "vitest";
import { battleAt, beatenAttacker } from "./field.ts";
import { activate, asks, carthage, cusOf, march, rome, setOut, stop, whereIs, win } from "./march.ts";
import { type Game, gameAt, options, play } from "./table.ts";

// 10.11 Who has fought, besieged, backed up or failed to pursue in a campaign can do no more, wherever he ends up

const MAJOR = 33;
const WITH_CAMPAIGN = { card: MAJOR, use: "event" as const };

/** The card being played by a side, with two more generals to activate. */
const campaignOf = (seat: "rome" | "carthage", ...activated: string[]) => ({
  seat,
  card: MAJOR,
  use: "event",
  activations: 2,
  activated,
});

/** How many CUs the next general may take along. */
const movable = (game: Game): number => (game.question?.kind === "allocate" ? game.question.max : 0);

/** Marcellus has come to Capua with four CUs; Flaminius stood there with eight, and the garrison has come out. */
const beforeCapua = {
  space: "capua",
  attacker: "rome" as const,
  from: "rome",
  rome: { cus: 12, generals: ["marcellus", "flaminius"] },
  carthage: { cus: 6, generals: ["hasdrubal"] },
  march: { staff: [], staffLimits: [], columns: [{ cus: 4, elephants: 0, before: 0, limit: 4 }] },
  control: { rome: ["rome", "pisae", "cosa", "falerii"], carthage: ["carthage", "capua"] },
  ...WITH_CAMPAIGN,
};

test("10.11 besiegers who stood beside a beaten army have fought too", () => {
  const game = beatenAttacker(
    {
      ...beforeCapua,
      others: [rome("tarquinii", 2, "varro") as never],
      more: { play: campaignOf("rome", "marcellus") },
    },
    [1],
  );
  play(game, ["remove-pcs", ["space:pisae"]]);
  expect([cusOf(game, "rome", "rome"), whereIs(game, "flaminius")]).toEqual([10, "rome"]);
  expect(options(game, "activate")).toEqual(["general:varro", "done"]); // not Flaminius
  activate(game, "varro", { cus: 2 });
  march(game, "rome");
  expect(options(game, "march")).not.toContain("take"); // nor any of the ten
});

test("10.11 so have they where the army withdraws", () => {
  const game = battleAt(
    {
      ...beforeCapua,
      carthage: { cus: 6 },
      cards: { rome: { frontal: 1 }, carthage: { frontal: 1 } },
      others: [{ side: "rome", at: "tarquinii", cus: 2, generals: ["varro"] }],
      more: { play: campaignOf("rome", "marcellus") },
    },
    { dice: [1] },
  );
  play(game, ["attack", "withdraw"]);
  expect([cusOf(game, "rome", "rome"), whereIs(game, "flaminius")]).toEqual([12, "rome"]);
  expect(options(game, "activate")).toEqual(["general:varro", "done"]);
});

test("10.11 a general who was alone in the space of the battle has fought there", () => {
  const game = beatenAttacker(
    {
      space: "terventum",
      attacker: "carthage",
      from: "capua",
      carthage: { cus: 5, generals: ["hannibal", "mago"] },
      rome: { cus: 6, generals: ["varro"] },
      march: { general: "mago", staff: [], staffLimits: [] },
      others: [carthage("neapolis", 3, "hasdrubal") as never],
      control: { rome: ["rome"], carthage: ["carthage", "capua", "zama"] },
      more: { play: campaignOf("carthage", "mago") },
      ...WITH_CAMPAIGN,
    },
    [1],
  );
  if (asks(game, "remove-pcs")) game.answer(["space:zama"]);
  expect(whereIs(game, "hannibal")).toBe("capua");
  expect(options(game, "activate")).toEqual(["general:hasdrubal", "done"]);
});

/** Marcellus has come to relieve Capua; Varro and two CUs sallied out to help him, and they are beaten. */
const relief = {
  space: "capua",
  attacker: "rome" as const,
  from: "rome",
  rome: { cus: 8, generals: ["marcellus", "varro"] },
  carthage: { cus: 6, generals: ["hannibal"] },
  battle: { sortie: { cus: 2, elephants: 0, generals: ["varro"] } },
  others: [rome("neapolis", 6, "c_nero") as never],
  control: { rome: ["rome", "capua", "pisae", "cosa"], carthage: ["carthage"] },
  ...WITH_CAMPAIGN,
};

test("10.11, 20.7 CUs and generals who sallied and went back inside do not sally again in the same campaign", () => {
  const game = beatenAttacker(
    { ...relief, more: { play: campaignOf("rome", "marcellus"), siege: { capua: { by: "carthage", points: 1 } } } },
    [1],
  );
  play(
    game,
    ["sortie-losses", 0],
    ["retreat-inside", "inside:2"],
    ["retreat-inside.generals", ["general:varro"]],
    ["remove-pcs", ["space:pisae"]],
  );
  expect([cusOf(game, "rome", "inside:capua"), whereIs(game, "varro")]).toEqual([2, "inside:capua"]);
  expect(options(game, "activate")).toEqual(["general:c_nero", "done"]);
  activate(game, "c_nero", { cus: 6 });
  play(march(game, "capua"), ["avoid", "stand"]);
  expect(asks(game, "sortie")).toBe(false);
  expect(game.state.battle).toMatchObject({ strength: { rome: 6, carthage: 6 }, sortie: { cus: 0, generals: [] } });
  expect([cusOf(game, "rome", "inside:capua"), whereIs(game, "varro")]).toEqual([2, "inside:capua"]);
});

test("10.11, 12.8 a general who landed while the rest of his army sailed back is spent", () => {
  const game = gameAt(
    {
      forces: [carthage("carthage", 5, "hannibal", "mago"), carthage("utica", 2, "hanno"), rome("cannae", 6, "marcellus")],
      control: { rome: ["rome", "cannae"], carthage: ["carthage", "tarentum"] },
      hands: { carthage: [MAJOR], rome: [1] },
    },
    { dice: [1, 1, 1] },
  );
  setOut(game, MAJOR, "hannibal", { use: "event", cus: 5, staff: ["mago"] });
  march(game, "sea:tarentum");
  play(game, ["intercept", "general:marcellus"], ["intercept.with.cus", { cus: 6 }], ["back-up", "split"]);
  play(game, ["split.generals", ["general:mago"]], ["split", { cus: 2 }]);
  expect([whereIs(game, "mago"), whereIs(game, "hannibal")]).toEqual(["inside:tarentum", "carthage"]);
  expect(options(game, "activate")).toEqual(["general:hanno", "done"]);
});

test("10.11 those who stood there when an army won have fought too", () => {
  const game = gameAt({
    active: "rome",
    forces: [
      rome("rome", 4, "marcellus"),
      rome("capua", 4, "flaminius"),
      rome("beneventum", 1, "varro"),
      carthage("inside:capua", 1, "mago"),
    ],
    control: { rome: ["rome"], carthage: ["carthage", "capua"] },
    hands: { rome: [MAJOR], carthage: [1] },
  });
  setOut(game, MAJOR, "marcellus", { use: "event", cus: 4 });
  march(game, "capua");
  play(game, ["inside", "inside:0"], ["inside.generals", []], ["avoid", "stand"]);
  win(game);
  expect(options(game, "activate")).toEqual(["general:varro", "done"]);
  activate(game, "varro", { cus: 1 });
  march(game, "capua");
  expect(options(game, "march")).not.toContain("take");
});

test("10.11, 15.1 friends whom a beaten army sweeps along belong to it, and are spent with it", () => {
  const game = beatenAttacker(
    {
      space: "azaila",
      attacker: "carthage",
      from: "dertosa",
      carthage: { cus: 5, generals: ["hannibal"] },
      rome: { cus: 5, generals: ["varro"] },
      others: [
        { side: "carthage", at: "dertosa", cus: 2, generals: ["hasdrubal"] },
        { side: "carthage", at: "saguntum", cus: 1, generals: ["mago"] },
      ],
      control: { rome: ["rome"], carthage: ["carthage", "saguntum", "malaca"] },
      more: { play: campaignOf("carthage", "hannibal") },
      ...WITH_CAMPAIGN,
    },
    [1],
  );
  if (asks(game, "commander")) game.answer("general:hannibal");
  expect(cusOf(game, "carthage", "saguntum")).toBe(6); // five less two, two swept along, one of Mago's
  expect(options(game, "activate")).toEqual(["general:mago", "done"]); // Hasdrubal is routed, too
  play(game, ["activate", "general:mago"]);
  expect(movable(game)).toBe(1); // only his own is free to go
});

test("10.11, 20.3 the siege train that stood in a battle does not move again", () => {
  const game = gameAt({
    forces: [
      carthage("rome", 4, "hannibal"),
      carthage("capua", 3, "mago"),
      carthage("neapolis", 2, "hasdrubal"),
      rome("inside:capua", 1),
    ],
    control: { rome: ["rome", "capua"], carthage: ["carthage", "neapolis"] },
    siegeTrain: "capua",
    hands: { carthage: [MAJOR], rome: [1] },
  });
  setOut(game, MAJOR, "hannibal", { use: "event", cus: 4 });
  march(game, "capua");
  play(game, ["inside", "inside:0"]);
  win(game);
  activate(game, "hasdrubal", { cus: 2 });
  march(game, "capua");
  expect(options(game, "march")).not.toContain("take");
});

test("10.11, 10.12 Nero whom another has carried two spaces has four of his six left", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("beneventum", 6, "varro", "c_nero")],
    hands: { rome: [MAJOR] },
  });
  setOut(game, MAJOR, "varro", { use: "event", cus: 6, staff: ["c_nero"] });
  march(game, "capua", "rome");
  stop(game);
  if (asks(game, "commander")) game.answer("general:c_nero");
  play(game, ["activate", "general:c_nero"]);
  if (asks(game, "take.generals")) game.answer([]);
  play(game, ["take.cus", { cus: 0 }]);
  expect(game.question?.params).toMatchObject({ left: 4 });
  march(game, "falerii", "ariminum", "mutina", "verona");
  expect(whereIs(game, "c_nero")).toBe("verona");
});

test("10.12 carried four spaces he has two left; the CUs that came with him have none", () => {
  const game = gameAt({ active: "rome", forces: [rome("neapolis", 6, "varro", "c_nero")], hands: { rome: [MAJOR] } });
  setOut(game, MAJOR, "varro", { use: "event", cus: 6, staff: ["c_nero"] });
  march(game, "capua", "rome", "falerii", "ariminum");
  stop(game);
  if (asks(game, "commander")) game.answer("general:c_nero");
  play(game, ["activate", "general:c_nero"]);
  expect(asks(game, "take.cus")).toBe(false);
  march(game, "mutina", "verona");
  expect([whereIs(game, "c_nero"), cusOf(game, "rome", "verona")]).toEqual(["verona", 0]);
});
