import { describe, expect, test } from "vitest";
import { space } from "../../src/games/hannibal/rules/map.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import {
  allCUs,
  battleAt,
  beatenAttacker,
  cus,
  elephants,
  holding,
  onlyHolding,
  type Scene,
  type Stack,
  turnOf,
  whereIs,
} from "./field.ts";
import { type Game, logged, options, play, type Situation } from "./table.ts";

// Cards that bring CUs: 10-16, 30, 43-48 (22 is with the PCs)

const event = (seat: Seat, card: number, position: Scene = {}, situation: Situation = {}): Game =>
  play(turnOf(seat, card, position, situation), ["play-card", `card:${card}`], ["use-card", "event"]);

const playable = (seat: Seat, card: number, position: Scene = {}): boolean =>
  options(play(turnOf(seat, card, position), ["play-card", `card:${card}`]), "use-card").includes("event");

const stacks = (...forces: Stack[]) => forces as never[];

describe("card 10 Macedonian Reinforcements", () => {
  test("card 10 Macedonian Reinforcements: two CUs in one Carthaginian port of Africa or Italy, while Macedonia is allied", () => {
    const position = { macedonia: "allied", control: holding({ carthage: ["croton", "lilybaeum"] }) };
    const game = event("carthage", 10, position);
    expect([...options(game, "event.reinforce")].sort()).toEqual(
      ["carthage", "croton", "hadrumetum", "hippo_regius", "icosium", "saldae", "tacapae", "utica"].map(
        (port) => `space:${port}`,
      ),
    );
    play(game, ["event.reinforce", "space:croton"]);
    expect(cus(game, "carthage", "croton")).toBe(2);
  });

  test("card 10 Macedonian Reinforcements: not before Philip is an ally, nor after the peace, nor for Rome", () => {
    expect(playable("carthage", 10)).toBe(false);
    expect(playable("carthage", 10, { macedonia: "peace" })).toBe(false);
    expect(playable("carthage", 10, { macedonia: "allied" })).toBe(true);
    expect(playable("rome", 10, { macedonia: "allied" })).toBe(false);
  });

  test("card 10 Macedonian Reinforcements: not into a besieged city; into one with enemies outside as far as there is room", () => {
    const position = (siege: number) => ({
      macedonia: "allied",
      control: onlyHolding([], ["utica", "hippo_regius"]),
      forces: stacks(
        { side: "carthage", at: "inside:utica", cus: 1 },
        { side: "rome", at: "utica", cus: 5, generals: ["p_scipio"] },
      ),
      ...(siege > 0 && { siege: { utica: { by: "rome", points: siege } } }),
    });
    expect([...options(event("carthage", 10, position(1)), "event.reinforce")].sort()).toEqual([
      "space:carthage",
      "space:hippo_regius",
    ]);
    const open = event("carthage", 10, position(0));
    play(open, ["event.reinforce", "inside:utica"]);
    expect(cus(open, "carthage", "inside:utica")).toBe(2);
  });
});

test("card 11 Balearic Slingers: who controls the islands puts a CU into an own port without enemy CUs", () => {
  const game = event("carthage", 11, { forces: stacks({ side: "rome", at: "malaca", cus: 1 }) });
  const ports = options(game, "event.reinforce");
  expect(ports).toContain("space:baleares");
  expect(ports).not.toContain("space:malaca");
  expect(ports).not.toContain("space:zama");
  expect(ports).not.toContain("space:rome");
  play(game, ["event.reinforce", "space:icosium"]);
  expect(cus(game, "carthage", "icosium")).toBe(1);
  expect(playable("rome", 11)).toBe(false);
  expect(playable("rome", 11, { control: holding({ rome: ["baleares"] }) })).toBe(true);
});

describe("card 12 African Reinforcements", () => {
  const raised = (elephantsElsewhere: Stack[], situation: Situation = {}) => {
    const game = event("carthage", 12, { forces: elephantsElsewhere as never[] }, situation);
    return [cus(game, "carthage", "carthage"), elephants(game, "carthage")];
  };
  const herd = (at: string, beasts: number): Stack => ({ side: "carthage", at, elephants: beasts });

  test("card 12 African Reinforcements: by the Avalon Hill rules the second elephant counter, if it is free, or two CUs", () => {
    expect(raised([])).toEqual([2, 2]);
    expect(raised([herd("saguntum", 2)])).toEqual([2, 2]);
    expect(raised([herd("saguntum", 3)])).toEqual([2, 0]);
    expect(raised([herd("saguntum", 4)])).toEqual([2, 0]);
    expect(raised([herd("saguntum", 1), herd("cannae", 1)])).toEqual([2, 0]); // both counters are in use
  });

  test("card 12 African Reinforcements: by the Valley rules as many elephants as are left, CUs for the others", () => {
    const valley: Situation = { ruleset: "valley" };
    expect(raised([herd("saguntum", 2)], valley)).toEqual([2, 2]);
    expect(raised([herd("saguntum", 3)], valley)).toEqual([2, 1]);
    expect(raised([herd("saguntum", 1), herd("cannae", 1)], valley)).toEqual([2, 2]);
    expect(raised([herd("saguntum", 4)], valley)).toEqual([2, 0]);
  });

  test("card 12 African Reinforcements: not while Carthage is besieged, nor for Rome", () => {
    const besieged = {
      forces: stacks({ side: "rome", at: "carthage", cus: 5, generals: ["p_scipio"] }),
      siege: { carthage: { by: "rome", points: 1 } },
    };
    expect(playable("carthage", 12, besieged)).toBe(false);
    expect(playable("rome", 12)).toBe(false);
  });
});

describe("recruits", () => {
  test.each([
    [13, "Bruttium Recruits", ["heraclea", "rhegium", "bruttium"], ["cannae", "mutina", "tolosa"]],
    [14, "Ligurian Recruits", ["western_ligurians", "mutina", "pisae"], ["tolosa", "rome", "heraclea"]],
    [16, "Gallic Recruits", ["tolosa", "aquitani", "boii"], ["pisae", "massilia", "western_ligurians"]],
  ] as const)("card %i %s: two CUs for a Carthaginian general in its provinces", (card, _name, inside, outside) => {
    for (const at of inside) {
      const game = event("carthage", card, { forces: stacks({ side: "carthage", at, cus: 1, generals: ["mago"] }) });
      expect(cus(game, "carthage", at), at).toBe(3);
    }
    for (const at of outside)
      expect(playable("carthage", card, { forces: stacks({ side: "carthage", at, cus: 1, generals: ["mago"] }) }), at).toBe(
        false,
      );
    const [at] = inside;
    expect(playable("carthage", card, { forces: stacks({ side: "carthage", at, cus: 5 }) })).toBe(false); // no general
    expect(playable("rome", card, { forces: stacks({ side: "rome", at, cus: 5, generals: ["varro"] }) })).toBe(false);
  });

  test("card 13 Bruttium Recruits: of several generals one is chosen, even one without CUs", () => {
    const game = event("carthage", 13, {
      forces: stacks(
        { side: "carthage", at: "heraclea", generals: ["mago"] },
        { side: "carthage", at: "croton", cus: 1, generals: ["hannibal"] },
      ),
    });
    expect([...options(game, "event.reinforce")].sort()).toEqual(["general:hannibal", "general:mago"]);
    play(game, ["event.reinforce", "general:mago"]);
    expect(cus(game, "carthage", "heraclea")).toBe(2);
  });

  test("card 15 Iberian Recruits: two CUs for a general in a Spanish province that his side controls", () => {
    const general = (side: Seat, at: string): Scene => ({
      forces: stacks({ side, at, cus: 1, generals: [side === "rome" ? "p_scipio" : "hasdrubal"] }),
    });
    expect(cus(event("carthage", 15, general("carthage", "toletum")), "carthage", "toletum")).toBe(3);
    expect(playable("carthage", 15, general("carthage", "tarraco"))).toBe(false); // Idubeda is nobody's
    expect(playable("carthage", 15, general("carthage", "zama"))).toBe(false);
    expect(playable("rome", 15, general("rome", "tarraco"))).toBe(false);
    const idubeda = { control: holding({ rome: ["tarraco", "dertosa", "ilerda", "azaila"] }) };
    expect(cus(event("rome", 15, { ...general("rome", "tarraco"), ...idubeda }), "rome", "tarraco")).toBe(3);
  });
});

test("card 14 Ligurian Recruits: generals of one stack are offered once, by their commander", () => {
  const game = event("carthage", 14, {
    forces: stacks(
      { side: "carthage", at: "pisae", cus: 3, generals: ["hannibal", "mago"] },
      { side: "carthage", at: "boii", cus: 1, generals: ["hasdrubal"] },
    ),
  });
  expect([...options(game, "event.reinforce")].sort()).toEqual(["general:hannibal", "general:hasdrubal"]);
});

describe("card 30 Carthaginian Siege Train", () => {
  test("card 30 Carthaginian Siege Train: it comes to a general, and played again moves to another", () => {
    const position = {
      forces: stacks(
        { side: "carthage", at: "saguntum", cus: 5, generals: ["hannibal"] },
        { side: "carthage", at: "carthage", cus: 1, generals: ["hanno"] },
      ),
    };
    const game = event("carthage", 30, position);
    play(game, ["event.train", "general:hannibal"]);
    expect(game.state.train).toBe(space("saguntum"));
    const moved = event("carthage", 30, { ...position, siegeTrain: "saguntum" });
    expect(moved.state.train).toBe(space("carthage")); // Hanno's is the only other army
    expect(allCUs(moved, "carthage")).toBe(6); // it is no CU
    expect(playable("rome", 30, position)).toBe(false);
  });

  const train = (from: string, card = 63): Game => {
    const game = turnOf("carthage", card, {
      forces: stacks({ side: "carthage", at: from, cus: 5, generals: ["hannibal"] }),
      siegeTrain: from,
    });
    return play(game, ["play-card", `card:${card}`], ["use-card", "move"], ["take.cus", { cus: 5, train: 1 }]);
  };

  test("card 30 Carthaginian Siege Train: it crosses other passes but not the Alps, and does not go by sea", () => {
    expect(options(train("druentia"), "march")).not.toContain("space:taurini");
    expect(options(train("ilerda"), "march")).toContain("space:tolosa");
    expect(options(train("saguntum"), "march").filter((option) => option.startsWith("sea:"))).toEqual([]);
  });

  test("card 30 Carthaginian Siege Train: ten CUs may take it along", () => {
    const game = turnOf("carthage", 61, {
      forces: stacks({ side: "carthage", at: "saguntum", cus: 10, generals: ["hannibal"] }),
      siegeTrain: "saguntum",
    });
    play(game, ["play-card", "card:61"], ["use-card", "move"], ["take.cus", { cus: 10, train: 1 }], ["march", "space:dertosa"]);
    expect(game.state.train).toBe(space("dertosa"));
    expect(cus(game, "carthage", "dertosa")).toBe(10);
  });

  test("card 30 Carthaginian Siege Train: an army that must retreat loses it", () => {
    const game = beatenAttacker(
      {
        space: "narbo",
        attacker: "carthage",
        from: "emporiae",
        rome: { cus: 5 },
        carthage: { cus: 4, generals: ["hannibal"] },
        control: onlyHolding([], ["emporiae"]),
        march: { train: true },
        more: { siegeTrain: "narbo" },
      },
      [1],
    );
    expect(whereIs(game, "hannibal")).toBe("emporiae");
    expect(game.state.train).toBe(-1);
  });

  test("card 30 Carthaginian Siege Train: so does one that is swept along, and one caught alone by enemy CUs", () => {
    const swept = beatenAttacker(
      {
        space: "narbo",
        attacker: "carthage",
        from: "emporiae",
        rome: { cus: 5 },
        carthage: { cus: 4, generals: ["hannibal"] },
        others: [{ side: "carthage", at: "emporiae", cus: 1, generals: ["mago"] }],
        control: onlyHolding([], ["tarraco"]),
        more: { siegeTrain: "emporiae" },
      },
      [1],
    );
    expect(whereIs(swept, "mago")).toBe("tarraco");
    expect(swept.state.train).toBe(-1);
    const caught = turnOf("rome", 33, {
      forces: stacks({ side: "rome", at: "emporiae", cus: 5, generals: ["p_scipio"] }),
      siegeTrain: "narbo",
    });
    play(caught, ["play-card", "card:33"], ["use-card", "move"], ["take.cus", { cus: 5 }], ["march", "space:narbo"]);
    expect(caught.state.train).toBe(-1);
  });

  test("card 30 Carthaginian Siege Train: left alone before a city, it falls to the garrison", () => {
    const leave = (garrison: number) => {
      const game = turnOf("carthage", 37, {
        forces: stacks(
          { side: "carthage", at: "capua", cus: 5, generals: ["hannibal"] },
          { side: "rome", at: "inside:capua", cus: garrison },
        ),
        siegeTrain: "capua",
      });
      play(game, ["play-card", "card:37"], ["use-card", "move"], ["take.cus", { cus: 5, train: 0 }]);
      return play(game, ["march", "space:beneventum"], ["march", "stop"]);
    };
    expect(leave(1).state.train).toBe(-1);
    expect(leave(0).state.train).toBe(space("capua"));
  });

  test("card 30 Carthaginian Siege Train: it adds no battle card", () => {
    const game = battleAt({
      space: "narbo",
      attacker: "carthage",
      from: "emporiae",
      rome: { cus: 5 },
      carthage: { cus: 4, generals: ["mago"] },
      march: { train: true },
      more: { siegeTrain: "narbo" },
    });
    expect(game.state.battle!.hands.carthage.reduce((sum, count) => sum + count, 0)).toBe(6);
  });
});

describe("card 43 Two Legions of Slaves Raised", () => {
  const three = ["mutina", "verona", "heraclea", "croton", "cannae", "arpi", "beneventum"];

  test("card 43 Two Legions of Slaves Raised: four CUs in Rome when Carthage controls three Italian provinces", () => {
    const game = event("rome", 43, { control: holding({ carthage: three }) });
    expect(cus(game, "rome", "rome")).toBe(4);
  });

  test("card 43 Two Legions of Slaves Raised: not with two, nor with Carthaginian CUs in Latium, nor for Carthage", () => {
    expect(playable("rome", 43, { control: holding({ carthage: three.slice(0, 4) }) })).toBe(false);
    const atTheGates = stacks({ side: "carthage", at: "rome", cus: 5, generals: ["hannibal"] });
    expect(playable("rome", 43, { control: holding({ carthage: three }), forces: atTheGates })).toBe(false);
    expect(playable("carthage", 43, { control: holding({ carthage: three }) })).toBe(false);
  });
});

describe("allied auxiliaries", () => {
  test.each([
    [44, "Apulia", ["arpi", "cannae", "beneventum"]],
    [45, "Etruria", ["pisae", "faesulae", "cosa"]],
    [46, "Samnium", ["ariminum", "sena", "praeneste"]],
    [47, "Lucania", ["heraclea", "paestum", "croton"]],
    [48, "Campania", ["capua"]],
  ] as const)("card %i Allied Auxiliaries (%s): two CUs for a general in Italy while Rome controls it", (card, _name, lost) => {
    const varro = (at: string): Scene => ({ forces: stacks({ side: "rome", at, cus: 1, generals: ["varro"] }) });
    expect(cus(event("rome", card, varro("verona")), "rome", "verona")).toBe(3);
    expect(playable("rome", card, { ...varro("verona"), control: holding({ nobody: [...lost] }) })).toBe(false);
    expect(playable("rome", card, varro("enna"))).toBe(false); // Sicily is not Italy
    expect(playable("rome", card, { forces: stacks({ side: "rome", at: "rome", cus: 5 }) })).toBe(false); // nobody in Rome
    expect(playable("carthage", card, varro("verona"))).toBe(false);
  });

  test("card 44 Allied Auxiliaries (Apulia): the general need not be a consul who is short of CUs, and not besieged", () => {
    const game = event("rome", 44, {
      consuls: ["varro"],
      forces: stacks(
        { side: "rome", at: "sena", cus: 3, generals: ["varro"] },
        { side: "rome", at: "arpi", cus: 8, generals: ["marcellus"] },
      ),
    });
    expect(options(game, "event.reinforce")).toContain("general:marcellus");
    const besieged = {
      forces: stacks(
        { side: "rome", at: "inside:capua", cus: 1, generals: ["varro"] },
        { side: "carthage", at: "capua", cus: 5 },
      ),
      siege: { capua: { by: "carthage", points: 1 } },
    };
    expect(playable("rome", 44, besieged)).toBe(false);
    expect(playable("rome", 44, { ...besieged, siege: {} })).toBe(true);
    expect(logged(event("rome", 44, { ...besieged, siege: {} }), "reinforced")[0]).toMatchObject({ units: ["cus:1"] }); // there is room for one
  });
});
