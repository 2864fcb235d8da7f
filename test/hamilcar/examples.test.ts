import { describe, expect, test } from "vitest";
import { isolatedPCs } from "../../src/games/hamilcar/rules/isolation.ts";
import { allies } from "../../src/games/hamilcar/rules/land-dice.ts";
import { SPACE_IDS } from "../../src/games/hamilcar/rules/map.ts";
import { miatGives, miatMood } from "../../src/games/hamilcar/rules/miat.ts";
import { fleetsMeet } from "./sea-battle.ts";
import {
  answerWhile,
  cus,
  elephants,
  type Game,
  gameAt,
  isAt,
  levelsOf,
  logged,
  marching,
  options,
  owner,
  passWindows,
  play,
  prompt,
  type Situation,
  stack,
  supply,
  whyNot,
} from "./table.ts";

// The worked examples of both rule books, with their numbers

const EDITIONS = ["silver", "golden-geek"] as const;

describe("13 land battle example: Hanno attacks Flaccus at Messana", () => {
  const battle = (situation: Situation) =>
    play(
      marching(
        "hanno",
        {
          forgottenTactics: false,
          supremacy: "carthage",
          offices: { flaccus: "proconsul" },
          control: {
            rome: ["roma", "neapolis", "capua", "tarentum", "regium", "messana", "catana", "praeneste", "fregellae"],
            carthage: ["carthago", "lilybaeum", "agrigentum", "syracusae", "carales", "thermae", "enna"],
          },
          forces: [
            stack("carthage", "thermae", 2, { elephants: 1, generals: ["hanno"] }),
            stack("rome", "messana", 5, { supply: 1, generals: ["flaccus"] }),
          ],
        },
        situation,
      ),
      ["march", "space:messana"],
      ["inside-generals", []],
      ["inside-units", {}],
    );

  test("10, 11.1 Flaccus may go inside Messana or avoid battle to Catana", () => {
    const game = battle({});
    expect(options(game, "react")).toEqual(["avoid:flaccus", "done"]);
    game.dice([1]);
    play(game, ["react", "avoid:flaccus"], ["avoid-units", { cus: 5, supply: 1 }]);
    expect(isAt(game, "flaccus", "catana")).toBe(true);
    expect(cus(game, "rome", "catana")).toBe(5);
  });

  /** In the Golden Geek Edition Flaccus is asked once more before the battle. */
  const stand = (game: Game) => answerWhile(play(game, ["react", "done"]), { "inside-units": {}, "inside-generals": [] });

  for (const ruleset of EDITIONS) {
    test(`13.3.A, 13.3.B, 13.3.C ${ruleset}: Rome rolls the large die, Carthage both`, () => {
      const game = play(stand(battle({ ruleset, dice: [4, 1, 5, 6] })), ["charge", "yes"]);
      expect(levelsOf(game)).toEqual({ rome: 2, carthage: 3 });
      expect(logged(game, "battle-dice")).toEqual([
        { seat: "seat:carthage", dice: ["battle-die:small", "battle-die:large"], cavalry: 1, light: 1, infantry: 3 },
        { seat: "seat:rome", dice: ["battle-die:large"], cavalry: 1, light: 0, infantry: 4 },
      ]);
    });

    test(`13.3.D, 13.4 ${ruleset}: Carthage re-rolls Rome's die and wins by three hits to two`, () => {
      const game = play(stand(battle({ ruleset, dice: [4, 1, 5, 6, 4] })), ["charge", "yes"]);
      expect(options(game, "reroll")).toEqual(
        ruleset === "silver"
          ? ["none", "die:rome-large", "die:carthage-small", "die:carthage-large"]
          : ["none", "die:rome-large"],
      );
      play(game, ["reroll", "die:rome-large"]);
      expect(logged(game, "victory")).toEqual([
        { seat: "seat:carthage", space: "space:messana", rome: 3, carthage: 2, equal: 0 },
      ]);
      play(game, ["lose-elephants", 0]);
      expect(cus(game, "carthage", "messana")).toBe(1);
      expect(elephants(game, "messana")).toBe(1);
      expect(supply(game, "carthage", "messana")).toBe(1);
      play(game, ["retreat-inside-units", { cus: 2 }]);
      expect(cus(game, "rome", "inside:messana")).toBe(2);
      expect(isAt(game, "flaccus", "inside:messana")).toBe(true);
      expect(game.question).toMatchObject({ kind: "pick", prompt: "hamilcar.remove-pcs", min: 2, max: 2 });
      play(game, ["remove-pcs", ["space:catana", "space:praeneste"]]);
      expect(owner(game, "catana")).toBe("nobody");
    });
  }

  test("13.3.B the Golden Geek Edition counts at most two allies", () => {
    const counted = (ruleset: "silver" | "golden-geek") => allies(stand(battle({ ruleset })).state, "carthage");
    expect([counted("silver"), counted("golden-geek")]).toEqual([3, 2]);
  });
});

describe("8, 9 naval interception and battle example: Flaccus sails to Lipara", () => {
  const begin = (situation: Situation) =>
    marching(
      "flaccus",
      {
        supremacy: "rome",
        seamanship: "fair",
        corvi: true,
        offices: { flaccus: "proconsul" },
        control: {
          rome: ["roma", "neapolis", "capua", "tarentum", "regium", "praeneste"],
          carthage: ["carthago", "lilybaeum", "agrigentum", "syracusae", "carales", "messana", "lipara", "utica"],
        },
        warships: { rome: { ready: 1 }, carthage: { ready: 2 } },
        forces: [
          stack("rome", "roma", 3, { generals: ["flaccus"] }),
          stack("rome", "neapolis", 1),
          stack("carthage", "syracusae", 0, { elephants: 1 }),
          stack("carthage", "messana", 1, { generals: ["carthalo"] }),
          stack("carthage", "lipara", 1),
        ],
      },
      situation,
    );
  const toLipara = (situation: Situation) =>
    play(
      begin(situation),
      ["march", "sail"],
      ["take-warships", 1],
      ["sail", "space:neapolis"],
      ["intercept-fleet", "no"],
      ["sail", "gather"],
      ["gather-units", { cus: 1 }],
      ["sail", "space:lipara"],
    );

  test("7.3.A step 0: with Fair seamanship the fleet has two lanes", () => {
    const game = play(begin({}), ["march", "sail"], ["take-warships", 1], ["sail", "space:neapolis"], ["intercept-fleet", "no"]);
    expect(options(game, "sail")).toContain("space:lipara");
    expect(whyNot(game, "space:panormus")).toBe("too-far-by-sea"); // over Mare Tyrrhenum it would be two more
    expect(game.question!.whyNot!("space:panormus")!.params).toEqual({ cost: 2, left: 1 });
  });

  test("7.3.C step 1: a warship, three CUs, and one more from Neapolis on the way", () => {
    const game = toLipara({});
    expect(cus(game, "rome", "at-sea")).toBe(4);
    expect(game.state.warships.rome).toMatchObject({ ready: 0, atSea: 1 });
  });

  test("8.1 step 2: Lipara is two lanes from Syracusae and Carthalo can join on the way", () => {
    const game = toLipara({});
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hamilcar.intercept-fleet", rule: "8.1" });
  });

  test("8.2 step 3: one Roman symbol against two on the track does not avoid the interception", () => {
    const game = play(toLipara({ dice: [1] }), ["intercept-fleet", "yes"], ["avoid-interception", "yes"]);
    expect(logged(game, "naval-die")).toMatchObject([
      { rome: 1, carthage: 0, track: 2, total: 2, result: "hamilcar.not-avoided" },
    ]);
  });

  const intercepted = (situation: Situation) =>
    play(
      toLipara({ ...situation, dice: [1, ...(situation.dice ?? [])] }),
      ["intercept-fleet", "yes"],
      ["avoid-interception", "yes"],
      ["interceptor-warships", 2],
      ["gather-units", { elephants: 1 }],
      ["interceptor-route", "space:messana"],
      ["gather-units", { cus: 1 }],
      ["interceptor-route", "space:lipara"],
      ["gather-units", { cus: 0 }],
    );

  /** One of the games in which Carthage has drawn the card of the example. */
  const withGreatLeadership = (ruleset: (typeof EDITIONS)[number]): { game: Game; card: string } => {
    for (let seed = 0; seed < 100; seed++) {
      const game = intercepted({ ruleset, dice: [6, 3], seed: `Lipara ${seed}` });
      const card = game.state.seaBattle!.hands.carthage.find((one) => one === 3 || one === 4);
      if (card) return { game, card: `tactic:${card}` };
    }
    throw new Error("no such game");
  };

  for (const ruleset of EDITIONS) {
    test(`8.3, 8.4 ${ruleset} step 4: two warships, an elephant, Carthalo and a CU of Messana; the CU in Lipara stays`, () => {
      const game = intercepted({ ruleset });
      expect(game.state.warships.carthage).toMatchObject({ ready: 0, atSea: 2 });
      expect(elephants(game, "at-sea")).toBe(1);
      expect(cus(game, "carthage", "at-sea")).toBe(2);
      expect(isAt(game, "carthalo", "at-sea")).toBe(true);
      expect(cus(game, "carthage", "lipara")).toBe(1);
    });

    test(`9.1 ${ruleset} step 5: Carthage draws three tactic cards, Rome none, and Rome goes first`, () => {
      const game = intercepted({ ruleset });
      expect(logged(game, "tactics-drawn")).toEqual([
        { seat: "seat:rome", count: 0, modifiers: [] },
        { seat: "seat:carthage", count: 3, modifiers: ["general:carthalo=+2", "hamilcar.because.friendly-port=+1"] },
      ]);
      expect(game.state.seaBattle?.turn).toBe("rome");
    });

    test(`9.2.B1, 9.2.B3, 9.2.C ${ruleset} step 6: a 6 with Corvi and Fair seamanship takes a prize in column I`, () => {
      const game = intercepted({ ruleset, dice: [6] });
      play(game, ["flee-danger", "pass"]);
      expect(logged(game, "battle-roll")).toEqual([{ seat: "seat:rome", column: "column:1", die: 6, hits: 1 }]);
      expect(game.state.warships.rome.prizes).toBe(1);
      expect(options(game, "evade")).toEqual(["pass", "evade"]);
    });

    test(`9.2.A, 9.3.A, 9.3.B2, 9.4 ${ruleset} steps 7 and 8: Great Leadership, column III, the Roman warship is sunk`, () => {
      const { game, card } = withGreatLeadership(ruleset);
      play(game, ["flee-danger", "pass"], ["evade", "pass"], ["maneuver", card]);
      expect(logged(game, "battle-roll")[1]).toEqual({ seat: "seat:carthage", column: "column:3", die: 3, hits: 1 });
      expect(logged(game, "naval-victory")).toEqual([
        { seat: "seat:carthage", general: "general:carthalo", because: "hamilcar.because.no-enemy-warships" },
      ]);
      play(game, ["interceptor-lands", "space:lipara"]);
      expect(cus(game, "carthage", "lipara")).toBe(3);
      expect(isAt(game, "carthalo", "lipara")).toBe(true);
      expect(game.state.warships.carthage).toEqual({ ready: 1, spent: 0, sunk: 1, atSea: 0, prizes: 0 });
      expect(game.state.warships.rome).toEqual({ ready: 0, spent: 0, sunk: 1, atSea: 0, prizes: 0 });
      expect(cus(game, "rome", "neapolis")).toBe(4);
      expect(isAt(game, "flaccus", "neapolis")).toBe(true);
      expect(game.state.supremacy).toBe("carthage");
      expect(logged(game, "pc-removed")).toEqual([]);
      expect(game.state.seaBattle).toBeNull();
    });
  }
});

describe("5.4 political isolation example", () => {
  const game = gameAt({
    phase: "strategy",
    hands: { rome: [THREE], carthage: [] },
    control: {
      rome: ["roma", "neapolis", "capua", "tarentum", "regium", "messana", "panormus"],
      carthage: [
        "carthago",
        "lilybaeum",
        "agrigentum",
        "syracusae",
        "carales",
        "lipara",
        "thermae",
        "enna",
        "heraclea",
        "camarina",
      ],
    },
    forces: [stack("rome", "enna", 1)],
  });
  const isolated = isolatedPCs(game.state, "carthage").map((at) => SPACE_IDS[at]);

  test("5.4 A, Lipara, is cut off by Regium, Messana and Panormus", () => expect(isolated).toContain("lipara"));
  test("5.4 B, Thermae, reaches Agrigentum by Enna, whose Roman CU does not block", () =>
    expect(isolated).not.toContain("thermae"));
  test("5.4 C and D, Heraclea and Camarina, are next to Agrigentum", () => expect(isolated).toEqual(["lipara"]));
});
const THREE = 41;

describe("15.3 Miat example", () => {
  test("15.3.A, 15.3.B three markers with the centre: one CU more, no general more, and a province", () => {
    const game = gameAt({ phase: "strategy", hands: { rome: [41], carthage: [] }, miat: ["centre", "r1", "r2"] });
    expect(miatGives(game.state, "cu")).toBe(1);
    expect(miatGives(game.state, "general")).toBe(0);
    expect(miatMood(game.state)).toBe("warlike");
    expect((game.view(null) as { display: { carthage: string[] } }).display.carthage).toContain("miat");
  });
});

describe("15.3 Miat example: the reinforcements of the turn", () => {
  for (const ruleset of EDITIONS) {
    test(`5.1.B, 15.3.A ${ruleset}: one CU, two generals and one warship as always, and one CU from the Miat`, () => {
      const game = gameAt(
        {
          phase: "contract",
          miat: ["centre", "r1", "r2"],
          control: { rome: ["roma"], carthage: ["carthago", "syracusae", "lilybaeum"] },
          forces: [stack("rome", "roma", 5), stack("carthage", "carthago", 2)],
        },
        { ruleset },
      );
      play(game, ["place-cu", "space:carthago"], ["miat-cu", "cu"]);
      expect(cus(game, "carthage", "carthago")).toBe(4);
      expect(game.state.warships.carthage).toMatchObject({ ready: 1, spent: 0 });
      play(game, ["place-general", "space:carthago"]);
      expect(logged(game, "generals").flatMap(({ generals }) => generals)).toHaveLength(2);
    });
  }
});

describe("9.2.B1 column example", () => {
  test("9.2.B1 an Admiral of 2 in command rolls in column II, then III, then IV", () => {
    const game = fleetsMeet({ roman: "asina", punic: "hanno", romanWarships: 5, punicWarships: 5 }, { dice: [3, 3, 3, 3, 3, 3] });
    answerWhile(game, { maneuver: "pass", "flee-danger": "pass", evade: "pass" });
    const columns = logged(game, "battle-roll").flatMap(({ seat, column }) => (seat === "seat:rome" ? [column] : []));
    expect(columns).toEqual(["column:2", "column:3", "column:4"]);
  });
});

describe("5.2.C2 operation point examples", () => {
  test("5.2.C2, 2.3.D1 a supply train makes up for a card of two points and a general rated three", () => {
    const game = gameAt({
      hands: { rome: [3], carthage: [] },
      forces: [stack("rome", "roma", 4, { generals: ["megellus"], supply: 1 })],
    });
    play(game, ["use-card", "activate"]);
    expect(supply(game, "rome", "roma")).toBe(0);
    expect(prompt(game)).toBe("march");
  });

  for (const [card, rating, able] of [
    [35, 1, ["gisco"]],
    [36, 1, ["gisco"]],
    [16, 2, ["gisco", "carthalo"]],
    [41, 3, ["hanno", "gisco", "carthalo"]],
  ] as const) {
    test(`5.2.C2 card ${card} with ${rating} points activates generals rated up to ${rating}`, () => {
      const game = gameAt({
        active: "carthage",
        hands: { rome: [], carthage: [card] },
        forces: [
          stack("carthage", "carthago", 1, { generals: ["gisco"] }),
          stack("carthage", "utica", 1, { generals: ["carthalo"] }),
          stack("carthage", "tunes", 1, { generals: ["hanno"] }),
        ],
      });
      play(game, ["use-card", "activate"]);
      if (able.length === 1) expect(isAt(game, "gisco", "carthago") && prompt(game) === "march").toBe(true);
      else expect(options(game, "activate")).toEqual(able.map((id) => `general:${id}`));
    });
  }

  test("5.2.C2 with two points Carthage takes Corsica & Sardinia: two PCs converted, or one placed and one converted", () => {
    const position = {
      active: "carthage",
      hands: { rome: [], carthage: [16] },
      control: { rome: ["roma", "neapolis", "nuoro", "sassari"], carthage: ["carthago", "carales"] },
      forces: [stack("carthage", "nuoro", 1), stack("carthage", "sassari", 1)],
    };
    const converted = play(
      gameAt(position),
      ["use-card", "points"],
      ["spend-point", "space:nuoro"],
      ["spend-point", "space:sassari"],
    );
    expect([owner(converted, "nuoro"), owner(converted, "sassari")]).toEqual(["carthage", "carthage"]);
    const mixed = play(
      gameAt(position),
      ["use-card", "points"],
      ["spend-point", "space:oristano"],
      ["spend-point", "space:nuoro"],
    );
    expect([owner(mixed, "oristano"), owner(mixed, "nuoro")]).toEqual(["carthage", "carthage"]);
  });

  test("5.2.C2 a card of three points places three PCs, or converts three, or a mixture", () => {
    const game = gameAt({
      hands: { rome: [41], carthage: [] },
      control: { rome: ["roma"], carthage: ["carthago", "enna"] },
      forces: [stack("rome", "enna", 1)],
    });
    play(
      game,
      ["use-card", "points"],
      ["spend-point", "space:enna"],
      ["spend-point", "space:catana"],
      ["spend-point", "space:cosa"],
    );
    expect(["enna", "catana", "cosa"].map((at) => owner(game, at))).toEqual(["rome", "rome", "rome"]);
  });
});

describe("10 land reactions example: Regulus marches from Catana to Enna", () => {
  const begin = () =>
    play(
      marching("regulus", {
        control: {
          rome: ["roma", "messana", "catana"],
          carthage: ["carthago", "agrigentum", "syracusae", "lilybaeum", "enna", "thermae"],
        },
        forces: [
          stack("rome", "catana", 6, { generals: ["regulus"] }),
          stack("carthage", "enna", 2, { generals: ["himilco"] }),
          stack("carthage", "thermae", 2, { generals: ["adherbal"] }),
          stack("carthage", "agrigentum", 2, { generals: ["barca"] }),
        ],
      }),
      ["march", "space:enna"],
    );

  test("10 Himilco may avoid battle, Adherbal and Hamilcar Barca may intercept", () => {
    expect(options(begin(), "react")).toEqual(["avoid:himilco", "intercept:adherbal", "intercept:barca", "done"]);
  });

  test("10 all reactions are declared before any die is rolled", () => {
    const game = play(
      begin(),
      ["react", "avoid:himilco"],
      ["avoid-units", { cus: 2 }],
      ["react", "intercept:barca"],
      ["intercept-units", { cus: 2 }],
    );
    expect(logged(game, "die")).toEqual([]);
    expect(options(game, "react")).toEqual(["intercept:adherbal", "done"]);
    game.dice([2, 3]);
    play(game, ["react", "done"]);
    expect(options(game, "avoid-where")).toContain("space:agrigentum");
    answerWhile(passWindows(game), { "avoid-where": "space:agrigentum" });
    expect(isAt(game, "himilco", "agrigentum")).toBe(true);
    expect(isAt(game, "barca", "enna")).toBe(true);
    expect(options(game, "back-up")).toEqual(["fight", "back-up"]);
  });
});
