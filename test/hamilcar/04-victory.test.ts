import { describe, expect, test } from "vitest";
import { cus, gameAt, isAt, logged, marching, options, owner, play, prompt, stack } from "./table.ts";

/** Everybody has something: Rome four provinces of Italia, Carthage its own. */
const balanced = {
  rome: [
    "roma",
    "praeneste",
    "fregellae",
    "capua",
    "neapolis",
    "nola",
    "tarentum",
    "luceria",
    "canusium",
    "regium",
    "locri",
    "thurii",
  ],
  carthage: ["carthago", "utica", "tunes", "clupea", "hadrumetum", "thapsus", "sicca", "syracusae", "lilybaeum", "agrigentum"],
};

describe("4, 5.5 and 6 victory", () => {
  test("4.1 Rome wins as soon as it takes Carthago", () => {
    const game = marching(
      "regulus",
      {
        supremacy: "rome",
        siege: { carthago: { by: "rome", points: 2 } },
        forces: [stack("rome", "carthago", 5, { generals: ["regulus"] })],
      },
      { dice: [5] },
    );
    play(game, ["march", "besiege"]);
    expect(game.over).toEqual({ winner: "rome", reason: "hamilcar.over.carthago", rule: "4.1" });
  });

  test("4.1 Carthage wins as soon as it takes Roma", () => {
    const game = marching(
      "hanno",
      {
        supremacy: "carthage",
        siege: { roma: { by: "carthage", points: 2 } },
        forces: [stack("carthage", "roma", 5, { generals: ["hanno"] })],
      },
      { dice: [5] },
    );
    play(game, ["march", "besiege"]);
    expect(game.over).toMatchObject({ winner: "carthage", reason: "hamilcar.over.roma" });
  });

  test("4.1 a side that must remove more PCs than it has loses, whatever the reason", () => {
    const game = marching("hanno", {
      control: { rome: ["cosa"], carthage: ["utica"] },
      forces: [stack("carthage", "enna", 3, { generals: ["hanno"] }), stack("rome", "catana", 0, { generals: ["megellus"] })],
    });
    play(game, ["march", "space:catana"], ["react", "done"]);
    expect(game.over).toEqual({ winner: "carthage", reason: "hamilcar.over.no-pcs", rule: "4.1" });
  });

  test("4.1, 5.5 Carthage wins if Rome holds fewer than three provinces of Italia at the victory check", () => {
    const game = gameAt({ phase: "victory-check", control: { rome: ["praeneste", "enna", "catana"], carthage: [] } });
    expect(game.over).toMatchObject({ winner: "carthage", reason: "hamilcar.over.italia" }); // Latium and Campania alone
  });

  test("4.1 Samnium is one of the three", () => {
    const game = gameAt({
      phase: "victory-check",
      control: {
        rome: ["praeneste", "corfinium", "bovianum", "beneventum", "enna", "catana", "cosa", "nola", "paestum"],
        carthage: [],
      },
    });
    expect(game.over?.reason).not.toBe("hamilcar.over.italia");
  });

  test("5.5 whoever has fewer provinces removes PCs for the difference, no walled cities", () => {
    const game = gameAt({ phase: "victory-check", miat: [], control: balanced });
    // Rome: Latium, Campania, Apulia, Lucania and the Peaceful Miat; Carthage: Carthago, Libya, Syracusae, Lilybaeum
    expect(logged(game, "provinces")[0]).toEqual({ rome: 5, carthage: 4 });
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hamilcar.remove-pcs", min: 1, max: 1 });
    expect(options(game, "remove-pcs")).not.toContain("space:carthago");
  });

  test("5.5, 15.3.B whether the Miat can stay Warlike is told with the question", () => {
    const rome = [...balanced.rome, "cosa", "volaterrae", "arretium", "clusium"];
    const asked = (miat: readonly string[]) =>
      gameAt({ phase: "victory-check", miat, control: { ...balanced, rome, carthage: ["carthago"] } }).question;
    const question = { prompt: "hamilcar.remove-miat", rule: "2.1.G" };
    expect(asked(["centre", "r1", "r2"])).toMatchObject({ ...question, params: { warlike: 0 } });
    expect(asked(["centre", "r1", "r2", "r3"])).toMatchObject({ ...question, params: { warlike: 1 } });
    expect(asked(["r1", "r2", "r3", "r4"])).toMatchObject({ ...question, params: { warlike: 0 } });
  });

  test("5.5 Lilybaeum, Mare Tyrrhenum and a Warlike Miat count", () => {
    const game = gameAt({
      phase: "victory-check",
      control: { rome: balanced.rome, carthage: [...balanced.carthage, "lipara", "panormus", "aleria"] },
    });
    expect(logged(game, "provinces")[0]).toEqual({ rome: 4, carthage: 6 }); // with Carales four ports of the sea
    expect(game.question).toMatchObject({ seat: "rome", min: 2 });
  });

  test("5.5 in Golden Geek a Miat without PCs counts for nobody", () => {
    const game = gameAt({ phase: "victory-check", miat: [], control: balanced }, { ruleset: "golden-geek" });
    expect(logged(game, "provinces")[0]).toEqual({ rome: 4, carthage: 4 });
  });

  test("6.1 an immediate victory ends the game at once: nothing more is asked", () => {
    const game = marching(
      "regulus",
      {
        supremacy: "rome",
        hands: { carthage: [1, 2, 3], rome: [44] },
        siege: { carthago: { by: "rome", points: 2 } },
        forces: [
          stack("rome", "carthago", 5, { generals: ["regulus"] }),
          stack("carthage", "inside:carthago", 2, { generals: ["hanno"] }),
        ],
      },
      { dice: [5] },
    );
    play(game, ["march", "besiege"]);
    expect(game.question).toBeNull();
    expect(isAt(game, "hanno", "inside:carthago")).toBe(true);
  });

  test("4.2, 6.2 at the end of turn 7 the side with more provinces wins", () => {
    const game = gameAt({ turn: 7, phase: "turn-end", miat: [], control: balanced });
    expect(game.over).toEqual({ winner: "rome", reason: "hamilcar.over.more-provinces", rule: "6.2" });
  });

  test("4.2, 6.2 Carthage wins ties", () => {
    const game = gameAt({ turn: 7, phase: "turn-end", miat: ["r1"], control: balanced });
    expect(game.over).toEqual({ winner: "carthage", reason: "hamilcar.over.tie", rule: "6.2" });
  });

  test("6.2 before turn 7 the next turn begins", () => {
    const game = gameAt({ turn: 6, phase: "turn-end", control: balanced, forces: [stack("carthage", "carthago", 1)] });
    expect(game.state.turn).toBe(7);
    expect(prompt(game)).toBe("place-cu");
    expect(cus(game, "carthage", "carthago")).toBe(1);
    expect(owner(game, "roma")).toBe("rome");
  });
});
