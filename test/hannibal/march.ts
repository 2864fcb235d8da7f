import { expect } from "vitest";
import { chanceFrom, randomAnswer } from "../../src/engine/index.ts";
import { cusAt, elephantsAt, generalsAt } from "../../src/games/hannibal/rules/forces.ts";
import { GENERALS } from "../../src/games/hannibal/rules/generals.ts";
import { POST_OPTIONS, postNamed } from "../../src/games/hannibal/rules/map.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { type Game, passWindows, play } from "./table.ts";

// Stacks, and generals on the way, in few words

/** A stack: its place (`capua`, `inside:capua`), its CUs and its generals, the commander first. */
export const rome = (at: string, cus: number, ...generals: string[]) => ({ side: "rome", at, cus, generals });
export const carthage = (at: string, cus: number, ...generals: string[]) => ({ side: "carthage", at, cus, generals });

const postAt = (at: string): number => postNamed(at.includes(":") ? at : `space:${at}`);

export const cusOf = (game: Game, seat: Seat, at: string): number => cusAt(game.state, seat, postAt(at));
export const elephantsOf = (game: Game, at: string): number => elephantsAt(game.state, "carthage", postAt(at));

/** The generals of a seat at a place, the commander first. */
export const generalsOf = (game: Game, seat: Seat, at: string): string[] =>
  generalsAt(game.state, seat, postAt(at))
    .sort((a, b) => game.state.commands[b]! - game.state.commands[a]!)
    .map((general) => GENERALS[general]!.id);

/** Where a general is: the id of his post, or nothing if he is not on the map. */
export function whereIs(game: Game, general: string): string | undefined {
  const post = game.state.generals[GENERALS.findIndex(({ id }) => id === general)]!;
  return post < 0 ? undefined : POST_OPTIONS[post]!.replace("space:", "");
}

export const asks = (game: Game, prompt: string): boolean => game.question?.prompt === `hannibal.${prompt}`;

interface Party {
  staff?: string[];
  cus?: number;
  elephants?: number;
  train?: number;
  use?: string;
}

/** Plays a card to move a general, and says who goes with him. */
export function setOut(game: Game, card: number, general: string, party: Party = {}): Game {
  play(game, ["play-card", `card:${card}`], ["use-card", party.use ?? "move"]);
  return activate(game, general, party);
}

/** The next general of a campaign. What has only one answer is not asked. */
export function activate(game: Game, general: string, { staff = [], cus = 0, elephants = 0, train = 0 }: Party = {}): Game {
  if (asks(game, "activate")) game.answer(`general:${general}`);
  if (asks(game, "take.generals")) game.answer(staff.map((id) => `general:${id}`));
  if (asks(game, "take.cus")) {
    const kinds = game.question?.kind === "allocate" ? game.question.items.map(({ id }) => id) : [];
    game.answer(Object.fromEntries(Object.entries({ cus, elephants, train }).filter(([id]) => kinds.includes(id))));
  }
  expect(GENERALS[game.state.march!.general]!.id).toBe(general);
  return game;
}

/** Marches from space to space; nobody plays a counter event. */
export function march(game: Game, ...spaces: string[]): Game {
  for (const id of spaces) passWindows(play(game, ["march", id.includes(":") ? id : `space:${id}`]));
  return game;
}

/** Ends the march where it stands. */
export const stop = (game: Game): Game => play(game, ["march", "stop"]);

/** Fights a battle that the original attacker wins: he plays whatever comes first and nobody answers it. */
export function win(game: Game): Game {
  while (game.state.battle) {
    const question = game.question!;
    if (question.prompt === "hannibal.match") game.answer("concede");
    else if (question.kind === "choose") game.answer(question.options.includes("no") ? "no" : question.options[0]!);
    else if (question.kind === "pick") game.answer(question.options.slice(0, question.min));
    else game.answer(randomAnswer(question, chanceFrom("battle")));
  }
  return game;
}
