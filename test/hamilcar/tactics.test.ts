import { describe, expect, test } from "vitest";
import { fleetsMeet } from "./sea-battle.ts";
import { type Game, logged, options, play, prompt } from "./table.ts";

/** Rome has Naval Supremacy and Good seamanship, the Admiral Duilius (3), and goes first; nobody else has cards. */
const battle = (rome: number[], dice: number[] = [], carthage: number[] = []): Game =>
  fleetsMeet(
    { roman: "duilius", punic: "hanno", more: { seamanship: "good", supremacy: "rome" }, tactics: { rome, carthage } },
    { dice },
  );
const firstRoll = (game: Game) => logged(game, "battle-roll")[0]!;

describe("9.2.A naval tactic cards", () => {
  for (const card of [1, 2]) {
    test(`tactic card ${card} Favorable Wind: draws for the commander's rating, plays one at once, discards the rest`, () => {
      const game = battle([card], [4]);
      // the three on top of the deck: those of the highest numbers
      play(game, ["maneuver", `tactic:${card}`]);
      expect([...options(game, "favorable-wind")].sort()).toEqual(["tactic:18", "tactic:19", "tactic:20"]);
      play(game, ["favorable-wind", "tactic:20"]); // Fire Pots
      expect(game.state.warships.carthage.sunk).toBeGreaterThan(0);
      expect(game.state.seaBattle!.hands.rome).toEqual([]);
      expect([...game.state.seaBattle!.discard].sort((a, b) => a - b)).toEqual([card, 18, 19, 20]);
      expect(logged(game, "tactic").map((one) => one.card)).toEqual([`tactic:${card}`, "tactic:20"]);
      expect(logged(game, "tactic-discarded")).toHaveLength(2);
    });
  }

  test("tactic card 1 Favorable Wind: one of the cards drawn must be played, but nobody is made to flee", () => {
    const draws = (top: number[]) => {
      const others = Array.from({ length: 20 }, (_, index) => index + 1).filter((card) => card !== 1 && !top.includes(card));
      const game = battle([1], [4]);
      game.state.seaBattle!.deck.splice(0, 19, ...others, ...top);
      return options(play(game, ["maneuver", "tactic:1"]), "favorable-wind");
    };
    expect([...draws([5, 7, 9])].sort()).toEqual(["tactic:5", "tactic:9"]);
    expect([...draws([5, 7, 8])].sort()).toEqual(["pass", "tactic:5"]);
    expect(draws([7, 8])).toContain("tactic:20");
  });

  for (const card of [3, 4]) {
    test(`tactic card ${card} Great Leadership: the commander's rating is one higher for the whole battle`, () => {
      const game = battle([card], [3, 3, 3]);
      play(game, ["maneuver", `tactic:${card}`], ["evade", "pass"]);
      expect(firstRoll(game)).toMatchObject({ column: "column:4" });
      play(game, ["evade", "pass"]);
      expect(logged(game, "battle-roll")[2]).toMatchObject({ seat: "seat:rome", column: "column:5" });
    });
  }

  for (const card of [5, 6]) {
    test(`tactic card ${card} Flee!: the fleet gets away and keeps Naval Supremacy in Silver`, () => {
      const game = play(battle([card]), ["maneuver", `tactic:${card}`], ["interceptor-lands", "space:neapolis"]);
      expect(logged(game, "naval-victory")[0]?.seat).toBe("seat:carthage");
      const changes = game.log!.filter(({ event }) => event === "hamilcar.log.supremacy");
      expect(changes.map(({ rule }) => rule)).toEqual(["5.3.C"]); // only in the winter that follows
    });
  }

  test("tactic card 5 Flee! can be played when the enemy is about to engage", () => {
    const game = battle([], [2], [5]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hamilcar.flee-danger" });
    play(game, ["flee-danger", "tactic:5"]);
    expect(logged(game, "naval-victory")[0]?.seat).toBe("seat:rome");
    expect(logged(game, "battle-roll")).toEqual([]);
  });

  test("tactic card 6 Flee! does not save Naval Supremacy in Golden Geek", () => {
    const game = fleetsMeet(
      { roman: "duilius", more: { supremacy: "rome" }, tactics: { rome: [6] } },
      { ruleset: "golden-geek" },
    );
    play(game, ["maneuver", "tactic:6"], ["interceptor-lands", "space:neapolis"]);
    expect(game.state.supremacy).toBe("carthage");
  });

  for (const card of [7, 8]) {
    test(`tactic card ${card} Pursuit: answers an evasion and cancels it, but is not played in the maneuver step`, () => {
      const game = battle([5], [2, 2], [card]);
      play(game, ["maneuver", "tactic:5"], ["pursue-fleet", `tactic:${card}`]);
      expect(game.state.seaBattle?.winner).toBeNull();
      expect(logged(game, "battle-roll").length).toBeGreaterThan(0); // the battle goes on
      const own = battle([card]);
      expect(options(own, "maneuver")).toEqual(["pass"]);
    });
  }

  for (const card of [9, 10, 11]) {
    test(`tactic card ${card} Ramming: +1 to one's own roll, this time`, () => {
      const game = battle([card], [3, 2, 3]);
      play(game, ["maneuver", `tactic:${card}`], ["evade", "pass"], ["evade", "pass"]);
      expect(
        logged(game, "battle-roll")
          .slice(0, 3)
          .map(({ die }) => die),
      ).toEqual([4, 2, 3]);
    });
  }

  for (const card of [12, 13]) {
    test(`tactic card ${card} Diekplous: one column further right, not beyond V`, () => {
      const game = play(battle([card], [3]), ["maneuver", `tactic:${card}`]);
      expect(firstRoll(game)).toMatchObject({ column: "column:4" });
    });
  }

  for (const card of [14, 15]) {
    test(`tactic card ${card} Boarding: one of the warships hit is a prize`, () => {
      const game = play(battle([card], [3]), ["maneuver", `tactic:${card}`]);
      expect(game.state.warships.rome.prizes).toBe(1);
      const missed = play(battle([card], [2]), ["maneuver", `tactic:${card}`]);
      expect(missed.state.warships.rome.prizes).toBe(0);
    });
  }

  for (const card of [16, 17]) {
    test(`tactic card ${card} Sheared Oars: -1 to the enemy's next roll only`, () => {
      const game = battle([card], [2, 4, 2, 4]);
      play(game, ["maneuver", `tactic:${card}`], ["evade", "pass"], ["evade", "pass"]);
      const rolls = logged(game, "battle-roll").slice(0, 4);
      expect(rolls.map(({ seat, die }) => [seat, die])).toEqual([
        ["seat:rome", 2],
        ["seat:carthage", 3],
        ["seat:rome", 2],
        ["seat:carthage", 4],
      ]);
    });
  }

  for (const card of [18, 19]) {
    test(`tactic card ${card} Close Formation: the first hit of the enemy's next roll does not count`, () => {
      const game = battle([card], [2, 6]);
      play(game, ["maneuver", `tactic:${card}`], ["evade", "pass"]);
      expect(logged(game, "battle-roll")[1]).toMatchObject({ seat: "seat:carthage", hits: 0 }); // column I, 6: one hit
    });
  }

  test("tactic card 20 Fire Pots: from 4 up an enemy warship is sunk at once", () => {
    const burnt = play(battle([20], [4, 2]), ["maneuver", "tactic:20"]);
    expect(burnt.state.warships.carthage.sunk).toBe(1);
    const dry = play(battle([20], [3, 2]), ["maneuver", "tactic:20"]);
    expect(dry.state.warships.carthage.sunk).toBe(0);
    expect(logged(dry, "fire-pots")).toEqual([{ die: 3, needed: 4, result: "hamilcar.failure" }]);
    expect(prompt(dry)).toBe("evade");
  });
});
