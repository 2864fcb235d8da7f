import { expect, test } from "vitest";
import { carthage, cusOf, march, rome, setOut, stop, whereIs } from "./march.ts";
import { type Game, gameAt, logged, options, play } from "./table.ts";

const MINOR = 37;
const open = (romans: string[] = ["rome"], punics: string[] = ["carthage"]) => ({ control: { rome: romans, carthage: punics } });
const why = (game: Game, option: string) => game.question?.whyNot?.(option);
const ROMANS = ["p_scipio", "t_longus", "flaminius", "varro", "a_paulus", "fabius_maximus", "marcellus", "c_nero"];
const goneBut = (...present: string[]) => ROMANS.filter((id) => !present.includes(id));

test("general P. Scipio is moved by a 2 while he is in Spain, elsewhere only by a 3", () => {
  const uses = (at: string) => {
    const game = gameAt({ active: "rome", forces: [rome(at, 5, "p_scipio")], hands: { rome: [5] } });
    play(game, ["play-card", "card:5"]);
    return options(game, "use-card");
  };
  expect(uses("tarraco")).toContain("move");
  expect(uses("massilia")).not.toContain("move");
  expect(uses("rome")).not.toContain("move");
  const one = gameAt({ active: "rome", forces: [rome("tarraco", 5, "p_scipio")], hands: { rome: [7] } });
  play(one, ["play-card", "card:7"]);
  expect(options(one, "use-card")).not.toContain("move");
});

const interception = (general: string, die: number, punics: string[] = ["carthage"]) => {
  const game = gameAt(
    {
      ...open(["rome"], punics),
      forces: [carthage("cannae", 5, "hannibal"), rome("capua", 6, general)],
      hands: { carthage: [1] },
    },
    { dice: [die] },
  );
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "beneventum");
  play(game, ["intercept", `general:${general}`], ["intercept.with.cus", { cus: 6 }]);
  return logged(game, "intercept-roll")[0]!.result;
};

test("general Varro intercepts on 1 to 4; an enemy PC still costs him one", () => {
  expect(interception("varro", 4)).toBe("hannibal.success");
  expect(interception("varro", 5)).toBe("hannibal.failure");
  expect(interception("varro", 4, ["beneventum"])).toBe("hannibal.failure");
  expect(interception("t_longus", 2)).toBe("hannibal.failure"); // another general with a battle rating of 1
});

const attackOn = (stack: ReturnType<typeof carthage>, general: string, die: number, subordinate = false) => {
  const game = gameAt(
    { ...open(), active: "rome", forces: [rome("arpi", 6, "marcellus"), stack], hands: { rome: [1, 2] } },
    { dice: [die] },
  );
  setOut(game, 1, "marcellus", { cus: 6 });
  march(game, "cannae");
  play(game, ["avoid", `general:${general}`]);
  if (subordinate) expect(stack.generals[0]).not.toBe(general);
  return logged(game, "avoid-roll")[0]!;
};

test("general H. Gisgo avoids battle and intercepts on 1 to 3", () => {
  expect(attackOn(carthage("cannae", 4, "h_gisgo"), "h_gisgo", 3)).toMatchObject({ needed: 3, result: "hannibal.success" });
  expect(attackOn(carthage("cannae", 4, "h_gisgo"), "h_gisgo", 4)).toMatchObject({ result: "hannibal.failure" });
  const game = gameAt(
    {
      ...open(),
      active: "rome",
      forces: [rome("terventum", 6, "marcellus"), carthage("cannae", 5, "h_gisgo")],
      hands: { rome: [1] },
    },
    { dice: [3] },
  );
  setOut(game, 1, "marcellus", { cus: 6 });
  march(game, "arpi");
  play(game, ["intercept", "general:h_gisgo"], ["intercept.with.cus", { cus: 5 }]);
  expect(logged(game, "intercept-roll")).toMatchObject([{ needed: 3, result: "hannibal.success" }]);
});

test("general H. Gisgo leads with his own number when he goes as a subordinate and his commander stays", () => {
  expect(attackOn(carthage("cannae", 6, "mago", "h_gisgo"), "h_gisgo", 3, true)).toMatchObject({ needed: 3 });
});

test("general Fabius Maximus avoids battle on 1 to 5", () => {
  const at = (die: number) => {
    const game = gameAt(
      { ...open(), forces: [carthage("arpi", 6, "hannibal"), rome("cannae", 6, "fabius_maximus")], hands: { carthage: [1, 2] } },
      { dice: [die] },
    );
    setOut(game, 1, "hannibal", { cus: 6 });
    march(game, "cannae");
    play(game, ["avoid", "general:fabius_maximus"]);
    return logged(game, "avoid-roll")[0]!.result;
  };
  expect(at(5)).toBe("hannibal.success");
  expect(at(6)).toBe("hannibal.failure");
});

test("general Fabius Maximus does not leave Italy by land or sea, but sails from one Italian port to another", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("rhegium", 5, "fabius_maximus")],
    hands: { rome: [1] },
  });
  setOut(game, 1, "fabius_maximus", { cus: 5 });
  expect(why(game, "space:messana")).toMatchObject({ why: "hannibal.why.confined", rule: "24" });
  expect(why(game, "sea:messana")).toMatchObject({ why: "hannibal.why.confined", rule: "24" });
  march(game, "sea:neapolis");
  expect(whereIs(game, "fabius_maximus")).toBe("neapolis");
});

test("general Fabius Maximus is not taken out of Italy by another either", () => {
  const game = gameAt({ active: "rome", forces: [rome("rhegium", 5, "varro", "fabius_maximus")], hands: { rome: [1] } });
  setOut(game, 1, "varro", { cus: 5, staff: ["fabius_maximus"] });
  expect(why(game, "space:messana")?.rule).toBe("24");
});

test("general Fabius Maximus does not go out of Italy to intercept or to avoid battle, nor as a subordinate of one who does", () => {
  const liguria = (stack: ReturnType<typeof rome>) => {
    const game = gameAt(
      { ...open(["pisae", "rome"]), tribes: [], forces: [carthage("taurini", 6, "hannibal"), stack], hands: { carthage: [1] } },
      { dice: [1, 1] },
    );
    setOut(game, 1, "hannibal", { cus: 6 });
    return march(game, "eastern_ligurians"); // over a pass, next to Pisae
  };
  expect(liguria(rome("pisae", 6, "fabius_maximus")).question?.prompt).toBe("hannibal.march");
  const withVarro = liguria(rome("pisae", 6, "varro", "fabius_maximus"));
  play(withVarro, ["intercept", "general:varro"]);
  expect(withVarro.question?.prompt).toBe("hannibal.intercept.with.cus"); // Fabius is not asked
  const avoiding = gameAt(
    {
      ...open(["rome"]),
      tribes: [],
      forces: [carthage("faesulae", 6, "hannibal"), rome("pisae", 6, "fabius_maximus")],
      hands: { carthage: [1] },
    },
    { dice: [1] },
  );
  setOut(avoiding, 1, "hannibal", { cus: 6 });
  march(avoiding, "pisae");
  play(avoiding, ["avoid", "general:fabius_maximus"], ["avoid.with.cus", { cus: 6 }]); // to Cosa: no other place was open to him
  expect(whereIs(avoiding, "fabius_maximus")).toBe("cosa");
});

/** Fabius and Varro are the only generals of Rome left: both are drawn. */
const drawn = (position: Parameters<typeof gameAt>[0]) =>
  gameAt({ turn: 2, phase: "elections", gone: goneBut("fabius_maximus", "varro"), ...position });

test("general Fabius Maximus is placed with five CUs in Italy", () => {
  const game = drawn({ forces: [rome("rome", 6), rome("agrigentum", 8), rome("pisae", 5), rome("capua", 3)] });
  const places: Record<string, string[]> = {};
  while (game.question?.prompt === "hannibal.place-consul") {
    places[String(game.question.params?.general)] = [...options(game, "place-consul")].sort();
    game.answer("space:rome");
  }
  expect(places["general:fabius_maximus"]).toEqual(["space:pisae", "space:rome"]);
  expect(places["general:varro"]).toEqual(["space:agrigentum", "space:pisae", "space:rome"]);
});

test("general Fabius Maximus is placed with any CUs in Italy if no stack there has five", () => {
  const game = drawn({ forces: [rome("agrigentum", 8), rome("pisae", 2)] });
  expect(whereIs(game, "fabius_maximus")).toBe("pisae");
  expect(whereIs(game, "varro")).toBe("agrigentum");
});

test("general Fabius Maximus is placed in Rome if there are no CUs in Italy, even if it is besieged", () => {
  expect(whereIs(drawn({ forces: [rome("agrigentum", 8)] }), "fabius_maximus")).toBe("rome");
  const besieged = drawn({
    forces: [rome("agrigentum", 8), carthage("rome", 5)],
    siege: { rome: { by: "carthage", points: 1 } },
  });
  expect(whereIs(besieged, "fabius_maximus")).toBe("inside:rome");
});

test("general Fabius Maximus goes into besieged Rome if the only five CUs of Italy are there", () => {
  const game = drawn({
    forces: [rome("agrigentum", 8), rome("inside:rome", 5), rome("pisae", 2), carthage("rome", 5)],
    siege: { rome: { by: "carthage", points: 1 } },
  });
  expect(whereIs(game, "fabius_maximus")).toBe("inside:rome");
});

test("general C. Nero moves six spaces with a campaign, three of them on either side of a voyage", () => {
  const game = gameAt({ active: "rome", forces: [rome("terventum", 6, "c_nero")], hands: { rome: [MINOR] } });
  setOut(game, MINOR, "c_nero", { cus: 6, use: "event" });
  march(game, "capua", "neapolis", "sea:messana", "enna");
  expect(cusOf(game, "rome", "enna")).toBe(6);
  expect(why(game, "space:agrigentum")?.rule).toBe("10.2");
});

test("general C. Nero sails twice in the Valley rules, once in those of Avalon Hill", () => {
  const at = (ruleset: "ah2" | "valley") => {
    const game = gameAt({ active: "rome", forces: [rome("neapolis", 6, "c_nero")], hands: { rome: [MINOR] } }, { ruleset });
    setOut(game, MINOR, "c_nero", { cus: 6, use: "event" });
    return march(game, "sea:messana");
  };
  expect(why(at("ah2"), "sea:carales")).toEqual({ why: "hannibal.why.one-voyage", rule: "24" });
  const twice = at("valley");
  march(twice, "sea:carales");
  expect(cusOf(twice, "rome", "carales")).toBe(6);
});

test("general C. Nero sails no oftener when the Campaign card is played for its operations", () => {
  const at = (ruleset: "ah2" | "valley") => {
    const game = gameAt({ active: "rome", forces: [rome("neapolis", 5, "c_nero")], hands: { rome: [MINOR] } }, { ruleset });
    setOut(game, MINOR, "c_nero", { cus: 5 });
    return march(game, "sea:messana");
  };
  expect(why(at("ah2"), "sea:carales")).toEqual({ why: "hannibal.why.one-voyage", rule: "24" });
  expect(why(at("valley"), "sea:carales")).toBeUndefined();
});

test("general Mago takes one off the naval roll when he commands the fleet", () => {
  const modifiers = (general: string) => {
    const game = gameAt({ forces: [carthage("carthage", 3, general)], hands: { carthage: [1] } }, { dice: [1] });
    setOut(game, 1, general, { cus: 3 });
    march(game, "sea:dianium");
    return logged(game, "naval-roll")[0]!.modifiers;
  };
  expect(modifiers("mago")).toEqual(["port:carthage=-2", "hannibal.because.mago=-1"]);
  expect(modifiers("hasdrubal")).toEqual(["port:carthage=-2"]);
});

test("general Hanno does not leave Africa, but sails from one African port to another", () => {
  const game = gameAt({ forces: [carthage("carthage", 4, "hanno")], hands: { carthage: [1] } }, { dice: [1] });
  setOut(game, 1, "hanno", { cus: 4 });
  expect(
    options(game, "march")
      .filter((id) => id.startsWith("sea:"))
      .sort(),
  ).toEqual(["hadrumetum", "hippo_regius", "icosium", "saldae", "tacapae", "utica"].map((id) => `sea:${id}`));
  expect(why(game, "sea:lilybaeum")).toMatchObject({ why: "hannibal.why.confined", rule: "24" });
  march(game, "sea:icosium");
  expect(whereIs(game, "hanno")).toBe("icosium");
});

test("general Hanno is not shipped out of Africa as a subordinate", () => {
  const game = gameAt({ forces: [carthage("carthage", 4, "hannibal", "hanno")], hands: { carthage: [1] } });
  setOut(game, 1, "hannibal", { cus: 4, staff: ["hanno"] });
  expect(why(game, "sea:lilybaeum")?.rule).toBe("24");
  expect(options(game, "march")).toContain("sea:utica");
});

test("general Hanno takes off a Roman PC where he ends his move, overruns or not, but not after a battle", () => {
  const game = gameAt({
    ...open(["zama", "hadrumetum"]),
    forces: [carthage("carthage", 5, "hanno"), rome("zama", 1)],
    hands: { carthage: [1, 2] },
  });
  setOut(game, 1, "hanno", { cus: 5 });
  march(game, "zama");
  expect(logged(game, "overrun")).toHaveLength(1);
  stop(game);
  play(game, ["hanno", "yes"]);
  expect(logged(game, "pc-removed")).toEqual([{ space: "space:zama", seat: "seat:rome", by: "general:hanno" }]);
});

const pursuit = (general: string, die: number) => {
  const game = gameAt(
    {
      ...open(),
      active: "rome",
      forces: [rome("arpi", 6, general), carthage("cannae", 4, "hasdrubal")],
      hands: { rome: [1, 2] },
    },
    { dice: [1, die] },
  );
  setOut(game, 1, general, { cus: 6 });
  march(game, "cannae");
  play(
    game,
    ["avoid", "general:hasdrubal"],
    ["avoid.where", "space:heraclea"],
    ["avoid.with.cus", { cus: 4 }],
    ["pursue", "yes"],
  );
  return logged(game, "pursuit-roll")[0]!;
};

test("general Flaminius pursues on 1 to 4", () => {
  expect(pursuit("flaminius", 4)).toMatchObject({ needed: 4, result: "hannibal.success" });
  expect(pursuit("flaminius", 5)).toMatchObject({ result: "hannibal.goes-no-farther" });
  expect(pursuit("c_nero", 3)).toMatchObject({ needed: 2, result: "hannibal.goes-no-farther" }); // another with a battle rating of 2
});
