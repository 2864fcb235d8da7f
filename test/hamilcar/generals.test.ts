import { describe, expect, test } from "vitest";
import { tacticsDue } from "../../src/games/hamilcar/rules/naval-battle.ts";
import { AWAY, sum } from "../../src/games/hamilcar/rules/state.ts";
import { encounter, fleetsMeet } from "./sea-battle.ts";
import {
  answerWhile,
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
  siegeAt,
  stack,
  where,
  whyNot,
} from "./table.ts";

const control = {
  rome: ["roma", "praeneste", "fregellae", "capua", "neapolis", "nola", "tarentum", "regium", "messana", "catana"],
  carthage: ["carthago", "utica", "tunes", "syracusae", "lilybaeum", "agrigentum", "carales", "thermae"],
};
/** A Roman general attacks from Catana into Enna, where nobody reacts. */
const attack = (roman: string, own: number, punic: string | null, theirs: number, dice: number[], more: object = {}) => {
  const game = marching(
    roman,
    {
      control,
      forces: [
        stack("rome", "catana", own, { generals: [roman] }),
        stack("carthage", "enna", theirs, { ...(punic && { generals: [punic] }), ...more }),
      ],
    },
    { dice },
  );
  play(game, ["march", "space:enna"]);
  return answerWhile(game, { react: "done" });
};

describe("17.2.B Roman generals", () => {
  test("general Caudex crosses the strait by land for one movement point", () => {
    const game = marching("caudex", { control, forces: [stack("rome", "regium", 3, { generals: ["caudex"] })] });
    play(game, ["march", "space:messana"]);
    expect(game.question?.params?.left).toBe(3);
  });

  test("general Maximus wins over the space where his activation ends, unless he lost a battle", () => {
    const game = marching("maximus", { control, forces: [stack("rome", "messana", 3, { generals: ["maximus"] })] });
    play(game, ["march", "space:thermae"], ["march", "stop"], ["win-over", "yes"]);
    expect(owner(game, "thermae")).toBe("rome"); // an enemy PC is converted
    const lost = attack("maximus", 9, "hanno", 4, [1, 6]);
    answerWhile(lost, { "remove-pcs": ["space:nola", "space:praeneste"] });
    expect(logged(lost, "victory")[0]?.seat).toBe("seat:carthage");
    expect(prompt(lost)).not.toBe("win-over");
  });

  test("general Maximus, 2.2.E1: not where one of higher rank has taken command", () => {
    const game = marching("maximus", {
      control,
      offices: { maximus: "proconsul" },
      forces: [stack("rome", "messana", 3, { generals: ["maximus"] }), stack("rome", "thermae", 3, { generals: ["florus"] })],
    });
    play(game, ["march", "space:thermae"], ["march", "stop"]);
    expect(owner(game, "thermae")).toBe("carthage");
    expect(game.state.march).toBeNull();
  });

  test("general Flaccus may roll again when he subjugates a tribe", () => {
    const game = marching(
      "flaccus",
      {
        control,
        forces: [stack("rome", "volsinii", 3, { generals: ["flaccus"] })],
        offices: { flaccus: "proconsul" },
        hands: { carthage: [2] },
      },
      { dice: [1, 6] },
    );
    play(game, ["march", "besiege"], ["reroll-siege", "yes"]);
    expect(siegeAt(game, "volsinii")).toBe(2);
  });

  test("general Asina waits aside until Caudex has gone, and has no ability", () => {
    const game = gameAt({ hands: { rome: [41], carthage: [] } });
    expect(where(game, "asina")).toBe(AWAY.aside);
  });

  test("general H. Gisco and general Megellus: no Determined Defense against the sieges of Megellus", () => {
    const game = marching(
      "megellus",
      {
        control,
        supremacy: "rome",
        hands: { carthage: [2] },
        forces: [
          stack("rome", "lilybaeum", 4, { generals: ["megellus"] }),
          stack("carthage", "inside:lilybaeum", 2, { supply: 2, generals: ["gisco"] }),
        ],
      },
      { dice: [3] },
    );
    play(game, ["march", "besiege"]);
    expect(siegeAt(game, "lilybaeum")).toBe(1);
  });

  test("general Duilius becomes proconsul only if a point of the War Chest was paid for him", () => {
    const chest = {
      phase: "concessions",
      active: "rome",
      queue: [1],
      control,
      forces: [stack("rome", "roma", 4, { generals: ["duilius"] })],
    };
    const paid = play(gameAt(chest), ["spend-difference", "duilius"]);
    expect(paid.state.duiliusPaid).toBe(true);
    const election = gameAt({
      phase: "proconsul",
      control,
      forces: [stack("rome", "roma", 4, { generals: ["duilius", "cotta"] })],
    });
    expect(whyNot(election, "general:duilius")).toBe("duilius-unpaid");
  });

  test("general Scipio places a PC anywhere after a battle won", () => {
    const game = attack("scipio", 9, "hanno", 2, [6, 1]);
    answerWhile(game, { "remove-miat": "miat:r1", "remove-pcs": ["space:utica"] });
    expect(options(game, "scipio")).toContain("space:drepanum");
    play(game, ["scipio", "space:drepanum"]);
    expect(owner(game, "drepanum")).toBe("rome");
    expect(logged(game, "pc").at(-1)).toMatchObject({ space: "space:drepanum", by: ["general:scipio"] });
  });

  test("general Florus counts an ally more", () => {
    const level = (roman: string) => levelsOf(attack(roman, 4, "gisco", 4, [1, 1, 1, 1]));
    const two = { rome: [...control.rome, "agrigentum"], carthage: control.carthage.filter((id) => id !== "agrigentum") };
    const allies = (roman: string) =>
      levelsOf(
        play(
          marching(roman, {
            control: two,
            forces: [stack("rome", "catana", 4, { generals: [roman] }), stack("carthage", "enna", 4, { generals: ["hanno"] })],
          }),
          ["march", "space:enna"],
          ["react", "done"],
        ),
      );
    expect([allies("cotta"), allies("florus")]).toEqual([
      { rome: 1, carthage: 1 },
      { rome: 2, carthage: 1 },
    ]); // two cities each
    expect(level("florus")).toEqual({ rome: 2, carthage: 2 });
  });

  test("general Paterculus takes the first warship that he hits as a prize, Corvi or not", () => {
    const game = fleetsMeet(
      { roman: "paterculus", more: { seamanship: "good", supremacy: "rome" }, punicWarships: 4 },
      { dice: [6, 1, 6] },
    );
    expect(logged(game, "warships-hit")[0]).toMatchObject({ sunk: 1, prizes: 1 }); // two hits
  });

  test("general Calatinus: one hit on Rome costs no CU", () => {
    const game = attack("calatinus", 9, "hanno", 6, [1, 1, 1]);
    // Rome at level 3 rolls light 1 and infantry 2; Carthage infantry 2: one is cancelled, one hits
    expect(logged(game, "victory")[0]?.rome).toBe(1);
    expect(logged(game, "cus-lost").filter(({ seat }) => seat === "seat:rome")).toEqual([]);
  });

  test("general Regulus goes on after a battle won, if he has movement points left", () => {
    const game = attack("regulus", 9, "hanno", 2, [6, 6, 1]);
    answerWhile(game, { "remove-miat": "miat:r1", "remove-pcs": ["space:utica"] });
    expect(options(game, "march")).toContain("space:thermae");
    expect(game.question?.params?.left).toBe(3);
  });

  test("general Regulus may regroup after a sortie won, even if he has done so inside", () => {
    const game = marching(
      "regulus",
      {
        control,
        forces: [
          stack("rome", "inside:messana", 2, { supply: 1, generals: ["regulus"] }),
          stack("carthage", "messana", 1, { supply: 1 }),
        ],
      },
      { dice: [6, 6, 1] },
    );
    play(game, ["march", "regroup"], ["take-units", { cus: 2, supply: 0 }], ["march", "sortie"]);
    answerWhile(game, { "remove-miat": "miat:r1" });
    expect(options(game, "march")).toContain("regroup");
  });

  test("general Vulso turns up to two warships into CUs in a friendly major port", () => {
    const game = gameAt({
      control,
      hands: { rome: [41], carthage: [] },
      warships: { rome: { ready: 2, spent: 1 } },
      forces: [stack("rome", "roma", 3, { generals: ["vulso"] })],
    });
    play(game, ["use-card", "activate"], ["spent-to-cus", 1], ["ready-to-cus", 1]);
    expect(cus(game, "rome", "roma")).toBe(5);
    expect(game.state.warships.rome).toMatchObject({ ready: 1, spent: 0 });
    const elsewhere = marching("vulso", {
      control,
      warships: { rome: { ready: 2 } },
      forces: [stack("rome", "capua", 3, { generals: ["vulso"] })],
    });
    expect(prompt(elsewhere)).toBe("march");
  });

  test("general Metellus may have the die of an elephant charge rolled again, once", () => {
    const game = attack("metellus", 4, "hanno", 3, [6, 1], { elephants: 2 });
    play(game, ["charge", "yes"], ["reroll-charge", "yes"]);
    expect(logged(game, "die").filter(({ what }) => what === "hamilcar.roll.charge")).toHaveLength(2);
    expect(prompt(game)).not.toBe("reroll-charge");
  });

  test("general Cotta loses no CUs in sieges", () => {
    const game = marching(
      "cotta",
      { control, supremacy: "rome", hands: { carthage: [2] }, forces: [stack("rome", "lilybaeum", 3, { generals: ["cotta"] })] },
      { dice: [5] },
    );
    play(game, ["march", "besiege"]);
    expect([siegeAt(game, "lilybaeum"), cus(game, "rome", "lilybaeum")]).toEqual([1, 3]);
  });

  test("general Catulus may roll again once in a naval battle", () => {
    const game = fleetsMeet({ roman: "catulus", more: { seamanship: "good", supremacy: "rome" } }, { dice: [1, 6] });
    play(game, ["reroll-naval", "yes"]);
    expect(logged(game, "battle-roll")[0]).toMatchObject({ die: 6 });
    play(game, ["evade", "pass"]);
    expect(prompt(game)).not.toBe("reroll-naval");
  });

  test("general Pulcher: a lost battle costs a PC more, and no Good Omen in his battles", () => {
    const game = fleetsMeet(
      { roman: "pulcher", romanWarships: 1, punic: "hamilcar", more: { hands: { rome: [50], carthage: [] }, supremacy: "rome" } },
      { options: { "price-of-failure": true }, dice: [2, 3] },
    );
    expect(prompt(game)).toBe("maneuver"); // Rome might hold Evasion, but is not asked about Good Omen before its roll
    answerWhile(game, { maneuver: "pass", evade: "pass", "flee-danger": "pass", "interceptor-lands": "space:neapolis" });
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hamilcar.remove-pcs", min: 1 });
  });
});

describe("17.2.A Carthaginian generals", () => {
  test("general Hanno has no special ability", () => {
    const game = marching("hanno", { control, forces: [stack("carthage", "utica", 1, { generals: ["hanno"] })] });
    expect(options(game, "march")).not.toContain("raid-coast");
  });

  test("general H. Gisco draws two tactic cards for his rating", () => {
    expect(sum(tacticsDue(encounter({ punic: "gisco" }).state, "carthage"))).toBe(2);
    expect(tacticsDue(encounter({ punic: "gisco" }).state, "carthage")[0]!.because).toBe("hamilcar.because.gisco");
  });

  test("general Hamilcar: +1 to his first roll in a naval battle only", () => {
    const game = fleetsMeet({ punic: "hamilcar", romanWarships: 5, punicWarships: 5 }, { dice: [1, 3, 1] });
    play(game, ["evade", "pass"]);
    const rolls = logged(game, "battle-roll").filter(({ seat }) => seat === "seat:carthage");
    expect(rolls.map(({ die }) => die)).toEqual([2, 1]);
  });

  test("general Hasdrubal counts an elephant more for a charge and has +1 on its die", () => {
    const game = attack("cotta", 4, "hasdrubal", 3, [4], { elephants: 1 });
    expect(prompt(game)).toBe("charge"); // one elephant against a rating of 2
    play(game, ["charge", "yes"]);
    expect(logged(game, "modifiers")[0]).toMatchObject({ die: 3 }); // 4 - 2 + 1
  });

  test("general Carthalo converts a PC next to him by road or lane, instead of moving", () => {
    const game = marching("carthalo", {
      control: { ...control, rome: [...control.rome, "panormus", "drepanum"] },
      forces: [stack("carthage", "lilybaeum", 1, { generals: ["carthalo"] })],
    });
    play(game, ["march", "raid-coast"]);
    expect(owner(game, "drepanum")).toBe("carthage"); // the only one in reach
    expect(game.state.march).toBeNull();
    const besieged = marching("carthalo", {
      control: { ...control, rome: [...control.rome, "drepanum"] },
      siege: { lilybaeum: { by: "rome", points: 1 } },
      forces: [stack("carthage", "inside:lilybaeum", 1, { generals: ["carthalo"] }), stack("rome", "lilybaeum", 3)],
    });
    expect(options(besieged, "march")).not.toContain("raid-coast");
  });

  test("general Adherbal refits a warship when he commands interceptors, and it may join", () => {
    const game = encounter({
      punic: "adherbal",
      punicWarships: 2,
      more: { warships: { rome: { ready: 3 }, carthage: { ready: 2, spent: 1 } } },
    });
    play(game, ["add-refitted", "yes"]);
    expect(game.state.warships.carthage).toMatchObject({ ready: 0, spent: 0, atSea: 3 });
  });

  test("general Himilco removes a siege point from inside, instead of anything else", () => {
    const game = marching("himilco", {
      control,
      siege: { lilybaeum: { by: "rome", points: 1 } },
      forces: [stack("carthage", "inside:lilybaeum", 1, { generals: ["himilco"] }), stack("rome", "lilybaeum", 3)],
    });
    play(game, ["march", "repair"]);
    expect(siegeAt(game, "lilybaeum")).toBe(0);
    expect(game.state.march).toBeNull();
  });

  test("general Xanthippus is eliminated when he is displaced", () => {
    const game = marching("cotta", {
      control,
      forces: [stack("rome", "catana", 3, { generals: ["cotta"] }), stack("carthage", "enna", 0, { generals: ["xanthippus"] })],
    });
    play(game, ["march", "space:enna"], ["react", "done"]);
    expect(where(game, "xanthippus")).toBe(AWAY.gone);
  });

  test("general Hamilcar Barca re-rolls one of his own battle dice; displaced, he returns to the pool", () => {
    const game = attack("cotta", 9, "barca", 4, [1, 1, 6]);
    expect(options(game, "reroll")).toEqual(["none", "die:carthage-small", "die:carthage-large"]);
    const alone = marching("cotta", {
      control,
      forces: [stack("rome", "catana", 3, { generals: ["cotta"] }), stack("carthage", "enna", 0, { generals: ["barca"] })],
    });
    play(alone, ["march", "space:enna"], ["react", "done"]);
    expect(where(alone, "barca")).toBe(AWAY.pool);
    expect(isAt(passWindows(alone), "cotta", "enna")).toBe(true);
  });
});
