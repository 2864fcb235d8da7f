import { describe, expect, test } from "vitest";
import { siegePoints } from "../../src/games/hannibal/rules/forces.ts";
import { space } from "../../src/games/hannibal/rules/map.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { cus, holder, holding, type Scene, type Stack, turnOf, whereIs } from "./field.ts";
import { type Game, options, play } from "./table.ts";

// Cards that remove, turn and place PCs: 1-4, 22-28 without their operations, 35, 36, 56

const event = (seat: Seat, card: number, position: Scene = {}): Game =>
  play(turnOf(seat, card, position), ["play-card", `card:${card}`], ["use-card", "event"]);

const playable = (seat: Seat, card: number, position: Scene = {}): boolean =>
  options(play(turnOf(seat, card, position), ["play-card", `card:${card}`]), "use-card").includes("event");

const holders = (game: Game, ...spaces: string[]) => spaces.map((at) => holder(game, at));
const stacks = (...forces: Stack[]) => forces as never[];

describe("revolts", () => {
  const corsica = ["aleria", "sassari", "oristano", "nuoro", "carales"];

  test("card 1 Corsica and Sardinia Revolt: the opponent's PCs go, but for those with CUs of his", () => {
    const game = event("carthage", 1, { forces: stacks({ side: "rome", at: "nuoro", cus: 1 }) });
    expect(holders(game, ...corsica)).toEqual([null, null, null, "rome", null]);
  });

  test("card 1 Corsica and Sardinia Revolt: only if the opponent controls the province", () => {
    expect(playable("carthage", 1)).toBe(true);
    expect(playable("rome", 1)).toBe(false);
    expect(playable("carthage", 1, { control: holding({ nobody: corsica.slice(0, 3) }) })).toBe(false);
    const game = event("rome", 1, { control: holding({ carthage: corsica.slice(0, 3) }) });
    expect(holders(game, ...corsica)).toEqual([null, null, null, "rome", "rome"]);
  });

  test("card 2 Sicilia Revolts: Messana is walled and Syracuse another province; both stay", () => {
    const game = event("carthage", 2);
    expect(holders(game, "lilybaeum", "panormus", "agrigentum", "enna", "messana", "syracuse")).toEqual([
      null,
      null,
      null,
      null,
      "rome",
      "rome",
    ]);
  });

  test("card 2 Sicilia Revolts: only if the opponent controls Sicilia", () => {
    expect(playable("rome", 2)).toBe(false);
    expect(playable("carthage", 2)).toBe(true);
  });

  test("card 3 Numidia Revolts: one Numidia of the player's choice, whoever controls it", () => {
    const position = {
      control: holding({ rome: ["icosium"], nobody: ["zuccabar", "tupusuctu", "vescera", "saldae"] }),
      forces: stacks({ side: "carthage", at: "cirta", cus: 1 }),
    };
    const game = event("rome", 3, position);
    expect(holders(game, "sitifis", "cirta", "thamugadi", "thubursicu", "theveste")).toEqual([
      null,
      "carthage",
      null,
      null,
      null,
    ]);
    expect(holder(event("carthage", 3, position), "icosium")).toBeNull(); // one PC is no control, and goes all the same
    const both = event("rome", 3);
    expect([...options(both, "event.province")].sort()).toEqual(["province:eastern_numidia", "province:western_numidia"]);
    play(both, ["event.province", "province:western_numidia"]);
    expect(holders(both, "icosium", "saldae", "cirta")).toEqual([null, null, "carthage"]);
  });

  test("card 4 Celtiberia Revolts: the province loses its PCs if the opponent controls it", () => {
    const game = event("rome", 4, { forces: stacks({ side: "carthage", at: "toletum", cus: 1 }) });
    expect(holders(game, "arsa", "salmantica", "segovia", "toletum", "segobriga")).toEqual([null, null, null, "carthage", null]);
    expect(playable("carthage", 4)).toBe(false);
    expect(playable("rome", 4, { control: holding({ nobody: ["arsa", "salmantica", "segovia"] }) })).toBe(false);
  });
});

describe("PCs placed and turned", () => {
  test("card 22 Mutin's Numidians: a CU and control of a space in Sicilia without walls and without Roman CUs", () => {
    const game = event("carthage", 22, {
      forces: stacks(
        { side: "rome", at: "agrigentum", cus: 8, generals: ["t_longus"] },
        { side: "rome", at: "enna", generals: ["varro"] },
      ),
    });
    expect([...options(game, "event.reinforce")].sort()).toEqual(["space:enna", "space:lilybaeum", "space:panormus"]);
    play(game, ["event.reinforce", "space:enna"]);
    expect(holder(game, "enna")).toBe("carthage");
    expect(cus(game, "carthage", "enna")).toBe(1);
    expect(whereIs(game, "varro")).toBe("displaced"); // 6.3
  });

  test("card 23 Numidian Ally: Rome places or turns up to three PCs in Eastern Numidia, not where Carthaginian CUs are", () => {
    const game = event("rome", 23, {
      control: holding({ nobody: ["sitifis"] }),
      forces: stacks({ side: "carthage", at: "cirta", cus: 1 }),
    });
    expect(game.question).toMatchObject({ kind: "pick", min: 1, max: 3 });
    expect([...options(game, "event.pcs")].sort()).toEqual([
      "space:sitifis",
      "space:thamugadi",
      "space:theveste",
      "space:thubursicu",
    ]);
    play(game, ["event.pcs", ["space:sitifis", "space:theveste", "space:thamugadi"]]);
    expect(holders(game, "sitifis", "theveste", "thamugadi", "thubursicu")).toEqual(["rome", "rome", "rome", "carthage"]);
  });

  test("card 24 Sophonisba Seduces a Numidian King: the same for Carthage, in either Numidia", () => {
    const game = event("carthage", 24, { control: holding({ rome: ["icosium", "zuccabar", "cirta"] }) });
    play(game, ["event.province", "province:western_numidia"], ["event.pcs", ["space:icosium", "space:zuccabar"]]);
    expect(holders(game, "icosium", "zuccabar", "cirta")).toEqual(["carthage", "carthage", "rome"]);
    expect(playable("carthage", 24)).toBe(false); // all of it is Carthaginian already
  });

  const threeProvinces = ["mutina", "verona", "heraclea", "croton", "cannae", "arpi", "beneventum"];

  test("card 25 Capua Sides with Carthage: with three Italian provinces; the Romans inside are lost, those outside are not", () => {
    const position = (inside: Stack["at"]) => ({
      control: holding({ carthage: threeProvinces }),
      forces: stacks(
        { side: "rome", at: inside, cus: 2, generals: ["varro"] },
        ...(inside === "capua" ? [] : [{ side: "carthage" as const, at: "capua", cus: 3, generals: ["hannibal"] }]),
      ),
      ...(inside !== "capua" && { siege: { capua: { by: "carthage", points: 1 } } }),
    });
    const game = event("carthage", 25, position("inside:capua"));
    expect(holder(game, "capua")).toBe("carthage");
    expect([cus(game, "rome", "inside:capua"), whereIs(game, "varro")]).toEqual([0, "displaced"]);
    expect(siegePoints(game.state, space("capua"))).toBe(0);
    const outside = event("carthage", 25, position("capua"));
    expect([holder(outside, "capua"), cus(outside, "rome", "capua"), whereIs(outside, "varro")]).toEqual([
      "carthage",
      2,
      "capua",
    ]);
  });

  test("card 25 Capua Sides with Carthage: not with two provinces, nor for Rome, nor if Capua is Carthaginian", () => {
    expect(playable("carthage", 25, { control: holding({ carthage: threeProvinces }) })).toBe(true);
    expect(playable("carthage", 25, { control: holding({ carthage: threeProvinces.slice(0, 4) }) })).toBe(false);
    expect(playable("rome", 25, { control: holding({ carthage: threeProvinces }) })).toBe(false);
    expect(playable("carthage", 25, { control: holding({ carthage: [...threeProvinces, "capua"] }) })).toBe(false);
  });

  test("card 25 Capua Sides with Carthage: the event happens once and the card leaves the game; operations leave it in the deck", () => {
    const game = event("carthage", 25, { control: holding({ carthage: threeProvinces }) });
    expect(game.state.removed).toEqual([25]);
    const operations = play(turnOf("carthage", 25), ["play-card", "card:25"], ["use-card", "discard"]);
    expect(operations.state.discard).toContain(25);
    expect(operations.state.removed).toEqual([]);
  });

  test("card 26 Syracuse Allies with Carthage: the city turns, its garrison is lost, and the card leaves the game", () => {
    const game = event("carthage", 26, {
      forces: stacks(
        { side: "rome", at: "inside:syracuse", cus: 1 },
        { side: "carthage", at: "syracuse", cus: 3, generals: ["mago"] },
      ),
    });
    expect(holder(game, "syracuse")).toBe("carthage");
    expect(cus(game, "rome", "inside:syracuse")).toBe(0);
    expect(game.state.removed).toEqual([26]);
    expect(playable("carthage", 26, { control: holding({ carthage: ["syracuse"] }) })).toBe(false);
  });

  test("card 26 Syracuse Allies with Carthage: as long as it is Carthaginian its fleets are safer by one", () => {
    const sailing = (position: Scene) => {
      const game = turnOf(
        "carthage",
        63,
        { forces: stacks({ side: "carthage", at: "carthage", cus: 5, generals: ["hasdrubal"] }), ...position },
        { dice: [1] },
      );
      play(game, ["play-card", "card:63"], ["use-card", "move"], ["take.cus", { cus: 5 }], ["march", "sea:new_carthage"]);
      return game.log!.find(({ event: name }) => name === "hannibal.log.naval-roll")!.params!.modifiers;
    };
    expect(sailing({ control: holding({ carthage: ["syracuse"] }) })).toContain("hannibal.because.syracuse=-1");
    expect(sailing({})).not.toContain("hannibal.because.syracuse=-1");
  });

  test("card 27 I Have Come into Italy: with Hannibal there two Roman PCs of Italy are turned, not where Roman CUs are", () => {
    const game = event("carthage", 27, {
      forces: stacks({ side: "carthage", at: "mutina", cus: 5, generals: ["hannibal"] }, { side: "rome", at: "arpi", cus: 1 }),
    });
    expect(game.question).toMatchObject({ kind: "pick", min: 2, max: 2 });
    const targets = options(game, "event.turn");
    for (const at of ["arpi", "capua", "lilybaeum", "aleria"]) expect(targets).not.toContain(`space:${at}`);
    play(game, ["event.turn", ["space:cannae", "space:pisae"]]);
    expect(holders(game, "cannae", "pisae")).toEqual(["carthage", "carthage"]);
  });

  test("card 27 I Have Come into Italy: not if Hannibal is elsewhere or gone", () => {
    expect(
      playable("carthage", 27, { forces: stacks({ side: "carthage", at: "saguntum", cus: 5, generals: ["hannibal"] }) }),
    ).toBe(false);
    expect(playable("carthage", 27, { gone: ["hannibal"] })).toBe(false);
    expect(playable("carthage", 27, { forces: stacks({ side: "carthage", at: "verona", cus: 5, generals: ["mago"] }) })).toBe(
      false,
    );
  });

  test.each([[35], [36]])("card %i Diplomacy: one enemy PC without walls, tribe or CUs is turned, by either side", (card) => {
    const game = event("rome", card, { forces: stacks({ side: "carthage", at: "zama", cus: 1 }) });
    expect(game.question).toMatchObject({ kind: "pick", min: 1, max: 1 });
    for (const at of ["zama", "gades", "boii", "carthage", "capua"])
      expect(options(game, "event.turn")).not.toContain(`space:${at}`);
    play(game, ["event.turn", ["space:cirta"]]);
    expect(holder(game, "cirta")).toBe("rome");
    expect(holder(play(event("carthage", card), ["event.turn", ["space:pisae"]]), "pisae")).toBe("carthage");
  });

  test("card 56 Grain Shortage: Carthage, holding Sicilia, takes off three Roman PCs, even under CUs, but no cities", () => {
    const position = {
      control: holding({ carthage: ["lilybaeum", "panormus", "agrigentum"] }),
      forces: stacks({ side: "rome", at: "arpi", cus: 3 }),
    };
    const game = event("carthage", 56, position);
    expect(game.question).toMatchObject({ kind: "pick", min: 3, max: 3 });
    expect(options(game, "event.remove")).not.toContain("space:capua");
    play(game, ["event.remove", ["space:arpi", "space:aleria", "space:enna"]]);
    expect(holders(game, "arpi", "aleria", "enna")).toEqual([null, null, null]);
    expect(playable("carthage", 56)).toBe(false);
    expect(playable("rome", 56, position)).toBe(false);
  });
});
