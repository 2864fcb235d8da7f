import { describe, expect, test } from "vitest";
import { beginTrial } from "../../src/engine/index.ts";
import { planning } from "../../src/games/hannibal/page/planning.ts";
import words from "../../src/games/hannibal/page/words/all-en.ts";
import { SPACE_IDS } from "../../src/games/hannibal/rules/map.ts";
import { whyNotBegin, whyNotPiece } from "../../src/web/plan/why-not.ts";
import { en } from "../../src/web/words/en.ts";
import { Words } from "../../src/words/words.ts";
import { battleAt, type Field, onlyHolding, SPARE } from "./field.ts";
import { carthage, march, rome, setOut } from "./march.ts";
import { type Game, gameAt, play } from "./table.ts";

const english = new Words("en", words, en);
const trialOf = (game: Game) => beginTrial(game, game.question!.seat, "x");
const begun = (game: Game, id: string) => whyNotBegin(planning, trialOf(game), id, english);
const reason = (game: Game, id: string) => game.question!.whyNot!(id);
const sayOf = (why: ReturnType<typeof begun>) => english.say(why!.why, why!.params);

describe("where an army goes that avoids battle (13.2)", () => {
  const game = gameAt(
    {
      active: "rome",
      control: { rome: ["rome", "tarentum"], carthage: ["carthage"] },
      forces: [rome("arpi", 10, "marcellus"), carthage("cannae", 4, "hasdrubal")],
      hands: { rome: [1, 2] },
    },
    { dice: [1] },
  );
  setOut(game, 1, "marcellus", { cus: 6 });
  march(game, "cannae");
  play(game, ["avoid", "general:hasdrubal"]);
  const cases: [string, string][] = [
    ["arpi", "hannibal.why.came-from"],
    ["cannae", "hannibal.why.avoid-here"],
    ["rome", "hannibal.why.not-adjacent"],
    ["tarentum", "hannibal.why.hostile"],
  ];
  test.each(cases)("%s", (space, why) => expect(reason(game, `space:${space}`)!.why).toBe(why));
});

describe("where a beaten army goes (15.1, 15.2)", () => {
  const field: Field = {
    space: "bilbilis",
    attacker: "carthage",
    from: "numantia",
    rome: { cus: 4, generals: ["p_scipio"] },
    carthage: { cus: 9, generals: ["hasdrubal"] },
    cards: { rome: { frontal: 1 }, carthage: { probe: 1, "flank-left": 1 } },
    control: onlyHolding(["azaila", "segovia", "ilerda", "numantia"], []),
    hands: { rome: [SPARE.rome] },
  };
  const game = battleAt(field, { dice: [1, 2] });
  play(game, ["attack", "probe"], ["match", "concede"]);
  const cases: [string, string][] = [
    ["bilbilis", "hannibal.why.lost-here"],
    ["numantia", "hannibal.why.came-from"],
    ["ilerda", "hannibal.why.nearer-place"],
    ["toletum", "hannibal.why.no-refuge"],
  ];
  test.each(cases)("%s", (space, why) => expect(reason(game, `space:${space}`)!.why).toBe(why));
});

test("6.7 a space where Scipio Africanus cannot arrive is told what it lacks", () => {
  const game = gameAt({
    turn: 6,
    phase: "scipio-africanus",
    control: { rome: ["rome", "capua", "tarraco"], carthage: ["carthage", "cannae"] },
    forces: [carthage("capua", 3)],
  } as never);
  expect(reason(game, "space:carthage")).toEqual({ why: "hannibal.why.africanus", rule: "6.7" });
  expect(reason(game, "space:cannae")).toEqual({ why: "hannibal.why.not-yours", rule: "6.7" });
  expect(reason(game, "space:capua")).toEqual({ why: "hannibal.why.enemy-cus", rule: "6.7" });
});

test("12.2 a general of another stack is told which stack is asked about the interception", () => {
  const forces = [rome("cannae", 5, "varro"), rome("rome", 5, "a_paulus"), carthage("heraclea", 5, "hasdrubal")];
  const game = gameAt({ active: "carthage", forces, control: { carthage: ["carthage"] }, hands: { carthage: [33] } });
  setOut(game, 33, "hasdrubal", { cus: 5 });
  march(game, "beneventum");
  expect(game.question!.prompt).toBe("hannibal.intercept");
  const why = whyNotPiece(planning, trialOf(game), "general:a_paulus", english);
  expect(sayOf(why)).toBe("A. Paulus is in Rome: one of those in Cannae is to be chosen.");
});

test("25 where an enemy army is asked for, a general of the enemy who is not on the map is told that", () => {
  const forces = [carthage("cannae", 5, "hannibal"), carthage("tarentum", 5, "mago"), rome("rome", 5, "varro")];
  const game = gameAt({ active: "rome", forces, hands: { rome: [51] } });
  play(game, ["play-card", "card:51"], ["use-card", "event"]);
  const why = whyNotPiece(planning, trialOf(game), "general:h_gisgo", english);
  expect(sayOf(why)).toMatch(/He is one of the enemy's generals, and not on the map\.$/);
});

test("8.2 a general whom no card activates is told so, even if a single other one can go", () => {
  const forces = [rome("rome", 5, "marcellus"), rome("cannae", 5, "c_nero")];
  const game = gameAt({ active: "rome", forces, hands: { rome: [8, 42] } });
  expect(sayOf(begun(game, "general:marcellus"))).toBe("None of your cards can activate him.");
  const lastCard = gameAt({ active: "rome", forces, hands: { rome: [42] } });
  expect(begun(lastCard, "general:marcellus")).toEqual({ why: "plan.no-card", rule: "8.2" });
});

test("10.7 where it is asked who goes inside the walls, the general before them is told that he is the enemy's", () => {
  const forces = [carthage("beneventum", 5, "hannibal"), rome("capua", 2, "marcellus")];
  const game = gameAt({ active: "carthage", forces, control: { rome: ["capua"] }, hands: { carthage: [1] } });
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "capua");
  play(game, ["inside", "inside:2"]);
  expect(game.question!.prompt).toBe("hannibal.inside.generals");
  expect(reason(game, "general:hannibal")).toEqual({ why: "hannibal.why.enemy-general", rule: "10.7" });
});

test("8.2 the general next door whom no card activates is named, and not one across the sea", () => {
  const forces = [carthage("saguntum", 5, "hannibal"), carthage("carthage", 3, "hanno")];
  const game = gameAt({ active: "carthage", forces, control: { carthage: ["carthage"] }, hands: { carthage: [8, 42] } });
  expect(sayOf(begun(game, "space:thabraca"))).toMatch(/Hanno: None of your cards can activate him\./);
  expect(sayOf(begun(game, "space:rome"))).toMatch(/Hannibal: /);
});

test("10.11 a general who has done all in a campaign is told so", () => {
  const forces = [rome("cannae", 5, "varro"), rome("rome", 5, "marcellus"), rome("pisae", 5, "c_nero")];
  const game = gameAt({ active: "rome", forces, control: { rome: ["cannae", "rome", "pisae"] }, hands: { rome: [33] } });
  setOut(game, 33, "varro", { cus: 0, use: "event" });
  march(game, "arpi", "cannae", "arpi", "cannae");
  while (game.question!.prompt !== "hannibal.activate") play(game, ["march", "stop"]);
  play(game, ["activate", "general:marcellus"]);
  expect(game.question!.prompt).toBe("hannibal.take.cus");
  const told = (id: string) => String(whyNotPiece(planning, trialOf(game), id, english)!.params!.because);
  expect(told("general:varro")).toBe("He is in Cannae, and has done all that he can in this campaign.");
  expect(told("general:c_nero")).toMatch(/can be chosen where a general is asked for/);
});

describe("25, 11.1 the counsel of Cato, who keeps CUs out of Africa", () => {
  const forces = [rome("rome", 5, "varro")];
  const position = { active: "rome", forces, control: { rome: ["rome"] }, catoCounsels: true };
  const toUtica = (hand: number[]) => sayOf(begun(gameAt({ ...position, hands: { rome: hand } }), "space:utica"));

  test("is not what keeps a general from sailing there by himself: that is the lack of a card of three operations", () => {
    expect(toUtica([5, 18])).toMatch(/Varro: Only by sea\. Naval movement takes a card of three operations\./);
  });

  test("is given as the reason where the card would carry him", () => {
    expect(toUtica([33])).toMatch(/Cato/);
  });
});

describe("a space pointed at", () => {
  const rome5 = [rome("rome", 5, "varro")];

  test("10.2 while a general is asked for is told who goes there, or why nobody does", () => {
    const forces = [rome("rome", 5, "varro"), rome("cannae", 5, "marcellus")];
    const game = gameAt({ active: "rome", forces, hands: { rome: [33] } });
    play(game, ["play-card", "card:33"], ["use-card", "event"]);
    expect(game.question!.prompt).toBe("hannibal.activate");
    expect(begun(game, "space:capua")!.why).toBe("plan.who-goes");
    expect(begun(game, "space:taurini")!.why).toBe("plan.nobody-nearest");
    expect(begun(game, "space:cannae")!.why).toBe("plan.who-goes"); // Varro can go there
  });

  test("10.1 while a general is asked for, CUs without one are told that they do not move", () => {
    const forces = [rome("rome", 5, "varro"), rome("bilbilis", 5), rome("cannae", 5, "marcellus")];
    const game = gameAt({ active: "rome", forces, hands: { rome: [37] } });
    play(game, ["play-card", "card:37"], ["use-card", "event"]);
    expect(begun(game, "space:bilbilis")).toEqual({ why: "hannibal.why.no-general-there", rule: "10.1" });
  });

  test("10.2 where a general stands whom nobody joins, is told so and not that nobody gets there", () => {
    const game = gameAt({ active: "rome", forces: rome5, control: { rome: ["rome"] }, hands: { rome: [5] } });
    expect(sayOf(begun(game, "space:rome"))).toMatch(/^Varro stands there already\./);
  });

  test("19.2 is told why no PC goes there even if a single space is left for one", () => {
    const forces = [rome("rome", 5, "varro")];
    const held = { rome: ["rome"], carthage: SPACE_IDS.filter((id) => id !== "rome" && id !== "tarquinii") };
    const game = gameAt({ active: "rome", forces, control: held, hands: { rome: [5] } });
    expect(sayOf(begun(game, "space:segovia"))).toMatch(/Place PCs: To flip an enemy PC you need a CU there\.$/);
  });

  test("24 is not told that a general may not leave his country if he could stay behind", () => {
    const forces = [rome("rome", 10, "varro", "fabius_maximus")];
    const game = gameAt({ active: "rome", forces, control: { rome: ["rome"] }, hands: { rome: [33] } });
    play(game, ["play-card", "card:33"], ["use-card", "event"]);
    expect(begun(game, "space:carales")!.why).toBe("plan.who-goes");
  });

  test("8.2 where none of the cards activates anybody is told so of all cards", () => {
    const forces = [rome("rome", 5, "marcellus")];
    const held = { rome: ["rome"], carthage: SPACE_IDS.filter((id) => id !== "rome") };
    const game = gameAt({ active: "rome", forces, control: held, hands: { rome: [42, 58] } });
    expect(sayOf(begun(game, "space:capua"))).toMatch(
      /^None of your cards can activate a general\. Place PCs: PCs do not convert/,
    );
    expect(sayOf(begun(game, "general:marcellus"))).toBe("None of your cards can activate him.");
  });
});
