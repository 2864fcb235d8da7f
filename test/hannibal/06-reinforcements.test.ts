import { expect, test } from "vitest";
import { carthage, cusOf, generalsOf, rome, whereIs } from "./march.ts";
import { gameAt, logged, options, play, type Situation } from "./table.ts";

const ROMANS = ["p_scipio", "t_longus", "flaminius", "varro", "a_paulus", "fabius_maximus", "marcellus", "c_nero"];
const CARTHAGINIANS = ["hannibal", "hasdrubal", "hanno", "mago", "h_gisgo"];
/** Generals out of the game but for some, so that a position or a draw holds no surprise. */
const goneBut = (...present: string[]) => [...ROMANS, ...CARTHAGINIANS].filter((id) => !present.includes(id));

/** What Carthage is offered for its CUs: it places each where it can, first in the list. */
function carthaginianLevies(position: Parameters<typeof gameAt>[0]) {
  const game = gameAt({ turn: 2, phase: "carthaginian-reinforcements", ...position });
  const offered: string[][] = [];
  while (game.question?.prompt === "hannibal.reinforce-carthage") {
    const posts = options(game, "reinforce-carthage");
    offered.push([...posts].sort());
    game.answer(posts[0]!);
  }
  return { game, offered };
}

test("6.1 Carthage gets a CU in Africa, one each for New Carthage and Baetica in Spain, and one anywhere", () => {
  const { offered } = carthaginianLevies({
    forces: [
      carthage("zama", 2, "hanno"),
      carthage("corduba", 2, "hasdrubal"),
      carthage("capua", 5, "hannibal"),
      rome("rome", 8, "p_scipio"),
    ],
    control: { carthage: ["carthage", "new_carthage", "hispalis", "corduba", "acci"], rome: ["rome"] },
    gone: goneBut("hanno", "hasdrubal", "hannibal", "p_scipio"),
  });
  expect(offered).toEqual([
    ["space:carthage", "space:zama"],
    ["space:corduba", "space:new_carthage"],
    ["space:corduba", "space:new_carthage"],
    ["space:capua", "space:carthage", "space:corduba", "space:new_carthage", "space:zama"],
  ]);
});

test("6.1 without New Carthage and without Baetica there are no CUs for Spain", () => {
  const { offered } = carthaginianLevies({
    forces: [carthage("carthage", 2, "hanno"), carthage("salaria", 2, "hasdrubal"), rome("rome", 8, "p_scipio")],
    control: { carthage: ["carthage", "hispalis", "corduba"], rome: ["rome", "new_carthage"] },
    gone: goneBut("hanno", "hasdrubal", "p_scipio"),
  });
  expect(offered).toEqual([["space:carthage", "space:salaria"]]); // the one for Africa can only go to Carthage
});

test("6.1 Baetica alone gives a CU to a general in Spain", () => {
  const { game } = carthaginianLevies({
    forces: [carthage("salaria", 2, "hasdrubal"), rome("rome", 8, "p_scipio")],
    control: { carthage: ["hispalis", "corduba", "acci"], rome: ["rome", "new_carthage", "carthage"] },
    gone: goneBut("hasdrubal", "p_scipio"),
  });
  expect(cusOf(game, "carthage", "salaria")).toBe(4); // Baetica's and the one for anywhere; Africa has nobody to take its own
  expect(logged(game, "reinforcement-lost")).toEqual([{ seat: "seat:carthage", cus: 1, because: "hannibal.levy.africa.lost" }]);
});

test("6.1 displaced generals come back after the CUs, to any CUs that are not besieged", () => {
  const game = gameAt({
    turn: 2,
    phase: "carthaginian-generals",
    forces: [
      carthage("carthage", 4),
      carthage("malaca", 1),
      carthage("inside:new_carthage", 2),
      rome("new_carthage", 5),
      rome("rome", 8, "p_scipio"),
    ],
    siege: { new_carthage: { by: "rome", points: 1 } },
    displaced: ["mago"],
    gone: goneBut("mago", "p_scipio"),
  });
  expect([...options(game, "return-general")].sort()).toEqual(["space:carthage", "space:malaca"]);
  game.answer("space:malaca");
  expect(generalsOf(game, "carthage", "malaca")).toEqual(["mago"]);
});

test("6.1 a displaced general stays away while there are no free CUs for him", () => {
  const game = gameAt({
    turn: 2,
    phase: "carthaginian-generals",
    forces: [carthage("inside:new_carthage", 2), rome("new_carthage", 5), rome("rome", 8, "p_scipio")],
    siege: { new_carthage: { by: "rome", points: 2 } },
    displaced: ["mago"],
    gone: goneBut("mago", "p_scipio"),
  });
  expect(whereIs(game, "mago")).toBeUndefined();
  expect((game.view(null) as { displaced: string[] }).displaced).toEqual(["mago"]);
});

test("6.1 Hanno comes back in Africa only", () => {
  const game = gameAt({
    turn: 2,
    phase: "carthaginian-generals",
    forces: [carthage("zama", 1), carthage("malaca", 5), rome("rome", 8, "p_scipio")],
    displaced: ["hanno"],
    gone: goneBut("hanno", "p_scipio"),
  });
  expect(whereIs(game, "hanno")).toBe("zama");
});

test("6.1 a general who comes back to an equal may command or serve", () => {
  const game = gameAt({
    turn: 2,
    phase: "carthaginian-generals",
    forces: [carthage("malaca", 5, "h_gisgo"), rome("rome", 8, "p_scipio")],
    displaced: ["hasdrubal"],
    gone: goneBut("hasdrubal", "h_gisgo", "p_scipio"),
  });
  play(game, ["commander", "general:hasdrubal"]);
  expect(generalsOf(game, "carthage", "malaca")).toEqual(["hasdrubal", "h_gisgo"]);
});

test("6.2 Rome places five CUs in Rome and with its generals, at least three of them in Italy", () => {
  const game = gameAt({
    turn: 2,
    phase: "roman-reinforcements",
    forces: [rome("rome", 3), rome("agrigentum", 8, "t_longus"), rome("pisae", 5, "p_scipio"), rome("massilia", 4)],
    consuls: ["p_scipio", "t_longus"],
  });
  const question = game.question!;
  expect(question.kind === "allocate" && question.items.map(({ id }) => id).sort()).toEqual([
    "space:agrigentum",
    "space:pisae",
    "space:rome",
  ]);
  expect(() => game.answer({ "space:agrigentum": 3, "space:rome": 2 })).toThrow();
  expect(() => game.answer({ "space:rome": 4 })).toThrow();
  game.answer({ "space:agrigentum": 2, "space:rome": 1, "space:pisae": 2 });
  expect(cusOf(game, "rome", "agrigentum")).toBe(10);
  expect(cusOf(game, "rome", "pisae")).toBe(7);
  expect(cusOf(game, "rome", "rome")).toBe(4);
});

test("6.2 if Rome has no stack of five CUs it must make one", () => {
  const game = gameAt({
    turn: 2,
    phase: "roman-reinforcements",
    forces: [rome("rome", 2), rome("pisae", 3, "p_scipio"), rome("agrigentum", 4, "t_longus"), rome("capua", 4)],
    consuls: ["p_scipio", "t_longus"],
  });
  expect([...options(game, "stack-of-five")].sort()).toEqual(["space:agrigentum", "space:pisae", "space:rome"]);
  game.answer("space:rome");
  expect(() => game.answer({ "space:rome": 2, "space:pisae": 3 })).toThrow();
  game.answer({ "space:rome": 3, "space:pisae": 2 });
  expect(cusOf(game, "rome", "rome")).toBe(5);
});

test("6.2 the stack of five may be made abroad only if two CUs are enough for it", () => {
  const game = gameAt({
    turn: 2,
    phase: "roman-reinforcements",
    forces: [rome("rome", 1), rome("agrigentum", 2, "t_longus"), rome("dertosa", 3, "p_scipio")],
    consuls: ["p_scipio", "t_longus"],
  });
  expect([...options(game, "stack-of-five")].sort()).toEqual(["space:dertosa", "space:rome"]);
});

test("6.3 nobody is reinforced inside a besieged city; with all generals shut up in besieged Rome it gets no CUs at all", () => {
  const game = gameAt({
    turn: 2,
    phase: "roman-reinforcements",
    forces: [rome("inside:rome", 3, "p_scipio", "t_longus"), carthage("rome", 8, "hannibal")],
    siege: { rome: { by: "carthage", points: 1 } },
    consuls: ["p_scipio", "t_longus"],
  });
  expect(logged(game, "reinforcement-lost")).toEqual([{ seat: "seat:rome", cus: 5, because: "hannibal.levy.rome" }]);
  expect(game.state.cus.rome.reduce((sum, cus) => sum + cus)).toBe(3);
});

test("6.3 with Rome besieged only the CUs that may go abroad come; the log says how many are lost", () => {
  const game = gameAt({
    turn: 2,
    phase: "roman-reinforcements",
    forces: [rome("inside:rome", 3, "t_longus"), rome("tarraco", 5, "p_scipio"), carthage("rome", 8, "hannibal")],
    siege: { rome: { by: "carthage", points: 1 } },
    consuls: ["p_scipio", "t_longus"],
  });
  const [lost] = logged(game, "reinforcement-lost");
  expect(lost).toEqual({ seat: "seat:rome", cus: 3, because: "hannibal.levy.rome-abroad" });
});

test("6.3 with Rome besieged a general elsewhere in Italy takes the reinforcements", () => {
  const game = gameAt({
    turn: 2,
    phase: "roman-reinforcements",
    forces: [rome("inside:rome", 3, "p_scipio"), rome("pisae", 1, "t_longus"), carthage("rome", 8, "hannibal")],
    siege: { rome: { by: "carthage", points: 1 } },
    consuls: ["p_scipio", "t_longus"],
  });
  expect(cusOf(game, "rome", "pisae")).toBe(6);
});

test("6.3 what must be placed in Italy and cannot is lost: a general abroad takes two CUs", () => {
  const game = gameAt({
    turn: 2,
    phase: "roman-reinforcements",
    forces: [rome("inside:rome", 3, "p_scipio"), rome("agrigentum", 6, "t_longus"), carthage("rome", 8, "hannibal")],
    siege: { rome: { by: "carthage", points: 1 } },
    consuls: ["p_scipio", "t_longus"],
  });
  expect(cusOf(game, "rome", "agrigentum")).toBe(8);
  expect(cusOf(game, "rome", "inside:rome")).toBe(3);
});

test("6.3 a city with enemies before it that is not besieged takes CUs, as many as it holds", () => {
  const game = gameAt({
    turn: 2,
    phase: "roman-reinforcements",
    forces: [rome("inside:rome", 2), rome("agrigentum", 6, "t_longus"), carthage("rome", 8, "hannibal")],
    consuls: ["t_longus"],
  });
  expect(() => game.answer({ "inside:rome": 4, "space:agrigentum": 1 })).toThrow();
  play(game, ["reinforce-rome", { "inside:rome": 3, "space:agrigentum": 2 }]);
  expect(cusOf(game, "rome", "inside:rome")).toBe(5);
  expect(cusOf(game, "rome", "agrigentum")).toBe(8);
});

test("6.3 New Carthage besieged with all the Carthaginian generals of Spain in it costs both CUs of Spain", () => {
  const { game, offered } = carthaginianLevies({
    forces: [
      carthage("inside:new_carthage", 2, "hasdrubal", "mago"),
      carthage("carthage", 4, "hanno"),
      rome("new_carthage", 5, "p_scipio"),
      rome("rome", 5, "t_longus"),
    ],
    siege: { new_carthage: { by: "rome", points: 1 } },
    consuls: ["p_scipio", "t_longus"],
    gone: goneBut("hasdrubal", "mago", "hanno", "p_scipio", "t_longus"),
  });
  expect(logged(game, "reinforcement-lost").map(({ because }) => because)).toEqual([
    "hannibal.levy.new-carthage.lost",
    "hannibal.levy.baetica.lost",
  ]);
  expect(offered).toEqual([]); // both of the others can only go to Carthage
  expect(cusOf(game, "carthage", "carthage")).toBe(6);
});

test("6.3 an enemy general without CUs does not keep reinforcements out: he is displaced", () => {
  const { game } = carthaginianLevies({
    forces: [
      carthage("carthage", 1),
      carthage("zama", 1, "hanno"),
      rome("new_carthage", 0, "p_scipio"),
      rome("rome", 8, "t_longus"),
    ],
    consuls: ["p_scipio", "t_longus"],
    gone: goneBut("hanno", "p_scipio", "t_longus"),
  });
  expect(cusOf(game, "carthage", "new_carthage")).toBe(2);
  expect(logged(game, "displaced")).toEqual([
    { general: "general:p_scipio", space: "space:new_carthage", at: "outside:new_carthage" },
  ]);
});

// 6.4-6.6 Elections

const elections = (position: Parameters<typeof gameAt>[0], situation: Situation = {}) =>
  gameAt({ turn: 2, phase: "elections", ...position }, situation);

test("6.4 the proconsul stays, all others go into the cup, and two are drawn from it", () => {
  const game = elections({
    forces: [rome("rome", 8, "p_scipio"), rome("agrigentum", 8, "t_longus"), rome("pisae", 6, "varro")],
    consuls: ["p_scipio", "t_longus"],
    proconsul: "varro",
    gone: goneBut("p_scipio", "t_longus", "varro"),
  });
  play(game, ["proconsul", "general:varro"]);
  const view = game.view(null) as { consuls: string[]; proconsul: string };
  expect(view.proconsul).toBe("varro");
  expect([...view.consuls].sort()).toEqual(["p_scipio", "t_longus"]); // those who left may be drawn again
});

test("6.4 the consuls are drawn at random from those in the cup, displaced generals among them", () => {
  const drawn = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const game = elections(
      { forces: [rome("rome", 8, "p_scipio")], displaced: ["t_longus"], consuls: ["p_scipio"] },
      { seed: `draw ${seed}` },
    );
    const { consuls } = game.view(null) as { consuls: string[] };
    expect(new Set(consuls).size).toBe(2);
    for (const consul of consuls) drawn.add(consul);
  }
  expect([...drawn].sort()).toEqual(ROMANS.filter((id) => id !== "p_scipio").sort());
});

test("6.4 naming a proconsul is compulsory in the Avalon Hill rules, optional in Valley's", () => {
  const position = {
    forces: [rome("rome", 8, "p_scipio"), rome("agrigentum", 8, "t_longus")],
    consuls: ["p_scipio", "t_longus"],
  };
  expect(options(elections(position), "proconsul")).toEqual(["general:p_scipio", "general:t_longus"]);
  const free = elections(position, { ruleset: "valley" });
  expect(options(free, "proconsul")).toEqual(["general:p_scipio", "general:t_longus", "none"]);
  free.answer("none");
  expect((free.view(null) as { proconsul: null }).proconsul).toBeNull();
});

test("6.6 in the Valley rules, too, a proconsul is only dismissed for another", () => {
  const position = {
    forces: [rome("rome", 8, "p_scipio"), rome("agrigentum", 8, "t_longus"), rome("capua", 5, "varro")],
    consuls: ["p_scipio", "t_longus"],
    proconsul: "varro",
  };
  const game = elections(position, { ruleset: "valley" });
  expect(options(game, "proconsul")).toEqual(["general:p_scipio", "general:t_longus", "general:varro"]);
});

test("6.7 in the Valley rules Scipio Africanus does not come to the space of a walled city; in those of Avalon Hill he does", () => {
  const places = (ruleset: "ah2" | "valley") => {
    const game = gameAt(
      {
        turn: 6,
        phase: "scipio-africanus",
        forces: [rome("rome", 8, "varro")],
        control: { rome: ["rome", "capua", "pisae", "malaca"], carthage: ["carthage"] },
      },
      { ruleset },
    );
    return options(game, "africanus");
  };
  expect(places("ah2")).toEqual(["space:malaca", "space:pisae", "space:rome", "space:capua"]);
  expect(places("valley")).toEqual(["space:malaca", "space:pisae"]);
});

test("6.5 a consul is placed with at least five CUs, wherever they are", () => {
  const game = elections({
    forces: [rome("rome", 4), rome("agrigentum", 5), rome("pisae", 8, "varro"), rome("capua", 3)],
    proconsul: "varro",
    gone: goneBut("p_scipio", "t_longus", "varro"),
  });
  expect([...options(game, "place-consul")].sort()).toEqual(["space:agrigentum", "space:pisae"]);
  const cus = (space: string) => game.question!.whyNot!(`space:${space}`);
  expect(cus("capua")).toEqual({ why: "hannibal.why.not-five-cus", rule: "6.5", params: { cus: 3, space: "space:capua" } });
  expect(cus("toletum")).toMatchObject({ params: { cus: 0 } });
});

test("6.5 with a single stack of five both consuls go there, and one of them commands; a proconsul serves under them", () => {
  const game = elections({
    forces: [rome("rome", 4), rome("pisae", 8, "varro")],
    proconsul: "varro",
    gone: goneBut("p_scipio", "t_longus", "varro"),
  });
  expect([...options(game, "commander")].sort()).toEqual(["general:p_scipio", "general:t_longus"]);
  game.answer("general:t_longus");
  expect(generalsOf(game, "rome", "pisae")[0]).toBe("t_longus");
  expect(generalsOf(game, "rome", "pisae")).toHaveLength(3);
  const arrived = { space: "space:pisae", because: "hannibal.because.consular-army" };
  expect(logged(game, "general-arrives")).toMatchObject([arrived, arrived]);
});

test("6.5 consuls go into besieged Rome if no other place is legal, though no reinforcements do", () => {
  const besieged = {
    siege: { rome: { by: "carthage", points: 1 } },
    proconsul: "varro",
    gone: goneBut("p_scipio", "t_longus", "varro", "hannibal"),
  };
  const only = elections({
    ...besieged,
    forces: [rome("inside:rome", 5), rome("pisae", 4, "varro"), carthage("rome", 8, "hannibal")],
  });
  expect([whereIs(only, "p_scipio"), whereIs(only, "t_longus")]).toEqual(["inside:rome", "inside:rome"]);
  const weak = elections({
    ...besieged,
    forces: [rome("inside:rome", 2), rome("dertosa", 4, "varro"), carthage("rome", 8, "hannibal")],
  });
  expect([whereIs(weak, "p_scipio"), whereIs(weak, "t_longus")]).toEqual(["inside:rome", "inside:rome"]);
  const elsewhere = elections({
    ...besieged,
    forces: [rome("inside:rome", 5), rome("pisae", 5, "varro"), carthage("rome", 8, "hannibal")],
  });
  expect([whereIs(elsewhere, "p_scipio"), whereIs(elsewhere, "t_longus")]).toEqual(["pisae", "pisae"]);
});

test("6.6 there is one proconsul: the old one is kept, or a departing consul takes his place", () => {
  const game = elections({
    forces: [rome("rome", 8, "p_scipio"), rome("agrigentum", 8, "t_longus"), rome("pisae", 6, "varro")],
    consuls: ["p_scipio", "t_longus"],
    proconsul: "varro",
    gone: goneBut("p_scipio", "t_longus", "varro"),
  });
  expect(options(game, "proconsul")).toEqual(["general:p_scipio", "general:t_longus", "general:varro"]);
  game.answer("general:t_longus");
  const view = game.view(null) as { consuls: string[]; proconsul: string };
  expect(view.proconsul).toBe("t_longus");
  expect(whereIs(game, "t_longus")).toBe("agrigentum");
  expect([...view.consuls].sort()).toEqual(["p_scipio", "varro"]);
  expect(logged(game, "proconsul")).toMatchObject([{ general: "general:t_longus", relieved: ["general:varro"] }]);
});

// 6.7 Scipio Africanus

test("6.7 on turn 6 Scipio Africanus comes with five CUs to a Roman space of Italy or port of Spain without enemy CUs", () => {
  const game = gameAt({
    turn: 6,
    phase: "scipio-africanus",
    forces: [rome("rome", 8, "p_scipio"), carthage("capua", 5, "hannibal")],
    control: { rome: ["rome", "capua", "pisae", "tarraco", "ilerda", "massilia", "messana"], carthage: ["dertosa", "arpi"] },
    consuls: ["p_scipio"],
  });
  expect([...options(game, "africanus")].sort()).toEqual(["space:pisae", "space:rome", "space:tarraco"]);
  game.answer("space:tarraco");
  expect(generalsOf(game, "rome", "tarraco")).toEqual(["scipio_africanus"]);
  expect(cusOf(game, "rome", "tarraco")).toBe(5);
});

test("6.7 he comes after the regular five CUs and before the consuls, who may join him", () => {
  const game = gameAt({
    turn: 6,
    phase: "roman-reinforcements",
    forces: [rome("rome", 1, "p_scipio")],
    consuls: ["p_scipio"],
    gone: goneBut("p_scipio", "t_longus", "varro"),
  });
  expect(cusOf(game, "rome", "rome")).toBe(6); // five regular CUs
  play(game, ["africanus", "space:pisae"]);
  expect([...options(game, "place-consul")].sort()).toEqual(["space:pisae", "space:rome"]);
});

test("6.7 he does not come before turn 6", () => {
  const game = gameAt({ turn: 5, phase: "scipio-africanus", forces: [rome("rome", 8, "p_scipio")], consuls: ["p_scipio"] });
  expect(game.question?.prompt).not.toBe("hannibal.africanus");
  expect(whereIs(game, "scipio_africanus")).toBeUndefined();
  expect((game.view(null) as { awaited: string[] }).awaited).toEqual(["scipio_africanus"]);
});

test("6.7 with no eligible space he never comes", () => {
  const game = gameAt({
    turn: 6,
    phase: "scipio-africanus",
    forces: [rome("inside:rome", 5, "p_scipio"), carthage("rome", 8, "hannibal")],
    control: { rome: ["rome", "massilia", "ilerda"], carthage: ["carthage"] },
    consuls: ["p_scipio"],
  });
  expect((game.view(null) as { gone: string[] }).gone).toContain("scipio_africanus");
  expect(logged(game, "never-arrives")).toEqual([{ general: "general:scipio_africanus" }]);
});

test("6.7 Africanus is a second proconsul: elections leave him where he is", () => {
  const game = elections({
    turn: 7,
    forces: [rome("rome", 8, "p_scipio"), rome("dertosa", 5, "scipio_africanus"), rome("pisae", 5, "t_longus")],
    consuls: ["p_scipio", "t_longus"],
    gone: goneBut("p_scipio", "t_longus", "varro"),
  });
  expect(options(game, "proconsul")).toEqual(["general:p_scipio", "general:t_longus"]);
  game.answer("general:t_longus");
  expect(whereIs(game, "scipio_africanus")).toBe("dertosa");
  expect(whereIs(game, "t_longus")).toBe("pisae");
});

test("6.7 Africanus and the other proconsul are equals: together, Rome says who commands", () => {
  const game = elections({
    turn: 7,
    forces: [rome("rome", 8, "p_scipio"), rome("pisae", 4, "t_longus", "scipio_africanus")],
    consuls: ["p_scipio"],
    proconsul: "t_longus",
    gone: goneBut("p_scipio", "t_longus", "varro"),
  });
  play(game, ["proconsul", "general:t_longus"], ["commander", "general:p_scipio"], ["commander", "general:scipio_africanus"]);
  expect(generalsOf(game, "rome", "pisae")).toEqual(["scipio_africanus", "t_longus"]);
});
