import { describe, expect, test } from "vitest";
import { chanceFrom, headerFor, type LogEntry, randomAnswer, Session, visibleTo } from "../../src/engine/index.ts";
import { determineActionPoints } from "../../src/games/first-punic-war/rules/action-points.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { MAP, PLACE } from "../../src/games/first-punic-war/rules/map.ts";
import { ally } from "../../src/games/first-punic-war/rules/minor-powers.ts";
import { eliminate, takeUpMarkers } from "../../src/games/first-punic-war/rules/pieces.ts";
import { unitOfId } from "../../src/games/first-punic-war/rules/units.ts";
import { joined } from "../../src/games/first-punic-war/words/telling.ts";
import { joinedIn } from "../../src/words/runs.ts";
import type { Words } from "../../src/words/words.ts";
import { asked, en, fr, hand, read, told } from "./said.ts";
import { attack, landForce, navalForce, newGame, options, play, powers, prompt, situation, tableWith, u } from "./table.ts";

describe("3.0 who holds a place", () => {
  test("a town that is taken, or left by the last unit, has its line right after the march that did it", () => {
    const places = MAP.numbers.filter((_, hex) => PLACE[hex]! >= 0);
    expect(places).toContain("2809");
    for (const [from, to] of [
      ["2809", "2808"],
      ["2808", "2809"],
    ] as const) {
      const game = situation([`R-legion-1 ${from}`, "C-garrison-1 2417"]);
      landForce(game, from);
      play(game, ["move", `hex:${to}`], ["move", "stop"]);
      const moved = told(game).findIndex((sentence) => sentence.includes("moves"));
      const said = told(game)[moved + 1];
      if (places.includes(from) && !places.includes(to))
        expect(said).toMatch(/^No unit is left .*: nobody holds the place any longer; victory points: Rome 0, Carthage 5\.$/);
      if (places.includes(to) && !places.includes(from))
        expect(said).toMatch(/^Rome holds .* now; victory points: Rome 5, Carthage 5\.$/);
    }
  });

  test("in whole games every town or fortress that is taken or left by an operation, in combat or at home has a line", () => {
    const missing = new Set<string>();
    let lines = 0;
    for (const scenario of ["I", "II", "III"]) {
      const log: LogEntry[] = [];
      const header = headerFor(firstPunicWar, { scenario, options: { setup: "auto" }, seed: "who holds it" });
      const session = Session.begin(firstPunicWar, header, (entry) => log.push(entry));
      const chance = chanceFrom(`who holds it ${scenario}`);
      const held = () => MAP.numbers.map((_, hex) => PLACE[hex]! >= 0 && session.state.at.includes(hex));
      let before = held();
      let seen = log.length;
      for (let i = 0; i < 900 && session.question; i++) {
        session.answer(randomAnswer(session.question, chance));
        if (session.state.operation || session.state.combat) continue;
        const now = held();
        const since = log.slice(seen);
        // what a power's own units do when it changes sides is told by itself
        if (!since.some(({ event }) => /came-home|neutral|leave/.test(event)))
          for (const [hex, isHeld] of now.entries()) {
            if (isHeld === before[hex]) continue;
            const event = isHeld ? "fpw.taken" : "fpw.stands-empty";
            if (since.some((entry) => entry.event === event && entry.params?.hex === `hex:${MAP.numbers[hex]}`)) lines++;
            else missing.add(`${event} ${since.map((entry) => entry.event).join(" ")}`);
          }
        before = now;
        seen = log.length;
      }
    }
    expect([...missing]).toEqual([]);
    expect(lines).toBeGreaterThan(5);
  });

  test("14.1.1 the log says which of the units in a combat are veterans", () => {
    const game = situation(["R-legion-1 0207 veteran", "R-legion-2 0207", "C-hoplite-2 0206"]);
    landForce(game, "0207", "R-legion-1", "R-legion-2");
    play(game, ["move", "stop"], ["attack", "hex:0206"]);
    game.answer(options(game));
    expect(told(game)).toContain("Rome: Legio I and Legio II; Legio I is a veteran.");
    expect(told(game, fr)).toContain("Rome : la légion I et la légion II ; la légion I est aguerrie.");
    const old = situation(["R-legion-1 0207 veteran", "R-legion-2 0207 veteran", "R-regulus 0207", "C-hoplite-2 0206"]);
    landForce(old, "0207", "R-legion-1", "R-legion-2", "R-regulus");
    play(old, ["move", "stop"], ["attack", "hex:0206"]);
    old.answer(options(old));
    expect(told(old)).toContain("Rome: Legio I, Legio II, and Regulus; Legio I and Legio II are veterans.");
    expect(told(old, fr)).toContain("Rome : la légion I, la légion II et Régulus ; la légion I et la légion II sont aguerries.");
  });
});

describe("what questions say", () => {
  test("9.0 mobilization names every price of the side's chart", () => {
    const game = situation(["C-garrison-1 2417"], { phase: "mobilization", side: "carthage", bought: { rome: 0, carthage: 2 } });
    expect(asked(game)).toBe(
      "Mobilization: what do you recruit? 10 action points. Prices (garrison 1, auxiliary infantry 1, hoplites 2, cavalry 2, marines 2, elephants 3, siege train 2, fleet 4, leader 2, Sacred Band 3, training 1, stratagem marker 3).",
    );
  });

  test("13.0 no movement points are offered where only stopping is left", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0205"]);
    landForce(game, "0207");
    expect(asked(game)).toBe("Legio I in the fourth hex north-west of Toletum (0207): where to? 4 movement points left.");
    game.answer("hex:0206");
    expect(game.question).toMatchObject({ options: ["stop"], params: { left: 0 } }); // a zone of control
    expect(asked(game)).toMatch(/: no other hex can be entered\.$/);
    expect(asked(game, fr)).toMatch(/ : aucun autre hexagone accessible\.$/);
  });

  test("15.2 without a leader the question about a morale check says so", () => {
    const game = situation(["R-legion-1 0207", "R-cavalry-1 0207", "C-hoplite-2 0206 veteran", "C-hoplite-3 0206 veteran"]);
    game.dice([2]);
    landForce(game, "0207", "R-legion-1");
    play(game, ["move", "stop"], ["attack", "hex:0206"]);
    game.answer(u("R-legion-1"));
    expect(asked(game)).toContain("no leader can steady a unit. Morale (Legio I 3).");
    expect(asked(game, fr)).toContain("aucun chef ne peut soutenir d'unité. Moral (légion I 3).");
  });

  test("14.1.4 who may play Tactics knows the odds and every shift so far", () => {
    const game = situation(["R-legion-1 0207", "R-duilius 0207", "C-hoplite-2 0206"], hand(["tactics-1"], ["levy"]));
    landForce(game, "0207", "R-legion-1", "R-duilius");
    attack(game, "0206");
    expect(asked(game)).toContain("5 to 3 (166%), shift +2 (Rome's leader +2), column 300-399%. Play Tactics?");
    game.answer("pass");
    expect(game.question!.seat).toBe("carthage");
    expect(asked(game)).toMatch(/^Rome attacks .* column 300-399%\. Play Tactics\?$/);
  });

  test("14.1.2 who chooses between battle and raid knows both columns, leaders counted", () => {
    const units = ["R-legion-1 0207", "R-cavalry-1 0207", "R-duilius 0207", "C-hoplite-2 0206"];
    const game = situation(units);
    landForce(game, "0207", "R-legion-1", "R-cavalry-1", "R-duilius");
    play(game, ["move", "stop"], ["attack", "hex:0206"]);
    game.answer(options(game));
    expect(asked(game)).toMatch(/: a battle \(column 400-499%\), or a raid by Equites I and Duilius \(column 150-199%\)\?$/);
    expect(told(game).at(-1)).toBe("Duilius commands for Rome (command value 2).");
    play(game, ["choose-table", "table:battle"]);
    expect(told(game).join(" ")).toContain("column 400-499%, die");
  });

  test("14.1.5, 29.3 the defender knows who commands the attack before he puts a leader at risk", () => {
    const units = ["R-legion-1 0207", "R-duilius 0207", "C-hoplite-2 0206", "C-hanno 0206"];
    const game = situation(units, {}, { leaders: true });
    landForce(game, "0207", "R-legion-1", "R-duilius");
    attack(game, "0206");
    expect(asked(game)).toContain("column 100-149%");
    play(game, ["choose-leader", "unit:R-duilius"]);
    expect(asked(game)).toContain("column 200-299%");
    expect(told(game).at(-1)).toBe("Duilius commands for Rome (command value 2).");
  });

  test("24.1 in Diplomacy the die modifiers of every power are named", () => {
    const game = situation(["R-garrison-1 2809"], {
      phase: "diplomacy",
      powers: powers({ gauls: "carthage" }),
      ...hand(["diplomacy-3"]),
    });
    expect(asked(game)).toContain("die modifiers (Syracuse +1, Massilia +1, Gauls \u22121, Iberians 0, Numidia 0).");
  });

  test("16.1 a retreat says how many units it will cost", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0206 veteran", "C-hoplite-3 0109", "C-hoplite-4 0309"]);
    game.dice([3]); // AW, and every way out leads into a zone of control
    landForce(game, "0207");
    attack(game, "0206");
    expect(asked(game)).toBe(
      "Legio I retreats from the fourth hex north-west of Toletum (0207): where to? 1 hex to go; 1 unit is lost in an enemy zone of control.",
    );
  });
});

describe("why something is not offered", () => {
  test("19.3 who is on board already is not embarked again, and fleets are not embarked at all", () => {
    const game = situation(["R-fleet-1 3216", "R-legion-1 3216", "R-regulus 3216"]);
    navalForce(game, "3216", "R-fleet-1");
    play(game, ["embark", "unit:R-legion-1"]);
    expect(game.question!.whyNot!("unit:R-legion-1")).toMatchObject({ why: "fpw.why.aboard", rule: "19.3" });
    expect(game.question!.whyNot!("unit:R-fleet-1")).toMatchObject({ why: "fpw.why.fleet-carries", rule: "19.3" });
  });

  test("12.3 who is with the leader already does not join him", () => {
    const game = situation(["R-duilius 0207", "R-legion-1 0207", "R-legion-2 0307", "R-legion-3 0307"]);
    play(game, ["choose-operation", "op:concentrate"]);
    expect(game.question!.whyNot!("unit:R-legion-1")).toMatchObject({ why: "fpw.why.there-already", rule: "12.3" });
  });
});

describe("what the log tells", () => {
  test("12.0 an operation with its price, every step, and the combat with column, shifts, die, result, losses and pursuit", () => {
    const game = situation(["R-legion-1 0209 veteran", "R-regulus 0209", "C-auxiliary-2 0206"]);
    game.dice([4]);
    landForce(game, "0209", "R-legion-1", "R-regulus");
    play(game, ["move", "hex:0208"], ["move", "hex:0207"], ["attack", "hex:0206"]);
    game.answer(u("R-legion-1", "R-regulus"));
    play(game, ["choose-table", "table:battle"]);
    play(game, ["pursue", u("R-legion-1")]);
    expect(told(game)).toEqual([
      "Rome begins a land operation from the hex four hexes north-north-west of Hispalis (0209) with 2 counters for 1 action point; 9 left.",
      "Rome: 2 counters move from the hex four hexes north-north-west of Hispalis (0209) to the hex four hexes west of Toletum (0208), Legio I, a veteran, on top.",
      "Rome: 2 counters move from the hex four hexes west of Toletum (0208) to the fourth hex north-west of Toletum (0207), Legio I, a veteran, on top.",
      "Rome attacks the hex five hexes north-north-west of Toletum (0206) from the south, from the fourth hex north-west of Toletum (0207).",
      "Rome: Legio I and Regulus; Legio I is a veteran.",
      "Carthage: the Libyan light foot.",
      "Regulus commands for Rome (command value 2).",
      "Rome rolls on the Battle table against the hex five hexes north-north-west of Toletum (0206): 6 to 1 (600%), shift +2 (Rome's leader +2), column 600% or more, die 4: catastrophe for the defender; Rome loses nothing.",
      "The Libyan light foot is eliminated in the hex five hexes north-north-west of Toletum (0206); back on the recruit display.",
      "Rome pursues into the hex five hexes north-north-west of Toletum (0206): Legio I; Regulus stays behind.",
    ]);
  });

  test("15.1 a second counterattack is told, and results of a counterattack name whom they hit", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0206 veteran"]);
    game.dice([4, 3, 1, 1]);
    landForce(game, "0207");
    attack(game, "0206");
    expect(told(game).join(" ")).toContain(
      "die 3: another counterattack. Instead of a second counterattack both sides rout; Rome retreats first, and nobody pursues. Morale (Legio I 3): a unit fails on a higher die, and always on a 6. Rome checks morale",
    );
  });

  test("24.1 diplomacy with the column, the die and its modifiers", () => {
    const game = situation(["R-garrison-1 2809"], {
      phase: "diplomacy",
      powers: powers(),
      ...hand(["diplomacy-3"], ["diplomacy-1"]),
    });
    game.dice([4]);
    play(
      game,
      ["diplomacy", "power:syracusa"],
      ["commit-marker", "marker:diplomacy-3"],
      ["oppose-diplomacy", "marker:diplomacy-1"],
    );
    expect(told(game)).toEqual([
      "Rome courts Syracuse for 1 action point; 9 left.",
      "Rome plays Diplomacy 3; the marker goes back to the pool.",
      "Carthage plays Diplomacy 1; the marker goes back to the pool.",
      "Rome's talks with Syracuse: column +2 (Diplomacy 3 against 1), die 4 (old ties +1), total 5: alliance.",
      "Syracuse sides with Rome.",
    ]);
  });

  test("24.1.6 why neutrality makes an ally of a neutral power", () => {
    const game = situation(["R-garrison-1 2809"], { phase: "diplomacy", powers: powers(), ...hand(["diplomacy-2"]) });
    game.dice([4]);
    play(game, ["diplomacy", "power:gauls"], ["commit-marker", "marker:diplomacy-2"]);
    expect(told(game).slice(-2)).toEqual([
      "Rome's talks with the Gauls: column +2 (Diplomacy 2 against none), die 4: an alliance, as it was neutral.",
      "The Gauls side with Rome.",
    ]);
  });

  test("29.3 Carthage's +1 in disgrace", () => {
    const game = situation(
      ["R-legion-1 0207 veteran", "R-legion-2 0207 veteran", "R-regulus 0207", "C-hoplite-2 0206", "C-himilco 0206"],
      {},
      { leaders: true },
    );
    game.dice([6, 1, 3]);
    landForce(game, "0207", "R-legion-1", "R-legion-2", "R-regulus");
    attack(game, "0206");
    play(game, ["choose-leader", "none"], ["choose-leader", "unit:C-himilco"], ["boost", u("C-hoplite-2")]);
    while (prompt(game) !== "fpw.pursue") game.answer(options(game)[0]!);
    play(game, ["pursue", []]);
    expect(told(game)).toContain("Carthage calls Himilco to account, die 3 (Carthage +1): he is relieved.");
  });

  test("12.3 a concentration tells who comes from where", () => {
    const game = situation(["R-duilius 0207", "R-legion-1 0307", "R-legion-2 0307", "R-cavalry-1 0206"]);
    play(game, ["choose-operation", "op:concentrate"], ["choose-joining", u("R-legion-1", "R-legion-2", "R-cavalry-1")]);
    const hex = en.say("hex:0207");
    expect(told(game)).toEqual([
      `Rome concentrates 3 counters on the leader in ${hex} for 1 action point; 9 left.`,
      `Rome: 2 counters march from ${en.say("hex:0307")} to ${hex}.`,
      `Rome: 1 counter marches from ${en.say("hex:0206")} to ${hex}.`,
    ]);
  });

  test("19.1 a storm tells how many fleets it sinks; who is aboard only their owner reads", () => {
    const game = situation(["R-fleet-1 2710", "R-fleet-2 2711", "R-legion-1 2810"]);
    game.dice([1, 6]);
    navalForce(game, "2711", "R-fleet-2");
    expect(told(game)).toContain("Storm: Rome checks morale for 1 fleet, die 6: 1 sinks.");
  });

  test("19.3 who goes on board only its owner reads", () => {
    const game = situation(["R-fleet-1 2710", "R-fleet-2 2711", "R-legion-1 2710"]);
    navalForce(game, "2710", "R-fleet-1");
    play(game, ["embark", "unit:R-legion-1"]);
    const lines = (seat: "rome" | "carthage") => game.logFor(seat).map(({ event, params }) => en.say(event, params));
    expect(lines("rome")).toContain("Legio I goes on board Roman fleet I.");
    expect(lines("carthage").join(" ")).not.toContain("Legio I");
  });

  test("19.3, 25.0 when the embarkation is over, everybody reads how many are on board, and their owner who they are", () => {
    const game = situation(["R-fleet-1 2710", "R-legion-1 2710", "R-regulus 2710", "R-legion-2 2710"]);
    navalForce(game, "2710", "R-fleet-1");
    play(game, ["embark", "unit:R-legion-1"], ["embark", "unit:R-regulus"]);
    expect(read(game, "carthage").join(" ")).not.toContain("on board");
    play(game, ["embark", "done"]);
    expect(read(game, "carthage")).toContain("Rome has 2 counters on board in Ostia, face down.");
    expect(read(game, "carthage").join(" ")).not.toMatch(/Legio I\b|Regulus/);
    expect(read(game, "carthage")).toContain("Legio II is on top in Ostia now."); // everybody sees the top of a stack
    expect(read(game, "rome")).toContain("Rome has Legio I and Regulus on board in Ostia.");
    expect(read(game, "rome", fr)).toContain("Rome a la légion I et Régulus à bord à Ostie.");
  });

  test("25.0 on the enemy's home ground the enemy reads who is on board", () => {
    const game = situation(["C-fleet-1 3412", "C-hoplite-2 3412"], { side: "carthage" });
    navalForce(game, "3412", "C-fleet-1");
    play(game, ["embark", "unit:C-hoplite-2"]);
    expect(read(game, "rome")).toContain("Carthage has Libyan hoplites I on board in Tarentum.");
    expect(read(game, null)).toContain("Carthage has 1 counter on board in Tarentum, face down.");
  });

  test("14.1.4 a Tactics marker says which column becomes which, once it counts", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0206"], hand(["tactics-1"], ["tactics-3"]));
    landForce(game, "0207", "R-legion-1");
    attack(game, "0206");
    game.answer("marker:tactics-1");
    expect(told(game).at(-1)).not.toContain("shifts"); // Treachery may still answer it
    play(game, ["treachery", "pass"]);
    expect(told(game).at(-1)).toBe("Tactics 1 shifts the column from 100-149% to 150-199%.");
    expect(told(game, fr).at(-1)).toBe("Tactique 1 fait passer le combat de la colonne 100-149 % à la colonne 150-199 %.");
    game.answer("marker:tactics-3");
    expect(told(game)).toContain("Tactics 3 shifts the column from 150-199% to 49% or less.");
  });

  test("14.1.5 the leaders count as soon as an attack is declared", () => {
    const shifts: (readonly number[] | undefined)[] = [];
    const game = situation(["R-legion-1 0207", "R-duilius 0207", "C-hoplite-2 0206"], hand(["tactics-1"]));
    landForce(game, "0207", "R-legion-1", "R-duilius");
    attack(game, "0206");
    for (const { event } of game.logFor(null))
      if (event === "fpw.attacked") shifts.push(game.state.combat?.shifts.map(({ amount }) => amount));
    expect(shifts).toEqual([[2]]);
  });

  test("20.0 who becomes a veteran by a victory is told in one line", () => {
    const game = situation(["R-legion-1 0207", "R-legion-2 0207", "R-regulus 0207", "C-auxiliary-2 0206"]);
    game.dice([6]);
    landForce(game, "0207", "R-legion-1", "R-legion-2", "R-regulus");
    attack(game, "0206");
    play(game, ["pursue", []], ["train-victors", u("R-legion-2")]);
    expect(told(game)).toContain("After the victory Legio II becomes a veteran: one recruit for the one enemy unit eliminated.");
    expect(told(game, fr)).toContain(
      "Après la victoire, la légion II devient aguerrie : une recrue par unité ennemie éliminée, ici une seule.",
    );
  });

  test("19.1 a voyage names the places it passes, and says when it comes back to where it began", () => {
    const sail = (...way: string[]) =>
      joinedIn(
        way.slice(1).map(
          (to, index): LogEntry => ({
            event: "fpw.sailed",
            params: { side: "side:carthage", from: `hex:${way[index]}`, to: `hex:${to}`, units: 1 },
          }),
        ),
        joined,
      ).map(({ event, params }) => [en.say(event, params), fr.say(event, params)]);
    expect(sail("2711", "2710", "2609")).toEqual([
      [
        "Carthage: 1 fleet sails from the hex south of Ostia (2711) past Ostia to the hex north-west of Ostia (2609), 2 hexes.",
        "Carthage : 1 flotte navigue de l'hexagone au sud d'Ostie (2711) en passant par Ostie jusqu'à l'hexagone au nord-ouest d'Ostie (2609), 2 hexagones.",
      ],
    ]);
    expect(sail("3016", "3015", "3016")[0]).toEqual([
      "Carthage: 1 fleet puts to sea from the hex south-east of Panormus (3016) and comes back there, 2 hexes.",
      "Carthage : 1 flotte prend la mer de l'hexagone au sud-est de Palerme (3016) et y revient, 2 hexagones.",
    ]);
    expect(sail("3016", "3015", "3016", "3015")[0]![0]).toContain("sails from");
  });

  test("9.2 a purchase with its price", () => {
    const game = situation(["R-garrison-1 2809"], { phase: "mobilization" });
    play(game, ["mobilize", "unit:R-legion-1"]);
    expect(told(game)).toEqual(["Rome deploys Legio I in the city of Rome for 2 action points; 8 left."]);
  });
});

describe("what can be retold from the log alone", () => {
  test("18.0 who checks in hunger and with which morale, and who is lost with a fleet; the enemy reads only what is lost", () => {
    const units = ["R-fleet-1 2711", "R-fleet-2 2711", "R-legion-1 on R-fleet-1", "R-duilius on R-fleet-1"];
    const game = situation(units, { phase: "supply", ap: { rome: 0, carthage: 0 } });
    game.dice([6]);
    play(game, ["hungry-units", u("R-fleet-1")]);
    const hex = "the hex south of Ostia (2711)";
    const hunger = [
      `Hunger in ${hex}: 2 units besides the 2 counters on board, food for 1; 1 unit checks morale, die 6: 1 unit is lost.`,
      `Roman fleet I is eliminated in ${hex}; back on the recruit display.`,
      `Legio I is eliminated in ${hex}, on board the lost fleet; back on the recruit display.`,
    ];
    expect(read(game, "rome").slice(0, 6)).toEqual([
      "Duilius steadies Roman fleet I: morale +1.",
      "Morale (Roman fleet I 4): a unit fails on a higher die, and always on a 6.",
      hunger[0],
      "Duilius goes over from Roman fleet I to Roman fleet II.",
      ...hunger.slice(1),
    ]);
    expect(read(game, "carthage").slice(0, 3)).toEqual(hunger);
    expect(read(game, "rome", fr).slice(2, 6)).toEqual([
      "Disette dans l'hexagone au sud d'Ostie (2711) : 2 unités outre les 2 pions à bord, de quoi en nourrir 1 ; 1 unité teste son moral, dé 6 : 1 unité est perdue.",
      "Duilius passe de la flotte romaine I à la flotte romaine II.",
      "La flotte romaine I est éliminée dans l'hexagone au sud d'Ostie (2711) ; retour au tableau des recrues.",
      "La légion I est éliminée dans l'hexagone au sud d'Ostie (2711), à bord de la flotte perdue ; retour au tableau des recrues.",
    ]);
  });

  test("16.2 a fortress turns a rout into a withdrawal, a garrison cannot withdraw, and nobody holds the place", () => {
    const game = situation(["R-legion-1 2911 veteran", "R-legion-2 2911 veteran", "R-regulus 2911", "C-garrison-1 3010"]);
    game.dice([3]);
    landForce(game, "2911", "R-legion-1", "R-legion-2", "R-regulus");
    attack(game, "3010");
    play(game, ["pursue", []]);
    const said = (words: Words) =>
      read(game, null, words).filter((line) => /rout into|éroute en|liminated|limin|any longer|ne tient/.test(line));
    expect(said(en)).toEqual([
      "The fortress turns the rout into a mere withdrawal: Carthage still has to leave Capua.",
      "Carthaginian garrison I is eliminated in Capua, as static units cannot retreat; back on the recruit display.",
      "No unit is left in Capua: nobody holds the place any longer; victory points: Rome 0, Carthage 0.",
    ]);
    expect(said(fr)).toEqual([
      "La forteresse change la déroute en simple repli : Carthage doit tout de même quitter Capoue.",
      "La garnison carthaginoise I est éliminée à Capoue, car les unités statiques ne peuvent pas se retirer ; retour au tableau des recrues.",
      "Il n'y a plus aucune unité à Capoue : personne ne tient plus la place ; points de victoire : Rome 0, Carthage 0.",
    ]);
  });

  test("16.2 a fortress or a camp cancels a withdrawal", () => {
    const game = situation(["R-legion-1 2911 veteran", "R-legion-2 2911 veteran", "R-regulus 2911", "C-garrison-1 3010"]);
    game.dice([2]);
    landForce(game, "2911", "R-legion-1", "R-legion-2", "R-regulus");
    attack(game, "3010");
    expect(read(game, null)).toContain("The fortress cancels the withdrawal: Carthage stays in Capua.");
    expect(read(game, null).join(" ")).not.toContain("any longer");
    const camped = situation(["R-legion-1 0207 veteran", "C-hoplite-2 0206"], { camps: { rome: [], carthage: ["0206"] } });
    camped.dice([6]);
    landForce(camped, "0207");
    attack(camped, "0206");
    expect(read(camped, null, fr)).toContain(`Le camp annule le repli : Carthage reste ${fr.say("hex:0206.in")}.`);
  });

  test("16.2 who is eliminated in a retreat is eliminated by an enemy zone of control", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0206 veteran", "C-hoplite-3 0109", "C-hoplite-4 0309"]);
    game.dice([3]);
    landForce(game, "0207");
    attack(game, "0206");
    game.answer(options(game)[0]!);
    expect(read(game, null).join(" ")).toMatch(
      /Rome retreats from .*: Legio I\. Legio I is eliminated in .*, retreating into an enemy zone of control; back on the recruit display\./,
    );
  });

  test("12.4 who joins an attack without being part of the force", () => {
    const game = situation(["R-legion-1 0207", "R-legion-2 0207", "C-hoplite-2 0206"]);
    landForce(game, "0207", "R-legion-1");
    play(game, ["move", "stop"], ["attack", "hex:0206"]);
    game.answer(u("R-legion-1", "R-legion-2"));
    const hex = en.say("hex:0207");
    expect(read(game, "carthage").slice(0, 4)).toEqual([
      `Rome begins a land operation from ${hex} with 1 counter for 1 action point; 9 left.`,
      `Rome attacks ${en.say("hex:0206")} from the south, from ${hex}.`,
      "Rome: Legio I and Legio II.",
      `Of these, Legio II was in ${hex} already and joins the attack.`,
    ]);
    expect(read(game, null, fr)[3]).toBe(`La légion II se trouvait déjà dans ${fr.say("hex:0207")} et se joint à l'attaque.`);
  });

  test("19.5 who is on board in a combat, in pursuit and in retreat", () => {
    const units = ["R-fleet-1 2817 veteran", "R-fleet-2 2817 veteran", "R-legion-1 on R-fleet-1", "C-fleet-1 2816"];
    const game = situation([...units, "C-hanno on C-fleet-1"]);
    game.dice([3, 6, 2]);
    navalForce(game, "2817", "R-fleet-1", "R-fleet-2");
    while (prompt(game) !== "fpw.attack")
      game.answer(prompt(game) === "fpw.sail" ? "stop" : prompt(game) === "fpw.embark" ? "done" : []);
    attack(game, "2816");
    while (prompt(game) !== "fpw.pursue") game.answer(prompt(game) === "fpw.boost" ? [] : options(game)[0]!);
    play(game, ["pursue", u("R-fleet-1")]);
    const log = read(game, "carthage");
    expect(log).toContain(
      "Rome: Legio I, Roman fleet I, and Roman fleet II (Legio I on board Roman fleet I); Roman fleet I and Roman fleet II are veterans.",
    );
    expect(log).toContain("Carthage: Carthaginian fleet I and Hanno (Hanno on board Carthaginian fleet I).");
    expect(
      log.some((line) => /^Carthage retreats .*: Carthaginian fleet I \(Hanno on board Carthaginian fleet I\)\.$/.test(line)),
    ).toBe(true);
    expect(log).toContain(
      `Rome pursues into ${en.say("hex:2816")}: Roman fleet I (Legio I on board Roman fleet I); Roman fleet II stays behind.`,
    );
    expect(read(game, null, fr).join(" ")).toContain(
      "la flotte romaine I (la légion I à bord de la flotte romaine I) ; la flotte romaine II reste en arrière.",
    );
  });

  test("15.1 in a counterattack leaders and tactics are named by their side", () => {
    const game = situation(["R-legion-1 0207", "R-duilius 0207", "C-hoplite-2 0206 veteran"], hand(["tactics-1"]));
    game.dice([1, 1]);
    landForce(game, "0207", "R-legion-1", "R-duilius");
    attack(game, "0206");
    play(game, ["attack-tactics", "marker:tactics-1"]);
    const roll = read(game, null).find((line) => line.startsWith("Carthage counterattacks"))!;
    expect(roll).toContain("(Rome's leader \u22122, Rome's tactics \u22121, counterattack +1)");
  });

  test("19.1 fleets that do not sail stay where they are", () => {
    const game = situation(["R-fleet-1 2711"]);
    game.dice([4]);
    navalForce(game, "2711");
    if (prompt(game) === "fpw.sail") game.answer("stop");
    expect(read(game, null)).toContain("Rome: 1 fleet stays in the hex south of Ostia (2711).");
  });

  test("23.1, 20.0 what is free through a Levy; which unit is trained only its owner reads", () => {
    const game = situation(["R-garrison-1 2809", "R-legion-1 2809", "R-regulus 2809"], {
      phase: "mobilization",
      ...hand(["levy"]),
    });
    play(game, ["mobilize", "marker:levy"], ["levy", "unit:R-legion-2"]);
    expect(read(game, null)).toContain("Rome deploys Legio II in the city of Rome, free of charge through the Levy.");
    play(game, ["levy", "done"], ["mobilize", "train:R-legion-1"]);
    expect(read(game, "rome").at(-1)).toBe("Rome trains Legio I in the city of Rome to veteran for 1 action point; 9 left.");
    expect(read(game, "carthage").at(-1)).toBe("Rome trains a unit to veteran in secret for 1 action point; 9 left.");
  });

  test("26.0 the set-up has a heading, says what the scenario puts on the map, and names other units to their owner only", () => {
    const game = newGame("I", { setup: "auto" });
    const [heading, carthage, rome, neutral, punic, roman, fortresses, first] = read(game, "carthage");
    expect(heading).toBe(
      "Set-up of Opening Clash (scenario I), 264-253 BC: Carthage places its units, then Rome. No optional rules are used.",
    );
    expect(carthage).toMatch(
      /^The scenario puts these Carthaginian units on the map: Carthaginian garrison I, the Sacred Band infantry, .*in the city of Carth/,
    );
    expect(carthage).toMatch(/\. Veterans: the Sacred Band infantry, Carthaginian fleet I, and Carthaginian fleet II\.$/);
    expect(rome).toMatch(/^The scenario puts these Roman units on the map: .*, the Mamertines in Messana\.$/);
    expect(neutral).toMatch(
      /^The scenario puts these neutral units on the map: .*; the Syracusan hoplites, .*Hiero in Syracuse\. Veterans: /,
    );
    expect(punic).toMatch(/^Within limits, Carthage chooses where to set up Libyan hoplites I, .*\. Veterans: /);
    expect(roman).toMatch(/^Within limits, Rome chooses where to set up Legio I, .*\. Veterans: Legio I, .* the Latins\.$/);
    expect(read(game, null, fr)[5]).toMatch(/^Dans certaines limites, Rome choisit où placer la légion I, .*\. Aguerris : /);
    expect(fortresses).toMatch(/^Victory points of the fortresses: /);
    expect(first).toMatch(/^Carthage sets up (?!a )/);
    expect(read(game, "rome")[7]).toMatch(/^Carthage sets up a land unit or leader in /);
    expect(read(game, "rome")).toContain(
      "Opening Clash (scenario I), 264-253 BC: both sides are set up. Action points: Rome 2, Carthage 2. Victory points: Rome 13, Carthage 17. The game ends with turn 4.",
    );
  });

  test("28.0 the third scenario says which powers have taken sides and what is pillaged", () => {
    const log = read(newGame("III", { setup: "auto", pillage: true }), null);
    expect(log).toContain("Syracuse sides with Rome.");
    expect(log).toContain("The mercenaries side with Carthage.");
    expect(log).toContain("Agrigentum is pillaged already.");
  });

  test("2.1.1 an army marker that moves with its stack, stays behind or meets another is told", () => {
    const marked = (...hexes: string[]) => ({ armies: { rome: hexes, carthage: [] } });
    const march = (game: ReturnType<typeof situation>, unit: string) => {
      landForce(game, "0209", unit);
      play(game, ["move", "hex:0208"], ["move", "hex:0207"], ["move", "stop"]);
      return read(game, null).filter((line) => line.includes("move"));
    };
    const away = "C-garrison-1 2417";
    expect(march(situation(["R-legion-1 0209", away], marked("0209")), "R-legion-1")).toEqual([
      "Rome: 1 counter moves from the hex four hexes north-north-west of Hispalis (0209) to the fourth hex north-west of Toletum (0207), 2 hexes, under its army marker.",
    ]);
    expect(march(situation(["R-legion-1 0209", "R-legion-2 0209", away], marked("0209")), "R-legion-1")[0]).toMatch(
      /\(0208\), .* on top; the army marker stays behind\.$/,
    );
    const met = march(situation(["R-legion-1 0209", "R-legion-2 0207", away], marked("0209", "0207")), "R-legion-1");
    expect(met[1]).toMatch(/\(0207\); of two army markers in one stack, one is taken off the map\.$/);
  });

  test("2.1.1 an army marker that is put on a stack or taken off is told, even under a camp", () => {
    const game = situation(["R-legion-1 0207", "C-garrison-1 2417"], { camps: { rome: ["0207"], carthage: [] } });
    play(game, ["choose-operation", "arrange"]);
    while (prompt(game) !== "fpw.choose-operation") game.answer(prompt(game) === "fpw.arrange" ? "army" : "hex:0207");
    expect(read(game, null).at(-1)).toMatch(/^Rome puts an army marker on its stack in .*\(0207\)\.$/);
    play(game, ["choose-operation", "arrange"]);
    while (prompt(game) !== "fpw.choose-operation") game.answer(prompt(game) === "fpw.arrange" ? "lift-army" : "hex:0207");
    expect(read(game, null).at(-2)).toMatch(/^Rome's army marker in .*\(0207\) is taken off the map\.$/);
  });

  test("12.0 an operation that neither moves nor attacks is told as such", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0206"]);
    landForce(game, "0207");
    play(game, ["move", "stop"], ["attack", "pass"]);
    expect(read(game, null).at(-1)).toMatch(/^Rome stays in .*\(0207\) and attacks nobody\.$/);
    expect(read(game, null, fr).at(-1)).toMatch(/^Rome reste dans .*\(0207\) et n'attaque personne\.$/);
  });

  test("17.0 a side that may pursue and does not is told as such", () => {
    const game = situation(["R-legion-1 0207", "C-auxiliary-2 0206"]);
    game.dice([6]);
    landForce(game, "0207");
    attack(game, "0206");
    while (prompt(game) !== "fpw.pursue") game.answer(options(game)[0]!);
    game.answer([]);
    expect(read(game, null)).toContain(`Rome does not pursue into ${en.say("hex:0206")}.`);
  });

  test("17.0 a side that cannot pursue is told as such, and why", () => {
    // AC: the attackers are destroyed, but another legion of their hex stays where it is
    const held = situation(["R-legion-1 0207", "R-legion-2 0207", "C-hoplite-2 0206 veteran", "C-hoplite-3 0206 veteran"]);
    held.dice([1]);
    landForce(held, "0207", "R-legion-1", "R-legion-2");
    play(held, ["move", "stop"], ["attack", "hex:0206"], ["choose-attackers", u("R-legion-1")]);
    while (held.state.combat) held.answer(options(held)[0]!);
    expect(read(held, null)).toContain(
      `Carthage cannot pursue into ${en.say("hex:0207")}: an enemy counter is still there; Legio II on top.`,
    );
    // legions do not follow into the mountains
    const still = situation(["R-legion-1 0508 veteran", "R-legion-2 0508 veteran", "C-auxiliary-2 0608"]);
    still.dice([6, 1]);
    landForce(still, "0508", "R-legion-1", "R-legion-2");
    attack(still, "0608");
    while (still.state.combat) still.answer(still.question?.kind === "pick" ? [] : options(still)[0]!);
    expect(read(still, null).filter((sentence) => sentence.includes("pursue"))).toEqual([
      expect.stringMatching(/^Rome cannot pursue into .*: none of its units there can follow\.$/),
    ]);
  });

  test("25.0 on home ground the enemy's units are named in operations, landings and where they are left", () => {
    const game = situation(["C-hoplite-2 2808", "C-cavalry-2 2808", "R-garrison-1 2809"], { side: "carthage" });
    landForce(game, "2808", "C-hoplite-2", "C-cavalry-2");
    const named =
      /^Carthage begins a land operation from .* with Libyan hoplites I and Punic cavalry I for 1 action point; 9 left\.$/;
    expect(read(game, "rome").at(-1)).toMatch(named);
    expect(read(game, null).at(-1)).toMatch(/ with 2 counters for /);
    const both = joinedIn(game.log!, joined).map(({ event, params }) => en.say(event, params));
    expect(both.at(-1)).toMatch(named);
  });

  test("7.0 the successors' die says whom they support", () => {
    expect(en.say("fpw.successors", { side: "side:rome", die: 5 })).toBe(
      "The successors support Rome: die 5, odd for Rome, even for Carthage.",
    );
  });

  test("7.0 a rally says when it counts", () => {
    expect(en.say("fpw.rally", { rome: 6, carthage: 8 })).toBe(
      "Rome controls 6 fortresses, Carthage 8; a side with at least 3 fewer gains 2 action points.",
    );
  });

  test("19.3 what fleets carry is told to their owner fleet by fleet when they set out", () => {
    const units = [
      "R-fleet-1 2817",
      "R-fleet-2 2817",
      "R-legion-1 on R-fleet-1",
      "R-legion-2 on R-fleet-2",
      "R-regulus on R-fleet-2",
    ];
    const game = situation([...units, "C-garrison-1 2417"]);
    navalForce(game, "2817", "R-fleet-1", "R-fleet-2");
    const carried = ["Roman fleet I carries Legio I.", "Roman fleet II carries Legio II and Regulus."];
    expect(read(game, "rome").slice(1, 3)).toEqual(carried);
    expect(read(game, "rome", fr)[1]).toBe("La flotte romaine I transporte la légion I.");
    expect(read(game, "carthage").join(" ")).not.toContain("carries");
  });

  test("24.0 a new ally is told with its places; its side reads which units stand there", () => {
    const t = tableWith(["S-garrison-1 3118", "S-fleet-1 3118", "R-legion-1 2809"]);
    ally(t, 0, 1);
    const said = (only: "rome" | "carthage", words: Words) =>
      joinedIn(
        t.log.filter((entry) => visibleTo(entry, only)),
        joined,
      ).map(({ event, params }) => words.say(event, params));
    expect(said("rome", en)).toEqual([
      "Syracuse sides with Carthage, with 2 counters in Syracuse; victory points: Rome 5, Carthage 3.",
    ]);
    expect(said("rome", fr)).toEqual([
      "Syracuse rejoint le camp de Carthage, avec 2 pions à Syracuse ; points de victoire : Rome 5, Carthage 3.",
    ]);
    expect(said("carthage", en)).toEqual([
      expect.stringMatching(
        /^Syracuse sides with Carthage \(.+ in Syracuse, .+ in Syracuse\); victory points: Rome 5, Carthage 3\.$/,
      ),
    ]);
    expect(said("carthage", fr)).toEqual([
      expect.stringMatching(
        /^Syracuse rejoint le camp de Carthage \(.+ à Syracuse, .+ à Syracuse\) ; points de victoire : Rome 5, Carthage 3\.$/,
      ),
    ]);
  });

  test("26.0 a unit that is set up on board is one line for its owner", () => {
    const lines = read(newGame("I", { setup: "auto" }), "carthage");
    expect(lines.filter((line) => line.includes("on board"))).toEqual([
      "Carthage sets up Marines I in Panormus, on board Carthaginian fleet III, as veterans.",
    ]);
    expect(lines.filter((line) => line.startsWith("Carthage sets up a "))).toEqual([]);
  });

  test("25.0, 26.0 everybody reads whether a fleet or a land unit is set up; its owner, that it is veteran", () => {
    const game = newGame("I", { setup: "auto" });
    const others = read(game, "rome").join(" ");
    for (const what of ["a fleet", "a land unit or leader", "another unit or leader, on board a fleet,"])
      expect(others).toContain(`Carthage sets up ${what} in `);
    expect(others).toContain("Rome sets up Legio I in Croton, as a veteran.");
    expect(others).toContain("Rome sets up Legio III in Rhegium.");
    expect(read(game, "rome", fr).join(" ")).toMatch(/la légion I, aguerrie, à Crotone\. .* les Latins, aguerris, à Paestum\./);
    expect(
      read(game, "carthage")
        .filter((line) => line.startsWith("Rome sets up"))
        .join(" "),
    ).not.toMatch(/Legio|veteran/);
  });

  test("24.0 which units of a new ally are veterans its side alone reads", () => {
    const t = tableWith(["S-hoplite-1 3118 veteran", "S-garrison-1 3118", "R-legion-1 2809"]);
    ally(t, 0, 1);
    const said = (only: "rome" | "carthage", words: Words) =>
      joinedIn(
        t.log.filter((entry) => visibleTo(entry, only)),
        joined,
      )
        .map(({ event, params }) => words.say(event, params))
        .join(" ");
    expect(said("carthage", en)).toMatch(/; the Syracusan hoplites are veterans; victory points/);
    expect(said("carthage", fr)).toMatch(
      /\(les hoplites syracusains à Syracuse, .* ; les hoplites syracusains sont aguerris ; points de victoire/,
    );
    expect(said("rome", en)).not.toContain("veteran");
  });

  test("19.1, 25.0 a voyage says how many fleets sail, and which one is seen on top", () => {
    const game = situation(["R-fleet-1 2711", "R-fleet-2 2711", "C-garrison-1 2417"]);
    game.dice([4]);
    navalForce(game, "2711", "R-fleet-1", "R-fleet-2");
    play(game, ["sail", "hex:2611"]);
    expect(read(game, "carthage").at(-1)).toMatch(/^Rome: 2 fleets sail from .* to .*, Roman fleet I on top\.$/);
    const hidden = situation(["R-fleet-1 2711", "C-garrison-1 2417"], { armies: { rome: ["2711"], carthage: [] } });
    hidden.dice([4]);
    navalForce(hidden, "2711");
    play(hidden, ["sail", "hex:2611"]);
    expect(read(hidden, "carthage").at(-1)).toMatch(/^Rome: 1 fleet sails from .* to .*\), under its army marker\.$/);
  });

  test("13.0, 25.0 a march says which counter is seen on top, of the force and of those it leaves", () => {
    const game = situation(["R-legion-1 2709", "R-cavalry-1 2709", "R-auxiliary-1 2709", "C-garrison-1 2417"]);
    landForce(game, "2709", "R-auxiliary-1", "R-cavalry-1");
    play(game, ["move", "hex:2708"]);
    const step = /^Rome: 2 counters move from .* to .*, the Latins on top; Legio I now on top where they were\.$/;
    expect(read(game, "carthage").at(-1)).toMatch(step);
    play(game, ["move", "hex:2707"]);
    expect(read(game, "carthage").at(-1)).toMatch(
      /^Rome: 2 counters move from .*, 2 hexes, the Latins on top; Legio I now on top where they were\.$/,
    );
    const hidden = situation(["R-legion-1 2709", "C-garrison-1 2417"], { armies: { rome: ["2709"], carthage: [] } });
    landForce(hidden, "2709");
    play(hidden, ["move", "hex:2708"]);
    expect(read(hidden, "carthage").at(-1)).not.toMatch(/on top/);
  });

  test("24.3 an eliminated unit of a minor power goes back to the display of minor power units", () => {
    const t = tableWith(["S-garrison-1 3118", "R-garrison-1 2809"]);
    for (const unit of ["S-garrison-1", "R-garrison-1"]) eliminate(t, unitOfId(`unit:${unit}`), "7.0");
    expect(t.log.map(({ event, params }) => en.say(event, params))).toEqual([
      "The Syracusan garrison is eliminated in Syracuse; back on the display of minor power units.",
      "Roman garrison I is eliminated in the city of Rome; back on the recruit display.",
    ]);
  });

  test("2.1.1 an army marker that is left without units is taken off the map", () => {
    const t = tableWith(["R-garrison-1 2809"], [], { armies: { rome: ["2809"], carthage: [] } });
    takeUpMarkers(t);
    expect(t.log).toEqual([]);
    eliminate(t, unitOfId("unit:R-garrison-1"), "7.0");
    takeUpMarkers(t);
    const last = t.log.at(-1)!;
    expect(en.say(last.event, last.params)).toBe("Rome's army marker in the city of Rome is taken off the map.");
    expect(t.s.armies).not.toContain(MAP.numbers.indexOf("2809"));
  });

  test("8.1, 8.2 the gain of a turn with the worth of the capitals, and what goes beyond 25", () => {
    const t = tableWith(["R-garrison-1 2809", "R-garrison-2 3010"], [6], { ap: { rome: 22, carthage: 0 } });
    determineActionPoints(t);
    const said = (words: Words) => joinedIn(t.log, joined).map(({ event, params }) => words.say(event, params));
    expect(said(en)).toEqual([
      expect.stringMatching(
        /^Rome gains 14 action points \(5 from the turn track, die 6, 2 for its capital, 1 for a minor fortress\) and would have 36; the limit is 25, so 11 are lost\.$/,
      ),
    ]);
    expect(said(fr)[0]).toContain(" ; la limite est de 25 : 11 sont perdus.");
  });

  test("14.1.1 a single unit is named once, with its fleet and as a veteran", () => {
    const params = { side: "side:carthage", units: ["unit:C-sacred-foot"], fleet: ["unit:C-fleet-2"] };
    const said = (words: Words) => words.say("fpw.combatants", { ...params, veteran: params.units });
    expect(said(en)).toBe("Carthage: the Sacred Band infantry, on board Carthaginian fleet II, veteran.");
    expect(said(fr)).toBe("Carthage : l'infanterie du Bataillon sacré, à bord de la flotte carthaginoise II, aguerrie.");
    const game = situation(["R-legion-1 0207 veteran", "C-hoplite-2 0206"]);
    landForce(game, "0207");
    attack(game, "0206");
    expect(read(game, null)).toContain("Rome: Legio I, veteran.");
  });

  test("23.0 a marker that is bought is one line for its owner, who reads which one is drawn", () => {
    const game = situation(["R-garrison-1 2809"], { phase: "mobilization" });
    play(game, ["mobilize", "buy-marker"]);
    expect(read(game, "rome").at(-1)).toMatch(/^Rome buys a stratagem marker for 1 action point and draws .+; 9 left\.$/);
    expect(read(game, "carthage").at(-1)).toBe("Rome buys a stratagem marker for 1 action point; 9 left.");
  });

  test("23.1 the leader called by a Dictator marker is free of charge", () => {
    const game = situation(["R-garrison-1 2809"], { phase: "mobilization", ...hand(["dictator"]) });
    play(game, ["mobilize", "marker:dictator"], ["dictator", "unit:R-regulus"]);
    expect(read(game, null)).toContain("Rome calls Regulus to command, free of charge.");
  });

  test("7.0 of several dice that spare a place each is shown once", () => {
    const spares = (hex: string, die: number): LogEntry => ({ event: "fpw.plague-spares", params: { hex: `hex:${hex}`, die } });
    const [told] = joinedIn([spares("3118", 4), spares("3010", 2), spares("2809", 6)], joined);
    expect([told?.params?.die, told?.params?.dice].flat()).toEqual([4, 2, 6]);
  });

  test("7.0 even dice against plague and uprisings are told alike, one or several", () => {
    const spared = (...hexes: string[]) =>
      joinedIn(
        hexes.map((hex, index): LogEntry => ({ event: "fpw.plague-spares", params: { hex: `hex:${hex}`, die: 2 * index + 2 } })),
        joined,
      ).map(({ event, params }) => [en.say(event, params), fr.say(event, params)]);
    expect(spared("3118")).toEqual([
      ["Plague and uprisings: die 2, even, spares Syracuse.", "Peste et révoltes : le dé 2, pair, épargne Syracuse."],
    ]);
    expect(spared("3118", "3010")).toEqual([
      [
        "Plague and uprisings: dice 2 and 4, even, spare Syracuse and Capua.",
        "Peste et révoltes : les dés 2 et 4, pairs, épargnent Syracuse et Capoue.",
      ],
    ]);
  });

  test("7.0 high morale names the places that count and what they bring", () => {
    const params = { side: "side:rome", event: "fpw.augur.morale", places: "fpw.places.rome", hexes: ["hex:3118", "hex:3010"] };
    expect(en.say("fpw.holds", params)).toBe(
      "High morale: of the fortresses outside Italia, Rome holds Syracuse and Capua, 1 action point for each.",
    );
    expect(fr.say("fpw.holds", params)).toBe(
      "Moral élevé : parmi les forteresses hors d'Italie, Rome tient Syracuse et Capoue, 1 point d'action pour chacune.",
    );
  });

  test("7.1 a crisis says what the dice bring, and that a side without markers loses none", () => {
    const lost = (markers: number) => en.say("fpw.crisis-lost", { side: "side:carthage", die: 1, markers });
    expect(lost(2)).toBe("Carthage rolls 1: it has to lose 1 action point and a stratagem marker.");
    expect(lost(0)).toBe("Carthage rolls 1: it has to lose 1 action point and no stratagem marker, because it holds none.");
    const won = { side: "side:rome", hex: "hex:3115", die: 6 };
    expect(en.say("fpw.crisis-won", won)).toMatch(/^The crisis in .* is over\. Rome alone has a leader there and rolls 6\.$/);
    expect(fr.say("fpw.crisis-won", won)).toMatch(/ est finie\. Rome, seule à y avoir un chef, obtient 6 au dé\.$/);
  });
});

describe("4.0 the end of the war", () => {
  const end = (units: string[]) => situation(units, { turn: 8, phase: "end-of-turn", side: "carthage" });
  test("4.2.1 points, winner and level of victory are told, each once", () => {
    const game = end(["R-garrison-1 2809", "R-garrison-2 3118", "C-garrison-1 2417"]);
    expect(told(game).slice(-2)).toEqual([
      "Victory points: Rome 8, Carthage 5, margin 3.",
      "The game is over: Rome wins. A marginal victory.",
    ]);
    expect(told(game, fr).at(-1)).toBe("La partie est finie : Rome gagne. Victoire marginale.");
  });

  test("4.2.1 so is a draw", () => {
    const game = end(["R-garrison-1 2809", "C-garrison-1 2417"]);
    expect(told(game).at(-1)).toBe("The game is over: a draw. The victory points are too close for a victory.");
    expect(told(game, fr).at(-1)).toBe("La partie est finie : match nul. L'écart des points de victoire est trop faible.");
  });
});

test("4.2 the set-up names the fortresses and what each is worth; 20.0 how many recruits a victory trains", () => {
  const start = newGame("I").log!.find(({ event }) => event === "fpw.fortresses")!;
  expect(en.say(start.event, start.params)).toMatch(/^Victory points of the fortresses: .*Rome 5.*\d\.$/);
  expect(fr.say(start.event, start.params)).toMatch(/^Points de victoire des forteresses : .*Rome 5.*\d\.$/);
  const made = { side: "side:rome", units: ["unit:R-legion-1"], kills: 1 };
  expect(en.say("fpw.made-veterans", made)).toMatch(/ becomes a veteran: one recruit for the one enemy unit eliminated\.$/);
  expect(fr.say("fpw.made-veterans", made)).toMatch(/ : une recrue par unité ennemie éliminée, ici une seule\.$/);
});
