import { describe, expect, test } from "vitest";
import { siegePoints } from "../../src/games/hannibal/rules/forces.ts";
import { general } from "../../src/games/hannibal/rules/generals.ts";
import { space } from "../../src/games/hannibal/rules/map.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { commanderOf, cus, holding, type Scene, SPARE, type Stack, scene, turnOf, whereIs } from "./field.ts";
import { type Game, logged, options, play, type Situation } from "./table.ts";

// The other events: 9, 17, 19, 21, 29, 49, 51-53, 55, 57, 58 (64 has a file of its own)

const stacks = (...forces: Stack[]) => forces as never[];

const event = (seat: Seat, card: number, position: Scene = {}, situation: Situation = {}): Game =>
  play(turnOf(seat, card, position, situation), ["play-card", `card:${card}`], ["use-card", "event"]);

const playable = (seat: Seat, card: number, position: Scene = {}): boolean =>
  options(play(turnOf(seat, card, position), ["play-card", `card:${card}`]), "use-card").includes("event");

describe("card 9 Philip V", () => {
  const hands = { carthage: [9, 1], rome: [46, 47] };

  test("card 9 Philip V: the first time Rome loses a card at random and Macedonia is Carthage's ally", () => {
    const game = event("carthage", 9, { hands });
    expect(game.state.macedonia).toBe("allied");
    expect(game.state.hands.rome).toHaveLength(1);
    expect(game.state.hands.carthage).toEqual([1]);
    expect(game.state.discard).toContain(9); // it comes back
  });

  test("card 9 Philip V: the alliance is worth -1 to Carthaginian fleets until it ends", () => {
    const modifiers = (macedonia: string) => {
      const game = turnOf("carthage", 63, {
        macedonia,
        forces: stacks({ side: "carthage", at: "carthage", cus: 5, generals: ["hasdrubal"] }),
      });
      play(game, ["play-card", "card:63"], ["use-card", "move"], ["take.cus", { cus: 5 }], ["march", "sea:new_carthage"]);
      return logged(game, "naval-roll")[0]!.modifiers;
    };
    expect(modifiers("allied")).toContain("hannibal.because.macedonia=-1");
    expect(modifiers("neutral")).not.toContain("hannibal.because.macedonia=-1");
    expect(modifiers("peace")).not.toContain("hannibal.because.macedonia=-1");
  });

  test("card 9 Philip V: the second time only Rome plays it; Carthage loses a card, Philip makes peace, the card leaves the game", () => {
    expect(playable("carthage", 9, { macedonia: "allied" })).toBe(false);
    const game = event("rome", 9, { macedonia: "allied", hands: { rome: [9, 46], carthage: [1, 2] } });
    expect(game.state.macedonia).toBe("peace");
    expect(game.state.hands.carthage).toHaveLength(1);
    expect(game.state.hands.rome).toEqual([46]);
    expect(game.state.removed).toEqual([9]);
  });

  test("card 9 Philip V: used for operations it neither allies nor leaves the game", () => {
    const game = play(turnOf("rome", 9, { macedonia: "allied" }), ["play-card", "card:9"], ["use-card", "discard"]);
    expect([game.state.macedonia, game.state.removed]).toEqual(["allied", []]);
    expect(game.state.discard).toContain(9);
  });

  test("card 9 Philip V: a player without cards loses none", () => {
    const game = event("carthage", 9, { hands: { carthage: [9, 1] } });
    expect(game.state.macedonia).toBe("allied");
    expect(logged(game, "discarded")).toEqual([]);
  });
});

describe("sieges loosened", () => {
  const position: Scene = {
    forces: stacks(
      { side: "carthage", at: "capua", cus: 5, generals: ["hannibal"] },
      { side: "carthage", at: "neapolis", cus: 5, generals: ["mago"] },
      { side: "rome", at: "gades", cus: 5, generals: ["p_scipio"] },
      { side: "rome", at: "boii", cus: 5, generals: ["marcellus"] },
    ),
    siege: {
      capua: { by: "carthage", points: 2 },
      neapolis: { by: "carthage", points: 2 },
      gades: { by: "rome", points: 1 },
      boii: { by: "rome", points: 2 },
    },
  };
  const points = (game: Game) => ["capua", "neapolis", "gades", "boii"].map((at) => siegePoints(game.state, space(at)));

  test("card 17 Surprise Sortie: a walled city loses one siege point", () => {
    const game = event("rome", 17, position);
    expect([...options(game, "event.siege")].sort()).toEqual(["space:capua", "space:gades", "space:neapolis"]);
    play(game, ["event.siege", "space:capua"]);
    expect(points(game)).toEqual([1, 2, 1, 2]);
    const last = play(event("carthage", 17, position), ["event.siege", "space:gades"]);
    expect(points(last)).toEqual([2, 2, 0, 2]); // and is no longer besieged
  });

  test("card 49 Opposing Fleet Breaks Siege: a port loses all its siege points; Capua is none", () => {
    const game = event("rome", 49, position);
    expect([...options(game, "event.siege")].sort()).toEqual(["space:gades", "space:neapolis"]);
    play(game, ["event.siege", "space:neapolis"]);
    expect(points(game)).toEqual([2, 0, 1, 2]);
  });

  test("card 53 Tribal Resistance: a tribe loses all subjugation points", () => {
    const game = event("carthage", 53, position);
    expect(points(game)).toEqual([2, 2, 1, 0]);
  });

  test("card 17 Surprise Sortie, card 49 Opposing Fleet Breaks Siege, card 53 Tribal Resistance: not where there is nothing to take off", () => {
    for (const card of [17, 49, 53]) expect(playable("rome", card)).toBe(false);
    const onlyCapua = { forces: position.forces!, siege: { capua: { by: "carthage", points: 1 } } };
    expect(playable("rome", 49, onlyCapua)).toBe(false);
    expect(playable("rome", 53, onlyCapua)).toBe(false);
  });
});

describe("card 19 Senate Dismisses Proconsul", () => {
  const position = (at: string): Scene => ({
    proconsul: "marcellus",
    consuls: ["varro"],
    forces: stacks(
      { side: "rome", at, cus: 5, generals: ["marcellus"] },
      { side: "rome", at: "rome", cus: 5, generals: ["varro"] },
    ),
  });

  test("card 19 Senate Dismisses Proconsul: the proconsul goes, a general of the player's choice from the cup takes his place", () => {
    const game = event("carthage", 19, position("arpi"));
    expect(game.question).toMatchObject({ seat: "carthage" });
    expect(options(game, "event.proconsul")).not.toContain("general:varro");
    expect(options(game, "event.proconsul")).not.toContain("general:marcellus");
    play(game, ["event.proconsul", "general:t_longus"]);
    expect([whereIs(game, "marcellus"), whereIs(game, "t_longus")]).toEqual(["cup", "arpi"]);
    expect(game.state.proconsul).toBe(general("t_longus"));
    expect(commanderOf(game, "rome", "arpi")).toBe(general("t_longus"));
    expect(cus(game, "rome", "arpi")).toBe(5);
  });

  test("card 19 Senate Dismisses Proconsul: Rome may use it too", () => {
    const game = play(event("rome", 19, position("arpi")), ["event.proconsul", "general:fabius_maximus"]);
    expect(whereIs(game, "fabius_maximus")).toBe("arpi");
  });

  test("card 19 Senate Dismisses Proconsul: Fabius does not go abroad (24)", () => {
    expect(options(event("carthage", 19, position("tarraco")), "event.proconsul")).not.toContain("general:fabius_maximus");
  });

  test("card 19 Senate Dismisses Proconsul: not without a proconsul, and never against Scipio Africanus", () => {
    expect(playable("carthage", 19)).toBe(false);
    const africanus = { forces: stacks({ side: "rome", at: "tarraco", cus: 5, generals: ["scipio_africanus"] }) };
    expect(playable("carthage", 19, africanus)).toBe(false);
  });
});

describe("card 21 Mercenaries Desert", () => {
  test("card 21 Mercenaries Desert: each Carthaginian force rolls, unless its general holds it or it stands in an own city", () => {
    const game = event(
      "rome",
      21,
      {
        forces: stacks(
          { side: "carthage", at: "zama", cus: 5, generals: ["hasdrubal"] },
          { side: "carthage", at: "saguntum", cus: 9, generals: ["hannibal"] },
          { side: "carthage", at: "tolosa", cus: 4 },
          { side: "rome", at: "capua", cus: 9 },
        ),
      },
      // forces roll in the order of the map: CUs without a general for attrition only
      { dice: [6, 4, 6] },
    );
    const struck = logged(game, "attrition").map(({ space: at }) => at);
    expect(struck.sort()).toEqual(["space:tolosa", "space:zama"]);
    expect(logged(game, "loyalty-roll")).toHaveLength(1);
    expect([cus(game, "carthage", "tolosa"), cus(game, "carthage", "zama"), cus(game, "carthage", "saguntum")]).toEqual([
      2, 3, 9,
    ]);
  });

  test("card 21 Mercenaries Desert: a die up to the commander's battle rating keeps them together", () => {
    const rolled = (die: number) =>
      logged(
        event(
          "rome",
          21,
          { forces: stacks({ side: "carthage", at: "zama", cus: 5, generals: ["hasdrubal", "h_gisgo"] }) },
          { dice: [die, 1] },
        ),
        "attrition",
      ).length;
    expect([rolled(3), rolled(4)]).toEqual([0, 1]);
  });

  test("card 21 Mercenaries Desert: CUs in the space of a walled city are safe, inside and outside it, and besiegers too", () => {
    const position = {
      forces: stacks(
        { side: "carthage", at: "inside:saguntum", cus: 2 },
        { side: "rome", at: "saguntum", cus: 5, generals: ["p_scipio"] },
        { side: "carthage", at: "capua", cus: 4 },
        { side: "carthage", at: "zama", cus: 1 },
      ),
    };
    const struck = (ruleset: "ah2" | "valley") =>
      logged(event("rome", 21, position, { ruleset, dice: [6, 6] }), "attrition").map(({ space: at }) => at);
    expect(struck("ah2")).toEqual(["space:zama"]);
    expect(struck("valley")).toEqual(["space:capua", "space:zama"]); // only friendly cities protect them
  });

  test("card 21 Mercenaries Desert: it is a Roman event", () => {
    expect(playable("carthage", 21, { forces: stacks({ side: "carthage", at: "zama", cus: 5 }) })).toBe(false);
  });
});

describe("card 29 Carthaginian Naval Victory", () => {
  test("card 29 Carthaginian Naval Victory: -1 for Carthage at sea, and Rome sails with campaigns only, until the end of the turn", () => {
    const game = event("carthage", 29);
    expect(game.state.navalVictory).toBe(true);
    play(game, ["play-card", `card:${SPARE.rome}`], ["use-card", "discard"], ["remove-pcs", ["space:zama", "space:thapsus"]]);
    expect(game.state.navalVictory).toBe(false);
  });

  const sails = (seat: Seat, card: number, use: "move" | "event"): readonly string[] => {
    const chief = seat === "rome" ? "p_scipio" : "hasdrubal";
    const game = turnOf(seat, card, { navalVictory: true, forces: stacks({ side: seat, at: seat, cus: 5, generals: [chief] }) });
    play(game, ["play-card", `card:${card}`], ["use-card", use], ["take.cus", { cus: 5 }]);
    return options(game, "march").filter((option) => option.startsWith("sea:"));
  };

  test("card 29 Carthaginian Naval Victory: a Roman card with three operations carries nobody, a Campaign card does, however it is played", () => {
    expect(sails("rome", 46, "move")).toEqual([]);
    expect(sails("rome", 63, "event")).toEqual([]);
    expect(sails("rome", 33, "move")).not.toEqual([]);
    expect(sails("rome", 37, "event")).not.toEqual([]);
    expect(sails("carthage", 1, "move")).not.toEqual([]);
  });

  test("card 29 Carthaginian Naval Victory: the modifier", () => {
    const game = turnOf("carthage", 63, {
      navalVictory: true,
      forces: stacks({ side: "carthage", at: "carthage", cus: 5, generals: ["hasdrubal"] }),
    });
    play(game, ["play-card", "card:63"], ["use-card", "move"], ["take.cus", { cus: 5 }], ["march", "sea:new_carthage"]);
    expect(logged(game, "naval-roll")[0]!.modifiers).toContain("hannibal.because.naval-victory=-1");
  });
});

describe("sickness", () => {
  const position: Scene = {
    forces: stacks(
      { side: "carthage", at: "capua", cus: 6, generals: ["hannibal"] },
      { side: "carthage", at: "zama", cus: 6, generals: ["hanno"] },
      { side: "carthage", at: "tolosa", cus: 6 },
      { side: "carthage", at: "arverni", cus: 6, generals: ["mago"] },
    ),
    siege: { capua: { by: "carthage", points: 1 }, arverni: { by: "carthage", points: 1 } },
  };

  test("card 51 Epidemic: an enemy army of the player's choice suffers attrition by its size", () => {
    const game = event("rome", 51, position, { dice: [5] });
    expect([...options(game, "event.army")].sort()).toEqual(["space:arverni", "space:capua", "space:zama"]); // CUs alone are no army
    play(game, ["event.army", "space:zama"]);
    expect(cus(game, "carthage", "zama")).toBe(4);
    const roman = event(
      "carthage",
      51,
      { forces: stacks({ side: "rome", at: "rome", cus: 10, generals: ["varro"] }) },
      { dice: [6] },
    );
    expect(cus(roman, "rome", "rome")).toBe(7);
  });

  test("card 52 Pestilence: only an army that besieges a city, with +1", () => {
    const game = event("rome", 52, position, { dice: [6] });
    expect(logged(game, "attrition")).toMatchObject([
      { space: "space:capua", modifiers: ["hannibal.because.pestilence=+1"], losses: 3 },
    ]);
    expect(playable("rome", 52, { forces: position.forces! })).toBe(false);
  });
});

describe("card 55 Messenger Intercepted", () => {
  test("card 55 Messenger Intercepted: a card drawn blindly from the other hand", () => {
    const game = event("rome", 55, { hands: { rome: [55], carthage: [1, 2] } });
    expect(game.state.hands.rome).toHaveLength(1);
    expect(game.state.hands.carthage).toHaveLength(1);
    expect([...game.state.hands.rome, ...game.state.hands.carthage].sort()).toEqual([1, 2]);
    expect(game.question?.seat).toBe("carthage"); // it is the other side's turn
    expect(game.logFor(null).some(({ event: name }) => name === "hannibal.log.message-card")).toBe(false);
  });

  test("card 55 Messenger Intercepted: the victim goes on knowing the card, until it is played", () => {
    const game = event("rome", 55, { hands: { rome: [55, 3, 4], carthage: [1, 2] } });
    const stolen = game.state.shown.rome[0]!;
    expect([1, 2]).toContain(stolen);
    expect(game.question!.seat).toBe("carthage");
    for (let i = 0; i < 10; i++) {
      const fork = game.fork();
      fork.redeal("carthage", `deal ${i}`);
      expect(fork.state.hands.rome).toContain(stolen);
    }
    expect(game.view("carthage")).toMatchObject({ shown: { rome: [stolen] } });
    expect(game.view(null)).toMatchObject({ shown: { rome: [] } });
    play(game, ["play-card", `card:${3 - stolen}`], ["use-card", "discard"]);
    play(game, ["play-card", `card:${stolen}`], ["use-card", "discard"]);
    expect(game.state.shown.rome).toEqual([]);
  });

  test("card 55 Messenger Intercepted: not from an empty hand", () => {
    const game = scene({ active: "rome", hands: { rome: [55, 46] } });
    expect(options(play(game, ["play-card", "card:55"]), "use-card")).not.toContain("event");
  });

  test("card 55 Messenger Intercepted: as an option the victim may make the thief play again at once", () => {
    const robbed = (answer: string) => {
      const game = event("rome", 55, { hands: { rome: [55], carthage: [1, 2] } }, { options: { messengerReplay: true } });
      return play(game, ["play-again", answer]).question?.seat;
    };
    expect([robbed("yes"), robbed("no")]).toEqual(["rome", "carthage"]);
  });
});

describe("counsels", () => {
  const sails = (seat: Seat, from: string, flags: Scene, count = 5): readonly string[] => {
    const chief = seat === "rome" ? "p_scipio" : "hasdrubal";
    const game = turnOf(seat, 63, { ...flags, forces: stacks({ side: seat, at: from, cus: count, generals: [chief] }) });
    play(game, ["play-card", "card:63"], ["use-card", "event"]);
    if (count > 0) play(game, ["take.cus", { cus: count }]);
    return options(game, "march");
  };

  test("card 57 Hanno Counsels Carthage: no Carthaginian CU leaves Africa; inside it, into it and without CUs they move", () => {
    expect(event("rome", 57).state.hannoCounsels).toBe(true);
    const flags = { hannoCounsels: true };
    expect(sails("carthage", "carthage", flags)).not.toContain("sea:new_carthage");
    expect(sails("carthage", "carthage", flags)).toContain("sea:icosium");
    expect(sails("carthage", "carthage", flags)).toContain("space:zama");
    expect(sails("carthage", "new_carthage", flags)).toContain("sea:carthage");
    expect(sails("carthage", "new_carthage", flags)).toContain("sea:malaca");
    expect(sails("carthage", "carthage", flags, 0)).toContain("sea:new_carthage");
    expect(sails("rome", "utica", flags)).toContain("sea:aleria");
    expect(playable("carthage", 57)).toBe(false);
  });

  test("card 58 Cato Counsels Rome: no Roman CU comes to Africa; those there act as they like", () => {
    expect(event("carthage", 58).state.catoCounsels).toBe(true);
    const flags = { catoCounsels: true };
    expect(sails("rome", "rome", flags)).not.toContain("sea:utica");
    expect(sails("rome", "rome", flags)).toContain("sea:malaca");
    expect(sails("rome", "utica", flags)).toContain("sea:icosium");
    expect(sails("rome", "utica", flags)).toContain("space:carthage");
    expect(sails("rome", "rome", flags, 0)).toContain("sea:utica");
    expect(sails("carthage", "new_carthage", flags)).toContain("sea:carthage");
    expect(playable("rome", 58)).toBe(false);
  });

  /** The last card of turn 1 is played; then the next turn begins. */
  const nextTurn = (position: Scene): Game => {
    const game = scene({
      hands: { carthage: [35] },
      hannoCounsels: true,
      catoCounsels: true,
      control: holding({ carthage: ["capua", "neapolis"] }),
      ...position,
    });
    play(game, ["play-card", "card:35"], ["use-card", "discard"]);
    while (game.state.phase !== "first-play") {
      const question = game.question!;
      if (question.kind === "choose") game.answer(question.options[0]!);
      else if (question.kind === "pick") game.answer(question.options.slice(0, question.min));
      else if (question.kind === "allocate") game.answer({ [question.items[0]!.id]: question.min });
    }
    return game;
  };

  test("card 57 Hanno Counsels Carthage, card 58 Cato Counsels Rome: they last until the deck is shuffled", () => {
    const lasting = nextTurn({});
    expect([lasting.state.hannoCounsels, lasting.state.catoCounsels]).toEqual([true, true]);
    const truce = nextTurn({ reshuffle: true });
    expect([truce.state.hannoCounsels, truce.state.catoCounsels]).toEqual([false, false]);
  });

  test("card 57 Hanno Counsels Carthage, card 58 Cato Counsels Rome: also when the deck runs short", () => {
    const all = Array.from({ length: 64 }, (_, index) => index + 1).filter((card) => card !== 35);
    const short = nextTurn({ deck: all.slice(0, 13), discard: all.slice(13) });
    expect([short.state.hannoCounsels, short.state.catoCounsels]).toEqual([false, false]);
    const enough = nextTurn({ deck: all.slice(0, 14), discard: all.slice(14) });
    expect([enough.state.hannoCounsels, enough.state.catoCounsels]).toEqual([true, true]);
  });
});
