import { describe, expect, test } from "vitest";
import type { Plain, Session } from "../../src/engine/index.ts";
import { distance, MAP } from "../../src/games/first-punic-war/rules/map.ts";
import { retreatHexes } from "../../src/games/first-punic-war/rules/retreat.ts";
import type { State } from "../../src/games/first-punic-war/rules/state.ts";
import { unitNamed } from "../../src/games/first-punic-war/rules/units.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import {
  attack,
  events,
  hexAt,
  hexes,
  isVeteran,
  landForce,
  lastNote,
  options,
  play,
  powers,
  prompt,
  situation,
  tableWith,
  u,
  where,
} from "./table.ts";

/** An attack by all mobile units of a hex, with the dice that follow. */
function battle(
  units: readonly string[],
  from: string,
  to: string,
  dice: readonly number[],
  more = {},
  table = "battle",
): Session<State, Plain, Seat> {
  const game = situation(units, more);
  game.dice(dice);
  const here = units.filter((line) => line.split(" ")[1] === from).map((line) => line.split(" ")[0]!);
  landForce(game, from, ...here.filter((id) => !/garrison|fleet/.test(id)));
  attack(game, to, table);
  return game;
}

const result = (game: Session<State, Plain, Seat>): unknown =>
  game.log!.find((entry) => entry.event === "fpw.combat-rolled")!.params!.result;

describe("15.0 combat results", () => {
  test("15.0 AC: all attacking units are eliminated, and the defender may pursue", () => {
    const game = battle(
      ["R-legion-1 0207", "R-legion-2 0207", "C-hoplite-2 0206 veteran", "C-hoplite-3 0206 veteran", "C-hamilcar 0206"],
      "0207",
      "0206",
      [1],
    );
    expect(result(game)).toBe("fpw.result.AC");
    expect([where(game, "R-legion-1"), where(game, "R-legion-2")]).toEqual(["available", "available"]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "fpw.pursue", params: { hex: "hex:0207" } });
  });

  test("15.0 AR: the attackers check morale; who fails routs, the rest withdraw; no pursuit", () => {
    const game = battle(["R-legion-1 0207", "C-hoplite-2 0206 veteran"], "0207", "0206", [1, 2]); // 4 to 4: AR; die 2 passes
    expect(result(game)).toBe("fpw.result.AR");
    expect(prompt(game)).toBe("fpw.retreat");
    play(game, ["retreat", "hex:0208"]);
    expect(where(game, "R-legion-1")).toBe("0208");
    expect(prompt(game)).toBe("fpw.camp"); // the operation goes on, nobody pursues
  });

  test("15.0 AW: the attackers withdraw one hex, no pursuit", () => {
    const game = battle(["R-legion-1 0207", "C-hoplite-2 0206 veteran"], "0207", "0206", [3]);
    expect(result(game)).toBe("fpw.result.AW");
    play(game, ["retreat", "hex:0208"]);
    expect(where(game, "R-legion-1")).toBe("0208");
    expect(prompt(game)).toBe("fpw.camp");
  });

  test("15.0 DW: the defenders withdraw one hex, and the attacker may pursue", () => {
    const game = battle(["R-legion-1 0207", "C-hoplite-2 0206 veteran"], "0207", "0206", [6]);
    expect(result(game)).toBe("fpw.result.DW");
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "fpw.retreat" });
    expect(game.question!.whyNot!("hex:0207")).toEqual({ why: "fpw.why.enemy-there", rule: "16.1" });
    play(game, ["retreat", "hex:0205"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "fpw.pursue", options: u("R-legion-1") });
  });

  test("15.0 DR: the defenders check morale, and the attacker may pursue", () => {
    const game = battle(
      ["R-legion-1 0207 veteran", "R-legion-2 0207 veteran", "C-hoplite-2 0206 veteran"],
      "0207",
      "0206",
      [6, 5],
    );
    expect(result(game)).toBe("fpw.result.DR"); // 250 percent; morale 4 fails on a 5
    expect(game.state.combat!.retreats[0]).toMatchObject({ hexes: 5 });
    expect(prompt(game)).toBe("fpw.retreat");
    const why = (hex: string) => game.question!.whyNot!(`hex:${hex}`);
    expect(why("2809")).toMatchObject({ why: "fpw.why.retreat-too-far", rule: "16.0", params: { left: 4 } });
    expect(why("0203")).toMatchObject({ why: "fpw.why.retreat-step", rule: "16.0", params: { steps: 3 } });
    expect(why("0206")).toMatchObject({ why: "fpw.why.retreat", rule: "16.1" });
    expect(why("2611")).toEqual({ why: "fpw.why.sea", rule: "16.1" });
  });

  test("15.0 DC: all defenders are eliminated, and the attacker may pursue", () => {
    const game = battle(["R-legion-1 0207 veteran", "R-regulus 0207", "C-auxiliary-2 0206"], "0207", "0206", [4]);
    expect(result(game)).toBe("fpw.result.DC");
    expect(where(game, "C-auxiliary-2")).toBe("available");
    expect(prompt(game)).toBe("fpw.pursue");
  });

  test("15.0 CA: the defender counterattacks at once", () => {
    const game = battle(["R-legion-1 0207", "C-hoplite-2 0206 veteran"], "0207", "0206", [4, 3]);
    expect(result(game)).toBe("fpw.result.CA");
    expect(lastNote(game, "counterattack-rolled")!.params).toMatchObject({
      side: "side:carthage",
      percent: 100,
      shift: 1,
      column: "fpw.column.3",
    });
  });
});

describe("15.1 counterattack", () => {
  test("15.1 the former defenders attack the former attackers with one favourable shift and without terrain", () => {
    // 4 against 3 behind a river in the open: column 100-149 less one is 50-99; die 6 is CA
    const game = battle(["R-legion-1 0209", "C-hoplite-2 0309"], "0209", "0309", [6, 4]);
    const note = lastNote(game, "counterattack-rolled")!.params!;
    expect(note).toMatchObject({ percent: 75, modifiers: ["fpw.because.counterattack=+1"], column: "fpw.column.2" });
    expect(note.result).toBe("fpw.counter-result.CA");
  });

  test("15.1 cavalry edge: twice the factors, or the only cavalry, where the defenders stood in the open or in a town", () => {
    const edge = (units: string[], from: string, to: string, die: number) =>
      lastNote(battle(units, from, to, [die, 4, 1, 1]), "counterattack-rolled")!.params!.modifiers;
    expect(edge(["R-legion-1 0207", "C-hoplite-2 0206", "C-cavalry-2 0206"], "0207", "0206", 6)).toContain(
      "fpw.because.cavalry-edge=+1",
    );
    expect(edge(["R-legion-1 0207", "R-cavalry-1 0207 veteran", "C-hoplite-2 0206 veteran"], "0207", "0206", 4)).toContain(
      "fpw.because.enemy-cavalry-edge=-1",
    );
    // 1 against 1 is no edge
    expect(
      edge(["R-legion-1 0207", "R-cavalry-1 0207", "C-hoplite-2 0206 veteran", "C-cavalry-4 0206"], "0207", "0206", 4),
    ).toEqual(["fpw.because.counterattack=+1"]);
    // in rough ground there is none
    expect(
      edge(["R-legion-1 0207", "R-legion-2 0207", "C-hoplite-2 0308 veteran", "C-cavalry-2 0308"], "0207", "0308", 6),
    ).toEqual(["fpw.because.counterattack=+1"]);
  });

  test("15.1 tactics of the original combat turn with their owners; no more may be played", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0206 veteran"], {
      markers: { rome: ["tactics-1"], carthage: ["tactics-2", "tactics-3"] },
    });
    landForce(game, "0207");
    attack(game, "0206");
    play(game, ["attack-tactics", "marker:tactics-1"], ["treachery", "pass"]);
    game.dice([6, 1]); // 100 percent, one right, two left: 50-99, die 6 CA
    play(game, ["defence-tactics", "marker:tactics-2"]);
    const note = lastNote(game, "counterattack-rolled")!.params!;
    expect(note.modifiers).toEqual([
      "fpw.because.carthage-tactics=+2",
      "fpw.because.rome-tactics=-1",
      "fpw.because.counterattack=+1",
    ]);
  });

  test("15.1 leaders count in a counterattack, and a camp protects the original attackers", () => {
    const units = ["R-legion-1 0207", "R-duilius 0207", "C-hoplite-2 0206", "C-hoplite-3 0206", "C-hanno 0206"];
    const game = battle(units, "0207", "0206", [5, 3], { camps: { rome: ["0207"], carthage: [] } });
    expect(lastNote(game, "counterattack-rolled")!.params!.modifiers).toEqual([
      "fpw.because.carthage-leader=+2",
      "fpw.because.rome-leader=-2",
      "fpw.because.camp=-1",
      "fpw.because.counterattack=+1",
    ]);
  });

  test("15.1 in a counterattack the results fall on the other side: AC destroys the original defender", () => {
    // 2 against 3+3: counterattack at 300 percent plus one; for the reverse let 4+4 attack 2: CA on a 1 in the last columns
    const game = battle(
      ["R-legion-1 0207 veteran", "R-legion-2 0207 veteran", "C-auxiliary-2 0206 veteran"],
      "0207",
      "0206",
      [2, 1],
    );
    expect(result(game)).toBe("fpw.result.DW"); // 500 percent
    const other = battle(
      ["R-legion-1 0207 veteran", "R-legion-2 0207 veteran", "C-auxiliary-2 0206 veteran"],
      "0207",
      "0206",
      [1, 1],
    );
    expect(lastNote(other, "counterattack-rolled")!.params).toMatchObject({
      percent: 20,
      column: "fpw.column.1",
      result: "fpw.counter-result.AC",
    });
    expect(where(other, "C-auxiliary-2")).toBe("available");
    expect(other.question).toMatchObject({ seat: "rome", prompt: "fpw.pursue", params: { hex: "hex:0206" } });
  });

  test("15.1 static units counterattack, on the same table, but do not pursue", () => {
    const game = battle(
      ["R-auxiliary-1 3312 veteran", "R-cavalry-1 3312 veteran", "C-garrison-1 3211"],
      "3312",
      "3211",
      [5, 6],
      {},
      "raid",
    );
    // 4 to 2 in a town: 150-199; raid die 5 is DW: a garrison that must withdraw is eliminated
    expect(result(game)).toBe("fpw.result.DW");
    expect(where(game, "C-garrison-1")).toBe("available");
    const counter = battle(
      ["R-auxiliary-1 3312 veteran", "R-cavalry-1 3312 veteran", "C-garrison-1 3211"],
      "3312",
      "3211",
      [4, 6],
      {},
      "raid",
    );
    expect(lastNote(counter, "counterattack-rolled")!.params).toMatchObject({
      table: "table:raid",
      result: "fpw.counter-result.DW",
    });
    expect(counter.question).toMatchObject({ seat: "rome", prompt: "fpw.retreat" });
    play(counter, ["retreat", options(counter)[0]!]);
    expect(where(counter, "C-garrison-1")).toBe("3211");
    expect(prompt(counter)).toBe("fpw.choose-operation");
  });

  test("15.1 a second counterattack routs both sides, and neither pursues", () => {
    const game = battle(["R-legion-1 0207", "C-hoplite-2 0206 veteran"], "0207", "0206", [4, 4, 2, 2]);
    expect(game.state.combat!.counter).toBe(2);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "fpw.retreat" });
    play(game, ["retreat", "hex:0208"]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "fpw.retreat" });
    play(game, ["retreat", "hex:0205"]);
    expect(prompt(game)).toBe("fpw.camp");
  });
});

describe("15.2 morale checks", () => {
  const FORCE = ["R-legion-1 0207 veteran", "R-legion-2 0207", "R-auxiliary-1 0207", "R-duilius 0207"];
  // 5 + 4 + 1 + 1 against 17 is 50-99, and the leaders cancel each other out
  const ENEMY = [
    "C-hoplite-2 0206 veteran",
    "C-hoplite-3 0206 veteran",
    "C-hoplite-4 0206 veteran",
    "C-hoplite-5 0206 veteran",
    "C-hanno 0206",
  ];

  test("15.2 example: morale 4, 3 and 2 with a leader of command 2; die 4 routs only the third unit, and 16.0 sends it four hexes", () => {
    const game = battle([...FORCE, ...ENEMY], "0207", "0206", [2, 4]);
    expect(result(game)).toBe("fpw.result.AR");
    expect(game.question).toMatchObject({
      prompt: "fpw.boost",
      min: 0,
      max: 2,
      options: u("R-legion-1", "R-legion-2", "R-auxiliary-1"),
    });
    play(game, ["boost", u("R-legion-1", "R-legion-2")]);
    expect(lastNote(game, "morale-failed")!.params).toMatchObject({ die: 4, units: u("R-auxiliary-1") });
    expect(game.state.combat!.retreats).toMatchObject([
      { units: [unitNamed("R-auxiliary-1")], hexes: 4 },
      { units: [unitNamed("R-legion-1"), unitNamed("R-legion-2"), unitNamed("R-duilius")], hexes: 1 },
    ]);
  });

  test("15.2 in combat the player may leave units to rout with the others", () => {
    const game = battle([...FORCE, ...ENEMY], "0207", "0206", [2, 5]);
    play(game, ["boost", []]);
    expect(events(game)).not.toContain("fpw.boosted");
    expect(game.state.combat!.retreats).toMatchObject([{ hexes: 5 }]); // the legion of morale 4 goes with them
  });

  test("15.2 a six routs everybody", () => {
    const game = battle([...FORCE, ...ENEMY], "0207", "0206", [2, 6]);
    play(game, ["boost", u("R-legion-1", "R-legion-2")]);
    expect(game.state.combat!.retreats[0]).toMatchObject({ hexes: 6 });
    expect(game.state.combat!.retreats).toHaveLength(1);
  });

  test("15.2 only one leader helps, the one with the most command, and never leaders", () => {
    const game = battle([...FORCE, "R-tribune 0207", ...ENEMY], "0207", "0206", [2, 1]);
    expect(game.question!.params).toMatchObject({ unit: "unit:R-duilius", count: 2 });
    expect(options(game)).not.toContain("unit:R-tribune");
  });
});

describe("15.3 major combat", () => {
  const LEGIONS = ["R-legion-1", "R-legion-2", "R-legion-3", "R-legion-4", "R-legion-5", "R-legion-6"].map(
    (id) => `${id} 0207 veteran`,
  );

  test("15.3 four units lost by one side: the winner gains an AP and the loser loses one", () => {
    const enemies = ["C-auxiliary-2 0206", "C-auxiliary-3 0206", "C-auxiliary-4 0206", "C-auxiliary-5 0206"];
    const game = battle([...LEGIONS, ...enemies], "0207", "0206", [4]); // 27 to 4: catastrophe
    play(game, ["pursue", []]);
    expect(game.state.ap).toEqual([10, 9]);
  });

  test("15.3 three units are not enough", () => {
    const game = battle([...LEGIONS, "C-auxiliary-2 0206", "C-auxiliary-3 0206", "C-auxiliary-4 0206"], "0207", "0206", [4]);
    play(game, ["pursue", []]);
    expect(game.state.ap).toEqual([9, 10]);
  });

  test("15.3 if both sides lose four units, nobody gains or loses", () => {
    const four = (id: string, hex: string) => [2, 3, 4, 5].map((n) => `${id}-${n} ${hex}`);
    const ring = [
      ...["0108", "0208", "0308"].map((hex, i) => `C-cavalry-${i + 2} ${hex}`),
      ...["0205", "0106", "0306"].map((hex, i) => `R-legion-${i + 6} ${hex}`),
      "I-auxiliary-1 0107",
      "I-auxiliary-2 0307",
    ];
    const game = situation([...four("R-legion", "0207"), "R-legion-1 0207", ...four("C-hoplite", "0206"), ...ring]);
    game.dice([4, 4, 1, 1]); // 133 percent, back 75 percent and one right: two counterattacks, and nobody finds a way out
    const attackers = [2, 3, 4, 5].map((n) => `R-legion-${n}`);
    landForce(game, "0207", ...attackers);
    play(game, ["attack", "hex:0206"], ["choose-attackers", u(...attackers)]);
    expect(game.log!.filter((entry) => entry.event === "fpw.eliminated")).toHaveLength(8);
    expect(game.state.ap).toEqual([9, 10]);
  });

  test("15.3 the loser's AP do not fall below zero", () => {
    const enemies = ["C-auxiliary-2 0206", "C-auxiliary-3 0206", "C-auxiliary-4 0206", "C-auxiliary-5 0206"];
    const game = battle([...LEGIONS, ...enemies], "0207", "0206", [4], { ap: { rome: 25, carthage: 0 } });
    play(game, ["pursue", []]);
    expect(game.state.ap).toEqual([25, 0]);
  });
});

describe("16.0 withdrawal and rout", () => {
  test("16.0 a withdrawal is one hex and a rout as many as the die of the check, without regard to movement points", () => {
    const withdrawn = battle(["R-legion-1 0207", "C-hoplite-2 0206 veteran"], "0207", "0206", [3]);
    play(withdrawn, ["retreat", "hex:0308"]);
    expect(distance(hexAt("0207"), withdrawn.state.at[unitNamed("R-legion-1")]!)).toBe(1);
    const routed = battle(
      ["R-siege-1 0209", "R-legion-1 0209", "C-hoplite-2 0208 veteran", "C-hanno 0208"],
      "0209",
      "0208",
      [3, 5],
    );
    while (prompt(routed) === "fpw.retreat") routed.answer(options(routed)[0]!);
    expect(distance(hexAt("0209"), routed.state.at[unitNamed("R-legion-1")]!)).toBe(5); // a legion moves four points at most
  });

  test("16.1 units do not retreat into enemies, neutrals, forbidden terrain or off the map", () => {
    // legions in 0508: mountains to the south, an enemy to the north east, a neutral to the north west
    const t = tableWith(["R-legion-1 0508", "C-hoplite-2 0607", "I-auxiliary-1 0407"]);
    const retreat = { side: 0, units: [unitNamed("R-legion-1")], origin: hexAt("0508"), hex: hexAt("0508"), left: 1, hexes: 1 };
    expect(retreatHexes(t.s, retreat, "heavy").hexes.map((hex) => MAP.numbers[hex])).toEqual(["0507"]);
    expect(retreatHexes(t.s, retreat, "light").hexes.map((hex) => MAP.numbers[hex])).toEqual(["0509", "0408"]);
  });

  test("16.1 an unit that cannot retreat is eliminated", () => {
    const walls = [
      "C-hoplite-2 0206",
      "C-hoplite-3 0107",
      "C-hoplite-4 0108",
      "C-hoplite-5 0208",
      "C-hoplite-6 0308",
      "C-hoplite-7 0307",
    ];
    const game = battle(["R-legion-1 0207", ...walls], "0207", "0206", [3]);
    expect(result(game)).toBe("fpw.result.AW");
    expect(where(game, "R-legion-1")).toBe("available");
    expect(lastNote(game, "no-retreat")).toBeDefined();
  });

  test("16.1 a rout ends as many hexes away as the die says", () => {
    const game = battle(["R-auxiliary-1 0207", "C-hoplite-2 0206"], "0207", "0206", [3, 3]);
    expect(result(game)).toBe("fpw.result.AR");
    for (let step = 1; step <= 3; step++) {
      if (prompt(game) === "fpw.retreat") game.answer(options(game)[0]!);
    }
    const at = game.state.at[unitNamed("R-auxiliary-1")]!;
    expect(distance(hexAt("0207"), at)).toBe(3);
  });

  test("16.1 a hex that would cost a unit is entered only if there is no other way", () => {
    const game = battle(["R-legion-1 0207", "C-hoplite-2 0206 veteran", "C-hoplite-3 0309"], "0207", "0206", [3]);
    // 0107 and 0307 lie in the zone of 0206, 0208 and 0308 in that of 0309
    expect(events(game)).toContain("fpw.retreated"); // only 0108 is left, so nothing was asked
    expect(where(game, "R-legion-1")).toBe("0108");
  });

  test("16.1 a neutral town under the eyes of its people costs a unit too, for they are enemies as soon as it is entered", () => {
    const retreat = { side: 0, units: [unitNamed("R-legion-1")], origin: hexAt("1706"), hex: hexAt("1706"), left: 1, hexes: 1 };
    const ways = (units: string[], more = {}) => {
      const { hexes } = retreatHexes(tableWith(["R-legion-1 1706", ...units], [], more).s, retreat, "heavy");
      return hexes.map((hex) => MAP.numbers[hex]);
    };
    expect(ways([])).toContain("1606"); // Narbo
    expect(ways(["G-auxiliary-1 1507"])).toEqual(ways([]).filter((hex) => hex !== "1606"));
    expect(ways(["G-auxiliary-1 1507"], { powers: powers({ gauls: "rome" }) })).toContain("1606");
  });

  test("16.2 a group that withdraws into a zone of control loses one unit of its owner's choice", () => {
    const ring = ["C-hoplite-2 0206 veteran", "C-hanno 0206", "C-hoplite-3 0309", "C-hoplite-4 0109"];
    const small = battle(["R-legion-1 0207", "R-tribune 0207", ...ring], "0207", "0206", [4]);
    expect(result(small)).toBe("fpw.result.AW");
    play(small, ["retreat", options(small)[0]!]);
    expect(small.question).toMatchObject({ prompt: "fpw.lose-one", options: u("R-legion-1", "R-tribune") });
    play(small, ["lose-one", "unit:R-tribune"]);
    expect(where(small, "R-tribune")).toBe("gone");
    expect(where(small, "R-legion-1")).not.toBe("available");
  });

  test("16.2 friendly units in the hex do not help against a zone of control", () => {
    const ring = ["C-hoplite-2 0206 veteran", "C-hanno 0206", "C-hoplite-3 0309", "C-hoplite-4 0109", "R-legion-2 0208"];
    const game = battle(["R-legion-1 0207", "R-tribune 0207", ...ring], "0207", "0206", [4]);
    play(game, ["retreat", "hex:0208"]);
    expect(game.question).toMatchObject({ prompt: "fpw.lose-one", options: u("R-legion-1", "R-tribune") });
  });

  test("16.2 fleets retreat across straits, and nowhere but over sea and coast", () => {
    const t = tableWith(["R-fleet-1 3116"]);
    const retreat = { side: 0, units: [unitNamed("R-fleet-1")], origin: hexAt("3116"), hex: hexAt("3116"), left: 1, hexes: 1 };
    const ways = retreatHexes(t.s, retreat, "fleet").hexes.map((hex) => MAP.numbers[hex]);
    expect(ways).toContain("3216"); // Rhegium, across the strait
    for (const hex of ways) expect(MAP.kind[hexAt(hex!)]).not.toBe(0);
  });

  test("16.2 a rout costs one unit for every hex in a zone of control", () => {
    const force = ["R-auxiliary-1 0106", "R-auxiliary-2 0106", "R-auxiliary-3 0106"];
    const game = battle([...force, "C-hoplite-2 0205 veteran", "C-hoplite-3 0207"], "0106", "0205", [3, 3]);
    expect(result(game)).toBe("fpw.result.AR"); // morale 2 fails on a 3: three hexes, the first two in zones of control
    const lost: string[] = [];
    while (prompt(game) === "fpw.retreat" || prompt(game) === "fpw.lose-one") {
      if (prompt(game) === "fpw.lose-one") lost.push(options(game)[0]!);
      game.answer(options(game)[0]!);
    }
    expect(lost).toEqual(u("R-auxiliary-1", "R-auxiliary-2"));
    expect(distance(hexAt("0106"), game.state.at[unitNamed("R-auxiliary-3")]!)).toBe(3);
  });

  test("16.2 siege trains withdraw but are eliminated if routed; static units are eliminated if they must retreat", () => {
    const routed = battle(
      ["R-siege-1 0207", "R-legion-1 0207", "C-hoplite-2 0206 veteran", "C-hanno 0206"],
      "0207",
      "0206",
      [3, 3],
    );
    expect(where(routed, "R-siege-1")).toBe("available"); // morale 2 fails on a 3
    expect(where(routed, "R-legion-1")).toBe("0207");
    const passed = battle(
      ["R-siege-1 0207", "R-legion-1 0207", "C-hoplite-2 0206 veteran", "C-hanno 0206"],
      "0207",
      "0206",
      [3, 2],
    );
    play(passed, ["retreat", "hex:0208"]);
    expect(where(passed, "R-siege-1")).toBe("0208");
  });

  test("16.2 units in a fortress or camp ignore a withdrawal", () => {
    const storm = ["R-legion-1 2911 veteran", "R-legion-2 2911 veteran", "R-regulus 2911", "C-garrison-1 3010"];
    const held = battle(storm, "2911", "3010", [2]); // 550 percent, two left for the fortress, two right for Regulus
    expect(result(held)).toBe("fpw.result.DW");
    expect(where(held, "C-garrison-1")).toBe("3010");
    expect(prompt(held)).toBe("fpw.camp"); // nobody can pursue into a hex that is not cleared
    const camp = { camps: { rome: [], carthage: ["0206"] } };
    const camped = battle(["R-legion-1 0207 veteran", "C-hoplite-2 0206"], "0207", "0206", [6], camp);
    expect(result(camped)).toBe("fpw.result.DW");
    expect(where(camped, "C-hoplite-2")).toBe("0206");
    const sally = battle(["R-legion-1 3010", "C-hoplite-2 2911", "C-hanno 2911"], "3010", "2911", [4]);
    expect(result(sally)).toBe("fpw.result.AR"); // attackers in a fortress withdraw without a check
    expect(events(sally)).toContain("fpw.rout-sheltered");
  });

  test("16.2 units in a fortress or camp that should rout withdraw without a check", () => {
    const game = battle(["R-legion-1 0207 veteran", "R-legion-2 0207 veteran", "C-hoplite-2 0206"], "0207", "0206", [6], {
      camps: { rome: [], carthage: ["0206"] },
    });
    expect(result(game)).toBe("fpw.result.DR");
    expect(game.log!.some((entry) => entry.event.startsWith("fpw.morale"))).toBe(false);
    expect(game.state.combat!.retreats[0]).toMatchObject({ hexes: 1 });
  });

  test("16.1 light troops take a way of their own if it is better, and a group may be parted", () => {
    const game = battle(["R-legion-1 0207", "R-auxiliary-1 0207", "C-hoplite-2 0206 veteran"], "0207", "0206", [3]);
    play(game, ["retreat", "split"], ["retreat-apart", u("R-auxiliary-1")], ["retreat", "hex:0208"], ["retreat", "hex:0108"]);
    expect([where(game, "R-legion-1"), where(game, "R-auxiliary-1")]).toEqual(["0208", "0108"]);
  });

  test("16.1 light troops may also choose a way of their own that is no better", () => {
    // 0507 lies in the zone of the hoplites and south of 0508 there are mountains: legions can only go to 0407
    const game = battle(["R-legion-1 0508", "R-auxiliary-1 0508", "C-hoplite-2 0607 veteran"], "0508", "0607", [3]);
    expect(options(game)).toEqual(["hex:0407", "split"]);
    play(game, ["retreat", "split"], ["retreat-apart", u("R-auxiliary-1")]);
    expect(where(game, "R-legion-1")).toBe("0407");
    play(game, ["retreat", "hex:0408"]);
    expect(where(game, "R-auxiliary-1")).toBe("0408");
  });
});

describe("17.0 pursuit", () => {
  const win = (units: readonly string[], more = {}) => battle([...units, "C-auxiliary-2 0206"], "0207", "0206", [4], more);

  test("17.0 any or all units may pursue into the hex the enemy has left", () => {
    const game = win(["R-legion-1 0207 veteran", "R-legion-2 0207 veteran", "R-regulus 0207"]);
    expect(game.question).toMatchObject({ prompt: "fpw.pursue", min: 0, max: 3 });
    play(game, ["pursue", u("R-legion-1")]);
    expect([where(game, "R-legion-1"), where(game, "R-legion-2")]).toEqual(["0206", "0207"]);
    expect(prompt(game)).toBe("fpw.camp"); // legions go one hex
  });

  test("17.0 leaders and cavalry may pursue a second hex in any direction, without regard to zones of control", () => {
    const game = win(["R-legion-1 0207 veteran", "R-cavalry-1 0207", "R-regulus 0207", "C-hoplite-3 0304"]);
    play(game, ["pursue", u("R-legion-1", "R-cavalry-1", "R-regulus")]);
    expect(hexes(game).sort()).toEqual(["0106", "0107", "0205", "0207", "0306", "0307"]);
    play(game, ["hunt", "hex:0205"], ["hunters", u("R-cavalry-1")]);
    expect(where(game, "R-cavalry-1")).toBe("0205"); // next to the hoplites
    play(game, ["hunt", "hex:0306"]);
    expect(where(game, "R-regulus")).toBe("0306");
    expect(prompt(game)).toBe("fpw.camp"); // no second attack in the same operation
  });

  test("17.0 there is no pursuit unless all enemy units are cleared from the hex", () => {
    const game = situation(["R-legion-1 0207", "R-legion-2 0207", "C-hoplite-2 0206 veteran", "C-hoplite-3 0206 veteran"]);
    game.dice([1]); // AC for the attackers who fight; the other legion stays in 0207
    landForce(game, "0207", "R-legion-1", "R-legion-2");
    play(game, ["move", "stop"], ["attack", "hex:0206"], ["choose-attackers", u("R-legion-1")]);
    expect(result(game)).toBe("fpw.result.AC");
    expect(prompt(game)).toBe("fpw.camp");
  });

  test("17.0 who wins a counterattack may pursue, static units excepted (15.1)", () => {
    // 133 percent less the town: counterattack; back 75 percent and one right: the attackers withdraw
    const units = ["R-legion-1 3312", "R-legion-2 3312", "C-garrison-1 3211", "C-hoplite-2 3211 veteran"];
    const game = battle(units, "3312", "3211", [5, 6]);
    expect(lastNote(game, "counterattack-rolled")!.params).toMatchObject({ result: "fpw.counter-result.DW" });
    play(game, ["retreat", options(game)[0]!]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "fpw.pursue", options: u("C-hoplite-2") });
  });

  test("17.0 units pursue only where they could normally move", () => {
    const game = battle(
      ["R-legion-1 0508 veteran", "R-cavalry-1 0508 veteran", "R-regulus 0508", "C-auxiliary-2 0608"],
      "0508",
      "0608",
      [6],
    );
    expect(result(game)).toBe("fpw.result.DC");
    expect(options(game)).toEqual(u("R-cavalry-1", "R-regulus")); // no legion in the mountains
  });
});

describe("20.0 training in combat", () => {
  test("20.0 a force that suffered nothing raises a recruit for each enemy unit eliminated", () => {
    const game = battle(["R-legion-1 0207", "R-legion-2 0207", "R-regulus 0207", "C-auxiliary-2 0206"], "0207", "0206", [4]);
    play(game, ["pursue", []]);
    expect(game.question).toMatchObject({ prompt: "fpw.train-victors", min: 1, max: 1, options: u("R-legion-1", "R-legion-2") });
    play(game, ["train-victors", u("R-legion-2")]);
    expect([isVeteran(game, "R-legion-1"), isVeteran(game, "R-legion-2")]).toEqual([false, true]);
    expect(game.state.ap[0]).toBe(9); // it costs nothing
  });

  test("20.0 a force that had to withdraw learns nothing, even if the enemy lost a unit", () => {
    // a second counterattack: Rome withdraws, the hoplites rout into the sea of enemies around them
    const ring = [
      "R-garrison-1 3211",
      "R-legion-3 3210",
      "R-legion-4 3311",
      "R-legion-5 3412",
      "R-legion-6 3313",
      "R-legion-7 3411",
    ];
    const game = battle(["R-legion-1 3212", ...ring, "C-hoplite-2 3312"], "3212", "3312", [4, 4, 2, 2]);
    expect(game.state.combat?.counter ?? 2).toBe(2);
    while (prompt(game) === "fpw.retreat") game.answer(options(game)[0]!);
    expect(where(game, "C-hoplite-2")).toBe("available");
    expect(isVeteran(game, "R-legion-1")).toBe(false);
  });
});
