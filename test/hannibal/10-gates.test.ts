import { expect, test } from "vitest";
import { carthage, cusOf, generalsOf, march, rome, setOut, whereIs } from "./march.ts";
import { type Game, gameAt, options, play } from "./table.ts";

// Marches into a city that enemies have just left, and out of it

/** Capua is Roman and besieged by Mago; around it nobody has a PC. Mago avoids battle, and the Romans pursue. */
function magoGivesWay(game: Game): Game {
  return play(
    game,
    ["avoid", "general:mago"],
    ["avoid.where", "space:neapolis"],
    ["avoid.with.cus", { cus: 5 }],
    ["pursue", "yes"],
  );
}
const SIEGE = {
  active: "rome",
  control: { rome: ["rome", "capua"], carthage: ["carthage"] },
  siege: { capua: { by: "carthage", points: 1 } },
  hands: { rome: [62], carthage: [1] },
};

test("10.2, 10.7 an army that finds the besiegers gone may take the garrison along", () => {
  const game = gameAt(
    { ...SIEGE, forces: [rome("beneventum", 5, "marcellus"), rome("inside:capua", 2), carthage("capua", 5, "mago")] },
    { dice: [1, 1] },
  );
  setOut(game, 62, "marcellus", { cus: 5 });
  magoGivesWay(march(game, "capua"));
  play(game, ["march", "take"], ["pick-up.cus", { cus: 2 }]);
  march(game, "rome");
  expect(cusOf(game, "rome", "rome")).toBe(7);
});

test("10.2, 20.5 an army that has come out of its city may leave CUs before the walls", () => {
  const game = gameAt(
    { ...SIEGE, forces: [rome("inside:capua", 2, "marcellus"), carthage("capua", 5, "mago")] },
    { dice: [1, 1] },
  );
  setOut(game, 62, "marcellus", { cus: 2 });
  expect(options(game, "march")).not.toContain("drop"); // where he set out he chose already
  magoGivesWay(play(game, ["march", "sortie"]));
  play(game, ["march", "drop"], ["drop.cus", { cus: 1 }]);
  march(game, "rome");
  expect([cusOf(game, "rome", "capua"), cusOf(game, "rome", "rome"), whereIs(game, "marcellus")]).toEqual([1, 1, "rome"]);
});

test("9.3, 10.7 where the walls part equals from their commander, their player says who commands", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("zama", 5, "marcellus"), carthage("carthage", 4, "hasdrubal", "mago", "h_gisgo")],
    hands: { rome: [1], carthage: [2] },
  });
  setOut(game, 1, "marcellus", { cus: 5 });
  march(game, "carthage");
  play(game, ["inside", "inside:2"], ["inside.generals", ["general:mago", "general:h_gisgo"]], ["commander", "general:h_gisgo"]);
  expect(generalsOf(game, "carthage", "inside:carthage")).toEqual(["h_gisgo", "mago"]);
});

test("6.3, 10.7 reinforcements that displace the only enemy before the walls find the gates open", () => {
  const game = gameAt({
    turn: 2,
    phase: "carthaginian-reinforcements",
    forces: [carthage("inside:carthage", 2, "hanno"), rome("carthage", 0, "p_scipio"), rome("rome", 8, "varro")],
    control: { carthage: ["carthage"], rome: ["rome"] },
    gone: ["hannibal", "hasdrubal", "mago", "h_gisgo"],
  });
  expect([cusOf(game, "carthage", "carthage"), cusOf(game, "carthage", "inside:carthage")]).toEqual([4, 0]); // two levies
  expect(whereIs(game, "hanno")).toBe("carthage");
});

test("6.4, 10.7 when the only general before the walls goes home the gates are open", () => {
  const game = gameAt({
    turn: 2,
    phase: "elections",
    forces: [carthage("inside:carthage", 2, "hanno"), rome("carthage", 0, "p_scipio"), rome("rome", 8, "varro")],
    consuls: ["p_scipio", "varro"],
  });
  play(game, ["proconsul", "general:varro"]);
  expect([cusOf(game, "carthage", "carthage"), whereIs(game, "hanno")]).toEqual([2, "carthage"]);
});

// 10.7 A general alone shuts nobody in

/** Varro and two CUs in Capua, and Mago, whose last CU has gone, alone before it. */
const MAGO_ALONE = {
  active: "rome",
  forces: [rome("inside:capua", 2, "varro"), carthage("capua", 0, "mago"), carthage("neapolis", 0, "hasdrubal")],
  control: { rome: ["rome", "capua", "neapolis"], carthage: ["carthage"] },
  hands: { rome: [1], carthage: [2] },
};

test("10.7 an army marches out past an enemy general who stands alone before its city, and displaces him", () => {
  const game = gameAt(MAGO_ALONE);
  setOut(game, 1, "varro", { cus: 2 });
  expect(options(game, "march")).toContain("space:rome");
  play(game, ["march", "space:rome"], ["avoid", "stand"]);
  expect([whereIs(game, "varro"), cusOf(game, "rome", "rome"), whereIs(game, "mago")]).toEqual(["rome", 2, undefined]);
});

test("10.7, 13.1 he may try to get away first, and then the army must pursue to go on", () => {
  const game = gameAt(MAGO_ALONE, { dice: [1, 6] });
  setOut(game, 1, "varro", { cus: 2 });
  play(game, ["march", "space:rome"], ["avoid", "general:mago"], ["avoid.where", "space:beneventum"], ["pursue", "yes"]);
  expect([whereIs(game, "mago"), whereIs(game, "varro")]).toEqual(["beneventum", "capua"]);
});

test("8.2, 10.7 a general behind whom no CUs stand raises troops though his city is full", () => {
  const game = gameAt(MAGO_ALONE);
  play(game, ["play-card", "card:1"], ["use-card", "raise"]);
  expect(cusOf(game, "rome", "capua")).toBe(3);
  expect(whereIs(game, "mago")).toBeUndefined(); // 6.3
});

test("6.2, 10.7 with four CUs in Rome and an enemy general alone before it, one new CU makes the stack of five", () => {
  const game = gameAt({
    turn: 2,
    phase: "roman-reinforcements",
    forces: [rome("inside:rome", 4), carthage("rome", 0, "mago"), rome("pisae", 0, "varro")],
    control: { rome: ["rome"], carthage: ["carthage"] },
  });
  play(game, ["stack-of-five", "space:rome"]);
  const items = game.question?.kind === "allocate" ? game.question.items : [];
  expect(items.find(({ id }) => id === "space:rome")).toMatchObject({ min: 1, max: 5 });
});

test("6.2, 6.3, 10.7 a general before whose city an enemy general stands alone takes reinforcements, more than its walls hold", () => {
  const game = gameAt({
    ...MAGO_ALONE,
    turn: 2,
    phase: "roman-reinforcements",
    forces: [...MAGO_ALONE.forces, rome("rome", 5)],
  });
  play(game, ["reinforce-rome", { "space:capua": 5 }]);
  expect([cusOf(game, "rome", "capua"), whereIs(game, "varro"), whereIs(game, "mago")]).toEqual([7, "capua", undefined]);
});

test("10.4 a general without an army does not enter a space with enemy CUs though a friend stands there", () => {
  const game = gameAt({ ...MAGO_ALONE, active: "carthage" });
  setOut(game, 2, "hasdrubal", { cus: 0 });
  expect(game.question?.whyNot?.("space:capua")).toEqual({ why: "hannibal.why.alone", rule: "10.4" });
});

test("10.4, 10.7 he joins friends who shut a garrison in; when they have marched off with him he does not come back alone", () => {
  const besieged = {
    forces: [rome("inside:capua", 2), carthage("capua", 3, "mago"), carthage("neapolis", 0, "hasdrubal")],
    control: { rome: ["rome", "capua"], carthage: ["carthage"] },
    hands: { rome: [1], carthage: [2] },
  };
  const joining = gameAt(besieged);
  setOut(joining, 2, "hasdrubal", { cus: 0 });
  expect(options(joining, "march")).toContain("space:capua");
  const leaving = gameAt(besieged);
  setOut(leaving, 2, "mago", { cus: 3 });
  march(leaving, "terventum");
  play(leaving, ["march", "drop"], ["drop.cus", { cus: 3 }]);
  expect(leaving.question?.whyNot?.("space:capua")).toEqual({ why: "hannibal.why.alone", rule: "10.4" });
});

test("6.1, 10.7 a CU that joins a general alone before an enemy city shuts its garrison in", () => {
  const game = gameAt({ ...MAGO_ALONE, turn: 2, phase: "carthaginian-reinforcements" });
  while (game.question?.prompt === "hannibal.reinforce-carthage" && !options(game, "reinforce-carthage").includes("space:capua"))
    game.answer(options(game, "reinforce-carthage")[0]!);
  play(game, ["reinforce-carthage", "space:capua"]);
  expect([cusOf(game, "carthage", "capua"), cusOf(game, "rome", "capua")]).toEqual([1, 0]);
  expect([cusOf(game, "rome", "inside:capua"), whereIs(game, "varro")]).toEqual([2, "inside:capua"]);
});
