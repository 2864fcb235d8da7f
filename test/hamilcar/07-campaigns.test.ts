import { describe, expect, test } from "vitest";

import type { Plain } from "../../src/engine/index.ts";
import {
  answerWhile,
  columns,
  cus,
  type Game,
  gameAt,
  isAt,
  logged,
  options,
  passWindows,
  play,
  prompt,
  type Situation,
  stack,
  whyNot,
} from "./table.ts";

// 7.1 More than one general by one card: who has come how far, and who has fought

const control = { rome: ["messana", "catana", "cosa", "praeneste"], carthage: ["carthago", "agrigentum", "thermae"] };

const NO_CARDS = { rome: [], carthage: [] };

/** Rome, or Carthage, plays a Major Campaign; the other side has no cards unless the position gives it some. */
function campaign(forces: Plain[], more: { [key: string]: Plain } = {}, situation: Situation = {}): Game {
  const active = (more.active as "rome" | undefined) ?? "rome";
  const others = (more.hands as { [key: string]: Plain } | undefined) ?? {};
  const hands: { [key: string]: Plain } = { ...NO_CARDS, ...others, [active]: [25] };
  const game = gameAt({ control, forces, ...more, active, hands }, situation);
  answerWhile(game, { "play-card": "card:25" });
  return play(game, ["use-card", "event"]);
}

/** The most CUs that could be taken along where a general stands. */
const available = (game: Game): number => {
  const question = game.question;
  expect(question?.prompt).toBe("hamilcar.take-units");
  return question?.kind === "allocate" ? question.items.find(({ id }) => id === "cus")!.max : 0;
};

describe("7.1 who has fought does not move again, wherever he is left", () => {
  /** Regulus and Flaccus beat one CU at Enna with nine, then Regulus goes on to Thermae with three. */
  const afterEnna = () => {
    const game = campaign(
      [
        stack("rome", "catana", 9, { generals: ["regulus", "flaccus"] }),
        stack("rome", "messana", 4, { generals: ["metellus"] }),
        stack("carthage", "enna", 2),
      ],
      { offices: { flaccus: "proconsul" } },
      { dice: [6, 6, 1] },
    );
    play(game, ["activate", "general:regulus"], ["march", "space:enna"]);
    passWindows(game);
    answerWhile(game, { retreat: "space:thermae", "remove-miat": "miat:r1", "remove-pcs": ["space:thermae"] });
    expect(logged(game, "victory")[0]?.seat).toBe("seat:rome");
    return play(game, ["march", "regroup"], ["take-generals", []], ["take-units", { cus: 3 }]);
  };

  test("7.1, 17.2.B CUs that Regulus leaves behind after his battle stay where they are", () => {
    const game = play(afterEnna(), ["march", "space:catana"], ["march", "stop"]);
    play(game, ["activate", "general:metellus"], ["march", "space:catana"], ["march", "space:enna"], ["march", "regroup"]);
    answerWhile(game, { "take-generals": [] });
    expect(cus(game, "rome", "enna")).toBe(10);
    expect(available(game)).toBe(4); // his own, not the six that have fought
  });

  test("7.1 nor does a general who fought beside Regulus and is left behind", () => {
    const game = play(afterEnna(), ["march", "space:catana"], ["march", "stop"]);
    expect(options(game, "activate")).toEqual(["general:metellus", "done"]);
    expect(whyNot(game, "general:flaccus")).toBe("already-moved");
    play(game, ["activate", "general:metellus"], ["march", "space:catana"], ["march", "space:enna"], ["march", "regroup"]);
    expect(prompt(game)).toBe("take-units"); // nobody asks whether Flaccus comes along
  });

  test("7.1 CUs that join after the battle have not fought", () => {
    const game = campaign(
      [
        stack("rome", "enna", 6, { generals: ["regulus"] }),
        stack("rome", "catana", 4, { generals: ["flaccus"] }),
        stack("carthage", "thermae", 1),
      ],
      { offices: { flaccus: "proconsul" } },
      { dice: [6, 6, 1] },
    );
    play(game, ["activate", "general:regulus"], ["march", "space:thermae"]);
    answerWhile(passWindows(game), { overrun: "fight" });
    passWindows(game);
    play(game, ["march", "space:enna"], ["march", "space:catana"], ["march", "regroup"]);
    play(game, ["take-generals", []], ["take-units", { cus: 10 }], ["march", "stop"]);
    play(game, ["activate", "general:flaccus"], ["march", "regroup"]);
    expect(available(game)).toBe(4); // the four of Catana, not those of Regulus
  });

  test("7.1 whoever stands in the battle space fights, too: a general alone", () => {
    const game = campaign(
      [
        stack("rome", "catana", 6, { generals: ["florus"] }),
        stack("rome", "enna", 0, { generals: ["cotta"] }),
        stack("carthage", "thermae", 1, { generals: ["hanno"] }),
        stack("rome", "roma", 1, { generals: ["flaccus"] }),
      ],
      { offices: { flaccus: "proconsul" } },
      { dice: [1, 6, 1] },
    );
    play(game, ["activate", "general:florus"], ["march", "space:enna"], ["react", "intercept:hanno"], ["back-up", "fight"]);
    answerWhile(game, { commander: "general:florus", "change-command": "no" });
    expect(logged(game, "victory")[0]?.seat).toBe("seat:rome");
    expect(whyNot(game, "general:cotta")).toBe("already-moved");
  });

  test("7.1, 14.5.B garrison CUs that have sallied to help and are inside again stay there", () => {
    const game = campaign(
      [
        stack("rome", "catana", 5, { generals: ["flaccus"] }),
        stack("rome", "inside:messana", 2, { generals: ["florus"] }),
        stack("carthage", "messana", 8, { generals: ["barca"] }),
        stack("rome", "roma", 3, { generals: ["cotta"] }),
      ],
      { offices: { flaccus: "proconsul" }, siege: { messana: { by: "carthage", points: 1 } } },
      { dice: [1, 1] },
    );
    play(game, ["activate", "general:flaccus"], ["march", "space:messana"]);
    answerWhile(game, { react: "done" });
    expect([whyNot(game, "general:flaccus"), whyNot(game, "general:cotta")]).toEqual(["general-outside", "general-elsewhere"]);
    play(game, ["sortie-generals", ["general:florus"]], ["sortie-units", { cus: 2 }]);
    answerWhile(game, { reroll: "none" });
    expect(logged(game, "victory")[0]?.seat).toBe("seat:carthage");
    answerWhile(game, { "retreat-inside-units": { cus: 2 } });
    expect(whyNot(game, "general:flaccus")).toBe("not-of-sortie");
    answerWhile(game, { "retreat-inside-generals": ["general:florus"] });
    answerWhile(game, { "remove-pcs": ["space:cosa"] });
    expect(isAt(game, "florus", "inside:messana")).toBe(true);
    expect(whyNot(game, "general:florus")).toBe("already-moved"); // he does not sally again
  });
});

describe("7.1 after a naval battle", () => {
  /** Catulus wins at sea off Neapolis on his way from Roma, with Florus aboard, and lands there. */
  const afterTheBattle = (more: Plain[] = []) => {
    const game = campaign(
      [
        stack("rome", "roma", 7, { generals: ["catulus", "florus"] }),
        stack("carthage", "syracusae", 1, { generals: ["hanno"] }),
        ...more,
      ],
      { supremacy: "rome", offices: { flaccus: "proconsul" }, warships: { rome: { ready: 3 }, carthage: { ready: 1 } } },
      { dice: [6, 6] },
    );
    play(game, ["activate", "general:catulus"], ["march", "sail"], ["take-warships", 2], ["sail", "space:neapolis"]);
    play(game, ["intercept-fleet", "yes"], ["avoid-interception", "no"]);
    answerWhile(game, { "gather-units": {}, "interceptor-route": "space:lipara", commander: "general:catulus" });
    answerWhile(game, { maneuver: "pass", "reroll-naval": "no", "after-victory": "land" });
    expect(logged(game, "naval-victory")[0]?.seat).toBe("seat:rome");
    return game;
  };

  test("7.1 in a campaign nobody who has fought at sea marches on, and nobody moves him again", () => {
    const game = afterTheBattle([stack("rome", "cosa", 3, { generals: ["flaccus"] })]);
    expect(isAt(game, "catulus", "neapolis")).toBe(true);
    expect(options(game, "activate")).toEqual(["general:flaccus", "done"]); // the march of Catulus is over
    expect(whyNot(game, "general:florus")).toBe("already-moved");
  });

  test("7.1 CUs that come aboard after the battle have not fought", () => {
    const game = campaign(
      [
        stack("rome", "roma", 5, { generals: ["catulus"] }),
        stack("rome", "neapolis", 2),
        stack("rome", "paestum", 1, { generals: ["flaccus"] }),
        stack("carthage", "syracusae", 1, { generals: ["hanno"] }),
      ],
      {
        supremacy: "rome",
        seamanship: "good",
        offices: { flaccus: "proconsul" },
        warships: { rome: { ready: 2 }, carthage: { ready: 1 } },
      },
      { dice: [6, 6] },
    );
    play(game, ["activate", "general:catulus"], ["march", "sail"], ["take-warships", 2], ["sail", "space:neapolis"]);
    play(game, ["intercept-fleet", "yes"], ["avoid-interception", "no"]);
    answerWhile(game, { "gather-units": {}, "interceptor-route": "space:lipara" });
    answerWhile(game, { maneuver: "pass", "reroll-naval": "no", "after-victory": "sail-on" });
    expect(logged(game, "naval-victory")[0]?.seat).toBe("seat:rome");
    play(game, ["sail", "gather"], ["gather-units", { cus: 2 }], ["sail", "space:paestum"], ["sail", "land"]);
    expect(cus(game, "rome", "paestum")).toBe(8);
    play(game, ["activate", "general:flaccus"], ["march", "regroup"]);
    expect(available(game)).toBe(3); // his own and the two of Neapolis, not the five of Catulus
  });

  test("7.1, 9.3.B1 with a single activation he marches on after the landing", () => {
    const game = gameAt(
      {
        control,
        hands: { rome: [41], carthage: [] },
        supremacy: "rome",
        warships: { rome: { ready: 3 }, carthage: { ready: 1 } },
        forces: [stack("rome", "roma", 5, { generals: ["catulus"] }), stack("carthage", "syracusae", 1, { generals: ["hanno"] })],
      },
      { dice: [6, 6] },
    );
    play(game, ["use-card", "activate"], ["march", "sail"], ["take-warships", 2], ["sail", "space:neapolis"]);
    play(game, ["intercept-fleet", "yes"], ["avoid-interception", "no"]);
    answerWhile(game, { "gather-units": {}, "interceptor-route": "space:lipara" });
    answerWhile(game, { maneuver: "pass", "reroll-naval": "no", "after-victory": "land" });
    expect(options(game, "march")).toContain("space:capua");
    expect(whyNot(game, "besiege")).toBeDefined();
  });
});

describe("7.1 who has come how far", () => {
  /** Hanno takes Carthalo four points along, to the gates of Roman Panormus or where a test wants them. */
  const carried = (id: string, more: { [key: string]: Plain } = {}) => {
    const forces = [
      stack("carthage", "catana", 6, { generals: ["hanno", id] }),
      stack("carthage", "utica", 1, { generals: ["gisco"] }),
    ];
    const game = campaign(forces, {
      active: "carthage",
      control: { rome: ["roma", "lilybaeum", "panormus"], carthage: ["carthago"] },
      supremacy: "carthage",
      ...more,
    });
    play(game, ["activate", "general:hanno"], ["march", "space:enna"], ["march", "space:agrigentum"]);
    play(game, ["march", "space:heraclea"], ["march", "space:lilybaeum"]);
    return answerWhile(game, { march: "stop" });
  };

  test("7.1, 14.1 a subordinate who has been carried four points may still besiege", () => {
    const game = carried("himilco");
    play(game, ["activate", "general:himilco"]);
    expect(options(game, "march")).toEqual(["besiege", "stop"]);
    play(game, ["march", "besiege"]);
    expect(logged(game, "besieges")).toMatchObject([{ general: "general:himilco" }]);
  });

  test("7.1, 17.2.A Carthalo who has been carried four points may still raid the coast", () => {
    const control = { rome: ["roma", "drepanum"], carthage: ["carthago", "lilybaeum"] };
    const game = carried("carthalo", { control });
    play(game, ["activate", "general:carthalo"]);
    expect(options(game, "march")).toEqual(["raid-coast", "stop"]);
  });

  test("7.1 who has been carried four points and can do nothing where he is is not activated", () => {
    const game = carried("himilco", { control: { rome: ["roma"], carthage: ["carthago", "lilybaeum"] } });
    expect(options(game, "activate")).toEqual(["general:gisco", "done"]);
    expect(whyNot(game, "general:himilco")).toBe("already-moved");
  });

  test("7.1, 14.1 a subordinate who has fought beside another may besiege where they stand, but not move", () => {
    const game = campaign(
      [
        stack("rome", "heraclea", 9, { generals: ["florus", "flaccus"] }),
        stack("carthage", "lilybaeum", 1, { generals: ["hanno"] }),
      ],
      { offices: { flaccus: "proconsul" }, supremacy: "rome", control: { rome: ["messana"], carthage: ["lilybaeum"] } },
      { dice: [6, 1] },
    );
    play(game, ["activate", "general:florus"], ["march", "space:lilybaeum"], ["inside-generals", []], ["inside-units", {}]);
    answerWhile(passWindows(game), { react: "done" });
    answerWhile(passWindows(game), { react: "done" });
    expect(logged(game, "victory")[0]?.seat).toBe("seat:rome");
    play(game, ["activate", "general:flaccus"]);
    expect(options(game, "march")).toEqual(["besiege", "stop"]);
  });

  test("7.1, 17.1 #32 a general picked up on the way and turned back with the army has not moved less than nothing", () => {
    const game = campaign(
      [stack("carthage", "utica", 3, { generals: ["hanno"] }), stack("carthage", "madauros", 1, { generals: ["gisco"] })],
      { active: "carthage", hands: { rome: [32], carthage: [] } },
    );
    play(game, ["activate", "general:hanno"], ["march", "space:tunes"], ["march", "space:sicca"], ["march", "space:madauros"]);
    play(game, ["bad-weather", "pass"], ["march", "regroup"], ["take-generals", ["general:gisco"]], ["take-units", { cus: 4 }]);
    play(game, ["march", "space:cirta"], ["bad-weather", "card:32"]);
    expect(isAt(game, "gisco", "sicca")).toBe(true);
    play(game, ["activate", "general:gisco"]);
    expect(game.question?.params?.left).toBe(4);
    expect(columns(game).map(({ cus: count, before }) => [count, before])).toEqual([
      [1, 0], // picked up in Madauros: as fresh as he is
      [3, 2], // came with Hanno
    ]);
  });

  test("7.1, 2.3.D4 burning supply trains costs the general a point, not those who are with him", () => {
    const game = campaign([stack("carthage", "utica", 3, { supply: 1, generals: ["hanno", "gisco"] })], { active: "carthage" });
    play(game, ["activate", "general:hanno"], ["march", "space:tunes"], ["march", "destroy-supply"], ["march", "stop"]);
    play(game, ["activate", "general:gisco"]);
    expect(game.question?.params?.left).toBe(3);
    expect(columns(game)).toMatchObject([{ cus: 3, before: 0 }]);
  });

  test("7.1, 2.3.A a fresh warship is not charged what a tired one has sailed", () => {
    const game = campaign(
      [stack("carthage", "carthago", 1, { generals: ["hanno"] }), stack("carthage", "syracusae", 1, { generals: ["gisco"] })],
      { active: "carthage", warships: { carthage: { ready: 2 } } },
    );
    play(game, ["activate", "general:hanno"], ["march", "sail"], ["take-warships", 1], ["sail", "space:lilybaeum"]);
    play(game, ["sail", "space:drepanum"], ["sail", "land"], ["march", "stop"]);
    play(game, ["activate", "general:gisco"], ["march", "sail"], ["take-warships", 2], ["sail", "space:messana"]);
    play(game, ["sail", "space:lipara"]);
    answerWhile(game, { sail: "land" });
    expect(game.state.play?.fatigue.warships).toEqual([
      { count: 1, moved: 2, spent: false },
      { count: 1, moved: 4, spent: false },
    ]);
  });

  test("7.1, 2.1.C CUs that go inside at the gates keep what they had moved before they joined", () => {
    const game = campaign(
      [
        stack("rome", "catana", 5, { generals: ["florus"] }),
        stack("rome", "enna", 3, { generals: ["flaccus"] }),
        stack("carthage", "thermae", 6, { generals: ["barca"] }),
      ],
      { offices: { flaccus: "proconsul" } },
      { dice: [1] },
    );
    play(game, ["activate", "general:flaccus"], ["march", "space:agrigentum"]);
    answerWhile(game, { "inside-units": {}, react: "done" });
    play(game, ["march", "space:enna"], ["react", "done"], ["march", "space:catana"], ["march", "stop"]); // three points
    play(game, ["activate", "general:florus"], ["march", "regroup"]);
    play(game, ["take-generals", []], ["take-units", { cus: 8 }], ["march", "space:messana"]);
    play(game, ["react", "intercept:barca"], ["intercept-units", { cus: 6 }], ["back-up", "fight"]);
    play(game, ["inside-units", { cus: 2 }]); // a consul needs three CUs: he stays outside
    const { units } = game.state.play!.fatigue;
    expect(units.filter(({ post }) => post >= 54)).toMatchObject([{ cus: 2, moved: 4, spent: false }]);
  });
});

test("7.1, 7.3.B in a campaign a fleet sets sail only if all aboard can come as far as a port where they may land", () => {
  const setOut = (moved: number) => {
    const game = gameAt({
      active: "carthage",
      truce: true,
      control: { rome: ["regium", "tarentum", "locri"], carthage: ["carthago", "lipara"] },
      forces: [stack("carthage", "locri", 3, { generals: ["hanno"] })],
      hands: NO_CARDS,
      played: [25],
      play: {
        seat: "carthage",
        card: 25,
        activations: 2,
        activated: ["gisco"],
        orders: { points: 4 },
        fatigue: { units: [{ at: "locri", cus: 3, moved, spent: false }] },
      },
    });
    answerWhile(game, { activate: "general:hanno" });
    return options(game, "march");
  };
  expect(setOut(2)).toContain("sail"); // by Regium to Lipara
  expect(setOut(3)).not.toContain("sail"); // no farther than Regium or Tarentum, which the truce bars
});
