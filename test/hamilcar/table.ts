import { expect } from "vitest";
import { type Answer, chanceFrom, type Header, headerFor, type Plain, Session } from "../../src/engine/index.ts";
import { cusAt } from "../../src/games/hamilcar/rules/forces.ts";
import { general as generalNumber } from "../../src/games/hamilcar/rules/generals.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { AT_SEA, insideOf, space } from "../../src/games/hamilcar/rules/map.ts";
import { CODE, type Hamilcar, NOBODY, TRIBE } from "../../src/games/hamilcar/rules/state.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";

export type Game = Session<Hamilcar, Plain, Seat>;
type Position = { [key: string]: Plain };

export interface Situation {
  ruleset?: "silver" | "golden-geek";
  options?: Header["options"];
  seed?: string;
  /** die results that come first, in order */
  dice?: number[];
}

const headerOf = ({ ruleset = "silver", options = {}, seed = "test" }: Situation): Header =>
  headerFor(hamilcar, { ruleset, options, seed });

/** A game at the set-up of 264 BC. */
export function newGame(situation: Situation = {}): Game {
  const game = Session.begin(hamilcar, headerOf(situation));
  game.dice(situation.dice ?? []);
  return game;
}

/**
 * A game that begins from a position (see src/games/hamilcar/rules/position.ts for its form). Forces and warships that are left out are
 * not there; without hands it is nobody's window to play counter events.
 */
export function gameAt(position: Position, situation: Situation = {}): Game {
  const chance = { bits: chanceFrom(situation.seed ?? "test").bits, forced: situation.dice ?? [] };
  const game = Session.fromPosition(hamilcar, headerOf(situation), { turn: 2, chance, ...position });
  const question = game.question;
  if (question?.prompt === "hamilcar.play-card" && question.kind === "choose" && question.options.length === 1)
    game.answer(question.options[0]!); // the only card in hand
  return game;
}

/** A stack for a position. */
export const stack = (side: Seat, at: string, cus: number, more: Position = {}): Plain => ({ side, at, cus, ...more });

/** A card of three operation points without an event for either side to think of first. */
const THREE_OPS = 41;

/**
 * A game in which a seat has just activated a general by a card, and decides on his march.
 * The card is the only one in hand, so that nobody has counter events.
 */
export function marching(
  general: string,
  position: Position,
  { card = THREE_OPS, ...situation }: Situation & { card?: number } = {},
): Game {
  const side: Seat = hamilcarSide(general);
  const hands = (position.hands as Position | undefined) ?? {};
  const own = [card, ...((hands[side] as number[] | undefined) ?? [])];
  const game = gameAt({ active: side, ...position, hands: { rome: [], carthage: [], ...hands, [side]: own } }, situation);
  answerWhile(game, { "play-card": `card:${card}`, "use-card": "activate", activate: `general:${general}` });
  return game;
}
const hamilcarSide = (general: string): Seat =>
  ["hanno", "gisco", "hamilcar", "hasdrubal", "carthalo", "adherbal", "himilco", "xanthippus", "barca"].includes(general)
    ? "carthage"
    : "rome";

/** Gives answers one after the other, each with the prompt it is for, so that a test reads like the course of play. */
export function play(game: Game, ...steps: [prompt: string, answer: Answer][]): Game {
  for (const [prompt, answer] of steps) {
    expect(game.question?.prompt, `before answering ${JSON.stringify(answer)}`).toBe(`hamilcar.${prompt}`);
    game.answer(answer);
  }
  return game;
}

/** Answers as long as the prompt is one of those given. */
export function answerWhile(game: Game, answers: Readonly<Record<string, Answer>>): Game {
  for (let i = 0; i < 50; i++) {
    const prompt = game.question?.prompt.slice("hamilcar.".length);
    if (prompt === undefined || !Object.hasOwn(answers, prompt)) return game;
    game.answer(answers[prompt]!);
  }
  throw new Error("the same questions come again and again");
}

/** Every window for counter events that comes next is passed, and dice are rolled. */
export const passWindows = (game: Game): Game =>
  answerWhile(game, {
    "bad-weather": "pass",
    "storms-at-sea": "pass",
    "cruel-sea": "pass",
    "cancel-event": "pass",
    "corvus-now": "pass",
    "battle-cards": "pass",
    "elephant-fright": "pass",
    spy: "pass",
    triumph: "pass",
    spoils: "pass",
    "price-of-failure": "pass",
    evasion: "roll",
    roll: "roll",
    "flee-danger": "pass",
  });

export const prompt = (game: Game): string | undefined => game.question?.prompt.slice("hamilcar.".length);

/** The options of the pending question, which must be a choice (or a pick) for the given prompt. */
export function options(game: Game, expected: string): readonly string[] {
  const question = game.question;
  expect(question?.prompt).toBe(`hamilcar.${expected}`);
  if (question?.kind !== "choose" && question?.kind !== "pick") throw new Error(`${expected} is no choice`);
  return question.options;
}

/** Why something is not among the options of the pending question. */
export function whyNot(game: Game, id: string): string | undefined {
  const reason = game.question?.whyNot?.(id);
  return reason?.why.slice("hamilcar.why.".length);
}

/** Log events with a key, as their parameters. */
export const logged = (game: Game, event: string) =>
  (game.log ?? []).filter((entry) => entry.event === `hamilcar.log.${event}`).map(({ params }) => params ?? {});

/** The dice levels of the first battle (13.3). */
export function levelsOf(game: Game): Partial<Record<Seat, Plain>> | undefined {
  const levels = logged(game, "level").slice(0, 2);
  if (levels.length < 2) return undefined;
  return Object.fromEntries(levels.map(({ seat, level }) => [String(seat).slice("seat:".length), level!]));
}

// Looking at the board

const post = (name: string): number =>
  name === "at-sea" ? AT_SEA : name.startsWith("inside:") ? insideOf(space(name.slice("inside:".length))) : space(name);

export const cus = (game: Game, side: Seat, at: string): number => cusAt(game.state, side, post(at));
export const elephants = (game: Game, at: string): number => game.state.elephants[post(at)]!;
export const supply = (game: Game, side: Seat, at: string): number => game.state.supply[side][post(at)]!;
export const isAt = (game: Game, general: string, at: string): boolean =>
  game.state.generals[generalNumber(general)] === post(at);
export const where = (game: Game, general: string): number => game.state.generals[generalNumber(general)]!;
export function owner(game: Game, at: string): Seat | "nobody" | "tribe" {
  const code = game.state.control[space(at)];
  return code === CODE.rome
    ? "rome"
    : code === CODE.carthage
      ? "carthage"
      : code === TRIBE
        ? "tribe"
        : code === NOBODY
          ? "nobody"
          : "tribe";
}
export const siegeAt = (game: Game, at: string): number => game.state.siege[space(at)]!;

/** The units that march; `before` is how much farther they have come than their general with the same card (7.1). */
export const columns = ({ state: { march } }: Game) =>
  march!.columns.map(({ cus, elephants, supply, moved }) => ({ cus, elephants, supply, before: moved - march!.used }));
