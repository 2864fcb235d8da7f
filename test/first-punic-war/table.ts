import {
  type Answer,
  forceDice,
  type Header,
  headerFor,
  type LogEntry,
  onlyAnswer,
  type Plain,
  type Play,
  type Question,
  refusal,
  Session,
  Table,
} from "../../src/engine/index.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { MAP } from "../../src/games/first-punic-war/rules/map.ts";
import type { State } from "../../src/games/first-punic-war/rules/state.ts";
import { unitNamed } from "../../src/games/first-punic-war/rules/units.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";

type Options = Header["options"];

/** A new game at the set-up of a scenario. */
export const newGame = (scenario = "I", options: Options = {}, seed = "test"): Session<State, Plain, Seat> =>
  Session.begin(firstPunicWar, headerFor(firstPunicWar, { scenario, options, seed }));

/** Units as "R-legion-1 3010 veteran" or "C-marine-1 on C-fleet-1". */
function unitsOf(lines: readonly string[]): Record<string, Record<string, Plain>> {
  const units: Record<string, Record<string, Plain>> = {};
  for (const line of lines) {
    const [id, at, more] = line.split(" ");
    if (at === "on") units[id!] = { at: units[more!]!.at!, aboard: more! };
    else units[id!] = { at: at!, ...(more && { [more]: true }) };
  }
  return units;
}

/** A position with these units; if nothing else is said, Rome conducts operations on turn 2 and both sides have 10 AP. */
const positionOf = (lines: readonly string[], more: Record<string, Plain>): Plain => ({
  turn: 2,
  phase: "operations",
  first: "rome",
  side: "rome",
  ap: { rome: 10, carthage: 10 },
  crisis: null,
  units: unitsOf(lines),
  ...more,
});

const header = (scenario: string, options: Options): Header => headerFor(firstPunicWar, { scenario, options, seed: "test" });

/** A game from such a position. */
export const situation = (
  lines: readonly string[],
  more: Record<string, Plain> = {},
  options: Options = {},
  scenario = "II",
): Session<State, Plain, Seat> => Session.fromPosition(firstPunicWar, header(scenario, options), positionOf(lines, more));

/** Such a position on a table, to try single rules with dice that are known. */
export function tableWith(
  lines: readonly string[],
  dice: readonly number[] = [],
  more: Record<string, Plain> = {},
  options: Options = {},
  scenario = "II",
): Table<State> & { log: LogEntry[] } {
  const state = firstPunicWar.readPosition(positionOf(lines, more), header(scenario, options));
  forceDice(state.chance, dice);
  return new Table(state, []) as Table<State> & { log: LogEntry[] };
}

/** Runs a piece of play with the answers it asks for; returns its result and the prompts. */
export function run<T>(piece: Play<T>, ...answers: Answer[]): { result: T; prompts: string[]; questions: Question[] } {
  const questions: Question[] = [];
  let step = piece.next();
  for (const answer of answers) {
    if (step.done) throw new Error("the rules asked less than expected");
    questions.push(step.value);
    const no = refusal(step.value, answer);
    if (no) throw new Error(`${step.value.prompt}: ${no.sentence}`);
    step = piece.next(answer);
  }
  if (!step.done) throw new Error(`the rules ask more: ${step.value.prompt}`);
  return { result: step.value, prompts: questions.map((question) => question.prompt.slice(4)), questions };
}

/** The powers, all neutral but for those named. */
export const powers = (others: Record<string, string> = {}): Plain => ({
  syracusa: "neutral",
  massilia: "neutral",
  gauls: "neutral",
  iberians: "neutral",
  numidia: "neutral",
  mercenaries: "neutral",
  ...others,
});

/** Questions about hidden forces that are asked even if there is only one answer. */
const FORCED = new Set(
  [
    "choose-force-hex choose-force choose-fleet-hex choose-fleets choose-leader-hex choose-joining choose-attackers",
    "move embark embark-on debark boost camp deploy levy demobilize-more demobilize hungry-units part",
    "react-kind flagship react-force colonize setup-embark setup-embark-unit",
  ]
    .join(" ")
    .split(" ")
    .map((name) => `fpw.${name}`),
);

/** Answers what has only one answer, as a page would. */
function settle(game: Session<State, Plain, Seat>): void {
  while (game.question && FORCED.has(game.question.prompt)) {
    const only = onlyAnswer(game.question);
    if (only === undefined) return;
    game.answer(only);
  }
}

/** Gives answers one after the other, each to the prompt it is meant for. */
export function play(game: Session<State, Plain, Seat>, ...answers: readonly [prompt: string, answer: Answer][]): void {
  for (const [prompt, answer] of answers) {
    if (game.question?.prompt !== `fpw.${prompt}`) settle(game);
    if (game.question?.prompt !== `fpw.${prompt}`)
      throw new Error(`expected the prompt ${prompt}, but the game asks ${game.question?.prompt}`);
    game.answer(answer);
    settle(game);
  }
}

export function prompt(game: Session<State, Plain, Seat>): string | undefined {
  settle(game);
  return game.question?.prompt;
}

/** The ids that the pending question offers. */
export function options(game: Session<State, Plain, Seat>): readonly string[] {
  settle(game);
  const question = game.question as Question;
  if (question.kind === "allocate") return question.items.map((item) => item.id);
  return question.kind === "amount" ? [] : question.options;
}

/** The hexes among them, without their prefix. */
export const hexes = (game: Session<State, Plain, Seat>): string[] =>
  options(game).flatMap((id) => (id.startsWith("hex:") ? [id.slice(4)] : []));

/** Where a unit is: a hex, "available" or "gone". */
export function where(game: Session<State, Plain, Seat>, id: string): string {
  const at = game.state.at[unitNamed(id)]!;
  return at >= 0 ? MAP.numbers[at]! : at === -1 ? "available" : "gone";
}

export const isVeteran = (game: Session<State, Plain, Seat>, id: string): boolean => game.state.veteran[unitNamed(id)] === 1;

export const hexAt = (number: string): number => MAP.indexOf.get(number)!;

export const u = (...ids: string[]): string[] => ids.map((id) => `unit:${id}`);

/** The events of the log from an index on. */
export const events = (game: Session<State, Plain, Seat>, from = 0): string[] =>
  game.log!.slice(from).map((entry) => entry.event);

/** The last entry of a kind in the log. */
export const lastNote = (game: Session<State, Plain, Seat>, event: string) =>
  game.log!.findLast((entry) => entry.event === `fpw.${event}`);

/** Chooses a land force. With one hex or one unit to choose from nothing is asked. */
export function landForce(game: Session<State, Plain, Seat>, hex: string, ...ids: string[]): void {
  play(game, ["choose-operation", "op:land"]);
  if (prompt(game) === "fpw.choose-force-hex") game.answer(`hex:${hex}`);
  if (prompt(game) === "fpw.choose-force") game.answer(u(...ids));
  settle(game);
}

/** The same for fleets. */
export function navalForce(game: Session<State, Plain, Seat>, hex: string, ...ids: string[]): void {
  play(game, ["choose-operation", "op:naval"]);
  if (prompt(game) === "fpw.choose-fleet-hex") game.answer(`hex:${hex}`);
  if (prompt(game) === "fpw.choose-fleets") game.answer(u(...ids));
  settle(game);
}

/** Attacks from where the force stands, without moving, on the battle table if there is a choice. */
export function attack(game: Session<State, Plain, Seat>, target: string, table = "battle"): void {
  if (prompt(game) === "fpw.move" || prompt(game) === "fpw.sail") game.answer("stop");
  play(game, ["attack", `hex:${target}`]);
  if (prompt(game) === "fpw.choose-attackers") game.answer(options(game));
  if (prompt(game) === "fpw.choose-table") game.answer(`table:${table}`);
  settle(game);
}
