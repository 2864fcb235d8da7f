import { expect, test } from "vitest";
import { space } from "../../src/games/hannibal/rules/map.ts";
import { activate, asks, carthage, cusOf, generalsOf, rome, setOut, whereIs } from "./march.ts";
import { type Game, gameAt, logged, options, play } from "./table.ts";

// Bad Weather belongs to the march that it cuts short

const WEATHER = { hands: { carthage: [1, 33, 37, 61, 62, 63], rome: [41, 35] } };
const weather = (game: Game): Game => play(game, ["bad-weather", "card:41"]);

test("card 41 Bad Weather cuts a march by land to two spaces", () => {
  const game = gameAt({ ...WEATHER, forces: [carthage("saguntum", 8, "hannibal")] });
  setOut(game, 1, "hannibal", { cus: 8 });
  play(game, ["march", "space:dertosa"], ["march", "space:tarraco"]); // no window for the first two
  play(game, ["march", "space:emporiae"], ["bad-weather", "pass"], ["march", "space:narbo"]);
  weather(game);
  expect(cusOf(game, "carthage", "tarraco")).toBe(8);
  expect(game.state.march).toBeNull();
});

test("card 41 Bad Weather comes before the enemy reacts and before a battle", () => {
  const game = gameAt({ ...WEATHER, forces: [carthage("saguntum", 8, "hannibal"), rome("emporiae", 3, "p_scipio")] });
  setOut(game, 1, "hannibal", { cus: 8 });
  play(game, ["march", "space:dertosa"], ["march", "space:tarraco"]);
  play(game, ["intercept", "pass"], ["march", "space:emporiae"]);
  weather(game);
  expect(whereIs(game, "hannibal")).toBe("tarraco");
  expect(game.state.battle).toBeNull();
});

test("card 41 a pass or strait that takes the third point is not crossed, and there is no attrition", () => {
  const game = gameAt({ ...WEATHER, forces: [carthage("nice", 8, "hannibal")] });
  setOut(game, 1, "hannibal", { cus: 8 });
  play(game, ["march", "space:druentia"], ["hostile-tribes", "pass"], ["march", "space:taurini"]);
  expect(logged(game, "attrition")).toEqual([]);
  weather(game);
  expect(cusOf(game, "carthage", "druentia")).toBe(8);
  expect(logged(game, "attrition")).toEqual([]);
  const strait = gameAt({ ...WEATHER, forces: [carthage("oristano", 8, "hannibal")] });
  setOut(strait, 1, "hannibal", { cus: 8 });
  play(strait, ["march", "space:sassari"], ["march", "space:aleria"]);
  weather(strait);
  expect(whereIs(strait, "hannibal")).toBe("sassari");
});

test("card 41 a pass that takes the first two points is crossed, with its attrition, and the march is over", () => {
  const game = gameAt({ ...WEATHER, forces: [carthage("druentia", 8, "hannibal")] }, { dice: [1] });
  setOut(game, 1, "hannibal", { cus: 8 });
  play(game, ["march", "space:taurini"]);
  expect(logged(game, "attrition")).toEqual([]);
  play(game, ["weather-on-pass", "card:41"]); // before the die of the pass
  expect(logged(game, "attrition")).toHaveLength(1);
  expect(whereIs(game, "hannibal")).toBe("taurini");
  expect(game.question?.whyNot?.("space:boii")).toEqual({ why: "hannibal.why.too-far", rule: "10.2" });
});

test("card 41 it comes before any die on the attrition or the naval table, and not after one", () => {
  const pass = gameAt({ ...WEATHER, forces: [carthage("nice", 8, "hannibal")] }, { dice: [1] });
  setOut(pass, 1, "hannibal", { cus: 8 });
  play(pass, ["march", "space:druentia"], ["hostile-tribes", "pass"], ["march", "space:taurini"], ["bad-weather", "pass"]);
  play(pass, ["march", "space:boii"]);
  expect(whereIs(pass, "hannibal")).toBe("boii");
  expect(asks(pass, "bad-weather")).toBe(false);
  const tribes = gameAt(
    { hands: { carthage: [1], rome: [7, 41] }, forces: [carthage("massilia", 8, "hannibal")] },
    { dice: [1] },
  );
  setOut(tribes, 1, "hannibal", { cus: 8 });
  play(tribes, ["march", "space:rhone"], ["hostile-tribes", "card:7"], ["hostile-tribes", "pass"]);
  play(tribes, ["march", "space:gergovia"], ["hostile-tribes", "pass"], ["march", "space:allobroges"]);
  expect(asks(tribes, "bad-weather")).toBe(false);
  const voyage = gameAt({ ...WEATHER, forces: [carthage("carthage", 4, "hannibal")] }, { dice: [1] });
  setOut(voyage, 1, "hannibal", { cus: 4 });
  play(voyage, ["march", "sea:new_carthage"], ["weather-at-sea", "pass"], ["march", "space:acci"]);
  expect(asks(voyage, "bad-weather")).toBe(false);
});

test("card 41 at sea the voyage is called off: the army is back in port and stays there", () => {
  const game = gameAt({ ...WEATHER, forces: [carthage("carthage", 4, "hannibal")] });
  setOut(game, 1, "hannibal", { cus: 4 });
  play(game, ["march", "sea:new_carthage"], ["weather-at-sea", "card:41"]);
  expect(cusOf(game, "carthage", "carthage")).toBe(4);
  expect(logged(game, "naval-roll")).toEqual([]);
  expect(game.state.march).toBeNull();
});

test("card 41 at sea in a campaign: those who were aboard do not move again", () => {
  const game = gameAt({ ...WEATHER, forces: [carthage("carthage", 4, "hannibal", "mago")] });
  setOut(game, 37, "hannibal", { cus: 4, use: "event" });
  play(game, ["march", "sea:new_carthage"], ["weather-at-sea", "card:41"], ["activate", "general:mago"]);
  expect(asks(game, "take.cus")).toBe(false); // there is nothing left to take
  expect(game.state.march?.columns).toEqual([]);
});

test("card 41 after a voyage without a die it only calls off the march from the port", () => {
  const game = gameAt({
    active: "rome",
    hands: { rome: [1], carthage: [41, 35] },
    forces: [rome("neapolis", 4, "varro")],
  });
  setOut(game, 1, "varro", { cus: 4 });
  play(game, ["march", "sea:agrigentum"], ["weather-at-sea", "pass"], ["march", "space:enna"]);
  weather(game);
  expect(whereIs(game, "varro")).toBe("agrigentum");
});

test("card 41 those whom he took up past the second space stay where they were", () => {
  const game = gameAt({
    ...WEATHER,
    forces: [carthage("saguntum", 5, "hannibal"), carthage("emporiae", 3, "mago")],
  });
  setOut(game, 1, "hannibal", { cus: 5 });
  play(game, ["march", "space:dertosa"], ["march", "space:tarraco"], ["march", "space:emporiae"], ["bad-weather", "pass"]);
  play(game, ["march", "take"], ["pick-up.generals", ["general:mago"]], ["pick-up.cus", { cus: 3 }], ["march", "space:narbo"]);
  weather(game);
  expect([cusOf(game, "carthage", "tarraco"), generalsOf(game, "carthage", "tarraco")]).toEqual([5, ["hannibal"]]);
  expect([cusOf(game, "carthage", "emporiae"), generalsOf(game, "carthage", "emporiae")]).toEqual([3, ["mago"]]);
});

test("card 41 the siege train, too, stays where he took it up past the second space; taken up before, it goes back with him", () => {
  const game = gameAt({ ...WEATHER, forces: [carthage("saguntum", 5, "hannibal")], siegeTrain: "emporiae" });
  setOut(game, 1, "hannibal", { cus: 5 });
  play(game, ["march", "space:dertosa"], ["march", "space:tarraco"], ["march", "space:emporiae"], ["bad-weather", "pass"]);
  play(game, ["march", "take"], ["pick-up.cus", { cus: 0, train: 1 }], ["march", "space:narbo"]);
  weather(game);
  expect([whereIs(game, "hannibal"), game.state.train]).toEqual(["tarraco", space("emporiae")]);
  const early = gameAt({ ...WEATHER, forces: [carthage("saguntum", 5, "hannibal")], siegeTrain: "tarraco" });
  setOut(early, 1, "hannibal", { cus: 5 });
  play(early, ["march", "space:dertosa"], ["march", "space:tarraco"], ["march", "take"], ["pick-up.cus", { cus: 0, train: 1 }]);
  play(early, ["march", "space:emporiae"]);
  weather(early);
  expect([whereIs(early, "hannibal"), early.state.train]).toEqual(["tarraco", space("tarraco")]);
});

test("card 41 the weather does not drive him back among enemies who have avoided battle to his second space", () => {
  const game = gameAt(
    {
      ...WEATHER,
      control: { rome: ["rome"], carthage: ["carthage"] },
      forces: [carthage("tarentum", 5, "hannibal"), rome("beneventum", 3, "fabius_maximus")],
    },
    { dice: [1, 1] },
  );
  setOut(game, 61, "hannibal", { cus: 5, use: "event" });
  play(game, ["march", "space:brundisium"], ["march", "space:cannae"], ["intercept", "pass"]);
  play(game, ["march", "space:arpi"], ["bad-weather", "pass"], ["intercept", "pass"]);
  play(game, ["march", "space:beneventum"], ["bad-weather", "pass"], ["avoid", "general:fabius_maximus"]);
  play(game, ["avoid.where", "space:cannae"], ["avoid.with.cus", { cus: 3 }], ["pursue", "yes"], ["march", "space:paestum"]);
  weather(game);
  expect([whereIs(game, "hannibal"), whereIs(game, "fabius_maximus")]).toEqual(["arpi", "cannae"]);
});

test("card 41 in a campaign it hits one general; his CUs may be moved on by another, four spaces in all", () => {
  const game = gameAt({ ...WEATHER, forces: [carthage("saguntum", 5, "hasdrubal"), carthage("tarraco", 1, "mago")] });
  setOut(game, 37, "hasdrubal", { cus: 5, use: "event" });
  play(game, ["march", "space:dertosa"], ["march", "space:tarraco"], ["march", "space:emporiae"]);
  weather(game);
  if (asks(game, "commander")) game.answer("general:hasdrubal");
  activate(game, "mago", { cus: 6 });
  play(game, ["march", "space:emporiae"], ["march", "space:narbo"]); // the card has gone: no window
  expect(game.question?.whyNot?.("space:nemausus")?.rule).toBe("10.11");
  expect(cusOf(game, "carthage", "narbo")).toBe(6);
});

test("card 41 the general may still besiege where the weather leaves him", () => {
  const game = gameAt({ ...WEATHER, forces: [carthage("arpi", 5, "hannibal")] });
  setOut(game, 1, "hannibal", { cus: 5 });
  play(game, ["march", "space:beneventum"], ["march", "space:capua"], ["march", "space:neapolis"]);
  weather(game);
  expect(options(game, "siege")).toEqual(["yes", "no"]);
});

test("card 41 it is for enemy generals with or without CUs, not for interceptions", () => {
  const alone = gameAt({ ...WEATHER, forces: [carthage("saguntum", 5, "hannibal")] });
  setOut(alone, 1, "hannibal", { cus: 0 });
  play(alone, ["march", "space:dertosa"], ["march", "space:tarraco"], ["march", "space:emporiae"]);
  weather(alone);
  expect(whereIs(alone, "hannibal")).toBe("tarraco");
  const interception = gameAt(
    { ...WEATHER, active: "rome", forces: [rome("tarraco", 5, "varro"), carthage("saguntum", 5, "hannibal")] },
    { dice: [1] },
  );
  setOut(interception, 35, "varro", { cus: 5 });
  play(interception, ["march", "space:dertosa"], ["intercept", "general:hannibal"], ["intercept.with.cus", { cus: 5 }]);
  expect(interception.question?.prompt).toBe("hannibal.back-up"); // Rome has no say before the die
});

test("card 41 enemies who have avoided battle bar the way back, also where he had taken up CUs", () => {
  const game = gameAt(
    {
      ...WEATHER,
      control: { rome: ["rome"], carthage: ["carthage"] },
      forces: [carthage("rhegium", 5, "hannibal"), carthage("heraclea", 1), rome("beneventum", 3, "fabius_maximus")],
    },
    { dice: [1, 1] },
  );
  setOut(game, 61, "hannibal", { cus: 5, use: "event" });
  play(game, ["march", "space:croton"], ["march", "space:bruttium"], ["march", "space:heraclea"], ["bad-weather", "pass"]);
  play(game, ["march", "take"], ["pick-up.cus", { cus: 1 }]);
  play(game, ["march", "space:cannae"], ["bad-weather", "pass"], ["intercept", "pass"]);
  play(game, ["march", "space:beneventum"], ["bad-weather", "pass"], ["avoid", "general:fabius_maximus"]);
  play(game, ["avoid.where", "space:heraclea"], ["avoid.with.cus", { cus: 3 }], ["pursue", "yes"], ["march", "space:capua"]);
  weather(game);
  expect([whereIs(game, "hannibal"), cusOf(game, "carthage", "cannae")]).toEqual(["cannae", 6]);
  expect([cusOf(game, "rome", "heraclea"), cusOf(game, "carthage", "heraclea")]).toEqual([3, 0]);
});

test("card 41 an army that is driven back upon an enemy general who is alone displaces him (10.10)", () => {
  const game = gameAt(
    {
      ...WEATHER,
      control: { rome: ["rome"], carthage: ["carthage"] },
      forces: [carthage("tarentum", 5, "hannibal"), rome("beneventum", 0, "fabius_maximus")],
    },
    { dice: [1, 1] },
  );
  setOut(game, 61, "hannibal", { cus: 5, use: "event" });
  play(game, ["march", "space:brundisium"], ["march", "space:cannae"], ["march", "space:arpi"], ["bad-weather", "pass"]);
  play(game, ["march", "space:beneventum"], ["bad-weather", "pass"], ["avoid", "general:fabius_maximus"]);
  play(game, ["avoid.where", "space:cannae"], ["pursue", "yes"], ["march", "space:paestum"]);
  weather(game);
  expect([whereIs(game, "hannibal"), whereIs(game, "fabius_maximus")]).toEqual(["cannae", undefined]);
});

test("card 41 the point that Hannibal paid for a PC where he set out is none of his two spaces (card 28)", () => {
  const game = gameAt({
    hands: { carthage: [28], rome: [41, 35] },
    forces: [carthage("arpi", 5, "hannibal")],
  });
  setOut(game, 28, "hannibal", { cus: 5 });
  play(game, ["march", "charm"], ["march", "space:cannae"], ["charm", "no"], ["march", "space:brundisium"], ["charm", "no"]);
  play(game, ["march", "space:cannae"]);
  weather(game);
  expect(whereIs(game, "hannibal")).toBe("brundisium");
});
