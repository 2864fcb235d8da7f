import { describe, expect, test } from "vitest";
import { AWAY, CHEST, OUT } from "../../src/games/hamilcar/rules/state.ts";
import {
  cus,
  gameAt,
  isAt,
  logged,
  newGame,
  options,
  owner,
  play,
  prompt,
  siegeAt,
  stack,
  supply,
  where,
  whyNot,
} from "./table.ts";

const control = {
  rome: ["roma", "praeneste", "capua", "neapolis", "tarentum", "luceria", "canusium", "regium", "locri", "thurii"],
  carthage: ["carthago", "utica", "tunes", "syracusae", "lilybaeum", "agrigentum", "carales"],
};

describe("16 optional rules", () => {
  test("16.1 Rome receives five CUs whatever it controls", () => {
    const game = gameAt(
      { phase: "roman-cus", control: { rome: ["roma"], carthage: [] } },
      { options: { "fixed-reinforcements": true } },
    );
    expect(logged(game, "cus-placed")[0]).toMatchObject({ cus: 5 });
  });

  test("16.2 Rome selects one or both consuls", () => {
    const game = gameAt(
      { phase: "elections", control, forces: [stack("rome", "roma", 6)] },
      { options: { "consul-selection": true } },
    );
    expect(options(game, "select-consul")).toContain("general:regulus");
    play(game, ["select-consul", "general:regulus"]);
    expect(options(game, "select-consul")).not.toContain("general:regulus");
    play(game, ["select-consul", "draw"]);
    expect(logged(game, "consul")).toHaveLength(2);
    expect(isAt(game, "regulus", "roma")).toBe(true);
  });

  test("16.3 the contract of Xanthippus is prolonged for the price of the next turn, before the Miat gives reinforcements", () => {
    const position = {
      turn: 4,
      phase: "turn-end",
      control,
      miat: ["centre", "r1", "r2"],
      forces: [stack("carthage", "utica", 2, { generals: ["xanthippus"] })],
    };
    const kept = gameAt(position, { options: { "prolonged-contract": true } });
    play(kept, ["prolong", "prolong"], ["pay-mercenary", ["miat:r1", "miat:r2"]]); // two in turn 5
    expect(isAt(kept, "xanthippus", "utica")).toBe(true);
    expect(kept.state.queue).toEqual([0]); // nothing of the Miat is left to give
    const dismissed = play(gameAt(position, { options: { "prolonged-contract": true } }), ["prolong", "dismiss"]);
    expect(where(dismissed, "xanthippus")).toBe(AWAY.gone);
    expect(where(gameAt(position), "xanthippus")).toBe(AWAY.gone);
  });

  describe("16.4 blockade runners", () => {
    const position = {
      active: "carthage",
      hands: { rome: [1], carthage: [35, 36] },
      control,
      supremacy: "carthage",
      warships: { carthage: { ready: 1 } },
      siege: { lilybaeum: { by: "rome", points: 1 } },
      forces: [
        stack("rome", "lilybaeum", 3),
        stack("carthage", "inside:lilybaeum", 1),
        stack("carthage", "carthago", 1, { supply: 1 }),
      ],
    };
    const run = (die: number, more = {}) =>
      play(
        gameAt({ ...position, ...more }, { options: { "blockade-runners": true }, dice: [die] }),
        ["play-card", "run-blockade"],
        ["blockade-card", "card:35"],
      );

    test("16.4 a supply train, a card and a Ready warship: each point of the die removes a siege point", () => {
      const game = run(3);
      expect(siegeAt(game, "lilybaeum")).toBe(0);
      expect(supply(game, "carthage", "carthago")).toBe(0);
      expect(game.state.cards[35]).toBe(CHEST);
      expect(game.state.warships.carthage.ready).toBe(1);
    });

    test("16.4 a loss on the die costs the warship; without Naval Supremacy the die is white", () => {
      const game = run(2);
      expect(game.state.warships.carthage).toMatchObject({ ready: 0, sunk: 1 });
      expect(siegeAt(run(3, { supremacy: "rome" }), "lilybaeum")).toBe(1); // the white die shows nothing on 3
    });

    test("16.4 not without the option, a besieged city, a supply train in a major port or a Ready warship", () => {
      expect(whyNot(gameAt(position), "run-blockade")).toBe("option-off");
      const barred = (more: object) =>
        whyNot(gameAt({ ...position, ...more }, { options: { "blockade-runners": true } }), "run-blockade");
      expect(barred({ siege: {} })).toBe("none-besieged");
      expect(barred({ forces: position.forces.slice(0, 2) })).toBe("no-supply-there");
      expect(barred({ warships: {} })).toBe("no-warship");
    });
  });

  describe("16.5 political instability", () => {
    const on = { options: { "political-instability": true } };

    test("16.5 the tribe at Madauros is not there", () => {
      expect(owner(newGame(on), "madauros")).toBe("nobody");
    });

    test("16.5 after isolation each tribe at home costs a PC of its region", () => {
      const game = gameAt({ phase: "isolation", control: { ...control, rome: [...control.rome, "corfinium"] } }, on);
      expect(game.question).toMatchObject({ seat: "rome", prompt: "hamilcar.instability" });
      expect(options(game, "instability")).toContain("space:praeneste");
      play(game, ["instability", "space:praeneste"], ["instability", "space:luceria"]);
      expect(game.question).toMatchObject({ seat: "carthage", prompt: "hamilcar.instability" });
    });

    test("16.5 a tribe that is being subjugated costs nothing; in Golden Geek its province comes first", () => {
      const quiet = gameAt(
        { phase: "isolation", control, siege: { volsinii: { by: "rome", points: 1 } }, forces: [stack("rome", "volsinii", 1)] },
        on,
      );
      expect(quiet.question?.params?.space).toBe("space:aufidena");
      const geek = gameAt(
        { phase: "isolation", control: { ...control, rome: [...control.rome, "cosa", "clusium"] } },
        { ...on, ruleset: "golden-geek" },
      );
      expect(options(geek, "instability")).toEqual(["space:clusium", "space:cosa"]);
    });
  });

  test("16.6 Price of Failure adds Pulcher and two cards", () => {
    const game = newGame({ options: { "price-of-failure": true } });
    expect(where(game, "pulcher")).toBe(AWAY.pool);
    expect([58, 59].map((card) => game.state.cards[card])).not.toContain(OUT);
    expect(game.state.deck.length + 14).toBe(58);
    expect(prompt(game)).toBeDefined();
    expect(cus(game, "rome", "roma")).toBe(3);
  });
});
