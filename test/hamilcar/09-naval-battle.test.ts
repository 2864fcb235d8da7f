import { describe, expect, test } from "vitest";
import type { Plain } from "../../src/engine/index.ts";
import { tacticsDue } from "../../src/games/hamilcar/rules/naval-battle.ts";
import { AWAY, sum } from "../../src/games/hamilcar/rules/state.ts";
import { encounter, fleetsMeet } from "./sea-battle.ts";
import {
  answerWhile,
  cus,
  type Game,
  gameAt,
  isAt,
  logged,
  marching,
  options,
  play,
  prompt,
  stack,
  supply,
  where,
  whyNot,
} from "./table.ts";

/** Plays the battle on without cards: nobody maneuvers, flees or evades. */
const fightOn = (game: Game) =>
  answerWhile(game, { maneuver: "pass", "flee-danger": "pass", evade: "pass", "pursue-fleet": "pass" });

describe("9.1 tactic cards", () => {
  test("9.1 one for each point of an Admiral's rating, one for a friendly PC in the port", () => {
    const game = encounter({ roman: "duilius", punic: "hanno" });
    expect(sum(tacticsDue(game.state, "rome"))).toBe(4); // Duilius 3, Neapolis is Roman
    expect(sum(tacticsDue(game.state, "carthage"))).toBe(0);
  });

  test("9.1 an Admiral who serves under another gives cards, too", () => {
    const game = encounter({
      roman: "cotta",
      more: {
        forces: [
          stack("rome", "roma", 4, { generals: ["cotta", "catulus"] }),
          stack("carthage", "syracusae", 0, { generals: ["hanno"] }),
        ],
      },
    });
    play(game, ["commander", "general:cotta"]);
    expect(sum(tacticsDue(game.state, "rome"))).toBe(4);
  });

  test("9.1 the holder of Naval Supremacy plays strategy cards first, then the other side", () => {
    const game = encounter({ more: { hands: { rome: [54], carthage: [18] } } });
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hamilcar.battle-cards" });
    play(game, ["battle-cards", "pass"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hamilcar.battle-cards" });
  });
});

describe("9.2 rounds", () => {
  test("9.2.A a tactic card is played in the maneuver step and discarded; one a step", () => {
    const game = fleetsMeet({ roman: "duilius", tactics: { rome: [9, 10] } }, { dice: [4] });
    play(game, ["flee-danger", "pass"]); // Carthage goes first and has no cards: Rome may flee
    expect(prompt(game)).toBe("evade");
    play(game, ["evade", "pass"]);
    expect(options(game, "maneuver")).toEqual(["pass", "tactic:9", "tactic:10"]);
    play(game, ["maneuver", "tactic:9"]);
    expect(game.state.seaBattle?.discard).toContain(9);
  });

  test("9.2.B1 a commander who is no Admiral begins in column I, an Admiral in that of his rating; each round one further", () => {
    const game = fleetsMeet(
      { roman: "duilius", punic: "hanno", romanWarships: 5, punicWarships: 5 },
      { dice: [2, 2, 2, 2, 2, 2] },
    );
    fightOn(game);
    expect(logged(game, "battle-roll").map(({ seat, column }) => [seat, column])).toEqual([
      ["seat:carthage", "column:1"],
      ["seat:rome", "column:3"],
      ["seat:carthage", "column:2"],
      ["seat:rome", "column:4"],
      ["seat:carthage", "column:3"],
      ["seat:rome", "column:5"],
    ]);
  });

  test("9.2.B1, 15.5 Rome has -1 with Poor or Fair seamanship and +1 with Corvi", () => {
    const roll = (seamanship: string, corvi: boolean) => {
      const game = fleetsMeet({ more: { seamanship, corvi, supremacy: "rome" } }, { dice: [4] });
      fightOn(game);
      return logged(game, "battle-roll")[0]?.die;
    };
    expect([roll("poor", false), roll("fair", true), roll("good", true), roll("excellent", false)]).toEqual([3, 4, 5, 4]);
  });

  test("9.2.B1 hits beyond the warships cost units, which their owner chooses", () => {
    const game = fleetsMeet(
      { romanWarships: 1, romanCUs: 3, romanSupply: 1, punic: "hamilcar", punicWarships: 2 },
      { dice: [6] },
    );
    fightOn(game);
    // column III, 7 with his bonus: three hits on one warship and two units
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hamilcar.lose-at-sea", min: 2, max: 2 });
    play(game, ["lose-at-sea", { cus: 1, supply: 1 }]);
    expect(game.state.warships.rome.sunk).toBe(1);
  });

  test("9.2.B2 a modified 1 draws a tactic card, a 7 takes Naval Supremacy", () => {
    const low = fleetsMeet({}, { dice: [1] });
    play(low, ["evade", "pass"]);
    expect(low.state.seaBattle?.hands.carthage).toHaveLength(1);
    const high = fleetsMeet({ more: { seamanship: "good", corvi: true }, romanWarships: 5, punicWarships: 5 }, { dice: [2, 6] });
    play(high, ["evade", "pass"]);
    expect(high.state.supremacy).toBe("rome");
  });

  test("9.2.B3 with Corvi a modified 6 takes one hit warship as a prize; without Corvi it is sunk", () => {
    const taken = fleetsMeet({ more: { seamanship: "good", corvi: true, supremacy: "rome" } }, { dice: [5] });
    expect(taken.state.warships.rome.prizes).toBe(1);
    const sunk = fleetsMeet({ more: { seamanship: "good", supremacy: "rome" } }, { dice: [6] });
    expect([sunk.state.warships.rome.prizes, sunk.state.warships.carthage.sunk]).toEqual([0, 1]);
  });

  test("9.2 who goes first changes with Naval Supremacy", () => {
    const game = fleetsMeet(
      { more: { seamanship: "good", corvi: true }, romanWarships: 5, punicWarships: 5 },
      { dice: [2, 6, 2] },
    );
    fightOn(game);
    expect(
      logged(game, "battle-roll")
        .slice(0, 3)
        .map(({ seat }) => seat),
    ).toEqual(["seat:carthage", "seat:rome", "seat:rome"]);
  });

  test("9.2 who takes Naval Supremacy by a Corvus roll before the first round goes first in it", () => {
    const game = encounter(
      { roman: "catulus", more: { hands: { rome: [17], carthage: [] }, seamanship: "good", corvi: true } },
      { dice: [6] },
    );
    answerWhile(game, { "battle-cards": "card:17", corvus: "roll", "reroll-naval": "no" }); // a modified 7
    expect(game.state.supremacy).toBe("rome");
    expect(game.state.seaBattle).toMatchObject({ first: "rome", turn: "rome", round: 1 });
  });

  test("9.2.A strategy cards do not take the place of the tactic card (Golden Geek: Corvus in the battle)", () => {
    const game = fleetsMeet(
      { roman: "duilius", more: { hands: { rome: [17], carthage: [] }, supremacy: "rome" }, tactics: { rome: [9] } },
      { ruleset: "golden-geek", dice: [3] },
    );
    play(game, ["maneuver", "card:17"], ["corvus", "mount"]);
    expect(options(game, "maneuver")).toEqual(["pass", "tactic:9"]);
    play(game, ["maneuver", "tactic:9"]);
    expect(logged(game, "battle-roll")[0]).toMatchObject({ die: 4 }); // 3, Corvi +1, Poor -1, Ramming +1
  });

  test("9.2.C an Evasion that Pursuit has cancelled leaves the maneuver step open", () => {
    const game = fleetsMeet(
      {
        roman: "duilius",
        more: { hands: { rome: [47], carthage: [] }, supremacy: "rome" },
        tactics: { rome: [9], carthage: [7] },
      },
      { dice: [3] },
    );
    play(game, ["maneuver", "card:47"], ["pursue-fleet", "tactic:7"]);
    expect(options(game, "maneuver")).toEqual(["pass", "tactic:9"]);
  });

  test("9.2.A cards for an Engage step wait for it: a Corvus roll (Golden Geek) is none", () => {
    const game = fleetsMeet(
      { roman: "cotta", punicWarships: 5, more: { hands: { rome: [17], carthage: [] } }, tactics: { carthage: [16] } },
      { ruleset: "golden-geek", dice: [2, 4, 4] },
    );
    play(game, ["maneuver", "tactic:16"], ["flee-danger", "pass"], ["evade", "pass"]); // Sheared Oars: -1 to Rome's next Engage
    play(game, ["maneuver", "card:17"], ["corvus", "roll"]);
    expect(logged(game, "corvus-roll")[0]).toMatchObject({ die: 3 }); // Poor seamanship alone
    fightOn(game);
    expect(logged(game, "battle-roll").find(({ seat }) => seat === "seat:rome")).toMatchObject({ die: 2 });
  });

  test("9.2.C the holder of Naval Supremacy may give it up after his own roll and get away", () => {
    const game = fleetsMeet({}, { dice: [2] });
    expect(options(game, "evade")).toEqual(["pass", "evade"]);
    expect(game.view(null)).toMatchObject({ seaBattle: { stage: "evade", turn: "carthage" } });
    play(game, ["evade", "evade"]);
    expect(game.state.supremacy).toBe("rome");
    expect(logged(game, "naval-victory")[0]?.seat).toBe("seat:rome");
  });

  test("9.2.C Pursuit cancels it, and Naval Supremacy stays given up", () => {
    const game = fleetsMeet({ tactics: { rome: [7] } }, { dice: [2] });
    play(game, ["flee-danger", "pass"], ["evade", "evade"], ["pursue-fleet", "tactic:7"]);
    expect(game.state.supremacy).toBe("rome");
    expect(game.state.seaBattle?.winner).toBeNull();
  });
});

describe("9.2.C at any time", () => {
  const FLEE = [5, 6];
  const PURSUIT = 7;

  test("9.2.C whoever is pursued before the enemy's roll may flee a second time", () => {
    const game = fleetsMeet({ tactics: { rome: FLEE, carthage: [PURSUIT] } });
    play(game, ["maneuver", "pass"], ["flee-danger", "tactic:5"], ["pursue-fleet", "tactic:7"]);
    play(game, ["flee-danger", "tactic:6"]);
    expect(game.state.seaBattle?.winner ?? "carthage").toBe("carthage");
    expect(logged(game, "battle-roll")).toEqual([]);
  });

  test("9.2.C whoever is pursued after his own roll may try another way", () => {
    const game = fleetsMeet(
      { tactics: { rome: [PURSUIT], carthage: [FLEE[0]!] }, romanWarships: 5, punicWarships: 5 },
      { dice: [2] },
    );
    play(game, ["maneuver", "pass"], ["flee-danger", "pass"], ["evade", "evade"], ["pursue-fleet", "tactic:7"]);
    expect(game.state.supremacy).toBe("rome");
    expect(options(game, "evade")).toEqual(["pass", "tactic:5"]); // Naval Supremacy is given up
  });

  test("9.1, 17.1 a card that Punic Faith has cancelled leaves room for another", () => {
    const game = encounter({ more: { hands: { rome: [17, 54], carthage: [45] } } });
    answerWhile(game, { "gather-generals": ["general:hanno"] });
    play(game, ["battle-cards", "pass"], ["battle-cards", "card:54"], ["cancel-event", "card:45"]);
    expect(options(game, "battle-cards")).toEqual(["pass", "card:17"]);
    play(game, ["battle-cards", "card:17"], ["corvus", "mount"]);
    expect(game.state.corvi).toBe(true);
  });
});

describe("9.3 resolution", () => {
  test("9.3.A a fleet without warships has lost at once", () => {
    const game = fleetsMeet({ romanWarships: 1, punicWarships: 5, punic: "hamilcar" }, { dice: [3] });
    fightOn(game);
    expect(logged(game, "naval-victory")).toEqual([
      { seat: "seat:carthage", general: "general:hamilcar", because: "hamilcar.because.no-enemy-warships" },
    ]);
    expect(logged(game, "battle-roll")).toHaveLength(1); // Rome had no turn
  });

  test("9.3.A after three rounds the side with more warships wins, then the holder of Naval Supremacy", () => {
    const more = fleetsMeet({ romanWarships: 4, punicWarships: 3 }, { dice: [2, 2, 2, 2, 2, 2] });
    fightOn(more);
    expect(logged(more, "naval-victory")[0]?.seat).toBe("seat:rome");
    const tied = fleetsMeet({ romanWarships: 3, punicWarships: 3 }, { dice: [2, 2, 2, 2, 2, 2] });
    fightOn(tied);
    expect(logged(tied, "naval-victory")[0]?.seat).toBe("seat:carthage");
  });

  test("9.2.C, 9.3.B3 who would lose Naval Supremacy after the third round may flee at the last moment and keep it", () => {
    const meet = (ruleset: "silver" | "golden-geek") =>
      fightOn(
        fleetsMeet({ romanWarships: 4, punicWarships: 3, tactics: { carthage: [5] } }, { ruleset, dice: [2, 2, 2, 2, 2, 2] }),
      );
    const game = meet("silver");
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hamilcar.flee-defeat" });
    play(game, ["flee-defeat", "tactic:5"], ["pursue-fleet", "pass"]);
    expect(logged(game, "naval-victory")[0]?.seat).toBe("seat:rome");
    expect(logged(game, "supremacy")).toEqual([]);
    expect(logged(meet("golden-geek"), "supremacy")).toMatchObject([{ seat: "seat:rome" }]);
  });

  test("9.3.B1 the winner claims his prizes as Spent warships; the loser's warships come back Spent", () => {
    const game = fleetsMeet(
      { roman: "catulus", romanWarships: 3, punicWarships: 2, more: { seamanship: "good", corvi: true, supremacy: "rome" } },
      { dice: [5] },
    );
    answerWhile(game, { "reroll-naval": "no" });
    // column III, 6: two hits, one of them a prize
    expect(logged(game, "warships-hit")[0]).toMatchObject({ sunk: 1, prizes: 1 });
    expect(logged(game, "prizes")).toEqual([{ seat: "seat:rome", count: 1, ships: ["spent:1", "at-sea:3"] }]);
    expect(game.state.warships.rome.spent).toBe(1);
  });

  test("9.3.B1, 2.3.F a prize beyond ten warships is sunk", () => {
    const game = fleetsMeet(
      {
        roman: "catulus",
        romanWarships: 3,
        punicWarships: 2,
        more: {
          seamanship: "good",
          corvi: true,
          supremacy: "rome",
          warships: { rome: { ready: 3, spent: 7 }, carthage: { ready: 2 } },
        },
      },
      { dice: [5] },
    );
    answerWhile(game, { "reroll-naval": "no" });
    expect(game.state.warships.rome.spent).toBe(7);
    expect(game.state.warships.carthage.sunk).toBe(2);
  });

  test("9.3.B1, 15.1 of the loser's prizes the winner gets half back, rounded down; the rest is sunk", () => {
    const game = fleetsMeet(
      {
        roman: "cotta",
        romanWarships: 1,
        punicWarships: 3,
        punic: "hamilcar",
        more: { seamanship: "good", corvi: true, supremacy: "rome" },
      },
      { dice: [5, 4] },
    );
    fightOn(game); // Rome takes one prize, then loses its only warship
    expect(game.state.warships.carthage).toMatchObject({ sunk: 1, spent: 0 });
    expect(logged(game, "prizes")).toEqual([{ seat: "seat:carthage", count: 0, sunk: 1, ships: [] }]);
  });

  test("9.3.B1 a victorious mover lands in the port with Ready warships, or sails on with Spent ones", () => {
    const win = () =>
      answerWhile(
        fleetsMeet({ roman: "catulus", punicWarships: 1, more: { seamanship: "good", supremacy: "rome" } }, { dice: [6] }),
        { "reroll-naval": "no" },
      );
    const lands = play(win(), ["after-victory", "land"]);
    expect(lands.state.warships.rome).toMatchObject({ ready: 3, spent: 0 });
    expect(isAt(lands, "catulus", "neapolis")).toBe(true);
    const sails = play(win(), ["after-victory", "sail-on"], ["sail", "space:paestum"], ["sail", "land"]);
    expect(sails.state.warships.rome).toMatchObject({ ready: 0, spent: 3 });
    expect(isAt(sails, "catulus", "paestum")).toBe(true);
  });

  test("9.3.B1 a mover who sails on lands in another port; without a lane to go on by he lands where he is", () => {
    const win = (seamanship: string) =>
      answerWhile(fleetsMeet({ roman: "catulus", punicWarships: 1, more: { seamanship, supremacy: "rome" } }, { dice: [6] }), {
        "reroll-naval": "no",
      });
    const game = play(win("good"), ["after-victory", "sail-on"]);
    expect(options(game, "sail")).not.toContain("land");
    expect(whyNot(game, "land")).toBe("sails-on");
    expect(isAt(win("poor"), "catulus", "neapolis")).toBe(true);
  });

  test("9.3.B1 a mover who sails on may take aboard what is in the port of the battle", () => {
    const game = answerWhile(
      fleetsMeet(
        {
          roman: "catulus",
          punicWarships: 1,
          more: { seamanship: "good", supremacy: "rome", forces: [stack("rome", "neapolis", 1)] },
        },
        { dice: [6] },
      ),
      { "reroll-naval": "no" },
    );
    play(game, ["after-victory", "sail-on"], ["sail", "gather"], ["gather-units", { cus: 1 }], ["sail", "space:paestum"]);
    play(game, ["sail", "land"]);
    expect(cus(game, "rome", "paestum")).toBe(4);
    expect(game.state.warships.rome).toMatchObject({ ready: 0, spent: 3 });
  });

  test("9.3.B, 9.4 first the winner says where he lands, then the loser goes home and removes PCs", () => {
    const game = fleetsMeet({ romanWarships: 2, punic: "hamilcar" }, { dice: [5] });
    fightOn(game);
    expect(prompt(game)).toBe("interceptor-lands");
    expect(whyNot(game, "space:carthago")).toBe("not-on-route");
    expect(cus(game, "rome", "at-sea")).toBe(3);
    play(game, ["interceptor-lands", "space:neapolis"]);
    expect(cus(game, "rome", "roma")).toBe(3);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hamilcar.remove-pcs", rule: "9.4" });
  });

  test("9.3.B1 a port with enemy CUs behind its walls is not free, and none with enemy supply trains for a general alone", () => {
    const lands = (punicCUs: number) =>
      options(
        fightOn(
          fleetsMeet(
            {
              romanWarships: 1,
              punic: "hamilcar",
              punicCUs,
              more: {
                control: { rome: ["roma", "neapolis", "messana"], carthage: ["carthago", "syracusae"] },
                forces: [
                  stack("rome", "inside:messana", 1),
                  stack("carthage", "messana", 3),
                  stack("rome", "lipara", 0, { supply: 1 }),
                ],
              },
            },
            { dice: [3] },
          ),
        ),
        "interceptor-lands",
      );
    expect(lands(1)).toEqual(["space:neapolis", "space:lipara", "space:syracusae"]);
    expect(lands(0)).toEqual(["space:neapolis", "space:syracusae"]);
  });

  test("9.3.B1, 2.3.D2 interceptors before an enemy city capture only the supply trains that it does not hold", () => {
    const game = fightOn(
      fleetsMeet(
        {
          romanWarships: 1,
          punic: "hamilcar",
          punicCUs: 1,
          more: {
            control: { rome: ["roma", "neapolis"], carthage: ["carthago", "syracusae"] },
            forces: [stack("rome", "neapolis", 0, { supply: 3 })],
          },
        },
        { dice: [3] },
      ),
    );
    play(game, ["interceptor-lands", "space:neapolis"]);
    expect([supply(game, "rome", "inside:neapolis"), supply(game, "carthage", "neapolis")]).toEqual([2, 1]);
  });

  test("9.3.B1, 15.3.C units that the Miat keeps in Africa do not land outside it", () => {
    const route = ["carthago", "lilybaeum", "carthago", "clupea"];
    const game = (miat: string[], fromAfrica: boolean) => {
      const position = fleetsMeet({ romanWarships: 1, punic: "hamilcar", punicCUs: 2 }).position as {
        [key: string]: Plain;
      };
      const fleets = position.fleets as { [key: string]: { [key: string]: Plain } };
      return fightOn(
        gameAt(
          {
            ...position,
            miat,
            chance: undefined as unknown as Plain,
            march: { ...(position.march as object), path: ["syracusae", "clupea"] } as Plain,
            fleets: {
              rome: { ...fleets.rome!, route: ["syracusae", "clupea"], home: "syracusae" },
              carthage: { ...fleets.carthage!, route, home: "carthago", target: "clupea", fromAfrica },
            },
            seaBattle: { ...(position.seaBattle as object), port: "clupea" } as Plain,
          },
          { dice: [3] },
        ),
      );
    };
    expect(options(game(["centre", "r1", "r2"], true), "interceptor-lands")).toContain("space:lilybaeum");
    expect(options(game(["centre"], true), "interceptor-lands")).toEqual(["space:clupea", "space:carthago"]);
    expect(options(game(["centre"], false), "interceptor-lands")).toContain("space:lilybaeum"); // they have come from there
  });

  test("9.3.B1 a victorious interceptor lands on his route where no enemy general or CU is, with Ready warships", () => {
    const game = fleetsMeet(
      {
        romanWarships: 1,
        punic: "hamilcar",
        more: {
          forces: [stack("rome", "messana", 1)],
        },
      },
      { dice: [3] },
    );
    fightOn(game);
    expect(options(game, "interceptor-lands")).toEqual(["space:neapolis", "space:lipara", "space:syracusae"]);
    play(game, ["interceptor-lands", "space:syracusae"]);
    expect(game.state.warships.carthage).toMatchObject({ ready: 3, spent: 0 });
  });

  test("9.3.B1 in Golden Geek he stops in the port of the battle or goes on with Spent warships", () => {
    const game = fleetsMeet({ romanWarships: 1, punic: "hamilcar" }, { ruleset: "golden-geek", dice: [3] });
    fightOn(game);
    expect(options(game, "interceptor-lands")).toContain("space:paestum");
    expect(options(game, "interceptor-lands")).not.toContain("space:syracusae");
    play(game, ["interceptor-lands", "space:paestum"]);
    expect(game.state.warships.carthage).toMatchObject({ ready: 0, spent: 3 });
  });

  test("9.3.B2 the loser goes to the last friendly free port of the route, or where he embarked; his warships are Spent", () => {
    const game = fleetsMeet({ romanWarships: 2, punic: "hamilcar" }, { dice: [3, 4, 2] });
    play(fightOn(game), ["interceptor-lands", "space:neapolis"]);
    expect(cus(game, "rome", "roma")).toBe(3);
    expect(isAt(game, "cotta", "roma")).toBe(true);
  });

  test("9.3.B2 beaten interceptors are back in their major port if the general joined in no friendly one", () => {
    const position = {
      roman: "catulus",
      punicWarships: 1,
      punicCUs: 2,
      more: {
        seamanship: "good",
        supremacy: "rome",
        control: { rome: ["roma", "neapolis", "messana"], carthage: ["carthago", "syracusae", "agrigentum"] },
        fleets: {
          rome: { commander: "catulus", route: ["roma", "neapolis"], home: "roma", limit: 3, used: 1, challenged: true },
          carthage: {
            commander: "hanno",
            route: ["syracusae", "messana", "lipara", "neapolis"],
            home: "lipara",
            limit: 4,
            used: 3,
            challenged: true,
            target: "neapolis",
            gathered: true,
          },
        },
      },
    };
    const game = answerWhile(fleetsMeet(position, { dice: [4] }), { "reroll-naval": "no", "after-victory": "land" });
    expect(isAt(game, "hanno", "syracusae")).toBe(true);
    expect(cus(game, "carthage", "syracusae")).toBe(2);
  });

  const punicFleet = {
    commander: "hamilcar",
    route: ["syracusae", "messana", "lipara", "neapolis"],
    home: "syracusae",
    limit: 4,
    used: 3,
    challenged: true,
    target: "neapolis",
    gathered: true,
  };
  const romanFleet = (route: string[]) => ({ commander: "cotta", route, home: route[0]!, limit: 3, used: 2, challenged: true });

  test("9.3.B1, 9.3.B2 the winner does not land where the loser, having no other port, must go back to", () => {
    const game = fleetsMeet(
      {
        romanWarships: 1,
        punic: "hamilcar",
        punicCUs: 2,
        more: {
          control: { rome: ["roma"], carthage: ["carthago", "syracusae"] },
          fleets: { rome: romanFleet(["lipara", "neapolis"]), carthage: punicFleet },
        },
      },
      { dice: [3] },
    );
    expect(options(fightOn(game), "interceptor-lands")).toEqual(["space:neapolis", "space:messana", "space:syracusae"]);
    play(game, ["interceptor-lands", "space:messana"]);
    expect(cus(game, "rome", "lipara")).toBe(3);
  });

  test("9.3.B2 nor does a loser of the Golden Geek Edition go to a port where only an enemy general is", () => {
    const haven = (ruleset: "silver" | "golden-geek") => {
      const game = fleetsMeet(
        {
          romanWarships: 1,
          punic: "hamilcar",
          more: {
            control: { rome: ["roma", "cosa"], carthage: ["carthago", "syracusae"] },
            forces: [stack("carthage", "roma", 0, { generals: ["hanno"] })],
            fleets: { rome: romanFleet(["cosa", "roma", "neapolis"]), carthage: punicFleet },
          },
        },
        { ruleset, dice: [3] },
      );
      play(fightOn(game), ["interceptor-lands", "space:neapolis"]);
      return isAt(game, "cotta", "cosa");
    };
    expect([haven("silver"), haven("golden-geek")]).toEqual([true, true]);
  });

  test("9.3.B2 nor to the port of the battle, if its route has led through it before", () => {
    const position = fleetsMeet({ punic: "hamilcar", punicWarships: 1, punicCUs: 2 }).position as { [key: string]: Plain };
    const fleets = position.fleets as { [key: string]: { [key: string]: Plain } };
    const game = gameAt(
      {
        ...position,
        supremacy: "rome",
        control: { rome: ["roma"], carthage: ["carthago", "syracusae", "neapolis", "lipara"] },
        chance: undefined as unknown as Plain,
        fleets: {
          ...fleets,
          carthage: {
            ...fleets.carthage!,
            route: ["syracusae", "messana", "lipara", "neapolis", "paestum", "neapolis"],
            limit: 4,
            used: 4,
          },
        },
        seaBattle: { ...(position.seaBattle as object), turn: "rome", first: "rome" } as Plain,
      },
      { dice: [6] },
    );
    fightOn(game);
    expect(isAt(game, "hamilcar", "lipara")).toBe(true);
  });

  test("9.3.B2, 2.1.C a beaten fleet that must go back inside its city loses what finds no room there", () => {
    const game = marching(
      "carthalo",
      {
        supremacy: "rome",
        seamanship: "excellent",
        control: { rome: ["roma", "syracusae", "lilybaeum"], carthage: ["carthago", "agrigentum", "utica"] },
        warships: { rome: { ready: 1 } },
        forces: [
          stack("carthage", "inside:agrigentum", 2, { generals: ["carthalo"] }),
          stack("rome", "agrigentum", 3),
          stack("carthage", "lilybaeum", 3),
          stack("rome", "syracusae", 3, { generals: ["florus"] }),
        ],
      },
      { dice: [2] },
    );
    play(game, ["march", "sail"], ["sail", "space:lilybaeum"], ["intercept-fleet", "no"], ["sail", "gather"]);
    play(game, ["gather-units", { cus: 3 }], ["sail", "space:drepanum"], ["intercept-fleet", "yes"]);
    answerWhile(game, { "avoid-interception": "no", "interceptor-base": "space:syracusae", "gather-units": { cus: 3 } });
    while (prompt(game) === "interceptor-route") {
      const ways = options(game, "interceptor-route");
      game.answer(
        ["drepanum", "lilybaeum", "agrigentum", "camarina"].map((id) => `space:${id}`).find((id) => ways.includes(id))!,
      );
      answerWhile(game, { "gather-units": { cus: 0 } });
    }
    play(game, ["interceptor-lands", "space:drepanum"]);
    expect(isAt(game, "carthalo", "inside:agrigentum")).toBe(true);
    expect(cus(game, "carthage", "inside:agrigentum")).toBe(2);
  });

  test("9.3.B2, 2.3.D3 the loser's army captures supply trains that nobody guards where it lands", () => {
    const game = fleetsMeet(
      { romanWarships: 1, punic: "hamilcar", more: { forces: [stack("carthage", "roma", 0, { supply: 1 })] } },
      { dice: [3] },
    );
    play(fightOn(game), ["interceptor-lands", "space:neapolis"]);
    expect([supply(game, "carthage", "roma"), supply(game, "rome", "roma")]).toEqual([0, 1]);
  });

  test("9.3.B2, 2.2.A if all units are lost the generals are displaced", () => {
    const game = fleetsMeet({ roman: "megellus", romanWarships: 1, romanCUs: 0, punic: "hamilcar" }, { dice: [3] });
    play(game, ["interceptor-lands", "space:neapolis"]);
    expect(where(game, "megellus")).toBe(AWAY.gone);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hamilcar.remove-pcs", rule: "2.2.D2" });
  });

  test("9.3.B3 sunk warships wait on the turn track; the winner gains Naval Supremacy", () => {
    const game = fleetsMeet({ romanWarships: 1, punic: "hamilcar", more: { supremacy: "rome" } }, { dice: [2, 3] });
    play(fightOn(game), ["interceptor-lands", "space:neapolis"]);
    expect(game.state.warships.rome.sunk).toBe(1);
    expect(game.state.supremacy).toBe("carthage");
  });

  test("9.4, 15.1 the loser removes a PC for every two units lost, warships and prizes among them", () => {
    const game = fleetsMeet(
      { romanWarships: 2, romanCUs: 4, romanSupply: 1, punic: "hamilcar", punicWarships: 3 },
      { dice: [6] },
    );
    fightOn(game); // three hits: two warships and a unit
    play(game, ["lose-at-sea", { supply: 1 }], ["interceptor-lands", "space:neapolis"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hamilcar.remove-pcs", min: 1, rule: "9.4" });
    expect(supply(game, "rome", "roma")).toBe(0);
  });

  test("9.4, 2.1.G when Carthage loses, the first PC comes from the Miat", () => {
    const game = fleetsMeet(
      { roman: "catulus", punicWarships: 2, punicCUs: 2, more: { seamanship: "good", supremacy: "rome" } },
      { dice: [6] },
    );
    answerWhile(game, { "reroll-naval": "no", "lose-at-sea": { cus: 1 }, "after-victory": "land" });
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hamilcar.remove-miat" });
  });
});

test("9.3.B2, 2.1.C a beaten interceptor does not fill a city beyond its walls if the moving fleet set out before it and may have to come back", () => {
  const game = marching(
    "hamilcar",
    {
      miat: [], // 15.3.D: Carthage may not land in Roman ports
      seamanship: "excellent",
      supremacy: "carthage",
      warships: { rome: { ready: 1 }, carthage: { ready: 5 } },
      control: { rome: ["roma", "neapolis", "messana"], carthage: ["carthago", "lipara", "thermae"] },
      offices: { flaccus: "proconsul" },
      forces: [
        stack("carthage", "neapolis", 3, { generals: ["hamilcar"] }),
        stack("rome", "inside:neapolis", 2),
        stack("rome", "roma", 4, { generals: ["flaccus"] }),
      ],
      hands: { rome: [32] },
    },
    { card: 2, dice: [3] },
  );
  play(game, ["march", "sail"], ["take-warships", 5], ["sail", "space:lipara"], ["storms-at-sea", "pass"]);
  play(game, ["intercept-fleet", "yes"], ["avoid-interception", "no"], ["gather-units", { cus: 4 }]);
  play(game, ["interceptor-route", "space:neapolis"], ["gather-units", {}], ["interceptor-route", "space:lipara"]);
  answerWhile(game, { "gather-units": {}, "battle-cards": "pass", maneuver: "pass", "flee-danger": "pass" });
  play(game, ["after-victory", "sail-on"]);
  expect([cus(game, "rome", "roma"), cus(game, "rome", "neapolis")]).toEqual([4, 2]);
  play(game, ["sail", "space:messana"], ["sail", "space:thermae"], ["bad-weather", "card:32"]);
  expect([isAt(game, "hamilcar", "neapolis"), cus(game, "rome", "inside:neapolis")]).toEqual([true, 2]);
});

test("9.3.B2, 2.1.C interceptors who are home again when the beaten army comes back before their city lose what finds no room inside", () => {
  const game = marching(
    "hamilcar",
    {
      seamanship: "excellent",
      supremacy: "carthage",
      warships: { rome: { ready: 2 }, carthage: { ready: 1 } },
      control: { rome: ["roma"], carthage: ["carthago", "neapolis"] },
      offices: { flaccus: "proconsul" },
      forces: [
        stack("carthage", "roma", 3, { generals: ["hamilcar"] }),
        stack("carthage", "inside:neapolis", 1),
        stack("rome", "inside:roma", 5, { generals: ["flaccus"] }),
        stack("rome", "neapolis", 3),
      ],
      hands: { rome: [32] },
    },
    { card: 2, dice: [1, 6, 6, 6] },
  );
  play(game, ["march", "sail"], ["take-warships", 1], ["sail", "space:neapolis"], ["storms-at-sea", "pass"]);
  play(game, ["intercept-fleet", "yes"], ["avoid-interception", "no"], ["interceptor-warships", 2]);
  play(game, ["gather-units", { cus: 3 }], ["interceptor-route", "space:neapolis"], ["gather-units", { cus: 3 }]);
  answerWhile(game, {
    roll: "roll",
    maneuver: "pass",
    evade: "pass",
    "flee-danger": "pass",
    "flee-defeat": "pass",
    "battle-cards": "pass",
  });
  expect([cus(game, "carthage", "roma"), cus(game, "rome", "inside:roma")]).toEqual([3, 5]);
  expect(logged(game, "cus-lost")).toMatchObject([{ seat: "seat:rome", lost: 3 }]);
});

describe.each(["silver", "golden-geek"] as const)("9.3.B1, 2.1.C interceptors with no port to land in: %s", (ruleset) => {
  /** A fleet out of Syracusae has met the Romans at Agrigentum and taken units out of that city, too; Roman CUs are before both. */
  const settled = (won: boolean) => {
    const game = gameAt(
      {
        hands: { rome: [], carthage: [] },
        played: [41],
        supremacy: "carthage",
        control: { rome: ["roma", "lilybaeum"], carthage: ["carthago", "syracusae", "agrigentum"] },
        warships: { rome: { atSea: won ? 1 : 3 }, carthage: { atSea: won ? 3 : 1 } },
        forces: [
          stack("rome", "at-sea", 3, { generals: ["cotta"] }),
          stack("carthage", "at-sea", 3, { supply: 3, generals: ["hamilcar"] }),
          stack("rome", "syracusae", 3),
          stack("rome", "camarina", 1),
          stack("rome", "agrigentum", 3),
        ],
        play: { seat: "rome", card: 41, activated: ["cotta"], orders: {} },
        march: {
          seat: "rome",
          general: "cotta",
          at: "at-sea",
          columns: [{ cus: 3 }],
          path: ["lilybaeum", "agrigentum"],
          spent: [0, 1],
          used: 1,
          embarked: 0,
          stage: "battle",
          fought: true,
        },
        fleets: {
          rome: {
            commander: "cotta",
            route: ["lilybaeum", "agrigentum"],
            home: "lilybaeum",
            limit: 1,
            used: 1,
            challenged: true,
          },
          carthage: {
            commander: "hamilcar",
            route: ["syracusae", "camarina", "syracusae", "camarina", "agrigentum"],
            home: "inside:syracusae",
            limit: 4,
            used: 4,
            challenged: true,
            target: "agrigentum",
            gathered: true,
          },
        },
        seaBattle: {
          port: "agrigentum",
          mover: "rome",
          stage: "resolution",
          commanders: { rome: "cotta", carthage: "hamilcar" },
          turn: "carthage",
          first: "carthage",
          round: 1,
          deck: Array.from({ length: 20 }, (_, index) => index + 1),
          hands: { rome: [], carthage: [] },
          ratings: { rome: [], carthage: [] },
          pending: { rome: {}, carthage: {} },
          extraTactics: { rome: 0, carthage: 0 },
          rolls: { rome: 0, carthage: 0 },
          lost: { rome: 0, carthage: 0 },
          winner: won ? "carthage" : "rome",
        },
      },
      { ruleset },
    );
    return answerWhile(game, { "after-victory": "land" });
  };

  test.each([
    ["the winners", true],
    ["the losers", false],
  ])("%s go back inside their city, and what finds no room there is lost", (_, won) => {
    const game = settled(won);
    expect(isAt(game, "hamilcar", "inside:syracusae")).toBe(true);
    expect(cus(game, "carthage", "inside:syracusae")).toBe(2);
    expect(supply(game, "carthage", "inside:syracusae")).toBe(2);
    expect(logged(game, "cus-lost")[0]).toMatchObject({ seat: "seat:carthage", lost: 1, space: "inside:syracusae" });
    expect(logged(game, "supply-crowded-out")).toMatchObject([{ seat: "seat:carthage", count: 1, space: "inside:syracusae" }]);
  });
});
