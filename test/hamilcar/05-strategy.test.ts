import { describe, expect, test } from "vitest";
import { general } from "../../src/games/hamilcar/rules/generals.ts";
import { AWAY, CHEST, DISCARDED } from "../../src/games/hamilcar/rules/state.ts";
import { cus, elephants, gameAt, isAt, logged, newGame, options, owner, play, prompt, stack, where, whyNot } from "./table.ts";

const behind = {
  rome: ["roma", "praeneste", "neapolis", "capua", "tarentum", "regium", "messana"],
  carthage: [
    "carthago",
    "utica",
    "tunes",
    "hadrumetum",
    "thapsus",
    "sicca",
    "syracusae",
    "lilybaeum",
    "carales",
    "nuoro",
    "sassari",
  ],
};

describe("5.2 the strategy phase", () => {
  test("5.2.A both sides are dealt the cards of the turn track", () => {
    const sizes = [1, 2, 3, 4, 5, 6, 7].map((turn) => gameAt({ turn, phase: "deal" }).state.hands.rome.length);
    expect(sizes).toEqual([7, 7, 8, 8, 8, 9, 9]);
  });

  test("5.2.A with too few cards for both hands the discards are shuffled in first", () => {
    const discard = Array.from({ length: 44 }, (_, index) => index + 1);
    const game = gameAt({ phase: "deal", discard });
    expect(logged(game, "reshuffled")).toHaveLength(1);
    expect(game.state.deck.length).toBe(56 - 14);
    const enough = gameAt({ phase: "deal", discard: discard.slice(0, 42) });
    expect(logged(enough, "reshuffled")).toEqual([]);
    expect(enough.state.deck).toEqual([]);
  });

  test("5.2.B the holder of Naval Supremacy decides who plays first", () => {
    const game = gameAt({
      phase: "first-play",
      supremacy: "carthage",
      hands: { rome: [1], carthage: [2] },
      discard: [25, 26, 28, 29, 30, 31],
    });
    play(game, ["who-first", "seat:rome"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hamilcar.play-card" });
  });

  test("5.2.B his opponent may go first with a Campaign card, and must play it then", () => {
    const game = gameAt({ phase: "first-play", supremacy: "carthage", hands: { rome: [1, 28], carthage: [2] } });
    play(game, ["preempt", "card:28"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hamilcar.use-card", params: { card: "card:28" } });
    expect(options(game, "use-card")).not.toContain("discard");
    expect(whyNot(game, "discard")).toBe("announced");
  });

  test("5.2.B the opponent is asked as long as he might hold one, and only then", () => {
    const empty = gameAt({ phase: "first-play", supremacy: "carthage", hands: { rome: [1], carthage: [2] } });
    expect(options(empty, "preempt")).toEqual(["pass"]);
    const open = gameAt({
      phase: "first-play",
      supremacy: "carthage",
      hands: { rome: [1], carthage: [2] },
      discard: [25, 26, 28, 29, 30, 31],
    });
    expect(prompt(open)).toBe("who-first");
  });

  test("5.2.B players alternate; who has no cards passes until both are through", () => {
    const game = gameAt({ hands: { rome: [35, 36], carthage: [] } });
    play(game, ["play-card", "card:35"], ["use-card", "discard"], ["corvus-now", "pass"], ["play-card", "card:36"]);
    expect(logged(game, "passed")).toEqual([{ seat: "seat:carthage" }]);
  });

  test("5.2.C a played card lies in the War Chest box until the end of the turn", () => {
    const game = gameAt({ hands: { rome: [35], carthage: [1] } });
    play(game, ["use-card", "discard"]);
    expect(game.state.cards[35]).toBe(CHEST);
    expect(game.state.chest).toEqual({ rome: 1, carthage: 0 });
  });

  test("5.2.C a card is used in one way: event, operation or nothing", () => {
    const game = gameAt({
      hands: { rome: [12], carthage: [] },
      forces: [stack("rome", "roma", 3, { generals: ["regulus"] })],
      warships: { rome: { spent: 1 } },
    });
    expect(options(game, "use-card")).toEqual(["event", "activate", "points", "troops", "ships", "discard"]);
  });

  test("5.2.C1 a counter event is no event of one's own turn", () => {
    const game = gameAt({ hands: { rome: [50], carthage: [] } });
    expect(whyNot(game, "event")).toBe("counter-event");
  });

  test("5.2.C1 an event with the broken olive branch breaks a truce if it is carried out", () => {
    const position = { truce: true, hands: { rome: [33], carthage: [1] } };
    const broken = gameAt({ ...position, forces: [stack("rome", "roma", 3, { generals: ["regulus"] })] });
    play(broken, ["use-card", "event"], ["cancel-event", "pass"]);
    expect(broken.state.truce).toBe(false);
    const kept = play(gameAt(position), ["use-card", "event"], ["cancel-event", "pass"]);
    expect(kept.state.truce).toBe(true);
  });

  test("5.2.C1 playing a counter event leaves fewer cards for one's own turns", () => {
    const game = gameAt({
      hands: { rome: [33], carthage: [45, 1] },
      forces: [stack("rome", "roma", 3, { generals: ["regulus"] })],
    });
    play(game, ["use-card", "event"], ["cancel-event", "card:45"]);
    expect(game.state.hands.carthage).toEqual([1]);
    expect(game.state.cards[33]).toBe(DISCARDED);
  });

  test("5.2.C2 PCs go where no tribe, walled city, enemy CU or enemy PC is", () => {
    const game = gameAt({
      hands: { rome: [41], carthage: [] },
      control: { rome: ["cosa"], carthage: ["utica", "thermae"] },
      forces: [
        stack("carthage", "enna", 1),
        stack("rome", "thermae", 1),
        stack("carthage", "catana", 0, { generals: ["hanno"] }),
      ],
    });
    play(game, ["use-card", "points"]);
    const spaces = options(game, "spend-point");
    expect(spaces).toContain("space:catana"); // a general alone does not matter
    expect(spaces).toContain("space:thermae"); // a CU of one's own converts it
    for (const [id, why] of [
      ["space:cosa", "own-pc-and"],
      ["space:volsinii", "tribe"],
      ["space:lilybaeum", "walled-city"],
      ["space:enna", "enemy-cus"],
      ["space:utica", "enemy-pc"],
    ] as const) {
      expect(spaces).not.toContain(id);
      expect(whyNot(game, id)).toBe(why);
    }
  });

  test("5.2.C2 a card of three points raises a CU with a general in a friendly space of a friendly province", () => {
    const game = gameAt({
      hands: { rome: [41], carthage: [] },
      control: { rome: ["roma", "praeneste", "cosa"], carthage: [] },
      forces: [
        stack("rome", "roma", 3, { generals: ["regulus"] }),
        stack("rome", "cosa", 3, { generals: ["florus"] }), // Etruria is not Rome's
        stack("rome", "praeneste", 3, { generals: ["flaccus"] }),
      ],
      offices: { flaccus: "proconsul" },
    });
    play(game, ["use-card", "troops"]);
    expect(options(game, "raise-troops")).toEqual(["space:praeneste", "space:roma"]);
    play(game, ["raise-troops", "space:roma"]);
    expect(cus(game, "rome", "roma")).toBe(4);
  });

  test("5.2.C2 not with a card of fewer points, not in a besieged city", () => {
    const forces = [stack("rome", "inside:messana", 1, { generals: ["regulus"] }), stack("carthage", "messana", 3)];
    const sicilia = { rome: ["messana", "enna", "catana", "thermae", "panormus", "lipara"], carthage: [] };
    const game = gameAt({
      hands: { rome: [41], carthage: [] },
      control: sicilia,
      siege: { messana: { by: "carthage", points: 1 } },
      forces,
    });
    expect(whyNot(game, "troops")).toBe("nowhere-to-raise");
    const weak = gameAt({ hands: { rome: [3], carthage: [] }, control: sicilia, forces });
    expect(whyNot(weak, "troops")).toBe("needs-three-ops");
  });

  test("5.2.C2 shipbuilding places as many Ready warships as the card shows", () => {
    for (const [card, ships] of [
      [41, 1],
      [20, 2],
    ] as const) {
      const game = play(gameAt({ hands: { rome: [card], carthage: [] } }), ["use-card", "ships"]);
      expect(game.state.warships.rome.ready).toBe(ships);
    }
    expect(whyNot(gameAt({ hands: { rome: [3], carthage: [] } }), "ships")).toBe("needs-three-ops");
  });

  test("5.2.C2 points can be split: the Miat, a refit, a supply train", () => {
    const game = gameAt({
      active: "carthage",
      hands: { rome: [], carthage: [41] },
      miat: ["centre"],
      warships: { carthage: { spent: 2 } },
      forces: [stack("carthage", "enna", 1, { generals: ["hanno"] })],
    });
    play(game, ["use-card", "points"], ["spend-point", "miat:r4"], ["spend-point", "refit"], ["spend-point", "supply:enna"]);
    expect(game.state.miat[4]).toBe(1);
    expect(game.state.warships.carthage).toMatchObject({ ready: 1, spent: 1 });
    expect(game.state.supply.carthage.reduce((sum, one) => sum + one, 0)).toBe(1);
  });

  test("5.2.C2 a supply train goes to an army or into a friendly city that is not besieged; Rome has no Miat", () => {
    const game = gameAt({
      hands: { rome: [41], carthage: [] },
      siege: { messana: { by: "carthage", points: 1 } },
      forces: [
        stack("rome", "enna", 2, { generals: ["regulus"] }),
        stack("rome", "catana", 0, { generals: ["florus"] }),
        stack("carthage", "messana", 3),
      ],
    });
    play(game, ["use-card", "points"]);
    const places = options(game, "spend-point").filter((id) => id.startsWith("supply:"));
    expect(places).toContain("supply:enna");
    expect(places).toContain("supply:capua");
    expect(places).not.toContain("supply:catana"); // a general without units is no army
    expect(places).not.toContain("supply:messana");
    expect(options(game, "spend-point").some((id) => id.startsWith("miat:"))).toBe(false);
  });

  test("5.2.C2, 2.1.C a supply train goes to a full city as well, unless enemies are outside: then its capacity binds", () => {
    const places = (enemies: number) => {
      const forces = [
        stack("rome", "inside:capua", 1, { supply: 2 }),
        stack("carthage", "capua", enemies, { generals: ["hanno"] }),
      ];
      const game = gameAt({
        hands: { rome: [41], carthage: [] },
        forces: enemies > 0 ? forces : [stack("rome", "capua", 1, { supply: 2 })],
      });
      return options(play(game, ["use-card", "points"]), "spend-point");
    };
    expect(places(0)).toContain("supply:capua");
    expect(places(2)).not.toContain("supply:capua");
  });

  describe("5.2.C3 hiring a mercenary", () => {
    const position = {
      turn: 4,
      active: "carthage",
      hands: { rome: [1], carthage: [35] },
      miat: ["centre", "r1", "r2", "r3"],
      forces: [stack("carthage", "carthago", 2)],
    };

    test("5.2.C3 instead of a card: Xanthippus for three PCs of the Miat in turn 4, with an elephant in an African port", () => {
      const game = play(gameAt(position), ["play-card", "hire"]);
      expect(game.question).toMatchObject({ prompt: "hamilcar.pay-mercenary", min: 3, max: 3 });
      play(game, ["pay-mercenary", ["miat:r1", "miat:r2", "miat:r3"]]);
      expect(options(game, "place-general")).toEqual([
        "space:carthago",
        "space:utica",
        "space:clupea",
        "space:hadrumetum",
        "space:thapsus",
        "space:thabraca",
        "space:hippo_regius",
      ]);
      play(game, ["place-general", "space:clupea"]);
      expect(isAt(game, "xanthippus", "clupea")).toBe(true);
      expect(elephants(game, "clupea")).toBe(1);
      expect(game.state.forgottenTactics).toBe(false);
      expect(game.state.hands.carthage).toEqual([35]);
      expect(game.question).toMatchObject({ seat: "rome" });
    });

    test("5.2.C3 Hamilcar Barca can be hired once Xanthippus has been, with a CU in any friendly port", () => {
      const game = play(
        gameAt({ ...position, gone: ["xanthippus"] }),
        ["play-card", "hire"],
        ["pay-mercenary", ["miat:centre", "miat:r1", "miat:r2"]],
      );
      expect(options(game, "place-general")).toContain("space:lilybaeum");
      play(game, ["place-general", "space:lilybaeum"]);
      expect(isAt(game, "barca", "lilybaeum")).toBe(true);
      expect(cus(game, "carthage", "lilybaeum")).toBe(1);
    });

    test("5.2.C3 not if the Miat has too few PCs", () => {
      const game = gameAt({ ...position, turn: 2, hands: { rome: [1], carthage: [35, 36] } }); // five in turn 2
      expect(options(game, "play-card")).not.toContain("hire");
      expect(whyNot(game, "hire")).toBe("miat-too-poor");
    });

    test("5.2.C3 Xanthippus leaves at the end of the turn, and when he is displaced", () => {
      const game = gameAt({
        ...position,
        phase: "turn-end",
        hands: { rome: [], carthage: [] },
        forces: [stack("carthage", "utica", 2, { generals: ["xanthippus"] })],
      });
      expect(where(game, "xanthippus")).toBe(AWAY.gone);
    });

    test("5.2.C3 in turn 7 Hamilcar Barca comes by himself with a CU", () => {
      const game = gameAt({ turn: 7, phase: "miat-cus", forces: [stack("carthage", "carthago", 2)] });
      expect(game.question?.params?.general).toBe("general:barca");
      play(game, ["place-general", "space:utica"]);
      expect(isAt(game, "barca", "utica")).toBe(true);
      expect(cus(game, "carthage", "utica")).toBe(1);
    });

    test("5.2.C3 in Golden Geek the elephant waits with Xanthippus and counts among the four", () => {
      const four = [stack("carthage", "carthago", 1, { elephants: 3 })];
      const game = gameAt({ ...position, forces: four }, { ruleset: "golden-geek" });
      play(game, ["play-card", "hire"], ["pay-mercenary", ["miat:r1", "miat:r2", "miat:r3"]], ["place-general", "space:utica"]);
      expect(elephants(game, "utica")).toBe(1);
    });
  });

  describe("5.2.C4 the Dictator", () => {
    const position = { turn: 3, hands: { rome: [35], carthage: [1] }, control: behind, forces: [stack("rome", "roma", 2)] };

    test("5.2.C4 with Carthage three ahead Calatinus comes to Roma with three CUs, and three points count", () => {
      const game = play(gameAt(position), ["play-card", "dictator"]);
      expect(isAt(game, "calatinus", "roma")).toBe(true);
      expect(game.state.office[general("calatinus")]).toBe(3);
      expect(cus(game, "rome", "roma")).toBe(5);
      expect(game.state.chest.rome).toBe(3);
      expect(game.state.hands.rome).toEqual([35]);
    });

    test("5.2.C4 even if he was eliminated, but not if he is on the map", () => {
      const eliminated = play(gameAt({ ...position, gone: ["calatinus"] }), ["play-card", "dictator"]);
      expect(isAt(eliminated, "calatinus", "roma")).toBe(true);
      const present = gameAt({
        ...position,
        hands: { rome: [35, 36], carthage: [1] },
        forces: [stack("rome", "cosa", 3, { generals: ["calatinus"] })],
      });
      expect(whyNot(present, "dictator")).toBe("calatinus-on-map");
    });

    test("5.2.C4 not in the first turn, and not without need", () => {
      const two = { rome: [35, 36], carthage: [1] };
      expect(whyNot(gameAt({ ...position, turn: 1, hands: two }), "dictator")).toBe("dictator-early");
      expect(
        whyNot(gameAt({ ...position, hands: two, control: { ...behind, carthage: ["carthago", "lilybaeum"] } }), "dictator"),
      ).toBe("no-emergency");
    });

    test("5.2.C4 at the end of the turn he returns to the pool, or is eliminated if he has been consul", () => {
      const end = {
        turn: 3,
        phase: "turn-end",
        dictator: "elected",
        control: behind,
        forces: [stack("rome", "roma", 5, { generals: ["calatinus"] })],
        offices: { calatinus: "dictator" },
      };
      const young = gameAt(end);
      expect(where(young, "calatinus") === AWAY.pool || young.state.calatinusServed).toBe(true);
      expect(where(gameAt({ ...end, calatinusServed: true }), "calatinus")).toBe(AWAY.gone);
    });

    test("5.2.C4, 5.1.D while Roma is besieged he is elected inside it, without CUs", () => {
      const besieged = { siege: { roma: { by: "carthage", points: 1 } }, forces: [stack("carthage", "roma", 3)] };
      const game = play(gameAt({ ...position, ...besieged }), ["play-card", "dictator"]);
      expect([isAt(game, "calatinus", "inside:roma"), cus(game, "rome", "inside:roma")]).toEqual([true, 0]);
      expect(game.state.dictator).toBe("elected");
    });

    test("5.2.C4, 17.1 in Golden Geek his card is an event: Punic Faith cancels it, and its points do not count", () => {
      const elect = (ruleset: "silver" | "golden-geek") => {
        const hands = { rome: [35], carthage: [45] };
        return play(gameAt({ ...position, dictator: "ready", hands }, { ruleset }), ["play-card", "dictator"]);
      };
      const game = play(elect("golden-geek"), ["cancel-event", "card:45"]);
      expect([where(game, "calatinus"), game.state.chest.rome, game.state.dictator]).toEqual([AWAY.pool, 0, "gone"]);
      expect(isAt(elect("silver"), "calatinus", "roma")).toBe(true); // there it only replaces the play of a card
    });

    test("5.2.C4 in Golden Geek the card is turned up in the winter of turn 1 and brings no CUs", () => {
      const winter = gameAt({ turn: 1, phase: "seamanship", control: behind }, { ruleset: "golden-geek" });
      expect(winter.state.dictator).toBe("ready");
      const game = play(gameAt({ ...position, dictator: "ready" }, { ruleset: "golden-geek" }), ["play-card", "dictator"]);
      expect(cus(game, "rome", "roma")).toBe(2);
    });
  });

  test("5.2.C5 a discard does nothing but counts in the War Chest", () => {
    const game = play(gameAt({ hands: { rome: [41], carthage: [1] } }), ["use-card", "discard"]);
    expect(game.state.chest.rome).toBe(3);
    expect(game.question).toMatchObject({ seat: "carthage" });
    expect(owner(game, "roma")).toBe("rome");
  });

  test("5.2.A at the set-up seven cards each", () => {
    expect(newGame().state.hands.rome).toHaveLength(7);
  });
});
