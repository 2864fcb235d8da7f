import { describe, expect, test } from "vitest";
import { beginTrial, reachFrom } from "../../src/engine/index.ts";
import { planning } from "../../src/games/hamilcar/page/planning.ts";
import words from "../../src/games/hamilcar/page/words/all-en.ts";
import { generalNamed } from "../../src/games/hamilcar/rules/generals.ts";
import { AT_SEA, SPACE_IDS, spaceNamed } from "../../src/games/hamilcar/rules/map.ts";
import { whyNotBegin, whyNotGo } from "../../src/web/plan/why-not.ts";
import { en as reasons } from "../../src/web/question/words/en.ts";
import { en } from "../../src/web/words/en.ts";
import { Words } from "../../src/words/words.ts";
import { answerWhile, type Game, gameAt, marching, play, prompt, stack, whyNot } from "./table.ts";

const english = new Words("en", words, en, reasons);
const trialOf = (game: Game) => beginTrial(game, game.question!.seat, "x");
const begun = (game: Game, id: string) => whyNotBegin(planning, trialOf(game), id, english)!;
const sayOf = ({ why, params }: ReturnType<typeof begun>) => english.say(why, params);

const control = { rome: ["roma", "cosa"], carthage: ["lilybaeum", "carthago"] };

test("5.2.C2 where no general is on the map, that is why nobody is activated, not the cards", () => {
  const forces = [stack("rome", "roma", 5)];
  const game = gameAt({ active: "rome", control, forces, hands: { rome: [2, 4, 20], carthage: [] } });
  expect(sayOf(begun(game, "space:cosa"))).toMatch(/^None of your generals is on the map\./);
});

test("5.2.C2 where no card whatever activates a general, it is not the card in hand that is too weak", () => {
  const forces = [stack("rome", "roma", 5, { generals: ["regulus"] })];
  const flamen = { active: "rome", control: { rome: [] }, forces, flamen: "regulus" };
  const game = gameAt({ ...flamen, hands: { rome: [2], carthage: [] } });
  expect(whyNot(game, "activate")).toBe("none-may");
});

test("14.5.B a general shut up in a besieged city is told where he is shut up, not that the way is closed", () => {
  const game = gameAt({
    active: "carthage",
    control,
    siege: { lilybaeum: { by: "rome", points: 1 } },
    forces: [
      stack("carthage", "inside:lilybaeum", 2, { generals: ["himilco"] }),
      stack("rome", "lilybaeum", 3, { generals: ["florus"] }),
    ],
    hands: { rome: [], carthage: [41, 24] },
  });
  expect(sayOf(begun(game, "space:enna"))).toMatch(
    /Himilco: He is shut up in Lilybaeum, which is besieged, and can only sally out\./,
  );
});

test("5.2.C3 of two mercenaries in the box the second is told that the first has to be hired before him", () => {
  const game = gameAt({
    active: "carthage",
    control,
    mercenaries: ["xanthippus", "barca"],
    hands: { rome: [], carthage: [41, 24] },
  });
  expect(begun(game, "general:barca")).toMatchObject({ why: "hamilcar.away.mercenary-next", rule: "5.2.C3" });
  expect(begun(game, "general:xanthippus")).toMatchObject({ why: "hamilcar.away.mercenary" });
  const alone = gameAt({
    active: "carthage",
    control,
    mercenaries: ["barca"],
    gone: ["xanthippus"],
    hands: { rome: [], carthage: [41, 24] },
  });
  expect(begun(alone, "general:barca")).toMatchObject({ why: "hamilcar.away.mercenary" });
});

test("5.1.C where a consul goes is said without barring Roma that has three CUs", () => {
  expect(english.say("hamilcar.why.consul-where")).toMatch(/; if there is no such space, to Roma\.$/);
});

test("17.2.B how far it is over the strait is counted as Caudex crosses it", () => {
  const far = (general: string) => {
    const forces = [stack("rome", "messana", 2, { generals: [general] })];
    const control = { rome: ["messana", "regium", "roma"] };
    const game = gameAt({ active: "rome", control, forces, hands: { rome: [2], carthage: [] } });
    play(game, ["use-card", "activate"]);
    return planning.apart("space:messana", "space:roma", game.state);
  };
  expect(far("caudex")).toBe(7);
  expect(far("regulus")).toBe(8);
});

test("15.3.C while the Miat keeps units in Africa, that is said of every place elsewhere, and not of a port on the way", () => {
  const forces = [stack("carthage", "carthago", 3, { generals: ["hanno"] })];
  const game = gameAt({ active: "carthage", control, forces, miat: [], hands: { rome: [], carthage: [41, 24] } });
  expect(sayOf(begun(game, "space:roma"))).toMatch(
    /Hanno: Only by sea\. The Miat is not Warlike: no units may leave Africa, only generals without any\./,
  );
});

test("2.2.A a general of the enemy who is not on the map is told where he is", () => {
  const forces = [stack("rome", "roma", 5, { generals: ["regulus"] })];
  const position = { active: "rome", control, forces, gone: ["hanno"], mercenaries: ["barca"] };
  const game = gameAt({ ...position, hands: { rome: [2], carthage: [] } } as never);
  const whose = (id: string) => planning.whose(id, "rome", game.state)!.why;
  expect(english.say(whose("general:hanno"))).toBe("He is one of the enemy's generals, and out of the game for good.");
  expect(english.say(whose("general:barca"))).toBe("He is one of the enemy's generals, and waits in the mercenary box.");
});

test("5.2.C3 where a mercenary arrives is said with his name", () => {
  const says = (general: string, where: string) => english.say(where, { general: `general:${general}` });
  expect(says("barca", "hamilcar.why.mercenary-where")).toMatch(/^Hamilcar Barca comes to a port of yours/);
  expect(says("xanthippus", "hamilcar.why.mercenary-where-africa")).toMatch(/^Xanthippus comes to a port of yours in Africa/);
});

test("7.3 a general at sea is told that he is with the fleet", () => {
  const forces = [stack("rome", "roma", 3, { generals: ["regulus", "cotta"] })];
  const game = gameAt({ active: "rome", control, forces, hands: { rome: [2], carthage: [] } });
  const { state } = game;
  state.generals[generalNamed("general:cotta")] = AT_SEA;
  expect(planning.later("general:cotta", "rome", state)).toEqual({ why: "hamilcar.later.at-sea" });
});

test("2.2.A, 5.2.C4 an eliminated Calatinus is told that he can come back as Dictator, as long as one can be designated", () => {
  const forces = [stack("rome", "roma", 5, { generals: ["regulus"] })];
  const position = { active: "rome", control, forces, gone: ["calatinus", "florus"], hands: { rome: [2], carthage: [] } };
  const away = (general: string, dictator: string, seat = "rome") =>
    planning.whose(`general:${general}`, seat, gameAt({ ...position, dictator } as never).state)!.why;
  for (const dictator of ["ready", "face-down"]) expect(away("calatinus", dictator)).toBe("hamilcar.away.gone-unless-dictator");
  expect(away("calatinus", "ready", "carthage")).toBe("hamilcar.away.gone-unless-dictator.enemy");
  expect(away("calatinus", "gone")).toBe("hamilcar.away.gone-with-dictator");
  expect(away("florus", "ready")).toBe("hamilcar.away.gone");
});

test("7.3.A the way that keeps more points for after the landing is found, even if a fleet gets no farther by it", () => {
  const game = marching("regulus", {
    forces: [stack("rome", "roma", 0, { generals: ["regulus"] })],
    control,
    seamanship: "good",
  });
  const places = reachFrom(trialOf(game), planning.ground);
  const way = (place: string) => places.get(place)!.way;
  expect(way("space:panormus")).toEqual(["space:roma", "fleet:roma", "fleet:panormus", "space:panormus"]);
  expect(places.get("space:panormus")!.left).toBe(2);
});

test("17.2.B the march of Vulso from a port with warships is planned: their crews stay aboard unless the player wants them", () => {
  const forces = [stack("rome", "roma", 4, { generals: ["vulso"] })];
  const position = { active: "rome", control, forces, warships: { rome: { ready: 1, spent: 1 } } };
  const game = gameAt({ ...position, hands: { rome: [2, 40], carthage: [] } });
  expect(begun(game, "space:cosa").why).toBe("plan.who-goes");
  expect(sayOf(begun(game, "space:nuoro"))).toMatch(/Vulso: /);
});

test("17.1 Diplomacy: a space is told what it lacks", () => {
  const forces = [stack("carthage", "sassari", 2), stack("carthage", "panormus", 2)];
  const held = { rome: ["roma", "cosa"], carthage: ["lilybaeum", "carthago", "sassari"] };
  const game = gameAt({ active: "rome", control: held, forces, hands: { rome: [27], carthage: [] } });
  answerWhile(game, { "play-card": "card:27", "use-card": "event" });
  expect(whyNot(game, "space:cosa")).toBe("own-pc");
  expect(whyNot(game, "space:lilybaeum")).toBe("walls-there");
  expect(whyNot(game, "space:sassari")).toBe("enemy-units");
});

test("7.2.B whoever may not move on is told what has ended his move", () => {
  const forces = [stack("rome", "cosa", 4, { generals: ["regulus"] }), stack("carthage", "lilybaeum", 1)];
  const game = marching("regulus", { forces, control });
  const march = game.state.march!;
  march.stage = "ended";
  expect(whyNot(game, "space:thapsus")).toBe("must-stop");
  march.at = spaceNamed("space:lilybaeum");
  expect(whyNot(game, "space:thapsus")).toBe("stopped-by-enemy");
  march.fought = true;
  expect(whyNot(game, "space:thapsus")).toBe("stopped-by-battle");
});

test("7.2.A a lone general whose fleet cannot land is told why, and not that the way is closed", () => {
  const forces = [stack("rome", "roma", 0, { generals: ["regulus"] }), stack("carthage", "panormus", 2)];
  const game = marching("regulus", { forces, control, seamanship: "good" });
  const trial = trialOf(game);
  const reason = whyNotGo(planning, { trial, places: reachFrom(trial, planning.ground) }, "space:panormus", english)!;
  expect(sayOf(reason)).toBe("A general without CUs may not go where enemy units are.");
});

test("5.1.B the CU of the Miat goes to Carthago or becomes a warship, whatever space or general is pointed at", () => {
  const forces = [
    stack("carthage", "carthago", 1, { generals: ["hanno"] }),
    stack("carthage", "panormus", 1, { generals: ["gisco"] }),
  ];
  const held = { rome: ["roma"], carthage: ["carthago", "panormus"] };
  const game = gameAt({ phase: "miat-cus", queue: [1], control: held, forces });
  expect(game.question!.prompt).toBe("hamilcar.miat-cu");
  const say = (id: string) => sayOf(game.question!.whyNot!(id)!);
  for (const id of ["space:roma", "space:panormus", "general:gisco"])
    expect(say(id)).toBe("The CU of the Miat goes to Carthago or becomes a Ready warship, nowhere else.");
  expect(say("general:hanno")).toBe("For the CU to join him choose Carthago: he is there.");
});

describe("7.2.B on the way through a space where the enemy stands", () => {
  const through = (there: ReturnType<typeof stack>, { general = "cotta", cus = 4, held = ["lilybaeum"] } = {}) => {
    const game = marching(general, {
      forces: [stack("rome", "roma", cus, { generals: [general] }), there],
      control: { rome: ["roma"], carthage: held },
    });
    if (prompt(game) !== "march") throw new Error(`asked: ${prompt(game)}`);
    const trial = trialOf(game);
    return sayOf(whyNotGo(planning, { trial, places: reachFrom(trial, planning.ground) }, "space:arretium", english)!);
  };
  const by = "The way leads through Cosa, where ";

  test("the battle ends the march", () => {
    expect(through(stack("carthage", "cosa", 2))).toBe(`${by}the enemy stands, and the battle there ends the march.`);
  });

  test("11.3 unless a general avoids it and the pursuit roll succeeds", () => {
    expect(through(stack("carthage", "cosa", 2, { generals: ["hanno"] }))).toBe(
      `${by}the enemy stands, and a battle there ends the march. He gets past only if all of them avoid it and he makes his pursuit roll.`,
    );
  });

  test("7.2.E or five CUs overrun a single one", () => {
    expect(through(stack("carthage", "cosa", 1), { cus: 5 })).toMatch(
      /single enemy CU stands.*five CUs overrun it and may go on\.$/,
    );
  });

  test("17.2.B or Regulus has won it", () => {
    expect(through(stack("carthage", "cosa", 2), { general: "regulus" })).toMatch(/Regulus may go on after a victory\.$/);
  });
});

test("5.2.C3 the mercenary who is being hired is told that he is being paid", () => {
  const position = { turn: 4, active: "carthage", control, mercenaries: ["xanthippus"], miat: ["r1", "r2", "r3", "r4"] };
  const game = play(gameAt({ ...position, hands: { rome: [], carthage: [41, 24] } }), ["play-card", "hire"]);
  expect(prompt(game)).toBe("pay-mercenary");
  expect(sayOf(game.question!.whyNot!("general:xanthippus")!)).toBe(
    "It is him you are paying: choose the PCs that leave the Miat.",
  );
});

test("5.2.C2 a space where nobody goes is told why no PC goes there, even if only trains can be placed", () => {
  const spaces = SPACE_IDS.filter((id) => id !== "roma");
  const held = { rome: ["roma"], carthage: spaces };
  const game = gameAt({ active: "rome", control: held, hands: { rome: [2, 4], carthage: [] } });
  expect(sayOf(begun(game, "space:camarina"))).toMatch(/Place PCs and trains: You need a CU there to convert an enemy PC\.$/);
});

test("5.6 from the War Chest a supply train goes to a general even without CUs", () => {
  const position = {
    phase: "war-chest",
    chest: { rome: 0, carthage: 2 },
    control: { rome: ["roma", "cosa"], carthage: ["carthago"] },
  };
  const game = answerWhile(gameAt(position), { "reduce-difference": {} });
  expect(prompt(game)).toBe("spend-difference");
  const reason = game.question!.whyNot!("space:cosa")!;
  expect(reason.rule).toBe("5.6");
  expect(sayOf(reason)).toBe(
    "You control it already. A supply train goes to a general of yours, or to a city of yours that is not besieged.",
  );
});
