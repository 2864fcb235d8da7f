import { expect, test } from "vitest";
import type { Plain } from "../../src/engine/index.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import { carthage, cusOf, elephantsOf, generalsOf, march, rome, setOut, stop, whereIs, win } from "./march.ts";
import { type Game, gameAt, logged, options, play } from "./table.ts";

const why = (game: Game, option: string) => game.question?.whyNot?.(option);
const mayGo = (game: Game, space: string) => options(game, "march").includes(`space:${space}`);

// 10.1 Who may move

test("10.1 a general moves with CUs or without, and CUs never without a general", () => {
  const game = gameAt({ forces: [carthage("saguntum", 8, "hannibal"), carthage("gades", 3)], hands: { carthage: [1, 2] } });
  setOut(game, 1, "hannibal", { cus: 0 });
  march(game, "dertosa");
  stop(game);
  expect(cusOf(game, "carthage", "saguntum")).toBe(8);
  expect(cusOf(game, "carthage", "dertosa")).toBe(0);
  play(game, ["play-card", "card:2"], ["use-card", "move"]); // nobody but Hannibal can be moved: he is not even asked for
  expect(whereIs(game, "hannibal")).toBe("dertosa");
});

test("10.1 one army moves with a card, and the same army with every card", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 8, "hannibal"), carthage("carthage", 2, "hanno")],
    hands: { carthage: [1, 2], rome: [] },
  });
  setOut(game, 1, "hannibal", { cus: 8 });
  march(game, "dertosa");
  stop(game);
  expect(game.state.play).toBeNull();
  setOut(game, 2, "hannibal", { cus: 8 });
  march(game, "tarraco");
  stop(game);
  expect(cusOf(game, "carthage", "tarraco")).toBe(8);
});

// 10.2 The procedure

const NORTH = ["dertosa", "tarraco", "emporiae", "narbo", "nemausus", "rhone"];

test("10.2 a general moves up to four spaces", () => {
  const game = gameAt({ forces: [carthage("saguntum", 8, "hannibal")], hands: { carthage: [1] } });
  setOut(game, 1, "hannibal", { cus: 8 });
  march(game, ...NORTH.slice(0, 4));
  expect(why(game, "space:nemausus")).toEqual({ why: "hannibal.why.too-far", rule: "10.2" });
  expect(whereIs(game, "hannibal")).toBe("narbo");
});

test("10.2 six with a forced march", () => {
  const game = gameAt({ forces: [carthage("saguntum", 8, "hannibal")], hands: { carthage: [61], rome: [] } });
  setOut(game, 61, "hannibal", { cus: 8, use: "event" });
  march(game, ...NORTH);
  expect(whereIs(game, "hannibal")).toBe("rhone");
  expect(why(game, "space:gergovia")).toEqual({ why: "hannibal.why.too-far", rule: "10.2" });
});

test("10.2 he goes only to adjacent spaces", () => {
  const game = gameAt({ forces: [carthage("saguntum", 8, "hannibal")], hands: { carthage: [1] } });
  setOut(game, 1, "hannibal", { cus: 8 });
  expect(
    options(game, "march")
      .filter((id) => id.startsWith("space:"))
      .sort(),
  ).toEqual(["space:dertosa", "space:dianium", "space:laminium", "space:segobriga"]);
  expect(why(game, "space:tarraco")).toEqual({ why: "hannibal.why.not-adjacent", rule: "10.2" });
});

test("10.2 at most ten CUs go with him, elephants among them", () => {
  const game = gameAt({
    forces: [{ side: "carthage", at: "saguntum", cus: 12, elephants: 3, generals: ["hannibal"] }],
    hands: { carthage: [1] },
  });
  play(game, ["play-card", "card:1"], ["use-card", "move"]);
  expect(() => game.answer({ cus: 8, elephants: 3 })).toThrow();
  expect(() => game.answer({ cus: 11 })).toThrow();
  game.answer({ cus: 7, elephants: 3 });
  march(game, "dertosa");
  expect(elephantsOf(game, "dertosa")).toBe(3);
  expect(cusOf(game, "carthage", "dertosa")).toBe(10);
});

test("10.2 he takes up and puts down CUs on his way, and never has more than ten", () => {
  const game = gameAt({ forces: [carthage("saguntum", 8, "hannibal"), carthage("dertosa", 6)], hands: { carthage: [1] } });
  setOut(game, 1, "hannibal", { cus: 8 });
  march(game, "dertosa");
  play(game, ["march", "take"]);
  expect(game.question).toMatchObject({ kind: "allocate", max: 2 });
  game.answer({ cus: 2 });
  march(game, "tarraco");
  play(game, ["march", "drop"], ["drop.cus", { cus: 3 }]);
  march(game, "emporiae");
  stop(game);
  expect(["dertosa", "tarraco", "emporiae"].map((at) => cusOf(game, "carthage", at))).toEqual([4, 3, 7]);
});

test("10.2 a battle and a siege are not fought with one card", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 10, "hannibal"), carthage("messana", 6, "mago"), rome("syracuse", 4)],
    hands: { carthage: [1] },
  });
  setOut(game, 1, "mago", { cus: 6 });
  march(game, "syracuse");
  play(game, ["inside", "inside:0"]);
  win(game);
  expect(cusOf(game, "rome", "syracuse")).toBe(0);
  expect(game.state.march).toBeNull(); // no siege was asked for
  expect(game.state.siege.every((points) => points === 0)).toBe(true);
});

// 10.3 The reaction phase

test("10.3 first inside or outside, then all is declared, then avoiding battle is rolled for, then interception", () => {
  const game = gameAt(
    {
      forces: [carthage("beneventum", 8, "hannibal"), rome("capua", 4, "varro"), rome("rome", 6, "marcellus")],
      hands: { carthage: [1] },
    },
    { dice: [6, 6] },
  );
  setOut(game, 1, "hannibal", { cus: 8 });
  march(game, "capua");
  play(game, ["inside", "inside:1"], ["inside.generals", []], ["avoid", "general:varro"], ["intercept", "general:marcellus"]);
  expect(logged(game, "avoid-roll")).toEqual([]);
  game.answer({ cus: 6 }); // with all he has
  const rolls = (game.log ?? []).map(({ event }) => event).filter((event) => event.endsWith("-roll"));
  expect(rolls).toEqual(["hannibal.log.avoid-roll", "hannibal.log.intercept-roll"]);
  expect(game.state.battle).toMatchObject({ failedToAvoid: true, interceptors: [] });
});

// 10.4 Spaces with enemies

test("10.4 an army that enters a space with enemy CUs stops there and fights", () => {
  const game = gameAt({ forces: [carthage("saguntum", 8, "hannibal"), rome("dertosa", 2)], hands: { carthage: [1] } });
  setOut(game, 1, "hannibal", { cus: 8 });
  march(game, "dertosa");
  expect(game.state.battle).toMatchObject({ attacker: "carthage" });
});

test("10.4 a general without CUs does not enter a space with enemy CUs", () => {
  const game = gameAt({ forces: [carthage("saguntum", 8, "hannibal"), rome("dertosa", 1)], hands: { carthage: [1] } });
  setOut(game, 1, "hannibal", { cus: 0 });
  expect(why(game, "space:dertosa")).toEqual({ why: "hannibal.why.alone", rule: "10.4" });
});

test("10.4 a general without CUs passes an enemy general without CUs but does not stop with him", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 8, "hannibal"), rome("dertosa", 0, "p_scipio"), rome("narbo", 0, "varro")],
    hands: { carthage: [1] },
  });
  setOut(game, 1, "hannibal", { cus: 0 });
  march(game, "dertosa");
  expect(whereIs(game, "p_scipio")).toBe("dertosa"); // a general alone displaces nobody
  expect(options(game, "march")).not.toContain("stop");
  march(game, "tarraco", "emporiae");
  expect(why(game, "space:narbo")).toEqual({ why: "hannibal.why.alone-stop", rule: "10.4" }); // it would be his last space
});

// 10.5 Overruns

const overrun = (forces: ReturnType<typeof rome>[], cus: number) => {
  const game = gameAt({ forces: [carthage("saguntum", 10, "hannibal"), ...forces], hands: { carthage: [1] } });
  setOut(game, 1, "hannibal", { cus });
  return march(game, "dertosa");
};

test("10.5 five CUs overrun a single enemy CU and march on, as often as they meet one", () => {
  const game = overrun([rome("dertosa", 1), rome("tarraco", 1)], 5);
  march(game, "tarraco");
  expect(logged(game, "overrun")).toMatchObject([{ space: "space:dertosa" }, { space: "space:tarraco" }]);
  expect(game.state.cus.rome.every((cus) => cus === 0)).toBe(true);
  march(game, "emporiae", "narbo");
  expect(cusOf(game, "carthage", "narbo")).toBe(5);
});

test("10.5 four CUs overrun nobody, ten do not overrun two, and a CU with a general is not overrun", () => {
  expect(overrun([rome("dertosa", 1)], 4).state.battle).not.toBeNull();
  expect(overrun([rome("dertosa", 2)], 10).state.battle).not.toBeNull();
  const withGeneral = overrun([rome("dertosa", 1, "p_scipio")], 10);
  play(withGeneral, ["avoid", "stand"]);
  expect(withGeneral.state.battle).not.toBeNull();
});

// 10.6 Passes and straits

test("10.6 a pass takes two spaces", () => {
  const game = gameAt({ forces: [carthage("dertosa", 8, "hannibal")], hands: { carthage: [1] } }, { dice: [1] });
  setOut(game, 1, "hannibal", { cus: 8 });
  march(game, "ilerda", "tolosa");
  expect(game.state.march?.used).toBe(3);
  const late = gameAt({ forces: [carthage("dertosa", 8, "hannibal")], hands: { carthage: [1] } });
  setOut(late, 1, "hannibal", { cus: 8 });
  march(late, "tarraco", "emporiae", "ilerda");
  expect(why(late, "space:tolosa")).toEqual({ why: "hannibal.why.too-far", rule: "10.6" });
});

const crossing = (from: string, to: string, die: number, card = 1) => {
  const game = gameAt({ forces: [carthage(from, 8, "hannibal")], hands: { carthage: [card] } }, { dice: [die] });
  setOut(game, card, "hannibal", { cus: 8 });
  march(game, to);
  return { ...logged(game, "attrition")[0]!, left: cusOf(game, "carthage", to) };
};

test("10.6 an army that crosses an Alpine pass rolls attrition, over another pass with -2", () => {
  expect(crossing("druentia", "taurini", 6)).toMatchObject({ modifiers: [], losses: 3, left: 5 });
  expect(crossing("ilerda", "tolosa", 6)).toMatchObject({ modifiers: ["hannibal.because.low-pass=-2"], losses: 2, left: 6 });
});

test("10.6 the Native Guide takes three off, so that a lower pass has -5 in all", () => {
  expect(crossing("druentia", "taurini", 6, 5)).toMatchObject({ modifiers: ["hannibal.because.native-guide=-3"], losses: 1 });
  expect(crossing("ilerda", "tolosa", 6, 5)).toMatchObject({
    modifiers: ["hannibal.because.low-pass=-2", "hannibal.because.native-guide=-3"],
    losses: 1,
  });
});

test("10.6 only the army that crosses the pass suffers, not CUs that were there", () => {
  const game = gameAt(
    { forces: [carthage("druentia", 4, "hannibal"), carthage("taurini", 3)], hands: { carthage: [1] } },
    { dice: [6] },
  );
  setOut(game, 1, "hannibal", { cus: 4 });
  march(game, "taurini", "insubres");
  expect(cusOf(game, "carthage", "insubres")).toBe(2); // four CUs and a 6: two lost
  expect(cusOf(game, "carthage", "taurini")).toBe(3);
});

test("10.6 a general who loses his last CU on a pass into a space with enemy CUs falls back", () => {
  const game = gameAt(
    { forces: [carthage("druentia", 1, "mago"), rome("taurini", 2)], hands: { carthage: [1], rome: [] } },
    { dice: [6] },
  );
  setOut(game, 1, "mago", { cus: 1 });
  march(game, "taurini");
  expect(whereIs(game, "mago")).toBe("druentia");
  expect(game.state.battle).toBeNull();
  expect(game.state.march).toBeNull();
});

test("10.6 a strait takes two spaces; that of Messina is crossed only by the side that holds Rhegium and Messana", () => {
  const at = (control: { rome: string[]; carthage: string[] }) => {
    const game = gameAt({ forces: [carthage("rhegium", 8, "hannibal")], control, hands: { carthage: [1] } });
    return setOut(game, 1, "hannibal", { cus: 8 });
  };
  const half = at({ carthage: ["rhegium"], rome: ["messana"] });
  expect(why(half, "space:messana")).toEqual({ why: "hannibal.why.messina", rule: "10.6" });
  const whole = at({ carthage: ["rhegium", "messana"], rome: ["rome"] });
  march(whole, "messana");
  expect(whole.state.march?.used).toBe(2);
  expect(logged(whole, "attrition")).toEqual([]);
});

test("10.6 the strait between Sardinia and Corsica is open to everybody", () => {
  const game = gameAt({ forces: [carthage("sassari", 8, "hannibal")], hands: { carthage: [1] } });
  setOut(game, 1, "hannibal", { cus: 8 });
  march(game, "aleria");
  expect(game.state.march?.used).toBe(2);
});

test("10.6 nobody intercepts or avoids battle over a pass or a strait", () => {
  const pass = gameAt({
    forces: [carthage("boii", 8, "hannibal"), rome("pisae", 5, "marcellus"), rome("faesulae", 5, "fabius_maximus")],
    hands: { carthage: [1] },
  });
  setOut(pass, 1, "hannibal", { cus: 8 });
  march(pass, "mutina"); // Boii and Mutina lie over the mountains from Pisae and Faesulae
  expect(pass.question?.prompt).toBe("hannibal.march");
  const strait = gameAt({
    forces: [carthage("croton", 8, "hannibal"), rome("rhegium", 3, "marcellus")],
    control: { rome: ["rhegium", "messana"], carthage: ["bruttium"] },
    hands: { carthage: [1] },
  });
  setOut(strait, 1, "hannibal", { cus: 8 });
  march(strait, "rhegium");
  play(strait, ["inside", "inside:0"], ["inside.generals", []]);
  expect(strait.state.battle).not.toBeNull(); // only Messana would be friendly, and it is over the strait
});

test("10.6 the siege train goes over a lower pass, not over an Alpine one", () => {
  const at = (from: string) => {
    const game = gameAt({ forces: [carthage(from, 4, "mago")], siegeTrain: from, hands: { carthage: [1] } });
    return setOut(game, 1, "mago", { cus: 4, train: 1 });
  };
  expect(why(at("druentia"), "space:taurini")).toEqual({ why: "hannibal.why.train-alps", rule: "25" });
  expect(mayGo(at("ilerda"), "tolosa")).toBe(true);
});

// 10.7 Walled cities

const atCapua = (garrison: number, city = "capua", from = "beneventum") => {
  const game = gameAt({ forces: [carthage(from, 8, "hannibal"), rome(city, garrison)], hands: { carthage: [1] } });
  setOut(game, 1, "hannibal", { cus: 8 });
  return march(game, city);
};

test("10.7 a city holds two CUs, Rome and Carthage five", () => {
  expect(options(atCapua(4), "inside")).toEqual(["inside:0", "inside:1", "inside:2"]);
  expect(options(atCapua(7, "rome", "praeneste"), "inside")).toHaveLength(6);
});

test("10.7 CUs outside stop the enemy, CUs inside do not", () => {
  const inside = atCapua(2);
  inside.answer("inside:2");
  expect(cusOf(inside, "rome", "inside:capua")).toBe(2);
  expect(mayGo(inside, "neapolis")).toBe(true);
  const outside = atCapua(2);
  outside.answer("inside:0");
  expect(outside.state.battle?.strength).toEqual({ rome: 2, carthage: 8 });
  const both = atCapua(4);
  both.answer("inside:2");
  expect(both.state.battle?.strength).toEqual({ rome: 2, carthage: 8 });
});

test("10.7 the declaration may be changed each time an army enters the space", () => {
  const game = atCapua(2);
  game.answer("inside:2");
  march(game, "neapolis", "capua");
  play(game, ["inside", "inside:0"]);
  expect(game.state.battle?.strength.rome).toBe(2);
});

test("10.7 a garrison that is shut in but not besieged may come out against the next army", () => {
  const game = gameAt({
    forces: [carthage("beneventum", 5, "hannibal"), carthage("capua", 3), rome("inside:capua", 2)],
    hands: { carthage: [1] },
  });
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "capua");
  play(game, ["inside", "inside:0"]);
  expect(game.state.battle?.strength).toEqual({ rome: 2, carthage: 8 });
});

test("10.7 a besieged garrison has no such choice", () => {
  const game = gameAt({
    forces: [carthage("beneventum", 5, "hannibal"), carthage("capua", 3), rome("inside:capua", 2)],
    siege: { capua: { by: "carthage", points: 1 } },
    hands: { carthage: [1] },
  });
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "capua");
  expect(game.question?.prompt).toBe("hannibal.march");
});

test("10.7 a general goes inside alone, and so does the siege train", () => {
  const game = gameAt({
    active: "rome",
    forces: [carthage("new_carthage", 2, "hasdrubal"), rome("dianium", 6, "p_scipio")],
    siegeTrain: "new_carthage",
    hands: { rome: [1] },
  });
  setOut(game, 1, "p_scipio", { cus: 6 });
  march(game, "new_carthage");
  play(game, ["inside", "inside:2"], ["inside.generals", ["general:hasdrubal", "train"]]);
  expect(whereIs(game, "hasdrubal")).toBe("inside:new_carthage");
  expect((game.view(null) as { siegeTrain: string }).siegeTrain).toBe("inside:new_carthage");
});

test("10.7 those inside are simply in the space again when the enemy has gone", () => {
  const game = atCapua(2);
  game.answer("inside:2");
  march(game, "neapolis");
  stop(game);
  play(game, ["siege", "no"]);
  expect(cusOf(game, "rome", "capua")).toBe(2);
});

test("10.7 units are taken up and put down inside a city that enemies stand before", () => {
  const game = gameAt(
    {
      forces: [carthage("carthage", 5, "mago"), carthage("inside:new_carthage", 1, "hasdrubal"), rome("new_carthage", 6)],
      hands: { carthage: [63] },
    },
    { dice: [1, 1] },
  );
  setOut(game, 63, "mago", { cus: 0, use: "event" });
  march(game, "harbour:new_carthage");
  play(game, ["march", "take"], ["pick-up.generals", ["general:hasdrubal"]], ["pick-up.cus", { cus: 1 }]);
  march(game, "sea:carthage");
  expect(generalsOf(game, "carthage", "carthage")[0]).toBe("mago");
  expect(cusOf(game, "carthage", "carthage")).toBe(6);
});

// 10.8 Joining armies

test("10.8 a general passes another and may take him along as a subordinate", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 3, "hasdrubal"), carthage("dertosa", 3, "mago")],
    hands: { carthage: [1] },
  });
  setOut(game, 1, "hasdrubal", { cus: 3 });
  march(game, "dertosa");
  play(game, ["march", "take"], ["pick-up.generals", ["general:mago"]], ["pick-up.cus", { cus: 2 }]);
  march(game, "tarraco");
  stop(game);
  expect(generalsOf(game, "carthage", "tarraco")).toEqual(["hasdrubal", "mago"]);
  expect([cusOf(game, "carthage", "dertosa"), cusOf(game, "carthage", "tarraco")]).toEqual([1, 5]);
});

test("10.8 in the Valley rules he takes along only generals of lower rank", () => {
  const at = (general: string) => {
    const game = gameAt(
      { forces: [carthage("saguntum", 3, general), carthage("dertosa", 0, "mago")], hands: { carthage: [1] } },
      { ruleset: "valley" },
    );
    setOut(game, 1, general, { cus: 3 });
    march(game, "dertosa");
    return options(game, "march").includes("take");
  };
  expect(at("hasdrubal")).toBe(false);
  expect(at("hannibal")).toBe(true);
});

test("10.8 he cannot take along one who outranks him, but takes CUs of his and marches on", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 3, "mago"), carthage("dertosa", 5, "hannibal")],
    hands: { carthage: [1] },
  });
  setOut(game, 1, "mago", { cus: 3 });
  march(game, "dertosa");
  play(game, ["march", "take"], ["pick-up.cus", { cus: 2 }]); // no general to pick up
  march(game, "tarraco");
  stop(game);
  expect(generalsOf(game, "carthage", "dertosa")).toEqual(["hannibal"]);
  expect(cusOf(game, "carthage", "tarraco")).toBe(5);
});

test("10.8 where his move ends he serves one who outranks him, and commands an equal", () => {
  const higher = gameAt({
    forces: [carthage("saguntum", 3, "mago"), carthage("dertosa", 5, "hannibal")],
    hands: { carthage: [1] },
  });
  setOut(higher, 1, "mago", { cus: 3 });
  march(higher, "dertosa");
  stop(higher);
  expect(generalsOf(higher, "carthage", "dertosa")).toEqual(["hannibal", "mago"]);
  const equal = gameAt({
    forces: [carthage("saguntum", 3, "mago"), carthage("dertosa", 5, "hasdrubal")],
    hands: { carthage: [1] },
  });
  setOut(equal, 1, "mago", { cus: 3 });
  march(equal, "dertosa");
  stop(equal);
  expect(generalsOf(equal, "carthage", "dertosa")).toEqual(["mago", "hasdrubal"]);
});

// 10.9 Dividing armies

test("10.9 a subordinate is put down anywhere, with CUs or without", () => {
  const game = gameAt({ forces: [carthage("saguntum", 6, "hannibal", "mago", "h_gisgo")], hands: { carthage: [1] } });
  setOut(game, 1, "hannibal", { cus: 6, staff: ["mago", "h_gisgo"] });
  march(game, "dertosa");
  play(game, ["march", "drop"], ["drop.generals", ["general:mago"]], ["drop.cus", { cus: 0 }]);
  march(game, "tarraco");
  play(game, ["march", "drop"], ["drop.generals", ["general:h_gisgo"]], ["drop.cus", { cus: 6 }]);
  march(game, "emporiae");
  stop(game);
  expect([cusOf(game, "carthage", "dertosa"), cusOf(game, "carthage", "tarraco")]).toEqual([0, 6]);
  expect(generalsOf(game, "carthage", "emporiae")).toEqual(["hannibal"]);
});

test("10.9 a subordinate may be activated and move off with any CUs of the army; the commander then stays", () => {
  const game = gameAt({ forces: [carthage("saguntum", 6, "hannibal", "mago")], hands: { carthage: [1] } });
  setOut(game, 1, "mago", { cus: 6 });
  march(game, "dertosa");
  stop(game);
  expect(cusOf(game, "carthage", "dertosa")).toBe(6);
  expect(generalsOf(game, "carthage", "saguntum")).toEqual(["hannibal"]);
  expect(game.state.play).toBeNull();
});

// 10.10 Displaced generals

test("10.10 a general without CUs is displaced when an enemy army comes, but not when a lone general does", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 6, "hannibal"), rome("dertosa", 0, "p_scipio")],
    hands: { carthage: [1] },
  });
  setOut(game, 1, "hannibal", { cus: 1 });
  march(game, "dertosa");
  play(game, ["avoid", "stand"]);
  expect(whereIs(game, "p_scipio")).toBeUndefined();
  expect((game.view(null) as { displaced: string[] }).displaced).toContain("p_scipio");
  march(game, "tarraco"); // it does not stop the army
});

test("10.10 Scipio Africanus displaced is out of the game", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 6, "hannibal"), rome("dertosa", 0, "scipio_africanus")],
    hands: { carthage: [1] },
  });
  setOut(game, 1, "hannibal", { cus: 6 });
  march(game, "dertosa");
  play(game, ["avoid", "stand"]);
  expect((game.view(null) as { gone: string[] }).gone).toContain("scipio_africanus");
});

test("10.10 Hannibal displaced is out of the game and costs Carthage five PCs", () => {
  const game = gameAt({
    active: "rome",
    forces: [carthage("dertosa", 0, "hannibal"), rome("tarraco", 5, "p_scipio")],
    hands: { rome: [1] },
  });
  setOut(game, 1, "p_scipio", { cus: 5 });
  march(game, "dertosa");
  play(game, ["avoid", "stand"]);
  expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.remove-pcs", min: 5, max: 5, rule: "10.10" });
  expect((game.view(null) as { gone: string[] }).gone).toContain("hannibal");
});

test("10.10 a general whose last CUs fall to attrition is not displaced", () => {
  const game = gameAt({ forces: [carthage("druentia", 1, "hannibal")], hands: { carthage: [1] } }, { dice: [6] });
  setOut(game, 1, "hannibal", { cus: 1 });
  march(game, "taurini");
  expect(cusOf(game, "carthage", "taurini")).toBe(0);
  expect(whereIs(game, "hannibal")).toBe("taurini");
});

test("10.10 displaced he is away until the next reinforcement phase", () => {
  const game = gameAt({
    active: "rome",
    forces: [carthage("dertosa", 0, "mago"), carthage("carthage", 3, "hanno"), rome("tarraco", 5, "p_scipio")],
    hands: { rome: [1], carthage: [2] },
  });
  setOut(game, 1, "p_scipio", { cus: 5 });
  march(game, "dertosa");
  play(game, ["avoid", "stand"]);
  stop(game);
  play(game, ["play-card", "card:2"], ["use-card", "move"]); // only Hanno is there to be moved
  expect(game.question?.prompt).toBe("hannibal.take.cus");
  expect(whereIs(game, "mago")).toBeUndefined();
});

test("9.3, 10.8 who takes a commander along says who of the others commands now", () => {
  const game = gameAt({
    forces: [carthage("zama", 3, "hasdrubal"), carthage("carthage", 4, "mago", "hanno", "h_gisgo")],
    hands: { carthage: [1], rome: [2] },
  });
  setOut(game, 1, "hasdrubal", { cus: 3 });
  march(game, "carthage");
  play(game, ["march", "take"], ["pick-up.generals", ["general:mago"]], ["pick-up.cus", { cus: 0 }]);
  play(game, ["commander", "general:h_gisgo"]);
  march(game, "utica");
  expect(generalsOf(game, "carthage", "carthage")).toEqual(["h_gisgo", "hanno"]);
});

test("10.4 a general who passes an enemy general without CUs leaves no subordinate with him", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 0, "hannibal", "mago"), rome("dertosa", 0, "p_scipio")],
    hands: { carthage: [1], rome: [2] },
  });
  setOut(game, 1, "hannibal", { staff: ["mago"] });
  march(game, "dertosa");
  expect(options(game, "march")).not.toContain("stop");
  expect(options(game, "march")).not.toContain("drop");
  march(game, "tarraco");
  expect(options(game, "march")).toContain("drop");
});

test("10.6 in the Avalon Hill rules the strait of Messina is closed to armies, not to a general alone; in Valley's to both", () => {
  const at = (ruleset: "ah2" | "valley", cus: number) => {
    const game = gameAt({ forces: [carthage("rhegium", 3, "hannibal")], hands: { carthage: [1] } }, { ruleset });
    setOut(game, 1, "hannibal", { cus });
    return game.question?.whyNot?.("space:messana")?.why;
  };
  expect(at("ah2", 3)).toBe("hannibal.why.messina");
  expect(at("ah2", 0)).toBeUndefined();
  expect(at("valley", 0)).toBe("hannibal.why.messina");
});

test("10.5, 10.7 a garrison behind the walls does not keep a CU before them from being overrun", () => {
  for (const ruleset of ["ah2", "valley"] as const) {
    const game = gameAt({ forces: [carthage("rome", 5, "hannibal"), rome("capua", 3)], hands: { carthage: [1] } }, { ruleset });
    setOut(game, 1, "hannibal", { cus: 5 });
    march(game, "capua");
    play(game, ["inside", "inside:2"]);
    expect(logged(game, "overrun")).toHaveLength(1);
    expect([cusOf(game, "rome", "capua"), cusOf(game, "rome", "inside:capua")]).toEqual([0, 2]);
  }
});

test("10.9 in the Valley rules a subordinate who sets out by himself does not lead his equals; his commander does", () => {
  const staff = (general: string, ruleset: "ah2" | "valley") => {
    const game = gameAt(
      { forces: [carthage("saguntum", 8, "hannibal", "mago", "h_gisgo")], hands: { carthage: [1] } },
      { ruleset },
    );
    play(game, ["play-card", "card:1"], ["use-card", "move"], ["activate", `general:${general}`]);
    return game.question?.prompt === "hannibal.take.generals" ? options(game, "take.generals") : [];
  };
  expect(staff("mago", "ah2")).toEqual(["general:h_gisgo"]);
  expect(staff("mago", "valley")).toEqual([]);
  expect(staff("hannibal", "valley")).toEqual(["general:mago", "general:h_gisgo"]);
});

test("10.11 in a position a general who goes along and has no limits has come from the start; one limit too few is refused", () => {
  const forces = [carthage("saguntum", 8, "hannibal", "mago")];
  const game = gameAt({ forces, hands: { carthage: [1, 2] } });
  setOut(game, 1, "hannibal", { staff: ["mago"], cus: 8 });
  const position = hannibal.writePosition(game.state) as { march: Record<string, Plain> };
  const { staffLimits, ...bare } = position.march;
  expect(staffLimits).toHaveLength(1);
  const again = gameAt({ ...position, march: bare } as never);
  march(again, "dertosa");
  stop(again);
  expect(whereIs(again, "mago")).toBe("dertosa");
  expect(() => gameAt({ ...position, march: { ...bare, staffLimits: [] } } as never)).toThrow(/one limit for each general/);
});
