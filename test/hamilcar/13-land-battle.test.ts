import { describe, expect, test } from "vitest";
import type { Plain } from "../../src/engine/index.ts";
import { hitsBy, symbols } from "../../src/games/hamilcar/rules/land-dice.ts";
import { AWAY } from "../../src/games/hamilcar/rules/state.ts";
import {
  answerWhile,
  cus,
  elephants,
  type Game,
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
  where,
  whyNot,
} from "./table.ts";

const control = {
  rome: ["roma", "messana", "catana", "praeneste", "fregellae", "nola", "cosa"],
  carthage: ["carthago", "agrigentum", "syracusae", "lilybaeum", "thermae", "utica", "tunes"],
};

interface Field {
  attacker?: string;
  own?: number;
  defender?: string | null;
  theirs?: number;
  elephants?: number;
  supply?: number;
  more?: object;
}
/** A Roman general attacks from Catana into Enna. */
function battle(
  { attacker = "cotta", own = 4, defender = "hanno", theirs = 4, elephants: beasts = 0, supply: trains = 0, more = {} }: Field,
  situation: Situation = {},
): Game {
  const game = marching(
    attacker,
    {
      control,
      forces: [
        stack("rome", "catana", own, { generals: [attacker] }),
        stack("carthage", "enna", theirs, { elephants: beasts, supply: trains, ...(defender && { generals: [defender] }) }),
      ],
      ...more,
    },
    situation,
  );
  play(game, ["march", "space:enna"]);
  return answerWhile(game, { react: "done" });
}

describe("13.1, 13.2 before the battle", () => {
  test("13.1 the attacker plays cards first, then the defender; then the dice are determined", () => {
    const game = battle({ more: { hands: { rome: [54], carthage: [51] } } } as Field);
    expect(prompt(game)).toBe("battle-cards");
    expect(game.question?.seat).toBe("rome");
    expect(game.state.battle?.levels.rome).toEqual([]);
  });

  const consuls = (ids: string[], offices = {}) => ({
    control,
    forces: [stack("rome", "enna", 6, { generals: ids }), stack("carthage", "thermae", 4, { generals: ["hanno"] })],
    offices,
  });

  test("13.2 defending with both consuls Carthage must roll: on 4 to 6 they change places", () => {
    const attack = (die: number) => {
      const game = play(
        marching("hanno", consuls(["florus", "cotta"]), { dice: [die] }),
        ["march", "space:enna"],
        ["react", "done"],
        ["commander", "general:florus"],
      );
      return logged(game, "command-changed");
    };
    expect(attack(4)).toEqual([{ general: "general:cotta", from: "general:florus", die: 4 }]);
    expect(attack(3)).toEqual([]);
  });

  test("13.2 attacking with both consuls Carthage may roll", () => {
    const game = marching("florus", {
      control,
      forces: [stack("rome", "catana", 6, { generals: ["florus", "cotta"] }), stack("carthage", "enna", 4)],
    });
    play(game, ["march", "space:enna"], ["commander", "general:florus"]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hamilcar.change-command" });
  });

  test("13.2, 2.2.D2 not if one of them is an aristocrat, nor under the Dictator", () => {
    const aristocrat = play(
      marching("hanno", consuls(["florus", "megellus"]), { dice: [6] }),
      ["march", "space:enna"],
      ["react", "done"],
    );
    expect(logged(aristocrat, "command-changed")).toEqual([]);
    expect(logged(aristocrat, "die").filter(({ what }) => what === "hamilcar.roll.command")).toEqual([]);
    const dictator = play(
      marching("hanno", consuls(["calatinus", "florus", "cotta"], { calatinus: "dictator" })),
      ["march", "space:enna"],
      ["react", "done"],
    );
    expect(logged(dictator, "die").filter(({ what }) => what === "hamilcar.roll.command")).toEqual([]);
  });
});

describe("13.3 dice levels", () => {
  const levels = (field: Field, situation: Situation = {}) => levelsOf(passWindows(battle(field, situation)));

  test("13.3.A Silver: more CUs than the enemy; Golden Geek: five CUs", () => {
    expect(levels({ own: 5, theirs: 4 })).toEqual({ rome: 2, carthage: 2 }); // Carthage has more allies, equal ratings
    expect(levels({ own: 5, theirs: 5 })).toEqual({ rome: 1, carthage: 2 });
    expect(levels({ own: 5, theirs: 5 }, { ruleset: "golden-geek" })).toEqual({ rome: 2, carthage: 3 });
    expect(levels({ own: 4, theirs: 3 }, { ruleset: "golden-geek" })).toEqual({ rome: 1, carthage: 2 });
  });

  test("13.3.A the reason for the level is what the edition counts", () => {
    const reasons = (ruleset: "silver" | "golden-geek") => {
      const game = battle({ own: 5, theirs: 1, elephants: 3 }, { ruleset });
      expect(prompt(game)).toBe("charge");
      return game.state.battle!.levels.rome.map(({ because }) => because);
    };
    expect(reasons("silver")).toContain("hamilcar.because.size");
    expect(reasons("golden-geek")).toContain("hamilcar.because.five-cus");
  });

  test("13.3.B allies are friendly walled cities of the region, but only with a general in the battle", () => {
    expect(levels({ own: 4, theirs: 4 })).toEqual({ rome: 1, carthage: 2 }); // three cities against one
    expect(levels({ own: 4, theirs: 4, defender: null })).toEqual({ rome: 3, carthage: 1 }); // no general, no allies
  });

  test("13.3.C the better commander raises the level; at level 3 the enemy rolls no die", () => {
    expect(levels({ attacker: "regulus", own: 4, theirs: 4 })).toEqual({ rome: 2, carthage: 2 });
    const allRoman = { rome: [...control.rome, "agrigentum", "syracusae", "lilybaeum"], carthage: ["carthago"] };
    expect(levels({ attacker: "regulus", own: 5, theirs: 4, more: { control: allRoman } })).toEqual({ rome: 3, carthage: 0 });
  });

  test("13.3.C Golden Geek: at level 3 the enemy drops a level, but not below 1", () => {
    const allRoman = { rome: [...control.rome, "agrigentum", "syracusae", "lilybaeum"], carthage: ["carthago"] };
    const geek = (theirs: number) =>
      levels({ attacker: "regulus", own: 6, theirs, more: { control: allRoman } }, { ruleset: "golden-geek" });
    expect(geek(5)).toEqual({ rome: 3, carthage: 1 });
    expect(geek(4)).toEqual({ rome: 3, carthage: 1 });
  });

  describe("13.3.D elephant charge", () => {
    const field: Field = { attacker: "flaccus", own: 4, theirs: 2, elephants: 1, more: { offices: { flaccus: "proconsul" } } };

    test("13.3.D allowed with as many elephants as the Roman commander's rating", () => {
      expect(prompt(battle(field))).toBe("charge"); // Flaccus is rated 1
      expect(prompt(battle({ ...field, attacker: "florus", more: {} }))).not.toBe("charge"); // 2
      expect(prompt(battle({ ...field, attacker: "florus", elephants: 2, more: {} }))).toBe("charge");
    });

    const outcome = (die: number, more = {}) => {
      const game = battle({ ...field, more: { ...field.more, forgottenTactics: false, ...more } }, { dice: [die] });
      play(game, ["charge", "yes"]);
      return game.question?.prompt === "hamilcar.reroll" ? game.question.seat : null;
    };

    test("13.3.D above the Roman rating Carthage re-rolls a die; on 1 and less Rome does", () => {
      expect([outcome(4), outcome(2), outcome(1)]).toEqual(["carthage", "carthage", "rome"]);
    });

    test("13.3.D with Forgotten Tactics the roll has -2", () => {
      expect([outcome(3, { forgottenTactics: true }), outcome(4, { forgottenTactics: true })]).toEqual(["rome", "carthage"]);
    });

    test("13.3.D, 13.4 if Carthage loses after a charge the first CU lost is an elephant", () => {
      const game = battle({ ...field, own: 6, theirs: 1, more: { ...field.more, forgottenTactics: false } }, { dice: [1, 6, 1] });
      play(game, ["charge", "yes"], ["reroll", "none"]);
      answerWhile(game, { "lose-elephants": 1 });
      expect(logged(game, "victory")[0]?.seat).toBe("seat:rome");
      expect(logged(game, "elephants-lost")).toMatchObject([{ seat: "seat:carthage", elephants: 1 }]);
      expect(elephants(game, "enna")).toBe(0);
    });
  });
});

describe("13.4 resolution", () => {
  test("13.4 cavalry always hits; infantry cancels light troops; what is left hits", () => {
    const dice = { rome: [2, 3], carthage: [3, 1] }; // small 3 and large 4; small 4 and large 2
    const fought = { dice } as never;
    expect(symbols(fought, "rome")).toEqual({ cavalry: 0, light: 2, infantry: 4 });
    expect(symbols(fought, "carthage")).toEqual({ cavalry: 1, light: 1, infantry: 3 });
    expect([hitsBy(fought, "rome"), hitsBy(fought, "carthage")]).toEqual([3, 2]);
  });

  test("13.4 with equal hits the attacker loses", () => {
    const game = passWindows(battle({ own: 5, theirs: 4 }, { dice: [1, 1] })); // both at level 2 roll two infantry
    expect(logged(game, "victory")).toEqual([{ seat: "seat:carthage", space: "space:enna", rome: 2, carthage: 2, equal: 1 }]);
  });

  test("13.4 if the loser has no CUs left his generals are displaced; the winner's are not", () => {
    const game = battle({ own: 5, theirs: 1 }, { dice: [6, 1] });
    expect(where(game, "hanno")).toBe(AWAY.pool);
    expect(cus(game, "carthage", "enna")).toBe(0);
  });

  test("13.4, 2.3.D3 the winner captures the supply trains", () => {
    const game = battle({ own: 5, theirs: 2, supply: 2 }, { dice: [6, 1] });
    expect(supply(game, "rome", "enna")).toBe(2);
  });
});

describe("13.5 retreat", () => {
  /** Rome loses: the large die of Carthage shows five symbols, its own two. */
  const lost = { dice: [1, 6] };

  test("13.5.A to the nearest friendly space without enemy units", () => {
    const game = passWindows(battle({ own: 8, theirs: 4 }, { dice: [1, 6] }));
    expect(cus(game, "rome", "catana")).toBe(3); // five hits, and back where it came from
    expect(isAt(game, "cotta", "catana")).toBe(true);
  });

  test("13.5.A a longer way is open if it costs fewer CUs", () => {
    const position = {
      control: { rome: ["roma", "enna"], carthage: ["carthago", "lilybaeum", "agrigentum", "syracusae", "heraclea", "panormus"] },
      forces: [
        stack("rome", "heraclea", 9, { generals: ["cotta"] }),
        stack("carthage", "agrigentum", 2),
        stack("carthage", "lilybaeum", 8, { generals: ["hanno"] }),
      ],
    };
    const game = marching("cotta", position, { dice: [6, 1] });
    play(game, ["march", "space:lilybaeum"], ["inside-generals", []], ["inside-units", {}]);
    answerWhile(game, { react: "done", "retreat-inside-units": {}, "retreat-inside-generals": [] });
    expect(logged(game, "victory")[0]?.seat).toBe("seat:rome");
    expect(logged(game, "retreated")[0]).toMatchObject({ space: "space:panormus", losses: 0 }); // by Drepanum, which is nobody's
  });

  test("13.5.A a space with more friendly units than retreat will do", () => {
    const game = battle(
      {
        own: 9,
        theirs: 8,
        more: {
          control: { rome: ["roma", "thermae"], carthage: ["carthago"] },
          forces: [
            stack("rome", "catana", 9, { generals: ["cotta"] }),
            stack("carthage", "enna", 8, { generals: ["hanno"] }),
            stack("carthage", "thermae", 5),
          ],
        },
      },
      { dice: [6, 1] },
    );
    expect(options(game, "retreat")).toEqual(["space:thermae", "space:agrigentum"]);
    expect(whyNot(game, "space:catana")).toBe("came-from");
    expect(whyNot(game, "space:enna")).toBe("lost-here");
    expect(whyNot(game, "space:messana")).toBe("no-refuge");
    expect(whyNot(game, "space:carthago")).toBe("no-way-out");
    expect(whyNot(game, "sea:thermae")).toBe("no-lane");
    play(game, ["retreat", "space:thermae"]);
    expect(cus(game, "carthage", "thermae")).toBe(7); // three were left, and the Roman PC cost one of them
  });

  test("13.5.B the attacker goes back first to where he came from, the defender never goes there", () => {
    const game = passWindows(
      battle(
        {
          own: 6,
          theirs: 4,
          more: { control: { rome: ["roma"], carthage: ["carthago", "agrigentum", "syracusae", "lilybaeum", "catana"] } },
        },
        { dice: [6, 1] },
      ),
    );
    expect(logged(game, "retreated")[0]?.space).not.toBe("space:catana");
  });

  test("13.5.C a retreating force loses a CU for each space with an enemy PC or a tribe", () => {
    const game = passWindows(
      battle(
        {
          own: 8,
          theirs: 4,
          more: { control: { ...control, rome: ["roma", "messana"], carthage: [...control.carthage, "catana"] } },
        },
        lost,
      ),
    );
    expect(logged(game, "retreated")).toMatchObject([{ seat: "seat:rome", space: "space:messana", losses: 1 }]);
    expect(cus(game, "rome", "messana")).toBe(2); // five hits, one on the way
  });

  test("13.5.C passing enemy CUs costs a CU for each of them; in Golden Geek for each unit", () => {
    const losses = (ruleset: "silver" | "golden-geek") => {
      const game = passWindows(
        battle(
          {
            own: 9,
            theirs: 5,
            more: {
              control: { rome: ["messana"], carthage: ["carthago", "agrigentum", "lilybaeum", "syracusae"] },
              forces: [
                stack("rome", "catana", 9, { generals: ["florus"] }),
                stack("carthage", "enna", 5, { generals: ["hanno"] }),
              ],
            },
          },
          { ruleset, dice: [1, 1, 1, 6] },
        ),
      );
      return logged(game, "retreated")[0]?.losses;
    };
    expect(losses("silver")).toBe(0);
    expect(losses("golden-geek")).toBe(0);
    // an enemy garrison of one CU and one supply train on the only way back
    const blocked = (ruleset: "silver" | "golden-geek") => {
      const game = marching(
        "florus",
        {
          control: { rome: ["messana"], carthage: ["carthago", "agrigentum", "lilybaeum", "syracusae"] },
          forces: [
            stack("rome", "syracusae", 9, { generals: ["florus"] }),
            stack("carthage", "inside:syracusae", 1, { supply: 1 }),
            stack("carthage", "camarina", 6, { generals: ["hanno"] }),
            stack("rome", "catana", 1),
          ],
        },
        { ruleset, dice: [1, 1, 1, 6] },
      );
      play(game, ["march", "space:camarina"]);
      answerWhile(game, { react: "done" });
      return logged(game, "retreated")[0]?.losses;
    };
    expect(blocked("silver")).toBe(2); // the city and its CU
    expect(blocked("golden-geek")).toBe(3); // the city, the CU and the supply train
  });

  test("13.5.C a force that finds no place within four spaces is eliminated", () => {
    const game = passWindows(
      battle(
        {
          own: 8,
          theirs: 4,
          more: { control: { rome: ["roma"], carthage: [...control.carthage, "messana", "catana", "regium"] } },
        },
        lost,
      ),
    );
    expect(logged(game, "no-retreat")).toHaveLength(1);
    expect(where(game, "cotta")).toBe(AWAY.gone);
  });

  test("13.5.B the strait and the sea are closed to a beaten army without an Admiral", () => {
    const crossing = (id: string) => {
      const game = marching(
        id,
        {
          control: { rome: ["roma", "regium"], carthage: ["carthago", "messana"] },
          forces: [stack("rome", "regium", 8, { generals: [id] }), stack("carthage", "messana", 4, { generals: ["hanno"] })],
        },
        { dice: [1, 1, 6] },
      );
      play(game, ["march", "space:messana"], ["inside-generals", []], ["inside-units", {}]);
      answerWhile(game, { react: "done" });
      expect(logged(game, "victory")[0]?.seat).toBe("seat:carthage");
      return logged(game, "no-retreat").length;
    };
    expect([crossing("florus"), crossing("duilius")]).toEqual([1, 0]);
  });

  test("13.5.D an Admiral leads the army over one sea lane to a port without enemy PC or units", () => {
    const game = marching(
      "duilius",
      {
        seamanship: "good",
        control: { rome: ["roma", "neapolis"], carthage: ["carthago", "lipara"] },
        forces: [
          stack("rome", "neapolis", 8, { generals: ["duilius"] }),
          stack("carthage", "lipara", 4, { generals: ["hanno"] }),
        ],
      },
      { dice: [1, 1, 6] },
    );
    play(game, ["march", "sail"], ["sail", "space:lipara"], ["sail", "land"]);
    answerWhile(game, { react: "done" });
    expect(logged(game, "victory")[0]?.seat).toBe("seat:carthage");
    expect(logged(game, "retreated")[0]?.space).toBe("space:neapolis");
  });

  test("13.5.D a port that is next by road, too, is offered once", () => {
    const game = marching(
      "hanno",
      {
        control: { rome: ["roma", "panormus"], carthage: ["carthago", "lilybaeum"] },
        forces: [
          stack("carthage", "lilybaeum", 8, { generals: ["hanno"] }),
          stack("rome", "drepanum", 7, { generals: ["duilius"] }),
        ],
      },
      { dice: [3, 3, 1] },
    );
    play(game, ["march", "space:drepanum"]);
    answerWhile(game, { react: "done" });
    expect(logged(game, "victory")[0]?.seat).toBe("seat:carthage");
    expect(logged(game, "retreated")[0]?.space).toBe("space:panormus"); // without a question
  });

  test("13.5.E into the friendly city of the battle space, as many as it holds; the rest goes on", () => {
    const game = marching(
      "hanno",
      {
        control,
        forces: [stack("carthage", "thermae", 8, { generals: ["hanno"] }), stack("rome", "messana", 7, { generals: ["florus"] })],
      },
      { dice: [1, 1, 1] },
    );
    play(game, ["march", "space:messana"], ["inside-units", {}]);
    answerWhile(game, { react: "done" });
    expect(game.question).toMatchObject({ prompt: "hamilcar.retreat-inside-units", max: 2 });
    play(game, ["retreat-inside-units", { cus: 2 }], ["retreat-inside-generals", []]);
    expect(cus(game, "rome", "inside:messana")).toBe(2);
    expect(isAt(game, "florus", "catana")).toBe(true);
  });

  test("13.5.A friends who are not more are swept along, enemy generals alone displaced", () => {
    const game = passWindows(
      battle(
        {
          own: 9,
          theirs: 4,
          more: {
            control: { ...control, rome: ["roma", "messana"] },
            forces: [
              stack("rome", "catana", 10, { generals: ["florus"] }),
              stack("carthage", "enna", 4, { generals: ["hanno"] }),
            ],
          },
        },
        lost,
      ),
    );
    expect(logged(game, "retreated")[0]).toMatchObject({ space: "space:messana" });
    expect(owner(game, "catana")).toBe("nobody");
  });
});

describe("13.5 retreat: more of it", () => {
  test("13.5.A a smaller friendly force on the way becomes part of the one that retreats", () => {
    const game = passWindows(
      battle(
        {
          more: {
            control: { ...control, rome: ["roma", "messana"] },
            forces: [stack("rome", "catana", 12, { generals: ["cotta"] }), stack("carthage", "enna", 4, { generals: ["hanno"] })],
          },
        },
        { dice: [1, 6] },
      ),
    );
    expect(logged(game, "retreated")[0]).toMatchObject({ space: "space:messana", losses: 0 });
    expect(cus(game, "rome", "catana")).toBe(0);
    expect(cus(game, "rome", "messana")).toBe(7); // ten fought, five hits, two were swept along
  });

  test("13.5.A Golden Geek: of ways that cost the same only the shortest", () => {
    const places = (ruleset: "silver" | "golden-geek") => {
      const game = marching(
        "cotta",
        {
          control: {
            rome: ["roma", "capua", "neapolis", "tarentum", "regium", "venusia", "paestum", "luceria"],
            carthage: ["carthago", "syracusae", "corfinium", "praeneste"],
          },
          forces: [
            stack("rome", "capua", 9, { generals: ["cotta"] }),
            stack("carthage", "beneventum", 8, { generals: ["hanno"] }),
            stack("carthage", "paestum", 9),
          ],
        },
        { ruleset, dice: [1, 1, 1] },
      );
      play(game, ["march", "space:beneventum"]);
      return [...options(passWindows(answerWhile(game, { react: "done" })), "retreat")].sort();
    };
    // two CUs in two spaces; one CU in three, by Luceria to Corfinium, or in four, by the tribe of Aufidena to Praeneste
    expect(places("silver")).toEqual(["space:corfinium", "space:paestum", "space:praeneste"]);
    expect(places("golden-geek")).toEqual(["space:corfinium", "space:paestum"]);
  });

  test("13.5.B Silver: not to friends in a space with enemy CUs, even if those are inside a city; it passes by them", () => {
    const retreat = (ruleset: "silver" | "golden-geek") => {
      const game = passWindows(
        battle(
          {
            more: {
              control: {
                rome: ["roma", "agrigentum", "messana", "catana", "panormus", "thermae"],
                carthage: ["carthago", "syracusae", "heraclea"],
              },
              forces: [
                stack("rome", "catana", 9, { generals: ["cotta"] }),
                stack("carthage", "enna", 8, { generals: ["hanno"] }),
                stack("rome", "inside:agrigentum", 1),
                stack("carthage", "agrigentum", 9),
              ],
            },
          },
          { ruleset, dice: [6, 1] },
        ),
      );
      return { ...logged(game, "retreated")[0], besiegers: cus(game, "carthage", "agrigentum") };
    };
    expect(retreat("silver")).toMatchObject({ space: "space:heraclea", losses: 2, besiegers: 9 });
    expect(retreat("golden-geek")).toMatchObject({ space: "space:agrigentum", losses: 2 });
  });

  test("13.5.A nor to supply trains that lie beside enemy CUs, though in Golden Geek they are units", () => {
    const retreat = (garrison: number) => {
      const game = passWindows(
        battle(
          {
            more: {
              control: {
                rome: ["roma", "agrigentum", "messana", "catana"],
                carthage: ["carthago", "syracusae", "lilybaeum", "heraclea"],
              },
              forces: [
                stack("rome", "catana", 9, { generals: ["cotta"] }),
                stack("carthage", "enna", 8, { generals: ["hanno"] }),
                ...(garrison > 0 ? [stack("rome", "agrigentum", garrison)] : []),
                stack("carthage", "agrigentum", 0, { supply: 9 }),
              ],
            },
          },
          { ruleset: "golden-geek", dice: [6, 1] },
        ),
      );
      return prompt(game) === "retreat" ? options(game, "retreat") : logged(game, "retreated").map(({ space }) => space);
    };
    expect(retreat(0)).toContain("space:agrigentum");
    expect(retreat(1)).toEqual(["space:heraclea"]);
  });

  test("13.5.C a general without CUs is displaced, in Golden Geek only one without any unit", () => {
    const passed = (ruleset: "silver" | "golden-geek") => {
      const game = passWindows(
        battle(
          {
            more: {
              control: { rome: ["roma", "agrigentum", "messana", "catana"], carthage: ["carthago", "syracusae", "panormus"] },
              forces: [
                stack("rome", "catana", 9, { generals: ["cotta"] }),
                stack("carthage", "enna", 8, { generals: ["hanno"] }),
                stack("rome", "thermae", 0, { supply: 1, generals: ["florus"] }),
              ],
            },
          },
          { ruleset, dice: [6, 1] },
        ),
      );
      return { retreat: logged(game, "retreated")[0], florus: where(game, "florus") === AWAY.gone };
    };
    expect(passed("silver")).toEqual({ retreat: expect.objectContaining({ space: "space:panormus", losses: 0 }), florus: true });
    expect(passed("golden-geek")).toEqual({
      retreat: expect.objectContaining({ space: "space:panormus", losses: 1 }),
      florus: false,
    });
  });
});

describe("13.5 retreat: by which way", () => {
  /** Regulus comes from Theveste and beats Hanno at Sicca, who has four CUs left. By Tunes or by Hadrumetum he can go to Clupea. */
  const beaten = (forces: Plain[], roman: string[] = []) => {
    const game = marching(
      "regulus",
      {
        control: { rome: ["roma", ...roman], carthage: ["carthago", "clupea"] },
        forces: [
          stack("rome", "theveste", 9, { generals: ["regulus"] }),
          stack("carthage", "sicca", 6, { generals: ["hanno"] }),
          ...forces,
        ],
      },
      { dice: [1, 1, 1] },
    );
    play(game, ["march", "space:sicca"]);
    answerWhile(game, { react: "done" });
    expect(options(game, "retreat")).toContain("space:clupea");
    return play(game, ["retreat", "space:clupea"]);
  };
  const arrived = (game: Game) => [isAt(game, "hanno", "clupea"), cus(game, "carthage", "clupea")];

  test("13.5.A ways that differ in nothing are not asked about", () => {
    expect(arrived(beaten([]))).toEqual([true, 4]);
  });

  test("13.5.A, 13.5.C where only one of two ways displaces an enemy general alone the beaten player chooses", () => {
    const position = [stack("rome", "tunes", 0, { generals: ["flaccus"] })];
    const game = beaten(position);
    expect(game.question).toMatchObject({ seat: "carthage", params: { space: "space:clupea" } });
    expect(options(game, "retreat-way")).toEqual(["way:tunes>clupea", "way:hadrumetum>clupea"]);
    const past = play(game.fork() as Game, ["retreat-way", "way:hadrumetum>clupea"]);
    expect(isAt(past, "flaccus", "tunes")).toBe(true);
    play(game, ["retreat-way", "way:tunes>clupea"]);
    expect(where(game, "flaccus")).toBe(AWAY.gone);
    expect(arrived(game)).toEqual([true, 4]);
  });

  test("13.5.A of the shortest ways he may take one that costs more, if it is worth it", () => {
    const game = beaten([stack("rome", "tunes", 0, { generals: ["flaccus"] })], ["tunes"]);
    expect(game.question?.params?.modifiers).toEqual(["way:tunes>clupea=1", "way:hadrumetum>clupea=0"]);
    play(game, ["retreat-way", "way:tunes>clupea"]);
    expect(where(game, "flaccus")).toBe(AWAY.gone);
    expect(arrived(game)).toEqual([true, 3]);
    const idle = beaten([], ["tunes"]); // nothing is to be had there, and nobody is asked
    expect(arrived(idle)).toEqual([true, 4]);
  });

  test("13.5.A nor does he sweep a friendly force along unless he goes that way", () => {
    const game = beaten([stack("carthage", "hadrumetum", 1, { generals: ["gisco"] })]);
    const past = play(game.fork() as Game, ["retreat-way", "way:tunes>clupea"]);
    expect([cus(past, "carthage", "hadrumetum"), cus(past, "carthage", "clupea")]).toEqual([1, 4]);
    play(game, ["retreat-way", "way:hadrumetum>clupea"]);
    expect([isAt(game, "gisco", "clupea"), cus(game, "carthage", "clupea")]).toEqual([true, 5]);
  });

  test("13.5.A a general alone is no force and is not swept along", () => {
    const game = beaten([stack("carthage", "hadrumetum", 0, { generals: ["gisco"] }), stack("rome", "tunes", 1)]);
    expect(arrived(game)).toEqual([true, 4]);
    expect(isAt(game, "gisco", "hadrumetum")).toBe(true);
  });

  test("13.5.C, 2.3.D3 in Silver it captures supply trains on its way that nobody guards", () => {
    const forces = [stack("rome", "hadrumetum", 0, { supply: 1 })];
    const silver = play(beaten(forces), ["retreat-way", "way:hadrumetum>clupea"]);
    expect([supply(silver, "carthage", "clupea"), cus(silver, "carthage", "clupea")]).toEqual([1, 4]);
  });
});

describe("13.6 political consequences", () => {
  test("13.6, 15.1 half of all units lost, captured supply trains and those lost in retreat among them", () => {
    const game = battle({ attacker: "regulus", own: 8, theirs: 6, supply: 1 }, { dice: [2, 5, 1] });
    // five hits on Carthage and a supply train: three PCs, the first from the Miat
    expect(logged(game, "victory")[0]).toMatchObject({ seat: "seat:rome", carthage: 5 });
    answerWhile(game, { retreat: "space:thermae" });
    play(game, ["remove-miat", "miat:r1"]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hamilcar.remove-pcs", min: 2, rule: "13.6" });
  });

  test("13.6, 2.2.D2 a displaced aristocrat costs PCs besides", () => {
    const game = passWindows(battle({ attacker: "megellus", own: 3, theirs: 4 }, { dice: [1, 6] }));
    expect(where(game, "megellus")).toBe(AWAY.gone);
    expect(game.question).toMatchObject({ prompt: "hamilcar.remove-pcs", min: 2, rule: "2.2.D2" });
    play(game, ["remove-pcs", ["space:cosa", "space:nola"]]);
    expect(game.question).toMatchObject({ prompt: "hamilcar.remove-pcs", min: 1, rule: "13.6" });
    expect(options(game, "remove-pcs")).not.toContain("space:roma");
  });
});
