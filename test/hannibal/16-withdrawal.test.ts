import { describe, expect, test } from "vitest";
import { general } from "../../src/games/hannibal/rules/generals.ts";
import { space } from "../../src/games/hannibal/rules/map.ts";
import { battleAt, commanderOf, cus, type Field, holding, onlyHolding, SPARE, whereIs } from "./field.ts";
import { logged, options, play } from "./table.ts";

// 16 Withdrawals

/** Hasdrubal (3) attacks P. Scipio (2) at Narbo, coming from Tolosa. */
const atNarbo: Field = {
  space: "narbo",
  attacker: "carthage",
  from: "tolosa",
  rome: { cus: 6, generals: ["p_scipio"] },
  carthage: { cus: 5, generals: ["hasdrubal"] },
  cards: { rome: { frontal: 3 }, carthage: { frontal: 3 } },
  control: onlyHolding(["zama"], ["capua"]),
  hands: { rome: [SPARE.rome] },
};

describe("16.1 trying to withdraw", () => {
  test("16.1 a die up to the battle rating gets the attacker away if the defender does not stop him", () => {
    const game = battleAt(atNarbo, { dice: [3] });
    play(game, ["attack", "withdraw"], ["stop-withdrawal", "no"]);
    expect(game.state.battle).toBeNull();
    expect(cus(game, "carthage", "tolosa")).toBe(5);
    expect(whereIs(game, "hasdrubal")).toBe("tolosa");
    expect(cus(game, "rome", "narbo")).toBe(6);
  });

  test("16.1 a higher die fails; the defender may take the initiative", () => {
    const game = battleAt(atNarbo, { dice: [4] });
    play(game, ["attack", "withdraw"], ["initiative", "yes"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.attack" });
    expect(game.state.battle!.rounds).toEqual([]); // 14.11: it was no round
  });

  test("16.1 or he leaves it, and the attacker may try again as often as he likes", () => {
    const game = battleAt(atNarbo, { dice: [4, 5, 3] });
    play(game, ["attack", "withdraw"], ["initiative", "no"], ["attack", "withdraw"], ["initiative", "no"]);
    play(game, ["attack", "withdraw"], ["stop-withdrawal", "no"]);
    expect(cus(game, "carthage", "tolosa")).toBe(5);
  });

  test("16.1 the defender stops it with a die up to his own rating, and may take the initiative", () => {
    const game = battleAt(atNarbo, { dice: [1, 2] });
    play(game, ["attack", "withdraw"], ["stop-withdrawal", "yes"], ["initiative", "yes"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.attack" });
  });

  test("16.1 he fails to stop it with a higher die", () => {
    const game = battleAt(atNarbo, { dice: [1, 3] });
    play(game, ["attack", "withdraw"], ["stop-withdrawal", "yes"]);
    expect(cus(game, "carthage", "tolosa")).toBe(5);
  });

  test("16.1, 14.8 CUs without a general cannot stop it, and do not take the initiative when it fails", () => {
    const field = { ...atNarbo, rome: { cus: 6 } };
    const away = battleAt(field, { dice: [3] });
    play(away, ["attack", "withdraw"]);
    expect(cus(away, "carthage", "tolosa")).toBe(5);
    const failed = battleAt(field, { dice: [4] });
    play(failed, ["attack", "withdraw"]);
    expect(failed.question).toMatchObject({ seat: "carthage", prompt: "hannibal.attack" });
  });

  test("16.1 it is for whoever attacks in the round: after a counterattack for the original defender", () => {
    const game = battleAt(atNarbo, { dice: [2, 2, 1] });
    play(game, ["attack", "frontal"], ["match", "frontal"], ["counterattack", "yes"]);
    expect(options(game, "attack")).toEqual(["frontal", "withdraw"]);
    play(game, ["attack", "withdraw"], ["stop-withdrawal", "no"], ["withdraw", "space:emporiae"]);
    expect(cus(game, "rome", "emporiae")).toBe(6);
  });

  test("16.1 CUs without a general do not withdraw", () => {
    const game = battleAt({ ...atNarbo, rome: { cus: 6 }, battle: { initiative: "rome" } });
    expect(options(game, "attack")).toEqual(["frontal"]);
  });
});

describe("16.2 a successful withdrawal", () => {
  test("16.2 casualties are rolled for the rounds fought, but there is no retreat table and nobody removes PCs", () => {
    const game = battleAt(
      {
        ...atNarbo,
        battle: { rounds: Array.from({ length: 10 }, () => ({ by: "carthage", attack: "frontal", match: "frontal" })) },
      },
      { dice: [3, 5] },
    );
    play(game, ["attack", "withdraw"], ["stop-withdrawal", "no"]);
    expect(logged(game, "casualties")).toEqual([{ die: 5, rounds: 10, losses: 3 }]);
    expect(cus(game, "carthage", "tolosa")).toBe(2);
    expect(cus(game, "rome", "narbo")).toBe(3);
    expect(logged(game, "retreat-roll")).toEqual([]);
    expect(logged(game, "pc-removed")).toEqual([]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.play-card" });
  });

  test("16.2 the siege train goes along", () => {
    const game = battleAt({ ...atNarbo, more: { siegeTrain: "narbo" }, march: { train: true } }, { dice: [3] });
    play(game, ["attack", "withdraw"], ["stop-withdrawal", "no"]);
    expect(logged(game, "train-lost")).toEqual([]);
    expect(game.state.train).toBe(space("tolosa"));
  });
});

describe("16.3 where to", () => {
  const withdraws = (field: Partial<Field>): boolean =>
    options(battleAt({ ...atNarbo, ...field }), "attack").includes("withdraw");

  test("16.3 the original attacker goes back where he came from or nowhere", () => {
    expect(withdraws({})).toBe(true);
    expect(withdraws({ control: onlyHolding(["tolosa"], ["nemausus"]) })).toBe(false); // a Roman PC behind him
    expect(withdraws({ others: [{ side: "rome", at: "tolosa", cus: 1 }] })).toBe(false);
    expect(withdraws({ others: [{ side: "rome", at: "tolosa", generals: ["varro"] }] })).toBe(true);
  });

  test("16.3 not to a tribe that is not friendly", () => {
    expect(withdraws({ space: "tolosa", from: "aquitani" })).toBe(false);
    expect(withdraws({ space: "verona", from: "boii", control: holding({}) })).toBe(true);
  });

  test("16.3 not over a pass or a strait, and not by sea", () => {
    expect(withdraws({ space: "taurini", from: "druentia" })).toBe(false);
    expect(withdraws({ space: "pisae", from: "boii", control: onlyHolding([], ["boii"]) })).toBe(false);
    expect(withdraws({ space: "aleria", from: "sassari" })).toBe(false);
    expect(withdraws({ space: "emporiae", from: "tarraco", battle: { bySea: true } })).toBe(false);
  });

  test("16.3 the original defender may not go where the attacker came from, nor to enemy PCs, CUs or tribes", () => {
    const game = battleAt({ ...atNarbo, control: onlyHolding([], ["emporiae"]), battle: { initiative: "rome" } }, { dice: [1] });
    play(game, ["attack", "withdraw"], ["stop-withdrawal", "no"]);
    expect(cus(game, "rome", "nemausus")).toBe(6); // Tolosa and Emporiae are closed
  });

  test("16.3 interceptors go back where they came from", () => {
    const game = battleAt({ ...atNarbo, battle: { initiative: "rome", interceptors: ["emporiae"] } }, { dice: [1] });
    play(game, ["attack", "withdraw"], ["stop-withdrawal", "no"]);
    expect(cus(game, "rome", "emporiae")).toBe(6);
  });

  test("16.3, 9.3 a defender who withdraws to an equal: the player says which of them commands", () => {
    const others = [{ side: "rome" as const, at: "emporiae", cus: 1, generals: ["varro"] }];
    const game = battleAt({ ...atNarbo, others, battle: { initiative: "rome", interceptors: ["emporiae"] } }, { dice: [1] });
    play(game, ["attack", "withdraw"], ["stop-withdrawal", "no"], ["commander", "general:varro"]);
    expect(commanderOf(game, "rome", "emporiae")).toBe(general("varro"));
  });

  test("16.3 the army stays together, whatever its size", () => {
    const game = battleAt({ ...atNarbo, carthage: { cus: 11, elephants: 2, generals: ["hasdrubal", "mago"] } }, { dice: [1] });
    play(game, ["attack", "withdraw"], ["stop-withdrawal", "no"]);
    expect(cus(game, "carthage", "tolosa")).toBe(13);
    expect(whereIs(game, "mago")).toBe("tolosa");
  });

  test("16.3 an army that sallied out goes back into its city", () => {
    const game = battleAt(
      {
        ...atNarbo,
        space: "massilia",
        attacker: "rome",
        from: "inside:massilia",
        rome: { cus: 2, generals: ["p_scipio"] },
        control: holding({}),
        more: { siege: { massilia: { by: "carthage", points: 2 } } },
      },
      { dice: [2] },
    );
    play(game, ["attack", "withdraw"], ["stop-withdrawal", "no"]);
    expect(cus(game, "rome", "inside:massilia")).toBe(2);
    expect(whereIs(game, "p_scipio")).toBe("inside:massilia");
  });

  test("16.3 an army that Fabius is with does not withdraw out of Italy (24)", () => {
    expect(
      withdraws({
        space: "pisae",
        attacker: "rome",
        from: "eastern_ligurians",
        rome: { cus: 6, generals: ["p_scipio", "fabius_maximus"] },
        more: { tribes: [] },
      }),
    ).toBe(false);
  });
});

describe("16.3 who withdraws with whom, and where to", () => {
  test("16.3 a relief army goes back where it came from, and the garrison that helped it back inside", () => {
    const game = battleAt(
      {
        space: "capua",
        attacker: "rome",
        from: "rome",
        rome: { cus: 8, generals: ["marcellus", "varro"] },
        carthage: { cus: 6 },
        cards: { rome: { frontal: 3 }, carthage: { frontal: 3 } },
        battle: { sortie: { cus: 2, elephants: 0, generals: ["varro"] } },
        march: { staff: [], staffLimits: [], columns: [{ cus: 6, elephants: 0, before: 0, limit: 99 }] },
        control: onlyHolding(["capua"], []),
        hands: { rome: [SPARE.rome] },
        more: { siege: { capua: { by: "carthage", points: 1 } } },
      },
      { dice: [1] },
    );
    play(game, ["attack", "withdraw"]);
    expect([cus(game, "rome", "rome"), cus(game, "rome", "inside:capua")]).toEqual([6, 2]);
    expect([whereIs(game, "marcellus"), whereIs(game, "varro")]).toEqual(["rome", "inside:capua"]);
  });

  test("16.3 the original attacker does not withdraw to where interceptors came from", () => {
    expect(options(battleAt(atNarbo), "attack")).toContain("withdraw");
    expect(options(battleAt({ ...atNarbo, battle: { interceptors: ["tolosa"] } }), "attack")).not.toContain("withdraw");
  });

  test("16.3 interceptors withdraw to where they came from; in the Valley rules wherever the others may", () => {
    const places = (ruleset: "ah2" | "valley") => {
      const game = battleAt(
        { ...atNarbo, hands: {}, battle: { interceptors: ["emporiae"], initiative: "rome" } },
        { ruleset, dice: [1] },
      );
      play(game, ["attack", "withdraw"], ["stop-withdrawal", "no"]);
      return game.question?.prompt === "hannibal.withdraw" ? options(game, "withdraw") : [];
    };
    expect(places("ah2")).toEqual([]); // to Emporiae, without a question
    expect(places("valley")).toEqual(["space:emporiae", "space:nemausus"]);
  });
});
