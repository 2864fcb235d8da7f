import { describe, expect, test } from "vitest";
import { general } from "../../src/games/hannibal/rules/generals.ts";
import { battleAt, commanderOf, type Field, hand, scene } from "./field.ts";
import { logged, options, play } from "./table.ts";

// 18.2 Change of command

/** Marcellus (3) and Varro (1) march against Hannibal's brother. */
const consuls: Field = {
  space: "narbo",
  attacker: "rome",
  from: "nemausus",
  rome: { cus: 10, generals: ["marcellus", "varro"] },
  carthage: { cus: 5, generals: ["hasdrubal"] },
  more: { consuls: ["marcellus", "varro"] },
};

describe("18.2 change of command", () => {
  test("18.2 example: Marcellus leads, Carthage rolls a 5, and Varro commands in the battle", () => {
    const game = battleAt(consuls, { dice: [5] });
    play(game, ["change-of-command", "yes"]);
    expect(game.state.battle!.commanders.rome).toBe(general("varro"));
    expect(hand(game, "rome")).toBe(11); // ten CUs and Varro's 1
  });

  test("18.2 a 1, 2 or 3 changes nothing, a 4, 5 or 6 does", () => {
    const chief = (die: number) =>
      play(battleAt(consuls, { dice: [die] }), ["change-of-command", "yes"]).state.battle!.commanders.rome;
    expect([1, 2, 3].map(chief)).toEqual([1, 2, 3].map(() => general("marcellus")));
    expect([4, 5, 6].map(chief)).toEqual([4, 5, 6].map(() => general("varro")));
  });

  test("18.2 when the consuls attack, Carthage need not roll", () => {
    const game = battleAt(consuls);
    play(game, ["change-of-command", "no"]);
    expect(logged(game, "command-roll")).toEqual([]);
    expect(hand(game, "rome")).toBe(13);
  });

  test("18.2 when Carthage attacks them it must", () => {
    const game = scene(
      {
        active: "carthage",
        hands: { carthage: [33] },
        consuls: ["marcellus", "varro"],
        forces: [
          { side: "rome", at: "narbo", cus: 10, generals: ["marcellus", "varro"] },
          { side: "carthage", at: "emporiae", cus: 5, generals: ["hasdrubal"] },
        ],
      },
      { dice: [4] },
    );
    play(
      game,
      ["play-card", "card:33"],
      ["use-card", "move"],
      ["take.cus", { cus: 5 }],
      ["march", "space:narbo"],
      ["avoid", "stand"],
    );
    expect(logged(game, "command-roll")).toEqual([{ die: 4, general: "general:varro" }]);
    expect(game.state.battle!.commanders.rome).toBe(general("varro"));
  });

  test("18.2 a consul with a proconsul, or one consul alone, keeps the command", () => {
    const game = battleAt({ ...consuls, more: { consuls: ["marcellus"], proconsul: "varro" } });
    expect(game.question?.prompt).toBe("hannibal.attack");
    expect(logged(game, "command-roll")).toEqual([]);
  });

  test("18.2 drawn consuls who are put together: Rome says who commands", () => {
    const game = scene({
      phase: "elections",
      forces: [{ side: "rome", at: "rome", cus: 8 }],
      cup: ["marcellus", "varro"],
      gone: ["p_scipio", "t_longus", "flaminius", "a_paulus", "fabius_maximus", "c_nero"],
    });
    expect([...options(game, "commander")].sort()).toEqual(["general:marcellus", "general:varro"]);
    play(game, ["commander", "general:varro"]);
    expect(commanderOf(game, "rome", "rome")).toBe(general("varro"));
  });

  test("18.2 whenever the army is activated the other consul may lead it", () => {
    const game = scene({
      active: "rome",
      hands: { rome: [33] },
      consuls: ["marcellus", "varro"],
      forces: [{ side: "rome", at: "rome", cus: 8, generals: ["marcellus", "varro"] }],
    });
    play(game, ["play-card", "card:33"], ["use-card", "move"]);
    expect([...options(game, "activate")].sort()).toEqual(["general:marcellus", "general:varro"]);
    play(game, ["activate", "general:varro"], ["take.cus", { cus: 8 }], ["march", "space:capua"]);
    expect(commanderOf(game, "rome", "capua")).toBe(general("varro"));
  });
});
