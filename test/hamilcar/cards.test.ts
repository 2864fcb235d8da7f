import { describe, expect, test } from "vitest";
import { type Plain, Session, writePosition } from "../../src/engine/index.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { insideOf, space } from "../../src/games/hamilcar/rules/map.ts";
import { pointsNeeded } from "../../src/games/hamilcar/rules/siege.ts";
import { AWAY, CHEST_LEAVING, DISCARDED, HIDDEN } from "../../src/games/hamilcar/rules/state.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { encounter, fleetsMeet } from "./sea-battle.ts";
import {
  answerWhile,
  cus,
  elephants,
  type Game,
  gameAt,
  isAt,
  levelsOf,
  logged,
  marching,
  options,
  owner,
  passWindows,
  play,
  prompt,
  type Situation,
  siegeAt,
  stack,
  supply,
  where,
  whyNot,
} from "./table.ts";

const control = {
  rome: [
    "roma",
    "praeneste",
    "fregellae",
    "capua",
    "neapolis",
    "nola",
    "tarentum",
    "luceria",
    "regium",
    "messana",
    "catana",
    "corfinium",
  ],
  carthage: [
    "carthago",
    "utica",
    "tunes",
    "clupea",
    "hadrumetum",
    "thapsus",
    "thabraca",
    "syracusae",
    "lilybaeum",
    "agrigentum",
    "carales",
    "nuoro",
    "thermae",
  ],
};

/** A seat plays the event of a card in its turn; the other side holds a card that does not matter. */
function event(seat: Seat, card: number, position: { [key: string]: Plain } = {}, situation: Situation = {}): Game {
  const idle = card === 27 ? 28 : 27;
  const hands = seat === "rome" ? { rome: [card], carthage: [idle] } : { rome: [idle], carthage: [card] };
  const game = gameAt({ active: seat, control, hands, ...position }, situation);
  answerWhile(game, { "play-card": `card:${card}` });
  play(game, ["use-card", "event"]);
  return answerWhile(game, { "cancel-event": "pass" });
}
/** Why the event of a card cannot be played. */
function whyNoEvent(seat: Seat, card: number, position: { [key: string]: Plain } = {}): string | undefined {
  const hands = seat === "rome" ? { rome: [card], carthage: [] } : { rome: [], carthage: [card] };
  return whyNot(gameAt({ active: seat, control, hands, ...position }), "event");
}

describe("17.1 strategy cards: reinforcements and shipyards", () => {
  test("card 2 War Elephants: an elephant in Carthago or with a general in Africa; an ordinary CU if all four are in play", () => {
    const game = event("carthage", 2, { forces: [stack("carthage", "tunes", 1, { generals: ["hanno"] })] });
    expect(options(game, "place-elephant")).toEqual(["space:tunes", "space:carthago"]);
    play(game, ["place-elephant", "space:tunes"]);
    expect(elephants(game, "tunes")).toBe(1);
    const full = event("carthage", 2, { forces: [stack("carthage", "utica", 0, { elephants: 4 })] });
    expect([elephants(full, "carthago"), cus(full, "carthage", "carthago")]).toEqual([0, 1]);
  });

  test("card 5 Socii Navales: two warships, then an activation with a naval movement if one likes", () => {
    const game = event("rome", 5, { forces: [stack("rome", "roma", 4, { generals: ["florus"] })] });
    expect(game.state.warships.rome.ready).toBe(2);
    expect(options(game, "activate")).toEqual(["general:florus", "done"]);
    play(game, ["activate", "general:florus"]);
    expect(options(game, "march")).not.toContain("stop");
    expect(options(game, "march")).toContain("sail");
  });

  test("card 6 Captured Quinquereme: seamanship rises, a warship is refitted, and the card leaves the game", () => {
    const game = event("rome", 6, { warships: { rome: { spent: 2 } } });
    expect([game.state.seamanship, game.state.warships.rome.ready]).toEqual([2, 1]);
    expect(game.state.cards[6]).toBe(CHEST_LEAVING);
  });

  test("card 7 Rowing Drills: a level if enough warships are Ready, or three refits", () => {
    const few = event("rome", 7, { warships: { rome: { ready: 1, spent: 4 } } });
    expect(few.state.warships.rome).toMatchObject({ ready: 4, spent: 1 }); // no choice: one Ready warship is not two
    const enough = event("rome", 7, { warships: { rome: { ready: 2 } } });
    play(enough, ["rowing-drills", "seamanship"]);
    expect(enough.state.seamanship).toBe(2);
  });

  test("card 8 Private Donations: two warships, from turn 6 on three", () => {
    expect(event("rome", 8).state.warships.rome.ready).toBe(2);
    expect(event("rome", 8, { turn: 6 }).state.warships.rome.ready).toBe(3);
  });

  test("card 9 Punic Shipyards: two warships and a refit", () => {
    expect(event("carthage", 9, { warships: { carthage: { spent: 2 } } }).state.warships.carthage).toMatchObject({
      ready: 3,
      spent: 1,
    });
  });

  test("card 10 Mercenary Recruits: with a Warlike Miat two CUs in a friendly port outside Italia", () => {
    const game = event("carthage", 10);
    expect(options(game, "place-cus")).toContain("space:lilybaeum");
    expect(options(game, "place-cus")).not.toContain("space:tunes"); // no port
    play(game, ["place-cus", "space:lilybaeum"]);
    expect(cus(game, "carthage", "lilybaeum")).toBe(2);
    expect(whyNoEvent("carthage", 10, { miat: ["centre"] })).toBe("miat-not-warlike");
  });

  test("card 24 Ptolemaic Loan: up to three supply trains, within capacity where enemies stand before the walls", () => {
    const game = event("carthage", 24, {
      forces: [
        stack("carthage", "enna", 1, { generals: ["hanno"] }),
        stack("rome", "lilybaeum", 1),
        stack("carthage", "inside:lilybaeum", 1, { supply: 1 }),
      ],
    });
    play(game, ["place-supply", { "supply:enna": 2, "supply:lilybaeum": 1 }]);
    expect([supply(game, "carthage", "enna"), supply(game, "carthage", "inside:lilybaeum")]).toEqual([2, 2]);
  });

  test("card 33 Allied Auxiliaries: two CUs with a general in Italia; without one nothing happens", () => {
    const game = event("rome", 33, {
      forces: [stack("rome", "capua", 3, { generals: ["florus"] }), stack("rome", "enna", 3, { generals: ["cotta"] })],
    });
    expect(cus(game, "rome", "capua")).toBe(5); // the only general in Italia
    const none = event("rome", 33, { truce: true, forces: [stack("rome", "enna", 3, { generals: ["cotta"] })] });
    expect(none.state.truce).toBe(true);
  });
});

describe("17.1 strategy cards: politics", () => {
  test("card 12 Treasury Shortfall: the opponent gives up three PCs or supply trains; with too few he has lost", () => {
    const game = event("rome", 12, { forces: [stack("carthage", "carthago", 1, { supply: 2 })] });
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hamilcar.shortfall", min: 3, max: 3 });
    play(game, ["shortfall", { "supply:carthago": 2, "miat:r1": 1 }]);
    expect(supply(game, "carthage", "carthago")).toBe(0);
    const lost = event("rome", 12, { miat: [], control: { rome: [], carthage: ["utica"] } });
    expect(lost.over).toMatchObject({ winner: "rome", reason: "hamilcar.over.no-pcs" });
  });

  test("card 15 Peace Party: Carthage removes two PCs from the Miat", () => {
    const game = event("rome", 15, { miat: ["centre", "r1", "r2"] });
    expect(game.question).toMatchObject({ seat: "carthage", min: 2, max: 2 });
    play(game, ["lose-miat", ["miat:centre", "miat:r2"]]);
    expect(game.state.miat.reduce((sum, one) => sum + one, 0)).toBe(1);
  });

  test("card 16 War Party: up to three PCs on the Miat", () => {
    const game = event("carthage", 16, { miat: ["centre"] });
    play(game, ["place-miat", ["miat:r1", "miat:r2", "miat:r3"]]);
    expect(game.state.miat.reduce((sum, one) => sum + one, 0)).toBe(4);
  });

  test("card 21 Revolt in Numidia: two Carthaginian PCs without CUs in Numidia and Libya", () => {
    const game = event("rome", 21, { forces: [stack("carthage", "thapsus", 1)] });
    expect(options(game, "remove-enemy-pcs")).toEqual(["space:hadrumetum", "space:thabraca"]);
    play(game, ["remove-enemy-pcs", ["space:hadrumetum", "space:thabraca"]]);
    expect(owner(game, "hadrumetum")).toBe("nobody");
  });

  test("card 22 Revolt in Sardinia: for both sides, not walled cities", () => {
    const game = event("rome", 22);
    expect(options(game, "remove-enemy-pcs")).toEqual(["space:nuoro"]);
    const carthage = event("carthage", 22, { control: { ...control, rome: [...control.rome, "aleria", "sassari"] } });
    expect(options(carthage, "remove-enemy-pcs")).toEqual(["space:aleria", "space:sassari"]);
  });

  test("card 23 Unrest in Italia: Roman PCs outside Latium", () => {
    const game = event("carthage", 23, { forces: [stack("rome", "nola", 1)] });
    expect(options(game, "remove-enemy-pcs")).toEqual(["space:corfinium", "space:luceria"]);
  });

  test("card 27 Diplomacy: places or converts two PCs without CUs, not in Latium or the province of Carthago", () => {
    const hands = { rome: [27], carthage: [28] };
    const game = event("rome", 27, { hands, forces: [stack("carthage", "thermae", 1)] });
    const spaces = options(game, "place-pcs");
    expect(spaces).toContain("space:thabraca");
    for (const barred of ["space:utica", "space:thermae", "space:lilybaeum", "space:cirta"]) expect(spaces).not.toContain(barred);
    play(game, ["place-pcs", ["space:thabraca", "space:enna"]]);
    expect([owner(game, "thabraca"), owner(game, "enna")]).toEqual(["rome", "rome"]);
  });

  test("card 38 Messenger Intercepted: a card by chance from the enemy's hand, which he knows of", () => {
    const game = event("rome", 38, { hands: { rome: [38], carthage: [2, 9] } });
    expect(game.state.hands.rome).toHaveLength(1);
    expect(game.state.hands.carthage).toHaveLength(1);
    expect(game.state.shown.rome).toEqual(game.state.hands.rome);
    const seen = game.view("carthage") as { shown: { rome: number[] }; hands: { rome: Plain } };
    expect(seen.shown.rome).toEqual(game.state.hands.rome);
    expect(seen.hands.rome).toBe(1);
  });

  test("card 45 Punic Faith: cancels an event of Rome, whose points do not count", () => {
    const game = gameAt({
      control,
      hands: { rome: [33], carthage: [45, 1] },
      forces: [stack("rome", "roma", 3, { generals: ["florus"] })],
    });
    play(game, ["use-card", "event"], ["cancel-event", "card:45"]);
    expect(cus(game, "rome", "roma")).toBe(3);
    expect(game.state.cards[33]).toBe(DISCARDED);
    expect(game.state.chest).toEqual({ rome: 0, carthage: 3 });
  });

  test("card 45 Punic Faith: in one's own turn Rome shows three cards for the rest of the turn", () => {
    const game = event("carthage", 45, { hands: { rome: [1, 3, 6, 7], carthage: [45] } });
    expect(game.state.shown.rome).toHaveLength(3);
    expect((game.view("carthage") as { shown: { rome: number[] } }).shown.rome).toHaveLength(3);
  });

  test("card 48 Senate Dismisses Proconsul: he leaves the game, his units stay, no PCs are lost", () => {
    const game = event("carthage", 48, {
      forces: [stack("rome", "roma", 3, { generals: ["megellus"] })],
      offices: { megellus: "proconsul" },
    });
    expect(where(game, "megellus")).toBe(AWAY.gone);
    expect(cus(game, "rome", "roma")).toBe(3);
    expect(logged(game, "pc-removed")).toEqual([]);
  });

  test("card 49 Truce: no sieges, no entering of enemy spaces, no conversions; tribes can be subjugated", () => {
    const position = { truce: true, supremacy: "rome" };
    const siege = marching("florus", { ...position, forces: [stack("rome", "lilybaeum", 3, { generals: ["florus"] })] });
    expect(whyNot(siege, "besiege")).toBe("truce");
    const tribe = marching("florus", { ...position, forces: [stack("rome", "volsinii", 3, { generals: ["florus"] })] });
    expect(options(tribe, "march")).toContain("besiege");
    const march = marching("florus", { ...position, control, forces: [stack("rome", "messana", 3, { generals: ["florus"] })] });
    expect(whyNot(march, "space:thermae")).toBe("truce");
    const points = play(
      gameAt({ truce: true, control, hands: { rome: [41], carthage: [] }, forces: [stack("rome", "thermae", 1)] }),
      ["use-card", "points"],
    );
    expect(whyNot(points, "space:thermae")).toBe("truce");
    expect(event("rome", 49).state.truce).toBe(true);
    const alone = marching("florus", { ...position, control, forces: [stack("rome", "enna", 0, { generals: ["florus"] })] });
    expect(options(alone, "march")).toContain("space:thermae"); // a general alone is no army
    const trains = marching("florus", {
      ...position,
      control,
      forces: [stack("rome", "enna", 0, { supply: 1, generals: ["florus"] })],
    });
    expect(whyNot(trains, "space:thermae")).toBe("truce"); // with a supply train he is one
    const shut = marching("hanno", {
      truce: true,
      siege: { lilybaeum: { by: "rome", points: 1 } },
      forces: [stack("carthage", "inside:lilybaeum", 2, { generals: ["hanno"] }), stack("rome", "lilybaeum", 3)],
    });
    expect(whyNot(shut, "sortie")).toBe("truce");
  });

  test("card 52 Surprise Raids: two enemy PCs next to a CU of one's own; in Golden Geek next to a unit", () => {
    const position = {
      forces: [stack("rome", "enna", 1), stack("carthage", "agrigentum", 1), stack("rome", "heraclea", 0, { supply: 1 })],
      control: { ...control, carthage: [...control.carthage, "panormus"] },
    };
    const game = event("rome", 52, position);
    expect(options(game, "remove-enemy-pcs")).toEqual(["space:thermae"]);
    const geek = event("rome", 52, position, { ruleset: "golden-geek" });
    expect(options(geek, "raid-from")).toContain("space:heraclea");
  });

  test("card 55 Sicilian Grain: three points, troops and a warship for the lord of Sicilia", () => {
    const sicilia = { ...control, rome: [...control.rome, "enna", "lipara", "panormus", "drepanum", "heraclea"] };
    const lord = gameAt({
      control: sicilia,
      hands: { rome: [55], carthage: [1] },
      forces: [stack("rome", "roma", 3, { generals: ["florus"] })],
    });
    expect(lord.question?.params).toMatchObject({ ops: 3, grain: 1 });
    expect(options(lord, "use-card")).toEqual(["activate", "points", "troops", "ships", "discard"]);
    play(lord, ["use-card", "ships"]);
    expect(lord.state.chest.rome).toBe(3);
    const other = gameAt({ control, hands: { rome: [55], carthage: [] } });
    expect(other.question?.params).toMatchObject({ ops: 2, grain: 0 });
    expect(whyNot(other, "event")).toBe("grain");
  });

  test("card 56 Flamen Martialis: the first activation of that general costs Rome two PCs", () => {
    const game = event("carthage", 56, {
      hands: { rome: [41, 25], carthage: [56] },
      forces: [stack("rome", "roma", 3, { generals: ["florus"] })],
    });
    play(game, ["play-card", "card:41"], ["use-card", "activate"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hamilcar.remove-pcs", min: 2 });
    play(game, ["remove-pcs", ["space:nola", "space:luceria"]], ["march", "stop"]);
    expect(game.state.flamen).toBe(-1);
    const poor = marching("cotta", {
      control: { rome: ["cosa"], carthage: [] },
      flamen: "florus",
      forces: [stack("rome", "roma", 4, { generals: ["cotta"] }), stack("rome", "cosa", 4, { generals: ["florus"] })],
    });
    expect(prompt(poor)).toBe("march"); // Florus cannot be paid for, Cotta was the only choice
  });

  test("card 57 Dictator: see 5.2.C4; it is no card of the deck", () => {
    const game = gameAt({
      turn: 3,
      hands: { rome: [35], carthage: [1] },
      control: { rome: ["roma"], carthage: [...control.carthage, "sassari", "sicca"] },
    });
    expect(options(game, "play-card")).toContain("dictator");
    expect(game.state.deck).not.toContain(57);
  });
});

describe("17.1 strategy cards: war", () => {
  test("card 3 Siege Engineers: a siege train lets one re-roll each siege die there; two trains at most", () => {
    const game = event("rome", 3, { forces: [stack("rome", "lilybaeum", 4, { generals: ["florus"] })] });
    expect(game.state.trains).toEqual([space("lilybaeum")]);
    const siege = marching(
      "florus",
      {
        control,
        supremacy: "rome",
        siegeTrains: ["lilybaeum"],
        forces: [stack("rome", "lilybaeum", 4, { generals: ["florus"] })],
      },
      { dice: [1, 6] },
    );
    play(siege, ["march", "besiege"], ["reroll-siege", "yes"]);
    expect(owner(siege, "lilybaeum")).toBe("rome"); // two points
    expect(siege.state.trains).toEqual([]);
    const two = {
      siegeTrains: ["lilybaeum", "agrigentum"],
      forces: [stack("rome", "lilybaeum", 3), stack("rome", "agrigentum", 3)],
    };
    expect(whyNoEvent("rome", 3, two)).toBe("no-train");
  });

  test("card 3 Siege Engineers: the train is gone when the siege is", () => {
    const game = marching("florus", {
      control,
      siegeTrains: ["lilybaeum"],
      forces: [stack("rome", "lilybaeum", 3, { generals: ["florus"] })],
    });
    play(game, ["march", "space:heraclea"]);
    expect(game.state.trains).toEqual([]);
  });

  test("card 4 Hiero Allies with Rome: Syracusae changes sides if a Roman army is near and no general inside", () => {
    const forces = [stack("rome", "catana", 3, { generals: ["florus"] }), stack("carthage", "syracusae", 2, { supply: 1 })];
    const game = event("rome", 4, { forces });
    expect(owner(game, "syracusae")).toBe("rome");
    expect(cus(game, "carthage", "syracusae")).toBe(0);
    expect(supply(game, "rome", "syracusae")).toBe(1);
    expect(whyNoEvent("rome", 4, { forces: forces.slice(1) })).toBe("city-loyal");
    expect(whyNoEvent("rome", 4, { forces: [forces[0]!, stack("carthage", "syracusae", 1, { generals: ["hanno"] })] })).toBe(
      "city-loyal",
    );
  });

  test("card 13 Mercenary Mutiny: a force in the open loses one or two CUs, unless a supply train is given up", () => {
    const position = {
      forces: [
        stack("carthage", "enna", 3, { elephants: 1 }),
        stack("carthage", "lilybaeum", 2),
        stack("carthage", "catana", 3, { generals: ["barca"] }),
      ],
    };
    const game = event("rome", 13, position, { dice: [4] });
    expect(cus(game, "carthage", "enna")).toBe(2); // the only force in question; elephants go last
    expect(elephants(game, "enna")).toBe(1);
    const paid = event("rome", 13, { forces: [stack("carthage", "enna", 3, { supply: 1 })] });
    play(paid, ["pay-mutineers", "yes"]);
    expect([cus(paid, "carthage", "enna"), supply(paid, "carthage", "enna")]).toEqual([3, 0]);
  });

  const besieged = {
    siege: { lilybaeum: { by: "rome", points: 1 } },
    forces: [stack("rome", "lilybaeum", 4), stack("carthage", "inside:lilybaeum", 1)],
  };

  test("card 14 Hannibal the Rhodian: with a Ready warship a siege point less and a supply train inside", () => {
    const game = event("carthage", 14, { ...besieged, warships: { carthage: { ready: 1 } } });
    expect(siegeAt(game, "lilybaeum")).toBe(0);
    expect(supply(game, "carthage", "inside:lilybaeum")).toBe(1);
    expect(whyNoEvent("carthage", 14, besieged)).toBe("no-warship");
  });

  test("card 34 Opposing Fleet Breaks Siege: with a Ready warship all siege points of a port", () => {
    const game = event("carthage", 34, {
      ...besieged,
      siege: { lilybaeum: { by: "rome", points: 1 } },
      warships: { carthage: { ready: 1 } },
    });
    expect(siegeAt(game, "lilybaeum")).toBe(0);
    expect(whyNoEvent("carthage", 34, besieged)).toBe("no-warship");
  });

  test("card 53 Surprise Sortie: all siege points, and the besiegers lose a CU", () => {
    const game = event("carthage", 53, besieged);
    expect([siegeAt(game, "lilybaeum"), cus(game, "rome", "lilybaeum")]).toEqual([0, 3]);
  });

  test("card 35 Epidemic: an enemy army of one's choice suffers attrition, supply or not", () => {
    const game = event("rome", 35, { forces: [stack("carthage", "enna", 6, { supply: 2, generals: ["hanno"] })] }, { dice: [6] });
    answerWhile(game, { roll: "roll" });
    expect(cus(game, "carthage", "enna")).toBe(4);
    expect(supply(game, "carthage", "enna")).toBe(2);
  });

  test("card 36 Pestilence: the same with +1 on the die", () => {
    const game = event("rome", 36, { forces: [stack("carthage", "enna", 6, { generals: ["hanno"] })] }, { dice: [6] });
    answerWhile(game, { roll: "roll" });
    expect(cus(game, "carthage", "enna")).toBe(3);
    expect(logged(game, "attrition")).toMatchObject([{ rolled: 6, modifiers: ["card:36=+1"], die: 7, total: 7 }]);
  });

  test("card 37 Traitor in City: a siege point that nothing cancels, then an attempt; not against Roma or Carthago", () => {
    const game = event(
      "rome",
      37,
      {
        supremacy: "rome",
        forces: [stack("rome", "lilybaeum", 3, { generals: ["florus"] }), stack("carthage", "inside:lilybaeum", 1)],
      },
      { dice: [3] },
    );
    expect(owner(game, "lilybaeum")).toBe("rome");
    const carthago = event("rome", 37, { supremacy: "rome", forces: [stack("rome", "carthago", 3, { generals: ["florus"] })] });
    expect(siegeAt(carthago, "carthago")).toBe(0);
  });

  test("card 42 Sicilian Allies Desert: two CUs in the open of the region, one from a space, no elephants", () => {
    const game = event("rome", 42, {
      forces: [
        stack("carthage", "enna", 2, { elephants: 1 }),
        stack("carthage", "thermae", 0, { elephants: 1 }),
        stack("carthage", "lilybaeum", 2),
        stack("carthage", "agrigentum", 3),
      ],
    });
    expect(options(game, "desertion")).toEqual(["space:agrigentum", "space:enna"]); // the garrison that does not fit inside, and Enna
    play(game, ["desertion", ["space:enna", "space:agrigentum"]]);
    expect([cus(game, "carthage", "enna"), cus(game, "carthage", "agrigentum")]).toEqual([2, 2]);
  });

  test("card 46 Citadel: a city takes a siege point more, and the marker stays when it falls", () => {
    const game = event("carthage", 46);
    play(game, ["citadel", "space:lilybaeum"]);
    expect(pointsNeeded(game.state, space("lilybaeum"))).toBe(3);
    expect(whyNoEvent("carthage", 46, { citadel: "carales" })).toBe("citadel");
    const fall = marching(
      "cotta",
      {
        control,
        supremacy: "rome",
        citadel: "lilybaeum",
        siege: { lilybaeum: { by: "rome", points: 2 } },
        forces: [stack("rome", "lilybaeum", 3, { generals: ["cotta"] })],
      },
      { dice: [3] },
    );
    play(fall, ["march", "besiege"]);
    expect(owner(fall, "lilybaeum")).toBe("rome");
    expect(fall.state.citadel).toBe(space("lilybaeum"));
  });
});

describe("17.1 strategy cards: campaigns and marches", () => {
  for (const [card, count] of [
    [25, 3],
    [26, 3],
    [28, 2],
    [29, 2],
    [30, 2],
    [31, 2],
  ] as const) {
    test(`card ${card} ${count === 3 ? "Major" : "Minor"} Campaign: up to ${count} generals of any rating`, () => {
      const game = event("carthage", card, {
        forces: [
          stack("carthage", "utica", 1, { generals: ["hanno"] }),
          stack("carthage", "tunes", 1, { generals: ["gisco"] }),
          stack("carthage", "clupea", 1, { generals: ["carthalo"] }),
          stack("carthage", "thapsus", 1, { generals: ["hasdrubal"] }),
        ],
      });
      for (const id of ["hanno", "gisco", "carthalo"].slice(0, count))
        play(game, ["activate", `general:${id}`], ["march", "stop"]);
      expect(prompt(game)).toBe("play-card");
      expect(game.state.play).toBeNull();
    });
  }

  for (const card of [40, 41]) {
    test(`card ${card} Forced March: six movement points, in Golden Geek at sea the usual limit`, () => {
      const atSea = (ruleset: "silver" | "golden-geek") => {
        const position = { forces: [stack("carthage", "utica", 1, { generals: ["carthalo"] })] };
        const game = event("carthage", card, position, { ruleset });
        expect(game.question?.params?.left).toBe(6);
        return play(game, ["march", "sail"]).question?.params?.left;
      };
      expect([atSea("silver"), atSea("golden-geek")]).toEqual([6, 4]);
    });

    test(`card ${card} Forced March: in Silver a Roman fleet sails farther than its seamanship allows`, () => {
      const game = event("rome", card, { forces: [stack("rome", "roma", 3, { generals: ["maximus"] })] });
      play(game, ["march", "sail"], ["sail", "space:neapolis"], ["sail", "space:lipara"]);
      play(passWindows(game), ["sail", "space:panormus"]);
      answerWhile(passWindows(game), { sail: "land", "cruel-sea": "pass", "win-over": "no" });
      expect(isAt(game, "maximus", "panormus")).toBe(true);
    });
  }

  test("card 19 Raid on Port: any general sails with a warship and burns two supply trains in one port, walls or not", () => {
    const game = event("rome", 19, {
      seamanship: "good",
      warships: { rome: { ready: 1 } },
      forces: [stack("rome", "messana", 3, { generals: ["florus"] }), stack("carthage", "syracusae", 1, { supply: 3 })],
    });
    play(game, ["activate", "general:florus"], ["march", "sail"], ["sail", "space:syracusae"]);
    expect(options(game, "sail")).toContain("raid-port");
    play(game, ["sail", "raid-port"], ["raid-supply", 2]);
    expect(supply(game, "carthage", "syracusae")).toBe(1);
    expect(whyNot(game, "raid-port")).toBe("no-raid");
    expect(game.state.fleets.rome?.route.length).toBe(2);
  });

  test("card 19 Raid on Port: a general with ten units leaves one behind for the warship, and may not stop instead", () => {
    const game = gameAt({
      active: "carthage",
      hands: { rome: [], carthage: [19] },
      warships: { carthage: { ready: 1 } },
      forces: [stack("carthage", "lipara", 10, { generals: ["hanno"] })],
    });
    play(game, ["use-card", "event"], ["activate", "general:hanno"]);
    expect(game.question).toMatchObject({ prompt: "hamilcar.take-units", max: 9 }); // there is nothing else for him to do
  });

  /** Hanno has to sail from Lipara, where no road leads away. */
  const raider = (marching: { cus: number; supply: number }) =>
    gameAt({
      active: "carthage",
      played: [19],
      warships: { carthage: { ready: 1 } },
      forces: [stack("carthage", "lipara", 10, { supply: 2, generals: ["hanno"] })],
      play: { seat: "carthage", card: 19, activated: ["hanno"], orders: { sailWith: 1, raid: 19 } },
      march: { seat: "carthage", general: "hanno", at: "lipara", columns: [marching], path: ["lipara"] },
    });

  test("cards 19 and 20: a general who has to sail from here does not take so many units that no warship finds room", () => {
    const game = raider({ cus: 5, supply: 0 });
    expect(options(game, "march")).toContain("sail");
    play(game, ["march", "regroup"]);
    expect(game.question).toMatchObject({ prompt: "hamilcar.take-units", max: 9 });
    play(game, ["take-units", { cus: 9 }]);
    expect(options(game, "march")).toEqual(["sail", "destroy-supply"]);
  });

  test("cards 19 and 20: who can still march to another port takes ten; once he cannot, he regroups again", () => {
    const game = gameAt({
      active: "carthage",
      played: [19],
      warships: { carthage: { ready: 1 } },
      forces: [stack("carthage", "lilybaeum", 12, { supply: 2, generals: ["hanno"] })],
      play: { seat: "carthage", card: 19, activated: ["hanno"], orders: { sailWith: 1, raid: 19 } },
      march: {
        seat: "carthage",
        general: "hanno",
        at: "lilybaeum",
        columns: [{ cus: 5 }],
        path: ["drepanum", "lilybaeum"],
        spent: [0, 2],
        used: 2,
      },
    });
    play(game, ["march", "regroup"], ["take-units", { cus: 10 }]);
    expect(options(game, "march")).toEqual(["space:drepanum", "destroy-supply"]);
    play(game, ["march", "destroy-supply"], ["destroy-supply", 1]); // now no road leaves him a point to sail
    expect(options(game, "march")).toEqual(["destroy-supply", "regroup"]);
    play(game, ["march", "regroup"], ["take-units", { cus: 9 }]);
    expect(options(game, "march")).toContain("sail");
  });

  test("card 19 Raid on Port: a fleet that has won a battle in the port may raid it before it lands there", () => {
    const game = event(
      "rome",
      19,
      {
        seamanship: "good",
        supremacy: "rome",
        warships: { rome: { ready: 5 }, carthage: { ready: 1 } },
        forces: [
          stack("rome", "messana", 3, { generals: ["duilius"] }),
          stack("carthage", "syracusae", 1, { supply: 2, generals: ["hanno"] }),
        ],
      },
      { dice: [6] },
    );
    play(game, ["activate", "general:duilius"], ["march", "sail"], ["take-warships", 5], ["sail", "space:syracusae"]);
    play(game, ["intercept-fleet", "yes"], ["avoid-interception", "no"]);
    answerWhile(game, { "interceptor-base": "space:syracusae", "gather-units": {} });
    answerWhile(passWindows(game), { maneuver: "pass", "flee-danger": "pass", roll: "roll" });
    expect(options(game, "after-victory")).toEqual(["land", "sail-on", "raid-port"]);
    play(game, ["after-victory", "raid-port"], ["raid-supply", 2]);
    expect(supply(game, "carthage", "syracusae")).toBe(0);
    expect(options(game, "after-victory")).toEqual(["land", "sail-on"]);
    passWindows(play(game, ["after-victory", "land"]));
    expect(isAt(game, "duilius", "syracusae")).toBe(true);
  });

  test("card 20 Mare Nostrum: Africa is open, and a PC in a port is removed", () => {
    const game = event("rome", 20, {
      seamanship: "fair",
      control: { ...control, rome: [...control.rome, "lilybaeum"] },
      warships: { rome: { ready: 1 } },
      forces: [stack("rome", "lilybaeum", 3, { generals: ["florus"] })],
    });
    play(
      game,
      ["activate", "general:florus"],
      ["march", "sail"],
      ["sail", "space:carthago"],
      ["sail", "space:utica"],
      ["sail", "raid-port"],
    );
    expect(owner(game, "utica")).toBe("nobody");
  });
});

describe("17.1 counter events", () => {
  const charge = (hands: object, situation: Situation = {}, beasts = 1) => {
    const game = marching(
      "flaccus",
      {
        control,
        forgottenTactics: false,
        hands: hands as Plain as { [key: string]: Plain },
        offices: { flaccus: "proconsul" },
        forces: [
          stack("rome", "catana", 4, { generals: ["flaccus"] }),
          stack("carthage", "enna", 3, { elephants: beasts, generals: ["hanno"] }),
        ],
      } as { [key: string]: Plain },
      situation,
    );
    play(game, ["march", "space:enna"]);
    return answerWhile(game, { react: "done", "battle-cards": "pass" });
  };

  test("card 1 Elephant Fright: -2 on the die in Silver, two elephants fewer in Golden Geek", () => {
    const silver = play(charge({ rome: [1] }, { dice: [3] }), ["charge", "yes"], ["elephant-fright", "card:1"]);
    expect(logged(silver, "modifiers")[0]).toMatchObject({ die: 1 });
    expect(silver.question?.seat).toBe("rome"); // Rome re-rolls a die
    const geek = play(
      charge({ rome: [1] }, { ruleset: "golden-geek", dice: [6] }),
      ["charge", "yes"],
      ["elephant-fright", "card:1"],
    );
    expect(logged(geek, "charge-stopped")).toHaveLength(1);
    const herd = play(
      charge({ rome: [1] }, { ruleset: "golden-geek", dice: [6] }, 3),
      ["charge", "yes"],
      ["elephant-fright", "card:1"],
    );
    expect(logged(herd, "charge-stopped")).toEqual([]);
  });

  test("card 11 Cruel Sea: a roll for each storm, one more with Poor seamanship; each hit a warship, a CU and a supply train", () => {
    const game = marching(
      "cotta",
      {
        control,
        hands: { carthage: [11, 1] },
        warships: { rome: { ready: 3 } },
        forces: [stack("rome", "neapolis", 5, { supply: 1, generals: ["cotta"] })],
      },
      { dice: [1, 3] },
    );
    play(game, ["march", "sail"], ["take-warships", 3], ["sail", "space:lipara"], ["cruel-sea", "card:11"]);
    // one storm on the lane and Poor seamanship: 1 and 2 hits
    expect(logged(game, "cruel-sea")[0]).toEqual({
      hits: 3,
      scored: [1, 2],
      warships: 3,
      party: ["warships:3", "cus:3", "trains:1"],
      ships: ["warships:none"],
    });
    expect(cus(game, "rome", "lipara")).toBe(2);
    expect(game.state.warships.rome).toMatchObject({ ready: 0, sunk: 3 });
  });

  test("card 11 Cruel Sea: three storms over Mare Tyrrhenum; without units the generals are displaced", () => {
    const game = marching(
      "cotta",
      { control, seamanship: "fair", hands: { carthage: [11, 1] }, forces: [stack("rome", "roma", 3, { generals: ["cotta"] })] },
      { dice: [1, 1, 1] },
    );
    play(game, ["march", "sail"], ["sail", "space:panormus"], ["cruel-sea", "card:11"]);
    expect(logged(game, "die")).toHaveLength(3);
    expect(where(game, "cotta")).toBe(AWAY.gone);
  });

  test("card 11 Cruel Sea: at the end of a turn in which it was used the deck is shuffled", () => {
    const game = gameAt({
      phase: "turn-end",
      control,
      played: [11],
      discard: [1, 2],
      forces: [stack("carthage", "carthago", 1)],
    });
    expect(logged(game, "reshuffled")).toHaveLength(1);
    expect([1, 2, 11].map((card) => game.state.cards[card])).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  });

  test("card 17 Corvus: in one's own turn besides another card", () => {
    const game = gameAt({ control, hands: { rome: [17, 35], carthage: [] } });
    play(game, ["play-card", "card:17"], ["use-card", "counter"]);
    expect(game.state.corvi).toBe(true);
    expect(game.state.hands.rome).toEqual([35]);
    expect(game.question?.seat).toBe("rome");
  });

  test("card 17 Corvus: at any time in one's own turn, so also when the card has been carried out", () => {
    const game = gameAt({ control, hands: { rome: [17, 35], carthage: [2] } });
    play(game, ["play-card", "card:35"], ["use-card", "discard"]);
    expect(options(game, "corvus-now")).toEqual(["pass", "card:17"]);
    passWindows(play(game, ["corvus-now", "card:17"]));
    expect(game.state).toMatchObject({ corvi: true, hands: { rome: [] } });
    expect(game.question?.seat).toBe("carthage");
  });

  test("card 17 Corvus: between two generals of a campaign, and after the last", () => {
    const game = gameAt({
      control,
      hands: { rome: [17, 25], carthage: [2] },
      forces: [stack("rome", "roma", 3, { generals: ["caudex"] }), stack("rome", "capua", 3, { generals: ["maximus"] })],
    });
    passWindows(play(game, ["play-card", "card:25"], ["use-card", "event"]));
    expect(prompt(game)).toBe("activate"); // nothing has happened yet since the card was chosen
    play(game, ["activate", "general:caudex"], ["march", "stop"]);
    expect(options(game, "corvus-now")).toEqual(["pass", "card:17"]);
    play(game, ["corvus-now", "pass"], ["activate", "done"], ["corvus-now", "pass"]);
    expect(game.state).toMatchObject({ corvi: false, hands: { rome: [17] }, active: "carthage" });
  });

  test("card 17 Corvus: Rome is asked as long as it might hold the card, and Carthage never", () => {
    const rome = gameAt({ control, hands: { rome: [35, 36], carthage: [2] } });
    play(rome, ["play-card", "card:35"], ["use-card", "discard"]);
    expect(options(rome, "corvus-now")).toEqual(["pass"]);
    const gone = gameAt({ control, hands: { rome: [35, 36], carthage: [2] }, discard: [17] });
    play(gone, ["play-card", "card:35"], ["use-card", "discard"]);
    expect(gone.question?.seat).toBe("carthage");
    const carthage = gameAt({ control, active: "carthage", hands: { rome: [17], carthage: [2, 3] } });
    play(carthage, ["play-card", "card:2"], ["use-card", "discard"]);
    expect(carthage.question).toMatchObject({ seat: "rome", prompt: "hamilcar.play-card" });
  });

  test("card 17 Corvus: at the start of a naval battle a roll in the column of the Roman CUs aboard", () => {
    const game = encounter({ romanCUs: 5, more: { hands: { rome: [17], carthage: [27] }, seamanship: "good" } }, { dice: [6] });
    answerWhile(game, { "battle-cards": "pass" });
    const rome = encounter(
      { romanCUs: 5, more: { hands: { rome: [17], carthage: [] }, seamanship: "good", supremacy: "rome" } },
      { dice: [6] },
    );
    play(rome, ["battle-cards", "card:17"], ["corvus", "roll"]);
    expect(logged(rome, "corvus-roll")[0]).toEqual({ die: 6, hits: 2 }); // column 5-6
    expect(rome.state.warships.carthage.sunk).toBe(2);
  });

  test("card 17 Corvus: in Golden Geek also in the middle of a battle", () => {
    const game = fleetsMeet(
      { more: { hands: { rome: [17], carthage: [] }, supremacy: "rome" } },
      { ruleset: "golden-geek", dice: [3] },
    );
    expect(options(game, "maneuver")).toEqual(["pass", "card:17"]);
    play(game, ["maneuver", "card:17"], ["corvus", "mount"]);
    expect(game.state.corvi).toBe(true);
    const silver = fleetsMeet({ more: { hands: { rome: [17], carthage: [] }, supremacy: "rome" } }, { dice: [3] });
    expect(options(silver, "maneuver")).toEqual(["pass"]); // asked for Evasion alone
  });

  test("card 17 Corvus, 15.5: it takes mounted Corvi off as well", () => {
    const game = gameAt({ control, corvi: true, hands: { rome: [17, 35], carthage: [] } });
    play(game, ["play-card", "card:17"], ["use-card", "event"]);
    expect(game.state.corvi).toBe(false);
    const battle = encounter({ more: { hands: { rome: [17], carthage: [] }, corvi: true, supremacy: "rome" } });
    play(battle, ["battle-cards", "card:17"]);
    expect(options(battle, "corvus")).toEqual(["dismount", "roll"]);
  });

  test("card 18 Skilled Helmsmen: two tactic cards more", () => {
    const game = encounter({ more: { hands: { rome: [], carthage: [18] } } });
    play(game, ["battle-cards", "card:18"]);
    expect(logged(game, "tactics-drawn").find(({ seat }) => seat === "seat:carthage")?.count).toBe(2);
  });

  test("card 32 Bad Weather: the general is back where two movement points had brought him", () => {
    const game = marching("hanno", {
      control,
      hands: { rome: [32] },
      forces: [stack("carthage", "utica", 3, { generals: ["hanno"] })],
    });
    play(game, ["march", "space:tunes"], ["march", "space:sicca"]);
    play(game, ["march", "space:madauros"], ["bad-weather", "card:32"]);
    expect(isAt(game, "hanno", "sicca")).toBe(true);
    expect(cus(game, "carthage", "sicca")).toBe(3);
    expect(game.state.march).toBeNull();
  });

  test("card 32 Bad Weather: Silver counts movement points, Golden Geek spaces", () => {
    const turnedBack = (ruleset: "silver" | "golden-geek") => {
      const game = marching(
        "cotta",
        { control, hands: { carthage: [32] }, forces: [stack("rome", "regium", 3, { generals: ["cotta"] })] },
        { ruleset },
      );
      play(game, ["march", "space:messana"], ["march", "space:catana"]); // the strait takes two points
      answerWhile(game, { "bad-weather": "card:32" });
      return ["messana", "catana"].find((at) => isAt(game, "cotta", at));
    };
    expect([turnedBack("silver"), turnedBack("golden-geek")]).toEqual(["messana", "catana"]);
  });

  test("card 32 Bad Weather: not once a reaction has been resolved in a space that he would be taken back from", () => {
    const marchOn = (reactions: "done" | "intercept:florus") => {
      const game = marching(
        "hanno",
        {
          control,
          hands: { rome: [32] },
          forces: [
            stack("carthage", "lilybaeum", 3, { generals: ["hanno"] }),
            stack("rome", "messana", 4, { generals: ["florus"] }),
          ],
        },
        { dice: [6] },
      );
      play(game, ["march", "space:drepanum"], ["march", "space:panormus"], ["march", "space:thermae"], ["bad-weather", "pass"]);
      play(game, ["react", reactions]);
      answerWhile(game, { "intercept-units": { cus: 4 }, roll: "roll", evasion: "roll" });
      return play(game, ["march", "space:enna"]);
    };
    expect(prompt(marchOn("done"))).toBe("bad-weather");
    expect(isAt(marchOn("intercept:florus"), "hanno", "enna")).toBe(true); // who has failed
    expect(prompt(marchOn("intercept:florus"))).toBe("play-card");
  });

  test("card 32 Bad Weather: nor once a fleet has slipped past interceptors there", () => {
    const sailOn = (declared: "yes" | "no") => {
      const game = marching(
        "hamilcar",
        {
          control: {
            rome: [...control.rome, "syracusae"],
            carthage: control.carthage.filter((id) => id !== "syracusae"),
          },
          supremacy: "carthage",
          seamanship: "excellent",
          hands: { rome: [32] },
          warships: { rome: { ready: 1 }, carthage: { ready: 5 } },
          forces: [
            stack("carthage", "utica", 3, { generals: ["hamilcar"] }),
            stack("rome", "syracusae", 3, { generals: ["florus"] }),
          ],
        },
        { dice: [6] },
      );
      play(game, ["march", "sail"], ["take-warships", 5], ["sail", "space:carthago"]);
      answerWhile(game, { "storms-at-sea": "pass", "intercept-fleet": "no" });
      play(game, ["sail", "space:lilybaeum"]);
      answerWhile(game, { "storms-at-sea": "pass", "intercept-fleet": "no" });
      play(game, ["sail", "space:agrigentum"], ["bad-weather", "pass"]);
      answerWhile(game, { "storms-at-sea": "pass", "intercept-fleet": declared, "avoid-interception": "yes" });
      return play(game, ["sail", "space:camarina"]);
    };
    expect(prompt(sailOn("no"))).toBe("bad-weather");
    expect(prompt(sailOn("yes"))).toBe("storms-at-sea"); // he is about to land
  });

  test("card 32 Bad Weather: a fleet ends its voyage in the last port within two points", () => {
    const game = marching("hanno", {
      control,
      hands: { rome: [32] },
      forces: [stack("carthage", "carthago", 2, { generals: ["hanno"] })],
    });
    play(game, ["march", "sail"], ["sail", "space:lilybaeum"], ["sail", "space:drepanum"]);
    play(game, ["sail", "space:panormus"], ["bad-weather", "card:32"]);
    passWindows(game);
    expect(isAt(game, "hanno", "drepanum")).toBe(true);
  });

  test("card 32 Bad Weather: units that were turned back may be moved on by another general of the campaign", () => {
    const game = gameAt({
      active: "carthage",
      control,
      hands: { rome: [32], carthage: [28] },
      forces: [stack("carthage", "utica", 3, { generals: ["hanno"] }), stack("carthage", "sicca", 0, { generals: ["himilco"] })],
    });
    play(game, ["use-card", "event"], ["activate", "general:hanno"]);
    play(game, ["march", "space:tunes"], ["march", "space:sicca"]);
    play(game, ["march", "regroup"], ["take-generals", []], ["take-units", { cus: 3 }]);
    play(game, ["march", "space:madauros"], ["bad-weather", "card:32"]);
    play(game, ["activate", "general:himilco"], ["march", "space:theveste"]);
    expect(cus(game, "carthage", "theveste")).toBe(3);
    play(game, ["march", "space:thapsus"]);
    expect(cus(game, "carthage", "thapsus")).toBe(3);
    expect(game.state.march === null || whyNot(game, "space:hadrumetum") === "units-moved").toBe(true); // four points in all
  });

  test("card 32 Bad Weather, 2.1.C: what has come aboard and finds no room inside the city he is back in is lost", () => {
    const game = marching("carthalo", {
      control: { rome: ["roma"], carthage: ["carthago", "agrigentum", "lilybaeum"] },
      hands: { rome: [32] },
      forces: [
        stack("carthage", "inside:agrigentum", 2, { supply: 2, generals: ["carthalo"] }),
        stack("rome", "agrigentum", 3),
        stack("carthage", "lilybaeum", 3, { supply: 3 }),
      ],
    });
    play(game, ["march", "destroy-supply"], ["destroy-supply", 1], ["march", "destroy-supply"], ["march", "sail"]);
    play(game, ["sail", "space:lilybaeum"], ["bad-weather", "pass"], ["sail", "gather"], ["gather-units", { cus: 3, supply: 3 }]);
    play(game, ["sail", "space:drepanum"], ["bad-weather", "card:32"]);
    expect(isAt(game, "carthalo", "inside:agrigentum")).toBe(true);
    expect([cus(game, "carthage", "inside:agrigentum"), supply(game, "carthage", "inside:agrigentum")]).toEqual([2, 2]);
  });

  test("card 32 Bad Weather: warships that were turned back may still sail what they have left with another general", () => {
    const game = gameAt({
      active: "carthage",
      control,
      hands: { rome: [32], carthage: [28] },
      warships: { carthage: { ready: 1 } },
      forces: [
        stack("carthage", "carthago", 2, { generals: ["hanno"] }),
        stack("carthage", "syracusae", 1, { generals: ["himilco"] }),
      ],
    });
    play(game, ["use-card", "event"], ["activate", "general:hanno"], ["march", "sail"], ["take-warships", 1]);
    play(game, ["sail", "space:lilybaeum"], ["sail", "space:drepanum"], ["sail", "space:panormus"]);
    play(game, ["bad-weather", "card:32"]);
    passWindows(game);
    expect(game.state.play?.fatigue.warships).toEqual([{ count: 1, moved: 2, spent: false }]);
  });

  test("card 32 Bad Weather: an army that has landed farther on is back in a port it sailed past, and meets who is there", () => {
    const game = marching("hanno", {
      control: { ...control, rome: [...control.rome, "drepanum"] },
      hands: { rome: [32] },
      forces: [stack("carthage", "carthago", 3, { generals: ["hanno"] }), stack("rome", "drepanum", 2)],
    });
    play(game, ["march", "sail"], ["sail", "space:lilybaeum"], ["sail", "space:drepanum"], ["sail", "space:panormus"]);
    play(game, ["bad-weather", "pass"], ["sail", "land"]);
    passWindows(game);
    play(game, ["march", "space:heraclea"], ["bad-weather", "card:32"]);
    expect(logged(game, "battle")).toHaveLength(1);
    expect(logged(game, "battle")[0]?.space).toBe("space:drepanum");
  });

  test("card 32 Bad Weather: a general at sea may be back in a space before the port where he embarked", () => {
    const game = marching("hanno", {
      control,
      tribes: ["madauros"],
      hands: { rome: [32] },
      forces: [stack("carthage", "tunes", 3, { generals: ["hanno"] })],
    });
    play(game, ["march", "space:sicca"], ["march", "space:madauros"], ["march", "space:hippo_regius"], ["bad-weather", "pass"]);
    play(game, ["march", "sail"], ["bad-weather", "card:32"]);
    expect(isAt(game, "hanno", "madauros")).toBe(true);
    expect(game.question?.prompt).toBe("hamilcar.march-ended"); // he may still subjugate the tribe
    const again = Session.fromPosition(hamilcar, game.header, writePosition(hamilcar, game.unitStart().state));
    expect(again.question).toMatchObject({ prompt: game.question!.prompt });
  });

  test("card 32 Bad Weather: who is back before a city by himself and is turned back there finds its garrison inside", () => {
    const game = marching("florus", {
      control,
      hands: { carthage: [32] },
      forces: [stack("rome", "catana", 4, { generals: ["florus"] }), stack("carthage", "agrigentum", 1)],
    });
    play(game, ["march", "space:enna"], ["march", "space:agrigentum"], ["inside-units", { cus: 1 }], ["march", "space:heraclea"]);
    play(game, ["bad-weather", "pass"], ["march", "space:agrigentum"], ["bad-weather", "card:32"]);
    expect([isAt(game, "florus", "agrigentum"), cus(game, "carthage", "inside:agrigentum")]).toEqual([true, 1]);
  });

  test("card 32 Bad Weather: who had left his city past the enemies is inside it again", () => {
    const game = marching("adherbal", {
      control,
      hands: { rome: [32] },
      forces: [
        stack("carthage", "inside:agrigentum", 0, { generals: ["adherbal"] }),
        stack("rome", "agrigentum", 2),
        stack("rome", "drepanum", 1),
      ],
    });
    play(game, ["march", "sail"], ["sail", "space:lilybaeum"], ["sail", "space:drepanum"], ["sail", "space:panormus"]);
    play(game, ["bad-weather", "pass"], ["sail", "land"], ["march", "space:thermae"], ["bad-weather", "card:32"]); // he cannot land in Drepanum
    expect(where(game, "adherbal")).toBe(insideOf(space("agrigentum")));
  });

  test("cards 19 and 20: the general must sail; Carthalo does not raid a coast instead", () => {
    const position = {
      control: { ...control, rome: [...control.rome, "drepanum"] },
      warships: { carthage: { ready: 1 } },
      forces: [stack("carthage", "lilybaeum", 1, { generals: ["carthalo"] })],
    };
    const game = event("carthage", 19, position);
    answerWhile(game, { activate: "general:carthalo" });
    expect(options(game, "march")).not.toContain("raid-coast");
    expect(whyNot(game, "raid-coast")).toBe("sail-first");
  });

  test("cards 5 and 49: Socii Navales without a warship to build breaks a truce when the general sets sail, not before", () => {
    const full = { warships: { rome: { ready: 10 } }, truce: true, forces: [stack("rome", "roma", 3, { generals: ["florus"] })] };
    const game = event("rome", 5, full);
    expect(game.state.truce).toBe(true);
    const idle = play(game.fork() as Game, ["activate", "done"]);
    expect(idle.state.truce).toBe(true);
    play(game, ["activate", "general:florus"], ["march", "sail"], ["take-warships", 1]);
    expect(game.state.truce).toBe(false);
  });

  test("cards 19 and 49: a raid that nobody can sail for does not break a truce", () => {
    const landlocked = { forces: [stack("carthage", "lilybaeum", 1, { generals: ["carthalo"] })], truce: true };
    expect(event("carthage", 19, landlocked).state.truce).toBe(true);
    expect(event("carthage", 19, { ...landlocked, warships: { carthage: { ready: 1 } } }).state.truce).toBe(false);
  });

  test("card 39 Storms at Sea: a Carthaginian fleet loses units by its size, warships first", () => {
    const game = marching(
      "hanno",
      {
        control,
        hands: { rome: [39] },
        warships: { carthage: { ready: 1 } },
        forces: [stack("carthage", "carthago", 5, { supply: 1, generals: ["hanno"] })],
      },
      { dice: [6] },
    );
    play(game, ["march", "sail"], ["take-warships", 1], ["sail", "space:utica"], ["sail", "land"], ["storms-at-sea", "card:39"]);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "hamilcar.lose-at-sea", min: 2 }); // seven units: three hits
    expect(game.state.warships.carthage.sunk).toBe(1);
  });

  test("card 39 Storms at Sea: Rome may play it before it intercepts", () => {
    const game = marching(
      "hanno",
      {
        control,
        hands: { rome: [39] },
        seamanship: "good",
        warships: { rome: { ready: 1 } },
        forces: [stack("carthage", "thermae", 3, { generals: ["hanno"] }), stack("rome", "roma", 3, { generals: ["cotta"] })],
      },
      { dice: [6] },
    );
    play(game, ["march", "sail"], ["sail", "space:panormus"]);
    expect(prompt(game)).toBe("storms-at-sea"); // three lanes from Roma
    play(game, ["storms-at-sea", "card:39"]);
    expect(prompt(game)).toBe("intercept-fleet");
  });

  test("card 39 Storms at Sea: a general left without units returns to where he embarked", () => {
    const game = marching(
      "hanno",
      { control, hands: { rome: [39] }, forces: [stack("carthage", "carthago", 1, { generals: ["hanno"] })] },
      { dice: [6] },
    );
    play(game, ["march", "sail"], ["sail", "space:utica"], ["sail", "land"], ["storms-at-sea", "card:39"]);
    expect(isAt(game, "hanno", "carthago")).toBe(true);
    expect(cus(game, "carthage", "carthago")).toBe(0);
  });

  test("card 43 Triumph: after a Roman victory that cost two units, up to three PCs in empty spaces", () => {
    const game = marching(
      "cotta",
      {
        control,
        hands: { rome: [43] },
        forces: [stack("rome", "catana", 9, { generals: ["cotta"] }), stack("carthage", "enna", 2, { generals: ["hanno"] })],
      },
      { dice: [6, 1] },
    );
    play(game, ["march", "space:enna"], ["react", "done"]);
    answerWhile(game, { "battle-cards": "pass", spy: "pass", "remove-miat": "miat:r1" });
    expect(prompt(game)).toBe("triumph");
    play(game, ["triumph", "card:43"]);
    expect(options(game, "place-pcs")).toContain("space:enna");
    play(game, ["place-pcs", ["space:enna", "space:drepanum", "space:cosa"]]);
    expect(owner(game, "enna")).toBe("rome");
  });

  test("card 44 Spoils of War: after a land battle won or a city taken, two PCs of the province without units", () => {
    const game = marching(
      "cotta",
      {
        control: { ...control, carthage: [...control.carthage, "panormus", "drepanum"] },
        supremacy: "rome",
        siege: { lilybaeum: { by: "rome", points: 1 } },
        hands: { rome: [44] },
        forces: [stack("rome", "lilybaeum", 3, { generals: ["cotta"] }), stack("carthage", "panormus", 1)],
      },
      { dice: [3] },
    );
    play(game, ["march", "besiege"], ["spoils", "card:44"]);
    expect(options(game, "place-pcs")).toEqual(["space:thermae", "space:drepanum"]);
  });

  test("card 47 Evasion: an attempt to avoid battle succeeds without a roll", () => {
    const game = marching("cotta", {
      control,
      hands: { carthage: [47] },
      forces: [stack("rome", "catana", 4, { generals: ["cotta"] }), stack("carthage", "enna", 2, { generals: ["gisco"] })],
    });
    play(
      game,
      ["march", "space:enna"],
      ["react", "avoid:gisco"],
      ["avoid-units", { cus: 2 }],
      ["evasion", "card:47"],
      ["avoid-where", "space:thermae"],
    );
    expect(isAt(game, "gisco", "thermae")).toBe(true);
    expect(logged(game, "die")).toEqual([]);
  });

  test("card 47 Evasion: a fleet gets away from a naval battle; Naval Supremacy goes to the winner", () => {
    const game = fleetsMeet({ more: { hands: { rome: [], carthage: [47] } } });
    play(game, ["maneuver", "card:47"]);
    expect(logged(game, "naval-victory")[0]?.seat).toBe("seat:rome");
    expect(game.state.supremacy).toBe("rome");
  });

  test("card 50 Good Omen: sets the die instead of rolling it", () => {
    const game = marching("cotta", {
      control,
      hands: { carthage: [50] },
      forces: [stack("rome", "catana", 4, { generals: ["cotta"] }), stack("carthage", "enna", 2, { generals: ["gisco"] })],
    });
    play(
      game,
      ["march", "space:enna"],
      ["react", "avoid:gisco"],
      ["avoid-units", { cus: 2 }],
      ["evasion", "roll"],
      ["roll", "card:50"],
      ["set-die", 1],
    );
    expect(prompt(game)).toBe("avoid-where");
  });

  test("card 51 Spy in Enemy Camp: the enemy rolls one of his battle dice again", () => {
    const game = marching(
      "cotta",
      {
        control,
        hands: { rome: [51] },
        forces: [stack("rome", "catana", 9, { generals: ["cotta"] }), stack("carthage", "enna", 4, { generals: ["hanno"] })],
      },
      { dice: [1, 6, 1] },
    );
    play(game, ["march", "space:enna"], ["react", "done"]);
    answerWhile(game, { "battle-cards": "pass" });
    expect(game.question!.params).toMatchObject({ attacker: "seat:rome" });
    play(game, ["spy", "card:51"]);
    expect(logged(game, "rerolled")).toEqual([{ seat: "seat:rome", die: "die:carthage-large" }]);
  });

  test("cards 44 and 49: a truce stands when Spoils of War turns no PC, and breaks when it turns one", () => {
    const game = event("rome", 37, {
      truce: true,
      siege: { lilybaeum: { by: "rome", points: 1 } },
      hands: { rome: [37, 44], carthage: [27] },
      forces: [stack("rome", "lilybaeum", 3, { generals: ["florus"] })],
    });
    play(game, ["spoils", "card:44"]);
    answerWhile(game, { "cancel-event": "pass" });
    const none = play(game.fork() as Game, ["place-pcs", []]);
    expect([owner(none, "lilybaeum"), none.state.truce]).toEqual(["rome", true]);
    play(game, ["place-pcs", ["space:thermae"]]);
    expect(game.state.truce).toBe(false);
  });

  test("cards 37 and 49: a traitor places his point in a truce, which forbids only the attempt after it", () => {
    const game = event("rome", 37, { truce: true, forces: [stack("rome", "lilybaeum", 3, { generals: ["florus"] })] });
    expect([siegeAt(game, "lilybaeum"), game.state.truce]).toEqual([1, true]);
    expect(logged(game, "siege-roll")).toEqual([]);
  });

  test("card 54 Ambush: +1 battle rating on land", () => {
    const game = marching("cotta", {
      control,
      hands: { rome: [54] },
      forces: [stack("rome", "catana", 4, { generals: ["cotta"] }), stack("carthage", "enna", 4, { generals: ["hanno"] })],
    });
    play(game, ["march", "space:enna"], ["react", "done"], ["battle-cards", "card:54"]);
    expect(levelsOf(game)).toEqual({ rome: 2, carthage: 2 });
  });

  test("card 54 Ambush: at sea a tactic card and a column more for an Admiral", () => {
    const game = encounter({ roman: "duilius", more: { hands: { rome: [54], carthage: [] } } }, { dice: [2, 2] });
    play(game, ["battle-cards", "card:54"]);
    expect(logged(game, "tactics-drawn").find(({ seat }) => seat === "seat:rome")?.count).toBe(5);
  });

  test("card 54 Ambush: a tactic card more for any Admiral in the fleet, none without one", () => {
    const drawn = (aboard: string[]) => {
      const game = marching("cotta", {
        control,
        supremacy: "carthage",
        hands: { rome: [54] },
        offices: Object.fromEntries(aboard.map((id) => [id, "proconsul"])),
        warships: { rome: { ready: 3 }, carthage: { ready: 3 } },
        forces: [
          stack("rome", "roma", 3, { generals: ["cotta", ...aboard] }),
          stack("carthage", "syracusae", 1, { generals: ["hanno"] }),
        ],
      });
      play(game, ["march", "sail"], ["take-warships", 3], ["sail", "space:neapolis"], ["intercept-fleet", "yes"]);
      answerWhile(game, { "interceptor-warships": 3, "gather-units": {}, "interceptor-route": "space:lipara" });
      play(game, ["battle-cards", "card:54"]);
      return logged(game, "tactics-drawn").find(({ seat }) => seat === "seat:rome")?.count;
    };
    expect([drawn([]), drawn(["scipio"])]).toEqual([1, 4]); // one for Neapolis; two for Scipio, who does not command, and one more
  });

  test("card 58 Price of Failure: the beaten Carthaginian commander leaves the game, but no mercenary", () => {
    const beaten = (id: string) => {
      const game = marching(
        "cotta",
        {
          control,
          hands: { rome: [58] },
          forces: [stack("rome", "catana", 9, { generals: ["cotta"] }), stack("carthage", "enna", 8, { generals: [id] })],
        },
        { options: { "price-of-failure": true }, dice: [6, 1, 1, 1] },
      );
      play(game, ["march", "space:enna"], ["react", "done"]);
      answerWhile(game, {
        "battle-cards": "pass",
        spy: "pass",
        reroll: "none",
        retreat: "space:thermae",
        "remove-miat": "miat:r1",
        "remove-pcs": ["space:utica"],
        triumph: "pass",
      });
      return game;
    };
    const hanno = play(beaten("hanno"), ["price-of-failure", "card:58"]);
    expect(where(hanno, "hanno")).toBe(AWAY.gone);
    expect(prompt(beaten("xanthippus"))).not.toBe("price-of-failure");
  });

  test("card 59 Bad Omen: Rome removes two PCs, or its commander fights worse and without his ability", () => {
    const omen = () => {
      const game = marching(
        "regulus",
        {
          control,
          hands: { carthage: [59] },
          forces: [stack("rome", "catana", 9, { generals: ["regulus"] }), stack("carthage", "enna", 4, { generals: ["hanno"] })],
        },
        { options: { "price-of-failure": true } },
      );
      play(game, ["march", "space:enna"], ["react", "done"]);
      return play(game, ["battle-cards", "card:59"]);
    };
    const defied = play(omen(), ["bad-omen", "defy"]);
    expect(levelsOf(defied)).toEqual({ rome: 2, carthage: 2 }); // 2 against 2: no better commander
    const heeded = play(omen(), ["bad-omen", "heed"]);
    expect(heeded.question).toMatchObject({ prompt: "hamilcar.remove-pcs", min: 2 });
  });
});
