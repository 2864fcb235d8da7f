import { describe, expect, test } from "vitest";
import { stateIn } from "../../src/games/hamilcar/page/imagined.ts";
import { neededAgainst } from "../../src/games/hamilcar/page/siege.ts";
import type { HamilcarView } from "../../src/games/hamilcar/page/view.ts";
import { space } from "../../src/games/hamilcar/rules/map.ts";
import { pointsNeeded, siegeDie } from "../../src/games/hamilcar/rules/siege.ts";
import { AWAY } from "../../src/games/hamilcar/rules/state.ts";
import { RED_DIE, WHITE_DIE } from "../../src/games/hamilcar/rules/tables.ts";
import {
  answerWhile,
  columns,
  cus,
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
  siegeAt,
  stack,
  supply,
  where,
  whyNot,
} from "./table.ts";

const control = { rome: ["roma", "messana"], carthage: ["carthago", "lilybaeum", "agrigentum", "syracusae", "thermae"] };
/** Cotta would lose no CUs: Florus besieges Lilybaeum. */
const sitting = (own: number, more: object = {}, situation: Situation = {}, at = "lilybaeum") =>
  marching(
    "florus",
    { control, supremacy: "rome", forces: [stack("rome", at, own, { generals: ["florus"] })], ...more },
    situation,
  );

describe("14.1, 14.2 attempts", () => {
  test("14.1 a general with three CUs in the space, even if he has not moved", () => {
    expect(options(sitting(3), "march")).toContain("besiege");
    expect(whyNot(sitting(2), "besiege")).toBe("too-few-besiegers");
  });

  test("14.1 at the end of his move, with CUs that are there already", () => {
    const game = marching("florus", {
      control,
      supremacy: "rome",
      forces: [stack("rome", "heraclea", 1, { generals: ["florus"] }), stack("rome", "lilybaeum", 2)],
    });
    play(game, ["march", "space:lilybaeum"]);
    expect(options(game, "march")).toContain("besiege");
  });

  test("7.1, 14.1 who marches up with his own three CUs and besieges leaves the others of the space free for the campaign", () => {
    const game = gameAt({
      active: "rome",
      hands: { rome: [28], carthage: [] },
      forces: [stack("rome", "agrigentum", 4, { generals: ["florus"] }), stack("rome", "enna", 3, { generals: ["cotta"] })],
    });
    play(game, ["use-card", "event"], ["activate", "general:cotta"], ["march", "space:agrigentum"], ["march", "besiege"]);
    play(game, ["activate", "general:florus"], ["march", "space:heraclea"]);
    expect(cus(game, "rome", "heraclea")).toBe(4);
  });

  test("7.1, 14.1 a subordinate who marches up with more than three CUs besieges with three; the others may go on with the commander", () => {
    const game = gameAt({
      active: "rome",
      offices: { cotta: "proconsul" },
      hands: { rome: [28], carthage: [] },
      forces: [stack("rome", "agrigentum", 3, { generals: ["florus"] }), stack("rome", "enna", 5, { generals: ["cotta"] })],
    });
    play(game, ["use-card", "event"], ["activate", "general:cotta"], ["march", "space:agrigentum"], ["march", "besiege"]);
    play(game, ["activate", "general:florus"], ["march", "space:heraclea"]);
    expect([cus(game, "rome", "agrigentum"), cus(game, "rome", "heraclea")]).toEqual([3, 5]);
    play(game, ["march", "space:lilybaeum"]);
    answerWhile(game, { "inside-units": {} });
    expect(columns(game).map(({ before }) => before)).toEqual([0, 1]); // two have come from Enna
  });

  test("7.1, 14.2 a CU that the siege has cost is not taken for one that comes later", () => {
    const game = gameAt(
      {
        active: "rome",
        hands: { rome: [25], carthage: [] },
        offices: { caudex: "proconsul" },
        control,
        forces: [
          stack("rome", "catana", 3, { generals: ["cotta"] }),
          stack("rome", "heraclea", 5, { generals: ["florus", "caudex"] }),
        ],
      },
      { dice: [6] },
    );
    play(game, ["use-card", "event"], ["activate", "general:cotta"], ["march", "space:enna"], ["march", "space:agrigentum"]);
    play(game, ["march", "space:heraclea"], ["march", "space:lilybaeum"], ["march", "stop"]);
    play(game, ["activate", "general:florus"], ["march", "regroup"], ["take-generals", []], ["take-units", { cus: 3 }]);
    play(game, ["march", "space:lilybaeum"], ["march", "besiege"]);
    expect(cus(game, "rome", "lilybaeum")).toBe(5);
    play(game, ["activate", "general:caudex"], ["march", "space:lilybaeum"], ["march", "regroup"]);
    expect(game.question).toMatchObject({ items: [{ id: "cus", max: 5 }] }); // his own two, and three that came with Florus
  });

  test("14.1 not after a battle in the same activation", () => {
    const game = marching(
      "regulus",
      {
        control,
        supremacy: "rome",
        forces: [
          stack("rome", "heraclea", 9, { generals: ["regulus"] }),
          stack("carthage", "lilybaeum", 1, { generals: ["hanno"] }),
        ],
      },
      { dice: [6, 6] },
    );
    play(game, ["march", "space:lilybaeum"], ["inside-generals", []], ["inside-units", {}]);
    answerWhile(passWindows(game), { react: "done" });
    expect(logged(game, "victory")[0]?.seat).toBe("seat:rome");
    expect(options(game, "march")).not.toContain("besiege"); // Regulus may go on, but not besiege
    expect(whyNot(game, "besiege")).toBe("fought");
  });

  test("14.1 two points for a city, three for a large one, three for a tribe", () => {
    const s = gameAt({ hands: { rome: [41], carthage: [] }, control }).state;
    expect(["lilybaeum", "syracusae", "carthago", "volsinii"].map((id) => pointsNeeded(s, space(id)))).toEqual([2, 3, 3, 3]);
  });

  test("14.1 without besiegers the siege is over and its points are gone", () => {
    const game = sitting(3, { siege: { lilybaeum: { by: "rome", points: 1 } } });
    play(game, ["march", "space:heraclea"]);
    expect(siegeAt(game, "lilybaeum")).toBe(0);
  });

  test("14.1 a roll that gives the last point and costs a CU takes the city as long as besiegers are left", () => {
    const game = sitting(
      3,
      { siege: { lilybaeum: { by: "rome", points: 1 } }, forces: [stack("rome", "lilybaeum", 3, { generals: ["florus"] })] },
      { dice: [5] },
    );
    play(game, ["march", "besiege"]);
    expect(owner(game, "lilybaeum")).toBe("rome"); // two CUs are left: the point counts
    expect(cus(game, "rome", "lilybaeum")).toBe(2);
  });

  test("14.2 red for tribes, red for cities with Naval Supremacy, else white; white for large cities", () => {
    const die = (supremacy: "rome" | "carthage", id: string) =>
      siegeDie(gameAt({ hands: { rome: [41], carthage: [] }, control, supremacy }).state, "rome", space(id));
    expect(die("rome", "lilybaeum")).toBe(RED_DIE);
    expect(die("carthage", "lilybaeum")).toBe(WHITE_DIE);
    expect(die("rome", "syracusae")).toBe(WHITE_DIE);
    expect(die("carthage", "volsinii")).toBe(RED_DIE);
  });

  test("14.2, 2.1.I a large city is only besieged with Naval Supremacy; points gathered stay", () => {
    const game = sitting(3, { supremacy: "carthage", siege: { syracusae: { by: "rome", points: 2 } } }, {}, "syracusae");
    expect(whyNot(game, "besiege")).toBe("needs-supremacy");
    expect(whyNot(game, "space:syracusae")).toBe("needs-supremacy"); // who points at the city means the siege
    play(game, ["march", "stop"]);
    expect(siegeAt(game, "syracusae")).toBe(2);
  });

  test("14.2 the faces give points, cost CUs, or do nothing", () => {
    const roll = (die: number) => {
      const game = sitting(5, { hands: { carthage: [2] } }, { dice: [die] });
      play(game, ["march", "besiege"]);
      return [siegeAt(game, "lilybaeum"), cus(game, "rome", "lilybaeum")];
    };
    expect([roll(1), roll(2), roll(3), roll(5)]).toEqual([
      [0, 5],
      [0, 4],
      [1, 5],
      [1, 4],
    ]);
  });

  test("14.2 a tribe is subjugated the same way", () => {
    const game = marching(
      "cotta",
      {
        control,
        siege: { volsinii: { by: "rome", points: 2 } },
        forces: [stack("rome", "volsinii", 3, { generals: ["cotta"] })],
      },
      { dice: [3] },
    );
    play(game, ["march", "besiege"]);
    expect(owner(game, "volsinii")).toBe("rome");
  });
});

describe("14.3 determined defense", () => {
  const defended = (ruleset: "silver" | "golden-geek", die: number) =>
    play(
      sitting(
        5,
        {
          forces: [
            stack("rome", "lilybaeum", 5, { generals: ["florus"] }),
            stack("carthage", "inside:lilybaeum", 2, { supply: 2 }),
          ],
        },
        { ruleset, dice: [die] },
      ),
      ["march", "besiege"],
    );

  test("14.3, 2.3.D1 a supply train and a CU from inside cancel one point", () => {
    const game = play(defended("silver", 3), ["determined-defense", "yes"]);
    expect(siegeAt(game, "lilybaeum")).toBe(0);
    expect(cus(game, "carthage", "inside:lilybaeum") + cus(game, "carthage", "lilybaeum")).toBe(1);
    expect(supply(game, "carthage", "inside:lilybaeum") + supply(game, "carthage", "lilybaeum")).toBe(1);
  });

  test("14.3 of two points only one is cancelled", () => {
    for (const ruleset of ["silver", "golden-geek"] as const) {
      const game = play(defended(ruleset, 6), ["determined-defense", "yes"]);
      expect(siegeAt(game, "lilybaeum")).toBe(1);
    }
  });

  test("14.3 not without a CU and a supply train inside", () => {
    const game = play(
      sitting(
        5,
        { forces: [stack("rome", "lilybaeum", 5, { generals: ["florus"] }), stack("carthage", "inside:lilybaeum", 2)] },
        { dice: [3] },
      ),
      ["march", "besiege"],
    );
    expect(siegeAt(game, "lilybaeum")).toBe(1);
  });
});

describe("14.4 resolution", () => {
  test("14.4 the city changes hands: CUs inside are lost, supply trains captured, generals displaced", () => {
    const game = sitting(
      5,
      {
        siege: { lilybaeum: { by: "rome", points: 1 } },
        forces: [
          stack("rome", "lilybaeum", 5, { generals: ["florus"] }),
          stack("carthage", "inside:lilybaeum", 2, { supply: 1, generals: ["hanno"] }),
        ],
      },
      { dice: [3] },
    );
    play(game, ["march", "besiege"], ["determined-defense", "no"]);
    expect(owner(game, "lilybaeum")).toBe("rome");
    expect(supply(game, "rome", "lilybaeum")).toBe(1);
    expect(where(game, "hanno")).toBe(AWAY.pool);
    expect(cus(game, "carthage", "inside:lilybaeum")).toBe(0);
    expect(siegeAt(game, "lilybaeum")).toBe(0);
  });

  test("14.4 a subjugated tribe is gone for good and its space has a PC", () => {
    const game = marching(
      "cotta",
      {
        control,
        siege: { aufidena: { by: "rome", points: 2 } },
        forces: [stack("rome", "aufidena", 3, { generals: ["cotta"] })],
      },
      { dice: [6] },
    );
    play(game, ["march", "besiege"]);
    expect(owner(game, "aufidena")).toBe("rome");
  });
});

describe("14.5 besieged cities", () => {
  const besieged = {
    siege: { lilybaeum: { by: "rome", points: 1 } },
    forces: [
      stack("carthage", "inside:lilybaeum", 2, { generals: ["hanno"] }),
      stack("rome", "lilybaeum", 3, { generals: ["florus"] }),
    ],
  };

  test("14.5.A a city is besieged once it has a siege point: no leaving by road or sea, no troops, no reinforcements", () => {
    const game = marching("hanno", { control, ...besieged });
    for (const way of ["space:heraclea", "space:messana", "sail"])
      expect(game.question!.whyNot!(way)).toEqual({
        why: "hamilcar.why.shut-up",
        rule: "14.5.B",
        params: { space: "space:lilybaeum" },
      });
    const troops = gameAt({
      active: "carthage",
      hands: { rome: [], carthage: [41] },
      control: { ...control, carthage: [...control.carthage, "heraclea", "drepanum", "panormus", "enna"] },
      ...besieged,
    });
    expect(whyNot(troops, "troops")).toBe("nowhere-to-raise");
  });

  test("14.5.A armies that land there cannot enter it", () => {
    const game = marching("barca", {
      control,
      siege: besieged.siege,
      forces: [...besieged.forces, stack("carthage", "carthago", 1, { generals: ["barca"] })],
    });
    play(game, ["march", "sail"], ["sail", "space:lilybaeum"], ["sail", "land"]);
    expect(prompt(game)).not.toBe("land-where");
  });

  test("14.5.B a besieged army may sally out and fight those before the walls", () => {
    const game = marching("hanno", { control, ...besieged }, { dice: [6, 6] });
    play(game, ["march", "sortie"]);
    expect(logged(game, "battle")).toEqual([{ attacker: "seat:carthage", defender: "seat:rome", space: "space:lilybaeum" }]);
  });

  test("14.5.B supply trains stay inside when the army sallies out", () => {
    const game = marching(
      "hanno",
      {
        control,
        ...besieged,
        forces: [
          stack("carthage", "inside:lilybaeum", 2, { supply: 2, generals: ["hanno"] }),
          stack("rome", "lilybaeum", 3, { generals: ["regulus"] }),
        ],
      },
      { dice: [1, 1, 1, 1] },
    );
    play(game, ["march", "sortie"]);
    expect(logged(game, "victory")[0]?.seat).toBe("seat:rome");
    expect(supply(game, "carthage", "inside:lilybaeum")).toBe(2);
    expect(supply(game, "rome", "lilybaeum")).toBe(0);
  });

  test("14.5.B, 13.5.B a beaten sortie is back inside with all it has left: it cannot pass the victors by road or sea", () => {
    const sally = (id: string) => {
      const game = marching(
        id,
        {
          control: { rome: ["roma"], carthage: ["carthago", "utica", "tunes", "clupea"] },
          siege: { carthago: { by: "rome", points: 1 } },
          forces: [
            stack("carthage", "inside:carthago", 5, { generals: [id] }),
            stack("rome", "carthago", 6, { generals: ["regulus"] }),
          ],
        },
        { dice: [1, 1, 1] },
      );
      play(game, ["march", "sortie"]);
      answerWhile(game, { "remove-miat": "miat:r1" });
      expect(logged(game, "victory")[0]?.seat).toBe("seat:rome");
      expect(logged(game, "retreated-inside")).toMatchObject([{ seat: "seat:carthage", space: "space:carthago" }]);
      return [isAt(game, id, "inside:carthago"), cus(game, "carthage", "inside:carthago")];
    };
    expect(sally("hanno")).toEqual([true, 3]);
    expect(sally("adherbal")).toEqual([true, 3]); // an Admiral neither
  });

  test("14.5.B, 13.5.B nor does one out of a city that is not besieged yet", () => {
    const game = marching(
      "cotta",
      {
        forces: [stack("rome", "inside:roma", 5, { generals: ["cotta"] }), stack("carthage", "roma", 6, { generals: ["barca"] })],
      },
      { dice: [1, 1, 1] },
    );
    play(game, ["march", "sortie"], ["reroll", "none"]);
    expect(logged(game, "victory")[0]?.seat).toBe("seat:carthage");
    expect(logged(game, "retreated-inside")).toMatchObject([{ seat: "seat:rome", space: "space:roma" }]);
    expect(cus(game, "rome", "inside:roma")).toBe(3);
  });

  test("14.5.B those inside may join an army that comes to their relief", () => {
    const game = marching("barca", {
      control,
      siege: besieged.siege,
      forces: [...besieged.forces, stack("carthage", "heraclea", 4, { generals: ["barca"] })],
    });
    play(game, ["march", "space:lilybaeum"]);
    answerWhile(game, { react: "done" });
    expect(prompt(game)).toBe("sortie-generals");
    play(game, ["sortie-generals", ["general:hanno"]], ["sortie-units", { cus: 2 }]);
    expect(logged(game, "sortie")).toHaveLength(1);
    expect(levelsOf(game)).toBeDefined();
  });

  test("14.5.B, 2.3.E3 a consul who does not join keeps three CUs inside", () => {
    const game = marching("florus", {
      siege: { roma: { by: "carthage", points: 1 } },
      forces: [
        stack("rome", "cosa", 3, { generals: ["florus"] }),
        stack("rome", "inside:roma", 5, { generals: ["cotta"] }),
        stack("carthage", "roma", 4),
      ],
    });
    play(game, ["march", "space:roma"]);
    const staying = play(game.fork(), ["sortie-generals", []]);
    expect(staying.question).toMatchObject({ prompt: "hamilcar.sortie-units", max: 2 });
    play(game, ["sortie-generals", ["general:cotta"]]);
    expect(game.question).toMatchObject({ prompt: "hamilcar.sortie-units", max: 5 });
  });

  test("14.5.B, 13.5.E beaten together, only those of the sortie may go back inside the besieged city", () => {
    const game = marching(
      "barca",
      {
        control,
        siege: besieged.siege,
        forces: [
          stack("carthage", "inside:lilybaeum", 2, { generals: ["hanno"] }),
          stack("rome", "lilybaeum", 5, { generals: ["regulus"] }),
          stack("carthage", "heraclea", 4, { generals: ["barca"] }),
        ],
      },
      { dice: [1, 1, 6] },
    );
    play(game, ["march", "space:lilybaeum"], ["react", "done"], ["sortie-generals", ["general:hanno"]]);
    play(game, ["sortie-units", { cus: 2 }], ["reroll", "none"]);
    expect(logged(game, "victory")).toEqual([{ seat: "seat:rome", space: "space:lilybaeum", rome: 2, carthage: 2, equal: 1 }]); // equal hits: the attacker loses
    expect(game.question).toMatchObject({ prompt: "hamilcar.retreat-inside-units", max: 2 });
    play(game, ["retreat-inside-units", { cus: 2 }]);
    expect(options(game, "retreat-inside-generals")).toEqual(["general:hanno"]);
    play(game, ["retreat-inside-generals", ["general:hanno"]]);
    expect([cus(game, "carthage", "inside:lilybaeum"), cus(game, "carthage", "agrigentum")]).toEqual([2, 2]);
    expect([isAt(game, "hanno", "inside:lilybaeum"), isAt(game, "barca", "agrigentum")]).toEqual([true, true]); // by Heraclea
  });
});

test("14.2 what a city or tribe takes to fall is shown in whatever the game is in the middle of", () => {
  const game = gameAt({ citadel: "catana", control: { rome: ["roma", "catana", "messana"], carthage: ["carthago"] } });
  // no position holds this: a general who sails has no army on land yet
  const view = { ...(game.view("rome") as object), march: { general: "nobody" } } as unknown as HamilcarView;
  expect(stateIn(view as never)).toBeNull();
  const needed = ["messana", "carthago", "cirta", "catana"].map((id) => neededAgainst(view, id));
  expect(needed).toEqual([2, 3, 3, 3]);
});
