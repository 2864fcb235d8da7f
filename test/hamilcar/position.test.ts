import { describe, expect, test } from "vitest";
import { canonical, PunicaError, Session, writePosition } from "../../src/engine/index.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { gameAt, marching, newGame, play, stack } from "./table.ts";

const refused = (position: object): PunicaError => {
  try {
    gameAt(position as never);
  } catch (error) {
    if (error instanceof PunicaError) return error;
    throw error;
  }
  throw new Error("the position was accepted");
};

describe("positions of Hamilcar", () => {
  test("what is written is read again, in the middle of a march too", () => {
    const game = play(
      marching("hanno", {
        forces: [stack("carthage", "carthago", 3, { elephants: 1, generals: ["hanno"] })],
        warships: { carthage: { ready: 2 } },
      }),
      ["march", "sail"],
      ["take-warships", 2],
    );
    const { state } = game.unitStart();
    const again = hamilcar.readPosition(hamilcar.writePosition(state), game.header);
    again.chance = state.chance;
    expect(canonical(again)).toBe(canonical(state));
  });

  test("8.1 a position with an interception to be decided asks for it again", () => {
    const game = marching("florus", {
      supremacy: "carthage",
      warships: { rome: { ready: 1 }, carthage: { ready: 1 } },
      forces: [stack("rome", "roma", 3, { generals: ["florus"] }), stack("carthage", "syracusae", 1, { generals: ["hanno"] })],
    });
    play(game, ["march", "sail"], ["take-warships", 1], ["sail", "space:neapolis"]);
    const again = Session.fromPosition(hamilcar, game.header, writePosition(hamilcar, game.state));
    expect(again.question).toMatchObject({ seat: "carthage", prompt: "hamilcar.intercept-fleet" });
    expect(game.question?.prompt).toBe(again.question?.prompt);
  });

  test.each([
    [{ forces: [{ side: "rome", at: "atlantis", cus: 1 }] }, "forces[0].at"],
    [{ forces: [{ side: "gaul", at: "roma", cus: 1 }] }, "forces[0].side"],
    [{ forces: [{ side: "rome", at: "roma", cus: -1 }] }, "forces[0].cus"],
    [{ forces: [{ side: "rome", at: "roma", cus: 1, generals: ["hanno"] }] }, "forces[0].generals[0]"],
    [{ forces: [{ side: "rome", at: "inside:enna", cus: 1 }] }, "forces[0].at"],
    [{ seamanship: "superb" }, "seamanship"],
    [{ warships: { rome: { ready: 11 } } }, "warships.rome.ready"],
    [{ miat: ["r9"] }, "miat[0]"],
    [{ hands: { rome: [99], carthage: [] } }, "hands.rome[0]"],
    [{ hands: { rome: [57], carthage: [] } }, "hands.rome[0]"],
    [{ turn: 8 }, "turn"],
    [{ phase: "lunch" }, "phase"],
    [{ siege: { roma: { by: "carthage", points: 9 } } }, "siege.roma.points"],
    [{ tribes: ["roma"] }, "tribes[0]"],
    [{ legions: 3 }, "legions"],
    [{ march: { seat: "rome", general: "regulus", at: "roma", path: ["roma"] } }, "march"],
  ])("an error names the field: %j", (position, field) => {
    const error = refused(position);
    expect(error.code).toBe("bad-position");
    expect(error.field).toBe(field);
    expect(error.message.length).toBeGreaterThan(10);
  });

  test("impossible things are refused in a sentence", () => {
    expect(refused({ forces: [stack("rome", "enna", 1), stack("carthage", "enna", 1)] }).message).toMatch(
      /both sides stand in enna/,
    );
    expect(refused({ hands: { rome: [1, 1], carthage: [] } }).message).toMatch(/Card 1 is in two places/);
    const full = (more: object) => ({
      forces: [stack("rome", "inside:messana", 0, more as never), stack("carthage", "messana", 1)],
    });
    expect(refused(full({ cus: 3 })).message).toMatch(/messana holds 2 CUs, not 3/);
    expect(refused(full({ supply: 3 })).message).toMatch(/messana holds 2 supply trains, not 3/);
  });

  test("a consul off the map is one who is about to arrive, and a card is announced by somebody who is about to play it", () => {
    const elected = { phase: "consuls", offices: { regulus: "consul" } };
    expect(refused(elected).message).toMatch(/Regulus holds an office off the map/);
    expect(() => gameAt({ ...elected, queue: ["regulus"] } as never)).not.toThrow();
    const before = { phase: "elections", forces: [stack("rome", "roma", 3, { generals: ["cotta"] })] };
    expect(refused(before).message).toMatch(/Cotta is a consul of the year before/);
    const announced = { announced: 28, hands: { rome: [28], carthage: [29] } };
    expect(gameAt(announced as never).question).toMatchObject({ prompt: "hamilcar.use-card", params: { card: "card:28" } });
    expect(refused({ ...announced, phase: "winter" }).message).toMatch(/Card 28 is announced/);
  });

  test("a march at sea is at a stage of a voyage", () => {
    const game = play(
      marching("hanno", {
        forces: [stack("carthage", "carthago", 3, { generals: ["hanno"] })],
        warships: { carthage: { ready: 2 } },
      }),
      ["march", "sail"],
      ["take-warships", 2],
    );
    const position = writePosition(hamilcar, game.unitStart().state) as { march: object };
    expect(() => Session.fromPosition(hamilcar, game.header, position as never)).not.toThrow();
    const ashore = { ...position, march: { ...position.march, stage: "go" } };
    expect(() => Session.fromPosition(hamilcar, game.header, ashore as never)).toThrow(/stage of one on land/);
  });

  test("7.1 no more CUs march than are there, also where the general has just entered a space", () => {
    const game = play(
      marching("hanno", {
        forces: [stack("carthage", "carthago", 3, { generals: ["hanno"] }), stack("rome", "roma", 4, { generals: ["regulus"] })],
      }),
      ["march", "space:utica"],
    );
    const position = writePosition(hamilcar, game.unitStart().state) as { march: { columns: object[] } };
    for (const stage of ["go", "entered", "ended"]) {
      const columns = position.march.columns.map((column) => ({ ...column, cus: 9 }));
      const more = { ...position, march: { ...position.march, columns, stage } };
      expect(() => Session.fromPosition(hamilcar, game.header, more as never), stage).toThrow(/More CUs march/);
    }
  });

  test("13.4 a battle has a winner from its dice on, and not before", () => {
    const game = play(
      marching("cotta", {
        hands: { rome: [54], carthage: [51] },
        forces: [stack("rome", "catana", 4, { generals: ["cotta"] }), stack("carthage", "enna", 4, { generals: ["hanno"] })],
      }),
      ["march", "space:enna"],
      ["react", "done"],
    );
    const position = writePosition(hamilcar, game.unitStart().state) as { battle: object };
    const at = (stage: string, winner: string | null) => () =>
      Session.fromPosition(hamilcar, game.header, { ...position, battle: { ...position.battle, stage, winner } } as never);
    for (const stage of ["command", "cards", "dice"]) expect(at(stage, "rome"), stage).toThrow(/must be a side if/);
    for (const stage of ["retreat", "consequences"]) expect(at(stage, null), stage).toThrow(/must be a side if/);
    expect(at("cards", null)).not.toThrow();
    expect(at("consequences", "rome")).not.toThrow();
  });

  test("a view shows one's own hand, and the other only as a number", () => {
    const game = newGame();
    const view = game.view("rome") as { hands: { rome: unknown; carthage: unknown }; deck: unknown };
    expect(view.hands.rome).toHaveLength(7);
    expect(view.hands.carthage).toBe(7);
    expect(view.deck).toBe(42);
    expect((game.view(null) as typeof view).hands).toEqual({ rome: 7, carthage: 7 });
  });

  test("the state is small", () => {
    expect(JSON.stringify(newGame().state).length).toBeLessThan(5000);
  });

  test("5.1.B with nothing in the queue no CUs of the Miat are left to place", () => {
    const game = gameAt({ phase: "miat-cus", queue: [], warships: { carthage: { ready: 10 } } });
    expect(game.question?.prompt).toBe("hamilcar.place-general");
  });
});
