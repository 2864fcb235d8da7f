import { expect, test } from "vitest";
import { carthage, rome } from "./march.ts";
import { gameAt, newGame, options, play } from "./table.ts";

const FORCES = [rome("rome", 8, "p_scipio"), carthage("saguntum", 8, "hannibal"), carthage("carthage", 4, "hanno")];
const MAJOR = 33;
const MINOR = 37;

test("7.1 each side is dealt seven cards on turns 1 to 3, eight on turns 4 to 6, nine on turns 7 to 9", () => {
  for (const [turn, cards] of [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [number, number < 4 ? 7 : number < 7 ? 8 : 9])) {
    const { state } = gameAt({ turn: turn!, phase: "deal", forces: FORCES });
    expect([state.hands.rome.length, state.hands.carthage.length], `turn ${turn}`).toEqual([cards, cards]);
    expect(state.deck).toHaveLength(64 - 2 * cards!);
  }
});

test("7.2 a card is used for its operations or its event, or it is discarded", () => {
  const game = gameAt({ forces: FORCES, hands: { carthage: [35, 40] } });
  play(game, ["play-card", "card:35"]);
  expect(options(game, "use-card")).toEqual(["move", "place", "event", "discard"]);
});

test("7.3 Carthage says who plays first, and Rome cannot refuse", () => {
  const game = newGame({ seed: "who" });
  game.answer("pass");
  expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.who-first", options: ["carthage", "rome"] });
  game.answer("rome");
  expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.play-card" });
});

test("7.3 before that Rome is asked whether it plays first with a campaign card, even if it has none", () => {
  const without = gameAt({ phase: "first-play", forces: FORCES, hands: { rome: [1, 35], carthage: [2] } });
  expect(without.question?.seat).toBe("rome");
  expect(options(without, "pre-empt")).toEqual(["pass"]);
  const withTwo = gameAt({ phase: "first-play", forces: FORCES, hands: { rome: [1, MAJOR, MINOR], carthage: [2] } });
  expect(options(withTwo, "pre-empt")).toEqual(["pass", "card:33", "card:37"]);
});

test("7.3 Rome pre-empts with a campaign card, as an event or for its operations; it may not then discard it", () => {
  const game = gameAt({ phase: "first-play", forces: FORCES, hands: { rome: [1, MAJOR], carthage: [2] } });
  game.answer("card:33");
  expect(game.question?.seat).toBe("rome");
  expect(options(game, "use-card")).toEqual(["move", "place", "raise", "event"]); // the card is the one announced
  game.answer("place");
  game.answer(["space:taurini"]);
  expect(game.question).toMatchObject({ seat: "carthage", prompt: "hannibal.play-card" });
});

test("7.4 the sides play card by card in turn", () => {
  const game = gameAt({ forces: FORCES, hands: { rome: [1, 2], carthage: [3, 4] } });
  const order: string[] = [];
  while (game.question?.prompt === "hannibal.play-card") {
    order.push(game.question.seat);
    game.answer(options(game, "play-card")[0]!);
    play(game, ["use-card", "discard"]);
  }
  expect(order).toEqual(["carthage", "rome", "carthage", "rome"]);
});

test("7.4 when one side has no cards left the other plays its own one by one, and then the phase is over", () => {
  const game = gameAt({ active: "rome", forces: FORCES, hands: { rome: [1], carthage: [3, 4, 5] } });
  const order: string[] = [];
  while (game.question?.prompt === "hannibal.play-card") {
    order.push(game.question.seat);
    game.answer(options(game, "play-card")[0]!);
    play(game, ["use-card", "discard"]);
  }
  expect(order).toEqual(["rome", "carthage", "carthage", "carthage"]);
  expect(game.state.phase).not.toBe("strategy");
});
