import { describe, expect, test } from "vitest";
import { hexesInReach } from "../../src/games/first-punic-war/rules/forecast.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { retreatHexes } from "../../src/games/first-punic-war/rules/retreat.ts";
import { navalRow } from "../../src/games/first-punic-war/rules/tables.ts";
import { unitNamed } from "../../src/games/first-punic-war/rules/units.ts";
import {
  attack,
  events,
  hexAt,
  hexes,
  landForce,
  lastNote,
  navalForce,
  options,
  play,
  powers,
  prompt,
  situation,
  tableWith,
  u,
  where,
} from "./table.ts";

const PAUSE = { markers: { rome: ["levy"], carthage: ["levy"] } };

/** A naval operation that rolls these dice, with nobody embarked. */
function atSea(units: readonly string[], hex: string, dice: readonly number[], more = {}, ...fleets: string[]) {
  const game = situation(units, more);
  game.dice(dice);
  navalForce(game, hex, ...fleets);
  if (prompt(game) === "fpw.embark") game.answer("done");
  return game;
}

describe("19.1 naval movement", () => {
  test.each([
    [-1, 0, true],
    [1, 0, true],
    [2, 2, true],
    [3, 4, false],
    [4, 6, false],
    [5, 8, false],
    [6, 10, false],
    [7, 12, false],
    [8, 12, false],
  ])("19.1 naval movement table: a modified %i gives %i hexes, storm %s", (roll, count, storm) => {
    expect(navalRow(roll)).toMatchObject({ hexes: count, storm });
  });

  test("19.1 a force from a friendly port adds one, a leader on board one, a recruit fleet takes one away", () => {
    const port = atSea(["R-fleet-1 2710 veteran", "R-fleet-2 2711 veteran"], "2710", [3]);
    expect(port.state.operation).toMatchObject({ allowance: 6, modifiers: [{ amount: 1, because: "fpw.because.port" }] });
    const leader = atSea(["R-fleet-1 2711 veteran", "R-duilius on R-fleet-1"], "2711", [3]);
    expect(leader.state.operation!.allowance).toBe(6);
    const recruit = atSea(["R-fleet-1 2711"], "2711", [3]);
    expect(recruit.state.operation!.allowance).toBe(2);
  });

  test("19.1 fleets move through sea and coastal hexes across sea hexsides, one point a hex", () => {
    const game = atSea(["R-fleet-1 2710 veteran"], "2710", [4]);
    expect(hexes(game).sort()).toEqual(["2609", "2610", "2709", "2711", "2810"]); // not Rome, which lies inland
    expect(game.question!.whyNot!("hex:2809")).toMatchObject({ why: "fpw.why.inland" });
    const land = atSea(["R-fleet-1 2916 veteran"], "2916", [4]);
    expect(hexes(land)).not.toContain("2917"); // a road, but all ground between the two
    expect(land.question!.whyNot!("hex:2917")).toMatchObject({ why: "fpw.why.no-water" });
    expect([...hexesInReach(game.state, game.state.operation!).values()].every((spent) => spent <= 8)).toBe(true);
  });

  test("19.1 the whole force moves as many hexes as the table says, and no more", () => {
    const game = atSea(["R-fleet-1 2711 veteran"], "2711", [3]);
    for (const hex of ["2712", "2713", "2714", "2715"]) play(game, ["sail", `hex:${hex}`]);
    expect(where(game, "R-fleet-1")).toBe("2715");
    expect(prompt(game)).toBe("fpw.choose-operation");
  });

  test("19.1 fleets do not enter hexes with enemy fleets or with an enemy fortress", () => {
    const game = atSea(["R-fleet-1 2718 veteran", "C-garrison-1 2717", "C-fleet-1 2818"], "2718", [4]);
    expect(hexes(game)).not.toContain("2717");
    expect(hexes(game)).not.toContain("2818");
    expect(game.question!.whyNot!("hex:2717")).toMatchObject({ why: "fpw.why.enemy-there", rule: "19.1" });
  });

  test("19.1 they may pass enemy land units, but never end their move with them", () => {
    const units = ["R-fleet-1 2817 veteran", "C-hoplite-2 2816"];
    const game = atSea(units, "2817", [4]);
    play(game, ["sail", "hex:2816"]);
    expect(options(game)).not.toContain("stop");
    play(game, ["sail", "hex:2815"]);
    expect(options(game)).toContain("stop");
    const short = atSea(units, "2817", [2]); // two hexes: it can just get through
    play(short, ["sail", "hex:2718"]);
    expect(hexes(short)).not.toContain("2816");
  });

  test("19.1 they do not pass enemies in a neutral's town, where they would be held by the power they invade", () => {
    const units = ["R-fleet-1 1409 veteran", "C-hoplite-2 1309", "I-auxiliary-1 1308"]; // Carthage in Tarraco
    expect(hexes(atSea(units, "1409", [4], { powers: powers() }))).not.toContain("1309");
    const allied = atSea(units, "1409", [4], { powers: powers({ iberians: "carthage" }) });
    expect(hexes(allied)).not.toContain("1309"); // in the zone of the Iberians they could not go on
    expect(hexes(atSea(units.slice(0, 2), "1409", [4], { powers: powers({ iberians: "carthage" }) }))).toContain("1309");
  });

  test("19.1 zones of control stop fleets as they stop land units", () => {
    const game = atSea(["R-fleet-1 2714 veteran", "C-fleet-1 2717"], "2714", [5]);
    play(game, ["sail", "hex:2715"], ["sail", "hex:2716"]);
    expect(prompt(game)).toBe("fpw.sail"); // Lilybaeum is a fortress: no zone out of it
    const open = atSea(["R-fleet-1 2714 veteran", "C-fleet-1 2816"], "2714", [5]);
    play(open, ["sail", "hex:2715"], ["sail", "hex:2716"]);
    expect(prompt(open)).toBe("fpw.attack");
  });

  test("19.1 a storm breaks after the move: fleets that fail a morale check sink with what they carry", () => {
    const game = situation(["R-fleet-1 2711", "R-legion-1 on R-fleet-1"]);
    game.dice([3, 4]); // 3 less one for recruits: two hexes and a storm; morale 3 fails on a 4
    navalForce(game, "2711");
    play(game, ["sail", "hex:2712"], ["sail", "stop"]);
    expect(where(game, "R-fleet-1")).toBe("available");
    expect(where(game, "R-legion-1")).toBe("available");
  });

  test("19.1 a friendly port is safe from the storm", () => {
    const game = situation(["R-fleet-1 2711", "R-garrison-1 2710"]);
    game.dice([3]);
    navalForce(game, "2711");
    play(game, ["sail", "hex:2710"], ["sail", "stop"]);
    expect(events(game)).toContain("fpw.storm-in-port");
    expect(where(game, "R-fleet-1")).toBe("2710");
  });

  test("19.1 a leader steadies fleets in the storm and is lost only with the last of them", () => {
    const game = situation(["R-fleet-1 2711", "R-fleet-2 2711 veteran", "R-tribune on R-fleet-1", "R-legion-1 on R-fleet-1"]);
    game.dice([2, 5]); // 2 plus one less one: a storm; die 5 sinks morale 3, morale 4 raised to 5 holds
    navalForce(game, "2711", "R-fleet-1", "R-fleet-2");
    play(game, ["sail", "stop"], ["boost", u("R-fleet-2")]);
    expect([where(game, "R-fleet-1"), where(game, "R-fleet-2")]).toEqual(["available", "2711"]);
    expect(where(game, "R-legion-1")).toBe("available");
    expect(where(game, "R-tribune")).toBe("2711");
    expect(game.state.aboard[unitNamed("R-tribune")]).toBe(unitNamed("R-fleet-2"));
  });

  test("19.1 a leader ashore steadies the fleets in his hex, as in any morale check", () => {
    const game = situation(["R-fleet-1 2810", "R-tribune 2810"]);
    game.dice([1, 4]); // 1 less one for recruits: a storm; morale 3 raised to 4 holds
    navalForce(game, "2810");
    play(game, ["embark", "done"]);
    expect(lastNote(game, "boosted")!.params).toEqual({ unit: "unit:R-tribune", units: u("R-fleet-1") });
    expect(where(game, "R-fleet-1")).toBe("2810");
  });

  test("19.1 fleets dropped off on the way do not escape the storm", () => {
    const game = situation(["R-fleet-1 2711", "R-fleet-2 2711"]);
    game.dice([3, 5]); // 3 less one for recruits: two hexes and a storm; both fail on a 5
    navalForce(game, "2711", "R-fleet-1", "R-fleet-2");
    play(game, ["sail", "hex:2712"], ["sail", "drop"], ["drop-fleets", u("R-fleet-1")], ["sail", "stop"]);
    expect([where(game, "R-fleet-1"), where(game, "R-fleet-2")]).toEqual(["available", "available"]);
  });

  test("19.1 fleets may be left behind on the way", () => {
    const game = atSea(["R-fleet-1 2711 veteran", "R-fleet-2 2711 veteran"], "2711", [4], {}, "R-fleet-1", "R-fleet-2");
    play(game, ["sail", "hex:2712"], ["sail", "drop"], ["drop-fleets", u("R-fleet-1")], ["sail", "hex:2713"]);
    expect([where(game, "R-fleet-1"), where(game, "R-fleet-2")]).toEqual(["2712", "2713"]);
  });
});

describe("19.2 naval combat", () => {
  test("19.2 fleets fight with the tables, shifts and results of land combat", () => {
    const game = atSea(["R-fleet-1 2817 veteran", "R-duilius on R-fleet-1", "C-fleet-1 2818 veteran"], "2817", [3], PAUSE);
    attack(game, "2818"); // 4 + 1 to 5
    expect(game.state.combat).toMatchObject({
      percent: 100,
      shifts: [{ amount: 2, because: "fpw.because.striking-leader" }],
      column: 4,
    });
  });

  test("19.2.1 fleets attack enemy fleets at sea or on the coast, with all that is stacked there", () => {
    const game = atSea(["R-fleet-1 2817 veteran", "C-fleet-1 2818", "C-marine-1 on C-fleet-1"], "2817", [3], PAUSE);
    attack(game, "2818");
    expect(game.state.combat!.defenders).toEqual([unitNamed("C-marine-1"), unitNamed("C-fleet-1")]);
  });

  test("19.2.2 fleets attack land units on the coast, but none in all-land hexes", () => {
    const game = atSea(["R-fleet-1 2810 veteran", "C-hoplite-2 2910", "C-hoplite-3 2911"], "2810", [3], PAUSE);
    if (prompt(game) === "fpw.sail") game.answer("stop");
    expect(options(game)).toEqual(["hex:2911", "pass"]);
    expect(game.question!.whyNot!("hex:2910")).toMatchObject({ why: "fpw.why.no-attack-across" });
  });

  test("19.2.2 any coast next to theirs, whatever hexside is between; but they pursue only where they can sail", () => {
    const game = atSea(
      ["R-fleet-1 2816 veteran", "R-fleet-2 2816 veteran", "C-auxiliary-2 2917"],
      "2816",
      [3, 6],
      {},
      "R-fleet-1",
    );
    attack(game, "2917"); // all ground between the two; 8 to 1, die 6 is DC
    expect(where(game, "C-auxiliary-2")).toBe("available");
    expect(events(game)).not.toContain("fpw.pursued");
    expect(prompt(game)).toBe("fpw.choose-operation");
  });

  test("19.2.3 fleets retreat and pursue along sea and coast", () => {
    const game = atSea(
      ["R-fleet-1 2817 veteran", "R-fleet-2 2817 veteran", "C-fleet-1 2816"],
      "2817",
      [3, 6, 2],
      {},
      "R-fleet-1",
      "R-fleet-2",
    );
    attack(game, "2816"); // 8 to 3: DR on a 6
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "fpw.retreat" });
    expect(hexes(game).every((hex) => ["2716", "2717", "2815"].includes(hex))).toBe(true); // not Panormus or Agrigentum over land
    game.answer(options(game)[0]!);
    play(game, ["pursue", u("R-fleet-1")]);
    expect(where(game, "R-fleet-1")).toBe("2816");
  });

  test("19.2.3 as they move, fleets retreat past enemy land units, but do not end with them or enter an enemy fortress", () => {
    const units = ["R-fleet-1 2817", "C-fleet-1 2818 veteran", "C-hoplite-2 2816", "C-garrison-1 2717"];
    const game = atSea(units, "2817", [4, 3, 4], { armies: { rome: ["2817"], carthage: [] } });
    attack(game, "2818"); // 60 percent, die 3 is AR; morale 3 fails on a 4: four hexes
    expect(where(game, "R-fleet-1")).toBe("2816"); // all others cost a unit, and Lilybaeum is the enemy's
    expect(hexes(game)).toEqual(["2815", "2716"]);
    expect(firstPunicWar.faults(game.state)).toEqual([]);
    play(game, ["retreat", "hex:2815"], ["retreat", "hex:2814"], ["retreat", "hex:2813"]);
    expect(where(game, "R-fleet-1")).toBe("2813");
    expect(game.view(null)).toMatchObject({ armies: { rome: ["2813"] } }); // the marker comes along
    const t = tableWith(units);
    const retreat = { side: 0, units: [], origin: hexAt("2817"), hex: hexAt("2817"), left: 1, hexes: 1 };
    expect(retreatHexes(t.s, retreat, "fleet").hexes).not.toContain(hexAt("2816"));
  });

  test("19.2.4 land units attack fleets on the coast, not in all-sea hexes", () => {
    const game = situation(["R-legion-1 2816", "C-fleet-1 2817", "C-fleet-2 2917"], PAUSE);
    landForce(game, "2816");
    if (prompt(game) === "fpw.move") game.answer("stop");
    expect(options(game)).toEqual(["hex:2917", "pass"]);
  });

  test("19.2.5 fleets and land units in the same coastal hex may attack together", () => {
    const game = situation(["R-legion-1 2810", "R-fleet-1 2810", "C-hoplite-2 2710"], PAUSE);
    landForce(game, "2810");
    if (prompt(game) === "fpw.move") game.answer("stop");
    play(game, ["attack", "hex:2710"]);
    expect(options(game)).toEqual(u("R-legion-1", "R-fleet-1"));
  });

  test("19.2.5 beside a fleet land units attack the next coast across water too, without one they do not", () => {
    const units = ["R-legion-1 3117", "C-hoplite-2 3216"]; // Rhegium, across an all-sea hexside
    const targets = (more: string[]) => {
      const game = situation([...units, ...more], { ...PAUSE, powers: powers({ syracusa: "rome" }) });
      landForce(game, "3117", "R-legion-1");
      if (prompt(game) === "fpw.move") game.answer("stop");
      return prompt(game) === "fpw.attack" ? game : null;
    };
    expect(targets([])).toBeNull();
    const game = targets(["R-fleet-1 3117", "C-fleet-1 3217"])!;
    expect(options(game)).toEqual(["hex:3216", "hex:3217", "pass"]);
    play(game, ["attack", "hex:3216"]);
    expect(options(game)).toEqual(u("R-legion-1", "R-fleet-1"));
    const atSeaOnly = targets(["R-fleet-1 3117", "C-fleet-1 3217"])!;
    play(atSeaOnly, ["attack", "hex:3217"]); // an all-sea hex: the fleet alone
    expect(atSeaOnly.state.combat!.attackers).toEqual([unitNamed("R-fleet-1")]);
  });
});

describe("19.3 naval transport", () => {
  test("19.3 embarked units may attack without their fleet, which shares their retreat but is not at risk", () => {
    const units = ["R-fleet-1 2817 veteran", "R-legion-1 on R-fleet-1", "R-fleet-2 2817 veteran", "C-hoplite-2 2816 veteran"];
    const landing = (...ids: string[]) => {
      const game = atSea(units, "2817", [3], PAUSE, "R-fleet-1", "R-fleet-2");
      play(game, ["sail", "stop"], ["attack", "hex:2816"]);
      expect(options(game)).toEqual(u("R-legion-1", "R-fleet-1", "R-fleet-2"));
      play(game, ["choose-attackers", u(...ids)]);
      return game;
    };
    expect(landing("R-fleet-1").state.combat!.attackers.sort()).toEqual(["R-legion-1", "R-fleet-1"].map(unitNamed).sort());
    expect(landing("R-fleet-2").state.combat!.attackers).toEqual([unitNamed("R-fleet-2")]);
    const alone = landing("R-legion-1");
    expect(alone.state.combat).toMatchObject({ attackers: [unitNamed("R-legion-1")], bearers: [unitNamed("R-fleet-1")] });
    alone.dice([3]); // 4 to 4: AW
    play(alone, ["attack-tactics", "pass"], ["defence-tactics", "pass"], ["retreat", "hex:2818"]);
    expect([where(alone, "R-fleet-1"), where(alone, "R-fleet-2"), where(alone, "R-legion-1")]).toEqual(["2818", "2817", "2818"]);
    const lost = situation([...units, "C-hoplite-3 2816 veteran"], {}); // 50 percent, die 1 is AC
    lost.dice([3, 1]);
    navalForce(lost, "2817", "R-fleet-1", "R-fleet-2");
    play(lost, ["sail", "stop"], ["attack", "hex:2816"], ["choose-attackers", u("R-legion-1")]);
    expect([where(lost, "R-legion-1"), where(lost, "R-fleet-1")]).toEqual(["available", "2817"]);
  });

  test("19.3 who lands from a fleet that was there before sets foot in the place: in a neutral's that is an invasion (24.2)", () => {
    const game = situation(["R-fleet-1 1309 veteran", "R-legion-1 on R-fleet-1"], { powers: powers() }); // in the port of Tarraco
    game.dice([3]);
    navalForce(game, "1309");
    play(game, ["sail", "stop"]);
    expect(game.state.powers[3]).toBe(2);
    play(game, ["debark", u("R-legion-1")]);
    expect(game.state.powers[3]).toBe(1);
  });

  test("19.3 elephants on board have no combat factor and attack only together with their fleet (14.0, 19.5)", () => {
    const game = situation(["C-fleet-1 2817 veteran", "C-elephant-1 on C-fleet-1", "R-legion-1 2816"], {
      ...PAUSE,
      side: "carthage",
    });
    game.dice([3]);
    navalForce(game, "2817");
    play(game, ["sail", "stop"], ["attack", "hex:2816"]);
    expect(game.state.combat!.attackers).toHaveLength(2); // nothing to choose: the fleet with what it carries
  });

  test("19.3 a fleet carries two land units and any number of leaders from the hex where the operation begins", () => {
    const game = situation([
      "R-fleet-1 2710",
      "R-legion-1 2710",
      "R-legion-2 2710",
      "R-legion-3 2710",
      "R-duilius 2710",
      "R-regulus 2710",
      "R-garrison-1 2710",
    ]);
    navalForce(game, "2710");
    expect(options(game)).not.toContain("unit:R-garrison-1");
    play(game, ["embark", "unit:R-legion-1"], ["embark", "unit:R-legion-2"]);
    expect(options(game)).toEqual(["done", ...u("R-duilius", "R-regulus")]);
    expect(game.question!.whyNot!("unit:R-legion-3")).toMatchObject({ why: "fpw.why.no-room" });
    play(game, ["embark", "unit:R-duilius"], ["embark", "unit:R-regulus"]);
    expect(game.state.aboard.filter((fleet) => fleet === unitNamed("R-fleet-1"))).toHaveLength(4);
  });

  test("19.3 the units move with the fleet and may land on a coast or stay on board", () => {
    const game = situation(["R-fleet-1 2710 veteran", "R-legion-1 2710", "R-legion-2 2710"]);
    game.dice([3]);
    navalForce(game, "2710");
    play(game, ["embark", "unit:R-legion-1"], ["embark", "unit:R-legion-2"], ["sail", "hex:2810"], ["sail", "stop"]);
    play(game, ["debark", u("R-legion-1")]);
    expect([where(game, "R-legion-1"), where(game, "R-legion-2")]).toEqual(["2810", "2810"]);
    expect(game.state.aboard[unitNamed("R-legion-1")]).toBe(-1);
    expect(game.state.aboard[unitNamed("R-legion-2")]).toBe(unitNamed("R-fleet-1"));
  });

  test("19.3 nobody lands at sea, and only light troops land in mountains", () => {
    const sea = situation(["R-fleet-1 2711 veteran", "R-legion-1 on R-fleet-1"]);
    sea.dice([3]);
    navalForce(sea, "2711");
    play(sea, ["sail", "stop"]);
    expect(prompt(sea)).toBe("fpw.choose-operation");
    const coast = situation(["R-fleet-1 3109 veteran", "R-legion-1 on R-fleet-1", "R-auxiliary-1 on R-fleet-1"]);
    coast.dice([3]);
    navalForce(coast, "3109");
    play(coast, ["sail", "hex:3009"], ["sail", "stop"]);
    expect(options(coast)).toEqual(u("R-auxiliary-1"));
  });

  test("19.3 with a result of zero a fleet may still embark and debark", () => {
    const game = situation(["R-fleet-1 2710 veteran", "R-legion-1 2710", "R-legion-2 on R-fleet-1"]);
    game.dice([1]); // 1 plus one for the port: two hexes and a storm, but the fleet stays in port
    navalForce(game, "2710");
    play(game, ["embark", "unit:R-legion-1"], ["sail", "stop"], ["debark", u("R-legion-2")]);
    expect(game.state.aboard[unitNamed("R-legion-2")]).toBe(-1);
    const calm = situation(["R-fleet-1 2810", "R-legion-2 on R-fleet-1"]);
    calm.dice([1, 1]); // nothing, and a storm that the fleet survives
    navalForce(calm, "2810");
    expect(calm.state.operation!.allowance).toBe(0);
    play(calm, ["debark", u("R-legion-2")]);
    expect(where(calm, "R-legion-2")).toBe("2810");
  });

  test("19.3 the units of a fleet that was dropped off on a coast may land there, but not attack", () => {
    const units = ["R-fleet-1 2711 veteran", "R-legion-1 on R-fleet-1", "R-fleet-2 2711 veteran", "R-legion-2 on R-fleet-2"];
    const game = situation(units);
    game.dice([3]);
    navalForce(game, "2711", "R-fleet-1", "R-fleet-2");
    play(game, ["sail", "hex:2810"], ["sail", "drop"], ["drop-fleets", u("R-fleet-1")], ["sail", "hex:2710"], ["sail", "stop"]);
    expect(game.question).toMatchObject({ prompt: "fpw.debark", options: u("R-legion-2"), params: { hex: "hex:2710" } });
    play(game, ["debark", []]);
    expect(game.question).toMatchObject({ prompt: "fpw.debark", options: u("R-legion-1"), params: { hex: "hex:2810" } });
    play(game, ["debark", u("R-legion-1")]);
    expect(game.state.aboard[unitNamed("R-legion-1")]).toBe(-1);
    expect(game.state.aboard[unitNamed("R-legion-2")]).toBe(unitNamed("R-fleet-2"));

    const back = situation([...units, "C-garrison-1 2809"], PAUSE);
    back.dice([3]);
    navalForce(back, "2711", "R-fleet-1", "R-fleet-2");
    play(back, ["sail", "hex:2810"], ["sail", "drop"], ["drop-fleets", u("R-fleet-1")]);
    play(back, ["sail", "hex:2711"], ["sail", "hex:2810"], ["sail", "stop"]);
    play(back, ["debark", u("R-legion-1", "R-legion-2")], ["attack", "hex:2809"]);
    expect(back.state.combat!.attackers).toEqual([unitNamed("R-legion-2")]);
  });

  test("19.3 they land even if the rest of the force has gone down", () => {
    const game = situation(["R-fleet-1 2811 veteran", "R-legion-1 on R-fleet-1", "R-fleet-2 2811"]);
    game.dice([3, 4]); // 3 less one for recruits: two hexes and a storm; morale 4 holds, morale 3 does not
    navalForce(game, "2811", "R-fleet-1", "R-fleet-2");
    play(game, ["sail", "hex:2810"], ["sail", "drop"], ["drop-fleets", u("R-fleet-1")], ["sail", "hex:2811"]);
    play(game, ["debark", u("R-legion-1")]);
    expect([where(game, "R-fleet-2"), where(game, "R-legion-1")]).toEqual(["available", "2810"]);
    expect(game.state.aboard[unitNamed("R-legion-1")]).toBe(-1);
  });

  test("19.3 after landing neither fleet nor units move, but they may attack", () => {
    const game = situation(["R-fleet-1 2810 veteran", "R-legion-1 on R-fleet-1", "C-hoplite-2 2910"], PAUSE);
    game.dice([3]);
    navalForce(game, "2810");
    play(game, ["sail", "stop"], ["debark", u("R-legion-1")], ["attack", "hex:2910"]);
    expect(game.state.combat!.attackers).toEqual([unitNamed("R-legion-1")]);
  });
});

describe("19.5 amphibious operations", () => {
  test("19.5 units on board add their factors to the fleet's combat, also at sea", () => {
    const game = atSea(
      ["R-fleet-1 2817 veteran", "R-legion-1 on R-fleet-1", "C-fleet-1 2818 veteran", "C-fleet-2 2818 veteran"],
      "2817",
      [3],
      PAUSE,
    );
    attack(game, "2818");
    expect(game.state.combat!.attackers).toHaveLength(2);
    const factors = game.state.combat!.percent;
    const alone = atSea(["R-fleet-1 2817 veteran", "C-fleet-1 2818 veteran", "C-fleet-2 2818 veteran"], "2817", [3], PAUSE);
    attack(alone, "2818");
    expect(factors).toBeGreaterThan(alone.state.combat!.percent);
  });

  test("19.5.1 elephants on board fight with nothing and frighten nobody", () => {
    const units = ["C-fleet-1 2817 veteran", "C-elephant-1 on C-fleet-1", "R-auxiliary-1 2816"];
    const game = atSea(units, "2817", [3], { ...PAUSE, side: "carthage" });
    attack(game, "2816");
    const alone = atSea(["C-fleet-1 2817 veteran", "R-auxiliary-1 2816"], "2817", [3], { ...PAUSE, side: "carthage" });
    attack(alone, "2816");
    expect(game.state.combat!.percent).toBe(alone.state.combat!.percent);
    expect(game.state.combat!.shifts.some(({ because }) => because === "fpw.because.elephants")).toBe(false);
  });

  test("19.5.2 cavalry on board is no cavalry: it may not raid", () => {
    const game = atSea(["C-fleet-1 2817", "C-cavalry-2 on C-fleet-1", "R-auxiliary-1 2816"], "2817", [3], {
      ...PAUSE,
      side: "carthage",
    });
    attack(game, "2816");
    expect(events(game)).not.toContain("fpw.raid");
    expect(prompt(game)).toBe("fpw.attack-tactics"); // the table was no choice
  });

  test("19.5.3 siege trains on board help against a fortress", () => {
    const game = atSea(["R-fleet-1 2718", "R-siege-1 on R-fleet-1", "C-garrison-1 2717"], "2718", [3], PAUSE);
    attack(game, "2717");
    expect(game.state.combat!.shifts).toContainEqual({ amount: 1, because: "fpw.because.siege-train" });
  });

  test("19.5 a fleet that is eliminated or retreats takes what it carries along, without a check of its own", () => {
    const game = atSea(["R-fleet-1 2817 veteran", "R-auxiliary-1 on R-fleet-1", "C-fleet-1 2818 veteran"], "2817", [3, 1, 4], {});
    attack(game, "2818"); // 5 to 5: AR; fleet morale 4 passes on a 4, the auxiliaries (2) are not asked
    expect(lastNote(game, "morale-held")).toBeDefined();
    play(game, ["retreat", options(game)[0]!]);
    expect(where(game, "R-auxiliary-1")).toBe(where(game, "R-fleet-1"));
    expect(where(game, "R-fleet-1")).not.toBe("2817");
  });

  test("19.5 landed units beside a fleet retreat on land, the fleet at sea", () => {
    const units = ["R-legion-1 2810", "R-fleet-1 2810", "C-hoplite-2 2710 veteran", "C-hoplite-3 2710 veteran", "C-hanno 2710"];
    const game = situation(units);
    game.dice([5]);
    landForce(game, "2810");
    attack(game, "2710"); // 7 to 9, two left: AW on a 5
    const ways: string[][] = [];
    while (prompt(game) === "fpw.retreat") {
      ways.push(hexes(game));
      game.answer(options(game)[0]!);
    }
    expect(where(game, "R-legion-1")).not.toBe("2810");
    expect(where(game, "R-fleet-1")).not.toBe("2810");
    expect(where(game, "R-fleet-1")).not.toBe(where(game, "R-legion-1"));
  });

  test("19.5 raiders attack from their ships; the fleets stay out of the combat but share the retreat", () => {
    const game = atSea(
      ["C-fleet-1 2817 veteran", "C-marine-1 on C-fleet-1", "R-legion-1 2917", "R-legion-2 2917"],
      "2817",
      [3, 3],
      {
        side: "carthage",
      },
    );
    attack(game, "2917", "raid");
    expect(lastNote(game, "combat-rolled")!.params).toMatchObject({ table: "table:raid" });
    expect(lastNote(game, "raid")!.params!.units).toEqual(u("C-marine-1"));
    expect(lastNote(game, "combat-rolled")!.params!.result).toBe("fpw.result.AR");
    play(game, ["retreat", options(game)[0]!]); // the fleet's morale holds, so it withdraws with its marines
    expect(where(game, "C-fleet-1")).not.toBe("2817");
    expect(where(game, "C-marine-1")).toBe(where(game, "C-fleet-1"));
  });

  test("19.5 a catastrophe of the raiders does not sink their ships", () => {
    const game = atSea(
      ["C-fleet-1 2817 veteran", "C-marine-1 on C-fleet-1", "R-legion-1 2917", "R-legion-2 2917"],
      "2817",
      [3, 1],
      {
        side: "carthage",
      },
    );
    attack(game, "2917", "raid");
    expect(lastNote(game, "combat-rolled")!.params!.result).toBe("fpw.result.AC");
    expect([where(game, "C-marine-1"), where(game, "C-fleet-1")]).toEqual(["available", "2817"]);
  });
});

describe("24.5 fleets of minor powers", () => {
  test("24.5 fleets carry only units of their own contingent, but all stack together", () => {
    const game = situation(["R-fleet-1 3118", "S-fleet-1 3118", "S-hoplite-1 3118", "R-legion-1 3118"], {
      powers: powers({ syracusa: "rome" }),
    });
    play(game, ["choose-operation", "op:naval"], ["choose-fleets", u("R-fleet-1")]);
    expect(options(game)).toEqual(["done", ...u("R-legion-1")]);
    expect(game.question!.whyNot!("unit:S-hoplite-1")).toMatchObject({ why: "fpw.why.other-contingent", rule: "24.5" });
  });
});
