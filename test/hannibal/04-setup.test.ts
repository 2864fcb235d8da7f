import { expect, test } from "vitest";
import { BATTLE_DECK } from "../../src/games/hannibal/rules/battle-cards.ts";
import { politicalPoints } from "../../src/games/hannibal/rules/control.ts";
import { SPACE_IDS } from "../../src/games/hannibal/rules/map.ts";
import { CODE } from "../../src/games/hannibal/rules/state.ts";
import { cusOf, elephantsOf, generalsOf } from "./march.ts";
import { gameAt, newGame } from "./table.ts";

const held = (code: number) => {
  const { state } = newGame();
  return SPACE_IDS.filter((_, space) => state.control[space] === code);
};

test("4.1 Rome begins with eight CUs and P. Scipio in Rome, eight and Longus in Agrigentum, both consuls", () => {
  const game = newGame();
  expect(cusOf(game, "rome", "rome")).toBe(8);
  expect(generalsOf(game, "rome", "rome")).toEqual(["p_scipio"]);
  expect(cusOf(game, "rome", "agrigentum")).toBe(8);
  expect(generalsOf(game, "rome", "agrigentum")).toEqual(["t_longus"]);
  const view = game.view(null) as { consuls: string[]; proconsul: null; cup: string[]; awaited: string[] };
  expect(view.consuls).toEqual(["p_scipio", "t_longus"]);
  expect(view.proconsul).toBeNull();
  expect(view.cup).toEqual(["flaminius", "varro", "a_paulus", "fabius_maximus", "marcellus", "c_nero"]);
  expect(view.awaited).toEqual(["scipio_africanus"]);
  expect(game.state.cus.rome.reduce((sum, cus) => sum + cus)).toBe(16);
});

test("4.1 Rome holds its walled cities and round spaces, and nine provinces", () => {
  const roman = held(CODE.rome);
  for (const id of ["rome", "capua", "neapolis", "tarentum", "rhegium", "messana", "syracuse", "massilia", "pisae", "carales"])
    expect(roman).toContain(id);
  expect(roman).toHaveLength(34);
  expect(politicalPoints(newGame().state, "rome")).toBe(9);
});

test("4.2 Carthage begins with Hanno in Carthage, Hannibal in Saguntum with Mago and Gisgo under him, Hasdrubal in New Carthage", () => {
  const game = newGame();
  expect(cusOf(game, "carthage", "carthage")).toBe(4);
  expect(generalsOf(game, "carthage", "carthage")).toEqual(["hanno"]);
  expect(cusOf(game, "carthage", "saguntum")).toBe(10);
  expect(elephantsOf(game, "saguntum")).toBe(2);
  expect(generalsOf(game, "carthage", "saguntum")[0]).toBe("hannibal");
  expect(generalsOf(game, "carthage", "saguntum").sort()).toEqual(["h_gisgo", "hannibal", "mago"]);
  expect(cusOf(game, "carthage", "new_carthage")).toBe(2);
  expect(generalsOf(game, "carthage", "new_carthage")).toEqual(["hasdrubal"]);
  expect(politicalPoints(game.state, "carthage")).toBe(7);
});

test("4.3 the eight tribes are in their spaces: three of them are friends of Carthage, the others of nobody", () => {
  const game = newGame();
  const { tribes } = game.view(null) as { tribes: string[] };
  expect(tribes.sort()).toEqual([
    "allobroges",
    "aquitani",
    "arverni",
    "boii",
    "bruttium",
    "eastern_ligurians",
    "insubres",
    "western_ligurians",
  ]);
  const friends = tribes.filter((id) => game.state.control[SPACE_IDS.indexOf(id)] === CODE.carthage);
  expect(friends).toEqual(["boii", "bruttium", "insubres"]);
  expect(tribes.filter((id) => game.state.control[SPACE_IDS.indexOf(id)] === CODE.rome)).toEqual([]);
});

test("4.4 the 64 strategy cards are shuffled, another way for every seed; there are 48 battle cards", () => {
  const order = (seed: string) => {
    const { state } = newGame({ seed });
    return [...state.hands.carthage, 0, ...state.hands.rome, 0, ...state.deck];
  };
  expect([...order("one")].filter((card) => card > 0).sort((a, b) => a - b)).toEqual(Array.from({ length: 64 }, (_, n) => n + 1));
  expect(order("one")).toEqual(order("one"));
  expect(order("one")).not.toEqual(order("two"));
  expect(BATTLE_DECK.reduce((sum, cards) => sum + cards, 0)).toBe(48);
});

test("10.10 in a position Hannibal cannot be displaced, nor Scipio Africanus; left out, Hannibal is gone for good", () => {
  for (const general of ["hannibal", "scipio_africanus"])
    expect(() => gameAt({ displaced: [general] })).toThrow(/cannot be displaced/);
  const game = gameAt({ turn: 2, phase: "carthaginian-generals", forces: [{ side: "carthage", at: "zama", cus: 3 }] });
  expect(game.view(null)).toMatchObject({ gone: ["hannibal"] });
  expect(game.question?.params).not.toMatchObject({ general: "general:hannibal" });
});
