import { describe, expect, test } from "vitest";
import { controlsProvince, isolatedPCs } from "../../src/games/hannibal/rules/control.ts";
import { province, SPACE_IDS } from "../../src/games/hannibal/rules/map.ts";
import { cus, holder, holding, onlyHolding, type Stack, scene, still, turnOf, whereIs } from "./field.ts";
import { type Game, logged, options, play } from "./table.ts";

// 19 Political control

describe("19.1 who controls what", () => {
  test("19.1 a space is controlled by the PC in it, whoever's CUs and generals stand there", () => {
    const game = still({ forces: [{ side: "carthage", at: "cannae", cus: 9, generals: ["hannibal"] }] });
    expect(holder(game, "cannae")).toBe("rome");
  });

  test("19.1 a province is controlled by whoever has a PC in most of its spaces, not most of the PCs", () => {
    const control = (rome: string[]) =>
      controlsProvince(still({ control: onlyHolding(rome, []) }).state, "rome", province("etruria"));
    expect(control(["pisae", "cosa"])).toBe(false); // two of five, though Carthage has none
    expect(control(["pisae", "cosa", "falerii"])).toBe(true);
  });

  test("19.1 half of a province is not most of it", () => {
    const { state } = still({ control: onlyHolding(["capua"], ["neapolis"]) });
    expect(controlsProvince(state, "rome", province("campania"))).toBe(false);
    expect(controlsProvince(state, "carthage", province("campania"))).toBe(false);
  });

  test("19.1 walled cities and friendly tribes count as PCs", () => {
    const { state } = still({ control: holding({ carthage: ["mutina"] }) });
    expect(controlsProvince(state, "carthage", province("gallia_cisalpina"))).toBe(true); // with Boii and Insubres
  });
});

describe("19.2 placing PCs", () => {
  const placing = (card: number, position: Parameters<typeof turnOf>[2] = {}): Game =>
    play(turnOf("rome", card, position), ["play-card", `card:${card}`], ["use-card", "place"]);

  test("19.2 as many as the operation number of the card", () => {
    const most = (card: number) => placing(card).question;
    expect(most(48)).toMatchObject({ kind: "pick", max: 1 });
    expect(most(44)).toMatchObject({ kind: "pick", max: 2 });
    expect(most(46)).toMatchObject({ kind: "pick", max: 3 });
    const game = play(placing(44), ["place-pcs", ["space:iberus", "space:narbo"]]);
    expect([holder(game, "iberus"), holder(game, "narbo")]).toEqual(["rome", "rome"]);
    expect(logged(game, "pcs-unused")).toEqual([]);
  });

  test("19.2 fewer may be placed, and the log says how many were not", () => {
    const game = play(placing(46), ["place-pcs", ["space:iberus"]]);
    expect(logged(game, "pcs-unused")).toEqual([{ seat: "seat:rome", count: 2 }]);
  });

  test("19.2 in any space without a PC and without enemy CUs", () => {
    const open = options(placing(48, { forces: [{ side: "carthage", at: "narbo", cus: 1 }] }), "place-pcs");
    expect(open).toContain("space:tolosa");
    expect(open).not.toContain("space:narbo"); // a Carthaginian CU
    expect(open).not.toContain("space:zama"); // a Carthaginian PC
    expect(open).not.toContain("space:capua"); // one of its own
  });

  test("19.2 an enemy general alone does not hinder it", () => {
    const open = options(placing(48, { forces: [{ side: "carthage", at: "narbo", generals: ["mago"] }] }), "place-pcs");
    expect(open).toContain("space:narbo");
  });

  test("19.2 an enemy PC is turned if a CU of one's own stands there; a general is not enough", () => {
    const game = placing(44, {
      forces: [
        { side: "rome", at: "zama", cus: 1 },
        { side: "rome", at: "cirta", generals: ["varro"] },
      ],
    });
    expect(options(game, "place-pcs")).toContain("space:zama");
    expect(options(game, "place-pcs")).not.toContain("space:cirta");
    play(game, ["place-pcs", ["space:zama"]]);
    expect(holder(game, "zama")).toBe("rome");
  });

  test("19.2 neither walled cities nor tribes are won like this (20.1)", () => {
    const game = placing(44, {
      forces: [
        { side: "rome", at: "utica", cus: 5 },
        { side: "rome", at: "boii", cus: 5 },
        { side: "rome", at: "aquitani", cus: 5 },
      ],
    });
    const open = options(game, "place-pcs");
    for (const space of ["utica", "boii", "aquitani"]) expect(open).not.toContain(`space:${space}`);
  });
});

describe("19.3 what PCs do", () => {
  test("19.3 they neither stop nor slow an army", () => {
    const game = turnOf("carthage", 61, { forces: [{ side: "carthage", at: "mutina", cus: 5, generals: ["hannibal"] }] });
    play(game, ["play-card", "card:61"], ["use-card", "event"], ["take.cus", { cus: 5 }]);
    for (const space of ["ariminum", "firmum_picenum", "sena", "terventum", "arpi", "cannae"])
      play(game, ["march", `space:${space}`]);
    expect(cus(game, "carthage", "cannae")).toBe(5);
    expect(game.state.march?.used ?? 6).toBe(6);
  });

  test("19.3 an enemy PC hinders interception by one, unless a friendly CU is there", () => {
    const intercepting = (others: Stack[]) => {
      const game = turnOf(
        "carthage",
        61,
        {
          forces: [
            { side: "carthage", at: "segobriga", cus: 5, generals: ["hannibal"] },
            { side: "rome", at: "laminium", cus: 5, generals: ["a_paulus"] },
            ...(others as never[]),
          ],
          control: onlyHolding([], ["toletum"]),
        },
        { dice: [2] },
      );
      play(game, ["play-card", "card:61"], ["use-card", "event"], ["take.cus", { cus: 5 }], ["march", "space:toletum"]);
      play(game, ["intercept", "general:a_paulus"], ["intercept.with.cus", { cus: 5 }]);
      return whereIs(game, "a_paulus");
    };
    expect(intercepting([])).toBe("laminium"); // 2 + 1 is above his 2
    expect(intercepting([{ side: "rome", at: "toletum", cus: 2 }])).toBe("toletum");
  });

  test("19.3 nobody avoids battle into a space with an enemy PC", () => {
    const game = turnOf(
      "carthage",
      61,
      {
        forces: [
          { side: "carthage", at: "emporiae", cus: 5, generals: ["hannibal"] },
          { side: "rome", at: "narbo", cus: 5, generals: ["a_paulus"] },
        ],
        control: onlyHolding([], ["tolosa"]),
      },
      { dice: [1] },
    );
    play(game, ["play-card", "card:61"], ["use-card", "event"], ["take.cus", { cus: 5 }], ["march", "space:narbo"]);
    play(game, ["avoid", "general:a_paulus"], ["avoid.with.cus", { cus: 5 }]);
    expect(whereIs(game, "a_paulus")).toBe("nemausus"); // Tolosa is closed, and Emporiae where the enemy came from
  });
});

describe("19.4 isolation", () => {
  const isolated = (seat: "rome" | "carthage", rome: string[], carthage: string[], forces: Stack[] = [], more = {}): string[] =>
    isolatedPCs(still({ control: onlyHolding(rome, carthage), forces: forces as never[], ...more }).state, seat)
      .map((space) => SPACE_IDS[space]!)
      .sort();

  test("19.4 example: behind a pass, enemy PCs and neutral tribes PCs are isolated; a CU, even on an enemy PC, joins them", () => {
    // A Tolosa and B Araceli, C Azaila, the Roman CU in E Bilbilis
    const rome = ["tolosa", "araceli", "azaila"];
    const carthage = ["narbo", "numantia", "iberus", "ilerda", "bilbilis", "dertosa", "segobriga", "saguntum"];
    const cu: Stack[] = [{ side: "rome", at: "bilbilis", cus: 1 }];
    expect(isolated("rome", rome, carthage, cu)).toEqual(["araceli", "tolosa"]);
    expect(isolated("carthage", [...rome], [...carthage, "emporiae"], cu)).toEqual([]);
    // without the CU nothing holds C
    expect(isolated("rome", rome, carthage)).toEqual(["araceli", "azaila", "tolosa"]);
  });

  test("19.4 a port, a walled city or a tribe of one's own holds PCs, each for itself", () => {
    expect(isolated("rome", ["tolosa", "narbo"], [])).toEqual(["narbo", "tolosa"]);
    expect(isolated("rome", ["tolosa", "narbo", "emporiae"], [])).toEqual([]); // a port
    expect(isolated("rome", ["tolosa", "narbo", "massilia"], [])).toEqual([]); // a city
    expect(isolated("carthage", [], ["verona", "mutina"])).toEqual(["mutina", "verona"]);
    expect(isolated("carthage", [], ["verona", "mutina", "boii"])).toEqual([]); // a tribe
  });

  test("19.4 the line may lead through empty spaces", () => {
    expect(isolated("rome", ["gergovia", "massilia"], [])).toEqual([]); // over the Rhone
  });

  test("19.4 no line crosses a pass, but straits do not matter", () => {
    expect(isolated("rome", ["taurini", "massilia"], ["insubres", "boii"])).toEqual(["taurini"]);
    // Aleria is a port itself; Nuoro leans on it over the strait when the other ports are Carthaginian
    expect(isolated("rome", ["nuoro", "sassari", "aleria"], ["oristano", "carales"])).toEqual([]);
    expect(isolated("rome", ["enna", "rhegium"], ["lilybaeum", "panormus", "agrigentum", "syracuse"])).toEqual([]);
    expect(isolated("rome", ["enna"], ["rhegium", "lilybaeum", "panormus", "agrigentum", "syracuse"])).toEqual(["enna"]);
  });

  test("19.4 neutral tribes and pro-Carthaginian ones stop Rome; its own do not stop Carthage", () => {
    expect(isolated("rome", ["gergovia", "tolosa", "emporiae"], ["narbo", "rhone", "isere", "ilerda"]).sort()).toEqual([
      "gergovia",
      "tolosa",
    ]);
    expect(isolated("rome", ["gergovia", "tolosa", "emporiae"], ["rhone", "isere"])).toEqual(["gergovia"]);
    // with the Arverni subjugated the way is open
    expect(isolated("rome", ["gergovia", "tolosa", "emporiae"], ["rhone", "isere"], [], { tribes: ["allobroges"] })).toEqual([]);
    // a CU among a tribe opens the way too
    expect(
      isolated("rome", ["gergovia", "tolosa", "emporiae"], ["rhone", "isere"], [{ side: "rome", at: "arverni", cus: 1 }]),
    ).toEqual([]);
  });

  test("19.4 through enemy CUs a line leads only where the PC is its own", () => {
    const line = (via: string[]) =>
      isolated("rome", ["tolosa", "emporiae", ...via], ["ilerda"], [{ side: "carthage", at: "narbo", cus: 3 }]);
    expect(line([])).toEqual(["tolosa"]);
    expect(line(["narbo"])).toEqual([]);
  });

  test("19.4 a besieged city still holds its PCs", () => {
    const besiegers: Stack[] = [{ side: "carthage", at: "massilia", cus: 5, generals: ["hannibal"] }];
    expect(
      isolated("rome", ["nemausus", "massilia"], [], besiegers, { siege: { massilia: { by: "carthage", points: 2 } } }),
    ).toEqual([]);
  });

  test("19.4 Rome removes its isolated PCs first, which may join those of Carthage again", () => {
    const rome = ["rhone"];
    const carthage = ["gergovia", "druentia", "nemausus", "massilia"];
    expect(isolated("rome", rome, carthage)).toEqual(["rhone"]);
    expect(isolated("carthage", rome, carthage)).toEqual(["gergovia"]); // as long as Rome holds the Rhone
    const game = scene({ hands: { carthage: [64] }, control: onlyHolding(rome, carthage) });
    play(game, ["play-card", "card:64"], ["use-card", "discard"]);
    expect(logged(game, "isolated")).toEqual([{ space: "space:rhone", seat: "seat:rome" }]);
    expect(holder(game, "gergovia")).toBe("carthage");
  });

  test("19.4 neither walled cities nor tribes are ever isolated", () => {
    expect(isolated("rome", ["capua"], ["terventum", "beneventum", "neapolis"])).toEqual([]);
    expect(isolated("carthage", ["heraclea", "paestum", "croton", "rhegium"], ["bruttium"])).toEqual([]);
  });
});

test("19.4 the isolation phase comes after winter and before the political points", () => {
  const game = scene({
    hands: { carthage: [64] },
    control: holding({ rome: ["tolosa"], carthage: ["narbo", "ilerda", "emporiae"] }),
  });
  play(game, ["play-card", "card:64"], ["use-card", "discard"]);
  expect(logged(game, "isolated")).toEqual([{ space: "space:tolosa", seat: "seat:rome" }]);
  expect(holder(game, "tolosa")).toBeNull();
  const order = game.log!.map(({ event }) => event.replace("hannibal.log.", ""));
  expect(order.filter((event) => ["winter", "isolated", "points"].includes(event))).toEqual(["winter", "isolated", "points"]);
});
