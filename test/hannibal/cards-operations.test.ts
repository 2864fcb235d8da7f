import { describe, expect, test } from "vitest";
import { siegePoints } from "../../src/games/hannibal/rules/forces.ts";
import { space } from "../../src/games/hannibal/rules/map.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { cus, holder, holding, type Scene, type Stack, turnOf, whereIs } from "./field.ts";
import { type Game, logged, options, play } from "./table.ts";

// Cards that move generals: 5, 18, 28, 50, 54 with their operations, the campaigns 33, 34, 37-40, the forced marches 61-63

const stacks = (...forces: Stack[]) => forces as never[];

/** A card moves the only general who can be moved, with all his CUs. */
function march(
  seat: Seat,
  card: number,
  use: "move" | "event",
  army: Stack,
  more: Scene = {},
  dice: number[] = [],
  others: Stack[] = [],
): Game {
  const game = turnOf(seat, card, { forces: stacks(army, ...others), ...more }, { dice });
  play(game, ["play-card", `card:${card}`], ["use-card", use]);
  if (game.question!.prompt === "hannibal.activate") play(game, ["activate", `general:${army.generals![0]}`]);
  if (game.question!.prompt === "hannibal.take.cus") play(game, ["take.cus", { cus: army.cus ?? 0 }]);
  return game;
}

const army = (side: Seat, at: string, general: string, count = 5): Stack => ({ side, at, cus: count, generals: [general] });

describe("card 5 Native Guide", () => {
  const modifiers = (card: number, from: string, to: string) => {
    const game = march("carthage", card, "move", army("carthage", from, "hannibal"), {}, [6]);
    play(game, ["march", `space:${to}`]);
    return logged(game, "attrition")[0]!.modifiers;
  };

  test("card 5 Native Guide: -3 on the passes of the army it moves, on top of the -2 of those that are not Alpine", () => {
    expect(modifiers(5, "druentia", "taurini")).toEqual(["hannibal.because.native-guide=-3"]);
    expect(modifiers(5, "ilerda", "tolosa")).toEqual(["hannibal.because.low-pass=-2", "hannibal.because.native-guide=-3"]);
    expect(modifiers(62, "druentia", "taurini")).toEqual([]);
  });

  test("card 5 Native Guide: it helps on every pass of the move", () => {
    const game = march("carthage", 5, "move", army("carthage", "druentia", "hannibal", 10), {}, [6, 6]);
    play(game, ["march", "space:taurini"], ["march", "space:eastern_ligurians"]);
    expect(logged(game, "attrition").map((roll) => roll.modifiers)).toEqual([
      ["hannibal.because.native-guide=-3"],
      ["hannibal.because.low-pass=-2", "hannibal.because.native-guide=-3"],
    ]);
  });

  test("card 5 Native Guide: only generals of strategy rating 1 and 2 can use it, of either side", () => {
    const uses = (side: Seat, general: string) => {
      const game = turnOf(side, 5, { forces: stacks(army(side, "tolosa", general)) });
      return options(play(game, ["play-card", "card:5"]), "use-card");
    };
    expect(uses("rome", "marcellus")).toContain("move");
    expect(uses("rome", "p_scipio")).not.toContain("move");
    expect(uses("rome", "marcellus")).not.toContain("event"); // it works with the operation
  });
});

describe("card 18 Traitor in Tarentum", () => {
  /** Hannibal comes to Tarentum, and its garrison of one CU stays behind the walls. */
  const at = (count: number, card = 18) => {
    const garrison: Stack = { side: "rome", at: "tarentum", cus: 1 };
    const game = march("carthage", card, "move", army("carthage", "heraclea", "hannibal", count), {}, [1], [garrison]);
    return play(game, ["march", "space:tarentum"], ["inside", "inside:1"], ["march", "stop"]);
  };

  test("card 18 Traitor in Tarentum: the besieged city falls without a roll, and its garrison is lost", () => {
    const game = play(at(5), ["siege", "yes"]);
    expect(holder(game, "tarentum")).toBe("carthage");
    expect(cus(game, "rome", "inside:tarentum")).toBe(0);
    expect(logged(game, "siege-roll")).toEqual([]);
  });

  test("card 18 Traitor in Tarentum: three CUs are needed", () => {
    expect(at(2).question?.prompt).toBe("hannibal.play-card");
    expect(at(3).question?.prompt).toBe("hannibal.siege");
  });

  test("card 18 Traitor in Tarentum: another card, or another city, means a siege as usual", () => {
    expect(logged(play(at(5, 62), ["siege", "yes"]), "siege-roll")).toHaveLength(1);
    const capua = march("carthage", 18, "move", army("carthage", "capua", "hannibal"), {}, [1]);
    play(capua, ["march", "stop"], ["siege", "yes"]);
    expect(logged(capua, "siege-roll")).toHaveLength(1);
  });

  test("card 18 Traitor in Tarentum: Rome gets the city back in the same way", () => {
    const game = march("rome", 18, "move", army("rome", "tarentum", "marcellus"), {
      control: holding({ carthage: ["tarentum"] }),
    });
    play(game, ["march", "stop"], ["siege", "yes"]);
    expect(holder(game, "tarentum")).toBe("rome");
  });
});

describe("card 28 Hannibal Charms Italy", () => {
  const marching = (from: string, others: Stack[] = [], dice: number[] = []) =>
    march("carthage", 28, "move", army("carthage", from, "hannibal", 6), {}, dice, others);

  test("card 28 Hannibal Charms Italy: he may remove the Roman PC of every Italian space that he enters", () => {
    const game = marching("mutina");
    play(game, ["march", "space:ariminum"], ["charm", "yes"], ["march", "space:falerii"], ["charm", "no"]);
    play(game, ["march", "space:tarquinii"], ["charm", "yes"]);
    expect(["ariminum", "falerii", "tarquinii"].map((at) => holder(game, at))).toEqual([null, "rome", null]);
    expect(logged(game, "pc-removed")[0]).toMatchObject({ by: "general:hannibal", card: "card:28" });
  });

  test("card 28 Hannibal Charms Italy: walled cities and the spaces outside Italy are not touched", () => {
    const game = marching("terventum");
    play(game, ["march", "space:capua"]);
    expect(game.question?.prompt).toBe("hannibal.march");
    const sicily = marching("enna");
    play(sicily, ["march", "space:panormus"]);
    expect(sicily.question?.prompt).toBe("hannibal.march");
  });

  test("card 28 Hannibal Charms Italy: where he starts it costs him a space", () => {
    const game = marching("arpi");
    play(game, ["march", "charm"]);
    expect(holder(game, "arpi")).toBeNull();
    expect(game.question).toMatchObject({ prompt: "hannibal.march", params: { left: 3 } });
    play(game, ["march", "space:cannae"], ["charm", "no"]);
    expect(options(game, "march")).not.toContain("charm");
  });

  test("card 28 Hannibal Charms Italy: after an overrun he may", () => {
    const game = marching("mutina", [{ side: "rome", at: "ariminum", cus: 1 }]);
    play(game, ["march", "space:ariminum"], ["charm", "yes"]);
    expect(holder(game, "ariminum")).toBeNull();
  });

  test("card 28 Hannibal Charms Italy: and where the Romans avoided battle, whether he goes on or not", () => {
    const game = marching("mutina", [army("rome", "ariminum", "fabius_maximus")], [5, 6]);
    play(game, ["march", "space:ariminum"], ["avoid", "general:fabius_maximus"], ["avoid.where", "space:falerii"]);
    play(game, ["avoid.with.cus", { cus: 5 }], ["charm", "yes"]);
    expect(holder(game, "ariminum")).toBeNull();
    expect(game.question?.prompt).toBe("hannibal.pursue");
  });

  test("card 28 Hannibal Charms Italy: not in a battle, and not for other generals or for Rome", () => {
    const fight = marching("mutina", [{ side: "rome", at: "ariminum", cus: 2 }]);
    play(fight, ["march", "space:ariminum"]);
    expect(fight.question?.prompt).toBe("hannibal.attack");
    const mago = march("carthage", 28, "move", army("carthage", "mutina", "mago"));
    play(mago, ["march", "space:ariminum"]);
    expect(mago.question?.prompt).toBe("hannibal.march");
  });
});

describe("campaigns", () => {
  const forces = stacks(
    army("carthage", "saguntum", "hannibal", 10),
    army("carthage", "carthage", "hanno", 4),
    army("carthage", "new_carthage", "hasdrubal", 3),
    army("carthage", "gades", "mago", 2),
  );

  test.each([
    [33, "Major Campaign", 3],
    [34, "Major Campaign", 3],
    [37, "Minor Campaign", 2],
    [38, "Minor Campaign", 2],
    [39, "Minor Campaign", 2],
    [40, "Minor Campaign", 2],
  ] as const)("card %i %s: %i generals march one after the other, whatever their ratings", (card, _name, generals) => {
    const game = turnOf("carthage", card, { forces });
    play(game, ["play-card", `card:${card}`], ["use-card", "event"]);
    const order = ["hanno", "hasdrubal", "mago"].slice(0, generals);
    for (const [index, general] of order.entries()) {
      const open = options(game, "activate");
      expect(open.filter((option) => option.startsWith("general:"))).toHaveLength(4 - index); // nobody twice
      play(game, ["activate", `general:${general}`], ["take.cus", { cus: 1 }], ["march", "stop"]);
    }
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.play-card" });
    const fewer = turnOf("carthage", card, { forces });
    play(fewer, ["play-card", `card:${card}`], ["use-card", "event"], ["activate", "general:hanno"]);
    play(fewer, ["take.cus", { cus: 1 }], ["march", "stop"], ["activate", "done"]);
    expect(fewer.question).toMatchObject({ seat: "rome", prompt: "hannibal.play-card" });
  });

  test.each([[33], [34], [37], [38], [39], [40]])("card %i: one of its armies goes by sea, with up to ten CUs", (card) => {
    const game = turnOf("carthage", card, { forces }, { dice: [1] });
    play(game, ["play-card", `card:${card}`], ["use-card", "event"], ["activate", "general:hannibal"], ["take.cus", { cus: 10 }]);
    play(game, ["march", "sea:carthage"], ["march", "stop"]);
    expect(cus(game, "carthage", "carthage")).toBe(14);
    play(game, ["activate", "general:mago"], ["take.cus", { cus: 2 }]);
    expect(options(game, "march").filter((option) => option.startsWith("sea:"))).toEqual([]);
  });

  test.each([[33], [37]])("card %i for its three operations is a card like others: one general, five CUs by sea", (card) => {
    const game = march("carthage", card, "move", army("carthage", "saguntum", "hannibal", 6));
    expect(options(game, "march").filter((option) => option.startsWith("sea:"))).toEqual([]);
    const five = march("carthage", card, "move", army("carthage", "saguntum", "hannibal", 5));
    expect(options(five, "march")).toContain("sea:carthage");
  });
});

describe("card 50 Adriatic Pirates", () => {
  const sails = (count: number, from: string, to: string, card = 50, dice = [2]) => {
    const game = march("carthage", card, "move", army("carthage", from, "mago", count), {}, dice);
    play(game, ["march", `sea:${to}`]);
    return game;
  };

  test.each(["brundisium", "croton", "tarentum"])(
    "card 50 Adriatic Pirates: no naval roll to or from %s with up to three CUs",
    (port) => {
      for (const [from, to] of [
        ["carthage", port],
        [port, "carthage"],
      ] as const) {
        const game = sails(3, from, to);
        expect(logged(game, "naval-roll")).toEqual([]);
        expect(cus(game, "carthage", to)).toBe(3);
      }
    },
  );

  test("card 50 Adriatic Pirates: with four CUs, between other ports, or with another card Rome rolls", () => {
    expect(logged(sails(4, "carthage", "croton"), "naval-roll")).toHaveLength(1);
    expect(logged(sails(3, "carthage", "rhegium"), "naval-roll")).toHaveLength(1);
    expect(logged(sails(3, "carthage", "croton", 63), "naval-roll")).toHaveLength(1);
  });
});

describe("card 54 Treachery within City", () => {
  test("card 54 Treachery within City: the army it moves rolls twice, and both results apply", () => {
    const game = march("carthage", 54, "move", army("carthage", "terventum", "hannibal", 6), {}, [5, 4]);
    play(game, ["march", "space:capua"], ["march", "stop"], ["siege", "yes"]);
    expect(logged(game, "siege-roll").map(({ second }) => second)).toEqual([undefined, 1]);
    expect(logged(game, "lost")).toMatchObject([{ lost: 1, siege: 1 }]);
    expect(siegePoints(game.state, space("capua"))).toBe(2);
    expect(cus(game, "carthage", "capua")).toBe(5); // 4 - 1 is 3: a point and a loss
  });

  test("card 54 Treachery within City: not against tribes", () => {
    const game = march("rome", 54, "move", army("rome", "boii", "marcellus"), {}, [4, 4]);
    play(game, ["march", "stop"], ["subjugation", "yes"]);
    expect(logged(game, "subjugation-roll")).toHaveLength(1);
  });

  test("card 54 Treachery within City: a city that falls to the first roll is not rolled for again", () => {
    const game = march(
      "rome",
      54,
      "move",
      army("rome", "gades", "marcellus"),
      { siege: { gades: { by: "rome", points: 2 } } },
      [4, 1],
    );
    play(game, ["march", "stop"], ["siege", "yes"]);
    expect(holder(game, "gades")).toBe("rome");
    expect(cus(game, "rome", "gades")).toBe(5);
  });
});

describe("forced marches", () => {
  test.each([
    [61, 1, ["hannibal"], ["mago", "hanno"]],
    [62, 2, ["hannibal", "mago"], ["hanno"]],
    [63, 3, ["hannibal", "mago", "hanno"], []],
  ] as const)("card %i Forced March: six spaces for a general of strategy rating up to %i", (card, _rating, able, unable) => {
    for (const general of able) {
      const game = march("carthage", card, "event", army("carthage", "thubursicu", general));
      expect(game.question).toMatchObject({ prompt: "hannibal.march", params: { left: 6 } });
    }
    for (const general of unable) {
      const game = turnOf("carthage", card, { forces: stacks(army("carthage", "thubursicu", general)) });
      expect(options(play(game, ["play-card", `card:${card}`]), "use-card")).not.toContain("event");
    }
    const operations = march("carthage", card, "move", army("carthage", "thubursicu", "hannibal"));
    expect(operations.question).toMatchObject({ params: { left: 4 } });
  });

  test("card 63 Forced March: three spaces by land and a voyage, or two voyages, with five CUs", () => {
    const game = march("rome", 63, "event", army("rome", "rome", "p_scipio"));
    play(game, ["march", "sea:neapolis"], ["march", "sea:rhegium"]);
    expect(whereIs(game, "p_scipio")).toBe("rhegium");
    const mixed = march("rome", 63, "event", army("rome", "falerii", "p_scipio"));
    play(mixed, ["march", "space:rome"], ["march", "sea:neapolis"], ["march", "space:beneventum"], ["march", "space:arpi"]);
    expect(whereIs(mixed, "p_scipio")).toBe("arpi");
    const six = march("rome", 63, "event", army("rome", "rome", "p_scipio", 6));
    expect(options(six, "march").filter((option) => option.startsWith("sea:"))).toEqual([]);
  });

  test("card 61 Forced March, card 62 Forced March: no ship, no voyage", () => {
    for (const card of [61, 62]) {
      const game = march("rome", card, "event", army("rome", "rome", "varro"));
      expect(options(game, "march").filter((option) => option.startsWith("sea:"))).toEqual([]);
    }
  });
});
