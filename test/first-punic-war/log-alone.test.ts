import { describe, expect, test } from "vitest";
import type { LogEntry, Params } from "../../src/engine/index.ts";
import { determineActionPoints } from "../../src/games/first-punic-war/rules/action-points.ts";
import { ally } from "../../src/games/first-punic-war/rules/minor-powers.ts";
import { tellIfTaken } from "../../src/games/first-punic-war/rules/pieces.ts";
import { retreatOneHex } from "../../src/games/first-punic-war/rules/retreat.ts";
import { UNIT_IDS } from "../../src/games/first-punic-war/rules/units.ts";
import { joined } from "../../src/games/first-punic-war/words/telling.ts";
import { joinedIn } from "../../src/words/runs.ts";
import type { Words } from "../../src/words/words.ts";
import { en, fr, hand, read, told } from "./said.ts";
import { attack, landForce, navalForce, options, play, powers, prompt, run, situation, tableWith, u } from "./table.ts";

describe("what readers of the log alone could not tell", () => {
  test("24.1 a total beyond the table says what it counts as", () => {
    const talks = (die: number, power: string, allies: Record<string, string> = {}) => {
      const game = situation(["R-garrison-1 2809"], { phase: "diplomacy", powers: powers(allies), ...hand(["diplomacy-3"]) });
      game.dice([die]);
      play(game, ["diplomacy", power], ["commit-marker", "marker:diplomacy-3"]);
      return (words: Words) => told(game, words).find((line) => line.includes("total"))!;
    };
    const high = talks(6, "power:syracusa");
    expect(high(en)).toContain("die 6 (old ties +1), total 7, which counts as 6: alliance.");
    expect(high(fr)).toContain("dé 6 (liens anciens +1), total 7, qui compte pour 6 : alliance.");
    const low = talks(1, "power:gauls", { gauls: "carthage" });
    expect(low(en)).toContain("die 1 (the enemy's ally \u22121), total 0, which counts as 1:");
  });

  test("8.1 what capitals, minor and major fortresses yield can be added up", () => {
    const t = tableWith(["C-garrison-1 2417", "C-garrison-2 2809", "C-garrison-3 2916", "C-garrison-4 2717"], [1], {
      side: "carthage",
      ap: { rome: 0, carthage: 0 },
    });
    determineActionPoints(t);
    const said = (words: Words) => t.log.map(({ event, params }) => words.say(event, params));
    expect(said(en)).toEqual([
      "Carthage counts 12 action points: 4 from the turn track, die 1, 2 for its capital, 1 for the enemy's capital, 2 for each of its 2 other major fortresses.",
      "Carthage gains 12 action points and has 12.",
    ]);
    expect(said(fr)[0]).toBe(
      "Carthage compte 12 points d'action : 4 selon la piste des tours, dé 1, 2 pour sa capitale, 1 pour la capitale ennemie, 2 pour chacune de ses 2 autres forteresses majeures.",
    );
  });

  test("24.0 the counters of a new ally are counted place by place", () => {
    const t = tableWith(["G-auxiliary-1 2505", "G-auxiliary-2 2505", "G-auxiliary-3 1507", "R-garrison-1 2809"]);
    ally(t, 2, 1);
    const line = (words: Words) => words.say(t.log[0]!.event, t.log[0]!.params);
    expect(line(en)).toBe(
      "The Gauls side with Carthage, with 3 counters (2 in Placentia, 1 in Illiberis); victory points: Rome 5, Carthage 1.",
    );
    expect(line(fr)).toBe(
      "Les Gaulois rejoignent le camp de Carthage, avec 3 pions (2 à Plaisance, 1 à Illibéris) ; points de victoire : Rome 5, Carthage 1.",
    );
  });

  test("24.2 an invasion says by which place", () => {
    const game = situation(["R-legion-1 2506", "C-garrison-1 2417"], { powers: powers() });
    landForce(game, "2506");
    play(game, ["move", "hex:2405"]);
    expect(told(game)).toContain("By entering Genua, Rome invades the Gauls, neutral until now.");
    expect(told(game, fr)).toContain("En entrant à Gênes, Rome envahit les Gaulois, jusqu'ici neutres.");
    const attacked = situation(["R-legion-1 2604", "G-auxiliary-1 2505", "C-garrison-1 2417"], { powers: powers() });
    landForce(attacked, "2604");
    attack(attacked, "2505");
    expect(told(attacked)).toContain("By attacking Placentia, Rome invades the Gauls, neutral until now.");
    expect(told(attacked, fr)).toContain("En attaquant Plaisance, Rome envahit les Gaulois, jusqu'ici neutres.");
  });

  test("19.3 fleets that end at sea say how many are on board; those that stay behind, too", () => {
    const units = ["R-fleet-1 2711", "R-fleet-2 2711", "R-legion-1 on R-fleet-1", "R-legion-2 on R-fleet-2"];
    const game = situation([...units, "C-garrison-1 2417"]);
    game.dice([4]);
    navalForce(game, "2711", "R-fleet-2");
    play(game, ["sail", "hex:2611"], ["sail", "stop"]);
    const away = en.say("hex:2611");
    expect(told(game)).toContain(
      `Rome: 1 fleet sails from the hex south of Ostia (2711) to ${away}, Roman fleet II on top; 1 fleet stays behind, with 1 counter on board.`,
    );
    expect(told(game)).toContain(`Rome keeps 1 counter on board in ${away}.`);
    expect(told(game, fr).join(" ")).toContain(
      ", la flotte romaine II au sommet de la pile ; 1 flotte reste en arrière, avec 1 pion à bord.",
    );
  });

  test("18.0 who is still on board when a fleet has starved", () => {
    const units = ["R-fleet-1 2711", "R-fleet-2 2711", "R-duilius on R-fleet-1"];
    const game = situation(units, { phase: "supply", ap: { rome: 0, carthage: 0 } });
    game.dice([6]);
    play(game, ["hungry-units", u("R-fleet-1")]);
    const log = read(game, "carthage");
    expect(log).toContain("Roman fleet II is on top in the hex south of Ostia (2711) now.");
    expect(log).toContain("Rome keeps 1 counter on board in the hex south of Ostia (2711).");
    expect(log.join(" ")).not.toContain("Duilius");
  });

  test("12.4 how many counters of the attackers' hex stay out of the combat", () => {
    const game = situation(["R-legion-1 0207", "R-legion-2 0207", "R-regulus 0207", "C-hoplite-2 0206"]);
    landForce(game, "0207", "R-legion-1", "R-legion-2", "R-regulus");
    play(game, ["move", "stop"], ["attack", "hex:0206"]);
    game.answer(u("R-legion-1"));
    const hex = en.say("hex:0207");
    expect(read(game, "carthage")).toContain(`2 other counters in ${hex} take no part in the attack.`);
    expect(read(game, null, fr).join(" ")).toContain(" (0207), 2 autres pions ne prennent pas part à l'attaque.");
  });

  test("15.0 who routs or withdraws as the attacker is not pursued", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0206 veteran", "C-hoplite-3 0206"]);
    game.dice([3]);
    landForce(game, "0207");
    attack(game, "0206");
    expect(told(game).find((line) => line.includes("die 3"))).toMatch(/die 3: attacker \w+; Carthage may not pursue\.$/);
    expect(told(game, fr).find((line) => line.includes("dé 3"))).toMatch(/ ; Carthage ne peut pas poursuivre\.$/);
  });

  test("16.2, 17.0 where a fortress has cancelled a withdrawal nobody speaks of pursuit", () => {
    const game = situation(["R-legion-1 2911 veteran", "R-legion-2 2911 veteran", "R-regulus 2911", "C-garrison-1 3010"]);
    game.dice([2]);
    landForce(game, "2911", "R-legion-1", "R-legion-2", "R-regulus");
    attack(game, "3010");
    expect(told(game).at(-1)).toBe("The fortress cancels the withdrawal: Carthage stays in Capua.");
  });

  test("16.1, 25.0 a retreat and a pursuit say what is on top then", () => {
    const units = [
      "R-legion-1 0207 veteran",
      "R-legion-2 0207 veteran",
      "R-regulus 0207",
      "C-hoplite-2 0206",
      "C-cavalry-2 0206",
    ];
    const game = situation(units);
    game.dice([5, 1]);
    landForce(game, "0207", "R-legion-1", "R-legion-2", "R-regulus");
    attack(game, "0206");
    while (prompt(game) !== "fpw.pursue") game.answer(prompt(game) === "fpw.boost" ? [] : options(game)[0]!);
    play(game, ["pursue", u("R-regulus", "R-legion-1")]);
    const log = read(game, null);
    expect(log.find((line) => line.startsWith("Carthage retreats"))).toMatch(
      /: Libyan hoplites I and Punic cavalry I; Libyan hoplites I on top\.$/,
    );
    expect(log.find((line) => line.startsWith("Rome pursues"))).toMatch(
      /: Legio I and Regulus; Legio I, a veteran, on top; Legio II stays behind\.$/,
    );
  });

  test("9.2, 25.0 a unit that is deployed on top of others is seen there", () => {
    const game = situation(["R-legion-2 3010", "C-garrison-1 2417"], { phase: "mobilization" });
    play(game, ["mobilize", "unit:R-garrison-1"]);
    expect(told(game).at(-1)).toBe("Rome deploys Roman garrison I in Capua for 1 action point, on top of the stack; 9 left.");
  });

  test("19.2.3 fleets that retreat or sail past enemy land units say so", () => {
    const sail = situation(["C-fleet-1 2711", "R-auxiliary-1 2710", "R-garrison-1 2809"], { side: "carthage" });
    sail.dice([6]);
    navalForce(sail, "2711");
    play(sail, ["sail", "hex:2710"]);
    expect(told(sail).at(-1)).toMatch(/ to Ostia, past enemy land units, Carthaginian fleet I on top\.$/);
    expect(told(sail, fr).at(-1)).toMatch(/ jusqu'à Ostie, devant des unités terrestres ennemies, la flotte/);
  });

  test("15.2 in a morale check those who hold are named", () => {
    const params = { side: "side:carthage", hex: "hex:2506", die: 4, steady: ["unit:C-fleet-1", "unit:C-fleet-2"] };
    expect(fr.say("fpw.morale-held", params)).toMatch(
      / : la flotte carthaginoise I et la flotte carthaginoise II tiennent et se replient\.$/,
    );
    const failed = { ...params, units: ["unit:R-duilius"], steady: ["unit:R-legion-1"] };
    expect(en.say("fpw.morale-failed", failed)).toMatch(/: Duilius fails and routs 4 hexes; Legio I holds and withdraws\.$/);
  });

  test("7.1 a crisis that takes more action points than there are tells it once", () => {
    const game = situation(["R-garrison-1 2809", "R-legion-1 3116", "R-regulus 3116", "C-garrison-1 2417"], {
      phase: "end-of-turn",
      side: "carthage",
      ap: { rome: 0, carthage: 0 },
      crisis: "3116",
      ...hand([], ["levy"]),
    });
    expect(told(game).join(" ")).toMatch(
      /rolls \d\. Legio I is on top in Messana now, as the crisis marker is taken off\. .*Carthage rolls (\d): it has to lose \1 action points? and a stratagem marker\. Carthage has no action points left and owes \1, to be taken from its gain next turn\./,
    );
  });

  test("4.2, 23.0 the end of a turn sums up points and markers", () => {
    const game = situation(["R-garrison-1 2809", "C-garrison-1 2417"], {
      phase: "end-of-turn",
      side: "carthage",
      ap: { rome: 3, carthage: 0 },
      ...hand(["levy", "spy"], ["tactics-1"]),
    });
    expect(told(game)[0]).toBe(
      "Turn 2 ends. Victory points: Rome 5, Carthage 5. Stratagem markers: Rome 2, Carthage 1. Action points: Rome 3, Carthage 0.",
    );
    expect(told(game, fr)[0]).toBe(
      "Le tour 2 se termine. Points de victoire : Rome 5, Carthage 5. Stratagèmes : Rome 2, Carthage 1. Points d'action : Rome 3, Carthage 0.",
    );
  });

  test("7.0 bad omens say that a side has no marker to return", () => {
    expect(en.say("fpw.no-marker-held", { side: "side:carthage" })).toBe("Carthage holds no stratagem marker to return.");
  });
});

test("16.1, 19.2.3 a long retreat names the places it passes", () => {
  const way = ["2810", "2710", "2609", "2509", "2409"];
  const steps = way.slice(1).map(
    (to, index): LogEntry => ({
      event: "fpw.retreated",
      params: {
        ...{ side: "side:carthage", from: `hex:${way[index]}`, to: `hex:${to}`, units: ["unit:C-fleet-6"] },
        ...{ modifiers: [], seen: [], bared: [], army: [], passing: to === "2710" ? 1 : 0 },
      },
    }),
  );
  const said = (words: Words) => words.say(steps[0]!.event, steps[0]!.params);
  expect(said(en)).toMatch(/ to Ostia, past enemy land units: Carthaginian fleet VI\.$/);
  expect(said(fr)).toMatch(/ vers Ostie, devant des unités terrestres ennemies : la flotte carthaginoise VI\.$/);
  const all = (words: Words) => joinedIn(steps, joined).map(({ event, params }) => words.say(event, params));
  expect(all(en)).toEqual([
    "Carthage retreats from the hex south of Rome (2810) past Ostia to Aleria, 4 hexes: Carthaginian fleet VI.",
  ]);
  expect(all(fr)).toEqual([
    "Carthage se retire de l'hexagone au sud de Rome (2810) en passant par Ostie jusqu'à Aléria, 4 hexagones : la flotte carthaginoise VI.",
  ]);
});

test("15.2, 16.2 a garrison neither holds nor withdraws in a morale check", () => {
  const units = [
    "C-hoplite-2 3112 veteran",
    "C-hoplite-3 3112 veteran",
    "C-hamilcar 3112",
    "R-legion-1 3113",
    "R-garrison-1 3113",
  ];
  const game = situation(units, { side: "carthage" });
  game.dice([5, 1]);
  landForce(game, "3112", "C-hoplite-2", "C-hoplite-3", "C-hamilcar");
  attack(game, "3113");
  expect(told(game)).toContain("Rome checks morale in Paestum, die 1: Legio I holds and withdraws.");
  expect(told(game).join(" ")).toContain("Roman garrison I is eliminated in Paestum, as static units cannot retreat");
});

test("19.3 a fleet that only carries attackers is said to take no part", () => {
  const units = ["R-fleet-1 2817 veteran", "R-legion-1 on R-fleet-1", "C-hoplite-2 2816 veteran"];
  const game = situation(units);
  game.dice([3]);
  navalForce(game, "2817", "R-fleet-1");
  play(game, ["sail", "stop"], ["attack", "hex:2816"], ["choose-attackers", u("R-legion-1")]);
  expect(told(game)).toContain("Roman fleet I carries attackers and takes no part in the attack.");
  expect(told(game, fr)).toContain("La flotte romaine I porte des assaillants et ne prend pas part à l'attaque.");
});

test("16.1 who finds no way out says how far, and whether the terrain is to blame", () => {
  const beaten = { units: u("C-hoplite-2"), hex: "hex:3113", left: 5, heavy: 1 };
  expect(en.say("fpw.no-retreat", beaten)).toMatch(
    / find no way to retreat 5 hexes from Paestum, each of them farther from the fight: the terrain lets only light units through\.$/,
  );
  expect(fr.say("fpw.no-retreat", { ...beaten, heavy: 0 })).toMatch(
    /^À Paestum, .* pas se retirer de 5 hexagones, chacun plus loin du combat\.$/,
  );
  const t = tableWith(["R-legion-1 0508", "C-hoplite-2 0607", "C-hoplite-3 0507", "I-auxiliary-1 0407"]);
  const hex = t.s.at[UNIT_IDS.indexOf("unit:R-legion-1")]!;
  const retreat = { side: 0, units: [UNIT_IDS.indexOf("unit:R-legion-1")], origin: hex, hex, left: 1, hexes: 1 };
  run(retreatOneHex(t, { retreats: [retreat] } as never));
  expect(t.log.find(({ event }) => event === "fpw.no-retreat")!.params).toMatchObject({ left: 1, heavy: 1 });
});

test("24.1 a place taken from an enemy's ally does not change the alliance, and the log says so", () => {
  const t = tableWith(["C-hoplite-2 3118"], [], { powers: powers({ syracusa: "rome" }) });
  const syracuse = t.s.at[UNIT_IDS.indexOf("unit:C-hoplite-2")]!;
  tellIfTaken(t, 1, syracuse, [UNIT_IDS.indexOf("unit:C-hoplite-2")]);
  const said = (words: Words) => words.say(t.log[0]!.event, t.log[0]!.params);
  expect(said(en)).toMatch(/^Carthage holds Syracuse now, though Syracuse stays allied with Rome;/);
  expect(said(fr)).toMatch(/^Carthage tient désormais Syracuse, mais Syracuse reste du côté de Rome ;/);
});

test("13.0 a march past a place names it", () => {
  const step = (from: string, to: string) => ({
    event: "fpw.moved",
    params: { side: "side:rome", units: 2, from: `hex:${from}`, to: `hex:${to}` },
  });
  const [one] = joinedIn([step("3112", "3113"), step("3113", "3114")] as LogEntry[], joined);
  expect(en.tell(one!)).toMatch(/ past Paestum to .*, 2 hexes\.$/);
  expect(fr.tell(one!)).toMatch(/ en passant par Paestum jusqu'.*, 2 hexagones\.$/);
});

test("26.0 units that everybody sees set up alike are one line, and those on board are others", () => {
  const entry = (what: string) => ({
    event: "fpw.placed",
    params: { side: "side:carthage", what: `fpw.placed.${what}`, hex: "hex:2916" },
  });
  const lines = (words: Words, ...list: string[]) => joinedIn(list.map(entry), joined).map((one) => words.tell(one));
  expect(lines(en, "land", "land", "fleet", "fleet", "land", "aboard")).toEqual([
    "Carthage sets up 2 land units or leaders in Panormus.",
    "Carthage sets up 2 fleets in Panormus.",
    "Carthage sets up a land unit or leader in Panormus.",
    "Carthage sets up another unit or leader, on board a fleet, in Panormus.",
  ]);
  expect(lines(fr, "land", "land", "aboard")).toEqual([
    "Carthage place 2 unités terrestres ou chefs à Palerme.",
    "Carthage place une unité ou un chef de plus, à bord d'une flotte, à Palerme.",
  ]);
});

test("20.0 more enemies eliminated than recruits who fought promise nothing", () => {
  const made = { side: "side:carthage", units: ["unit:C-hoplite-4"], kills: 2 };
  const say = (params: Params) => [en, fr].map((words) => words.tell({ event: "fpw.made-veterans", params }));
  expect(say({ ...made, lack: 1 })).toEqual([
    expect.stringMatching(/: one recruit for each of the 2 enemy units eliminated, as far as recruits fought\.$/),
    expect.stringMatching(/ : une recrue par unité ennemie éliminée, ici 2, dans la limite des recrues engagées\.$/),
  ]);
  expect(say(made)[0]).toMatch(/ eliminated\.$/);
});

test("20.0 the rules tell it where only one recruit fought", () => {
  const game = situation([
    "R-legion-1 0207",
    "R-legion-2 0207 veteran",
    "R-regulus 0207",
    "C-auxiliary-2 0206",
    "C-auxiliary-3 0206",
  ]);
  game.dice([6]);
  landForce(game, "0207", "R-legion-1", "R-legion-2", "R-regulus");
  attack(game, "0206");
  while (prompt(game) === "fpw.pursue") play(game, ["pursue", []]);
  expect(game.logFor(null).find(({ event }) => event === "fpw.made-veterans")!.params).toMatchObject({ kills: 2, lack: 1 });
});

test("13.0 a march of several hexes says how many march, and a crisis what its marker covers", () => {
  const step = (from: string, to: string) => ({
    event: "fpw.moved",
    params: { side: "side:rome", from, to, units: 3, seen: [], bared: [] },
  });
  const [march] = joinedIn([step("hex:2911", "hex:3010"), step("hex:3010", "hex:3111")], joined);
  expect(en.tell(march!)).toMatch(/^Rome: 3 counters move from .* past Capua to .*, 2 hexes\.$/);
  expect(fr.tell(march!)).toMatch(/^Rome : 3 pions avancent de .* en passant par Capoue jusqu'.*, 2 hexagones\.$/);
  for (const event of ["fpw.crisis-begun", "fpw.crisis-placed"]) {
    const params = { hex: "hex:3115", die: 5 };
    expect(en.tell({ event, params })).toContain(" Its marker lies on top of whatever stands there.");
    expect(fr.tell({ event, params })).toContain(" Son marqueur couvre ce qui s'y trouve.");
  }
});
