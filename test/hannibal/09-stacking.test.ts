import { expect, test } from "vitest";
import { activate, carthage, cusOf, generalsOf, march, rome, setOut, stop } from "./march.ts";
import { gameAt, logged, options, play } from "./table.ts";

test("9.1 any number of CUs may be in one space", () => {
  const game = gameAt({
    forces: [carthage("dianium", 10, "mago"), carthage("saguntum", 23, "hasdrubal")],
    hands: { carthage: [1] },
  });
  setOut(game, 1, "mago", { cus: 10 });
  march(game, "saguntum");
  stop(game);
  expect(cusOf(game, "carthage", "saguntum")).toBe(33);
});

test("9.2 the subordinates go with their commander or stay, as the player likes", () => {
  const game = gameAt({ forces: [carthage("saguntum", 8, "hannibal", "mago", "h_gisgo")], hands: { carthage: [1] } });
  setOut(game, 1, "hannibal", { cus: 5, staff: ["mago"] });
  march(game, "dianium");
  stop(game);
  expect(generalsOf(game, "carthage", "dianium")).toEqual(["hannibal", "mago"]);
  expect(generalsOf(game, "carthage", "saguntum")).toEqual(["h_gisgo"]);
  expect(cusOf(game, "carthage", "saguntum")).toBe(3);
});

test("9.2 Hannibal goes from A through B, C and D to E and drops Gisgo in C and Mago in D, with CUs", () => {
  const [a, b, c, d, e] = ["saguntum", "dertosa", "tarraco", "emporiae", "narbo"] as const;
  const game = gameAt({ forces: [carthage(a, 9, "hannibal", "h_gisgo", "mago")], hands: { carthage: [1] } });
  setOut(game, 1, "hannibal", { cus: 9, staff: ["h_gisgo", "mago"] });
  march(game, b, c);
  play(game, ["march", "drop"], ["drop.generals", ["general:h_gisgo"]], ["drop.cus", { cus: 2 }]);
  march(game, d);
  play(game, ["march", "drop"], ["drop.generals", ["general:mago"]], ["drop.cus", { cus: 3 }]);
  march(game, e);
  stop(game);
  const stacks = [a, b, c, d, e].map((at) => [generalsOf(game, "carthage", at), cusOf(game, "carthage", at)]);
  expect(stacks).toEqual([
    [[], 0],
    [[], 0],
    [["h_gisgo"], 2],
    [["mago"], 3],
    [["hannibal"], 4],
  ]);
});

test("9.2 a subordinate's ability is of no use: Mago aboard Hannibal's ships does not help the naval roll", () => {
  const modifiers = (commander: string, fellow: string) => {
    const game = gameAt({ forces: [carthage("carthage", 4, commander, fellow)], hands: { carthage: [1] } }, { dice: [1] });
    setOut(game, 1, commander, { cus: 4, staff: [fellow] });
    march(game, "sea:new_carthage");
    return logged(game, "naval-roll")[0]!.modifiers;
  };
  expect(modifiers("hannibal", "mago")).not.toContain("hannibal.because.mago=-1");
  expect(modifiers("mago", "hasdrubal")).toContain("hannibal.because.mago=-1");
});

test("9.3 among equals the player names the commander whenever he activates the army", () => {
  const game = gameAt({ forces: [carthage("saguntum", 8, "mago", "hasdrubal")], hands: { carthage: [1] } });
  setOut(game, 1, "hasdrubal", { cus: 8, staff: ["mago"] });
  march(game, "dertosa");
  stop(game);
  expect(generalsOf(game, "carthage", "dertosa")).toEqual(["hasdrubal", "mago"]);
});

test("9.3 Hannibal outranks every Carthaginian: nobody takes him along, and where he is he commands", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 8, "hannibal", "mago"), carthage("dianium", 2, "hasdrubal")],
    hands: { carthage: [1, 2] },
  });
  setOut(game, 1, "mago", { cus: 2 }); // Hannibal is not among those who could go with him
  expect(game.state.march?.staff).toEqual([]);
  march(game, "laminium", "saguntum");
  stop(game);
  expect(generalsOf(game, "carthage", "saguntum")).toEqual(["hannibal", "mago"]); // and nobody is asked
});

test("9.3 consuls outrank proconsuls", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("capua", 8, "marcellus", "varro"), rome("neapolis", 6, "c_nero")],
    consuls: ["marcellus"],
    proconsul: "varro",
    hands: { rome: [1] },
  });
  play(game, ["play-card", "card:1"], ["use-card", "move"]);
  activate(game, "varro", { cus: 3 });
  expect(game.state.march?.staff).toEqual([]); // Marcellus does not serve under a proconsul
});

test("9.3 when a commander leaves equals behind, or puts them down, the player says who commands them", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 9, "hannibal", "mago", "h_gisgo", "hasdrubal", "hanno")],
    hands: { carthage: [1] },
    control: { carthage: ["saguntum"], rome: ["rome"] },
  });
  play(game, ["play-card", "card:1"], ["use-card", "move"], ["activate", "general:hannibal"]);
  play(game, ["take.generals", ["general:mago", "general:h_gisgo"]], ["take.cus", { cus: 6 }]);
  expect(options(game, "commander")).toEqual(["general:hasdrubal", "general:hanno"]);
  game.answer("general:hanno");
  expect(logged(game, "commander")).toMatchObject([{ general: "general:hanno", because: "hannibal.because.not-activated" }]);
  march(game, "dertosa");
  play(game, ["march", "drop"], ["drop.generals", ["general:h_gisgo", "general:mago"]], ["drop.cus", { cus: 2 }]);
  expect(options(game, "commander")).toEqual(["general:mago", "general:h_gisgo"]);
  game.answer("general:h_gisgo");
  march(game, "tarraco");
  stop(game);
  expect(generalsOf(game, "carthage", "saguntum")).toEqual(["hanno", "hasdrubal"]);
  expect(generalsOf(game, "carthage", "dertosa")).toEqual(["h_gisgo", "mago"]);
  expect(generalsOf(game, "carthage", "tarraco")).toEqual(["hannibal"]);
});
