import { describe, expect, test } from "vitest";
import type { Answer, Plain } from "../../src/engine/index.ts";
import { general } from "../../src/games/hannibal/rules/generals.ts";
import {
  allCUs,
  battleAt,
  beatenAttacker,
  commanderOf,
  cus,
  elephants,
  type Field,
  holder,
  holding,
  onlyHolding,
  SPARE,
  type Stack,
  scene,
  turnOf,
  whereIs,
} from "./field.ts";
import { type Game, logged, options, play, type Situation } from "./table.ts";

// 15 Retreats

/** Rome's four CUs and P. Scipio, attacked by Hasdrubal from the north-west in the middle of Spain, where nobody holds anything. */
const atBilbilis: Field = {
  space: "bilbilis",
  attacker: "carthage",
  from: "numantia",
  rome: { cus: 4, generals: ["p_scipio"] },
  carthage: { cus: 9, generals: ["hasdrubal"] },
  cards: { rome: { frontal: 1 }, carthage: { probe: 1, "flank-left": 1 } },
  control: onlyHolding([], []),
  hands: { rome: [SPARE.rome] },
};

/** The defender is beaten with a probe. With up to four CUs and these dice nothing is lost until he runs. */
function rout(field: Field, dice = [1, 2], situation: Situation = {}, ...more: [string, Answer][]): Game {
  const game = battleAt(field, { dice, ...situation });
  return play(game, ["attack", "probe"], ["match", "concede"], ...more);
}

/** As at Bilbilis, with these PCs. */
const spain = (rome: string[], carthage: string[] = [], more: Partial<Field> = {}): Field => ({
  ...atBilbilis,
  control: onlyHolding(rome, carthage),
  ...more,
});

describe("15.1 where a beaten army goes", () => {
  test("15.1 it goes to the nearest space with a PC of its own", () => {
    const game = rout(spain(["azaila", "salmantica"]));
    expect(whereIs(game, "p_scipio")).toBe("azaila");
    expect(cus(game, "rome", "azaila")).toBe(4);
  });

  test("15.1 of several spaces equally near the player chooses", () => {
    const game = rout(spain(["azaila", "segovia", "laminium"]));
    expect([...options(game, "retreat")].sort()).toEqual(["space:azaila", "space:segovia"]);
    play(game, ["retreat", "space:segovia"]);
    expect(cus(game, "rome", "segovia")).toBe(4);
  });

  test("15.1 a larger friendly force is as good as a PC", () => {
    const game = rout(spain(["salmantica"], [], { others: [{ side: "rome", at: "azaila", cus: 5 }] }));
    expect(cus(game, "rome", "azaila")).toBe(9);
  });

  test("15.1, 9.3 beaten back to an equal, the player says which of them commands", () => {
    const field = spain(["azaila"], [], { others: [{ side: "rome", at: "azaila", cus: 5, generals: ["varro"] }] });
    const game = rout(field, [1, 2], {}, ["commander", "general:varro"]);
    expect(commanderOf(game, "rome", "azaila")).toBe(general("varro"));
    const other = rout(field, [1, 2], {}, ["commander", "general:p_scipio"]);
    expect(commanderOf(other, "rome", "azaila")).toBe(general("p_scipio"));
  });

  test("15.1 a friendly force that is not larger is swept along", () => {
    const game = rout(
      spain(["ilerda"], [], { others: [{ side: "rome", at: "azaila", cus: 4, generals: ["varro"] }] }),
      [1, 2],
      {},
      ["retreat.way", "way:azaila>ilerda"],
    );
    expect(cus(game, "rome", "azaila")).toBe(0);
    expect(cus(game, "rome", "ilerda")).toBe(8);
    expect(whereIs(game, "varro")).toBe("ilerda");
  });

  test("15.1 where ways to the same place differ in whom they sweep along, the player takes one or the other", () => {
    const field = spain(["ilerda"], [], { others: [{ side: "rome", at: "azaila", cus: 2 }] });
    const game = rout(field);
    expect(options(game, "retreat.way")).toEqual(["way:iberus>ilerda", "way:azaila>ilerda"]);
    play(game, ["retreat.way", "way:iberus>ilerda"]);
    expect(cus(game, "rome", "azaila")).toBe(2);
    expect(cus(game, "rome", "ilerda")).toBe(4);
  });

  test("15.1 friends in a space with an own PC are joined there and not moved", () => {
    const game = rout(spain(["azaila"], [], { others: [{ side: "rome", at: "azaila", cus: 1 }] }));
    expect(cus(game, "rome", "azaila")).toBe(5);
  });

  test("15.1 a retreat goes up to four spaces", () => {
    // Bilbilis, Segobriga, Toletum, Salaria, Corduba
    expect(cus(rout(spain(["corduba"])), "rome", "corduba")).toBe(4);
    // Malaca is one space farther
    expect(allCUs(rout(spain(["malaca"])), "rome")).toBe(0);
  });

  test("15.1 more than ten CUs retreat together, and CUs without a general too", () => {
    const game = rout(spain(["azaila"], [], { rome: { cus: 14 } }));
    expect(cus(game, "rome", "azaila")).toBe(13);
  });

  test("15.1 a place farther away may be chosen if it costs fewer CUs", () => {
    // Laminium is two spaces away through Carthaginian spaces, Tarraco three for nothing
    const game = rout(spain(["laminium", "tarraco"], ["segobriga", "toletum"]));
    expect([...options(game, "retreat")].sort()).toEqual(["space:laminium", "space:tarraco"]);
    play(game, ["retreat", "space:tarraco"]);
    expect(cus(game, "rome", "tarraco")).toBe(4);
  });

  test("15.1 to a place that is open to him the loser takes the way that costs the fewest CUs", () => {
    // Saguntum and Araceli are both two spaces away; to Saguntum the way over Azaila and Dertosa avoids Segobriga
    const game = rout(spain(["saguntum", "araceli"], ["segobriga"], { from: "segovia" }));
    expect([...options(game, "retreat")].sort()).toEqual(["space:araceli", "space:saguntum"]);
    play(game, ["retreat", "space:saguntum"]);
    expect(cus(game, "rome", "saguntum")).toBe(4);
  });

  test("15.1 a place farther away is no choice if it costs as many", () => {
    const game = rout(spain(["saguntum", "tarraco"], ["segobriga", "laminium", "dertosa", "ilerda"]));
    expect(cus(game, "rome", "saguntum")).toBe(3);
  });

  test("15.1 the nearest place stays the nearest though a detour to it is cheaper", () => {
    // Laminium: two spaces through Segobriga for a CU, three over Segovia and Toletum for none. Emporiae: three spaces for a CU.
    const game = rout(spain(["laminium", "emporiae"], ["segobriga", "ilerda", "dertosa"]));
    expect(cus(game, "rome", "laminium")).toBe(4);
  });

  test("15.1 in a campaign the CUs of a beaten attacker are spent where they end up (10.11)", () => {
    const game = beatenAttacker(
      {
        ...spain([], ["numantia"], { others: [{ side: "carthage", at: "numantia", cus: 3, generals: ["mago"] }] }),
        carthage: { cus: 4, generals: ["hasdrubal"] },
        more: { play: { seat: "carthage", card: 33, use: "event", activations: 2, activated: ["hasdrubal"] } },
      },
      [1],
    );
    expect(cus(game, "carthage", "numantia")).toBe(6);
    play(game, ["commander", "general:mago"]);
    expect(options(game, "activate")).toEqual(["general:mago", "done"]);
    play(game, ["activate", "general:mago"]);
    expect(game.question).toMatchObject({ prompt: "hannibal.take.cus", items: [{ id: "cus", max: 3 }] });
  });
});

describe("15.2 where it may not go", () => {
  test("15.2 no retreat over a pass", () => {
    const game = rout({
      ...atBilbilis,
      space: "mutina",
      from: "verona",
      control: onlyHolding(["faesulae"], ["ariminum", "boii"]),
      others: [{ side: "carthage", at: "ariminum", cus: 9 }],
    });
    expect(allCUs(game, "rome")).toBe(0);
    expect(whereIs(game, "p_scipio")).toBe("displaced");
  });

  test("15.2 no retreat over a strait", () => {
    const game = rout({ ...atBilbilis, space: "rhegium", from: "croton", control: onlyHolding(["messana"], ["rhegium"]) });
    expect(allCUs(game, "rome")).toBe(0);
  });

  test("15.2 the original defender never enters the space that the attacker came from", () => {
    const game = rout(spain(["numantia", "araceli"], [], { from: "numantia" }));
    expect(cus(game, "rome", "numantia")).toBe(0);
    expect(cus(game, "rome", "araceli")).toBe(4); // over Iberus
  });

  /** Hasdrubal, the attacker, has run out of cards. */
  const attackerBeaten = (field: Partial<Field>, dice = [2]): Game =>
    beatenAttacker({ ...atBilbilis, carthage: { cus: 4, generals: ["hasdrubal"] }, ...field }, dice);

  test("15.2 the original attacker goes first to the space that he came from", () => {
    const game = attackerBeaten({ control: onlyHolding([], ["azaila", "araceli"]) });
    expect(cus(game, "carthage", "araceli")).toBe(3); // Numantia, Araceli, though Azaila is adjacent
  });

  test("15.2 an attacker who came over a pass cannot go back", () => {
    const game = attackerBeaten({
      space: "taurini",
      from: "druentia",
      control: onlyHolding([], ["druentia", "insubres"]),
    });
    expect(allCUs(game, "carthage")).toBe(0);
    expect(whereIs(game, "hasdrubal")).toBe("displaced");
  });

  test("15.2 an army beaten where it landed is eliminated", () => {
    const game = attackerBeaten({
      space: "tarraco",
      from: "emporiae",
      control: onlyHolding([], ["emporiae", "dertosa"]), // where a road would take it
      battle: { bySea: true },
    });
    expect(allCUs(game, "carthage")).toBe(0);
    expect(whereIs(game, "hasdrubal")).toBe("displaced");
    expect([logged(game, "no-retreat").length, logged(game, "no-retreat-by-sea").length]).toEqual([0, 1]);
  });

  const landedAtSaguntum: Partial<Field> = {
    space: "saguntum",
    from: "carthage",
    control: onlyHolding([], ["saguntum", "dianium"]),
    battle: { bySea: true },
  };

  test("15.2 landed beside its own city it goes into that, as far as there is room; the rest is eliminated", () => {
    const game = attackerBeaten({ ...landedAtSaguntum, carthage: { cus: 5, generals: ["hasdrubal", "mago"] } });
    expect(cus(game, "carthage", "inside:saguntum")).toBe(2);
    expect(allCUs(game, "carthage")).toBe(2);
    expect([whereIs(game, "hasdrubal"), whereIs(game, "mago")]).toEqual(["inside:saguntum", "inside:saguntum"]);
  });

  test("15.2 with the city full, all that landed is eliminated", () => {
    const game = attackerBeaten({ ...landedAtSaguntum, others: [{ side: "carthage", at: "inside:saguntum", cus: 2 }] });
    expect(allCUs(game, "carthage")).toBe(2);
    expect(whereIs(game, "hasdrubal")).toBe("displaced");
  });

  test("15.2 an army that sailed out of a city and is beaten at another port does not get back within its walls", () => {
    const game = scene(
      {
        hands: { carthage: [63, SPARE.carthage] },
        discard: [],
        forces: [
          { side: "carthage", at: "inside:saguntum", cus: 2, generals: ["hasdrubal"] },
          { side: "rome", at: "saguntum", cus: 3 },
          { side: "rome", at: "tarraco", cus: 9 },
        ],
      },
      { dice: [1] },
    );
    play(game, ["play-card", "card:63"], ["use-card", "move"], ["take.cus", { cus: 2 }], ["march", "sea:tarraco"]);
    play(game, ["battle-cards", "pass"], ["ally-deserts", "pass"]);
    expect(game.state.battle).toMatchObject({ bySea: true, sallied: false });
    expect(options(game, "attack")).not.toContain("withdraw"); // nor withdraw by sea (16.3)
  });

  test("15.2 one that lands and marches on retreats over land, to the port if that is where it came from", () => {
    const game = attackerBeaten({ from: "azaila", control: onlyHolding([], ["azaila"]), battle: { bySea: false } });
    expect(cus(game, "carthage", "azaila")).toBe(3);
  });

  test("15.2 the way never leads through the battle space again", () => {
    // from Rhegium roads lead to Croton, where the battle was, and to Bruttium, which is full of Romans
    const game = attackerBeaten(
      {
        space: "croton",
        from: "rhegium",
        rome: { cus: 1 },
        carthage: { cus: 9, generals: ["hasdrubal"] },
        others: [{ side: "rome", at: "bruttium", cus: 9 }],
        control: onlyHolding([], ["heraclea"]),
        more: { tribes: [] },
      },
      [1],
    );
    expect(allCUs(game, "carthage")).toBe(0);
  });
});

describe("15.3 what a retreat costs", () => {
  test("15.3 a CU for every space with an enemy PC that it enters", () => {
    const game = rout(spain(["toletum"], ["segobriga", "segovia"]));
    expect(cus(game, "rome", "toletum")).toBe(3);
    const twice = rout(spain(["corduba"], ["segobriga", "segovia", "salaria", "arsa"]));
    expect(cus(twice, "rome", "corduba")).toBe(2);
  });

  test("15.3 a CU for every tribe that is not friendly", () => {
    const field: Field = { ...atBilbilis, space: "tolosa", from: "narbo", control: onlyHolding(["araceli"], []) };
    expect(cus(rout(field), "rome", "araceli")).toBe(3);
    expect(cus(rout({ ...field, more: { tribes: ["boii"] } }), "rome", "araceli")).toBe(4);
  });

  test("15.3 a friendly tribe costs Carthage nothing and is a place to stay", () => {
    const game = rout(
      {
        ...atBilbilis,
        space: "verona",
        attacker: "rome",
        from: "mutina",
        rome: { cus: 9, generals: ["p_scipio"] },
        carthage: { cus: 4, generals: ["hasdrubal"] },
        cards: { rome: { probe: 1 }, carthage: { frontal: 1 } },
        control: onlyHolding([], ["boii"]),
        hands: { carthage: [SPARE.carthage] },
      },
      [1, 2],
    );
    expect(cus(game, "carthage", "boii")).toBe(4);
  });

  test("15.3 a CU for every enemy CU in a space, and the army may not stay there even if the PC is its own", () => {
    const enemies: Field["others"] = [
      { side: "carthage", at: "segobriga", cus: 2 },
      { side: "carthage", at: "segovia", cus: 2 },
    ];
    const game = rout(spain(["segobriga", "toletum"], [], { others: enemies }));
    expect(cus(game, "rome", "segobriga")).toBe(0);
    expect(cus(game, "rome", "toletum")).toBe(2);
    const onTheirPC = rout(spain(["toletum"], ["segobriga", "segovia"], { others: enemies }));
    expect(cus(onTheirPC, "rome", "toletum")).toBe(1);
  });

  test("15.1, 15.3 enemy generals who have CUs are displaced by nobody: past them, only the cheaper way is taken", () => {
    const game = rout(spain(["toletum"], [], { others: [{ side: "carthage", at: "segovia", cus: 1, generals: ["mago"] }] }));
    expect(cus(game, "rome", "toletum")).toBe(4); // by Segobriga, without a question
    expect(whereIs(game, "mago")).toBe("segovia");
  });

  test("15.3 enemy generals without CUs do not matter; the army displaces them as it goes", () => {
    const game = rout(
      spain(["toletum"], ["segobriga"], {
        others: [
          { side: "carthage", at: "segovia", generals: ["mago"] },
          { side: "carthage", at: "toletum", generals: ["h_gisgo"] },
        ],
      }),
      [1, 2],
      {},
      ["retreat.way", "way:segovia>toletum"], // not by Salmantica, past Mago
    );
    expect(cus(game, "rome", "toletum")).toBe(4);
    expect([whereIs(game, "mago"), whereIs(game, "h_gisgo")]).toEqual(["displaced", "displaced"]);
  });

  test("15.3 an army with nowhere to go, or that would lose its last CU on the way, is eliminated", () => {
    expect(whereIs(rout(spain([])), "p_scipio")).toBe("displaced");
    const bled = rout(spain(["toletum"], ["segobriga", "segovia"], { rome: { cus: 1, generals: ["p_scipio"] } }));
    expect(allCUs(bled, "rome")).toBe(0);
    expect(whereIs(bled, "p_scipio")).toBe("displaced");
  });

  test("15.3 on the way Carthage may choose to lose elephants or not", () => {
    const game = rout(
      spain([], ["toletum"], {
        attacker: "rome",
        rome: { cus: 9, generals: ["p_scipio"] },
        carthage: { cus: 3, elephants: 1, generals: ["hasdrubal"] },
        cards: { rome: { probe: 1 }, carthage: { frontal: 1 } },
        control: onlyHolding(["segobriga", "segovia"], ["toletum"]),
        hands: { carthage: [SPARE.carthage] },
      }),
    );
    expect(game.question).toMatchObject({ prompt: "hannibal.lose-elephants", min: 0, max: 1 });
    play(game, ["lose-elephants", 0]);
    expect(elephants(game, "toletum")).toBe(1);
    expect(cus(game, "carthage", "toletum")).toBe(3);
  });
});

describe("15.4 into the city of the battle space", () => {
  /** Hannibal beats the Romans before their city of Neapolis, which holds two CUs. */
  const atNeapolis = (rome: Field["rome"], more: Partial<Field> = {}): Field => ({
    ...atBilbilis,
    space: "neapolis",
    from: "beneventum",
    rome,
    control: holding({}),
    ...more,
  });

  test("15.4 an army that the city can hold goes into it or away, but whole", () => {
    const field = atNeapolis({ cus: 2, generals: ["p_scipio"] });
    const game = rout(field);
    expect([...options(game, "retreat")].sort()).toEqual(["inside:neapolis", "space:capua", "space:paestum"]);
    play(game, ["retreat", "inside:neapolis"]);
    expect(cus(game, "rome", "inside:neapolis")).toBe(2);
    expect(whereIs(game, "p_scipio")).toBe("inside:neapolis");
    const away = rout(field, [1, 2], {}, ["retreat", "space:capua"]);
    expect(cus(away, "rome", "capua")).toBe(2);
  });

  test("15.4 a larger one may be split, the generals going with either part", () => {
    const game = rout(atNeapolis({ cus: 4, generals: ["p_scipio", "varro"] }));
    expect(options(game, "retreat-inside")).toEqual(["inside:0", "inside:1", "inside:2"]);
    play(game, ["retreat-inside", "inside:2"], ["retreat-inside.generals", ["general:varro"]], ["retreat", "space:capua"]);
    expect(cus(game, "rome", "inside:neapolis")).toBe(2);
    expect(cus(game, "rome", "capua")).toBe(2);
    expect([whereIs(game, "p_scipio"), whereIs(game, "varro")]).toEqual(["capua", "inside:neapolis"]);
  });

  test("15.4 what is inside already takes up room", () => {
    const game = rout(atNeapolis({ cus: 4 }, { others: [{ side: "rome", at: "inside:neapolis", cus: 1 }] }));
    expect(options(game, "retreat-inside")).toEqual(["inside:0", "inside:1"]);
  });

  test("15.4 no consul is left with fewer than five CUs on either side of the walls (18.1)", () => {
    const field = (romans: number) => atNeapolis({ cus: romans, generals: ["p_scipio"] }, { more: { consuls: ["p_scipio"] } });
    // seven CUs lose one, and six are left: one may go in, not two
    expect(options(rout(field(7)), "retreat-inside")).toEqual(["inside:0", "inside:1"]);
    // of four none may go in alone, nor with him
    expect(options(rout(field(4)), "retreat")).toContain("space:capua");
    const rome = rout({
      ...field(8),
      space: "rome",
      from: "praeneste",
      control: holding({}),
    });
    // seven are left: up to two without him, or five with him
    expect(options(rome, "retreat-inside")).toEqual(["inside:0", "inside:1", "inside:2", "inside:5"]);
    play(rome, ["retreat-inside", "inside:5"]);
    expect(whereIs(rome, "p_scipio")).toBe("inside:rome");
  });

  test("15.4 a besieged city takes nobody in who did not come out of it", () => {
    const game = beatenAttacker(
      {
        ...atBilbilis,
        space: "neapolis",
        attacker: "rome",
        from: "capua",
        control: holding({}),
        rome: { cus: 2, generals: ["p_scipio"] },
        more: { siege: { neapolis: { by: "carthage", points: 1 } } },
      },
      [1],
    );
    expect(cus(game, "rome", "capua")).toBe(1);
    expect(cus(game, "rome", "inside:neapolis")).toBe(0);
  });

  test("15.4 an army does not enter a city on its way: only one of the battle space is a refuge", () => {
    const game = rout(atNeapolis({ cus: 2 }, { control: holding({ carthage: ["neapolis"] }) }), [1, 2], {}, [
      "retreat",
      "space:capua",
    ]);
    expect(cus(game, "rome", "capua")).toBe(2);
    expect(cus(game, "rome", "inside:capua")).toBe(0);
  });
});

describe("15.5 political consequences", () => {
  /** Rome loses a battle in which it loses this many CUs: one in the retreat through Segobriga, the others to the table. */
  const losing = (
    lost: number,
    control: Plain = onlyHolding(["toletum", "arsa", "capua", "rhegium"], ["segobriga", "segovia"]),
  ) => rout(spain([], [], { rome: { cus: 4, generals: ["p_scipio"] }, control }), [1, [2, 4, 6, 6][lost - 1]!]);

  test("15.5 example: who lost one CU removes no PC", () => {
    const game = losing(1);
    expect(logged(game, "pc-removed")).toEqual([]);
    expect(game.question?.prompt).toBe("hannibal.play-card");
  });

  test("15.5 example: who lost three CUs removes one PC, of his own choice, but no walled city", () => {
    const game = rout(
      spain([], [], {
        rome: { cus: 5, generals: ["p_scipio"] },
        control: onlyHolding(["toletum", "arsa", "capua"], ["segobriga", "segovia"]),
      }),
      [1, 3],
    );
    // two by the table, one on the way
    expect(cus(game, "rome", "toletum")).toBe(2);
    expect(game.question).toMatchObject({ kind: "pick", seat: "rome", min: 1, max: 1 });
    expect([...options(game, "remove-pcs")].sort()).toEqual(["space:arsa", "space:toletum"]);
    play(game, ["remove-pcs", ["space:arsa"]]);
    expect(holder(game, "arsa")).toBeNull();
  });

  test("15.5 casualties, the retreat table and the retreat all count; an army that cannot retreat loses every CU", () => {
    const game = rout(spain(["toletum", "malaca"], ["segobriga", "segovia"], { rome: { cus: 1, generals: ["p_scipio"] } }), [6]);
    // its only CU fell in the battle: the general retreats alone and half a CU costs nothing
    expect(logged(game, "pc-removed")).toEqual([]);
    const eliminated = rout(spain(["malaca", "panormus", "hispalis"], [], { rome: { cus: 4 } }), [1, 2]);
    expect(eliminated.question).toMatchObject({ prompt: "hannibal.remove-pcs", min: 2, max: 2 });
  });

  test("15.5 tribes are not removed", () => {
    const game = beatenAttacker(
      {
        ...atBilbilis,
        carthage: { cus: 5, generals: ["hasdrubal"] },
        control: onlyHolding([], ["numantia", "arsa", "boii", "insubres", "gades"]),
      },
      [2],
    );
    expect([...options(game, "remove-pcs")].sort()).toEqual(["space:arsa", "space:numantia"]);
  });

  test("15.5 the winner removes nothing, whatever he lost", () => {
    const game = rout(
      spain(["azaila"], ["gades", "malaca"], {
        battle: { rounds: Array.from({ length: 11 }, () => ({ by: "carthage", attack: "frontal", match: "frontal" })) },
      }),
      [5, 2],
    );
    expect(logged(game, "casualties")[0]).toMatchObject({ losses: 3 });
    expect(game.question).toMatchObject({ seat: "rome" });
  });

  test("15.5 the end of Hannibal costs five PCs on top", () => {
    const game = beatenAttacker(
      {
        ...atBilbilis,
        carthage: { cus: 4, generals: ["hannibal"] },
        control: onlyHolding([], "malaca hispalis corduba arsa salmantica acci salaria dianium".split(" ")),
        others: [{ side: "rome", at: "numantia", cus: 9 }],
      },
      [2],
    );
    expect(whereIs(game, "hannibal")).toBe("gone");
    expect(game.question).toMatchObject({ prompt: "hannibal.remove-pcs", min: 7, max: 7 }); // half of four, and five
  });

  test("15.5 lost at sea he costs the five alone: that was no battle (11.5)", () => {
    const game = turnOf(
      "carthage",
      63,
      { forces: [{ side: "carthage", at: "carthage", cus: 5, generals: ["hannibal"] }] },
      { dice: [6] },
    );
    play(game, ["play-card", "card:63"], ["use-card", "event"], ["take.cus", { cus: 5 }], ["march", "sea:rhegium"]);
    expect(whereIs(game, "hannibal")).toBe("gone");
    expect(game.question).toMatchObject({ prompt: "hannibal.remove-pcs", min: 5, max: 5 });
  });

  test("15.5 Scipio Africanus is gone for good when displaced, without further cost", () => {
    const game = rout(spain(["malaca"], [], { rome: { cus: 1, generals: ["scipio_africanus"] } }), [1, 2]);
    expect(whereIs(game, "scipio_africanus")).toBe("gone");
    expect(logged(game, "pc-removed")).toEqual([]);
  });
});

test("15.6 a loser with too few PCs to remove sues for peace and has lost the game", () => {
  const game = rout(spain(["malaca", "gades"], [], { rome: { cus: 4 } }), [1, 2]);
  expect(game.over).toEqual({ winner: "carthage", reason: "hannibal.over.peace", rule: "15.6" });
  const enough = rout(spain(["malaca", "hispalis"], [], { rome: { cus: 4 } }), [1, 2]);
  expect(enough.over).toBeNull();
});

describe("generals whose last CU fell in the battle", () => {
  const alone = (others: Stack[]): Game =>
    play(
      battleAt(
        {
          space: "syracuse",
          attacker: "carthage",
          from: "messana",
          carthage: { cus: 5, generals: ["hannibal"] },
          rome: { cus: 1, generals: ["p_scipio"] },
          cards: { carthage: { frontal: 1 }, rome: {} },
          others,
          control: { rome: ["rome", "panormus", "ariminum"], carthage: ["carthage", "syracuse"] },
        },
        { dice: [6] },
      ),
      ["attack", "frontal"],
      ["match", "concede"],
    );

  test("10.4, 15.3 they retreat alone, but not through enemy CUs", () => {
    expect(whereIs(alone([]), "p_scipio")).toBe("panormus");
    expect(whereIs(alone([{ side: "carthage", at: "enna", cus: 3 }]), "p_scipio")).toBe("displaced");
  });
});

test("15.2 the port that the enemy sailed from is closed to the defender, though he set out from inside its walls", () => {
  const game = play(
    battleAt(
      {
        space: "syracuse",
        attacker: "rome",
        from: "inside:messana",
        rome: { cus: 2, generals: ["marcellus"] },
        carthage: { cus: 4, generals: ["mago"] },
        cards: { rome: { frontal: 1 }, carthage: {} },
        others: [
          { side: "carthage", at: "messana", cus: 6 },
          { side: "carthage", at: "enna", cus: 6 },
        ],
        control: { rome: ["rome", "syracuse", "messana", "ariminum"], carthage: ["carthage", "gades", "malaca"] },
        battle: { bySea: true, sallied: false },
        march: { bySea: true },
      },
      { dice: [1, 1] },
    ),
    ["attack", "frontal"],
    ["match", "concede"],
  );
  expect(whereIs(game, "mago")).toBe("enna"); // without a choice
});

test("9.3, 15.4 where a retreat parts equals from their commander, their player says who commands", () => {
  const game = play(
    battleAt(
      {
        space: "carthage",
        attacker: "rome",
        from: "zama",
        rome: { cus: 9, generals: ["marcellus"] },
        carthage: { cus: 10, generals: ["hasdrubal", "mago", "h_gisgo"] },
        cards: { rome: { frontal: 1 }, carthage: {} },
      },
      { dice: [1, 1] },
    ),
    ["attack", "frontal"],
    ["match", "concede"],
    ["retreat-inside", "inside:4"],
    ["retreat-inside.generals", ["general:mago", "general:h_gisgo"]],
    ["commander", "general:h_gisgo"],
  );
  expect(commanderOf(game, "carthage", "inside:carthage")).toBe(general("h_gisgo"));
});

test("9.3, 15.4 a beaten commander who comes to an equal inside the walls does not command beside him", () => {
  const game = beatenAttacker(
    {
      space: "carthage",
      attacker: "carthage",
      from: "zama",
      rome: { cus: 9, generals: ["marcellus"] },
      carthage: { cus: 10, generals: ["hasdrubal"] },
      others: [{ side: "carthage", at: "inside:carthage", cus: 2, generals: ["mago"] }],
    },
    [1],
  );
  play(game, ["retreat-inside", "inside:3"], ["retreat-inside.generals", ["general:hasdrubal"]], ["commander", "general:mago"]);
  expect(commanderOf(game, "carthage", "inside:carthage")).toBe(general("mago"));
});

describe("15.2, 15.3 what the enemy bars and takes", () => {
  /** Hannibal has marched from before Capua to Terventum with all he had, and is beaten: two CUs by the retreat table. */
  const fromCapua: Omit<Field, "cards"> = {
    space: "terventum",
    attacker: "carthage",
    from: "capua",
    carthage: { cus: 10, generals: ["hannibal"] },
    rome: { cus: 8, generals: ["varro"] },
    others: [{ side: "rome", at: "inside:capua", cus: 2 }],
    control: onlyHolding(["capua"], ["neapolis", "zama", "thapsus", "tacapae"]),
  };

  test("15.3 a garrison costs a retreating army as much as CUs outside the walls, though the army shut it in before", () => {
    const game = beatenAttacker(fromCapua, [1]);
    expect(cus(game, "carthage", "neapolis")).toBe(5); // one for the city, one each for its two CUs
    expect(logged(game, "lost").map(({ lost, space }) => [lost, space])).toEqual([
      [2, "space:terventum"],
      [3, "space:capua"], // where they were lost
    ]);
    expect(game.question).toMatchObject({ prompt: "hannibal.remove-pcs", min: 2 });
  });

  test("15.3 a garrison that friends shut in costs nothing", () => {
    const others = [...fromCapua.others!, { side: "carthage" as const, at: "capua", cus: 2, generals: ["mago"] }];
    const game = beatenAttacker({ ...fromCapua, others }, [1]);
    expect(cus(game, "carthage", "neapolis")).toBe(9); // eight, one less for the city, and Mago's two are swept along
    expect(whereIs(game, "mago")).toBe("neapolis");
  });

  test("15.3, 10.4 a general whose last CU has fallen does not retreat past a garrison that nobody shuts in", () => {
    const game = beatenAttacker({ ...fromCapua, carthage: { generals: ["hannibal"] } }, []);
    expect(whereIs(game, "hannibal")).toBe("gone");
  });

  /** Marcellus has gone from Toletum to Salaria, and Hasdrubal has intercepted him from Laminium. */
  const atSalaria: Omit<Field, "cards"> = {
    space: "salaria",
    attacker: "rome",
    from: "toletum",
    rome: { cus: 6, generals: ["marcellus"] },
    carthage: { cus: 6, generals: ["hasdrubal"] },
    battle: { interceptors: ["laminium"] },
    control: onlyHolding(["laminium", "segovia", "pisae"], []),
  };

  test("15.2 no beaten army goes where the enemy came from, an attacker whom interceptors beat neither", () => {
    const game = beatenAttacker(atSalaria, [1]);
    expect(cus(game, "rome", "segovia")).toBe(4);
    const valley = beatenAttacker(atSalaria, [1], { ruleset: "valley" });
    expect([...options(valley, "retreat")].sort()).toEqual(["space:laminium", "space:segovia"]); // it binds the defender alone
  });

  test("15.2 an attacker who can only go back where interceptors came from has nowhere to go", () => {
    const field = {
      ...atSalaria,
      battle: { interceptors: ["toletum"] },
      control: onlyHolding(["toletum", "pisae", "cosa", "rome"], []),
    };
    expect(allCUs(beatenAttacker(field, [1]), "rome")).toBe(0);
    expect(cus(beatenAttacker(field, [1], { ruleset: "valley" }), "rome", "toletum")).toBe(4);
  });

  test("15.2 the port that the enemy sailed from is where he came from", () => {
    const field = { ...spain(["dertosa"], [], { from: "tarraco", battle: { bySea: true } }), space: "dertosa" };
    const game = rout({ ...field, control: onlyHolding(["tarraco", "emporiae"], []) });
    expect(cus(game, "rome", "emporiae")).toBe(4); // by Ilerda
  });
});

describe("15.1 the way", () => {
  test("15.1 the question names the place, the ways and what each costs", () => {
    // two ways of two spaces to Toletum: past Mago for nothing, or through Segobriga for a CU
    const game = rout(spain(["toletum"], ["segobriga"], { others: [{ side: "carthage", at: "segovia", generals: ["mago"] }] }));
    expect(game.question).toMatchObject({
      prompt: "hannibal.retreat.way",
      options: ["way:segovia>toletum", "way:segobriga>toletum"],
      params: {
        from: "space:bilbilis",
        space: "space:toletum",
        modifiers: ["way:segovia>toletum=0", "way:segobriga>toletum=-1"],
      },
    });
  });

  test("15.1 a detour that costs a CU does not make a larger force of as many friends; a friend without CUs stays where he is", () => {
    const field = spain(["laminium"], ["segobriga"], {
      others: [
        { side: "rome", at: "segovia", cus: 4 },
        { side: "rome", at: "toletum", generals: ["varro"] },
      ],
    });
    const game = rout(field); // by Segobriga three would come to the four at Segovia
    expect(options(game, "retreat.way")).toEqual(["way:segovia>toletum>laminium", "way:azaila>dertosa>saguntum>laminium"]);
    play(game, ["retreat.way", "way:segovia>toletum>laminium"]);
    expect(cus(game, "rome", "laminium")).toBe(8);
    expect(whereIs(game, "varro")).toBe("toletum");
  });

  test("15.1 a place that is farther off and costs fewer CUs may lie beyond another such place", () => {
    const game = rout(spain(["toletum", "saguntum", "dianium"], ["segovia", "segobriga"]));
    expect(game.question?.params?.modifiers).toEqual(["space:toletum=-1", "space:saguntum=0", "space:dianium=0"]);
    play(game, ["retreat", "space:dianium"]);
    expect(cus(game, "rome", "dianium")).toBe(4);
  });

  test("15.1 in the Valley rules it is the nearest PC or the nearest larger force, even one beyond the other", () => {
    const field = spain(["azaila"], [], { others: [{ side: "rome", at: "dertosa", cus: 6 }] });
    expect(cus(rout(field), "rome", "azaila")).toBe(4);
    const valley = rout(field, [1, 2], { ruleset: "valley" });
    expect([...options(valley, "retreat")].sort()).toEqual(["space:azaila", "space:dertosa"]);
    play(valley, ["retreat", "space:dertosa"]);
    expect(cus(valley, "rome", "dertosa")).toBe(10);
  });
});

describe("15.4 splitting", () => {
  /** Four Roman CUs beaten before Capua, which is theirs and not besieged. */
  const beforeCapua: Field = {
    ...atBilbilis,
    space: "capua",
    from: "beneventum",
    rome: { cus: 2, generals: ["varro"] },
    carthage: { cus: 9, generals: ["hannibal"] },
    control: onlyHolding(["capua"], []),
  };

  test("15.4 an army that fits into the city goes there whole or not at all; in the Valley rules it may split", () => {
    expect(options(rout(beforeCapua), "retreat")).toEqual(["inside:capua", "space:rome"]);
    const valley = rout(beforeCapua, [1, 2], { ruleset: "valley" });
    expect(options(valley, "retreat-inside")).toEqual(["inside:0", "inside:1", "inside:2"]);
    play(valley, ["retreat-inside", "inside:1"], ["retreat-inside.generals", []]);
    expect([cus(valley, "rome", "inside:capua"), cus(valley, "rome", "rome"), whereIs(valley, "varro")]).toEqual([1, 1, "rome"]);
  });
});
