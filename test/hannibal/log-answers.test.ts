import { expect, test } from "vitest";
import en from "../../src/games/hannibal/words/en.ts";
import fr from "../../src/games/hannibal/words/fr.ts";
import { Words } from "../../src/words/words.ts";
import { battleAt } from "./field.ts";
import { carthage, march, rome, setOut } from "./march.ts";
import { type Game, gameAt, play } from "./table.ts";

// What a side could have done and did not is told too: a failed attempt and none at all are not the same

const WORDS = [new Words("en", en), new Words("fr", fr)];
const told = (game: Game, ...names: string[]): string[][] =>
  WORDS.map((words) =>
    (game.log ?? [])
      .filter(({ event }) => names.includes(event.slice("hannibal.log.".length)))
      .map(({ event, params }) => words.say(event, params)),
  );

test("12.2, 13.1 whoever lets an army pass, or waits for it, is told", () => {
  const game = gameAt({
    control: { rome: ["rome"], carthage: ["carthage"] },
    active: "rome",
    forces: [rome("terventum", 6, "fabius_maximus"), carthage("cannae", 4, "h_gisgo")],
    hands: { rome: [1] },
  });
  march(setOut(game, 1, "fabius_maximus", { cus: 6 }), "arpi");
  game.answer("pass");
  march(game, "cannae");
  game.answer("stand");
  const [english, french] = told(game, "let-pass", "stands");
  expect(english).toEqual([
    "H. Gisgo, in Cannae, does not try to intercept Fabius Maximus in Arpi.",
    "Carthage does not try to avoid battle in Cannae.",
  ]);
  expect(french![1]).toBe("Carthage ne tente pas d'éviter le combat à Cannes.");
});

/** Carthage attacks at Narbo, with the battle cards named. */
const fight = (cards: { rome: Record<string, number>; carthage: Record<string, number> }) =>
  battleAt({
    space: "narbo",
    attacker: "carthage",
    from: "emporiae",
    rome: { cus: 5, generals: ["p_scipio"] },
    carthage: { cus: 5, generals: ["hannibal"] },
    cards,
  });

test("14.8 whoever does not counterattack is told; whoever matches a Double Envelopment attacks next, and why", () => {
  const game = fight({ rome: { frontal: 2, envelopment: 1 }, carthage: { frontal: 2, envelopment: 1 } });
  play(game, ["attack", "frontal"], ["match", "frontal"], ["counterattack", "no"]);
  expect(told(game, "no-counterattack")[0]).toEqual(["P. Scipio does not counterattack."]);
  play(game, ["attack", "envelopment"], ["match", "envelopment"]);
  expect(told(game, "initiative")[0]).toEqual([
    "Rome takes the initiative (for matching a Double Envelopment) and attacks next.",
  ]);
});

test("14.10 whoever has no card left to attack with is told why the battle is lost", () => {
  const game = fight({ rome: { envelopment: 1 }, carthage: { envelopment: 1, frontal: 1 } });
  play(game, ["attack", "envelopment"], ["match", "envelopment"]);
  expect(told(game, "cards-spent")[0]).toEqual(["Rome has no battle card left to attack with: the battle is lost."]);
});

test("14.10 an attack that is not matched is told by its card", () => {
  const game = fight({ rome: { probe: 1 }, carthage: { frontal: 2 } });
  play(game, ["attack", "frontal"], ["match", "concede"]);
  expect(told(game, "not-matched")[0]).toEqual(["Rome does not match “Frontal Assault”: the battle is lost."]);
});
