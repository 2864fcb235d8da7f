import { expect, test } from "vitest";
import { ALL_CARDS, hasShip } from "../../src/games/hannibal/rules/strategy-cards.ts";
import { carthage, cusOf, rome, setOut, stop, whereIs } from "./march.ts";
import { type Game, gameAt, logged, options, play } from "./table.ts";

const FORCES = [rome("rome", 8, "p_scipio"), carthage("saguntum", 8, "hannibal"), carthage("carthage", 4, "hanno")];
const uses = (game: Game, card: number) => {
  play(game, ["play-card", `card:${card}`]);
  return options(game, "use-card");
};

test("8.1 every card has an operations number from 1 to 3; the ship is on those with 3", () => {
  expect(ALL_CARDS).toHaveLength(64);
  expect(ALL_CARDS.filter(({ ops }) => ops === 3)).toHaveLength(21);
  expect(ALL_CARDS.filter(({ number }) => hasShip(number)).every(({ ops }) => ops === 3)).toBe(true);
});

// 8.2 Operations

const ACTIVATABLE = {
  forces: [
    rome("rome", 8, "varro"), // 1
    rome("pisae", 8, "marcellus"), // 2
    rome("capua", 8, "fabius_maximus"), // 3
    carthage("carthage", 4),
  ],
  active: "rome",
};

test("8.2.A a 1 moves a general of strategy rating 1, a 2 one of 1 or 2, a 3 anybody", () => {
  for (const [card, generals] of [
    [7, []], // operations 1
    [5, ["general:varro", "general:marcellus"]],
    [1, ["general:varro", "general:fabius_maximus", "general:marcellus"]],
  ] as const) {
    const game = gameAt({ ...ACTIVATABLE, hands: { rome: [card] } });
    play(game, ["play-card", `card:${card}`], ["use-card", "move"]);
    if (generals.length > 0) expect([...options(game, "activate")].sort()).toEqual([...generals].sort());
    else expect(game.state.play?.activated).toHaveLength(1); // nobody but Varro, so nobody is asked
  }
});

test("8.2.A nobody moves with a card too small for every general on the map", () => {
  const game = gameAt({ active: "rome", forces: [rome("capua", 8, "fabius_maximus")], hands: { rome: [5] } });
  expect(uses(game, 5)).toEqual(["place", "discard"]);
  expect(() => game.answer("move")).toThrow();
});

test("8.2.B a 3 places up to three PCs, a 2 two, a 1 one, where there is neither an enemy CU nor an enemy PC", () => {
  for (const [card, most] of [
    [7, 1],
    [5, 2],
    [1, 3],
  ] as const) {
    const game = gameAt({
      forces: [...FORCES, rome("taurini", 1)],
      control: { rome: ["pisae", "massilia"], carthage: ["saguntum"] },
      hands: { carthage: [card] },
    });
    play(game, ["play-card", `card:${card}`], ["use-card", "place"]);
    expect(game.question).toMatchObject({ kind: "pick", min: 1, max: most });
    const spaces = options(game, "place-pcs");
    expect(spaces).toContain("space:verona");
    for (const no of ["taurini", "pisae", "saguntum", "massilia", "boii", "rome", "carthage"])
      expect(spaces).not.toContain(`space:${no}`); // an enemy CU, an enemy PC, an own PC, walls, a tribe
    const chosen = ["space:verona", "space:mutina", "space:arpi"].slice(0, most);
    game.answer(chosen);
    expect(logged(game, "pc").map(({ space }) => space)).toEqual(chosen);
  }
});

test("8.2.B an enemy PC is turned where an own CU stands", () => {
  const game = gameAt({ forces: [...FORCES, carthage("pisae", 1)], hands: { carthage: [7] } });
  play(game, ["play-card", "card:7"], ["use-card", "place"]);
  expect(options(game, "place-pcs")).toContain("space:pisae");
  expect(options(game, "place-pcs")).not.toContain("space:cosa");
});

test("8.2.C a 3 raises a CU for a general in a friendly space of a friendly province", () => {
  const position = {
    forces: [
      carthage("saguntum", 8, "hannibal"), // Orospeda
      carthage("dertosa", 2, "mago"), // a space and a province of nobody
      carthage("inside:new_carthage", 2, "hasdrubal"), // besieged
      rome("new_carthage", 5, "p_scipio"),
      carthage("carthage", 4, "hanno"),
    ],
    siege: { new_carthage: { by: "rome", points: 1 } },
    consuls: ["p_scipio"],
  };
  const game = gameAt({ ...position, hands: { carthage: [1] } });
  play(game, ["play-card", "card:1"], ["use-card", "raise"]);
  expect([...options(game, "raise")].sort()).toEqual(["general:hannibal", "general:hanno"]);
  game.answer("general:hanno");
  expect(cusOf(game, "carthage", "carthage")).toBe(5);
  expect(uses(gameAt({ ...position, hands: { carthage: [5] } }), 5)).not.toContain("raise");
});

test("8.2.C generals of one stack are offered once, by their commander", () => {
  const game = gameAt({
    forces: [carthage("saguntum", 8, "hannibal", "mago"), carthage("carthage", 4, "hanno")],
    hands: { carthage: [1] },
  });
  play(game, ["play-card", "card:1"], ["use-card", "raise"]);
  expect([...options(game, "raise")].sort()).toEqual(["general:hannibal", "general:hanno"]);
});

test("8.2.C a friendly space is not enough where the province is not friendly", () => {
  const game = gameAt({
    forces: [carthage("dertosa", 2, "mago")],
    control: { carthage: ["dertosa"], rome: ["rome"] },
    hands: { carthage: [1] },
  });
  expect(uses(game, 1)).not.toContain("raise");
});

// 8.3 Events

test("8.3 an event belongs to Rome, to Carthage or to both; the operations to both always", () => {
  const forces = [rome("rome", 8, "varro"), carthage("saguntum", 8, "hannibal"), carthage("carthage", 4)];
  const hands = { rome: [23, 24, 35], carthage: [] };
  expect(uses(gameAt({ active: "rome", forces, hands }), 23)).toContain("event"); // Rome's
  expect(uses(gameAt({ active: "rome", forces, hands }), 24)).not.toContain("event"); // Carthage's
  expect(uses(gameAt({ active: "rome", forces, hands }), 24)).toContain("move");
  expect(uses(gameAt({ active: "rome", forces, hands }), 35)).toContain("event"); // anybody's
});

test("8.3 playing an event takes the place of the operations", () => {
  const game = gameAt({ forces: FORCES, hands: { carthage: [35], rome: [1] } });
  play(game, ["play-card", "card:35"], ["use-card", "event"], ["event.turn", ["space:pisae"]]);
  expect(logged(game, "pc")).toEqual([{ space: "space:pisae", seat: "seat:carthage", from: ["seat:rome"] }]);
  expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.play-card" });
});

// 8.4 Counter events, at each of their windows

const answering = (game: Game, card: number): Game => {
  expect(options(game, game.question!.prompt.replace("hannibal.", ""))).toContain(`card:${card}`);
  game.answer(`card:${card}`);
  return game;
};

/** After the play that was countered it is the turn of the side that countered, and it still plays a card. */
const stillHasItsTurn = (game: Game, seat: string) => expect(game.question).toMatchObject({ seat, prompt: "hannibal.play-card" });

test("8.4 Bad Weather at the third space does not use up the turn of the side that plays it", () => {
  const game = gameAt({ forces: FORCES, hands: { carthage: [1, 2], rome: [41, 35] } });
  setOut(game, 1, "hannibal", { cus: 8 });
  play(game, ["march", "space:dertosa"], ["march", "space:tarraco"], ["march", "space:emporiae"]);
  expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.bad-weather", rule: "8.4" });
  answering(game, 41);
  expect(whereIs(game, "hannibal")).toBe("tarraco");
  expect(game.state.discard).toEqual([41, 1]);
  expect(game.state.hands.rome).toEqual([35]);
  stillHasItsTurn(game, "rome");
});

test("8.4 Bad Weather comes before any die of a voyage: not after Storms at Sea", () => {
  const game = gameAt({ forces: FORCES, hands: { carthage: [1], rome: [41, 60] } }, { dice: [4, 1] });
  setOut(game, 1, "hanno", { cus: 4 });
  play(game, ["march", "sea:hadrumetum"]);
  expect(options(game, "weather-at-sea")).toEqual(["pass", "card:41", "card:60"]);
  game.answer("card:60");
  expect(game.question?.prompt).toBe("hannibal.march");
  expect(cusOf(game, "carthage", "hadrumetum")).toBe(2);
});

test("8.4 Storms at Sea come before the Roman naval roll", () => {
  const game = gameAt({ forces: FORCES, hands: { carthage: [1], rome: [60, 35] } }, { dice: [4, 1] });
  setOut(game, 1, "hanno", { cus: 4 });
  play(game, ["march", "sea:hadrumetum"]);
  expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.weather-at-sea" });
  answering(game, 60);
  expect(logged(game, "attrition")).toMatchObject([{ die: 4, modifiers: ["hannibal.because.storms=+2"], losses: 2 }]);
  expect(logged(game, "naval-roll")).toMatchObject([{ die: 1 }]);
  expect(cusOf(game, "carthage", "hadrumetum")).toBe(2);
  stop(game);
  stillHasItsTurn(game, "rome");
});

test("8.4 Hostile Tribes strike an army that comes into Liguria or Transalpine Gaul", () => {
  const game = gameAt(
    { forces: [rome("rome", 8, "p_scipio"), carthage("nice", 8, "hannibal")], hands: { carthage: [1], rome: [7, 8] } },
    { dice: [5, 6] },
  );
  setOut(game, 1, "hannibal", { cus: 8 });
  play(game, ["march", "space:western_ligurians"]);
  answering(game, 7);
  answering(game, 8);
  expect(logged(game, "attrition").map(({ die, losses }) => [die, losses])).toEqual([
    [5, 2],
    [6, 2],
  ]);
  stop(game);
  play(game, ["subjugation", "no"]);
  expect(game.state.discard).toEqual([7, 8, 1]);
});

test("8.4 Hostile Tribes may also be played as a turn against those who are still there", () => {
  const game = gameAt(
    {
      forces: [rome("rome", 8, "p_scipio"), carthage("western_ligurians", 8, "hannibal")],
      active: "rome",
      hands: { rome: [7], carthage: [1] },
    },
    { dice: [3] },
  );
  play(game, ["play-card", "card:7"], ["use-card", "event"]);
  expect(cusOf(game, "carthage", "western_ligurians")).toBe(7);
  expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.play-card" });
});

test("8.4 counter events of battle come before it, in the order attacker, defender", () => {
  const game = gameAt({
    forces: [carthage("dianium", 6, "hannibal"), carthage("saguntum", 8, "hasdrubal"), rome("dertosa", 5, "p_scipio")],
    hands: { carthage: [1, 2, 20], rome: [31, 35] },
    consuls: ["p_scipio"],
  });
  setOut(game, 1, "hasdrubal", { cus: 8 });
  play(game, ["march", "space:dertosa"], ["avoid", "stand"]);
  expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.battle-cards" });
  answering(game, 20);
  game.answer("pass");
  expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.battle-cards" });
  answering(game, 31);
  expect(game.state.battle?.played).toEqual({ rome: [31], carthage: [20] });
  expect(game.state.hands).toEqual({ rome: [35], carthage: [2] });
});

test("8.4 Elephant Fright comes between the charge and its die", () => {
  const game = gameAt({
    forces: [{ side: "carthage", at: "saguntum", cus: 4, elephants: 2, generals: ["hannibal"] }, rome("dertosa", 5, "p_scipio")],
    hands: { carthage: [1], rome: [42] },
    consuls: ["p_scipio"],
  });
  setOut(game, 1, "hannibal", { cus: 4, elephants: 2 });
  play(game, ["march", "space:dertosa"], ["avoid", "stand"], ["battle-cards", "pass"], ["elephants", "yes"]);
  expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.elephant-fright" });
  answering(game, 42);
  expect(logged(game, "elephant-roll")).toEqual([]);
});

test("8.4 a side that might hold a counter event is asked whether it does or not, so that the pause tells nothing", () => {
  const game = gameAt({ forces: FORCES, hands: { carthage: [1, 2], rome: [35] } });
  setOut(game, 1, "hannibal", { cus: 8 });
  play(game, ["march", "space:dertosa"], ["march", "space:tarraco"], ["march", "space:emporiae"]);
  expect(options(game, "bad-weather")).toEqual(["pass"]);
  const gone = gameAt({ forces: FORCES, hands: { carthage: [1, 2], rome: [35] }, discard: [41] });
  setOut(gone, 1, "hannibal", { cus: 8 });
  play(gone, ["march", "space:dertosa"], ["march", "space:tarraco"], ["march", "space:emporiae"]);
  expect(gone.question?.prompt).toBe("hannibal.march");
});

// 8.5 Events that happen once

test("8.5 Capua and Syracuse change sides once: the card leaves the game, unless it was played for its operations", () => {
  const asEvent = gameAt({ forces: FORCES, hands: { carthage: [26], rome: [1] } });
  play(asEvent, ["play-card", "card:26"], ["use-card", "event"]);
  expect(asEvent.state.removed).toEqual([26]);
  const forOperations = gameAt({ forces: FORCES, hands: { carthage: [26], rome: [1] } });
  play(forOperations, ["play-card", "card:26"], ["use-card", "place"], ["place-pcs", ["space:verona"]]);
  expect(forOperations.state.removed).toEqual([]);
  expect(forOperations.state.discard).toEqual([26]);
  expect(ALL_CARDS.filter(({ once }) => once).map(({ number }) => number)).toEqual([25, 26]);
});

test("8.5 Philip V is played twice: the second time the card leaves the game", () => {
  const first = gameAt({ forces: FORCES, hands: { carthage: [9], rome: [1, 2] } });
  play(first, ["play-card", "card:9"], ["use-card", "event"]);
  expect(first.state).toMatchObject({ macedonia: "allied", removed: [] });
  expect(first.state.discard).toContain(9);
  const second = gameAt({ forces: FORCES, active: "rome", macedonia: "allied", hands: { rome: [9], carthage: [1, 2] } });
  play(second, ["play-card", "card:9"], ["use-card", "event"]);
  expect(second.state).toMatchObject({ macedonia: "peace", removed: [9] });
});

// 8.6, 8.7

test("8.6 a card may be discarded, for all to see, and then the other side plays", () => {
  const game = gameAt({ forces: FORCES, hands: { carthage: [33], rome: [1] } });
  play(game, ["play-card", "card:33"], ["use-card", "discard"]);
  expect((game.view("rome") as { discard: number[] }).discard).toEqual([33]);
  expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.play-card" });
});

test("8.7 when there are not enough cards for two full hands, deck and discards are shuffled, without those out of the game", () => {
  const discard = Array.from({ length: 48 }, (_, n) => n + 1);
  const enough = gameAt({ turn: 2, phase: "deal", forces: FORCES, discard, removed: [63, 64] });
  expect(enough.state.discard).toHaveLength(48); // fourteen were left
  expect(enough.state.deck).toHaveLength(0);
  const short = gameAt({ turn: 4, phase: "deal", forces: FORCES, discard, removed: [64], hannoCounsels: true });
  expect(short.state.discard).toEqual([]);
  expect(short.state.deck).toHaveLength(63 - 16);
  expect([...short.state.deck, ...short.state.hands.rome, ...short.state.hands.carthage]).not.toContain(64);
  expect(short.state.hannoCounsels).toBe(false);
});

test("8.7 the Truce, played or discarded, has the deck shuffled at the end of the turn", () => {
  for (const use of ["event", "discard", "place"]) {
    const game = gameAt({
      turn: 2,
      forces: [rome("rome", 8, "p_scipio"), carthage("carthage", 8)],
      hands: { carthage: [64], rome: [1] },
      discard: [10],
    });
    play(game, ["play-card", "card:64"], ["use-card", use]);
    if (use === "place") game.answer(["space:narbo"]);
    expect(game.state.reshuffle).toBe(true);
    play(game, ["play-card", "card:1"], ["use-card", "discard"], ["remove-pcs", ["space:zama", "space:cirta"]]);
    expect(game.state.discard, use).toEqual([]);
    expect(game.state.truce).toBe(use === "event"); // the shuffle does not end it
  }
});
