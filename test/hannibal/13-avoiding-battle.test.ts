import { expect, test } from "vitest";
import { cardsDue } from "../../src/games/hannibal/rules/battle-cards.ts";
import { asks, carthage, cusOf, generalsOf, march, rome, setOut, whereIs } from "./march.ts";
import { type Game, gameAt, logged, options, play } from "./table.ts";

const open = (romans: string[] = ["rome"], punics: string[] = ["carthage"]) => ({ control: { rome: romans, carthage: punics } });

/** Marcellus (3) marches from Arpi on a Carthaginian stack in Cannae. */
const onCannae = (stack: ReturnType<typeof carthage>, dice: number[], position = {}, cus = 6): Game => {
  const game = gameAt(
    { ...open(), active: "rome", forces: [rome("arpi", 10, "marcellus"), stack], hands: { rome: [1, 2] }, ...position },
    { dice },
  );
  setOut(game, 1, "marcellus", { cus });
  return march(game, "cannae");
};

// 13.1

test("13.1 an army avoids battle on a die up to its general's battle rating, and goes to a space next to it", () => {
  const game = onCannae(carthage("cannae", 4, "hasdrubal"), [3]);
  play(game, ["avoid", "general:hasdrubal"], ["avoid.where", "space:heraclea"], ["avoid.with.cus", { cus: 4 }]);
  expect(logged(game, "avoid-roll")).toMatchObject([{ die: 3, needed: 3, result: "hannibal.success" }]);
  expect(cusOf(game, "carthage", "heraclea")).toBe(4);
  expect(game.state.battle).toBeNull();
});

test("13.1 if the die is higher it stays and fights with a battle card less", () => {
  const game = onCannae(carthage("cannae", 4, "hasdrubal"), [4]);
  play(game, ["avoid", "general:hasdrubal"]);
  expect(cusOf(game, "carthage", "cannae")).toBe(4);
  expect(game.state.battle).toMatchObject({ failedToAvoid: true });
  expect(cardsDue(game.state, "carthage")).toContainEqual({ amount: -1, because: "hannibal.because.failed-to-avoid" });
});

test("13.1 only armies do, not CUs without a general; a general without CUs may", () => {
  expect(onCannae(carthage("cannae", 4), []).state.battle).not.toBeNull();
  const alone = onCannae(carthage("cannae", 0, "hasdrubal"), [1]);
  play(alone, ["avoid", "general:hasdrubal"], ["avoid.where", "space:tarentum"]);
  expect(whereIs(alone, "hasdrubal")).toBe("tarentum");
  const caught = onCannae(carthage("cannae", 0, "hasdrubal"), [6]);
  play(caught, ["avoid", "general:hasdrubal"]);
  expect(whereIs(caught, "hasdrubal")).toBeUndefined();
});

test("13.2, 10.4 a general goes to where an enemy general stands alone only with a CU, which displaces him", () => {
  const nero = { forces: [rome("arpi", 10, "marcellus"), rome("heraclea", 0, "c_nero")] };
  const alone = onCannae(carthage("cannae", 0, "hasdrubal"), [1], {
    forces: [...nero.forces, carthage("cannae", 0, "hasdrubal")],
  });
  play(alone, ["avoid", "general:hasdrubal"]);
  expect(options(alone, "avoid.where")).not.toContain("space:heraclea");
  const army = onCannae(carthage("cannae", 4, "hasdrubal"), [1], {
    forces: [...nero.forces, carthage("cannae", 4, "hasdrubal")],
  });
  play(army, ["avoid", "general:hasdrubal"], ["avoid.where", "space:heraclea"]);
  expect(army.question).toMatchObject({ prompt: "hannibal.avoid.with.cus", min: 1, max: 4 });
  play(army, ["avoid.with.cus", { cus: 1 }]);
  expect([whereIs(army, "hasdrubal"), whereIs(army, "c_nero")]).toEqual(["heraclea", undefined]);
});

test("13.1 nobody avoids a general who is alone", () => {
  const game = gameAt({
    ...open(),
    active: "rome",
    forces: [rome("arpi", 1, "marcellus"), carthage("cannae", 0, "hasdrubal")],
    hands: { rome: [1] },
  });
  setOut(game, 1, "marcellus", { cus: 0 });
  march(game, "cannae");
  expect(asks(game, "avoid")).toBe(false);
});

// 13.2

test("13.2 ten CUs get away at most; the others stay and fight", () => {
  const game = onCannae(carthage("cannae", 12, "hasdrubal"), [1]);
  play(game, ["avoid", "general:hasdrubal"], ["avoid.where", "space:heraclea"]);
  expect(() => game.answer({ cus: 11 })).toThrow();
  game.answer({ cus: 10 });
  expect(game.state.battle).toMatchObject({ strength: { rome: 6, carthage: 2 }, failedToAvoid: false });
});

test("13.2 it may leave CUs and generals behind", () => {
  const game = onCannae(carthage("cannae", 6, "hannibal", "mago"), [1]);
  play(
    game,
    ["avoid", "general:hannibal"],
    ["avoid.where", "space:heraclea"],
    ["avoid.with.generals", []],
    ["avoid.with.cus", { cus: 2 }],
  );
  expect(generalsOf(game, "carthage", "heraclea")).toEqual(["hannibal"]);
  expect(game.state.battle?.commanders.carthage).not.toBe(-1);
  expect(game.state.battle?.strength.carthage).toBe(4);
});

test("13.2 a single CU left behind is overrun, and then the army may pursue", () => {
  const game = onCannae(carthage("cannae", 4, "hasdrubal"), [1]);
  play(game, ["avoid", "general:hasdrubal"], ["avoid.where", "space:heraclea"], ["avoid.with.cus", { cus: 3 }]);
  expect(logged(game, "overrun")).toHaveLength(1);
  expect(game.question?.prompt).toBe("hannibal.pursue");
});

test("13.2 not to where the enemy came from, nor to enemy CUs or PCs, nor to a tribe that is not friendly", () => {
  const game = onCannae(carthage("cannae", 4, "hasdrubal"), [1], {
    ...open(["beneventum"]),
    forces: [rome("arpi", 6, "marcellus"), carthage("cannae", 4, "hasdrubal"), rome("tarentum", 1)],
  });
  play(game, ["avoid", "general:hasdrubal"]);
  expect(options(game, "avoid.where")).toEqual(["space:brundisium", "space:heraclea"]);
  const tribes = gameAt(
    {
      ...open(),
      active: "rome",
      forces: [rome("tolosa", 6, "marcellus"), carthage("arverni", 4, "hasdrubal")],
      hands: { rome: [1] },
    },
    { dice: [1] },
  );
  setOut(tribes, 1, "marcellus", { cus: 6 });
  march(tribes, "arverni");
  play(tribes, ["avoid", "general:hasdrubal"], ["avoid.with.cus", { cus: 4 }]); // to Gergovia: the Aquitani are no friends
  expect(cusOf(tribes, "carthage", "gergovia")).toBe(4);
});

test("13.2 to a friendly tribe it may go", () => {
  const game = gameAt(
    {
      active: "rome",
      ...open(["rome"], ["boii"]),
      forces: [rome("mutina", 6, "marcellus"), carthage("verona", 4, "hasdrubal")],
      hands: { rome: [1] },
    },
    { dice: [1] },
  );
  setOut(game, 1, "marcellus", { cus: 6 });
  march(game, "verona");
  play(game, ["avoid", "general:hasdrubal"], ["avoid.with.cus", { cus: 4 }]); // the Insubres are neutral here
  expect(cusOf(game, "carthage", "boii")).toBe(4);
});

test("13.2 not over a pass or strait; with nowhere to go nobody is asked", () => {
  const game = gameAt({
    ...open(["faesulae", "ariminum", "rome", "verona", "boii"]),
    active: "rome",
    forces: [rome("verona", 6, "marcellus"), carthage("mutina", 4, "hasdrubal")],
    hands: { rome: [1] },
  });
  setOut(game, 1, "marcellus", { cus: 6 });
  march(game, "mutina");
  expect(asks(game, "avoid")).toBe(false);
});

test("13.2, 18.1 a consul who gets away takes at least five CUs, or all", () => {
  const game = gameAt(
    {
      ...open(),
      forces: [carthage("arpi", 6, "hannibal"), rome("cannae", 8, "marcellus", "varro")],
      consuls: ["marcellus"],
      hands: { carthage: [1] },
    },
    { dice: [1] },
  );
  setOut(game, 1, "hannibal", { cus: 6 });
  march(game, "cannae");
  play(game, ["avoid", "general:marcellus"], ["avoid.where", "space:heraclea"], ["avoid.with.generals", []]);
  expect(game.question).toMatchObject({ prompt: "hannibal.avoid.with.cus", min: 5, max: 8 });
});

// 13.3

test("13.3 a subordinate may lead them away if the commander stays with a CU, or with five if he is a consul", () => {
  const punic = onCannae(carthage("cannae", 4, "hasdrubal", "mago"), [1]);
  expect(options(punic, "avoid")).toEqual(["stand", "general:hasdrubal", "general:mago"]);
  play(punic, ["avoid", "general:mago"], ["avoid.where", "space:heraclea"]);
  expect(punic.question).toMatchObject({ prompt: "hannibal.avoid.with.cus", max: 3 }); // Hasdrubal is not asked to come
  const few = onCannae(carthage("cannae", 0, "hasdrubal", "mago"), []);
  expect(options(few, "avoid")).toEqual(["stand", "general:hasdrubal"]);
  const consular = (cus: number) => {
    const game = gameAt({
      ...open(),
      forces: [carthage("arpi", 6, "hannibal"), rome("cannae", cus, "marcellus", "varro")],
      consuls: ["marcellus"],
      hands: { carthage: [1] },
    });
    setOut(game, 1, "hannibal", { cus: 6 });
    return options(march(game, "cannae"), "avoid");
  };
  expect(consular(4)).not.toContain("general:varro");
  expect(consular(7)).toContain("general:varro");
});

test("13.3 there is one attempt in a reaction phase", () => {
  const game = onCannae(carthage("cannae", 6, "hasdrubal", "mago"), [6]);
  play(game, ["avoid", "general:mago"]);
  expect(logged(game, "avoid-roll")).toHaveLength(1);
  expect(game.state.battle).not.toBeNull(); // Hasdrubal does not try after him
});

/** 12.2: Fabius marches through Arpi on Gisgo in Cannae; Hannibal is in Beneventum, Mago in Heraclea. */
const fabiusAgainstGisgo = (dice: number[]) => {
  const game = gameAt(
    {
      ...open(),
      active: "rome",
      forces: [
        rome("terventum", 6, "fabius_maximus"),
        carthage("cannae", 4, "h_gisgo"),
        carthage("beneventum", 6, "hannibal"),
        carthage("heraclea", 3, "mago"),
      ],
      hands: { rome: [1] },
    },
    { dice },
  );
  setOut(game, 1, "fabius_maximus", { cus: 6 });
  march(game, "arpi");
  play(game, ["intercept", "pass"], ["intercept", "pass"]);
  return march(game, "cannae");
};

test("13.3 Gisgo declares before he knows whether Hannibal and Mago reach him", () => {
  const game = fabiusAgainstGisgo([6, 1, 1]);
  play(game, ["avoid", "general:h_gisgo"], ["intercept", "general:hannibal"], ["intercept.with.cus", { cus: 6 }]);
  play(game, ["intercept", "general:mago"]);
  expect(logged(game, "avoid-roll")).toEqual([]);
  expect(logged(game, "intercept-roll")).toEqual([]);
  game.answer({ cus: 3 });
  expect(logged(game, "avoid-roll")).toHaveLength(1); // Gisgo rolls first
  game.answer("general:hannibal");
  expect(cusOf(game, "carthage", "cannae")).toBe(13);
  expect(generalsOf(game, "carthage", "cannae")[0]).toBe("hannibal");
});

// 13.4 Pursuit

test("13.4 Gisgo gets away to Hannibal and is his subordinate; Fabius goes on if he rolls 1 to 3", () => {
  const away = (die: number) => {
    const game = fabiusAgainstGisgo([1, die]);
    play(game, ["avoid", "general:h_gisgo"], ["intercept", "pass"], ["intercept", "pass"]);
    play(game, ["avoid.where", "space:beneventum"], ["avoid.with.cus", { cus: 4 }], ["pursue", "yes"]);
    expect(generalsOf(game, "carthage", "beneventum")).toEqual(["hannibal", "h_gisgo"]);
    expect(cusOf(game, "carthage", "beneventum")).toBe(10);
    return game;
  };
  const on = away(3);
  expect(logged(on, "pursuit-roll")).toMatchObject([{ die: 3, needed: 3, result: "hannibal.success" }]);
  expect(options(on, "march")).toContain("space:beneventum"); // in any direction
  expect(options(on, "march")).toContain("space:brundisium");
  const stopped = away(4);
  expect(logged(stopped, "pursuit-roll")).toMatchObject([{ die: 4, needed: 3, result: "hannibal.goes-no-farther" }]);
  expect(stopped.state.march).toBeNull();
});

test("13.4 the pursued may avoid battle again and the pursuer pursue again, until his spaces are used up", () => {
  const game = onCannae(carthage("cannae", 4, "hasdrubal"), [1, 1, 1, 1, 1, 1, 1]);
  const flee = (to: string) =>
    play(game, ["avoid", "general:hasdrubal"], ["avoid.where", `space:${to}`], ["avoid.with.cus", { cus: 4 }]);
  flee("heraclea"); // one space used to come to Cannae
  play(game, ["pursue", "yes"], ["march", "space:heraclea"]);
  flee("paestum");
  play(game, ["pursue", "yes"], ["march", "space:paestum"]);
  flee("neapolis");
  play(game, ["pursue", "yes"], ["march", "space:neapolis"]);
  flee("capua"); // the fourth space: there is no pursuit to ask for
  expect(logged(game, "pursuit-roll")).toHaveLength(3);
  expect(game.state.march).toBeNull();
  expect(whereIs(game, "marcellus")).toBe("neapolis");
});

test("13.4 he need not pursue", () => {
  const game = onCannae(carthage("cannae", 4, "hasdrubal"), [1]);
  play(game, ["avoid", "general:hasdrubal"], ["avoid.where", "space:heraclea"], ["avoid.with.cus", { cus: 4 }], ["pursue", "no"]);
  expect(logged(game, "no-pursuit")).toEqual([{ general: "general:marcellus", space: "space:cannae" }]);
  expect(logged(game, "pursuit-roll")).toEqual([]);
  expect(game.state.march).toBeNull();
});

test("13.4, 10.8 those who get away to an equal: the player says who commands", () => {
  const game = onCannae(carthage("cannae", 4, "hasdrubal"), [1], {
    forces: [rome("arpi", 6, "marcellus"), carthage("cannae", 4, "hasdrubal"), carthage("heraclea", 2, "mago")],
  });
  play(
    game,
    ["avoid", "general:hasdrubal"],
    ["intercept", "pass"],
    ["avoid.where", "space:heraclea"],
    ["avoid.with.cus", { cus: 4 }],
  );
  play(game, ["commander", "general:mago"]);
  expect(generalsOf(game, "carthage", "heraclea")).toEqual(["mago", "hasdrubal"]);
});

// 13.5, 13.6 Walled cities

const beforeCapua = (ruleset: "ah2" | "valley", dice: number[], garrison = 3) => {
  const game = gameAt(
    {
      ...open(["capua", "rome"]),
      forces: [carthage("beneventum", 6, "hannibal"), rome("capua", garrison, "marcellus")],
      hands: { carthage: [1, 2] },
    },
    { ruleset, dice },
  );
  setOut(game, 1, "hannibal", { cus: 6 });
  return march(game, "capua");
};

test("13.5 an army at its city declares itself inside, which does not slow the enemy, or outside, and may avoid battle", () => {
  const inside = beforeCapua("ah2", [], 2);
  play(inside, ["inside", "inside:2"], ["inside.generals", ["general:marcellus"]]);
  expect(options(inside, "march")).toContain("space:neapolis");
  const outside = beforeCapua("ah2", [1, 6]);
  play(
    outside,
    ["inside", "inside:0"],
    ["inside.generals", []],
    ["avoid", "general:marcellus"],
    ["avoid.where", "space:terventum"],
  );
  play(outside, ["avoid.with.cus", { cus: 3 }], ["pursue", "yes"]);
  expect(outside.state.march?.stage ?? "over").not.toBe("moving"); // the pursuit failed
});

test("13.5 in the Valley rules it may then go inside; in those of Avalon Hill it may not", () => {
  const valley = beforeCapua("valley", [1]);
  play(valley, ["inside", "inside:0"], ["inside.generals", []], ["avoid", "general:marcellus"]);
  expect(options(valley, "avoid.where")).toContain("inside:capua");
  valley.answer("inside:capua");
  expect(valley.question).toMatchObject({ prompt: "hannibal.avoid.with.cus", max: 2 });
  const ah2 = beforeCapua("ah2", [1]);
  play(ah2, ["inside", "inside:0"], ["inside.generals", []], ["avoid", "general:marcellus"]);
  expect(options(ah2, "avoid.where")).not.toContain("inside:capua");
});

test("13.6 an army whose pursuit fails at a walled city or a tribe may besiege or subjugate it", () => {
  const game = beforeCapua("ah2", [1, 6]);
  play(game, ["inside", "inside:0"], ["inside.generals", []], ["avoid", "general:marcellus"], ["avoid.where", "space:terventum"]);
  play(game, ["avoid.with.cus", { cus: 3 }], ["pursue", "yes"], ["siege", "yes"]);
  expect(logged(game, "siege-roll")).toHaveLength(1);
});

test("13.5 a consul does not slip into a city that cannot hold his five CUs (18.1)", () => {
  const game = gameAt(
    {
      ...open(["rome", "messana", "enna", "syracuse"]),
      active: "carthage",
      consuls: ["a_paulus"],
      forces: [rome("messana", 5, "a_paulus"), carthage("panormus", 8, "mago")],
      hands: { carthage: [1, 2] },
    },
    { ruleset: "valley", dice: [1] },
  );
  setOut(game, 1, "mago", { cus: 8 });
  march(game, "messana");
  play(game, ["avoid", "general:a_paulus"]);
  expect(options(game, "avoid.where")).toEqual(["space:enna", "space:syracuse"]);
});

test("12.10 CUs that failed to intercept out of a city are barred from avoiding battle before it", () => {
  const game = gameAt(
    {
      forces: [carthage("capua", 5, "hannibal"), rome("inside:capua", 2, "p_scipio", "marcellus")],
      control: { rome: ["rome", "capua"], carthage: ["carthage"] },
      hands: { carthage: [1], rome: [2] },
    },
    { dice: [6, 1] },
  );
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "neapolis");
  play(game, ["intercept", "general:p_scipio"], ["intercept.with.generals", []], ["intercept.with.cus", { cus: 2 }]);
  march(game, "capua");
  play(game, ["inside", "inside:0"], ["inside.generals", []]);
  expect(options(game, "avoid")).toEqual(["stand", "general:marcellus"]);
  play(game, ["avoid", "general:marcellus"], ["avoid.where", "space:beneventum"]);
  expect([whereIs(game, "marcellus"), cusOf(game, "rome", "beneventum")]).toEqual(["beneventum", 0]); // he goes alone
});
