import { describe, expect, test } from "vitest";
import type { Answer } from "../../src/engine/index.ts";
import { siegePoints } from "../../src/games/hannibal/rules/forces.ts";
import { space } from "../../src/games/hannibal/rules/map.ts";
import { ALL_CARDS } from "../../src/games/hannibal/rules/strategy-cards.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { cus, holder, holding, type Scene, SPARE, scene, turnOf } from "./field.ts";
import { type Game, logged, options, play } from "./table.ts";

// Card 64, Truce: what it forbids, what ends it, and the shuffle that follows it

const truce = { truce: true };

/** A side plays a card for its operations and moves a general with all his CUs. */
function march(seat: Seat, card: number, forces: object[], take: Answer, more: Scene = {}, dice: number[] = []): Game {
  const game = turnOf(seat, card, { forces: forces as never[], ...truce, ...more }, { dice });
  return play(game, ["play-card", `card:${card}`], ["use-card", "move"], ["take.cus", take]);
}

describe("card 64 Truce: what it forbids", () => {
  test("card 64 Truce: played as an event it is in force, and lasts beyond the turn", () => {
    const game = turnOf("rome", 64);
    play(game, ["play-card", "card:64"], ["use-card", "event"]);
    expect(game.state.truce).toBe(true);
    play(game, ["play-card", `card:${SPARE.carthage}`], ["use-card", "discard"]);
    expect(game.state.truce).toBe(true);
    expect(logged(game, "points")).toHaveLength(1);
  });

  test("card 64 Truce: nobody enters a space with enemy PCs or enemy CUs, alone or with an army", () => {
    const places = (cusWithHim: number, isTruce: boolean) => {
      const game = turnOf("carthage", 61, {
        forces: [
          { side: "carthage", at: "emporiae", cus: cusWithHim, generals: ["hannibal"] },
          { side: "rome", at: "narbo", cus: 1 },
        ],
        control: holding({ rome: ["tarraco"] }),
        truce: isTruce,
      });
      play(game, ["play-card", "card:61"], ["use-card", "move"]);
      if (cusWithHim > 0) play(game, ["take.cus", { cus: cusWithHim }]);
      return options(game, "march")
        .filter((option) => option.startsWith("space:"))
        .sort();
    };
    expect(places(5, false)).toEqual(["space:ilerda", "space:narbo", "space:tarraco"]);
    expect(places(5, true)).toEqual(["space:ilerda"]);
    expect(places(0, true)).toEqual(["space:ilerda"]);
  });

  test("card 64 Truce: nor lands there", () => {
    const game = march("rome", 33, [{ side: "rome", at: "rome", cus: 5, generals: ["p_scipio"] }], { cus: 5 });
    const ports = options(game, "march").filter((option) => option.startsWith("sea:"));
    expect(ports).toContain("sea:emporiae");
    expect(ports).not.toContain("sea:utica");
    expect(ports).not.toContain("sea:baleares");
  });

  test("card 64 Truce: nobody intercepts", () => {
    const intercepts = (isTruce: boolean) => {
      const game = march(
        "carthage",
        61,
        [
          { side: "carthage", at: "ilerda", cus: 5, generals: ["hannibal"] },
          { side: "rome", at: "narbo", cus: 5, generals: ["p_scipio"] },
        ],
        { cus: 5 },
        { truce: isTruce },
      );
      play(game, ["march", "space:emporiae"]);
      return game.question?.prompt;
    };
    expect(intercepts(false)).toBe("hannibal.intercept");
    expect(intercepts(true)).toBe("hannibal.march");
  });

  test("card 64 Truce: nobody besieges, but besiegers keep their points", () => {
    const game = march(
      "rome",
      33,
      [{ side: "rome", at: "gades", cus: 5, generals: ["p_scipio"] }],
      { cus: 5 },
      {
        siege: { gades: { by: "rome", points: 2 } },
      },
    );
    play(game, ["march", "stop"]);
    expect(game.question?.prompt).toBe("hannibal.play-card");
    expect(siegePoints(game.state, space("gades"))).toBe(2);
  });

  test("card 64 Truce: not even a traitor opens Tarentum", () => {
    const game = march("carthage", 18, [{ side: "carthage", at: "tarentum", cus: 5, generals: ["hannibal"] }], { cus: 5 });
    expect(game.question?.prompt).toBe("hannibal.play-card"); // he can go nowhere, and is not asked to besiege
    expect(holder(game, "tarentum")).toBe("rome");
  });

  test("card 64 Truce: the besieged do not sally out", () => {
    const game = march(
      "rome",
      33,
      [
        { side: "rome", at: "inside:capua", cus: 2, generals: ["p_scipio"] },
        { side: "carthage", at: "capua", cus: 5, generals: ["hannibal"] },
      ],
      { cus: 2 },
      { siege: { capua: { by: "carthage", points: 1 } } },
    );
    expect(game.question?.prompt).not.toBe("hannibal.march"); // there is nothing to do but to stay
    expect(game.state.battle).toBeNull();
    expect(cus(game, "rome", "inside:capua")).toBe(2);
    const shutIn = march(
      "carthage",
      1,
      [
        { side: "carthage", at: "inside:new_carthage", cus: 2, generals: ["hasdrubal"] },
        { side: "rome", at: "new_carthage", cus: 5 },
      ],
      { cus: 2 },
    );
    expect(shutIn.question?.whyNot?.("sortie")).toEqual({ why: "hannibal.why.truce", rule: "25" }); // he might still sail
  });

  test("card 64 Truce: neutral tribes may still be subjugated, but not those of Carthage by Rome", () => {
    const prompt = (seat: Seat, general: string, card: number, at: string) => {
      const game = march(seat, card, [{ side: seat, at, cus: 5, generals: [general] }], { cus: 5 });
      return play(game, ["march", "stop"]).question?.prompt;
    };
    expect(prompt("carthage", "hannibal", 61, "arverni")).toBe("hannibal.subjugation");
    expect(prompt("rome", "p_scipio", 33, "arverni")).toBe("hannibal.subjugation");
    expect(prompt("rome", "p_scipio", 33, "boii")).not.toBe("hannibal.subjugation");
  });

  test("card 64 Truce: enemy PCs under one's CUs are not turned, empty spaces may be taken", () => {
    const game = turnOf("rome", 48, { forces: [{ side: "rome", at: "zama", cus: 5 }], ...truce });
    play(game, ["play-card", "card:48"], ["use-card", "place"]);
    expect(options(game, "place-pcs")).not.toContain("space:zama");
    expect(options(game, "place-pcs")).toContain("space:tolosa");
  });

  test("card 64 Truce: nor removed by Hanno or by Hannibal's charm where they stand", () => {
    const hanno = march(
      "carthage",
      63,
      [{ side: "carthage", at: "zama", cus: 5, generals: ["hanno"] }],
      { cus: 5 },
      {
        control: holding({ rome: ["zama"] }),
      },
    );
    play(hanno, ["march", "stop"]);
    expect(hanno.question?.prompt).toBe("hannibal.play-card");
    const hannibal = march("carthage", 28, [{ side: "carthage", at: "arpi", cus: 5, generals: ["hannibal"] }], { cus: 5 });
    expect(hannibal.question?.prompt === "hannibal.march" ? options(hannibal, "march") : []).not.toContain("charm");
    expect(holder(hannibal, "arpi")).toBe("rome");
  });

  test("card 64 Truce: Rome does not roll against Carthaginian fleets, but a storm may still come", () => {
    const forces = [{ side: "carthage", at: "carthage", cus: 5, generals: ["mago"] }];
    const safe = march("carthage", 63, forces, { cus: 5 });
    play(safe, ["march", "sea:emporiae"]);
    expect(logged(safe, "naval-roll")).toEqual([]);
    expect(cus(safe, "carthage", "emporiae")).toBe(5);
    const stormy = march("carthage", 63, forces, { cus: 5 }, { hands: { carthage: [63], rome: [60] } }, [6]);
    play(stormy, ["march", "sea:emporiae"], ["weather-at-sea", "card:60"]);
    expect(cus(stormy, "carthage", "emporiae")).toBe(2);
    expect(stormy.state.truce).toBe(true);
  });

  test("card 64 Truce: winter is as hard as ever for CUs on enemy PCs", () => {
    const game = scene(
      { hands: { carthage: [5] }, ...truce, forces: [{ side: "carthage", at: "capua", cus: 5, generals: ["hannibal"] }] },
      { dice: [6] },
    );
    play(game, ["play-card", "card:5"], ["use-card", "discard"]);
    expect(cus(game, "carthage", "capua")).toBe(3);
  });
});

/** The cards whose events end a truce: reinforcements, revolts, attrition, politics, sorties, and two more. */
const BREAKERS = [
  ...[10, 11, 12, 13, 14, 15, 16, 22, 30, 43, 44, 45, 46, 47, 48],
  ...[1, 2, 3, 4, 23, 24, 25, 26, 56],
  ...[7, 8, 21, 51, 52],
  ...[9, 19, 27, 35, 36, 57, 58],
  ...[17, 49, 53],
  ...[29, 55],
].sort((a, b) => a - b);

describe("card 64 Truce: what ends it", () => {
  test("card 64 Truce: the events that end it are those of the list", () => {
    expect(ALL_CARDS.filter(({ breaksTruce }) => breaksTruce).map(({ number }) => number)).toEqual(BREAKERS);
  });

  const situation: Scene = {
    ...truce,
    macedonia: "allied",
    proconsul: "varro",
    control: holding({
      carthage: [
        "baleares",
        ..."panormus agrigentum lilybaeum enna".split(" "),
        "mutina",
        "verona",
        ..."croton heraclea".split(" "),
        "rhegium",
        "cannae",
        "arpi",
        "tarentum",
      ],
      rome: ["sitifis", "icosium"],
    }),
    forces: [
      { side: "carthage", at: "heraclea", cus: 5, generals: ["hannibal"] },
      { side: "carthage", at: "mutina", cus: 3, generals: ["mago"] },
      { side: "carthage", at: "tolosa", cus: 3 },
      { side: "carthage", at: "capua", cus: 3, generals: ["h_gisgo"] },
      { side: "carthage", at: "new_carthage", cus: 3, generals: ["hasdrubal"] },
      { side: "rome", at: "rome", cus: 8, generals: ["varro"] },
      { side: "rome", at: "gades", cus: 5, generals: ["p_scipio"] },
      { side: "rome", at: "arverni", cus: 5, generals: ["marcellus"] },
    ],
    siege: { capua: { by: "carthage", points: 1 }, gades: { by: "rome", points: 1 }, arverni: { by: "rome", points: 1 } },
  };

  const breaks = (seat: Seat, card: number): boolean => {
    const game = turnOf(seat, card, situation);
    play(game, ["play-card", `card:${card}`], ["use-card", "event"]);
    while (game.state.truce && game.question!.prompt !== "hannibal.play-card") {
      const question = game.question!;
      game.answer(
        question.kind === "choose"
          ? question.options[0]!
          : question.kind === "pick"
            ? question.options.slice(0, Math.max(1, question.min))
            : question.kind === "amount"
              ? question.min
              : {},
      );
    }
    return !game.state.truce;
  };

  test.each(BREAKERS.filter((card) => card < 43 || card > 48).map((card) => [card] as const))(
    "card 64 Truce: the event of card %i ends it",
    (card) => {
      const { side } = ALL_CARDS[card - 1]!;
      // these can be played only by one side, or against one side's position here
      const seat: Seat = side !== "both" ? side : [2, 3, 4, 7, 8, 9].includes(card) ? "rome" : "carthage";
      expect(breaks(seat, card)).toBe(true);
    },
  );

  test.each([43, 44, 45, 46, 47, 48].map((card) => [card] as const))(
    "card 64 Truce: Roman reinforcements of card %i end it",
    (card) => {
      const game = turnOf("rome", card, {
        ...situation,
        control: card === 43 ? (situation.control as never) : holding({}),
        forces: [{ side: "rome", at: "rome", cus: 8, generals: ["varro"] }],
        siege: {},
      });
      play(game, ["play-card", `card:${card}`], ["use-card", "event"]);
      expect(game.state.truce).toBe(false);
    },
  );

  test("card 64 Truce: operations, discards, campaigns and forced marches do not end it", () => {
    for (const [card, use] of [
      [35, "place"],
      [35, "discard"],
      [33, "event"],
      [61, "event"],
      [30, "raise"],
      [64, "place"],
    ] as const) {
      const game = turnOf("carthage", card, situation);
      play(game, ["play-card", `card:${card}`], ["use-card", use]);
      expect(game.state.truce, `card ${card} used to ${use}`).toBe(true);
    }
  });

  test("card 64 Truce: while it lasts there is no second one to be made", () => {
    const game = turnOf("carthage", 64, situation);
    play(game, ["play-card", "card:64"]);
    expect(options(game, "use-card")).not.toContain("event");
  });

  test("card 64 Truce: a counter event does not end it, not even Hostile Tribes", () => {
    const game = turnOf("carthage", 61, {
      ...truce,
      hands: { carthage: [61], rome: [7] },
      forces: [{ side: "carthage", at: "ilerda", cus: 5, generals: ["hannibal"] }],
    });
    play(game, ["play-card", "card:61"], ["use-card", "move"], ["take.cus", { cus: 5 }], ["march", "space:tolosa"]);
    play(game, ["hostile-tribes", "card:7"]);
    expect(game.state.truce).toBe(true);
  });

  test("card 64 Truce: an event that has nothing to work on cannot be played, and so ends nothing", () => {
    const game = turnOf("rome", 44, { ...truce, forces: [{ side: "rome", at: "gades", cus: 5, generals: ["p_scipio"] }] });
    play(game, ["play-card", "card:44"]);
    expect(options(game, "use-card")).not.toContain("event");
  });
});

describe("card 64 Truce: the shuffle", () => {
  const after = (use: string): Game => {
    const game = scene({ hands: { carthage: [64] }, discard: [1, 2, 3, 5] });
    return play(game, ["play-card", "card:64"], ["use-card", use]);
  };

  test.each(["event", "place", "discard"])(
    "card 64 Truce: the deck is shuffled at the end of the turn when it was used for: %s",
    (use) => {
      const game = after(use);
      if (use === "place") play(game, ["place-pcs", ["space:tolosa"]]);
      while (game.question?.prompt === "hannibal.remove-pcs") {
        const question = game.question;
        if (question.kind === "pick") game.answer(question.options.slice(0, question.min));
      }
      expect(game.state.turn).toBe(2);
      expect(game.state.discard).toEqual([]);
      expect(game.state.deck).toContain(64);
      expect(game.state.deck).toContain(5);
      expect(game.state.reshuffle).toBe(false);
    },
  );

  test("card 64 Truce: thrown away by Philip's event it has the same effect", () => {
    const game = turnOf("carthage", 9, { hands: { carthage: [9], rome: [64] } });
    play(game, ["play-card", "card:9"], ["use-card", "event"]);
    expect(game.state.discard).toContain(64);
    expect(game.state.reshuffle).toBe(true);
    expect(game.state.truce).toBe(false);
  });
});
