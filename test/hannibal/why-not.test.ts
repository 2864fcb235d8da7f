import { describe, expect, test } from "vitest";
import { beginTrial, reachFrom } from "../../src/engine/index.ts";
import { planning } from "../../src/games/hannibal/page/planning.ts";
import words from "../../src/games/hannibal/page/words/all-en.ts";
import { SPACE_IDS } from "../../src/games/hannibal/rules/map.ts";
import { whyNotBegin, whyNotGo, whyNotPiece } from "../../src/web/plan/why-not.ts";
import { en as reasons } from "../../src/web/question/words/en.ts";
import { en } from "../../src/web/words/en.ts";
import { Words } from "../../src/words/words.ts";
import { battleAt, type Field, onlyHolding, SPARE } from "./field.ts";
import { carthage, march, rome, setOut } from "./march.ts";
import { type Game, gameAt, play } from "./table.ts";

const english = new Words("en", words, en, reasons);
const trialOf = (game: Game) => beginTrial(game, game.question!.seat, "x");
const begun = (game: Game, id: string) => whyNotBegin(planning, trialOf(game), id, english);
const reason = (game: Game, id: string) => game.question!.whyNot!(id);
const movingReason = (game: Game, id: string) => {
  const trial = trialOf(game);
  return whyNotGo(planning, { trial, places: reachFrom(trial, planning.ground) }, id, english);
};
const sayOf = (why: ReturnType<typeof begun>) => english.say(why!.why, why!.params);
const moving = (game: Game, id: string) => sayOf(movingReason(game, id));

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
  expect(sayOf(why)).toMatch(/He is one of the enemy's generals, displaced until the next reinforcements\.$/);
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

test("25 where CUs come to a general, a space without one is told so, with what the card says", () => {
  const forces = [rome("cannae", 5, "varro"), rome("heraclea", 5, "a_paulus")];
  const game = gameAt({ active: "rome", forces, control: { rome: ["arpi", "cannae", "beneventum"] }, hands: { rome: [44] } });
  play(game, ["play-card", "card:44"], ["use-card", "event"]);
  expect(game.question!.prompt).toBe("hannibal.event.reinforce");
  expect(reason(game, "space:capua")).toMatchObject({ params: { because: "hannibal.lack.general" } });
});

test("25 where one of the enemy's generals is to be chosen, nobody is refused for being the enemy's", () => {
  const forces = [rome("rome", 5, "marcellus"), rome("cannae", 5, "p_scipio"), carthage("carthage", 5, "hanno")];
  const game = gameAt({ active: "carthage", forces, proconsul: "p_scipio", hands: { carthage: [19] } });
  play(game, ["play-card", "card:19"], ["use-card", "event"]);
  expect(game.question!.prompt).toBe("hannibal.event.proconsul");
  for (const id of ["general:marcellus", "general:hanno"])
    expect(whyNotPiece(planning, trialOf(game), id, english)?.why).not.toBe("hannibal.why.enemy-general");
});

describe("10.10 where a displaced general comes back", () => {
  const forces = [rome("syracuse", 5, "varro"), carthage("carthage", 3), carthage("gades", 3), carthage("saguntum", 2, "mago")];
  const game = gameAt({ phase: "carthaginian-generals", forces, displaced: ["hanno", "hasdrubal"] } as never);
  const piece = (id: string) => sayOf(whyNotPiece(planning, trialOf(game), id, english));

  test("a space without CUs is told so, with the name of the general who comes back and not of the one pointed at", () => {
    expect(game.question!.prompt).toBe("hannibal.return-general");
    const { general } = game.question!.params as { general: string };
    expect(piece("general:varro")).toBe(
      `Syracuse: ${english.say(general)} comes back to CUs of yours that are not besieged, and none are there.`,
    );
  });
});

test("13.1 a general inside the walls is told that the enemy does not come to him", () => {
  const forces = [carthage("capua", 5, "hannibal"), rome("rome", 10, "p_scipio", "t_longus")];
  const control = { rome: ["rome", "falerii"], carthage: ["capua"] };
  const game = gameAt({ active: "carthage", forces, control, hands: { carthage: [1] } });
  setOut(game, 1, "hannibal", { cus: 5 });
  march(game, "rome");
  play(game, ["inside", "inside:5"], ["inside.generals", ["general:t_longus"]]);
  expect(reason(game, "general:t_longus")).toEqual({ why: "hannibal.why.inside-walls", rule: "13.1" });
});

test("25 who replaces the proconsul: a general on the map is told that he is not in the cup", () => {
  const forces = [rome("rome", 5, "marcellus"), rome("cannae", 5, "p_scipio"), carthage("carthage", 5, "hanno")];
  const game = gameAt({ active: "carthage", forces, proconsul: "p_scipio", hands: { carthage: [19] } });
  play(game, ["play-card", "card:19"], ["use-card", "event"]);
  expect(sayOf(reason(game, "general:marcellus"))).toBe("Marcellus is not in the cup that the successor is taken from.");
});

test("10.11 in a campaign it is said who of an army has come as far as he may", () => {
  const forces = [carthage("saguntum", 5, "hasdrubal"), carthage("emporiae", 1, "mago")];
  const game = gameAt({ forces, hands: { carthage: [37] } });
  setOut(game, 37, "hasdrubal", { use: "event", cus: 5 });
  march(game, "dertosa", "tarraco", "emporiae");
  while (game.question!.prompt === "hannibal.march") play(game, ["march", "stop"]);
  if (game.question!.prompt === "hannibal.commander") game.answer("general:hasdrubal");
  play(game, ["activate", "general:mago"], ["take.generals", ["general:hasdrubal"]]);
  while (game.question!.prompt === "hannibal.take.cus") game.answer({ cus: 6 });
  march(game, "narbo");
  expect(sayOf(reason(game, "space:nemausus"))).toBe(
    "5 CUs and Hasdrubal have already moved as far as they may in this campaign.",
  );
});

describe("a place too far by land and by sea", () => {
  test("11.1 is not measured over sea where no card in hand carries anybody there", () => {
    const forces = [carthage("toletum", 5, "hasdrubal")];
    const toHeraclea = (hand: number[]) =>
      sayOf(begun(gameAt({ active: "carthage", forces, hands: { carthage: hand } }), "space:heraclea"));
    expect(toHeraclea([5, 6])).toMatch(
      /away by land and \d+ by sea, and \d are left\. Besides, by sea: Naval movement takes a card of three operations\./,
    );
    expect(toHeraclea([33])).toMatch(/away by land and \d+ by sea, and \d are left\.(?! Besides)/);
  });

  test("11.4 is not measured over sea for the second army of a campaign if the first has sailed", () => {
    const forces = [rome("rome", 8, "p_scipio"), rome("capua", 8, "t_longus")];
    const game = gameAt({ active: "rome", forces, control: { rome: ["rome", "capua"] }, hands: { rome: [33] } });
    setOut(game, 33, "p_scipio", { use: "event", cus: 8 });
    play(game, ["march", "sea:saguntum"]);
    while (game.question!.prompt === "hannibal.march") play(game, ["march", "stop"]);
    play(game, ["activate", "general:t_longus"]);
    while (game.question!.prompt === "hannibal.take.cus") game.answer({ cus: 8 });
    expect(game.question!.prompt).toBe("hannibal.march");
    expect(moving(game, "space:toletum")).toMatch(
      /[Bb]y sea: Only one army of a campaign may go by sea, and another has sailed already\.$/,
    );
  });
});

test("11.4 an army too large for its ships is told how many stay behind, and not that the way is closed", () => {
  const moved = (at: string) => {
    const control = { rome: [at, "massilia"] };
    const game = gameAt({ active: "rome", forces: [rome(at, 8, "p_scipio")], control, hands: { rome: [39] } });
    return setOut(game, 39, "p_scipio", { cus: 8 });
  };
  const most = "With this card 5 CUs sail at most: 3 have to stay behind.";
  expect(sayOf(reason(moved("massilia"), "sea:aleria"))).toBe(most);
  expect(moving(moved("druentia"), "space:aleria")).toBe(`Not with the whole force. By sea to Aleria: ${most}`);
});

test("10.2, 20.5 a place that only a longer way leads to is told what shuts the short one", () => {
  const forces = [carthage("inside:new_carthage", 2, "hasdrubal"), rome("new_carthage", 5, "p_scipio")];
  const control = { carthage: ["new_carthage", "saguntum"] };
  const game = gameAt({ active: "carthage", forces, control, hands: { carthage: [39] } });
  setOut(game, 39, "hasdrubal", { cus: 2 });
  expect(moving(game, "space:iberus")).toBe(
    "The short way there is closed, and no other is short enough. Laminium: The enemies outside block the way out.",
  );
});

test("10.11 where a march is short enough by land, a voyage to a place on the way is not what prevents it", () => {
  const forces = [carthage("tarraco", 3, "h_gisgo"), rome("saguntum", 1)];
  const game = gameAt({ active: "carthage", forces, control: { carthage: ["tarraco"] }, hands: { carthage: [39] } });
  setOut(game, 39, "h_gisgo", { cus: 0 });
  expect(moving(game, "space:segobriga")).not.toMatch(/By sea/);
});

test("11.5 a voyage that may end at the first port is told how likely it succeeds, with the rule of voyages", () => {
  const game = gameAt({
    active: "carthage",
    forces: [carthage("malaca", 5, "h_gisgo")],
    control: { carthage: ["malaca"], rome: ["cosa"] },
    hands: { carthage: [39] },
  });
  setOut(game, 39, "h_gisgo", { cus: 5 });
  const reason = movingReason(game, "space:tarquinii")!;
  expect(reason.rule).toBe("11.5");
  expect(sayOf(reason)).toMatch(
    /^The way leads through Cosa, where the move may end: go there first\. Gets through to Cosa \(\d+\s%\)/,
  );
});

test("10.10, 6.4 a displaced Roman is told that he goes back into the cup, a Carthaginian that he comes back to the map", () => {
  const game = gameAt({ active: "rome", forces: [rome("rome", 5, "varro")], displaced: ["flaminius", "mago"] } as never);
  const state = game.state;
  const away = (id: string, seat: string) => planning.whose(id, seat, state);
  expect(away("general:flaminius", "rome")).toEqual({ why: "hannibal.away.displaced.roman", rule: "10.10" });
  expect(away("general:mago", "carthage")).toEqual({ why: "hannibal.away.displaced", rule: "10.10" });
});

describe("24 who never leaves his country", () => {
  const control = { rome: ["rome", "capua"], carthage: ["carthage"] };

  test("is told that, and not that another army has sailed on this card", () => {
    const forces = [rome("capua", 8, "p_scipio"), rome("rome", 3, "fabius_maximus")];
    const game = gameAt({ active: "rome", forces, control, hands: { rome: [33] } });
    setOut(game, 33, "p_scipio", { use: "event", cus: 5 });
    march(game, "neapolis");
    play(game, ["march", "sea:aleria"]);
    while (game.question!.prompt === "hannibal.march") play(game, ["march", "stop"]);
    play(game, ["activate", "general:fabius_maximus"], ["take.cus", { cus: 3 }]);
    expect(game.question!.prompt).toBe("hannibal.march");
    expect(moving(game, "space:hadrumetum")).toBe("Fabius Maximus may not leave Italy.");
    expect(moving(game, "space:saguntum")).toBe("Fabius Maximus may not leave Italy.");
  });

  test("is not named twice", () => {
    const forces = [rome("rome", 8, "fabius_maximus")];
    const game = gameAt({ active: "rome", forces, control, hands: { rome: [33] } });
    expect(sayOf(begun(game, "space:utica"))).toMatch(
      /^None of your pieces can get there now\. Fabius Maximus may not leave Italy\./,
    );
  });

  test("18.1 keeps the other consul, who does not go without him while they have fewer than ten CUs", () => {
    const forces = [rome("rome", 8, "t_longus", "fabius_maximus")];
    const position = { active: "rome", forces, control, consuls: ["t_longus", "fabius_maximus"] };
    const game = gameAt({ ...position, hands: { rome: [33] } } as never);
    setOut(game, 33, "t_longus", { use: "event", cus: 8 });
    expect(movingReason(game, "space:theveste")).toMatchObject({ why: "hannibal.why.confined-fellow", rule: "18.1" });
    expect(moving(game, "space:theveste")).toBe(
      "T. Longus does not go without Fabius Maximus, who may not leave Italy: two consuls with fewer than ten CUs stay together.",
    );
  });
});

test("10.1 with no general on the map that is why nobody goes anywhere, and not the cards", () => {
  const control = { rome: ["rome"], carthage: ["agrigentum"] };
  const game = gameAt({ active: "rome", forces: [rome("rome", 5)], control, hands: { rome: [2, 5] } });
  expect(sayOf(begun(game, "space:agrigentum"))).toMatch(
    /^None of your generals is on the map, and CUs without a general do not move\. Place PCs: /,
  );
  expect(game.question!.prompt).toBe("hannibal.play-card");
});

test("25 a card for a general who is not on the map is told that its event would find nothing to act on", () => {
  const charms = (at: string[]) => {
    const forces = [carthage("saguntum", 5, ...at)];
    const game = gameAt({ forces, control: { carthage: ["saguntum"] }, hands: { carthage: [5, 28] } });
    play(game, ["play-card", "card:5"]);
    return planning.when!("card:28", "carthage", game.state)!;
  };
  expect(charms(["mago"])).toMatchObject({ why: "hannibal.when.no-target", rule: "8.3" });
  expect(charms(["hannibal"])).toMatchObject({ why: "hannibal.when.with-operation" });
});

test("11.1 from port to port the cost of the voyage is all that is lacking", () => {
  const game = gameAt({
    active: "carthage",
    forces: [carthage("carthage", 5, "h_gisgo")],
    control: { carthage: ["carthage", "utica"] },
    hands: { carthage: [39] },
  });
  setOut(game, 39, "h_gisgo", { cus: 5 });
  march(game, "utica", "thabraca", "hippo_regius");
  expect(moving(game, "space:aleria")).toBe("Only by sea: the voyage costs 3, and 1 is left.");
});

test("14.7 a card that does not match is told so, Maharbal's too", () => {
  const game = battleAt({
    space: "cannae",
    attacker: "rome",
    from: "arpi",
    rome: { cus: 6, generals: ["varro"] },
    carthage: { cus: 6, generals: ["hannibal"] },
    cards: { rome: { frontal: 2 }, carthage: { frontal: 1, "flank-left": 1 } },
    hands: { carthage: [6, SPARE.carthage] },
  });
  play(game, ["attack", "frontal"]);
  expect(reason(game, "battle:flank-left")).toMatchObject({ why: "hannibal.why.no-match", rule: "14.7" });
  expect(sayOf(reason(game, "card:6"))).toMatch(/^It counts as a Double Envelopment and does not match Frontal Assault\./);
  expect(reason(game, "space:cannae")).toBeUndefined();
});

test("10.2 a general of the other side is told of as the place where he stands", () => {
  const game = gameAt({
    active: "rome",
    forces: [rome("rome", 5, "varro"), carthage("saguntum", 8, "hannibal")],
    control: { rome: ["rome"], carthage: ["saguntum"] },
    hands: { rome: [48] },
  });
  expect(sayOf(begun(game, "general:hannibal"))).toMatch(/^Saguntum: None of your pieces can get there now\./);
});
