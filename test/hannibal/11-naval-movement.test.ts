import { expect, test } from "vitest";
import { navalResult } from "../../src/games/hannibal/rules/sea.ts";
import { activate, carthage, cusOf, generalsOf, march, rome, setOut, stop, whereIs } from "./march.ts";
import { type Game, gameAt, logged, options, play, type Situation } from "./table.ts";

const MAJOR = 33;
const why = (game: Game, option: string) => game.question?.whyNot?.(option);
const ports = (game: Game) => options(game, "march").filter((id) => id.startsWith("sea:") || id.startsWith("harbour:"));

// 11.1 The procedure

test("11.1 a general marches a space to a port and sails: three of his four spaces", () => {
  const game = gameAt({ active: "rome", forces: [rome("capua", 5, "varro")], hands: { rome: [1] } });
  setOut(game, 1, "varro", { cus: 5 });
  expect(why(game, "sea:messana")).toMatchObject({ why: "hannibal.why.no-port", rule: "11.1", params: { space: "space:capua" } });
  march(game, "neapolis", "sea:messana");
  expect(cusOf(game, "rome", "messana")).toBe(5);
  expect(game.state.march?.used).toBe(4);
});

test("11.1 or he sails from the port where he stands and then marches one space", () => {
  const game = gameAt({ active: "rome", forces: [rome("neapolis", 5, "varro")], hands: { rome: [1] } });
  setOut(game, 1, "varro", { cus: 5 });
  march(game, "sea:messana", "enna");
  expect(cusOf(game, "rome", "enna")).toBe(5);
  expect(why(game, "space:syracuse")?.rule).toBe("10.2");
});

test("11.1 after two spaces by land there is not enough left to sail", () => {
  const game = gameAt({ active: "rome", forces: [rome("rome", 5, "varro")], hands: { rome: [1] } });
  setOut(game, 1, "varro", { cus: 5 });
  march(game, "capua", "neapolis");
  expect(why(game, "sea:messana")).toEqual({ why: "hannibal.why.too-far", rule: "11.1" });
});

test("11.1 only the cards with a ship carry an army over sea: those with three operations", () => {
  const game = gameAt({ active: "rome", forces: [rome("neapolis", 5, "varro")], hands: { rome: [5] } });
  setOut(game, 5, "varro", { cus: 5 });
  expect(ports(game)).toEqual([]);
  expect(why(game, "sea:messana")).toEqual({ why: "hannibal.why.no-ship", rule: "11.1" });
});

test("11.1 a general sails alone too", () => {
  const game = gameAt({ active: "rome", forces: [rome("neapolis", 5, "varro")], hands: { rome: [1] } });
  setOut(game, 1, "varro", { cus: 0 });
  march(game, "sea:messana");
  expect(whereIs(game, "varro")).toBe("messana");
  expect(cusOf(game, "rome", "neapolis")).toBe(5);
});

test("11.1 a forced march of three operations is enough for two voyages", () => {
  const game = gameAt({ active: "rome", forces: [rome("neapolis", 5, "varro"), rome("messana", 2)], hands: { rome: [63] } });
  setOut(game, 63, "varro", { cus: 2, use: "event" });
  march(game, "sea:messana");
  play(game, ["march", "take"], ["pick-up.cus", { cus: 2 }]);
  march(game, "sea:agrigentum");
  expect(cusOf(game, "rome", "agrigentum")).toBe(4);
});

// 11.2, 11.3 Ports

test("11.2 every port may be left and made for, even with an enemy PC or enemy walls", () => {
  const game = gameAt({ active: "rome", forces: [rome("utica", 5, "varro")], hands: { rome: [1] } });
  setOut(game, 1, "varro", { cus: 5 });
  expect(ports(game)).toContain("sea:carthage");
  expect(ports(game)).toContain("sea:malaca");
  expect(ports(game)).toHaveLength(33);
});

test("11.2 landing among enemy CUs means a battle", () => {
  const game = gameAt({ active: "rome", forces: [rome("neapolis", 5, "varro"), carthage("malaca", 3)], hands: { rome: [1] } });
  setOut(game, 1, "varro", { cus: 5 });
  march(game, "sea:malaca");
  expect(game.state.battle).toMatchObject({ attacker: "rome", bySea: true });
});

test("11.3 nobody sails out of a besieged city, or into it; but an army may land and fight the besiegers", () => {
  const position = {
    active: "rome",
    forces: [rome("inside:syracuse", 2, "varro"), rome("neapolis", 5, "marcellus"), carthage("syracuse", 4, "mago")],
    siege: { syracuse: { by: "carthage", points: 1 } },
    hands: { rome: [1] },
  };
  const out = gameAt(position);
  setOut(out, 1, "varro", { cus: 2 });
  expect(why(out, "sea:messana")).toEqual({ why: "hannibal.why.besieged", rule: "11.3" });
  expect(options(out, "march")).toEqual(["stop", "sortie"]);
  const into = gameAt(position);
  setOut(into, 1, "marcellus", { cus: 5 });
  expect(why(into, "harbour:syracuse")).toEqual({ why: "hannibal.why.besieged", rule: "11.3" });
  march(into, "sea:syracuse");
  play(into, ["sortie", "sally:2"], ["sortie.generals", ["general:varro"]]);
  expect(into.state.battle?.strength).toEqual({ rome: 7, carthage: 4 });
});

test("11.3 an army lands inside a friendly city that enemies stand before, if it is not besieged and holds them", () => {
  const position = {
    active: "rome",
    forces: [rome("neapolis", 5, "varro"), carthage("syracuse", 4, "mago"), rome("inside:syracuse", 1)],
    hands: { rome: [1] },
  };
  const one = gameAt(position);
  setOut(one, 1, "varro", { cus: 1 });
  march(one, "harbour:syracuse"); // no reaction, no battle
  expect(cusOf(one, "rome", "inside:syracuse")).toBe(2);
  expect(whereIs(one, "varro")).toBe("inside:syracuse");
  const two = gameAt(position);
  setOut(two, 1, "varro", { cus: 2 });
  expect(why(two, "harbour:syracuse")).toEqual({ why: "hannibal.why.no-room", rule: "10.7" });
});

test("11.3 out of a city that is not besieged an army sails past those who stand before it", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("inside:syracuse", 2, "varro"), carthage("syracuse", 4, "mago")],
    hands: { rome: [1] },
  });
  setOut(game, 1, "varro", { cus: 2 });
  march(game, "sea:messana");
  expect(cusOf(game, "rome", "messana")).toBe(2);
});

test("11.3, 10.4 a general alone lands where an enemy general stands alone only if he can go on", () => {
  const position = {
    active: "rome",
    forces: [rome("neapolis", 5, "varro"), carthage("messana", 0, "mago"), carthage("malaca", 1)],
    hands: { rome: [1] },
  };
  const game = gameAt(position);
  setOut(game, 1, "varro", { cus: 0 });
  expect(ports(game)).toContain("sea:messana");
  expect(why(game, "sea:malaca")).toEqual({ why: "hannibal.why.alone", rule: "10.4" });
  const tired = gameAt({ ...position, forces: [rome("capua", 5, "varro"), carthage("messana", 0, "mago")] });
  setOut(tired, 1, "varro", { cus: 0 });
  march(tired, "neapolis");
  expect(why(tired, "sea:messana")).toEqual({ why: "hannibal.why.alone-stop", rule: "10.4" });
});

// 11.4 How many

test("11.4 a 3 carries five CUs, a campaign ten", () => {
  const three = gameAt({ active: "rome", forces: [rome("neapolis", 10, "varro")], hands: { rome: [1] } });
  setOut(three, 1, "varro", { cus: 6 });
  expect(why(three, "sea:messana")).toMatchObject({ why: "hannibal.why.too-many-aboard", rule: "11.4", params: { most: 5 } });
  // who points at a port with a ship at hand means the sea
  expect(why(three, "space:carthage")).toMatchObject({ why: "hannibal.why.too-many-aboard", rule: "11.4", params: { most: 5 } });
  expect(why(three, "space:neapolis")).toMatchObject({ why: "hannibal.why.is-here", rule: "10.2" });
  const campaign = gameAt({ active: "rome", forces: [rome("neapolis", 10, "varro")], hands: { rome: [MAJOR] } });
  setOut(campaign, MAJOR, "varro", { cus: 10, use: "event" });
  march(campaign, "sea:messana");
  expect(cusOf(campaign, "rome", "messana")).toBe(10);
});

test("11.4 one army of a campaign goes by sea", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("neapolis", 5, "varro"), rome("cosa", 5, "marcellus")],
    hands: { rome: [MAJOR] },
  });
  setOut(game, MAJOR, "varro", { cus: 5, use: "event" });
  march(game, "sea:messana");
  stop(game);
  activate(game, "marcellus", { cus: 5 });
  expect(why(game, "sea:messana")).toEqual({ why: "hannibal.why.one-fleet", rule: "11.4" });
});

test("11.4 the siege train does not go by sea", () => {
  const game = gameAt({ forces: [carthage("carthage", 4, "mago")], siegeTrain: "carthage", hands: { carthage: [1] } });
  setOut(game, 1, "mago", { cus: 4, train: 1 });
  expect(why(game, "sea:agrigentum")).toEqual({ why: "hannibal.why.train-sea", rule: "25" });
});

test("11.4 after a Carthaginian naval victory Rome sails only in campaigns", () => {
  const position = { active: "rome", navalVictory: true, forces: [rome("neapolis", 5, "varro")] };
  const three = gameAt({ ...position, hands: { rome: [1] } });
  setOut(three, 1, "varro", { cus: 5 });
  expect(why(three, "sea:messana")).toEqual({ why: "hannibal.why.naval-victory", rule: "25" });
  const campaign = gameAt({ ...position, hands: { rome: [MAJOR] } });
  setOut(campaign, MAJOR, "varro", { cus: 5, use: "event" });
  expect(ports(campaign)).toContain("sea:messana");
});

// 11.5 Roman naval supremacy

/** Mago's equal Hasdrubal sails; the die as given. */
function voyage(
  from: string,
  to: string,
  cus: number,
  die: number,
  position = {},
  situation: Situation = {},
  general = "hasdrubal",
) {
  const game = gameAt(
    { forces: [carthage(from, Math.max(cus, 1), general)], hands: { carthage: [1, 2], rome: [] }, ...position },
    { ...situation, dice: [die] },
  );
  setOut(game, 1, general, { cus });
  return march(game, `sea:${to}`);
}
const modifiersOf = (game: Game) =>
  (logged(game, "naval-roll")[0]!.modifiers as string[]).map((text) => text.replace("hannibal.because.", ""));
const totalOf = (game: Game) => modifiersOf(game).reduce((sum, text) => sum + Number(text.split("=")[1]), 0);

test("11.5 on the naval table a 1 or less lets the fleet through, a 2 sends it back, a 3 or more sinks it", () => {
  expect([-3, 0, 1, 2, 3, 4, 9].map(navalResult)).toEqual(["through", "through", "through", "return", "sunk", "sunk", "sunk"]);
});

test("11.5 Rome rolls against every Carthaginian voyage, and never against its own", () => {
  expect(logged(voyage("carthage", "new_carthage", 4, 1), "naval-roll")).toHaveLength(1);
  const roman = gameAt({ active: "rome", forces: [rome("neapolis", 5, "varro")], hands: { rome: [1] } });
  setOut(roman, 1, "varro", { cus: 5 });
  march(roman, "sea:messana");
  expect(logged(roman, "naval-roll")).toEqual([]);
});

test("11.5 a fleet sent back is in its port again and its move is over", () => {
  const game = voyage("carthage", "agrigentum", 4, 4); // -2 -1 +1
  expect(logged(game, "naval-roll")).toMatchObject([{ result: "hannibal.naval.return" }]);
  expect(cusOf(game, "carthage", "carthage")).toBe(4);
  expect(game.state.march).toBeNull();
});

test("11.5 sunk: the CUs are lost, the generals displaced, and it has no political consequences", () => {
  const game = voyage("carthage", "agrigentum", 4, 5);
  expect(cusOf(game, "carthage", "carthage")).toBe(0);
  expect(whereIs(game, "hasdrubal")).toBeUndefined();
  expect(game.question?.prompt).toBe("hannibal.play-card"); // no PCs to remove
  expect(logged(game, "displaced")).toEqual([{ general: "general:hasdrubal", space: "hannibal.at-sea" }]);
});

test("11.5 those who stayed in port are not lost with the fleet", () => {
  const game = gameAt(
    { forces: [carthage("carthage", 8, "hasdrubal", "mago", "hanno")], hands: { carthage: [1] } },
    { dice: [6] },
  );
  setOut(game, 1, "hasdrubal", { cus: 4, staff: ["mago"] });
  march(game, "sea:agrigentum");
  expect(cusOf(game, "carthage", "carthage")).toBe(4);
  expect(generalsOf(game, "carthage", "carthage")).toEqual(["hanno"]);
  expect(whereIs(game, "mago")).toBeUndefined();
});

test("11.5 Hannibal sunk costs five PCs", () => {
  const game = voyage("carthage", "agrigentum", 4, 6, {}, {}, "hannibal");
  expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.remove-pcs", min: 5 });
});

// 11.6 Modifiers

test("11.6 from Carthage (-2) to New Carthage (-2): -4", () => {
  const game = voyage("carthage", "new_carthage", 4, 5);
  expect(modifiersOf(game)).toEqual(["port:carthage=-2", "port:new_carthage=-2"]);
  expect(totalOf(game)).toBe(-4);
  expect(whereIs(game, "hasdrubal")).toBe("new_carthage"); // 5 - 4 = 1
});

test("11.6 one CU (-1) from New Carthage (-2) to Rhegium (+1) with a Roman PC (+1): -1", () => {
  const game = voyage("new_carthage", "rhegium", 1, 2);
  expect([...modifiersOf(game)].sort()).toEqual(["one-cu=-1", "port:new_carthage=-2", "port:rhegium=+1", "roman:rhegium=+1"]);
  expect(totalOf(game)).toBe(-1);
  expect(whereIs(game, "hasdrubal")).toBe("rhegium");
});

test("11.6 the PC of Rome counts in both ports, that of the port left too", () => {
  expect(modifiersOf(voyage("messana", "tarentum", 3, 1))).toEqual(["roman:messana=+1", "roman:tarentum=+1"]);
});

test("11.6 Syracuse, Macedonia and a naval victory each give Carthage -1", () => {
  const start = { carthage: ["carthage", "syracuse"], rome: ["rome"] };
  expect(modifiersOf(voyage("carthage", "dianium", 3, 1, { control: start }))).toEqual(["port:carthage=-2", "syracuse=-1"]);
  expect(modifiersOf(voyage("carthage", "dianium", 3, 1, { macedonia: "allied" }))).toEqual(["port:carthage=-2", "macedonia=-1"]);
  expect(modifiersOf(voyage("carthage", "dianium", 3, 1, { macedonia: "peace" }))).toEqual(["port:carthage=-2"]);
  expect(modifiersOf(voyage("carthage", "dianium", 3, 1, { navalVictory: true }))).toEqual([
    "port:carthage=-2",
    "naval-victory=-1",
  ]);
});

test("11.6 a general alone counts as one CU in the Valley rules, not in those of Avalon Hill", () => {
  expect(modifiersOf(voyage("carthage", "dianium", 0, 1))).toEqual(["port:carthage=-2"]);
  expect(modifiersOf(voyage("carthage", "dianium", 0, 1, {}, { ruleset: "valley" }))).toEqual(["port:carthage=-2", "one-cu=-1"]);
});

test("11.6 two CUs get nothing for being few", () => {
  expect(modifiersOf(voyage("carthage", "dianium", 2, 1))).toEqual(["port:carthage=-2"]);
});

test("11.5 no roll in a truce; storms may still come", () => {
  expect(logged(voyage("carthage", "new_carthage", 4, 6, { truce: true }), "naval-roll")).toEqual([]);
  const game = gameAt(
    { truce: true, forces: [carthage("carthage", 4, "mago")], hands: { carthage: [1], rome: [60] } },
    { dice: [6] },
  );
  setOut(game, 1, "mago", { cus: 4 });
  play(game, ["march", "sea:new_carthage"], ["weather-at-sea", "card:60"]);
  expect(logged(game, "attrition")).toHaveLength(1);
});

test("11.5 Storms at Sea hit those aboard only; a general who loses all goes back to port alone", () => {
  const game = gameAt({ forces: [carthage("carthage", 5, "mago")], hands: { carthage: [1], rome: [60] } }, { dice: [6] });
  setOut(game, 1, "mago", { cus: 1 });
  play(game, ["march", "sea:new_carthage"], ["weather-at-sea", "card:60"]);
  expect(logged(game, "attrition")).toMatchObject([{ losses: 1 }]); // 6 + 2 with one CU
  expect(cusOf(game, "carthage", "carthage")).toBe(4);
  expect(whereIs(game, "mago")).toBe("carthage");
  expect(logged(game, "naval-roll")).toEqual([]);
  expect(game.state.march).toBeNull();
});
