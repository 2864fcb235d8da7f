import { expect, test } from "vitest";
import { activate, asks, carthage, cusOf, generalsOf, march, rome, setOut, stop, whereIs } from "./march.ts";
import { type Game, gameAt, options, play } from "./table.ts";

const why = (game: Game, option: string) => game.question?.whyNot?.(option);

// 18.1

test("18.1 a consul does not set out with fewer than five CUs", () => {
  const game = gameAt({ active: "rome", forces: [rome("rome", 8, "marcellus")], consuls: ["marcellus"], hands: { rome: [1] } });
  play(game, ["play-card", "card:1"], ["use-card", "move"]);
  expect(game.question).toMatchObject({ prompt: "hannibal.take.cus", min: 5, max: 8 });
});

test("18.1 with fewer than five CUs he takes them all and puts none down", () => {
  const game = gameAt({ active: "rome", forces: [rome("rome", 4, "marcellus")], consuls: ["marcellus"], hands: { rome: [1] } });
  play(game, ["play-card", "card:1"], ["use-card", "move"]);
  expect(game.state.march?.columns).toMatchObject([{ cus: 4 }]); // not asked
  march(game, "capua");
  expect(options(game, "march")).not.toContain("drop");
});

test("18.1 on the way he keeps five CUs", () => {
  const game = gameAt({ active: "rome", forces: [rome("rome", 8, "marcellus")], consuls: ["marcellus"], hands: { rome: [1] } });
  setOut(game, 1, "marcellus", { cus: 8 });
  march(game, "capua");
  play(game, ["march", "drop"]);
  expect(game.question).toMatchObject({ prompt: "hannibal.drop.cus", min: 0, max: 3 });
  game.answer({ cus: 3 });
  march(game, "neapolis");
  expect(options(game, "march")).not.toContain("drop");
});

test("18.1 a subordinate leaves the consul at least five CUs", () => {
  const at = (cus: number) => {
    const game = gameAt({
      active: "rome",
      forces: [rome("rome", cus, "marcellus", "varro")],
      consuls: ["marcellus"],
      proconsul: "varro",
      hands: { rome: [1] },
    });
    play(game, ["play-card", "card:1"], ["use-card", "move"], ["activate", "general:varro"]);
    return game;
  };
  expect(at(8).question).toMatchObject({ prompt: "hannibal.take.cus", min: 0, max: 3 });
  const weak = at(4);
  expect(weak.state.march?.columns).toEqual([]); // he may go, but alone
  march(weak, "capua");
  expect(cusOf(weak, "rome", "rome")).toBe(4);
});

test("18.1 another general takes none of a consul's last five CUs on his way", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("capua", 7, "marcellus"), rome("rome", 5, "varro")],
    consuls: ["marcellus"],
    proconsul: "varro",
    hands: { rome: [1] },
  });
  setOut(game, 1, "varro", { cus: 5 });
  march(game, "capua");
  play(game, ["march", "take"]);
  expect(game.question).toMatchObject({ prompt: "hannibal.pick-up.cus", max: 2 });
});

const BOTH = { active: "rome", consuls: ["marcellus", "varro"], hands: { rome: [1] } };

test("18.1 both consuls with fewer than ten CUs stay together", () => {
  const game = gameAt({ ...BOTH, forces: [rome("rome", 9, "marcellus", "varro")] });
  play(game, ["play-card", "card:1"], ["use-card", "move"], ["activate", "general:marcellus"]);
  expect(asks(game, "take.generals")).toBe(false);
  expect(game.question).toMatchObject({ prompt: "hannibal.take.cus", min: 5, max: 9 });
  game.answer({ cus: 9 });
  march(game, "capua");
  expect(generalsOf(game, "rome", "capua")).toEqual(["marcellus", "varro"]);
  play(game, ["march", "drop"]);
  expect(game.question?.prompt).toBe("hannibal.drop.cus"); // no consul to put down
});

test("18.1 with ten they may part at once, five CUs with each", () => {
  const game = gameAt({ ...BOTH, forces: [rome("rome", 10, "marcellus", "varro")] });
  play(game, ["play-card", "card:1"], ["use-card", "move"], ["activate", "general:varro"], ["take.generals", []]);
  expect(game.state.march?.columns).toMatchObject([{ cus: 5 }]); // neither more nor less
  march(game, "capua");
  expect([cusOf(game, "rome", "rome"), cusOf(game, "rome", "capua")]).toEqual([5, 5]);
});

test("18.1 or one is put down on the way with at least five CUs", () => {
  const game = gameAt({ ...BOTH, forces: [rome("rome", 10, "marcellus", "varro")] });
  setOut(game, 1, "marcellus", { cus: 10, staff: ["varro"] });
  march(game, "capua");
  play(game, ["march", "drop"], ["drop.generals", ["general:varro"]]);
  expect(cusOf(game, "rome", "capua")).toBe(10);
  march(game, "neapolis"); // five and five: it was not asked
  expect([cusOf(game, "rome", "capua"), cusOf(game, "rome", "neapolis")]).toEqual([5, 5]);
  expect(generalsOf(game, "rome", "capua")).toEqual(["varro"]);
});

test("18.1 consuls who meet on the way do not part again in the same move", () => {
  const game = gameAt({ ...BOTH, forces: [rome("rome", 6, "marcellus"), rome("capua", 6, "varro")] });
  setOut(game, 1, "marcellus", { cus: 6 });
  march(game, "capua");
  play(game, ["march", "take"], ["pick-up.generals", ["general:varro"]], ["pick-up.cus", { cus: 4 }]);
  march(game, "neapolis");
  play(game, ["march", "drop"]);
  expect(game.question?.prompt).toBe("hannibal.drop.cus");
});

test("18.1 in the Valley rules consuls part wherever each has five CUs; in those of Avalon Hill they must have begun with ten", () => {
  const drops = (ruleset: "ah2" | "valley") => {
    const game = gameAt({ ...BOTH, forces: [rome("rome", 8, "marcellus", "varro"), rome("capua", 4)] }, { ruleset });
    setOut(game, 1, "marcellus", { cus: 8, staff: ["varro"] });
    march(game, "capua");
    play(game, ["march", "drop"]);
    return game.question?.prompt;
  };
  expect(drops("ah2")).toBe("hannibal.drop.cus"); // no consul to leave behind
  expect(drops("valley")).toBe("hannibal.drop.generals");
});

test("18.1 a consul left alone by the pick-up of a colleague keeps five CUs", () => {
  const game = gameAt({ ...BOTH, forces: [rome("rome", 6, "marcellus"), rome("capua", 6, "varro")] });
  setOut(game, 1, "marcellus", { cus: 6 });
  march(game, "capua");
  play(game, ["march", "take"], ["pick-up.generals", []]);
  expect(game.question).toMatchObject({ prompt: "hannibal.pick-up.cus", max: 1 });
});

test("18.1, 10.7 a consul goes inside a city only with five CUs, or with all", () => {
  const at = (city: string, from: string, cus: number) => {
    const game = gameAt({
      forces: [carthage(from, 8, "hannibal"), rome(city, cus, "marcellus")],
      consuls: ["marcellus"],
      hands: { carthage: [1] },
    });
    setOut(game, 1, "hannibal", { cus: 8 });
    return march(game, city);
  };
  expect(options(at("capua", "beneventum", 6), "inside")).toEqual(["inside:0", "inside:1"]); // he stays outside with the five
  expect(options(at("capua", "beneventum", 2), "inside")).toEqual(["inside:0", "inside:2"]);
  const inRome = at("rome", "praeneste", 8);
  play(inRome, ["inside", "inside:5"]);
  expect(whereIs(inRome, "marcellus")).toBe("inside:rome"); // three are not enough for him outside
});

test("18.1, 12.8 a consul who splits his army between city and ships keeps five CUs", () => {
  const game = gameAt(
    {
      active: "rome",
      forces: [rome("neapolis", 7, "marcellus"), carthage("cannae", 6, "h_gisgo")],
      consuls: ["marcellus"],
      hands: { rome: [33] },
    },
    { dice: [1] },
  );
  setOut(game, 33, "marcellus", { cus: 7, use: "event" });
  march(game, "sea:tarentum");
  play(game, ["intercept", "general:h_gisgo"], ["intercept.with.cus", { cus: 6 }], ["back-up", "split"], ["split", { cus: 2 }]);
  expect([cusOf(game, "rome", "inside:tarentum"), cusOf(game, "rome", "neapolis")]).toEqual([2, 5]);
});

test("18.1, 10.11 in a campaign a consul whose CUs have moved away from under him stays", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("rome", 6, "marcellus"), rome("sena", 4, "varro")],
    consuls: ["marcellus"],
    proconsul: "varro",
    hands: { rome: [33] },
  });
  setOut(game, 33, "varro", { cus: 4, use: "event" });
  march(game, "praeneste", "rome");
  play(game, ["march", "take"], ["pick-up.cus", { cus: 1 }]);
  march(game, "falerii", "rome");
  stop(game);
  // five CUs in Rome are fresh again: those that never left it
  expect(options(game, "activate")).toContain("general:marcellus");
  activate(game, "marcellus", { cus: 5 });
  expect(game.state.march?.columns).toMatchObject([{ cus: 5 }]);
});

// 18.3

test("18.3 a proconsul who ends his move with a consul serves under him", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("rome", 8, "varro"), rome("capua", 5, "marcellus")],
    consuls: ["marcellus"],
    proconsul: "varro",
    hands: { rome: [1] },
  });
  setOut(game, 1, "varro", { cus: 8 });
  march(game, "capua");
  stop(game);
  expect(generalsOf(game, "rome", "capua")).toEqual(["marcellus", "varro"]);
});

test("18.3 a proconsul passes a consular army of five CUs or more, with a larger army than its own", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("rome", 10, "varro"), rome("capua", 5, "marcellus")],
    consuls: ["marcellus"],
    proconsul: "varro",
    hands: { rome: [1] },
  });
  setOut(game, 1, "varro", { cus: 10 });
  march(game, "capua", "neapolis");
  expect(cusOf(game, "rome", "neapolis")).toBe(10);
});

const meetsWeakConsul = (cus: number, there: number) => {
  const game = gameAt({
    active: "rome",
    forces: [rome("rome", cus, "varro"), rome("neapolis", there, "marcellus")],
    consuls: ["marcellus"],
    proconsul: "varro",
    hands: { rome: [63] },
  });
  setOut(game, 63, "varro", { cus, use: "event" });
  return march(game, "capua", "neapolis");
};

test("18.3 coming to a consul with fewer than five CUs he stops, or leaves him enough for five", () => {
  const game = meetsWeakConsul(5, 3);
  expect(why(game, "space:paestum")).toEqual({ why: "hannibal.why.weak-consul", rule: "18.3" });
  expect(options(game, "march")).toEqual(["stop", "drop"]);
  play(game, ["march", "drop"], ["drop.cus", { cus: 2 }]);
  march(game, "paestum");
  expect([cusOf(game, "rome", "neapolis"), cusOf(game, "rome", "paestum")]).toEqual([5, 3]);
});

test("18.3 nor does he sail on from there", () => {
  const game = meetsWeakConsul(5, 3);
  expect(why(game, "sea:messana")).toEqual({ why: "hannibal.why.weak-consul", rule: "18.3" });
});

test("18.3 a proconsul without CUs is not held up", () => {
  const game = meetsWeakConsul(0, 3);
  march(game, "paestum");
  expect(whereIs(game, "varro")).toBe("paestum");
});

test("18.3 a proconsul who begins with a consular army may go off with up to ten CUs, as long as five are left", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("rome", 15, "marcellus", "varro")],
    consuls: ["marcellus"],
    proconsul: "varro",
    hands: { rome: [1] },
  });
  play(game, ["play-card", "card:1"], ["use-card", "move"], ["activate", "general:varro"]);
  expect(game.question).toMatchObject({ prompt: "hannibal.take.cus", min: 0, max: 10 });
});

test("18.3 or he is left behind with any number of CUs", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("rome", 12, "marcellus", "varro")],
    consuls: ["marcellus"],
    proconsul: "varro",
    hands: { rome: [1] },
  });
  setOut(game, 1, "marcellus", { cus: 5 });
  march(game, "capua");
  expect([cusOf(game, "rome", "rome"), generalsOf(game, "rome", "rome")]).toEqual([7, ["varro"]]);
});
