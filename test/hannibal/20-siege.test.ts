import { describe, expect, test } from "vitest";
import type { Answer } from "../../src/engine/index.ts";
import { siegePoints } from "../../src/games/hannibal/rules/forces.ts";
import { general } from "../../src/games/hannibal/rules/generals.ts";
import { space } from "../../src/games/hannibal/rules/map.ts";
import { siegeResult } from "../../src/games/hannibal/rules/siege.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { allCUs, commanderOf, cus, holder, holding, type Scene, type Stack, scene, turnOf, whereIs } from "./field.ts";
import { type Game, logged, options, play, type Situation } from "./table.ts";

// 20 Sieges and subjugation

const points = (game: Game, at: string): number => siegePoints(game.state, space(at));

interface Siege {
  seat: Seat;
  at: string;
  general: string;
  cus?: number;
  card?: number;
  use?: "move" | "event";
  others?: Stack[];
  more?: Scene;
  situation?: Situation;
}

/** An army that stands before a city or among a tribe is activated, stays, and is asked whether it besieges. */
function atTheGates(
  { seat, at, general: chief, cus: count = 5, card = 63, use = "move", others = [], more = {}, situation = {} }: Siege,
  dice: number[],
): Game {
  const game = turnOf(
    seat,
    card,
    { forces: [{ side: seat, at, cus: count, generals: [chief] }, ...others] as never[], ...more },
    { dice, ...situation },
  );
  play(game, ["play-card", `card:${card}`], ["use-card", use]);
  if (game.question!.prompt === "hannibal.activate") play(game, ["activate", `general:${chief}`]);
  if (game.question!.prompt === "hannibal.take.cus") play(game, ["take.cus", { cus: count }]);
  return play(game, ["march", "stop"]);
}

/** The same, and it does. */
const besiege = (siege: Siege, ...dice: number[]): Game => play(atTheGates(siege, dice), ["siege", "yes"]);
const subjugate = (siege: Siege, ...dice: number[]): Game => play(atTheGates(siege, dice), ["subjugation", "yes"]);

/** Rome before Gades, with no modifier at all; Hannibal before Capua; Hannibal and the Arverni. */
const gades: Siege = { seat: "rome", at: "gades", general: "p_scipio", card: 33 };
const capua: Siege = { seat: "carthage", at: "capua", general: "hannibal" };
const arverni: Siege = { seat: "carthage", at: "arverni", general: "hannibal" };

describe("20.1 how strongholds change hands", () => {
  test("20.1 they are PCs: an army passes them, and they control their space", () => {
    const game = turnOf("rome", 33, { forces: [{ side: "rome", at: "malaca", cus: 5, generals: ["p_scipio"] }] });
    play(game, ["play-card", "card:33"], ["use-card", "move"], ["take.cus", { cus: 5 }]);
    play(game, ["march", "space:gades"], ["march", "space:hispalis"]);
    expect(cus(game, "rome", "hispalis")).toBe(5);
    expect(holder(game, "gades")).toBe("carthage");
  });

  test("20.1 no event turns a tribe: Diplomacy is for other PCs", () => {
    const game = turnOf("rome", 35);
    play(game, ["play-card", "card:35"], ["use-card", "event"]);
    for (const stronghold of ["boii", "gades", "carthage"])
      expect(options(game, "event.turn")).not.toContain(`space:${stronghold}`);
  });
});

describe("20.2 sieges and subjugation", () => {
  test("20.2 the table: points for the besieger, and what it costs him", () => {
    expect([1, 2, 3, 4, 5, 6].map(siegeResult)).toEqual([
      [0, 1],
      [0, 0],
      [1, 1],
      [1, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(siegeResult(-1)).toEqual([0, 1]);
    expect(siegeResult(8)).toEqual([2, 0]);
  });

  test("20.2 a die without modifiers: Rome before Gades", () => {
    const result = (die: number) => {
      const game = besiege(gades, die);
      return [points(game, "gades"), cus(game, "rome", "gades")];
    };
    expect([1, 2, 3, 4, 5, 6].map(result)).toEqual([
      [0, 4],
      [0, 5],
      [1, 4],
      [1, 5],
      [1, 5],
      [2, 5],
    ]);
  });

  test("20.2 the points add up from card to card", () => {
    const game = besiege({ ...gades, more: { siege: { gades: { by: "rome", points: 1 } } } }, 4);
    expect(points(game, "gades")).toBe(2);
  });

  test("20.2 Carthage takes one off its siege rolls, but for its siege train", () => {
    const without = besiege(capua, 4);
    expect(logged(without, "siege-roll")[0]).toMatchObject({ modifiers: ["hannibal.because.carthaginian-siege=-1"] });
    expect([points(without, "capua"), cus(without, "carthage", "capua")]).toEqual([1, 4]);
    const game = turnOf(
      "carthage",
      63,
      { forces: [{ side: "carthage", at: "capua", cus: 5, generals: ["hannibal"] }], siegeTrain: "capua" },
      { dice: [4] },
    );
    play(
      game,
      ["play-card", "card:63"],
      ["use-card", "move"],
      ["take.cus", { cus: 5, train: 1 }],
      ["march", "stop"],
      ["siege", "yes"],
    );
    expect(logged(game, "siege-roll")[0]).toMatchObject({ modifiers: [] });
    expect([points(game, "capua"), cus(game, "carthage", "capua")]).toEqual([1, 5]);
  });

  test("20.2 Rome, Carthage and Syracuse take one off the roll", () => {
    for (const [siege, modifiers] of [
      [{ ...gades, at: "carthage" }, ["hannibal.because.strong-city=-1"]],
      [{ ...gades, at: "syracuse", more: { control: holding({ carthage: ["syracuse"] }) } }, ["hannibal.because.strong-city=-1"]],
      [{ ...capua, at: "rome" }, ["hannibal.because.strong-city=-1", "hannibal.because.carthaginian-siege=-1"]],
      [{ ...gades, at: "utica" }, []],
    ] as const)
      expect(logged(besiege(siege, 6), "siege-roll")[0]).toMatchObject({ modifiers });
  });

  test("20.2 three CUs are needed, those that were there already included", () => {
    expect(atTheGates({ ...gades, cus: 2 }, []).question?.prompt).not.toBe("hannibal.siege");
    expect(atTheGates({ ...gades, cus: 3 }, []).question?.prompt).toBe("hannibal.siege");
    const game = turnOf("rome", 33, {
      forces: [
        { side: "rome", at: "malaca", generals: ["p_scipio"] },
        { side: "rome", at: "gades", cus: 3 },
      ],
    });
    play(game, ["play-card", "card:33"], ["use-card", "move"], ["march", "space:gades"], ["march", "stop"]);
    expect(game.question?.prompt).toBe("hannibal.siege");
  });

  test("20.2 nobody must besiege", () => {
    const game = play(atTheGates(gades, []), ["siege", "no"]);
    expect(points(game, "gades")).toBe(0);
    expect(logged(game, "siege-roll")).toEqual([]);
  });

  test("20.2 an army that is not activated keeps the siege up but does not roll", () => {
    const game = turnOf("rome", 48, {
      forces: [{ side: "rome", at: "gades", cus: 5, generals: ["p_scipio"] }],
      siege: { gades: { by: "rome", points: 2 } },
    });
    play(game, ["play-card", "card:48"], ["use-card", "discard"]);
    expect(points(game, "gades")).toBe(2);
    expect(logged(game, "siege-roll")).toEqual([]);
  });

  test("20.2 one attempt a card against the same place, however many generals march", () => {
    const game = turnOf(
      "rome",
      33,
      { forces: [{ side: "rome", at: "gades", cus: 9, generals: ["p_scipio", "varro"] }] },
      { dice: [4] },
    );
    play(game, ["play-card", "card:33"], ["use-card", "event"], ["activate", "general:p_scipio"], ["take.generals", []]);
    play(game, ["take.cus", { cus: 3 }], ["march", "stop"], ["siege", "yes"], ["commander", "general:p_scipio"]);
    play(game, ["activate", "general:varro"], ["take.cus", { cus: 3 }], ["march", "stop"]);
    expect(game.question?.prompt).not.toBe("hannibal.siege");
    expect(points(game, "gades")).toBe(1);
  });

  test("20.2 two different places in one campaign may both be attempted", () => {
    const game = turnOf(
      "rome",
      33,
      {
        forces: [
          { side: "rome", at: "gades", cus: 5, generals: ["p_scipio"] },
          { side: "rome", at: "utica", cus: 5, generals: ["varro"] },
        ],
      },
      { dice: [4, 4] },
    );
    play(game, ["play-card", "card:33"], ["use-card", "event"], ["activate", "general:p_scipio"], ["take.cus", { cus: 5 }]);
    play(game, ["march", "stop"], ["siege", "yes"]);
    play(game, ["activate", "general:varro"], ["take.cus", { cus: 5 }], ["march", "stop"], ["siege", "yes"]);
    expect([points(game, "gades"), points(game, "utica")]).toEqual([1, 1]);
  });

  test("20.2 an army that has fought does not besiege with the same card; another of the campaign may", () => {
    const game = turnOf(
      "rome",
      33,
      {
        forces: [
          { side: "rome", at: "malaca", cus: 9, generals: ["p_scipio"] },
          { side: "rome", at: "hispalis", cus: 5, generals: ["varro"] },
          { side: "carthage", at: "gades", cus: 3 },
        ],
      },
      { seed: "gades", dice: [6, 6] },
    );
    play(game, ["play-card", "card:33"], ["use-card", "event"], ["activate", "general:p_scipio"], ["take.cus", { cus: 9 }]);
    play(game, ["march", "space:gades"], ["inside", "inside:0"]);
    while (game.state.battle) game.answer(firstOption(game));
    expect(cus(game, "rome", "gades")).toBeGreaterThanOrEqual(3);
    expect(game.question?.prompt).toBe("hannibal.activate"); // not asked to besiege
    play(game, ["activate", "general:varro"], ["take.cus", { cus: 5 }], ["march", "space:gades"], ["march", "stop"]);
    expect(game.question?.prompt).toBe("hannibal.siege");
  });

  /** In battle: attack with the first card, never match; otherwise the least. */
  function firstOption(game: Game): Answer {
    const question = game.question!;
    if (question.kind === "choose") return question.prompt === "hannibal.match" ? "concede" : question.options[0]!;
    if (question.kind === "pick") return question.options.slice(0, question.min);
    throw new Error(question.prompt);
  }

  test("20.2 tribes are subjugated by the same table without any modifier, for Carthage too", () => {
    const game = subjugate(arverni, 4);
    expect(logged(game, "subjugation-roll")[0]).toMatchObject({ modifiers: [], points: 1, losses: 0 });
    expect(points(game, "arverni")).toBe(1);
  });

  test("20.2 what helps sieges does not help subjugation", () => {
    const game = subjugate({ seat: "rome", at: "boii", general: "marcellus", card: 37, use: "event" }, 3);
    expect(logged(game, "subjugation-roll")).toMatchObject([{ modifiers: [], points: 1, losses: 1 }]);
    const africanus = subjugate({ seat: "rome", at: "boii", general: "scipio_africanus", card: 61, use: "event" }, 4, 4);
    expect(logged(africanus, "subjugation-roll")).toHaveLength(1);
  });
});

describe("20.3 subordinates", () => {
  test("20.3 a subordinate may conduct the siege where he stands, with his own ability", () => {
    const game = turnOf(
      "rome",
      37,
      {
        consuls: ["p_scipio"],
        proconsul: "marcellus",
        forces: [{ side: "rome", at: "gades", cus: 8, generals: ["p_scipio", "marcellus"] }],
      },
      { dice: [5] },
    );
    play(game, ["play-card", "card:37"], ["use-card", "move"], ["activate", "general:marcellus"], ["take.cus", {}]);
    play(game, ["march", "stop"], ["siege", "yes"]);
    expect(logged(game, "siege-roll")[0]).toMatchObject({ modifiers: ["hannibal.because.marcellus=+1"], points: 2 });
    expect(commanderOf(game, "rome", "gades")).toBe(general("p_scipio"));
  });

  test("20.3 in a campaign only he and three CUs are spent; the others may still be led away", () => {
    const game = turnOf(
      "rome",
      37,
      {
        consuls: ["p_scipio"],
        proconsul: "marcellus",
        forces: [{ side: "rome", at: "gades", cus: 8, generals: ["p_scipio", "marcellus"] }],
      },
      { dice: [4] },
    );
    play(game, ["play-card", "card:37"], ["use-card", "event"], ["activate", "general:marcellus"], ["take.cus", {}]);
    play(game, ["march", "stop"], ["siege", "yes"]);
    expect(options(game, "activate")).toEqual(["general:p_scipio", "done"]);
    play(game, ["activate", "general:p_scipio"]);
    expect(game.state.march!.columns).toMatchObject([{ cus: 5 }]); // all that is left, and a consul takes no fewer
  });

  test("20.3 with a consul five CUs are spent", () => {
    const game = turnOf(
      "rome",
      37,
      {
        consuls: ["p_scipio"],
        proconsul: "marcellus",
        forces: [{ side: "rome", at: "gades", cus: 12, generals: ["p_scipio", "marcellus"] }],
      },
      { dice: [4] },
    );
    play(game, ["play-card", "card:37"], ["use-card", "event"], ["activate", "general:p_scipio"], ["take.generals", []]);
    play(game, ["take.cus", { cus: 5 }], ["march", "stop"], ["siege", "yes"], ["activate", "general:marcellus"]);
    expect(game.question).toMatchObject({ prompt: "hannibal.take.cus", items: [{ id: "cus", max: 7 }] });
  });
});

/** Capua: Roman, with a garrison inside and Hannibal before the walls. */
const shutIn = (siege: number, inside: Omit<Stack, "side" | "at">, more: Scene = {}, others: Stack[] = []): Scene => ({
  forces: [
    { side: "rome", at: "inside:capua", ...inside },
    { side: "carthage", at: "capua", cus: 5, generals: ["hannibal"] },
    ...others,
  ] as never[],
  ...(siege > 0 && { siege: { capua: { by: "carthage", points: siege } } }),
  ...more,
});

describe("20.4 when a city is besieged", () => {
  const sails = (siege: number) => {
    const game = turnOf("rome", 63, {
      forces: [
        { side: "rome", at: "inside:neapolis", cus: 2, generals: ["p_scipio"] },
        { side: "carthage", at: "neapolis", cus: 9, generals: ["hannibal"] },
      ],
      ...(siege > 0 && { siege: { neapolis: { by: "carthage", points: siege } } }),
    });
    play(game, ["play-card", "card:63"], ["use-card", "move"], ["take.cus", { cus: 2 }]);
    return options(game, "march").some((option) => option.startsWith("sea:"));
  };

  test("20.4 only a siege point makes it so, not enemies before the walls", () => {
    expect(sails(0)).toBe(true);
    expect(sails(1)).toBe(false);
  });

  test("20.4 an attempt without a point does not", () => {
    const game = besiege({ ...capua, others: [{ side: "rome", at: "inside:capua", cus: 1 }] }, 1);
    expect(points(game, "capua")).toBe(0);
  });
});

describe("20.5 those who are besieged", () => {
  test("20.5 a besieged general raises no troops", () => {
    const uses = (siege: number) => {
      const game = turnOf("rome", 46, shutIn(siege, { cus: 1, generals: ["p_scipio"] }));
      play(game, ["play-card", "card:46"]);
      return options(game, "use-card");
    };
    expect(uses(0)).toContain("raise");
    expect(uses(1)).not.toContain("raise");
  });

  test("20.5 no reinforcements reach him", () => {
    const game = scene({ phase: "roman-reinforcements", turn: 2, ...shutIn(1, { cus: 1, generals: ["p_scipio"] }) });
    // Rome is the only place left
    expect(cus(game, "rome", "rome")).toBe(5);
    expect(cus(game, "rome", "inside:capua")).toBe(1);
  });

  test("20.5 nobody lands inside a besieged city, but before it", () => {
    const places = (siege: number) => {
      const game = turnOf("rome", 63, {
        forces: [
          { side: "rome", at: "rome", cus: 2, generals: ["p_scipio"] },
          { side: "carthage", at: "neapolis", cus: 5, generals: ["hannibal"] },
        ],
        ...(siege > 0 && { siege: { neapolis: { by: "carthage", points: siege } } }),
      });
      play(game, ["play-card", "card:63"], ["use-card", "move"], ["take.cus", { cus: 2 }]);
      return options(game, "march").filter((option) => option.endsWith(":neapolis"));
    };
    expect(places(0)).toEqual(["sea:neapolis", "harbour:neapolis"]);
    expect(places(1)).toEqual(["sea:neapolis"]);
  });

  test("20.5 a besieged army may only sally out, and fights like any other", () => {
    const game = turnOf("rome", 33, shutIn(1, { cus: 2, generals: ["p_scipio"] }));
    play(game, ["play-card", "card:33"], ["use-card", "move"], ["take.cus", { cus: 2 }]);
    expect(options(game, "march")).toEqual(["stop", "sortie"]);
    play(game, ["march", "sortie"]);
    expect(game.state.battle).toMatchObject({ attacker: "rome", sallied: true });
    const because = game.state.battle!.reasons.rome.map(({ amount }) => amount);
    expect(because).toEqual([2, 2, 2]); // rating, CUs, Italian allies
  });

  test("20.5 a besieged general without CUs cannot stir", () => {
    const game = turnOf("rome", 33, shutIn(1, { generals: ["p_scipio"] }));
    play(game, ["play-card", "card:33"]);
    expect(options(game, "use-card")).not.toContain("move");
  });
});

describe("20.6 how a siege ends", () => {
  const leaving = (stay: number) => {
    const game = turnOf("carthage", 61, shutIn(2, { cus: 1 }));
    play(game, ["play-card", "card:61"], ["use-card", "event"], ["take.cus", { cus: 5 - stay }], ["march", "space:terventum"]);
    return points(game, "capua");
  };

  test("20.6 it is lifted when the last enemy CU has gone, and the points with it", () => {
    expect(leaving(0)).toBe(0);
  });

  test("20.6 fewer than three CUs are enough to keep it up", () => {
    expect(leaving(1)).toBe(2);
  });

  test("20.6 a subjugation ends in the same way", () => {
    const game = turnOf("rome", 33, {
      forces: [{ side: "rome", at: "boii", cus: 5, generals: ["p_scipio"] }],
      siege: { boii: { by: "rome", points: 2 } },
    });
    play(game, ["play-card", "card:33"], ["use-card", "move"], ["take.cus", { cus: 5 }], ["march", "space:mutina"]);
    expect(points(game, "boii")).toBe(0);
  });

  test("20.6 besiegers who die of an event lift it at once", () => {
    const game = turnOf(
      "rome",
      52,
      {
        forces: [
          { side: "rome", at: "inside:capua", cus: 1 },
          { side: "carthage", at: "capua", cus: 1, generals: ["hannibal"] },
        ],
        siege: { capua: { by: "carthage", points: 2 } },
      },
      { dice: [6] },
    );
    play(game, ["play-card", "card:52"], ["use-card", "event"]);
    expect(allCUs(game, "carthage")).toBe(0);
    expect(points(game, "capua")).toBe(0);
  });

  test("20.6 besiegers who die in winter lift it", () => {
    const game = scene(
      {
        hands: { carthage: [64] },
        forces: [
          { side: "rome", at: "inside:capua", cus: 1 },
          { side: "carthage", at: "capua", cus: 1, generals: ["hannibal"] },
        ],
        siege: { capua: { by: "carthage", points: 2 } },
      },
      { dice: [6] },
    );
    play(game, ["play-card", "card:64"], ["use-card", "discard"]);
    expect(points(game, "capua")).toBe(0);
  });

  test("20.6 besiegers who are beaten lift it", () => {
    const game = turnOf(
      "rome",
      33,
      shutIn(2, { cus: 2, generals: ["p_scipio"] }, { control: holding({ carthage: ["terventum"] }) }),
      { seed: "sally", dice: [1, 1] },
    );
    play(game, ["play-card", "card:33"], ["use-card", "move"], ["take.cus", { cus: 2 }], ["march", "sortie"], ["avoid", "stand"]);
    play(game, ["attack", options(game, "attack")[0]!], ["match", "concede"], ["remove-pcs", ["space:zama"]]);
    expect(cus(game, "carthage", "terventum")).toBe(3);
    expect(points(game, "capua")).toBe(0);
    expect(cus(game, "rome", "capua")).toBe(2);
  });
});

describe("20.7 relief and sorties", () => {
  /** P. Scipio comes with six CUs to relieve Capua. */
  const relief = (inside: Omit<Stack, "side" | "at">, more: Scene = {}, situation: Situation = {}): Game => {
    const game = turnOf(
      "rome",
      33,
      shutIn(1, inside, more, [{ side: "rome", at: "terventum", cus: 6, generals: ["p_scipio"] }]),
      situation,
    );
    play(game, ["play-card", "card:33"], ["use-card", "move"]);
    if (game.question!.prompt === "hannibal.activate") play(game, ["activate", "general:p_scipio"]);
    return play(game, ["take.cus", { cus: 6 }], ["march", "space:capua"]);
  };

  test("20.7 the garrison may join those who attack the besiegers", () => {
    const game = relief({ cus: 2 });
    play(game, ["sortie", "sally:2"]);
    expect(game.state.battle!.strength.rome).toBe(8);
    expect(cus(game, "rome", "inside:capua")).toBe(0);
  });

  test("20.7 or stay inside and out of the battle", () => {
    const game = relief({ cus: 2, generals: ["fabius_maximus"] });
    play(game, ["sortie", "sally:0"]);
    expect(game.state.battle!.strength.rome).toBe(6);
    expect(game.state.battle!.commanders.rome).toBe(general("p_scipio"));
    expect(cus(game, "rome", "inside:capua")).toBe(2);
  });

  test("20.7 a general inside commands if he outranks the one who comes to help, not if he is his equal", () => {
    const consul = relief({ cus: 2, generals: ["varro"] }, { consuls: ["varro"], proconsul: "p_scipio" });
    play(consul, ["sortie", "sally:2"]); // he and his CUs stay together
    expect(consul.state.battle!.commanders.rome).toBe(general("varro"));
    expect(logged(consul, "commander")).toMatchObject([{ general: "general:varro", because: "hannibal.because.highest-rank" }]);
    const equal = relief({ cus: 2, generals: ["varro"] }, { proconsul: "p_scipio" });
    play(equal, ["sortie", "sally:2"], ["sortie.generals", ["general:varro"]]);
    expect(equal.state.battle!.commanders.rome).toBe(general("p_scipio"));
  });

  test("20.7 part of the garrison may come out, and those of its generals who like; a general without CUs does not", () => {
    const game = relief({ cus: 2, generals: ["varro"] });
    expect(options(game, "sortie")).toEqual(["sally:0", "sally:1", "sally:2"]);
    play(game, ["sortie", "sally:1"], ["sortie.generals", []]);
    expect(game.state.battle).toMatchObject({ strength: { rome: 7 }, sortie: { cus: 1, generals: [] } });
    expect([cus(game, "rome", "inside:capua"), whereIs(game, "varro")]).toEqual([1, "inside:capua"]);
    expect(relief({ generals: ["varro"] }).state.battle).toMatchObject({ strength: { rome: 6 }, sortie: { generals: [] } });
  });

  test("20.7, 18.1 a consul comes out with all his CUs, or stays inside with them", () => {
    const game = relief({ cus: 2, generals: ["varro"] }, { consuls: ["varro"] });
    expect(options(game, "sortie")).toEqual(["sally:0", "sally:2"]);
  });

  test("20.7 a general who sallied may go back inside though all the CUs that sallied are lost", () => {
    const game = lost(relief({ cus: 2, generals: ["varro"] }, {}, { seed: "relief 1" }), [1, 1, 3]);
    play(game, ["sortie-losses", 2]);
    play(game, ["retreat-inside.generals", ["general:varro"]]);
    expect([whereIs(game, "varro"), whereIs(game, "p_scipio")]).toEqual(["inside:capua", "terventum"]);
  });

  /** They sally out together, win the first round or lose it, and it costs what the dice say. */
  const lost = (game: Game, dice: number[]): Game => {
    play(game, ["sortie", "sally:2"]);
    if (game.question!.prompt === "hannibal.sortie.generals") play(game, ["sortie.generals", ["general:varro"]]);
    game.dice(dice);
    for (;;) {
      if (options(game, "attack").length === 0) throw new Error("no card");
      play(game, ["attack", options(game, "attack")[0]!]);
      const answer = options(game, "match").find((option) => option !== "concede");
      if (!answer) throw new Error("the besiegers could not match: take another seed");
      play(game, ["match", answer]);
      if (game.question!.prompt === "hannibal.counterattack") play(game, ["counterattack", "yes"]);
      if (game.question!.seat === "carthage") break;
    }
    return play(game, ["attack", options(game, "attack")[0]!], ["match", "concede"]);
  };

  test("20.7 losses are the garrison's or the relief's, as the player likes; only the garrison may go back inside", () => {
    const game = lost(relief({ cus: 2, generals: ["varro"] }, {}, { seed: "relief 1" }), [1, 1, 3]);
    // one round each way and a retreat die of 3: three CUs of eight
    expect(game.question).toMatchObject({ prompt: "hannibal.sortie-losses", min: 0, max: 2 });
    play(game, ["sortie-losses", 1]);
    expect(options(game, "retreat-inside")).toEqual(["inside:0", "inside:1"]);
    play(game, ["retreat-inside", "inside:1"], ["retreat-inside.generals", ["general:varro"]]);
    expect(cus(game, "rome", "inside:capua")).toBe(1);
    expect(whereIs(game, "varro")).toBe("inside:capua");
    expect(cus(game, "rome", "terventum")).toBe(4);
    expect(points(game, "capua")).toBe(1);
  });

  test("20.7 once the garrison is back inside, what the others lose on their way is theirs", () => {
    const control = holding({ carthage: ["terventum"] });
    const game = lost(relief({ cus: 2 }, { control }, { seed: "relief 1" }), [1, 1, 3]);
    play(game, ["sortie-losses", 0], ["retreat-inside", "inside:2"]);
    expect(cus(game, "rome", "inside:capua")).toBe(2);
    expect(options(game, "retreat")).not.toContain("space:terventum"); // three of them go through it, and lose one
    play(game, ["retreat", options(game, "retreat")[0]!]);
    expect(game.question?.prompt).toBe("hannibal.remove-pcs");
    expect(allCUs(game, "rome")).toBe(2 + 2);
  });

  test("20.7 an army that sallied alone goes back into its city when beaten, besieged though it is", () => {
    const game = turnOf("rome", 33, shutIn(1, { cus: 2, generals: ["p_scipio"] }), { seed: "back" });
    play(game, ["play-card", "card:33"], ["use-card", "move"], ["take.cus", { cus: 2 }], ["march", "sortie"]);
    game.dice([1, 1, 1]);
    for (;;) {
      play(game, ["attack", options(game, "attack")[0]!]);
      const answer = options(game, "match").find((option) => option !== "concede");
      if (!answer) throw new Error("the besiegers could not match: take another seed");
      play(game, ["match", answer]);
      if (game.question!.prompt === "hannibal.counterattack") play(game, ["counterattack", "yes"]);
      if (game.question!.seat === "carthage") break;
    }
    play(game, ["attack", options(game, "attack")[0]!], ["match", "concede"]);
    expect(whereIs(game, "p_scipio")).toBe("inside:capua");
    expect(cus(game, "rome", "inside:capua")).toBe(1);
    expect(points(game, "capua")).toBe(1);
  });
});

describe("20.8 success", () => {
  test("20.8 the third point turns the city over; those inside are lost, their general displaced", () => {
    const game = besiege(
      {
        ...capua,
        others: [{ side: "rome", at: "inside:capua", cus: 2, generals: ["varro"] }],
        more: { siege: { capua: { by: "carthage", points: 2 } } },
      },
      5,
    );
    expect(holder(game, "capua")).toBe("carthage");
    expect(points(game, "capua")).toBe(0);
    expect(cus(game, "rome", "inside:capua")).toBe(0);
    expect(whereIs(game, "varro")).toBe("displaced");
    expect(logged(game, "pc-removed")).toEqual([]); // it was no battle: no political consequences
  });

  test("20.8 more than three points do no more", () => {
    const game = besiege({ ...gades, more: { siege: { gades: { by: "rome", points: 2 } } } }, 6);
    expect(holder(game, "gades")).toBe("rome");
    expect(points(game, "gades")).toBe(0);
  });

  test("20.8 the third point against a tribe puts a PC in its place for good", () => {
    const game = subjugate({ ...arverni, more: { siege: { arverni: { by: "carthage", points: 2 } } } }, 4);
    expect(holder(game, "arverni")).toBe("carthage");
    expect(game.view(null)).toMatchObject({ tribes: expect.not.arrayContaining(["arverni"]) });
    // a plain PC now: whoever has a CU there may turn it
    const later = turnOf("rome", 48, {
      control: holding({ carthage: ["arverni"] }),
      tribes: ["aquitani", "boii"],
      forces: [{ side: "rome", at: "arverni", cus: 1 }],
    });
    play(later, ["play-card", "card:48"], ["use-card", "place"], ["place-pcs", ["space:arverni"]]);
    expect(holder(later, "arverni")).toBe("rome");
  });
});

describe("20.9 tribes of Carthage", () => {
  test("20.9 Boii, Insubres and Bruttium begin as its friends, and count as its PCs", () => {
    const game = turnOf("carthage", 1);
    for (const tribe of ["boii", "insubres", "bruttium"]) expect(holder(game, tribe)).toBe("carthage");
    for (const tribe of ["aquitani", "arverni", "allobroges", "western_ligurians", "eastern_ligurians"])
      expect(holder(game, tribe)).toBeNull();
  });

  test("20.9 Carthage does not subjugate them and Rome does", () => {
    const own = atTheGates({ ...arverni, at: "boii" }, []);
    expect(own.question?.prompt).not.toBe("hannibal.subjugation");
    const game = subjugate({ ...gades, at: "boii", more: { siege: { boii: { by: "rome", points: 1 } } } }, 6);
    expect(holder(game, "boii")).toBe("rome");
  });

  test("20.9 its CUs winter with them unharmed", () => {
    const game = scene({ hands: { carthage: [64] }, forces: [{ side: "carthage", at: "boii", cus: 9, generals: ["hannibal"] }] });
    play(game, ["play-card", "card:64"], ["use-card", "discard"]);
    expect(logged(game, "attrition")).toEqual([]);
  });
});
