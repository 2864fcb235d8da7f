import { expect, test } from "vitest";
import { cardsDue } from "../../src/games/hannibal/rules/battle-cards.ts";
import { general } from "../../src/games/hannibal/rules/generals.ts";
import { asks, carthage, cusOf, generalsOf, march, rome, setOut, stop, whereIs } from "./march.ts";
import { type Game, gameAt, logged, options, play } from "./table.ts";

/** Italy without PCs but for some, so that nothing hinders or shelters anybody. */
const open = (romans: string[] = ["rome"], punics: string[] = ["carthage"]) => ({ control: { rome: romans, carthage: punics } });
const rolls = (game: Game) => logged(game, "intercept-roll");

/** The next question asks whether an army of a space intercepts; who could lead it? */
const leaders = (game: Game, from: string) => {
  expect(game.question?.params?.from).toBe(from.includes(":") ? from : `space:${from}`);
  return options(game, "intercept").filter((id) => id !== "pass");
};

test("12.1 an army goes a space to meet an enemy on the move, who must fight or back up", () => {
  const game = gameAt(
    { ...open(), forces: [carthage("cannae", 5, "hannibal"), rome("capua", 6, "marcellus")], hands: { carthage: [1] } },
    { dice: [3] },
  );
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "beneventum");
  play(game, ["intercept", "general:marcellus"], ["intercept.with.cus", { cus: 6 }]);
  expect(cusOf(game, "rome", "beneventum")).toBe(6);
  expect(options(game, "back-up")).toEqual(["fight", "back"]);
  game.answer("fight");
  expect(game.state.battle).toMatchObject({ attacker: "carthage", strength: { rome: 6, carthage: 5 } });
});

// 12.2 When

/** Fabius marches through A (Arpi) on Gisgo in Cannae; Hannibal is next to both, Mago next to Gisgo only. */
const fabiusAgainstGisgo = (dice: number[] = []) =>
  setOut(
    gameAt(
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
    ),
    1,
    "fabius_maximus",
    { cus: 6 },
  );

test("12.2 when Fabius enters A, Hannibal and Gisgo may intercept; when he enters Gisgo's space, Hannibal and Mago may", () => {
  const game = fabiusAgainstGisgo();
  march(game, "arpi");
  expect(leaders(game, "beneventum")).toEqual(["general:hannibal"]);
  game.answer("pass");
  expect(leaders(game, "cannae")).toEqual(["general:h_gisgo"]);
  game.answer("pass");
  march(game, "cannae");
  expect(options(game, "avoid")).toEqual(["stand", "general:h_gisgo"]); // Gisgo has other means
  game.answer("stand");
  expect(leaders(game, "beneventum")).toEqual(["general:hannibal"]);
  game.answer("pass");
  expect(leaders(game, "heraclea")).toEqual(["general:mago"]);
  game.answer("pass");
  expect(game.state.battle).not.toBeNull();
});

test("12.2 an army may try each time the enemy enters a space next to it", () => {
  const game = gameAt(
    { ...open(), forces: [carthage("cannae", 5, "hannibal"), rome("capua", 6, "marcellus")], hands: { carthage: [1] } },
    { dice: [6, 6] },
  );
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "beneventum");
  play(game, ["intercept", "general:marcellus"], ["intercept.with.cus", { cus: 6 }]);
  march(game, "terventum");
  play(game, ["intercept", "general:marcellus"], ["intercept.with.cus", { cus: 6 }]);
  expect(rolls(game)).toHaveLength(2);
});

test("12.2 an army that lands is intercepted too, and so is a general alone", () => {
  const landing = gameAt(
    { ...open(), forces: [carthage("carthage", 5, "hannibal"), rome("cannae", 6, "varro")], hands: { carthage: [1] } },
    { dice: [1, 1] },
  );
  setOut(landing, 1, "hannibal", { cus: 5 });
  march(landing, "sea:tarentum");
  expect(leaders(landing, "cannae")).toEqual(["general:varro"]);
  const alone = gameAt(
    { ...open(), forces: [carthage("cannae", 5, "hannibal"), rome("capua", 6, "marcellus")], hands: { carthage: [1] } },
    { dice: [1] },
  );
  setOut(alone, 1, "hannibal", { cus: 0 });
  march(alone, "beneventum");
  play(alone, ["intercept", "general:marcellus"], ["intercept.with.cus", { cus: 6 }]);
  expect(whereIs(alone, "hannibal")).toBe("cannae"); // he cannot fight, so he goes back
  expect(alone.state.battle).toBeNull();
});

// 12.3 Restrictions

test("12.3 only armies intercept: neither CUs without a general nor a general without CUs", () => {
  const game = gameAt({
    ...open(),
    forces: [carthage("cannae", 5, "hannibal"), rome("capua", 6), rome("terventum", 0, "marcellus")],
    hands: { carthage: [1] },
  });
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "beneventum");
  expect(game.question?.prompt).toBe("hannibal.march");
});

test("12.3 nobody intercepts into a space where CUs of the enemy stand already", () => {
  const game = gameAt({
    ...open(),
    forces: [carthage("cannae", 5, "hannibal"), carthage("beneventum", 1), rome("capua", 6, "marcellus")],
    hands: { carthage: [1] },
  });
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "beneventum");
  expect(game.question?.prompt).toBe("hannibal.march");
});

test("12.3 nor over a pass or strait, nor in a truce", () => {
  const forces = [carthage("verona", 5, "hannibal"), rome("faesulae", 6, "marcellus")];
  const pass = gameAt({ ...open(), forces, hands: { carthage: [1] } });
  setOut(pass, 1, "hannibal", { cus: 5 });
  march(pass, "mutina");
  expect(pass.question?.prompt).toBe("hannibal.march");
  const truce = gameAt({
    ...open(),
    truce: true,
    forces: [carthage("cannae", 5, "hannibal"), rome("capua", 6, "marcellus")],
    hands: { carthage: [1] },
  });
  setOut(truce, 1, "hannibal", { cus: 5 });
  march(truce, "beneventum");
  expect(truce.question?.prompt).toBe("hannibal.march");
});

test("12.3 avoiding battle is not intercepted, nor is an interception", () => {
  const game = gameAt(
    {
      ...open(),
      active: "rome",
      forces: [
        rome("terventum", 6, "marcellus"),
        rome("tarentum", 5, "varro"),
        carthage("arpi", 4, "h_gisgo"),
        carthage("beneventum", 5, "mago"),
      ],
      hands: { rome: [1] },
    },
    { dice: [1, 1] },
  );
  setOut(game, 1, "marcellus", { cus: 6 });
  march(game, "arpi");
  play(game, ["avoid", "general:h_gisgo"], ["intercept", "general:mago"], ["intercept.with.cus", { cus: 5 }]);
  play(game, ["avoid.where", "space:cannae"], ["avoid.with.cus", { cus: 4 }]); // next to Varro, who is not asked
  expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.back-up" });
  expect(rolls(game)).toHaveLength(1);
});

// 12.4 The roll

const marcellusAt = (die: number, control: ReturnType<typeof open>, extra: ReturnType<typeof rome>[] = []) => {
  const game = gameAt(
    {
      ...control,
      forces: [carthage("cannae", 5, "hannibal"), rome("capua", 6, "marcellus"), ...extra],
      hands: { carthage: [1] },
    },
    { dice: [die] },
  );
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "beneventum");
  if (asks(game, "inside")) game.answer("inside:0");
  play(game, ["intercept", "general:marcellus"], ["intercept.with.cus", { cus: 6 }]);
  return game;
};

test("12.4 the die must not exceed the battle rating of the general who intercepts", () => {
  expect(rolls(marcellusAt(3, open()))).toMatchObject([{ die: 3, needed: 3, result: "hannibal.success" }]);
  expect(rolls(marcellusAt(4, open()))).toMatchObject([{ die: 4, needed: 3, result: "hannibal.failure" }]);
});

test("12.4 +1 into a space with an enemy PC, unless friendly CUs are there", () => {
  expect(rolls(marcellusAt(3, open(["rome"], ["beneventum"])))).toMatchObject([
    { modifiers: ["hannibal.because.enemy-pc=+1"], result: "hannibal.failure" },
  ]);
  expect(rolls(marcellusAt(3, open(["rome"], ["beneventum"]), [rome("beneventum", 2)]))).toMatchObject([
    { modifiers: [], result: "hannibal.success" },
  ]);
});

test("12.4 ten CUs intercept at most, and at least one", () => {
  const game = gameAt({
    ...open(),
    forces: [carthage("cannae", 5, "hannibal"), rome("capua", 14, "marcellus")],
    hands: { carthage: [1] },
  });
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "beneventum");
  play(game, ["intercept", "general:marcellus"]);
  expect(game.question).toMatchObject({ prompt: "hannibal.intercept.with.cus", min: 1, max: 10 });
});

test("12.4 the side that intercepted gets a battle card more, one however many armies came", () => {
  const game = gameAt(
    {
      ...open(),
      forces: [carthage("cannae", 5, "hannibal"), rome("capua", 3, "marcellus"), rome("terventum", 2, "varro")],
      hands: { carthage: [1] },
    },
    { dice: [1, 1] },
  );
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "beneventum");
  play(game, ["intercept", "general:marcellus"], ["intercept.with.cus", { cus: 3 }]);
  play(game, ["intercept", "general:varro"], ["intercept.with.cus", { cus: 2 }], ["intercept.order", "general:marcellus"]);
  play(game, ["commander", "general:marcellus"], ["back-up", "fight"]);
  expect(cardsDue(game.state, "rome")).toContainEqual({ amount: 1, because: "hannibal.because.interception" });
  expect(cardsDue(game.state, "rome").reduce((sum, { amount }) => sum + amount, 0)).toBe(3 + 5 + 1);
});

// 12.5 Backing up

test("12.5 the intercepted army may go back to the space it came from, and its move is over", () => {
  const game = marcellusAt(1, open());
  game.answer("back");
  expect(cusOf(game, "carthage", "cannae")).toBe(5);
  expect(cusOf(game, "rome", "beneventum")).toBe(6);
  expect(game.state.march).toBeNull();
});

test("12.5 back over a pass it rolls attrition again", () => {
  const game = gameAt(
    { ...open(), forces: [carthage("druentia", 8, "hannibal"), rome("boii", 6, "marcellus")], hands: { carthage: [1] } },
    { dice: [1, 1, 6] }, // over the pass, the interception, and back
  );
  setOut(game, 1, "hannibal", { cus: 8 });
  march(game, "taurini");
  play(game, ["intercept", "general:marcellus"], ["intercept.with.cus", { cus: 6 }], ["back-up", "back"]);
  expect(logged(game, "attrition").map(({ die, losses }) => [die, losses])).toEqual([
    [1, 1],
    [6, 3],
  ]);
  expect(cusOf(game, "carthage", "druentia")).toBe(4);
});

/** Hasdrubal sails from New Carthage (-2) to Roman Tarentum (+1) and Varro comes from Cannae; then he goes back. */
const backBySea = (die: number) => {
  const game = gameAt(
    { forces: [carthage("new_carthage", 5, "hasdrubal"), rome("cannae", 6, "varro")], hands: { carthage: [1, 2] } },
    { dice: [1, 4, die] },
  );
  setOut(game, 1, "hasdrubal", { cus: 5 });
  march(game, "sea:tarentum");
  play(game, ["intercept", "general:varro"], ["intercept.with.cus", { cus: 6 }], ["back-up", "back"]);
  return game;
};

test("12.5 back by sea Rome rolls a second time: through, or sunk, or it cannot get away and must fight", () => {
  const through = backBySea(2);
  expect(logged(through, "naval-roll")).toHaveLength(2);
  expect(cusOf(through, "carthage", "new_carthage")).toBe(5);
  expect(through.state.march).toBeNull();
  const stuck = backBySea(3);
  expect(logged(stuck, "naval-roll")[1]).toMatchObject({ result: "hannibal.naval.return" });
  expect(stuck.state.battle).toMatchObject({ attacker: "carthage", bySea: true });
  const sunk = backBySea(4);
  expect(whereIs(sunk, "hasdrubal")).toBeUndefined();
  expect(cusOf(sunk, "carthage", "new_carthage") + cusOf(sunk, "carthage", "tarentum")).toBe(0);
  expect(sunk.state.battle).toBeNull();
});

test("12.5 a general alone who cannot get away by sea is displaced", () => {
  const game = gameAt(
    { forces: [carthage("new_carthage", 5, "hasdrubal"), rome("cannae", 6, "varro")], hands: { carthage: [1, 2] } },
    { dice: [1, 4, 3] },
  );
  setOut(game, 1, "hasdrubal", { cus: 0 });
  march(game, "sea:tarentum");
  play(game, ["intercept", "general:varro"], ["intercept.with.cus", { cus: 6 }]);
  expect(whereIs(game, "hasdrubal")).toBeUndefined();
  expect(cusOf(game, "rome", "tarentum")).toBe(6);
});

test("12.5 out of a city against those before it, and intercepted, the army goes back inside; it has not come by sea", () => {
  const game = gameAt(
    {
      forces: [
        carthage("carthage", 2, "mago"),
        carthage("inside:new_carthage", 0, "hasdrubal"),
        rome("new_carthage", 3),
        rome("dianium", 5, "p_scipio"),
      ],
      hands: { carthage: [1, 2] },
    },
    { dice: [1, 1] },
  );
  setOut(game, 1, "mago", { cus: 2 });
  march(game, "harbour:new_carthage");
  play(game, ["intercept", "pass"], ["march", "sortie"], ["intercept", "general:p_scipio"], ["intercept.with.cus", { cus: 5 }]);
  expect(options(game, "back-up")).toEqual(["fight", "back"]);
  game.answer("back");
  expect(cusOf(game, "carthage", "inside:new_carthage")).toBe(2);
  expect(logged(game, "naval-roll")).toHaveLength(1);
});

test("12.5 a Roman fleet goes back without a roll", () => {
  const game = gameAt(
    { active: "rome", forces: [rome("neapolis", 5, "varro"), carthage("thapsus", 5, "hasdrubal")], hands: { rome: [1, 2] } },
    { dice: [1] },
  );
  setOut(game, 1, "varro", { cus: 5 });
  march(game, "sea:hadrumetum");
  play(game, ["intercept", "general:hasdrubal"], ["intercept.with.cus", { cus: 5 }], ["back-up", "back"]);
  expect(cusOf(game, "rome", "neapolis")).toBe(5);
  expect(logged(game, "naval-roll")).toEqual([]);
});

test("12.5 backed up to an enemy city or tribe, the army may still besiege or subjugate it", () => {
  const game = gameAt(
    {
      ...open(["rome", "capua"]),
      forces: [carthage("capua", 5, "hannibal"), rome("terventum", 6, "marcellus")],
      hands: { carthage: [1] },
    },
    { dice: [1, 5] },
  );
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "beneventum");
  play(game, ["intercept", "general:marcellus"], ["intercept.with.cus", { cus: 6 }], ["back-up", "back"], ["siege", "yes"]);
  expect(logged(game, "siege-roll")).toHaveLength(1);
});

// 12.6 Several interceptions

const twoInterceptors = (dice: number[]) => {
  const game = gameAt(
    {
      ...open(),
      forces: [carthage("cannae", 5, "hannibal"), rome("capua", 6, "marcellus"), rome("terventum", 5, "varro")],
      hands: { carthage: [1] },
    },
    { dice },
  );
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "beneventum");
  play(game, ["intercept", "general:marcellus"], ["intercept.with.cus", { cus: 6 }]);
  expect(rolls(game)).toEqual([]); // all are declared before the first is rolled for
  return play(game, ["intercept", "general:varro"], ["intercept.with.cus", { cus: 5 }]);
};

test("12.6 all are declared before the first die, then rolled for in the order the player likes", () => {
  const game = twoInterceptors([6, 1]);
  expect(options(game, "intercept.order")).toEqual(["general:marcellus", "general:varro"]);
  game.answer("general:varro");
  expect(rolls(game).map(({ general, die }) => [general, die])).toEqual([
    ["general:varro", 6],
    ["general:marcellus", 1],
  ]);
  expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.back-up" }); // decided when all are rolled
});

test("12.6 those who succeed fight together under one of them", () => {
  const game = twoInterceptors([1, 1]);
  play(game, ["intercept.order", "general:marcellus"], ["commander", "general:varro"], ["back-up", "fight"]);
  expect(game.state.battle?.strength.rome).toBe(11);
  expect(generalsOf(game, "rome", "beneventum")).toEqual(["varro", "marcellus"]);
});

test("12.6 a first success takes the +1 off the next die, for now friendly CUs are there", () => {
  const game = gameAt(
    {
      ...open(["rome"], ["beneventum"]),
      forces: [carthage("cannae", 5, "hannibal"), rome("capua", 6, "marcellus"), rome("terventum", 5, "c_nero")],
      hands: { carthage: [1] },
    },
    { dice: [2, 2] },
  );
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "beneventum");
  play(game, ["intercept", "general:marcellus"], ["intercept.with.cus", { cus: 6 }]);
  play(game, ["intercept", "general:c_nero"], ["intercept.with.cus", { cus: 5 }], ["intercept.order", "general:marcellus"]);
  expect(rolls(game).map(({ modifiers, result }) => [(modifiers as string[]).length, result])).toEqual([
    [1, "hannibal.success"],
    [0, "hannibal.success"],
  ]);
});

// 12.7 Subordinates

test("12.7 an army intercepts once for each space, under its commander or a subordinate, with part of its CUs or all", () => {
  const game = gameAt(
    {
      ...open(),
      active: "rome",
      forces: [rome("terventum", 6, "marcellus"), carthage("beneventum", 6, "hannibal", "mago")],
      hands: { rome: [1] },
    },
    { dice: [6] },
  );
  setOut(game, 1, "marcellus", { cus: 6 });
  march(game, "arpi");
  expect(leaders(game, "beneventum")).toEqual(["general:hannibal", "general:mago"]);
  play(
    game,
    ["intercept", "general:hannibal"],
    ["intercept.with.generals", ["general:mago"]],
    ["intercept.with.cus", { cus: 4 }],
  );
  expect(asks(game, "intercept")).toBe(false); // no second attempt from the same space
  expect(rolls(game)).toHaveLength(1);
});

test("12.7 a subordinate intercepts only if his commander keeps a CU", () => {
  const position = (cus: number) => ({
    ...open(),
    active: "rome",
    forces: [rome("terventum", 6, "marcellus"), carthage("beneventum", cus, "hasdrubal", "mago")],
    hands: { rome: [1] },
  });
  const few = gameAt(position(1));
  setOut(few, 1, "marcellus", { cus: 6 });
  march(few, "arpi");
  expect(leaders(few, "beneventum")).toEqual(["general:hasdrubal"]);
  const enough = gameAt(position(4), { dice: [1] });
  setOut(enough, 1, "marcellus", { cus: 6 });
  march(enough, "arpi");
  play(enough, ["intercept", "general:mago"]);
  expect(enough.question).toMatchObject({ prompt: "hannibal.intercept.with.cus", max: 3 }); // Hasdrubal is not asked to come
  enough.answer({ cus: 3 });
  expect(generalsOf(enough, "carthage", "beneventum")).toEqual(["hasdrubal"]);
  expect(cusOf(enough, "carthage", "beneventum")).toBe(1);
});

test("12.7, 18.1 under a consul he must leave him five CUs, and a consul under a consul needs five himself", () => {
  const at = (cus: number, commander: string, subordinate: string, consuls: string[]) => {
    const game = gameAt({
      ...open(),
      forces: [carthage("cannae", 5, "hannibal"), rome("capua", cus, commander, subordinate)],
      consuls,
      hands: { carthage: [1] },
    });
    setOut(game, 1, "hannibal", { cus: 5 });
    march(game, "beneventum");
    return leaders(game, "capua").sort();
  };
  expect(at(5, "marcellus", "varro", ["marcellus"])).toEqual(["general:marcellus"]);
  expect(at(6, "marcellus", "varro", ["marcellus"])).toEqual(["general:marcellus", "general:varro"]);
  expect(at(9, "marcellus", "varro", ["marcellus", "varro"])).toEqual(["general:marcellus"]);
  expect(at(10, "marcellus", "varro", ["marcellus", "varro"])).toEqual(["general:marcellus", "general:varro"]);
});

test("12.7, 9.3 equals whom the intercepting commander leaves behind get a commander of the player's choice", () => {
  const game = gameAt(
    {
      ...open(),
      active: "rome",
      forces: [rome("terventum", 6, "marcellus"), carthage("beneventum", 6, "hannibal", "mago", "hasdrubal")],
      hands: { rome: [1] },
    },
    { dice: [1] },
  );
  setOut(game, 1, "marcellus", { cus: 6 });
  march(game, "arpi");
  play(game, ["intercept", "general:hannibal"], ["intercept.with.generals", []], ["intercept.with.cus", { cus: 4 }]);
  play(game, ["commander", "general:mago"]);
  expect(generalsOf(game, "carthage", "beneventum")).toEqual(["mago", "hasdrubal"]);
});

test("12.7, 20.6 besiegers who leave to intercept have given up their siege", () => {
  const game = gameAt(
    {
      ...open(["capua", "rome"]),
      active: "rome",
      forces: [rome("arpi", 6, "marcellus"), carthage("capua", 5, "hannibal"), rome("inside:capua", 1)],
      siege: { capua: { by: "carthage", points: 2 } },
      hands: { rome: [1] },
    },
    { dice: [1] },
  );
  setOut(game, 1, "marcellus", { cus: 6 });
  march(game, "beneventum");
  play(game, ["intercept", "general:hannibal"], ["intercept.with.cus", { cus: 5 }]);
  expect(game.state.siege.every((points) => points === 0)).toBe(true);
});

// 12.8 Walled cities

test("12.8 an army in a city with enemy CUs before it does not intercept; without them it does", () => {
  const shutIn = gameAt({
    ...open(["capua"]),
    forces: [carthage("beneventum", 5, "hannibal"), carthage("capua", 3), rome("inside:capua", 2, "marcellus")],
    hands: { carthage: [1] },
  });
  setOut(shutIn, 1, "hannibal", { cus: 5 });
  march(shutIn, "neapolis");
  expect(shutIn.question?.prompt).toBe("hannibal.march");
  const passedBy = gameAt({
    ...open(["capua"]),
    forces: [carthage("beneventum", 5, "hannibal"), rome("capua", 2, "marcellus")],
    hands: { carthage: [1] },
  });
  setOut(passedBy, 1, "hannibal", { cus: 5 });
  march(passedBy, "capua");
  play(passedBy, ["inside", "inside:2"], ["inside.generals", ["general:marcellus"]]);
  march(passedBy, "neapolis");
  expect(leaders(passedBy, "inside:capua")).toEqual(["general:marcellus"]);
});

test("12.8 by land an army is intercepted outside its own city and cannot go inside instead", () => {
  const game = gameAt(
    {
      ...open(["rome"], ["capua"]),
      forces: [carthage("beneventum", 2, "hannibal"), rome("terventum", 6, "marcellus")],
      hands: { carthage: [1] },
    },
    { dice: [1] },
  );
  setOut(game, 1, "hannibal", { cus: 2 });
  march(game, "capua");
  play(game, ["intercept", "general:marcellus"], ["intercept.with.cus", { cus: 6 }]);
  expect(options(game, "back-up")).toEqual(["fight", "back"]);
});

/** A Carthaginian army lands at its own Tarentum and Varro comes from Cannae. */
const landsAtTarentum = (cus: number, dice: number[] = [], staff: string[] = []) => {
  const game = gameAt(
    {
      ...open(["rome"], ["carthage", "new_carthage", "tarentum"]),
      forces: [carthage("new_carthage", 5, "hasdrubal", ...staff), rome("cannae", 6, "varro")],
      hands: { carthage: [1, 2] },
    },
    { dice: [1, 1, ...dice] },
  );
  setOut(game, 1, "hasdrubal", { cus, staff });
  march(game, "sea:tarentum");
  return play(game, ["intercept", "general:varro"], ["intercept.with.cus", { cus: 6 }]);
};

test("12.8 landed at a friendly city it fights, goes in if there is room, goes back, or does both", () => {
  expect(options(landsAtTarentum(2), "back-up")).toEqual(["fight", "back", "inside", "split"]);
  expect(options(landsAtTarentum(4), "back-up")).toEqual(["fight", "back", "split"]); // no room for four
  expect(options(landsAtTarentum(1), "back-up")).toEqual(["fight", "back", "inside"]);
});

test("12.8 into the city: nobody stays before the walls", () => {
  const game = landsAtTarentum(2);
  game.answer("inside");
  expect(cusOf(game, "carthage", "inside:tarentum")).toBe(2);
  expect(whereIs(game, "hasdrubal")).toBe("inside:tarentum");
  expect(cusOf(game, "rome", "tarentum")).toBe(6);
  expect(game.state.battle).toBeNull();
});

test("12.8 split: two CUs into the city, the rest back to port with a second naval roll", () => {
  const game = landsAtTarentum(5, [1]);
  play(game, ["back-up", "split"], ["split", { cus: 2 }]);
  expect(cusOf(game, "carthage", "inside:tarentum")).toBe(2);
  expect(cusOf(game, "carthage", "new_carthage")).toBe(3);
  expect(whereIs(game, "hasdrubal")).toBe("new_carthage");
  expect(logged(game, "naval-roll")).toHaveLength(2);
});

test("12.8 split: the commander may be the one who lands, and a subordinate takes the rest back", () => {
  const game = landsAtTarentum(5, [1], ["mago"]);
  play(game, ["back-up", "split"], ["split.generals", ["general:hasdrubal"]], ["split", { cus: 2 }]);
  expect(whereIs(game, "hasdrubal")).toBe("inside:tarentum");
  expect(whereIs(game, "mago")).toBe("new_carthage");
  expect(logged(game, "naval-roll")[1]!.modifiers).toContain("hannibal.because.mago=-1"); // it is his fleet now
});

test("12.8 split: somebody must take the rest back", () => {
  const game = landsAtTarentum(5, [1], ["mago"]);
  play(game, ["back-up", "split"]);
  expect(() => game.answer(["general:hasdrubal", "general:mago"])).toThrow();
});

test("12.8 split: if the Roman fleet bars the way, those who could not sail must fight", () => {
  const game = landsAtTarentum(5, [4]); // 4 - 2 = 2
  play(game, ["back-up", "split"], ["split", { cus: 2 }]);
  play(game, ["sortie", "sally:0"]); // the two inside might come out again
  expect(game.state.battle?.strength).toEqual({ rome: 6, carthage: 3 });
});

// 12.9, 12.10

test("12.9 an army that intercepts prevents an overrun", () => {
  const game = gameAt(
    {
      ...open(),
      forces: [carthage("cannae", 8, "hannibal"), rome("beneventum", 1), rome("capua", 4, "marcellus")],
      hands: { carthage: [1] },
    },
    { dice: [1] },
  );
  setOut(game, 1, "hannibal", { cus: 8 });
  march(game, "beneventum");
  play(game, ["intercept", "general:marcellus"], ["intercept.with.cus", { cus: 4 }], ["back-up", "fight"]);
  expect(logged(game, "overrun")).toEqual([]);
  expect(game.state.battle?.strength).toEqual({ rome: 5, carthage: 8 });
});

test("12.9 if the interception fails the CU is overrun", () => {
  const game = gameAt(
    {
      ...open(),
      forces: [carthage("cannae", 8, "hannibal"), rome("beneventum", 1), rome("capua", 4, "marcellus")],
      hands: { carthage: [1] },
    },
    { dice: [6] },
  );
  setOut(game, 1, "hannibal", { cus: 8 });
  march(game, "beneventum");
  play(game, ["intercept", "general:marcellus"], ["intercept.with.cus", { cus: 4 }]);
  expect(logged(game, "overrun")).toHaveLength(1);
  stop(game);
});

test("12.10 an army that failed to intercept does not avoid battle with the same army, but may intercept again", () => {
  const game = fabiusAgainstGisgo([6, 6]);
  march(game, "arpi");
  play(game, ["intercept", "pass"], ["intercept", "general:h_gisgo"], ["intercept.with.cus", { cus: 4 }]);
  march(game, "cannae");
  expect(asks(game, "avoid")).toBe(false);
  expect(leaders(game, "beneventum")).toEqual(["general:hannibal"]);
});

test("12.10 it is those who tried that are barred, not the part of the army that stayed out of it", () => {
  const game = gameAt(
    {
      ...open(),
      active: "rome",
      forces: [rome("terventum", 6, "marcellus"), carthage("cannae", 7, "hasdrubal", "mago")],
      hands: { rome: [1] },
    },
    { dice: [6, 1] },
  );
  setOut(game, 1, "marcellus", { cus: 6 });
  march(game, "arpi");
  play(game, ["intercept", "general:mago"], ["intercept.with.cus", { cus: 3 }]);
  march(game, "cannae");
  expect(options(game, "avoid")).toEqual(["stand", "general:hasdrubal"]); // not Mago
  play(game, ["avoid", "general:hasdrubal"], ["avoid.where", "space:brundisium"]);
  expect(game.question).toMatchObject({ prompt: "hannibal.avoid.with.cus", max: 4 }); // and not the three CUs that were with him
});

test("12.10 against another army of the same campaign it may avoid battle", () => {
  const game = gameAt(
    {
      ...open(),
      active: "rome",
      forces: [rome("terventum", 6, "marcellus"), rome("tarentum", 6, "varro"), carthage("cannae", 4, "h_gisgo")],
      hands: { rome: [33] },
    },
    { dice: [6] },
  );
  setOut(game, 33, "marcellus", { cus: 6, use: "event" });
  march(game, "arpi");
  play(game, ["intercept", "general:h_gisgo"], ["intercept.with.cus", { cus: 4 }]);
  stop(game);
  play(game, ["activate", "general:varro"], ["take.cus", { cus: 6 }]);
  march(game, "cannae");
  expect(options(game, "avoid")).toContain("general:h_gisgo");
});

test("12.7 whoever commands by the time the interceptors leave is replaced if he goes with them (9.3)", () => {
  const game = gameAt(
    {
      ...open(["rome", "araceli"]),
      active: "carthage",
      consuls: ["c_nero", "a_paulus"],
      forces: [
        rome("araceli", 7, "a_paulus", "c_nero"),
        rome("numantia", 0, "scipio_africanus"),
        carthage("segovia", 6, "hannibal"),
      ],
      hands: { carthage: [1, 2] },
    },
    { dice: [4, 1] },
  );
  setOut(game, 1, "hannibal", { cus: 6 });
  march(game, "numantia");
  play(game, ["avoid", "general:scipio_africanus"], ["intercept", "general:a_paulus"], ["intercept.with.cus", { cus: 7 }]);
  play(
    game,
    ["avoid.where", "space:araceli"],
    ["commander", "general:c_nero"],
    ["commander", "general:a_paulus"],
    ["back-up", "back"],
  );
  expect(game.state.commands[general("scipio_africanus")]).toBe(1);
});

test("12.8 a fleet that makes straight for a harbour is intercepted before the walls, whoever stands there already", () => {
  const sails = (cus: number, dice: number[]) => {
    const game = gameAt(
      {
        active: "rome",
        forces: [
          rome("neapolis", 5, "marcellus"),
          rome("inside:tarentum", 0, "varro"),
          carthage("tarentum", 3, "mago"),
          carthage("cannae", 6, "hannibal"),
        ],
        hands: { rome: [1], carthage: [2] },
      },
      { dice },
    );
    setOut(game, 1, "marcellus", { cus });
    march(game, "harbour:tarentum");
    return play(game, ["intercept", "general:hannibal"], ["intercept.with.cus", { cus: 6 }]);
  };
  expect(cusOf(sails(2, [6]), "rome", "inside:tarentum")).toBe(2); // Hannibal is late
  const met = sails(2, [1]);
  expect(options(met, "back-up")).toEqual(["fight", "back", "inside", "split"]);
  met.answer("inside");
  expect([cusOf(met, "rome", "inside:tarentum"), cusOf(met, "carthage", "tarentum")]).toEqual([2, 9]);
  const back = play(sails(2, [1]), ["back-up", "back"]);
  expect(cusOf(back, "rome", "neapolis")).toBe(5);
  const fight = play(sails(2, [1]), ["back-up", "fight"]);
  expect(fight.state.battle).toMatchObject({ strength: { rome: 2, carthage: 9 }, bySea: true });
  const alone = sails(0, [1]);
  expect(options(alone, "back-up")).toEqual(["back", "inside"]);
});
